"""Rows of bytes for machine learning, written in place, many games in one buffer."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from orrery.kernel.columns import Row
from orrery.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class RowWriter:
    """Writes what a seat may know into a row, every entry that can vary; `scale` gives the value that counts as 1."""

    def __init__(self, scale: tuple[float, ...]) -> None:
        self.scale = scale
        self.size: i64 = len(scale)

    def write(self, state: State, seat: i64, row: Row, at: i64) -> None:
        """Write the numbers of a seat, starting at an index."""
        raise NotImplementedError(f"{type(self).__name__}.write")
