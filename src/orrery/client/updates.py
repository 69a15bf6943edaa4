"""What a client knows of a table: whole states, and the changes after them."""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.client import messages as m
from orrery.client.differences import apply, checksum, plain


class Heading(msgspec.Struct):
    """The kind of a message, and a state's digests of parts."""

    type: str
    parts: dict[str, str] = {}
    checksum: int = 0


class Mismatch(Exception):
    """The changes do not fit what is known; the whole state is needed, as the answer to the request with this key."""

    def __init__(self, key: str) -> None:
        super().__init__("the changes do not fit")
        self.key = key


HEADING = msgspec.json.Decoder(Heading)
PART = msgspec.json.Decoder(m.Part)
CHANGES = msgspec.json.Decoder(m.Changes)
FIELDS = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Known:
    """The last state of a table, and the constant parts of its view."""

    def __init__(self) -> None:
        self.parts: dict[str, msgspec.Raw] = {}
        self.fields: dict[str, Any] = {}
        self.view: Any = None
        self.fixed: dict[str, str] = {}

    def hear(self, data: str | bytes) -> m.Reply | None:
        """The message as if states were sent whole; None for a mere part, Mismatch if something is missing."""
        heading = HEADING.decode(data)
        if heading.type == "part":
            part = PART.decode(data)
            self.parts[part.digest] = msgspec.Raw(bytes(part.value))
            return None
        if heading.type == "waiting":
            return None
        if heading.type == "changes":
            return self._change(CHANGES.decode(data))
        reply: m.Reply = m.REPLIES.decode(data)
        if isinstance(reply, m.State):
            self.fields = {name: getattr(reply, name) for name in m.State.__struct_fields__}
            self.view, self.fixed = plain(reply.view), heading.parts
            return self._state()
        return reply

    def _change(self, changes: m.Changes) -> m.State | None:
        if self.view is None and not changes.key:
            return None  # the whole state was requested and is on its way
        if self.view is None or checksum(self.view) != changes.base:
            self.view = None
            raise Mismatch(changes.key)
        self.view = apply(self.view, plain(changes.view))
        if checksum(self.view) != changes.checksum:
            self.view = None
            raise Mismatch(changes.key)
        self.fields |= {
            **changes.fields, "version": changes.version, "since": changes.since, "events": changes.events,
            "reason": changes.reason, "key": changes.key,
        }  # fmt: skip
        return self._state()

    def _state(self) -> m.State:
        missing = [digest for digest in self.fixed.values() if digest not in self.parts]
        if missing:
            raise Mismatch(self.fields["key"])
        whole = {**self.view, **{name: self.parts[digest] for name, digest in self.fixed.items()}}
        document = {**self.fields, "type": "state", "view": msgspec.Raw(msgspec.json.encode(whole))}
        return msgspec.json.decode(msgspec.json.encode(document), type=m.State)
