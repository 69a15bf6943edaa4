"""A battle inside a position of another game: what the Empire War, the campaign and several captains share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from orrery.games.talon.actions import VOCABULARY
from orrery.games.talon.content import Content
from orrery.games.talon.game import GAME as TALON_GAME
from orrery.games.talon.game import Talon
from orrery.games.talon.state import TalonState
from orrery.kernel import Action, Clause, Game, Rng, Ruling, State
from orrery.parts.clauses import load_clauses, load_rulings
from orrery.parts.content_game import PackedGame

#: The kinds of action that a battle knows.
BATTLE_ACTIONS: Final = tuple(sorted({type(action) for action in VOCABULARY.actions}, key=lambda kind: kind.__name__))
#: The searching levels think about every decision of a battle, as little as in Talon.
LEVELS: Final[dict[str, dict[str, Any]]] = {
    "cadet": {"noise": 0.12},
    "commodore": {"kind": "rollout", "width": 3, "worlds": 1, "horizon": 16, "margin": 0.5},
    "admiral": {"kind": "rollout", "width": 4, "worlds": 3, "horizon": 18, "margin": 0.5},
}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class BattleState(State):
    """A position that may hold a battle. The game it belongs to has Talon as its attribute `talon`."""

    __slots__ = ("battle",)

    #: The battle that is being fought. Clones share it: it is replaced by a copy before every action.
    battle: TalonState | None

    def begin(self) -> None:
        self.battle = None
        super().begin()

    def copy_position(self, source: State) -> None:
        super().copy_position(source)
        assert isinstance(source, BattleState)
        self.battle = source.battle

    def has_own_dice(self) -> bool:
        """Whether the battle rolls dice of its own and not those of the game around it."""
        return False

    def core(self) -> dict[str, Any]:
        document = super().core()
        document["battle"] = None
        if self.battle is not None:
            document["battle"] = self.battle.core()
            if not self.has_own_dice():
                # What the battle's own generator holds is left from the last action.
                document["battle"]["rng"] = document["rng"]
        return document

    def restore(self, document: dict[str, Any]) -> None:
        fought = document["battle"]
        if fought is not None:
            game: Any = self.game
            battle: TalonState = game.talon.blank(2, fought["options"], Rng())
            battle.restore(fought | {"version": 0, "undoable": 0, "actor": -1})
            self.battle = battle
        super().restore(document)


def fought(state: BattleState) -> TalonState:
    """The battle that is being fought; there must be one."""
    battle = state.battle
    assert battle is not None
    return battle


def blank_battle(state: BattleState, options: Mapping[str, Any]) -> TalonState:
    """A battle without a position that rolls the dice of the game around it."""
    game: Any = state.game
    battle: TalonState = game.talon.blank(2, options, state.rng)
    lend(state, battle)
    return battle


def begin_battle(state: BattleState, battle: TalonState) -> None:
    """Set a battle up, and let it wait for its first decision."""
    game: Any = state.game
    game.talon.setup(battle)
    battle.advance()
    state.battle = battle


def lend(state: BattleState, battle: TalonState) -> None:
    """Lend a battle the dice and the log of the game around it."""
    if not state.has_own_dice():
        battle.rng = state.rng
    battle.events = state.events
    battle.logged = state.logged
    battle.entered = state.entered


def fight(state: BattleState, action: Action) -> None:
    """Play an action of the battle in a copy of it, because clones share the one there is."""
    battle = fought(state).clone()
    lend(state, battle)
    drawn = battle.rng.counter
    battle.apply(action)
    if battle.rng.counter != drawn:
        state.disclose()
    state.battle = battle


B = TypeVar("B", bound=BattleState)


@mypyc_attr(native_class=False)
class GameOfBattles(PackedGame[B]):
    """A game with Talon's content and one battle at a time; even seats are Terran, odd ones Talon."""

    #: Where its clauses are.
    package = ""
    content_type = Content
    topics = TALON_GAME.topics
    vocabulary = VOCABULARY
    levels = LEVELS

    def __init__(self, content: Content) -> None:
        self.talon = TALON_GAME if content is TALON_GAME.content else Talon(content)
        self.files = content.files
        self.pack = content.files.pack
        self.content_digest = content.digest

    def with_rules(self, version: str) -> Game[B]:
        twin: Any = super().with_rules(version)
        twin.talon = self.talon.within(version)
        older: Game[B] = twin
        return older

    def former_content(self, digest: str) -> Mapping[str, Any] | None:
        return TALON_GAME.former_content(digest)

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        return self.talon.content_words()

    def content_icons(self) -> Iterable[tuple[str, str]]:
        return self.talon.content_icons()

    def catalogue(self) -> dict[str, Any]:
        return self.talon.catalogue()

    def battle_view(self, state: B, seat: int | None) -> dict[str, Any] | None:
        """What a seat sees of the battle, if there is one."""
        if state.battle is None:
            return None
        return self.talon.view(state.battle, None if seat is None else seat % 2)

    def insight(self, state: B, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if state.battle is None:
            raise ValueError("no battle is being fought")
        return self.talon.insight(state.battle, None if seat is None else seat % 2, topic, about)

    def reasons(self, state: B, seat: int, action: Action) -> list[str | dict[str, Any]]:
        return [] if state.battle is None else self.talon.reasons(state.battle, seat % 2, action)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return (*load_clauses(self.package), *self.talon.clauses)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return (*load_rulings(self.package), *self.talon.rulings)
