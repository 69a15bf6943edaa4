"""Parsec: what becomes of the events of a seat that is out, and how events end (chapters 6.2 and 13)."""

from __future__ import annotations

import pytest
from tests.games.parsec import books
from tests.games.parsec.table import Table

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import is_at_truce, is_embargoed
from orrery.games.parsec.effects import destroy, end_event
from orrery.games.parsec.state import HOLE, L_CARD, L_SEAT, L_TARGET, RECORD
from orrery.games.parsec.traits import refresh_traits
from orrery.kernel import taken


def based(seats: int = 3) -> Table:
    """Every seat has a colony."""
    table = Table(seats)
    for seat in range(seats):
        table.put(f"{seat}o1", table.planet(seat + 1)[0])
    return table


def enforce(table: Table, name: str, seat: int, target: int = -1, until: int = 3, cell: int = -1) -> None:
    """An event in force, its card taken from the deck as long as there is one."""
    card = table.game.tables.card_names.index(name)
    if card in table.state.deck:
        table.state.deck = taken(table.state.deck, table.state.deck.index(card))
    table.state.lasting.extend([card, seat, until, target, cell])
    table.state.temporary += not table.game.tables.permanent[card]
    refresh_traits(table.state, seat)


def in_force(table: Table) -> list[tuple[str, int, int]]:
    """The events in force: card, seat and target."""
    lasting = table.state.lasting
    names = table.game.tables.card_names
    return [
        (names[lasting[at + L_CARD]], lasting[at + L_SEAT], lasting[at + L_TARGET])
        for at in range(0, len(lasting), RECORD)
    ]


@pytest.mark.rule("parsec:13b")
def test_the_heir_takes_over_events_in_force() -> None:
    table = based()
    for name, seat in (("plasma-cannons", 2), ("warp-drive", 1), ("embargo", 1), ("automatic-extractors", 0)):
        enforce(table, name, seat, target=0 if name == "embargo" else -1)
    attack = list(table.state.attack[0:5])
    move = list(table.state.move[0:5])
    destroy(table.state, UNIT_NAMES.index("1o1"), 0, "attack")
    assert in_force(table) == [
        ("plasma-cannons", 2, -1),
        ("warp-drive", 0, -1),
        ("embargo", 0, 0),
        ("automatic-extractors", 0, -1),
    ]
    assert list(table.state.move[0:5]) != move
    assert list(table.state.attack[0:5]) == attack
    books.check_cards(table.state, whole=True)


@pytest.mark.rule("parsec:13b", "parsec:6.2p")
def test_without_an_heir_events_end_and_cards_go_under_the_deck() -> None:
    table = based()
    for name, seat in (("plasma-cannons", 1), ("warp-drive", 0), ("embargo", 1), ("ion-storm", 1), ("deep-drills", 2)):
        enforce(table, name, seat, target=0)
    destroy(table.state, UNIT_NAMES.index("1o1"), -1, "event")
    assert in_force(table) == [("warp-drive", 0, 0), ("deep-drills", 2, 0)]
    names = table.game.tables.card_names
    assert [names[card] for card in table.state.deck[:3]] == ["plasma-cannons", "embargo", "ion-storm"]
    assert (table.state.returned, table.state.temporary) == (3, 0)
    books.check_cards(table.state, whole=True)


@pytest.mark.rule("parsec:6.2p")
def test_an_event_that_ends_takes_its_own_token_alone() -> None:
    table = based()
    one, two, three = table.line(3)
    for cell in (one, three):
        table.state.holder[cell] = HOLE
    enforce(table, "ion-storm", 0, target=1)
    enforce(table, "black-hole", 1, target=one, cell=one)
    enforce(table, "black-hole", 2, target=three, cell=three)
    end_event(table.state, RECORD)
    assert (table.state.holder[one], table.state.holder[three], table.state.temporary) == (0, HOLE, 2)
    assert in_force(table) == [("ion-storm", 0, 1), ("black-hole", 2, three)]
    table.put("0f1", two)
    table.state.lasting[RECORD + L_TARGET] = two  # a vessel came to stand where the token lay
    end_event(table.state, RECORD)
    assert table.state.holder[two] == 1
    end_event(table.state, 0)
    assert (in_force(table), table.state.temporary, table.state.returned) == ([], 0, 3)


@pytest.mark.rule("parsec:12d")
def test_a_truce_binds_both_and_nobody_else() -> None:
    table = based(4)
    enforce(table, "imposed-truce", 1, target=2)
    pairs = {(a, b) for a in range(4) for b in range(4) if a != b and is_at_truce(table.state, a, b)}
    assert pairs == {(1, 2), (2, 1)}


@pytest.mark.rule("parsec:6.2m")
def test_an_embargo_is_for_its_target_alone() -> None:
    table = based(4)
    assert [is_embargoed(table.state, seat) for seat in range(4)] == [False] * 4
    enforce(table, "ion-storm", 0, target=3)
    enforce(table, "embargo", 0, target=2)
    assert [is_embargoed(table.state, seat) for seat in range(4)] == [False, False, True, False]


@pytest.mark.rule("parsec:9.1a")
def test_a_trade_is_remembered_by_both_and_nobody_else() -> None:
    table = based(4)
    one, two = table.line(2)
    table.put("1c1", one)
    table.put("3c1", two)
    table.give(1, 2, 1, 0)
    table.act(1).play("offer 3", "put titanium", "done", "accept")
    assert (table.stock(1), table.stock(3)) == ((1, 1, 0), (1, 0, 0))
    pairs = {(a, b) for a in range(4) for b in range(4) if table.state.pacts[a * 4 + b]}
    assert pairs == {(1, 3), (3, 1)}
