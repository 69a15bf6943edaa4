"""Parsec, Age of Colonies: colonies, dice combat, trade and events for two to four seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from orrery.games.parsec.actions import Buy, Play, name_cards, vocabulary_of
from orrery.games.parsec.bot import CAPTAIN, FEATURES, Weights, advise_hunter, evaluate, features, reasons
from orrery.games.parsec.catalogue import catalogue
from orrery.games.parsec.content import FOLDER, Content, load_content
from orrery.games.parsec.encode import FRAME_FIELDS, JUDGED, LAYOUT, VERSION, judged, write
from orrery.games.parsec.insight import TOPICS, insight
from orrery.games.parsec.score import points
from orrery.games.parsec.secrets import redraw
from orrery.games.parsec.setup import set_up
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.view import changing_view, fixed_view, view
from orrery.kernel import Action, Option, Rng, Row, Value, empty_row
from orrery.parts.bot import has_advice, load_advice
from orrery.parts.content_game import ContentGame
from orrery.parts.reasons import Reason


@mypyc_attr(native_class=False)
class Parsec(ContentGame[ParsecState]):
    """The rules with one set of content."""

    name = "parsec"
    package = "orrery.games.parsec"
    folder = FOLDER
    content_type = Content
    title = "Parsec: Age of Colonies"
    rules_version = "3"
    plays_rules = ("2",)
    state_type = ParsecState
    topics = TOPICS
    options = (
        Option("factions", True),
        Option("teams", "none", choices=("none", "two", "three")),
        Option("absolute", False),
        Option("simple_clashes", False),
        Option("adjacent", True),
        Option("central_port", False),
        Option("strict_lines", False),
        Option("rounds", 0, low=0, high=1000),
        Option("offers", 0, low=0, high=20),
        Option("people", 0, low=0, high=63, of_people=True),
    )

    def __init__(self, content: Content) -> None:
        super().__init__(FEATURES, content.files)
        self.content = content
        self.content_digest = content.digest
        self.tables = content.tables
        self.vocabulary = vocabulary_of(content.tables.card_names)
        self.seat_counts = tuple(sorted(self.tables.sizes))
        #: The numbers of the advice, in games of two and of more.
        self.advice: Weights = CAPTAIN
        self.advice_of_many: Weights = CAPTAIN
        self.encode_by(VERSION, JUDGED, LAYOUT, FRAME_FIELDS)

    def setup(self, state: ParsecState) -> None:
        set_up(state)

    def check_options(self, seats: int, options: dict[str, Value]) -> None:
        if options["teams"] == "three" and seats != 6:
            raise ValueError(f"three teams of two need 6 seats, not {seats}; choose teams 'two' or 'none'")

    def view(self, state: ParsecState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def fixed_view(self, state: ParsecState) -> dict[str, Any]:
        return fixed_view(state)

    def changing_view(self, state: ParsecState, seat: int | None) -> dict[str, Any]:
        return changing_view(state, seat)

    def redraw(self, state: ParsecState, seat: int | None, rng: Rng) -> None:
        redraw(state, seat, rng)

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        content = self.content
        for kind, items in (("card", content.events), ("faction", content.factions), ("unit", content.units)):
            for item in items:
                yield f"{kind}-{item.id}", item.title
                yield f"{kind}-{item.id}-text", item.text

    def content_icons(self) -> Iterable[tuple[str, str]]:
        return ((f"card-{card.id}", card.icon) for card in self.content.events)

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.content)

    def insight(self, state: ParsecState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if topic not in self.topics:
            return super().insight(state, seat, topic, about)
        return insight(state, seat, topic, about)

    def faction(self, state: ParsecState, seat: int) -> str:
        held = [name for number, name in enumerate(self.tables.faction_names) if state.factions[seat] >> number & 1]
        return held[0] if held else ""

    def thing(self, state: ParsecState, action: Action) -> str:
        fields = self.vocabulary.fields[action.code]
        if isinstance(action, Play):
            return f"card-{fields['card']}"
        return f"unit-{fields['kind']}" if isinstance(action, Buy) else ""

    def score(self, state: ParsecState, seat: int) -> float:
        return float(points(state, seat)) if state.alive[seat] else 0.0

    def features(self, state: ParsecState, seat: int) -> list[float]:
        return features(state, seat, self.weighing)

    def evaluate(self, state: ParsecState, seat: int) -> float:
        net = self.nets.get(state.seats)
        return evaluate(state, seat, self.weighing) if net is None else self.learned_value(net, state, seat)

    def advise(self, state: ParsecState) -> list[float]:
        weights = self.advice if state.seats == 2 else self.advice_of_many
        return self.in_style(state, advise_hunter(state, self.traits.get("hunt", 0.0), weights))

    def with_advice(self, name: str) -> Self:
        twin = super().with_advice(name)
        package = f"{self.package}.bot"
        if has_advice(package, f"{name}-many"):
            twin.advice_of_many = Weights(load_advice(package, f"{name}-many"))
        return twin

    def advised_by(self, numbers: dict[str, Any]) -> Self:
        twin = copy(self)
        twin.advice = twin.advice_of_many = Weights(numbers)
        return twin

    def reasons(self, state: ParsecState, seat: int, action: Action) -> list[Reason]:
        return reasons(state, seat, action)

    def judged(self, state: ParsecState, seat: int) -> Row:
        return judged(state, seat)

    def observation_row(self, state: ParsecState, seat: int, short: bool) -> Row:
        row = empty_row(self.observation_size)
        write(state, seat, row, short)
        self.pending.write(state, seat, row, LAYOUT.size, short)
        return row


CONTENT: Final = load_content()
name_cards(CONTENT.tables.card_names)
GAME: Final = Parsec(CONTENT)
