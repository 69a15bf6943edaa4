"""Games of tic-tac-toe to review, and settings of little effort."""

from __future__ import annotations

import orrery
from orrery.kernel import State
from orrery.records import Record
from orrery.review import ReviewSettings

QUICK = ReviewSettings(
    scan=1,
    asked=1,
    worlds=2,
    again=2,
    batch=4,
    closer=4,
    horizon=4,
    far=6,
    suspicious=0.05,
    harmless=0.05,
)


def tictactoe(*cells: str) -> Record:
    """A game of tic-tac-toe."""
    actions = [f"place {cell}" for cell in cells]
    state: State = orrery.game("tictactoe").new()
    for action in actions:
        state.play(action)
    return Record.of(state, 0, actions)
