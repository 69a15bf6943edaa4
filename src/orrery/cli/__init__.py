"""The command line: `orrery`, one module per command."""
