"""The Expanse: scoring turns."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, THREE, TWO, Table

from orrery.games.expanse.board import controller, orbital_control
from orrery.games.expanse.tables import BASES, FACTIONS, ORBITS


def four() -> Table:
    return Table(*FOUR).deck("smugglers", "ambush", "scoring").track(*["heavy-burn"] * 4).rocinante("pg", "saturn")


def count(table: Table, faction: str, sector: str) -> dict[str, int]:
    """What everybody gains in a scoring turn in which nobody uses an event."""
    before = {name: table.cp(name) for name in FACTIONS}
    table.score(faction)
    if table.choice == "ChooseBonus":
        table.play(f"bonus {sector}")
    while table.choice == "ChooseScoringEvent":
        table.play("pass")
    return {name: table.cp(name) - before[name] for name in FACTIONS}


def on_base(base: str, values: list[int] | None = None, **totals: int) -> dict[str, int]:
    """What a base of the bonus sector pays in the fourth scoring turn, everybody else's resources aside."""
    table = four().scorings("inner", "inner", "belt").influence(base, **totals)
    gained = count(table, "un", "belt")
    scored = {entry["base"]: entry for entry in table.told("BasesScored")[0]["bases"]}[base]
    assert scored["values"] == (values or [4, 2, 1])
    return {
        name: gained[name] - sum(s["resource"] for s in scored["standings"] if s["faction"] == name) for name in totals
    }


@pytest.mark.rule("expanse:scoring.1")
def test_everybody_scores_and_the_taker_gets_nothing_else() -> None:
    table = four().track("scoring", *["heavy-burn"] * 4)
    for number, faction in enumerate(FOUR):
        table.influence(("luna", "ceres", "titan", "eros")[number], **{faction: 1})
    table.turn("un").play("take 1", "bonus inner")
    while table.choice == "ChooseScoringEvent":
        table.play("pass")
    assert all(table.cp(faction) > 10 for faction in FOUR)
    assert table.told("PointsUsed") == table.told("EventUsed") == []
    assert "scoring" in table.discarded()


@pytest.mark.rule("expanse:scoring.2")
def test_six_phases_in_order() -> None:
    table = four().ships("earth", un=5).ships("tycho", opa=4).ships("mars", mcr=3).ships("mars", "battleship", mcr=2)
    table.no_reserve("pg").turn("mcr").score("un")
    assert table.choice == "ChooseBonus"
    assert table.play("bonus belt").choice == "ChooseScoringEvent"
    table.play("pass")
    assert (table.choice, table.deciding) == ("ChooseNewFleet", "opa")
    kinds = [event["event"] for event in table.state.events_for(None)]
    order = ["BonusChosen", "ScoringPassed", "BasesScored", "TechnologyGained"]
    assert sorted(kinds.index(kind) for kind in order) == [kinds.index(kind) for kind in order]
    table.play("build fleet tycho")
    kinds = [event["event"] for event in table.state.events_for(None)]
    assert kinds.index("TechnologyGained") < kinds.index("ShipBuilt") < kinds.index("RocinantePassed")


@pytest.mark.rule("expanse:scoring.3")
def test_one_event_each_or_none() -> None:
    table = four().keep("pg", "smugglers", "hired-guns").score("un").play("bonus belt")
    assert table.deciding == "pg"
    assert table.offers() == {
        "play smugglers", "play hired-guns", "crew holden", "crew nagata", "crew kamal", "crew burton", "pass",
    }  # fmt: skip
    table.play("play smugglers", "place titan")
    assert table.choice != "ChooseScoringEvent"
    assert table.kept("pg") == ["hired-guns"]


@pytest.mark.rule("expanse:scoring.4")
def test_the_event_phase_begins_left_of_the_taker() -> None:
    table = four()
    for faction, card in zip(FOUR, ("ambush", "nauvoo", "razorback", "smugglers"), strict=True):
        table.keep(faction, card)
    table.score("un").play("bonus belt")
    asked = []
    while table.choice == "ChooseScoringEvent":
        asked.append(table.deciding)
        table.play("pass")
    assert asked == ["opa", "pg", "mcr", "un"]


@pytest.mark.rule("expanse:scoring.5")
def test_an_event_played_in_scoring_is_discarded() -> None:
    table = four().keep("opa", "smugglers").score("un").play("bonus belt")
    before = len(table.discarded())
    table.play("play smugglers", "place titan")
    assert table.kept("opa") == []
    assert len(table.discarded()) == before + 1


@pytest.mark.rule("expanse:scoring.6")
def test_the_rocinante_serves_only_her_controller() -> None:
    table = four().keep("opa", "smugglers").score("un").play("bonus belt")
    assert table.deciding == "opa"
    assert table.offers("crew") == set()
    assert table.forbids("crew holden", "scoring.6")


