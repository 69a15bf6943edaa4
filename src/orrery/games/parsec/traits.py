"""What factions and permanent events make of a seat: its values, prices and rights (parsec:6.1a, 6.2e)."""

from __future__ import annotations

from orrery.games.parsec.state import L_CARD, L_SEAT, L_TARGET, RECORD, ParsecState
from orrery.games.parsec.tables import AT_KIND, ATTACK, DEFENCE, MOVE, RANGE, Seat, Tables
from orrery.kernel import changed


class Traits:
    """What a seat begins with; operations change it."""

    __slots__ = (
        "bounty", "cards", "extra_yield", "plunder", "prices", "ratio", "resale", "rights", "scout", "values",
    )  # fmt: skip

    def __init__(self, tables: Tables) -> None:
        #: By kind of unit: attack, defence, range and movement.
        self.values: list[list[int]] = [row[:] for row in tables.stats]
        #: By kind of unit, event cards last.
        self.prices: list[list[int]] = [row[:] for row in tables.costs]
        #: What the Space Port takes for one resource, or -1 for what it takes of everybody.
        self.ratio: int = -1
        self.resale: int = 0
        self.plunder: int = 0
        self.bounty: int = 0
        self.scout: int = 0
        self.extra_yield: int = 0
        #: Bits of state.traits.
        self.rights: int = 0
        #: How many event cards it draws before the first turn besides those of everybody.
        self.cards: int = 0


def traits_of(state: ParsecState, seat: Seat) -> Traits:
    """What the operations of a seat's factions and of its permanent events make of it."""
    tables = state.tables
    traits = Traits(tables)
    for faction in range(tables.factions):
        if state.factions[seat] >> faction & 1:
            for operation in tables.faction_operations[faction]:
                operation.amend(traits, 0)
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        card = lasting[at + L_CARD]
        if tables.permanent[card] and lasting[at + L_SEAT] == seat:
            chosen = 1 << lasting[at + L_TARGET] if tables.target[card] == AT_KIND else 0
            for operation in tables.card_operations[card]:
                operation.amend(traits, chosen)
    return traits


def refresh_traits(state: ParsecState, seat: Seat) -> None:
    """Work out a seat's values, prices and rights from its factions and permanent events (parsec:6.1a, parsec:6.2e)."""
    traits = traits_of(state, seat)
    values = traits.values
    attack, defence, reach, move = state.attack[:], state.defence[:], state.reach[:], state.move[:]
    for kind in range(5):
        attack[seat * 5 + kind] = values[kind][ATTACK]
        defence[seat * 5 + kind] = values[kind][DEFENCE]
        reach[seat * 5 + kind] = values[kind][RANGE]
        move[seat * 5 + kind] = values[kind][MOVE]
    state.attack, state.defence, state.reach, state.move = attack, defence, reach, move
    price = state.price[:]
    for kind in range(6):
        for resource in range(3):
            price[seat * 18 + kind * 3 + resource] = traits.prices[kind][resource]
    state.price = price
    state.ratio = changed(state.ratio, seat, state.tables.ratio if traits.ratio < 0 else traits.ratio)
    state.resale = changed(state.resale, seat, -traits.resale)
    state.plunder = changed(state.plunder, seat, traits.plunder)
    state.bounty = changed(state.bounty, seat, traits.bounty)
    state.scout = changed(state.scout, seat, traits.scout)
    state.extra_yield = changed(state.extra_yield, seat, traits.extra_yield)
    state.traits = changed(state.traits, seat, traits.rights)
