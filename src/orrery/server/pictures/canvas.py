"""Shapes and text on a picture, in the colours of the page."""

from __future__ import annotations

import io
import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

Point: TypeAlias = tuple[float, float]

WIDTH: Final = 1200
HEIGHT: Final = 630
#: The factor of supersampling, for smooth edges.
FINE: Final = 2

SPACE: Final = "#0a0e14"
PANEL: Final = "#10151d"
LINE: Final = "#26303d"
LINE_UI: Final = "#6a7787"
INK: Final = "#efe9dc"
INK_2: Final = "#b6bcc4"
INK_3: Final = "#8d97a3"
ACT: Final = "#f3d27a"
HEX: Final = "#1c2531"
HEX_2: Final = "#2b3745"
ROCK: Final = "#3b3f46"
#: The colours of seats, in the order of the page, and the same for areas.
SEATS: Final = ("#4f8cff", "#ee5f2b", "#45ad8b", "#efc4fa", "#eef3e0", "#b5639c")
WASHES: Final = ("#182743", "#382019", "#172f2f", "#2f2b39", "#2f3436", "#2c1f30")
STARS: Final = "#39424f"


class Canvas:
    """A picture that is being drawn."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH * FINE, HEIGHT * FINE), SPACE)
        self.draw = ImageDraw.Draw(self.image)

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * FINE, y * FINE) for x, y in points]

    def polygon(self, points: Sequence[Point], fill: str | None, outline: str | None = None, width: float = 1) -> None:
        """A closed shape."""
        scaled = self._at(points)
        self.draw.polygon(scaled, fill=fill)
        if outline is not None:
            self.draw.line([*scaled, scaled[0]], fill=outline, width=round(width * FINE), joint="curve")

    def line(self, points: Sequence[Point], colour: str, width: float = 1) -> None:
        """A line through points."""
        self.draw.line(self._at(points), fill=colour, width=max(1, round(width * FINE)), joint="curve")

    def circle(
        self, x: float, y: float, radius: float, fill: str | None, outline: str | None = None, width: float = 1
    ) -> None:
        """A circle."""
        box = [(x - radius) * FINE, (y - radius) * FINE, (x + radius) * FINE, (y + radius) * FINE]
        self.draw.ellipse(box, fill=fill, outline=outline, width=max(1, round(width * FINE)))

    def box(
        self, x: float, y: float, width: float, height: float, fill: str | None, outline: str | None = None,
        radius: float = 0,
    ) -> None:  # fmt: skip
        """A rectangle with round corners."""
        corners = [x * FINE, y * FINE, (x + width) * FINE, (y + height) * FINE]
        self.draw.rounded_rectangle(corners, radius * FINE, fill=fill, outline=outline, width=FINE)

    def hexagon(self, x: float, y: float, side: float, fill: str | None, outline: str | None = None) -> None:
        """A hex with a corner up."""
        turns = [math.radians(60 * corner - 30) for corner in range(6)]
        self.polygon([(x + side * math.cos(turn), y + side * math.sin(turn)) for turn in turns], fill, outline)

    def piece(self, x: float, y: float, radius: float, seat: int, turn: float = 0.0) -> None:
        """The shape of a seat: circle, triangle, diamond, square."""
        colour = SEATS[seat % len(SEATS)]
        corners = {1: 3, 2: 4, 3: 4, 4: 5}.get(seat % len(SEATS), 0)
        if not corners:
            self.circle(x, y, radius, colour)
            return
        start = {1: -90.0, 2: -90.0, 3: -45.0, 4: -90.0}[seat % len(SEATS)] + turn
        angles = [math.radians(start + 360 * corner / corners) for corner in range(corners)]
        self.polygon([(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles], colour)

    def ship(self, x: float, y: float, radius: float, degrees: float, colour: str) -> None:
        """An arrow head pointing in a direction."""
        shape = ((1.0, 0.0), (-0.75, 0.72), (-0.35, 0.0), (-0.75, -0.72))
        turn = math.radians(degrees)
        points = [
            (
                x + radius * (along * math.cos(turn) - across * math.sin(turn)),
                y + radius * (along * math.sin(turn) + across * math.cos(turn)),
            )
            for along, across in shape
        ]
        self.polygon(points, colour)

    def text(
        self, x: float, y: float, text: str, size: float, colour: str, most: float = 0, anchor: str = "ls"
    ) -> None:
        """A line of text, cut if it is longer than allowed."""
        font = ImageFont.load_default(size * FINE)
        shown = text
        while most and len(shown) > 1 and font.getlength(shown) > most * FINE:
            shown = shown.removesuffix("…")[:-1].rstrip() + "…"
        self.draw.text((x * FINE, y * FINE), shown, fill=colour, font=font, anchor=anchor)

    def lines(self, text: str, size: float, most: float, count: int) -> list[str]:
        """A text wrapped to a width, with a maximum number of lines."""
        font = ImageFont.load_default(size * FINE)
        found: list[str] = []
        for word in text.split():
            longer = f"{found[-1]} {word}" if found else word
            if found and (font.getlength(longer) <= most * FINE or len(found) == count):
                found[-1] = longer
            else:
                found.append(word)
        return found

    def stars(self, x: float, y: float, width: float, height: float, seed: int) -> None:
        """Some stars behind a board."""
        state = seed * 2654435761 % 2**32 or 1
        for _ in range(90):
            state = (state * 1664525 + 1013904223) % 2**32
            across, down = state % 1000 / 1000, state // 1000 % 1000 / 1000
            self.circle(x + width * across, y + height * down, 0.6 + state % 7 / 10, STARS)

    def png(self) -> bytes:
        """The picture as a file."""
        file = io.BytesIO()
        self.image.reduce(FINE).save(file, "PNG")
        return file.getvalue()


class Frame:
    """A part of a picture with its own units, scaled to fit."""

    def __init__(self, canvas: Canvas, box: tuple[float, float, float, float], width: float, height: float) -> None:
        x, y, wide, high = box
        self.canvas = canvas
        self.scale = min(wide / width, high / height)
        self.x = x + (wide - width * self.scale) / 2
        self.y = y + (high - height * self.scale) / 2

    def at(self, x: float, y: float) -> Point:
        """A point of the part in picture coordinates."""
        return self.x + x * self.scale, self.y + y * self.scale

    def all(self, points: Sequence[Point]) -> list[Point]:
        """Points of the part in picture coordinates."""
        return [self.at(x, y) for x, y in points]
