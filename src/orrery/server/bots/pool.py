"""Bots outside the web process, with a budget, a watchdog and a legal action when all else fails."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from collections.abc import Sequence
from typing import Protocol

import msgspec

from orrery.kernel import Rng, State
from orrery.server.bots.compiled import compiled_rules
from orrery.server.bots.worker import Question, Thought

LOGGER = logging.getLogger("orrery.bots")
#: Seconds beyond its budget after which a bot is stopped, and for its process to start.
GRACE = 2.0
START = 20.0


class Thinker(Protocol):
    """Where a bot thinks, one thought at a time."""

    async def ask(self, question: Question) -> Thought:
        """The bot's thought; TimeoutError when it takes too long, and nobody thinks it any more then."""

    async def stop(self) -> None:
        """End whatever goes on."""


class ProcessThinker:
    """A process on this machine."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.rules = ""

    async def ask(self, question: Question) -> Thought:
        """The bot's thought; TimeoutError when it takes too long, and its process is gone then."""
        patience = question.budget + GRACE
        rules = compiled_rules()
        if rules != self.rules:
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "orrery.server.bots.worker",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 24,
                start_new_session=True, env={**os.environ, "PYTHONPATH": rules} if rules else None,
            )  # fmt: skip
            self.rules = rules
            patience += START
        try:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self.process.stdin.drain()
            line = await asyncio.wait_for(self.process.stdout.readline(), patience)
            return msgspec.json.decode(line, type=Thought)
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """All who may think at once."""

    def __init__(self, thinkers: Sequence[Thinker]) -> None:
        self.all = list(thinkers)
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self.free.put_nowait(thinker)
        self.fallbacks = 0

    async def choose(self, state: State, seat: int, level: str, budget: float) -> int:
        """The code of a legal action for the seat that decides."""
        return (await self.think(state, seat, level, budget)).code

    async def think(self, state: State, seat: int, level: str, budget: float, weigh: bool = False) -> Thought:
        """A legal action for the seat that decides, weighed or not. The bot sees only what the seat may know."""
        believed = state.determinize(seat, Rng(secrets.randbits(96)))
        question = Question(state.game.name, believed.dump(), seat, level, secrets.randbits(32), budget, weigh)
        legal = [action.code for action in state.pending]
        thinker = await self.free.get()
        try:
            thought = await thinker.ask(question)
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            thought = Thought(fault=type(error).__name__)
        finally:
            self.free.put_nowait(thinker)
        if thought.code in legal:
            return thought
        self.fallbacks += 1
        LOGGER.warning("bot %s in %s answered nothing legal (%s)", level, state.game.name, thought.fault)
        return Thought(secrets.choice(legal))

    async def close(self) -> None:
        """End every process."""
        await asyncio.gather(*[thinker.stop() for thinker in self.all])
