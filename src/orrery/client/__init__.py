"""A client for programs: the messages of the protocol, and connections to a server's tables."""

from __future__ import annotations

from orrery.client.client import Client
from orrery.client.connection import Live, ServerError

__all__ = ["Client", "Live", "ServerError"]
