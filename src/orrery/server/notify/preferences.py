"""How a person wants to be told that something waits for them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Preferences(msgspec.Struct, frozen=True):
    """When: never, always, or when not seen for some minutes; and by which ways."""

    when: Literal["never", "always", "away"] = "never"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 10
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""
    shape: Literal["raw", "discord", "slack"] = "raw"
    #: Whether the person's confirmed address gets mail.
    mail: bool = False
    #: After one message, the next comes so many minutes later, with all there is to say then; 0: each at once.
    digest: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 5
    #: So many minutes before a clock runs out comes a reminder; 0: none.
    remind: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 60
    language: Literal["en", "it"] = "en"


#: Of somebody whose preferences were not read yet.
UNKNOWN = Preferences("always")
