"""From the war to a Talon battle and back: a scenario made of what meets in a sector, and what is left of it."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.empire_war.board import (
    base_at,
    has_planet,
    is_home_front,
    terrain_at,
    transports_in,
    warships_in,
)
from orrery.games.empire_war.effects import lose, remove
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import (
    ASTEROIDS,
    BLACK_HOLE,
    FACTIONS,
    NEBULA,
    Lane,
    Seat,
    Ship,
    place_of,
)
from orrery.games.talon.nested import begin_battle, blank_battle
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import DESTROYED, GROUPS, LANDED, RETREATED
from orrery.kernel import Rng
from orrery.kernel.keyed import seeded

#: How Talon's scenario files call the terrain of zones.
TERRAIN_WORDS: Final = {ASTEROIDS: "asteroid", NEBULA: "nebula", BLACK_HOLE: "black-hole"}
#: Deployment: the first column, how many there are, and the two rows of each side, the nearer to the enemy first.
FIRST_COLUMN: Final = 4
COLUMNS: Final = 16
ROWS: Final = [[10, 11], [2, 1]]
FACINGS: Final = [["NE", "NW"], ["SE", "SW"]]


def quoted(text: str) -> str:
    """A text as TOML writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def listed(texts: list[str]) -> str:
    """A list of texts as TOML writes it."""
    return "[" + ", ".join([quoted(text) for text in texts]) + "]"


def fleet_of(state: WarState, seat: Seat, lane: Lane) -> list[int]:
    """The warships of a side that fight in a sector: those that did not withdraw."""
    return [] if state.withdrawn[seat] else warships_in(state, seat, lane)


def attacked_planet(state: WarState, lane: Lane) -> int:
    """The side whose planet is fought for, or -1."""
    zone = state.front[lane]
    return int(state.holder[place_of(lane, zone)]) if has_planet(state, lane, zone) else -1


def scenario_text(state: WarState, lane: Lane) -> str:
    """The battle of a sector as the text of a Talon scenario (empire_war:7.3 to empire_war:7.6)."""
    tables, zone = state.tables, state.front[lane]
    sector = state.war.titles[lane]
    defender = attacked_planet(state, lane)
    lines = [
        f"name = {quoted(state.war.sector[lane])}",
        f'number = "{state.turn}"',
        f"title = {{ en = {quoted(sector['en'])}, it = {quoted(sector['it'])} }}",
        f'text = {{ en = "Zone {zone}, turn {state.turn}.", it = "Zona {zone}, turno {state.turn}." }}',
        'source = "reconstructed"',
        f"rounds = {tables.battle_rounds}",
        f'initiative = "{FACTIONS[state.marker[lane]]}"',
    ]
    for seat in range(2):
        if is_home_front(state, seat, lane):  # empire_war:9.4
            lines.append(f'must_stay = "{FACTIONS[seat]}"')
    terrain = terrain_at(state, lane, zone)
    if terrain in TERRAIN_WORDS:
        hexes = listed(tables.terrain_hexes[terrain])
        lines += ["[[terrain]]", f'kind = "{TERRAIN_WORDS[terrain]}"', f"at = {hexes}"]
    if defender >= 0:
        lines += ["[[terrain]]", 'kind = "planet"', f"at = {listed([tables.planet_hex[defender]])}"]
    for seat in range(2):
        lines += side_lines(state, seat, lane, defender)
    if defender >= 0:
        invader = 1 - defender
        names = [tables.name[ship] for ship in landing_force(state, invader, lane)]
        if len(names) >= tables.landing:  # empire_war:8.1
            lines += ["[[goal]]", f'winner = "{FACTIONS[invader]}"', 'when = "landed"', f"units = {listed(names)}"]
            lines += [f"need = {tables.landing}", 'reason = "landed"']
    return "\n".join(lines) + "\n"


def landing_force(state: WarState, seat: Seat, lane: Lane) -> list[int]:
    """The transports of a side that wait on call; without warships of their own they stay away."""
    return transports_in(state, seat, lane) if fleet_of(state, seat, lane) else []


