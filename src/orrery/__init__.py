"""Orrery: space strategy board games with every rule enforced, for people, bots and researchers.

>>> import orrery
>>> state = orrery.game("connect_four").new(seats=2, seed=7)
>>> state.play("drop d")
>>> state.seat, [str(action) for action in state.actions()][:2]
(1, ['drop a', 'drop b'])
"""

from __future__ import annotations

from orrery.kernel import Action, Game, IllegalAction, Outcome, Refusal, Rng, State
from orrery.records import Record, replay
from orrery.registry import game, games

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "Outcome",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "game",
    "games",
    "replay",
]
