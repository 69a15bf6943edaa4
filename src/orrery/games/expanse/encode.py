"""The Expanse as a row of numbers, as one seat sees it: seats and their factions are counted from the observer's.

`survey` writes what the table looks like, which is also what the learned value reads; `LAYOUT` names its fields.
What is pending stands after them (`orrery.parts.pending`). The order of the deck, the cards in the box and a bonus
token that the seat has not seen are left out, and so are cards beyond the 64th of a content pack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.board import base_totals, fleet_strength, orbital_control, places, sector_tokens
from orrery.games.expanse.bot.evaluation import standings
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.turn import ChooseUse
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE, SCORING_CARD, Seat
from orrery.kernel import Row, byte, copy_numbers, empty_row
from orrery.parts.fields import Fields
from orrery.parts.pending import Kind, bits, items, mark, number, seat_mark

#: The version of the rows: it changes whenever a place changes its meaning.
VERSION: Final = 2
SEATS: Final = 4
CARDS: Final = 64

LAYOUT: Final = Fields()
FACTION: Final = LAYOUT.add("faction", 16, 1, "by seat (own first): one mark for its faction")
POINTS: Final = LAYOUT.add("points", 4, 100, "by seat: control points")
AHEAD: Final = LAYOUT.add("ahead", 3, 60, "by other seat: points ahead of it", short=False)
BEHIND: Final = LAYOUT.add("behind", 3, 60, "by other seat: points behind it", short=False)
STANDING: Final = LAYOUT.add(
    "standing",
    28,
    60,
    "by seat: expected points of its places, the same late, its margins, ships, orbits, kept cards, points to spend",
    short=False,
)
SUPPLY: Final = LAYOUT.add("supply", 4, 20, "by seat: cubes off the map")
RESERVE: Final = LAYOUT.add("reserve", 16, 5, "by seat and kind: ships off the map")
ACTIVE: Final = LAYOUT.add("active", 4, 1, "one mark: whose turn it is")
DECIDES: Final = LAYOUT.add("decides", 4, 1, "one mark: who decides")
INITIATIVE: Final = LAYOUT.add("initiative", 16, 1, "by seat: one mark for its place on the initiative track")
SPENT: Final = LAYOUT.add("spent", 4, 1, "by seat: its ability of once per turn is used")
DECK: Final = LAYOUT.add("deck", 1, 60, "cards left in the deck")
UNSEEN: Final = LAYOUT.add("unseen", 8, 1, "one mark: scoring cards still undrawn")
SCORINGS: Final = LAYOUT.add("scorings", 8, 1, "one mark: scoring turns so far")
TECHNOLOGY: Final = LAYOUT.add("technology", 4, 1, "one mark: technologies that are in force")
TOKENS_LEFT: Final = LAYOUT.add("bonus tokens", 3, 3, "by sector: tokens left")
BONUS: Final = LAYOUT.add("bonus", 4, 1, "one mark: the bonus sector if the seat has seen it, the last: not seen")
INFLUENCE: Final = LAYOUT.add("influence", 64, 9, "by base and seat: influence, orbital control included", short=False)
FIRSTS: Final = LAYOUT.add("first", 64, 1, "by base and seat: holds the first place", short=False)
SECONDS: Final = LAYOUT.add("second", 64, 1, "by base and seat: holds the second place", short=False)
PIECES: Final = LAYOUT.add("pieces", 64, 6, "by base and seat: cubes and diplomats")
DIPLOMATS: Final = LAYOUT.add("diplomats", 16, 3, "by base: diplomats")
TOKENS: Final = LAYOUT.add("protomolecule", 16, 2, "by base: protomolecule tokens")
SHIPS: Final = LAYOUT.add("ships", 144, 5, "by kind, orbit and seat: ships")
STRENGTH: Final = LAYOUT.add("strength", 36, 12, "by orbit and seat: strength in half fleets", short=False)
CONTROL: Final = LAYOUT.add("control", 36, 1, "by orbit and seat: has orbital control", short=False)
ROCINANTE: Final = LAYOUT.add("rocinante", 4, 1, "one mark: who controls the Rocinante")
ROCINANTE_ORBIT: Final = LAYOUT.add("rocinante orbit", 9, 1, "one mark: where she is")
TRACK: Final = LAYOUT.add(
    "track", 5 * (CARDS + 1), 1, "by space: one mark for the card there, the last for a scoring card"
)
KEPT: Final = LAYOUT.add("kept", 4 * CARDS, 1, "by seat: a mark for each event it keeps")
USING: Final = LAYOUT.add("using", CARDS, 1, "one mark: the card that was taken and is to be used")
LEFT: Final = LAYOUT.add("points left", 4, 5, "by seat: action points left to spend")
#: How many places the learned value reads.
JUDGED: Final = LAYOUT.size
GONE: Final = LAYOUT.add("gone", CARDS, 1, "a mark for each card in the discard pile")
MOVED: Final = LAYOUT.add("moved", 45, 5, "by kind and orbit: ships that moved in this event")
FRESH: Final = LAYOUT.add("fresh", 16, 5, "by base: pieces that the event placed there")
RESOLVING: Final = LAYOUT.add("resolving", CARDS, 1, "one mark: the card whose event is resolved")
FOCUS_BASE: Final = LAYOUT.add("focus base", 16, 1, "one mark: the base that an operation hands on to the next")
FOCUS_ORBIT: Final = LAYOUT.add("focus orbit", 9, 1, "one mark: the orbit that an operation hands on to the next")
TALLY: Final = LAYOUT.add("tally", 1, 16, "what an operation counted for the next")
TURNS: Final = LAYOUT.add("turns", 1, 120, "turns so far")
SPARE: Final = LAYOUT.add("spare", 2, 3, "diplomats and protomolecule tokens off the map")
KNOWN_TOP: Final = LAYOUT.add("known top", CARDS + 1, 1, "one mark: the top card of the deck if everybody knows it")

#: How the fields of frames are written.
FRAME_FIELDS: Final[dict[str, Kind]] = {
    "at": number(4),
    "base": mark(16),
    "card": mark(CARDS),
    "least": number(5),
    "left": number(8),
    "number": number(8),
    "operation": bits(10),
    "orbit": mark(9),
    "order": items(4, 4),
    "owner": mark(4),
    "passes": number(4),
    "reach": number(4),
    "seat": seat_mark(4),
    "source": mark(16),
    "target": mark(16),
    "used": bits(16),
    "victim": mark(4),
}


def write(state: ExpanseState, seat: Seat, row: Row, short: bool) -> None:
    """Write what a seat may know of the table and of what goes on."""
    survey(state, seat, row, short)
    write_progress(state, row)


def judged(state: ExpanseState, seat: Seat) -> Row:
    """The part of a row that the learned value reads."""
    row = empty_row(JUDGED)
    survey(state, seat, row, False)
    return row


def survey(state: ExpanseState, seat: Seat, row: Row, short: bool) -> None:
    """Write what the table looks like from a seat; `short` leaves out what follows from the rest."""
    order = relative_factions(state, seat)
    write_seats(state, seat, row)
    write_table(state, seat, row)
    write_cards(state, row, order)
    if state.rocinante == NOWHERE:
        return
    write_map(state, row, order)
    if not short:
        write_standings(state, row, order)
        write_places(state, row, order)


def relative_factions(state: ExpanseState, seat: Seat) -> list[int]:
    """By faction: which seat plays it, counted from the observer's; 4 for nobody."""
    order = [4, 4, 4, 4]
    for step in range(state.seats):
        faction = state.faction[(seat + step) % state.seats]
        if faction != NOWHERE:
            order[faction] = step
    return order


