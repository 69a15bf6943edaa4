"""The Expanse for two, three and four seats."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from orrery.games.expanse.bot import advise, evaluate
from orrery.games.expanse.content import build_content, read_library
from orrery.games.expanse.secrets import redraw_secrets
from orrery.games.expanse.setup import prepare
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.view import view_of
from orrery.kernel import Clause, Game, Option, Rng, Ruling
from orrery.parts.clauses import load_clauses, load_rulings


class Expanse(Game[ExpanseState]):
    """Card-driven area control in the Solar System."""

    name = "expanse"
    title = "The Expanse"
    seat_counts: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (Option("factions", "chosen", ("chosen", "seated", "drawn")),)
    state_type = ExpanseState

    def __init__(self, pack: str | None = None) -> None:
        self.library = read_library(pack)
        self.content, self.vocabulary = build_content(self.library)
        self.content_digest = self.library.digest

    def with_pack(self, folder: str) -> Expanse:
        return Expanse(folder)

    def setup(self, state: ExpanseState) -> None:
        prepare(state)

    def view(self, state: ExpanseState, seat: int | None) -> dict[str, Any]:
        return view_of(state, seat, self.library)

    def redraw(self, state: ExpanseState, seat: int | None, rng: Rng) -> None:
        redraw_secrets(state, seat, rng)

    def evaluate(self, state: ExpanseState, seat: int) -> float:
        return evaluate(state, seat)

    def advise(self, state: ExpanseState) -> list[float]:
        return advise(state)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return load_clauses("orrery.games.expanse")

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return load_rulings("orrery.games.expanse")


GAME = Expanse()
