"""Plots as inline SVG: bars with intervals, histograms, curves. Colours come from the page's style sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import floor, log10

#: The style of a plot, in a page or in its own file.
STYLE = """
svg text { fill: var(--ink) } .grid { stroke: var(--faint) } .bar { fill: var(--bar) }
.whisker { stroke: var(--ink); stroke-width: 1.5 } .label { text-anchor: end } .tick { text-anchor: middle }
.mark { stroke: var(--strong); stroke-dasharray: 4 3; stroke-width: 1.5 } .curve { fill: none; stroke-width: 2 }
.c0 { stroke: #4a7fb5 } .c1 { stroke: #c8753a } .c2 { stroke: #4f9a5b } .c3 { stroke: #a6539b }
.c4 { stroke: #b5482f } .c5 { stroke: #7a7f2f } .c6 { stroke: #3f9d9b } .c7 { stroke: #8a6d5c }
svg text.name { stroke: none } svg .dot0 { fill: #4a7fb5 } svg .dot1 { fill: #c8753a; fill-opacity: 0.8 }
"""
#: The colours of a standalone plot.
COLOURS = (
    "svg { --ink: #1c2330; --faint: #d5dae3; --bar: #4a7fb5; --strong: #b5482f; background: #fff; "
    "font: 12px system-ui, sans-serif }"
)

WIDTH = 720
ROW = 22
LABEL = 240


def standalone(plot: str) -> str:
    """A plot as an image file of its own."""
    head, _, rest = plot.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>{COLOURS}{STYLE}</style>{rest}\n'


def axis(low: float, high: float, count: int = 5) -> list[float]:
    """Round tick values that span a range.

    >>> axis(0.0, 1.0)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    span = high - low or 1.0
    power = 10 ** floor(log10(span / count))
    step = min((power * factor for factor in (1, 2, 5, 10)), key=lambda step: abs(span / step - count))
    first = floor(low / step)
    numbers = []
    while True:
        number = round(first * step, 10)
        numbers.append(number)
        if number >= high - 1e-9:
            return numbers
        first += 1


def written(number: float, percent: bool) -> str:
    """The label of a tick."""
    return f"{number:.0%}" if percent else f"{number:,.10g}"


def interval_bars(
    rows: Sequence[tuple[str, float, float, float, str]],
    mark: float | None = None,
    low: float = 0.0,
    high: float | None = None,
    percent: bool = True,
) -> str:
    """One bar per row (name, value, ends of its interval, remark), and a dashed line at the expected value."""
    if not rows:
        return "<p>none</p>"
    top = max([row[3] for row in rows] + ([mark] if mark else [])) if high is None else high
    numbers = axis(min(low, *(row[2] for row in rows)), top or 1.0)
    left, right = numbers[0], numbers[-1]
    height = ROW * len(rows) + 30

    def x(value: float) -> float:
        return LABEL + (WIDTH - LABEL - 20) * (value - left) / (right - left)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for number in numbers:
        at = f"{x(number):.1f}"
        parts.append(f'<line class="grid" x1="{at}" y1="0" x2="{at}" y2="{height - 22}"/>')
        parts.append(f'<text class="tick" x="{at}" y="{height - 6}">{written(number, percent)}</text>')
    for index, (name, value, start, end, remark) in enumerate(rows):
        y = index * ROW + 4
        begin, finish = sorted((x(max(left, 0.0)), x(value)))
        parts.append(f"<g><title>{escape(name)}: {escape(remark)}</title>")
        parts.append(f'<text class="label" x="{LABEL - 8}" y="{y + 12}">{escape(shortened(name))}</text>')
        parts.append(
            f'<rect class="bar" x="{begin:.1f}" y="{y}" width="{max(0.5, finish - begin):.1f}" height="{ROW - 8}"/>'
        )
        middle = y + (ROW - 8) / 2
        parts.append(f'<line class="whisker" x1="{x(start):.1f}" y1="{middle}" x2="{x(end):.1f}" y2="{middle}"/></g>')
    if mark is not None:
        at = f"{x(mark):.1f}"
        parts.append(f'<line class="mark" x1="{at}" y1="0" x2="{at}" y2="{height - 22}"/>')
    return "".join([*parts, "</svg>"])


def shortened(name: str, most: int = 38) -> str:
    """A name cut to fit beside its bar."""
    return name if len(name) <= most else name[: most - 1] + "…"


def histogram(bins: Sequence[tuple[float, float, int]]) -> str:
    """A histogram: counts between edges."""
    height, bottom = 220, 196
    most = max(count for _, _, count in bins) or 1
    left, right = bins[0][0], bins[-1][1]

    def x(value: float) -> float:
        return 50 + (WIDTH - 70) * (value - left) / (right - left)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for number in axis(0, most):
        y = bottom - (bottom - 10) * number / most
        if y >= 0:
            parts.append(f'<line class="grid" x1="50" y1="{y:.1f}" x2="{WIDTH - 20}" y2="{y:.1f}"/>')
            parts.append(f'<text class="label" x="44" y="{y + 4:.1f}">{written(number, False)}</text>')
    for start, end, count in bins:
        tall = (bottom - 10) * count / most
        wide = max(0.5, x(end) - x(start) - 1)
        parts.append(
            f'<rect class="bar" x="{x(start):.1f}" y="{bottom - tall:.1f}" width="{wide:.1f}" '
            f'height="{tall:.1f}"><title>{start:g} to {end - 1:g}: {count:,}</title></rect>'
        )
    for number in axis(left, right, 8):
        if left <= number <= right:
            parts.append(f'<text class="tick" x="{x(number):.1f}" y="{height - 6}">{written(number, False)}</text>')
    return "".join([*parts, "</svg>"])


def curves(lines: dict[str, list[tuple[float, float]]]) -> str:
    """Lines over a game's progress from 0 to 1, each with its name at the end."""
    if not lines:
        return "<p>none</p>"
    height, bottom = 260, 232
    values = [value for line in lines.values() for _, value in line]
    numbers = axis(min(values), max(values))
    low, high = numbers[0], numbers[-1]

    def x(value: float) -> float:
        return 60 + (WIDTH - 200) * value

    def y(value: float) -> float:
        return bottom - (bottom - 10) * (value - low) / ((high - low) or 1.0)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img">']
    for number in numbers:
        parts.append(f'<line class="grid" x1="60" y1="{y(number):.1f}" x2="{x(1):.1f}" y2="{y(number):.1f}"/>')
        parts.append(f'<text class="label" x="54" y="{y(number) + 4:.1f}">{written(number, False)}</text>')
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<text class="tick" x="{x(share):.1f}" y="{height - 6}">{share:.0%}</text>')
    ends: list[float] = []
    for index, (name, line) in enumerate(sorted(lines.items(), key=lambda item: item[1][-1][1])):
        points = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in line)
        colour = f"c{index % 8}"
        parts.append(f'<polyline class="curve {colour}" points="{points}"><title>{escape(name)}</title></polyline>')
        label = y(line[-1][1])
        while any(abs(label - other) < 13 for other in ends):
            label -= 13
        ends.append(label)
        text = escape(shortened(name, 20))
        parts.append(f'<text class="name {colour}" x="{x(1) + 6:.1f}" y="{label + 4:.1f}">{text}</text>')
    return "".join([*parts, "</svg>"])


def calibration(series: Mapping[str, Sequence[tuple[float, float, int, float]]]) -> str:
    """Predicted against observed chances with their standard errors, the diagonal dashed. Larger dots: more samples."""
    size, left, bottom = 360, 50, 320
    most = max(count for points in series.values() for _, _, count, _ in points)

    def x(value: float) -> float:
        return left + (size - left - 20) * value

    def y(value: float) -> float:
        return bottom - (bottom - 20) * value

    parts = [f'<svg viewBox="0 0 {size} {size}" role="img">']
    for number in axis(0.0, 1.0):
        parts.append(f'<line class="grid" x1="{left}" y1="{y(number):.1f}" x2="{x(1):.1f}" y2="{y(number):.1f}"/>')
        parts.append(f'<text class="label" x="{left - 6}" y="{y(number) + 4:.1f}">{number:.0%}</text>')
        parts.append(f'<text class="tick" x="{x(number):.1f}" y="{bottom + 18}">{number:.0%}</text>')
    parts.append(f'<line class="mark" x1="{x(0):.1f}" y1="{y(0):.1f}" x2="{x(1):.1f}" y2="{y(1):.1f}"/>')
    for place, (name, points) in enumerate(series.items()):
        parts.append(f'<text class="c{place} name" x="{left + 12}" y="{36 + 16 * place}">')
        parts.append(f'<tspan class="dot{place}">\u25cf</tspan> {escape(name)}</text>')
        for said, came, count, error in points:
            radius = 2 + 6 * (count / most) ** 0.5
            low, high = y(max(0.0, came - error)), y(min(1.0, came + error))
            parts.append(
                f'<line class="c{place}" x1="{x(said):.1f}" y1="{low:.1f}" x2="{x(said):.1f}" y2="{high:.1f}"/>'
            )
            parts.append(
                f'<circle class="dot{place}" cx="{x(said):.1f}" cy="{y(came):.1f}" r="{radius:.1f}">'
                f"<title>{escape(name)}: {said:.0%} said, {came:.0%} came, {count:,} times</title></circle>"
            )
    return "".join([*parts, "</svg>"])
