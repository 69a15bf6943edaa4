"""A position of the war: what is written on the map and on the ship lists, and the battle that is being fought."""

from __future__ import annotations

from typing import Annotated, Any

from mypy_extensions import i64, mypyc_attr

from orrery.games.empire_war.tables import (
    COMMANDED,
    LEVELS,
    MOST_LANES,
    NOBODY,
    NOWHERE,
    PLACES,
    SHIPS,
    TALON,
    Tables,
    War,
)
from orrery.games.talon.nested import BattleState
from orrery.kernel import ByteColumn, Game, LongColumn, PartMatch, Rng, filled


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class WarState(BattleState):
    """Columns by counter, by lane (from 1), by place (lane * 10 + zone) and by seat."""

    tables: Tables
    war: War
    #: Whether commanded battles are fought at tables of their own; of the last one that was the seed of its dice, and
    #: how many of its actions were played (empire_war:7.9).
    apart: bool
    battle_seed: int
    battle_actions: int
    turn: Annotated[i64, 0]
    #: Whether plans are being made in secret, and the sector whose battle it is.
    planning: Annotated[i64, 0]
    lane: Annotated[i64, 0]
    #: Whether a counter's ship exists, from which turn on it may be bought, whether it cost nothing.
    alive: Annotated[ByteColumn, SHIPS]
    freed: Annotated[ByteColumn, SHIPS]
    free: Annotated[ByteColumn, SHIPS]
    #: Whether the other side has seen it.
    seen: Annotated[ByteColumn, SHIPS]
    #: The sector of a ship (0: the reserve), and the one that it is ordered to; the place of a base.
    at: Annotated[ByteColumn, SHIPS]
    orders: Annotated[ByteColumn, SHIPS]
    post: Annotated[ByteColumn, SHIPS, NOWHERE]
    #: Damage that lasts from battle to battle; `groups_lost` has a bit for each group.
    hull: Annotated[ByteColumn, SHIPS]
    groups_lost: Annotated[ByteColumn, SHIPS]
    radius_added: Annotated[ByteColumn, SHIPS]
    power_cut: Annotated[ByteColumn, SHIPS]
    drive_lost: Annotated[ByteColumn, SHIPS]
    #: Whether it gets no repair in this turn: it retreated, or is a base that fought.
    strained: Annotated[ByteColumn, SHIPS]
    #: By lane: the zone of the front, whose face its marker shows, and how this turn went.
    front: Annotated[ByteColumn, MOST_LANES + 1]
    marker: Annotated[ByteColumn, MOST_LANES + 1, TALON]
    result: Annotated[ByteColumn, MOST_LANES + 1]
    #: By place: who holds the planet, and the terrain that a die gave (NOWHERE before).
    holder: Annotated[ByteColumn, PLACES, NOBODY]
    scouted: Annotated[ByteColumn, PLACES, NOWHERE]
    #: By seat: points to spend, whether the levy was raised, whether its plans are final, who leads its ships.
    purse: Annotated[LongColumn, 2]
    levied: Annotated[ByteColumn, 2]
    committed: Annotated[ByteColumn, 2]
    leader: Annotated[ByteColumn, 2]
    #: Whether a side withdrew from this sector's battle.
    withdrawn: Annotated[ByteColumn, 2]
    #: For each turn that is over the front and the result of every lane.
    history: Annotated[bytearray, b""]

    # Written by tools/columns.py from the annotations above.
    __slots__ = (
        "alive", "apart", "at", "battle_actions", "battle_seed", "committed", "drive_lost", "free", "freed", "front",
        "groups_lost", "history", "holder", "hull", "lane", "leader", "levied", "marker", "orders", "planning", "post",
        "power_cut", "purse", "radius_added", "result", "scouted", "seen", "strained", "tables", "turn", "war",
        "withdrawn",
    )  # fmt: skip
    columns = (
        "turn", "planning", "lane", "alive", "freed", "free", "seen", "at", "orders", "post", "hull", "groups_lost",
        "radius_added", "power_cut", "drive_lost", "strained", "front", "marker", "result", "holder", "scouted",
        "purse", "levied", "committed", "leader", "withdrawn", "history",
    )  # fmt: skip
    kinds = (
        "", "", "", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "B", "q", "B",
        "B", "B", "B", "",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.turn = 0
        self.planning = 0
        self.lane = 0
        self.alive = filled("B", SHIPS)
        self.freed = filled("B", SHIPS)
        self.free = filled("B", SHIPS)
        self.seen = filled("B", SHIPS)
        self.at = filled("B", SHIPS)
        self.orders = filled("B", SHIPS)
        self.post = filled("B", SHIPS, NOWHERE)
        self.hull = filled("B", SHIPS)
        self.groups_lost = filled("B", SHIPS)
        self.radius_added = filled("B", SHIPS)
        self.power_cut = filled("B", SHIPS)
        self.drive_lost = filled("B", SHIPS)
        self.strained = filled("B", SHIPS)
        self.front = filled("B", MOST_LANES + 1)
        self.marker = filled("B", MOST_LANES + 1, TALON)
        self.result = filled("B", MOST_LANES + 1)
        self.holder = filled("B", PLACES, NOBODY)
        self.scouted = filled("B", PLACES, NOWHERE)
        self.purse = filled("q", 2)
        self.levied = filled("B", 2)
        self.committed = filled("B", 2)
        self.leader = filled("B", 2)
        self.withdrawn = filled("B", 2)
        self.history = bytearray(b"")

    def take_columns(self, values: dict[str, Any]) -> None:
        self.turn = values["turn"]
        self.planning = values["planning"]
        self.lane = values["lane"]
        self.alive = values["alive"]
        self.freed = values["freed"]
        self.free = values["free"]
        self.seen = values["seen"]
        self.at = values["at"]
        self.orders = values["orders"]
        self.post = values["post"]
        self.hull = values["hull"]
        self.groups_lost = values["groups_lost"]
        self.radius_added = values["radius_added"]
        self.power_cut = values["power_cut"]
        self.drive_lost = values["drive_lost"]
        self.strained = values["strained"]
        self.front = values["front"]
        self.marker = values["marker"]
        self.result = values["result"]
        self.holder = values["holder"]
        self.scouted = values["scouted"]
        self.purse = values["purse"]
        self.levied = values["levied"]
        self.committed = values["committed"]
        self.leader = values["leader"]
        self.withdrawn = values["withdrawn"]
        self.history = values["history"]

    def clone(self) -> WarState:
        twin = WarState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.tables = self.tables
        twin.war = self.war
        twin.apart = self.apart
        twin.battle_seed = self.battle_seed
        twin.battle_actions = self.battle_actions
        twin.turn = self.turn
        twin.planning = self.planning
        twin.lane = self.lane
        twin.alive = self.alive[:]
        twin.freed = self.freed[:]
        twin.free = self.free[:]
        twin.seen = self.seen[:]
        twin.at = self.at[:]
        twin.orders = self.orders[:]
        twin.post = self.post[:]
        twin.hull = self.hull[:]
        twin.groups_lost = self.groups_lost[:]
        twin.radius_added = self.radius_added[:]
        twin.power_cut = self.power_cut[:]
        twin.drive_lost = self.drive_lost[:]
        twin.strained = self.strained[:]
        twin.front = self.front[:]
        twin.marker = self.marker[:]
        twin.result = self.result[:]
        twin.holder = self.holder[:]
        twin.scouted = self.scouted[:]
        twin.purse = self.purse[:]
        twin.levied = self.levied[:]
        twin.committed = self.committed[:]
        twin.leader = self.leader[:]
        twin.withdrawn = self.withdrawn[:]
        twin.history = self.history.copy()
        return twin

    # End of what tools/columns.py wrote.

    def begin(self) -> None:
        game: Any = self.game
        self.tables = game.tables
        self.war = game.content.wars[str(self.options["war"])]
        self.apart = bool(self.options.get("apart", False))
        self.battle_seed = 0
        self.battle_actions = 0
        super().begin()

    def is_led(self) -> bool:
        """Whether a player leads a side of this sector's battle himself (empire_war:7.8)."""
        return self.leader[0] == COMMANDED or self.leader[1] == COMMANDED

    def has_own_dice(self) -> bool:
        return self.apart and self.is_led()

    def battle_apart(self) -> PartMatch | None:
        """The battle that is to be fought at a table of its own, before its first action (empire_war:7.9)."""
        battle = self.battle
        if battle is None or self.seat is None or not self.has_own_dice() or self.battle_actions:
            return None
        levels = tuple(["" if self.leader[seat] == COMMANDED else LEVELS[self.leader[seat]] for seat in range(2)])
        title = f"{self.war.titles[self.lane]['en']}, {self.turn}"
        return PartMatch("talon", self.battle_seed, dict(battle.options), levels, title)

    def core(self) -> dict[str, Any]:
        document = super().core()
        if self.apart:
            document["battle_seed"] = f"{self.battle_seed:x}"
            document["battle_actions"] = self.battle_actions
        return document

    def restore(self, document: dict[str, Any]) -> None:
        if self.apart:
            self.battle_seed = int(document["battle_seed"], 16)
            self.battle_actions = document["battle_actions"]
        super().restore(document)
