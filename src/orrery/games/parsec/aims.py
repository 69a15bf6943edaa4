"""What event cards may be aimed at, and when they may be played (parsec:6.2)."""

from __future__ import annotations

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
    may_build_warships,
    passengers,
    units_at,
)
from orrery.games.parsec.flow.production import colonies_on
from orrery.games.parsec.flow.purchase import berth_refusal, berths
from orrery.games.parsec.galaxy import SPACE
from orrery.games.parsec.grid import NAMES, NO_MODULE, distance
from orrery.games.parsec.state import AIM, DEFENDER, HOLE, NOT_ABOARD, STRIKER, ParsecState
from orrery.games.parsec.tables import (
    AFTER_DICE,
    AT_COLONY_SITE,
    AT_ENEMY_VESSEL,
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
    BEFORE_DICE,
    CARGO,
    COLONY,
    FIRST,
    KIND,
    KINDS,
    NO_EVASION,
    NOTHING,
    OP_CANCEL,
    OP_ROLL,
    OP_SPAWN,
    OP_STEAL_EVENT,
    OWNER,
    PIECES,
    RESOURCES,
)
from orrery.kernel import Action, Refusal, refuse

#: What an aim at a transport's berth is written as: this and the piece.
BERTH = 2000


def spawned(state: ParsecState, card: int) -> int:
    """The kind of unit that a card gives, or -1."""
    for op in state.tables.card_ops[card]:
        if op[0] == OP_SPAWN:
            return op[1]
    return -1


def has_op(state: ParsecState, card: int, code: int) -> bool:
    """Whether a card does this."""
    return any(op[0] == code for op in state.tables.card_ops[card])


def is_own_aim(state: ParsecState, seat: int, aim: int, unit: int) -> bool:
    """Whether a card with this aim may name this unit of its player."""
    if OWNER[unit] != seat or state.where[unit] < 0 or KIND[unit] == COLONY:
        return False
    if aim == AT_OWN_WARSHIP:
        return state.tables.military[KIND[unit]] and state.carrier[unit] == NOT_ABOARD
    if aim == AT_OWN_ENGAGED:
        storm = state.temporary > 0 and is_forbidden(state, state.where[unit], NO_EVASION)
        return state.engaged[unit] > 0 and not storm
    return True


def can_seize(state: ParsecState, seat: int, unit: int) -> bool:
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


def is_colony_site(state: ParsecState, seat: int, cell: int) -> bool:
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


def is_opponent_aim(state: ParsecState, seat: int, card: int, other: int) -> bool:
    """Whether a card may be played against a seat."""
    if other >= state.seats or not state.alive[other] or is_same_side(state, seat, other):
        return False
    return not has_op(state, card, OP_STEAL_EVENT) or state.cards[other] > 0


def is_open_space(state: ParsecState, cell: int) -> bool:
    """Whether a hex is empty space without any unit."""
    galaxy = state.galaxy
    on_board = galaxy.grid.first_module[cell] != NO_MODULE
    return on_board and galaxy.terrain[cell] == SPACE and state.holder[cell] == 0


def aims(state: ParsecState, seat: int, card: int) -> list[Action]:
    """Everything that a card may be aimed at."""
    aim = state.tables.target[card]
    found: list[Action] = []
    if aim == AT_RESOURCE:
        return [TAKE[r] for r in range(3) if state.bank[r]]
    if aim == AT_OPPONENT:
        return [AGAINST[other] for other in range(state.seats) if is_opponent_aim(state, seat, card, other)]
    if aim == AT_MODULE:
        return [MODULE[place] for place in range(state.galaxy.grid.modules)]
    if aim == AT_SPACE:
        return [AT[cell] for cell in state.galaxy.grid.cells if is_open_space(state, cell)]
    if aim in (AT_OWN_VESSEL, AT_OWN_WARSHIP, AT_OWN_ENGAGED):
        first = seat * PIECES
        return [TARGET[u] for u in range(first, first + PIECES) if is_own_aim(state, seat, aim, u)]
    if aim == AT_ENEMY_VESSEL:
        return [TARGET[u] for u in range(state.seats * PIECES) if can_seize(state, seat, u)]
    if aim == AT_OWN_BASE:
        kind = spawned(state, card)
        return berths(state, seat, kind, True) if free_piece(state, seat, kind) >= 0 else found
    if aim == AT_COLONY_SITE:
        if free_piece(state, seat, COLONY) < 0:
            return found
        for cells in state.galaxy.body_cells:
            if len(cells) > 1:
                found.extend([AT[cell] for cell in cells if is_colony_site(state, seat, cell)])
        return found
    if aim == AT_PLANET:
        return [ON_PLANET[b] for b in range(len(state.galaxy.number)) if colonies_on(state, seat, b)]
    assert aim == AT_KIND
    return [PICK[kind] for kind in range(5) if state.tables.target_kinds[card] >> kind & 1]


def has_aim(state: ParsecState, seat: int, card: int) -> bool:
    """Whether a card has anything to be aimed at; quicker than listing it all."""
    aim = state.tables.target[card]
    if aim in (NOTHING, AT_MODULE, AT_KIND, AT_SPACE):
        return True
    return bool(aims(state, seat, card))


