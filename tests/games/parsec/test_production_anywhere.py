"""Parsec: what a roll brings to everybody on boards full of pieces (chapter 8)."""

from __future__ import annotations

import pytest
from tests.games.parsec.table import SIX, Rest
from tests.games.parsec.test_anywhere import FLEETS, crowd_together, put_away_cards

from orrery.games.parsec.flow.production import ProductionRoll
from orrery.games.parsec.game import GAME
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import CARGO, COLONY, KIND, OWNER, PIECES, RESOURCES
from orrery.kernel import Rng
from orrery.testing.dice import LoadedRng


def claims(state: ParsecState, roller: int, number: int) -> list[int]:
    """One card for each colony on a planet and each cargo on an asteroid with the number (8c, 8d, 8e, 4.2j)."""
    galaxy = state.galaxy
    found = [0] * state.seats
    for unit in range(state.seats * PIECES):
        if state.where[unit] < 0:
            continue
        seat = OWNER[unit]
        for body in galaxy.by_number[number]:
            if state.where[unit] not in galaxy.body_cells[body]:
                continue
            if galaxy.is_planet[body] and KIND[unit] == COLONY:
                found[seat] += 1
            if not galaxy.is_planet[body] and KIND[unit] == CARGO:
                found[seat] += 1 + (state.extra_yield[seat] if seat == roller else 0)
    if not galaxy.by_number[number]:
        found[roller] = 1  # 8f
    return found


def held(state: ParsecState) -> list[int]:
    """How many resource cards each seat has."""
    return [int(sum(state.stock[seat * 3 : seat * 3 + 3])) for seat in range(state.seats)]


@pytest.mark.rule("parsec:8a", "parsec:8c", "parsec:8d", "parsec:8e", "parsec:8f", "parsec:4.2j")
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_roll_feeds_everybody_at_once(seats: int, number: int) -> None:
    game = SIX if seats > 4 else GAME
    rng = Rng(10 * seats + number)
    for seed in range(4):
        state = game.new(seats, 100 * seed + number, {"rounds": 9}, log=True)
        crowd_together(state, rng, cards=0, stock=1, pieces=FLEETS)
        for seat in range(seats):
            put_away_cards(state, seat)
        roller = rng.below(seats)
        state.active = roller
        state.rng = dice = LoadedRng()
        dice.shows.append(number)
        before, expected = held(state), claims(state, roller, number)
        state.stack.clear()
        state.then(ProductionRoll(roller), Rest(0))
        state.advance()
        while state.choice in ("ChooseYield", "ChooseResource"):
            galaxy = state.galaxy
            if state.choice == "ChooseYield":
                body = state.stack[-1].body
                pays = {galaxy.first[body], galaxy.second[body]}
                names = {f"take {RESOURCES[resource]}" for resource in pays}
                assert {str(action) for action in state.pending} == names
            state.apply(rng.pick(state.pending))
        gained = [now - then for now, then in zip(held(state), before, strict=True)]
        assert gained == expected
