"""Talon: damage of any size from any side, box by box, with the critical hits that follow (chapters 8.4 and 8.5)."""

from __future__ import annotations

import pytest

from orrery.games.talon.effects import damage, damage_fighter, damage_missile
from orrery.games.talon.events import CriticalRolled, HullHit
from orrery.games.talon.tables import BASE, DESTROYED, EFFECTS, GROUPS, SLOTS
from orrery.kernel import Rng

from .table import Battle, rule

CODES = ("BB", "CA", "CL", "DD", "Base", "Tran")


class Card:
    """A ship on paper."""

    def __init__(self, battle: Battle, unit: int, dice: list[int], picks: list[int]) -> None:
        state = battle.state
        self.tables = battle.tables
        self.kind = battle.scenario.kind[unit]
        self.dice = dice
        self.picks = picks
        self.shields = [int(number) for number in state.shields[4 * unit : 4 * unit + 4]]
        self.boosts = [int(number) for number in state.boosts[4 * unit : 4 * unit + 4]]
        self.hull = int(state.hull[unit])
        self.marks = {
            name: int(getattr(state, name)[unit] > 0)
            for name in ("shields_down", "helm_down", "power_loss", "ftl_down")
        }
        self.added = {name: int(getattr(state, name)[unit]) for name in ("radius_added", "power_cut")}
        self.broken = {group for group in range(GROUPS) if state.broken[GROUPS * unit + group]}
        self.lost = False

    def take(self, arc: int, points: int) -> None:
        """Reinforcement, shield boxes, then the hull (8.4.1a, 8.4.1b, 6.2.1)."""
        if not self.marks["shields_down"]:
            if self.boosts[arc]:
                self.boosts[arc] = 0
                points -= 1
            while points and self.shields[arc]:
                self.shields[arc] -= 1
                points -= 1
        self.wound(points)

    def wound(self, points: int) -> None:
        """Hull boxes one at a time; a critical box interrupts (8.4.3, 8.6.1)."""
        for _ in range(points):
            if self.lost:
                return
            box = self.hull
            self.hull += 1
            if self.hull == self.tables.hull[self.kind]:
                self.lost = True
            elif self.tables.critical[16 * self.kind + box]:
                self.critical()

    def critical(self) -> None:
        """Two dice on the table, once (8.5a, 8.5b, 8.5d)."""
        roll = self.dice.pop(0) + self.dice.pop(0)
        effect, amount = EFFECTS[self.tables.effect[roll]], self.tables.amount[roll]
        groups = self.tables.groups[self.kind]
        group = self.picks.pop(0) if effect == "weapon" and groups else -1
        if self.tables.spares_bases[roll] and self.tables.role[self.kind] == BASE:
            return
        if effect == "hull":
            self.wound(amount)
        elif effect == "shields-down":
            self.marks["shields_down"] = 1
            self.boosts = [0, 0, 0, 0]
        elif effect in ("helm-down", "power-loss"):
            self.marks[effect.replace("-", "_")] = 1
        elif effect == "weapon":
            self.broken |= {group} if group >= 0 else set()
        elif effect == "thrusters":
            self.added["radius_added"] += amount
        elif effect == "power":
            self.added["power_cut"] += amount
        elif effect == "ftl":
            self.marks["ftl_down"] = 1
            self.wound(amount)
        elif effect == "breach":
            self.lost = True
        else:
            assert effect == "none"


@rule("talon:8.4.1a", "talon:8.4.1b", "talon:8.4.3", "talon:8.5a", "talon:8.6.1")
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("seat", [0, 1])
def test_damage_is_marked_box_by_box(code: str, seat: int) -> None:
    rng = Rng(len(code) + 10 * seat)
    for number in range(60):
        battle = Battle()
        unit = battle.ship(seat, code)
        battle.ship(1 - seat, "CA", 0, 6)
        state = battle.state
        state.hull[unit] = rng.below(battle.tables.hull[battle.scenario.kind[unit]])
        for arc in range(4):
            state.shields[4 * unit + arc] = rng.below(4)
            state.boosts[4 * unit + arc] = rng.below(2)
        if number % 5 == 0:
            state.shields_down[unit] = 3
        dice = [1 + rng.below(6) for _ in range(80)]
        groups = max(1, battle.tables.groups[battle.scenario.kind[unit]])
        picks = [rng.below(groups) for _ in range(40)]
        battle.dice.shows, battle.dice.picks = dice[:], picks[:]
        card = Card(battle, unit, dice[:], picks[:])
        hull = state.hull[unit]
        arc, points = rng.below(4), 1 + rng.below(9)
        card.take(arc, points)
        damage(state, unit, arc, points)
        assert (state.status[unit] == DESTROYED) == card.lost
        assert battle.dice.shows == card.dice
        assert list(state.shields[4 * unit : 4 * unit + 4]) == card.shields
        if card.lost:
            assert state.at[unit] < 0
            continue
        assert list(state.boosts[4 * unit : 4 * unit + 4]) == card.boosts
        assert state.hull[unit] == card.hull
        assert {name: int(getattr(state, name)[unit] > 0) for name in card.marks} == card.marks
        assert {name: getattr(state, name)[unit] for name in card.added} == card.added
        broken = list(state.broken[GROUPS * unit : GROUPS * unit + GROUPS])
        assert broken == [int(group in card.broken) for group in range(GROUPS)]
        assert state.ftl_down[unit] == card.marks["ftl_down"]
        assert bool(battle.told(HullHit)) == (card.hull > hull)
        assert all((told.result == "weapon") or told.group == 0 for told in battle.told(CriticalRolled))


@rule("talon:12.1.2b")
@pytest.mark.parametrize("points", [0, 1, 2, 3, 9])
@pytest.mark.parametrize("fighter", range(GROUPS))
def test_a_fighter_has_no_shields(points: int, fighter: int) -> None:
    battle = Battle()
    unit = battle.terran("FTR")
    battle.talon("CA", 0, 6)
    state = battle.state
    before = list(battle.fighters(unit))
    damage_fighter(state, unit, fighter, points)
    before[fighter] = max(0, before[fighter] - points)
    assert list(battle.fighters(unit)) == before
    assert unit // SLOTS == 0
    for other in range(GROUPS):
        damage_fighter(state, unit, other, 99)
    assert state.status[unit] == DESTROYED


@rule("talon:13.6a", "talon:13.6b", "talon:13.6c")
@pytest.mark.parametrize(("hits", "left"), [((0,), True), ((1,), True), ((2,), True), ((3,), False), ((1, 1), False)])
def test_three_points_or_two_hits_destroy_a_missile(hits: tuple[int, ...], left: bool) -> None:
    battle = Battle()
    ship = battle.terran("CA")
    battle.talon("CA", 0, 6)
    missile, other = battle.missile(ship, 0, 2), battle.missile(ship, 0, 3)
    for points in hits:
        damage_missile(battle.state, missile, points)
    assert (battle.missile_place(missile) is not None) == left
    assert battle.state.flying == (2 if left else 1)
    assert battle.state.missile_damaged[missile] == (1 if left and hits[0] else 0)
    assert battle.missile_place(other) is not None
