"""Learning the value of positions: self-play, a small network, its weights as integers."""
