"""Empire War: repair, home worlds and the end of the war (chapters 6, 9 and 10)."""

from __future__ import annotations

from orrery.games.empire_war.board import counted, fleet_value
from orrery.games.empire_war.engagement import new_battle, scenario_text
from orrery.games.empire_war.flow.battles import CallReserve, EndBattle, SectorBattle
from orrery.games.empire_war.flow.turns import EndOfTurn, RepairPhase
from orrery.games.empire_war.game import GAME
from orrery.games.empire_war.tables import RESERVE, TALON, TERRAN
from orrery.games.talon.grid import NOWHERE
from orrery.games.talon.tables import RETREATED

from .table import BADLANDS, MAELSTROM, ORION, War, name, rule

# Repair and home worlds


@rule("empire_war:9.1")
def test_repair_in_the_reserve_in_a_sector_and_after_a_retreat() -> None:
    war = War()
    at_home, out, fled = war.terran("CA", RESERVE, 4), war.terran("CA", ORION, 4), war.terran("CA", BADLANDS, 4)
    for ship in (at_home, out, fled):
        war.state.groups_lost[ship] = 1
        war.state.drive_lost[ship] = 1
    war.state.strained[fled] = 1
    rested, fought = war.base(TERRAN, ORION, 1), war.base(TERRAN, ORION, 2)
    war.state.hull[rested] = war.state.hull[fought] = 5
    war.state.strained[fought] = 1
    war.run(RepairPhase())
    hull, lost = war.state.hull, war.state.groups_lost
    assert [(hull[ship], lost[ship]) for ship in (at_home, out, fled)] == [(0, 0), (3, 1), (4, 1)]
    assert [war.state.drive_lost[ship] for ship in (at_home, out)] == [0, 1]
    assert (hull[rested], hull[fought]) == (3, 5)
    war.run(RepairPhase())
    assert hull[fled] == 3


@rule("empire_war:9.1")
def test_a_retreat_and_a_base_that_fought_wait_for_repair() -> None:
    war = War()
    war.front(ORION, 2)
    base = war.base(TERRAN, ORION, 2)
    cruiser = war.terran("CA", ORION)
    enemy = war.talon("CA", ORION)
    war.ended(ORION, winner=TERRAN, **{name(cruiser): "retreated", name(enemy): "destroyed"})
    assert war.state.strained[cruiser]
    assert war.state.strained[base]


@rule("empire_war:9.2")
def test_the_levy_is_raised_once() -> None:
    war = War()
    for lane in (BADLANDS, ORION):
        war.front(lane, 1)
        war.talon("CA", lane)
    war.run(SectorBattle(BADLANDS), SectorBattle(ORION))
    assert (war.state.front[BADLANDS], war.state.front[ORION]) == (0, 0)
    assert war.state.purse[TERRAN] == 200
    assert war.told().count("LevyRaised") == 1


@rule("empire_war:9.3", "empire_war:6.4")
def test_the_reserve_joins_at_home_where_a_new_base_stands() -> None:
    war = War()
    war.front(ORION, 0)
    war.state.lane = ORION
    reserve = war.terran("BB")
    away = war.terran("CA", BADLANDS)
    transport = war.terran("Tran")
    war.talon("CA", ORION)
    war.run(CallReserve(TERRAN))
    assert war.reason(f"assign {name(away)} orion") == "not-in-reserve"
    assert war.reason(f"assign {name(transport)} orion") == "not-in-reserve"
    assert war.reason(f"assign {name(reserve)} badlands") == "other-sector"
    war.play(f"assign {name(reserve)} orion", "commit")
    text = scenario_text(war.state, ORION)
    assert "Terra Station" in text
    assert war.state.tables.name[reserve] in text


@rule("empire_war:6.4")
def test_the_home_base_is_no_counter_and_is_never_lost() -> None:
    war = War()
    war.front(ORION, 0)
    war.terran("CA", ORION)
    enemy = war.talon("CA", ORION)
    war.ended(ORION, winner=TERRAN, **{name(enemy): "destroyed"})
    assert war.state.front[ORION] == 1
    assert not any(war.state.alive[ship] for ship in war.state.tables.bases[TERRAN])


