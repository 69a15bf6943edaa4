"""The Expanse: the action cards whose events are about influence."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import TWO, Table, four, is_over

from orrery.games.expanse.game import GAME
from orrery.games.expanse.tables import BASES, RESOURCES


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


def test_ceres_uprising() -> None:
    table = four().influence("ceres", un=2, mcr=1).event("opa", "ceres-uprising").play("remove un ceres")
    assert [table.cubes("ceres", faction) for faction in ("un", "mcr", "opa")] == [1, 1, 1]
    assert is_over(table)


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


def test_sympathizers_go_where_an_enemy_rules() -> None:
    table = four().influence("ceres", un=1).influence("eros", un=2, opa=1).influence("europa", un=1, mcr=1)
    table.event("opa", "sympathizers")
    assert table.offers() == {"place ceres", "done"}
    assert table.refusal("place eros").reason == "needs-no-own-influence"
    assert table.refusal("place europa").reason == "needs-enemy-control"


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


def test_hostile_takeover_replaces() -> None:
    table = four().influence("ceres", pg=1, un=2).influence("tycho", un=1).event("pg", "hostile-takeover")
    assert table.refusal("replace un tycho").reason == "needs-own-influence"
    table.play("replace un ceres")
    assert (table.cubes("ceres", "pg"), table.cubes("ceres", "un")) == (2, 1)


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("resource", range(4))
def test_julie_mao_needs_a_pair_of_each_resource(resource: int) -> None:
    bases = [[BASES[b] for b in range(16) if GAME.tables.base_resource[b] == other] for other in range(4)]
    pair, single = bases[resource][:2], [bases[other][0] for other in range(4) if other != resource]
    table = four()
    for base in [*pair, *single]:
        table.influence(base, mcr=1)
    table.event("un", "julie-mao")
    assert table.offers() == {f"remove mcr {base}" for base in pair}
    table.play(f"remove mcr {pair[1]}")
    assert [table.cubes(base, "mcr") for base in [*pair, *single]] == [0, 0, 1, 1, 1]
    table = four()
    for base in [pair[0], *single]:
        table.influence(base, mcr=1)
    table.event("un", "julie-mao")
    assert table.offers() == {f"remove mcr {base}" for base in [pair[0], *single]}
    assert is_over(table.play(f"remove mcr {pair[0]}"))


@pytest.mark.rule("expanse:actions.influence.3")
def test_a_lone_diplomat_goes_back_to_the_supply() -> None:
    table = four().diplomats("titan", 1).influence("luna", un=1)
    spare, cubes = table.state.spare_diplomats, table.supply("un")
    table.event("mcr", "slingshot-racing")
    assert (table.total("titan", "un"), table.state.spare_diplomats, table.supply("un")) == (0, spare + 1, cubes)
    table = four().diplomats("titan", 2)
    assert table.event("mcr", "slingshot-racing").state.spare_diplomats == spare
    table = four().diplomats("titan", 1).influence("titan", un=1).event("mcr", "slingshot-racing")
    assert (table.choice, table.deciding, table.offers()) == ("ChoosePiece", "un", {"cube", "diplomat"})
    assert (table.play("diplomat").state.spare_diplomats, table.cubes("titan", "un")) == (spare + 1, 1)


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("base", BASES)
def test_covert_op_reaches_every_base(base: str) -> None:
    other = "luna" if base == "rings" else "rings"
    table = four().influence(base, un=1).influence(other, mcr=1).influence("ceres", un=1).event("pg", "covert-op")
    if table.choice == "ChooseSwap":
        table.play(f"lift mcr {other}")
    if table.choice == "ChooseSwapPartner":
        table.play(f"lift un {base}")
    assert (table.cubes(base, "mcr"), table.cubes(other, "un")) == (1, 1)
    alone = four().influence(base, un=1, mcr=1).event("pg", "covert-op")
    assert is_over(alone)  # the two would have to stand on different bases


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("faction", ["un", "mcr", "opa", "pg"])
@pytest.mark.parametrize("base", BASES)
def test_the_hybrid_strikes_any_base_with_influence(base: str, faction: str) -> None:
    others = [name for name in ("luna", "ceres", "rings") if name != base]
    table = four().influence(base, **{faction: 1})
    for other in others:
        table.influence(other, opa=1)
    table.event("mcr", "the-hybrid")
    assert table.offers() == {f"target {name}" for name in [base, *others]}
    assert table.play(f"target {base}").cubes(base, faction) == 0
