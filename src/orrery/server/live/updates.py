"""Updates for a client: whole states, or only the changes since the last one."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from orrery.client.messages import Changes, Part, State, WholeState
from orrery.server.tables.encoded_view import EncodedView
from orrery.server.tables.table import Table
from orrery.server.tables.view import view_for

#: The fields that every message repeats.
ALWAYS: Final = {"version", "view", "events", "since", "reason", "key"}
NAMES: Final = [name for name in State.__struct_fields__ if name not in ALWAYS]


class Updates:
    """A client that asked for changes: what it was last sent, and which parts it has."""

    def __init__(self, table: Table, parts: set[str]) -> None:
        self.table = table
        self.parts = parts
        self.view: EncodedView | None = None
        self.fields: dict[str, Any] = {}

    def forget(self) -> None:
        """Send a whole state next."""
        self.view = None

    def missing_parts(self) -> list[Part]:
        """The constant parts the client lacks, to send before a whole state; it has them from then on."""
        if self.view is not None:
            return []
        parts = [part for part in self.table.parts().values() if part.digest not in self.parts]
        self.parts |= {part.digest for part in parts}
        return [Part(part.digest, msgspec.Raw(part.encoded)) for part in parts]

    def message(self, state: State) -> WholeState | Changes:
        """A state without its view as a message for this client. The table's lock is held."""
        known, view = self.view, view_for(self.table, state)
        before, self.fields = self.fields, {name: getattr(state, name) for name in NAMES}
        self.view = view
        changes = None if known is None else self.table.difference(known, view)
        if known is None or changes is None:
            values = {name: getattr(state, name) for name in State.__struct_fields__} | {
                "view": msgspec.Raw(view.encoded)
            }
            parts = {name: part.digest for name, part in self.table.parts().items()}
            return WholeState(**values, parts=parts, checksum=view.checksum)
        fields = {name: value for name, value in self.fields.items() if value != before[name]}
        return Changes(
            state.version, state.since, known.checksum, view.checksum, changes, fields, state.events, state.reason,
            state.key,
        )  # fmt: skip
