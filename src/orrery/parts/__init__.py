"""Mechanisms that games share: hexes, paths, decks, dice, tracks, content files."""
