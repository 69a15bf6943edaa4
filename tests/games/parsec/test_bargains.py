"""How bots bargain: by what both gain, before they shop, and never with a seat that is about to win."""

from __future__ import annotations

from typing import Any

from tests.games.parsec.table import Table

from orrery.games.parsec.bot.bargains import best_swap
from orrery.games.parsec.bot.plans import is_near_victory
from orrery.games.parsec.flow.support import AcceptFee, AnswerSupport
from orrery.games.parsec.flow.transit import AcceptToll, GrantTransit
from orrery.games.parsec.tables import FIGHTER, FIRST, PIECES
from orrery.kernel import Choice

#: A fighter of the first seat, and one of the second.
FIGHTERS = (FIRST[FIGHTER], PIECES + FIRST[FIGHTER])


def answer(table: Table, choice: Choice[Any]) -> str:
    """What advice says to a choice."""
    table.state.stack[:] = [choice]
    table.state.refresh()
    weights = table.game.advise(table.state)
    return str(table.state.pending[weights.index(max(weights))])


def hoarder(table: Table, seat: int, **resources: int) -> None:
    """Give a seat all the colonies that it needs, and some cards."""
    table.state.count[seat * 5] = 10
    table.give(seat, **resources)


def test_with_several_seats_a_swap_need_not_come_from_plenty() -> None:
    for seats, swap in ((2, None), (4, (0, 1))):
        table = Table(seats)
        table.give(0, titanium=3)
        table.give(1, energy=3)
        assert best_swap(table.state, 0, 1) == swap


def test_nobody_trades_with_a_seat_that_is_about_to_win() -> None:
    table = Table(4)
    table.give(0, titanium=8)
    hoarder(table, 1, titanium=3, energy=9, gold=6)
    assert is_near_victory(table.state, 1)
    assert best_swap(table.state, 0, 1) is None
    table.give(2, energy=5, gold=1)
    assert best_swap(table.state, 0, 2) == (0, 1)


def test_a_seat_far_from_winning_may_be_traded_with() -> None:
    table = Table(4)
    table.give(0, titanium=8)
    hoarder(table, 1, energy=9)
    assert not is_near_victory(table.state, 1)
    assert best_swap(table.state, 0, 1) == (0, 1)


def test_offers_come_before_shopping() -> None:
    table = Table(4)
    for seat in range(2):
        table.put(f"{seat}o9", table.planet(4)[seat])
    table.give(0, titanium=8, energy=1)
    table.give(1, energy=5)
    table.act(0)
    weights = dict(zip([str(action) for action in table.state.pending], table.game.advise(table.state), strict=True))
    assert weights["offer 1"] > max(weights["shop"], weights["end"])


def test_passage_is_paid_for_but_not_at_any_price() -> None:
    table = Table(4)
    table.give(0, titanium=9)
    for toll, said in (((2, 0, 0), "accept"), ((3, 0, 0), "pass")):
        assert answer(table, AcceptToll(0, FIGHTERS[0], 0, 0, 0, (), 1, toll)) == said


def test_support_is_paid_for_but_not_at_any_price() -> None:
    table = Table(4)
    table.give(0, gold=9)
    for price, said in (((0, 0, 2), "accept"), ((0, 0, 5), "pass")):
        assert answer(table, AcceptFee(0, 2, FIGHTERS[1], price)) == said


def test_nobody_lets_a_seat_pass_that_is_about_to_win() -> None:
    table = Table(4)
    table.give(0, titanium=3, energy=9, gold=6)
    choice = GrantTransit(1, FIGHTERS[0], 0, 0, 0, ())
    assert answer(table, choice).startswith("ask ")
    hoarder(table, 0, titanium=3, energy=6, gold=6)
    assert answer(table, choice) == "pass"


def test_support_costs_a_fee_is_free_against_a_leader_and_closed_to_one() -> None:
    table = Table(4)
    table.give(0, titanium=3, energy=9, gold=6)
    plea = AnswerSupport(2, 0, FIGHTERS[1], (0, 0, 0))
    assert answer(table, plea).startswith("ask ")
    hoarder(table, 1, titanium=3, energy=6, gold=6)
    assert answer(table, plea) == "accept"
    table = Table(4)
    hoarder(table, 0, titanium=3, energy=6, gold=6)
    assert answer(table, plea) == "pass"
