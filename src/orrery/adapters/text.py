"""A text environment: positions and actions as text, with the reason for every illegal action."""

from __future__ import annotations

from typing import Any

import msgspec

import orrery
from orrery.kernel import IllegalAction, State
from orrery.plain_text import position_text, refusal_text


class Reply(msgspec.Struct, frozen=True):
    """The result of an action: the next position as text, or why it was illegal; scores once the game is over."""

    text: str
    legal: bool
    done: bool
    scores: list[float]


class TextEnvironment:
    """One game, played by text.

    >>> environment = TextEnvironment("tictactoe", seed=7)
    >>> print(environment.step("place b2").legal, environment.step("place b2").legal)
    True False
    >>> environment.illegal, environment.attempts
    (1, 2)
    """

    def __init__(
        self, game: str, seats: int | None = None, seed: int = 0, language: str = "en", **options: Any
    ) -> None:
        self.game = orrery.game(game)
        self.language = language
        self.state: State = self.game.new(seats=seats, seed=seed, options=options)
        #: The number of actions tried, and of illegal ones among them.
        self.attempts = 0
        self.illegal = 0

    @property
    def seat(self) -> int | None:
        """The seat that decides."""
        return self.state.seat

    def observe(self) -> str:
        """The position as the seat that decides sees it."""
        state = self.state
        names = [f"seat {seat}" for seat in range(state.seats)]
        return position_text(
            self.game, state.view(state.seat), names=names, acting=state.seat, own=state.seat, choice=state.choice,
            actions=[str(action) for action in state.actions()] if state.seat is not None else [],
            language=self.language,
        )  # fmt: skip

    def why_not(self, action: str) -> str:
        """Why an action is not legal now, with its clause."""
        try:
            refusal = self.state.why_not(self.game.parse(action))
        except ValueError as error:
            return str(error)
        return refusal_text(self.game, None if refusal is None else refusal.document(), self.language)

    def step(self, action: str) -> Reply:
        """Play an action; an illegal one changes nothing and is explained."""
        self.attempts += 1
        try:
            self.state.play(action.strip())
        except (IllegalAction, ValueError):
            self.illegal += 1
            return Reply(self.why_not(action.strip()), False, False, [])
        outcome = self.state.outcome
        if outcome is None:
            return Reply(self.observe(), True, False, [])
        return Reply(f"The game is over: {outcome.reason}.", True, True, [float(score) for score in outcome.scores])
