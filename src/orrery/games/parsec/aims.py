"""What event cards may be aimed at (parsec:6.2m)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.actions import (
    AGAINST,
    AT,
    MODULE,
    ON_PLANET,
    PICK,
    TAKE,
    TARGET,
    UNIT_NAMES,
    Aboard,
    Against,
    At,
    InModule,
    OnPlanet,
    Pick,
    Take,
    Target,
)
from orrery.games.parsec.board import (
    can_found_at,
    free_piece,
    is_forbidden,
    is_same_side,
    passengers,
    unit_total,
    units_at,
)
from orrery.games.parsec.flow.production import colonies_on
from orrery.games.parsec.flow.purchase import berth_refusal, berths, has_berth, has_piece
from orrery.games.parsec.galaxy import SPACE
from orrery.games.parsec.grid import NAMES, NO_MODULE, Cell, distance
from orrery.games.parsec.state import HOLE, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import (
    AT_BOARD,
    AT_COLONY_SITE,
    AT_ENEMY_VESSEL,
    AT_HEX,
    AT_KIND,
    AT_MODULE,
    AT_OPPONENT,
    AT_OWN_BASE,
    AT_OWN_ENGAGED,
    AT_OWN_VESSEL,
    AT_OWN_WARSHIP,
    AT_PLANET,
    AT_RESOURCE,
    AT_SPACE,
    CARGO,
    COLONY,
    FIRST,
    KIND,
    NO_EVASION,
    NOTHING,
    OWNER,
    PIECES,
    RESOURCES,
    Card,
    Seat,
    Unit,
)
from orrery.kernel import Action, Refusal, refuse

#: What an aim at a transport's berth is written as: this and the piece.
BERTH: Final = 2000


def is_own_aim(state: ParsecState, seat: Seat, aim: i64, unit: Unit) -> bool:
    """Whether a card with this aim may name this unit of its player."""
    if OWNER[unit] != seat or state.where[unit] < 0 or KIND[unit] == COLONY:
        return False
    if aim == AT_OWN_WARSHIP:
        return state.tables.military[KIND[unit]] and state.carrier[unit] == NOT_ABOARD
    if aim == AT_OWN_ENGAGED:
        storm = state.temporary > 0 and is_forbidden(state, state.where[unit], NO_EVASION)
        return state.engaged[unit] > 0 and not storm
    return True


def can_seize(state: ParsecState, seat: Seat, unit: Unit) -> bool:
    """Whether a vessel may be made to change sides: alone in its hex, near an own vessel, with own pieces free."""
    owner = OWNER[unit]
    cell = state.where[unit]
    if cell < 0 or state.carrier[unit] != NOT_ABOARD or KIND[unit] == COLONY or is_same_side(state, seat, owner):
        return False
    if state.colony[cell] or len(units_at(state, cell)) > 1:
        return False
    needed = [0] * 5
    needed[KIND[unit]] += 1
    for passenger in passengers(state, unit):
        needed[KIND[passenger]] += 1
    for kind in range(5):
        if needed[kind] and state.count[seat * 5 + kind] + needed[kind] > state.tables.limits[kind]:
            return False
    first = seat * PIECES
    for own in range(first + FIRST[CARGO], first + PIECES):
        if state.where[own] >= 0 and distance(state.where[own], cell) <= 2:
            return True
    return False


def is_colony_site(state: ParsecState, seat: Seat, cell: Cell) -> bool:
    """Whether settlers may land: a free planet hex under an own cargo or next to an own colony of the planet."""
    if not can_found_at(state, cell):
        return False
    holder = state.holder[cell]
    if holder == seat + 1:
        for unit in units_at(state, cell):
            if KIND[unit] == CARGO:
                return True
    elif holder:
        return False
    body = state.galaxy.body[cell]
    for near in state.galaxy.grid.neighbours[cell]:
        if state.galaxy.body[near] == body and state.colony[near] and state.holder[near] == seat + 1:
            return True
    return False


def is_opponent_aim(state: ParsecState, seat: Seat, card: Card, other: i64) -> bool:
    """Whether a card may be played against a seat."""
    if other >= state.seats or not state.alive[other] or is_same_side(state, seat, other):
        return False
    return all(operation.suits(state, other) for operation in state.tables.card_operations[card])


def is_open_space(state: ParsecState, cell: Cell) -> bool:
    """Whether a hex is empty space without any unit."""
    galaxy = state.galaxy
    on_board = galaxy.grid.first_module[cell] != NO_MODULE
    return on_board and galaxy.terrain[cell] == SPACE and state.holder[cell] == 0


def is_occupied(state: ParsecState, cell: Cell) -> bool:
    """Whether a hex holds any unit."""
    return 0 < state.holder[cell] <= state.seats


# Everything that a card may be aimed at, by what it is aimed at


def resource_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """Resources that the bank has."""
    return [TAKE[r] for r in range(3) if state.bank[r]]


def opponent_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """The seats that a card may be played against."""
    return [AGAINST[other] for other in range(state.seats) if is_opponent_aim(state, seat, card, other)]


def module_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """Every module."""
    return [MODULE[place] for place in range(state.galaxy.grid.modules)]


def space_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """Every hex of empty space."""
    return [AT[cell] for cell in state.galaxy.grid.cells if is_open_space(state, cell)]


def hex_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """Every occupied hex (parsec:6.2o)."""
    return [AT[cell] for cell in state.galaxy.grid.cells if is_occupied(state, cell)]


def own_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """Own vessels of the kind that the card wants."""
    aim = state.tables.target[card]
    first = seat * PIECES
    return [TARGET[unit] for unit in range(first, first + PIECES) if is_own_aim(state, seat, aim, unit)]


def enemy_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """Enemy vessels that may be made to change sides."""
    return [TARGET[unit] for unit in range(state.seats * PIECES) if can_seize(state, seat, unit)]


def base_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """The places for the vessel that the card gives."""
    kind = state.tables.spawned[card]
    return berths(state, seat, kind, True) if free_piece(state, seat, kind) >= 0 else []


def site_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """The hexes for the colony that the card gives."""
    if free_piece(state, seat, COLONY) < 0:
        return []
    planets = [cells for cells in state.galaxy.body_cells if len(cells) > 1]
    return [AT[cell] for cells in planets for cell in cells if is_colony_site(state, seat, cell)]


def planet_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """The planets with own colonies."""
    return [ON_PLANET[body] for body in range(len(state.galaxy.number)) if colonies_on(state, seat, body)]


def kind_aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """The kinds of unit that the card names."""
    return [PICK[kind] for kind in range(5) if state.tables.target_kinds[card] >> kind & 1]


AIMS: Final[dict[int, Callable[[ParsecState, int, int], list[Action]]]] = {
    AT_RESOURCE: resource_aims,
    AT_OPPONENT: opponent_aims,
    AT_MODULE: module_aims,
    AT_SPACE: space_aims,
    AT_HEX: hex_aims,
    AT_OWN_VESSEL: own_aims,
    AT_OWN_WARSHIP: own_aims,
    AT_OWN_ENGAGED: own_aims,
    AT_ENEMY_VESSEL: enemy_aims,
    AT_OWN_BASE: base_aims,
    AT_COLONY_SITE: site_aims,
    AT_PLANET: planet_aims,
    AT_KIND: kind_aims,
}


def aims(state: ParsecState, seat: Seat, card: Card) -> list[Action]:
    """Everything that a card may be aimed at."""
    return AIMS[state.tables.target[card]](state, seat, card)


def has_aim(state: ParsecState, seat: Seat, card: Card) -> bool:
    """Whether a card has anything to be aimed at; quicker than listing it all."""
    aim = state.tables.target[card]
    if aim in (NOTHING, AT_BOARD, AT_MODULE, AT_KIND, AT_SPACE):
        return True
    if aim == AT_PLANET:
        return state.count[seat * 5 + COLONY] > 0
    if aim == AT_OWN_VESSEL:
        return unit_total(state, seat) > state.count[seat * 5 + COLONY]
    if aim == AT_OWN_BASE:
        kind = state.tables.spawned[card]
        return has_piece(state, seat, kind) and has_berth(state, seat, kind, True)
    return bool(aims(state, seat, card))


# Why a card may not be aimed at this, by what it is aimed at

WRONG_AIM: Final = refuse("parsec:6.2m", "wrong-aim")


def resource_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A resource that the bank has."""
    if not isinstance(action, Take):
        return WRONG_AIM
    if state.bank[action.resource]:
        return None
    return refuse("parsec:1.1c", "deck-empty", resource=RESOURCES[action.resource])


