"""Chapters 7 to 10: battles, invasions, repair, home worlds and the end."""

from __future__ import annotations

import pytest

from orrery.games.empire_war.actions import STAND, WITHDRAW
from orrery.games.empire_war.engagement import new_battle, scenario_text
from orrery.games.empire_war.flow.battles import BeginBattle, ChooseCommand, EndBattle, OfferWithdrawal, SectorBattle
from orrery.games.empire_war.game import GAME
from orrery.games.empire_war.leading import decide, lead
from orrery.games.empire_war.tables import CAPTAIN, NEBULA, TALON, TERRAN, place_of
from orrery.games.talon.actions import Slip
from orrery.games.talon.bot.advice import advise
from orrery.games.talon.bot.weights import weights_in
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
    assert war.state.result[ORION] == TALON + 1
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


@rule("empire_war:7.8")
def test_the_odds_are_told_before_one_decides_how_to_fight() -> None:
    war = War()
    war.terran("BB", ORION)
    war.talon("CA", ORION)
    war.run(SectorBattle(ORION))
    told = war.state.view(TERRAN)["decision"]["odds"]
    assert (told["own"], told["theirs"]) == (194, 115)
    assert 0.5 < told["chance"] < 1.0
    assert war.state.view(TALON)["decision"]["odds"] is None
    war.play("stand", "stand")
    assert war.state.choice == "ChooseCommand"
    assert war.state.view(TERRAN)["decision"]["odds"] == told


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
def test_who_has_no_ships_or_no_enemy_has_nothing_to_withdraw() -> None:
    war = War()
    war.front(ORION, 2)
    war.state.lane = ORION
    war.base(TERRAN, ORION, 2)
    offer = OfferWithdrawal(TERRAN)
    refusal = offer.why_not(war.state, WITHDRAW)
    assert refusal is not None
    assert refusal.reason == "nothing-to-withdraw"
    war.terran("CA", ORION)
    assert offer.why_not(war.state, WITHDRAW) is None
    war.state.withdrawn[TALON] = 1
    assert offer.why_not(war.state, WITHDRAW) == refusal
    assert offer.options(war.state) == [STAND]


@rule("empire_war:7.5")
def test_a_sound_ship_brings_no_damage_along() -> None:
    war = War()
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    text = scenario_text(war.state, ORION)
    for word in ("hull_lost", "groups_lost", "radius_added", "power_cut", "drive_lost"):
        assert word not in text


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


def test_a_war_leads_its_ships_as_ever_when_talons_captain_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    war = War()
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    battle = new_battle(war.state, ORION)
    while not any(isinstance(action, Slip) for action in battle.pending):
        battle.apply(decide(battle, CAPTAIN, war.state.rng))
    learned = weights_in("orrery.games.talon.bot", "advice")
    learned.slip = 5.0
    led, advised = lead(battle), advise(battle)
    monkeypatch.setattr("orrery.games.talon.bot.advice.WEIGHTS", learned)
    assert advise(battle) != advised
    assert lead(battle) == led


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
def test_every_battle_apart_begins_at_a_table_of_its_own() -> None:
    war = War(apart=True)
    war.terran("CA", ORION)
    war.talon("CA", ORION)
    war.state.lane = ORION
    war.state.battle_actions = 7  # what the last battle took
    war.run(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
    war.play("command", "command")
    assert GAME.part_match(war.state) is not None
    assert GAME.is_apart(war.state)
    war.state.play(war.state.pending[0])
    assert GAME.part_match(war.state) is None
    assert GAME.is_apart(war.state)


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
