"""The operations of event cards and factions: each is named, described, checked and encoded here.

`cards.py` and `traits.py` carry out what is encoded as the code of the operation and four numbers.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from orrery.games.parsec import tables as t

#: An operation as its code and four numbers.
CodedOp: TypeAlias = tuple[int, int, int, int, int]
UnitName = Literal["colony", "cargo", "fighter", "transport", "cruiser"]
UnitsName = Literal[
    "colony", "cargo", "fighter", "transport", "cruiser", "small", "large", "military", "vessels", "event"
]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]

#: Kinds of unit as bits, by the names that operations use.
UNITS: Final = {
    **{name: 1 << kind for kind, name in enumerate(t.KINDS)},
    "military": 1 << t.FIGHTER | 1 << t.TRANSPORT | 1 << t.CRUISER,
    "small": 1 << t.CARGO | 1 << t.FIGHTER,
    "large": 1 << t.TRANSPORT | 1 << t.CRUISER,
    "vessels": 1 << t.CARGO | 1 << t.FIGHTER | 1 << t.TRANSPORT | 1 << t.CRUISER,
    "event": 1 << t.EVENT,
}
FORBIDS: Final = {
    "trade": t.NO_TRADE,
    "move": t.NO_MOVE,
    "attack": t.NO_ATTACK,
    "evade": t.NO_EVASION,
    "extract": t.NO_EXTRACTION,
    "pair": t.NO_FIGHT_BETWEEN,
}


class Operation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """One thing that a card or a faction does."""

    def coded(self) -> CodedOp:
        """Its code and four numbers."""
        raise NotImplementedError(f"{type(self).__name__}.coded")


class Stat(Operation, frozen=True, kw_only=True, tag="stat"):
    """Units have more or less attack, defence, range or move; never less than the floor."""

    stat: Literal["attack", "defence", "range", "move"]
    delta: Change = 0
    floor: Amount = 0
    units: UnitsName | None = None

    def coded(self) -> CodedOp:
        return (t.OP_STAT, UNITS[self.units] if self.units else 0, t.STATS.index(self.stat), self.delta, self.floor)


class Price(Operation, frozen=True, kw_only=True, tag="cost"):
    """Units, or event cards, cost more or less."""

    units: UnitsName
    titanium: Change = 0
    energy: Change = 0
    gold: Change = 0

    def coded(self) -> CodedOp:
        return (t.OP_COST, UNITS[self.units], self.titanium, self.energy, self.gold)


class Resale(Operation, frozen=True, kw_only=True, tag="resale"):
    """Event cards are worth more or less at the Space Port."""

    delta: Change = 0

    def coded(self) -> CodedOp:
        return (t.OP_RESALE, self.delta, 0, 0, 0)


class Corsairs(Operation, frozen=True, kw_only=True, tag="corsairs"):
    """Cargos may attack, with more or less attack."""

    delta: Change = 0

    def coded(self) -> CodedOp:
        return (t.OP_CORSAIRS, self.delta, 0, 0, 0)


class Roll(Operation, frozen=True, kw_only=True, tag="roll"):
    """More or less for one side's roll in this strike."""

    side: Literal["attack", "defence"]
    delta: Change = 0

    def coded(self) -> CodedOp:
        return (t.OP_ROLL, 0 if self.side == "attack" else 1, self.delta, 0, 0)


class Spawn(Operation, frozen=True, kw_only=True, tag="spawn"):
    """A unit comes into play for nothing."""

    unit: UnitName

    def coded(self) -> CodedOp:
        return (t.OP_SPAWN, t.KINDS.index(self.unit), 0, 0, 0)


class Destroy(Operation, frozen=True, kw_only=True, tag="destroy"):
    """Units around the target are destroyed unless they roll the save."""

    save: Amount = 0
    radius: Amount = 0
    spare: Literal["nothing", "colony-hexes"] = "nothing"

    def coded(self) -> CodedOp:
        return (t.OP_DESTROY, self.save, self.radius, 1 if self.spare == "colony-hexes" else 0, 0)


class Forbid(Operation, frozen=True, kw_only=True, tag="forbid"):
    """Something cannot be done as long as the event is in force."""

    what: Literal["trade", "move", "attack", "evade", "extract", "pair"]

    def coded(self) -> CodedOp:
        return (t.OP_FORBID, FORBIDS[self.what], 0, 0, 0)


class Cancel(Operation, frozen=True, kw_only=True, tag="cancel"):
    """An attack or an event does not take place."""

    what: Literal["attack", "event"]

    def coded(self) -> CodedOp:
        return (t.OP_CANCEL, 0 if self.what == "attack" else 1, 0, 0, 0)


class Amounted(Operation, frozen=True, kw_only=True):
    """An operation that takes an amount at most."""

    amount: Amount = 0


