"""Open connections: the socket of a table and what is sent over it."""

from __future__ import annotations