@rule("empire_war:10.1")
def test_a_battle_lost_at_home_loses_the_war() -> None:
    war = War()
    war.front(ORION, 0)
    cruiser = war.terran("CA", ORION)
    war.talon("CA", ORION)
    state = war.state
    state.lane = ORION
    battle = new_battle(state, ORION)
    for unit in battle.scenario.units(TERRAN):
        battle.at[unit] = -1
        battle.status[unit] = 2
    battle.finish((TALON,), (-1.0, 1.0), "last-ship")
    state.battle = battle
    state.then(EndBattle())
    state.advance()
    assert state.outcome is not None
    assert (state.outcome.winners, state.outcome.reason) == ((TALON,), "home-world")
    assert not state.alive[cruiser]


@rule("empire_war:10.1")
def test_a_battle_that_nobody_wins_saves_the_home_world() -> None:
    war = War()
    war.front(ORION, 0)
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.ended(ORION, reason="round-limit", winner=TALON)
    assert war.state.outcome is None
    assert war.state.front[ORION] == 0


@rule("empire_war:10.2", "empire_war:10.3")
def test_after_the_last_turn_zones_and_planets_count() -> None:
    war = War()
    war.state.turn = 8
    war.front(BADLANDS, 4)
    assert (counted(war.state, TERRAN), counted(war.state, TALON)) == (17, 15)
    war.state.then(EndOfTurn())
    war.state.advance()
    assert war.state.outcome is not None
    assert (war.state.outcome.winners, war.state.outcome.reason) == ((TERRAN,), "count")
    assert war.state.outcome.scores == (0.5, -0.5)


@rule("empire_war:9.3", "empire_war:5.5")
def test_no_more_of_the_reserve_joins_than_a_full_fleet() -> None:
    war = War()
    war.front(ORION, 0)
    war.state.lane = ORION
    for code, count in (("DD", 3), ("CL", 3), ("BC", 2)):
        for _ in range(count):
            war.terran(code, ORION)
    ninth = war.terran("BB")
    war.run(CallReserve(TERRAN))
    assert war.offered() == ["commit"]
    assert war.reason(f"assign {name(ninth)} orion") == "sector-full"


@rule("empire_war:6.4", "empire_war:7.7")
def test_what_the_base_of_a_home_world_suffers_harms_nobody_else() -> None:
    war = War()
    war.front(ORION, 0)
    cruiser = war.talon("CA", ORION)
    war.state.lane = ORION
    battle = new_battle(war.state, ORION)
    battle.hull[battle.scenario.names.index("Terra Station")] = 5
    battle.at[battle.scenario.names.index(war.state.tables.name[cruiser])] = NOWHERE
    battle.status[battle.scenario.names.index(war.state.tables.name[cruiser])] = RETREATED
    battle.finish((TERRAN,), (0.0, 0.0), "last-ship")
    war.run(EndBattle())
    assert not any(war.state.hull)
    assert [ship for ship in range(80) if war.state.strained[ship]] == [cruiser]


@rule("empire_war:10.3")
def test_equal_ground_is_decided_by_the_fleets() -> None:
    war = War()
    war.state.turn = 8
    war.terran("CA", ORION, hull=1)
    war.talon("CA", ORION)
    assert fleet_value(war.state, TERRAN) < fleet_value(war.state, TALON) == 115
    war.state.then(EndOfTurn())
    war.state.advance()
    assert war.state.outcome is not None
    assert (war.state.outcome.winners, war.state.outcome.reason) == ((TALON,), "fleets")


@rule("empire_war:10.3")
def test_a_turn_before_the_last_goes_on_and_is_written_down() -> None:
    war = War()
    war.state.turn = 7
    war.run(EndOfTurn())
    assert war.state.outcome is None
    assert war.state.turn == 8
    assert war.state.view(0)["history"][0][0] == {"lane": "antares", "front": 4, "result": "quiet"}


@rule("empire_war:10.4")
def test_giving_up_counts_the_board() -> None:
    war = War()
    assert list(GAME.concession(war.state, [TALON])) == [-0.5, 0.5]
    war.front(ORION, 0)
    assert list(GAME.concession(war.state, [TALON])) == [-1.0, 1.0]
    war.front(ORION, 4)
    for lane in (BADLANDS, MAELSTROM):
        war.front(lane, 1)
    war.front(1, 1)
    assert counted(war.state, TALON) >= 2 * counted(war.state, TERRAN)
    assert list(GAME.concession(war.state, [TALON])) == [-1.0, 1.0]
