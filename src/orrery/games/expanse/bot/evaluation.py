"""How a faction stands: control points, what its places promise, ships and cards, weighed as self-play found it."""

from __future__ import annotations

from math import tanh
from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.board import base_totals, is_critical, is_open, orbital_control, places
from orrery.games.expanse.bot.worth import highest_two, lead, margin_steps, place_worth, progress_of, promised
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.turn import ChooseUse
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE, Base, Seat
from orrery.kernel import Floats, floats
from orrery.parts.bot import weighed

#: What is weighed, in this order; `late` parts count with the square of the game's progress.
FEATURES: Final = (
    "points", "late_points", "places", "late_places", "margins", "ships", "orbits", "kept", "supply", "pending",
)  # fmt: skip


def evaluate(state: ExpanseState, seat: Seat, weights: list[float]) -> float:
    """How well a seat stands, from -1 to 1."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else -1.0
    if state.rocinante == NOWHERE:
        return 0.0
    rows = standings(state)
    worth = floats([weighed(weights, row) for row in rows])
    return tanh(lead(state, worth, state.faction[seat]))


def features(state: ExpanseState, seat: Seat, weights: list[float]) -> list[float]:
    """The features of a seat less those of the others, the strongest of them counting double."""
    if state.rocinante == NOWHERE:
        return [0.0] * len(FEATURES)
    rows = standings(state)
    own = state.faction[seat]
    others = [faction for faction in range(4) if faction != own and state.seat_of[faction] != NOWHERE]
    strongest = others[0]
    for other in others:
        if weighed(weights, rows[other]) > weighed(weights, rows[strongest]):
            strongest = other
    others.append(strongest)
    found: list[float] = []
    for number in range(len(FEATURES)):
        total = 0.0
        for other in others:
            total += rows[other][number]
        found.append(rows[own][number] - total / len(others))
    return found


def standings(state: ExpanseState) -> list[list[float]]:
    """By faction: the parts of its standing, in tens of control points or of things."""
    tables = state.tables
    progress = 1.0 if state.unseen == 0 else progress_of(state)
    late = progress * progress
    pays = promised(state)
    rows = [[0.0] * len(FEATURES) for _ in range(4)]
    for orbit in range(9):
        holder = orbital_control(state, orbit)
        if holder >= 0:
            rows[holder][6] += 0.1
        for base in tables.orbit_bases[orbit]:
            if is_open(state, base):
                add_base(state, base, holder, pays, rows)
        for faction in range(4):
            ships: int = state.shipping[orbit * 4 + faction]
            rows[faction][5] += 0.1 * ships
    kept = state.kept
    for card in range(len(kept)):
        if kept[card]:
            rows[kept[card] - 1][7] += 0.1
    for faction in range(4):
        row = rows[faction]
        points: int = state.points[faction]
        supply: int = state.supply[faction]
        row[0] = points / 10.0
        row[1] = row[0] * late
        row[3] = row[2] * late
        row[8] = supply / 10.0
    for frame in state.stack:
        if isinstance(frame, SpendPoints):
            left: int = frame.left
            rows[state.faction[frame.seat]][9] += left / 10.0
        elif isinstance(frame, ChooseUse):
            number: int = tables.points[frame.card]
            rows[state.faction[frame.seat]][9] += number / 10.0
    return rows


def add_base(state: ExpanseState, base: Base, holder: i64, pays: Floats, rows: list[list[float]]) -> None:
    """What the places on a base promise, and how far each faction is from losing or gaining the first."""
    totals = base_totals(state, base, holder)
    ranks = places(state, base, totals)
    best, second = highest_two(totals)
    for faction in range(4):
        if totals[faction]:
            rows[faction][2] += place_worth(pays, base, ranks[faction], is_critical(state, faction, base)) / 10.0
            steps: int = margin_steps(totals[faction], best, second)
            rows[faction][4] += steps * pays[base * 4] / 100.0
