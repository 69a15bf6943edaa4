"""The flow of a battle, one file per chapter of the rulebook."""
