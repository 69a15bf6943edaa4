"""Parsec: trade, movement and the arms race (chapters 9, 10, 11)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.parsec.table import Table, at

from orrery.games.parsec.board import has_bots, is_counted
from orrery.games.parsec.grid import distance
from orrery.locales import say


def neighbours(one: str, two: str, gap: int = 1, **options: Any) -> Table:
    """Two units so many hexes apart in empty space, both seats with some resources."""
    table = Table(**options)
    hexes = table.line(gap + 1)
    table.put(one, hexes[0])
    table.put(two, hexes[-1])
    table.give(0, 1, 0, 3)
    table.give(1, 2, 2, 0)
    return table


@pytest.mark.rule("parsec:9.1a")
def test_cargos_trade_when_adjacent() -> None:
    table = neighbours("0c1", "1c1", 2)
    table.act(0)
    assert table.why("offer 1") == ("parsec:9.1a", "not-adjacent")
    between = next(c for c in table.galaxy.grid.neighbours[table.at("1c1")] if distance(c, table.at("0c1")) == 1)
    table.play("move c1", at(between), "offer 1", "put gold", "ask titanium", "done")
    assert table.state.seat == 1
    table.play("accept")
    assert table.stock(0) == (2, 0, 2)
    assert table.stock(1) == (1, 2, 1)
    table.play("offer 1", "put gold", "ask energy", "done", "pass")
    assert table.stock(0) == (2, 0, 2)
    assert table.why("offer 1") == ("parsec:9.1a", "bot-offers-spent")


@pytest.mark.rule("parsec:9.1a")
def test_people_may_offer_without_end() -> None:
    table = neighbours("0c1", "1c1", people=0b11)
    table.act(0).play("offer 1", *["put gold", "done", "counter-offer", "ask gold", "done", "counter-offer"])
    table.play("put gold", "done")
    assert table.state.why_not("counter-offer") is None
    table.play("pass")
    assert table.state.why_not("offer 1") is None
    for _ in range(12):
        table.play("offer 1", "put gold", "done", "counter-offer", "ask gold", "done", "pass")
    assert "offer 1" in table.options()


def test_people_may_agree_on_a_limit() -> None:
    table = neighbours("0c1", "1c1", offers=1, people=0b11)
    table.act(0).play("offer 1", "put gold", "done", "counter-offer", "ask gold", "done")
    assert table.why("counter-offer") == ("parsec:9.1a", "answered-already")
    table.play("pass")
    assert table.why("offer 1") == ("parsec:9.1a", "offers-spent")


def test_a_limit_protects_bots_and_says_so() -> None:
    table = neighbours("0c1", "1c1", people=0b01)
    table.act(0)
    for _ in range(2):
        table.play("offer 1", "put gold", "done", "pass")
    assert table.why("offer 1") == ("parsec:9.1a", "bot-offers-spent")
    refusal = table.state.why_not("offer 1")
    assert refusal is not None
    assert say("orrery.games.parsec", "en", refusal.reason, refusal.facts).startswith("Bots hear 2 offers a turn")


@pytest.mark.rule("parsec:9.1a")
def test_a_limit_of_one_offer_is_a_limit() -> None:
    table = neighbours("0c1", "1c1", people=0b01)
    table.state.offer_limit = 1
    table.act(0).play("offer 1", "put gold", "done", "pass")
    assert table.why("offer 1") == ("parsec:9.1a", "bot-offers-spent")


@pytest.mark.rule("parsec:9.1a")
@pytest.mark.parametrize("people", range(8))
def test_offers_are_counted_where_a_bot_takes_part(people: int) -> None:
    state = Table(3, people=people).state
    pairs = [(one, two) for one in range(3) for two in range(3) if one != two]
    bots = {pair for pair in pairs if not all(people >> seat & 1 for seat in pair)}
    assert {pair for pair in pairs if is_counted(state, *pair)} == bots
    state.offer_limit = 0
    assert not any(is_counted(state, *pair) for pair in pairs)
    assert has_bots(state) == (people != 0b111)
    agreed = Table(3, people=people, offers=1).state
    assert all(is_counted(agreed, *pair) for pair in pairs)


def test_an_answer_to_an_offer_may_be_another_offer() -> None:
    table = neighbours("0c1", "1c1")
    table.act(0).play("offer 1", "put gold", "ask titanium", "ask titanium", "done", "counter-offer")
    assert table.state.seat == 1
    table.play("put titanium", "ask gold", "ask gold", "done")
    assert table.state.seat == 0
    assert table.why("counter-offer") == ("parsec:9.1a", "answered-already")
    table.play("accept")
    assert table.stock(0) == (2, 0, 1)
    assert table.stock(1) == (1, 2, 2)


@pytest.mark.rule("parsec:9.1b")
def test_neighbouring_colonies_trade() -> None:
    table = Table()
    ring = table.planet(1)[1:]
    table.put("0o1", ring[0])
    table.put("1o1", ring[1])
    table.give(0, 1)
    assert "offer 1" in table.act(0).options()
    apart = Table()
    apart.put("0o1", ring[0])
    apart.put("1o1", ring[3])
    apart.give(0, 1)
    assert "offer 1" not in apart.act(0).options()


@pytest.mark.rule("parsec:9.1c")
def test_a_cargo_trades_with_a_colony() -> None:
    table = Table()
    ring = table.planet(1)[1:]
    table.put("0c1", ring[0])
    table.put("1o1", ring[1])
    table.give(0, 1)
    assert "offer 1" in table.act(0).options()
    fighters = Table()
    fighters.put("0f1", ring[0])
    fighters.put("1o1", ring[1])
    fighters.give(0, 1)
    assert "offer 1" not in fighters.act(0).options()


@pytest.mark.rule("parsec:9.1d", "parsec:6.2h")
def test_nothing_but_resources_changes_hands() -> None:
    table = neighbours("0c1", "1c1")
    table.deal(0, "rich-vein")
    table.act(0).play("offer 1")
    for action in ("sell rich-vein", "play rich-vein", "keep rich-vein", "join f1"):
        assert table.why(action) == ("parsec:9.1d", "not-asked")
    table.play("put gold", "put gold", "put gold", "ask titanium")
    assert table.why("put gold") == ("parsec:9.1d", "not-enough")
    assert table.why("put titanium") == ("parsec:9.1d", "both-ways")
    table.play("done", "accept")
    assert table.stock(0) == (2, 0, 0)


@pytest.mark.rule("parsec:9.2a", "parsec:9.2b")
def test_three_for_one_at_the_port() -> None:
    table = Table()
    dock = table.galaxy.docks[0]
    outside = next(c for c in table.galaxy.grid.neighbours[dock] if not table.galaxy.terrain[c])
    table.put("0c1", outside)
    table.give(0, 0, 1, 2)
    table.act(0)
    assert table.why("exchange") == ("parsec:9.2b", "not-docked")
    table.play("move c1", at(dock), "exchange", "take titanium")
    assert table.stock(0) == (1, 0, 0)
    assert table.why("exchange") == ("parsec:9.2a", "too-few-cards")


@pytest.mark.rule("parsec:9.2c")
def test_docked_seats_trade_across_the_port() -> None:
    table = Table()
    one = table.galaxy.docks[0]
    far = max(table.galaxy.docks, key=lambda dock: distance(one, dock))
    assert distance(one, far) == 2
    table.put("0c1", one)
    table.put("1c1", far)
    table.give(0, 0, 0, 1)
    table.give(1, 1)
    table.act(0).play("offer 1", "put gold", "ask titanium", "accept")
    assert table.stock(0) == (1, 0, 0)


@pytest.mark.rule("parsec:9.2d")
def test_docked_cargos_cannot_be_attacked() -> None:
    table = Table()
    dock = table.galaxy.docks[0]
    outside = [c for c in table.galaxy.grid.neighbours[dock] if not table.galaxy.terrain[c]]
    table.put("1c1", dock)
    table.put("0x1", outside[0])
    table.act(0)
    assert table.why("attack x1") == ("parsec:12b", "no-target")
    near = [c for c in table.galaxy.grid.neighbours[outside[0]] if not table.galaxy.terrain[c]]
    table.put("1c2", near[0])
    table.put("1c3", near[1])
    table.act(0).play("attack x1")
    assert table.why("target 1c1") == ("parsec:9.2d", "docked")
    assert table.options() == ["target 1c2", "target 1c3"]


def test_only_cargos_dock() -> None:
    table = Table()
    dock = table.galaxy.docks[0]
    outside = [c for c in table.galaxy.grid.neighbours[dock] if not table.galaxy.terrain[c]]
    table.put("0f1", outside[0])
    table.act(0).play("move f1")
    assert table.why(at(dock)) == ("parsec:9.2b", "dock-for-cargos")
    assert table.why(at(table.galaxy.core)) == ("parsec:9.2b", "port-core")


# Movement


@pytest.mark.rule("parsec:10b")
def test_a_turn_ends_by_choice_or_after_the_purchases() -> None:
    for closing in (["end"], ["shop", "buy event", "done"]):
        table = Table(3)
        for seat in range(3):
            table.put(f"{seat}c1", table.planet(seat + 1)[0])
        table.give(0, 2, 2, 4)
        table.act(0).play(*closing)
        assert table.state.active == 1


@pytest.mark.rule("parsec:10c")
def test_every_vessel_may_move() -> None:
    table = Table(4)
    for number, unit in enumerate(("0c1", "0c2", "0f1", "0x1")):
        table.put(unit, table.planet(number + 1)[0])
    table.put("1c1", table.planet(5)[0])
    table.act(0)
    for piece in ("c1", "c2", "f1", "x1"):
        table.play(f"move {piece}").first()
    assert len(table.happened("VesselMoved")) == 4


@pytest.mark.rule("parsec:10d")
def test_a_parsec_is_a_hex_in_any_direction() -> None:
    table = Table(4)
    start = table.line(3)[1]
    table.put("0x1", start)
    table.act(0).play("move x1")
    grid = table.galaxy.grid
    around = {at(c) for c in grid.cells if 0 < distance(start, c) <= 5 and table.galaxy.terrain[c] not in (3, 4)}
    assert set(table.options()) == around
    six = next(c for c in grid.cells if distance(start, c) == 6 and not table.galaxy.terrain[c])
    assert table.why(at(six)) == ("parsec:10d", "too-far")


@pytest.mark.rule("parsec:10e")
def test_no_stopping_on_others() -> None:
    table = Table()
    one, two = table.line(2)
    table.put("0f1", one)
    table.put("1c1", two)
    table.put("1o1", table.planet(1)[0])
    table.put("0f2", table.planet(1)[1])
    table.act(0).play("move f1")
    assert table.why(at(two)) == ("parsec:10e", "occupied")
    table.act(0).play("move f2")
    assert table.why(at(table.planet(1)[0])) == ("parsec:10e", "occupied")


def blockade(**options: Any) -> tuple[Table, int]:
    """A fighter of seat 0 walled in by cargos of seat 1; the hex beyond the wall."""
    table = Table(**options)
    start = table.line(3)[1]
    for number, cell in enumerate(table.galaxy.grid.neighbours[start]):
        table.put(f"1c{number + 1}", cell)
    table.put("0f1", start)
    grid = table.galaxy.grid
    beyond = next(c for c in grid.cells if distance(start, c) == 2 and not table.galaxy.terrain[c])
    return table, beyond


@pytest.mark.rule("parsec:10f")
def test_passage_needs_leave() -> None:
    table, beyond = blockade()
    start = table.at("0f1")
    table.act(0).play("move f1", at(beyond))
    assert (table.state.seat, table.state.choice) == (1, "GrantTransit")
    table.play("pass")
    assert table.at("0f1") == start
    assert table.why("move f1") == ("parsec:10e", "nowhere-to-go")
    table, beyond = blockade()
    table.act(0).play("move f1", at(beyond), "accept")
    assert table.at("0f1") == beyond


@pytest.mark.rule("parsec:10f")
def test_passage_may_have_its_price() -> None:
    table, beyond = blockade()
    table.give(0, 2)
    table.act(0).play("move f1", at(beyond))
    assert table.why("ask gold") == ("parsec:10f", "cannot-pay")
    table.play("ask titanium", "ask titanium")
    assert table.state.seat == 0
    table.play("accept")
    assert table.at("0f1") == beyond
    assert (table.stock(0), table.stock(1)) == ((0, 0, 0), (2, 0, 0))


def test_masters_of_the_routes_ask_nobody() -> None:
    table, beyond = blockade(factions={0: "masters-of-the-routes"})
    table.act(0).play("move f1", at(beyond))
    assert table.at("0f1") == beyond


@pytest.mark.rule("parsec:10g")
def test_two_small_vessels_per_hex() -> None:
    table = Table()
    one, two = table.line(2)
    table.put("0c1", one)
    table.put("0f1", one)
    table.put("0f2", two)
    table.act(0).play("move f2")
    assert table.why(at(one)) == ("parsec:10g", "hex-full")


@pytest.mark.rule("parsec:10h")
def test_a_large_vessel_stands_alone() -> None:
    table = Table()
    one, two, three = table.line(3)
    table.put("0x1", one)
    table.put("0f1", two)
    table.put("0t1", three)
    table.act(0).play("move f1")
    assert table.why(at(one)) == ("parsec:10h", "hex-full")
    table.play(at(three))
    assert table.state.carrier[20] == 30
    table.act(0).play("move x1")
    assert table.why(at(three)) == ("parsec:10h", "hex-full")


# The arms race


def shipyard(colonies: int) -> Table:
    """A seat with so many colonies and plenty of resources."""
    table = Table()
    for number in range(colonies):
        table.put(f"0o{number + 1}", table.planet(1)[number])
    table.put("1o1", table.planet(2)[0])
    table.give(0, 3, 3, 3)
    table.give(1, 4, 2, 2)
    return table


@pytest.mark.rule("parsec:11a")
def test_no_warships_with_three_colonies() -> None:
    table = shipyard(3)
    table.shop(0)
    assert table.why("buy fighter") == ("parsec:11a", "no-arms-race")
    assert "buy cargo" in table.options()


@pytest.mark.rule("parsec:11b")
def test_the_first_warship_starts_the_race() -> None:
    table = shipyard(4)
    table.shop(0)
    assert not table.state.view(0)["arms_race"]
    table.play("buy fighter").first()
    assert table.state.race
    assert table.happened("RaceBegan") == [{"event": "RaceBegan", "seat": 0}]


@pytest.mark.rule("parsec:11c")
def test_then_everybody_may_arm() -> None:
    table = shipyard(4)
    table.shop(0).play("buy fighter").first()
    table.shop(1).play("buy cruiser")
    assert table.at("1x1") == table.at("1o1")


# Docks


@pytest.mark.rule("parsec:9.2d")
def test_docked_cargos_do_not_open_fire() -> None:
    table = Table()
    dock = table.galaxy.docks[0]
    outside = [c for c in table.galaxy.grid.neighbours[dock] if not table.galaxy.terrain[c]]
    table.put("0c1", dock)
    table.put("1c1", outside[0])
    table.put("0o1", table.planet(1)[0])
    table.deal(0, "corsair-cargos")
    table.act(0).play("play corsair-cargos")
    assert table.why("attack c1") == ("parsec:9.2d", "docked-here")
    table.put("0c2", outside[1])
    table.act(0).play("attack c2")
    assert table.happened("AttackDeclared")[-1]["units"] == ["0c2"]
