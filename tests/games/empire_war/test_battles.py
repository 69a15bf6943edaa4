"""Chapters 7 to 10: battles, invasions, repair, home worlds and the end."""

from __future__ import annotations

import pytest

from orrery.games.empire_war.board import counted, fleet_value
from orrery.games.empire_war.engagement import new_battle, scenario_text
from orrery.games.empire_war.flow.battles import BeginBattle, CallReserve, ChooseCommand, EndBattle, SectorBattle
from orrery.games.empire_war.flow.turns import EndOfTurn, RepairPhase
from orrery.games.empire_war.game import GAME
from orrery.games.empire_war.leading import decide
from orrery.games.empire_war.tables import CAPTAIN, NEBULA, RESERVE, TALON, TERRAN, place_of
from orrery.games.talon.game import GAME as TALON_GAME
from orrery.games.talon.nested import fought
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import GROUPS
from orrery.kernel import Action, Rng

from .table import BADLANDS, MAELSTROM, ORION, War, name, rule

# The front


@rule("empire_war:7.1")
@pytest.mark.parametrize(("winner", "zone"), [(TERRAN, 5), (TALON, 3)])
def test_the_winner_moves_the_front_one_zone(winner: int, zone: int) -> None:
    war = War()
    one, two = war.terran("CA", ORION), war.talon("CA", ORION)
    loser = name(two if winner == TERRAN else one)
    war.ended(ORION, winner=winner, **{loser: "destroyed"})
    assert war.state.front[ORION] == zone
    assert war.state.marker[ORION] == winner
    assert war.state.result[ORION] == winner + 1


@rule("empire_war:7.2")
def test_who_is_not_there_loses_the_zone() -> None:
    war = War()
    war.talon("CA", ORION)
    war.terran("Tran", ORION)
    war.run(SectorBattle(ORION))
    assert war.state.front[ORION] == 3
    assert war.state.battle is None


@rule("empire_war:7.2")
def test_nothing_happens_where_nobody_is() -> None:
    war = War()
    war.front(ORION, 2)
    war.base(TERRAN, ORION, 2)
    war.run(SectorBattle(ORION), SectorBattle(BADLANDS))
    assert (war.state.front[ORION], war.state.front[BADLANDS]) == (2, 3)


@rule("empire_war:7.2", "empire_war:6.3")
def test_a_base_alone_holds_its_zone_and_does_not_advance() -> None:
    war = War()
    war.front(ORION, 2)
    war.base(TERRAN, ORION, 2)
    cruiser = war.talon("CA", ORION)
    war.run(SectorBattle(ORION))
    assert war.state.choice == "OfferWithdrawal"  # the base is in the way
    war.state.stack.clear()
    war.ended(ORION, winner=TERRAN, **{name(cruiser): "retreated"})
    assert war.state.front[ORION] == 2


@rule("empire_war:6.1")
def test_a_hidden_base_is_seen_when_there_is_a_battle() -> None:
    war = War()
    war.front(ORION, 2)
    base = war.base(TERRAN, ORION, 2)
    war.talon("CA", ORION)
    assert name(base) not in {ship["id"] for ship in war.state.view(TALON)["ships"]}
    war.run(SectorBattle(ORION))
    assert name(base) in {ship["id"] for ship in war.state.view(TALON)["ships"]}
    assert war.state.undoable == 0


# Withdrawal


@rule("empire_war:7.3")
def test_the_side_without_the_initiative_is_asked_first() -> None:
    war = War()
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.run(SectorBattle(ORION))
    assert war.state.seat == TERRAN
    war.play("stand")
    assert (war.state.seat, war.state.choice) == (TALON, "OfferWithdrawal")


@rule("empire_war:7.3")
def test_ships_that_withdraw_live_and_lose_the_zone() -> None:
    war = War()
    cruiser = war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.run(SectorBattle(ORION)).play("withdraw")
    assert war.state.choice == "Rest"  # the other side is not asked
    assert war.state.alive[cruiser]
    assert war.state.at[cruiser] == ORION
    assert war.state.front[ORION] == 3


