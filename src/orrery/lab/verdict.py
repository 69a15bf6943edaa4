"""What many games say in plain words: who is ahead, whether the first to decide is, and how games end."""

from __future__ import annotations

from orrery.lab.analysis import Games
from orrery.lab.statistics import Rate
from orrery.locales import ENGLISH, say


def called(games: Games, faction: str) -> str:
    """A faction by the name that the game's texts, or its pack, have for it."""
    rules = games.origin.plan.rules()
    key = f"faction-{faction}"
    own = rules.words(ENGLISH).get(key)
    if own:
        return own
    package = type(rules).__module__.rpartition(".")[0]
    said = say(package, ENGLISH, key, {})
    return faction if said == key else said


def standing(name: str, rate: Rate, even: float) -> str:
    """One sentence about a win rate that chance does not explain; empty if it may.

    >>> standing("The Republic", Rate(400, 260.0), 0.5)
    'The Republic wins too often: 65.0 % of 400, where 50.0 % would be fair.'
    >>> standing("The Republic", Rate(10, 6.0), 0.5)
    ''
    """
    low, high = rate.interval
    if low <= even <= high:
        return ""
    often = "too often" if rate.share > even else "too seldom"
    return f"{name} wins {often}: {100 * rate.share:.1f} % of {rate.count:,}, where {100 * even:.1f} % would be fair."


def verdict(games: Games, even: float) -> list[str]:
    """The sentences on top of the report, the most telling first."""
    found: list[str] = []
    if games.has_factions():
        rates = sorted(games.rates("faction").items(), key=lambda item: -abs(item[1].share - even))
        found += [standing(called(games, name), rate, even) for name, rate in rates]
        if not any(found):
            found.append("No faction is clearly ahead of another.")
    began = games.rates("CASE WHEN began THEN 'first' ELSE 'later' END").get("first", Rate())
    found.append(standing("Who decides first", began, even) or "Deciding first is no clear advantage.")
    reasons = games.reasons()
    if reasons:
        reason, count = max(reasons, key=lambda item: item[1])
        found.append(f"Most games end by {reason}: {count / games.count:.0%}.")
    return [sentence for sentence in found if sentence]
