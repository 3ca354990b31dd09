"""The log: its lines, how they are shown in the rail and at full height."""
