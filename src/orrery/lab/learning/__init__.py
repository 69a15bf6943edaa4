"""Learning what a position is worth: positions from self-play, a small network, its weights in whole numbers."""
