"""What a client is told about the decision at hand and the volley it thinks of."""

from __future__ import annotations

import pytest

import orrery

from .table import Battle

GAME = orrery.game("talon")


def test_the_view_says_who_decides_about_which_ship_and_where_each_way_leads() -> None:
    state = GAME.new(seed=3)
    while state.choice != "ChooseMove":
        state.apply(state.pending[0])
    view = state.view()
    decision = view["decision"]
    ship = next(unit for unit in view["units"] if unit["id"] == decision["unit"])
    assert decision["seat"] == ship["seat"]
    ways = {way["value"]: way for way in decision["ways"]}
    assert list(ways) == ["straight", "left", "right", "slip-left", "slip-right"]
    assert ways["straight"]["facing"] == ways["slip-left"]["facing"] == ship["facing"]
    assert ways["left"]["hex"] == ways["slip-left"]["hex"] != ways["straight"]["hex"]


def test_a_volley_is_told_by_what_it_would_do() -> None:
    battle = Battle()
    ship, target = battle.terran("BC", 0, 0, 0), battle.talon("CA", 0, -3, 3)
    about = {"unit": ship, "group": 2, "target": target}
    outcomes = GAME.insight(battle.state, 0, "odds", about)["outcomes"]
    assert [(one["points"], one["shield"], one["hull"]) for one in outcomes] == [(0, 0, 0), (4, 4, 0), (8, 7, 1)]
    last = GAME.insight(battle.state, 0, "odds", about | {"weapons": 1})
    assert last["group_damage"] == last["damage"]
    with pytest.raises(ValueError, match="weapons"):
        GAME.insight(battle.state, 0, "odds", about | {"weapons": 3})


def test_the_arcs_tell_the_chance_to_hit_in_every_hex() -> None:
    battle = Battle()
    ship = battle.terran("BC", 0, 0, 0)
    torpedo = GAME.insight(battle.state, 0, "arcs", {"unit": ship})["groups"][1]
    assert set(torpedo["hits"]) == set(torpedo["hexes"])
    assert max(torpedo["hits"].values()) == pytest.approx(5 / 6)
