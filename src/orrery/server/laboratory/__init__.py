"""Experiments: games between bots in the background, before a change of content against after it."""

from __future__ import annotations
