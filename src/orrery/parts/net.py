"""A small neural network in integer arithmetic: the same result on every machine, compiled or not.

Inputs are the bytes of an observation. Weights are integers, in units of 2**-16 at the inputs and of 2**-12 in the
layers above, so that nothing depends on how a machine rounds. A file of weights is a line of JSON (its input, its
shape, how it was trained) followed by the compressed numbers.

>>> from orrery.kernel import as_row
>>> net = Net(1, [2, 1, 1], [65536, 0, 0, 4096, 0, 4096, 0])
>>> net.output(as_row(bytes([3, 7])))
12288
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Callable
from importlib.resources import files
from math import tanh
from typing import Any, Final

from mypy_extensions import i64

from orrery.kernel import Row, Table, nonzero, table

#: The integer that represents 1: in the weights of the inputs, in the layers above, and in the output.
INPUT_UNIT: Final = 65536
UNIT: Final = 4096
#: The integer that represents 1 in values.
ONE: Final = 1048576
#: Beyond this difference of outputs, a value is practically 1 or -1.
LIMIT: Final = 16 * UNIT
#: The value between two seats by the difference of their outputs in steps of 64, in units of 2**-20: rounded, so that
#: the last digit of a machine's tanh does not matter.
VALUES: Final = table([round(tanh(64 * step / (2 * UNIT)) * ONE) for step in range(LIMIT // 64 + 2)])


class Net:
    """Two hidden layers of rectified linear units and one output: the value of a position to a seat."""

    def __init__(self, version: int, shape: list[int], numbers: list[int]) -> None:
        #: The version of the observation that it reads.
        self.version = version
        self.inputs: i64 = shape[0]
        self.hidden: i64 = shape[1]
        self.upper: i64 = shape[2]
        first = shape[0] * shape[1]
        second = first + shape[1]
        third = second + shape[1] * shape[2]
        fourth = third + shape[2]
        fifth = fourth + shape[2]
        if len(numbers) != fifth + 1:
            raise ValueError(f"a net of shape {shape} has {fifth + 1} weights, not {len(numbers)}")
        #: Weights by input and hidden unit, and the biases; then the same for the layers above.
        self.weights: Table = table(numbers[:first])
        self.biases: Table = table(numbers[first:second])
        self.upper_weights: Table = table(numbers[second:third])
        self.upper_biases: Table = table(numbers[third:fourth])
        self.last_weights: Table = table(numbers[fourth:fifth])
        self.last_bias: i64 = numbers[fifth]

    def output(self, row: Row) -> i64:
        """The network's output for this row, in units of 2**-12."""
        hidden = self.hidden
        weights = self.weights
        sums = self.biases[:]
        inputs = nonzero(row)
        for index in range(0, len(inputs), 2):
            number = inputs[index + 1]
            first = inputs[index] * hidden
            if number == 1:
                for unit in range(hidden):
                    sums[unit] = sums[unit] + weights[first + unit]
            else:
                for unit in range(hidden):
                    sums[unit] = sums[unit] + number * weights[first + unit]
        upper = self.upper
        above = self.upper_biases[:]
        upper_weights = self.upper_weights
        for unit in range(hidden):
            # In units of 2**-12, like everything above.
            active = sums[unit] >> 4
            if active > 0:
                first = unit * upper
                for other in range(upper):
                    above[other] = above[other] + active * upper_weights[first + other]
        total: i64 = self.last_bias
        last = self.last_weights
        for other in range(upper):
            active = above[other] >> 12
            if active > 0:
                total += active * last[other]
        return total >> 12

    def output_of(self, judged: Callable[[Any, int], Row], state: Any, seat: int) -> i64:
        """The network's output for the row that this function writes.

        For callers that are not compiled: a row that they pass to compiled code themselves is never freed.
        """
        row = judged(state, seat)
        return self.output(row)


def value_of(outputs: list[int], seat: int) -> float:
    """The value of a position to a seat, from -1 to 1: the softmax of the seats' outputs gives their win chances.

    >>> value_of([4096, 4096], 0), round(value_of([4096, 0], 0), 3), round(value_of([0, 0, 0], 1), 3)
    (0.0, 0.462, -0.333)
    """
    if len(outputs) == 2:
        return balance(outputs[seat] - outputs[1 - seat]) / ONE
    # The odds of the others against the seat.
    others = 0.0
    for other in range(len(outputs)):
        if other != seat:
            value = balance(outputs[seat] - outputs[other])
            others += (ONE - value) / (ONE + value)
    return 2.0 / (1.0 + others) - 1.0


def balance(difference: i64) -> int:
    """The value between two seats by the difference of their outputs, interpolated linearly in the table."""
    far = difference if difference >= 0 else -difference
    if far > LIMIT:
        far = LIMIT
    step = far >> 6
    part = far & 63
    value: int = (VALUES[step] * (64 - part) + VALUES[step + 1] * part) >> 6
    return value if difference >= 0 else -value


def load_net(package: str, name: str) -> Net | None:
    """The network in a file of a game's `bot` folder, if there is one."""
    file = files(package).joinpath(name)
    if not file.is_file():
        return None
    return unpacked(file.read_bytes())


def unpacked(data: bytes) -> Net:
    """The network that `packed_net` wrote."""
    head, _, rest = data.partition(b"\n")
    recipe: dict[str, Any] = json.loads(head)
    numbers = array("i", zlib.decompress(rest))
    if sys.byteorder == "big":
        numbers.byteswap()
    return Net(recipe["version"], recipe["shape"], numbers.tolist())


def packed_net(recipe: dict[str, Any], numbers: list[int]) -> bytes:
    """A network as a file: its recipe and its weights."""
    head = json.dumps(recipe, sort_keys=True).encode()
    words = array("i", numbers)
    if sys.byteorder == "big":
        words.byteswap()
    return head + b"\n" + zlib.compress(words.tobytes(), 9)
