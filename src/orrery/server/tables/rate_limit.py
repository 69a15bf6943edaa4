"""Rate limits: so many messages a second, and some more at once."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field

from orrery.server import clock
from orrery.server.store.allowances import Allowances
from orrery.server.store.database import FAILURES

#: How many people's limits are remembered before those that have filled up are forgotten.
REMEMBERED = 10_000


class RateLimit:
    """A token bucket: what is left fills up again as time goes by."""

    __slots__ = ("burst", "checked", "left", "rate")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = float(burst)
        self.left = float(burst)
        self.checked = clock.monotonic()

    def is_exceeded(self) -> bool:
        """Whether messages come faster than allowed; counts one."""
        now = clock.monotonic()
        self.left = min(self.burst, self.left + (now - self.checked) * self.rate)
        self.checked = now
        self.left -= 1.0
        return self.left < 0.0

    def is_used(self) -> bool:
        """Whether it has not filled up again yet."""
        return self.left + (clock.monotonic() - self.checked) * self.rate < self.burst


@dataclass(slots=True)
class Portion:
    """What a process has taken of somebody's allowance and not used, and when it last asked for more."""

    left: int = 0
    asked: float = -math.inf
    #: Whether there was nothing to take.
    was_refused: bool = False
    #: Held by who asks for more.
    asking: asyncio.Lock = field(default_factory=asyncio.Lock)


class SharedRates:
    """So many a second for each of many people, in all processes together; 0: without limit.

    A process takes half a second's worth at a time from the database, so that few messages have to ask it.
    """

    def __init__(self, kind: str, rate: float, burst: int, allowances: Allowances) -> None:
        self.kind = kind
        self.rate = rate
        self.burst = burst
        self.allowances = allowances
        self.own = RateLimits(rate, burst)
        # A part of the burst, so that all of it can come at once.
        half_a_second = max(1, min(int(rate / 2), burst))
        self.size = next(size for size in range(half_a_second, 0, -1) if burst % size == 0)
        self.portions: dict[str, Portion] = {}

    async def is_exceeded(self, person: str) -> bool:
        """Whether a person does something faster than allowed; counts one."""
        if self.own.is_exceeded(person):
            return True
        if self.rate <= 0 or not self.allowances.is_shared:
            return False
        portion = self._portion(person)
        if portion.left <= 0:
            async with portion.asking:  # messages that come at once share what is taken
                if portion.left <= 0 and not await self._take(person, portion):
                    return True
        portion.left -= 1
        return False

    async def _take(self, person: str, portion: Portion) -> bool:
        now = clock.monotonic()
        if portion.was_refused and now - portion.asked < self.size / self.rate / 2:
            return False  # so that who floods a process does not flood the database
        portion.asked = now
        try:
            taken = await self.allowances.take(f"{self.kind} {person}", self.size, self.rate, self.burst)
        except FAILURES:  # this process's own limit holds all the same
            portion.left += 1
            return True
        portion.was_refused = not taken
        portion.left += self.size if taken else 0
        return taken

    def _portion(self, person: str) -> Portion:
        portion = self.portions.get(person)
        if portion is None:
            if len(self.portions) >= REMEMBERED:
                # What was taken so long ago has filled up again in the database.
                recent = clock.monotonic() - self.burst / self.rate
                self.portions = {who: known for who, known in self.portions.items() if known.asked > recent}
            portion = self.portions[person] = Portion()
        return portion


class RateLimits:
    """The same limit for each of many people."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.of: dict[str, RateLimit] = {}

    def of_person(self, person: str) -> RateLimit:
        """A person's own limit."""
        limit = self.of.get(person)
        if limit is None:
            if len(self.of) >= REMEMBERED:
                self.of = {who: limit for who, limit in self.of.items() if limit.is_used()}
            limit = self.of[person] = RateLimit(self.rate, self.burst)
        return limit

    def is_exceeded(self, person: str) -> bool:
        """Whether a person does something faster than allowed; counts one. A rate of 0 allows everything."""
        return self.rate > 0 and self.of_person(person).is_exceeded()


def per_minute(kind: str, rate: int, allowances: Allowances, burst: int = 0) -> SharedRates:
    """So many a minute, and as many at once unless `burst` says how many."""
    return SharedRates(kind, rate / 60, max(1, burst or rate), allowances)