def aim_refusal(state: ParsecState, seat: int, card: int, action: Action) -> Refusal | None:
    """Why a card may not be aimed at this."""
    aim = state.tables.target[card]
    wrong = refuse("parsec:6.2m", "wrong-aim")
    if isinstance(action, Take) and aim == AT_RESOURCE:
        if state.bank[action.resource]:
            return None
        return refuse("parsec:1.1c", "deck-empty", resource=RESOURCES[action.resource])
    if isinstance(action, Against) and aim == AT_OPPONENT:
        return None if is_opponent_aim(state, seat, card, action.other) else wrong
    if isinstance(action, InModule) and aim == AT_MODULE:
        return None if action.place < state.galaxy.grid.modules else wrong
    if isinstance(action, At) and aim == AT_SPACE:
        if is_open_space(state, action.cell):
            return None
        return refuse("parsec:6.2n", "not-empty-space", cell=NAMES[action.cell])
    if isinstance(action, Target) and OWNER[action.unit] < state.seats:
        if aim in (AT_OWN_VESSEL, AT_OWN_WARSHIP, AT_OWN_ENGAGED):
            return None if is_own_aim(state, seat, aim, action.unit) else wrong
        if aim == AT_ENEMY_VESSEL and can_seize(state, seat, action.unit):
            return None
        return refuse("parsec:6.2m", "wrong-unit", unit=UNIT_NAMES[action.unit])
    if isinstance(action, At | Aboard) and aim == AT_OWN_BASE:
        return berth_refusal(state, seat, spawned(state, card), action, True)
    if isinstance(action, At) and aim == AT_COLONY_SITE:
        on_board = state.galaxy.grid.first_module[action.cell] != NO_MODULE
        if on_board and is_colony_site(state, seat, action.cell):
            return None
        return refuse("parsec:7.2c", "no-colony-site", cell=NAMES[action.cell])
    if isinstance(action, OnPlanet) and aim == AT_PLANET:
        known = action.body < len(state.galaxy.number) and colonies_on(state, seat, action.body) > 0
        return None if known else refuse("parsec:4.3a", "no-colony-there")
    if isinstance(action, Pick) and aim == AT_KIND:
        return None if state.tables.target_kinds[card] >> action.kind & 1 else wrong
    return wrong


def aim_number(action: Action) -> int:
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


def play_refusal(state: ParsecState, seat: int, card: int, occasion: int) -> Refusal | None:
    """Why a seat may not play a card on this occasion (parsec:6.2c)."""
    if card >= state.tables.cards or not state.hand[seat * state.tables.cards + card]:
        return refuse("parsec:6.2c", "not-in-hand")
    if not state.tables.windows[card] & occasion:
        return refuse("parsec:6.2c", "wrong-window")
    return circumstance_refusal(state, seat, card, occasion)


def circumstance_refusal(state: ParsecState, seat: int, card: int, occasion: int) -> Refusal | None:
    """Why the state of affairs forbids a card."""
    for op in state.tables.card_ops[card]:
        if op[0] == OP_ROLL:
            side = state.clash[STRIKER] if op[1] == 0 else OWNER[state.clash[AIM]]
            if side != seat:
                return refuse("parsec:6.2l", "wrong-side")
        elif op[0] == OP_CANCEL and op[1] == 0 and state.clash[DEFENDER] != seat:
            return refuse("parsec:6.2c", "not-attacked")
        elif op[0] == OP_SPAWN and state.tables.military[op[1]] and not may_build_warships(state, seat):
            return refuse("parsec:6.2q", "no-arms-race", kind=KINDS[op[1]])
    if occasion in (BEFORE_DICE, AFTER_DICE) and seat not in (state.clash[STRIKER], OWNER[state.clash[AIM]]):
        return refuse("parsec:6.2c", "not-in-combat")
    return None if has_aim(state, seat, card) else refuse("parsec:6.2m", "no-aim")


def playable(state: ParsecState, seat: int, occasion: int) -> list[int]:
    """The cards that a seat may play on this occasion."""
    if not state.cards[seat]:
        return []
    tables = state.tables
    hand = state.hand
    first = seat * tables.cards
    found = []
    for card in range(tables.cards):
        timely = hand[first + card] and tables.windows[card] & occasion
        if timely and circumstance_refusal(state, seat, card, occasion) is None:
            found.append(card)
    return found


def token_refusal(state: ParsecState, place: int, cell: int) -> Refusal | None:
    """Why an event token may not lie in a hex: it needs a hex of the module without vessels (parsec:6.2n)."""
    if not state.galaxy.grid.is_in_module(cell, place):
        return refuse("parsec:6.2n", "other-module", cell=NAMES[cell])
    if state.crowd[cell]:
        return refuse("parsec:6.2n", "vessel-here", cell=NAMES[cell])
    if state.holder[cell] == HOLE:
        return refuse("parsec:6.2n", "impassable", cell=NAMES[cell])
    return None
