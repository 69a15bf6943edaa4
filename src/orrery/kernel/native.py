"""Vectors of machine integers, made by compiled code only; `orrery.kernel.columns` chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec


def vector(values: list[int]) -> vec[i64]:
    """A vector of these numbers."""
    numbers = vec[i64]([i64(0)] * len(values))
    for place in range(len(values)):
        numbers[place] = values[place]
    return numbers


def filled(length: i64, value: i64) -> vec[i64]:
    """A vector with the same number everywhere."""
    return vec[i64]([value] * length)


def packed(numbers: vec[i64]) -> bytes:
    """The numbers of a vector, which must be bytes, side by side."""
    data = vec[u8]([u8(0)] * len(numbers))
    for place in range(len(numbers)):
        data[place] = u8(numbers[place])
    return bytes(data)
