"""Changes that several chapters share: damage, destruction, leaving the battle."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.talon.actions import MISSILE_NAMES
from orrery.games.talon.board import has_shields, is_base, is_fighter, stamp
from orrery.games.talon.events import (
    ArcRolled,
    CriticalRolled,
    FighterLost,
    HullHit,
    MissileDamaged,
    MissileLost,
    ShieldsHit,
    ShipDestroyed,
    ShipRetreated,
)
from orrery.games.talon.grid import ARCS, NOWHERE, Arc
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    BREACH,
    DESTROYED,
    DOCKED,
    EFFECTS,
    ESCAPED,
    FTL_OFFLINE,
    GROUPS,
    HELM_DOWN,
    HULL_DAMAGE,
    POWER_CUT,
    POWER_LOSS,
    RETREATED,
    SHIELDS_DOWN,
    SLOTS,
    THRUSTERS,
    WEAPON_LOST,
    Missile,
    Unit,
)
from orrery.kernel import changed


def damage(state: TalonState, unit: Unit, arc: Arc, points: i64) -> None:
    """Damage from a direction: reinforcement, shield boxes, then the hull (talon:8.4.1a, talon:8.4.1b)."""
    if state.at[unit] < 0 or points <= 0:
        return
    own = 4 * unit + arc
    if has_shields(state, unit):
        boosted = state.boosts[own] > 0
        if boosted:  # talon:6.2.1
            state.boosts[own] = 0
            points -= 1
        absorbed = state.shields[own]
        if absorbed > points:
            absorbed = points
        state.shields[own] -= absorbed
        points -= absorbed
        if state.logged and (boosted or absorbed):
            state.log(ShieldsHit(state.scenario.names[unit], ARCS[arc], absorbed, boosted))
    if points:
        if state.logged:
            state.log(HullHit(state.scenario.names[unit], points))
        damage_hull(state, unit, points)


def damage_hull(state: TalonState, unit: Unit, points: i64) -> None:
    """Mark hull boxes one at a time; critical boxes interrupt (talon:8.4.3, talon:8.6.1)."""
    kind = state.scenario.kind[unit]
    boxes = state.tables.hull[kind]
    for _ in range(points):
        marked = state.hull[unit]
        state.hull[unit] = marked + 1
        if marked + 1 >= boxes:
            destroy(state, unit, "hull")
            return
        if state.tables.critical[16 * kind + marked]:
            roll_critical(state, unit)
            if state.at[unit] < 0:
                return


def roll_critical(state: TalonState, unit: Unit) -> None:
    """Two dice on the table of critical damage, applied at once, never rolled again (talon:8.5a, talon:8.5d)."""
    tables = state.tables
    one, two = state.rng.die(6), state.rng.die(6)
    roll = one + two
    effect = tables.effect[roll]
    group = 0
    if effect == WEAPON_LOST:
        groups = tables.groups[state.scenario.kind[unit]]
        group = state.rng.below(groups) + 1 if groups else 0
    if state.logged:
        state.log(CriticalRolled(state.scenario.names[unit], (one, two), EFFECTS[effect], group))
    if tables.spares_bases[roll] and is_base(state, unit):  # talon:8.5b
        return
    if effect == HULL_DAMAGE:
        damage_hull(state, unit, tables.amount[roll])
    elif effect == SHIELDS_DOWN:
        if not state.shields_down[unit]:
            state.shields_down = changed(state.shields_down, unit, stamp(state))
        drop_boosts(state, unit)
    elif effect == HELM_DOWN:
        if not state.helm_down[unit]:
            state.helm_down = changed(state.helm_down, unit, stamp(state))
    elif effect == WEAPON_LOST:
        if group:
            state.broken = changed(state.broken, GROUPS * unit + group - 1, 1)
    elif effect == THRUSTERS:
        state.radius_added = changed(state.radius_added, unit, state.radius_added[unit] + tables.amount[roll])
    elif effect == POWER_CUT:
        state.power_cut = changed(state.power_cut, unit, state.power_cut[unit] + tables.amount[roll])
    elif effect == FTL_OFFLINE:
        state.ftl_down = changed(state.ftl_down, unit, 1)
        damage_hull(state, unit, tables.amount[roll])
    elif effect == POWER_LOSS:
        if not state.power_loss[unit]:
            state.power_loss = changed(state.power_loss, unit, stamp(state))
    elif effect == BREACH:
        destroy(state, unit, "breach")


def drop_boosts(state: TalonState, unit: Unit) -> None:
    """Take every reinforcement off a ship (talon:17.4.1b)."""
    for own in range(4 * unit, 4 * unit + 4):
        state.boosts[own] = 0


def destroy(state: TalonState, unit: Unit, cause: str) -> None:
    """A ship is destroyed and waits to explode; what is docked on it is lost too (talon:8.6.1, talon:16.3b)."""
    place = state.at[unit]
    state.at[unit] = NOWHERE
    state.status = changed(state.status, unit, DESTROYED)
    state.contest[unit] = 0  # talon:4.2b: only markers on ships count
    if state.logged:
        state.log(ShipDestroyed(state.scenario.names[unit], cause))
    if state.tables.explosion[state.scenario.kind[unit]]:
        state.dying.append(unit)
        state.dying.append(place)
    seat = unit // SLOTS
    for guest in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
        if state.status[guest] == DOCKED and state.host[guest] == unit:
            state.status = changed(state.status, guest, DESTROYED)
            if state.logged:
                state.log(ShipDestroyed(state.scenario.names[guest], "host"))


def damage_fighter(state: TalonState, unit: Unit, fighter: i64, points: i64) -> None:
    """Damage to one fighter: no shields, straight to its hull (talon:12.1.2b)."""
    own = GROUPS * unit + fighter
    if state.at[unit] < 0 or points <= 0 or not state.fighters[own]:
        return
    if state.fighters[own] > points:
        state.fighters = changed(state.fighters, own, state.fighters[own] - points)
        return
    state.fighters = changed(state.fighters, own, 0)
    if state.logged:
        state.log(FighterLost(state.scenario.names[unit], fighter + 1))
    first = GROUPS * unit
    if not (state.fighters[first] or state.fighters[first + 1] or state.fighters[first + 2]):
        destroy(state, unit, "fighters")


def damage_squadron(state: TalonState, unit: Unit, points: i64) -> None:
    """Damage to every fighter of a squadron (talon:7.4g)."""
    for fighter in range(GROUPS):
        damage_fighter(state, unit, fighter, points)


def damage_missile(state: TalonState, missile: Missile, points: i64) -> None:
    """3 points or a second hit destroy a missile, less flips it (talon:13.6a, talon:13.6b, talon:13.6c)."""
    if state.missile_at[missile] < 0 or points <= 0:
        return
    if points >= 3 or state.missile_damaged[missile]:
        remove_missile(state, missile, "shot")
        return
    state.missile_damaged = changed(state.missile_damaged, missile, 1)
    if state.logged:
        state.log(MissileDamaged(MISSILE_NAMES[missile]))


def remove_missile(state: TalonState, missile: Missile, cause: str) -> None:
    """Take a missile off the map."""
    state.missile_at[missile] = NOWHERE
    state.missile_damaged = changed(state.missile_damaged, missile, 0)
    state.flying -= 1
    if state.logged and cause:
        state.log(MissileLost(MISSILE_NAMES[missile], cause))


def random_arc(state: TalonState, unit: Unit) -> i64:
    """One die per shield, the highest is struck, ties roll again among themselves (talon:8.6.2b, talon:13.7d)."""
    contenders = [0, 1, 2, 3]
    while len(contenders) > 1:
        dice = [0, 0, 0, 0]
        best = 0
        for arc in contenders:
            dice[arc] = state.rng.die(6)
            best = max(best, dice[arc])
        contenders = [arc for arc in contenders if dice[arc] == best]
        if state.logged:
            rolled = (dice[0], dice[1], dice[2], dice[3])
            state.log(ArcRolled(state.scenario.names[unit], rolled, ARCS[contenders[0]]))
    return contenders[0]


def retreat(state: TalonState, unit: Unit, how: str) -> None:
    """A ship leaves the battle with whatever is docked on it (talon:11.1.2b, talon:16.3a)."""
    state.at[unit] = NOWHERE
    state.contest[unit] = 0
    state.status = changed(state.status, unit, ESCAPED if how in ("worm-hole", "exit") else RETREATED)
    if state.logged:
        state.log(ShipRetreated(state.scenario.names[unit], how))
    seat = unit // SLOTS
    for guest in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
        if state.status[guest] == DOCKED and state.host[guest] == unit:
            state.status = changed(state.status, guest, RETREATED)
            if state.logged:
                state.log(ShipRetreated(state.scenario.names[guest], how))


def strike(state: TalonState, unit: Unit, arc: Arc, points: i64) -> None:
    """Damage that hits a ship on a shield, or every fighter of a squadron."""
    if is_fighter(state, unit):
        damage_squadron(state, unit, points)
    else:
        damage(state, unit, arc, points)
