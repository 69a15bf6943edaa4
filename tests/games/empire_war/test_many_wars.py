"""Random wars and random battles out of wars: none crashes, all end, ships and points are conserved.

`make wars` plays a thousand wars and ten thousand battles.
"""

from __future__ import annotations

import os

import orrery
from orrery.games.empire_war.actions import LANE_NAMES
from orrery.games.empire_war.engagement import carry_back, new_battle, victor
from orrery.games.empire_war.leading import decide
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import CAPTAIN
from orrery.kernel import Rng

from .ledger import Ledger
from .table import War

GAME = orrery.game("empire_war")
WARS = int(os.environ.get("ORRERY_WARS", "6"))
BATTLES = int(os.environ.get("ORRERY_WAR_BATTLES", "12"))


def random_war(seed: int) -> int:
    """One random war under the ledger's eye; returns how many battles were fought."""
    options = {"war": ("short", "full")[seed % 2], "fleets": ("standard", "own")[seed // 2 % 2]}
    state: WarState = GAME.new(2, seed, options, log=True)
    ledger = Ledger(state)
    rng = Rng(seed)
    while state.seat is not None:
        if state.choice != "CommandShips":
            ledger.follow(state)
        state.apply(rng.pick(state.pending))
    ledger.follow(state)
    return sum(1 for event in state.events or [] if type(event).__name__ == "SectorFought")


def random_battle(seed: int) -> str:
    """Ships with random damage meet somewhere; half the battles are played by captains, half at random."""
    rng = Rng(seed)
    war = War()
    state = war.state
    state.rng = Rng(seed + 1)
    state.turn = 3
    lane = rng.pick(state.war.lanes)
    state.lane = lane
    war.front(lane, rng.below(state.war.last[lane] + 1))
    for seat in range(2):
        ships = [ship for ship in state.tables.counters[seat] if state.tables.role[ship] < 2]
        rng.shuffle(ships)
        for ship in ships[: 1 + rng.below(8)]:
            code = state.tables.code[ship]
            made = war.ship(seat, code, lane, rng.below(state.tables.hull[ship]))
            state.groups_lost[made] = rng.below(1 << state.tables.groups[made])
            state.radius_added[made] = rng.below(2)
            state.power_cut[made] = rng.below(2)
            state.drive_lost[made] = rng.below(2)
        if not any(state.alive[ship] and state.tables.role[ship] == 0 for ship in state.tables.counters[seat]):
            war.ship(seat, "CA", lane)
    if rng.below(2) and 0 < state.front[lane] < state.war.last[lane]:
        war.base(rng.below(2), lane, state.front[lane])
    before = [sum(state.alive[40 * seat : 40 * seat + 40]) for seat in range(2)]
    battle = new_battle(state, lane)
    while battle.seat is not None:
        battle.apply(decide(battle, CAPTAIN, state.rng) if seed % 2 else rng.pick(battle.pending))
    lost = [sum(1 for unit in battle.scenario.units(seat) if battle.status[unit] in (2, 5)) for seat in range(2)]
    homes = {state.tables.home_base[seat] for seat in range(2)}
    for seat in range(2):
        for unit in battle.scenario.units(seat):
            if battle.scenario.names[unit] in homes and battle.status[unit] == 2:
                lost[seat] -= 1
    carry_back(state, battle)
    after = [sum(state.alive[40 * seat : 40 * seat + 40]) for seat in range(2)]
    assert [before[seat] - lost[seat] for seat in range(2)] == after, (seed, LANE_NAMES[lane])
    return ("nobody", "terran", "talon")[victor(battle) + 1]


def test_random_wars_end_and_conserve_ships_and_points() -> None:
    fought = sum(random_war(seed) for seed in range(WARS))
    print(f"{WARS} wars, {fought} battles")
    assert fought >= WARS


def test_random_battles_end_and_conserve_ships() -> None:
    winners = [random_battle(seed) for seed in range(BATTLES)]
    print({who: winners.count(who) for who in sorted(set(winners))})
    assert len(set(winners)) > 1
