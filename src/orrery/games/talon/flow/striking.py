"""Chapter 13.5: a missile reaches its target."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import MISSILE_NAMES
from orrery.games.talon.board import is_fighter
from orrery.games.talon.effects import damage, remove_missile
from orrery.games.talon.events import MissileStruck
from orrery.games.talon.flow.explosions import settle, strike_fighter
from orrery.games.talon.grid import ARCS, Arc
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import Missile


def strike_with_missile(state: TalonState, missile: Missile, arc: Arc) -> None:
    """The missile is gone; its target takes its damage, explosions included (talon:13.5a, talon:13.6e)."""
    target = state.missile_target[missile]
    owner, points = state.missile_owner[missile], state.missile_strength[missile]
    remove_missile(state, missile, "")
    hit_by_missile(state, owner, target, arc, points, MISSILE_NAMES[missile])


def hit_by_missile(state: TalonState, owner: i64, target: i64, arc: Arc, points: i64, name: str) -> None:
    """A missile detonates on its target, also one that never flew (talon:13.5c)."""
    if state.logged:
        state.log(MissileStruck(name, state.scenario.names[target], points, ARCS[arc]))
    if is_fighter(state, target):
        strike_fighter(state, owner, target, points)
    else:
        damage(state, target, arc, points)
        settle(state)