def opponent_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A seat that the card may be played against."""
    fits = isinstance(action, Against) and is_opponent_aim(state, seat, card, action.other)
    return None if fits else WRONG_AIM


def module_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A module of this board."""
    fits = isinstance(action, InModule) and action.place < state.galaxy.grid.modules
    return None if fits else WRONG_AIM


def space_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A hex of empty space."""
    if not isinstance(action, At):
        return WRONG_AIM
    if is_open_space(state, action.cell):
        return None
    return refuse("parsec:6.2n", "not-empty-space", cell=NAMES[action.cell])


def hex_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A hex with units (parsec:6.2o)."""
    if not isinstance(action, At):
        return WRONG_AIM
    return None if is_occupied(state, action.cell) else refuse("parsec:6.2o", "empty-hex", cell=NAMES[action.cell])


def own_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """An own vessel of the kind that the card wants."""
    fits = (
        isinstance(action, Target)
        and OWNER[action.unit] < state.seats
        and is_own_aim(state, seat, state.tables.target[card], action.unit)
    )
    return None if fits else WRONG_AIM


def enemy_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """An enemy vessel that may be made to change sides."""
    if not isinstance(action, Target) or OWNER[action.unit] >= state.seats:
        return WRONG_AIM
    if can_seize(state, seat, action.unit):
        return None
    return refuse("parsec:6.2m", "wrong-unit", unit=UNIT_NAMES[action.unit])


