"""Parsec: the odds of a combat, and what ends an endless one (chapter 12)."""

from __future__ import annotations

import pytest
from tests.games.parsec.fights import bases, duel, ring
from tests.games.parsec.table import Table, at

from orrery.games.parsec.odds import forecast, win_chance


@pytest.mark.rule("parsec:12.1b", "parsec:12.1c")
@pytest.mark.parametrize(
    ("margin", "chance"),
    [(-3, 0.156), (-2, 0.234), (-1, 0.328), (0, 0.438), (1, 0.562), (2, 0.672), (3, 0.766), (4, 0.844), (5, 0.906),
     (6, 0.953), (7, 0.984), (8, 1.0)],
)  # fmt: skip
def test_chances(margin: int, chance: float) -> None:
    assert win_chance(margin) == pytest.approx(chance, abs=0.0006)


def test_a_forecast_names_its_reasons() -> None:
    table = bases()
    ring(table, "1x1", "0f1", "0x1")
    shown = forecast(table.state, [20, 38], 46 + 38)
    assert shown.margin == 1
    assert shown.probability == pytest.approx(36 / 64)
    assert shown.reasons == [("attack", "0f1", 1), ("attack", "0x1", 2), ("defence", "1x1", 2)]


def test_people_may_ask_for_odds_and_reach() -> None:
    table = bases()
    ring(table, "1x1", "0f1", "0x1")
    everybody = table.game.insight(table.act(0).state, 0, "odds", {"target": 46 + 38})
    assert (everybody["units"], everybody["probability"]) == (["0f1", "0x1"], 36 / 64)
    alone = table.game.insight(table.state, 0, "odds", {"target": 46 + 38, "firing": 1 << 20})
    assert (alone["units"], alone["margin"]) == (["0f1"], -1)
    assert alone["reasons"][0] == {"side": "attack", "reason": "0f1", "amount": 1}
    shown = table.game.insight(table.state, None, "reach", {"unit": 20})
    table.play("move f1")
    assert sorted(f"at {cell}" for cell in shown["cells"] + shown["by_consent"]) == sorted(table.options())
    with pytest.raises(ValueError, match="on the board"):
        table.game.insight(table.state, 0, "odds", {"target": 99})
    with pytest.raises(ValueError, match="odds, reach, standing"):
        table.game.insight(table.state, 0, "weather", {})


def test_an_endless_exchange_is_cut_off() -> None:
    table = duel("0x1", "1x1")
    table.roll(*[1, 8] * 210)
    table.play("attack x1")
    while table.state.choice == "ChooseReply":
        table.play("counter")
    assert table.happened("CombatEnded")[-1]["how"] == "exhausted"
    assert len(table.happened("StrikeRolled")) == 200


def test_a_hex_is_named_by_its_action() -> None:
    assert at(Table().cell("3.4")) == "at 3.4"
