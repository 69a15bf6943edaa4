"""Questions about the board. Nothing here changes it."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.galaxy import DOCK, NO_BODY
from orrery.games.parsec.grid import Cell, distance, is_on_line
from orrery.games.parsec.state import (
    ATTACKED,
    L_CARD,
    L_SEAT,
    L_TARGET,
    NOT_ABOARD,
    NOWHERE,
    RECORD,
    TRANSPORT_HERE,
    TREATY,
    ParsecState,
)
from orrery.games.parsec.tables import (
    AT_BOARD,
    AT_HEX,
    AT_MODULE,
    ATTACK,
    CARGO,
    COLONY,
    DEFENCE,
    FIGHTER,
    FIRST,
    KIND,
    MOVE,
    NO_ATTACK,
    NO_FIGHT_BETWEEN,
    NO_TRADE,
    OWNER,
    PIECE,
    PIECES,
    RANGE,
    TRANSPORT,
    Kind,
    Resource,
    Seat,
    Unit,
)


def is_same_side(state: ParsecState, one: i64, two: i64) -> bool:
    """Whether two seats are one and the same, or in one team (parsec:14.2a)."""
    return one == two or (state.teams > 0 and one % state.teams == two % state.teams)


def clockwise(state: ParsecState, start: Cell) -> list[int]:
    """The seats still in the game, from one of them on."""
    return [seat % state.seats for seat in range(start, start + state.seats) if state.alive[seat % state.seats]]


# Events in force


def stat_change(state: ParsecState, unit: Unit, stat: i64, base: i64) -> i64:
    """A value of a unit after the events in force that touch this unit (parsec:6.2m)."""
    lasting = state.lasting
    value = base
    for at in range(0, len(lasting), RECORD):
        card = lasting[at + L_CARD]
        if not state.tables.changes_units[card]:
            continue
        for operation in state.tables.card_operations[card]:
            value = operation.value(state, at, unit, stat, value)
    return value


def are_corsairs(state: ParsecState, seat: Seat) -> bool:
    """Whether the cargos of a seat may attack this turn (parsec:12.4i)."""
    if not state.temporary:
        return False
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        if lasting[at + L_SEAT] == seat and state.tables.corsairs[lasting[at + L_CARD]]:
            return True
    return False


def is_forbidden(state: ParsecState, cell: Cell, what: i64) -> bool:
    """Whether an event on the board, a module or a hex forbids something there (parsec:6.2m, parsec:10i)."""
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        card = lasting[at + L_CARD]
        if state.tables.forbids[card] & what:
            aim = state.tables.target[card]
            target = lasting[at + L_TARGET]
            if aim == AT_MODULE:
                if state.galaxy.is_in_module(cell, target):
                    return True
            elif aim == AT_BOARD or (aim == AT_HEX and cell == target):
                return True
    return False


def is_embargoed(state: ParsecState, seat: Seat) -> bool:
    """Whether an event forbids a seat to trade."""
    if not state.temporary:
        return False
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        if state.tables.forbids[lasting[at + L_CARD]] & NO_TRADE and lasting[at + L_TARGET] == seat:
            return True
    return False


def is_at_truce(state: ParsecState, one: i64, two: i64) -> bool:
    """Whether an event forbids two seats to attack each other."""
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        if state.tables.forbids[lasting[at + L_CARD]] & NO_FIGHT_BETWEEN:
            seat = lasting[at + L_SEAT]
            other = lasting[at + L_TARGET]
            if (seat == one and other == two) or (seat == two and other == one):
                return True
    return False


# Units


def mobility(state: ParsecState, unit: Unit) -> i64:
    """How many parsecs a vessel can fly (parsec:4a)."""
    base = state.move[OWNER[unit] * 5 + KIND[unit]]
    return stat_change(state, unit, MOVE, base) if state.temporary else base


def firing_range(state: ParsecState, unit: Unit) -> i64:
    """How far a unit can fire (parsec:4a, parsec:12.3e)."""
    base = state.reach[OWNER[unit] * 5 + KIND[unit]]
    return stat_change(state, unit, RANGE, base) if state.temporary else base


def passengers(state: ParsecState, transport: i64) -> list[int]:
    """The vessels aboard a transport (parsec:4.2d)."""
    first = OWNER[transport] * PIECES
    piece = PIECE[transport]
    carrier = state.carrier
    return [unit for unit in range(first + FIRST[CARGO], first + FIRST[TRANSPORT]) if carrier[unit] == piece]


def attack_bonus(state: ParsecState, unit: Unit) -> i64:
    """What a unit adds to the attack die, with the fighters it carries (parsec:4.2k)."""
    value: int = state.attack[OWNER[unit] * 5 + KIND[unit]]
    if state.temporary:
        value = stat_change(state, unit, ATTACK, value)
    if KIND[unit] == TRANSPORT and state.crowd[state.where[unit]] > TRANSPORT_HERE:
        for passenger in passengers(state, unit):
            if KIND[passenger] == FIGHTER:
                value += 1
    return value


def colony_group(state: ParsecState, cell: Cell) -> list[int]:
    """The hexes of one owner's colonies that are joined to this one on its planet (parsec:4.3c)."""
    galaxy = state.galaxy
    body = galaxy.body[cell]
    owner = state.holder[cell]
    group = [cell]
    for member in group:
        for near in galaxy.grid.neighbours[member]:
            joined = galaxy.body[near] == body and state.colony[near] and state.holder[near] == owner
            if joined and near not in group:
                group.append(near)
    return group


