"""The kernel: frames, choices, actions, states. It knows no game and does no input or output."""

from __future__ import annotations

from orrery.kernel.actions import Action, Done, Pass, Vocabulary
from orrery.kernel.columns import (
    ByteColumn,
    Column,
    Floats,
    LongColumn,
    Pile,
    Selection,
    SharedColumn,
    ShortColumn,
    SignedColumn,
    Table,
    added,
    changed,
    column,
    filled,
    find,
    floats,
    gathered,
    packed,
    selection,
    table,
    taken,
)
from orrery.kernel.frames import Choice, Frame, Sequence, Step, Together, Window, upcoming
from orrery.kernel.game import Game
from orrery.kernel.messages import Clause, DeadEnd, Event, IllegalAction, Outcome, PartMatch, Refusal, Ruling, refuse
from orrery.kernel.options import Option, Value
from orrery.kernel.rng import Rng
from orrery.kernel.state import NOBODY, State

__all__ = [
    "NOBODY",
    "Action",
    "ByteColumn",
    "Choice",
    "Clause",
    "Column",
    "DeadEnd",
    "Done",
    "Event",
    "Floats",
    "Frame",
    "Game",
    "IllegalAction",
    "LongColumn",
    "Option",
    "Outcome",
    "PartMatch",
    "Pass",
    "Pile",
    "Refusal",
    "Rng",
    "Ruling",
    "Selection",
    "Sequence",
    "SharedColumn",
    "ShortColumn",
    "SignedColumn",
    "State",
    "Step",
    "Table",
    "Together",
    "Value",
    "Vocabulary",
    "Window",
    "added",
    "changed",
    "column",
    "filled",
    "find",
    "floats",
    "gathered",
    "packed",
    "refuse",
    "selection",
    "table",
    "taken",
    "upcoming",
]