@pytest.mark.rule("expanse:scoring.7")
def test_the_token_is_revealed_and_every_base_scored() -> None:
    table = four().score("un").play("bonus belt")
    assert table.told("BonusRevealed") == []
    table.play("pass")
    assert table.told("BonusRevealed")[0]["sector"] == "belt"
    assert len(table.told("BasesScored")[0]["bases"]) == 16


@pytest.mark.rule("expanse:scoring.8", "expanse:bonus.3", "expanse:bonus.4")
def test_the_book_example_of_places() -> None:
    assert on_base("ceres", un=5, mcr=3, pg=2, opa=1) == {"un": 4, "mcr": 2, "pg": 1, "opa": 0}


@pytest.mark.rule("expanse:scoring.9")
def test_orbital_control_adds_one() -> None:
    table = four().influence("ceres", un=2, mcr=2).ships("ceres", mcr=1)
    assert count(table, "un", "inner")["mcr"] == 1
    standing = {s["faction"]: s for b in table.told("BasesScored")[0]["bases"] for s in b["standings"]}
    assert (standing["mcr"]["orbital_control"], standing["mcr"]["total"], standing["un"]["total"]) == (1, 3, 2)


@pytest.mark.rule("expanse:scoring.10")
def test_battleships_count_two_and_scrap_ships_a_half() -> None:
    def holder(table: Table) -> str | None:
        number = orbital_control(table.state, ORBITS.index("ceres"))
        return FACTIONS[number] if number >= 0 else None

    def with_battleship() -> Table:
        return four().ships("ceres", "battleship", mcr=1)

    assert holder(with_battleship().ships("ceres", opa=1).ships("ceres", "scrap", opa=1)) == "mcr"
    assert holder(with_battleship().ships("ceres", opa=2)) is None
    assert holder(with_battleship().ships("ceres", opa=2).ships("ceres", "scrap", opa=1)) == "opa"
    assert holder(four().ships("ceres", "damaged", mcr=1).ships("ceres", opa=1).ships("ceres", "scrap", opa=1)) == "opa"


@pytest.mark.rule("expanse:scoring.11")
def test_orbital_control_needs_a_cube() -> None:
    table = four().ships("jupiter", mcr=2).influence("europa", un=1)
    gained = count(table, "un", "outer")
    assert gained["mcr"] == 0
    assert gained["un"] == 2
    standings = {b["base"]: b["standings"] for b in table.told("BasesScored")[0]["bases"]}
    assert standings["io"] == []


@pytest.mark.rule("expanse:scoring.12")
def test_orbital_control_covers_every_base_of_the_orbit() -> None:
    table = (
        four().ships("jupiter", mcr=1).influence("ganymede", mcr=1).influence("io", mcr=1).influence("europa", mcr=1)
    )
    count(table, "un", "outer")
    totals = [s["total"] for b in table.told("BasesScored")[0]["bases"] for s in b["standings"]]
    assert totals == [2, 2, 2]


@pytest.mark.rule("expanse:scoring.13")
def test_a_tie_for_first_pays_second_place() -> None:
    assert on_base("ceres", un=3, mcr=3, pg=2, opa=1) == {"un": 2, "mcr": 2, "pg": 1, "opa": 0}
    assert on_base("ceres", un=3, mcr=3, pg=3, opa=1) == {"un": 2, "mcr": 2, "pg": 2, "opa": 0}


@pytest.mark.rule("expanse:scoring.14")
def test_a_tie_for_second_pays_third_place() -> None:
    assert on_base("ceres", un=5, mcr=3, pg=3, opa=1) == {"un": 4, "mcr": 1, "pg": 1, "opa": 0}


@pytest.mark.rule("expanse:scoring.15")
def test_a_tie_for_third_pays_nothing() -> None:
    assert on_base("ceres", un=3, mcr=3, pg=2, opa=2) == {"un": 2, "mcr": 2, "pg": 0, "opa": 0}


@pytest.mark.rule("expanse:scoring.16")
def test_no_influence_no_points() -> None:
    assert on_base("ceres", un=2, mcr=0, opa=0, pg=0) == {"un": 4, "mcr": 0, "opa": 0, "pg": 0}


@pytest.mark.rule("expanse:scoring.17")
def test_outside_the_bonus_sector_only_a_sole_first_scores() -> None:
    assert on_base("titan", [1, 0, 0], un=3, mcr=2) == {"un": 1, "mcr": 0}
    assert on_base("titan", [1, 0, 0], un=3, mcr=3) == {"un": 0, "mcr": 0}


