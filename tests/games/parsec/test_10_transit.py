"""Parsec: passing through hexes of others (chapter 10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.parsec.table import Table, at

from orrery.games.parsec.actions import PASS, UNIT_NAMES
from orrery.games.parsec.board import mobility
from orrery.games.parsec.flow.transit import ChooseOwner, GrantTransit, tolls_due
from orrery.games.parsec.grid import distance
from orrery.games.parsec.state import REFUSED

# Passage by several ways


def corridor(seats: int = 3, **options: Any) -> tuple[Table, int, int, int]:
    """A cruiser in a ring of cargos: seat 1 above, seat 2 below; a hex beyond each of them and one both lead to."""
    table = Table(seats, **options)
    grid = table.galaxy.grid
    start = table.line(5)[2]
    ring = sorted(grid.neighbours[start])
    for number, cell in enumerate(ring[:3]):
        table.put(f"1c{number + 1}", cell)
    for number, cell in enumerate(ring[3:]):
        table.put(f"2c{number + 1}", cell)
    table.put("0x1", start)
    table.give(0, 2, 1, 1)
    above = next(c for c in grid.within(start, 2) if all(distance(c, low) > 1 for low in [start, *ring[3:]]))
    below = next(c for c in grid.within(start, 2) if all(distance(c, high) > 1 for high in [start, *ring[:3]]))
    return table, start, above, below


@pytest.mark.rule("parsec:10f")
def test_the_mover_chooses_whom_to_ask() -> None:
    table, _, above, _ = corridor()
    table.act(0).play("move x1", at(above))
    assert (table.state.seat, table.state.choice) == (0, "ChooseOwner")
    assert table.options() == ["passage 1", "passage 2"]
    table.play("passage 2")
    assert (table.state.seat, table.state.choice) == (2, "GrantTransit")
    table.play("accept")
    assert table.at("0x1") == above


@pytest.mark.rule("parsec:10f")
def test_after_a_refusal_the_owner_of_another_way_is_asked() -> None:
    table, start, above, _ = corridor()
    table.act(0).play("move x1", at(above), "passage 2", "pass")
    assert (table.state.seat, table.options()) == (0, ["passage 1", "pass"])
    table.play("passage 1", "accept")
    assert table.at("0x1") == above
    table, start, above, _ = corridor()
    table.act(0).play("move x1", at(above), "passage 2", "pass", "passage 1", "pass")
    assert table.at("0x1") == start
    assert [event["seat"] for event in table.happened("TransitRefused")] == [2, 1]


@pytest.mark.rule("parsec:10f")
def test_no_more_owners_are_asked_than_the_way_needs() -> None:
    table, start, _, _ = corridor()
    grid = table.galaxy.grid
    outer = [c for c in grid.within(start, 2) if distance(c, start) == 2]
    thick = max(outer, key=lambda cell: cell)
    table.put("1f1", thick)  # behind seat 2's row
    goal = next(c for c in grid.within(start, 3) if distance(c, thick) == 1 and distance(c, start) == 3)
    table.act(0).play("move x1", at(goal), "passage 2", "accept")
    assert table.at("0x1") == goal
    assert table.happened("TransitAsked")[-1]["other"] == 2
    assert len(table.happened("TransitAsked")) == 1
    table, _, above, below = corridor(4)
    table.put("3f1", below)  # about, but not in the way
    table.act(0).play("move x1", at(above))
    assert table.options() == ["passage 1", "passage 2"]


@pytest.mark.rule("parsec:10f")
def test_whose_hexes_are_not_crossed_gets_no_toll() -> None:
    table, start, above, _ = corridor()
    unit = table.put("0x1", start)
    steps = mobility(table.state, unit)
    dear, cheap = (1, 2, 0, 0), (2, 0, 0, 1)

    def due(*tolls: tuple[int, ...], agreed: int = 0b110) -> list[tuple[int, ...]]:
        return list(tolls_due(table.state, unit, steps, above, agreed, tuple(n for toll in tolls for n in toll)))

    # Either of the two would do.
    assert due(dear, cheap) == due(cheap, dear) == [cheap]
    assert due(dear) == []  # seat 2 lets it pass for nothing
    assert due(dear, agreed=0b010) == [dear]
    # Matches begun by older rules go on by them.
    table.state.game = table.game.with_rules("2")
    assert due(dear, cheap) == [dear, cheap]


@pytest.mark.rule("parsec:10f")
def test_the_first_to_agree_gets_no_toll_if_the_way_is_another() -> None:
    # One way leads through seat 1, the other through seat 2 and then seat 3.
    table, start, above, _ = corridor(4)
    grid = table.galaxy.grid
    low = sorted(grid.neighbours[start])[3:]
    behind = {c for cell in low for c in grid.neighbours[cell] if distance(c, start) == 2} - {above}
    for name, cell in zip(("c1", "c2", "c3", "c4", "f1", "f2", "f3")[: len(behind)], sorted(behind), strict=True):
        table.put(f"3{name}", cell)
    table.act(0).play("move x1", at(above), "passage 2", "ask gold", "done", "accept")
    assert table.options() == ["passage 1", "passage 3", "pass"]
    table.play("passage 1", "accept")
    assert table.at("0x1") == above
    assert (table.stock(0), table.stock(2)) == ((2, 1, 1), (0, 0, 0))


@pytest.mark.rule("parsec:10f")
def test_a_toll_may_be_of_several_resources() -> None:
    table, _, above, _ = corridor()
    table.act(0).play("move x1", at(above), "passage 1")
    assert table.options() == ["accept", "ask titanium", "ask energy", "ask gold", "pass"]
    table.play("ask titanium", "ask titanium", "ask energy")
    assert table.why("ask titanium") == ("parsec:10f", "cannot-pay")
    table.play("done")
    assert (table.state.seat, table.state.choice) == (0, "AcceptToll")
    shown = table.state.view(0)["decision"]
    assert (shown["toll"], shown["other"]) == ([2, 1, 0], 1)
    table.play("accept")
    assert table.at("0x1") == above
    assert (table.stock(0), table.stock(1)) == ((0, 0, 1), (2, 1, 0))


@pytest.mark.rule("parsec:10f")
def test_who_does_not_pay_the_toll_may_try_another_way() -> None:
    table, _, above, _ = corridor()
    table.act(0).play("move x1", at(above), "passage 1", "ask gold", "done", "pass")
    assert table.options() == ["passage 2", "pass"]
    table.play("passage 2", "accept")
    assert table.at("0x1") == above
    assert table.stock(0) == (2, 1, 1)


def ringed(mover: int, owner: int, **options: Any) -> tuple[Table, int, int]:
    """A cruiser of one seat in a ring of another's cargos, its hex, and a hex beyond the ring."""
    table = Table(4, **options)
    start = table.line(5)[2]
    for number, cell in enumerate(table.galaxy.grid.neighbours[start]):
        table.put(f"{owner}c{number + 1}", cell)
    table.put(f"{mover}x1", start)
    table.give(mover, 3, 3, 3)
    return table, start, next(c for c in table.galaxy.grid.within(start, 2) if distance(c, start) == 2)


