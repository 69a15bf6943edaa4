"""What a seat sees, encoded once for each position: whole, or as a difference to what a client knows already."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from orrery.client.differences import SORTED, checksum, difference, plain
from orrery.kernel import State

ENCODER = msgspec.json.Encoder()


class Part:
    """A part of the view that never changes during a match, with the digest by which clients keep it."""

    def __init__(self, value: Any) -> None:
        self.encoded = ENCODER.encode(value)
        self.digest = hashlib.blake2b(self.encoded, digest_size=16).hexdigest()


def fixed_parts(state: State) -> dict[str, Part]:
    """The parts of a match's views that never change, by their names."""
    return {name: Part(value) for name, value in state.game.fixed_view(state).items()}


class EncodedView:
    """A position through the eyes of a seat, without the parts that never change."""

    __slots__ = ("_checksum", "_plain", "encoded")

    def __init__(self, shown: dict[str, Any]) -> None:
        self.encoded = SORTED.encode(shown)
        self._plain: Any = None
        self._checksum = -1

    @property
    def plain(self) -> Any:
        """The view as JSON has it."""
        if self._plain is None:
            self._plain = plain(self.encoded)
        return self._plain

    @property
    def checksum(self) -> int:
        """What a client that has the same view computes too."""
        if self._checksum < 0:
            self._checksum = checksum(self.plain)
        return self._checksum

    def rest(self) -> None:
        """Let go of what can be computed again."""
        self._plain = None

    def whole(self, parts: dict[str, Part]) -> msgspec.Raw:
        """The view with the parts that never change, as one JSON object."""
        if not parts:
            return msgspec.Raw(self.encoded)
        fixed = b",".join(ENCODER.encode(name) + b":" + part.encoded for name, part in parts.items())
        rest = self.encoded[1:]
        return msgspec.Raw(b"{" + fixed + (b"" if rest == b"}" else b",") + rest)

    def since(self, known: EncodedView) -> msgspec.Raw | None:
        """What has changed since a client knew another view, encoded; None if the view itself is shorter."""
        changes = ENCODER.encode(difference(known.plain, self.plain))
        known.rest()
        return msgspec.Raw(changes) if len(changes) < len(self.encoded) else None
