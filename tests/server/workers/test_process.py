"""Worker processes: limits of memory and time, and another try when one dies."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.players import run

from orrery.server.refusals import Refused
from orrery.server.tables.jobs import CheckScenario, Job, Verdict, run_job, work
from orrery.server.workers.pool import WorkerPool
from orrery.server.workers.process import WorkerProcess

JOBS = "orrery.server.tables.jobs"


def refusal(pool: WorkerPool, job: Job) -> str:
    """The code with which a job is refused."""

    async def story() -> str:
        try:
            with pytest.raises(Refused) as refused:
                await run_job(pool, job, Verdict)
        finally:
            await pool.close()
        return refused.value.code

    return run(story())


def test_a_job_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(self: WorkerProcess, message: bytes, timeout: float) -> bytes:
        raise TimeoutError

    monkeypatch.setattr(WorkerProcess, "ask", forever)
    assert refusal(WorkerPool(JOBS, 1, 0, 1.0), CheckScenario("talon", "")) == "too-large"


async def test_a_worker_that_was_killed_is_started_again() -> None:
    pool = WorkerPool(JOBS, 1, 0, 30.0)
    try:
        await run_job(pool, CheckScenario("talon", "a = 1"), Verdict)
        process = pool.workers[0].process
        assert process is not None
        process.kill()
        await process.wait()
        assert (await run_job(pool, CheckScenario("talon", "a = 1"), Verdict)).document == {"a": 1}
    finally:
        await pool.close()


async def test_memory_is_limited() -> None:
    pool = WorkerPool("tests.server.workers.greedy", 1, 1 << 30, 30.0)
    try:
        assert await pool.ask(b"") == b"MemoryError"
    finally:
        await pool.close()


def test_a_job_that_is_too_deep_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def deep(self: CheckScenario) -> Verdict:
        raise RecursionError

    monkeypatch.setattr(CheckScenario, "do", deep)
    assert b"too-large" in work(msgspec.json.encode(CheckScenario("talon", "")))
