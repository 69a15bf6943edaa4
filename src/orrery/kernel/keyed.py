"""The generator of live matches: its past output reveals nothing about its future output."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from orrery.kernel.rng import WORD, Rng

#: Seeds below this are for the fast generator; seeds from here to `SEEDS` are keys.
QUICK_SEEDS: Final = 1 << 96
SEEDS: Final = 1 << 256

KEY_WORDS: Final = 8
WORDS_IN_BLOCK: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class KeyedRng(Rng):
    """BLAKE2b in counter mode, keyed with the seed: without the key, past dice do not predict future dice.

    >>> dice = KeyedRng(1 << 255)
    >>> Rng.below(dice, 6) == KeyedRng(1 << 255).below(6)
    True
    """

    __slots__ = ("block", "key")

    #: The key, and the current block of numbers.
    key: bytes
    block: bytes

    def __init__(self, seed: int) -> None:
        self.key = seed.to_bytes(4 * KEY_WORDS, "little")
        self.block = b""
        self.abc = (0, 0, 0)
        self.counter = 0

    def next(self) -> i64:
        """The next 32 random bits."""
        number, place = divmod(self.counter, WORDS_IN_BLOCK)
        if place == 0 or not self.block:
            self.block = hashlib.blake2b(number.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
        self.counter += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "little")

    def clone(self) -> Rng:
        """A generator that will produce the same numbers."""
        twin = KeyedRng.__new__(KeyedRng)
        twin.key = self.key
        twin.block = self.block
        twin.abc = self.abc
        twin.counter = self.counter
        return twin

    def words(self) -> list[int]:
        """The whole state of the generator: the key, then the count of numbers produced."""
        key = int.from_bytes(self.key, "little")
        return [*(key >> 32 * place & WORD for place in range(KEY_WORDS)), self.counter]


def seeded(seed: int) -> Rng:
    """The generator for a seed: the fast one for small seeds, the keyed one for seeds of live matches."""
    return Rng(seed) if seed < QUICK_SEEDS else KeyedRng(seed)


def from_words(words: list[int]) -> Rng:
    """The generator whose state is `words`."""
    if len(words) != KEY_WORDS + 1:
        return Rng.from_words(words)
    if not all(0 <= word <= WORD for word in words):
        raise ValueError(f"a keyed generator is nine 32-bit words, not {words!r}")
    rng = KeyedRng(sum(word << 32 * place for place, word in enumerate(words[:KEY_WORDS])))
    rng.counter = words[KEY_WORDS]
    return rng
