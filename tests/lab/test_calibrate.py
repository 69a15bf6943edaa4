"""Win chances: fitted to games, tested on others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import orrery
from orrery.bots.baseline import HeuristicBot
from orrery.bots.planning import PlanningBot
from orrery.kernel import State, as_row
from orrery.lab import calibrate
from orrery.lab.calibration import fitting, testing
from orrery.lab.calibration.positions import (
    ADVISED,
    STAND_IN,
    TURN,
    Positions,
    load_positions,
    play_chunks,
    played,
    players,
)
from orrery.lab.learning.recipe import Recipe
from orrery.lab.plots import calibration
from orrery.parts.content_game import ContentGame
from orrery.parts.net import UNIT, Net, unpacked
from orrery.review import load_chances
from orrery.review.chances import (
    ADMIRAL,
    CAPTAIN,
    EVALUATION,
    NET,
    VALUE,
    Chances,
    Model,
    Weights,
    net_of,
    read_models,
    scenario,
)


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    source = np.random.default_rng(1)
    rows = source.normal(size=(4000, 3, 2))
    true = np.array([1.5, -0.7])
    share = fitting.chances(rows, true)
    winners = np.array([source.choice(3, p=line) for line in share])
    found = fitting.fit(rows, np.eye(3)[winners], 1.0, np.zeros(2))
    assert np.abs(found - true).max() < 0.15
    afar = fitting.fit(rows, np.eye(3)[winners], 1e-3, np.array([-9.0, 12.0]))
    assert np.abs(afar - true).max() < 0.15, "from wherever it starts"
    results = np.eye(3)[winners].tolist()
    games = [testing.Told([line], [], came) for line, came in zip(share.tolist(), results, strict=True)]
    assert testing.calibration_error(testing.points(games)) < 0.03


def coins(heads: int, tails: int, said: float = 0.6, times: int = 1) -> list[testing.Told]:
    """Games in which the chances always said the same, this many times."""
    told = [[said, 1 - said]] * times
    return [testing.Told(told, [], [1.0, 0.0])] * heads + [testing.Told(told, [], [0.0, 1.0])] * tails


def test_a_chance_that_is_always_wrong_by_a_tenth_has_that_error() -> None:
    points = testing.points(coins(5000, 5000))
    assert testing.calibration_error(points) == pytest.approx(0.1)
    assert testing.systematic_error(points) == pytest.approx(0.1, abs=0.001)
    assert "<circle" in calibration({"captains": points})


def test_the_scatter_of_few_games_is_no_fault_of_the_chances() -> None:
    source = np.random.default_rng(3)
    errors, expected, left = [], [], []
    for _ in range(200):
        heads = int(source.binomial(50, 0.6))
        # Eight positions of a game share its result: they are no eight games.
        points = testing.points(coins(heads, 50 - heads, times=8))
        errors.append(testing.calibration_error(points))
        expected.append(testing.chance_error(points))
        left.append(testing.systematic_error(points))
    assert np.mean(errors) == pytest.approx(np.mean(expected), rel=0.15)
    assert np.mean(left) < np.mean(errors) / 2


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in ("expanse", "parsec", "talon") for seats in orrery.game(name).seat_counts],
)
def test_every_table_of_a_large_game_has_chances_that_are_better_than_its_evaluation(name: str, seats: int) -> None:
    game = orrery.game(name)
    model = load_chances(game, seats).model
    assert model is not None
    for own in model.levels.values():
        assert NET in own.weights or VALUE in own.weights
        if own.tested is not None:
            assert own.tested.log_loss < own.tested.evaluation_loss
    assert model.levels[CAPTAIN].tested is not None


def test_a_war_has_chances_whoever_leads_its_battles() -> None:
    game = orrery.game("empire_war")
    chances = load_chances(game, 2)
    assert chances.model is not None
    tested = chances.model.levels[CAPTAIN].tested
    assert tested is not None
    assert tested.log_loss < tested.evaluation_loss
    state = game.new(2, 1)
    before = chances(state)
    state.version += 500  # as after battles that were led
    assert chances(state) == before


def test_wars_of_every_length_are_played_for_a_fit() -> None:
    game = orrery.game("empire_war")
    kinds = {scenario(played(game, 2, "captain", TURN * number).start()) for number in range(2)}
    assert kinds == {"full", "short"}


def test_a_stand_in_plays_like_an_admiral_with_less_effort() -> None:
    game = orrery.game("expanse")
    admiral, stand_in = [players(game, level, 1, 0.0) for level in (ADMIRAL, STAND_IN)]
    assert isinstance(admiral, PlanningBot)
    assert isinstance(stand_in, PlanningBot)
    assert stand_in.settings.iterations * 8 == admiral.settings.iterations
    assert stand_in.settings.learned


def test_games_by_the_advice_of_admirals_are_no_games_of_captains() -> None:
    game = orrery.game("parsec")
    assert isinstance(game, ContentGame)
    own, captain = played(game, 2, ADVISED, 3), played(game, 2, CAPTAIN, 3)
    assert own.seed == captain.seed
    assert own.actions != captain.actions
    assert isinstance(players(game, ADVISED, 1, 0.0), HeuristicBot)
    state, advice = own.start(), game.with_advice("admiral")
    for notation in own.actions[:60]:
        advised = dict(zip(map(str, state.actions()), advice.advise(state), strict=True))
        assert advised[notation] == max(advised.values())
        state.play(notation)


def made(features_of: int, winning: float, level: int, games: int = 1200) -> Positions:
    """Positions of games in which the seat with more of the first feature wins with a probability by a logistic."""
    source = np.random.default_rng(level)
    features = source.normal(size=(games, 2, features_of)).astype(np.float32)
    lead = winning * (features[:, 0, 0] - features[:, 1, 0])
    won = source.random(games) < 1 / (1 + np.exp(-lead))
    rest = np.full(games, 10, np.int32)
    names = np.full((games, 2), "")
    numbers = np.arange(games, dtype=np.int32)
    results = np.stack([won, ~won], 1).astype(np.float32)
    rows = np.zeros((games, 2, 0), np.uint8)
    return Positions(numbers, rest, rest, results, features, features[:, :, 0] * 0, rows, names[:, 0], names)


def test_each_level_has_weights_of_its_own_and_few_games_only_make_it_surer() -> None:
    game = orrery.game("empire_war")  # a game without nets, whose decisions say nothing of its progress
    count, name = len(game.weights), next(iter(game.weights))

    def fitted(**games: Positions) -> dict[str, Weights]:
        named = {level.replace("_", "-"): positions for level, positions in games.items()}
        return fitting.fitted(game, named, {}, None, "").model.levels

    captains, stand_ins = made(count, 1.0, 1), made(count, 2.5, 2)
    found = fitted(captain=captains, stand_in=stand_ins)
    assert list(found) == [CAPTAIN, ADMIRAL]
    assert found[CAPTAIN].weights[name][0] == pytest.approx(1.0, abs=0.2)
    assert found[ADMIRAL].weights[name][0] == pytest.approx(2.5, abs=0.4)
    # A few games of admirals, surer than others, tell little of each weight.
    few = fitted(captain=captains, stand_in=stand_ins, admiral=made(count, 5.0, 3, 40))[ADMIRAL]
    assert few.games == 40
    before = np.array([weights[0] for weights in found[ADMIRAL].weights.values()])
    after = np.array([weights[0] for weights in few.weights.values()])
    assert after @ before / np.sqrt((after @ after) * (before @ before)) > 0.98
    assert few.weights[name][0] > 1.2 * found[ADMIRAL].weights[name][0]


def test_weights_of_admirals_are_fitted_again_from_those_of_captains() -> None:
    game = orrery.game("empire_war")
    count, name = len(game.weights), next(iter(game.weights))
    known = fitting.fitted(game, {CAPTAIN: made(count, 1.0, 1), STAND_IN: made(count, 4.0, 2)}, {}, None, "first").model
    found = fitting.refitted(game, known, made(count, 2.5, 3), {}, "again")
    assert found.command == "first && again"
    assert found.levels[CAPTAIN] == known.levels[CAPTAIN]
    assert found.levels[ADMIRAL].weights[name][0] == pytest.approx(2.5, abs=0.4)
    # Without games that say otherwise they are the captains', not those of the admirals before.
    same = fitting.refitted(game, known, made(count, 1.0, 4, 40), {}, "again")
    assert same.levels[ADMIRAL].weights[name][0] == pytest.approx(known.levels[CAPTAIN].weights[name][0], abs=0.5)
    assert fitting.refitted(game, found, made(count, 1.0, 4, 40), {}, "anew").command == "first && anew"


def test_games_by_the_advice_of_admirals_tell_of_admirals_if_nothing_else_does() -> None:
    game = orrery.game("empire_war")
    count, name = len(game.weights), next(iter(game.weights))
    data = {CAPTAIN: made(count, 1.0, 1), ADVISED: made(count, 2.5, 2)}
    found = fitting.fitted(game, data, {}, None, "").model.levels
    assert list(found) == [CAPTAIN, ADMIRAL]
    assert found[ADMIRAL].weights[name][0] == pytest.approx(2.5, abs=0.4)


def test_few_games_do_not_move_the_weights_of_sides() -> None:
    game = orrery.game("empire_war")
    count = len(game.weights)

    def lead_of_red(games: int) -> float:
        """The lead of one side between admirals who win nine games of ten with it."""
        captains, admirals = [
            positions._replace(sides=np.full((len(positions.games), 2), ["red", "blue"]))
            for positions in (made(count, 1.0, 1), made(count, 1.0, 2, games))
        ]
        red = (np.arange(games) % 10 > 0).astype(np.float32)
        admirals = admirals._replace(results=np.stack([red, 1 - red], 1))
        found = fitting.fitted(game, {CAPTAIN: captains, ADMIRAL: admirals}, {}, None, "").model.levels[ADMIRAL].sides
        return found.get("red", 0.0) - found.get("blue", 0.0)

    assert abs(lead_of_red(60)) < 0.5
    assert lead_of_red(fitting.MANY) > 1.0


def test_the_evaluation_can_be_a_part_of_the_chances() -> None:
    game = orrery.game("parsec")
    state = game.new(2, 3)
    for _ in range(60):
        state.apply(state.pending[0])
    model = Model("", 100.0, {}, {CAPTAIN: Weights(1, {EVALUATION: (2.0, 0.0, 0.0)})})
    scores = [2.0 * np.arctanh(game.evaluate(state, seat)) for seat in range(2)]
    assert np.diff(scores) != pytest.approx(0.0)
    own, _ = Chances(game, 2, model)(state)
    assert np.log(own / (1 - own)) == pytest.approx(scores[0] - scores[1])


def test_positions_of_two_kinds_of_games_stay_apart_when_joined() -> None:
    first, second = made(1, 1.0, 1, 30), made(1, 1.0, 2, 20)
    both = fitting.joined([first, second])
    assert both.games.tolist() == list(range(50))
    assert both.features[30:].tolist() == second.features.tolist()


def test_a_net_learns_from_games_like_those_of_admirals_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game = orrery.game("parsec")
    assert isinstance(game, ContentGame)
    seen: list[int] = []

    def learned(_: ContentGame[State], positions: Positions, recipe: Recipe) -> Net:
        seen.append(len(positions.games))
        return net_of(game, 2, NET)

    monkeypatch.setattr(fitting, "learned", learned)
    count, size = len(game.weights), game.judges[1]
    data = {
        level: made(count, 1.0, place, 40)._replace(rows=np.zeros((40, 2, size), np.uint8))
        for place, level in enumerate((CAPTAIN, ADVISED, STAND_IN))
    }
    recipe = calibrate.recipe_of("parsec", 2)
    fitting.fitted(game, data, {}, recipe, "")
    assert seen == [60], "three games in four of captains and advised players; stand-ins are too few"
    monkeypatch.setattr(fitting, "MANY", 40)
    fitting.fitted(game, data, {}, recipe, "")
    assert seen[1:] == [90]


def test_chances_between_admirals_are_surer_if_fitted_so() -> None:
    game = orrery.game("expanse")
    state = game.new(2, 3)
    for _ in range(60):
        state.apply(state.pending[0])
    plain = Weights(1, {VALUE: (1.0, 0.0, 0.0)})
    sure = Weights(1, {VALUE: (2.0, 0.0, 0.0)})
    model = Model("", 100.0, {}, {CAPTAIN: plain, ADMIRAL: sure})
    one, two = [Chances(game, 2, model, level)(state)[0] for level in (CAPTAIN, ADMIRAL)]
    assert np.log(two / (1 - two)) == pytest.approx(2 * np.log(one / (1 - one)))
    assert one != pytest.approx(0.5)
    # Where admirals' games were never fitted, captains' stand for them.
    alone = Model("", 100.0, {}, {CAPTAIN: plain})
    assert Chances(game, 2, alone, ADMIRAL)(state)[0] == one


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("expanse", 2), ("talon", 2)])
def test_a_fit_of_a_few_games_is_written_and_read_again(name: str, seats: int, tmp_path: Path) -> None:
    game = orrery.game(name)
    data = calibrate.play(name, seats, {CAPTAIN: 8, ADMIRAL: 0}, tmp_path)
    recipe = calibrate.recipe_of(name, seats)
    assert recipe is not None
    assert isinstance(game, ContentGame)
    found = fitting.fitted(game, data, {}, recipe, "a test")
    path = tmp_path / "chances.toml"
    calibrate.write(path, {str(seats): found.model})
    assert read_models(path.read_text(encoding="utf-8"))[str(seats)] == found.model
    net = fitting.learned(game, data[CAPTAIN], recipe)
    calibrate.write_net(tmp_path / "some.net", game, net, "a test")
    read = unpacked((tmp_path / "some.net").read_bytes())
    # What the package computes in whole numbers is what was fitted.
    rows = data[CAPTAIN].rows[:6]
    exact = fitting.outputs(net, rows).ravel()
    whole = [read.output(as_row(row.tobytes())) / UNIT for row in rows.reshape(-1, read.inputs)]
    assert whole == pytest.approx(exact.tolist(), abs=0.02)


def test_chances_are_tested_on_games_that_no_fit_has_seen(tmp_path: Path) -> None:
    few = testing.games_of("tictactoe", 2, "captain", 0, 3, tmp_path)
    more = testing.games_of("tictactoe", 2, "captain", 0, 5, tmp_path)
    assert more[:3] == few
    assert len(next(tmp_path.iterdir()).read_bytes().splitlines()) == 5
    assert not {one.seed for one in more} & {played(orrery.game("tictactoe"), 2, "captain", n).seed for n in range(40)}
    told = testing.predicted(load_chances(orrery.game("tictactoe"), 2), more[0])
    assert all(sum(row) == pytest.approx(1) for row in told.said)


def test_a_fit_of_captains_games_is_of_positions_at_rest(tmp_path: Path) -> None:
    list(play_chunks("expanse", 2, "captain", 1, tmp_path))
    positions = load_positions(tmp_path)
    game = orrery.game("expanse")
    record = played(game, 2, "captain", int(positions.games[0]))
    state = record.replay(int(positions.versions[0]))
    assert state.choice == "ChooseTurn"
    assert positions.features[0, 0].tolist() == pytest.approx(list(game.features(state, 0)))


def test_the_figures_tell_chances_that_know_from_an_evaluation_that_does_not() -> None:
    won = testing.Told([[0.8, 0.2]], [[[0.0, 0.0]]], [1.0, 0.0])
    lost = testing.Told([[0.8, 0.2]], [[[0.0, 0.0]]], [0.0, 1.0])
    found = testing.figures([won, won, won, won, lost])
    assert found.evaluation_loss == pytest.approx(np.log(2))
    assert found.log_loss == pytest.approx(-0.8 * np.log(0.8) - 0.2 * np.log(0.2))
    assert found.calibration_error == pytest.approx(0)
    assert "5004" in testing.told([won, won, won, won, lost])


def test_an_evaluation_that_is_far_too_sure_gets_a_small_scale() -> None:
    right = testing.Told([[0.6, 0.4]], [[[0.99, -0.99]]], [1.0, 0.0])
    wrong = testing.Told([[0.6, 0.4]], [[[0.99, -0.99]]], [0.0, 1.0])
    found = testing.figures([right, right, right, wrong, wrong])
    assert found.evaluation_loss == pytest.approx(found.log_loss, abs=0.001)
