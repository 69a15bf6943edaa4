"""Logistic regression with a ridge penalty towards the initial weights, by Newton's method."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

#: The features of a position, and the result: 1 for won, 0 for lost.
Sample = tuple[list[float], float]


def probability(weights: list[float], row: list[float]) -> float:
    """The probability of a win if the expected result, from -1 to 1, is tanh of the weighted sum."""
    return float(_probabilities(np.array(weights), np.array([row]))[0])


def _probabilities(weights: NDArray[np.float64], rows: NDArray[np.float64]) -> NDArray[np.float64]:
    found: NDArray[np.float64] = 1.0 / (1.0 + np.exp(-2.0 * np.clip(rows @ weights, -15.0, 15.0)))
    return found


def loss(samples: list[Sample], weights: list[float]) -> float:
    """The mean cross-entropy in nats: log 2 for a coin.

    >>> round(loss([([1.0], 1.0), ([1.0], 0.0)], [0.0]), 4)
    0.6931
    """
    rows, results = (np.array(column) for column in zip(*samples, strict=True))
    p = _probabilities(np.array(weights), rows)
    return float(-np.mean(results * np.log(p) + (1.0 - results) * np.log(1.0 - p)))


def fit(samples: list[Sample], start: list[float], ridge: float, steps: int = 12) -> list[float]:
    """The weights with the least loss, with a ridge penalty towards the initial ones.

    >>> ahead = [([1.0, 0.5], 1.0)] * 3 + [([1.0, -0.5], 0.0)]
    >>> weights = fit(ahead, [0.0, 0.0], 0.1)
    >>> weights[1] > weights[0] > 0
    True
    """
    rows, results = (np.array(column) for column in zip(*samples, strict=True))
    weights = np.array(start)
    for _ in range(steps):
        p = _probabilities(weights, rows)
        gradient = ridge * (start - weights) + 2.0 * rows.T @ (results - p)
        hessian = ridge * np.eye(len(start)) + 4.0 * rows.T @ (rows * (p * (1.0 - p))[:, None])
        step = np.linalg.solve(hessian, gradient)
        weights = weights + step
        if np.max(np.abs(step)) < 1e-6:
            break
    return [float(weight) for weight in weights]
