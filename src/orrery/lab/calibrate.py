"""Win chances fitted to self-play, and tested on other games.

    python -m orrery.lab.calibrate expanse --seats 2 --captains 8000 --stand-ins 600 --admirals 200 --tests 800 200

plays games between captains, between players who follow the advice of admirals without their search, between admirals
with an eighth of their effort, who stand in for admirals, and between admirals; all scenarios in turn. It fits a net to
the first two and the chances of `orrery.review.chances` to them all, to each kind in turn starting from the one before,
and tests them on new games between captains and between admirals. `bot/chances.toml` of the game
gets the weights, `bot/chances-SEATS.net` the net if the chances have one of their own, docs/images a plot. A stopped
run resumes in its folder, and the same command gives the same weights.

With `--captains 0`, after a change of admirals, only their weights are fitted again, starting from the captains'.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import track

from orrery.kernel import Game
from orrery.lab.calibration.fitting import Fitted, fitted, refitted
from orrery.lab.calibration.positions import (
    ADVISED,
    CHUNK,
    STAND_IN,
    Positions,
    load_positions,
    play_chunks,
    positions_in,
)
from orrery.lab.calibration.testing import TESTS, Told, figures, games_of, points, predicted, told
from orrery.lab.learning.recipe import RECIPES, Recipe
from orrery.lab.plots import calibration, standalone
from orrery.parts.content_game import ContentGame
from orrery.parts.net import Net, packed_net
from orrery.registry import game as find_game
from orrery.review.chances import (
    ADMIRAL,
    CAPTAIN,
    NET,
    VALUE,
    Chances,
    Model,
    Tested,
    bot_package,
    net_of,
    read_models,
)


def recipe_of(name: str, seats: int) -> Recipe | None:
    """The recipe for a net of the chances' own: as for a game's bots, but with positions of all kinds."""
    found = RECIPES.get(name)
    return None if found is None else msgspec.structs.replace(found, seats=seats, batch=512, epochs=24)


def nets_in(game: Game[Any], seats: int, model: Model) -> dict[str, Net]:
    """The nets that a model's weights were fitted to."""
    read = model.levels[CAPTAIN].weights
    return {name: net_of(game, seats, name) for name in (NET, VALUE) if name in read and isinstance(game, ContentGame)}


