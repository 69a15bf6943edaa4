"""The course of the game, one file per chapter of the rulebook."""