def side_lines(state: WarState, seat: Seat, lane: Lane, defender: int) -> list[str]:
    """The units of one side: its base, its warships side by side, and transports on call."""
    tables, zone = state.tables, state.front[lane]
    lines: list[str] = []
    base = base_at(state, seat, lane, zone)
    if base >= 0:
        lines += unit_lines(state, base, tables.base_hex[seat], FACINGS[seat][0])
    if is_home_front(state, seat, lane):
        lines += [
            "[[unit]]",
            f'side = "{FACTIONS[seat]}"',
            'class = "Base"',
            f"name = {quoted(tables.home_base[seat])}",
        ]
        lines += [f'at = "{tables.base_hex[seat]}"', f'facing = "{FACINGS[seat][0]}"']
    ships = fleet_of(state, seat, lane)
    blocked = {tables.base_hex[seat], tables.planet_hex[seat] if defender == seat else ""}
    for number, ship in enumerate(ships):
        column = FIRST_COLUMN + (2 * number + 1) * COLUMNS // (2 * len(ships))
        hexes = [f"{chr(97 + column)}{ROWS[seat][(number + step) % 2]}" for step in range(2)]
        place = hexes[0] if hexes[0] not in blocked else hexes[1]
        lines += unit_lines(state, ship, place, FACINGS[seat][0 if 2 * number < len(ships) else 1])
    if defender == 1 - seat:
        force = landing_force(state, seat, lane)
        for ship in force if len(force) >= tables.landing else []:
            lines += [*unit_lines(state, ship, "", FACINGS[seat][0]), "on_call = true", "may_land = true"]
    return lines


def unit_lines(state: WarState, ship: Ship, place: str, facing: str) -> list[str]:
    """A ship with what it brings along."""
    tables = state.tables
    lines = ["[[unit]]", f'side = "{FACTIONS[0 if ship < len(state.alive) // 2 else 1]}"']
    lines += [f"class = {quoted(tables.code[ship])}", f"name = {quoted(tables.name[ship])}", f'facing = "{facing}"']
    if place:
        lines.append(f'at = "{place}"')
    if state.hull[ship]:
        lines.append(f"hull_lost = {state.hull[ship]}")
    if state.groups_lost[ship]:
        lost = [str(group + 1) for group in range(GROUPS) if state.groups_lost[ship] >> group & 1]
        lines.append(f"groups_lost = [{', '.join(lost)}]")
    if state.radius_added[ship]:
        lines.append(f"radius_added = {state.radius_added[ship]}")
    if state.power_cut[ship]:
        lines.append(f"power_cut = {state.power_cut[ship]}")
    if state.drive_lost[ship]:
        lines.append("drive_lost = true")
    return lines


def new_battle(state: WarState, lane: Lane) -> TalonState:
    """A Talon battle of what meets in a sector, waiting for its first decision (empire_war:7.5).

    It rolls the dice of the war, or with `apart` those of a seed of its own, so that a table that begins with the same
    seed goes the same way (empire_war:7.9).
    """
    battle = blank_battle(state, battle_options(state, lane))
    if state.has_own_dice():
        state.battle_seed = drawn_seed(state.rng)
        state.battle_actions = 0
        battle.rng = seeded(state.battle_seed)
    begin_battle(state, battle)
    return battle


def battle_options(state: WarState, lane: Lane) -> dict[str, Any]:
    """The options of the battle in Talon's words."""
    return {"scenario": scenario_text(state, lane)}


def drawn_seed(rng: Rng) -> int:
    """A seed as long as that of a live match, so that the dice seen tell nothing about those to come."""
    seed: int = 1
    for _ in range(7):
        word: int = rng.below(1 << 32)  # not a machine integer: the seed is longer than one
        seed = seed << 32 | word
    return seed


def carry_back(state: WarState, battle: TalonState) -> None:
    """What the battle did to ships stays done (empire_war:7.7, empire_war:9.1)."""
    tables = state.tables
    for seat in range(2):
        for unit in battle.scenario.units(seat):
            ship = tables.ship_named.get(battle.scenario.names[unit], -1)
            if ship < 0:
                continue  # the base of a home world, which is new in each battle
            status = battle.status[unit]
            if status == DESTROYED:
                lose(state, ship)
                continue
            if status == LANDED:
                remove(state, ship)
                state.freed[ship] = 0
                continue
            state.hull[ship] = battle.hull[unit]
            state.radius_added[ship] = battle.radius_added[unit]
            state.power_cut[ship] = battle.power_cut[unit]
            state.drive_lost[ship] = battle.ftl_down[unit]
            lost = 0
            for group in range(tables.groups[ship]):
                lost |= battle.broken[GROUPS * unit + group] << group
            state.groups_lost[ship] = lost
            if status == RETREATED or ship in tables.bases[seat]:
                state.strained[ship] = 1


def standing(battle: TalonState, seat: Seat) -> bool:
    """Whether a side still has something on the map."""
    return any(battle.at[unit] >= 0 for unit in battle.scenario.units(seat))


def victor(battle: TalonState) -> int:
    """The side that is left alone or has landed, or -1 (empire_war:7.7)."""
    if battle.outcome is not None and battle.outcome.reason == "landed":
        return battle.outcome.winners[0]
    first, second = standing(battle, 0), standing(battle, 1)
    return -1 if first == second else (0 if first else 1)
