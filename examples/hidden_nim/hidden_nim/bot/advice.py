"""What a captain plays: the action that wins for most of the stones that may lie under the cup."""

from __future__ import annotations

from functools import cache

from hidden_nim.actions import Lift, Take
from hidden_nim.state import CUP, NimState, knows_cup


def advise(state: NimState) -> list[float]:
    """For each action, the share of the believable positions in which it wins against an opponent who knows all."""
    assert state.seat is not None
    seat, covered = state.seat, state.covered
    sizes = [state.piles[CUP]] if knows_cup(state, seat) else range(1, int(state.options["cup"]) + 1)
    own, other = state.peeked[seat], state.peeked[1 - seat]
    weights = []
    for action in state.pending:
        won = 0
        for size in sizes:
            piles = [*state.piles[:CUP], size]
            if isinstance(action, Take):
                piles[action.pile] -= action.count
                won += not can_win(tuple(piles), covered, other, own)
            elif isinstance(action, Lift):
                won += not can_win(tuple(piles), 0, other, own)
            else:
                won += not can_win(tuple(piles), covered, other, 1)
        weights.append(won / len(sizes))
    return weights


@cache
def can_win(piles: tuple[int, ...], covered: int, own: int, other: int) -> bool:
    """Whether the seat to move wins if both know the whole position; `own` and `other`: who has peeked."""
    for pile in range(CUP if covered else CUP + 1):
        for left in range(piles[pile]):
            if not can_win((*piles[:pile], left, *piles[pile + 1 :]), covered, other, own):
                return True
    if not covered:
        return False
    return not can_win(piles, 0, other, own) or (not own and not can_win(piles, covered, other, 1))
