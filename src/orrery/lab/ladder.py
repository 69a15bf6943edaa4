"""The ladder: all bots of a game against each other, written to docs/ladder.md."""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path

from orrery.bots import bots
from orrery.kernel import State
from orrery.lab.plan import Plan, round_robin
from orrery.lab.ratings import Ratings
from orrery.lab.tally import Tally
from orrery.registry import game as find_game

#: The targets of every level: against the level below it, and against greedy.
BELOW, GREEDY = 0.65, 0.80
LEVELS = ("cadet", "captain", "commodore", "admiral", "grand-admiral")
HEAD = """# The ladder of bots

Every bot plays every other in games of two, with seats rotated. `orrery ladder GAME` plays the games and rewrites a
section; with `--seats 4` it plays games of four and rewrites their section.

- A win counts 1, a draw a half for each. Intervals are 95 % Wilson intervals.
- Ratings are OpenSkill's (Plackett-Luce), mean ± standard deviation.
- Times are processor time on one core, with compiled rules.
- Neighbouring levels play the most games, pairs with greedy half as many, and pairs without a target fewer still.
- Talon's games are free battles, which are balanced (13 of 24 games to one side); many of its scenarios favour one
  side.
"""


def tier(pair: tuple[str, ...]) -> int:
    """0 for a level and the one below it, 1 for a level and greedy, 2 for all other pairs, which have no target."""
    if pair in list(pairwise(LEVELS)):
        return 0
    return 1 if pair[0] == "greedy" and pair[1] in LEVELS else 2