@pytest.mark.rule("expanse:scoring.18")
def test_one_removed_fleet_comes_home_for_nothing() -> None:
    table = four().no_reserve("pg", "opa", "un").ships("ceres", mcr=1).score("un").play("bonus belt", "pass")
    assert (table.choice, table.deciding) == ("ChooseNewFleet", "mcr")
    assert table.offers() == {"build fleet mars", "build battleship mars", "pass"}
    table.play("build battleship mars")
    assert table.fleet("mars", "mcr", "battleship") == 1
    assert table.choice == "ChooseTurn"


@pytest.mark.rule("expanse:scoring.19")
def test_scrap_ships_do_not_come_in_the_fleet_phase() -> None:
    table = four().technology(3).no_reserve("un", "mcr", "pg", "opa")
    assert table.removed("opa", "scrap") == 2
    table.score("un").play("bonus belt", "pass")
    assert table.choice == "ChooseTurn"


# Bonus sector


@pytest.mark.rule("expanse:bonus.1")
def test_the_bonus_sector_is_secret() -> None:
    table = four().score("un").play("bonus outer")
    own = table.state.view(table.seat("un"))
    assert own["scoring"]["bonus"] == "outer"
    for seat in (table.seat("mcr"), table.seat("opa"), table.seat("pg"), None):
        view = table.state.view(seat)
        assert (view["scoring"]["bonus_chosen"], view["scoring"]["bonus"]) == (True, None)
        told = [event for event in table.state.events_for(seat) if event["event"] == "BonusChosen"]
        assert told[0]["sector"] == ""
    own_log = [event for event in table.state.events_for(table.seat("un")) if event["event"] == "BonusChosen"]
    assert own_log[0]["sector"] == "outer"


@pytest.mark.rule("expanse:bonus.2")
def test_each_sector_at_most_twice() -> None:
    table = four().scorings("belt", "belt").score("un")
    assert table.offers() == {"bonus inner", "bonus outer"}
    assert table.forbids("bonus belt", "bonus.2")


@pytest.mark.rule("expanse:bonus.4")
def test_bonus_values_grow() -> None:
    values = []
    table = four()
    for number, sector in enumerate(("inner", "belt", "outer", "inner", "belt")):
        table.deck("smugglers", "ambush", "scoring")
        count(table, "un", sector)
        values.append(table.told("BonusRevealed")[number]["values"])
    assert values == [[2, 1, 0], [3, 1, 0], [3, 1, 0], [4, 2, 1], [4, 2, 1]]


@pytest.mark.rule("expanse:bonus.5", "expanse:resources.2", "expanse:resources.3", "expanse:resources.4")
def test_example_2() -> None:
    table = (
        four().scorings("inner", "inner", "belt").influence("europa", opa=4, mcr=2, un=1).ships("jupiter", mcr=3, opa=1)
    )
    table.influence("luna", opa=2, un=1).influence("africa", opa=2, mcr=1)
    gained = count(table, "un", "outer")
    scored = {b["base"]: {s["faction"]: s for s in b["standings"]} for b in table.told("BasesScored")[0]["bases"]}
    europa = scored["europa"]
    assert (europa["opa"]["total"], europa["opa"]["points"], europa["opa"]["resource"]) == (4, 4, 1)
    assert (europa["mcr"]["total"], europa["mcr"]["points"], europa["mcr"]["resource"]) == (3, 2, 0)
    assert (europa["un"]["points"], "pg" in europa) == (1, False)
    assert scored["luna"]["opa"]["points"] + scored["luna"]["opa"]["resource"] == 1
    assert scored["africa"]["opa"]["points"] + scored["africa"]["opa"]["resource"] == 2
    assert gained == {"opa": 8, "mcr": 2, "un": 1, "pg": 0}


@pytest.mark.rule("expanse:bonus.6")
def test_the_used_token_marks_the_track() -> None:
    table = four().scorings("outer")
    count(table, "un", "inner")
    scoring = table.state.view(None)["scoring"]
    assert scoring["rows"][1]["sector"] == "inner"
    assert sum(scoring["tokens"].values()) == 4


# Resources


@pytest.mark.rule("expanse:resources.1")
def test_two_critical_resources_each() -> None:
    critical = {f["id"]: set(f["critical"]) for f in Table(*FOUR).state.view(None)["factions"]}
    assert all(len(resources) == 2 for resources in critical.values())
    assert critical["opa"] == {"food", "water"}
    assert critical["mcr"] == {"water", "tech"}


@pytest.mark.rule("expanse:resources.3")
def test_a_tie_for_first_earns_no_resource_point() -> None:
    table = four().influence("europa", opa=2, mcr=2)
    count(table, "un", "inner")
    assert [s["resource"] for b in table.told("BasesScored")[0]["bases"] for s in b["standings"]] == [0, 0]


