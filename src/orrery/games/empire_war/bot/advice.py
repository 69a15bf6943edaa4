"""The heuristic admiral: a weight for every pending action, by the kind of choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.empire_war.actions import Assign, Build, Buy, Commit, Delegate, Stand
from orrery.games.empire_war.board import has_planet, home_zone, is_warship, minimum_in, ordered_to, soundness
from orrery.games.empire_war.bot.campaign import WORN, Campaign
from orrery.games.empire_war.leading import lead
from orrery.games.empire_war.odds import known_strength, own_strength
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import CAPTAIN, RESERVE
from orrery.kernel import Action

#: A side declines a battle below this part of the enemy's strength.
DECLINING: Final = 0.72


def advise(state: WarState) -> list[float]:
    """How promising each pending action looks to the seat that decides."""
    if state.choice == "CommandShips":
        assert state.battle is not None
        return lead(state.battle)
    if state.choice == "AssignFleet":
        assert state.seat is not None
        plan = Campaign(state, state.seat)
        return [weigh_plan(plan, action) for action in state.pending]
    weigh = WEIGHERS[state.choice or ""]
    return [weigh(state, action) for action in state.pending]


def weigh_plan(plan: Campaign, action: Action) -> float:
    """Buy what is wanted, give the orders of the plan, the strongest ship's first, then commit.

    What else could be bought, and where else the next ship could go, come next: search compares them.
    """
    if isinstance(action, Commit):
        return 1.0
    if isinstance(action, Buy):
        if action.ship == plan.purchase:
            return 3.0
        fights = is_warship(plan.state, action.ship)
        return 2.5 + plan.state.tables.cost[action.ship] / 1000 if plan.purchase >= 0 and fights else -1.0
    if isinstance(action, Assign):
        return weigh_order(plan, action)
    return -2.0


def weigh_order(plan: Campaign, action: Assign) -> float:
    """The plan's order for a ship, or another one for the ship that is next."""
    state, seat = plan.state, plan.seat
    if plan.orders.get(action.ship) == action.lane:
        return 2.0 if action.ship == plan.first else 1.2
    if action.ship == plan.first:
        return 1.5 if action.lane != RESERVE else 1.4
    lacking = action.lane != RESERVE and ordered_to(state, seat, action.lane) < minimum_in(state, seat, action.lane)
    return 0.5 if lacking else -1.0


def weigh_site(state: WarState, action: Action) -> float:
    """Bases guard planets, the zone behind the front or the last one before home; which of them is left to chance."""
    assert isinstance(action, Build)
    assert state.seat is not None
    front: int = state.front[action.lane]
    home: int = home_zone(state, state.seat, action.lane)
    planet = has_planet(state, action.lane, action.zone)
    return 1.0 if planet or abs(action.zone - front) == 1 or abs(action.zone - home) == 1 else 0.0


def weigh_withdrawal(state: WarState, action: Action) -> float:
    """Decline what is as good as lost."""
    assert state.seat is not None
    seat, lane = state.seat, state.lane
    lost = own_strength(state, seat, lane) < DECLINING * known_strength(state, 1 - seat, lane)
    return 1.0 if isinstance(action, Stand) != lost else 0.0


def weigh_reserve(state: WarState, action: Action) -> float:
    """Everybody who can fight comes home."""
    if isinstance(action, Assign):
        return 1.0 if soundness(state, action.ship) >= WORN else -1.0
    return 0.0


def weigh_command(state: WarState, action: Action) -> float:
    """A captain leads."""
    return 1.0 if isinstance(action, Delegate) and action.level == CAPTAIN else 0.0


WEIGHERS: Final[dict[str, Callable[[WarState, Any], float]]] = {
    "PlaceBases": weigh_site,
    "OfferWithdrawal": weigh_withdrawal,
    "CallReserve": weigh_reserve,
    "ChooseCommand": weigh_command,
}
