"""Parsec: settlement, expansion and production (chapters 5.2d, 7, 8)."""

from __future__ import annotations

import pytest
from tests.games.parsec.table import SIX, Table, at

from orrery.games.parsec.effects import destroy
from orrery.games.parsec.flow.production import ProductionRoll
from orrery.games.parsec.game import GAME
from orrery.games.parsec.setup import Landing, RollForOrder, Settlement, StartingHands


def settled(seats: int, seed: int = 1) -> Table:
    """A table after a random settlement."""
    table = Table(seats)
    table.run(RollForOrder(), Settlement(0))
    while table.state.choice == "ChooseLanding":
        table.play(table.options()[seed % len(table.options())])
    return table


@pytest.mark.rule("parsec:5.2d", "parsec:7.1c")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_colonies_and_two_cargos_each(seats: int) -> None:
    for seed in range(6):
        table = settled(seats, seed)
        for seat in range(seats):
            colonies, cargos = table.state.count[seat * 5], table.state.count[seat * 5 + 1]
            assert cargos == 2
            assert colonies in (1, 2)
            assert colonies + table.state.spare[seat] == 2
            assert table.state.tables.limits[0] - colonies - table.state.spare[seat] == 8


@pytest.mark.rule("parsec:7a", "parsec:7.1d")
def test_settlement_goes_forth_and_back_in_the_order_of_the_roll() -> None:
    table = Table(4)
    table.roll(3, 8, 5, 2)
    table.run(RollForOrder(), Settlement(0))
    order: list[int] = []
    table.roll(*[1, 2, 3, 4, 4, 3, 2, 1][1:])
    while table.state.choice == "ChooseLanding":
        assert table.state.seat is not None
        order.append(table.state.seat)
        table.play(table.options()[0])
    assert order[:4] == [1, 2, 3, 0]
    landings = table.happened("Settled") + table.happened("SettlementFailed")
    assert sorted(event["seat"] for event in landings) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert len(table.happened("OrderRolled")) == 1
    rolled = [event["seat"] for event in table.happened("SettlementRolled")]
    snake = [seat for place, seat in enumerate(rolled) if place == 0 or rolled[place - 1] != seat]
    assert snake == [1, 2, 3, 0, 3, 2, 1]


@pytest.mark.rule("parsec:7b")
def test_factions_are_random_open_and_different() -> None:
    seen: set[str] = set()
    for seed in range(40):
        shown = GAME.new(4, seed=seed).view(None)["seats"]
        factions = [seat["factions"] for seat in shown]
        assert all(len(own) == 1 for own in factions)
        assert len({own[0] for own in factions}) == 4
        seen.update(own[0] for own in factions)
    assert len(seen) == 8


@pytest.mark.rule("parsec:7.1a")
def test_any_free_hex_of_any_planet_with_the_number() -> None:
    table = Table(4)
    table.roll(4)
    table.run(Landing(0, 0, 0))
    planets = [body for body in table.galaxy.by_number[4] if table.galaxy.is_planet[body]]
    assert len(planets) == 2
    assert len(table.options()) == 14
    spot = table.planet(4)[3]
    table.play(at(spot))
    assert table.at("0o1") == table.at("0c1") == spot


@pytest.mark.rule("parsec:7.1b", "parsec:8.2a")
def test_no_colony_on_an_asteroid() -> None:
    table = Table()
    table.put("0c1", table.asteroid(5))
    table.put("0c2", table.planet(1)[0])
    table.give(0, 2, 2)
    table.shop(0)
    assert table.why("found c1") == ("parsec:7.1b", "asteroid")
    assert table.why("convert c1") == ("parsec:7.1b", "asteroid")
    table.roll(1)
    table.run(Landing(1, 0, 0))
    assert table.why(at(table.asteroid(5))) == ("parsec:7.1b", "asteroid")


@pytest.mark.rule("parsec:7.1e", "parsec:7.1f")
def test_round_one_rolls_until_a_free_planet() -> None:
    table = Table()
    table.put("1o1", table.planet(3)[0])
    table.roll(8, 7, 3, 2)
    table.run(Landing(0, 0, 0))
    assert [event["valid"] for event in table.happened("SettlementRolled")] == [False, False, False, True]
    assert set(table.options()) == set(map(at, table.planet(2)))
    assert table.why(at(table.planet(3)[1]))[1] == "other-number"


