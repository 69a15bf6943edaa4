"""The longest and dullest game: two seats count, thousands of times."""

from __future__ import annotations

from typing import Any

from orrery.kernel import Action, Choice, Game, Refusal, State, Vocabulary


class Count(Action):
    """Count loudly or quietly."""

    __slots__ = ("volume",)

    def __init__(self, volume: int) -> None:
        self.volume = volume


VOCABULARY = Vocabulary()
COUNT = VOCABULARY.add("count {volume}", [Count(0), Count(1)], volume=["quietly", "loudly"])


class MarathonState(State):
    """How often it was counted, and how loudly."""

    __slots__ = ("loud", "total")
    columns = ("total", "loud")
    total: int
    loud: int


class ChooseVolume(Choice[MarathonState]):
    """Count once more."""

    __slots__ = ()
    accepts = (Count,)

    def options(self, state: MarathonState) -> list[Count]:
        return COUNT[:]

    def why_not(self, state: MarathonState, action: Count) -> Refusal | None:
        return None

    def resolve(self, state: MarathonState, action: Count) -> None:
        state.total += 1
        state.loud += action.volume
        state.push(ChooseVolume(1 - self.seat))


class Marathon(Game[MarathonState]):
    """It never ends."""

    name = "marathon"
    title = "Marathon"
    vocabulary = VOCABULARY
    state_type = MarathonState

    def setup(self, state: MarathonState) -> None:
        state.total = state.loud = 0
        state.push(ChooseVolume(0))

    def view(self, state: MarathonState, seat: int | None) -> dict[str, Any]:
        return {"total": state.total, "loud": state.loud}


GAME = Marathon()
