"""The rulebook's chapters as frames."""
