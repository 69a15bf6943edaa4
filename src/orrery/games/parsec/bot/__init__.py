"""How the bots judge this game: advice, evaluation, reasons and levels."""

from __future__ import annotations
