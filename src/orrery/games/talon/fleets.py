"""Free battles: fleets by points and counter mix, terrain by choice or die, five modes."""

from __future__ import annotations

from typing import Final

from orrery.games.talon.grid import hex_of
from orrery.games.talon.scenarios import squadron_fault
from orrery.games.talon.setup import HEXES_OF, MIDDLE
from orrery.games.talon.tables import (
    ASTEROID,
    BASE,
    BLACK_HOLE,
    CARRIER,
    DESTROYED,
    FACTIONS,
    FIGHTER,
    LANDED,
    NEBULA,
    PLANET,
    RETREATED,
    SLOTS,
    TRANSPORT,
    WARSHIP,
    Goal,
    Scenario,
    Tables,
)
from orrery.kernel import Value

FREE_BATTLE: Final = "free-battle"
TERRAINS: Final = ("none", "random", "planet", "asteroids", "nebula", "black-hole")
MODES: Final = ("last-ship", "planetary-invasion", "priority-target", "escort", "base-assault")
KIND_OF_TERRAIN: Final = {"planet": PLANET, "asteroids": ASTEROID, "nebula": NEBULA, "black-hole": BLACK_HOLE}
#: No ship of a standard fleet costs more than this part of the budget, so that there are several.
LARGEST_SHARE: Final = 0.6
#: Where the defender's planet lies in an invasion: in the zone of seat 0.
HOME_PLANET: Final = hex_of(11, 10)


def free_battle(tables: Tables, options: dict[str, Value]) -> Scenario:
    """The scenario that the options of a free battle describe, or a ValueError that says what is wrong with them."""
    points = int(options["points"])
    fleets = [read_fleet(tables, seat, str(options[name]), points) for seat, name in enumerate(("fleet_a", "fleet_b"))]
    mode = str(options["mode"])
    add_extras(tables, fleets, mode)
    check_counters(tables, fleets)
    scenario = Scenario(FREE_BATTLE)
    scenario.number = "-"
    scenario.titles = {"en": "Free battle", "it": "Battaglia libera", "de": "Freie Schlacht"}
    texts = {"en": f"{points} points a side.", "it": f"{points} punti per parte.", "de": f"{points} Punkte je Seite."}
    scenario.texts = texts
    scenario.source = "reconstructed"
    scenario.zones = [
        [hex_of(column, row) for row in (9, 10) for column in range(4, 20)],
        [hex_of(column, row) for row in (0, 1) for column in range(4, 20)],
    ]
    scenario.entries = scenario.zones
    used: dict[int, int] = {}
    for seat, kinds in enumerate(fleets):
        for number, kind in enumerate(kinds):
            counter = used.get(kind, 0)
            used[kind] = counter + 1
            unit = scenario.add(seat, kind, tables.names[kind][counter])
            scenario.start[unit] = start_of(seat, number, len(kinds))
            scenario.start_facing[unit] = start_facing(seat, number, len(kinds))
    set_terrain(scenario, str(options["terrain"]))
    set_mode(tables, scenario, mode)
    return scenario


def read_fleet(tables: Tables, seat: int, text: str, points: int) -> list[int]:
    """The kinds of a fleet written like `talon: CA CA DD`; an empty text is the standard fleet."""
    side, colon, classes = text.rpartition(":")
    side = side.strip().lower() if colon else FACTIONS[seat]
    if side not in FACTIONS:
        raise ValueError(f"fleet {text!r}: the factions are {' and '.join(FACTIONS)}")
    faction = FACTIONS.index(side)
    if not classes.strip():
        return standard_fleet(tables, faction, points)
    kinds = []
    for code in classes.replace(",", " ").split():
        kind = tables.kind_of(faction, code)
        if kind < 0:
            known = [tables.code[k] for k in range(len(tables.code)) if tables.faction[k] == faction]
            raise ValueError(f"fleet {text!r}: no {side} ship is called {code!r}; there are {', '.join(known)}")
        kinds.append(kind)
    cost = sum(tables.cost[kind] for kind in kinds)
    if cost > points:
        raise ValueError(f"fleet {text!r} costs {cost} points; the budget is {points}")
    if all(tables.role[kind] == FIGHTER for kind in kinds):
        raise ValueError(f"fleet {text!r} needs at least one ship besides fighters")
    fault = squadron_fault(tables, kinds)
    if fault:
        raise ValueError(f"fleet {text!r}: {fault}")
    return kinds


def standard_fleet(tables: Tables, faction: int, points: int) -> list[int]:
    """The largest warships that fit, none of them too large a part of the budget."""
    ships = [k for k in range(len(tables.code)) if tables.faction[k] == faction and tables.role[k] == WARSHIP]
    ships.sort(key=lambda kind: -tables.cost[kind])
    cheapest = ships[-1]
    fleet: list[int] = []
    left = points
    for kind in ships:
        for _ in range(2):  # at most half of a faction's counters, so that both sides can have the same ships
            cost: int = tables.cost[kind]
            fits = cost <= min(left, max(LARGEST_SHARE * points, int(tables.cost[cheapest])))
            if fits and fleet.count(kind) < len(tables.names[kind]) // 2:
                fleet.append(kind)
                left -= cost
    return fleet