def defence_bonus(state: ParsecState, unit: Unit) -> i64:
    """What a unit adds to the defence die (parsec:4.3c, parsec:12.4g)."""
    value: int = state.defence[OWNER[unit] * 5 + KIND[unit]]
    if state.temporary:
        value = stat_change(state, unit, DEFENCE, value)
    if KIND[unit] == COLONY:
        value *= len(colony_group(state, state.where[unit]))
    return value


def unit_cost(state: ParsecState, unit: Unit, resource: Resource) -> i64:
    """What a unit costs its owner (parsec:8h)."""
    return state.price[OWNER[unit] * 18 + KIND[unit] * 3 + resource]


def units_at(state: ParsecState, cell: Cell) -> list[int]:
    """The units in a hex, without those aboard a transport."""
    owner = state.holder[cell] - 1
    if not 0 <= owner < state.seats:
        return []
    where = state.where
    carrier = state.carrier
    first = owner * PIECES
    return [u for u in range(first, first + PIECES) if where[u] == cell and carrier[u] == NOT_ABOARD]


def transport_at(state: ParsecState, cell: Cell) -> i64:
    """The transport in a hex, or -1."""
    if state.crowd[cell] < TRANSPORT_HERE:
        return -1
    unit = (state.holder[cell] - 1) * PIECES + FIRST[TRANSPORT]
    while state.where[unit] != cell:
        unit += 1
    return unit


def free_piece(state: ParsecState, seat: Seat, kind: Kind) -> i64:
    """A piece of this kind that is not on the board, or -1 (parsec:4.4c)."""
    if state.count[seat * 5 + kind] >= state.tables.limits[kind]:
        return -1
    unit = seat * PIECES + FIRST[kind]
    while state.where[unit] != NOWHERE:
        unit += 1
    return unit


# Fighting


def is_in_range(state: ParsecState, unit: Unit, cell: Cell) -> bool:
    """Whether a unit can fire at a hex (parsec:12b, parsec:12c)."""
    here = state.where[unit]
    away = distance(here, cell)
    if away > firing_range(state, unit):
        return False
    return away < 3 or not state.strict_lines or is_on_line(here, cell)


def is_docked(state: ParsecState, unit: Unit) -> bool:
    """Whether a unit is a cargo in a docking hex (parsec:9.2d)."""
    return KIND[unit] == CARGO and state.galaxy.terrain[state.where[unit]] == DOCK


def is_open_to_attack(state: ParsecState, seat: Seat, unit: Unit) -> bool:
    """Whether a seat may attack a unit, distance aside (parsec:9.2d, parsec:12d)."""
    owner = OWNER[unit]
    if state.where[unit] < 0 or state.carrier[unit] != NOT_ABOARD or is_same_side(state, seat, owner):
        return False
    if is_docked(state, unit) or (state.temporary and is_at_truce(state, seat, owner)):
        return False
    return not (state.traits[owner] & TREATY and state.pacts[owner * state.seats + seat])


