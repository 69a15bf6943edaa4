"""Chapters 3 and 4: the sequence of play, the impulse chart, initiative."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest

import orrery
from orrery.games.talon.board import gets_power, is_due
from orrery.games.talon.effects import destroy, retreat
from orrery.games.talon.events import (
    CurveSet,
    InitiativeChanged,
    RepairTried,
    RoundBegan,
    ShotFired,
    TurnBegan,
    UnitDeployed,
)
from orrery.games.talon.flow.initiative import InitiativeCheck
from orrery.games.talon.flow.rounds import Impulse, Round
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import IMPULSES

from .table import Battle, rule


def two_cruisers(initiative: int = 1) -> tuple[Battle, int, int]:
    """A Terran and a Talon cruiser far from each other."""
    battle = Battle(initiative)
    return battle, battle.terran("CA", 0, 4, 2), battle.talon("CA", 0, -5, 2)


def play_on(battle: Battle, until_round: int = 99) -> None:
    """Go on, doing as little as possible, until a round begins."""
    state = battle.state
    for _ in range(5000):
        if state.seat is None or state.round >= until_round or state.choice == "Rest":
            return
        state.play("done" if battle.can("done") else state.actions()[0])


@rule("talon:3.1a", "talon:3.1b", "talon:4.1b", "talon:9.1a", "talon:9.4a")
def test_a_round_is_six_impulses_of_two_turns_and_a_power_phase() -> None:
    battle, _, _ = two_cruisers()
    battle.begin(Round())
    play_on(battle, until_round=2)
    turns = [(event.impulse, event.seat) for event in battle.told(TurnBegan)][:12]
    assert turns == [(letter, seat) for letter in IMPULSES for seat in (1, 0)]
    order = [type(event).__name__ for event in battle.state.events or []]
    assert order.index("CurveSet") > max(
        i for i, name in enumerate(order[: order.index("CurveSet")]) if name == "TurnBegan"
    )
    assert [event.round for event in battle.told(RoundBegan)] == [1, 2]


@rule("talon:3.2a", "talon:6.1b", "talon:3.2d", "talon:7.1a")
def test_steps_of_a_turn_are_finished_one_after_the_other_for_all_ships() -> None:
    battle = Battle()
    for q in (0, 3):
        ship = battle.terran("CA", q, 3, 0, speed=4)  # 2-4-2: AP and movement in C
        battle.bar(ship, 1, 1, 0)
    battle.talon("CA", 0, 0, 0)
    battle.begin(Turn(0), impulse="C")
    assert battle.state.choice == "ChooseSpender"
    battle.play("pick a2", "charge 1", "hold")
    assert battle.state.choice == "ChooseMover"
    assert battle.refused("charge 1") == "talon:7.1b"  # AP after the first step is over
    battle.play("pick a1")
    battle.play("move straight")
    assert battle.state.choice == "ChooseMove"  # the second ship must move before anybody fires
    battle.play("move straight")
    assert battle.state.choice == "ChooseGroup"
    assert battle.refused("pick a1") == "talon:3.2e"


@rule("talon:3.2b", "talon:6.2.3a")
def test_own_expiring_reinforcements_go_first() -> None:
    battle, terran, talon = two_cruisers(initiative=0)
    battle.state.boosts[4 * terran] = battle.state.boosts[4 * talon] = 3  # C
    battle.state.boosts[4 * terran + 1] = 2  # B, of this round
    battle.begin(Turn(0), impulse="C")
    assert (battle.boosts(terran), battle.boosts(talon)) == (".B..", "C...")


@rule("talon:6.2.3a")
def test_a_reinforcement_lasts_until_the_owners_turn_of_the_same_impulse_next_round() -> None:
    battle, terran, _ = two_cruisers()
    battle.state.boosts[4 * terran] = 3
    battle.begin(Turn(0), impulse="B")
    assert battle.boosts(terran) == "C..."
    battle.begin(Turn(1), impulse="C")
    assert battle.boosts(terran) == "C..."
    battle.begin(Turn(0), impulse="C")
    assert battle.boosts(terran) == "...."


@rule("talon:3.2c", "talon:6.1c")
def test_ships_spend_ap_in_any_order_and_may_decline() -> None:
    battle = Battle()
    for q in (0, 2, 4):
        battle.terran("CA", q, 3, 0)
    battle.talon("CA", 0, -5, 0)
    battle.begin(Turn(0), impulse="B")
    battle.play("pick a3", "reinforce front", "pick a1", "reinforce rear", "hold")
    assert [battle.boosts(unit) for unit in range(3)] == ["...B", "....", "B..."]
    assert battle.state.choice == "ChooseMover"


@rule("talon:3.2e", "talon:8.1.1b")
def test_only_ships_with_a_full_bar_may_fire_and_nobody_must() -> None:
    battle = Battle()
    full, empty = battle.terran("CA", 0, 0, 0), battle.terran("CA", 1, 0, 0)
    for group in (1, 2, 3):
        battle.bar(empty, group, 1, 0)
    battle.bar(full, 1, 0, 0)
    battle.bar(full, 3, 0, 0)
    battle.talon("CA", 0, -3, 3)
    battle.begin(Turn(0), impulse="E")
    assert battle.offers() == ["fire a1.2", "done"]
    assert battle.refused("fire a2.2") == "talon:8.1.1b"
    battle.play("done")
    assert battle.charged(full, 2) == (2, 2)


@rule("talon:3.2f", "talon:8.7a", "talon:8.7b")
def test_repairs_are_rolled_at_the_end_of_turns_but_not_in_the_impulse_of_the_damage() -> None:
    battle, terran, _ = two_cruisers()
    battle.state.impulse = 1
    battle.state.helm_down[terran] = battle.now()
    rolls = []
    for impulse in "BCDEF":
        battle.state.slip[terran] = 0
        battle.roll(*[5] * 9)
        before = len(battle.told(RepairTried))
        battle.begin(Turn(0), impulse=impulse)
        play_on(battle)
        rolls.append(len(battle.told(RepairTried)) - before)
    assert rolls == [0, 1, 1, 1, 1]
    assert battle.state.helm_down[terran]
    battle.roll(6)
    battle.begin(Turn(0), impulse="E")
    assert not battle.state.helm_down[terran]


@rule("talon:8.7a")
def test_markers_without_the_repair_icon_are_never_rolled_for() -> None:
    battle, terran, _ = two_cruisers()
    battle.state.power_cut[terran] = battle.state.radius_added[terran] = battle.state.ftl_down[terran] = 1
    battle.begin(Turn(0), impulse="E")
    assert battle.told(RepairTried) == []


@rule("talon:3.2g", "talon:4.2b", "talon:4.2f")
def test_initiative_is_checked_once_at_the_end_of_each_impulse() -> None:
    battle = Battle()
    units = [battle.terran("CA", 0, 4, 0), battle.terran("CA", 2, 4, 0), battle.talon("CA", 0, -5, 0)]
    battle.begin(Impulse(1), impulse="B")
    play_on(battle)
    battle.begin(Impulse(4), Impulse(5))
    for unit, marker in zip(units, (1, 1, 2), strict=True):
        battle.state.contest[unit] = marker
    while battle.state.choice != "ChooseInitiative":
        battle.state.play("done")
    assert (battle.state.seat, battle.offers()) == (0, ["initiative a", "initiative b"])
    battle.play("initiative a")
    assert [battle.state.contest[unit] for unit in units] == [0, 0, 0]


@rule("talon:3.2h", "talon:9.1a")
def test_the_initiative_player_finishes_his_power_phase_first() -> None:
    battle = Battle(initiative=0)
    for q in (0, 2, 4):
        battle.terran("CA", q, 4, 0)
        battle.talon("CA", q, -5, 0)
    battle.begin(Round())
    play_on(battle, until_round=2)
    assert [event.unit[3] for event in battle.told(CurveSet)] == list("aaabbb")


@rule("talon:3.2i", "talon:4.1g")
def test_reinforcements_of_a_round_arrive_when_the_round_before_is_over() -> None:
    file = files("orrery.games.talon") / "content" / "scenarios" / "10-dogger-bank.toml"
    both = file.read_text(encoding="utf-8").replace("arrives = 4", "arrives = 3")
    state = orrery.game("talon").new(options={"scenario": both}, log=True)
    while state.choice != "ChooseHex":
        state.play(state.actions()[0])
    assert (state.round, state.seat) == (2, state.initiative)
    state.play(state.actions()[0])
    state.play(state.actions()[0])
    assert state.choice == "ChooseHex"
    assert state.seat == 1 - state.initiative
    state.play(state.actions()[0])
    state.play(state.actions()[0])
    names = [event["unit"] for event in state.events_for(None) if event["event"] == UnitDeployed.__name__]
    assert sorted(names[-2:]) == ["Freedom", "Sun Tzu"]


@rule("talon:3.2i")
def test_reinforcements_may_come_in_different_rounds() -> None:
    state = orrery.game("talon").new(options={"scenario": "dogger-bank"}, log=True)
    arrived: list[tuple[int, int | None]] = []
    while len(arrived) < 2:
        if state.choice == "ChooseHex":
            arrived.append((state.round + 1, state.seat))
            state.play(state.actions()[0])
        state.play(state.actions()[0])
    assert arrived == [(3, 0), (4, 1)]


@rule("talon:3.2j", "talon:11.1.2a", "talon:11.1.3")
def test_jumps_are_offered_between_the_power_phase_and_the_next_round() -> None:
    battle, _, _ = two_cruisers()
    battle.state.round = 6
    battle.begin(Round())
    while battle.state.choice != "ChooseJump":
        if battle.state.choice == "ChooseMove":
            assert battle.refused("jump a1") == "talon:7.1a"
        battle.state.play(battle.state.actions()[0] if "done" not in battle.offers() else "done")
    assert (battle.state.round, battle.offers()) == (6, ["jump a1", "done"])


@rule("talon:4.1a")
def test_the_marker_shows_who_has_initiative_in_both_turns() -> None:
    battle, _, _ = two_cruisers(initiative=1)
    battle.state.shifts = True  # so that both are asked something
    battle.begin(Impulse(2), impulse="C")
    seen = []
    while battle.state.choice != "Rest":
        seen.append((battle.state.initiative, battle.state.active))
        battle.state.play(battle.state.actions()[0])
    assert set(seen) == {(1, 1), (1, 0)}
    assert battle.state.initiative == 1


@rule("talon:4.1b")
def test_what_is_destroyed_in_the_first_turn_does_nothing_in_the_second() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0, hull=5, shields=(0, 0, 0, 0))
    battle.terran("CA", 5, 4, 0)
    battle.talon("CA", 0, -2, 3)
    battle.begin(Impulse(4))
    battle.play("done")  # no afterburner
    battle.roll(6, 1, 1)
    battle.play("fire b1.1")
    assert battle.place(ship) is None
    play_on(battle)
    assert not [shot for shot in battle.told(ShotFired) if shot.unit.endswith("a1")]


@rule("talon:4.1c", "talon:6.1a", "talon:4.1f")
@pytest.mark.parametrize(("impulse", "gets"), [("C", True), ("D", False), ("F", True)])
def test_ap_comes_when_the_power_is_in_the_box(impulse: str, gets: bool) -> None:
    battle, ship, _ = two_cruisers()
    battle.state.power[ship] = 2
    battle.begin(Turn(0), impulse=impulse)
    assert gets_power(battle.state, ship) is gets
    assert (battle.state.choice == "ChooseSpending") is gets


@rule("talon:4.1e", "talon:4.1d", "talon:4.1c")
def test_patton_gets_ap_in_c_and_f_and_moves_in_a_c_d_and_f() -> None:
    battle, ship, _ = two_cruisers()
    battle.state.power[ship], battle.state.speed[ship] = 2, 4
    power, moves = "", ""
    for impulse in IMPULSES:
        battle.state.impulse = IMPULSES.index(impulse)
        power += impulse if gets_power(battle.state, ship) else ""
        moves += impulse if is_due(battle.state, ship) else ""
    assert (power, moves) == ("CF", "ACDF")
    chart = battle.tables.chart
    assert [sum(box >> number & 1 for box in chart) for number in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@rule("talon:4.1f", "talon:10.1.1", "talon:10.1.2")
def test_a_ship_without_ap_or_movement_may_still_fire_and_use_its_battery() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0, 0, speed=2, battery=1)
    battle.state.power[ship] = 2
    battle.talon("CA", 0, -3, 3)
    battle.begin(Turn(0), impulse="A")
    battle.play("reinforce front")
    assert battle.state.battery[ship] == 0
    assert "fire a1.2" in battle.offers()


@rule("talon:4.1g", "talon:9.4a")
def test_after_impulse_f_and_both_power_phases_the_round_marker_advances() -> None:
    battle, _, _ = two_cruisers()
    battle.state.round = 3
    battle.begin(Round())
    play_on(battle, until_round=4)
    assert battle.state.round == 4
    assert battle.told(RoundBegan)[-1].round == 4


@rule("talon:9.4b")
def test_the_round_track_wraps_but_rounds_count_on() -> None:
    battle, _, _ = two_cruisers()
    battle.scenario.rounds = 20
    battle.state.round = 10
    battle.begin(Round())
    play_on(battle, until_round=11)
    seen = battle.game.view(battle.state, None)
    assert (seen["round"], seen["track"]) == (11, 1)


@rule("talon:4.2a", "talon:6.1k", "talon:5.1b")
def test_ap_buys_a_change_marker_and_is_gone() -> None:
    battle, ship, _ = two_cruisers()
    battle.begin(Turn(0), impulse="B")
    battle.play("change")
    assert battle.state.contest[ship] == 1
    assert battle.state.choice != "ChooseSpending"
    assert battle.refused("defend").startswith("talon:")


def contest(change: tuple[int, int], defend: tuple[int, int], initiative: int = 1) -> Battle:
    """The end of an impulse with so many markers of both sides."""
    battle = Battle(initiative)
    for seat in range(2):
        for number in range(change[seat] + defend[seat]):
            unit = battle.ship(seat, "CA", number, 4 - 9 * seat, 0)
            battle.state.contest[unit] = 1 if number < change[seat] else 2
        battle.ship(seat, "DD", 6, 4 - 9 * seat, 0)
    battle.begin(Impulse(4))
    while battle.state.choice not in ("Rest", "ChooseInitiative"):
        battle.play("done")
    return battle


@rule("talon:4.2b", "talon:4.2e")
def test_change_markers_must_outnumber_defend_markers() -> None:
    assert contest((2, 0), (0, 1)).state.choice == "ChooseInitiative"
    tied = contest((1, 0), (0, 1))
    assert (tied.state.choice, tied.state.initiative) == ("Rest", 1)
    assert contest((1, 0), (0, 2)).state.choice == "Rest"


@rule("talon:4.2g")
def test_if_both_paid_alike_the_player_without_initiative_decides() -> None:
    assert contest((1, 1), (0, 0), initiative=1).state.seat == 0
    assert contest((1, 1), (0, 0), initiative=0).state.seat == 1
    assert contest((1, 2), (0, 0), initiative=1).state.seat == 1


@rule("talon:4.2c")
def test_a_new_leader_goes_first_until_initiative_changes_again() -> None:
    battle = contest((1, 0), (0, 0))
    battle.play("initiative a")
    battle.begin(Impulse(3), Impulse(4), Impulse(5), impulse="D")
    start = len(battle.told(TurnBegan))
    play_on(battle)
    turns = [event.seat for event in battle.told(TurnBegan)]
    assert turns[start - 1 :][:6] == [0, 1, 0, 1, 0, 1]


@rule("talon:4.2d")
def test_the_leader_may_give_initiative_away() -> None:
    battle = contest((0, 1), (0, 0))
    assert battle.state.seat == 1
    battle.play("initiative a")
    assert battle.state.initiative == 0


@rule("talon:4.2f")
def test_markers_come_off_even_when_nothing_changes() -> None:
    battle = contest((1, 0), (0, 1))
    assert not any(battle.state.contest)


@rule("talon:4.2g")
def test_example_two_terran_changes_beat_one_talon_defence() -> None:
    battle = Battle(initiative=1)
    bc, sc = battle.terran("BC", 0, 4, 0, speed=5), battle.terran("SC", 2, 4, 0)
    bb = battle.talon("BB", 0, -5, 0, speed=4)
    for unit in (bc, sc, bb):
        battle.state.power[unit] = 2
    battle.begin(Impulse(2))
    battle.play("defend")
    while battle.state.choice != "ChooseSpender":
        battle.state.play(battle.state.actions()[-1])
    battle.play("pick a1", "change", "change")
    while battle.state.choice != "ChooseInitiative":
        battle.state.play(battle.state.actions()[-1])
    assert battle.state.seat == 0
    battle.play("initiative a")
    assert battle.told(InitiativeChanged)[-1] == InitiativeChanged(0, 2, 1)


@rule("talon:9.1b")
def test_initiative_bought_in_f_counts_for_the_power_phase() -> None:
    battle, ship, _ = two_cruisers(initiative=1)
    battle.begin(Round())
    while battle.state.impulse != 5 or battle.state.seat != 0:
        battle.state.play(battle.state.actions()[0] if "done" not in battle.offers() else "done")
    battle.state.contest[ship] = 1
    while battle.state.choice != "ChooseInitiative":
        battle.state.play(battle.state.actions()[0])
    battle.play("initiative a")
    assert (battle.state.choice, battle.state.seat) == ("ChooseSpeed", 0)


@rule("talon:4.2b")
@pytest.mark.parametrize("leave", [destroy, retreat])
def test_markers_of_a_ship_that_is_gone_do_not_count(leave: Callable[[TalonState, int, str], None]) -> None:
    battle, terran, _ = two_cruisers(initiative=1)
    battle.terran("DD", 4, 4, 0)
    battle.state.contest[terran] = 1
    leave(battle.state, terran, "test")
    battle.begin(InitiativeCheck())
    assert battle.state.choice == "Rest"
    assert battle.state.initiative == 1
