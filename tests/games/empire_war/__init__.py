"""The Empire War."""
