"""The strength of a bot against another or against the admiral of an earlier release, and the time each one takes.

    PYTHONPATH=build/compiled python benchmarks/strength.py talon --games 100 --seed 7
    PYTHONPATH=build/compiled python benchmarks/strength.py talon --new '{"worlds": 12}' --old admiral
    PYTHONPATH=build/compiled python benchmarks/strength.py expanse --new 'admiral*8' --old admiral

`--new` and `--old` are levels, `before` (the admiral at commit 3b95f73: its settings and its weights), or settings that
replace some of the admiral's; `admiral*8` has eight times the effort. One new bot sits among old ones, in every seat in
turn. Seconds are processor time. `--record FOLDER` keeps the result in FOLDER/GAME.jsonl after every game: the same
command with more games goes on where it stopped. `strength_pages.py` writes the pages of the documentation from there.

`--old-tree FOLDER` lets the old bots think with the code in another folder, which has the same rules but may have other
advice: `git worktree add` a commit, `make compiled-tree` there, and name its `build/compiled`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from orrery.bots import Bot, Settings, bot, levels
from orrery.kernel import Action, Game, Rng, State
from orrery.lab.statistics import wilson
from orrery.registry import game as find_game

#: The admiral at commit 3b95f73, in current terms; its weights are still those of `evaluation.toml`.
BEFORE: dict[str, dict[str, Any]] = {
    "expanse": {
        "kind": "rollout",
        "width": 8,
        "worlds": 1,
        "horizon": 0,
        "quiescent": "ChooseTurn",
        "choices": ["ChooseTurn", "ChooseUse"],
    },
    "parsec": {"iterations": 250, "horizon": 24, "noise": 0.0},
    "talon": {
        "kind": "rollout",
        "width": 4,
        "worlds": 3,
        "horizon": 18,
        "margin": 0.5,
        "choices": ["ChooseGroup", "ChooseMove", "ChooseSpeed", "ChooseSpending"],
    },
}
OPTIONS: dict[str, dict[str, str]] = {"talon": {"scenario": "free-battle"}}

#: Game, new and old bot, seats, seed, and what the old bots are called.
Key = tuple[str, str, str, int, int, str]


class Match(msgspec.Struct):
    """A match: what was played, and how it stands."""

    game: str
    new: str
    old: str
    seats: int
    seed: int
    #: What the old bots are called, if their code is another one.
    name: str = ""
    played: int = 0
    won: float = 0.0
    #: Processor seconds of all games, of the new bot and of one old one; the most that the new one took for a game.
    new_seconds: float = 0.0
    old_seconds: float = 0.0
    slowest: float = 0.0
    decisions: int = 0
    #: How games ended: + won, - lost, = drawn.
    reasons: dict[str, int] = {}

    @property
    def key(self) -> Key:
        """What tells it from other matches."""
        return self.game, self.new, self.old, self.seats, self.seed, self.name

    def said(self) -> str:
        """The result in one line."""
        low, high = wilson(self.won, self.played)
        return (
            f"{self.game}, {self.seats} seats, seed {self.seed}: {self.new} against {self.name or self.old}: "
            f"{self.won:g} of {self.played}, {self.won / self.played:.1%} ({low:.1%} to {high:.1%}); "
            f"new {self.new_seconds / self.played:.2f} s a game (most {self.slowest:.2f}), "
            f"old {self.old_seconds / self.played:.2f} s; {self.decisions / self.played:.0f} decisions; {self.reasons}"
        )


def matches(path: Path) -> dict[Key, Match]:
    """The recorded matches of a game."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(line, type=Match) for line in lines]
    return {match.key: match for match in found}


def keep(path: Path, match: Match) -> None:
    """Record a match in the place of what was known of it."""
    known = matches(path)
    known[match.key] = match
    path.parent.mkdir(parents=True, exist_ok=True)
    written = path.with_suffix(".part")
    written.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in known.values()))
    os.replace(written, path)


def maker(said: str, game: Game[Any], seed: int) -> Bot:
    """The bot given on the command line."""
    name, _, factor = said.rpartition("*") if "*" in said else (said, "", "1")
    if name == "before":
        chosen = msgspec.convert(BEFORE[game.name], Settings)
    elif name.startswith("{"):
        own = msgspec.to_builtins(levels.settings("admiral", game))
        chosen = msgspec.convert({**own, **json.loads(name)}, Settings)
    elif name in levels.DEFAULTS:
        chosen = levels.settings(name, game)
    else:
        return bot(name, game, seed)
    return levels.searching(game, seed, levels.multiplied(chosen, float(factor)))


