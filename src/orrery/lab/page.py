"""The page of a report: its style, bars and tables as HTML that a phone can show."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from orrery.lab.plots import STYLE as PLOTS
from orrery.lab.plots import axis, interval_bars

STYLE = """
:root { color-scheme: light dark; --ink: #1c2330; --dim: #5b6575; --paper: #fff; --faint: #d5dae3; --bar: #4a7fb5;
  --strong: #b5482f; --link: #2c6196; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #dfe5ee; --dim: #98a3b3; --paper: #12161d; --faint: #323b49; --bar: #5f97cf; --strong: #e0805f;
    --link: #82b4e8; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { margin-bottom: 0; line-height: 1.2 } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--faint) }
h3 { margin-bottom: .4rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
th, td { padding: .25rem .6rem; text-align: right }
th { border-bottom: 1px solid var(--ink); font-weight: 500; color: var(--dim) }
td:first-child, th:first-child { text-align: left; padding-left: 0 }
tr:nth-child(even) td { background: color-mix(in srgb, var(--faint) 30%, transparent) }
tr.sure { font-weight: 650 }
svg { width: 100%; height: auto; max-width: 48rem; font-size: 12px }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem } nav a { color: var(--link) }
.verdict { padding: 0; list-style: none; font-size: 1.25rem; line-height: 1.35; font-weight: 600 }
.verdict li { margin: .6rem 0 } .origin { color: var(--dim); font-size: .9rem }
.wide { overflow-x: auto }
.rate { display: grid; grid-template-columns: 15rem 1fr 4rem; gap: .8rem; align-items: center; padding: .2rem 0;
  border-bottom: 1px solid color-mix(in srgb, var(--faint) 50%, transparent) }
.rate > span:last-child { text-align: right; font-variant-numeric: tabular-nums }
.track { position: relative; height: 1.2rem; background: color-mix(in srgb, var(--faint) 35%, transparent) }
.track i { position: absolute; top: 0; bottom: 0; left: 0; background: var(--bar); opacity: .75 }
.track b { position: absolute; top: 50%; height: 2px; margin-top: -1px; background: var(--ink) }
.track u { position: absolute; top: -.2rem; bottom: -.2rem; border-left: 2px dashed var(--strong) }
@media (max-width: 40rem) {
  body { margin: 1rem auto } .verdict { font-size: 1.1rem } .wide svg { width: 38rem }
  .rate { grid-template-columns: 1fr 4rem; gap: .1rem .6rem }
  .rate > span:first-child { grid-column: 1 / -1 }
  th, td { padding: .25rem .3rem; font-size: .88rem }
}
"""

#: A row of a plot: its name, its value, the ends of its interval, and a remark.
Row = tuple[str, float, float, float, str]


def page_of(
    language: str,
    title: str,
    verdict: Sequence[str],
    origin: Sequence[str],
    sections: Sequence[tuple[str, str]],
) -> str:
    """A whole page: the verdict on top, then the origin of the games, then the sections."""
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in verdict)
    source = "".join(f'<p class="origin">{escape(line)}</p>' for line in origin)
    contents = "".join(f'<a href="#s{index}">{escape(name)}</a>' for index, (name, _) in enumerate(sections))
    body = "".join(f'<h2 id="s{index}">{escape(name)}</h2>{text}' for index, (name, text) in enumerate(sections))
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}{PLOTS}</style></head><body><main><h1>{escape(title)}</h1>"
        f'<ul class="verdict">{told}</ul>{source}<nav>{contents}</nav>{body}</main></body></html>\n'
    )


def bars(rows: Sequence[Row], mark: float, drawn: bool = False) -> str:
    """Shares as bars with intervals, and a dashed line at the expected share; as a picture if `drawn`."""
    if drawn:
        return interval_bars(rows, mark)
    top = axis(0.0, max([row[3] for row in rows] + [mark]) or 1.0)[-1]
    parts = []
    for name, value, low, high, remark in rows:
        parts.append(
            f'<div class="rate" title="{escape(remark)}"><span>{escape(name)}</span><span class="track">'
            f'<i style="width:{100 * value / top:.1f}%"></i>'
            f'<b style="left:{100 * low / top:.1f}%;width:{100 * (high - low) / top:.1f}%"></b>'
            f'<u style="left:{100 * mark / top:.1f}%"></u></span><span>{100 * value:.1f} %</span></div>'
        )
    return "".join(parts)


def scrolling(plot: str, label: str) -> str:
    """A plot that keeps its size on a narrow screen, by mouse or keys, and is called something."""
    named = plot.replace('role="img"', f'role="img" aria-label="{escape(label)}"', 1)
    return f'<div class="wide" tabindex="0">{named}</div>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], sure: Sequence[bool] = ()) -> str:
    """An HTML table; cells are escaped, and significant rows are highlighted."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = ""
    for place, row in enumerate(rows):
        mark = ' class="sure"' if place < len(sure) and sure[place] else ""
        body += f"<tr{mark}>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>"
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
