"""Hexes, areas and facings by name, each fault with file, item and key."""

from __future__ import annotations

from orrery.games.talon.grid import FACINGS, HEX_BY_NAME
from orrery.parts.content import fault


def default_zone(seat: int) -> list[str]:
    """Two rows on the side's own edge of the map, with seven empty rows between the sides."""
    return ["e10:t11"] if seat == 0 else ["e1:t2"]


def place(text: str, file: str, item: str, key: str) -> int:
    """A hex by its name."""
    if text not in HEX_BY_NAME:
        raise fault(file, item, key, f"{text!r} is not a hex; they go from a1 to x12")
    return HEX_BY_NAME[text]


def facing(text: str, file: str, item: str, key: str) -> int:
    """A facing by its name."""
    if text not in FACINGS:
        raise fault(file, item, key, f"{text!r} is not one of {', '.join(FACINGS)}")
    return FACINGS.index(text)


def area(texts: list[str], file: str, item: str, key: str) -> list[int]:
    """Hexes by name and by rectangles such as `e1:t2`."""
    found: list[int] = []
    for text in texts:
        first, _, last = text.partition(":")
        place(first, file, item, key)
        place(last or first, file, item, key)
        last = last or first
        if int(first[1:]) > int(last[1:]) or first[0] > last[0]:
            raise fault(file, item, key, f"{text!r} goes from the upper left hex to the lower right one")
        for row in range(int(first[1:]), int(last[1:]) + 1):
            for column in range(ord(first[0]), ord(last[0]) + 1):
                found.append(HEX_BY_NAME[f"{chr(column)}{row}"])
    return found
