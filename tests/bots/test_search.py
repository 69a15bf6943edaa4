"""Search finds what a person would, and nothing that it may not know."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots import Bot, ParallelSearchBot, SearchBot, Settings, bot
from orrery.kernel import Rng, State
from orrery.testing import toy


def after(game: str, *actions: str) -> State:
    """A position of a game."""
    state: State = orrery.game(game).new()
    for action in actions:
        state.play(action)
    return state


def test_search_wins_on_the_spot() -> None:
    state = after("connect_four", "drop a", "drop b", "drop a", "drop b", "drop a", "drop b")
    assert str(SearchBot(state.game, 1, Settings(iterations=200)).choose(state, 0, None)) == "drop a"


def test_search_stops_the_other_from_winning() -> None:
    state = after("connect_four", "drop a", "drop b", "drop a", "drop c", "drop a")
    assert str(SearchBot(state.game, 1, Settings(iterations=300)).choose(state, 1, None)) == "drop a"


def test_search_beats_random_play() -> None:
    game = orrery.game("connect_four")
    won = 0
    for seed in range(6):
        state: State = game.new(seed=seed)
        players: list[Bot] = [SearchBot(game, seed, Settings(iterations=60)), bot("random", game, seed)]
        if seed & 1:
            players.reverse()
        while state.seat is not None:
            state.apply(players[state.seat].choose(state, state.seat, None))
        assert state.outcome is not None
        won += state.outcome.winners == (seed & 1,)
    assert won >= 5


def test_the_same_seed_gives_the_same_move() -> None:
    state: State = toy.GAME.new(seed=3)
    moves = {SearchBot(toy.GAME, 5, Settings(iterations=40, horizon=3)).choose(state, 0, None) for _ in range(2)}
    assert len(moves) == 1


def test_the_clock_ends_a_search() -> None:
    searcher = SearchBot(toy.GAME, 5, Settings(iterations=1_000_000, horizon=2))
    searcher.choose(toy.GAME.new(seed=3), 0, 0.01)
    assert 1 <= searcher.iterations < 1_000_000


def test_a_second_decision_of_the_same_seat_starts_from_the_first_tree() -> None:
    """In the toy, who lets an ambush pass marches next."""
    state: State = toy.GAME.new(seed=3)
    chooser = Rng(1)
    while (state.seat, state.choice) != (1, "CardWindow"):
        state.apply(chooser.pick(state.pending))
    searcher = SearchBot(toy.GAME, 5, Settings(iterations=60, horizon=2))
    root = searcher.search(state, 1, None)
    assert searcher.iterations == 60
    state.apply(toy.PASS)
    searcher.last = (root.edges[toy.PASS.code], 1, state.clone())
    assert (state.seat, state.choice) == (1, "ChooseSide")
    searcher.choose(state, 1, None)
    assert searcher.iterations < 60


def test_without_secrets_the_tree_is_kept_over_the_reply() -> None:
    state = after("connect_four", "drop d", "drop d")
    searcher = SearchBot(state.game, 5, Settings(iterations=200, horizon=0))
    state.apply(searcher.choose(state, 0, None))
    assert searcher.iterations == 200
    state.play("drop c")
    root = searcher.reused(state, 0)
    assert root is not None
    assert root.visits > 0
    assert set(root.edges) <= {action.code for action in state.pending}
    searcher.choose(state, 0, None)
    assert searcher.iterations < 200


def test_a_tree_is_not_kept_where_the_position_is_another() -> None:
    state = after("connect_four", "drop d", "drop d")
    searcher = SearchBot(state.game, 5, Settings(iterations=200, horizon=0))
    searcher.choose(state, 0, None)
    other = after("connect_four", "drop a", "drop a", "drop b", "drop c")
    assert searcher.reused(other, 0) is None


@pytest.mark.parametrize(("paranoid", "expected"), [(False, (0.5, 0.25, -0.75)), (True, (0.5, -0.5, -0.5))])
def test_others_play_for_themselves_or_against_the_paranoid(
    paranoid: bool, expected: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    state: State = orrery.game("expanse").new(seats=3, seed=4)
    searcher = SearchBot(state.game, 5, Settings(iterations=80, paranoid=paranoid))
    seat = state.seat
    assert seat is not None
    worth = [0.0, 0.0, 0.0]
    for place in range(3):
        worth[(seat + place) % 3] = (0.5, 0.25, -0.75)[place]
    monkeypatch.setattr(SearchBot, "evaluate", lambda self, state: worth)
    nodes = [(seat, searcher.search(state, seat, None))]
    met = set()
    for owner, node in nodes:
        assert node.total == pytest.approx(node.visits * expected[(owner - seat) % 3])
        met.add(owner if node.visits else seat)
        nodes += [(other, following) for edge in node.edges.values() for (other, _), following in edge.children.items()]
    assert len(met) > 1


def test_processes_search_together_and_agree_with_themselves() -> None:
    state: State = toy.GAME.new(seed=3)
    answers = set()
    for _ in range(2):
        with ParallelSearchBot(toy.GAME, 5, Settings(iterations=20, horizon=1), 2, toy.find) as searcher:
            answers.add(str(searcher.choose(state, 0, None)))
    assert len(answers) == 1


def test_processes_that_would_find_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown game 'toy'"):
        ParallelSearchBot(toy.GAME)