@rule("empire_war:7.3")
def test_a_base_fights_alone_when_its_ships_withdraw() -> None:
    war = War()
    war.front(ORION, 2)
    war.base(TERRAN, ORION, 2)
    cruiser = war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.run(SectorBattle(ORION)).play("withdraw")
    assert war.state.choice == "ChooseCommand"
    text = scenario_text(war.state, ORION)
    assert "Valley Forge" in text
    assert war.state.tables.name[cruiser] not in text


@rule("empire_war:7.3")
def test_an_attacker_may_leave_a_base_alone() -> None:
    war = War()
    war.front(ORION, 2)
    war.base(TERRAN, ORION, 2)
    war.talon("CA", ORION)
    war.run(SectorBattle(ORION)).play("withdraw")
    assert (war.state.choice, war.state.front[ORION]) == ("Rest", 2)


@rule("empire_war:9.4")
def test_nobody_withdraws_from_home() -> None:
    war = War()
    war.front(ORION, 0)
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.state.marker[ORION] = TALON
    war.run(SectorBattle(ORION))
    assert war.state.seat == TALON  # the Terrans were not asked
    war.play("stand")
    assert war.state.choice == "CallReserve"
    assert 'must_stay = "terran"' in scenario_text(war.state, ORION)


# The battle


@rule("empire_war:7.4")
def test_a_zone_with_dice_is_rolled_once() -> None:
    war = War(dice=[5])
    war.terran("CA", BADLANDS)
    war.talon("CA", BADLANDS)
    war.run(SectorBattle(BADLANDS))
    assert war.state.scouted[place_of(BADLANDS, 3)] == NEBULA
    assert 'kind = "nebula"' in scenario_text(war.state, BADLANDS)
    war.state.stack.clear()
    war.run(SectorBattle(BADLANDS))
    assert war.told().count("ZoneScouted") == 1


@rule("empire_war:7.4")
def test_printed_terrain_is_on_the_map_of_the_battle() -> None:
    war = War()
    war.terran("CA", MAELSTROM)
    war.talon("CA", MAELSTROM)
    battle = new_battle(war.state, MAELSTROM)
    assert [entry["kind"] for entry in TALON_GAME.view(battle, None)["terrain"]] == ["black-hole"]


@rule("empire_war:7.5")
def test_ships_bring_their_damage_along() -> None:
    war = War()
    cruiser = war.terran("CA", ORION, hull=2)
    war.talon("CA", ORION)
    war.state.groups_lost[cruiser] = 0b10
    war.state.radius_added[cruiser] = 1
    war.state.power_cut[cruiser] = 1
    war.state.drive_lost[cruiser] = 1
    battle = new_battle(war.state, ORION)
    assert (battle.hull[0], battle.radius_added[0], battle.power_cut[0], battle.ftl_down[0]) == (2, 1, 1, 1)
    assert list(battle.broken[:GROUPS]) == [0, 1, 0]
    assert battle.red[1] == 0
    kind, tables = battle.scenario.kind[0], battle.tables
    assert battle.power[0] == tables.row_power[8 * kind + battle.speed[0]] + tables.modifier[16 * kind + 2] - 1
    assert battle.scenario.rounds == 10


@rule("empire_war:7.6")
def test_the_marker_gives_the_initiative() -> None:
    war = War()
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    assert new_battle(war.state, ORION).initiative == TALON
    war.state.marker[ORION] = TERRAN
    assert new_battle(war.state, ORION).initiative == TERRAN


@rule("empire_war:7.7")
def test_damage_is_carried_back() -> None:
    war = War()
    cruiser, enemy = war.terran("CA", ORION), war.talon("CA", ORION)
    battle = new_battle(war.state, ORION)
    war.state.lane = ORION
    unit = battle.scenario.units(TERRAN)[0]
    battle.hull[unit] = 3
    battle.broken[GROUPS * unit] = 1
    battle.radius_added[unit] = 2
    battle.power_cut[unit] = 1
    battle.ftl_down[unit] = 1
    other = battle.scenario.units(TALON)[0]
    battle.at[other] = -1
    battle.status[other] = 2
    battle.finish((TERRAN,), (1.0, -1.0), "last-ship")
    war.state.battle = battle
    war.run(EndBattle())
    state = war.state
    assert (state.hull[cruiser], state.groups_lost[cruiser], state.radius_added[cruiser]) == (3, 1, 2)
    assert (state.power_cut[cruiser], state.drive_lost[cruiser]) == (1, 1)
    assert not state.alive[enemy]
    assert state.battle is None


