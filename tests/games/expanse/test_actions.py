"""The Expanse: moves, influence and building for action points."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, TWO, Table


@pytest.mark.rule("expanse:actions.1")
def test_three_actions_for_one_point_each_in_any_order() -> None:
    table = Table(*FOUR).ships("earth", un=2).spend("un", 4)
    table.play("build fleet earth", "place luna", "move earth>mars 1", "place luna")
    assert (table.fleet("earth", "un"), table.fleet("mars", "un"), table.cubes("luna", "un")) == (2, 1, 2)
    assert table.choice == "ChooseTurn"


@pytest.mark.rule("expanse:actions.2")
def test_abilities_cost_points() -> None:
    table = Table(*FOUR).ships("ceres", mcr=2, un=1).spend("mcr", 1)
    assert table.forbids("strike un fleet ceres", "tech.1")
    table.technology(1).spend("mcr", 1).play("strike un fleet ceres")
    assert table.fleet("ceres", "un") == 0
    assert table.choice == "ChooseTurn"
    assert table.technology(3).spend("pg", 1).forbids("strike mcr fleet ceres", "actions.2")


@pytest.mark.rule("expanse:actions.move.1")
def test_a_group_moves_together() -> None:
    table = Table(*FOUR).ships("earth", un=3).spend("un", 1).play("move earth>mars 2")
    assert (table.fleet("earth", "un"), table.fleet("mars", "un")) == (1, 2)
    table = Table(*FOUR).ships("earth", un=1).ships("mars", un=1).spend("un", 1)
    assert table.forbids("move earth>ceres 2", "actions.move.1")


def test_a_mixed_group_names_its_ships() -> None:
    table = Table(*FOUR).ships("mars", mcr=2).ships("mars", "battleship", mcr=1).spend("mcr", 1)
    table.play("move mars>ceres 2")
    assert table.choice == "ChooseShips"
    assert table.offers() == {"ship fleet", "ship battleship"}
    table.play("ship battleship")
    assert (table.fleet("ceres", "mcr"), table.fleet("ceres", "mcr", "battleship")) == (1, 1)
    assert table.fleet("mars", "mcr") == 1


@pytest.mark.rule("expanse:actions.move.2")
def test_two_destinations_are_two_moves() -> None:
    table = Table(*FOUR).ships("earth", un=3).spend("un", 2).play("move earth>mars 2", "move earth>ceres 1")
    assert (table.fleet("mars", "un"), table.fleet("ceres", "un")) == (2, 1)
    assert table.choice == "ChooseTurn"


@pytest.mark.rule("expanse:actions.move.3")
def test_from_the_belt_to_inner_belt_and_jupiter() -> None:
    table = Table(*FOUR).ships("ceres", un=1).spend("un", 1)
    reached = {offer.split(">")[1].split()[0] for offer in table.offers("move")}
    assert reached == {"earth", "mars", "tycho", "eros", "thoth", "vesta", "jupiter"}
    assert table.forbids("move ceres>saturn 1", "actions.move.3")


@pytest.mark.rule("expanse:actions.move.4")
def test_a_fleet_moves_several_times() -> None:
    table = Table(*FOUR).ships("earth", un=1).spend("un", 3)
    table.play("move earth>ceres 1", "move ceres>jupiter 1", "move jupiter>saturn 1")
    assert table.fleet("saturn", "un") == 1
    assert table.choice == "ChooseTurn"


@pytest.mark.rule("expanse:actions.influence.1")
def test_influence_needs_a_fleet_in_the_orbit() -> None:
    table = Table(*FOUR).ships("eros", un=1).spend("un", 2)
    assert table.forbids("place vesta", "actions.influence.1")
    assert table.play("place eros").cubes("eros", "un") == 1


@pytest.mark.rule("expanse:actions.influence.2")
def test_a_planets_orbit_reaches_all_its_bases() -> None:
    table = Table(*FOUR).ships("jupiter", mcr=1).spend("mcr", 1)
    assert table.offers("place") == {"place ganymede", "place io", "place europa"}


@pytest.mark.rule("expanse:actions.influence.3")
def test_without_cubes_one_is_moved() -> None:
    table = Table(*FOUR).ships("eros", mcr=1).influence("luna", mcr=2).influence("titan", mcr=1)
    table.spend("mcr", 1).play("place eros")
    assert table.choice == "ChooseTurn"
    table = Table(*FOUR).ships("eros", mcr=1).influence("luna", mcr=2).influence("titan", mcr=1).no_supply("mcr")
    table.spend("mcr", 2).play("place eros")
    assert (table.choice, table.offers()) == ("ChooseRelocation", {"fetch luna", "fetch titan"})
    assert table.forbids("fetch eros", "actions.influence.3")
    table.play("fetch titan")
    assert [table.cubes(base, "mcr") for base in ("luna", "titan", "eros")] == [2, 0, 1]
    assert table.choice == "SpendPoints"
    assert table.play("done").choice == "ChooseTurn"


@pytest.mark.rule("expanse:actions.influence.4")
def test_events_move_cubes_too() -> None:
    table = Table(*FOUR).influence("luna", opa=2).influence("vesta", opa=1).no_supply("opa")
    table.event("opa", "smugglers").play("place titan", "fetch luna")
    assert (table.cubes("luna", "opa"), table.cubes("titan", "opa"), table.supply("opa")) == (1, 1, 0)


def test_without_any_cube_nothing_can_be_placed() -> None:
    table = Table(*FOUR).ships("eros", mcr=1).influence("eros", mcr=3).no_supply("mcr").spend("mcr", 1)
    assert table.forbids("place eros", "actions.influence.3")


@pytest.mark.rule("expanse:actions.build.1")
def test_nothing_can_be_built_at_the_start() -> None:
    table = Table(*FOUR, empty=False)
    assert [list(table.state.reserve)[kind * 4 : kind * 4 + 4] for kind in (0, 1)] == [[0] * 4, [0] * 4]
    assert table.removed("opa", "scrap") == 2
    for faction in FOUR:
        assert table.spend(faction, 1).offers("build") == set()
        assert table.offers("launch") == set()


@pytest.mark.rule("expanse:actions.build.2")
def test_a_removed_fleet_is_built_at_home() -> None:
    table = Table(*FOUR).ships("ceres", un=3).spend("un", 1)
    assert table.removed("un") == 2
    table.play("build fleet earth")
    assert (table.fleet("earth", "un"), table.removed("un")) == (1, 1)
    full = Table(*FOUR).ships("ceres", un=5).spend("un", 1)
    assert full.forbids("build fleet earth", "actions.build.2")


@pytest.mark.rule("expanse:actions.build.3")
@pytest.mark.parametrize(("faction", "home"), [("un", "earth"), ("mcr", "mars"), ("opa", "tycho"), ("pg", "thoth")])
def test_home_orbits(faction: str, home: str) -> None:
    table = Table(*FOUR).ships("jupiter", "fleet", **{faction: 1}).spend(faction, 1)
    assert {offer.split()[2] for offer in table.offers("build")} == {home}
    assert table.forbids("build fleet vesta", "actions.build.3")
    assert table.play(f"build fleet {home}").fleet(home, faction) == 1


# Powers of the sheets and technologies


@pytest.mark.rule("expanse:tech.2", "expanse:actions.2")
def test_un_places_where_it_stands() -> None:
    table = Table(*FOUR).influence("titan", un=1).spend("un", 1)
    assert table.offers("place") == {"place titan"}


@pytest.mark.rule("expanse:setup.1", "expanse:setup.7")
def test_un_has_17_cubes_to_place_from_the_start() -> None:
    table = Table(*FOUR).ships("ceres", un=1)
    assert (table.supply("un"), table.state.spare_diplomats) == (14, 3)
    table.spend("un", 2).play("send ceres", "place ceres")
    assert (table.total("ceres", "un"), table.supply("un"), table.state.spare_diplomats) == (2, 13, 2)


@pytest.mark.rule("expanse:tech.1", "expanse:tech.2")
def test_diplomats_count_two_from_technology_one() -> None:
    table = Table(*FOUR).diplomats("ceres", 2).influence("ceres", un=1).influence("eros", un=1)
    assert table.total("ceres", "un") == 3
    table.score("mcr").play("bonus inner")
    while table.choice == "ChooseScoringEvent":
        table.play("pass")
    assert table.state.technology == 1
    assert (table.total("ceres", "un"), table.total("eros", "un")) == (5, 1)
    while table.choice == "ChooseNewFleet":
        table.play("pass")
    table.spend("mcr", 1).play("done")
    again = Table(*FOUR).technology(1).scorings("inner").diplomats("ceres", 2)
    again.score("mcr").play("bonus inner")
    while again.choice == "ChooseScoringEvent":
        again.play("pass")
    assert (again.state.technology, again.total("ceres", "un")) == (2, 4)


@pytest.mark.rule("expanse:actions.2", "expanse:actions.influence.3")
def test_un_chooses_which_of_its_pieces_it_loses() -> None:
    table = Table(*FOUR).ships("ceres", un=1).technology(1)
    table.spend("un", 3).play("send ceres", "place ceres", "done")
    assert table.total("ceres", "un") == 3
    assert table.state.spare_diplomats == 2
    table.event("opa", "ceres-uprising").play("remove un ceres")
    assert (table.choice, table.deciding) == ("ChoosePiece", "un")
    table.play("diplomat")
    assert (table.total("ceres", "un"), table.state.spare_diplomats) == (1, 3)


def test_un_with_diplomats_left_is_not_out_of_cubes() -> None:
    table = Table(*FOUR).ships("ceres", un=1).influence("luna", un=2).no_supply("un").technology(1).spend("un", 1)
    assert table.refusal("place ceres").reason == "only-diplomats-left"
    assert "send ceres" in table.offers()


@pytest.mark.rule("expanse:actions.2")
def test_un_enforces_peace_once_per_turn_where_it_is_stronger() -> None:
    table = Table(*FOUR).ships("ceres", un=3, mcr=2).ships("eros", un=1, opa=1).technology(2).spend("un", 3)
    assert table.refusal("strike opa fleet eros").reason == "not-stronger"
    table.play("strike mcr fleet ceres")
    assert table.fleet("ceres", "mcr") == 1
    assert table.refusal("strike mcr fleet ceres").reason == "once-per-turn"
    table.play("done")
    table.turn("un").state.spent[0] = 0
    assert "strike mcr fleet ceres" in table.spend("un", 1).offers()


def test_a_new_turn_renews_once_per_turn() -> None:
    table = Table(*FOUR).ships("ceres", un=3, mcr=2).technology(2).track(*["heavy-burn"] * 5)
    table.deck("smugglers", "ambush", "scoring").spend("un", 1).play("strike mcr fleet ceres")
    assert table.choice == "ChooseTurn"
    assert not any(table.state.spent)


@pytest.mark.rule("expanse:actions.2", "expanse:actions.move.3")
def test_mcr_burns_long() -> None:
    table = Table(*FOUR).ships("mars", mcr=1).technology(3).spend("mcr", 1)
    assert "move mars>jupiter 1" in table.offers()
    assert table.forbids("move mars>saturn 1", "actions.move.3")


def test_mcr_fires_as_often_as_it_pays() -> None:
    table = Table(*FOUR).ships("ceres", mcr=3, un=2).technology(2).spend("mcr", 2)
    table.play("strike un fleet ceres", "strike un fleet ceres")
    assert (table.fleet("ceres", "un"), table.removed("un")) == (0, 5)


def test_battleships_take_two_hits_and_come_back_whole() -> None:
    table = Table(*FOUR).ships("ceres", "battleship", mcr=1).ships("ceres", un=3).technology(2).spend("un", 1)
    table.play("strike mcr battleship ceres")
    assert (table.fleet("ceres", "mcr", "damaged"), table.removed("mcr", "battleship")) == (1, 1)
    table.state.spent[0] = 0
    table.spend("un", 1).play("strike mcr damaged ceres")
    assert table.removed("mcr", "battleship") == 2
    table.spend("mcr", 1).play("build battleship mars")
    assert table.fleet("mars", "mcr", "battleship") == 1


@pytest.mark.rule("expanse:actions.2", "expanse:actions.influence.1")
def test_opa_needs_no_fleet_outside_the_inner_planets() -> None:
    table = Table(*FOUR).spend("opa", 1)
    places = {offer.split()[1] for offer in table.offers("place")}
    assert {"vesta", "titan", "ganymede"} <= places
    assert table.forbids("place luna", "actions.influence.1")


@pytest.mark.rule("expanse:glossary.2", "expanse:actions.build.1")
def test_scrap_ships_enter_the_belt_or_where_opa_has_influence() -> None:
    table = Table(*FOUR).influence("luna", opa=1).technology(2).spend("opa", 3)
    assert table.offers("launch") == {
        f"launch {orbit}" for orbit in ("earth", "ceres", "tycho", "eros", "thoth", "vesta")
    }
    assert table.forbids("launch mars", "glossary.2")
    table.play("launch earth", "launch eros")
    assert table.fleet("earth", "opa", "scrap") == 1
    assert table.refusal("launch eros").reason == "no-scrap-ship"
    table = Table(*FOUR).influence("luna", opa=1).technology(2)
    table.influence("luna", opa=-1).spend("opa", 1)
    assert "launch earth" not in table.offers()


def test_opa_stirs_unrest() -> None:
    table = Table(*FOUR).influence("luna", opa=1, un=2).influence("africa", un=1).technology(3).spend("opa", 2)
    assert table.refusal("incite un africa").reason == "no-own-cube-there"
    table.play("incite un luna")
    assert (table.cubes("luna", "opa"), table.cubes("luna", "un")) == (0, 1)


def test_opa_rams() -> None:
    table = Table(*FOUR).ships("ceres", un=1).ships("ceres", opa=1).ships("ceres", "scrap", opa=1).technology(1)
    table.spend("opa", 1).play("ram un fleet ceres")
    assert table.offers() == {"kill opa fleet ceres", "kill opa scrap ceres"}
    table.play("kill opa scrap ceres")
    assert (table.fleet("ceres", "un"), table.fleet("ceres", "opa", "scrap"), table.fleet("ceres", "opa")) == (0, 0, 1)


def test_the_rocinante_does_not_ram() -> None:
    table = Table(*FOUR).rocinante("opa", "ceres").ships("ceres", un=1).technology(3).spend("opa", 1)
    assert table.refusal("ram un fleet ceres").reason == "no-own-ship"


@pytest.mark.rule("expanse:event.3", "expanse:actions.2")
def test_protogen_keeps_for_nothing() -> None:
    table = Table(*FOUR).track("hired-guns", "heavy-burn", "ambush", "nauvoo", "julie-mao").deck("smugglers", "scoring")
    table.points(pg=0).turn("pg")
    assert table.offers() == {"event", "keep", "points"}
    table.play("keep")
    assert (table.kept("pg"), table.cp("pg")) == (["hired-guns"], 0)


@pytest.mark.rule("expanse:components.6")
def test_protomolecule_tokens_count_move_and_cannot_be_touched() -> None:
    table = Table(*FOUR).ships("eros", pg=1).ships("ceres", pg=1).technology(2).spend("pg", 4).play("infect eros")
    assert table.total("eros", "pg") == 1
    table.play("infect ceres")
    assert table.offers() == {"spare", "fetch eros"}
    table.play("fetch eros", "done")
    assert (table.total("eros", "pg"), table.total("ceres", "pg")) == (0, 1)
    table.event("opa", "ceres-uprising")
    assert "remove pg ceres" not in table.offers()


def test_live_trial_removes_influence_beside_a_token() -> None:
    table = Table(*FOUR).tokens("eros", 1).influence("eros", un=1).influence("ceres", un=1).technology(2).spend("pg", 2)
    assert table.refusal("experiment un ceres").reason == "no-token-there"
    assert table.play("experiment un eros").cubes("eros", "un") == 0


def test_hybrids_strike_once_near_a_token() -> None:
    table = Table(*FOUR).tokens("luna", 1).ships("earth", un=2).ships("mars", mcr=1).technology(3).spend("pg", 3)
    assert table.refusal("unleash mcr fleet mars").reason == "no-token-near"
    table.play("unleash un fleet earth")
    assert table.fleet("earth", "un") == 1
    assert table.refusal("unleash un fleet earth").reason == "once-per-turn"


def test_two_seats_have_the_same_powers() -> None:
    assert "send africa" in Table(*TWO).ships("earth", un=1).technology(1).spend("un", 1).offers()
