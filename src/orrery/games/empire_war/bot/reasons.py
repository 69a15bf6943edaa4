"""Why an action of the war is good advice, in a few facts."""

from __future__ import annotations

from typing import Any

from orrery.games.empire_war.actions import Assign, Build, Buy, Command, Commit, Delegate, Stand, Withdraw
from orrery.games.empire_war.board import has_planet, income, soundness
from orrery.games.empire_war.bot.campaign import WORN, Campaign
from orrery.games.empire_war.odds import (
    STEEPNESS,
    chance,
    expected_strength,
    known_strength,
    own_strength,
    sector_chance,
    steps_to,
)
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import RESERVE
from orrery.games.talon.bot.reasons import reasons as battle_reasons
from orrery.kernel import Action
from orrery.parts.reasons import reason


def reasons(state: WarState, seat: int, action: Action) -> list[str | dict[str, Any]]:
    """Up to three reasons for an action."""
    if state.choice == "CommandShips":
        assert state.battle is not None
        return battle_reasons(state.battle, seat, action)
    if isinstance(action, Assign):
        return of_order(state, seat, action)
    if isinstance(action, Buy):
        return [reason("because-strength", ship=state.tables.name[action.ship], points=state.tables.cost[action.ship])]
    if isinstance(action, Build):
        return of_base(state, seat, action)
    if isinstance(action, Stand | Withdraw | Command | Delegate):
        return of_battle(state, seat, action)
    return of_commitment(state, seat) if isinstance(action, Commit) and state.choice == "AssignFleet" else []


def percent(part: float) -> int:
    """A chance as people write it."""
    return round(100 * part)


def of_order(state: WarState, seat: int, action: Assign) -> list[str | dict[str, Any]]:
    """What a ship changes where it goes."""
    name = state.tables.name[action.ship]
    if action.lane == RESERVE:
        if soundness(state, action.ship) < WORN:
            return [reason("because-worn", ship=name, marked=int(state.hull[action.ship]))]
        return [reason("because-spare", ship=name)]
    lane = state.war.sector[action.lane]
    if state.choice == "CallReserve":
        return [reason("because-home", ship=name)]
    plan = Campaign(state, seat)
    own = own_strength(state, seat, action.lane)
    other = expected_strength(state, 1 - seat, action.lane)
    before, after = percent(chance(own, other)), percent(chance(own + plan.strength(action.ship), other))
    return [reason("because-odds", ship=name, lane=lane, before=before, after=after)]


def of_base(state: WarState, seat: int, action: Build) -> list[str | dict[str, Any]]:
    """What a base guards."""
    lane = state.war.sector[action.lane]
    if has_planet(state, action.lane, action.zone):
        return [reason("because-guards-planet", lane=lane, zone=action.zone)]
    return [reason("because-guards-lane", lane=lane, zone=action.zone, steps=int(steps_to(state, seat, action.lane)))]


def of_battle(state: WarState, seat: int, action: Action) -> list[str | dict[str, Any]]:
    """How both fleets compare."""
    own, other = own_strength(state, seat, state.lane), known_strength(state, 1 - seat, state.lane)
    key = "because-outgunned" if isinstance(action, Withdraw) else "because-strengths"
    return [reason(key, own=round(own), theirs=round(other), chance=percent(chance(own, other, STEEPNESS)))]


def of_commitment(state: WarState, seat: int) -> list[str | dict[str, Any]]:
    """The best sector by these orders, and what is earned."""
    lanes = state.war.lanes
    best = max(lanes, key=lambda lane: sector_chance(state, seat, lane))
    return [
        reason("because-plan", lane=state.war.sector[best], chance=percent(sector_chance(state, seat, best))),
        reason("because-income", points=int(income(state, seat))),
    ]
