"""What event cards do: compositions of operations (parsec:6.2)."""

from __future__ import annotations

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
    refresh_traits,
    remove,
    steal_resource,
)
from orrery.games.parsec.events import EventStolen, HandRevealed, UnitSaved, UnitSeized
from orrery.games.parsec.flow.purchase import commission, found_colony
from orrery.games.parsec.grid import NAMES
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
    OP_FORBID,
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
)


def perform(state: ParsecState, seat: int, card: int, target: int, cell: int) -> None:
    """Carry out every operation of a card, then put it in force or under the deck."""
    for code, one, two, three, _ in state.tables.card_ops[card]:
        if code == OP_EXCHANGES:
            state.teleports += one
        elif code == OP_ROLL:
            state.clash[FOR_ATTACK + one] += two
        elif code == OP_GAIN:
            gain(state, seat, target, one, state.tables.card_names[card])
        elif code == OP_SPY:
            spy(state, seat, target)
        elif code == OP_STEAL_RESOURCE:
            for _ in range(one):
                steal_resource(state, seat, target, state.tables.card_names[card])
        elif code == OP_STEAL_EVENT:
            for _ in range(one):
                steal_event(state, seat, target)
        elif code == OP_SPAWN:
            if one == COLONY:
                found_colony(state, seat, target, "event")
            else:
                commission(state, seat, one, ABOARD[target - BERTH] if target >= BERTH else AT[target])
        elif code == OP_DESTROY:
            ravage(state, seat, card, target, one, two, three)
            if state.outcome is not None:
                return
        elif code == OP_BLOCK:
            state.holder[target] = HOLE
        elif code == OP_CANCEL and one == 0:
            state.clash[OVER] = 1
        elif code == OP_FORBID and one == NO_FIGHT_BETWEEN:
            target = state.clash[ATTACKER]
        elif code == OP_SEIZE:
            seize(state, seat, target)
            if state.outcome is not None:
                return
        elif code == OP_JUMP:
            state.clash[JUMP] = target + 1  # the combat goes on with its escape
    duration = state.tables.duration[card]
    if duration == INSTANT or not state.alive[seat]:
        bury(state, card)
        return
    state.lasting.extend([card, seat, duration, target, cell])
    if duration == PERMANENT:
        refresh_traits(state, seat)
    else:
        state.temporary += 1


def spy(state: ParsecState, seat: int, other: int) -> None:
    """A seat sees another's event cards."""
    state.disclose()
    if state.logged:
        kinds = state.tables.cards
        names = state.tables.card_names
        seen = [names[card] for card in range(kinds) for _ in range(state.hand[other * kinds + card])]
        state.log(HandRevealed(seat, other, seen))


def steal_event(state: ParsecState, seat: int, other: int) -> None:
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


def ravage(state: ParsecState, seat: int, card: int, target: int, save: int, radius: int, spare: int) -> None:
    """Vessels in a module, or near a hex, are destroyed unless they roll the save; passengers too (parsec:4.2m)."""
    grid = state.galaxy.grid
    cells = [*grid.within(target, radius), target] if radius else grid.module_cells[target]
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


def is_saved(state: ParsecState, unit: int, save: int) -> bool:
    """Whether a unit rolls its save."""
    if not save:
        return False
    die = state.rng.die(8)
    saved = die >= save
    if saved and state.logged:
        state.log(UnitSaved(OWNER[unit], UNIT_NAMES[unit], die))
    return saved


def seize(state: ParsecState, seat: int, unit: int) -> None:
    """A vessel and what it carries change sides: own pieces take their place."""
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
