"""Fleets: moving groups, building, and losing ships (expanse:actions.move, actions.build)."""

from __future__ import annotations

from orrery.games.expanse.actions import (
    BUILD,
    DONE,
    KILL,
    MOVE,
    SHIP,
    Build,
    Kill,
    Move,
    Ship,
)
from orrery.games.expanse.effects import build_ship, hit_ship, move_ships
from orrery.games.expanse.flow.filters import orbit_refusal, orbits_reached
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    BATTLESHIP,
    BY_FACTION,
    BY_ORBIT,
    EACH_SHIP,
    ENEMY,
    FACTIONS,
    FLEET,
    KINDS,
    NO_OPERATION,
    NOWHERE,
    ONE_SHIP,
    ORBITS,
    ROCINANTE,
    SELF,
    Operation,
)
from orrery.kernel import Action, Choice, Done, Refusal, refuse


def is_tracked(operation: Operation) -> bool:
    """Whether an event moves each ship at most once."""
    return operation.mode == EACH_SHIP or operation.count > 1


def movable(state: ExpanseState, faction: int, kind: int, orbit: int, operation: int) -> int:
    """How many ships of a kind may leave an orbit now."""
    if kind == ROCINANTE:
        there = 1 if state.rocinante == faction and state.rocinante_orbit == orbit else 0
    else:
        there = state.ships[kind * 36 + orbit * 4 + faction]
    if operation == NO_OPERATION or not there:
        return there
    rule: Operation = state.tables.operations[operation]
    if is_tracked(rule):
        there -= state.moved[kind * 9 + orbit]
    if rule.removable and kind == ROCINANTE:
        return 0
    return there


def movable_ships(state: ExpanseState, faction: int, orbit: int, operation: int) -> int:
    """How many ships may leave an orbit now."""
    total = state.shipping[orbit * 4 + faction]
    if operation == NO_OPERATION or not total:
        return total
    total = movable(state, faction, ROCINANTE, orbit, operation)
    for kind in state.tables.kinds[faction]:
        total += movable(state, faction, kind, orbit, operation)
    return total


def move_group(state: ExpanseState, seat: int, action: Move, operation: int) -> None:
    """Move a group; where it is not clear which ships are meant, ask (expanse:actions.move.1)."""
    faction = state.faction[seat]
    source: int = action.source
    target: int = action.target
    number: int = action.number
    total = 0
    kinds = 0
    only = FLEET
    for kind in range(5):
        count = movable(state, faction, kind, source, operation)
        if count:
            total += count
            kinds += 1
            only = kind
    if kinds == 1:
        move_some(state, faction, only, source, target, number, operation)
    elif number == total:
        for kind in range(5):
            count = movable(state, faction, kind, source, operation)
            if count:
                move_some(state, faction, kind, source, target, count, operation)
    else:
        state.push(ChooseShips(seat, source, target, number, FLEET, operation))


def move_some(
    state: ExpanseState, faction: int, kind: int, source: int, target: int, number: int, operation: int
) -> None:
    """Move ships of one kind, and remember it where an event moves each ship once."""
    move_ships(state, faction, kind, source, target, number)
    if operation != NO_OPERATION and is_tracked(state.tables.operations[operation]):
        state.moved[kind * 9 + target] += number


class ChooseShips(Choice[ExpanseState]):
    """Which ships of a mixed fleet make up the group (expanse:actions.move.1)."""

    __slots__ = ("least", "left", "operation", "source", "target")
    clause = "expanse:actions.move.1"
    accepts = (Ship,)

    def __init__(self, seat: int, source: int, target: int, left: int, least: int, operation: int) -> None:
        self.seat = seat
        self.source = source
        self.target = target
        self.left = left
        self.least = least
        self.operation = operation

    def options(self, state: ExpanseState) -> list[Ship]:
        faction = state.faction[self.seat]
        options: list[Ship] = []
        behind = 0
        for kind in range(4, self.least - 1, -1):
            count = movable(state, faction, kind, self.source, self.operation)
            behind += count
            if count and behind >= self.left:
                options.append(SHIP[kind])
        options.reverse()
        return options

    def why_not(self, state: ExpanseState, action: Ship) -> Refusal | None:
        faction = state.faction[self.seat]
        kind: int = action.kind
        orbit = ORBITS[self.source]
        if not movable(state, faction, kind, self.source, self.operation):
            return refuse("expanse:actions.move.1", "no-such-ship", kind=KINDS[kind], orbit=orbit)
        if kind < self.least:
            return refuse("expanse:actions.move.1", "kind-settled", kind=KINDS[kind], orbit=orbit)
        rest = 0
        for other in range(kind, 5):
            rest += movable(state, faction, other, self.source, self.operation)
        if rest < self.left:
            return refuse("expanse:actions.move.1", "too-few-left", kind=KINDS[kind], number=self.left)
        return None

    def resolve(self, state: ExpanseState, action: Ship) -> None:
        if self.left > 1:
            following = ChooseShips(self.seat, self.source, self.target, self.left - 1, action.kind, self.operation)
            state.push(following)
        move_some(state, state.faction[self.seat], action.kind, self.source, self.target, 1, self.operation)


