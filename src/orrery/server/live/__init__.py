"""Open connections: the WebSocket of a table and the messages sent over it."""

from __future__ import annotations
