"""The Expanse: the Rocinante and her crew."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, TWO, Table

from orrery.games.expanse.tables import BASES, FACTIONS, ORBITS


def scoring(holder: str, orbit: str) -> Table:
    """A scoring turn in which the Rocinante's controller decides."""
    table = Table(*FOUR).deck("smugglers", "ambush", "scoring").track(*["heavy-burn"] * 4).rocinante(holder, orbit)
    return table


def begin(table: Table) -> Table:
    return table.score("un").play("bonus belt")


def after_scoring(table: Table) -> str:
    """Who has the Rocinante after a scoring turn without events."""
    begin(table)
    while table.choice != "ChooseTurn":
        table.play("pass")
    return FACTIONS[table.state.rocinante]


@pytest.mark.rule("expanse:rocinante.2")
def test_she_goes_to_the_fewest_points() -> None:
    assert after_scoring(scoring("pg", "saturn").points(un=18, mcr=15, opa=12, pg=20)) == "opa"


@pytest.mark.rule("expanse:rocinante.3")
def test_a_tie_goes_to_the_lowest_initiative() -> None:
    table = scoring("pg", "saturn").points(un=12, mcr=15, opa=12, pg=20).initiative("pg", "opa", "mcr", "un")
    assert after_scoring(table) == "un"
    table = scoring("pg", "saturn").points(un=12, mcr=15, opa=12, pg=20).initiative("un", "pg", "mcr", "opa")
    assert after_scoring(table) == "opa"


@pytest.mark.rule("expanse:rocinante.3", "expanse:two-player.2")
def test_a_tie_of_two_leaves_her_where_she_is() -> None:
    for holder in TWO:
        table = Table(*TWO).deck("nauvoo", "scoring").track(*["heavy-burn"] * 4).rocinante(holder, "ceres")
        assert after_scoring(table) == holder


@pytest.mark.rule("expanse:rocinante.4")
def test_the_token_stays_and_counts_for_the_new_controller() -> None:
    table = scoring("pg", "ceres").points(un=18, mcr=15, opa=12, pg=20)
    after_scoring(table)
    orbit = next(entry for entry in table.state.view(None)["orbits"] if entry["id"] == "ceres")
    assert orbit["strength"] == {"opa": 1.0}
    assert orbit["ships"] == {"opa": {"rocinante": 1}}


@pytest.mark.rule("expanse:rocinante.5")
def test_she_is_a_fleet_for_every_purpose() -> None:
    table = Table(*FOUR).rocinante("un", "eros").spend("un", 2)
    assert table.offers("place") == {"place eros"}
    table.play("place eros", "move eros>ceres 1")
    assert ORBITS[table.state.rocinante_orbit] == "ceres"
    orbit = next(entry for entry in table.state.view(None)["orbits"] if entry["id"] == "ceres")
    assert (orbit["control"], orbit["strength"]) == ("un", {"un": 1.0})


def test_she_moves_with_or_without_the_fleets() -> None:
    table = Table(*FOUR).rocinante("un", "eros").ships("eros", un=1).spend("un", 2).play("move eros>ceres 1")
    assert table.offers() == {"ship fleet", "ship rocinante"}
    table.play("ship rocinante", "move eros>ceres 1")
    assert (table.fleet("ceres", "un"), ORBITS[table.state.rocinante_orbit]) == (1, "ceres")


@pytest.mark.rule("expanse:rocinante.6")
def test_she_can_never_be_removed() -> None:
    table = Table(*FOUR).rocinante("opa", "ceres").ships("eros", opa=1).event("mcr", "ambush")
    assert table.offers("orbit") == set()
    table = Table(*FOUR).rocinante("opa", "ceres").ships("ceres", mcr=1, un=2).event("un", "captain-yvgeny")
    assert table.fleet("ceres", "mcr") == 0
    table = Table(*FOUR).rocinante("opa", "ceres").ships("eros", mcr=1).ships("mars", un=1).event("un", "nauvoo")
    table.play("option 2")
    assert table.offers() == {"kill mcr fleet eros", "kill un fleet mars"}
    assert table.forbids("kill opa fleet ceres", "rocinante.6")


@pytest.mark.rule("expanse:rocinante.7")
def test_one_crew_member_in_place_of_a_kept_event() -> None:
    table = begin(scoring("pg", "ceres").keep("pg", "smugglers")).play("crew kamal", "orbit saturn")
    assert table.choice != "ChooseScoringEvent"
    assert table.kept("pg") == ["smugglers"]


@pytest.mark.rule("expanse:rocinante.8")
def test_holden_places_anywhere() -> None:
    table = begin(scoring("pg", "ceres")).play("crew holden")
    assert len(table.offers("place")) == 16
    assert table.play("place rings").cubes("rings", "pg") == 1


@pytest.mark.rule("expanse:rocinante.9")
def test_nagata_moves_a_zone_and_removes_a_fleet() -> None:
    table = begin(scoring("pg", "earth").ships("ceres", mcr=2)).play("crew nagata")
    assert table.forbids("orbit jupiter", "rocinante.9")
    assert table.forbids("orbit earth", "rocinante.9")
    table.play("orbit ceres")
    assert table.fleet("ceres", "mcr") == 1
    assert ORBITS[table.state.rocinante_orbit] == "ceres"
    quiet = begin(scoring("pg", "earth")).play("crew nagata", "orbit mars")
    assert ORBITS[quiet.state.rocinante_orbit] == "mars"


@pytest.mark.rule("expanse:rocinante.10")
def test_kamal_flies_anywhere() -> None:
    table = begin(scoring("pg", "earth")).play("crew kamal")
    assert len(table.offers("orbit")) == 8
    assert ORBITS[table.play("orbit saturn").state.rocinante_orbit] == "saturn"


@pytest.mark.rule("expanse:rocinante.11")
def test_burton_removes_a_fleet_for_each_friend() -> None:
    table = begin(scoring("pg", "ceres").ships("ceres", pg=2, mcr=2, un=2)).play("crew burton")
    table.play("kill mcr fleet ceres", "kill un fleet ceres", "kill un fleet ceres")
    assert (table.fleet("ceres", "mcr"), table.fleet("ceres", "un")) == (1, 0)
    assert table.choice != "ChooseCrewKill"
    alone = begin(scoring("pg", "ceres").ships("ceres", mcr=2)).play("crew burton")
    assert alone.fleet("ceres", "mcr") == 1
    few = begin(scoring("pg", "ceres").ships("ceres", pg=3, mcr=1)).play("crew burton")
    assert few.fleet("ceres", "mcr") == 0


def test_burton_needs_two_hits_for_a_battleship() -> None:
    table = begin(scoring("pg", "ceres").ships("ceres", pg=1).ships("ceres", "battleship", mcr=1)).play("crew burton")
    assert table.fleet("ceres", "mcr", "battleship") == table.fleet("ceres", "mcr", "damaged") == 0


@pytest.mark.rule("expanse:rocinante.8", "expanse:actions.influence.3")
def test_holden_finds_no_cube_where_none_is_left() -> None:
    table = begin(scoring("pg", "ceres").no_supply("pg")).play("crew holden")
    assert table.choice != "ChooseHoldenBase"
    assert sum(table.cubes(base, "pg") for base in BASES) == 0