@pytest.mark.rule("parsec:7.1e")
def test_a_taken_planet_is_refused() -> None:
    table = Table(4)
    table.put("1o1", table.planet(4)[0])
    table.roll(4)
    table.run(Landing(0, 0, 0))
    assert len(table.options()) == 7
    assert table.why(at(table.planet(4)[1])) == ("parsec:7.1e", "planet-taken")


@pytest.mark.rule("parsec:7.1g")
def test_round_two_rolls_again_once() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.put("0c1", table.planet(1)[0])
    table.roll(7, 2)
    table.run(Landing(0, 1, 0))
    assert set(table.options()) == set(map(at, table.planet(2)))


@pytest.mark.rule("parsec:7.1h", "parsec:7.1g")
def test_a_failed_second_landing() -> None:
    table = Table()
    home = table.planet(1)[0]
    table.put("0o1", home)
    table.put("0c1", home)
    table.roll(7, 8)
    table.run(Landing(0, 1, 0))
    assert table.state.choice == "Rest"
    assert len(table.happened("SettlementRolled")) == 2
    assert table.at("0c2") == home
    assert table.state.spare[0] == 1
    assert table.state.count[0] == 1


@pytest.mark.rule("parsec:7.1i")
def test_ones_own_planet_again() -> None:
    table = Table()
    home = table.planet(5)
    table.put("0o1", home[0])
    table.put("0c1", home[0])
    table.roll(5)
    table.run(Landing(0, 1, 0))
    assert set(table.options()) == set(map(at, home[1:]))
    assert table.why(at(home[0])) == ("parsec:8.1b", "colony-here")


@pytest.mark.rule("parsec:7.2a")
def test_the_left_over_colony_is_free_and_does_not_end_the_turn() -> None:
    table = Table()
    spots = table.planet(1)
    table.put("1o1", spots[0])
    table.put("0c1", spots[2])
    table.state.spare[0] = 1
    table.act(0).play("settle c1")
    assert table.at("0o1") == table.at("0c1") == spots[2]
    assert table.state.spare[0] == 0
    assert table.state.choice == "ChooseAction"
    assert table.why("settle c1") == ("parsec:7.2a", "no-spare-colony")


@pytest.mark.rule("parsec:4.4c", "parsec:7.2a")
@pytest.mark.parametrize("seats", [4, 6])
def test_with_ten_colonies_on_the_board_the_left_over_one_waits(seats: int) -> None:
    table = Table(seats, game=SIX)
    cells = [*table.planet(1), *table.planet(2)]
    for number in range(10):
        table.put(f"0o{number + 1}", cells[number])
    table.put("0c1", cells[10])
    table.put("0c2", cells[11])
    table.state.spare[0] = 1
    table.act(0)
    assert "settle c1" not in table.options()
    assert table.why("settle c1") == ("parsec:4.4c", "no-piece")
    destroy(table.state, 0, -1, "combat")
    table.act(0).play("settle c1")
    assert table.at("0o1") == cells[10]
    assert table.state.spare[0] == 0


@pytest.mark.rule("parsec:7.2b")
def test_only_cargos_found_colonies() -> None:
    table = Table()
    spots = table.planet(1)
    table.put("0f1", spots[0])
    table.put("0x1", spots[1])
    table.put("0t1", spots[2])
    table.put("0c1", spots[2])
    table.put("0c2", spots[3])
    table.give(0, 2, 2)
    table.shop(0)
    assert table.why("found f1") == ("parsec:7.2b", "cargo-only")
    assert table.why("found x1") == ("parsec:7.2b", "cargo-only")
    assert table.why("found t1") == ("parsec:7.2b", "cargo-only")
    assert table.why("found c1") == ("parsec:7.2c", "is-aboard")
    assert "found c2" in table.options()


@pytest.mark.rule("parsec:7.2c", "parsec:8.1b")
def test_one_colony_per_hex_seven_per_planet() -> None:
    table = Table()
    spots = table.planet(1)
    for number, cell in enumerate(spots):
        table.put(f"0o{number + 1}", cell)
    table.put("0c1", spots[0])
    table.put("0c2", table.planet(2)[0])
    table.put("0c3", table.line(1)[0])
    table.give(0, 4, 4)
    table.shop(0)
    assert table.why("found c1") == ("parsec:8.1b", "colony-here")
    assert table.why("found c3") == ("parsec:7.2c", "not-a-planet")
    assert "found c2" in table.options()


