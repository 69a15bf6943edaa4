"""A seat's view, encoded once per position: in full, or as a difference from what a client already has."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from orrery.client.differences import SORTED, checksum, difference, plain
from orrery.kernel import State

ENCODER = msgspec.json.Encoder()


class Part:
    """A part of the view that never changes during a match, with the digest under which clients cache it."""

    def __init__(self, value: Any) -> None:
        self.encoded = ENCODER.encode(value)
        self.digest = hashlib.blake2b(self.encoded, digest_size=16).hexdigest()


def fixed_parts(state: State) -> dict[str, Part]:
    """The constant parts of a match's views, by name."""
    return {name: Part(value) for name, value in state.game.fixed_view(state).items()}


class EncodedView:
    """A position as seen by a seat, without the constant parts."""

    __slots__ = ("_checksum", "_plain", "encoded")

    def __init__(self, shown: dict[str, Any]) -> None:
        self.encoded = SORTED.encode(shown)
        self._plain: Any = None
        self._checksum = -1

    @property
    def plain(self) -> Any:
        """The view as plain JSON values."""
        if self._plain is None:
            self._plain = plain(self.encoded)
        return self._plain

    @property
    def checksum(self) -> int:
        """The checksum that a client with the same view computes too."""
        if self._checksum < 0:
            self._checksum = checksum(self.plain)
        return self._checksum

    def rest(self) -> None:
        """Drop what can be computed again."""
        self._plain = None

    def whole(self, parts: dict[str, Part]) -> msgspec.Raw:
        """The view with the constant parts, as one JSON object."""
        if not parts:
            return msgspec.Raw(self.encoded)
        fixed = b",".join(ENCODER.encode(name) + b":" + part.encoded for name, part in parts.items())
        rest = self.encoded[1:]
        return msgspec.Raw(b"{" + fixed + (b"" if rest == b"}" else b",") + rest)

    def since(self, known: EncodedView) -> msgspec.Raw | None:
        """The difference from a view that a client has, encoded; None if the full view is shorter."""
        changes = ENCODER.encode(difference(known.plain, self.plain))
        known.rest()
        return msgspec.Raw(changes) if len(changes) < len(self.encoded) else None
