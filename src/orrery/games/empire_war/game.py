"""The Empire War: a campaign of Talon battles for two home worlds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.games.empire_war.actions import VOCABULARY
from orrery.games.empire_war.bot import FEATURES, advise, evaluate, features, reasons
from orrery.games.empire_war.catalogue import catalogue
from orrery.games.empire_war.content import FILE, FOLDER, Content, load_content
from orrery.games.empire_war.encode import OBSERVATION_SCALE, OBSERVATION_SIZE, observe
from orrery.games.empire_war.insight import TOPICS, insight
from orrery.games.empire_war.score import concession, points
from orrery.games.empire_war.secrets import redraw
from orrery.games.empire_war.setup import set_up
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import FACTIONS
from orrery.games.empire_war.view import view
from orrery.games.talon.game import GAME as TALON_GAME
from orrery.kernel import Action, Clause, Game, Option, PartMatch, Rng, Ruling
from orrery.parts.content_game import ContentGame


@mypyc_attr(native_class=False)
class EmpireWar(ContentGame[WarState]):
    """Two seats: seat 0 leads the Terrans, seat 1 the Talons. It contains Talon: its battles are Talon states."""

    name = "empire_war"
    package = "orrery.games.empire_war"
    folder = FOLDER
    content_type = Content
    title = "Empire War"
    rules_version = "2"
    plays_rules = ("1",)
    topics = TOPICS
    vocabulary = VOCABULARY
    state_type = WarState

    def __init__(self, content: Content) -> None:
        super().__init__(FEATURES, content.files)
        self.content = content
        self.talon = content.talon
        self.tables = content.tables
        self.content_digest = content.digest
        self.options = (
            Option("war", "full", choices=tuple(content.wars)),
            Option("fleets", "standard", choices=("standard", "own")),
            Option("apart", False, is_late=True, of_correspondence=True),
        )

    def with_rules(self, version: str) -> Game[WarState]:
        twin: Any = super().with_rules(version)
        twin.talon = self.talon.within(version)
        older: Game[WarState] = twin
        return older

    def former_content(self, digest: str) -> Mapping[str, Any] | None:
        """A digest is that of the war's own file, and after it Talon's."""
        own, battles = digest[:16], digest[16:]
        war = GAME.documents() if own == GAME.content_digest[:16] else FOLDER.former(own)
        talon = TALON_GAME.documents() if battles == TALON_GAME.content_digest else TALON_GAME.former_content(battles)
        return None if war is None or talon is None else {**talon, FILE: war[FILE]}

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        return self.talon.content_words()

    def content_icons(self) -> Iterable[tuple[str, str]]:
        return self.talon.content_icons()

    def setup(self, state: WarState) -> None:
        set_up(state)

    def view(self, state: WarState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def redraw(self, state: WarState, seat: int | None, rng: Rng) -> None:
        redraw(state, seat, rng)

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.content)

    def insight(self, state: WarState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if topic not in self.topics:
            return super().insight(state, seat, topic, about)
        return insight(state, seat, topic, about)

    def features(self, state: WarState, seat: int) -> list[float]:
        return features(state, seat)

    def evaluate(self, state: WarState, seat: int) -> float:
        return evaluate(state, seat, self.weighing)

    def advise(self, state: WarState) -> list[float]:
        return advise(state)

    def reasons(self, state: WarState, seat: int, action: Action) -> list[str | dict[str, Any]]:
        return reasons(state, seat, action)

    def faction(self, state: WarState, seat: int) -> str:
        return FACTIONS[seat]

    def concession(self, state: WarState, winners: Sequence[int]) -> list[float]:
        worth = concession(state, winners[0])
        return [worth if seat in winners else -worth for seat in range(2)]

    def part_match(self, state: WarState) -> PartMatch | None:
        return state.battle_apart()

    def is_apart(self, state: WarState) -> bool:
        return state.battle is not None and state.has_own_dice()

    def score(self, state: WarState, seat: int) -> float:
        return points(state, seat)

    observation_size = OBSERVATION_SIZE
    observation_scale = OBSERVATION_SCALE
    short_observation = ()

    def observe(self, state: WarState, seat: int) -> bytes:
        return observe(state, seat)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return (*super().clauses, *self.talon.clauses)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return (*super().rulings, *self.talon.rulings)


GAME: Final = EmpireWar(load_content())
