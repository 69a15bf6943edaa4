"""The tables of docs/balance.md: win rates by faction and turn, and where they stand in the page."""

from __future__ import annotations

from collections import Counter

import pytest

from balance import BEGIN, END, Summary, of_life, of_scenarios, of_scorings, of_seats, percent, with_tables
from orrery.lab import Plan
from orrery.lab.statistics import Rate
from orrery.lab.workers import simulate


def test_what_lies_outside_the_aim_is_bold() -> None:
    assert percent(Rate(100, 50.0), (44, 56)) == "50.0 % (40.4 to 59.6)"
    assert percent(Rate(200, 112.0), (44, 56)).startswith("56.0 %")
    assert percent(Rate(100, 57.0), (44, 56)).startswith("**57.0 %**")


def test_factions_and_turns_share_every_win() -> None:
    summary = Summary()
    plan = Plan("expanse", (("random", "random"),), 3, options={"factions": "drawn"}, events=True)
    for _, (results, _) in simulate(plan):
        for result in results:
            summary.add(result)
    assert summary.games == 3
    for rates in (summary.by_faction, summary.by_turn):
        assert sum(rate.wins for rate in rates.values()) == pytest.approx(3)
        assert [rate.count for rate in rates.values()] == [3, 3]
    lines = of_seats({("random", 2): summary}).splitlines()
    assert lines[0] == "|  | 2 seats, randoms |"
    heads = [line.split(" | ")[0] for line in lines[2:]]
    assert heads == ["| games", "| mcr", "| un", *(f"| turn {turn}" for turn in (1, 2, 3, 4))]


def test_the_final_scoring_is_no_scoring_turn() -> None:
    summary = Summary()
    turns = []
    for _, (results, _) in simulate(Plan("expanse", (("random", "random"),), 3, events=True)):
        for result in results:
            summary.add(result)
            turns.append(result.events.get("BonusChosen", 0))
    assert summary.scorings == Counter(turns)
    assert of_scorings({("random", 2): summary}).startswith("| scoring turns | at most two | three |")


def test_scenarios_stand_beside_each_other_for_each_level() -> None:
    found = {}
    for level, wins in (("captain", 3.0), ("commodore", 1.0)):
        found["Secrets", level] = Summary(games=4)
        found["Secrets", level].by_faction["terran"] = Rate(4, wins)
    heads, _, row = of_scenarios(found).splitlines()
    assert heads == "| Terran wins | captains | commodores |"
    assert row.startswith("| Secrets | **75.0 %** (30.1 to 95.4), 4 games | **25.0 %** (")


def test_games_with_an_attack_are_counted_once() -> None:
    summary = Summary(games=4)
    summary.seen.update({"AttackDeclared": 3})
    assert "| an attack | 75 % |" in of_life({("captain", 4): summary})


def test_cards_that_nobody_played_are_counted_by_their_copies() -> None:
    summary = Summary(games=4, things={"unit-cargo", "card-black-hole", "card-gravity-slingshot"})
    assert "| cards of the 70 that nobody played | 65 |" in of_life({("captain", 4): summary})


def test_only_the_tables_of_the_page_change() -> None:
    page = f"above\n{BEGIN}\nold\n{END}\nbelow\n"
    assert with_tables(page, "new") == f"above\n{BEGIN}\n\nnew\n\n{END}\nbelow\n"
    with pytest.raises(SystemExit):
        with_tables("no marks", "new")
