"""Parsec: what becomes of the events of a seat that is out, and how events end (chapters 6.2 and 13)."""

from __future__ import annotations

import pytest
from tests.games.parsec import books
from tests.games.parsec.table import Table

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import (
    are_corsairs,
    attack_bonus,
    defence_bonus,
    firing_range,
    is_at_truce,
    is_embargoed,
    mobility,
    transport_at,
    units_at,
)
from orrery.games.parsec.effects import destroy, draw, end_event, steal_resource, take_top
from orrery.games.parsec.flow.immediate import steal_event
from orrery.games.parsec.flow.purchase import ChooseBerth
from orrery.games.parsec.flow.support import LendVessels, can_join, can_lend
from orrery.games.parsec.state import HOLE, L_CARD, L_SEAT, L_TARGET, RECORD
from orrery.games.parsec.traits import refresh_traits
from orrery.kernel import Rng, taken


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
    enforce(table, "embargo", 0, target=3)
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


@pytest.mark.rule("parsec:13b")
@pytest.mark.parametrize("heir", [True, False])
def test_resources_and_cards_of_a_seat_that_is_out(heir: bool) -> None:
    table = based()
    table.give(1, 2, 0, 3)
    table.give(0, 1, 1, 1)
    table.deal(1, "mutiny", "embargo", "rich-vein")
    table.deal(0, "embargo")
    before = len(table.state.deck)
    destroy(table.state, UNIT_NAMES.index("1o1"), 0 if heir else -1, "attack")
    assert (table.stock(1), table.hand(1), table.state.cards[1], table.state.alive[1]) == ((0, 0, 0), [], 0, 0)
    if heir:
        assert table.stock(0) == (3, 1, 4)
        assert sorted(table.hand(0)) == ["embargo", "embargo", "mutiny", "rich-vein"]
        assert (table.state.cards[0], len(table.state.deck)) == (4, before)
    else:
        assert (table.stock(0), table.hand(0)) == ((1, 1, 1), ["embargo"])
        assert (len(table.state.deck), table.state.returned) == (before + 3, 3)
    assert table.state.disclosed
    books.check_bank(table.state)
    books.check_cards(table.state, whole=True)
    assert table.ending() is None


@pytest.mark.rule("parsec:13a")
def test_the_last_side_wins_and_without_any_nobody_does() -> None:
    table = based(4)
    table.state.teams = 2
    destroy(table.state, UNIT_NAMES.index("1o1"), 0, "attack")
    assert table.ending() is None
    destroy(table.state, UNIT_NAMES.index("3o1"), 2, "attack")
    assert table.ending() == ((0, 2), "elimination")
    nobody = based(2)
    nobody.state.alive[0] = 0
    destroy(nobody.state, UNIT_NAMES.index("1o1"), -1, "event")
    assert nobody.ending() == ((), "extinction")


@pytest.mark.rule("parsec:6.2a", "parsec:6.2p")
def test_the_top_card_is_taken_and_what_was_returned_is_known() -> None:
    table = based()
    state = table.state
    state.deck = bytes([4, 5, 6])
    state.returned = 3
    draw(state, 1)
    assert (state.deck, state.returned, state.cards[1]) == (bytes([4, 5]), 2, 1)
    state.returned = 1
    assert (take_top(state), state.returned) == (5, 1)
    assert (take_top(state), state.returned, state.deck) == (4, 0, b"")
    state.disclosed = False
    draw(state, 1)
    assert (state.cards[1], state.disclosed) == (1, False)


@pytest.mark.rule("parsec:6.2m")
def test_a_card_is_stolen_at_random_from_what_there_is() -> None:
    table = based()
    steal_resource(table.state, 0, 1, "plunder")
    assert sum(table.stock(0)) == 0
    stolen = set()
    for seed in range(30):
        table = based()
        table.give(1, 1, 0, 2)
        table.state.rng = Rng(seed)
        steal_resource(table.state, 0, 1, "plunder")
        stolen.add(table.stock(0))
        assert sum(table.stock(1)) == 2
    assert stolen == {(1, 0, 0), (0, 0, 1)}


