"""Who is not one's own, or not in the battle, takes no orders; and what each other ship is refused for."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import (
    BEAM_TO,
    CALL,
    JUMP,
    PICK,
    READY,
    RIG,
    TARGET,
    TARGET_MISSILE,
    Target,
    TargetMissile,
)
from orrery.games.talon.flow.arriving import ChooseHex, OfferCall
from orrery.games.talon.flow.firing import ChooseGroup, ChooseTarget
from orrery.games.talon.flow.movement import ChooseMover, MoveNext
from orrery.games.talon.flow.recharging import Recharge
from orrery.games.talon.flow.retreating import ChooseJump
from orrery.games.talon.flow.rigging import OfferRig
from orrery.games.talon.flow.spending import ChooseSpender, ChooseSpending, PowerStep, SpendNext
from orrery.games.talon.tables import ABSENT, DESTROYED

from .table import Battle, rule


def lose(battle: Battle, *units: int) -> None:
    """Ships that are destroyed."""
    for unit in units:
        battle.state.at[unit] = -1
        battle.state.status[unit] = DESTROYED


def reason(battle: Battle, action: str) -> tuple[str, str]:
    """The clause and the reason of a refusal."""
    refusal = battle.state.why_not(action)
    assert refusal is not None, action
    return refusal.clause, refusal.reason


@rule("talon:3.2c", "talon:5.1b", "talon:4.1c")
@pytest.mark.parametrize("seat", [0, 1])
def test_ap_is_spent_by_ships_in_the_battle_that_have_some(seat: int) -> None:
    battle = Battle()
    ready = [battle.ship(seat, "CA", number, 0, power=5) for number in range(2)]
    spent, weak, none, gone = (battle.ship(seat, "CA", number + 2, 0, power=5) for number in range(4))
    enemies = [battle.ship(1 - seat, "CA", number, 5, power=5) for number in range(7)]
    battle.state.power[weak], battle.state.power[none] = 3, 0
    lose(battle, gone)
    battle.begin(ChooseSpender(seat, sum(1 << unit for unit in ready)), impulse="A", seat=seat)
    assert battle.offers() == [str(PICK[unit]) for unit in ready]
    assert reason(battle, str(PICK[spent])) == ("talon:5.1b", "power-spent")
    for unit in (weak, none):
        assert reason(battle, str(PICK[unit])) == ("talon:4.1c", "no-power")
    for unit in (gone, *enemies):
        assert reason(battle, str(PICK[unit])) == ("talon:3.2c", "not-your-ship")


@rule("talon:3.2c", "talon:4.1c", "talon:10.1.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_ship_of_the_seat_with_ap_is_asked_once(seat: int) -> None:
    battle = Battle()
    weak = battle.ship(seat, "DD", 0, 0, power=3)
    first = battle.ship(seat, "DD", 1, 0, power=4)
    charged = battle.ship(seat, "DD", 2, 0, power=0, battery=1)
    gone = battle.ship(seat, "DD", 3, 0, power=4, battery=1)
    broken = battle.ship(seat, "DD", 4, 0, power=-1)
    last = battle.ship(seat, "DD", 5, 0, power=6)
    for number in range(6):
        battle.ship(1 - seat, "DD", number, 5, power=4)
    lose(battle, gone)
    battle.begin(PowerStep(seat), impulse="A", seat=seat)
    asked = []
    while battle.state.choice != "Rest":
        assert battle.state.seat == seat
        if battle.state.choice == "ChooseSpender":
            left = [str(PICK[unit]) for unit in (first, charged, last) if unit not in asked]
            assert battle.offers() == left
            battle.play(left[0])
        choice = battle.state.stack[-1]
        assert isinstance(choice, ChooseSpending)
        asked.append(choice.unit)
        battle.play("hold")
    assert asked == [first, charged, last]
    assert not {weak, broken} & set(asked)
    lose(battle, weak, first, charged, last)
    assert battle.begin(PowerStep(seat), impulse="F", seat=seat).state.choice == "Rest"
    battle.state.power[broken] = 1
    choice = battle.begin(PowerStep(seat), impulse="F", seat=seat).state.stack[-1]
    assert isinstance(choice, ChooseSpending)
    assert choice.unit == broken


@rule("talon:3.2c")
def test_a_ship_lost_meanwhile_spends_nothing() -> None:
    battle = Battle()
    one, two = battle.terran("CA", 0, 0, power=5), battle.terran("CA", 2, 0, power=5)
    battle.talon("CA", 0, 5)
    lose(battle, two)
    battle.begin(SpendNext(0, 1 << one | 1 << two), impulse="A", seat=0)
    choice = battle.state.stack[-1]
    assert isinstance(choice, ChooseSpending)
    assert choice.unit == one
    lose(battle, one)
    assert battle.begin(SpendNext(0, 1 << one | 1 << two), impulse="A", seat=0).state.choice == "Rest"


@rule("talon:3.2e")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_ones_own_ships_in_the_battle_fire(seat: int) -> None:
    battle = Battle()
    here = battle.ship(seat, "CL", 0, 0, 0)
    gone = battle.ship(seat, "CL", 1, 0, 0)
    enemy = battle.ship(1 - seat, "CL", 0, -2, 3)
    lose(battle, gone)
    battle.begin(ChooseGroup(seat), seat=seat)
    assert battle.can(str(READY[here][0]))
    for unit in (gone, enemy):
        assert reason(battle, str(READY[unit][0])) == ("talon:3.2e", "not-your-ship")
    assert reason(battle, str(READY[here][2])) == ("talon:5.1e", "no-group")


@rule("talon:8.2.1a", "talon:8.3a", "talon:8.3b")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_ship_fires_all_its_groups_until_another_ship_fires(seat: int) -> None:
    battle = Battle()
    one, two = battle.ship(seat, "BC", 0, 0, 0, faction=0), battle.ship(seat, "BC", 1, 0, 0, faction=0)
    target = battle.ship(1 - seat, "Base", 0, -2, shields=[99, 99, 99, 99])
    battle.begin(ChooseGroup(seat), seat=seat)
    for group in range(3):
        assert str(READY[one][group]) in battle.offers()
        battle.play(str(READY[one][group]))
        while battle.state.choice == "ChooseTarget":
            battle.play(str(TARGET[target][0]))
        assert battle.charged(one, group + 1) == (0, 0)
    assert battle.offers() == [*(str(READY[two][group]) for group in range(3)), "done"]
    battle.bar(one, 1, 1, 1)
    battle.begin(ChooseGroup(seat, one, 0), seat=seat)
    battle.play(str(READY[two][0]))
    assert reason(battle, str(READY[one][0])) == ("talon:8.2.1a", "has-fired")
    assert battle.offers() == [str(READY[two][1]), str(READY[two][2]), "done"]


@rule("talon:8.2.1b", "talon:8.2.2a", "talon:8.2.2b", "talon:8.2.2c", "talon:8.3a")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_weapon_is_not_aimed_at(seat: int) -> None:
    battle = Battle()
    friend, ship = battle.ship(seat, "CL", 2, 0), battle.ship(seat, "CL", 0, 0, 0)
    near, gone, here, far, behind, spared = (
        battle.ship(1 - seat, "CA", q, r) for q, r in ((0, -2), (0, -3), (0, 0), (0, -6), (0, 2), (0, -2))
    )
    own, fired = battle.missile(near, 0, -2, owner=seat), battle.missile(ship, 0, -2, owner=1 - seat)
    away = battle.missile(ship, 0, 2, owner=1 - seat)
    lose(battle, gone)
    battle.scenario.spared[spared] = 1
    group = 0 if seat == 0 else 1
    battle.begin(ChooseTarget(seat, ship, group, 1), seat=seat)
    arcs = battle.tables.arcs[3 * battle.scenario.kind[ship] + group]
    assert arcs & 1
    assert battle.can(str(TARGET[near][0]))
    assert battle.can(str(TARGET_MISSILE[fired]))
    expected: dict[Target | TargetMissile, tuple[str, str]] = {
        TARGET[friend][0]: ("talon:8.2.2b", "own-ship"),
        TARGET[gone][0]: ("talon:8.2.1b", "not-on-map"),
        TARGET[spared][0]: ("talon:8.2.2a", "not-a-target"),
        TARGET[here][0]: ("talon:8.2.2c", "own-hex"),
        TARGET[far][0]: ("talon:8.3a", "out-of-range"),
        TARGET[near][1]: ("talon:12.1.3", "name-a-fighter"),
        TARGET_MISSILE[own]: ("talon:8.2.2b", "own-missile"),
        TARGET_MISSILE[39]: ("talon:8.2.2b", "own-missile"),
    }
    if not arcs >> 3 & 1:
        expected[TARGET[behind][0]] = ("talon:8.2.2a", "out-of-arc")
        expected[TARGET_MISSILE[away]] = ("talon:8.2.2a", "out-of-arc")
    assert {action: reason(battle, str(action)) for action in expected} == expected
    battle.terrain("planet", (0, -1))
    assert reason(battle, str(TARGET[near][0])) == ("talon:17.2.2a", "line-blocked")
    assert reason(battle, str(TARGET_MISSILE[fired])) == ("talon:17.2.2a", "line-blocked")


@rule("talon:7.1b", "talon:5.1c", "talon:10.2.2c", "talon:10.2.3", "talon:14a")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_ones_own_ships_in_the_battle_are_moved(seat: int) -> None:
    battle = Battle()
    due, next_, moved, slow, spent, gone = (battle.ship(seat, "DD", number, 0, speed=4) for number in range(6))
    base = battle.ship(seat, "Base", 6, 0)
    enemy = battle.ship(1 - seat, "DD", 0, 4, speed=4)
    for unit, burners in ((slow, 1), (spent, 0)):
        battle.state.speed[unit] = 3
        battle.state.afterburners[unit] = burners
    lose(battle, gone)
    battle.begin(ChooseMover(seat, 1 << due | 1 << next_, 0, 0), impulse="A", seat=seat)
    assert battle.offers() == [str(PICK[due]), str(PICK[next_])]
    assert reason(battle, str(PICK[moved])) == ("talon:5.1c", "has-moved")
    assert reason(battle, str(PICK[slow])) == ("talon:10.2.3", "has-moved")
    assert reason(battle, str(PICK[spent])) == ("talon:10.2.2c", "no-afterburner")
    assert reason(battle, str(PICK[base])) == ("talon:14a", "bases-do-not-move")
    for unit in (gone, enemy):
        assert reason(battle, str(PICK[unit])) == ("talon:7.1b", "not-your-ship")


@rule("talon:7.1b")
def test_a_ship_or_missile_lost_meanwhile_is_not_moved() -> None:
    battle = Battle()
    due, burner, gone, late = (battle.terran("DD", number, 0) for number in range(4))
    battle.talon("CA", 0, 6)
    missiles = [battle.missile(24, 0, -3, owner=0), battle.missile(24, 1, -3, owner=0)]
    lose(battle, gone, late)
    battle.state.missile_at[missiles[0]] = -1
    both = sum(1 << missile for missile in missiles)
    battle.begin(MoveNext(0, 1 << due | 1 << gone, both, 1 << burner | 1 << late), seat=0)
    choice = battle.state.stack[-1]
    assert isinstance(choice, ChooseMover)
    assert (choice.due, choice.missiles, choice.burners) == (1 << due, 1 << missiles[1], 1 << burner)
    assert battle.begin(MoveNext(0, 1 << gone, 1 << missiles[0], 1 << late), seat=0).state.choice == "Rest"


@rule("talon:11.1.2a", "talon:11.1.3", "talon:11.1.4b", "talon:11.1.4c", "talon:11.1.4a", "talon:8.5a")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_ones_own_ships_in_the_battle_jump(seat: int) -> None:
    battle = Battle()
    here, gone, offline, dusty = (battle.ship(seat, "DD", number, 0) for number in range(4))
    slow = battle.ship(seat, "BB", 5, 0)
    base = battle.ship(seat, "Base", 6, 0)
    squadron = battle.ship(seat, "FTR", 7, 0, faction=0)
    enemy = battle.ship(1 - seat, "DD", 0, 4)
    lose(battle, gone)
    battle.state.ftl_down[offline] = 1
    battle.terrain("nebula", (3, 0))
    battle.state.round = 4
    battle.begin(ChooseJump(seat), seat=seat)
    assert battle.offers() == [str(JUMP[here]), "done"]
    expected = {
        gone: ("talon:11.1.2a", "not-your-ship"),
        enemy: ("talon:11.1.2a", "not-your-ship"),
        base: ("talon:11.1.4b", "no-drive"),
        squadron: ("talon:11.1.4c", "no-drive"),
        offline: ("talon:8.5a", "drive-offline"),
        slow: ("talon:11.1.3", "drive-inactive"),
        dusty: ("talon:11.1.4a", "in-terrain"),
    }
    assert {unit: reason(battle, str(JUMP[unit])) for unit in expected} == expected


@rule("talon:12.2.1b", "talon:12.2.2a")
@pytest.mark.parametrize("seat", [0, 1])
def test_ap_is_beamed_to_ones_own_squadrons_in_the_battle(seat: int) -> None:
    battle = Battle()
    carrier = battle.ship(seat, "CV", 0, 0, faction=0, power=6)
    cruiser = battle.ship(seat, "CA", 0, 1, power=6)
    here, gone = (battle.ship(seat, "FTR", 1 + number, 0, faction=0) for number in range(2))
    enemy = battle.ship(1 - seat, "FTR", 0, 2, faction=0)
    lose(battle, gone)
    slip = 4
    battle.begin(ChooseSpending(seat, carrier), impulse="F", seat=seat)
    assert battle.can(str(BEAM_TO[here][slip]))
    for unit in (gone, enemy, cruiser):
        assert reason(battle, str(BEAM_TO[unit][slip])) == ("talon:12.2.2a", "no-such-squadron")
    battle.begin(ChooseSpending(seat, cruiser), impulse="F", seat=seat)
    assert reason(battle, str(BEAM_TO[here][slip])) == ("talon:12.2.1b", "cannot-beam")


@rule("talon:22.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_side_calls_its_own(seat: int) -> None:
    battle = Battle()
    battle.ship(seat, "CA", 0, 0)
    own, enemy = battle.ship(seat, "Tran", 1, 0), battle.ship(1 - seat, "Tran", 0, 5)
    battle.ship(1 - seat, "CA", 3, 5)
    for unit in (own, enemy):
        battle.state.at[unit] = -1
        battle.state.status[unit] = ABSENT
    battle.scenario.on_call = [own, enemy]
    battle.begin(OfferCall(seat), seat=seat)
    assert battle.offers() == [str(CALL[own]), "done"]
    assert reason(battle, str(CALL[enemy])) == ("talon:22.1", "not-your-ship")
    battle.play(str(CALL[own]))
    choice = battle.state.stack[-1]
    assert isinstance(choice, ChooseHex)
    assert (choice.unit, choice.arriving) == (own, 1)


@rule("talon:3.2h", "talon:9.1a")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_adjusts_the_curves_of_his_ships_in_the_battle(seat: int) -> None:
    battle = Battle()
    units = [battle.ship(seat, "CA", number, 0, speed=2) for number in range(3)]
    others = [battle.ship(1 - seat, "CA", number, 5, speed=2) for number in range(4)]
    lose(battle, units[1])
    for unit in (*units, *others):
        battle.bar(unit, 1, 0, 0)
    battle.begin(Recharge(seat), seat=1 - seat)
    assert battle.state.active == seat
    asked = []
    while battle.state.choice == "ChooseSpeed":
        choice = battle.state.stack[-1]
        asked.append(choice.unit)
        battle.play("speed 3")
    assert asked == [units[0], units[2]]
    assert [battle.charged(unit, 1) for unit in units] == [(1, 0), (0, 0), (1, 0)]
    assert [battle.charged(unit, 1) for unit in others] == [(0, 0)] * 4
    assert [battle.state.speed[unit] for unit in (*units, *others)] == [3, 2, 3, 2, 2, 2, 2]


@rule("talon:24b", "talon:24c", "talon:24d", "talon:24e")
def test_what_a_rig_is_refused_for() -> None:
    battle = Battle()
    ship = battle.terran("CL", 0, 0, speed=2, power=3)
    battle.talon("CA", 0, 5)
    battle.state.rigging = True
    power, helm, first, second, third = range(5)

    def refused(up: int, down: int) -> tuple[str, str] | None:
        battle.begin(OfferRig(0, ship), seat=0)
        (action,) = [one for pairs in RIG for one in pairs if (one.up, one.down) == (up, down)]
        refusal = battle.state.why_not(str(action))
        assert (refusal is None) == (action in battle.state.pending)
        return None if refusal is None else (refusal.clause, refusal.reason)

    assert refused(first, power) == ("talon:24d", "rigged-full")
    battle.bar(ship, 1, 0, 1)
    assert refused(first, power) is None
    battle.bar(ship, 1, 1, 0)
    assert refused(first, power) is None
    assert refused(third, power) == ("talon:24d", "no-group")
    assert refused(power, third) == ("talon:24d", "no-group")
    assert refused(power, second) is None
    battle.state.broken[3 * ship + 1] = 1
    assert refused(power, second) == ("talon:24e", "group-destroyed")
    assert refused(second, power) == ("talon:24e", "group-destroyed")
    for level, up, down in ((0, True, False), (1, True, True), (5, True, True), (6, False, True), (-1, False, False)):
        battle.state.power[ship] = level
        assert (refused(power, helm) is None, refused(helm, power) is None) == (up, down)
    assert refused(power, helm) == ("talon:24b", "power-at-end")
    assert refused(helm, power) == ("talon:24b", "power-at-end")
    battle.state.power[ship] = 3
    battle.state.power_loss[ship] = 1
    assert refused(power, helm) == ("talon:24e", "power-lost")
    battle.state.helm_down[ship] = 1
    assert refused(helm, power) == ("talon:24e", "helm-out")
    battle.state.helm_down[ship] = 0
    battle.state.speed[ship] = 1  # a radius of 0 already
    assert refused(helm, power) == ("talon:24c", "no-tighter-turn")
