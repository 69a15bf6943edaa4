"""An event loop in which time is simulated, nothing happens at the same time, and processes can be killed."""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import sys
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from orrery.server import clock

T = TypeVar("T")


class Process:
    """A process of the simulated machines. What is started in it carries it along, and dies with it."""

    def __init__(self, name: str, epoch: float, skew: float) -> None:
        self.name = name
        self.is_dead = False
        #: Callbacks that it has run, and at which of them it is killed.
        self.steps = 0
        self.kill_at: int | None = None
        #: The clock of its machine: when it started, and how far the system's time is off.
        self.epoch = epoch
        self.skew = skew
        #: What the module of the clock keeps for this process.
        self.offset = epoch + skew
        self.tasks: list[asyncio.Task[Any]] = []
        self.most_tasks = 64

    def add(self, task: asyncio.Task[Any]) -> None:
        """Keep a task: one that nobody refers to would be closed, and a killed process does not tidy up."""
        self.tasks.append(task)
        if len(self.tasks) > self.most_tasks:
            self.tasks = [task for task in self.tasks if not task.done()]
            self.most_tasks = max(64, 2 * len(self.tasks))


#: The process in which something runs; None: outside, where clients and faults are.
PROCESS: contextvars.ContextVar[Process | None] = contextvars.ContextVar("process", default=None)


#: Tasks that never end. Python would run what tidies up after them; so they are kept until the system ends all at once.
BURIED: list[asyncio.Task[Any]] = []


class Handle:
    """A callback that waits for its turn."""

    __slots__ = ("args", "callback", "context", "is_cancelled", "process", "time")

    def __init__(
        self, callback: Callable[..., Any], args: tuple[Any, ...], context: contextvars.Context,
        process: Process | None, time: float,
    ) -> None:  # fmt: skip
        self.callback = callback
        self.args = args
        self.context = context
        self.process = process
        self.time = time
        self.is_cancelled = False

    def cancel(self) -> None:
        """Do not run it."""
        self.is_cancelled = True

    def cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self.is_cancelled

    def when(self) -> float:
        """When it is due."""
        return self.time


class Nap:
    """Simulated seconds to wait for, or until woken: a future that needs one callback where asyncio's needs two."""

    __slots__ = ("_asyncio_future_blocking", "callback", "context", "delay", "handle", "is_cancelled", "loop")

    def __init__(self, loop: SimulatedLoop, delay: float) -> None:
        self.loop = loop
        self.delay = delay
        self._asyncio_future_blocking = False
        self.is_cancelled = False
        self.handle: Handle | None = None

    def __await__(self) -> Any:
        self._asyncio_future_blocking = True
        yield self

    def get_loop(self) -> SimulatedLoop:
        """Whose future it is."""
        return self.loop

    def result(self) -> None:
        """Nothing, when it is over."""
        if self.is_cancelled:
            raise asyncio.CancelledError

    def add_done_callback(self, callback: Callable[[Nap], object], *, context: contextvars.Context) -> None:
        """Begin to wait."""
        self.callback, self.context = callback, context
        self.handle = self.loop.call_later(self.delay, callback, self, context=context)

    def wake(self) -> None:
        """End it now."""
        if self.handle is not None and not self.handle.is_cancelled:
            self.handle.cancel()
            self.loop.call_soon(self.callback, self, context=self.context)

    def cancel(self, msg: object = None) -> bool:
        """End it now, as cancelled."""
        self.is_cancelled = True
        self.wake()
        return True


#: Most of what asyncio asks of a loop is about sockets and files, which are not there.
Loop: Any = asyncio.AbstractEventLoop


