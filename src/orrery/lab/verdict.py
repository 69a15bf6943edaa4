"""A summary of many games in plain words: who is ahead, the advantage of moving first, what wins, how games end."""

from __future__ import annotations

from orrery.lab.analysis import Games, Link
from orrery.lab.names import Names
from orrery.lab.statistics import Rate, discoveries


def percent(share: float) -> str:
    """A share as text.

    >>> percent(0.6549)
    '65.5 %'
    """
    return f"{100 * share:.1f} %"


def standing(names: Names, name: str, rate: Rate, even: float) -> str:
    """A sentence about a win rate that chance does not explain; empty if it does.

    >>> standing(Names(None), "The Republic", Rate(400, 260.0), 0.5)
    'The Republic wins too often: 65.0 % of 400, where 50.0 % would be fair.'
    >>> standing(Names(None), "The Republic", Rate(10, 6.0), 0.5)
    ''
    """
    low, high = rate.interval
    if low <= even <= high:
        return ""
    key = "verdict-too-often" if rate.share > even else "verdict-too-seldom"
    return names.say(key, name=name, share=percent(rate.share), count=f"{rate.count:,}", even=percent(even))


def verdict(games: Games, even: float, names: Names) -> list[str]:
    """The sentences at the top of the report, the most telling first."""
    found: list[str] = []
    if games.has_factions():
        rates = sorted(games.rates("faction").items(), key=lambda item: -abs(item[1].share - even))
        found += [standing(names, names.faction(name), rate, even) for name, rate in rates]
        if not any(found):
            found.append(names.say("verdict-factions-even"))
    began = games.rates("CASE WHEN began THEN 'first' ELSE 'later' END").get("first", Rate())
    first = standing(names, names.say("who-decides-first"), began, even)
    found.append(first or names.say("verdict-first-even"))
    found += telling(games.things(), names)
    reasons = games.reasons()
    if reasons:
        reason, count = max(reasons, key=lambda item: item[1])
        found.append(names.say("verdict-ending", reason=names.reason(reason), share=f"{count / games.count:.0%}"))
    return [sentence for sentence in found if sentence]


def telling(things: list[Link], names: Names) -> list[str]:
    """The cards or ships most correlated with winning and with losing, if significant."""
    sure = [link for link, believed in zip(things, discoveries([link.p for link in things]), strict=True) if believed]
    found = []
    for key, link in (
        ("verdict-best", max(sure, key=lambda link: link.z, default=None)),
        ("verdict-worst", min(sure, key=lambda link: link.z, default=None)),
    ):
        if link is not None and (link.lift > 0) == (key == "verdict-best"):
            with_it, without = percent(link.used.share), percent(link.unused.share)
            found.append(names.say(key, name=names.thing(link.name), used=with_it, unused=without))
    return found
