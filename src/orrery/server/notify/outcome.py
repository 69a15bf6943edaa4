"""What became of a message to the outside."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Delivered(msgspec.Struct, frozen=True):
    """The receiver has taken it."""


class Again(msgspec.Struct, frozen=True):
    """Not now: what the receiver said, and how many seconds it wants to be left alone."""

    answer: str
    pause: float = 0.0


class Never(msgspec.Struct, frozen=True):
    """The receiver will not take it."""

    answer: str
    #: Whether there is nobody any more at this address.
    gone: bool = False


Outcome: TypeAlias = Delivered | Again | Never

#: Statuses after which a repetition may help.
PASSING = {408, 409, 425, 429}
#: The longest pause in seconds that a receiver may ask for.
LONGEST = 3600.0


def outcome_of(status: int, retry_after: str) -> Outcome:
    """What the status of an HTTP answer means, with its Retry-After.

    >>> outcome_of(204, ""), outcome_of(429, "7"), outcome_of(410, "")
    (Delivered(), Again(answer='429', pause=7.0), Never(answer='410', gone=True))
    """
    if 200 <= status < 300:
        return Delivered()
    if status in PASSING or status >= 500:
        return Again(str(status), min(float(retry_after), LONGEST) if retry_after.isdecimal() else 0.0)
    return Never(str(status), gone=status in (404, 410))
