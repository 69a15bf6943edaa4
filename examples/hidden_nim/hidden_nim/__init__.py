"""Nim with a pile under a cup."""

from __future__ import annotations

from hidden_nim.game import GAME

__all__ = ["GAME"]
