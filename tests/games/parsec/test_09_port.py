"""Parsec: the Space Port and embargoes, seat by seat (chapters 6.2 and 9.2)."""

from __future__ import annotations

import pytest
from tests.games.parsec import books
from tests.games.parsec.test_13_inheritance import based, enforce

from orrery.games.parsec.board import partners


@pytest.mark.rule("parsec:6.2m", "parsec:9.2b")
@pytest.mark.parametrize("seat", range(3))
def test_under_an_embargo_nobody_trades_not_even_with_the_port(seat: int) -> None:
    other, third = (seat + 1) % 3, (seat + 2) % 3
    table = based()
    for number in range(3):
        table.put(f"{number}c1", table.galaxy.docks[number])
        table.give(number, 3, 3, 3)
    table.deal(seat, "mutiny")
    everything = {"exchange", f"offer {other}", f"offer {third}", "sell mutiny"}
    assert everything <= set(table.act(seat).options())
    enforce(table, "embargo", third, target=other)
    assert everything - set(table.act(seat).options()) == {f"offer {other}"}
    assert table.why(f"offer {other}") == ("parsec:6.2m", "embargo")
    enforce(table, "embargo", third, target=seat)
    assert not everything & set(table.act(seat).options())
    for notation in sorted(everything):
        assert table.why(notation) == ("parsec:6.2m", "embargo")
    table.state.teleports = 1
    table.state.refresh()
    assert "exchange" not in table.options()


@pytest.mark.rule("parsec:6.2g", "parsec:6.1a")
@pytest.mark.parametrize("seat", range(3))
def test_the_port_pays_every_seat_by_its_own_terms(seat: int) -> None:
    for less, gold in ((0, 4), (1, 3), (4, 0), (5, 0)):
        table = based()
        table.put(f"{seat}c1", table.galaxy.docks[0])
        table.deal(seat, "mutiny", "embargo")
        table.deal((seat + 1) % 3, "rich-vein")
        table.state.resale[seat] = less
        assert {option for option in table.act(seat).options() if option.startswith("sell")} == {
            "sell mutiny",
            "sell embargo",
        }
        before = len(table.state.deck)
        table.play("sell mutiny")
        assert (table.stock(seat), table.hand(seat), len(table.state.deck)) == ((0, 0, gold), ["embargo"], before + 1)
        assert table.state.undoable == 0
        books.check_bank(table.state)


@pytest.mark.rule("parsec:9.2a", "parsec:6.1a")
@pytest.mark.parametrize("seat", range(3))
def test_every_seat_exchanges_by_its_own_ratio(seat: int) -> None:
    table = based()
    table.put(f"{seat}c1", table.galaxy.docks[0])
    for other in range(3):
        table.state.ratio[other] = 4 if other == seat else 2
    table.give(seat, 1, 1, 1)
    assert "exchange" not in table.act(seat).options()
    assert table.why("exchange") == ("parsec:9.2a", "too-few-cards")
    table.give(seat, gold=1)
    table.act(seat).play("exchange")
    while table.state.choice == "ChooseGift":
        table.first()
    assert table.stock(seat) == (1, 1, 2)  # nothing is paid before the choice
    table.play("take energy")
    assert table.stock(seat) == (0, 1, 0)


@pytest.mark.rule("parsec:9.1d", "parsec:9.1a")
@pytest.mark.parametrize("seat", range(3))
def test_one_of_two_must_have_something_to_trade(seat: int) -> None:
    other = (seat + 1) % 3
    for rich in ((), (seat,), (other,), (seat, other)):
        table = based()
        one, two = table.line(2)
        table.put(f"{seat}c1", one)
        table.put(f"{other}c1", two)
        for who in rich:
            table.give(who, gold=1)
        assert (f"offer {other}" in table.act(seat).options()) == bool(rich)
        refusal = table.state.why_not(f"offer {other}")
        assert (refusal is None) == bool(rich)
        assert refusal is None or refusal.reason == "no-resources"


@pytest.mark.rule("parsec:9.1a", "parsec:4.2d")
def test_a_cargo_aboard_does_not_trade() -> None:
    for carried in (0, 1):
        table = based()
        for seat, cell in enumerate(table.line(2)):
            if seat == carried:
                table.put(f"{seat}t1", cell)
            table.put(f"{seat}c1", cell)
        assert (partners(table.state, 0), partners(table.state, 1)) == ([], [])
