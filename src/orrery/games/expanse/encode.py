"""The Expanse as a row of numbers: the open columns of the state, by base, orbit and faction.

The order of the deck, the cards in the box and the bonus token are left out. 255 (nowhere, nobody, a scoring card)
becomes 1 like any large number. Places are those of `ExpanseState`: `pieces` is base * 4 + faction, and so on.
"""

from __future__ import annotations

from typing import Final

from orrery.games.expanse.state import ExpanseState
from orrery.kernel import packed
from orrery.parts.layout import Layout, held

LAYOUT: Final = Layout(
    columns=[
        ("seat_of", 4, 4),
        ("pieces", 64, 6),
        ("diplomats", 16, 3),
        ("tokens", 16, 2),
        ("influence", 64, 9),
        ("supply", 4, 20),
        ("ships", 144, 5),
        ("reserve", 16, 5),
        ("moved", 45, 5),
        ("kept", 52, 4),
        ("spent", 4, 1),
    ],
    wide=[("faction", 4, 4), ("initiative", 4, 4), ("track", 5, 64), ("points", 4, 150)],
    numbers=[
        ("first", 4),
        ("active", 4),
        ("turns", 60),
        ("rocinante", 4),
        ("rocinante_orbit", 9),
        ("unseen", 6),
        ("technology", 4),
        ("resolving", 64),
        ("focus_base", 16),
        ("focus_orbit", 9),
        ("tally", 16),
    ],
)


ZEROS: Final = [bytes(count) for count in range(6)]


def observe(state: ExpanseState, seat: int) -> bytes:
    """What everybody may see, in a row that is the same for every seat.

    It is `LAYOUT.row` written out, because compiled code reads its own columns far faster than columns by name.
    """
    initiative = state.initiative
    track = state.track
    points = state.points
    row = b"".join(
        [
            packed(state.seat_of), packed(state.pieces), packed(state.diplomats), packed(state.tokens),
            packed(state.influence), packed(state.supply), packed(state.ships), packed(state.reserve),
            packed(state.moved), packed(state.kept), packed(state.spent), packed(state.faction), ZEROS[4 - state.seats],
            initiative, ZEROS[4 - len(initiative)],
            track, ZEROS[5 - len(track)],
            bytes([
                held(points[0]), held(points[1]), held(points[2]), held(points[3]),
                state.first, state.active, held(state.turns), state.rocinante, state.rocinante_orbit, state.unseen,
                state.technology, state.resolving, state.focus_base, state.focus_orbit, held(state.tally),
            ]),
        ]
    )  # fmt: skip
    return row if len(row) == LAYOUT.size else LAYOUT.row(state)  # a pack may bring more cards