class Elsewhere:
    """Bots that think in another process with the code of another tree."""

    def __init__(self, tree: Path, game: Game[Any]) -> None:
        self.game = game
        command = [sys.executable, __file__, game.name, "--serve"]
        there = os.environ | {"PYTHONPATH": str(tree)}
        self.process = subprocess.Popen(command, env=there, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to a question."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        found: dict[str, Any] = json.loads(self.process.stdout.readline())
        return found

    def make(self, said: str, seed: int) -> Distant:
        """A new bot there."""
        return Distant(self, self.ask({"make": said, "seed": seed})["bot"])


class Distant:
    """One of the bots of another process."""

    def __init__(self, home: Elsewhere, number: int) -> None:
        self.home = home
        self.number = number
        #: The processor time of its last answer.
        self.seconds = 0.0

    def choose(self, state: State, seat: int, budget: float | None = None) -> Action:
        """Its action."""
        found = self.home.ask({"bot": self.number, "seat": seat, "state": state.dump()})
        self.seconds = found["seconds"]
        return self.home.game.action(found["action"])


def serve(game: Game[Any]) -> None:
    """Answer the questions of another process."""
    players: list[Bot] = []
    for line in sys.stdin:
        question = json.loads(line)
        if "make" in question:
            players.append(maker(question["make"], game, question["seed"]))
            answer: dict[str, Any] = {"bot": len(players) - 1}
        else:
            state: State = game.load(question["state"])
            begun = time.process_time()
            action = players[question["bot"]].choose(state, question["seat"], None)
            answer = {"action": action.code, "seconds": time.process_time() - begun}
        print(json.dumps(answer), flush=True)


def play(match: Match, game: Game[Any], elsewhere: Elsewhere | None) -> None:
    """Play the next game of a match and count it."""
    number = match.played
    source = Rng((match.seed << 32) | number)
    own = number % match.seats
    # The same deal from every seat.
    deal = Rng((match.seed << 32) | number // match.seats)
    state: State = game.new(match.seats, deal.next(), OPTIONS.get(match.game, {}))
    players: list[Bot] = []
    for seat in range(match.seats):
        said, seed = match.new if seat == own else match.old, source.next()
        distant = elsewhere is not None and seat != own
        players.append(elsewhere.make(said, seed) if elsewhere and distant else maker(said, game, seed))
    belief = Rng(source.next())
    seconds = [0.0] * match.seats
    while state.seat is not None:
        seat = state.seat
        seen = state.determinize(seat, belief)
        begun = time.process_time()
        player = players[seat]
        action = player.choose(seen, seat, None)
        seconds[seat] += player.seconds if isinstance(player, Distant) else time.process_time() - begun
        state.apply(action)
        match.decisions += 1
    assert state.outcome is not None
    winners = state.outcome.winners
    match.won += 1.0 / len(winners) if own in winners else 0.0 if winners else 1.0 / match.seats
    match.played += 1
    match.new_seconds += seconds[own]
    match.old_seconds += (sum(seconds) - seconds[own]) / (match.seats - 1)
    match.slowest = max(match.slowest, seconds[own])
    reason = state.outcome.reason + (" +" if own in winners else " -" if winners else " =")
    match.reasons[reason] = match.reasons.get(reason, 0) + 1


def main() -> None:
    """Play, printing the score at intervals."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--new", default="admiral")
    parser.add_argument("--old", default="before")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=9.0, help="stop after so many (9)")
    parser.add_argument("--record", type=Path, help="a folder for the results")
    parser.add_argument("--old-tree", type=Path, help="the old bots think with the code in this folder")
    parser.add_argument("--old-name", default="", help="how the record calls the old bots (--old)")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    game = find_game(given.game)
    if given.serve:
        serve(game)
        return
    elsewhere = Elsewhere(given.old_tree, game) if given.old_tree else None
    started = time.monotonic()
    match = Match(given.game, given.new, given.old, given.seats, given.seed, given.old_name)
    path = given.record / f"{given.game}.jsonl" if given.record else None
    if path is not None:
        match = matches(path).get(match.key, match)
    while match.played < given.games and time.monotonic() - started < given.minutes * 60:
        play(match, game, elsewhere)
        if path is not None:
            keep(path, match)
        if match.played % 10 == 0:
            print(f"  {match.won:g} of {match.played}", flush=True)
    print(match.said())


if __name__ == "__main__":
    main()
