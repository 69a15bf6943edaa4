"""The balance report: one self-contained HTML file with plots, in plain words and readable on a phone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path

from orrery.lab.analysis import Games, Link
from orrery.lab.names import Names
from orrery.lab.page import bars, page_of, scrolling, table
from orrery.lab.plots import curves, histogram, standalone
from orrery.lab.rules_exercised import clauses
from orrery.lab.statistics import Rate, discoveries
from orrery.lab.verdict import percent, verdict
from orrery.locales import ENGLISH

#: The number of actions shown on each side, and of cards or ships.
SHOWN = 20
THINGS = 60


def write_report(source: str, target: str, images: str = "", language: str = ENGLISH) -> int:
    """Write the report about stored games, and its plots as images into a folder; returns how many games there are."""
    games = Games(source)
    files = {Path(target): page(games, language)}
    if images:
        drawn = pictures(page(games, ENGLISH, drawn=True))
        files |= {Path(images) / f"{name}.svg": standalone(plot) for name, plot in drawn.items()}
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


def names_of(games: Games, language: str) -> Names:
    """The words for these games; ids are shown if their rules are not available."""
    try:
        return Names(games.origin.plan.rules(), language)
    except ValueError:
        return Names(None, language)


def page(games: Games, language: str = ENGLISH, drawn: bool = False) -> str:
    """The whole report; `drawn` contains every plot as a picture."""
    names = names_of(games, language)
    plan = games.origin.plan
    game = names.game.title if names.game is not None else plan.game
    report = Report(games, names, drawn)
    sections = [
        ("who-won", report.winners()),
        ("things", report.things()),
        ("openings", report.openings()),
        ("endings", report.endings()),
        ("lengths", report.lengths()),
        ("progress", report.progress()),
        ("links", report.links()),
        ("clauses", clauses(games, names)),
        ("bots", report.bots()),
    ]
    tables = "; ".join(" ".join(table) for table in plan.tables)
    options = ", ".join(f"{name} {value}" for name, value in plan.options.items()) or names.say("default-options")
    if plan.pack:
        options += ", " + names.say("origin-pack", pack=plan.pack)
    content = games.origin.content or names.say("built-in")
    origin = names.say(
        "origin", tables=tables, seed=str(plan.seed), options=options, rules=games.origin.rules, content=content
    )
    return page_of(
        language,
        names.say("title", game=game, count=f"{games.count:,}"),
        verdict(games, report.even, names),
        [origin, names.say("whiskers")],
        [(names.say(key), text) for key, text in sections if text],
    )


class Report:
    """The sections of a report."""

    def __init__(self, games: Games, names: Names, drawn: bool) -> None:
        self.games = games
        self.names = names
        self.drawn = drawn
        seats = len(games.origin.plan.tables[0])
        decided = games.rows("SELECT avg(CASE WHEN len(winners) > 0 THEN 1.0 ELSE 0.0 END) FROM games")[0][0]
        #: The expected win rate of every seat if all were equal.
        self.even = float(decided) / seats

    def rates(self, heading: str, found: Mapping[str, Rate]) -> str:
        """Win rates below a heading."""
        rows = []
        for name, rate in found.items():
            low, high = rate.interval
            remark = self.names.say(
                "rate-of", share=percent(rate.share), low=percent(low), high=percent(high), count=f"{rate.count:,}"
            )
            rows.append((name, rate.share, low, high, remark))
        title = f"<h3>{escape(self.names.say(heading))}</h3>" if heading else ""
        return title + (bars(rows, self.even, self.drawn) if rows else f"<p>{escape(self.names.say('none'))}</p>")

    def winners(self) -> str:
        """Win rates by faction, seat, first player and bot."""
        games, names = self.games, self.names
        parts = []
        if games.has_factions():
            by_faction = games.rates("faction", "faction <> ''")
            parts.append(self.rates("by-faction", {names.faction(one): rate for one, rate in by_faction.items()}))
            if len(games.origin.plan.tables[0]) > 1:
                crossed = games.rates("faction || '|' || (seat + 1)", "faction <> ''")
                parts.append(self.rates("by-faction-and-seat", {self.crossed(one): crossed[one] for one in crossed}))
        by_seat = games.rates("seat + 1")
        parts.append(self.rates("by-seat", {names.say("seat", number=one): rate for one, rate in by_seat.items()}))
        began = games.rates("CASE WHEN began THEN 'decided-first' ELSE 'decided-later' END")
        parts.append(self.rates("by-first", {names.say(one): rate for one, rate in began.items()}))
        parts.append(self.rates("by-bot", games.rates("bot")))
        return "".join(parts)

    def crossed(self, name: str) -> str:
        """A faction at a seat."""
        faction, _, seat = name.rpartition("|")
        return f"{self.names.faction(faction)}, {self.names.say('seat', number=seat)}"

    def things(self) -> str:
        """Cards and ships with the win rates of those who used them."""
        found = self.games.things()
        if not found:
            return ""
        believed = dict(zip([link.name for link in found], discoveries([link.p for link in found]), strict=True))
        parts = [f"<p>{escape(self.names.say('things-text'))}</p>"]
        for heading, is_card in (("cards", True), ("ships", False)):
            own = [link for link in found if link.name.startswith("card-") == is_card]
            own.sort(key=lambda link: -link.lift)
            if own:
                sure = [believed[link.name] for link in own[:THINGS]]
                rows = [self.link_row(self.names.thing(link.name), link) for link in own[:THINGS]]
                parts += [f"<h3>{escape(self.names.say(heading))}</h3>", self.link_table("thing", rows, sure)]
        return "".join(parts)

    def openings(self) -> str:
        """The most frequent first decisions."""
        found = self.games.openings()
        named = {self.names.opening(one): rate for one, rate in found.items()}
        return f"<p>{escape(self.names.say('openings-text'))}</p>" + self.rates("", named)

    def endings(self) -> str:
        """How victories came about."""
        games, names = self.games, self.names
        rows = [(names.reason(one), f"{count:,}", percent(count / games.count)) for one, count in games.reasons()]
        text = table([names.say(key) for key in ("ended-by", "games", "share")], rows)
        if games.has_factions():
            by_faction = games.reasons_by_faction()
            reasons = sorted({reason for _, reason, _ in by_faction})
            wins = {(faction, reason): count for faction, reason, count in by_faction}
            factions = sorted({faction for faction, _, _ in by_faction})
            text += f"<h3>{escape(names.say('wins-by-faction'))}</h3>" + table(
                [names.say("faction"), *(names.reason(one) for one in reasons)],
                [(names.faction(one), *(f"{wins.get((one, why), 0):,.0f}" for why in reasons)) for one in factions],
            )
        return text

    def lengths(self) -> str:
        """A histogram of decisions."""
        found = self.games.lengths()
        text = self.names.say(
            "lengths-text", mean=f"{found.mean:.1f}", spread=f"{found.spread:.1f}", middle=f"{found.middle:,}",
            low=f"{found.low:,}", high=f"{found.high:,}",
        )  # fmt: skip
        return f"<p>{escape(text)}</p>" + scrolling(histogram(found.bins), self.names.say("lengths"))

    def progress(self) -> str:
        """Score curves of winners and losers, and by faction."""
        games, names = self.games, self.names
        by_result = games.curves("CASE WHEN won THEN 'winners' ELSE 'others' END")
        parts = [
            f"<p>{escape(names.say('progress-text'))}</p>",
            scrolling(curves({names.say(one): line for one, line in by_result.items()}), names.say("progress")),
        ]
        if games.has_factions():
            by_faction = {names.faction(one): line for one, line in games.curves("faction").items()}
            heading = names.say("by-faction")
            parts += [f"<h3>{escape(heading)}</h3>", scrolling(curves(by_faction), heading)]
        return "".join(parts)

    def links(self) -> str:
        """Actions that winners use more or less often than others."""
        found = self.games.links()
        sure = [link for link, believed in zip(found, discoveries([link.p for link in found]), strict=True) if believed]
        text = self.names.say("links-text", count=f"{len(found):,}", sure=f"{len(sure):,}")
        better = sorted((link for link in sure if link.lift > 0), key=lambda link: -link.z)[:SHOWN]
        worse = sorted((link for link in sure if link.lift < 0), key=lambda link: link.z)[:SHOWN]
        parts = [f"<p>{escape(text)}</p>"]
        for heading, links in (("with-winning", better), ("with-losing", worse)):
            rows = [self.link_row(self.names.action(link.name), link) for link in links]
            parts += [f"<h3>{escape(self.names.say(heading))}</h3>", self.link_table("action", rows, [])]
        return "".join(parts)

    def link_row(self, name: str, link: Link) -> tuple[str, ...]:
        """What is used, with its win rates."""
        used, unused = percent(link.used.share), percent(link.unused.share)
        return name, f"{100 * link.lift:+.1f}", used, unused, f"{link.used.count:,}"

    def link_table(self, what: str, rows: Sequence[tuple[str, ...]], sure: Sequence[bool]) -> str:
        """Things or actions with their win rates."""
        if not rows:
            return f"<p>{escape(self.names.say('none'))}</p>"
        keys = (what, "difference", "won-with", "won-without", "used-by")
        return table([self.names.say(key) for key in keys], rows, sure)

    def bots(self) -> str:
        """How long the bots thought."""
        rows = [(bot, f"{mean * 1000:.2f}", f"{slowest * 1000:,.0f}") for bot, mean, slowest in self.games.paces()]
        return table([self.names.say(key) for key in ("bot", "pace", "slowest")], rows)
