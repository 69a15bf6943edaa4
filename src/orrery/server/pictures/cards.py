"""Preview pictures: a board or a name, with the players and the score."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from orrery.server.pictures.boards import BOARDS
from orrery.server.pictures.canvas import ACT, HEIGHT, INK, INK_2, INK_3, LINE, PANEL, WIDTH, Canvas

#: The column of text beside a board.
WORDS: Final = 380
EDGE: Final = 36


class Sitter(msgspec.Struct, frozen=True):
    """A seat as labelled in a picture."""

    name: str
    won: bool = False


class TableCard(msgspec.Struct, frozen=True):
    """Public information about a table."""

    game: str
    title: str
    line: str
    sitters: list[Sitter]
    #: A spectator's view; None before the game starts or at a private table.
    view: dict[str, Any] | None


class PersonCard(msgspec.Struct, frozen=True):
    """Public information about a person: a name, a line of text, and some labelled numbers."""

    name: str
    line: str
    numbers: list[tuple[str, str]]


def _brand(canvas: Canvas, x: float, y: float) -> None:
    canvas.circle(x + 13, y - 9, 13, None, ACT, 3)
    canvas.circle(x + 13, y - 9, 4, ACT)
    canvas.circle(x + 25, y - 16, 4, INK)
    canvas.text(x + 42, y, "O R R E R Y", 22, INK_2)


def table_picture(card: TableCard) -> bytes:
    """The picture of a table: its board, its title, who sits there."""
    canvas = Canvas()
    board = BOARDS.get(card.game)
    right = WIDTH - WORDS
    canvas.stars(0, 0, right, HEIGHT, zlib.crc32(card.title.encode()))
    if board is not None and card.view:
        board(canvas, card.view, (EDGE, EDGE, right - 2 * EDGE, HEIGHT - 2 * EDGE))
    canvas.box(right, 0, WORDS, HEIGHT, PANEL)
    canvas.line([(right, 0), (right, HEIGHT)], LINE)
    left, most = right + EDGE, WORDS - 2 * EDGE
    _brand(canvas, left, 66)
    lines = canvas.lines(card.title, 40, most, 2)
    for place, text in enumerate(lines):
        canvas.text(left, 150 + 46 * place, text, 40, INK, most)
    below = 104 + 46 * len(lines)
    canvas.text(left, below + 42, card.line, 22, INK_2, most)
    for place, sitter in enumerate(card.sitters[:6]):
        y = below + 118 + 56 * place
        canvas.piece(left + 12, y - 9, 12, place)
        canvas.text(left + 38, y, sitter.name, 27, ACT if sitter.won else INK, most - 38)
    return canvas.png()


def person_picture(card: PersonCard) -> bytes:
    """The picture of a person or a tournament: the name and some figures."""
    canvas = Canvas()
    canvas.stars(0, 0, WIDTH, HEIGHT, zlib.crc32(card.name.encode()))
    _brand(canvas, 72, 100)
    canvas.text(72, 260, card.name, 72, INK, WIDTH - 144)
    canvas.text(72, 316, card.line, 28, INK_2, WIDTH - 144)
    _numbers(canvas, card.numbers[:4])
    return canvas.png()


def _numbers(canvas: Canvas, numbers: Sequence[tuple[str, str]]) -> None:
    wide = (WIDTH - 144 - 24 * 3) / 4
    for place, (name, number) in enumerate(numbers):
        x = 72 + place * (wide + 24)
        canvas.box(x, 390, wide, 160, PANEL, LINE, 12)
        canvas.text(x + 24, 470, number, 52, ACT if place == 0 else INK, wide - 48)
        canvas.text(x + 24, 518, name, 22, INK_3, wide - 48)
