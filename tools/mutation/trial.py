"""Trials: a process that has collected the tests forks a child for each mutant, which runs the tests on broken code."""

from __future__ import annotations

import gc
import json
import os
import resource
import select
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from mutation.mutants import Mutant

#: What a child may use: a mutant that allocates without end is stopped.
MEMORY = 4 << 30


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: killed by a test, by the time limit, or alive."""

    status: str
    test: str = ""
    seconds: float = 0.0

    @property
    def is_killed(self) -> bool:
        """Whether a test noticed."""
        return self.status in ("killed", "timeout")


#: How many seconds a child may take for each second of processor time that it may use, on a busy machine.
BUSY = 20
#: How a child ends in which a test took too long.
TOO_SLOW = 3


@dataclass(frozen=True)
class Trial:
    """A test, and the processor time that it may take on a mutant before it counts as running without end."""

    item: pytest.Item
    limit: float


@dataclass
class Child:
    """A running trial."""

    process: int
    pipe: int
    started: float
    deadline: float
    answer: bytes = b""


def run_tests(tests: list[Trial]) -> str:
    """Run tests until one fails, and give its name; the process ends at once if one takes too long."""
    signal.signal(signal.SIGPROF, lambda number, frame: os._exit(TOO_SLOW))
    for number, test in enumerate(tests):
        following = tests[number + 1].item if number + 1 < len(tests) else None
        signal.setitimer(signal.ITIMER_PROF, test.limit)
        if any(report.failed for report in runtestprotocol(test.item, log=False, nextitem=following)):
            return test.item.nodeid
    return ""


def fork(work: Callable[[], Any], limit: float) -> Child:
    """Do something in a copy of this process, silently, and let it answer in JSON; `limit` is of processor time."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        now = time.monotonic()
        return Child(process, reading, now, now + BUSY * limit)
    try:
        os.setpgid(0, 0)
        os.close(reading)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (ceil(limit), ceil(limit) + 1))
        gc.freeze()
        answer = json.dumps(work())
        with os.fdopen(writing, "w") as pipe:
            pipe.write(answer)
    except BaseException:
        os._exit(1)
    os._exit(0)


def collect(child: Child) -> Any:
    """The answer of a child that has ended; None if it gave none, and a timeout if it was stopped."""
    os.close(child.pipe)
    _, status = os.waitpid(child.process, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
        return {"status": "timeout"}
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == TOO_SLOW:
        return {"status": "timeout"}
    return json.loads(child.answer) if child.answer else None


def is_done(child: Child) -> bool:
    """Whether a child has said all it has to say; one that takes too long is killed."""
    ready, _, _ = select.select([child.pipe], [], [], 0)
    if ready:
        more = os.read(child.pipe, 1 << 16)
        child.answer += more
        return not more
    if time.monotonic() > child.deadline:
        os.killpg(child.process, signal.SIGKILL)
        return True
    return False


def ask(work: Callable[[], Any], limit: float = 3600.0) -> Any:
    """Do something in a copy of this process and wait for its answer."""
    child = fork(work, limit)
    while not is_done(child):
        time.sleep(0.01)
    return collect(child)


def try_one(mutant: Mutant, tests: list[Trial]) -> dict[str, str]:
    """What a child does: break the code, run the tests."""
    try:
        mutant.apply()
    except (LookupError, ValueError, SyntaxError, AttributeError) as error:
        return {"status": "invalid", "test": repr(error)}
    test = run_tests(tests)
    return {"status": "killed" if test else "survived", "test": test}


def trials(work: list[tuple[Mutant, list[Trial]]], workers: int) -> Iterator[tuple[Mutant, Verdict]]:
    """Try mutants, a few at a time. A child that dies without an answer counts as killed: the code broke badly."""
    waiting = work[::-1]
    running: dict[int, tuple[Mutant, Child]] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            mutant, tests = waiting.pop()
            limit = sum(test.limit for test in tests)
            child = fork(lambda mutant=mutant, tests=tests: try_one(mutant, tests), limit)  # type: ignore[misc]
            running[child.process] = (mutant, child)
        for process, (mutant, child) in list(running.items()):
            if is_done(child):
                del running[process]
                answer = collect(child) or {"status": "killed", "test": "the process died"}
                seconds = round(time.monotonic() - child.started, 3)
                yield mutant, Verdict(answer["status"], answer.get("test", ""), seconds)
        select.select([child.pipe for _, child in running.values()], [], [], 0.02)
