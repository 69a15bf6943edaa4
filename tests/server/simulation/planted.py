"""Bugs that are put into the server on purpose, to see whether the simulation finds them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from unittest import mock

Bug = Callable[[contextlib.ExitStack], None]
BUGS: dict[str, Bug] = {}


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The server with a bug, or without one if no name is given."""
    with contextlib.ExitStack() as stack:
        if name:
            BUGS[name](stack)
        yield
