"""Losses: ships that events and abilities remove (expanse:events.2, rocinante.6)."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from orrery.games.expanse.actions import KILL, Kill
from orrery.games.expanse.effects import hit_ship
from orrery.games.expanse.flow.filters import orbit_refusal, orbits_reached
from orrery.games.expanse.flow.operation import DistinctChoice
from orrery.games.expanse.operations import BY_FACTION, BY_ORBIT, DISTINCT, ENEMY, OWNERS, SELF, Aimed, Line
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BATTLESHIP, FACTIONS, KINDS, ORBITS, Faction, Kind, Orbit, Seat
from orrery.kernel import Action, Done, Refusal, refuse
from orrery.parts.operations import flag, word


def add_ships(
    state: ExpanseState, options: list[Action], row: Sequence[Action], faction: Faction, orbit: Orbit
) -> None:
    """Add an action for every kind of ship that a faction has in an orbit."""
    for kind in state.tables.kinds[faction]:
        if state.ships[kind * 36 + orbit * 4 + faction]:
            options.append(row[kind])


def hits_left(state: ExpanseState, faction: Faction, orbit: Orbit) -> i64:
    """How many hits the enemies of a faction can take in an orbit."""
    hits: i64 = 0
    for other in range(4):
        if other != faction:
            for kind in state.tables.kinds[other]:
                hits += state.ships[kind * 36 + orbit * 4 + other] * (2 if kind == BATTLESHIP else 1)
    return hits


class RemoveShips(Aimed):
    """Remove ships; `short` leaves enemies for the operation after it (expanse:events.2)."""

    __slots__ = ("owner", "short", "tally")
    verb = "kill"
    keys = (
        *Aimed.keys,
        word("of", "enemy", OWNERS, ["any", "enemy", "self"]),
        word("distinct", "", DISTINCT, ["", "orbit", "faction"]),
        flag("tally"),
        flag("short"),
    )
    worth = 0.8

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.owner: int = line.number("of")
        #: Whether it is done once more for each that the operations before have counted.
        self.tally: bool = line.flag("tally")
        self.short: bool = line.flag("short")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        count = self.count + state.tally if self.tally else self.count
        if count:
            state.push(ChooseKill(seat, number, count, 0))


class ChooseKill(DistinctChoice):
    """An event removes fleets (expanse:events.2, rocinante.6)."""

    __slots__ = ()
    accepts = (Kill, Done)
    duty = "must-kill"

    def targets(self, state: ExpanseState, faction: Faction, operation: RemoveShips) -> list[Action]:
        owner = operation.owner
        options: list[Action] = []
        for orbit in orbits_reached(state, faction, operation, self.used):
            if operation.short and state.tally + 1 >= hits_left(state, faction, orbit):
                continue
            for other in range(4):
                if (owner == ENEMY and other == faction) or (owner == SELF and other != faction):
                    continue
                if operation.distinct == BY_FACTION and self.used >> other & 1:
                    continue
                add_ships(state, options, KILL[orbit][other], other, orbit)
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: RemoveShips, action: Kill
    ) -> Refusal | None:
        if operation.owner == ENEMY and action.faction == faction:
            return refuse("expanse:events.2", "enemies-only", orbit=ORBITS[action.orbit])
        if operation.owner == SELF and action.faction != faction:
            return refuse("expanse:events.2", "own-only", orbit=ORBITS[action.orbit])
        if operation.distinct == BY_FACTION and self.used >> action.faction & 1:
            return refuse("expanse:events.2", "other-faction-needed", faction=FACTIONS[action.faction])
        refusal = orbit_refusal(state, faction, operation, action.orbit, self.used)
        if refusal is None:
            refusal = ship_refusal(state, action.faction, action.kind, action.orbit)
        if refusal is None and operation.short and state.tally + 1 >= hits_left(state, faction, action.orbit):
            refusal = refuse("expanse:events.2", "too-few-enemies", orbit=ORBITS[action.orbit])
        return refusal

    def carry_out(self, state: ExpanseState, operation: RemoveShips, action: Kill) -> None:
        state.focus_orbit = action.orbit
        if operation.owner == SELF:
            state.tally += 1
        if self.left > 1:
            used = self.used
            if operation.distinct == BY_FACTION:
                used |= 1 << action.faction
            elif operation.distinct == BY_ORBIT:
                used |= 1 << action.orbit
            state.push(ChooseKill(self.seat, self.operation, self.left - 1, used))
        hit_ship(state, action.faction, action.kind, action.orbit)


def ship_refusal(state: ExpanseState, faction: Faction, kind: Kind, orbit: Orbit) -> Refusal | None:
    """Why there is no such ship to hit in an orbit; the Rocinante is none (expanse:rocinante.6)."""
    if state.ships[kind * 36 + orbit * 4 + faction]:
        return None
    if state.rocinante == faction and state.rocinante_orbit == orbit and state.shipping[orbit * 4 + faction] == 1:
        return refuse("expanse:rocinante.6", "rocinante-stays", orbit=ORBITS[orbit])
    there = FACTIONS[faction]
    return refuse("expanse:events.2", "no-such-enemy", kind=KINDS[kind], orbit=ORBITS[orbit], faction=there)
