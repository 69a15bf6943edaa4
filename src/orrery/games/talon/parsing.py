"""Content files from text: TOML to checked structs, hexes and facings by name, each fault with file, item and key."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from orrery.games.talon.grid import FACINGS, HEX_BY_NAME
from orrery.parts.content import ContentError
from orrery.parts.faults import find_fault


def fault(file: str, where: str, what: str) -> ContentError:
    """A content file that cannot be used: file, item and key, and what is wrong there."""
    return ContentError(f"{file}: {where}: {what}" if where else f"{file}: {what}")


def parse(text: str, file: str) -> dict[str, Any]:
    """A TOML document, or a ContentError."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise fault(file, "", f"not TOML: {error}") from error


def convert(value: Any, kind: type[Any], file: str, where: str) -> Any:
    """A checked struct, or a ContentError that names the key."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        _, text = find_fault(value, kind, str(error))
        raise fault(file, where, text) from error


def default_zone(seat: int) -> list[str]:
    """Two rows on the side's own edge of the map, with seven empty rows between the sides."""
    return ["e10:t11"] if seat == 0 else ["e1:t2"]


def place(text: str, file: str, where: str) -> int:
    """A hex by its name."""
    if text not in HEX_BY_NAME:
        raise fault(file, where, f"{text!r} is not a hex; they go from a1 to x12")
    return HEX_BY_NAME[text]


def facing(text: str, file: str, where: str) -> int:
    """A facing by its name."""
    if text not in FACINGS:
        raise fault(file, where, f"facing: {text!r} is not one of {', '.join(FACINGS)}")
    return FACINGS.index(text)


def area(texts: list[str], file: str, where: str) -> list[int]:
    """Hexes by name and by rectangles such as `e1:t2`."""
    found: list[int] = []
    for text in texts:
        first, _, last = text.partition(":")
        place(first, file, where)
        place(last or first, file, where)
        last = last or first
        if int(first[1:]) > int(last[1:]) or first[0] > last[0]:
            raise fault(file, where, f"{text!r} goes from the upper left hex to the lower right one")
        for row in range(int(first[1:]), int(last[1:]) + 1):
            for column in range(ord(first[0]), ord(last[0]) + 1):
                found.append(HEX_BY_NAME[f"{chr(column)}{row}"])
    return found
