"""How well a seat stands: what it has and how near its goals are, weighed as self-play found it."""

from __future__ import annotations

from math import tanh
from typing import Final

from orrery.games.parsec.board import is_same_side
from orrery.games.parsec.bot import plans
from orrery.games.parsec.score import (
    colonies_to_win,
    each_to_win,
    has_economic_victory,
    largest_group,
    modules_to_win,
    points,
    presence,
)
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, CRUISER, FIGHTER, FIRST, PIECES, TRANSPORT, Seat
from orrery.parts.bot import weighed

#: What is weighed, in this order.
FEATURES: Final = (
    "colonies", "cards", "hoard", "stock", "income", "sources", "cargos", "fleet", "events", "points", "group",
    "domination", "wealth", "turn",
)  # fmt: skip
#: What a seat that is out is worth.
OUT: Final = -9.0


def evaluate(state: ParsecState, seat: Seat, weights: list[float]) -> float:
    """How well a seat stands, from -1 to 1, against the strongest of the others."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 1.0 if seat in winners else -1.0 if winners else 0.0
    own = OUT
    best = OUT
    for other in range(state.seats):
        if not state.alive[other]:
            continue
        worth = weighed(weights, standing(state, other))
        if is_same_side(state, seat, other):
            own = max(own, worth)
        else:
            best = max(best, worth)
    return tanh(own - best)


def features(state: ParsecState, seat: Seat, weights: list[float]) -> list[float]:
    """The features of a seat less those of its strongest rival."""
    rival: list[float] = []
    best = OUT
    for other in range(state.seats):
        if state.alive[other] and not is_same_side(state, seat, other):
            theirs = standing(state, other)
            worth = weighed(weights, theirs)
            if worth > best or not rival:
                rival, best = theirs, worth
    own = standing(state, seat)
    return [own[number] - rival[number] for number in range(len(own))] if rival else own


def standing(state: ParsecState, seat: Seat) -> list[float]:
    """What a seat has, each part scaled to about 1."""
    stock = state.stock
    at = seat * 3
    own: int = state.count[seat * 5]
    needed_colonies: int = colonies_to_win(state)
    colonies = min(1.0, own / needed_colonies)
    cards = 0.0
    total = 0
    wanted: int = each_to_win(state)
    for resource in range(3):
        held: int = stock[at + resource]
        cards += min(1.0, held / wanted) / 3.0
        total += held
    income, sources = earnings(state, seat)
    group = 0
    fleet = plans.fleet_size(state, seat)
    if fleet:
        mask = presence(state, seat)
        for other in range(state.seats):
            if not is_same_side(state, seat, other):
                mask &= ~presence(state, other)
        group = largest_group(state, plans.listed(state, mask))
    needed: int = modules_to_win(state)
    scored: int = points(state, seat)
    cargos: int = state.count[seat * 5 + CARGO]
    fighters: int = state.count[seat * 5 + FIGHTER]
    others: int = state.count[seat * 5 + TRANSPORT] + state.count[seat * 5 + CRUISER]
    events: int = state.cards[seat]
    return [
        colonies,
        cards,
        cards * cards if colonies >= 1.0 else 0.0,
        total / 10.0,
        income,
        sources,
        cargos / 4.0,
        (fighters + 2.0 * others) / 8.0,
        events / 4.0,
        scored / 80.0,
        min(1.0, group / needed),
        1.0 if group >= needed else 0.0,
        1.0 if has_economic_victory(state, seat) else 0.0,
        1.0 if state.active == seat else 0.0,
    ]


def earnings(state: ParsecState, seat: Seat) -> tuple[float, float]:
    """Resources that a roll brings on average, and the part of the kinds of resources that can come."""
    galaxy = state.galaxy
    first = seat * PIECES
    known = [False, False, False]
    income = 0
    for unit in range(first, first + FIRST[FIGHTER]):
        cell = state.where[unit]
        if cell < 0 or galaxy.body[cell] >= len(galaxy.number):
            continue
        body = galaxy.body[cell]
        if (unit - first < FIRST[COLONY + 1]) == galaxy.is_planet[body]:
            income += 1
            known[galaxy.first[body]] = True
            known[galaxy.second[body]] = True
    return income / 8.0, (known[0] + known[1] + known[2]) / 3.0
