"""The balance report: one self-contained HTML file with plots."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from orrery.lab.analysis import Games, Link
from orrery.lab.clauses import cited, exercised
from orrery.lab.plots import STYLE as PLOTS
from orrery.lab.plots import curves, histogram, interval_bars, standalone
from orrery.lab.statistics import Rate, discoveries
from orrery.lab.verdict import called, verdict

STYLE = """
:root { color-scheme: light dark; --ink: #1c2330; --paper: #fff; --faint: #d5dae3; --bar: #4a7fb5; --strong: #b5482f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #dfe5ee; --paper: #12161d; --faint: #323b49; --bar: #5f97cf; --strong: #e0805f; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { margin-bottom: 0 } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--faint) }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .7rem; text-align: right }
th { border-bottom: 1px solid var(--ink) } td:first-child, th:first-child { text-align: left }
tr:nth-child(even) td { background: color-mix(in srgb, var(--faint) 30%, transparent) }
svg { width: 100%; height: auto; max-width: 48rem; font-size: 12px }
.strong { color: var(--strong); font-weight: 600 }
.verdict { padding: 0; list-style: none; font-size: 1.2rem; font-weight: 600 }
@media (max-width: 40rem) { body { margin: 1rem auto } table { display: block; overflow-x: auto } }
"""

#: How many actions are shown on each side.
SHOWN = 20


def write_report(source: str, target: str, images: str = "") -> int:
    """Write the report about stored games, and its plots as images into a folder; returns how many games there are."""
    games = Games(source)
    text = page(games)
    files = {Path(target): text}
    if images:
        files |= {Path(images) / f"{name}.svg": standalone(plot) for name, plot in pictures(text).items()}
    for path, content in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        except OSError as error:
            raise ValueError(f"{path}: cannot be written ({error.strerror})") from error
    return games.count


def pictures(text: str) -> dict[str, str]:
    """The plots of a report by the headings above them.

    >>> pictures('<h2 id="s0">Who won</h2><h3>By seat</h3><svg>a</svg><h2 id="s1">Openings</h2><svg>b</svg>')
    {'who-won-by-seat': '<svg>a</svg>', 'openings': '<svg>b</svg>'}
    """
    found: dict[str, str] = {}
    above = below = ""
    for level, heading, plot in re.findall(r"<h([23])[^>]*>(.*?)</h[23]>|(<svg.*?</svg>)", text, re.DOTALL):
        if level == "2":
            above, below = heading, ""
        elif level == "3":
            below = f" {heading}"
        else:
            found["-".join(re.findall(r"\w+", (above + below).lower()))] = plot
    return found


def page(games: Games) -> str:
    """The whole report."""
    plan = games.origin.plan
    title = f"{plan.game}: {games.count:,} games"
    sections = [
        ("Who won", winners(games)),
        ("How long games are", lengths(games)),
        ("How games are decided", endings(games)),
        ("Points along the game", progress(games)),
        ("What goes together with winning", links(games)),
        ("Openings", openings(games)),
        ("Rules exercised", clauses(games)),
        ("Bots", bots(games)),
    ]
    contents = " · ".join(f'<a href="#s{index}">{name}</a>' for index, (name, _) in enumerate(sections))
    body = "".join(f'<h2 id="s{index}">{name}</h2>{text}' for index, (name, text) in enumerate(sections))
    tables = "; ".join(" ".join(table) for table in plan.tables)
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items()) or "default options"
    pack = f", content pack {plan.pack}" if plan.pack else ""
    origin = (
        f"<p>{escape(tables)}; seed {plan.seed}, {escape(options)}{escape(pack)}; rules "
        f"{escape(games.origin.rules)}, content {escape(games.origin.content or 'built in')}.</p>"
        "<p>Whiskers are 95 % intervals. A shared win counts its part.</p>"
    )
    told = "".join(f"<li>{escape(sentence)}</li>" for sentence in verdict(games, fair(games)))
    origin = f'<ul class="verdict">{told}</ul>{origin}'
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}{PLOTS}</style></head><body><h1>{escape(title)}</h1>{origin}<nav>{contents}</nav>{body}</body></html>\n"
    )


def bars(rates: Mapping[str, Rate], mark: float | None) -> str:
    """Win rates as bars with intervals."""
    rows = []
    for name, rate in rates.items():
        low, high = rate.interval
        remark = f"{rate.share:.1%} ({low:.1%} to {high:.1%}) of {rate.count:,}"
        rows.append((name, rate.share, low, high, remark))
    return interval_bars(rows, mark)


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """An HTML table; cells are escaped."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def fair(games: Games) -> float:
    """The win rate of every seat if all were equal."""
    seats = len(games.origin.plan.tables[0])
    decided = games.rows("SELECT avg(CASE WHEN len(winners) > 0 THEN 1.0 ELSE 0.0 END) FROM games")[0][0]
    return float(decided) / seats


def winners(games: Games) -> str:
    """Win rates by faction, seat, first player and bot."""
    even = fair(games)
    parts = []
    if games.has_factions():
        by_name = {called(games, name): rate for name, rate in games.rates("faction").items()}
        parts += ["<h3>By faction</h3>", bars(by_name, even)]
        if len(games.origin.plan.tables[0]) > 1:
            crossed = games.rates("faction || ', seat ' || (seat + 1)")
            parts += ["<h3>By faction and seat</h3>", bars(crossed, even)]
    parts += ["<h3>By seat</h3>", bars(games.rates("'seat ' || (seat + 1)"), even)]
    began = "CASE WHEN began THEN 'decided first' ELSE 'decided later' END"
    parts += ["<h3>By who decided first</h3>", bars(games.rates(began), even)]
    parts += ["<h3>By bot</h3>", bars(games.rates("bot"), even)]
    return "".join(parts)


def lengths(games: Games) -> str:
    """A histogram of decisions."""
    found = games.lengths()
    text = (
        f"<p>{found.mean:.1f} decisions on average (standard deviation {found.spread:.1f}); half of all games take at "
        f"most {found.middle:,}, nine in ten between {found.low:,} and {found.high:,}.</p>"
    )
    return text + histogram(found.bins)


def endings(games: Games) -> str:
    """How victories came about."""
    rows = [(reason, f"{count:,}", f"{count / games.count:.1%}") for reason, count in games.reasons()]
    text = table(("ended by", "games", "share"), rows)
    if games.has_factions():
        by_faction = games.reasons_by_faction()
        reasons = sorted({reason for _, reason, _ in by_faction})
        wins = {(faction, reason): count for faction, reason, count in by_faction}
        factions = sorted({faction for faction, _, _ in by_faction})
        text += "<h3>Wins by faction</h3>" + table(
            ("faction", *reasons),
            [
                (called(games, name), *(f"{wins.get((name, reason), 0):,.0f}" for reason in reasons))
                for name in factions
            ],
        )
    return text


def progress(games: Games) -> str:
    """Score curves of winners and losers, and by faction."""
    parts = [
        "<p>Mean points of a seat against the share of the game's decisions that were made.</p>",
        curves(games.curves("CASE WHEN won THEN 'winners' ELSE 'others' END")),
    ]
    if games.has_factions():
        parts += ["<h3>By faction</h3>", curves(games.curves("faction"))]
    return "".join(parts)


def links(games: Games) -> str:
    """Actions (cards, ships, places) that winners use more or less often than others."""
    found = games.links()
    sure = [link for link, believed in zip(found, discoveries([link.p for link in found]), strict=True) if believed]
    better = sorted((link for link in sure if link.lift > 0), key=lambda link: -link.z)[:SHOWN]
    worse = sorted((link for link in sure if link.lift < 0), key=lambda link: link.z)[:SHOWN]
    text = (
        f"<p>Of {len(found):,} actions that enough seats used and enough did not, {len(sure):,} go together with "
        "winning or losing more than chance explains (5 % false discoveries). This is correlation: who is winning can "
        "afford more.</p>"
    )
    return text + "<h3>With winning</h3>" + link_table(better) + "<h3>With losing</h3>" + link_table(worse)


def link_table(found: Sequence[Link]) -> str:
    """Actions with their win rates."""
    if not found:
        return "<p>none</p>"
    rows = [
        (
            link.name,
            f"{link.used.count:,}",
            f"{link.used.share:.1%}",
            f"{link.unused.share:.1%}",
            f"{link.lift:+.1%}",
            f"{link.z:+.1f}",
        )
        for link in found
    ]
    return table(("action", "seats that used it", "won", "won without", "difference", "z"), rows)


def openings(games: Games) -> str:
    """The most frequent first decisions."""
    return "<p>A seat's first three decisions, the most frequent first.</p>" + bars(games.openings(), fair(games))


def clauses(games: Games) -> str:
    """How often each rule clause was exercised."""
    try:
        rules = games.origin.plan.rules()
    except ValueError as error:
        return f"<p>The rules are not at hand: {escape(str(error))}</p>"
    counts = games.counted("frames") | games.counted("events") or games.counted("choices")
    found = exercised(rules, counts)
    titles = {clause.id: clause.title["en"] for clause in rules.clauses}
    met = sorted(((clause, *pair) for clause, pair in found.items() if pair[0]), key=lambda row: -row[1])
    countable = {clause for clauses in cited(rules).values() for clause in clauses}
    never = [clause for clause, pair in found.items() if not pair[0] and clause in countable]
    silent = [clause for clause in found if clause not in countable]
    what = "What really happened counts: steps that ran, decisions that came up and events, by the clauses they cite"
    if not games.origin.plan.events:
        what = "Only decisions were counted, by the clauses they cite: simulate with --events to see all that happened"
    text = f"<p>{what}; {len(found)} clauses apply.</p>"
    text += table(
        ("clause", "title", "times", "times a game", "share of games"),
        [
            (clause, titles[clause], f"{times:,}", f"{times / games.count:,.2f}", f"{inside / games.count:.1%}")
            for clause, times, inside in met
        ],
    )
    uncounted = "are cited by no step, decision or event of their own (pieces, words, values): they cannot be counted"
    for remark, clauses in (("came up in no game", never), (uncounted, silent)):
        listed = ", ".join(f"{clause} ({titles[clause]})" for clause in clauses)
        text += f"<details><summary>{len(clauses)} clauses {remark}</summary><p>{escape(listed)}</p></details>"
    return text


def bots(games: Games) -> str:
    """How long the bots thought."""
    rows = [(bot, f"{mean * 1000:.2f}", f"{slowest * 1000:,.0f}") for bot, mean, slowest in games.paces()]
    return table(("bot", "ms a decision", "slowest, ms"), rows)
