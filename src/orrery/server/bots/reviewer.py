"""The program of a process that reviews games, a part at a time."""

from __future__ import annotations

import traceback

import msgspec

from orrery.records import Record
from orrery.review import Part, Review, review_part, whole
from orrery.server.workers.program import serve

#: Bots that somebody waits for at a table come first.
NICENESS = 10


class PartRequest(msgspec.Struct, tag="part"):
    """Review some actions of a game."""

    record: Record
    first: int
    end: int

    def do(self) -> Part:
        """The part."""
        return review_part(self.record, self.first, self.end, None, 0)


class WholeRequest(msgspec.Struct, tag="whole"):
    """Put the parts of a review together."""

    record: Record
    parts: list[Part]

    def do(self) -> Review:
        """The review."""
        return whole(self.record, self.parts, None, 0)


class Answer(msgspec.Struct):
    """A part or a review, encoded, or a traceback."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    fault: str = ""


def answer(message: bytes) -> bytes:
    """Review."""
    try:
        request = msgspec.json.decode(message, type=PartRequest | WholeRequest)
        return msgspec.json.encode(Answer(msgspec.Raw(msgspec.json.encode(request.do()))))
    except Exception:
        return msgspec.json.encode(Answer(fault=traceback.format_exc()))


if __name__ == "__main__":
    serve(answer, niceness=NICENESS)