@pytest.mark.rule("parsec:7.2d")
def test_starting_hands() -> None:
    table = Table(4)
    table.state.first = 2
    table.run(StartingHands(0))
    order = []
    while table.state.choice == "ChooseStartingResource":
        assert table.state.seat is not None
        order.append(table.state.seat)
        table.play("take gold")
    assert order == [2] * 3 + [3] * 3 + [0] * 3 + [1] * 3
    assert [sum(table.stock(seat)) for seat in range(4)] == [3] * 4
    assert list(table.state.cards) == [1] * 4
    assert len(table.state.deck) == 66
    assert sum(list(table.state.bank)) == 108


@pytest.mark.rule("parsec:6.1a", "parsec:7.2d")
def test_children_of_the_void_begin_with_one_event_more() -> None:
    table = Table(3, factions={1: "children-of-the-void"})
    table.run(StartingHands(0))
    while table.state.choice == "ChooseStartingResource":
        table.play("take gold")
    assert list(table.state.cards) == [1, 2, 1]


@pytest.mark.rule("parsec:7.2e", "parsec:8a")
def test_a_turn_opens_with_the_production_roll() -> None:
    state = GAME.new(2, seed=4, options={"factions": False}, log=True)
    while not any(event["event"] == "TurnBegan" for event in state.events_for(None)):
        state.play(state.actions()[0])
    kinds = [event["event"] for event in state.events_for(None)]
    assert kinds[kinds.index("TurnBegan") + 1] == "ProductionRolled"
    began = next(event for event in state.events_for(None) if event["event"] == "TurnBegan")
    assert began["seat"] == state.first


@pytest.mark.rule("parsec:7.2f", "parsec:10a")
def test_actions_in_any_order() -> None:
    table = Table()
    one, two, three, four = table.line(4)
    table.put("0f1", one)
    table.put("1x1", two)
    table.put("0f2", four)
    table.deal(0, "rich-vein")
    table.roll(1, 8)
    table.act(0).play("attack f1").quiet()
    table.play("hold")
    table.play("play rich-vein", "take gold", "move f2", at(three))
    table.roll(1, 8)
    table.play("attack f2")
    assert len(table.happened("AttackDeclared")) == 2


@pytest.mark.rule("parsec:7.2g", "parsec:6.3a")
def test_after_a_purchase_only_purchases() -> None:
    table = Table()
    home = table.planet(1)[0]
    table.put("0o1", home)
    table.put("0c1", table.planet(1)[1])
    table.deal(0, "rich-vein")
    table.give(0, 4, 4, 4)
    table.act(0).play("shop", "buy event")
    for action in ("move c1", "attack f1", "exchange", "play rich-vein", "offer 1"):
        assert table.why(action) == ("parsec:7.2g", "not-asked")
    table.play("buy cargo")
    assert table.stock(0) == (2, 3, 2)


# Production


def production(table: Table, die: int, seat: int = 0) -> Table:
    """The seat rolls for production."""
    table.roll(die)
    table.state.active = seat
    return table.run(ProductionRoll(seat))


@pytest.mark.rule("parsec:8b", "parsec:8c")
def test_everybody_extracts_by_the_number() -> None:
    table = Table()
    table.put("0o1", table.planet(1)[0])
    table.put("1o1", table.planet(1)[3])
    table.put("1o2", table.planet(2)[0])
    table.put("1c1", table.asteroid(1))
    production(table, 1)
    table.play("take gold", "take titanium")
    assert table.stock(0) == (0, 0, 1)
    assert table.stock(1) == (1, 1, 0)


@pytest.mark.rule("parsec:8d", "parsec:8.1c")
def test_every_colony_chooses_for_itself() -> None:
    table = Table()
    for number in range(3):
        table.put(f"0o{number + 1}", table.planet(1)[number])
    table.put("1o1", table.planet(1)[4])
    production(table, 1)
    assert table.options() == ["take titanium", "take gold"]
    assert table.why("take energy") == ("parsec:8.1c", "not-on-planet")
    table.play("take titanium", "take gold", "take gold", "take titanium")
    assert table.stock(0) == (1, 0, 2)
    assert table.stock(1) == (1, 0, 0)


