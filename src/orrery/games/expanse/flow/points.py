"""Action points: moves, influence, building and the factions' own abilities (expanse:actions.1, actions.2)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.expanse.actions import (
    DONE,
    Build,
    Experiment,
    Incite,
    Infect,
    Launch,
    Move,
    Place,
    PlaceDiplomat,
    Ram,
    Strike,
    Unleash,
)
from orrery.games.expanse.board import can_place_with_points, is_open, placeable_bases, reach
from orrery.games.expanse.effects import build_ship
from orrery.games.expanse.flow.abilities import ability_options, ability_refusal, use_ability
from orrery.games.expanse.flow.building import home_builds, home_refusal
from orrery.games.expanse.flow.influence import piece_refusal, place_piece, placements
from orrery.games.expanse.flow.movement import move_group, move_refusal
from orrery.games.expanse.operations import NO_OPERATION, Line, Operation
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, ORBITS, Base, Faction, Seat
from orrery.kernel import Action, Choice, Done, Refusal, refuse
from orrery.parts.operations import number


class TakeActions(Operation):
    """Take actions for so many action points (expanse:events.2)."""

    __slots__ = ()
    verb = "act"
    keys = (number("points", None, 1),)
    worth = 1.0

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.uses = line.number("points")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        state.push(SpendPoints(seat, self.uses))


class SpendPoints(Choice[ExpanseState]):
    """Each action costs one point; points that are left over are lost (expanse:action-points.1, action-points.2)."""

    __slots__ = ("left",)
    clause = "expanse:actions.1"
    accepts = (
        Move,
        Place,
        PlaceDiplomat,
        Build,
        Strike,
        Unleash,
        Ram,
        Incite,
        Infect,
        Experiment,
        Launch,
        Done,
    )

    def __init__(self, seat: Seat, left: i64) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: ExpanseState) -> list[Action]:
        tables = state.tables
        faction = state.faction[self.seat]
        options: list[Action] = []
        shipping = state.shipping
        moves = tables.moves[reach(state, faction)]
        for orbit in range(9):
            count = shipping[orbit * 4 + faction]
            if count:
                options += moves[orbit][count]
        options += placements(state, faction, placeable_bases(state, faction), NO_OPERATION)
        options += home_builds(state, faction)
        if state.technology:
            ability_options(state, faction, options)
        options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        if isinstance(action, Move):
            return move_refusal(state, faction, action, reach(state, faction), NO_OPERATION)
        if isinstance(action, Place | PlaceDiplomat):
            return self.placement_refusal(state, faction, action, action.base)
        if isinstance(action, Build):
            return home_refusal(state, faction, action)
        return None if action is DONE else ability_refusal(state, faction, action)

    def placement_refusal(self, state: ExpanseState, faction: Faction, action: Action, base: Base) -> Refusal | None:
        """Why influence cannot be put on a base (expanse:actions.influence.1, two-player.3)."""
        if not is_open(state, base):
            return refuse("expanse:two-player.3", "base-out-of-play", base=BASES[base])
        if not can_place_with_points(state, faction, base):
            orbit = ORBITS[state.tables.base_orbit[base]]
            return refuse("expanse:actions.influence.1", "no-fleet-in-orbit", base=BASES[base], orbit=orbit)
        return piece_refusal(state, faction, action, base, NO_OPERATION)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if action is DONE:
            return
        if self.left > 1:
            state.push(SpendPoints(self.seat, self.left - 1))
        if isinstance(action, Move):
            move_group(state, self.seat, action, NO_OPERATION)
        elif isinstance(action, Place | PlaceDiplomat):
            place_piece(state, self.seat, action, NO_OPERATION)
        elif isinstance(action, Build):
            build_ship(state, state.faction[self.seat], action.kind, action.orbit)
        else:
            use_ability(state, self.seat, action)
