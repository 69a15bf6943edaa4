"""Seats with bases and cards in hand, set up for a test."""

from __future__ import annotations

from typing import Any

from tests.games.parsec.table import Table


def seats_with_bases(seats: int = 2, **options: Any) -> Table:
    """Every seat has a colony with a cargo."""
    table = Table(seats, **options)
    for seat in range(seats):
        table.put(f"{seat}o1", table.planet(seat + 1)[0])
        table.put(f"{seat}c1", table.planet(seat + 1)[0])
    return table


def duel(*cards: str) -> Table:
    """A fighter of seat 0 next to a fighter of seat 1; both have a base; seat 0 holds cards."""
    table = seats_with_bases()
    one, two = table.line(2)
    table.put("0f1", one)
    table.put("1f1", two)
    table.deal(0, *cards)
    return table
