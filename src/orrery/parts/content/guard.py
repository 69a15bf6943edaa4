"""A check of TOML before it is parsed: the standard parser needs quadratic time and memory for deep keys."""

from __future__ import annotations

import re
from typing import Final

#: The maximum number of characters, of parts of a dotted key, and of nested brackets.
LONGEST: Final = 100_000
KEY_PARTS: Final = 8
NESTING: Final = 16

#: Strings, comments, and the characters that matter; everything else is skipped.
TOKEN: Final = re.compile(
    r"""(?P<text>\"{3}(?:[^\\]|\\.)*?\"{3,5}|\'{3}.*?\'{3,5}|"(?:[^"\\\n]|\\[^\n])*"|'[^'\n]*'|\#[^\n]*)"""
    r"""|(?P<mark>[.,=\[\]{}\n])""",
    re.DOTALL,
)


def check_toml(text: str) -> None:
    """Raise ValueError if a text is too long, too deep, or has keys of too many parts. Takes linear time.

    >>> check_toml('a.b = {c = [1.5, "x.y.z.x.y.z.x.y.z.x.y.z"]}')
    >>> check_toml("a." * 20000 + "b = 1")
    Traceback (most recent call last):
    ValueError: line 1: a key has at most 8 parts
    """
    if len(text) > LONGEST:
        raise ValueError(f"the text has at most {LONGEST} characters")
    line, dots, depth = 1, 0, 0
    for token in TOKEN.finditer(text):
        mark = token["mark"]
        if mark is None:
            line += token["text"].count("\n")
        elif mark == ".":
            dots += 1
            if dots >= KEY_PARTS:
                raise ValueError(f"line {line}: a key has at most {KEY_PARTS} parts")
        else:
            dots = 0
            depth = max(0, depth + (mark in "[{") - (mark in "]}"))
            if depth > NESTING:
                raise ValueError(f"line {line}: at most {NESTING} brackets stand within each other")
            line += mark == "\n"
