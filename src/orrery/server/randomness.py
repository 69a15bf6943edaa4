"""Randomness: ids, tokens, seeds and choices. Nothing else in the server reads it."""

from __future__ import annotations

import base64
import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

#: The operating system's; tests put a seeded generator here.
source: random.Random = random.SystemRandom()


def token(size: int) -> str:
    """A text for addresses and cookies, made of so many random bytes.

    >>> len(token(9))
    12
    """
    return base64.urlsafe_b64encode(source.randbytes(size)).rstrip(b"=").decode()


def identity(person: str, key: str) -> str:
    """The id of what a person's request makes: a new one, or with a key the same each time it is repeated.

    >>> identity("anna", "k") == identity("anna", "k"), identity("anna", "") == identity("anna", "")
    (True, False)
    """
    if not key:
        return token(9)
    digest = hashlib.blake2b(f"{person} {key}".encode(), digest_size=9).digest()
    return base64.urlsafe_b64encode(digest).decode()


def hexadecimal(size: int) -> str:
    """So many random bytes as hexadecimal digits."""
    return source.randbytes(size).hex()


def bits(count: int) -> int:
    """A number of so many random bits."""
    return source.getrandbits(count)


def below(limit: int) -> int:
    """A number from 0 up to, but not including, a limit."""
    return source.randrange(limit)


def choice(things: Sequence[T]) -> T:
    """One of several things."""
    return source.choice(things)


def sample(things: Sequence[T], count: int) -> list[T]:
    """So many different ones of several things."""
    return source.sample(things, count)
