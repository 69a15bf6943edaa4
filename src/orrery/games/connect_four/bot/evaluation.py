"""How well a seat stands: the lines of four that are still open to it, more for each disc in them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.connect_four.bot.advice import LINES

#: What an open line is worth by the discs in it.
WORTH: Final = [0, 1, 4, 16]
#: A lead that counts as half a win.
HALF: Final = 60.0


def lead(own: i64, other: i64) -> float:
    """The lead of one side over the other, from -1 to 1."""
    ahead = 0
    for line in LINES:
        if not line & other:
            ahead += WORTH[int(line & own).bit_count()]
        elif not line & own:
            ahead -= WORTH[int(line & other).bit_count()]
    return ahead / (HALF + abs(ahead))
