"""The program of a worker process: answers messages until its input ends."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable

from orrery.server.workers.process import LENGTH


def limit_memory(most: int) -> None:
    """Limit the memory of this process in bytes."""
    if most and sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def serve(answer: Callable[[bytes], bytes], niceness: int = 0) -> None:
    """Answer every message on the input; printed text goes to the standard error stream."""
    limit_memory(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    with contextlib.suppress(OSError):
        os.nice(niceness)
    messages, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while head := messages.read(LENGTH):
        reply = answer(messages.read(int.from_bytes(head, "big")))
        answers.write(len(reply).to_bytes(LENGTH, "big") + reply)
        answers.flush()