@pytest.mark.rule("parsec:8e", "parsec:8.2b")
def test_two_cargos_of_one_seat_double_an_asteroid() -> None:
    table = Table()
    rock = table.asteroid(8)
    near = table.galaxy.grid.neighbours[rock]
    table.put("0c1", rock)
    table.put("0c2", near[0])
    table.put("0c3", near[1])
    table.put("1c1", near[2])
    table.act(1).play("move c1")
    assert table.why(at(rock)) == ("parsec:10e", "occupied")
    table.act(0).play("move c2", at(rock), "move c3")
    assert table.why(at(rock)) == ("parsec:10g", "hex-full")
    production(table, 8, 1)
    assert table.stock(0) == (2, 0, 0)


@pytest.mark.rule("parsec:8f")
def test_a_number_that_is_not_on_the_board() -> None:
    table = Table()
    table.put("1o1", table.planet(1)[0])
    production(table, 7)
    assert table.state.seat == 0
    table.play("take energy")
    assert table.stock(0) == (0, 1, 0)
    assert table.stock(1) == (0, 0, 0)
    production(table, 8)
    assert table.state.choice == "Rest"
    assert table.stock(0) == (0, 1, 0)


@pytest.mark.rule("parsec:1.1c", "parsec:8c")
def test_an_empty_deck_pays_nobody() -> None:
    table = Table()
    table.put("0c1", table.asteroid(8))
    table.put("0c2", table.asteroid(8))
    table.put("1o1", table.planet(1)[0])
    table.give(1, 39, 0, 0)
    production(table, 8)
    assert table.stock(0) == (1, 0, 0)
    production(table, 1)
    assert table.stock(1) == (39, 0, 1)
    assert table.happened("DeckExhausted")


@pytest.mark.rule("parsec:8g", "parsec:12.2b")
def test_salvage() -> None:
    for victim, salvage in (("1x1", (4, 2, 2)), ("1c1", (2, 1, 0)), ("1f1", (1, 1, 1)), ("1t1", (2, 3, 2))):
        table = Table()
        one, two = table.line(2)
        table.put("0x1", one)
        table.put(victim, two)
        table.put("1o1", table.planet(1)[0])
        table.roll(8, 1)
        table.act(0).play("attack x1")
        assert table.stock(0) == salvage
    table = Table()
    table.put("0x1", table.planet(1)[1])
    table.put("1o1", table.planet(1)[0])
    table.put("1c1", table.planet(2)[0])
    table.roll(8, 1)
    table.act(0).play("attack x1")
    assert table.stock(0) == (2, 2, 0)


@pytest.mark.rule("parsec:8h")
def test_salvage_follows_the_owners_prices() -> None:
    table = Table(factions={1: "martian-movement"})
    one, two = table.line(2)
    table.put("0x1", one)
    table.put("1f1", two)
    table.put("1o1", table.planet(1)[0])
    table.roll(8, 1)
    table.act(0).play("attack x1")
    assert table.stock(0) == (1, 2, 1)


def test_mining_and_plundering_factions() -> None:
    table = Table(factions={0: "mining-consortium", 1: "brotherhood-of-shadow"})
    table.put("0c1", table.asteroid(8))
    production(table, 8, 0)
    assert table.stock(0) == (2, 0, 0)
    production(table, 8, 1)
    assert table.stock(0) == (3, 0, 0)
    one, two = table.line(2)
    table.put("1x1", one)
    table.put("0f1", two)
    table.roll(8, 1)
    table.act(1).play("attack x1")
    assert table.stock(1) == (2 + 1, 1, 1)
    assert table.stock(0) == (2, 0, 0)


@pytest.mark.rule("parsec:4.4c", "parsec:7.2b")
@pytest.mark.parametrize("seat", range(2))
def test_the_first_piece_of_the_set_is_a_colony_like_any_other(seat: int) -> None:
    table = Table()
    home = table.planet(1)
    table.put(f"{1 - seat}o1", table.planet(2)[0])
    table.put(f"{seat}o9", home[0])
    table.put(f"{seat}c1", home[1])
    table.give(seat, 9, 9, 9)
    table.state.spare[seat] = 1
    table.act(seat)
    assert table.state.why_not("settle c1") is None
    table.play("shop")
    assert table.state.why_not("found c1") is None
    assert table.state.why_not("convert c1") is None
    table.play("found c1")
    assert table.at(f"{seat}o1") == home[1]
