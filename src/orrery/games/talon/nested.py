"""A battle inside a position of another game: what the Empire War, the campaign and several captains share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.talon.state import TalonState
from orrery.kernel import Action, Rng, State


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
