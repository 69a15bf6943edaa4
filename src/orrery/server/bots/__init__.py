"""Bots outside the web process."""

from __future__ import annotations