def base_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A place for the vessel that the card gives."""
    if not isinstance(action, At | Aboard):
        return WRONG_AIM
    return berth_refusal(state, seat, state.tables.spawned[card], action, True)


def site_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A hex for the colony that the card gives."""
    if not isinstance(action, At):
        return WRONG_AIM
    on_board = state.galaxy.grid.first_module[action.cell] != NO_MODULE
    if on_board and is_colony_site(state, seat, action.cell):
        return None
    return refuse("parsec:7.2c", "no-colony-site", cell=NAMES[action.cell])


def planet_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A planet with own colonies."""
    if not isinstance(action, OnPlanet):
        return WRONG_AIM
    known = action.body < len(state.galaxy.number) and colonies_on(state, seat, action.body) > 0
    return None if known else refuse("parsec:4.3a", "no-colony-there")


def kind_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """A kind of unit that the card names."""
    fits = isinstance(action, Pick) and state.tables.target_kinds[card] >> action.kind & 1
    return None if fits else WRONG_AIM


REFUSALS: Final[dict[int, Callable[[ParsecState, int, int, Action], Refusal | None]]] = {
    AT_RESOURCE: resource_refusal,
    AT_OPPONENT: opponent_refusal,
    AT_MODULE: module_refusal,
    AT_SPACE: space_refusal,
    AT_HEX: hex_refusal,
    AT_OWN_VESSEL: own_refusal,
    AT_OWN_WARSHIP: own_refusal,
    AT_OWN_ENGAGED: own_refusal,
    AT_ENEMY_VESSEL: enemy_refusal,
    AT_OWN_BASE: base_refusal,
    AT_COLONY_SITE: site_refusal,
    AT_PLANET: planet_refusal,
    AT_KIND: kind_refusal,
}


def aim_refusal(state: ParsecState, seat: Seat, card: Card, action: Action) -> Refusal | None:
    """Why a card may not be aimed at this."""
    return REFUSALS[state.tables.target[card]](state, seat, card, action)


def aim_number(action: Action) -> i64:
    """An aim as a number for the frames and the events in force."""
    if isinstance(action, Take):
        return action.resource
    if isinstance(action, Against):
        return action.other
    if isinstance(action, InModule):
        return action.place
    if isinstance(action, At):
        return action.cell
    if isinstance(action, Target):
        return action.unit
    if isinstance(action, OnPlanet):
        return action.body
    if isinstance(action, Aboard):
        return BERTH + action.piece
    assert isinstance(action, Pick)
    return action.kind


def token_refusal(state: ParsecState, place: i64, cell: Cell) -> Refusal | None:
    """Why an event token may not lie in a hex: it needs a hex of the module without vessels (parsec:6.2n)."""
    if not state.galaxy.is_in_module(cell, place):
        return refuse("parsec:6.2n", "other-module", cell=NAMES[cell])
    if state.crowd[cell]:
        return refuse("parsec:6.2n", "vessel-here", cell=NAMES[cell])
    if state.holder[cell] == HOLE:
        return refuse("parsec:6.2n", "impassable", cell=NAMES[cell])
    return None
