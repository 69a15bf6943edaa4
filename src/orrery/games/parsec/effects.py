"""Changes of the position that several chapters share."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import cards_of, is_same_side, passengers, transport_at, unit_cost, unit_total
from orrery.games.parsec.events import (
    DeckExhausted,
    EventDrawn,
    EventEnded,
    GameWon,
    RaceBegan,
    ResourcesGained,
    ResourcesPaid,
    ResourceStolen,
    SeatEliminated,
    UnitDestroyed,
    VesselBoarded,
    VesselMoved,
    VesselUnloaded,
)
from orrery.games.parsec.grid import NAMES, Cell
from orrery.games.parsec.state import (
    BOARDED,
    CRUISER_HERE,
    L_CARD,
    L_SEAT,
    L_TARGET,
    MOVED,
    NOT_ABOARD,
    NOWHERE,
    RECORD,
    TRANSPORT_HERE,
    ParsecState,
)
from orrery.games.parsec.tables import (
    COLONY,
    CRUISER,
    KIND,
    OWNER,
    PIECE,
    RESOURCES,
    TRANSPORT,
    Card,
    Resource,
    Seat,
    Unit,
)
from orrery.games.parsec.traits import refresh_traits
from orrery.kernel import changed, taken

# Units


def place(state: ParsecState, unit: Unit, cell: Cell) -> None:
    """Put a unit that is nowhere into a hex; a small vessel goes aboard a transport there."""
    kind = KIND[unit]
    state.where[unit] = cell
    state.holder[cell] = OWNER[unit] + 1
    if kind == COLONY:
        state.colony = changed(state.colony, cell, 1)
    elif kind == CRUISER:
        state.crowd[cell] = CRUISER_HERE
    elif kind == TRANSPORT:
        state.crowd[cell] = TRANSPORT_HERE
    else:
        if state.crowd[cell] >= TRANSPORT_HERE:
            state.carrier[unit] = PIECE[transport_at(state, cell)]
        state.crowd[cell] += 1


def lift(state: ParsecState, unit: Unit) -> None:
    """Take a unit off its hex; a transport must be empty."""
    cell = state.where[unit]
    kind = KIND[unit]
    state.where[unit] = NOWHERE
    state.carrier[unit] = NOT_ABOARD
    if kind == COLONY:
        state.colony = changed(state.colony, cell, 0)
    elif state.tables.large[kind]:
        state.crowd[cell] = 0
    else:
        state.crowd[cell] -= 1
    if not state.crowd[cell] and not state.colony[cell]:
        state.holder[cell] = 0


def muster(state: ParsecState, unit: Unit, number: i64) -> None:
    """A seat has so many more units of a kind on the board."""
    at = OWNER[unit] * 5 + KIND[unit]
    state.count = changed(state.count, at, state.count[at] + number)


def build(state: ParsecState, unit: Unit, cell: Cell) -> None:
    """A unit comes into play."""
    muster(state, unit, 1)
    place(state, unit, cell)
    if state.tables.military[KIND[unit]] and not state.race:
        state.race = 1  # parsec:11b
        if state.logged:
            state.log(RaceBegan(OWNER[unit]))


def shift(state: ParsecState, unit: Unit, cell: Cell) -> None:
    """A vessel moves, with everything aboard; it boards a transport that stands in the hex."""
    origin = state.where[unit]
    aboard = state.carrier[unit] != NOT_ABOARD
    load = passengers(state, unit) if state.crowd[origin] > TRANSPORT_HERE and KIND[unit] == TRANSPORT else []
    for passenger in load:
        lift(state, passenger)
    lift(state, unit)
    place(state, unit, cell)
    for passenger in load:
        place(state, passenger, cell)
    if state.carrier[unit] != NOT_ABOARD:
        state.flags[unit] |= BOARDED
    if state.logged:
        seat = OWNER[unit]
        if state.carrier[unit] != NOT_ABOARD:
            state.log(VesselBoarded(seat, UNIT_NAMES[unit], UNIT_NAMES[transport_at(state, cell)]))
        elif aboard:
            state.log(VesselUnloaded(seat, UNIT_NAMES[unit], NAMES[cell]))
        else:
            state.log(VesselMoved(seat, UNIT_NAMES[unit], NAMES[origin], NAMES[cell]))


def fly(state: ParsecState, unit: Unit, cell: Cell) -> None:
    """A vessel makes its one move of the turn (parsec:4d)."""
    state.flags[unit] |= MOVED
    shift(state, unit, cell)


def remove(state: ParsecState, unit: Unit) -> None:
    """A unit goes back to its owner's supply."""
    if state.engaged[unit]:
        state.engaged = changed(state.engaged, unit, 0)
    if state.firing[unit]:
        state.firing = changed(state.firing, unit, 0)
    state.flags[unit] = 0
    lift(state, unit)
    muster(state, unit, -1)


