"""Small widgets of the project's own: mouse, wheel and keyboard, one visible focus, reasons where disabled."""