class SimulatedLoop(Loop):  # type: ignore[misc]
    """One thread; callbacks run in the order in which they are due, so that one seed gives one course of events."""

    def __init__(self) -> None:
        self.now = 0.0
        self.ready: deque[Handle] = deque()
        self.timers: list[tuple[float, int, Handle]] = []
        self.count = 0
        self.steps = 0
        self.current: Process | None = None
        #: Tasks outside of all processes.
        self.outside = Process("outside", 0.0, 0.0)
        self.processes: list[Process] = []
        #: What went wrong in a callback or a task that nobody waits for.
        self.faults: list[dict[str, Any]] = []
        #: Called when a process dies.
        self.mourners: list[Callable[[Process], None]] = []
        #: How long work in a thread takes, and who does it; the database puts its own here.
        self.thread_delay: Callable[[], float] = lambda: 0.001
        self.run_thread: Callable[[Callable[[], Any], Callable[[Any, BaseException | None], None]], None] = run_at_once
        self.is_over = False

    # What asyncio asks of a loop

    def time(self) -> float:
        """The simulated time."""
        return self.now

    async def getaddrinfo(self, host: Any, port: Any, **_: Any) -> Any:
        """Every name has the same public address."""
        return [(2, 1, 6, "", ("192.0.0.9", port))]

    def get_task_factory(self) -> None:
        """Tasks are made in one way."""

    #: No: it would read real clocks. Asked for every future, so that it is answered without running Python.
    get_debug = staticmethod(bool)

    def is_running(self) -> bool:
        """As long as the simulation goes on."""
        return not self.is_over

    def is_closed(self) -> bool:
        """When it is over."""
        return self.is_over

    def create_future(self) -> asyncio.Future[Any]:
        """Something to wait for."""
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Any = None) -> asyncio.Task[Any]:
        """Start a task in the current process."""
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        (self.current or self.outside).add(task)
        return task

    def call_soon(self, callback: Any, *args: Any, context: contextvars.Context | None = None) -> Any:
        """Run a callback after those that are ready."""
        if context is None:
            handle = Handle(callback, args, contextvars.copy_context(), self.current, self.now)
        else:
            handle = Handle(callback, args, context, context.get(PROCESS), self.now)
        if not self.is_over:
            self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay: float, callback: Any, *args: Any, context: contextvars.Context | None = None) -> Any:
        """Run a callback after so many simulated seconds."""
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: contextvars.Context | None = None) -> Any:
        """Run a callback at a simulated time."""
        chosen = contextvars.copy_context() if context is None else context
        handle = Handle(callback, args, chosen, chosen.get(PROCESS), max(when, self.now))
        self.count += 1
        if not self.is_over:
            heapq.heappush(self.timers, (handle.time, self.count, handle))
        return handle

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Remember what went wrong."""
        self.faults.append(context)

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        """Remember what went wrong."""
        self.faults.append(context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:
        """Do what a thread would do, all at once and some time later."""
        future = self.create_future()

        def done(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self.call_later(self.thread_delay(), self.run_thread, lambda: func(*args), done)
        return future

    async def shutdown_asyncgens(self) -> None:
        """There is nothing to shut down."""

    # Running

    def spawn(self, process: Process | None, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start something in a process, or outside of all."""
        context = contextvars.copy_context()
        context.run(PROCESS.set, process)
        task: asyncio.Task[T] = asyncio.Task(work, loop=self, context=context)
        (process or self.outside).add(task)
        if process is None:
            task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled() and task.exception() is not None:
            self.faults.append({"message": "the simulation itself failed", "exception": task.exception()})

    def start_process(self, name: str, epoch: float, skew: float) -> Process:
        """A new process."""
        process = Process(name, epoch, skew)
        self.processes.append(process)
        return process

    def kill(self, process: Process) -> None:
        """End a process as a power cut would: nothing of it runs any more, not even what tidies up."""
        if process.is_dead:
            return
        process.is_dead = True
        for mourner in self.mourners:
            mourner(process)

    def run(self, until: Callable[[], bool], limit: float) -> bool:
        """Run until something holds; False if that is not so at a simulated time."""
        before, hooks = events._get_running_loop(), sys.get_asyncgen_hooks()
        events._set_running_loop(self)
        # Nobody tidies up after generators of killed processes.
        sys.set_asyncgen_hooks(firstiter=lambda _: None, finalizer=lambda _: None)
        try:
            return self._run(until, limit)
        finally:
            self._switch(None)
            sys.set_asyncgen_hooks(*hooks)
            events._set_running_loop(before)

    def _run(self, until: Callable[[], bool], limit: float) -> bool:
        ready, timers = self.ready, self.timers
        while True:
            if not ready:
                if until():
                    return True
                if not timers or timers[0][0] > limit:
                    return False
                self.now = timers[0][0]
                while timers and timers[0][0] <= self.now:
                    ready.append(heapq.heappop(timers)[2])
            for _ in range(len(ready)):
                handle = ready.popleft()
                process = handle.process
                if handle.is_cancelled:
                    continue
                if process is not None:
                    if process.is_dead:
                        continue
                    process.steps += 1
                    if process.kill_at is not None and process.steps >= process.kill_at:
                        self.kill(process)
                        continue
                if process is not self.current:
                    self._switch(process)
                self.steps += 1
                try:
                    handle.context.run(handle.callback, *handle.args)
                except (SystemExit, KeyboardInterrupt):
                    raise
                except BaseException as error:
                    self.faults.append({"message": "a callback failed", "exception": error})

    def _switch(self, process: Process | None) -> None:
        """Give the module of the clock what it keeps for another process."""
        if self.current is not None:
            self.current.offset = clock._offset
        if process is not None:
            clock._offset = process.offset
        self.current = process

    def close(self) -> None:
        """End everything that still waits, without letting it do anything."""
        self.is_over = True
        self.ready.clear()
        self.timers.clear()
        for process in [*self.processes, self.outside]:
            for task in process.tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    BURIED.append(task)


def run_at_once(work: Callable[[], Any], done: Callable[[Any, BaseException | None], None]) -> None:
    """Do what a thread would do."""
    try:
        result = work()
    except BaseException as error:
        done(None, error)
    else:
        done(result, None)
