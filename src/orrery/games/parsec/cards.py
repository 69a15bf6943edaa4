"""What event cards do: compositions of operations (parsec:6.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.actions import ABOARD, AT, UNIT_NAMES
from orrery.games.parsec.aims import BERTH
from orrery.games.parsec.board import free_piece, passengers, unit_total
from orrery.games.parsec.effects import (
    build,
    bury,
    destroy,
    discard,
    eliminate,
    gain,
    receive,
    remove,
    steal_resource,
)
from orrery.games.parsec.events import EventStolen, HandRevealed, UnitSaved, UnitSeized
from orrery.games.parsec.flow.purchase import commission, found_colony
from orrery.games.parsec.grid import NAMES, Cell
from orrery.games.parsec.state import ATTACKER, FOR_ATTACK, FRESH, HOLE, JUMP, NOT_ABOARD, OVER, ParsecState
from orrery.games.parsec.tables import (
    COLONY,
    INSTANT,
    KIND,
    NO_FIGHT_BETWEEN,
    OP_BLOCK,
    OP_CANCEL,
    OP_DESTROY,
    OP_EXCHANGES,
    OP_GAIN,
    OP_JUMP,
    OP_ROLL,
    OP_SEIZE,
    OP_SPAWN,
    OP_SPY,
    OP_STEAL_EVENT,
    OP_STEAL_RESOURCE,
    OWNER,
    PERMANENT,
    PIECES,
    TRANSPORT,
    Card,
    Seat,
    Unit,
)
from orrery.games.parsec.traits import refresh_traits

#: An operation: its code and four numbers.
Op = tuple[int, int, int, int, int]


def perform(state: ParsecState, seat: Seat, card: Card, target: i64, cell: Cell) -> None:
    """Carry out every operation of a card, then put it in force or under the deck."""
    for op in state.tables.card_ops[card]:
        carry_out = OPERATIONS.get(op[0])
        if carry_out is not None:
            carry_out(state, seat, card, target, op)
            if state.outcome is not None:
                return
    duration = state.tables.duration[card]
    if duration == INSTANT or not state.alive[seat]:
        bury(state, card)
        return
    if state.tables.forbids[card] & NO_FIGHT_BETWEEN:
        target = state.clash[ATTACKER]
    state.lasting.extend([card, seat, duration, target, cell])
    if duration == PERMANENT:
        refresh_traits(state, seat)
    else:
        state.temporary += 1


def free_exchanges(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """So many exchanges without a docked cargo."""
    state.teleports += op[1]


def change_roll(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """One side of the strike gets a bonus (parsec:6.2l)."""
    state.clash[FOR_ATTACK + op[1]] += op[2]


def gain_resources(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """Resources of the kind that was named."""
    gain(state, seat, target, op[1], state.tables.card_names[card])


def spy(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """The seat sees another's event cards."""
    state.disclose()
    if state.logged:
        kinds = state.tables.cards
        names = state.tables.card_names
        seen = [names[held] for held in range(kinds) for _ in range(state.hand[target * kinds + held])]
        state.log(HandRevealed(seat, target, seen))


def steal_resources(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """So many resources at random from another seat."""
    for _ in range(op[1]):
        steal_resource(state, seat, target, state.tables.card_names[card])


def steal_events(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """So many event cards at random from another seat."""
    for _ in range(op[1]):
        steal_event(state, seat, target)


def spawn(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """A unit for nothing."""
    if op[1] == COLONY:
        found_colony(state, seat, target, "event")
    else:
        commission(state, seat, op[1], ABOARD[target - BERTH] if target >= BERTH else AT[target])


def block(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """A hex that nothing may enter any more."""
    state.holder[target] = HOLE


def cancel_attack(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """The attack that was declared does not happen; an event is cancelled where it waits for its effect."""
    if op[1] == 0:
        state.clash[OVER] = 1


def jump(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """A vessel leaves the fight; the combat goes on with its escape."""
    state.clash[JUMP] = target + 1


def steal_event(state: ParsecState, seat: Seat, other: i64) -> None:
    """A seat takes a card at random from another's hand."""
    if not state.cards[other]:
        return
    kinds = state.tables.cards
    pick = state.rng.below(state.cards[other])
    card = 0
    while pick >= state.hand[other * kinds + card]:
        pick -= state.hand[other * kinds + card]
        card += 1
    discard(state, other, card)
    receive(state, seat, card)
    state.disclose()
    if state.logged:
        state.log(EventStolen(seat, other, state.tables.card_names[card]))


def ravage(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """Vessels in a module, or near a hex, are destroyed unless they roll the save; passengers too (parsec:4.2m)."""
    save, radius, spare = op[1], op[2], op[3]
    grid = state.galaxy.grid
    cells = [*grid.within(target, radius), target] if radius else state.galaxy.module_cells[target]
    doomed = [
        unit
        for unit in range(state.seats * PIECES)
        if state.where[unit] in cells and KIND[unit] != COLONY and state.carrier[unit] == NOT_ABOARD
    ]
    why = state.tables.card_names[card]
    for unit in doomed:
        if state.where[unit] < 0 or (spare and state.colony[state.where[unit]]):
            continue
        load = passengers(state, unit) if KIND[unit] == TRANSPORT else []
        lost = not is_saved(state, unit, save)
        for passenger in load:
            if lost or not is_saved(state, passenger, save):
                destroy(state, passenger, seat, why)
        if lost:
            destroy(state, unit, seat, why)
        if state.outcome is not None:
            return


def is_saved(state: ParsecState, unit: Unit, save: i64) -> bool:
    """Whether a unit rolls its save."""
    if not save:
        return False
    die = state.rng.die(8)
    saved = die >= save
    if saved and state.logged:
        state.log(UnitSaved(OWNER[unit], UNIT_NAMES[unit], die))
    return saved


def seize(state: ParsecState, seat: Seat, card: Card, target: i64, op: Op) -> None:
    """A vessel and what it carries change sides: own pieces take their place."""
    unit = target
    other = OWNER[unit]
    cell = state.where[unit]
    kinds = [KIND[passenger] for passenger in passengers(state, unit)] if KIND[unit] == TRANSPORT else []
    if state.logged:
        state.log(UnitSeized(seat, other, UNIT_NAMES[unit], NAMES[cell]))
    if kinds:
        for passenger in passengers(state, unit):
            remove(state, passenger)
    remove(state, unit)
    for kind in [KIND[unit], *kinds]:
        piece = free_piece(state, seat, kind)
        build(state, piece, cell)
        state.flags[piece] = FRESH
    if unit_total(state, other) == 0:
        eliminate(state, other, seat)


#: What each operation of an event card does when it is played; all others are read while the event is in force.
OPERATIONS: Final[dict[int, Callable[[ParsecState, int, int, int, Op], None]]] = {
    OP_EXCHANGES: free_exchanges,
    OP_ROLL: change_roll,
    OP_GAIN: gain_resources,
    OP_SPY: spy,
    OP_STEAL_RESOURCE: steal_resources,
    OP_STEAL_EVENT: steal_events,
    OP_SPAWN: spawn,
    OP_DESTROY: ravage,
    OP_BLOCK: block,
    OP_CANCEL: cancel_attack,
    OP_SEIZE: seize,
    OP_JUMP: jump,
}
