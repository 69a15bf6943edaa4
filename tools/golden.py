"""Regenerate the golden records and perft counts of a game after an intended change of its rules or content.

    python tools/golden.py expanse

A record whose actions are all still legal and end the game keeps them. Otherwise a new game is played: at random if it
is called `random-…`, else by the game's own advice. A perft position that can no longer be reached is replaced by the
one as many decisions into an advised game from the same seed.
"""

from __future__ import annotations

import json
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Any

import orrery
from orrery.kernel import Game, IllegalAction, Rng, State
from orrery.records import Record
from orrery.testing import make_golden, perft

TESTS = Path(__file__).resolve().parent.parent / "tests"


def advised_game(game: Game[Any], seats: int, seed: int, options: dict[str, Any], most: int) -> tuple[State, list[str]]:
    """A game, or its beginning, in which all seats follow the game's advice."""
    state: State = game.new(seats, seed, options)
    rng = Rng(seed + 1)
    actions: list[str] = []
    while state.seat is not None and len(actions) < most:
        weights = game.advise(state)
        best = max(weights)
        action = rng.pick([action for action, weight in zip(state.pending, weights, strict=True) if weight == best])
        actions.append(action.notation)
        state.apply(action)
    return state, actions


def record(game: Game[Any], path: Path) -> None:
    """Play the game of a golden record again."""
    old = json.loads(path.read_text(encoding="utf-8"))
    try:
        state: State = game.new(old["seats"], old["seed"], old["options"])
        for notation in old["actions"]:
            state.play(notation)
        if state.outcome is not None:
            Record.of(state, old["seed"], old["actions"]).save(path)
            return
    except (IllegalAction, ValueError):
        pass
    if path.stem.startswith("random"):
        make_golden(game, path, old["seats"], old["seed"], old["options"])
        return
    state, actions = advised_game(game, old["seats"], old["seed"], old["options"], 1_000_000)
    Record.of(state, old["seed"], actions).save(path)


def position(game: Game[Any], block: str) -> str:
    """A perft position with its current counts."""
    found = tomllib.loads(block)
    seats, seed, options = found.get("seats"), found["seed"], found.get("options", {})
    after: list[str] = found.get("after", [])
    try:
        state: State = game.new(seats, seed, options)
        for notation in after:
            state.play(notation)
    except (IllegalAction, ValueError):
        state, after = advised_game(game, seats or game.seat_counts[0], seed, options, len(after))
    counts = [perft(state, depth) for depth in range(1, len(found["counts"]) + 1)]
    if counts == found["counts"] and after == found.get("after", []):
        return block
    lines = [f"{key} = {json.dumps(found[key])}" for key in ("title", "game", "seats", "seed") if key in found]
    if options:
        inside = ", ".join(f"{name} = {json.dumps(value)}" for name, value in options.items())
        lines.append(f"options = {{ {inside} }}")
    if after:
        listed = ", ".join(json.dumps(notation).replace(" ", "\0") for notation in after) + ","
        words = textwrap.fill(listed, 114, break_on_hyphens=False)
        lines += ["after = [", textwrap.indent(words.replace("\0", " "), "    "), "]"]
    return "\n".join(["", *lines, f"counts = {counts}", ""])


def main() -> None:
    """Regenerate the games on the command line."""
    for name in sys.argv[1:]:
        game = orrery.game(name)
        for path in sorted((TESTS / "golden" / name).glob("*.orrery")):
            record(game, path)
            print(path.relative_to(TESTS))
        path = TESTS / "perft" / f"{name}.toml"
        head, *blocks = path.read_text(encoding="utf-8").split("[[position]]")
        made = [position(game, block).rstrip() for block in blocks]
        path.write_text("\n\n".join([head.strip(), *(f"[[position]]{block}" for block in made)]).lstrip() + "\n")
        print(path.relative_to(TESTS))


if __name__ == "__main__":
    main()
