"""Randomness: ids, tokens, seeds and choices. No other module of the server uses a source of random numbers."""

from __future__ import annotations

import base64
import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

#: The operating system's generator; tests put a seeded one here.
source: random.Random = random.SystemRandom()


def token(size: int) -> str:
    """A URL-safe random text of the given number of bytes.

    >>> len(token(9))
    12
    """
    return base64.urlsafe_b64encode(source.randbytes(size)).rstrip(b"=").decode()


def identity(person: str, key: str) -> str:
    """The id of what a request creates: random, or with a key the same for every repetition.

    >>> identity("anna", "k") == identity("anna", "k"), identity("anna", "") == identity("anna", "")
    (True, False)
    """
    if not key:
        return token(9)
    digest = hashlib.blake2b(f"{person} {key}".encode(), digest_size=9).digest()
    return base64.urlsafe_b64encode(digest).decode()


def hexadecimal(size: int) -> str:
    """Random bytes as hexadecimal digits."""
    return source.randbytes(size).hex()


def bits(count: int) -> int:
    """A random number of the given number of bits."""
    return source.getrandbits(count)


def below(limit: int) -> int:
    """A number from 0 up to, but not including, a limit."""
    return source.randrange(limit)


def choice(things: Sequence[T]) -> T:
    """A random element."""
    return source.choice(things)


def sample(things: Sequence[T], count: int) -> list[T]:
    """A random sample of the given size."""
    return source.sample(things, count)
