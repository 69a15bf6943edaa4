"""How a delegated side fights: as Talon's advice says, but it leaves battles that are lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.empire_war.tables import CADET
from orrery.games.talon.actions import Jump
from orrery.games.talon.bot.advice import advise_by
from orrery.games.talon.bot.weights import weights_in
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import SLOTS, Seat
from orrery.kernel import Action, Rng

#: How ships of the war are led. Records of wars replay by these numbers: they stay when Talon's own advice improves.
WEIGHTS: Final = weights_in("orrery.games.empire_war.bot", "leading")
#: A side leaves when what it has on the map is worth less than this part of what the enemy has there.
LEAVING: Final = 0.6
#: Of a hundred decisions of a cadet so many are taken at random.
ERRORS: Final = 12


def strength(battle: TalonState, seat: Seat) -> float:
    """The cost of a side's units on the map, each as far as its hull is sound."""
    total = 0.0
    tables = battle.tables
    for unit in range(SLOTS * seat, SLOTS * seat + battle.scenario.count[seat]):
        if battle.at[unit] >= 0:
            kind = battle.scenario.kind[unit]
            cost: int = tables.cost[kind]
            boxes: int = tables.hull[kind]
            marked: int = battle.hull[unit]
            total += cost * (1.0 - marked / boxes)
    return total


def is_lost(battle: TalonState, seat: Seat) -> bool:
    """Whether a side should save its ships."""
    return strength(battle, seat) < LEAVING * strength(battle, 1 - seat)


def lead(battle: TalonState) -> list[float]:
    """How promising each pending action of a battle of the war looks."""
    if battle.choice == "ChooseJump":
        assert battle.seat is not None
        leaving = is_lost(battle, battle.seat)
        return [1.0 if isinstance(action, Jump) == leaving else 0.0 for action in battle.pending]
    return advise_by(battle, WEIGHTS)


def decide(battle: TalonState, level: i64, rng: Rng) -> Action:
    """What a bot of this level does."""
    if level == CADET and rng.below(100) < ERRORS:
        return rng.pick(battle.pending)
    weights = lead(battle)
    best = 0
    for number in range(1, len(weights)):
        if weights[number] > weights[best]:
            best = number
    return battle.pending[best]