def add_extras(tables: Tables, fleets: list[list[int]], mode: str) -> None:
    """What a mode gives on top of the points: transports for the invader, a charge, a base."""
    factions = [tables.faction[kinds[0]] for kinds in fleets]
    if mode == "planetary-invasion":
        transport = tables.kind_of(factions[1], "Tran")
        while fleets[1].count(transport) < 2:
            fleets[1].append(transport)
    elif mode == "escort":
        transport = tables.kind_of(factions[0], "Tran")
        if transport not in fleets[0]:
            fleets[0].append(transport)
    elif mode == "base-assault":
        base = tables.kind_of(factions[1], "Base")
        if base not in fleets[1]:
            fleets[1].append(base)


def check_counters(tables: Tables, fleets: list[list[int]]) -> None:
    """There are only so many counters of each class, also when both sides use the same faction (talon:17.1a)."""
    both = fleets[0] + fleets[1]
    for kind in sorted(set(both)):
        if both.count(kind) > len(tables.names[kind]):
            side, code = FACTIONS[tables.faction[kind]], tables.code[kind]
            raise ValueError(f"the counter mix has {len(tables.names[kind])} {side} {code}, not {both.count(kind)}")
    if max(len(kinds) for kinds in fleets) > SLOTS:
        raise ValueError(f"a fleet has at most {SLOTS} units")


def start_of(seat: int, number: int, count: int) -> int:
    """Where a unit of a fleet starts: spread over the zone in two rows."""
    column = 4 + (2 * number + 1) * 16 // (2 * max(count, 1))
    row = 9 + number % 2 if seat == 0 else 1 - number % 2
    return hex_of(column, row)


def start_facing(seat: int, number: int, count: int) -> int:
    """Towards the middle of the map."""
    left = 2 * number < count
    if seat == 0:
        return 1 if left else 0
    return 3 if left else 4


def set_terrain(scenario: Scenario, terrain: str) -> None:
    """Terrain in the middle of the map, or a die at set-up."""
    if terrain == "random":
        scenario.random_terrain = True
    elif terrain != "none":
        kind = KIND_OF_TERRAIN[terrain]
        scenario.terrain = [(hex_of(column, row), kind) for column, row in MIDDLE[: HEXES_OF[kind]]]


def set_mode(tables: Tables, scenario: Scenario, mode: str) -> None:
    """The goals of a mode."""
    role = [tables.role[kind] if kind >= 0 else -1 for kind in scenario.kind]
    goals = scenario.goals
    if mode == "planetary-invasion":
        transports = [unit for unit in scenario.units(1) if role[unit] == TRANSPORT]
        scenario.terrain.append((HOME_PLANET, PLANET))
        keep_clear(scenario, HOME_PLANET)
        scenario.landing = transports
        goals.append(Goal(LANDED, transports, 2, 1, 0, "landed"))
        goals.append(Goal(DESTROYED, transports, len(transports) - 1, 0, 0, "charge-lost"))
        scenario.limit_winner = 0
    elif mode == "priority-target":
        for seat in range(2):
            ships = [unit for unit in scenario.units(seat) if role[unit] in (WARSHIP, CARRIER)] or scenario.units(seat)
            flagship = max(ships, key=lambda unit: (tables.cost[scenario.kind[unit]], -unit))
            scenario.flagship[flagship] = True
            goals.append(Goal(DESTROYED, [flagship], 1, 1 - seat, 0, "flagship-lost"))
            scenario.finals.append(Goal(RETREATED, [flagship], 1, seat, 0, "flagship-safe"))
    elif mode == "escort":
        charge = [unit for unit in scenario.units(0) if role[unit] == TRANSPORT]
        goals.append(Goal(RETREATED, charge, len(charge), 0, 0, "escaped"))
        goals.append(Goal(DESTROYED, charge, 1, 1, 0, "charge-lost"))
        scenario.limit_winner = 0
    elif mode == "base-assault":
        bases = [unit for unit in scenario.units(1) if role[unit] == BASE]
        goals.append(Goal(DESTROYED, bases, len(bases), 0, 0, "base-lost"))
        scenario.rounds = 8
        scenario.limit_winner = 1


def keep_clear(scenario: Scenario, place: int) -> None:
    """Move whoever would start on a planet one row up."""
    for unit in scenario.units(0):
        if scenario.start[unit] == place:
            free = [spot for spot in scenario.zones[0] if spot != place and spot not in scenario.start]
            scenario.start[unit] = min(free, key=lambda spot: (abs(spot - place), spot))
