"""The Expanse as a row of numbers: the open columns of the state, by base, orbit and faction.

The order of the deck, the cards in the box and the bonus token are left out. 255 (nowhere, nobody, a scoring card)
becomes 1 like any large number. Places are those of `ExpanseState`: `pieces` is base * 4 + faction, and so on.
"""

from __future__ import annotations

from orrery.games.expanse.state import ExpanseState
from orrery.parts.layout import Layout

LAYOUT = Layout(
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


def row_of(state: ExpanseState) -> bytes:
    """What everybody may see, in a row."""
    return LAYOUT.row(state)
