"""What a server does by itself: what fails is done again, and does not keep the rest from being done."""

from __future__ import annotations

import pytest

from orrery.server.tables.upkeep import RARE, Job, work_through


class Reachable:
    """Processes whose database can be reached."""

    def __init__(self) -> None:
        self.failures: list[BaseException] = []

    def note_failure(self, error: BaseException, since: float) -> None:
        """Remember what went wrong."""
        self.failures.append(error)


class Work:
    """Something that fails a few times."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.done = 0

    async def __call__(self) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError("not now")
        self.done += 1


def due(every: int, work: Work) -> Job:
    """A job whose time has come."""
    return Job(every, work, is_due=True)


@pytest.mark.parametrize(("every", "others"), [(1, 0), (RARE, 1)], ids=["often", "rarely"])
async def test_what_failed_is_still_due(every: int, others: int) -> None:
    failing, other = Work(failures=1), Work()
    upkeep = [due(every, failing), due(RARE, other)]
    processes = Reachable()
    await work_through(upkeep, processes)  # type: ignore[arg-type]
    assert [job.is_due for job in upkeep] == [True, not others]
    assert (failing.done, other.done, len(processes.failures)) == (0, others, 1)
    await work_through([job for job in upkeep if job.is_due], processes)  # type: ignore[arg-type]
    assert (failing.done, other.done, len(processes.failures)) == (1, 1, 1)
    assert not any(job.is_due for job in upkeep)
