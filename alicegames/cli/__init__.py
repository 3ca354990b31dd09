"""The commands, one a module; a command's module is imported when it is called."""