def ladder_plans(
    game: str, names: tuple[str, ...], games: int, far_games: int, seed: int, options: dict[str, bool | int | str]
) -> list[Plan]:
    """Every pair of bots, seats rotated: neighbouring levels, half as many games against greedy, then the others."""
    known = [name for name in bots() if name in names]
    tables = round_robin((*known, *[name for name in names if name not in known]), 2)
    plans = []
    for number, each in enumerate((games, (games + 1) // 2, far_games)):
        pairs = tuple(pair for pair in tables if tier(pair) == number)
        if pairs and each:
            plans.append(Plan(game, pairs, each * len(pairs), seed, options=options))
    return plans


def bars(tally: Tally) -> list[tuple[str, str, float, float]]:
    """The targets of the ladder: a level, its opponent, the required win rate, and what the interval must exceed."""
    wanted = [(level, below, BELOW, 0.5) for below, level in pairwise(LEVELS)]
    wanted += [(level, "greedy", GREEDY, 0.0) for level in LEVELS]
    return [bar for bar in wanted if bar[:2] in tally.pairs]


def is_met(tally: Tally, bar: tuple[str, str, float, float]) -> bool:
    """Whether a target is reached."""
    pair = tally.pairs[bar[:2]]
    return pair.share >= bar[2] and pair.interval[0] > bar[3]


def section(plans: list[Plan], tally: Tally, ratings: Ratings) -> str:
    """The section of docs/ladder.md about a game."""
    plan = plans[0]
    state: State = plan.rules().new(2, 0, plan.options)
    names = [name for name in bots() if name in tally.bots]
    order = sorted(names, key=lambda name: -ratings.of(name)[0])
    each = {tier(one.tables[0]): one.games // len(one.tables) for one in plans}
    games = each.get(0, 2 * each.get(1, 0))
    command = f"orrery ladder {plan.game} --games {games} --far-games {each.get(2, 0)} --seed {plan.seed}"
    if set(names) != set(bots()):
        command += f" --bots {','.join(names)}"
    for name, value in plan.options.items():
        command += f" --option {name}={str(value).lower() if isinstance(value, bool) else value}"
    lines = [
        f"## {state.game.title}",
        "",
        f"{tally.games:,} games, {tally.decisions / tally.games:.0f} decisions each (`{command}`).",
        "",
        "| bot | rating | games | wins | 95 % interval | ms a decision | slowest, ms |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name in order:
        bot = tally.bots[name]
        low, high = bot.interval
        mean, spread = ratings.of(name)
        lines.append(
            f"| {name} | {mean:.1f} ± {spread:.1f} | {bot.count:,} | {bot.share:.1%} | {low:.1%} to {high:.1%} "
            f"| {bot.pace * 1000:.2f} | {bot.slowest * 1000:.0f} |"
        )
    lines += ["", "| against | " + " | ".join(names) + " |", "|---|" + "--:|" * len(names)]
    for name in names:
        cells = []
        for rival in names:
            pair = tally.pairs.get((name, rival))
            cells.append("" if pair is None else f"{pair.share:.0%} ({pair.interval[0]:.0%} to {pair.interval[1]:.0%})")
        lines.append(f"| **{name}** | " + " | ".join(cells) + " |")
    lines.append("")
    for bar in bars(tally):
        pair = tally.pairs[bar[:2]]
        low, high = pair.interval
        verdict = "reached" if is_met(tally, bar) else "**missed**"
        lines.append(
            f"- {bar[0]} against {bar[1]}, at least {bar[2]:.0%}: {pair.share:.1%} ({low:.1%} to {high:.1%}), {verdict}"
        )
    return "\n".join(lines) + "\n"


def rewrite(path: Path, game: str, text: str) -> None:
    """Insert or replace a game's section in the ladder file, in the order of the games' names."""
    document = path.read_text(encoding="utf-8") if path.exists() else ""
    found = re.findall(r"<!-- ladder: (\w+) -->\n(.*?)<!-- end -->\n", document, re.DOTALL)
    sections = dict(found)
    sections[game] = text
    body = "".join(f"\n<!-- ladder: {name} -->\n{sections[name]}<!-- end -->\n" for name in sorted(sections))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(HEAD + body, encoding="utf-8")


def rewrite_anchors(path: Path, game: str, rated: dict[str, tuple[float, float]]) -> None:
    """Insert or replace the ratings of a game's bots in the file that the server reads."""
    document = path.read_text(encoding="utf-8")
    head = document[: document.index("[")]
    known: dict[str, dict[str, list[float]]] = tomllib.loads(document)
    known[game] = {name: [round(mean, 1), round(spread, 1)] for name, (mean, spread) in rated.items()}
    sections = []
    for name in sorted(known):
        order = sorted(known[name].items(), key=lambda row: -row[1][0])
        sections.append(f"[{name}]\n" + "".join(f"{level} = [{mean}, {spread}]\n" for level, (mean, spread) in order))
    path.write_text(head + "\n".join(sections), encoding="utf-8")


def check_seats(game: str, seats: int) -> None:
    """Refuse games that cannot be played by so many."""
    counts = find_game(game).seat_counts
    if seats not in counts:
        raise ValueError(f"no ladder of games of {seats}; {game} is for {', '.join(map(str, counts))} seats")


def lone_plans(
    game: str, names: tuple[str, ...], games: int, seed: int, options: dict[str, bool | int | str], seats: int
) -> list[Plan]:
    """For each level one plan: one bot of it among bots of the level below, in every seat in turn."""
    known = [pair for pair in pairwise(LEVELS) if set(pair) <= set(names)]
    if not known:
        raise ValueError(f"a ladder needs two neighbouring levels, not {', '.join(names)}")
    return [Plan(game, ((level, *[below] * (seats - 1)),), games, seed, options=options) for below, level in known]


def lone_section(plans: list[Plan], tallies: list[Tally]) -> str:
    """The section of docs/ladder.md about a game of more than two seats."""
    plan = plans[0]
    seats = len(plan.tables[0])
    state: State = plan.rules().new(seats, 0, plan.options)
    names = ",".join(name for name in LEVELS if any(name in one.tables[0] for one in plans))
    command = f"orrery ladder {plan.game} --seats {seats} --games {plan.games} --seed {plan.seed} --bots {names}"
    lines = [
        f"## {state.game.title}, {seats} seats",
        "",
        f"One bot among {seats - 1} of the level below, in every seat in turn; {1 / seats:.0%} is even (`{command}`).",
        "",
        "| bot | among | games | wins | 95 % interval | ms a decision |",
        "|---|---|--:|--:|--:|--:|",
    ]
    for one, tally in zip(plans, tallies, strict=True):
        level, below = one.tables[0][:2]
        bot = tally.bots[level]
        low, high = bot.interval
        lines.append(
            f"| {level} | {below} | {bot.count:,} | {bot.share:.1%} | {low:.1%} to {high:.1%} | {bot.pace * 1000:.2f} |"
        )
    return "\n".join(lines) + "\n"
