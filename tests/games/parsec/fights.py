"""Fights set up for a test."""

from __future__ import annotations

from typing import Any

from tests.games.parsec.table import Table

from orrery.games.parsec.grid import distance


def bases(seats: int = 2, planets: tuple[int, ...] = (2, 3, 4, 5, 6, 7), **options: Any) -> Table:
    """Every seat has a colony far from the fight, so that nobody is eliminated."""
    table = Table(seats, **options)
    for seat in range(seats):
        table.put(f"{seat}o9", table.planet(planets[seat])[0])
    return table


def duel(one: str, two: str, gap: int = 1, **options: Any) -> Table:
    """Two units so many hexes apart; seat 0 is to act."""
    table = bases(**options)
    hexes = table.line(gap + 1)
    table.put(one, hexes[0])
    table.put(two, hexes[-1])
    return table.act(0)


def spots(table: Table, centre: int, away: int) -> list[int]:
    """Free hexes of empty space so far from a hex."""
    return [
        cell
        for cell in table.galaxy.grid.cells
        if distance(cell, centre) == away and not table.galaxy.terrain[cell] and not table.state.holder[cell]
    ]


def ring(table: Table, target: str, *around: str) -> int:
    """A unit in empty space with vessels next to it."""
    middle = table.line(3)[1]
    table.put(target, middle)
    for unit, cell in zip(around, table.galaxy.grid.neighbours[middle], strict=False):
        table.put(unit, cell)
    return middle
