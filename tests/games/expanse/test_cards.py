"""The Expanse: events as such, kept events, and the cards that are about cards and control points."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import Table, four, is_over

from orrery.games.expanse.game import GAME


@pytest.mark.rule("expanse:events.1")
def test_events_are_for_the_factions_on_the_card() -> None:
    table = four().track("terraforming", *["heavy-burn"] * 4).keep("un", "mao-kwikowski-mercantile").turn("un")
    table.play("take 1")
    assert table.forbids("event", "event.1")


@pytest.mark.rule("expanse:events.1")
def test_kenzo_gabriel_resolves_an_event_without_the_icon() -> None:
    table = four().event("pg", "kenzo-gabriel")
    assert table.offers() == {f"copy {space}" for space in range(1, 6)}
    table = four().influence("ceres", un=1).event("pg", "kenzo-gabriel").play("copy 2", "remove un ceres")
    assert table.cubes("ceres", "un") == 0
    assert "riot-gear" in table.on_track()


def test_kenzo_gabriel_copies_no_scoring_card_and_no_trigger() -> None:
    table = (
        four()
        .track("scoring", "josephus-miller", "cotyar-ghazi", "riot-gear", "smugglers")
        .event("pg", "kenzo-gabriel")
    )
    assert table.offers() == {"copy 4", "copy 5"}
    assert table.refusal("copy 1").reason == "scoring-card"
    assert table.refusal("copy 2").reason == "not-now"


@pytest.mark.rule("expanse:events.2")
def test_terraforming_is_done_even_by_moving_cubes() -> None:
    table = (
        four().influence("luna", mcr=2).influence("ceres", mcr=1).influence("mariner-valley", mcr=1).no_supply("mcr")
    )
    table.event("mcr", "terraforming")
    assert table.choice == "ChooseRelocation"
    assert table.forbids("fetch mariner-valley", "actions.influence.3")
    table.play("fetch luna")
    assert table.offers() == {"fetch luna", "fetch ceres"}
    assert table.refusal("fetch mariner-valley").reason == "base-of-the-event"
    table.play("fetch ceres")
    assert [table.cubes(base, "mcr") for base in ("luna", "ceres", "mariner-valley", "londres-nova")] == [1, 0, 2, 1]


@pytest.mark.rule("expanse:events.2")
def test_voices_of_eros_does_not_pay_with_what_it_has_placed() -> None:
    table = four().influence("mariner-valley", mcr=1).influence("thoth", mcr=1).no_supply("mcr")
    table.event("mcr", "voices-of-eros").play("place luna")
    assert table.offers() == {"fetch mariner-valley", "fetch thoth"}
    table.play("fetch mariner-valley", "place ceres")
    assert is_over(table)  # the cube on Thoth was the last; neither Luna's nor Ceres' goes on to the Outer sector
    assert [table.cubes(base, "mcr") for base in ("luna", "ceres", "mariner-valley", "thoth")] == [1, 1, 0, 0]


@pytest.mark.rule("expanse:events.2")
def test_what_an_event_has_placed_cannot_be_fetched() -> None:
    table = four().influence("luna", mcr=1).influence("thoth", mcr=2).no_supply("mcr").event("mcr", "voices-of-eros")
    table.play("place luna").play("place ceres")
    assert table.offers() == {"fetch luna", "fetch thoth"}  # one of the two on Luna was there before
    table.play("fetch luna")
    table.play("place titan")
    assert table.cubes("luna", "mcr") == 1
    assert [table.cubes(base, "mcr") for base in ("thoth", "ceres", "titan")] == [0, 1, 1]
    table = four().influence("luna", mcr=2).influence("thoth", mcr=2).no_supply("mcr").event("mcr", "voices-of-eros")
    table.play("place africa", "fetch thoth", "place ceres")
    assert table.refusal("fetch africa").reason == "placed-by-the-event"


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize(
    ("faction", "card", "first", "second"),
    [("opa", "paolo-cortazar", "europa", "titan"), ("pg", "phoebe-survey", "rhea", "titan")],
)
def test_one_cube_is_not_placed_twice(faction: str, card: str, first: str, second: str) -> None:
    table = four().influence("ceres", **{faction: 1}).no_supply(faction).event(faction, card).play(f"place {first}")
    assert is_over(table)
    assert table.cubes(first, faction) == 1
    table = four().influence("ceres", **{faction: 2}).no_supply(faction).event(faction, card).play(f"place {first}")
    assert f"place {second}" in table.offers()
    assert table.play(f"place {second}").cubes(first, faction) == 1


@pytest.mark.rule("expanse:events.2")
def test_a_mandatory_placement_takes_what_was_there_before() -> None:
    table = four().influence("titan", opa=1).no_supply("opa").event("opa", "paolo-cortazar")
    assert "place titan" not in table.offers()
    assert table.refusal("place titan").reason == "no-cube"
    table.play("place rhea")
    assert is_over(table)
    assert (table.cubes("titan", "opa"), table.cubes("rhea", "opa")) == (0, 1)


@pytest.mark.rule("expanse:actions.influence.3")
def test_action_points_of_an_event_may_move_a_cube_twice() -> None:
    table = four().influence("titan", un=1).ships("ceres", un=1).ships("eros", un=1).no_supply("un").no_diplomats()
    table.keep("un", "cotyar-ghazi").scorings().score("mcr").play("bonus inner").play("play cotyar-ghazi")
    table.play("place ceres", "place eros")
    assert [table.cubes(base, "un") for base in ("titan", "ceres", "eros")] == [0, 0, 1]


@pytest.mark.rule("expanse:events.2")
def test_what_is_not_optional_must_be_done() -> None:
    table = four().influence("titan", un=1).event("opa", "slingshot-racing")
    assert table.cubes("titan", "un") == 0
    table = four().influence("titan", un=1).influence("rhea", mcr=1).event("opa", "slingshot-racing")
    assert table.forbids("done", "events.2")
    assert is_over(four().event("opa", "slingshot-racing"))


@pytest.mark.rule("expanse:events.3")
def test_sematimba_removes_up_to_two_from_one_belt_base() -> None:
    def table() -> Table:
        return (
            four()
            .influence("ceres", un=2, mcr=1)
            .influence("eros", un=1)
            .influence("luna", un=1)
            .event("opa", "sematimba")
        )

    assert is_over(table().play("done"))
    one = table().play("remove un ceres")
    assert one.forbids("remove un eros", "events.3")
    assert is_over(one.play("done"))
    two = table().play("remove un ceres", "remove mcr ceres")
    assert is_over(two)
    assert (two.cubes("ceres", "un"), two.cubes("ceres", "mcr")) == (1, 0)
    assert table().refusal("remove un luna").reason == "event-elsewhere"


def test_camina_drummer_acts_for_a_point() -> None:
    table = four().ships("ceres", opa=1).event("opa", "camina-drummer").play("place ceres")
    assert table.cubes("ceres", "opa") == 1
    assert is_over(table)


def test_josephus_miller_resolves_the_event_as_well() -> None:
    table = four().track("smugglers", "heavy-burn", "nauvoo", "julie-mao", "ambush").keep("opa", "josephus-miller")
    table.turn("opa")
    assert "play josephus-miller" not in table.offers()
    table.play("take 1", "points", "done")
    assert (table.choice, table.deciding) == ("OfferSecondUse", "opa")
    table.play("play josephus-miller", "place titan")
    assert table.cubes("titan", "opa") == 1
    assert table.kept("opa") == []
    assert set(table.discarded()) == {"josephus-miller", "smugglers"}
    assert (table.choice, table.deciding) == ("ChooseTurn", "pg")


def test_josephus_miller_needs_the_icon_and_may_wait() -> None:
    table = (
        four().track("heavy-burn", *["nauvoo"] * 4).keep("opa", "josephus-miller").turn("opa").play("take 1", "done")
    )
    assert (table.choice, table.deciding) == ("OfferEvent", "un")
    table = four().track("smugglers", *["nauvoo"] * 4).keep("opa", "josephus-miller").turn("opa")
    table.play("take 1", "points", "done", "pass")
    assert (table.choice, table.deciding) == ("OfferEvent", "pg")
    assert table.kept("opa") == ["josephus-miller"]


def test_trigger_cards_are_kept_for_nothing_and_not_resolved_at_once() -> None:
    for card in ("josephus-miller", "cotyar-ghazi", "mao-kwikowski-mercantile"):
        table = four().track(card, *["heavy-burn"] * 4).points(un=0).turn("un")
        assert table.offers() == {"keep", "points"}
        assert table.refusal("event").reason == "only-when-kept"
        assert table.play("keep").kept("un") == [card]


def test_cotyar_ghazi_looks_at_the_token_and_acts() -> None:
    table = four().keep("un", "cotyar-ghazi").ships("ceres", un=1).turn("un")
    assert "play cotyar-ghazi" not in table.offers()
    table.score("mcr").play("bonus belt", "play cotyar-ghazi")
    assert table.state.view(table.seat("un"))["scoring"]["bonus"] == "belt"
    assert table.state.view(table.seat("opa"))["scoring"]["bonus"] is None
    seen = [event for event in table.state.events_for(table.seat("un")) if event["event"] == "BonusSeen"]
    assert seen[0]["sector"] == "belt"
    assert table.told("BonusSeen")[0]["sector"] == ""
    table.play("place ceres", "place ceres")
    assert table.cubes("ceres", "un") == 2


def test_mao_kwikowski_counts_a_number_as_four() -> None:
    table = four().track("smugglers", *["nauvoo"] * 4).keep("un", "mao-kwikowski-mercantile").turn("un").play("take 1")
    assert table.offers() == {"points", "play mao-kwikowski-mercantile"}
    table.play("play mao-kwikowski-mercantile")
    assert table.state.view(None)["decision"]["points_left"] == 4
    assert table.kept("un") == []
    full = (
        four().track("voices-of-eros", *["nauvoo"] * 4).keep("un", "mao-kwikowski-mercantile").turn("un").play("take 1")
    )
    assert full.refusal("play mao-kwikowski-mercantile").reason == "number-not-higher"


def test_mao_kwikowski_helps_the_hybrid() -> None:
    table = four().influence("ceres", mcr=5).keep("un", "mao-kwikowski-mercantile").event("un", "the-hybrid")
    assert table.choice == "OfferHigherNumber"
    table.play("play mao-kwikowski-mercantile")
    assert table.cubes("ceres", "mcr") == 1


def test_assassin_takes_a_kept_card_from_everybody() -> None:
    table = (
        four().keep("mcr", "ambush").keep("un", "nauvoo", "julie-mao").keep("opa", "smugglers").event("mcr", "assassin")
    )
    assert (table.choice, table.deciding) == ("ChooseDiscard", "un")
    assert table.refusal("discard smugglers").reason == "not-kept"
    table.play("discard nauvoo")
    assert (table.kept("mcr"), table.kept("un"), table.kept("opa")) == ([], ["julie-mao"], [])


def test_corporate_lobbying() -> None:
    table = four().event("pg", "corporate-lobbying")
    assert table.refusal("favour pg").reason == "enemies-only"
    table.play("favour opa")
    assert (table.cp("pg"), table.cp("opa")) == (13, 11)


def test_jules_pierre_mao_pays_for_tech_and_mineral_bases() -> None:
    assert four().influence("ceres", pg=1).influence("europa", pg=1).event("pg", "jules-pierre-mao").cp("pg") == 11
    table = four().influence("tycho", pg=1).influence("thoth", pg=1, un=1).influence("londres-nova", pg=2)
    assert table.event("pg", "jules-pierre-mao").cp("pg") == 12
    table.influence("thoth", pg=1).influence("luna", pg=1)
    assert table.event("pg", "jules-pierre-mao").cp("pg") == 15


def test_every_card_has_been_named_in_a_test() -> None:
    from pathlib import Path

    text = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_cards*.py"))
    assert [card for card in GAME.tables.cards if f'"{card}"' not in text] == []


@pytest.mark.rule("expanse:events.1")
def test_kenzo_gabriel_copies_a_scoring_event_while_bases_are_scored() -> None:
    def table() -> Table:
        return four().keep("pg", "kenzo-gabriel").track("cotyar-ghazi", "smugglers")

    scoring = table().score("mcr").play("bonus belt")
    while scoring.deciding != "pg":
        scoring.play("pass")
    assert scoring.play("play kenzo-gabriel").offers() == {"copy 1", "copy 2"}
    final = table().final()
    while final.deciding != "pg":
        final.play("pass")
    assert final.play("play kenzo-gabriel").offers() == {"copy 1", "copy 2"}
    turn = table().turn("pg").play("play kenzo-gabriel")
    assert turn.offers("copy") == set()  # only Smugglers are left, which are resolved at once
    assert turn.choice == "ChoosePlacement"
