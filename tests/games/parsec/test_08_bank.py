"""Parsec: what the bank pays, and what it takes at the Space Port (chapters 1.1, 8 and 9.2)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest
from tests.games.parsec.table import RESOURCES, Table
from tests.games.parsec.truths import PRICES

from orrery.games.parsec.actions import GIVE, TAKE
from orrery.games.parsec.board import cards_of, free_piece
from orrery.games.parsec.flow.production import ChooseResource, ChooseYield, Windfall, Yield
from orrery.games.parsec.flow.purchase import (
    buy_refusal,
    can_afford,
    can_convert,
    can_purchase,
    has_berth,
    has_piece,
    missing,
    purchases,
)
from orrery.games.parsec.flow.trade import ChooseGift, ChooseReturn
from orrery.games.parsec.tables import CARGO, FIGHTER, SUPPLY
from orrery.kernel import filled


def bank(table: Table, titanium: int, energy: int, gold: int) -> None:
    """Leave so much in the bank; the rest is with seat 1."""
    for resource, left in enumerate((titanium, energy, gold)):
        table.state.stock[3 + resource] += table.state.bank[resource] - left
        table.state.bank[resource] = left


@pytest.mark.rule("parsec:9.2a")
@pytest.mark.parametrize("stock", list(product(range(4), repeat=3)))
def test_three_cards_are_given_in_every_way_that_the_stock_allows(stock: tuple[int, int, int]) -> None:
    ways = [
        gift
        for gift in combinations_with_replacement(range(3), 3)
        if all(gift.count(resource) <= stock[resource] for resource in range(3))
    ]
    table = Table()
    table.give(0, *stock)
    for given in [(), *{way[:1] for way in ways}, *{way[:2] for way in ways}]:
        table.state.stack = [ChooseGift(0, given)]
        expected = {way[len(given)] for way in ways if way[: len(given)] == given}
        choice = table.state.stack[0]
        assert {action.resource for action in choice.options(table.state)} == expected
        assert {action.resource for action in GIVE if choice.why_not(table.state, action) is None} == expected


@pytest.mark.rule("parsec:9.2a")
def test_the_port_takes_the_gift_and_gives_one_card() -> None:
    table = Table()
    table.put("0c1", table.galaxy.docks[0])
    table.give(0, 2, 1, 1)
    table.act(0).play("exchange")
    assert table.options() == ["give titanium", "give energy"]  # the first is titanium in any case
    table.play("give titanium")
    assert table.options() == ["give energy", "give gold"]
    table.play("give energy", "take gold")
    assert table.stock(0) == (0, 0, 2)
    assert sum(table.state.bank) + 2 == 3 * table.game.tables.sizes[2][SUPPLY]


@pytest.mark.rule("parsec:1.1c", "parsec:9.2a")
@pytest.mark.parametrize("empty", range(3))
def test_the_port_gives_nothing_that_the_bank_lacks(empty: int) -> None:
    table = Table()
    bank(table, *[0 if resource == empty else 1 for resource in range(3)])
    others = [name for resource, name in enumerate(RESOURCES) if resource != empty]
    given = tuple(resource for resource in range(3) if resource != empty)
    table.run(ChooseReturn(1, (*given, given[0])))
    assert table.options() == [f"take {name}" for name in others]
    assert table.why(f"take {RESOURCES[empty]}") == ("parsec:1.1c", "deck-empty")
    table.run(ChooseReturn(1, (empty, given[0], given[0])))
    assert f"take {RESOURCES[empty]}" in table.options()  # what was just given can come back


@pytest.mark.rule("parsec:8f", "parsec:1.1c")
@pytest.mark.parametrize("only", range(3))
def test_a_choice_of_resources_ends_when_the_bank_is_empty(only: int) -> None:
    table = Table()
    bank(table, *[2 if resource == only else 0 for resource in range(3)])
    before = table.stock(0)
    table.run(Windfall(0, 3))
    assert table.state.choice == "Rest"
    assert table.stock(0)[only] == before[only] + 2
    assert sum(table.state.bank) == 0
    table.run(Windfall(0, 1))
    assert sum(table.stock(0)) == sum(before) + 2
    bank(table, *[1 if resource != only else 0 for resource in range(3)])
    table.run(ChooseResource(0))
    assert table.why(f"take {RESOURCES[only]}") == ("parsec:1.1c", "deck-empty")
    assert len(table.options()) == 2


@pytest.mark.rule("parsec:8f")
def test_a_windfall_is_as_many_choices_as_it_says() -> None:
    table = Table()
    table.run(Windfall(0, 3))
    taken = 0
    while table.state.choice == "ChooseResource":
        table.play(f"take {RESOURCES[taken % 3]}")
        taken += 1
    assert (taken, table.stock(0)) == (3, (1, 1, 1))


@pytest.mark.rule("parsec:8.1c")
def test_a_planet_pays_one_of_its_two_resources_for_each_colony() -> None:
    table = Table()
    body = table.galaxy.body[table.planet(1)[0]]
    pair = [table.galaxy.first[body], table.galaxy.second[body]]
    third = next(resource for resource in range(3) if resource not in pair)
    table.run(Yield(0, body, 2))
    assert table.options() == [f"take {RESOURCES[resource]}" for resource in pair]
    assert table.why(f"take {RESOURCES[third]}") == ("parsec:8.1c", "not-on-planet")
    table.play(f"take {RESOURCES[pair[0]]}", f"take {RESOURCES[pair[1]]}")
    assert (table.state.choice, sum(table.stock(0))) == ("Rest", 2)
    for gone in pair:
        table = Table()
        bank(table, *[0 if resource == gone else 5 for resource in range(3)])
        choice = ChooseYield(0, body)
        other = pair[1 - pair.index(gone)]
        assert [action.resource for action in choice.options(table.state)] == [other]
        refusal = choice.why_not(table.state, TAKE[gone])
        assert refusal is not None
        assert refusal.reason == "deck-empty"
        table.run(Yield(0, body, 3))
        assert table.stock(0)[other] == 3
    table = Table()
    bank(table, *[0 if resource in pair else 5 for resource in range(3)])
    table.run(Yield(0, body, 2))
    assert (table.state.choice, sum(table.stock(0))) == ("Rest", 0)


@pytest.mark.rule("parsec:6.2b", "parsec:6.2a")
def test_a_bought_event_cannot_be_given_back() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.put("1o1", table.planet(2)[0])
    table.give(0, 9, 9, 9)
    table.act(0).play("shop")
    table.play("buy event")
    assert table.state.undoable == 0


@pytest.mark.rule("parsec:4.4c")
def test_no_piece_is_bought_that_is_not_there() -> None:
    table = Table()
    table.put("1o1", table.planet(5)[0])
    cells = [cell for number in (1, 2) for cell in table.planet(number)]
    for number in range(10):
        table.put(f"0o{number + 1}", cells[number])
    table.put("0c1", cells[10])
    table.give(0, 9, 9, 0)
    table.act(0).play("shop")
    assert "buy cargo" in table.options()
    assert not any(option.split()[0] in ("found", "convert") for option in table.options())
    assert table.why("found c1") == ("parsec:4.4c", "no-piece")
    assert table.why("convert c1") == ("parsec:4.4c", "no-piece")


@pytest.mark.rule("parsec:1.1c")
def test_the_resource_cards_of_a_seat_are_of_three_kinds() -> None:
    table = Table(4)
    for seat in range(4):
        table.give(seat, seat + 1, 2 * seat, 5 - seat)
    assert [cards_of(table.state, seat) for seat in range(4)] == [6, 8, 10, 12]
    for resource in range(3):
        alone = Table(4)
        alone.state.stock[6 + resource] = 2
        assert [cards_of(alone.state, seat) for seat in range(4)] == [0, 0, 2, 0]


@pytest.mark.rule("parsec:4.1d", "parsec:6.2a", "parsec:7.2g")
@pytest.mark.parametrize("seat", range(3))
def test_gold_alone_buys_an_event_and_energy_alone_converts_a_cargo(seat: int) -> None:
    table = Table(3)
    for other in range(3):
        table.put(f"{other}o1", table.planet(other + 1)[0])
    table.put(f"{seat}c1", table.planet(seat + 1)[1])
    assert table.act(seat).why("shop") == ("parsec:7.2g", "nothing-to-buy")
    table.give(seat, gold=2)
    table.act(seat).play("shop")
    assert table.options() == ["buy event", "done"]
    table.give(seat, energy=2, gold=-2)
    table.act(seat).play("shop")
    assert table.options() == ["convert c1", "done"]


def priced() -> Table:
    """Four seats that pay different prices for everything."""
    table = Table(4)
    state = table.state
    for place in range(len(state.price)):
        state.price[place] = 1 + (place * 7 + place // 18 * 5 + place // 3) % 11
    for other in range(4):
        table.put(f"{other}o1", table.planet(other + 1)[0])
    state.race = 1
    table.game.tables.surcharge = [1, 2, 3]
    table.game.tables.conversion = [3, 1, 2]
    return table


def price_of(table: Table, seat: int, kind: int) -> list[int]:
    """What a seat pays for a kind."""
    return [int(table.state.price[seat * 18 + kind * 3 + resource]) for resource in range(3)]


@pytest.mark.rule("parsec:4.4d", "parsec:4.2h", "parsec:6.2a")
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("kind", range(6))
def test_every_seat_pays_its_own_prices(seat: int, kind: int) -> None:
    table = priced()
    state = table.state
    own = price_of(table, seat, kind)
    dear = [cost + extra for cost, extra in zip(own, state.tables.surcharge, strict=True)]
    for price, away in ((own, False), (dear, True)):
        for resource in range(3):
            state.stock[seat * 3 + resource] = price[resource]
        assert can_afford(state, seat, kind, away)
        assert missing(state, seat, kind, away) is None
        assert [can_afford(state, other, kind, away) for other in range(4) if other != seat] == [False] * 3
        for short in range(3):
            state.stock[seat * 3 + short] -= 1
            refusal = missing(state, seat, kind, away)
            assert refusal is not None
            assert not can_afford(state, seat, kind, away)
            extra = away and state.tables.surcharge[short]
            assert refusal.clause == ("parsec:4.2h" if extra else PRICES[kind])
            assert refusal.facts == {"resource": RESOURCES[short], "amount": price[short], "own": price[short] - 1}
            state.stock[seat * 3 + short] += 1


@pytest.mark.rule("parsec:4.1d")
@pytest.mark.parametrize("seat", range(4))
def test_every_seat_converts_with_its_own_resources(seat: int) -> None:
    table = priced()
    table.give(seat, 3, 1, 2)
    assert [can_convert(table.state, other) for other in range(4)] == [other == seat for other in range(4)]
    for short in range(3):
        table.state.stock[seat * 3 + short] -= 1
        assert not can_convert(table.state, seat)
        table.state.stock[seat * 3 + short] += 1
    home = table.planet(seat + 1)
    table.put(f"{seat}c1", home[1])
    table.give(seat, 1, 1, 1)
    table.shop(seat).play("convert c1")
    assert (table.at(f"{seat}c1"), table.at(f"{seat}o2"), table.stock(seat)) == (-1, home[1], (1, 1, 1))


@pytest.mark.rule("parsec:4.1d", "parsec:4.3e")
def test_a_colony_may_be_bought_without_being_able_to_convert_and_the_other_way_round() -> None:
    for conversion, stock, verbs in (
        ([0, 9, 0], (2, 2, 0), {"found"}),
        ([0, 2, 0], (1, 2, 0), {"convert"}),
        ([0, 2, 0], (2, 2, 0), {"found", "convert"}),
        ([0, 9, 0], (0, 1, 9), set()),
    ):
        table = Table()
        table.game.tables.conversion = conversion
        table.put("1o1", table.planet(2)[0])
        table.put("0c1", table.planet(1)[0])
        table.put("0f1", table.line(1)[0])
        table.give(0, *stock)
        table.state.deck = b"" if conversion[1] == 9 else table.state.deck
        offered = {str(action).split()[0] for action in purchases(table.state, 0)}
        assert offered - {"buy"} == verbs
        assert can_purchase(table.state, 0) == (offered != set())


@pytest.mark.rule("parsec:4.4c")
def test_pieces_are_counted_by_seat_and_kind() -> None:
    table = Table(4)
    limits = table.game.tables.limits
    for seat in range(4):
        for kind in range(5):
            table.state.count = filled("B", 20)
            table.state.count[seat * 5 + kind] = limits[kind]
            full = {(s, k) for s in range(4) for k in range(5) if not has_piece(table.state, s, k)}
            assert full == {(seat, kind)}
            full = {(s, k) for s in range(4) for k in range(5) if free_piece(table.state, s, k) < 0}
            assert full == {(seat, kind)}
            table.state.count[seat * 5 + kind] -= 1
            assert has_piece(table.state, seat, kind)


@pytest.mark.rule("parsec:6.2a", "parsec:7.2g")
def test_without_cards_in_the_deck_gold_buys_nothing() -> None:
    for deck in (b"", bytes([1])):
        table = Table()
        table.put("0o1", table.planet(1)[0])
        table.put("1o1", table.planet(2)[0])
        table.give(0, gold=5)
        table.state.deck = deck
        assert ("shop" in table.act(0).options()) == bool(deck)


@pytest.mark.rule("parsec:4.4d", "parsec:6.2a", "parsec:4.3e")
@pytest.mark.parametrize("seat", range(4))
def test_what_is_bought_is_paid_to_the_card(seat: int) -> None:
    for kind, name in enumerate(("colony", "cargo", "fighter", "transport", "cruiser", "event")):
        table = priced()
        home = table.planet(seat + 1)
        table.put(f"{seat}c1", home[1])
        table.put(f"{seat}o2", home[2])
        own = price_of(table, seat, kind)
        table.give(seat, 30, 30, 30)
        table.shop(seat).play("found c1" if name == "colony" else f"buy {name}")
        if table.state.choice == "ChooseBerth":
            table.first()
        assert table.stock(seat) == tuple(30 - cost for cost in own)


@pytest.mark.rule("parsec:4.2h", "parsec:4.4a")
@pytest.mark.parametrize("seat", range(4))
def test_where_every_colony_is_full_a_transport_may_have_room(seat: int) -> None:
    table = Table(4)
    for other in range(4):
        table.put(f"{other}o1", table.planet(other + 1)[0])
        table.put(f"{other}x1", table.planet(other + 1)[0])
    table.state.race = 1
    table.give(seat, 9, 9, 9)
    assert not has_berth(table.state, seat, FIGHTER, False)
    table.put(f"{seat}t1", table.line(1)[0])
    assert has_berth(table.state, seat, FIGHTER, False)
    assert not has_berth(table.state, seat, CARGO, False)
    table.shop(seat)
    assert "buy fighter" in table.options()
    assert "buy cargo" not in table.options()
    for resource in range(3):
        table.state.stock[seat * 3 + resource] = table.state.price[seat * 18 + FIGHTER * 3 + resource]
    table.state.stock[seat * 3] += 5
    table.shop(seat)
    assert not has_berth(table.state, seat, FIGHTER, False)
    assert has_berth(table.state, seat, FIGHTER, True)
    refusal = buy_refusal(table.state, seat, FIGHTER)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("parsec:4.4a", "no-room")


@pytest.mark.rule("parsec:6.2m", "parsec:4.2h")
def test_a_vessel_given_by_an_event_pays_no_surcharge() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.put("1o1", table.planet(2)[0])
    table.put("0t1", table.line(1)[0])
    table.state.race = 1
    table.deal(0, "mercenary-fighter")
    table.act(0).play("play mercenary-fighter")
    assert "aboard t1" in table.options()
    assert table.state.why_not("aboard t1") is None
    table.play("aboard t1")
    assert (table.at("0f1"), table.state.carrier[20]) == (table.at("0t1"), 30)


@pytest.mark.rule("parsec:6.1a", "parsec:6.2a")
def test_a_scout_keeps_one_of_the_cards_it_sees() -> None:
    for deck, seen in ((bytes([3, 5, 4, 4]), ["keep"]), (bytes([3, 5]), ["keep", "keep"]), (bytes([3]), [])):
        table = Table()
        table.put("0o1", table.planet(1)[0])
        table.put("1o1", table.planet(2)[0])
        table.give(0, 9, 9, 9)
        table.state.deck = deck
        table.state.scout[0] = 2
        table.shop(0).play("buy event")
        offered = [option.split()[0] for option in table.options() if option.startswith("keep")]
        assert (offered, table.state.undoable) == (seen, 0)
        if seen:
            table.first()
            assert table.state.undoable == 0
        assert (table.state.cards[0], len(table.state.deck)) == (1, len(deck) - 1)
        assert table.state.returned == (1 if seen else 0)
