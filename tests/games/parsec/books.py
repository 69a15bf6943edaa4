"""What must hold on any board: every piece, card and resource is somewhere once, and what follows from it is kept."""

from __future__ import annotations

from orrery.games.parsec.state import (
    ASKED,
    CLASH,
    CRUISER_HERE,
    HAPPENED,
    HOLE,
    L_CARD,
    LOSS,
    NOT_ABOARD,
    NOWHERE,
    OVER,
    RECORD,
    TRANSPORT_HERE,
    ParsecState,
)
from orrery.games.parsec.tables import COLONY, CRUISER, KIND, OWNER, PIECE, PIECES, SUPPLY, TRANSPORT
from orrery.games.parsec.traits import refresh_traits

TRAITS = (
    "attack", "defence", "reach", "move", "price", "ratio", "resale", "traits", "plunder", "bounty", "scout",
    "extra_yield",
)  # fmt: skip


def check_board(state: ParsecState) -> None:
    """One owner in a hex, and what fills it (4.1a, 4.2d); as many pieces as there are (4.4c)."""
    found: dict[int, list[int]] = {}
    for unit in range(state.seats * PIECES):
        if state.where[unit] != NOWHERE:
            found.setdefault(state.where[unit], []).append(unit)
        else:
            assert (state.flags[unit], state.carrier[unit]) == (0, NOT_ABOARD)
            assert (state.engaged[unit], state.firing[unit]) == (0, 0)
    for cell in range(len(state.holder)):
        units = found.get(cell, [])
        kinds = [KIND[unit] for unit in units if KIND[unit] != COLONY]
        assert state.colony[cell] == len(units) - len(kinds) <= 1
        if not units:
            assert state.holder[cell] in (0, HOLE)
        else:
            assert {OWNER[unit] + 1 for unit in units} == {state.holder[cell]}
        if TRANSPORT in kinds:
            carrier = next(PIECE[unit] for unit in units if KIND[unit] == TRANSPORT)
            aboard = [unit for unit in units if state.carrier[unit] == carrier]
            assert len(aboard) == len(kinds) - 1
            assert state.crowd[cell] == TRANSPORT_HERE + len(aboard)
        else:
            assert all(state.carrier[unit] == NOT_ABOARD for unit in units)
            assert state.crowd[cell] == (CRUISER_HERE if CRUISER in kinds else len(kinds))
    for seat in range(state.seats):
        for kind in range(5):
            there = [unit for units in found.values() for unit in units if OWNER[unit] == seat and KIND[unit] == kind]
            assert state.count[seat * 5 + kind] == len(there) <= state.tables.limits[kind]


def check_bank(state: ParsecState) -> None:
    """Resource cards are in the bank or with a seat (1.1c)."""
    for resource in range(3):
        held = sum(state.stock[seat * 3 + resource] for seat in range(state.seats))
        assert held + state.bank[resource] == state.tables.sizes[state.seats][SUPPLY]


def check_cards(state: ParsecState, whole: bool) -> None:
    """Event cards are in the deck, in hands or in force (6.2p); a seat's values follow from what is in force (6.2e)."""
    kinds = state.tables.cards
    records = [state.lasting[at + L_CARD] for at in range(0, len(state.lasting), RECORD)]
    for seat in range(state.seats):
        assert state.cards[seat] == sum(state.hand[seat * kinds : seat * kinds + kinds])
    if whole:
        for card in range(kinds):
            held = sum(state.hand[seat * kinds + card] for seat in range(state.seats))
            assert state.deck.count(card) + held + records.count(card) == state.tables.copies[card]
    assert 0 <= state.returned <= len(state.deck)
    assert state.temporary == sum(1 for card in records if not state.tables.permanent[card])
    twin = state.clone()
    for seat in range(state.seats):
        refresh_traits(twin, seat)
    for name in TRAITS:
        assert list(getattr(twin, name)) == list(getattr(state, name)), name


def check_peace(state: ParsecState) -> None:
    """Nothing is left of a combat that is over (12.7a)."""
    assert list(state.engaged) == list(state.firing) == [0] * (state.seats * PIECES)
    assert {state.clash[at] for at in range(CLASH) if at != ASKED} == {-1}
    assert state.clash[ASKED] in (-1, 0)


def check_marks(state: ParsecState) -> None:
    """What is so or not is kept as 1 or 0, and units take part on side 1 or 2 (11b, 12.4a, 9.1a)."""
    assert set(state.firing) | set(state.pacts) | set(state.alive) | {state.race} <= {0, 1}
    assert {state.clash[LOSS], state.clash[HAPPENED], state.clash[OVER]} <= {-1, 0, 1}
    assert set(state.engaged) <= {0, 1, 2}


def check(state: ParsecState) -> None:
    """Everything at once."""
    check_marks(state)
    check_board(state)
    check_bank(state)
    check_cards(state, state.choice == "ChooseAction")
    if state.choice == "ChooseAction":
        check_peace(state)