def play(name: str, seats: int, games: dict[str, int], folder: Path) -> dict[str, Positions]:
    """Play the missing games for each level, and read them all. Those of admirals, which take long, are records."""
    found: dict[str, Positions] = {}
    for level, number in games.items():
        chunks = -(-number // CHUNK)
        here = folder / f"{name}-{seats}-{level}-{find_game(name).content_digest[:8]}"
        if number and level == ADMIRAL:
            found[level] = positions_in(games_of(name, seats, level, 0, number, folder))
        elif number:
            for _ in track(play_chunks(name, seats, level, number, here), f"{name}, {seats} seats, {level}s", chunks):
                pass
            found[level] = load_positions(here, chunks)
    return found


def write(path: Path, found: dict[str, Model]) -> None:
    """Write the models of all numbers of seats in the game's format."""
    lines = ["# Written by orrery.lab.calibrate: chances of winning, fitted to self-play.", 'source = "tuned"']
    for seats, model in sorted(found.items()):
        lines += ["", f"[seats.{seats}]", f'command = "{model.command}"', f"length = {model.length}"]
        lines += ["", f"[seats.{seats}.lengths]"]
        lines += [f'"{name}" = {value}' for name, value in model.lengths.items()]
        for level, one in model.levels.items():
            lines += ["", f"[seats.{seats}.levels.{level}]", f"games = {one.games}"]
            if one.tested is not None:
                facts = msgspec.to_builtins(one.tested)
                lines.append(f"tested = {{ {', '.join(f'{key} = {value}' for key, value in facts.items())} }}")
            lines += ["", f"[seats.{seats}.levels.{level}.weights]"]
            lines += [f"{name} = [{', '.join(str(part) for part in parts)}]" for name, parts in one.weights.items()]
            lines += ["", f"[seats.{seats}.levels.{level}.sides]"]
            lines += [f'"{name}" = {value}' for name, value in one.sides.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_net(path: Path, game: ContentGame[Any], net: Net, command: str) -> None:
    """Write the net of the chances."""
    facts = {
        "shape": [net.inputs, net.hidden, net.upper],
        "version": net.version,
        "content": game.content_digest,
        "command": command,
    }
    layers: list[Any] = [
        net.weights,
        net.biases,
        net.upper_weights,
        net.upper_biases,
        net.last_weights,
        [net.last_bias],
    ]
    path.write_bytes(packed_net(facts, [int(number) for layer in layers for number in layer]))


def tested(game: Game[Any], found: Fitted, seats: int, games: dict[str, int], folder: Path) -> dict[str, list[Told]]:
    """What the chances say of new games of each level."""
    told: dict[str, list[Told]] = {}
    for level, number in games.items():
        if number:
            own = Chances(game, seats, found.model, level, {NET: found.net} if found.net else {})
            told[level] = [predicted(own, one) for one in games_of(game.name, seats, level, TESTS, number, folder)]
    return told


def with_tests(model: Model, tests: dict[str, list[Told]]) -> Model:
    """The model with the figures of its tests."""
    levels = dict(model.levels)
    for level, games in tests.items():
        if level in levels:
            facts = figures(games)
            numbers = [round(number, 4) for number in msgspec.structs.astuple(facts)]
            levels[level] = msgspec.structs.replace(levels[level], tested=Tested(len(games), *numbers))
    return msgspec.structs.replace(model, levels=levels)


def fit(game: Game[Any], given: argparse.Namespace, known: Model | None, command: str) -> Fitted:
    """Play, and fit all weights; without games of captains only those of admirals."""
    seats, folder = given.seats, Path(given.folder)
    if not given.captains:
        if known is None:
            raise SystemExit(f"there are no chances of {game.name} with {seats} seats yet: fit them to captains first")
        admirals = play(game.name, seats, {ADMIRAL: given.admirals}, folder)[ADMIRAL]
        return Fitted(refitted(game, known, admirals, nets_in(game, seats, known), command), None)
    nets: dict[str, Net] = {}
    if isinstance(game, ContentGame):
        learned = game.with_learned().nets.get(seats)
        nets |= {VALUE: learned} if learned is not None else {}
        nets |= {NET: net_of(game, seats, NET)} if given.net == "kept" else {}
    recipe = recipe_of(game.name, seats) if given.net == "new" else None
    levels = {CAPTAIN: given.captains, ADVISED: given.advised, STAND_IN: given.stand_ins, ADMIRAL: given.admirals}
    return fitted(game, play(game.name, seats, levels, folder), nets, recipe, command)


def main() -> None:
    """Read the command line, play, fit, write, test."""
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.calibrate", description="Fit win chances to self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument(
        "--captains", type=int, default=8000, help="games between captains (8000); 0: fit the weights of admirals only"
    )
    parser.add_argument("--advised", type=int, default=0, help="games by the advice of admirals, without search (0)")
    parser.add_argument("--stand-ins", type=int, default=600, help="games between players like admirals (600)")
    parser.add_argument("--admirals", type=int, default=200, help="games between admirals (200)")
    parser.add_argument(
        "--tests", type=int, nargs=2, default=(800, 200), help="games of captains and of admirals for tests (800 200)"
    )
    parser.add_argument("--net", choices=("new", "kept", "none"), default="new", help="the chances' own net (new)")
    parser.add_argument("--folder", default="build/chances", help="where games are kept (build/chances)")
    parser.add_argument("--plot", default="docs/images", help="the folder for the plot (docs/images)")
    parser.add_argument("--write", help="the folder for the weights (bot of the game, in the sources)")
    given = parser.parse_args()
    game: Game[Any] = find_game(given.game)
    seats, folder = given.seats, Path(given.folder)
    made_of = f"--captains {given.captains}"
    if given.captains:
        made_of += f" --advised {given.advised} --stand-ins {given.stand_ins}"
    made_of += f" --admirals {given.admirals}" + (f" --net {given.net}" if given.captains else "")
    command = f"python -m orrery.lab.calibrate {game.name} --seats {seats} {made_of}"
    bot = Path(given.write or f"src/{bot_package(game).replace('.', '/')}")
    path = bot / "chances.toml"
    known = read_models(path.read_text(encoding="utf-8")) if path.exists() else {}
    found = fit(game, given, known.get(str(seats)), command)
    tests = tested(game, found, seats, dict(zip((CAPTAIN, ADMIRAL), given.tests, strict=True)), folder)
    if isinstance(game, ContentGame) and given.captains and given.net != "kept":
        (bot / f"chances-{seats}.net").unlink(missing_ok=True)
        if found.net is not None:
            write_net(bot / f"chances-{seats}.net", game, found.net, command)
    write(path, {**known, str(seats): with_tests(found.model, tests)})
    if tests:
        plot = calibration({f"{level}s": points(games) for level, games in tests.items()})
        Path(given.plot, f"chances-{game.name}-{seats}.svg").write_text(standalone(plot), encoding="utf-8")
    for level, games in tests.items():
        print(f"{game.name}, {seats} seats, {len(games)} new games of {level}s: {told(games)}")


if __name__ == "__main__":
    main()
