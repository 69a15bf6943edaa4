"""The floating map where no shift makes room: more map is laid beside it (talon:7.5.2)."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.talon.events import (
    MapExtended,
    ShipRetreated,
)
from orrery.games.talon.flow.displacing import displace
from orrery.games.talon.flow.missiles import MoveMissile
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.grid import column_row, distance, hex_of
from orrery.games.talon.tables import RETREATED

from .table import Battle, rule


def put(battle: Battle, unit: int, column: int, row: int) -> None:
    """Put a ship into a column and row, beyond the edge of the map as well."""
    battle.state.at[unit] = hex_of(column, row)


def chain(battle: Battle, rows: range) -> list[int]:
    """Terran destroyers in a column, none of them far from the next."""
    ships = [battle.terran("DD") for _ in rows]
    for ship, row in zip(ships, rows, strict=True):
        put(battle, ship, 11, row)
    return ships


@rule("talon:7.5.2")
@pytest.mark.parametrize("advanced", [True, False])
def test_a_ship_near_the_others_is_never_removed(advanced: bool) -> None:
    battle = Battle()
    battle.scenario.advanced = advanced
    ships = chain(battle, range(0, 11, 5))
    runner = battle.talon("CA", facing=3, turn=1)
    put(battle, runner, 11, 11)
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.told(ShipRetreated) == []
    assert distance(battle.state.at[runner], battle.state.at[ships[-1]]) == 2
    assert battle.told(MapExtended) == [MapExtended()]
    assert battle.state.view(None)["board"]["height"] > 12


@rule("talon:7.5.2")
def test_an_extended_map_is_taken_away_once_everything_fits_again() -> None:
    battle = Battle()
    chain(battle, range(0, 11, 5))
    runner = battle.talon("CA", facing=3)
    put(battle, runner, 11, 11)
    battle.begin(ChooseMove(1, runner, 0), seat=1).play("move straight")
    battle.state.facing[runner] = 0
    battle.begin(ChooseMove(1, runner, 0), seat=1).play("move straight")
    assert not battle.state.extended
    assert battle.state.view(None)["board"]["height"] == 12


@rule("talon:7.5.2")
def test_a_ship_that_strays_from_an_extended_map_is_removed() -> None:
    battle = Battle()
    chain(battle, range(0, 11, 5))
    runner = battle.talon("CA", facing=3, turn=9)
    put(battle, runner, 11, 11)
    for away in range(2, 7):
        battle.begin(ChooseMove(1, runner, 0), seat=1)
        assert distance(battle.state.at[runner], battle.state.at[2]) == away
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.state.status[runner] == RETREATED


def astray(facing: int) -> tuple[Battle, int]:
    """A cruiser 6 hexes south of its only neighbours, on an extended map."""
    battle = Battle()
    ships = chain(battle, range(0, 11, 5))
    runner = battle.talon("CA", facing=3, turn=9)
    put(battle, runner, 11, 11)
    for _ in range(5):
        battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert distance(battle.state.at[runner], battle.state.at[ships[-1]]) == 6
    battle.state.facing[runner] = facing
    return battle, runner


@rule("talon:7.5.2")
@pytest.mark.parametrize(("facing", "leaves"), [(0, False), (1, True), (3, True)])
def test_a_ship_that_flies_back_to_the_others_stays_in_the_battle(facing: int, leaves: bool) -> None:
    battle, runner = astray(facing)
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert (battle.state.status[runner] == RETREATED) == leaves
    assert leaves or distance(battle.state.at[runner], battle.state.at[2]) == 5


def test_matches_begun_by_older_rules_go_on_by_them() -> None:
    battle, runner = astray(0)
    battle.state.game = battle.game.with_rules("2")
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.state.status[runner] == RETREATED
    battle, runner = astray(3)
    battle.state.game = battle.game.with_rules("2")
    before = battle.state.at[runner]
    displace(battle.state, runner, 4, pulled=True)
    assert battle.state.at[runner] == before
    for name in ("empire_war", "talon_captains", "talon_campaign"):
        around: Any = orrery.game(name)
        assert around.talon.rules_version == battle.game.rules_version
        assert around.with_rules("1").talon.rules_version == "2"


@rule("talon:7.5.2", "talon:18.2a")
def test_who_is_far_from_the_others_is_pulled_like_everybody() -> None:
    battle, runner = astray(3)
    before = battle.state.at[runner]
    displace(battle.state, runner, 4, pulled=True)
    assert distance(battle.state.at[runner], before) == 1
    assert battle.state.status[runner] != RETREATED


@rule("talon:7.5.2")
def test_where_even_an_extended_map_ends_a_ship_keeps_its_hex() -> None:
    battle = Battle()
    chain(battle, range(0, 36, 5))
    runner = battle.talon("CA", facing=3, turn=1)
    put(battle, runner, 11, 35)
    battle.state.extended = 1
    battle.begin(ChooseMove(1, runner, 0), seat=1)
    assert battle.state.at[runner] == hex_of(11, 35)
    assert battle.told(ShipRetreated) == []


@rule("talon:13.4e")
def test_missiles_fly_on_over_an_extended_map() -> None:
    battle = Battle()
    chain(battle, range(0, 11, 5))
    runner = battle.talon("CA", facing=3, turn=9)
    put(battle, runner, 11, 11)
    for _ in range(2):
        battle.begin(ChooseMove(1, runner, 0), seat=1)
    missile = battle.missile(runner, 0, 0, 3, owner=0)
    battle.state.missile_at[missile] = hex_of(11, 11)
    battle.begin(MoveMissile(0, missile), seat=0)
    assert column_row(battle.state.missile_at[missile])[1] == 12
