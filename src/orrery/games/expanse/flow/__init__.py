"""The course of the game, one file per chapter of the rulebook."""

from __future__ import annotations