def write_seats(state: ExpanseState, seat: Seat, row: Row) -> None:
    """Factions, points, supplies and whose turn it is."""
    seats: i64 = state.seats
    own_points: i64 = 0
    for step in range(seats):
        faction = state.faction[(seat + step) % seats]
        if faction == NOWHERE:
            continue
        row[FACTION + step * 4 + faction] = 1
        points = state.points[faction]
        row[POINTS + step] = byte(points)
        if step == 0:
            own_points = points
        else:
            row[AHEAD + step - 1] = byte(own_points - points)
            row[BEHIND + step - 1] = byte(points - own_points)
        row[SUPPLY + step] = byte(state.supply[faction])
        row[SPENT + step] = byte(state.spent[faction])
        for kind in range(4):
            row[RESERVE + step * 4 + kind] = byte(state.reserve[kind * 4 + faction])
        initiative = state.initiative
        for place in range(len(initiative)):
            if initiative[place] == faction:
                row[INITIATIVE + step * 4 + place] = 1
    row[ACTIVE + (state.active - seat + seats) % seats] = 1
    if state.seat is not None:
        deciding: i64 = state.seat
        row[DECIDES + (deciding - seat + seats) % seats] = 1
    for frame in state.stack:
        if isinstance(frame, SpendPoints):
            row[LEFT + (frame.seat - seat + seats) % seats] = byte(frame.left)
        elif isinstance(frame, ChooseUse) and frame.card < CARDS:
            row[USING + frame.card] = 1


def write_table(state: ExpanseState, seat: Seat, row: Row) -> None:
    """How far the game is, and the bonus tokens."""
    row[DECK] = byte(len(state.deck))
    row[UNSEEN + (state.unseen if state.unseen < 7 else 7)] = 1
    row[SCORINGS + (state.scorings if state.scorings < 7 else 7)] = 1
    row[TECHNOLOGY + (state.technology if state.technology < 3 else 3)] = 1
    for sector in range(3):
        row[TOKENS_LEFT + sector] = byte(sector_tokens(state, sector))
    if state.bonus != NOWHERE:
        faction = state.faction[seat]
        row[BONUS + (state.bonus if faction != NOWHERE and state.peeked[faction] else 3)] = 1