def test_questions_about_empty_hexes() -> None:
    table = based()
    one, two = table.line(2)
    assert (units_at(table.state, one), transport_at(table.state, one)) == ([], -1)
    table.put("0x1", one)
    table.put("0t1", two)
    assert (transport_at(table.state, one), transport_at(table.state, two)) == (-1, UNIT_NAMES.index("0t1"))
    table.state.holder[one] = HOLE
    assert units_at(table.state, one) == []


@pytest.mark.rule("parsec:4.2h", "parsec:4.2i")
def test_a_fighter_bought_aboard_far_from_home_costs_more() -> None:
    table = based(2)
    table.put("0t1", table.line(1)[0])
    price = table.state.price[6:9]
    extra = table.game.tables.surcharge
    table.state.race = 1
    table.give(0, *[cost + more for cost, more in zip(price, extra, strict=True)])
    table.shop(0)
    assert "buy fighter" in table.options()
    table.play("buy fighter")
    if table.state.choice == "ChooseBerth":
        assert "aboard t1" in table.options()
    short = based(2)
    short.put("0t1", short.line(1)[0])
    short.state.race = 1
    short.give(0, *price)
    choice = ChooseBerth(0, 2)
    refusal = choice.why_not(short.state, short.game.parse("aboard t1"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("parsec:4.2h", "cannot-pay")
    short.give(0, *extra)
    assert choice.why_not(short.state, short.game.parse("aboard t1")) is None


@pytest.mark.rule("parsec:12.4i")
def test_only_the_cargos_of_the_seat_that_made_them_corsairs_attack() -> None:
    table = based(3)
    assert [are_corsairs(table.state, seat) for seat in range(3)] == [False] * 3
    enforce(table, "ion-storm", 0, target=1)
    enforce(table, "corsair-cargos", 1)
    assert [are_corsairs(table.state, seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("parsec:12.4i", "parsec:6.2m")
def test_corsairs_are_stronger_in_attack_and_in_nothing_else() -> None:
    table = based(3)
    for number, cell in enumerate(table.line(6)):
        table.put(f"{number % 3}{'cf'[number // 3]}1", cell)
    units = [unit for unit in range(len(table.state.where)) if table.state.where[unit] >= 0]
    values = (attack_bonus, defence_bonus, firing_range, mobility)
    before = {UNIT_NAMES[unit]: [value(table.state, unit) for value in values] for unit in units}
    enforce(table, "corsair-cargos", 1)
    before["1c1"][0] += 1
    assert {UNIT_NAMES[unit]: [value(table.state, unit) for value in values] for unit in units} == before


@pytest.mark.rule("parsec:13b", "parsec:14.2a")
@pytest.mark.parametrize("by", [0, 1, 2])
def test_neither_oneself_nor_a_team_mate_nor_who_is_out_inherits(by: int) -> None:
    table = based(4)
    table.state.teams = 2
    table.state.alive[1] = 0
    table.give(2, 3, 1, 2)
    table.deal(2, "embargo")
    destroy(table.state, UNIT_NAMES.index("2o1"), by, "event")
    assert not table.state.alive[2]
    assert [table.stock(seat) for seat in range(4)] == [(0, 0, 0)] * 4
    assert [table.hand(seat) for seat in range(4)] == [[]] * 4
    books.check_bank(table.state)
    books.check_cards(table.state, whole=True)


@pytest.mark.rule("parsec:6.2m")
@pytest.mark.parametrize("other", range(3))
def test_every_card_of_the_victim_is_as_likely_to_be_stolen(other: int) -> None:
    names = Table().game.tables.card_names
    for pick in range(6):
        table = based()
        for seat in range(3):
            table.give(seat, *((1, 2, 3) if seat == other else (5, 5, 0)))
        before = [table.stock(seat) for seat in range(3)]
        table.dice.picks.append(pick)
        thief = (other + 1) % 3
        steal_resource(table.state, thief, other, "plunder")
        resource = (0, 1, 1, 2, 2, 2)[pick]
        change = [(seat == thief) - (seat == other) for seat in range(3)]
        for seat in range(3):
            expected = [amount + change[seat] * (r == resource) for r, amount in enumerate(before[seat])]
            assert table.stock(seat) == tuple(expected)
    for pick in range(4):
        table = based()
        held = [names[0], names[1], names[1], names[2]]
        table.deal(other, *held)
        table.deal((other + 2) % 3, names[3], names[-1])
        table.state.disclosed = False
        table.dice.picks.append(pick)
        steal_event(table.state, (other + 1) % 3, other)
        assert table.hand((other + 1) % 3) == [held.pop(pick)]
        assert table.hand(other) == held
        assert table.hand((other + 2) % 3) == [names[3], names[-1]]
        assert table.state.disclosed


@pytest.mark.rule("parsec:12.6b", "parsec:12.4i")
def test_cargos_are_not_lent_even_as_corsairs() -> None:
    table = based(3)
    one, two, three = table.line(3)
    table.put("2c1", one)
    table.put("1x1", two)
    table.put("2f1", three)
    enforce(table, "corsair-cargos", 2)
    enemy = UNIT_NAMES.index("1x1")
    cargo = UNIT_NAMES.index("2c1")
    assert can_join(table.state, cargo, enemy)
    assert not can_lend(table.state, cargo, enemy)
    choice = LendVessels(2, enemy, -1)
    assert [str(action) for action in choice.options(table.state)] == ["join f1"]
    refusal = choice.why_not(table.state, table.game.parse("join c1"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("parsec:12.6b", "military-only")


@pytest.mark.rule("parsec:13b", "parsec:13c")
@pytest.mark.parametrize(("out", "heir"), [(out, heir) for out in range(4) for heir in range(-1, 4) if heir != out])
def test_everything_of_a_seat_that_is_out_goes_to_its_heir(out: int, heir: int) -> None:
    table = based(4)
    state = table.state
    names = table.game.tables.card_names
    for seat in range(4):
        table.give(seat, seat + 1, 2 * seat + 1, 5 - seat)
        table.deal(seat, names[seat], names[seat + 5], names[seat + 5])
        enforce(table, "embargo" if seat else "ion-storm", seat, target=seat)
        state.factions[seat] = 1 << seat
        state.spare[seat] = 1
        refresh_traits(state, seat)
    stocks = [table.stock(seat) for seat in range(4)]
    hands = [table.hand(seat) for seat in range(4)]
    destroy(state, UNIT_NAMES.index(f"{out}o1"), heir, "attack")
    stocks[out], lost = (0, 0, 0), stocks[out]
    hands[out], cards = [], hands[out]
    factions = [1 << seat if seat != out else 0 for seat in range(4)]
    if heir >= 0:
        stocks[heir] = tuple(own + more for own, more in zip(stocks[heir], lost, strict=True))
        hands[heir] = sorted([*hands[heir], *cards], key=names.index)
        factions[heir] |= 1 << out
    assert [table.stock(seat) for seat in range(4)] == stocks
    assert [table.hand(seat) for seat in range(4)] == hands
    assert list(state.factions) == factions
    assert list(state.spare) == [int(seat != out) for seat in range(4)]
    owners = [seat for _, seat, _ in in_force(table)]
    expected = [heir if seat == out else seat for seat in range(4)]
    assert owners == [seat for seat in expected if seat >= 0]
    assert table.ending() is None
    books.check_bank(state)
    books.check_cards(state, whole=True)


@pytest.mark.rule("parsec:13b")
def test_an_empty_hand_brings_nothing_to_light() -> None:
    for card in (None, "embargo"):
        table = based()
        if card:
            table.deal(1, card)
        table.state.disclosed = False
        destroy(table.state, UNIT_NAMES.index("1o1"), 0, "attack")
        assert table.state.disclosed == (card is not None)
