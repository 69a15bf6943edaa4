"""Queued experiments: people take turns, however many each has asked for."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any, Final, Literal

import msgspec

from orrery.kernel import Game
from orrery.server import clock, randomness, tasks
from orrery.server.bots.compiled import compiled_rules
from orrery.server.laboratory.findings import Findings, compare
from orrery.server.laboratory.tally import Tally
from orrery.server.laboratory.worker import Handful, HandfulTally
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.tables.jobs import documents_for
from orrery.server.workers.pool import WorkerPool
from orrery.server.workers.process import WorkerDied

LOGGER = logging.getLogger("orrery.laboratory")
#: The target duration of a batch in seconds, its maximum number of games, and how many experiments are kept.
HANDFUL_SECONDS: Final = 1.0
MOST: Final = 50
REMEMBERED: Final = 200
#: The maximum number of waiting or running experiments per person.
WAITING: Final = 3

Status = Literal["waiting", "running", "done", "cancelled", "failed"]


class Experiment:
    """Games with the content before and after, with the same numbers for both."""

    def __init__(
        self,
        person: str,
        sides: tuple[Game[Any], Game[Any]],
        games: int,
        seats: int,
        level: str,
        options: dict[str, Any],
        key: str = "",
    ) -> None:
        self.id = randomness.identity(person, key)
        self.person = person
        self.sides = sides
        self.games = games
        self.seats = seats
        self.level = level
        self.options = options
        self.status: Status = "waiting"
        self.fault = ""
        self.created = clock.now()
        self.tallies = (Tally(), Tally())
        #: The number of games in the next batch.
        self.pace = 2

    @property
    def done(self) -> int:
        """The number of games that both sides have played."""
        return sum(tally.games for tally in self.tallies)

    def next_side(self) -> int:
        """The side with fewer games."""
        return 0 if self.tallies[0].games <= self.tallies[1].games else 1


class ExperimentReport(msgspec.Struct, frozen=True):
    """An experiment as its owner sees it."""

    id: str
    game: str
    status: Status
    fault: str
    done: int
    games: int
    level: str
    #: The number of experiments before it, others' and the owner's.
    ahead: int
    findings: Findings | None


class Laboratory:
    """All experiments of this process, and the processes that run them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        settings = services.settings
        memory = settings.job_memory << 20
        self.workers = settings.lab_workers
        self.pool = WorkerPool("orrery.server.laboratory.worker", self.workers, memory, 120.0)
        self.experiments: OrderedDict[str, Experiment] = OrderedDict()
        #: People in the order of their turns.
        self.turns: list[str] = []
        self.running = 0

    def ask(self, experiment: Experiment) -> Experiment:
        """Queue an experiment, once; Refused if the person has too many."""
        if experiment.id in self.experiments:
            return self.experiments[experiment.id]
        own = [one for one in self.open() if one.person == experiment.person]
        if len(own) >= WAITING:
            raise Refused("too-many", f"you have {WAITING} unfinished experiments; wait or cancel one")
        self.experiments[experiment.id] = experiment
        for identity in [one.id for one in self.experiments.values() if one.status not in ("waiting", "running")]:
            if len(self.experiments) > REMEMBERED:
                del self.experiments[identity]
        if experiment.person not in self.turns:
            self.turns.append(experiment.person)
        self._use_compiled_rules()
        while self.running < self.workers:
            self.running += 1
            self.services.background.run(self._work())
        return experiment

    def asked(self, person: str, key: str) -> Experiment | None:
        """The experiment that an earlier request with this key has asked for."""
        return self.experiments.get(randomness.identity(person, key)) if key else None

    def open(self) -> list[Experiment]:
        """The unfinished experiments, oldest first."""
        return [one for one in self.experiments.values() if one.status in ("waiting", "running")]

    def find(self, identity: str, person: str) -> Experiment:
        """One of the person's own experiments; Refused if there is none."""
        found = self.experiments.get(identity)
        if found is None or found.person != person:
            raise Refused("not-found", "there is no such experiment, or it is not yours", 404)
        return found

    def report(self, experiment: Experiment) -> ExperimentReport:
        """The progress and results of an experiment so far."""
        before, after = experiment.tallies
        waiting = self.open()
        ahead = waiting.index(experiment) if experiment in waiting else 0
        return ExperimentReport(
            experiment.id, experiment.sides[0].name, experiment.status, experiment.fault, experiment.done,
            2 * experiment.games, experiment.level, ahead,
            compare(before, after) if before.games and after.games else None,
        )  # fmt: skip

    def cancel(self, experiment: Experiment) -> None:
        """Cancel an experiment; its results so far stay."""
        if experiment.status in ("waiting", "running"):
            experiment.status = "cancelled"

    def _next(self) -> Experiment | None:
        """The next experiment: the oldest of the person who has waited longest."""
        for person in list(self.turns):
            self.turns.remove(person)
            own = [one for one in self.open() if one.person == person]
            if own:
                self.turns.append(person)
                return own[0]
        return None

    def _use_compiled_rules(self) -> None:
        """Let new processes use compiled rules, if available."""
        for worker in self.pool.workers:
            if worker.process is None:
                worker.path = compiled_rules()

    async def _work(self) -> None:
        try:
            while (experiment := self._next()) is not None:
                await self._play(experiment)
                await tasks.sleep(0)
        finally:
            self.running -= 1

    async def _play(self, experiment: Experiment) -> None:
        """Play one batch of games of one side."""
        experiment.status = "running"
        side = experiment.next_side()
        game, tally = experiment.sides[side], experiment.tallies[side]
        count = min(experiment.pace, experiment.games - tally.games)
        handful = Handful(
            game.name, game.content_digest, documents_for(game), experiment.seats, experiment.level,
            experiment.options, tally.games, count,
        )  # fmt: skip
        started = clock.monotonic()
        try:
            answer = msgspec.json.decode(await self.pool.ask(msgspec.json.encode(handful)), type=HandfulTally)
        except (TimeoutError, WorkerDied) as error:
            answer = HandfulTally(Tally(), type(error).__name__)
        if answer.fault:
            LOGGER.warning("an experiment failed: %s", answer.fault)
            experiment.status, experiment.fault = "failed", answer.fault
            return
        tally.add(answer.tally)
        taken = max(0.01, clock.monotonic() - started)
        experiment.pace = max(1, min(MOST, round(count * HANDFUL_SECONDS / taken), 2 * count))
        if experiment.done >= 2 * experiment.games and experiment.status == "running":
            experiment.status = "done"

    async def close(self) -> None:
        """Stop the processes."""
        await self.pool.close()
