"""The Expanse: how often an event does what it says, and where."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.expanse.packs import resolve
from tests.games.expanse.table import FOUR, Table, four, is_over


@pytest.mark.rule("expanse:events.2")
def test_heavy_burn_moves_two_groups_and_no_third() -> None:
    table = four().ships("mars", mcr=1).ships("earth", mcr=1).ships("jupiter", mcr=1).event("mcr", "heavy-burn")
    table.play("move mars>ceres 1")
    assert "done" in table.offers()
    assert is_over(table.play("move earth>mars 1"))


@pytest.mark.rule("expanse:events.2")
def test_theresa_yao_counts_a_battleship_as_two_hits() -> None:
    table = four().ships("ceres", "battleship", mcr=1).ships("ceres", un=3).event("un", "theresa-yao")
    table.play("kill un fleet ceres")
    # One of its own for two hits: with another, three hits would be asked for.
    assert is_over(table)
    assert table.fleet("ceres", "un") == 2
    assert (table.fleet("ceres", "mcr", "battleship"), table.fleet("ceres", "mcr", "damaged")) == (0, 0)


@pytest.mark.rule("expanse:events.2")
def test_an_event_that_removes_three_ships_removes_three(tmp_path: Path) -> None:
    table = resolve(tmp_path, '[{ do = "kill", of = "enemy", count = 3 }]').ships("ceres", mcr=3).ships("mars", opa=2)
    table.event("un", "test-card").play("kill mcr fleet ceres", "kill opa fleet mars", "kill mcr fleet ceres")
    assert is_over(table)
    assert (table.fleet("ceres", "mcr"), table.fleet("mars", "opa")) == (1, 1)


@pytest.mark.rule("expanse:events.2")
def test_an_event_on_each_base_leaves_none_out(tmp_path: Path) -> None:
    effect = '[{ do = "place", each = true, distinct = "base", at = { orbit = ["earth"] } }]'
    table = resolve(tmp_path, effect).event("opa", "test-card")
    assert is_over(table)
    assert [table.cubes(base, "opa") for base in ("luna", "eurasia", "africa")] == [1, 1, 1]


@pytest.mark.rule("expanse:events.2")
def test_an_event_that_counts_nothing_removes_nothing(tmp_path: Path) -> None:
    effect = '[{ do = "kill", of = "enemy", count = 0, tally = true }]'
    table = resolve(tmp_path, effect).ships("ceres", mcr=2).event("un", "test-card")
    assert is_over(table)
    assert table.fleet("ceres", "mcr") == 2


@pytest.mark.rule("expanse:events.2")
def test_the_first_of_several_on_one_base_is_chosen_freely(tmp_path: Path) -> None:
    effect = '[{ do = "remove", same = "base", count = 2, at = { fleet = true } }]'
    table = resolve(tmp_path, effect).ships("ceres", un=1).ships("eros", un=1)
    table.influence("ceres", mcr=2, opa=1).influence("eros", opa=2).event("un", "test-card")
    assert table.offers() == {"remove mcr ceres", "remove opa ceres", "remove opa eros"}
    assert table.play("remove mcr ceres").offers() == {"remove mcr ceres", "remove opa ceres"}


@pytest.mark.rule("expanse:events.3")
def test_an_event_that_replaces_twice_replaces_twice(tmp_path: Path) -> None:
    effect = '[{ do = "replace", count = 2 }]'
    table = resolve(tmp_path, effect).influence("ceres", mcr=2).influence("eros", mcr=1).event("opa", "test-card")
    table.play("replace mcr ceres", "replace mcr eros")
    assert is_over(table)
    assert [table.cubes(base, "opa") for base in ("ceres", "eros")] == [1, 1]
    assert [table.cubes(base, "mcr") for base in ("ceres", "eros")] == [1, 0]


@pytest.mark.rule("expanse:turn.3", "expanse:end.1")
def test_a_track_with_gaps_ends_the_game_with_the_last_card() -> None:
    table = Table(*FOUR).track("heavy-burn", "smugglers").deck("scoring").turn("opa").play("take 1")
    while table.choice == "SpendPoints":
        table.play("done")
    while table.choice == "OfferEvent":
        table.play("pass")
    assert (table.choice, table.on_track()) == ("ChooseScoringEvent", ["smugglers"])


@pytest.mark.rule("expanse:events.2")
def test_own_influence_goes_where_no_enemy_has_any_whoever_is_next_door(tmp_path: Path) -> None:
    table = resolve(tmp_path, '[{ do = "remove", of = "enemy-first" }]').influence("africa", mcr=1)
    table.influence("mariner-valley", un=1).influence("eurasia", mcr=1, un=1).event("mcr", "test-card")
    assert table.offers() == {"remove mcr africa", "remove un mariner-valley", "remove un eurasia"}
    assert table.forbids("remove mcr eurasia", "events.2")
    assert is_over(table.play("remove mcr africa"))
    assert table.cubes("africa", "mcr") == 0


@pytest.mark.rule("expanse:events.2")
def test_an_event_that_names_an_orbit_finds_none_where_nobody_flies(tmp_path: Path) -> None:
    effect = '[{ do = "pick", what = "orbit", holding = "enemy" }, { do = "place", at = { base = ["eros"] } }]'
    table = resolve(tmp_path, effect).ships("ceres", mcr=2).event("mcr", "test-card")
    assert is_over(table)
    assert table.cubes("eros", "mcr") == 1


@pytest.mark.rule("expanse:actions.move.1")
def test_a_whole_mixed_group_moves_at_once() -> None:
    table = four().ships("mars", mcr=2).ships("mars", "battleship", mcr=1).spend("mcr", 1)
    table.play("move mars>ceres 3")
    assert [(told["kind"], told["number"]) for told in table.told("ShipsMoved")] == [("fleet", 2), ("battleship", 1)]


@pytest.mark.rule("expanse:scoring.7")
def test_after_a_scoring_no_bonus_sector_is_chosen() -> None:
    table = four().score("un").play("bonus belt")
    assert table.state.view(None)["scoring"]["bonus_chosen"]
    while table.choice == "ChooseScoringEvent":
        table.play("pass")
    view = table.state.view(None)
    assert (view["scoring"]["bonus_chosen"], view["scoring"]["bonus"], view["scoring"]["done"]) == (False, None, 1)
