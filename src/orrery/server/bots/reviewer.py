"""The program of a process that reviews games, one part at a time."""

from __future__ import annotations

import traceback

import msgspec

from orrery.records import Record
from orrery.review import Part, Review, load_chances, review_part, review_settings, whole
from orrery.review.judging import measured
from orrery.review.worlds import Judge
from orrery.server.workers.program import serve

#: Bots that somebody waits for at a table have priority.
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
    """Combine the parts of a review."""

    record: Record
    parts: list[Part]

    def do(self) -> Review:
        """The review."""
        return whole(self.record, self.parts, None, 0)


class Judged(msgspec.Struct, frozen=True):
    """The cost of an action relative to another."""

    loss: float


class JudgeRequest(msgspec.Struct, tag="judge"):
    """Compare an action with the best one of a decision."""

    record: Record
    version: int
    played: str
    best: str

    def do(self) -> Judged:
        """How much worse it is, by what the seat could know."""
        state = self.record.replay(self.version)
        game = state.game
        # The better action is known: no admiral is asked.
        settings = msgspec.structs.replace(review_settings(game), asked=0)
        judge = Judge(game, load_chances(game, state.seats), settings, 0)
        seat = state.seat
        assert seat is not None
        standing = judge.standing(state, None)[seat]
        cost = measured(judge, state, game.parse(self.best), game.parse(self.played), standing, settings.closer)
        return Judged(round(max(0.0, cost.loss), 4) if cost else 0.0)


class ChancesRequest(msgspec.Struct, tag="chances"):
    """The win chances after the last action of a game, from public knowledge."""

    record: Record

    def do(self) -> list[float]:
        """The chance of each seat."""
        state = self.record.replay()
        game = state.game
        judge = Judge(game, load_chances(game, state.seats), review_settings(game), 0)
        return [round(chance, 3) for chance in judge.standing(state, None)]


class Answer(msgspec.Struct):
    """A part or a review, encoded, or a traceback."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    fault: str = ""


def answer(message: bytes) -> bytes:
    """Answer an encoded request."""
    try:
        request = msgspec.json.decode(message, type=PartRequest | WholeRequest | JudgeRequest | ChancesRequest)
        return msgspec.json.encode(Answer(msgspec.Raw(msgspec.json.encode(request.do()))))
    except Exception:
        return msgspec.json.encode(Answer(fault=traceback.format_exc()))


if __name__ == "__main__":
    serve(answer, niceness=NICENESS)
