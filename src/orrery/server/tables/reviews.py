"""Reviews of finished matches: requested once, made in parts by a background process, and stored.

Reviews take turns, one part each, so that a short one does not wait for a long one.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from orrery.records import Record
from orrery.review import Part, Review
from orrery.server.bots.compiled import compiled_rules
from orrery.server.bots.reviewer import Answer, ChancesRequest, JudgeRequest, PartRequest, WholeRequest
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.reviews import StoredReviews
from orrery.server.tables.history import record_of
from orrery.server.tables.table import Table
from orrery.server.workers.pool import WorkerPool
from orrery.server.workers.process import WorkerDied

LOGGER = logging.getLogger("orrery.reviews")
#: The number of actions reviewed at a time, and the time limit for them in seconds: everything else goes first.
STRIDE: Final = 8
TIMEOUT: Final = 600.0
#: How many reviews a person may have in progress, and how many may be waiting in all.
PER_PERSON: Final = 2
MOST: Final = 50


class Progress(msgspec.Struct):
    """A review in progress: for whom, and how many of its actions are done."""

    person: str
    actions: int
    done: int = 0


class StoredReview(msgspec.Struct, frozen=True):
    """A review, and the match version of each of its positions."""

    review: Review
    versions: list[int]


class Reviews:
    """The reviews in progress in this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stored = StoredReviews(services.database)
        self.pool = WorkerPool("orrery.server.bots.reviewer", 1, 0, TIMEOUT)
        self.running: dict[str, Progress] = {}
        self.failed: set[str] = set()

    async def start(self, table: Table, person: str) -> None:
        """Start reviewing a match, unless that is done or in progress; Refused if a person has too many in progress."""
        match = table.match.id
        if match in self.running or await self.stored.get(match) is not None:
            return
        if sum(one.person == person for one in self.running.values()) >= PER_PERSON or len(self.running) >= MOST:
            raise Refused("too-many", "other reviews are being made; wait until one of them is done", 429)
        record = await record_of(self.services, table)
        if not record.actions:
            raise Refused("not-found", "nothing was played in this match", 404)
        if match in self.running:  # two asked at the same time
            return
        self.failed.discard(match)
        self.running[match] = Progress(person, len(record.actions))
        self.services.background.run(self._make(table, record))

    async def _make(self, table: Table, record: Record) -> None:
        match = table.match.id
        progress = self.running[match]
        try:
            parts: list[Part] = []
            for first in range(0, len(record.actions), STRIDE):
                request = PartRequest(record, first, first + STRIDE)
                parts.append(msgspec.json.decode(await self.ask(request), type=Part))
                progress.done = min(first + STRIDE, len(record.actions))
            played = await self.services.matches.played(match)
            # Position 0 is the one before the first action.
            versions = [played[0].number - 1, *[action.number for action in played]]
            review = msgspec.json.decode(await self.ask(WholeRequest(record, parts)), type=Review)
            await self.stored.add(match, msgspec.json.encode(StoredReview(review, versions)))
        except (TimeoutError, WorkerDied, ValueError) as error:
            LOGGER.warning("the review of %s failed: %s", match, str(error) or "it took too long")
            self.failed.add(match)
        finally:
            del self.running[match]

    async def ask(self, request: PartRequest | WholeRequest | JudgeRequest | ChancesRequest) -> msgspec.Raw:
        """The answer of the background process; a ValueError with its traceback if it fails."""
        rules = compiled_rules()
        for worker in self.pool.workers:
            if worker.process is None:
                worker.path = rules
        found = msgspec.json.decode(await self.pool.ask(msgspec.json.encode(request)), type=Answer)
        if found.fault:
            raise ValueError(found.fault)
        return found.result

    async def close(self) -> None:
        """Stop the process."""
        await self.pool.close()
