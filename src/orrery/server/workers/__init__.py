"""Processes that work for the server, so that nothing holds up its event loop."""

from __future__ import annotations
