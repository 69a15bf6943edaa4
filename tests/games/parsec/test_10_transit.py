"""Parsec: passing through hexes of others (chapter 10)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.parsec.table import Table, at

from orrery.games.parsec.grid import distance

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
