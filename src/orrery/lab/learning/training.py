"""One training from positions to a file of weights, with a log and a plot of its progress."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from orrery.kernel import as_row
from orrery.lab.learning.fitting import Epoch, evaluation_loss, fit, log_loss, shares, split, whole_numbers
from orrery.lab.learning.positions import Positions, load_positions, play_chunks
from orrery.lab.learning.recipe import Recipe
from orrery.lab.plots import curves, standalone
from orrery.parts.content_game import ContentGame
from orrery.parts.net import UNIT, Net, packed_net, unpacked


def train(
    game: ContentGame[Any], version: int, recipe: Recipe, folder: Path, tell: Callable[[str], None]
) -> tuple[bytes, dict[str, Any]]:
    """The file of a network trained by a recipe, and a summary; chunks already in the folder are reused."""
    for played in play_chunks(game, recipe, folder / "games"):
        if played % 500 == 0 or played == recipe.games:
            tell(f"{played} games played")
    positions = load_positions(recipe, folder / "games")
    parts = split(positions)
    scale = tuple(game.observation_scale[: positions.rows.shape[1]])
    before = evaluation_loss(positions, parts)
    tell(f"{len(positions.rows)} positions; the evaluation's held-out loss is {before:.4f}")
    network, epochs = fit(positions, scale, recipe)
    for epoch in epochs:
        tell(f"epoch {epoch.number}: {epoch.fitted:.4f}, held out {epoch.held:.4f}{' *' if epoch.best else ''}")
    numbers = whole_numbers(network, scale)
    shape = [positions.rows.shape[1], recipe.hidden, recipe.upper]
    facts = {
        "shape": shape,
        "version": version,
        "content": game.content_digest,
        "positions": len(positions.rows),
        "evaluation_loss": round(before, 4),
        "loss": round(min(epoch.held for epoch in epochs), 4),
        "recipe": msgspec.to_builtins(recipe),
    }
    data = packed_net(facts, numbers)
    facts["rounded_loss"] = round(rounded_loss(unpacked(data), positions, recipe.seats), 4)
    tell(f"held-out loss {facts['loss']}, in whole numbers {facts['rounded_loss']}, {len(data)} bytes")
    write_log(folder, epochs, facts, before)
    return data, facts


def rounded_loss(net: Net, positions: Positions, seats: int, most: int = 2000) -> float:
    """The held-out loss of a network in integers, on some of the positions."""
    held = split(positions).held
    most -= most % seats
    rows, results = positions.rows[held][:most], positions.results[held][:most]
    outputs = np.array([net.output(as_row(row.tobytes())) / UNIT for row in rows], np.float32)
    return log_loss(shares(outputs, seats), results)


def write_log(folder: Path, epochs: list[Epoch], facts: dict[str, Any], before: float) -> None:
    """Write the losses of every epoch as lines of JSON, and their curves."""
    lines = [json.dumps(epoch._asdict()) for epoch in epochs] + [json.dumps(facts)]
    (folder / "log.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    last = len(epochs)
    shown = {
        "fitted": [(epoch.number / last, epoch.fitted) for epoch in epochs],
        "held out": [(epoch.number / last, epoch.held) for epoch in epochs],
        "evaluation": [(0.0, before), (1.0, before)],
    }
    (folder / "curve.svg").write_text(standalone(curves(shown)), encoding="utf-8")
