"""Building: removed ships come back to the map (expanse:actions.build.1 to actions.build.3)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.expanse.actions import BUILD, DONE, MOVE, Build, Move
from orrery.games.expanse.board import seats_from
from orrery.games.expanse.effects import build_ship
from orrery.games.expanse.flow.filters import orbit_refusal, orbits_reached
from orrery.games.expanse.flow.movement import move_group, move_refusal
from orrery.games.expanse.flow.operation import OperationChoice
from orrery.games.expanse.operations import (
    EVERY,
    FILTER_OR_NONE,
    NO_OPERATION,
    OWNERS,
    Aimed,
    Counted,
    Line,
    Operation,
    part,
)
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import FACTIONS, KINDS, NOWHERE, ORBITS, Faction, Kind, Seat
from orrery.kernel import Action, Choice, Done, Refusal, refuse
from orrery.parts.operations import word


def home_builds(state: ExpanseState, faction: Faction) -> list[Action]:
    """Every removed fleet or battleship, built at home (expanse:actions.build.3)."""
    home = state.tables.home[faction]
    return [BUILD[kind][home] for kind in range(2) if state.reserve[kind * 4 + faction]]


def home_refusal(state: ExpanseState, faction: Faction, action: Build) -> Refusal | None:
    """Why a ship cannot be built like this at home (expanse:actions.build.3)."""
    if action.orbit != state.tables.home[faction]:
        return refuse("expanse:actions.build.3", "home-only", orbit=ORBITS[action.orbit])
    return reserve_refusal(state, faction, action.kind)


def reserve_refusal(state: ExpanseState, faction: Faction, kind: Kind) -> Refusal | None:
    """Why there is no such ship to build (expanse:actions.build.2)."""
    if state.reserve[kind * 4 + faction]:
        return None
    return refuse("expanse:actions.build.2", "none-to-build", kind=KINDS[kind], faction=FACTIONS[faction])


class BuildShips(Aimed):
    """Build removed ships, at home unless `at` is given; of `every`: all that everybody lacks (expanse:events.2)."""

    __slots__ = ("home", "owner")
    verb = "build"
    keys = (*Counted.keys, word("of", "self", OWNERS, ["self", "every"]), part(FILTER_OR_NONE, "at"))
    worth = 0.5

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.home: bool = "at" not in line.reaches
        self.owner: int = line.number("of")

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        if self.owner == EVERY:
            build_everything(state, seat)
        else:
            state.push(ChooseBuild(seat, number, self.count))


def build_everything(state: ExpanseState, seat: Seat) -> None:
    """Everybody builds all removed fleets and battleships; the opponents that did are counted (expanse:events.2)."""
    for builder in seats_from(state, seat):
        faction = state.faction[builder]
        built = 0
        for kind in range(2):
            while state.reserve[kind * 4 + faction]:
                build_ship(state, faction, kind, state.tables.home[faction])
                built += 1
        if built and builder != seat:
            state.tally += 1


class ChooseBuild(OperationChoice):
    """An event builds fleets (expanse:events.2)."""

    __slots__ = ()
    accepts = (Build, Done)
    duty = "must-build"

    def targets(self, state: ExpanseState, faction: Faction, operation: BuildShips) -> list[Action]:
        orbits = [state.tables.home[faction]] if operation.home else orbits_reached(state, faction, operation, 0)
        options: list[Action] = []
        for kind in range(2):
            if state.reserve[kind * 4 + faction]:
                for orbit in orbits:
                    options.append(BUILD[kind][orbit])
        return options

    def target_refusal(
        self, state: ExpanseState, faction: Faction, operation: BuildShips, action: Build
    ) -> Refusal | None:
        if operation.home:
            return home_refusal(state, faction, action)
        refusal = orbit_refusal(state, faction, operation, action.orbit, 0)
        return reserve_refusal(state, faction, action.kind) if refusal is None else refusal

    def carry_out(self, state: ExpanseState, operation: BuildShips, action: Build) -> None:
        if self.left > 1:
            state.push(ChooseBuild(self.seat, self.operation, self.left - 1))
        build_ship(state, state.faction[self.seat], action.kind, action.orbit)


class DeployShip(Operation):
    """Put an own ship into the orbit of the operation before (expanse:events.2)."""

    __slots__ = ()
    verb = "deploy"
    worth = 0.8

    def perform(self, state: ExpanseState, seat: Seat, number: i64) -> None:
        state.push(ChooseDeployment(seat))


class ChooseDeployment(Choice[ExpanseState]):
    """An event puts one of the resolver's fleets, removed or from elsewhere, into an orbit (expanse:events.2)."""

    __slots__ = ()
    clause = "expanse:events.2"
    accepts = (Move, Build, Done)

    def options(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        target = state.focus_orbit
        options: list[Action] = []
        if target != NOWHERE:
            for kind in range(2):
                if state.reserve[kind * 4 + faction]:
                    options.append(BUILD[kind][target])
            for source in range(9):
                if source != target and state.shipping[source * 4 + faction]:
                    options.append(MOVE[source][target][0])
        if not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        if isinstance(action, Build):
            if action.orbit != state.focus_orbit:
                return refuse("expanse:events.2", "same-orbit-only", orbit=ORBITS[action.orbit])
            return reserve_refusal(state, faction, action.kind)
        if isinstance(action, Move):
            if action.target != state.focus_orbit:
                return refuse("expanse:events.2", "same-orbit-only", orbit=ORBITS[action.target])
            if action.number > 1:
                return refuse("expanse:events.2", "one-ship-only")
            return move_refusal(state, faction, action, 3, NO_OPERATION)
        return refuse("expanse:events.2", "must-deploy")

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Build):
            build_ship(state, state.faction[self.seat], action.kind, action.orbit)
        elif isinstance(action, Move):
            move_group(state, self.seat, action, NO_OPERATION)
