"""What every operation of an event has: its name, the keys it is written with, and what it reaches.

Each operation is one class in `flow/`, beside the choices that it asks for: its docstring says what it does, `keys`
what a card may write, its constructor checks that, and `perform` carries it out. `flow/operations.py` lists them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from orrery.parts import operations
from orrery.parts.operations import Key, flag, number

NO_OPERATION: Final = -1

# Whose pieces an operation is about.
ANY: Final = 0
ENEMY: Final = 1
SELF: Final = 2
EVERY: Final = 3
EVERY_ENEMY: Final = 4
ENEMY_FIRST: Final = 5
OWNERS: Final = {
    "any": ANY,
    "enemy": ENEMY,
    "self": SELF,
    "every": EVERY,
    "every-enemy": EVERY_ENEMY,
    "enemy-first": ENEMY_FIRST,
}
# What must differ between the targets of one operation.
FREELY: Final = 0
BY_BASE: Final = 1
BY_ZONE: Final = 2
BY_ORBIT: Final = 3
BY_FACTION: Final = 4
DISTINCT: Final = {"": FREELY, "base": BY_BASE, "zone": BY_ZONE, "orbit": BY_ORBIT, "faction": BY_FACTION}
# What earlier operation's place a target must share.
SAME_BASE: Final = 1
SAME_ORBIT: Final = 2

# What a key holds besides numbers, flags and words.
ORBIT: Final = "orbit"
FILTER: Final = "filter"
FILTER_OR_NONE: Final = "filter or none"
LIST: Final = "list"
LISTS: Final = "lists"


def part(kind: str, name: str, first: Any = None) -> Key:
    """A key for an orbit, a filter of places, a list of operations or several lists."""
    return Key(kind, name, first, 0, 0, {})


class Reach:
    """A filter of places: what is fixed as lists of bases and orbits, what changes during play as flags."""

    __slots__ = ("bases", "control", "fleet", "influence", "known", "orbits", "same")

    def __init__(self, bases: list[int], orbits: list[int]) -> None:
        #: The bases and orbits that the fixed part lets through, in order.
        self.bases: list[int] = bases
        self.orbits: list[int] = orbits
        #: 0 any, 1 with own influence, 2 without own influence.
        self.influence: int = 0
        self.fleet: bool = False
        #: 0 any, 1 controlled by oneself, 2 by an enemy.
        self.control: int = 0
        self.same: int = 0
        self.known: bool = False


#: What nothing limits.
EVERYWHERE: Final = Reach(list(range(16)), list(range(9)))


class Line(operations.Line):
    """An operation as a card writes it, its words turned into numbers and its lists into numbers of operations."""

    __slots__ = ("lists", "place", "reaches")

    def __init__(self, place: int) -> None:
        super().__init__()
        #: Its place in the list of operations.
        self.place: int = place
        self.reaches: dict[str, Reach] = {}
        self.lists: dict[str, list[int]] = {}


class Operation:
    """One operation of a card; `following` and `branches` are the numbers of other operations."""

    __slots__ = ("branches", "following", "optional", "uses")
    #: What content files call it, and the keys that it is written with.
    verb: ClassVar[str] = ""
    keys: ClassVar[tuple[Key, ...]] = ()
    #: Control points that one use is worth, roughly.
    worth: ClassVar[float] = 0.0
    #: Whether it may show what nobody knew.
    uncovers: ClassVar[bool] = False

    def __init__(self, line: Line) -> None:
        self.following: int = NO_OPERATION
        self.branches: list[int] = []
        self.optional: bool = False
        #: How often it is used, as far as the card says.
        self.uses: int = 1

    def perform(self, state: Any, seat: i64, number: i64) -> None:
        """Carry it out for a seat; `number` is its own number."""
        raise NotImplementedError(f"{type(self).__name__}.perform")


class Counted(Operation):
    """An operation that is done a number of times; `optional` means up to that number."""

    __slots__ = ("count",)
    keys: ClassVar[tuple[Key, ...]] = (number("count", 1), flag("optional"))

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.count: int = line.number("count")
        self.uses = self.count
        self.optional = line.flag("optional")


class Aimed(Counted):
    """A counted operation on the places that `at` lets through; `distinct` says how they must differ."""

    __slots__ = (
        "bases", "control", "distinct", "fleet", "influence", "known", "orbits", "place", "plain", "same",
    )  # fmt: skip
    keys: ClassVar[tuple[Key, ...]] = (*Counted.keys, part(FILTER, "at"))

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.distinct: int = line.numbers.get("distinct", FREELY)
        #: Whether all targets lie on one base.
        self.place: bool = False
        at = line.reaches.get("at", EVERYWHERE)
        self.bases: list[int] = at.bases
        self.orbits: list[int] = at.orbits
        self.influence: int = at.influence
        self.fleet: bool = at.fleet
        self.control: int = at.control
        self.same: int = at.same
        self.known: bool = at.known
        #: Whether nothing that changes during play limits the bases.
        self.plain: bool = not (at.influence or at.fleet or at.control or at.same)
