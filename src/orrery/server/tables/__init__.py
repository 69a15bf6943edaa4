"""Tables in play: who sits where, the position, and every change to them."""

from __future__ import annotations
