"""What operations of cards have in common: the keys that they are written with.

An operation is one class: its docstring says what it does, `verb` what content files call it, `keys` what may be
written, its constructor checks that, and its methods carry it out. `parts/content/shapes.py` makes the shapes of them.
"""

from __future__ import annotations

from typing import Any, Final

# What a key holds.
NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"


class Misuse(Exception):
    """An operation is written wrong: the key, and what is allowed."""

    def __init__(self, key: str, allowed: str) -> None:
        super().__init__(key, allowed)
        self.key = key
        self.allowed = allowed


class Key:
    """A key that an operation is written with; without `first`, it must be given."""

    __slots__ = ("first", "kind", "least", "most", "name", "words")

    def __init__(self, kind: str, name: str, first: Any, least: int, most: int, words: dict[str, int]) -> None:
        self.kind: str = kind
        self.name: str = name
        self.first: Any = first
        self.least: int = least
        self.most: int = most
        self.words: dict[str, int] = words


def number(name: str, first: int | None, least: int = 0, most: int = 9) -> Key:
    """A key for a number."""
    return Key(NUMBER, name, first, least, most, {})


def flag(name: str) -> Key:
    """A key for yes or no."""
    return Key(FLAG, name, False, 0, 1, {})


def word(name: str, first: str | None, meanings: dict[str, int], allowed: list[str]) -> Key:
    """A key for one of some words, each of which stands for a number."""
    return Key(WORD, name, first, 0, 0, {one: meanings[one] for one in allowed})


class Line:
    """An operation as it is written, its words turned into numbers."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def number(self, key: str) -> int:
        """What a key for a number or a word holds."""
        return self.numbers[key]

    def flag(self, key: str) -> bool:
        """What a key for yes or no holds."""
        return self.numbers.get(key, 0) != 0

    def read(self, key: Key, value: Any) -> None:
        """Take what is written under a key for a number, a flag or a word."""
        self.numbers[key.name] = key.words[value] if key.kind == WORD else int(value)
