"""Talon: tactical battles between starships on an impulse clock."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, Final, Self

from mypy_extensions import mypyc_attr

from orrery.games.talon.actions import VOCABULARY
from orrery.games.talon.board import faction_of
from orrery.games.talon.bot import FEATURES, WEIGHTS, Weights, advise_by, evaluate, features, reasons
from orrery.games.talon.catalogue import catalogue
from orrery.games.talon.content import FOLDER, Content, check_scenario, load_content
from orrery.games.talon.encode import FRAME_FIELDS, JUDGED, LAYOUT, VERSION, judged, write
from orrery.games.talon.fleets import FREE_BATTLE, MODES, TERRAINS, free_battle
from orrery.games.talon.insight import TOPICS, insight
from orrery.games.talon.score import concession, points_lost
from orrery.games.talon.setup import set_up
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import Scenario
from orrery.games.talon.view import view
from orrery.kernel import Action, Option, Row, Value, empty_row
from orrery.parts.content_game import ContentGame

#: Weapons with a picture of their own, and the pictures of the others by their kind.
OWN_ICONS: Final = ("laser", "torpedo", "disruptor", "wave", "fusion", "missile")
SILHOUETTES: Final = (
    "ter-sc", "ter-dd", "ter-cl", "ter-ca", "ter-bc", "ter-bb", "ter-cv", "ter-ftr", "ter-tran", "ter-base",
    "tal-ff", "tal-dd", "tal-cl", "tal-ca", "tal-bc", "tal-bb", "tal-dn", "tal-tran", "tal-base",
)  # fmt: skip
ROLE_ICONS: Final = {"warship": "ca", "carrier": "bb", "transport": "tran", "fighter": "dd", "base": "base"}
KIND_ICONS: Final = {"beam": "w-laser", "wave": "w-wave", "fusion": "w-fusion", "missile": "w-missile"}
#: How many characters the text of a scenario may have, and how many described scenarios are kept at hand.
LONGEST: Final = 20_000
DESCRIBED: Final = 256


#: The version of these rules in each older version of a game that contains them.
RULES_WITHIN: Final = {"1": "2"}


@mypyc_attr(native_class=False)
class Talon(ContentGame[TalonState]):
    """Two seats; seat 0 is Terran and seat 1 Talon unless a free battle says otherwise."""

    name = "talon"
    package = "orrery.games.talon"
    folder = FOLDER
    content_type = Content
    title = "Talon"
    rules_version = "3"
    plays_rules = ("2",)
    topics = TOPICS
    vocabulary = VOCABULARY
    state_type = TalonState

    def __init__(self, content: Content) -> None:
        super().__init__(FEATURES, content.files)
        self.content = content
        self.tables = content.tables
        self.content_digest = content.digest
        self.encode_by(VERSION, JUDGED, LAYOUT, FRAME_FIELDS)
        self.options = (
            Option("scenario", "war-is-upon-us", choices=(*content.scenarios, FREE_BATTLE), check=self.check_own),
            Option("deployment", "standard", choices=("standard", "free")),
            Option("fusion", "per-target", choices=("per-target", "single")),
            Option("points", 300, low=100, high=1000),
            Option("fleet_a", ""),
            Option("fleet_b", ""),
            Option("terrain", "none", choices=TERRAINS),
            Option("mode", "last-ship", choices=MODES),
            Option("shifts", False),
            Option("jury_rigging", False, is_late=True),
        )
        #: The numbers of its advice.
        self.advice = WEIGHTS
        #: Scenarios that options describe, the last ones used.
        self.described: dict[tuple[Value, ...], Scenario] = {}

    def scenario_of(self, options: dict[str, Value]) -> Scenario:
        """The scenario that the options name, describe (a free battle) or hold (the text of a scenario file)."""
        named = str(options["scenario"])
        if named in self.content.scenarios:
            return self.content.scenarios[named]
        free = named == FREE_BATTLE
        key: tuple[Value, ...] = tuple(options.values()) if free else (named,)
        found = self.described.get(key)
        if found is None:
            found = free_battle(self.tables, options) if free else self.content.own_scenario(named, "scenario")
            while len(self.described) >= DESCRIBED:
                del self.described[next(iter(self.described))]
            self.described[key] = found
        return found

    def check_own(self, text: str) -> None:
        """Refuse the text of a scenario file that is too long or not sound."""
        if "\n" not in text:
            raise ValueError(f"no scenario {text!r}; they are {', '.join(self.content.scenarios)} and {FREE_BATTLE}")
        if len(text) > LONGEST:
            raise ValueError(f"the text of a scenario has at most {LONGEST} characters")
        self.content.own_scenario(text, "scenario")

    def scenario_faults(self, text: str) -> list[str]:
        if len(text) > LONGEST:
            return [f"text: at most {LONGEST} characters"]
        return self.content.scenario_faults(text)

    def check_options(self, seats: int, options: dict[str, Value]) -> None:
        self.scenario_of(options)

    def within(self, version: str) -> Talon:
        """The same game by the rules that belong to a version of a game that contains it."""
        found: Any = self.with_rules(RULES_WITHIN.get(version, self.rules_version))
        older: Talon = found
        return older

    def setup(self, state: TalonState) -> None:
        set_up(state)

    def view(self, state: TalonState, seat: int | None) -> dict[str, Any]:
        return view(state, seat)

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        for weapon in self.content.weapons.values():
            for kind in ("weapon", "short"):
                yield f"{kind}-{weapon.name}", weapon.title
        for ship in self.content.ships.values():
            yield f"class-{ship.code}", ship.title

    def content_icons(self) -> Iterable[tuple[str, str]]:
        for weapon in self.content.weapons.values():
            known = "" if weapon.name in OWN_ICONS else KIND_ICONS[weapon.kind]
            yield f"w-{weapon.name}", weapon.icon or known
        for ship in self.content.ships.values():
            side = "tal" if ship.faction == "talon" else "ter"
            own = f"{side}-{ship.code.lower()}"
            yield own, ship.icon or ("" if own in SILHOUETTES else f"{side}-{ROLE_ICONS[ship.role]}")

    def catalogue(self) -> dict[str, Any]:
        return catalogue(self.content)

    def insight(self, state: TalonState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if topic not in self.topics:
            return super().insight(state, seat, topic, about)
        return insight(state, seat, topic, about)

    def features(self, state: TalonState, seat: int) -> list[float]:
        return features(state, seat)

    def evaluate(self, state: TalonState, seat: int) -> float:
        net = self.nets.get(state.seats)
        return evaluate(state, seat, self.weighing) if net is None else self.learned_value(net, state, seat)

    def advise(self, state: TalonState) -> list[float]:
        return self.in_style(state, advise_by(state, self.advice))

    def advised_by(self, numbers: dict[str, Any]) -> Self:
        twin = copy(self)
        twin.advice = Weights(numbers)
        return twin

    def reasons(self, state: TalonState, seat: int, action: Action) -> list[str | dict[str, Any]]:
        return reasons(state, seat, action)

    def faction(self, state: TalonState, seat: int) -> str:
        return faction_of(state, seat)

    def concession(self, state: TalonState, winners: Sequence[int]) -> list[float]:
        worth = concession(state, winners[0])
        return [worth if seat in winners else -worth for seat in range(2)]

    def score(self, state: TalonState, seat: int) -> float:
        return float(points_lost(state, 1 - seat))

    def judged(self, state: TalonState, seat: int) -> Row:
        return judged(state, seat)

    def observation_row(self, state: TalonState, seat: int, short: bool) -> Row:
        row = empty_row(self.observation_size)
        write(state, seat, row, short)
        self.pending.write(state, seat, row, LAYOUT.size, short)
        return row

    def check_scenario(self, path: str) -> str:
        """One line about the scenario in a file, or a ValueError that says what is wrong with it."""
        scenario = check_scenario(path)
        return f"{scenario.name}: {scenario.count[0]} against {scenario.count[1]} units, {scenario.rounds} rounds"


GAME: Final = Talon(load_content())
