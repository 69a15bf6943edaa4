"""The learned value in whole numbers: what it computes, and its file."""

from __future__ import annotations

from math import exp, tanh

import pytest

from orrery.bots.settings import Settings, judging
from orrery.games.expanse.game import GAME as EXPANSE
from orrery.games.talon.game import GAME
from orrery.kernel import Rng, as_row
from orrery.parts.net import INPUT_UNIT, ONE, UNIT, Net, balance, load_net, packed_net, unpacked, value_of

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
    monkeypatch.setattr(GAME, "learned_nets", {})
    assert GAME.with_learned().nets == {}


def forward(shape: list[int], numbers: list[int], row: list[int]) -> int:
    """Two layers of rectified units and an output, each cut to units of 2**-12."""
    rest = iter(numbers)
    weights = [[next(rest) for _ in range(shape[1])] for _ in range(shape[0])]
    biases = [next(rest) for _ in range(shape[1])]
    upper = [[next(rest) for _ in range(shape[2])] for _ in range(shape[1])]
    upper_biases = [next(rest) for _ in range(shape[2])]
    last = [next(rest) for _ in range(shape[2])]
    bias = next(rest)
    hidden = [
        bias_of + sum(n * w[unit] for n, w in zip(row, weights, strict=True)) for unit, bias_of in enumerate(biases)
    ]
    active = [max(0, total // 16) for total in hidden]
    above = [b + sum(a * u[unit] for a, u in zip(active, upper, strict=True)) for unit, b in enumerate(upper_biases)]
    lit = [max(0, total // 4096) for total in above]
    return (bias + sum(a * w for a, w in zip(lit, last, strict=True))) // 4096


def test_a_net_computes_its_layers() -> None:
    rng = Rng(4)
    shape = [5, 4, 3]
    for _ in range(40):
        numbers = [rng.below(200001) - 100000 for _ in range(20 + 4)] + [rng.below(8193) - 4096 for _ in range(12)]
        numbers += [rng.below(2**24) - 2**23 for _ in range(3)] + [rng.below(8193) - 4096 for _ in range(3)]
        numbers.append(rng.below(2**24) - 2**23)
        row = [rng.pick([0, 1, 2, 255]) for _ in range(5)]
        assert Net(1, shape, numbers).output(as_row(bytes(row))) == forward(shape, numbers, row)


def test_a_unit_at_zero_is_silent_and_one_above_is_not() -> None:
    for sums, expected in ((15, 0), (16, 1), (31, 1), (32, 2), (-16, 0)):
        net = Net(1, [1, 1, 1], [0, sums, UNIT * UNIT, 0, UNIT, 0])
        assert net.output(as_row(b"\1")) == expected * UNIT
    assert Net(1, [1, 1, 1], [0, 0, 0, UNIT, UNIT, 0]).output(as_row(b"\0")) == 1


@pytest.mark.parametrize("difference", [0, 1, 63, 64, 65, 127, 640, 4096, 5000, 65535, 65536, 65537, 10**9])
def test_the_value_of_a_difference_lies_on_the_curve(difference: int) -> None:
    exact = tanh(min(difference, 16 * UNIT) / (2 * UNIT)) * ONE
    assert abs(balance(difference) - exact) < 40
    assert balance(-difference) == -balance(difference)


def test_the_value_goes_straight_between_the_entries_of_the_table() -> None:
    for step in (0, 1, 10, 63, 64, 200):
        low, high = balance(64 * step), balance(64 * step + 64)
        for part in (1, 16, 32, 63):
            assert balance(64 * step + part) == (low * (64 - part) + high * part) // 64
    assert balance(64) == round(tanh(64 / (2 * UNIT)) * ONE)


def test_three_seats_share_the_chances_by_their_odds() -> None:
    odds = [1.0, exp(-(1 + 0.5)), exp(-1)]  # of each against the first: the differences of the outputs
    outputs = [UNIT, -UNIT // 2, 0]
    for seat in range(3):
        assert (value_of(outputs, seat) + 1) / 2 == pytest.approx(odds[seat] / sum(odds), abs=1e-4)


def test_a_game_reads_the_nets_of_its_package() -> None:
    assert load_net("orrery.games.talon.bot", "value-9.net") is None
    learned = GAME.with_learned()
    assert set(learned.nets) <= set(GAME.seat_counts)
    assert learned.nets[2].inputs == GAME.judges[1]


def test_the_expanse_is_judged_by_a_net_at_every_number_of_seats() -> None:
    learned = EXPANSE.with_learned()
    assert set(learned.nets) == set(EXPANSE.seat_counts)
    for seats in EXPANSE.seat_counts:
        state = EXPANSE.new(seats, seed=3)
        values = [learned.evaluate(state, seat) for seat in range(seats)]
        # The seats share the chances of winning.
        assert sum(values) == pytest.approx(2.0 - seats, abs=0.001)
        assert values != [EXPANSE.evaluate(state, seat) for seat in range(seats)]