def write_cards(state: ExpanseState, row: Row, order: list[int]) -> None:
    """The track and the kept events."""
    track = state.track
    for space in range(len(track)):
        card: i64 = track[space]
        if card == SCORING_CARD:
            row[TRACK + space * (CARDS + 1) + CARDS] = 1
        elif card < CARDS:
            row[TRACK + space * (CARDS + 1) + card] = 1
    kept = state.kept
    for place in range(len(kept)):
        if kept[place] and place < CARDS:
            holder: i64 = order[kept[place] - 1]
            if holder < 4:
                row[KEPT + holder * CARDS + place] = 1


def write_standings(state: ExpanseState, row: Row, order: list[int]) -> None:
    """What the evaluation adds up, by seat."""
    rows = standings(state)
    for faction in range(4):
        step: i64 = order[faction]
        if step == 4:
            continue
        parts = rows[faction]
        at = STANDING + step * 7
        row[at] = byte(int(parts[2] * 20.0 + 0.5))
        row[at + 1] = byte(int(parts[3] * 20.0 + 0.5))
        row[at + 2] = byte(int(parts[4] * 40.0 + 0.5))
        row[at + 3] = byte(int(parts[5] * 50.0 + 0.5))
        row[at + 4] = byte(int(parts[6] * 100.0 + 0.5))
        row[at + 5] = byte(int(parts[7] * 100.0 + 0.5))
        row[at + 6] = byte(int(parts[9] * 100.0 + 0.5))


def write_map(state: ExpanseState, row: Row, order: list[int]) -> None:
    """Pieces on bases, ships in orbits, and the Rocinante."""
    copy_numbers(row, DIPLOMATS, state.diplomats, 0, 16)
    copy_numbers(row, TOKENS, state.tokens, 0, 16)
    for faction in range(4):
        step: i64 = order[faction]
        if step == 4:
            continue
        for base in range(16):
            row[PIECES + base * 4 + step] = byte(state.pieces[base * 4 + faction])
        for orbit in range(9):
            at = orbit * 4 + faction
            if state.shipping[at]:
                for kind in range(4):
                    row[SHIPS + kind * 36 + orbit * 4 + step] = byte(state.ships[kind * 36 + at])
    if state.rocinante < 4 and order[state.rocinante] < 4:
        row[ROCINANTE + order[state.rocinante]] = 1
    if state.rocinante_orbit < 9:
        row[ROCINANTE_ORBIT + state.rocinante_orbit] = 1


def write_places(state: ExpanseState, row: Row, order: list[int]) -> None:
    """Who stands how in the orbits and on the bases."""
    tables = state.tables
    for orbit in range(9):
        holder = orbital_control(state, orbit)
        for faction in range(4):
            step: i64 = order[faction]
            if step < 4 and state.shipping[orbit * 4 + faction]:
                row[STRENGTH + orbit * 4 + step] = byte(fleet_strength(state, faction, orbit))
                if faction == holder:
                    row[CONTROL + orbit * 4 + step] = 1
        for base in tables.orbit_bases[orbit]:
            write_base(state, base, holder, row, order)


def write_base(state: ExpanseState, base: i64, holder: i64, row: Row, order: list[int]) -> None:
    """Who stands how on one base."""
    totals = base_totals(state, base, holder)
    ranks = places(state, base, totals)
    for faction in range(4):
        step: i64 = order[faction]
        total: i64 = totals[faction]
        if step == 4 or total == 0:
            continue
        row[INFLUENCE + base * 4 + step] = byte(total)
        rank: i64 = ranks[faction]
        if rank == 0:
            row[FIRSTS + base * 4 + step] = 1
        elif rank == 1:
            row[SECONDS + base * 4 + step] = 1


def write_progress(state: ExpanseState, row: Row) -> None:
    """What the event under way has done so far, and what else lies open."""
    discard = state.discard
    for place in range(len(discard)):
        card: i64 = discard[place]
        if card < CARDS:
            row[GONE + card] = 1
    copy_numbers(row, MOVED, state.moved, 0, 45)
    copy_numbers(row, FRESH, state.fresh, 0, 16)
    if state.resolving < CARDS:
        row[RESOLVING + state.resolving] = 1
    if state.focus_base < 16:
        row[FOCUS_BASE + state.focus_base] = 1
    if state.focus_orbit < 9:
        row[FOCUS_ORBIT + state.focus_orbit] = 1
    row[TALLY] = byte(state.tally)
    row[TURNS] = byte(state.turns)
    row[SPARE] = byte(state.spare_diplomats)
    row[SPARE + 1] = byte(state.spare_tokens)
    if state.known and state.deck:
        top: i64 = state.deck[len(state.deck) - 1]
        row[KNOWN_TOP + (CARDS if top == SCORING_CARD else top if top < CARDS else CARDS)] = 1
