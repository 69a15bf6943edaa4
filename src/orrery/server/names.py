"""Names that people choose: something that can be read, and nothing that hides or turns what stands beside it."""

from __future__ import annotations

import unicodedata

from orrery.server.refusals import Refused

#: Format characters that change the direction of what follows.
TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def checked_name(text: str, what: str = "name") -> str:
    """A name without blanks around it; Refused if it cannot be shown.

    >>> checked_name("  Anna ")
    'Anna'
    """
    name = text.strip()
    kinds = {unicodedata.category(character) for character in name}
    if kinds & {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} or TURNING & set(name):
        raise Refused("bad-request", f"{what}: control characters are not possible here", 400)
    if not kinds - {"Cf", "Mn", "Me", "Zs"}:
        raise Refused("bad-request", f"{what}: give one that can be read", 400)
    return name


def has_nul(data: bytes) -> bool:
    """Whether JSON holds a NUL character, as such or escaped."""
    return b"\0" in data or b"\\u0000" in data
