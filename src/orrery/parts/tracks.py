"""Tracks: bounded counters in a column, rankings with ties, the order of tokens on an initiative track."""

from __future__ import annotations

from array import array
from typing import TypeAlias

#: One number for each token.
Column: TypeAlias = "bytearray | array[int]"


def advance(column: Column, token: int, steps: int, high: int, low: int = 0) -> int:
    """Move a token along its track (back for negative `steps`), at most to its end; say how far it moved.

    >>> score = bytearray([8, 1])
    >>> advance(score, 0, 5, high=10), advance(score, 1, -3, high=10), list(score)
    (2, -1, [10, 0])
    """
    before = column[token]
    after = before + steps
    if after > high:
        after = high
    if after < low:
        after = low
    column[token] = after
    return after - before


def positions(values: list[int]) -> list[int]:
    """The position of every token, highest value first: 1 + the number of tokens strictly ahead.

    >>> positions([12, 30, 12, 7])
    [2, 1, 2, 4]
    """
    found = []
    for value in values:
        ahead = 1
        for other in values:
            if other > value:
                ahead += 1
        found.append(ahead)
    return found


def leaders(values: list[int]) -> list[int]:
    """The tokens with the highest value.

    >>> leaders([12, 30, 30, 7])
    [1, 2]
    """
    best = max(values)
    return [token for token, value in enumerate(values) if value == best]


def ranking(values: list[int]) -> list[list[int]]:
    """The tokens from the highest value to the lowest, those that tie side by side.

    >>> ranking([12, 30, 12, 7])
    [[1], [0, 2], [3]]
    """
    found: list[list[int]] = []
    for token in sorted(range(len(values)), key=lambda token: -values[token]):
        if found and values[found[-1][0]] == values[token]:
            found[-1].append(token)
        else:
            found.append([token])
    return found


def ranked(values: list[int], order: bytearray) -> list[int]:
    """The tokens from the highest value to the lowest; ties go to the one higher on the initiative track.

    >>> ranked([50, 40, 50], bytearray([2, 1, 0]))
    [2, 0, 1]
    """
    return sorted(range(len(values)), key=lambda token: (-values[token], order.index(token)))


def place_of(order: bytearray, token: int) -> int:
    """The place of a token on an initiative track, 0 at the top, -1 if it is not there.

    >>> place_of(bytearray([3, 1, 0]), 1)
    1
    """
    return order.find(token)


def to_bottom(order: bytearray, token: int) -> None:
    """Move a token to the bottom; those below it move up.

    >>> order = bytearray([3, 1, 0, 2])
    >>> to_bottom(order, 1)
    >>> list(order)
    [3, 0, 2, 1]
    """
    order.remove(token)
    order.append(token)


def to_top(order: bytearray, token: int) -> None:
    """Move a token to the top; those above it move down.

    >>> order = bytearray([3, 1, 0, 2])
    >>> to_top(order, 0)
    >>> list(order)
    [0, 3, 1, 2]
    """
    order.remove(token)
    order.insert(0, token)


def in_order(order: bytearray, tokens: list[int]) -> list[int]:
    """These tokens as they stand on the track, from the top down.

    >>> in_order(bytearray([3, 1, 0, 2]), [0, 1, 2])
    [1, 0, 2]
    """
    return sorted(tokens, key=lambda token: order.index(token))