def destroy(state: ParsecState, unit: Unit, by: i64, why: str) -> None:
    """A unit is lost, and its owner is out of the game if it was the last (parsec:13a)."""
    if state.logged:
        state.log(UnitDestroyed(OWNER[unit], UNIT_NAMES[unit], NAMES[state.where[unit]], why))
    remove(state, unit)
    if unit_total(state, OWNER[unit]) == 0:
        eliminate(state, OWNER[unit], by)


def eliminate(state: ParsecState, seat: Seat, by: i64) -> None:
    """A seat is out; whoever did it inherits resources, cards and faction (parsec:13b, parsec:13c)."""
    state.alive = changed(state.alive, seat, 0)
    state.spare = changed(state.spare, seat, 0)
    heir = by if by >= 0 and not is_same_side(state, by, seat) and state.alive[by] else -1
    if state.logged:
        state.log(SeatEliminated(seat, None if heir < 0 else heir))
    pass_on_resources(state, seat, heir)
    pass_on_cards(state, seat, heir)
    pass_on_events(state, seat, heir)
    if heir >= 0:
        state.factions[heir] |= state.factions[seat]
        refresh_traits(state, heir)
    state.factions[seat] = 0
    refresh_traits(state, seat)
    survivors = [other for other in range(state.seats) if state.alive[other]]
    if not survivors:
        win(state, [], "extinction")
    elif all(is_same_side(state, survivors[0], other) for other in survivors):
        win(state, team_of(state, survivors[0]), "elimination")


def pass_on_resources(state: ParsecState, seat: Seat, heir: i64) -> None:
    """The resources of a seat that is out go to its heir, or to the bank (parsec:13b)."""
    for resource in range(3):
        amount = state.stock[seat * 3 + resource]
        state.stock[seat * 3 + resource] = 0
        if heir < 0:
            state.bank[resource] += amount
        else:
            state.stock[heir * 3 + resource] += amount


def pass_on_cards(state: ParsecState, seat: Seat, heir: i64) -> None:
    """The event cards of a seat that is out go to its heir, or under the deck (parsec:13b)."""
    kinds = state.tables.cards
    hand = state.hand[:]
    for card in range(kinds):
        copies = hand[seat * kinds + card]
        hand[seat * kinds + card] = 0
        if heir < 0:
            for _ in range(copies):
                bury(state, card)
        else:
            hand[heir * kinds + card] += copies
            state.cards[heir] += copies
    state.hand = hand
    if state.cards[seat]:
        state.cards[seat] = 0
        state.disclose()


def pass_on_events(state: ParsecState, seat: Seat, heir: i64) -> None:
    """The events in force of a seat that is out go to its heir, or end."""
    lasting = state.lasting
    for at in range(len(lasting) - RECORD, -1, -RECORD):
        if lasting[at + L_SEAT] == seat:
            if heir < 0:
                end_event(state, at)
            else:
                lasting[at + L_SEAT] = heir


def team_of(state: ParsecState, seat: Seat) -> list[int]:
    """The seats that win together with this one (parsec:14.2a)."""
    return [other for other in range(state.seats) if is_same_side(state, seat, other)]


def win(state: ParsecState, seats: list[int], how: str) -> None:
    """The game ends with these winners."""
    if state.logged:
        state.log(GameWon(seats, how))
    scores = [1.0 if seat in seats else -1.0 if seats else 0.0 for seat in range(state.seats)]
    state.finish(tuple(seats), tuple(scores), how)


