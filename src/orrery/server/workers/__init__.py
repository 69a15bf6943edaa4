"""Worker processes of the server, so that nothing blocks its event loop."""

from __future__ import annotations
