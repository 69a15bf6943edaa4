"""A worker that wants more memory than it may take."""

from __future__ import annotations

from orrery.server.workers.program import serve


def greedy(_message: bytes) -> bytes:
    """What happens."""
    try:
        return bytes(2 << 30)[:1]
    except MemoryError:
        return b"MemoryError"


if __name__ == "__main__":
    serve(greedy)