PAIRS = [(mover, owner) for mover in range(4) for owner in range(4) if mover != owner]


@pytest.mark.rule("parsec:10f")
@pytest.mark.parametrize(("mover", "owner"), PAIRS)
def test_every_owner_is_asked_by_every_mover_and_names_the_toll(mover: int, owner: int) -> None:
    table, _, goal = ringed(mover, owner)
    table.act(mover).play("move x1", at(goal))
    assert (table.state.seat, table.state.choice) == (owner, "GrantTransit")
    assert table.options() == ["accept", "ask titanium", "ask energy", "ask gold", "pass"]
    table.play("ask titanium", *["ask energy"] * 2, *["ask gold"] * 3, "done")
    assert (table.state.seat, table.options()) == (mover, ["accept", "pass"])
    table.play("accept")
    assert (table.at(f"{mover}x1"), table.stock(mover), table.stock(owner)) == (goal, (2, 1, 0), (1, 2, 3))
    assert table.why("move x1") == ("parsec:4d", "moved-already")


@pytest.mark.rule("parsec:10f", "parsec:9.1a")
@pytest.mark.parametrize(("mover", "owner"), PAIRS)
def test_who_is_refused_asks_again_only_where_requests_are_not_counted(mover: int, owner: int) -> None:
    people = 1 << mover | 1 << owner
    for agreed, again in ((people, True), (1 << mover, False), (1 << owner, False)):
        table, start, goal = ringed(mover, owner, people=agreed)
        table.act(mover).play("move x1", at(goal), "pass")
        assert table.at(f"{mover}x1") == start
        if again:
            table.play("move x1")
            assert at(goal) in table.options()
        else:
            assert table.why("move x1") == ("parsec:10e", "nowhere-to-go")


@pytest.mark.rule("parsec:10f")
def test_a_refusal_by_one_owner_does_not_count_for_another() -> None:
    table, start, above, _ = corridor(people=0b101)  # a bot on seat 1, a person on seat 2
    table.act(0).play("move x1", at(above), "passage 2", "pass", "pass")
    assert table.at("0x1") == start
    table.play("move x1")
    assert at(above) in table.options()
    table.play(at(above), "passage 1", "pass", "pass")
    assert table.why("move x1") == ("parsec:10e", "nowhere-to-go")


@pytest.mark.rule("parsec:10d", "parsec:10f")
def test_what_is_too_far_is_not_refused_passage() -> None:
    table, start, goal = ringed(0, 1)
    far = next(c for c in table.galaxy.grid.cells if distance(c, start) > 5 and not table.galaxy.terrain[c])
    table.act(0).play("move x1")
    assert table.why(at(far)) == ("parsec:10d", "too-far")
    table, start, goal = ringed(0, 1)
    own = table.put("0f1", table.line(3)[1])
    table.state.flags[own] |= REFUSED
    table.act(0).play("move f1")
    assert table.why(at(goal)) == ("parsec:10d", "too-far")


@pytest.mark.rule("parsec:10f")
def test_what_was_promised_to_others_is_not_free() -> None:
    table = Table(4)
    unit = table.put("3x1", table.line(1)[0])
    table.give(3, 5, 6, 7)
    for tolls, left in (((), (5, 6, 7)), ((2, 1, 0, 3), (4, 6, 4)), ((2, 1, 0, 3, 1, 0, 4, 1), (4, 2, 3))):
        choice = GrantTransit(0, unit, 1, 0, 0, tolls)
        assert tuple(choice.free(table.state, resource) for resource in range(3)) == left


@pytest.mark.rule("parsec:10f")
def test_the_mover_may_give_up_after_the_first_answer() -> None:
    table, _, above, _ = corridor()
    unit = UNIT_NAMES.index("0x1")
    for agreed, refused in ((0, 0), (2, 0), (0, 2), (2, 4)):
        choice = ChooseOwner(0, unit, above, agreed, refused, ())
        assert (PASS in choice.options(table.state)) == bool(agreed or refused)
        assert (choice.why_not(table.state, PASS) is None) == bool(agreed or refused)
    table.act(0).play("move x1", at(above), "passage 2", "pass")
    assert table.options() == ["passage 1", "pass"]
    assert table.why("passage 2") == ("parsec:10f", "refused-already")
