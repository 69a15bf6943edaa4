"""The outcome of sending an external message."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Delivered(msgspec.Struct, frozen=True):
    """The receiver accepted it."""


class Again(msgspec.Struct, frozen=True):
    """Try again: the receiver's answer, and the seconds to wait."""

    answer: str
    pause: float = 0.0


class Never(msgspec.Struct, frozen=True):
    """The receiver rejects it permanently."""

    answer: str
    #: Whether the address no longer exists.
    gone: bool = False


Outcome: TypeAlias = Delivered | Again | Never

#: Statuses after which a retry may help.
PASSING = {408, 409, 425, 429}
#: The maximum pause in seconds that a receiver may ask for.
LONGEST = 3600.0


def outcome_of(status: int, retry_after: str) -> Outcome:
    """The meaning of an HTTP status with its Retry-After.

    >>> outcome_of(204, ""), outcome_of(429, "7"), outcome_of(410, "")
    (Delivered(), Again(answer='429', pause=7.0), Never(answer='410', gone=True))
    """
    if 200 <= status < 300:
        return Delivered()
    if status in PASSING or status >= 500:
        return Again(str(status), min(float(retry_after), LONGEST) if retry_after.isdecimal() else 0.0)
    return Never(str(status), gone=status in (404, 410))
