"""The content as plain tables of numbers, which the rules read: nothing here changes during a game."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from orrery.games.expanse.operations import Operation
from orrery.kernel import Action, Table, table

# What numbers stand for.
Seat: TypeAlias = i64
Faction: TypeAlias = i64
Base: TypeAlias = i64
Orbit: TypeAlias = i64
Sector: TypeAlias = i64
Card: TypeAlias = i64
#: A kind of ship.
Kind: TypeAlias = i64

FACTIONS: Final = ["un", "mcr", "opa", "pg"]
UN: Final = 0
MCR: Final = 1
OPA: Final = 2
PG: Final = 3
BASES: Final = [
    "luna", "eurasia", "africa", "mariner-valley", "londres-nova", "ceres", "tycho", "eros", "thoth", "vesta",
    "ganymede", "europa", "io", "rhea", "titan", "rings",
]  # fmt: skip
ORBITS: Final = ["earth", "mars", "ceres", "tycho", "eros", "thoth", "vesta", "jupiter", "saturn"]
ZONES: Final = ["inner", "belt", "jupiter", "saturn"]
SECTORS: Final = ["inner", "belt", "outer"]
RESOURCES: Final = ["food", "water", "minerals", "tech"]
KINDS: Final = ["fleet", "battleship", "damaged", "scrap", "rocinante"]
FLEET: Final = 0
BATTLESHIP: Final = 1
DAMAGED: Final = 2
SCRAP: Final = 3
ROCINANTE: Final = 4
ABILITIES: Final = [
    "presence", "diplomats", "strike", "hegemony", "battleships", "long-burn", "supremacy", "network",
    "scrap-ships", "unrest", "ramming", "free-keep", "protomolecule", "trial", "hybrids",
]  # fmt: skip
PRESENCE: Final = 0  # fmt: skip
DIPLOMATS: Final = 1
STRIKE: Final = 2
HEGEMONY: Final = 3
BATTLESHIPS: Final = 4
LONG_BURN: Final = 5
SUPREMACY: Final = 6
NETWORK: Final = 7
SCRAP_SHIPS: Final = 8
UNREST: Final = 9
RAMMING: Final = 10
FREE_KEEP: Final = 11
PROTOMOLECULE: Final = 12
TRIAL: Final = 13
HYBRIDS: Final = 14
#: When an event can be used: at any occasion for events, only in scoring, or as a trigger of its own.
ANYTIME: Final = 0
IN_SCORING: Final = 1
AT_POINTS: Final = 2
AFTER_POINTS: Final = 3
NEVER: Final = 9
NOWHERE: Final = 255
SCORING_CARD: Final = 255


def critical_place(seats: i64, faction: Faction, resource: i64) -> i64:
    """Where the tables keep whether a resource is critical for a faction."""
    return seats * 16 + faction * 4 + resource


class Tables:
    """Everything that the content files say, by dense numbers."""

    def __init__(self) -> None:
        self.base_orbit: Table = table([0] * 16)
        self.base_sector: Table = table([0] * 16)
        self.base_resource: Table = table([0] * 16)
        self.base_zone: Table = table([0] * 16)
        self.orbit_zone: Table = table([0] * 9)
        self.orbit_bases: list[Table] = [table([]) for _ in range(9)]
        #: By seats: the bases in play, and by base 1 if it is in play.
        self.open_bases: list[Table] = [table([]) for _ in range(5)]
        self.is_open: list[Table] = [table([0] * 16) for _ in range(5)]
        self.costs: Table = table([0] * 5)
        self.start: int = 10
        self.bonus: list[Table] = []
        self.elsewhere: Table = table([])
        self.final: Table = table([])
        self.sector_tokens: i64 = 2
        #: In half fleets, by kind of ship.
        self.strength: Table = table([2, 4, 2, 1, 2])
        self.home: Table = table([0] * 4)
        self.cubes: Table = table([17] * 4)
        self.diplomats: Table = table([0] * 4)
        self.tokens: Table = table([0] * 4)
        self.ships: list[list[int]] = [[0] * 4 for _ in range(4)]
        #: Who has diplomats, protomolecule tokens and more than plain fleets.
        self.diplomat_owner: i64 = NOWHERE
        self.token_owner: i64 = NOWHERE
        self.kinds: list[Table] = [table([0]) for _ in range(4)]
        #: By `critical_place`: 1 if a faction's people need a resource.
        self.critical: Table = table([0] * 80)
        #: By ability and faction: the technology level that brings it (NEVER if none), its number, 1 if once per turn.
        self.level: list[Table] = [table([NEVER] * 4) for _ in range(15)]
        #: By technology level * 4 + faction: the abilities that it has then, a bit for each.
        self.unlocked: Table = table([0] * 16)
        self.value: list[Table] = [table([0] * 4) for _ in range(15)]
        self.once: list[Table] = [table([0] * 4) for _ in range(15)]
        #: By faction * 16 + base: 1 if a network of stations serves the faction there.
        self.network: Table = table([0] * 64)
        #: By technology level * 16 + base: the factions that win ties there, a bit for each.
        self.hegemony: Table = table([0] * 64)
        self.powers: list[list[str]] = [[""] * 4 for _ in range(4)]
        #: Cards.
        self.cards: list[str] = []
        self.points: Table = table([])
        self.keep: Table = table([])
        #: By card * 4 + faction: 1 if the card shows its icon.
        self.icons: Table = table([])
        self.used_with: list[list[bool]] = []
        self.when: Table = table([])
        self.trigger: Table = table([])
        self.first: Table = table([])
        self.operations: list[Operation] = []
        self.play: list[Action] = []
        self.shed: list[Action] = []
        #: By seats: opening pile, cards per pile, piles, scoring cards per pile.
        self.piles: list[Table] = [table([]) for _ in range(5)]
        #: The sheets: (faction, kind, orbit, number) and (faction, base, number).
        self.start_ships: list[tuple[int, int, int, int]] = []
        self.start_cubes: list[tuple[int, int, int]] = []
        #: By reach (3 is anywhere) and orbit: the orbits within so many zones.
        self.reachable: list[list[list[int]]] = []
        #: By reach, orbit and number of ships there: every move of a group.
        self.moves: list[list[list[list[Action]]]] = []
