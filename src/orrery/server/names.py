"""Names that people choose: they must be readable and must not hide or reverse the text beside them."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Final

from orrery.server.refusals import Refused

#: Format characters that change the direction of the text after them.
TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def checked_name(text: str, what: str = "name") -> str:
    """A name without surrounding blanks; Refused if it cannot be displayed.

    >>> checked_name("  Anna ")
    'Anna'
    """
    name = text.strip()
    kinds = {unicodedata.category(character) for character in name}
    if kinds & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} or TURNING & set(name):
        raise Refused("bad-request", f"{what}: control characters are not allowed here", 400)
    if not kinds - {"Cf", "Mn", "Me", "Zs"}:
        raise Refused("bad-request", f"{what}: choose one that can be displayed", 400)
    return name


#: Digits and symbols that stand for letters.
LOOKALIKES: Final = str.maketrans("0134578@$!", "oieastbasi")


def plain(text: str) -> str:
    """A text normalised for comparison with the operator's list: lower case, without accents and substitutions.

    >>> plain("B4d W0rd"), plain("Bäd-wôrd")
    ('bad word', 'bad word')
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(letter for letter in letters if unicodedata.category(letter) not in ("Mn", "Cf"))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in letters.translate(LOOKALIKES)).split())


class NameFilter:
    """The operator's list of forbidden names."""

    def __init__(self, lines: list[str]) -> None:
        words = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
        #: Words that may not be a word of a name, and those that may not be any part of one.
        self.words = {plain(word) for word in words if not word.startswith("*")} - {""}
        self.parts = sorted({plain(word).replace(" ", "") for word in words if word.startswith("*")} - {""})

    @staticmethod
    def read(path: str) -> NameFilter:
        """Read the list from a file, one word per line; an empty path is an empty list."""
        if not path:
            return NameFilter([])
        try:
            return NameFilter(Path(path).read_text(encoding="utf-8").splitlines())
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"the list of names {path} cannot be read: {error}") from None

    def forbids(self, name: str) -> bool:
        """Whether a name is forbidden.

        >>> filtered = NameFilter(["ass", "*badword", "# a comment"])
        >>> [filtered.forbids(name) for name in ("Ass", "A.s.s", "Cassandra", "xB4dw0rdx", "Anna")]
        [True, True, False, True, False]
        """
        words = plain(name)
        whole = words.replace(" ", "")
        return whole in self.words or any(
            f" {word} " in f" {words} " for word in self.words
        ) or any(part in whole for part in self.parts)  # fmt: skip

    def checked(self, text: str, what: str = "name") -> str:
        """A name without surrounding blanks; Refused if it cannot be displayed or is on the list."""
        name = checked_name(text, what)
        if self.forbids(name):
            raise Refused("bad-name", f"{what}: choose another one", 400)
        return name


def has_nul(data: bytes) -> bool:
    """Whether JSON contains a NUL character, literal or escaped."""
    return b"\0" in data or b"\\u0000" in data