@rule("empire_war:7.7")
@pytest.mark.parametrize("both_gone", [False, True])
def test_without_a_last_side_the_front_stays(both_gone: bool) -> None:
    war = War()
    ships = [war.terran("CA", ORION), war.talon("CA", ORION)]
    fates = {name(ship): "retreated" for ship in ships} if both_gone else {}
    war.ended(ORION, reason="round-limit", winner=TERRAN, **fates)
    assert war.state.front[ORION] == 4
    assert war.state.result[ORION] == 3


@rule("empire_war:7.8")
def test_a_delegated_battle_is_one_action() -> None:
    war = War()
    war.terran("BB", ORION)
    war.talon("FF", ORION)
    war.state.lane = ORION
    war.run(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
    war.play("delegate captain")
    assert (war.state.seat, war.state.choice) == (TALON, "ChooseCommand")
    war.play("delegate captain")
    assert war.state.choice == "Rest"
    assert war.state.result[ORION] != 0
    assert "SectorFought" in war.told()


@rule("empire_war:7.8")
def test_a_commanded_side_decides_itself() -> None:
    war = War()
    war.terran("DD", ORION)
    war.talon("FF", ORION)
    war.state.lane = ORION
    war.run(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
    war.play("command", "delegate captain")
    assert war.state.leader[TALON] == CAPTAIN
    decisions = 0
    while war.state.choice == "CommandShips":
        assert war.state.seat == TERRAN
        assert war.state.battle is not None
        assert war.state.why_not("withdraw") is not None
        war.state.apply(war.state.pending[-1])
        decisions += 1
    assert decisions > 10
    assert war.state.choice == "Rest"


@rule("empire_war:7.8")
def test_what_a_delegated_side_answered_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counting(battle: TalonState, level: int, rng: Rng) -> Action:
        asked.append(level)
        return decide(battle, level, rng)

    monkeypatch.setattr("orrery.games.empire_war.flow.battles.decide", counting)
    war = War()
    war.terran("DD", ORION)
    war.talon("FF", ORION)
    war.state.lane = ORION
    war.run(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
    war.play("command", "delegate captain")
    answered = 0
    while war.state.choice == "CommandShips":
        before = len(asked)
        war.state.apply(war.state.pending[0])
        if len(asked) > before:
            assert war.state.undoable == 0
            answered += 1
    assert answered > 3


@rule("empire_war:7.5")
def test_a_clone_of_the_war_has_its_own_battle() -> None:
    war = War()
    war.terran("DD", ORION)
    war.talon("FF", ORION)
    war.state.lane = ORION
    war.run(BeginBattle())
    before = war.state.digest()
    twin = war.state.clone()
    for _ in range(40):
        twin.apply(twin.pending[0])
    assert war.state.digest() == before
    assert twin.digest() != before


# Invasion


@rule("empire_war:8.1", "empire_war:8.3")
def test_without_transports_a_planet_is_besieged() -> None:
    war = War()
    war.front(ORION, 6)  # a Talon planet
    war.terran("CA", ORION)
    enemy = war.talon("CA", ORION)
    war.ended(ORION, winner=TERRAN, **{name(enemy): "retreated"})
    assert war.state.front[ORION] == 6
    assert war.state.holder[place_of(ORION, 6)] == TALON
    assert "PlanetBesieged" in war.told()
    assert war.state.at[enemy] == ORION


@rule("empire_war:8.2")
def test_two_transports_of_the_lone_winner_land() -> None:
    war = War()
    war.front(ORION, 6)
    war.terran("CA", ORION)
    transports = [war.terran("Tran", ORION) for _ in range(3)]
    enemy = war.talon("CA", ORION)
    war.ended(ORION, winner=TERRAN, **{name(enemy): "destroyed"})
    assert war.state.front[ORION] == 7
    assert war.state.holder[place_of(ORION, 6)] == TERRAN
    assert [war.state.alive[ship] for ship in transports] == [0, 0, 1]


@rule("empire_war:8.1")
def test_transports_wait_on_call_and_landing_wins_at_once() -> None:
    war = War()
    war.front(ORION, 6)
    war.terran("CA", ORION)
    one, two = war.terran("Tran", ORION), war.terran("Tran", ORION)
    war.talon("CA", ORION)
    battle = new_battle(war.state, ORION)
    called = [battle.scenario.names[unit] for unit in battle.scenario.on_call]
    assert called == [war.state.tables.name[one], war.state.tables.name[two]]
    assert [(goal.need, goal.winner, goal.reason) for goal in battle.scenario.goals] == [(2, TERRAN, "landed")]
    assert [entry["kind"] for entry in TALON_GAME.view(battle, None)["terrain"]] == ["planet"]
    war.ended(ORION, reason="landed", winner=TERRAN, **{name(one): "landed", name(two): "landed"})
    assert war.state.front[ORION] == 7
    assert not war.state.alive[one]


@rule("empire_war:8.1")
def test_the_own_planet_is_not_invaded() -> None:
    war = War()
    war.front(ORION, 2)  # a Terran planet
    war.terran("CA", ORION)
    war.terran("Tran", ORION)
    enemy = war.talon("CA", ORION)
    war.ended(ORION, winner=TERRAN, **{name(enemy): "destroyed"})
    assert war.state.front[ORION] == 3
    assert "PlanetInvaded" not in war.told()


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


# Battles by correspondence


@rule("empire_war:7.9")
def test_a_battle_apart_has_dice_of_its_own() -> None:
    war = War(apart=True)
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.state.lane = ORION
    war.run(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
    war.play("command", "delegate captain")
    state = war.state
    part = GAME.part_match(state)
    assert part is not None
    assert part.levels == ("", "captain")
    table: TalonState = TALON_GAME.new(2, part.seed, part.options)
    drawn, undone = state.rng.counter, 0
    while table.seat is not None:
        assert state.choice == "CommandShips"
        assert state.seat == table.seat
        weights = TALON_GAME.advise(table)
        action = table.pending[weights.index(max(weights))]
        table.apply(action)
        last = state.battle
        state.apply(action)
        undone += state.undoable
        if table.seat is not None:
            assert GAME.part_match(state) is None
            assert state.battle is not None
            assert state.battle is not last
            assert state.battle.core() == table.core()
    assert state.choice == "Rest"
    assert state.rng.counter == drawn
    assert undone > 0


@rule("empire_war:7.9")
def test_what_dice_of_its_own_showed_cannot_be_taken_back() -> None:
    war = War(apart=True)
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.state.lane = ORION
    war.run(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
    war.play("command", "command")
    rolled = 0
    while rolled < 5:
        battle = fought(war.state)
        weights = GAME.advise(war.state)
        war.state.apply(war.state.pending[weights.index(max(weights))])
        if fought(war.state).rng.counter != battle.rng.counter:
            assert war.state.undoable == 0
            rolled += 1


@rule("empire_war:7.9")
def test_a_war_that_waits_for_a_battle_can_be_kept() -> None:
    war = War(apart=True)
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.state.lane = ORION
    war.state.rng = Rng(3)
    war.state.then(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
    war.state.advance()
    war.play("command", "delegate captain")
    part = GAME.part_match(war.state)
    again = GAME.load(war.state.dump())
    assert GAME.part_match(again) == part
    assert again.digest() == war.state.digest()
    assert "battle_seed" not in GAME.new().dump()
    imagined = war.state.determinize(TERRAN, Rng(5))
    assert imagined.battle is not None
    assert war.state.battle is not None
    assert imagined.battle.rng.words() != war.state.battle.rng.words()
