"""Every seat summed up: goals, resources, income, units, cards, factions and events in force."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.board import is_same_side
from orrery.games.parsec.bot.plans import fleet_size, listed
from orrery.games.parsec.score import (
    colonies_to_win,
    each_to_win,
    largest_group,
    modules_to_win,
    presence,
    unit_points,
)
from orrery.games.parsec.state import L_CARD, L_SEAT, RECORD, ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, FIGHTER, FIRST, PIECES, Seat
from orrery.kernel import Row, byte, copy_numbers, raise_by
from orrery.parts.fields import Fields

#: For how many seats, cards and factions there are places.
SEATS: Final = 4
CARDS: Final = 64
FACTIONS: Final = 12
#: Places for each seat.
PARTS: Final = 26

FIELDS: Final = Fields()
STANDINGS: Final = FIELDS.add(
    "standings",
    SEATS * PARTS,
    20,
    "by seat (own first): alive, colonies, colonies short of victory, of each resource: cards and cards short of"
    " victory, cards short in all, sources of each resource, cargos, fighters,"
    " transports, cruisers, events in hand, open points, largest group of modules, modules short, modules present,"
    " colonies spare, ready to win by wealth, by arms, rounds are counted",
)
FACTION: Final = FIELDS.add("faction", SEATS * FACTIONS, 1, "by seat: a mark for each faction card")
ACTIVE: Final = FIELDS.add("active", SEATS, 1, "one mark: whose turn it is")
DECIDES: Final = FIELDS.add("decides", SEATS, 1, "one mark: who decides")
FIRST_SEAT: Final = FIELDS.add("first", SEATS, 1, "one mark: who began")
ALLY: Final = FIELDS.add("ally", SEATS, 1, "by seat: it is on one's side")
RATES: Final = FIELDS.add("rates", SEATS * 3, 12, "by seat: its port ratio, price of a colony, price of a fighter")
ROUND: Final = FIELDS.add("rounds", 2, 40, "round, and rounds left if they are counted")
HAND: Final = FIELDS.add("hand", CARDS, 3, "by card: how many are in the observer's hand")
EVENTS: Final = FIELDS.add("events", 2 * CARDS, 2, "by card: in force for oneself, for others")


def survey(state: ParsecState, seat: Seat, row: Row) -> None:
    """Write what every seat has and how near its goals are."""
    seats: i64 = state.seats
    for step in range(seats):
        if step == SEATS:
            break
        other = (seat + step) % seats
        write_seat(state, other, STANDINGS + PARTS * step, row)
        factions = state.factions[other]
        for number in range(FACTIONS):
            if factions >> number & 1:
                row[FACTION + FACTIONS * step + number] = 1
        if is_same_side(state, seat, other):
            row[ALLY + step] = 1
        row[RATES + 3 * step] = byte(state.ratio[other])
        for resource in range(3):
            raise_by(row, RATES + 3 * step + 1, state.price[other * 18 + COLONY * 3 + resource])
            raise_by(row, RATES + 3 * step + 2, state.price[other * 18 + FIGHTER * 3 + resource])
    mark_seat(state.active, seat, seats, ACTIVE, row)
    mark_seat(state.first, seat, seats, FIRST_SEAT, row)
    if state.seat is not None:
        mark_seat(state.seat, seat, seats, DECIDES, row)
    row[ROUND] = byte(state.round)
    if state.limit:
        row[ROUND + 1] = byte(state.limit - state.round)
    kinds: i64 = state.tables.cards
    copy_numbers(row, HAND, state.hand, seat * kinds, kinds if kinds < CARDS else CARDS)
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        there: i64 = lasting[at + L_CARD]
        if there < CARDS:
            raise_by(row, EVENTS + 2 * there + (0 if lasting[at + L_SEAT] == seat else 1), 1)


def mark_seat(other: i64, seat: Seat, seats: i64, first: i64, row: Row) -> None:
    """One mark for a seat, counted from the observer's."""
    step = (other - seat + seats) % seats
    if other >= 0 and step < SEATS:
        row[first + step] = 1


def write_seat(state: ParsecState, seat: Seat, first: i64, row: Row) -> None:
    """What a seat has that everybody may see, and how near its goals are."""
    if not state.alive[seat]:
        return
    row[first] = 1
    own = state.count[seat * 5]
    needed = colonies_to_win(state)
    short_of_colonies = needed - own
    row[first + 1] = byte(own)
    row[first + 2] = byte(short_of_colonies)
    wanted = each_to_win(state)
    short: i64 = 0
    open_points: i64 = 0
    for resource in range(3):
        held = state.stock[seat * 3 + resource]
        open_points += held
        row[first + 3 + resource] = byte(held)
        if held < wanted:
            row[first + 6 + resource] = byte(wanted - held)
            short += wanted - held
    row[first + 9] = byte(short)
    write_income(state, seat, first + 10, row)
    for kind in range(1, 5):
        row[first + 12 + kind] = byte(state.count[seat * 5 + kind])
    for kind in range(5):
        open_points += state.count[seat * 5 + kind] * unit_points(state, seat, kind)
    row[first + 17] = byte(state.cards[seat])
    row[first + 18] = byte(open_points // 4)
    group: i64 = 0
    if fleet_size(state, seat):
        mask = presence(state, seat)
        present = mask.bit_count()
        for other in range(state.seats):
            if not is_same_side(state, seat, other):
                mask &= ~presence(state, other)
        group = largest_group(state, listed(state, mask))
        row[first + 21] = byte(present)
    row[first + 19] = byte(group)
    row[first + 20] = byte(modules_to_win(state) - group)
    row[first + 22] = byte(state.spare[seat])
    if short == 0 and short_of_colonies <= 0:
        row[first + 23] = 1
    if group >= modules_to_win(state):
        row[first + 24] = 1
    if state.limit:
        row[first + 25] = 1


def write_income(state: ParsecState, seat: Seat, first: i64, row: Row) -> None:
    """How many of each resource the seat's colonies and cargos can bring: a planet counts for both of its resources."""
    galaxy = state.galaxy
    start = seat * PIECES
    for unit in range(start, start + FIRST[FIGHTER]):
        cell = state.where[unit]
        if cell < 0 or galaxy.body[cell] >= len(galaxy.number):
            continue
        body = galaxy.body[cell]
        if (unit - start < FIRST[CARGO]) == galaxy.is_planet[body]:
            raise_by(row, first + galaxy.first[body], 2)
            raise_by(row, first + galaxy.second[body], 2)