# Resources


def gain(state: ParsecState, seat: Seat, resource: Resource, amount: i64, why: str) -> None:
    """A seat takes cards from the bank, as far as it has them."""
    taken: int = min(amount, state.bank[resource])
    state.bank[resource] -= taken
    state.stock[seat * 3 + resource] += taken
    if state.logged:
        if taken:
            state.log(ResourcesGained(seat, RESOURCES[resource], taken, why))
        if taken < amount:
            state.log(DeckExhausted(seat, RESOURCES[resource]))


def pay(state: ParsecState, seat: Seat, resource: Resource, amount: i64) -> None:
    """A seat gives cards back to the bank."""
    state.stock[seat * 3 + resource] -= amount
    state.bank[resource] += amount


def hand_over(state: ParsecState, seat: Seat, other: i64, resource: Resource, amount: i64) -> None:
    """Cards go from one seat to another."""
    state.stock[seat * 3 + resource] -= amount
    state.stock[other * 3 + resource] += amount


def pay_seat(state: ParsecState, seat: Seat, other: i64, price: tuple[int, int, int], why: str) -> None:
    """A seat pays another what they agreed on."""
    for resource in range(3):
        if price[resource]:
            hand_over(state, seat, other, resource, price[resource])
            if state.logged:
                state.log(ResourcesPaid(seat, other, RESOURCES[resource], price[resource], why))


def steal_resource(state: ParsecState, seat: Seat, other: i64, why: str) -> None:
    """A seat takes one card at random from another."""
    stock = state.stock
    total = cards_of(state, other)
    if not total:
        return
    pick = state.rng.below(total)
    resource = 0
    while pick >= stock[other * 3 + resource]:
        pick -= stock[other * 3 + resource]
        resource += 1
    hand_over(state, other, seat, resource, 1)
    if state.logged:
        state.log(ResourceStolen(seat, other, RESOURCES[resource], why))


def salvage(state: ParsecState, seat: Seat, unit: Unit) -> None:
    """The victor recovers what the unit cost its owner (parsec:8g, parsec:8h)."""
    for resource in range(3):
        cost = unit_cost(state, unit, resource)
        if cost:
            gain(state, seat, resource, cost, "salvage")


# Cards


def take_top(state: ParsecState) -> i64:
    """Take the top card of the event deck."""
    last = len(state.deck) - 1
    card = state.deck[last]
    state.deck = taken(state.deck, last)
    if state.returned > last:
        state.returned = last
    return card


def draw(state: ParsecState, seat: Seat) -> None:
    """A seat draws the top card of the event deck, if there is one."""
    if not state.deck:
        return
    card = take_top(state)
    receive(state, seat, card)
    state.disclose()
    if state.logged:
        state.log(EventDrawn(seat, state.tables.card_names[card]))


def receive(state: ParsecState, seat: Seat, card: Card) -> None:
    """A card comes into a hand."""
    at = seat * state.tables.cards + card
    state.hand = changed(state.hand, at, state.hand[at] + 1)
    state.cards[seat] += 1


def discard(state: ParsecState, seat: Seat, card: Card) -> None:
    """A card leaves a hand."""
    at = seat * state.tables.cards + card
    state.hand = changed(state.hand, at, state.hand[at] - 1)
    state.cards[seat] -= 1


def bury(state: ParsecState, card: Card) -> None:
    """A card goes to the bottom of the event deck, face up for all to see (parsec:6.2p)."""
    state.deck = bytes([card]) + state.deck
    state.returned += 1


def end_event(state: ParsecState, at: i64) -> None:
    """An event in force ends: its card returns to the deck, its token leaves the board (parsec:6.2p)."""
    lasting = state.lasting
    card = lasting[at + L_CARD]
    seat = lasting[at + L_SEAT]
    for operation in state.tables.card_operations[card]:
        operation.end(state, lasting[at + L_TARGET])
    del lasting[at : at + RECORD]
    if not state.tables.permanent[card]:
        state.temporary -= 1
    bury(state, card)
    if state.logged:
        state.log(EventEnded(seat, state.tables.card_names[card]))