def can_open_fire(state: ParsecState, unit: Unit) -> bool:
    """Whether a unit may still attack this turn (parsec:4e, parsec:12.4i)."""
    if state.where[unit] < 0 or state.carrier[unit] != NOT_ABOARD or state.flags[unit] & ATTACKED:
        return False
    if not state.tables.military[KIND[unit]] and not (KIND[unit] == CARGO and are_corsairs(state, OWNER[unit])):
        return False
    if is_docked(state, unit):
        return False  # parsec:9.2d
    return not (state.temporary and is_forbidden(state, state.where[unit], NO_ATTACK))


def targets_of(state: ParsecState, seat: Seat, unit: Unit) -> list[int]:
    """The enemy units that a unit could attack from where it stands."""
    found: list[int] = []
    holder = state.holder
    own = seat + 1
    for cell in state.galaxy.grid.within(state.where[unit], firing_range(state, unit)):
        held = holder[cell]
        if held and held != own and held <= state.seats and is_in_range(state, unit, cell):
            for enemy in units_at(state, cell):
                if is_open_to_attack(state, seat, enemy):
                    found.append(enemy)
    found.sort()
    return found


def has_target(state: ParsecState, seat: Seat, unit: Unit) -> bool:
    """Whether a unit could attack anything from where it stands."""
    holder = state.holder
    own = seat + 1
    for cell in state.galaxy.grid.within(state.where[unit], firing_range(state, unit)):
        held = holder[cell]
        if held and held != own and held <= state.seats and is_in_range(state, unit, cell):
            for enemy in units_at(state, cell):
                if is_open_to_attack(state, seat, enemy):
                    return True
    return False


# Trading and colonising


def trades_at(state: ParsecState, cell: Cell) -> bool:
    """Whether a cargo or a colony in a hex can trade (parsec:9.1a to 9.1c); a cargo aboard cannot."""
    return state.colony[cell] > 0 or any(KIND[unit] == CARGO for unit in units_at(state, cell))


def is_docked_seat(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat has a cargo at the Space Port (parsec:9.2b)."""
    return any(state.holder[cell] == seat + 1 for cell in state.galaxy.docks)


def partners(state: ParsecState, seat: Seat) -> list[int]:
    """The seats with which a seat may trade now (parsec:9.1a, parsec:9.2c)."""
    found = 0
    where = state.where
    carrier = state.carrier
    holder = state.holder
    neighbours = state.galaxy.grid.neighbours
    own = seat + 1
    first = seat * PIECES
    for unit in range(first, first + FIRST[FIGHTER]):
        cell = where[unit]
        if cell >= 0 and carrier[unit] == NOT_ABOARD:
            for near in neighbours[cell]:
                held = holder[near]
                if held and held != own and trades_at(state, near):
                    found |= 1 << held
    if is_docked_seat(state, seat):
        for cell in state.galaxy.docks:
            if holder[cell] != own:
                found |= 1 << holder[cell]
    return [other for other in range(state.seats) if found >> (other + 1) & 1 and not is_embargoed(state, other)]


def cards_of(state: ParsecState, seat: Seat) -> i64:
    """How many resource cards a seat holds."""
    total: int = state.stock[seat * 3] + state.stock[seat * 3 + 1] + state.stock[seat * 3 + 2]
    return total


def has_bots(state: ParsecState) -> bool:
    """Whether a bot sits at the table."""
    return any(not state.people >> seat & 1 for seat in range(state.seats))


def is_counted(state: ParsecState, seat: Seat, other: int) -> bool:
    """Whether offers and requests between two seats count towards a limit (parsec:9.1a).

    The rulebook has none: people may agree on one, and bots are protected by one.
    """
    if state.options["offers"]:
        return True
    return state.offer_limit > 0 and not (state.people >> seat & 1 and state.people >> other & 1)


def can_found_at(state: ParsecState, cell: Cell) -> bool:
    """Whether a hex belongs to a planet and has no colony (parsec:7.2c, parsec:7.1b)."""
    body = state.galaxy.body[cell]
    return body != NO_BODY and state.galaxy.is_planet[body] and not state.colony[cell]


def may_build_warships(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat may produce military vessels (parsec:11a, parsec:11c)."""
    return state.race > 0 or state.count[seat * 5 + COLONY] >= state.tables.race_colonies


def unit_total(state: ParsecState, seat: Seat) -> i64:
    """How many units a seat has on the board."""
    total = 0
    for kind in range(5):
        total += state.count[seat * 5 + kind]
    return total
