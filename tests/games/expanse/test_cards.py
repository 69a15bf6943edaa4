"""The Expanse: every action card and what its event does."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, TWO, Table

from orrery.games.expanse.game import GAME
from orrery.games.expanse.tables import BASES, RESOURCES


def four() -> Table:
    table = Table(*FOUR).track("heavy-burn", "riot-gear", "star-helix", "voices-of-eros", "smugglers")
    return table.deck("terraforming", "ambush", "nauvoo", "scoring").rocinante("mcr", "saturn")


def is_over(table: Table) -> bool:
    """Whether the event is over and the next turn has begun."""
    return table.choice == "ChooseTurn"


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


def test_covert_op_swaps_two_cubes() -> None:
    table = four().influence("ceres", un=1).influence("titan", mcr=1).influence("luna", un=1).event("pg", "covert-op")
    table.play("lift un ceres")
    assert table.cubes("titan", "un") == 1
    assert table.cubes("ceres", "mcr") == 1
    choice = (
        four().influence("ceres", un=1, opa=1).influence("titan", mcr=1).event("pg", "covert-op").play("lift un ceres")
    )
    assert choice.cubes("titan", "un") == 1
    assert is_over(four().influence("ceres", un=2).event("pg", "covert-op"))


def test_covert_op_needs_two_factions_and_two_bases() -> None:
    table = four().influence("ceres", un=1, opa=1).influence("titan", mcr=1, pg=1, un=1).event("pg", "covert-op")
    table.play("lift un ceres")
    assert table.offers() == {"lift mcr titan", "lift pg titan"}
    assert table.refusal("lift un titan").reason == "other-faction-needed"
    assert table.refusal("lift opa ceres").reason == "other-base-needed"


def test_bush_naval_yards_builds_for_everybody() -> None:
    table = four().ships("ceres", un=2, mcr=3, opa=5, pg=4).ships("ceres", "battleship", mcr=1)
    table.event("un", "bush-naval-yards")
    assert (table.fleet("earth", "un"), table.fleet("mars", "mcr", "battleship"), table.fleet("thoth", "pg")) == (
        3,
        1,
        1,
    )
    assert table.cp("un") == 12
    assert table.removed("opa", "scrap") == 2


def test_bush_naval_yards_pays_for_each_opponent_that_built() -> None:
    table = four().no_reserve("un", "opa", "pg").ships("mars", "battleship", mcr=2).ships("mars", mcr=2)
    assert table.event("un", "bush-naval-yards").cp("un") == 11
    assert table.fleet("mars", "mcr") == 3
    table = four().no_reserve("mcr", "opa", "pg")
    assert table.event("un", "bush-naval-yards").cp("un") == 10


def test_antony_dresden_fills_every_tech_base() -> None:
    table = four().no_diplomats().event("un", "antony-dresden")
    tech = [BASES[b] for b in range(16) if RESOURCES[GAME.tables.base_resource[b]] == "tech"]
    assert [table.cubes(base, "un") for base in tech] == [1, 1, 1, 1]


def test_franklin_degraff_fills_every_earth_base() -> None:
    table = four().event("mcr", "franklin-degraff")
    assert [table.cubes(base, "mcr") for base in ("luna", "eurasia", "africa")] == [1, 1, 1]
    two = Table(*TWO).event("mcr", "franklin-degraff")
    assert [two.cubes(base, "mcr") for base in ("luna", "eurasia", "africa")] == [0, 1, 1]


def test_terraforming_fills_every_martian_base() -> None:
    table = four().event("mcr", "terraforming")
    assert [table.cubes(base, "mcr") for base in ("mariner-valley", "londres-nova")] == [1, 1]


def test_voices_of_eros_reach_every_sector() -> None:
    table = four().event("un", "voices-of-eros")
    assert table.refusal("place ceres").reason == "event-elsewhere"
    table.play("place luna", "place ceres", "place titan")
    assert [table.cubes(base, "un") for base in ("luna", "ceres", "titan")] == [1, 1, 1]
    assert is_over(table)


def test_destruction_of_deimos() -> None:
    table = (
        four()
        .influence("mariner-valley", mcr=2, un=1)
        .influence("londres-nova", mcr=1)
        .event("un", "destruction-of-deimos")
    )
    table.play("remove mcr mariner-valley")
    assert (table.cubes("mariner-valley", "mcr"), table.cubes("londres-nova", "mcr")) == (1, 0)
    assert table.play("place luna").cubes("luna", "un") == 1


@pytest.mark.parametrize(
    ("card", "faction", "orbit", "base"),
    [("blockade-of-earth", "mcr", "earth", "luna"), ("blockade-of-mars", "un", "mars", "londres-nova")],
)
def test_blockades(card: str, faction: str, orbit: str, base: str) -> None:
    table = four().influence(base, opa=1).event(faction, card).play(f"place {base}")
    assert is_over(table)
    table = (
        four().influence(base, opa=1).ships(orbit, "fleet", **{faction: 1}).event(faction, card).play(f"place {base}")
    )
    assert is_over(table.play(f"remove opa {base}"))
    assert table.cubes(base, "opa") == 0
    table = (
        four()
        .influence(base, opa=1)
        .ships(orbit, "fleet", **{faction: 1})
        .event(faction, card)
        .play(f"place {base}", "done")
    )
    assert table.cubes(base, "opa") == 1


def test_sadavir_errinwright_trims_every_stronghold() -> None:
    table = four().influence("ceres", un=3, mcr=2, opa=4).influence("titan", pg=3).event("un", "sadavir-errinwright")
    assert [table.cubes("ceres", faction) for faction in ("un", "mcr", "opa")] == [2, 2, 3]
    assert table.cubes("titan", "pg") == 2


def test_slingshot_racing_removes_from_the_outer_planets() -> None:
    table = (
        four()
        .influence("titan", un=1)
        .influence("europa", mcr=1)
        .influence("luna", un=1)
        .event("mcr", "slingshot-racing")
    )
    assert table.offers() == {"remove un titan", "remove mcr europa"}


def test_black_ops_team_works_in_different_zones() -> None:
    table = four().influence("luna", mcr=1).influence("ceres", mcr=1).influence("eros", mcr=1).influence("titan", mcr=1)
    table.event("un", "black-ops-team").play("remove mcr ceres")
    assert table.refusal("remove mcr eros").reason == "other-zone-needed"
    table.play("remove mcr luna", "remove mcr titan")
    assert is_over(table)


def test_julie_mao_finds_two_bases_of_one_resource() -> None:
    table = (
        four().influence("europa", mcr=1).influence("titan", mcr=1).influence("ceres", mcr=1).event("un", "julie-mao")
    )
    assert table.refusal("remove mcr ceres").reason == "resources-must-match"
    table.play("remove mcr europa")
    assert table.cubes("titan", "mcr") == 0
    lone = four().influence("europa", mcr=1).influence("ceres", mcr=1).event("un", "julie-mao").play("remove mcr ceres")
    assert is_over(lone)


def test_star_helix_removes_where_it_stands() -> None:
    table = four().influence("ceres", un=1, mcr=2).influence("eros", mcr=1).event("un", "star-helix")
    assert table.refusal("remove mcr eros").reason == "needs-own-influence"
    assert table.refusal("remove un ceres").reason == "enemies-only"
    table.play("remove mcr ceres", "remove mcr ceres")
    assert table.cubes("ceres", "mcr") == 0


def test_riot_gear_needs_two_belt_bases() -> None:
    table = four().influence("ceres", un=2).influence("eros", un=1).event("mcr", "riot-gear").play("remove un ceres")
    assert table.refusal("remove un ceres").reason == "other-base-needed"
    assert table.play("remove un eros").cubes("eros", "un") == 0


def test_the_hybrid_removes_the_number_of_the_top_card() -> None:
    table = (
        four()
        .influence("ceres", mcr=1, un=2, opa=1)
        .influence("luna", mcr=1)
        .event("un", "the-hybrid")
        .play("target ceres")
    )
    assert table.state.view(None)["deck"]["top"] == "terraforming"
    assert table.refusal("remove un ceres").reason == "enemies-first"
    table.play("remove mcr ceres")
    assert (table.cubes("ceres", "opa"), table.cubes("ceres", "un")) == (0, 2)
    table = four().deck("scoring", "smugglers", "scoring").influence("ceres", mcr=4, un=2).event("un", "the-hybrid")
    assert (table.cubes("ceres", "mcr"), table.cubes("ceres", "un")) == (0, 0)


def test_the_hybrid_finds_nothing_in_an_empty_deck() -> None:
    table = four().influence("ceres", mcr=2).deck().event("un", "the-hybrid")
    assert table.cubes("ceres", "mcr") == 2


def test_nauvoo_removes_influence_or_a_fleet() -> None:
    table = four().influence("ceres", mcr=1, un=1).ships("ceres", mcr=1, un=1).event("un", "nauvoo")
    assert table.offers() == {"option 1", "option 2"}
    assert table.refusal("option 3").reason == "no-such-option"
    assert table.state.clone().digest() == table.state.digest()
    table.play("option 1", "remove mcr ceres")
    assert table.cubes("ceres", "mcr") == 0
    table.event("un", "nauvoo").play("option 2", "kill un fleet ceres")
    assert table.fleet("ceres", "un") == 0


def test_theresa_yao_trades_fleets() -> None:
    table = four().ships("ceres", mcr=2, un=2, opa=1).event("mcr", "theresa-yao")
    table.play("kill mcr fleet ceres", "done", "kill un fleet ceres", "kill un fleet ceres")
    assert (table.fleet("ceres", "mcr"), table.fleet("ceres", "un"), table.fleet("ceres", "opa")) == (1, 0, 1)
    free = four().ships("ceres", mcr=2, un=2).event("mcr", "theresa-yao").play("done")
    assert (free.fleet("ceres", "mcr"), free.fleet("ceres", "un")) == (2, 1)
    short = four().ships("ceres", mcr=2, un=1).ships("eros", opa=1).event("mcr", "theresa-yao").play("orbit ceres")
    assert (short.fleet("ceres", "mcr"), short.fleet("ceres", "un")) == (2, 0)


def test_bobbie_draper_takes_the_place_of_a_fleet() -> None:
    table = four().ships("ceres", mcr=1).ships("earth", un=5).event("un", "bobbie-draper")
    assert (table.fleet("ceres", "mcr"), table.fleet("ceres", "un"), table.fleet("earth", "un")) == (0, 1, 4)
    table = four().ships("ceres", mcr=1).ships("earth", un=2).event("un", "bobbie-draper")
    assert table.offers() == {"build fleet ceres", "move earth>ceres 1"}
    assert table.refusal("build fleet earth").reason == "same-orbit-only"
    assert table.play("build fleet ceres").fleet("ceres", "un") == 1


def test_ambush_hits_each_faction_at_most_once() -> None:
    table = four().ships("ceres", mcr=1, un=2, opa=1).event("mcr", "ambush").play("kill un fleet ceres")
    assert table.refusal("kill un fleet ceres").reason == "other-faction-needed"
    table.play("kill mcr fleet ceres", "done")
    assert [table.fleet("ceres", faction) for faction in ("mcr", "un", "opa")] == [0, 1, 1]


def test_captain_yvgeny_needs_an_own_fleet() -> None:
    table = four().ships("ceres", mcr=1, un=1, opa=1).ships("eros", mcr=1).event("un", "captain-yvgeny")
    assert table.offers() == {"kill mcr fleet ceres", "kill opa fleet ceres"}
    assert table.refusal("kill mcr fleet eros").reason == "needs-own-fleet"


def test_stealth_ships_move_and_are_lost() -> None:
    table = four().ships("earth", pg=1).ships("ceres", un=3).event("pg", "stealth-ships").play("move earth>ceres 1")
    assert (table.fleet("ceres", "pg"), table.removed("pg")) == (0, 5)
    table.play("kill un fleet ceres", "done")
    assert table.fleet("ceres", "un") == 2
    still = four().ships("ceres", pg=1, un=2).event("pg", "stealth-ships").play("done")
    still.play("kill un fleet ceres", "kill un fleet ceres")
    assert (still.fleet("ceres", "pg"), still.fleet("ceres", "un")) == (0, 0)


def test_stealth_ships_never_cost_the_rocinante() -> None:
    table = four().rocinante("pg", "ceres").ships("ceres", un=2).event("pg", "stealth-ships")
    assert is_over(table)
    assert table.fleet("ceres", "un") == 2


def test_heavy_burn_moves_two_groups_two_zones() -> None:
    table = four().ships("earth", un=2).ships("eros", un=1).event("un", "heavy-burn").play("move earth>jupiter 2")
    assert table.refusal("move jupiter>saturn 1").reason == "too-few-ships"
    assert table.refusal("move earth>saturn 1").reason == "too-few-ships"
    assert is_over(table.play("move eros>saturn 1"))
    assert (table.fleet("jupiter", "un"), table.fleet("saturn", "un")) == (2, 1)


def test_razorback_goes_anywhere() -> None:
    table = four().ships("earth", opa=2).event("opa", "razorback")
    assert table.refusal("move earth>saturn 2").reason == "one-ship-only"
    assert table.forbids("done", "events.2")
    assert is_over(table.play("move earth>saturn 1"))


def test_admiral_souther_moves_every_fleet_once() -> None:
    table = four().ships("earth", un=2).ships("ceres", un=1).event("un", "admiral-souther")
    table.play("move earth>ceres 1")
    assert table.refusal("move ceres>jupiter 2").reason == "too-few-ships"
    table.play("move ceres>jupiter 1", "move earth>mars 1")
    assert is_over(table)
    assert [table.fleet(orbit, "un") for orbit in ("ceres", "jupiter", "mars")] == [1, 1, 1]


def test_paolo_cortazar_places_two_on_outer_bases() -> None:
    table = four().event("pg", "paolo-cortazar").play("place titan", "place titan")
    assert table.cubes("titan", "pg") == 2


def test_ganymede_refugees_shift_enemies_to_the_belt() -> None:
    table = four().influence("ganymede", un=2, opa=1).event("opa", "ganymede-refugees")
    assert table.refusal("lift opa ganymede").reason == "enemies-only"
    table.play("lift un ganymede")
    assert table.refusal("target luna").reason == "event-elsewhere"
    table.play("target ceres", "done")
    assert (table.cubes("ganymede", "un"), table.cubes("ceres", "un")) == (1, 1)


def test_ganymede_refugees_shift_no_more_than_two() -> None:
    table = four().influence("ganymede", un=3).event("opa", "ganymede-refugees")
    table.play("lift un ganymede", "target ceres", "lift un ganymede", "target eros")
    assert is_over(table)
    assert [table.cubes(base, "un") for base in ("ganymede", "ceres", "eros")] == [1, 1, 1]


def test_smugglers_place_anywhere() -> None:
    assert len(four().event("opa", "smugglers").offers("place")) == 16


def test_ice_haulers_place_on_two_water_bases() -> None:
    table = four().event("pg", "ice-haulers").play("place europa")
    assert table.refusal("place europa").reason == "other-base-needed"
    assert table.play("place titan").cubes("titan", "pg") == 1


def test_eros_incident_clears_and_fills_eros() -> None:
    table = four().influence("eros", un=1, mcr=2, pg=1).event("pg", "eros-incident")
    assert [table.cubes("eros", faction) for faction in ("un", "mcr", "pg")] == [0, 1, 3]


def test_anderson_dawes_places_in_the_belt() -> None:
    table = four().event("opa", "anderson-dawes").play("place ceres", "place eros", "place vesta")
    assert [table.cubes(base, "opa") for base in ("ceres", "eros", "vesta")] == [1, 1, 1]


def test_fred_johnson_builds_then_places() -> None:
    table = four().ships("ceres", opa=2).event("opa", "fred-johnson").play("build fleet tycho", "build fleet tycho")
    assert table.offers() == {"place ceres", "place tycho", "done"}
    assert table.play("place tycho").cubes("tycho", "opa") == 1


def test_ceres_uprising() -> None:
    table = (
        four()
        .influence("ceres", un=2, mcr=1)
        .event("opa", "ceres-uprising")
        .play("remove un ceres", "remove mcr ceres")
    )
    assert [table.cubes("ceres", faction) for faction in ("un", "mcr", "opa")] == [1, 0, 1]


def test_ramming_run_trades_a_fleet_for_influence() -> None:
    table = four().ships("earth", opa=1).ships("ceres", opa=1).influence("luna", un=1).influence("eros", un=1)
    table.event("opa", "ramming-run").play("kill opa fleet earth")
    assert table.refusal("remove un eros").reason == "same-orbit-only"
    assert table.play("remove un luna").cubes("luna", "un") == 0
    assert is_over(four().influence("luna", un=1).event("opa", "ramming-run"))


def test_canterbury_destroyed() -> None:
    table = (
        four()
        .influence("europa", un=1)
        .influence("titan", mcr=1)
        .influence("africa", un=2)
        .event("opa", "canterbury-destroyed")
    )
    table.play("remove un europa", "remove mcr titan", "remove un africa")
    assert table.cubes("africa", "un") == 1
    assert is_over(table)


def test_gunrunners_build_in_the_belt_then_move() -> None:
    table = four().event("opa", "gunrunners")
    assert table.refusal("build fleet earth").reason == "event-elsewhere"
    table.play("build fleet eros")
    assert table.forbids("done", "events.2")
    assert table.play("move eros>jupiter 1").fleet("jupiter", "opa") == 1


def test_sympathizers_go_where_an_enemy_rules() -> None:
    table = four().influence("ceres", un=1).influence("eros", un=2, opa=1).influence("europa", un=1, mcr=1)
    table.event("opa", "sympathizers")
    assert table.offers() == {"place ceres", "done"}
    assert table.refusal("place eros").reason == "needs-no-own-influence"
    assert table.refusal("place europa").reason == "needs-enemy-control"


def test_tycho_engineers() -> None:
    table = four().event("opa", "tycho-engineers").play("build fleet tycho")
    assert (table.cubes("tycho", "opa"), table.fleet("tycho", "opa")) == (1, 1)


def test_jules_pierre_mao_pays_for_tech_and_mineral_bases() -> None:
    assert four().influence("ceres", pg=1).influence("europa", pg=1).event("pg", "jules-pierre-mao").cp("pg") == 11
    table = four().influence("tycho", pg=1).influence("thoth", pg=1, un=1).influence("londres-nova", pg=2)
    assert table.event("pg", "jules-pierre-mao").cp("pg") == 12
    table.influence("thoth", pg=1).influence("luna", pg=1)
    assert table.event("pg", "jules-pierre-mao").cp("pg") == 15


def test_phoebe_survey() -> None:
    table = four().event("pg", "phoebe-survey").play("place rhea", "place rings")
    assert (table.cubes("rhea", "pg"), table.cubes("rings", "pg")) == (1, 1)


def test_project_caliban() -> None:
    table = (
        four()
        .influence("io", un=2)
        .influence("europa", un=1)
        .event("pg", "project-caliban")
        .play("remove un io", "done")
    )
    assert table.refusal("place europa").reason == "same-base-only"
    assert table.play("place io").cubes("io", "pg") == 1
    free = four().influence("io", un=2).event("pg", "project-caliban").play("done")
    assert free.offers("place") == {"place io", "place europa", "place ganymede"}


def test_thoth_laboratory() -> None:
    table = four().event("pg", "thoth-laboratory").play("build fleet thoth", "place tycho")
    assert (table.fleet("thoth", "pg"), table.cubes("tycho", "pg")) == (1, 1)


def test_corporate_lobbying() -> None:
    table = four().event("pg", "corporate-lobbying")
    assert table.refusal("favour pg").reason == "enemies-only"
    table.play("favour opa")
    assert (table.cp("pg"), table.cp("opa")) == (13, 11)


def test_hired_guns_work_in_two_belt_orbits() -> None:
    table = four().ships("ceres", un=2).ships("eros", mcr=1).event("pg", "hired-guns").play("kill un fleet ceres")
    assert table.refusal("kill un fleet ceres").reason == "other-orbit-needed"
    assert table.play("kill mcr fleet eros").fleet("eros", "mcr") == 0


def test_hostile_takeover_replaces() -> None:
    table = four().influence("ceres", pg=1, un=2).influence("tycho", un=1).event("pg", "hostile-takeover")
    assert table.refusal("replace un tycho").reason == "needs-own-influence"
    table.play("replace un ceres")
    assert (table.cubes("ceres", "pg"), table.cubes("ceres", "un")) == (2, 1)


def test_every_card_has_been_named_in_a_test() -> None:
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in GAME.tables.cards if f'"{card}"' not in text] == []
