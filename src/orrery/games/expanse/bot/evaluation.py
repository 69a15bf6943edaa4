"""How a faction stands: control points, what its places promise, ships and cards, weighed as self-play found it."""

from __future__ import annotations

from math import tanh

from orrery.games.expanse.board import base_totals, orbital_control, places
from orrery.games.expanse.bot.worth import lead, promised
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.turn import ChooseUse
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE
from orrery.parts.bot import weighed

#: What is weighed, in this order; `late` parts count with the square of the game's progress.
FEATURES = (
    "points", "late_points", "places", "late_places", "margins", "ships", "orbits", "kept", "supply", "pending",
)  # fmt: skip


def evaluate(state: ExpanseState, seat: int, weights: list[float]) -> float:
    """How well a seat stands, from -1 to 1."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else -1.0
    if state.rocinante == NOWHERE:
        return 0.0
    rows = features(state)
    worth = [weighed(weights, row) for row in rows]
    return tanh(lead(state, worth, state.faction[seat]))


def difference(state: ExpanseState, seat: int, weights: list[float]) -> list[float]:
    """The features of a seat less those of the others, the strongest of them counting double."""
    if state.rocinante == NOWHERE:
        return [0.0] * len(FEATURES)
    rows = features(state)
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


def features(state: ExpanseState) -> list[list[float]]:
    """By faction: the parts of its standing, in tens of control points or of things."""
    content = state.content
    size = content.piles[state.seats]
    progress = 1.0 - len(state.deck) / (size[0] + (size[1] + size[3]) * size[2])
    if state.unseen == 0:
        progress = 1.0
    late = progress * progress
    pays = promised(state)
    rows = [[0.0] * len(FEATURES) for _ in range(4)]
    for orbit in range(9):
        holder = orbital_control(state, orbit)
        if holder >= 0:
            rows[holder][6] += 0.1
        for base in content.orbit_bases[orbit]:
            if content.is_open[state.seats][base]:
                add_base(state, base, holder, pays[base], rows)
        for faction in range(4):
            rows[faction][5] += 0.1 * state.shipping[orbit * 4 + faction]
    kept = state.kept
    for card in range(len(kept)):
        if kept[card]:
            rows[kept[card] - 1][7] += 0.1
    for faction in range(4):
        row = rows[faction]
        row[0] = state.points[faction] / 10.0
        row[1] = row[0] * late
        row[3] = row[2] * late
        row[8] = state.supply[faction] / 10.0
    for frame in state.stack:
        if isinstance(frame, SpendPoints):
            rows[state.faction[frame.seat]][9] += frame.left / 10.0
        elif isinstance(frame, ChooseUse):
            rows[state.faction[frame.seat]][9] += content.points[frame.card] / 10.0
    return rows


def add_base(state: ExpanseState, base: int, holder: int, pays: list[float], rows: list[list[float]]) -> None:
    """What the places on a base promise, and how far each faction is from losing or gaining the first."""
    content = state.content
    totals = base_totals(state, base, holder)
    ranks = places(state, base, totals)
    critical = content.critical[state.seats]
    resource = content.base_resource[base]
    best = 0
    second = 0
    for faction in range(4):
        if totals[faction] > best:
            second = best
            best = totals[faction]
        elif totals[faction] > second:
            second = totals[faction]
    for faction in range(4):
        own = totals[faction]
        if not own:
            continue
        rank = ranks[faction]
        value = pays[rank] if rank < 3 else 0.0
        if rank == 0 and critical[faction][resource]:
            value += pays[3]
        rows[faction][2] += value / 10.0
        margin = own - (second if own == best else best)
        rows[faction][4] += (max(-3, min(2, margin)) + 3) * pays[0] / 100.0
