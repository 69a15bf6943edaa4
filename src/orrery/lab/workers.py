"""Workers: the chunks of a plan played here, in local processes, or on a Ray cluster. Results come in any order."""

from __future__ import annotations

import logging
import os
import socket
import sys
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from orrery.lab.plan import Plan
from orrery.lab.play import Handful, play_some

Played = tuple[range, Handful]

#: How often local processes may die (out of memory, killed) before the run fails.
DEATHS = 3


def simulate(plan: Plan, jobs: int = 1, pieces: Iterable[range] | None = None, ray: str = "") -> Iterator[Played]:
    """Play a plan, or some pieces of it: in this process, in several, or on the Ray cluster at an address."""
    plan.check()
    wanted = list(plan.pieces() if pieces is None else pieces)
    if ray:
        return on_ray(plan, wanted, connect(ray))
    return in_processes(plan, wanted, jobs) if jobs > 1 else here(plan, wanted)


def here(plan: Plan, pieces: list[range]) -> Iterator[Played]:
    """Play in this process."""
    for piece in pieces:
        yield piece, play_some(plan, piece)


def in_processes(plan: Plan, pieces: list[range], jobs: int) -> Iterator[Played]:
    """Play in local processes; if one is killed, its chunk is played again."""
    waiting = pieces[::-1]
    for _ in range(DEATHS):
        pool = ProcessPoolExecutor(jobs, mp_context=get_context(start_method()))
        running: dict[Future[Handful], range] = {}
        try:
            while waiting or running:
                while waiting and len(running) < jobs * 2:
                    piece = waiting.pop()
                    running[pool.submit(play_some, plan, piece)] = piece
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    handful = future.result()
                    yield running.pop(future), handful
            return
        except BrokenProcessPool:
            waiting += running.values()
        finally:
            pool.shutdown(cancel_futures=True)
    raise ValueError(f"worker processes died {DEATHS} times: is there enough memory for {jobs} of them?")


def start_method() -> str:
    """The start method of processes: fork, which is instant, unless other threads might hold locks."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"


def on_ray(plan: Plan, pieces: list[range], ray: Any) -> Iterator[Played]:
    """Play on the connected Ray cluster; if a machine dies, its chunks are played again elsewhere."""
    task = ray.remote(play_some).options(max_retries=-1, num_cpus=1)
    waiting = pieces[::-1]
    running: dict[Any, range] = {}
    try:
        while waiting or running:
            cores = int(ray.cluster_resources().get("CPU", 1))
            while waiting and len(running) < cores * 2:
                piece = waiting.pop()
                running[task.remote(plan, piece)] = piece
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                handful: Handful = ray.get(reference)
                yield running.pop(reference), handful
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        ray.shutdown()


def connect(address: str) -> Any:
    """The connected module `ray`; a one-line ValueError if there is none."""
    try:
        import ray
    except ModuleNotFoundError:
        raise ValueError("Ray is not installed; install it with: pip install 'orrery[cluster]'") from None
    if address != "auto":
        knock(address)
    try:
        with hushed():
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        reason = str(error).strip().splitlines()[0]
        raise ValueError(f"no Ray cluster at {address!r}: {reason}") from None
    return ray


@contextmanager
def hushed() -> Iterator[None]:
    """Silence the error stream, including Ray's core, which ignores logging levels."""
    before = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(before, 2)
        os.close(before)
        os.close(nowhere)


def knock(address: str) -> None:
    """Raise a ValueError within seconds if an address does not answer; Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise ValueError(f"a Ray address is auto or host:port, not {address!r}")
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as error:
        raise ValueError(f"no Ray cluster at {address!r}: {error.strerror or error}") from None
