"""Win chances fitted to self-play, and their calibration on held-out games.

    python -m orrery.lab.calibrate expanse --seats 2 --captains 8000 --admirals 400 --folder build/chances

plays games between captains and games between admirals, all scenarios in turn, fits the chances of
`orrery.review.chances` to most of them, tests them on the others, and writes `bot/chances.toml` and
`bot/chances-SEATS.net` of the game and a plot. A stopped run resumes in its folder, and the same command gives the same
weights.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track

from orrery.kernel import Game
from orrery.lab.calibration.fitting import Data, Fitted, Tested, fitted
from orrery.lab.calibration.positions import CHUNK, load_positions, play_chunks
from orrery.lab.learning.recipe import RECIPES, Recipe
from orrery.lab.plots import calibration, standalone
from orrery.parts.content_game import ContentGame
from orrery.parts.net import packed_net
from orrery.registry import game as find_game
from orrery.review.chances import Model, bot_package, read_models


def recipe_of(name: str, seats: int) -> Recipe | None:
    """The recipe for a game's network: as for its bots, but with every position at one of the game's own decisions."""
    found = RECIPES.get(name)
    return None if found is None else msgspec.structs.replace(found, seats=seats, batch=512, epochs=24)


def play(name: str, seats: int, games: dict[str, int], folder: Path) -> dict[str, Data]:
    """Play the missing games of each level, and read them all."""
    found: dict[str, Data] = {}
    for level, number in games.items():
        if not number:
            continue
        here = folder / f"{name}-{seats}-{level}-{find_game(name).content_digest[:8]}"
        chunks = play_chunks(name, seats, level, number, here)
        for _ in track(chunks, f"{name}, {seats} seats, {level}s", total=-(-number // CHUNK)):
            pass
        most = -(-number // CHUNK)
        found[level] = Data(*[load_positions(here, part, most) for part in Data._fields])
    return found


def write(path: Path, found: dict[str, Model]) -> None:
    """Write the models of all numbers of seats in the game's format."""
    lines = ["# Written by orrery.lab.calibrate: chances of winning, fitted to self-play.", 'source = "tuned"']
    for seats, model in sorted(found.items()):
        lines += ["", f"[seats.{seats}]", f'command = "{model.command}"', f"length = {model.length}"]
        for name in ("games", "log_loss", "evaluation_loss", "calibration_error"):
            said: dict[str, float] = getattr(model, name)
            lines.append(f"{name} = {{ {', '.join(f'{level} = {value}' for level, value in said.items())} }}")
        lines += ["", f"[seats.{seats}.lengths]"]
        lines += [f'"{name}" = {value}' for name, value in model.lengths.items()]
        lines += ["", f"[seats.{seats}.weights]"]
        lines += [f"{name} = [{', '.join(str(part) for part in parts)}]" for name, parts in model.weights.items()]
        lines += ["", f"[seats.{seats}.sides]"]
        lines += [f'"{name}" = {value}' for name, value in model.sides.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_net(path: Path, game: ContentGame[Any], recipe: Recipe, found: Fitted) -> None:
    """Write the network that the chances use."""
    assert found.net is not None
    version, size = game.judges
    facts = {
        "shape": [size, recipe.hidden, recipe.upper],
        "version": version,
        "content": game.content_digest,
        "command": found.model.command,
    }
    path.write_bytes(packed_net(facts, found.net))


def told(level: str, tested: Tested) -> str:
    """A line about the results on held-out games of a level."""
    return (
        f"{tested.games} held-out games of {level}s: log loss {tested.log_loss:.4f} (evaluation through a logistic "
        f"{tested.evaluation_loss:.4f}), expected calibration error {tested.calibration_error:.4f}"
    )


def main() -> None:
    """Read the command line, play, fit, test, write."""
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.calibrate", description="Fit win chances to self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--captains", type=int, default=8000, help="games between captains (8000)")
    parser.add_argument("--admirals", type=int, default=400, help="games between admirals (400)")
    parser.add_argument("--folder", default="build/chances", help="where positions are kept (build/chances)")
    parser.add_argument("--plot", default="docs/images", help="the folder for the plot (docs/images)")
    parser.add_argument("--write", help="the folder for the weights (bot of the game, in the sources)")
    given = parser.parse_args()
    game: Game[Any] = find_game(given.game)
    command = (
        f"python -m orrery.lab.calibrate {given.game} --seats {given.seats} "
        f"--captains {given.captains} --admirals {given.admirals}"
    )
    levels = {"captain": given.captains, "admiral": given.admirals}
    recipe = recipe_of(given.game, given.seats)
    found = fitted(game, play(given.game, given.seats, levels, Path(given.folder)), recipe, command)
    bot = Path(given.write or f"src/{bot_package(game).replace('.', '/')}")
    if found.net is not None and recipe is not None and isinstance(game, ContentGame):
        write_net(bot / f"chances-{given.seats}.net", game, recipe, found)
    path = bot / "chances.toml"
    known = read_models(path.read_text(encoding="utf-8")) if path.exists() else {}
    write(path, {**known, str(given.seats): found.model})
    plot = calibration({f"{level}s": tested.points for level, tested in found.tested.items()})
    Path(given.plot, f"chances-{given.game}-{given.seats}.svg").write_text(standalone(plot), encoding="utf-8")
    print(f"{given.game}, {given.seats} seats")
    for level, tested in found.tested.items():
        print(told(level, tested))


if __name__ == "__main__":
    main()