class ChooseMove(Choice[ExpanseState]):
    """An event moves fleets (expanse:events.2)."""

    __slots__ = ("left", "operation")
    clause = "expanse:events.2"
    accepts = (Move, Done)

    def __init__(self, seat: int, operation: int, left: int) -> None:
        self.seat = seat
        self.operation = operation
        self.left = left

    def options(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        operation: Operation = state.tables.operations[self.operation]
        moves = state.tables.moves[operation.reach]
        options: list[Action] = []
        for orbit in range(9):
            count = movable_ships(state, faction, orbit, self.operation)
            if count:
                options += moves[orbit][1 if operation.mode == ONE_SHIP else count]
        if operation.optional or not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        operation: Operation = state.tables.operations[self.operation]
        if not isinstance(action, Move):
            return None if operation.optional else refuse("expanse:events.2", "must-move")
        if operation.mode == ONE_SHIP and action.number > 1:
            return refuse("expanse:events.2", "one-ship-only")
        return move_refusal(state, state.faction[self.seat], action, operation.reach, self.operation)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Move):
            state.focus_orbit = action.target
            operation: Operation = state.tables.operations[self.operation]
            if operation.mode == EACH_SHIP:
                state.push(ChooseMove(self.seat, self.operation, 1))
            elif self.left > 1:
                state.push(ChooseMove(self.seat, self.operation, self.left - 1))
            move_group(state, self.seat, action, self.operation)


def move_refusal(state: ExpanseState, faction: int, action: Move, reach: int, operation: int) -> Refusal | None:
    """Why a group cannot move like this (expanse:actions.move.1, move.3)."""
    count = movable_ships(state, faction, action.source, operation)
    if count < action.number:
        source = ORBITS[action.source]
        return refuse("expanse:actions.move.1", "too-few-ships", orbit=source, there=count, number=action.number)
    if action.target not in state.tables.reachable[reach][action.source]:
        source, target = ORBITS[action.source], ORBITS[action.target]
        return refuse("expanse:actions.move.3", "too-far", source=source, target=target)
    return None


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


def reserve_refusal(state: ExpanseState, faction: int, kind: int) -> Refusal | None:
    """Why there is no such ship to build (expanse:actions.build.2)."""
    if state.reserve[kind * 4 + faction]:
        return None
    return refuse("expanse:actions.build.2", "none-to-build", kind=KINDS[kind], faction=FACTIONS[faction])


class ChooseBuild(Choice[ExpanseState]):
    """An event builds fleets (expanse:events.2)."""

    __slots__ = ("left", "operation")
    clause = "expanse:events.2"
    accepts = (Build, Done)

    def __init__(self, seat: int, operation: int, left: int) -> None:
        self.seat = seat
        self.operation = operation
        self.left = left

    def options(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        operation: Operation = state.tables.operations[self.operation]
        options: list[Action] = []
        for kind in range(2):
            if state.reserve[kind * 4 + faction]:
                if operation.home:
                    options.append(BUILD[kind][state.tables.home[faction]])
                else:
                    for orbit in orbits_reached(state, faction, operation, 0):
                        options.append(BUILD[kind][orbit])
        if operation.optional or not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        operation: Operation = state.tables.operations[self.operation]
        if not isinstance(action, Build):
            return None if operation.optional else refuse("expanse:events.2", "must-build")
        if operation.home:
            if action.orbit != state.tables.home[faction]:
                return refuse("expanse:actions.build.3", "home-only", orbit=ORBITS[action.orbit])
        else:
            refusal = orbit_refusal(state, faction, operation, action.orbit, 0)
            if refusal is not None:
                return refusal
        return reserve_refusal(state, faction, action.kind)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Build):
            if self.left > 1:
                state.push(ChooseBuild(self.seat, self.operation, self.left - 1))
            build_ship(state, state.faction[self.seat], action.kind, action.orbit)


def hits_left(state: ExpanseState, faction: int, orbit: int) -> int:
    """How many hits the enemies of a faction can take in an orbit."""
    hits = 0
    for other in range(4):
        if other != faction:
            for kind in state.tables.kinds[other]:
                hits += state.ships[kind * 36 + orbit * 4 + other] * (2 if kind == BATTLESHIP else 1)
    return hits


class ChooseKill(Choice[ExpanseState]):
    """An event removes fleets (expanse:events.2, rocinante.6)."""

    __slots__ = ("left", "operation", "used")
    clause = "expanse:events.2"
    accepts = (Kill, Done)

    def __init__(self, seat: int, operation: int, left: int, used: int) -> None:
        self.seat = seat
        self.operation = operation
        self.left = left
        self.used = used

    def options(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        tables = state.tables
        operation: Operation = tables.operations[self.operation]
        owner = operation.owner
        ships = state.ships
        shipping = state.shipping
        options: list[Action] = []
        for orbit in orbits_reached(state, faction, operation, self.used):
            if operation.short and state.tally + 1 >= hits_left(state, faction, orbit):
                continue
            for other in range(4):
                at = orbit * 4 + other
                if not shipping[at] or (owner == ENEMY and other == faction) or (owner == SELF and other != faction):
                    continue
                if operation.distinct == BY_FACTION and self.used >> other & 1:
                    continue
                for kind in tables.kinds[other]:
                    if ships[kind * 36 + at]:
                        options.append(KILL[orbit][other][kind])
        if operation.optional or not options:
            options.append(DONE)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        operation: Operation = state.tables.operations[self.operation]
        if not isinstance(action, Kill):
            return None if operation.optional else refuse("expanse:events.2", "must-kill")
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

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Kill):
            operation: Operation = state.tables.operations[self.operation]
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


def ship_refusal(state: ExpanseState, faction: int, kind: int, orbit: int) -> Refusal | None:
    """Why there is no such ship to hit in an orbit; the Rocinante is none (expanse:rocinante.6)."""
    if state.ships[kind * 36 + orbit * 4 + faction]:
        return None
    if state.rocinante == faction and state.rocinante_orbit == orbit and state.shipping[orbit * 4 + faction] == 1:
        return refuse("expanse:rocinante.6", "rocinante-stays", orbit=ORBITS[orbit])
    there = FACTIONS[faction]
    return refuse("expanse:events.2", "no-such-enemy", kind=KINDS[kind], orbit=ORBITS[orbit], faction=there)