class Ratio(Amounted, frozen=True, kw_only=True, tag="ratio"):
    """The Space Port takes so many resources for one."""

    def coded(self) -> CodedOp:
        return (t.OP_RATIO, self.amount, 0, 0, 0)


class Transit(Amounted, frozen=True, kw_only=True, tag="transit"):
    """Nobody need be asked for passage."""

    def coded(self) -> CodedOp:
        return (t.OP_TRANSIT, self.amount, 0, 0, 0)


class Draw(Amounted, frozen=True, kw_only=True, tag="draw"):
    """Draw so many event cards."""

    def coded(self) -> CodedOp:
        return (t.OP_DRAW, self.amount, 0, 0, 0)


class Plunder(Amounted, frozen=True, kw_only=True, tag="plunder"):
    """Every unit destroyed in combat brings so many random resources of its owner."""

    def coded(self) -> CodedOp:
        return (t.OP_PLUNDER, self.amount, 0, 0, 0)


class Bounty(Amounted, frozen=True, kw_only=True, tag="bounty"):
    """A kill brings so many resources of choice."""

    def coded(self) -> CodedOp:
        return (t.OP_BOUNTY, self.amount, 0, 0, 0)


class Scout(Amounted, frozen=True, kw_only=True, tag="scout"):
    """Buy an event by looking at so many cards and keeping one."""

    def coded(self) -> CodedOp:
        return (t.OP_SCOUT, self.amount, 0, 0, 0)


class Treaty(Amounted, frozen=True, kw_only=True, tag="treaty"):
    """Whoever has traded with the seat since its last turn cannot attack it."""

    def coded(self) -> CodedOp:
        return (t.OP_TREATY, self.amount, 0, 0, 0)


class AsteroidYield(Amounted, frozen=True, kw_only=True, tag="asteroid-yield"):
    """On one's own roll every cargo on an asteroid extracts so many more."""

    def coded(self) -> CodedOp:
        return (t.OP_ASTEROID_YIELD, self.amount, 0, 0, 0)


class PlanetYield(Amounted, frozen=True, kw_only=True, tag="planet-yield"):
    """The chosen planet pays so many more."""

    def coded(self) -> CodedOp:
        return (t.OP_PLANET_YIELD, self.amount, 0, 0, 0)


class RollYield(Amounted, frozen=True, kw_only=True, tag="roll-yield"):
    """One's own roll brings so many more resources of choice whenever it pays."""

    def coded(self) -> CodedOp:
        return (t.OP_ROLL_YIELD, self.amount, 0, 0, 0)


class Exchanges(Amounted, frozen=True, kw_only=True, tag="exchanges"):
    """So many exchanges at the Space Port without docking."""

    def coded(self) -> CodedOp:
        return (t.OP_EXCHANGES, self.amount, 0, 0, 0)


class Gain(Amounted, frozen=True, kw_only=True, tag="gain"):
    """Take so many of the chosen resource."""

    def coded(self) -> CodedOp:
        return (t.OP_GAIN, self.amount, 0, 0, 0)


class Spy(Amounted, frozen=True, kw_only=True, tag="spy"):
    """Look at the cards of the chosen seat."""

    def coded(self) -> CodedOp:
        return (t.OP_SPY, self.amount, 0, 0, 0)


class StealResource(Amounted, frozen=True, kw_only=True, tag="steal-resource"):
    """Take so many resources at random from the chosen seat."""

    def coded(self) -> CodedOp:
        return (t.OP_STEAL_RESOURCE, self.amount, 0, 0, 0)


class StealEvent(Amounted, frozen=True, kw_only=True, tag="steal-event"):
    """Take so many event cards at random from the chosen seat."""

    def coded(self) -> CodedOp:
        return (t.OP_STEAL_EVENT, self.amount, 0, 0, 0)


class Jump(Amounted, frozen=True, kw_only=True, tag="jump"):
    """A vessel evades by a jump over everything."""

    def coded(self) -> CodedOp:
        return (t.OP_JUMP, self.amount, 0, 0, 0)


class Block(Amounted, frozen=True, kw_only=True, tag="block"):
    """The chosen hex is barred."""

    def coded(self) -> CodedOp:
        return (t.OP_BLOCK, self.amount, 0, 0, 0)


class Seize(Amounted, frozen=True, kw_only=True, tag="seize"):
    """Take over the chosen vessel."""

    def coded(self) -> CodedOp:
        return (t.OP_SEIZE, self.amount, 0, 0, 0)


Op: TypeAlias = (
    Stat | Price | Resale | Corsairs | Roll | Spawn | Destroy | Forbid
    | Cancel | Ratio | Transit | Draw | Plunder | Bounty | Scout | Treaty
    | AsteroidYield | PlanetYield | RollYield | Exchanges | Gain | Spy | StealResource | StealEvent
    | Jump | Block | Seize
)  # fmt: skip
