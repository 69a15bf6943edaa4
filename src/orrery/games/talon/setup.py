"""Setting up a battle: terrain, bases first, then ships (talon:14f, talon:18.1d)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.events import TerrainPlaced
from orrery.games.talon.flow.arriving import ChooseHex, arm, deploy
from orrery.games.talon.flow.floating import note_features
from orrery.games.talon.flow.rounds import Round
from orrery.games.talon.grid import hex_of
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import ASTEROID, BASE, BLACK_HOLE, NEBULA, PLANET, SLOTS, SPACE, TERRAINS
from orrery.kernel import Frame

#: The terrain of a free battle by a die, and how many hexes of it.
BY_DIE: Final = [SPACE, SPACE, SPACE, PLANET, ASTEROID, NEBULA, BLACK_HOLE]
HEXES_OF: Final = {SPACE: 0, PLANET: 1, ASTEROID: 5, NEBULA: 4, BLACK_HOLE: 1}
MIDDLE: Final = [(11, 5), (9, 6), (13, 4), (7, 5), (15, 6)]


def set_up(state: TalonState) -> None:
    """Fill the columns of a new battle and begin."""
    scenario = state.scenario
    for place, terrain in scenario.terrain:
        state.terrain[place] = terrain
    if scenario.random_terrain:
        die = state.rng.die(6)
        place_terrain(state, BY_DIE[die])
        if state.logged:
            state.log(TerrainPlaced(die, TERRAINS[BY_DIE[die]]))
    note_features(state)
    frames: list[Frame[TalonState]] = []
    free = state.options["deployment"] == "free"
    for unit in deployment_order(state):
        arm(state, unit)
        if scenario.arrives[unit] > 1 or unit in scenario.on_call:
            continue
        if free:
            frames.append(ChooseHex(unit // SLOTS, unit, 0))
        else:
            deploy(state, unit, scenario.start[unit], scenario.start_facing[unit])
    state.then(*frames, Round())


def place_terrain(state: TalonState, terrain: i64) -> None:
    """Terrain of one kind in the middle of the map."""
    for column, row in MIDDLE[: HEXES_OF[terrain]]:
        state.terrain[hex_of(column, row)] = terrain


def deployment_order(state: TalonState) -> list[int]:
    """Bases of both sides, then the ships of the side without initiative, then those of the other (talon:14f)."""
    scenario = state.scenario
    second = 1 - scenario.initiative
    units = scenario.units(second) + scenario.units(scenario.initiative)
    bases = [unit for unit in units if state.tables.role[scenario.kind[unit]] == BASE]
    return bases + [unit for unit in units if unit not in bases]
