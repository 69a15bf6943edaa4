"""Logistic regression by Newton's method, small enough to need no library."""

from __future__ import annotations

from math import exp, log

#: The features of a position, and the result: 1 for won, 0 for lost.
Sample = tuple[list[float], float]


def probability(weights: list[float], row: list[float]) -> float:
    """The probability of a win if the expected result, from -1 to 1, is tanh of the weighted sum."""
    total = sum([weight * feature for weight, feature in zip(weights, row, strict=True)])
    return 1.0 / (1.0 + exp(-2.0 * max(-15.0, min(15.0, total))))


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The mean cross-entropy in nats: log 2 for a coin."""
    total = 0.0
    for row, result in samples:
        p = probability(weights, row)
        total -= result * log(p) + (1.0 - result) * log(1.0 - p)
    return total / len(samples)


def fit(samples: list[Sample], start: list[float], ridge: float, steps: int = 12) -> list[float]:
    """The weights with the least loss, pulled towards the start by a ridge penalty.

    >>> ahead = [([1.0, 0.5], 1.0)] * 3 + [([1.0, -0.5], 0.0)]
    >>> weights = fit(ahead, [0.0, 0.0], 0.1)
    >>> weights[1] > weights[0] > 0
    True
    """
    size = len(start)
    weights = start[:]
    for _ in range(steps):
        gradient = [ridge * (begin - weight) for begin, weight in zip(start, weights, strict=True)]
        hessian = [[ridge if one == two else 0.0 for two in range(size)] for one in range(size)]
        for row, result in samples:
            p = probability(weights, row)
            error = 2.0 * (result - p)
            variance = 4.0 * p * (1.0 - p)
            for one in range(size):
                feature = row[one]
                if feature:
                    gradient[one] += error * feature
                    feature *= variance
                    line = hessian[one]
                    for two in range(one + 1):
                        line[two] += feature * row[two]
        for one in range(size):
            for two in range(one):
                hessian[two][one] = hessian[one][two]
        step = solve(hessian, gradient)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max([abs(change) for change in step]) < 1e-6:
            break
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive definite system of equations, by Gaussian elimination.

    >>> solve([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0])
    [1.0, 0.5]
    """
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            if factor:
                for column in range(pivot, size + 1):
                    rows[below][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for line in range(size - 1, -1, -1):
        rest = rows[line][size] - sum([rows[line][column] * found[column] for column in range(line + 1, size)])
        found[line] = rest / rows[line][line]
    return found