@pytest.mark.rule("expanse:resources.5")
def test_mcr_resources_depend_on_the_seats() -> None:
    assert count(four().influence("tycho", mcr=1), "un", "outer")["mcr"] == 2

    def three() -> Table:
        return Table(*THREE).deck("smugglers", "ambush", "scoring").track(*["heavy-burn"] * 4)

    assert count(three().influence("tycho", mcr=1), "un", "outer")["mcr"] == 1
    assert count(three().influence("ceres", mcr=1), "un", "outer")["mcr"] == 2


@pytest.mark.rule("expanse:two-player.7")
def test_two_seats_get_no_resource_points() -> None:
    table = Table(*TWO).deck("nauvoo", "scoring").track(*["heavy-burn"] * 4).influence("europa", mcr=1)
    table.influence("ceres", un=1)
    assert count(table, "un", "inner") == {"un": 1, "mcr": 1, "opa": 0, "pg": 0}


# Technology


@pytest.mark.rule("expanse:tech.1")
def test_the_first_three_scorings_bring_a_technology_each() -> None:
    table = four()
    for number, sector in enumerate(("inner", "belt", "outer", "inner", "belt"), 1):
        table.deck("smugglers", "ambush", "scoring")
        count(table, "un", sector)
        assert table.state.technology == min(number, 3)
        assert len(table.told("TechnologyGained")) == 4 * min(number, 3)
        while table.choice == "ChooseNewFleet":
            table.play("pass")
    assert {e["power"] for e in table.told("TechnologyGained") if e["faction"] == "un"} == {
        "diplomats", "peace-enforcement", "hegemony",
    }  # fmt: skip


@pytest.mark.rule("expanse:tech.2")
def test_technologies_add_up() -> None:
    powers = Table(*FOUR).technology(2).state.view(None)["factions"][1]["powers"]
    assert [power["active"] for power in powers] == [True, True, True, False]
    table = Table(*FOUR).ships("ceres", un=2, mcr=1).influence("titan", un=1).technology(2).spend("un", 1)
    assert {"send ceres", "place titan", "strike mcr fleet ceres"} <= table.offers()


@pytest.mark.rule("expanse:tech.2")
def test_hegemony_wins_ties_in_the_belt() -> None:
    table = four().technology(3).scorings("inner", "inner", "belt").influence("ceres", un=3, mcr=3, pg=2)
    gained = count(table, "un", "belt")
    assert (gained["un"], gained["mcr"], gained["pg"]) == (5, 2, 1)


@pytest.mark.rule("expanse:tech.2")
@pytest.mark.parametrize("base", BASES)
def test_hegemony_wins_ties_on_every_base(base: str) -> None:
    table = four().influence(base, un=2, mcr=2, opa=2)
    assert table.state.view(None)["bases"][BASES.index(base)]["leader"] is None
    shown = table.technology(3).state.view(None)["bases"][BASES.index(base)]
    assert shown["leader"] == "un"
    assert [shown["influence"][faction]["place"] for faction in ("un", "mcr", "opa")] == [1, 3, 3]
    shown = four().technology(3).influence(base, un=2, mcr=3).state.view(None)["bases"][BASES.index(base)]
    assert shown["leader"] == "mcr"


@pytest.mark.rule("expanse:tech.2")
def test_hegemony_wins_ties_for_second_place_too() -> None:
    table = four().technology(3).scorings("inner", "inner", "belt").influence("titan", un=2, mcr=3, opa=2)
    gained = count(table, "un", "outer")
    assert (gained["un"], gained["opa"]) == (2, 1)


@pytest.mark.rule("expanse:tech.2")
def test_supremacy_adds_three_from_technology_two() -> None:
    for technology, opa, leader in ((1, 1, "mcr"), (1, 2, None), (2, 3, "mcr"), (2, 4, None)):
        table = four().technology(technology).influence("ceres", opa=opa, mcr=1).ships("ceres", mcr=1)
        assert table.state.view(None)["bases"][BASES.index("ceres")]["leader"] == leader


@pytest.mark.rule("expanse:glossary.2")
def test_orbital_influence() -> None:
    from orrery.games.expanse.board import has_orbital_influence

    table = four().influence("luna", un=1)
    assert has_orbital_influence(table.state, FACTIONS.index("un"), ORBITS.index("earth"))
    table.influence("luna", un=-1)
    assert not has_orbital_influence(table.state, FACTIONS.index("un"), ORBITS.index("earth"))


@pytest.mark.rule("expanse:glossary.3")
def test_a_base_is_controlled_by_whoever_would_be_first() -> None:
    table = four().influence("ceres", un=3, mcr=3)
    assert controller(table.state, BASES.index("ceres")) == -1
    table.ships("ceres", mcr=1)
    assert FACTIONS[controller(table.state, BASES.index("ceres"))] == "mcr"
    assert {b["id"]: b["leader"] for b in table.state.view(None)["bases"]}["ceres"] == "mcr"
