"""The boards, each drawn from a spectator's view."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from orrery.server.pictures.canvas import (
    HEX,
    HEX_2,
    INK,
    INK_3,
    LINE,
    LINE_UI,
    PANEL,
    ROCK,
    SEATS,
    SPACE,
    WASHES,
    Canvas,
    Frame,
    Point,
)

View: TypeAlias = Mapping[str, Any]
Box: TypeAlias = tuple[float, float, float, float]

FACINGS: Final = {"E": 0, "SE": 60, "SW": 120, "W": 180, "NW": 240, "NE": 300}
#: Bodies of the solar system: position, size, colour; and the bases beside them.
BODIES: Final[dict[str, tuple[float, float, float, str]]] = {
    "earth": (76, 190, 30, "#7d93a8"),
    "mars": (80, 452, 24, "#a07a68"),
    "ceres": (293, 124, 13, "#8a8f97"),
    "tycho": (307, 227, 13, "#8a8f97"),
    "eros": (312, 330, 13, "#8a8f97"),
    "thoth": (308, 433, 13, "#8a8f97"),
    "vesta": (295, 536, 13, "#8a8f97"),
    "jupiter": (574, 330, 44, "#b0a28e"),
    "saturn": (766, 170, 33, "#a39869"),
}
BASES: Final[dict[str, Point]] = {
    "luna": (136, 112), "eurasia": (136, 165), "africa": (136, 218), "mariner-valley": (136, 402),
    "londres-nova": (136, 455), "ceres": (332, 101), "tycho": (345, 204), "eros": (350, 307), "thoth": (346, 410),
    "vesta": (334, 513), "ganymede": (515, 408), "europa": (515, 461), "io": (515, 514), "rhea": (707, 240),
    "rings": (707, 293), "titan": (707, 346),
}  # fmt: skip
GROUNDS: Final = ("#4a362f", "#2f3d4c", "#45402c", "#4c4238")


def tictactoe(canvas: Canvas, view: View, box: Box) -> None:
    """Three by three."""
    frame = Frame(canvas, box, 3.2, 3.2)
    for place in (1, 2):
        for points in (((place, 0), (place, 3)), ((0, place), (3, place))):
            canvas.line(frame.all([(x + 0.1, y + 0.1) for x, y in points]), LINE_UI, 3)
    for name, owner in view["cells"].items():
        column, row = ord(name[0]) - ord("a"), int(name[1]) - 1
        x, y = frame.at(column + 0.6, 3 - row - 0.4)
        if owner == 0:
            canvas.circle(x, y, 0.3 * frame.scale, None, SEATS[0], 14)
        elif owner == 1:
            reach = 0.27 * frame.scale
            for way in (1, -1):
                canvas.line([(x - reach, y - way * reach), (x + reach, y + way * reach)], SEATS[1], 14)


def connect_four(canvas: Canvas, view: View, box: Box) -> None:
    """Seven columns of six."""
    rows = view["rows"]
    frame = Frame(canvas, box, 7.4, len(rows) + 0.4)
    x, y = frame.at(0, 0)
    canvas.box(x, y, 7.4 * frame.scale, (len(rows) + 0.4) * frame.scale, PANEL, LINE, 18)
    for height, row in enumerate(rows):
        for column, owner in enumerate(row):
            x, y = frame.at(column + 0.7, height + 0.7)
            canvas.circle(x, y, 0.4 * frame.scale, SPACE if owner is None else SEATS[owner], LINE, 1)


def parsec(canvas: Canvas, view: View, box: Box) -> None:
    """The galaxy: hexes, bodies, colonies and ships."""
    board = view["board"]
    places = {cell["cell"]: (cell["q"] + cell["r"] / 2, 0.866 * cell["r"]) for cell in board["cells"]}
    left, top = (min(point[axis] for point in places.values()) - 1 for axis in (0, 1))
    width, height = (max(point[axis] for point in places.values()) + 1 - low for axis, low in ((0, left), (1, top)))
    frame = Frame(canvas, box, width, height)
    side = frame.scale / math.sqrt(3)
    for cell in board["cells"]:
        x, y = frame.at(places[cell["cell"]][0] - left, places[cell["cell"]][1] - top)
        body = cell.get("body")
        fill = HEX if body is None else ROCK if cell.get("terrain") == "asteroid" else GROUNDS[body % len(GROUNDS)]
        canvas.hexagon(x, y, side, fill, HEX_2)
    for unit in view["units"]:
        if unit.get("cell") in places:
            x, y = frame.at(places[unit["cell"]][0] - left, places[unit["cell"]][1] - top)
            large = unit["kind"] == "colony"
            canvas.circle(x, y, side * 0.95, SPACE)
            canvas.piece(x, y, side * (0.9 if large else 0.66), unit["seat"])


def talon(canvas: Canvas, view: View, box: Box) -> None:
    """A battle: hexes, terrain, ships and missiles; the part of the map where they are."""
    units = [unit for unit in view["units"] if unit.get("column") is not None and unit["status"] == "here"]
    width, height = view["board"]["width"], view["board"]["height"]
    columns = [unit["column"] for unit in units] or [0, width - 1]
    low, high = max(0, min(columns) - 3), min(width - 1, max(columns) + 3)
    frame = Frame(canvas, box, high - low + 2.0, height * 0.866 + 0.6)
    side = frame.scale / math.sqrt(3)

    def centre(column: float, row: int) -> Point:
        return frame.at(column - low + 0.5 + (row & 1) / 2, 0.6 + 0.866 * row)

    for row in range(height):
        for column in range(low, high + 1):
            canvas.hexagon(*centre(column, row), side, HEX, HEX_2)
    for piece in view.get("terrain", []):
        if isinstance(piece.get("column"), int) and low <= piece["column"] <= high:
            canvas.hexagon(*centre(piece["column"], piece["row"]), side, ROCK, HEX_2)
    for unit in units:
        x, y = centre(unit["column"], unit["row"])
        canvas.ship(x, y, side * 0.95, FACINGS.get(unit.get("facing") or "E", 0), SEATS[unit["seat"]])
    for missile in view.get("missiles", []):
        if isinstance(missile.get("column"), int):
            canvas.circle(*centre(missile["column"], missile["row"]), side * 0.25, INK)


def talon_campaign(canvas: Canvas, view: View, box: Box) -> None:
    """The current battle."""
    if view.get("battle"):
        talon(canvas, view["battle"], box)


def expanse(canvas: Canvas, view: View, box: Box) -> None:
    """The solar system: who leads at the bases, whose ships are in orbit."""
    frame = Frame(canvas, box, 880, 600)
    seats = {faction["id"]: place for place, faction in enumerate(view["factions"])}
    hues = {"un": 0, "mcr": 1, "opa": 2, "protogen": 3}
    hue = {name: hues.get(name, place) for name, place in seats.items()}
    for name, (x, y, radius, colour) in BODIES.items():
        at = frame.at(x, y)
        canvas.circle(*at, (radius + 18) * frame.scale, None, LINE, 1)
        canvas.circle(*at, radius * frame.scale, colour)
        if name == "saturn":
            ring = [(x - 62, y + 10), (x - 30, y + 18), (x + 30, y - 14), (x + 62, y - 10)]
            canvas.line(frame.all(ring), "#6b654a", 4)
    for base in view["bases"]:
        x, y = frame.at(*BASES.get(base["id"], (0, 0)))
        wide, high = 118 * frame.scale, 40 * frame.scale
        leader = base["leader"]
        fill = WASHES[hue[leader]] if leader in hue else PANEL
        canvas.box(x, y, wide, high, fill, LINE_UI if base["in_play"] else LINE, 6 * frame.scale)
        for place, (faction, influence) in enumerate(sorted(base["influence"].items())):
            if faction in hue:
                left = x + (20 + 46 * place) * frame.scale
                canvas.piece(left, y + high / 2, 9 * frame.scale, hue[faction])
                count = str(influence["total"])
                canvas.text(left + 13 * frame.scale, y + high / 2, count, 13 * frame.scale, INK, anchor="lm")
    for orbit in view["orbits"]:
        x, y, radius, _ = BODIES.get(orbit["id"], (0, 0, 0, ""))
        here = [(faction, sum(ships.values())) for faction, ships in sorted(orbit["ships"].items()) if faction in hue]
        for place, (faction, count) in enumerate(here):
            at = frame.at(x - radius + 26 * place, y + radius + 26)
            for number in range(min(count, 4)):
                canvas.ship(
                    at[0] + 6 * number * frame.scale, at[1], 9 * frame.scale, -90, SEATS[hue[faction]]
                )  # fmt: skip


def empire_war(canvas: Canvas, view: View, box: Box) -> None:
    """The war: lanes between two home worlds, the fronts and their ships; or the current battle."""
    if view.get("battle"):
        talon(canvas, view["battle"], box)
        return
    lanes = view["lanes"]
    frame = Frame(canvas, box, 1000, 620)
    heights = {1: [310], 2: [200, 420], 3: [145, 310, 475]}.get(len(lanes), [112, 246, 374, 508])
    for side, home in enumerate((58, 942)):
        canvas.circle(*frame.at(home, 310), 46 * frame.scale, WASHES[side], SEATS[side], 3)
        canvas.piece(*frame.at(home, 310), 20 * frame.scale, side)
    for lane, y in zip(lanes, heights, strict=False):
        count = lane["last"] - 1
        wide = 780 / count
        for index, zone in enumerate(lane["zones"]):
            left = 110 + wide * index
            owner = 0 if zone["zone"] < lane["front"] else 1 if zone["zone"] > lane["front"] else None
            fill = HEX if owner is None else WASHES[owner]
            x, top = frame.at(left + 4, y - 26)
            canvas.box(x, top, (wide - 8) * frame.scale, 52 * frame.scale, fill, LINE_UI if owner is None else LINE, 8)
            if zone["shows"] == "planet":
                planet = zone["planet"]
                colour = "#7d93a8" if planet is None else SEATS[planet]
                canvas.circle(*frame.at(left + wide / 2, y), 13 * frame.scale, colour)
        for side in (0, 1):
            ships = [ship for ship in view["ships"] if ship["at"] == lane["id"] and ship["seat"] == side]
            middle = 110 + wide * (lane["front"] - 0.5)
            for place, _ in enumerate(ships[:8]):
                x, top = frame.at(middle + (-1 if side == 0 else 1) * (18 + 22 * place), y + 46)
                canvas.ship(x, top, 11 * frame.scale, 0 if side == 0 else 180, SEATS[side])
        title = lane["title"].get("en", lane["id"])
        canvas.text(*frame.at(116, y - 34), title, 17 * frame.scale, INK_3)


BOARDS: Final[dict[str, Callable[[Canvas, View, Box], None]]] = {
    "connect_four": connect_four,
    "empire_war": empire_war,
    "expanse": expanse,
    "parsec": parsec,
    "talon": talon,
    "talon_campaign": talon_campaign,
    "talon_captains": talon_campaign,
    "tictactoe": tictactoe,
}
