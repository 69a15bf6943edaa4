"""The Expanse: the action cards whose events are about ships."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import four, is_over


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


def test_fred_johnson_builds_then_places() -> None:
    table = four().ships("ceres", opa=2).event("opa", "fred-johnson").play("build fleet tycho", "build fleet tycho")
    assert table.offers() == {"place ceres", "place tycho", "done"}
    assert table.play("place tycho").cubes("tycho", "opa") == 1


def test_ramming_run_trades_a_fleet_for_influence() -> None:
    table = four().ships("earth", opa=1).ships("ceres", opa=1).influence("luna", un=1).influence("eros", un=1)
    table.event("opa", "ramming-run").play("kill opa fleet earth")
    assert table.refusal("remove un eros").reason == "same-orbit-only"
    assert table.play("remove un luna").cubes("luna", "un") == 0
    assert is_over(four().influence("luna", un=1).event("opa", "ramming-run"))


def test_gunrunners_build_in_the_belt_then_move() -> None:
    table = four().event("opa", "gunrunners")
    assert table.refusal("build fleet earth").reason == "event-elsewhere"
    table.play("build fleet eros")
    assert table.forbids("done", "events.2")
    assert table.play("move eros>jupiter 1").fleet("jupiter", "opa") == 1


def test_tycho_engineers() -> None:
    table = four().event("opa", "tycho-engineers").play("build fleet tycho")
    assert (table.cubes("tycho", "opa"), table.fleet("tycho", "opa")) == (1, 1)


def test_thoth_laboratory() -> None:
    table = four().event("pg", "thoth-laboratory").play("build fleet thoth", "place tycho")
    assert (table.fleet("thoth", "pg"), table.cubes("tycho", "pg")) == (1, 1)


def test_hired_guns_work_in_two_belt_orbits() -> None:
    table = four().ships("ceres", un=2).ships("eros", mcr=1).event("pg", "hired-guns").play("kill un fleet ceres")
    assert table.refusal("kill un fleet ceres").reason == "other-orbit-needed"
    assert table.play("kill mcr fleet eros").fleet("eros", "mcr") == 0


@pytest.mark.rule("expanse:rocinante.6", "expanse:events.2")
def test_the_rocinante_moves_with_the_fleets_of_an_event() -> None:
    table = four().rocinante("un", "earth").ships("earth", un=1).event("un", "heavy-burn")
    table.play("move earth>jupiter 2")
    assert (table.state.rocinante_orbit, table.fleet("jupiter", "un")) == (7, 1)
    assert is_over(table)
    table = four().rocinante("un", "earth").ships("earth", un=1).event("un", "admiral-souther")
    table.play("move earth>mars 1")
    assert table.offers() == {"ship fleet", "ship rocinante"}
    table.play("ship rocinante", "move earth>mars 1")
    assert is_over(table)
    assert (table.state.rocinante_orbit, table.fleet("mars", "un")) == (1, 1)
    table = four().rocinante("pg", "earth").ships("earth", pg=1).ships("mars", un=1).event("pg", "stealth-ships")
    assert table.refusal("move earth>mars 2").reason == "one-ship-only"
    table.play("move earth>mars 1")
    assert (table.state.rocinante_orbit, table.removed("pg")) == (0, 5)  # the fleet went, and was lost


@pytest.mark.rule("expanse:events.2")
def test_a_battleship_is_built_where_an_event_builds() -> None:
    table = four().ships("mars", mcr=3).event("mcr", "gunrunners")
    assert {"build battleship eros", "build battleship vesta"} <= table.offers("build")
    assert table.offers("build") == {
        f"build battleship {orbit}" for orbit in ("ceres", "tycho", "eros", "thoth", "vesta")
    }
    table = four().ships("ceres", un=1).ships("mars", mcr=2).event("mcr", "bobbie-draper")
    assert table.offers("build") == {"build fleet ceres", "build battleship ceres"}
