"""Training: positions are kept, a run resumes, and the net learns what decides a game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from orrery.bots import bot
from orrery.games.talon.encode import VERSION
from orrery.games.talon.game import GAME
from orrery.kernel import Rng
from orrery.kernel.playouts import play_advised
from orrery.lab.learning import positions as positions_module
from orrery.lab.learning.fitting import Network, evaluation_loss, fit, log_loss, split, targets_of, whole_numbers
from orrery.lab.learning.positions import Player, Positions, advised, load_positions, play_chunks, play_game
from orrery.lab.learning.recipe import Recipe
from orrery.lab.learning.training import train
from orrery.parts.net import Net, unpacked

RECIPE = Recipe("talon", options={"scenario": "tutorial-duel"}, games=10, every=40, epochs=3, hidden=4, upper=2)


def made_up(count: int = 2000) -> Positions:
    """Positions of two seats in which the first of three bytes decides, as far as luck lets it."""
    rng = np.random.default_rng(1)
    rows = rng.integers(0, 9, (2 * count, 3)).astype(np.uint8)
    lead = rows[::2, 0].astype(float) - rows[1::2, 0]
    won = (rng.random(count) < 1 / (1 + np.exp(-lead))).astype(np.float32)
    results = np.stack([won, 1 - won], 1).reshape(-1)
    games = (np.arange(2 * count) // 2).astype(np.int32)
    return Positions(rows, games, np.zeros(2 * count, np.int8), results, np.zeros(2 * count, np.float32))


def test_a_net_learns_what_decides() -> None:
    known = made_up()
    recipe = Recipe("none", hidden=4, upper=4, epochs=12, rate=0.01, dropout=0.0, outcome=1.0)
    _, epochs = fit(known, (8.0, 8.0, 8.0), recipe)
    assert min(epoch.held for epoch in epochs) < evaluation_loss(known, split(known)) - 0.15


def test_whole_numbers_say_the_same() -> None:
    network = Network(3, 5, 4, 2)
    scale = (8.0, 1.0, 100.0)
    net = Net(1, [3, 5, 4], whole_numbers(network, scale))
    rows = np.array([[3, 1, 90], [0, 0, 0], [8, 0, 255]], np.uint8)
    wanted = network.outputs((rows / np.array(scale)).astype(np.float32))
    found = [net.output(bytearray(row.tolist())) / 4096 for row in rows]  # type: ignore[arg-type]
    assert found == pytest.approx(wanted.tolist(), abs=0.01)


def test_targets_mix_results_with_the_next_position_of_the_same_game_and_seat() -> None:
    results = np.array([1, 0, 1, 0, 0, 1], np.float32)
    games = np.array([1, 1, 1, 1, 2, 2], np.int32)
    known = Positions(np.zeros((6, 1), np.uint8), games, np.zeros(6, np.int8), results, results)
    outputs = np.zeros(6, np.float32)  # a chance of a half everywhere
    mixed = targets_of(known, outputs, Recipe("none", seats=2, outcome=0.5))
    assert mixed.tolist() == [0.75, 0.25, 1.0, 0.0, 0.0, 1.0]


def test_a_training_resumes_and_writes_its_provenance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    data, facts = train(GAME, VERSION, RECIPE, tmp_path, said.append)
    assert unpacked(data).inputs == facts["shape"][0]
    assert msgspec.json.decode(data.partition(b"\n")[0])["recipe"]["games"] == 10
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    monkeypatch.setattr(positions_module, "play_game", None)
    again, _ = train(GAME, VERSION, RECIPE, tmp_path, said.append)
    assert again == data


def test_each_player_follows_one_of_the_advices() -> None:
    state = GAME.new(2, 4, {"scenario": "free-battle"})
    play_advised(GAME, state, 100)
    known = {name: GAME.with_advice(name).advise(state) for name in ("advice", "veteran")}
    assert known["advice"] != known["veteran"]
    source = Rng(3)
    recipe = msgspec.structs.replace(RECIPE, advices=("veteran", "advice"))
    met = [advised(GAME, recipe, source).advise(state) for _ in range(20)]
    assert all(weights in met for weights in known.values())
    assert advised(GAME, RECIPE, source) is GAME
    # Games by others' advice are other games.
    veterans = msgspec.structs.replace(RECIPE, noises=(0.0,), advices=("veteran",))
    captains = msgspec.structs.replace(RECIPE, noises=(0.0,), advices=("advice",))
    assert play_game(GAME, veterans, 1) != play_game(GAME, captains, 1)


def test_the_same_recipe_gives_the_same_positions(tmp_path: Path) -> None:
    for name in ("one", "two"):
        list(play_chunks(GAME, RECIPE, tmp_path / name))
    one, two = (load_positions(RECIPE, tmp_path / name) for name in ("one", "two"))
    assert (one.rows == two.rows).all()
    assert log_loss(np.full(len(one.results), 0.5, np.float32), one.results) == pytest.approx(0.6931, abs=0.001)


def test_players_of_a_searching_level_search_and_err() -> None:
    state = GAME.new(2, 5, {"scenario": "tutorial-duel"})
    rng = Rng(3)
    while True:
        state.apply(rng.pick(state.pending))
        seat = state.seat
        assert seat is not None, "a search never disagreed with the advice"
        luck = Rng(8)
        luck.below(1000)
        searched = bot("commodore", GAME, 8).choose(state.determinize(seat, luck), seat, None)
        if searched is not Player(GAME, "captain", 8, 0.0).choose(state.clone(), seat):
            break
    assert Player(GAME, "commodore", 8, 0.0).choose(state.clone(), seat) is searched
    erring = Player(GAME, "commodore", 8, 1.0)
    assert {erring.choose(state.clone(), seat) for _ in range(40)} == set(state.pending)
