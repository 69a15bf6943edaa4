"""The Expanse for two, three and four seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

from orrery.games.expanse.actions import Copy, Play, Take
from orrery.games.expanse.board import card_name
from orrery.games.expanse.bot import FEATURES, advise, evaluate, features, reasons
from orrery.games.expanse.catalogue import catalogue
from orrery.games.expanse.content import FOLDER, Content, load_content
from orrery.games.expanse.encode import FRAME_FIELDS, JUDGED, LAYOUT, VERSION, judged, write
from orrery.games.expanse.insight import TOPICS, insight
from orrery.games.expanse.secrets import redraw
from orrery.games.expanse.setup import set_up
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import FACTIONS, NOWHERE
from orrery.games.expanse.view import view
from orrery.kernel import Action, Option, Rng, Row, empty_row
from orrery.parts.content_game import ContentGame
from orrery.parts.reasons import Reason


@mypyc_attr(native_class=False)
class Expanse(ContentGame[ExpanseState]):
    """Card-driven area control in the Solar System."""

    name = "expanse"
    package = "orrery.games.expanse"
    folder = FOLDER
    content_type = Content
    title = "The Expanse"
    rules_version = "2"
    seat_counts: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (Option("factions", "chosen", ("chosen", "seated", "drawn")),)
    topics = TOPICS
    state_type = ExpanseState

    def __init__(self, content: Content) -> None:
        super().__init__(FEATURES, content.files)
        self.content = content
        self.tables = content.tables
        self.vocabulary = content.vocabulary
        self.content_digest = content.digest
        self.encode_by(VERSION, JUDGED, LAYOUT, FRAME_FIELDS)

    def setup(self, state: ExpanseState) -> None:
        set_up(state)

    def view(self, state: ExpanseState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        for card in self.content.cards.card:
            yield f"card-{card.id}", card.title
            yield f"card-{card.id}-effect", card.text

    def content_icons(self) -> Iterable[tuple[str, str]]:
        return ((f"card-{card.id}", card.icon) for card in self.content.cards.card)

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.content)

    def insight(self, state: ExpanseState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if topic not in self.topics:
            return super().insight(state, seat, topic, about)
        return insight(state, seat, topic, about)

    def redraw(self, state: ExpanseState, seat: int | None, rng: Rng) -> None:
        redraw(state, seat, rng)

    def features(self, state: ExpanseState, seat: int) -> list[float]:
        return features(state, seat, self.weighing)

    def evaluate(self, state: ExpanseState, seat: int) -> float:
        net = self.nets.get(state.seats)
        return evaluate(state, seat, self.weighing) if net is None else self.learned_value(net, state, seat)

    def advise(self, state: ExpanseState) -> list[float]:
        return self.in_style(state, advise(state))

    def reasons(self, state: ExpanseState, seat: int, action: Action) -> list[Reason]:
        return reasons(state, seat, action)

    def faction(self, state: ExpanseState, seat: int) -> str:
        faction = state.faction[seat]
        return "" if faction == NOWHERE else FACTIONS[faction]

    def thing(self, state: ExpanseState, action: Action) -> str:
        if isinstance(action, Take | Copy):
            return f"card-{card_name(state, state.track[action.space])}"
        return f"card-{card_name(state, action.card)}" if isinstance(action, Play) else ""

    def score(self, state: ExpanseState, seat: int) -> float:
        faction = state.faction[seat]
        return 0.0 if faction == NOWHERE else float(state.points[faction])

    def judged(self, state: ExpanseState, seat: int) -> Row:
        return judged(state, seat)

    def observation_row(self, state: ExpanseState, seat: int, short: bool) -> Row:
        row = empty_row(self.observation_size)
        write(state, seat, row, short)
        self.pending.write(state, seat, row, LAYOUT.size, short)
        return row


GAME: Final = Expanse(load_content())
