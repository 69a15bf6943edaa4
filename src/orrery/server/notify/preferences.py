"""A person's notification preferences."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Preferences(msgspec.Struct, frozen=True):
    """When to notify (never, always, or after some minutes of absence) and on which channels."""

    when: Literal["never", "always", "away"] = "never"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 10
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""
    shape: Literal["raw", "discord", "slack"] = "raw"
    #: Whether to send mail to the person's confirmed address.
    mail: bool = False
    #: Minutes between two messages, the later one with everything since; 0: send each at once.
    digest: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 5
    #: Minutes before a clock expires to send a reminder; 0: none.
    remind: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 60
    language: Literal["en", "it"] = "en"


#: The defaults, for people whose preferences have not been read.
UNKNOWN = Preferences("always")
