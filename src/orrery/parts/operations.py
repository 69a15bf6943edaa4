"""What operations of cards have in common: their keys in content files.

An operation is one class: its docstring says what it does, `verb` is its name in content files, `keys` are its keys
there, its constructor checks them, and its methods carry it out. `parts/content/shapes.py` derives its struct.
"""

from __future__ import annotations

from typing import Any, Final

# The kinds of values of a key.
NUMBER: Final = "number"
FLAG: Final = "flag"
WORD: Final = "word"


class Misuse(Exception):
    """An operation in a content file is invalid: the key, and what is allowed."""

    def __init__(self, key: str, allowed: str) -> None:
        super().__init__(key, allowed)
        self.key = key
        self.allowed = allowed


class Key:
    """A key of an operation; it is required unless it has a default, `first`."""

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
    """A key for a flag."""
    return Key(FLAG, name, False, 0, 1, {})


def word(name: str, first: str | None, meanings: dict[str, int], allowed: list[str]) -> Key:
    """A key for one of several words, each with its number."""
    return Key(WORD, name, first, 0, 0, {one: meanings[one] for one in allowed})


class Line:
    """An operation as in the content file, with its words converted to numbers."""

    __slots__ = ("numbers",)

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def number(self, key: str) -> int:
        """The value of a key for a number or a word."""
        return self.numbers[key]

    def flag(self, key: str) -> bool:
        """The value of a key for a flag."""
        return self.numbers.get(key, 0) != 0

    def read(self, key: Key, value: Any) -> None:
        """Read the value of a key for a number, a flag or a word."""
        self.numbers[key.name] = key.words[value] if key.kind == WORD else int(value)
