"""Practice: a table at a problem or at a decision of a reviewed match, and the result of the attempt."""

from __future__ import annotations

import datetime
from typing import Final

import msgspec

from orrery.review.problems import Problems, problems_of
from orrery.server import clock
from orrery.server.bots.reviewer import Judged, JudgeRequest
from orrery.server.refusals import Refused, missing
from orrery.server.store.attempts import Attempt, Attempts
from orrery.server.store.people import Person
from orrery.server.tables.changes import Step
from orrery.server.tables.creation import create_solo
from orrery.server.tables.events import MatchAbandoned
from orrery.server.tables.history import record_of
from orrery.server.tables.jobs import Beginning, documents_for
from orrery.server.tables.reviews import Reviews, StoredReview
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

#: The number of earlier attempts whose tables a person may still play on.
KEPT: Final = 4
#: How much worse than the best an answer may be and still count as good.
GOOD: Final = 0.02


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attempt: its subject and, once an action was played, how good it was."""

    game: str
    #: The index of a problem, or the reviewed match and the index of the decision in it.
    problem: int | None = None
    level: int = 0
    reviewed: str | None = None
    decision: int | None = None
    played: str | None = None
    solved: bool | None = None
    #: The cost of the answer; for a wrong answer to a problem, a lower bound.
    loss: float = 0.0
    best: str = ""


def problems_named(game: str) -> Problems:
    """The problems of a game, or Refused."""
    found = problems_of(game)
    if found is None:
        raise missing("problems")
    return found


def day_now() -> int:
    """The current day, as a number of days."""
    return datetime.datetime.fromtimestamp(clock.now(), datetime.UTC).toordinal()


class Practice:
    """Attempts at problems and at a person's own past decisions."""

    def __init__(self, tables: Tables, reviews: Reviews) -> None:
        self.tables = tables
        self.reviews = reviews
        self.attempts = Attempts(tables.services.database)

    async def try_problem(self, person: Person, name: str, place: int) -> Table:
        """A new table at a problem."""
        found = problems_named(name)
        if place not in found.open:
            raise missing("problem")
        problem = found.problems[place]
        state = found.position(problem)
        assert state.seat is not None
        codes = [state.game.parse(notation).code for notation in problem.actions]
        beginning = Beginning(
            name, problem.seats, dict(state.options), problem.seed, codes,
            problem.rules, problem.content, documents_for(state.game),
        )  # fmt: skip
        title = f"{state.game.title} · {place + 1}"
        return await self._begin(person, beginning, state.seat, title, Attempt("", person.id, name, place))

    async def try_decision(self, person: Person, table: Table, place: int) -> Table:
        """A new table just before a decision of a reviewed match, in the seat that made it."""
        found = await self._review(table.match.id)
        review, versions = found.review, found.versions
        if not 0 <= place < len(review.decisions):
            raise missing("decision")
        if table.game is None:
            raise Refused("read-only", table.read_only)
        match, seat = table.match, review.decisions[place].seat
        codes = await self.tables.services.matches.actions(match.id, versions[place])
        beginning = Beginning(
            match.game, match.seats, match.options, match.dice_seed, codes,
            match.rules, match.content, documents_for(table.game), match.pack,
        )  # fmt: skip
        attempt = Attempt("", person.id, match.game, reviewed=match.id, decision=place)
        return await self._begin(person, beginning, seat, f"{match.title} · {place + 1}"[:80], attempt)

    async def _begin(self, person: Person, beginning: Beginning, seat: int, title: str, attempt: Attempt) -> Table:
        for old in (await self.attempts.open_of(person.id))[:-KEPT]:
            await self._abandon(await self.tables.get(old), person)
        made = await create_solo(self.tables, person, beginning, seat, title=title)
        await self.attempts.begin(msgspec.structs.replace(attempt, match=made.match.id))
        return made

    async def _abandon(self, table: Table, person: Person) -> None:
        """End an earlier attempt."""
        async with self.tables.lock(table):
            if table.status == "running":
                table.status = "abandoned"
                await self.tables.commit(table, Step("leave", person=person.id, events=[MatchAbandoned()]))

    async def _review(self, match: str) -> StoredReview:
        found = await self.reviews.stored.get(match)
        if found is None:
            raise missing("review")
        return msgspec.json.decode(found, type=StoredReview)

    async def answer(self, table: Table, person: Person) -> Answer:
        """The result of an attempt; the first action played at its table is the answer."""
        attempt = await self.attempts.get(table.match.id)
        if attempt is None or attempt.person != person.id or table.game is None:
            raise missing("attempt")
        level = 0
        if attempt.problem is not None:
            problem = problems_named(attempt.game).problems[attempt.problem]
            best, count, level = problem.best, len(problem.actions), problem.level
        else:
            assert attempt.reviewed is not None
            assert attempt.decision is not None
            best, count = (
                (await self._review(attempt.reviewed)).review.decisions[attempt.decision].best,
                attempt.decision,
            )
        found = Answer(attempt.game, attempt.problem, level, attempt.reviewed, attempt.decision)
        if attempt.played is None:
            codes = await self.tables.services.matches.actions(table.match.id)
            if len(codes) <= count:
                return found
            played = str(table.game.action(codes[count]))
            judged = await self._judged(table, count, played, best, attempt)
            await self.attempts.end(table.match.id, played, judged.loss <= GOOD, judged.loss)
            attempt = msgspec.structs.replace(attempt, played=played, solved=judged.loss <= GOOD, loss=judged.loss)
        return msgspec.structs.replace(
            found, played=attempt.played, solved=attempt.solved, loss=attempt.loss or 0.0, best=best
        )

    async def _judged(self, table: Table, count: int, played: str, best: str, attempt: Attempt) -> Judged:
        """The cost of an answer relative to the best action."""
        if played == best:
            return Judged(0.0)
        if attempt.problem is not None:
            # The best action is clearly better than all others; its lead is known for the second best.
            return Judged(problems_named(attempt.game).problems[attempt.problem].gain)
        record = await record_of(self.tables.services, table)
        request = JudgeRequest(record, count, played, best)
        return msgspec.json.decode(await self.reviews.ask(request), type=Judged)
