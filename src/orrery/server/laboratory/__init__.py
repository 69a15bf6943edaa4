"""Experiments: games between bots in the background, comparing the content before and after a change."""

from __future__ import annotations
