"""The application: the window, its loop, scenes and what they hear and answer."""
