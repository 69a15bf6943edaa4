"""The kernel: frames, choices, actions, states. It knows no game and does no input or output."""
from __future__ import annotations

from orrery.kernel.actions import Action, Done, Pass, Vocabulary
from orrery.kernel.frames import Choice, Frame, Sequence, Step, Together, Window
from orrery.kernel.game import Game
from orrery.kernel.messages import Clause, DeadEnd, Event, IllegalAction, Outcome, Refusal, Ruling, refuse
from orrery.kernel.options import Option, Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import NOBODY, State

__all__ = [
    "NOBODY",
    "Action",
    "Choice",
    "Clause",
    "DeadEnd",
    "Done",
    "Event",
    "Frame",
    "Game",
    "IllegalAction",
    "Option",
    "Outcome",
    "Pass",
    "Refusal",
    "Rng",
    "Ruling",
    "Sequence",
    "State",
    "Step",
    "Together",
    "Value",
    "Vocabulary",
    "Window",
    "refuse",
]
