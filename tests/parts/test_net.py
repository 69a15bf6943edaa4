"""The learned value in whole numbers: what it computes, and its file."""

from __future__ import annotations

import pytest

from orrery.bots.settings import Settings, judging
from orrery.games.talon.game import GAME
from orrery.kernel import as_row
from orrery.parts.net import INPUT_UNIT, UNIT, Net, packed_net, unpacked, value_of

#: Two inputs, two hidden units, one above: the difference of the inputs, if it is positive, plus a half.
DIFFERENCE = [INPUT_UNIT, 0, -INPUT_UNIT, 0, 0, 0, UNIT, 0, 0, UNIT, UNIT * UNIT // 2]


def test_units_below_zero_are_silent() -> None:
    net = Net(1, [2, 2, 1], DIFFERENCE)
    assert net.output(as_row(b"\5\3")) == 2 * UNIT + UNIT // 2
    assert net.output(as_row(b"\3\5")) == UNIT // 2


def test_seats_share_the_chances() -> None:
    assert value_of([UNIT, UNIT], 1) == 0.0
    assert value_of([UNIT, 0], 0) == -value_of([UNIT, 0], 1) == pytest.approx(0.4621, abs=0.001)
    chances = [(value_of([UNIT, 0, -UNIT, UNIT // 2], seat) + 1) / 2 for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0, abs=0.005)
    assert sorted(chances, reverse=True) == [chances[0], chances[3], chances[1], chances[2]]
    assert value_of([10**9, 0], 0) == pytest.approx(1.0, abs=1e-5)


def test_a_file_keeps_the_weights() -> None:
    data = packed_net({"version": 7, "shape": [2, 2, 1]}, DIFFERENCE)
    again = unpacked(data)
    assert (again.version, again.inputs) == (7, 2)
    assert again.output(as_row(b"\x09\2")) == Net(1, [2, 2, 1], DIFFERENCE).output(as_row(b"\x09\2"))


def test_a_net_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(ValueError, match="11 weights, not 10"):
        Net(1, [2, 2, 1], DIFFERENCE[:-1])


def test_levels_keep_to_the_weights_unless_they_ask_for_what_was_learned() -> None:
    state = GAME.new(seed=1, options={"scenario": "free-battle"})
    assert GAME.nets == {}
    learned = judging(GAME, Settings(learned=True))
    assert judging(GAME, Settings()) is GAME
    assert learned.evaluate(state, 0) == -learned.evaluate(state, 1) != GAME.evaluate(state, 0)


def test_a_net_for_other_observations_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "judges", (GAME.judges[0] + 1, GAME.judges[1]))
    monkeypatch.setattr(GAME, "learned_nets", None)
    assert GAME.with_learned().nets == {}
