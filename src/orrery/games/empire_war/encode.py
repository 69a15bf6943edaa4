"""The war as a row of numbers: what a seat knows of ships, the map, and both sides. The battle has its own encoder."""

from __future__ import annotations

from typing import Final

from orrery.games.empire_war.board import owner_of
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import MOST_LANES, PLACES, SHIPS
from orrery.games.talon.encode import LAYOUT as BATTLE
from orrery.games.talon.encode import observe as observe_battle
from orrery.kernel import packed
from orrery.parts.layout import Layout, held

#: The columns that all may see; `SHIP_COLUMNS` stand before them, masked by what a seat knows.
LAYOUT: Final = Layout(
    columns=[
        ("front", MOST_LANES + 1, 9),
        ("marker", MOST_LANES + 1, 2),
        ("result", MOST_LANES + 1, 3),
        ("holder", PLACES, 2),
        ("scouted", PLACES, 6),
        ("levied", 2, 1),
        ("committed", 2, 1),
        ("leader", 2, 2),
        ("withdrawn", 2, 1),
    ],
    wide=[],
    numbers=[("turn", 8), ("lane", 4), ("planning", 1)],
)
#: By ship: what a seat knows of it, and what counts as 1.
SHIP_COLUMNS: Final = (("alive", 1.0), ("at", 4.0), ("orders", 4.0), ("post", 50.0), ("hull", 10.0))
#: The own purse in tens of points.
PURSE: Final = 10
OBSERVATION_SIZE: Final = len(SHIP_COLUMNS) * SHIPS + LAYOUT.size + 1 + BATTLE.size
OBSERVATION_SCALE: Final = (
    tuple([scale for _, scale in SHIP_COLUMNS for _ in range(SHIPS)]) + LAYOUT.scale + (100.0,) + BATTLE.scale
)
NO_BATTLE: Final = bytes(BATTLE.size)


def observe(state: WarState, seat: int) -> bytes:
    """What a seat knows; orders of the other side are left out."""
    own = [owner_of(ship) == seat for ship in range(SHIPS)]
    known = [bool(state.alive[ship]) and (own[ship] or bool(state.seen[ship])) for ship in range(SHIPS)]
    ships = range(SHIPS)
    return b"".join(
        [
            bytes(known),
            bytes([state.at[ship] if known[ship] else 0 for ship in ships]),
            bytes([state.orders[ship] if known[ship] and own[ship] else 0 for ship in ships]),
            bytes([state.post[ship] if known[ship] else 255 for ship in ships]),
            bytes([state.hull[ship] if known[ship] else 0 for ship in ships]),
            packed(state.front), packed(state.marker), packed(state.result), packed(state.holder),
            packed(state.scouted), packed(state.levied), packed(state.committed), packed(state.leader),
            packed(state.withdrawn), bytes([held(state.turn), state.lane, state.planning]),
            bytes([held(state.purse[seat] // PURSE)]),
            NO_BATTLE if state.battle is None else observe_battle(state.battle, seat),
        ]
    )  # fmt: skip
