"""The crew of the Rocinante (expanse:rocinante.8 to rocinante.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import (
    APPROACH,
    BURTON,
    DONE,
    HOLDEN,
    KAMAL,
    KILL,
    Approach,
    Kill,
    Place,
    PlaceDiplomat,
)
from orrery.games.expanse.board import is_open
from orrery.games.expanse.effects import hit_ship, move_ships
from orrery.games.expanse.flow.influence import piece_refusal, place_piece, placements
from orrery.games.expanse.flow.losses import add_ships, ship_refusal
from orrery.games.expanse.operations import NO_OPERATION
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, ORBITS, ROCINANTE, Seat
from orrery.kernel import Action, Choice, Done, Refusal, refuse

ANYWHERE: Final = 3


def use_crew(state: ExpanseState, seat: Seat, member: i64) -> None:
    """Begin what a crew member does."""
    if member == HOLDEN:
        state.push(ChooseHoldenBase(seat))
    elif member == BURTON:
        friends = state.shipping[state.rocinante_orbit * 4 + state.faction[seat]]
        state.push(ChooseCrewKill(seat, friends, "expanse:rocinante.11"))
    elif member == KAMAL:
        state.push(ChooseRocinanteOrbit(seat, ANYWHERE))
    else:
        state.push(ChooseRocinanteOrbit(seat, 1))


class ChooseHoldenBase(Choice[ExpanseState]):
    """James Holden places one influence anywhere (expanse:rocinante.8)."""

    __slots__ = ()
    clause = "expanse:rocinante.8"
    accepts = (Place, PlaceDiplomat, Done)

    def options(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        options = placements(state, faction, list(state.tables.open_bases[state.seats]), NO_OPERATION)
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Place | PlaceDiplomat):
            return refuse("expanse:events.2", "must-place")
        if not is_open(state, action.base):
            return refuse("expanse:two-player.3", "base-out-of-play", base=BASES[action.base])
        return piece_refusal(state, state.faction[self.seat], action, action.base, NO_OPERATION)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if action is not DONE:
            place_piece(state, self.seat, action, NO_OPERATION)


class ChooseRocinanteOrbit(Choice[ExpanseState]):
    """Where Naomi Nagata or Alex Kamal take the Rocinante (expanse:rocinante.9, rocinante.10)."""

    __slots__ = ("reach",)
    clause = "expanse:rocinante.9"
    accepts = (Approach,)

    def __init__(self, seat: Seat, reach: i64) -> None:
        self.seat = seat
        self.reach = reach

    def options(self, state: ExpanseState) -> list[Approach]:
        return [APPROACH[orbit] for orbit in state.tables.reachable[self.reach][state.rocinante_orbit]]

    def why_not(self, state: ExpanseState, action: Approach) -> Refusal | None:
        clause = "expanse:rocinante.10" if self.reach == ANYWHERE else "expanse:rocinante.9"
        if action.orbit == state.rocinante_orbit:
            return refuse(clause, "already-there", orbit=ORBITS[action.orbit])
        if action.orbit not in state.tables.reachable[self.reach][state.rocinante_orbit]:
            return refuse(clause, "too-far", source=ORBITS[state.rocinante_orbit], target=ORBITS[action.orbit])
        return None

    def resolve(self, state: ExpanseState, action: Approach) -> None:
        if self.reach != ANYWHERE:
            state.push(ChooseCrewKill(self.seat, 1, "expanse:rocinante.9"))
        move_ships(state, state.faction[self.seat], ROCINANTE, state.rocinante_orbit, action.orbit, 1)


class ChooseCrewKill(Choice[ExpanseState]):
    """The Rocinante removes enemy fleets from her orbit (expanse:rocinante.9, rocinante.11)."""

    __slots__ = ("left", "rule")
    clause = "expanse:rocinante.11"
    accepts = (Kill, Done)

    def __init__(self, seat: Seat, left: i64, rule: str) -> None:
        self.seat = seat
        self.left = left
        self.rule = rule

    def options(self, state: ExpanseState) -> list[Action]:
        own = state.faction[self.seat]
        orbit = state.rocinante_orbit
        options: list[Action] = []
        for faction in range(4):
            if faction != own:
                add_ships(state, options, KILL[orbit][faction], faction, orbit)
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Kill):
            return refuse(self.rule, "must-kill")
        if action.faction == state.faction[self.seat]:
            return refuse(self.rule, "enemies-only", orbit=ORBITS[action.orbit])
        if action.orbit != state.rocinante_orbit:
            chosen = ORBITS[state.rocinante_orbit]
            return refuse(self.rule, "same-orbit-only", orbit=ORBITS[action.orbit], chosen=chosen)
        return ship_refusal(state, action.faction, action.kind, action.orbit)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Kill):
            if self.left > 1:
                state.push(ChooseCrewKill(self.seat, self.left - 1, self.rule))
            hit_ship(state, action.faction, action.kind, action.orbit)
