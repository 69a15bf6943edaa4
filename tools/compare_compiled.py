"""Play the same games with the plain and the compiled rules and compare all digests."""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from stamps import ROOT

TREES = {"plain": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
SEEDS = 5
DECISIONS = 2_000
#: The number of decisions played at tables with non-default options.
FEWER_DECISIONS = 300
EVERY = 20
#: The number of states loaded and dropped, and the bytes each may leave behind.
LOADED = 100
KEPT_AT_MOST = 100
#: More ships than the scenarios have: sets of them are bits of a machine word.
LARGE_BATTLE = {
    "scenario": "free-battle",
    "points": 1_000,
    "fleet_a": "terran: DD DD DD CL CL SC CA CA",
    "fleet_b": "talon: DD DD DD CL CL CL CA CA",
}


def play(name: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> None:
    """Play one game with choices determined by the seed, printing digests at intervals."""
    import orrery
    from orrery.bots.levels import settings
    from orrery.bots.settings import judging
    from orrery.kernel import Rng

    state = orrery.game(name).new(seats=seats, seed=seed, options=options)
    admiral = judging(state.game, settings("admiral", state.game))
    dice = seed * 2 + 1
    for decision in range(FEWER_DECISIONS if options else DECISIONS):
        if decision % EVERY == 0:
            print(name, seats, seed, decision, state.digest(), flush=True)
            assert orrery.game(name).load(state.dump()).digest() == state.digest()
            print("seen", *[fingerprint(state.view(seen)) for seen in (None, *range(seats))], flush=True)
            print("known", fingerprint(state.determinize(0, Rng(decision)).dump()), flush=True)
            if state.seat is not None:
                print("advised", fingerprint([float(weight) for weight in state.game.advise(state)]), flush=True)
                if admiral is not state.game:
                    print("admiral", fingerprint([float(weight) for weight in admiral.advise(state)]), flush=True)
        if state.seat is None:
            break
        actions = state.actions()
        dice = (dice * 6364136223846793005 + 1442695040888963407) % 2**64
        state.play(actions[(dice >> 33) % len(actions)])
    print(name, seats, seed, "end", state.digest(), state.outcome, flush=True)


def forget(name: str) -> None:
    """Load and judge a state repeatedly and check that what is dropped is freed."""
    import orrery
    from orrery.parts.content_game import ContentGame

    game = orrery.game(name)
    state = game.new(seed=1)
    document = state.dump()
    frees(f"{name} frees its states", lambda: game.load(document))
    if isinstance(game, ContentGame):
        learned = game.with_learned()
        frees(f"{name} frees what it judges", lambda: learned.evaluate(state, 0))


def frees(said: str, make: Callable[[], object]) -> None:
    """Check that what a function makes leaves nothing behind."""
    make()  # objects that are created once and kept
    tracemalloc.start()
    for _ in range(LOADED):
        make()
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(said, kept < LOADED * KEPT_AT_MOST, flush=True)
    assert kept < LOADED * KEPT_AT_MOST, f"{said}, but {kept // LOADED} bytes each time"


def fingerprint(document: object) -> str:
    """A short hash of JSON-able data."""
    return hashlib.blake2b(msgspec.json.encode(document), digest_size=8).hexdigest()


def play_all(seeds: int) -> None:
    """Play every registered game with every number of seats and every option, after printing how the rules run."""
    import orrery
    import orrery.kernel.rng
    from orrery.testing.conformance import every_table

    print("compiled" if str(orrery.kernel.rng.__file__).endswith(".so") else "plain", flush=True)
    for name in orrery.games():
        forget(name)
        for seats in orrery.game(name).seat_counts:
            for seed in range(seeds):
                play(name, seats, seed)
        for seats, options in every_table(orrery.game(name)):
            if options:
                play(name, seats, 0, options)
    for seed in range(seeds):
        play("talon", 2, seed, LARGE_BATTLE)


def start(folder: Path, seeds: int) -> subprocess.Popen[str]:
    """A process that plays with the rules of this source folder."""
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, __file__, "--play", "--seeds", str(seeds)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)


def compare(seeds: int) -> int:
    """The number of matching digests; stops at the first mismatch."""
    players = {name: start(folder, seeds) for name, folder in TREES.items()}
    said = {name: player.communicate()[0].splitlines() for name, player in players.items()}
    for name, lines in said.items():
        if not lines or lines[0] != name:
            raise SystemExit(f"orrery: {TREES[name]} does not run {name}; make clean-compiled compiled-tree helps")
    for plain, compiled in zip_longest(said["plain"][1:], said["compiled"][1:]):
        if plain != compiled:
            raise SystemExit(f"orrery: the rules differ\n  plain     {plain}\n  compiled  {compiled}")
    if any(player.returncode for player in players.values()):
        raise SystemExit("orrery: a game stopped with an error; see above")
    return len(said["plain"]) - 1


def main() -> None:
    """Compare, or be one of the two processes compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", action="store_true", help="play and print the digests")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="games for each number of seats")
    asked = parser.parse_args()
    if asked.play:
        play_all(asked.seeds)
    else:
        print(f"orrery: plain and compiled rules agree on {compare(asked.seeds)} digests")


if __name__ == "__main__":
    main()
