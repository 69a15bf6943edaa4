"""The position: four piles, the last of them under a cup."""

from __future__ import annotations

from orrery.kernel import State

CUP = 3


class NimState(State):
    """How many stones lie in each pile, whether the cup still covers the last one, and who has looked under it."""

    __slots__ = ("covered", "peeked", "piles")
    columns = ("piles", "covered", "peeked")
    piles: bytearray
    covered: int
    peeked: bytearray


def knows_cup(state: NimState, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) knows the pile under the cup."""
    return not state.covered or (seat is not None and state.peeked[seat] == 1)
