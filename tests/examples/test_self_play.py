"""The training example: what a decision is worth follows the seat, not the game."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")
EXAMPLE = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "train_self_play.py"))


def test_advantages_run_from_one_decision_of_a_seat_to_its_next() -> None:
    # One game: seats 0, 1, 1, 0; it ends after the third decision, won by seat 1, and a new one begins.
    values = np.array([[0.5], [0.0], [0.25], [0.1]], np.float32)
    seats = np.array([[0], [1], [1], [0]])
    gains, known = EXAMPLE["gains_of"](values, seats, {2: {0: np.array([-1.0, 1.0])}}, 2)
    assert known[:, 0].tolist() == [True, True, True, False]
    assert gains[2, 0] == pytest.approx(0.75)
    assert gains[1, 0] == pytest.approx(0.25 + EXAMPLE["TRACE"] * 0.75)
    assert gains[0, 0] == pytest.approx(-1.5)
    assert gains[3, 0] == 0.0


def test_it_measures_learns_and_draws(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "curve.svg"
    EXAMPLE["main"](["tictactoe", "--minutes", "0.03", "--rounds", "1", "--games", "100", "--observation", "full",
                  "--hidden", "32", "--out", str(out)])  # fmt: skip
    said = capsys.readouterr().out
    shares = [float(line.split(": ")[1].split("%")[0]) for line in said.splitlines() if "decisions," in line]
    assert len(shares) == 2
    assert out.read_text(encoding="utf-8").startswith("<svg")
