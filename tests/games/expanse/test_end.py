"""The Expanse: the end of the game and the winner."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, TWO, Table

from orrery.games.expanse.tables import FACTIONS


def pass_all(table: Table) -> Table:
    while table.choice == "ChooseScoringEvent":
        table.play("pass")
    return table


def winner(table: Table) -> str:
    outcome = table.state.outcome
    assert outcome is not None
    return FACTIONS[table.state.faction[outcome.winners[0]]]


@pytest.mark.rule("expanse:end.1")
def test_the_sixth_scoring_card_ends_the_game_when_drawn() -> None:
    table = Table(*FOUR).track(*["heavy-burn"] * 5).deck("scoring", "smugglers").ships("mars", mcr=1).turn("mcr")
    table.play("take 1", "event", "done")
    assert table.choice == "ChooseScoringEvent"
    assert len(table.told("TurnBegan")) == 1
    assert len(table.state.deck) == 1
    pass_all(table)
    assert table.state.outcome is not None


@pytest.mark.rule("expanse:end.1", "expanse:end.3")
def test_a_scoring_turn_is_completed_before_the_end() -> None:
    table = Table(*FOUR).track("scoring", *["heavy-burn"] * 4).deck("scoring").ships("mars", mcr=3).turn("mcr")
    table.play("take 1", "bonus belt")
    while table.state.seat is not None:
        table.play("pass")
    assert [event["number"] for event in table.told("BasesScored")] == [1, 0]
    assert len(table.told("RocinantePassed")) == 1


@pytest.mark.rule("expanse:end.2")
def test_scoring_cards_on_the_track_are_not_scored() -> None:
    table = (
        Table(*FOUR).scorings("inner", "belt", "outer").track("scoring", "heavy-burn", "scoring", "ambush", "ambush")
    )
    table.deck("scoring").turn("mcr").play("take 2", "event")
    while table.choice != "ChooseScoringEvent":
        table.play("done")
    pass_all(table)
    assert table.told("ScoringCardsDiscarded")[0]["number"] == 3
    assert [event["number"] for event in table.told("BasesScored")] == [0]
    assert table.discarded().count("scoring") == 3
    assert len(table.state.chosen) == 3


@pytest.mark.rule("expanse:end.3")
def test_final_scoring_has_no_bonus_sector_and_no_later_phases() -> None:
    table = pass_all(Table(*FOUR).influence("ceres", un=1).influence("titan", mcr=1).final())
    assert table.told("BonusChosen") == table.told("BonusRevealed") == table.told("TechnologyGained") == []
    assert table.told("RocinantePassed") == []
    assert {tuple(base["values"]) for base in table.told("BasesScored")[0]["bases"]} == {(5, 3, 1)}
    assert table.told("BasesScored")[0]["bonus"] == ""


@pytest.mark.rule("expanse:end.4")
def test_the_rocinantes_controller_decides_last() -> None:
    table = Table(*FOUR).rocinante("un", "ceres")
    for faction, card in zip(FOUR, ("ambush", "nauvoo", "razorback", "smugglers"), strict=True):
        table.keep(faction, card)
    table.final()
    asked = []
    while table.choice == "ChooseScoringEvent":
        asked.append(table.deciding)
        if table.deciding == "un":
            assert {"crew holden", "play nauvoo"} <= table.offers()
        table.play("pass")
    assert asked == ["opa", "pg", "mcr", "un"]


@pytest.mark.rule("expanse:end.5")
def test_final_values() -> None:
    table = pass_all(
        Table(*FOUR).influence("mariner-valley", mcr=5, opa=3, pg=0).influence("luna", mcr=3, opa=3, un=2).final()
    )
    assert (table.cp("mcr") - 10, table.cp("opa") - 10, table.cp("un") - 10) == (5 + 3, 3 + 3, 1)
    table = pass_all(Table(*FOUR).influence("vesta", mcr=5, pg=2, un=3, opa=1).final())
    gained = [table.cp(faction) - 10 for faction in ("mcr", "un", "pg", "opa")]
    assert gained == [5, 3, 1, 0]


@pytest.mark.rule("expanse:end.6")
def test_resources_count_in_final_scoring() -> None:
    table = pass_all(Table(*FOUR).influence("europa", opa=1).final())
    assert table.cp("opa") == 16


@pytest.mark.rule("expanse:end.7")
def test_most_points_win() -> None:
    table = pass_all(Table(*FOUR).points(un=52, mcr=49, opa=55, pg=40).final())
    assert winner(table) == "opa"
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.reason == "most-points"
    assert outcome.scores == (49.0, 52.0, 55.0, 40.0)


@pytest.mark.rule("expanse:end.8")
def test_a_tie_goes_to_initiative() -> None:
    table = Table(*FOUR).points(un=50, mcr=1, opa=1, pg=50).initiative("mcr", "pg", "opa", "un")
    assert winner(pass_all(table.final())) == "pg"
    table = Table(*FOUR).points(un=50, mcr=1, opa=1, pg=50).initiative("mcr", "un", "opa", "pg")
    assert winner(pass_all(table.final())) == "un"


@pytest.mark.rule("expanse:two-player.8")
def test_a_tie_of_two_goes_to_the_rocinante() -> None:
    for holder in TWO:
        table = Table(*TWO).points(un=60, mcr=60).rocinante(holder, "ceres")
        assert winner(pass_all(table.final())) == holder


def test_nothing_is_possible_after_the_end() -> None:
    table = pass_all(Table(*FOUR).final())
    assert table.state.actions() == []
    assert table.refusal("pass").reason == "game-over"
    assert table.state.view(None)["phase"] == "over"
