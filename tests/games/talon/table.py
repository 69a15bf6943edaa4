"""A tiny builder: ships on a map by axial coordinates, loaded dice, and any moment of a battle to start from."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from orrery.games.talon.actions import FINISH, Finish
from orrery.games.talon.board import stamp
from orrery.games.talon.events import ShotFired
from orrery.games.talon.flow.arriving import arm, deploy
from orrery.games.talon.flow.floating import note_features
from orrery.games.talon.flow.recharging import set_curve
from orrery.games.talon.game import GAME, Talon
from orrery.games.talon.grid import HEXES, axial, hex_at
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import IMPULSES, MISSILES, TERRAINS, Scenario
from orrery.games.talon.view import unit_view
from orrery.kernel import Choice, Frame, IllegalAction, Refusal
from orrery.testing.dice import LoadedRng

rule = pytest.mark.rule

#: Where (0, 0) of the tests lies on the map.
Q, R = 8, 6


def at(q: int, r: int) -> int:
    """The hex that the tests call (q, r)."""
    return hex_at(Q + q, R + r)


class Rest(Choice[TalonState]):
    """The end of what a test is about."""

    clause = "talon:3.1a"
    accepts = (Finish,)
    always = True

    def options(self, state: TalonState) -> list[Finish]:
        return [FINISH]

    def why_not(self, state: TalonState, action: Finish) -> Refusal | None:
        return None

    def resolve(self, state: TalonState, action: Finish) -> None:
        state.push(Rest(0))


class Dice(LoadedRng):
    """Loaded dice, all of them with six sides (talon:2.1)."""

    def die(self, sides: int) -> int:
        assert sides == 6
        return super().die(sides)


def sandbox(scenario: Scenario) -> Talon:
    """Talon with one scenario that the test fills."""
    content = copy.copy(GAME.content)
    content.scenarios = {scenario.name: scenario}
    return Talon(content)


class Battle:
    """Ships on a map. Seat 0 is Terran, seat 1 Talon, if a ship does not say otherwise."""

    def __init__(self, initiative: int = 1) -> None:
        self.scenario = Scenario("test")
        self.scenario.initiative = initiative
        self.scenario.zones = [HEXES[:], HEXES[:]]
        self.scenario.entries = [HEXES[:], HEXES[:]]
        self.game = sandbox(self.scenario)
        self.tables = self.game.tables
        self.dice = Dice(seed=5)
        self.state: TalonState = self.game.blank(2, {"scenario": "test"}, self.dice)
        self.state.reset()
        self.state.events = []
        self.state.logged = True

    # Setting up

    def ship(
        self, seat: int, code: str, q: int = 0, r: int = 0, facing: int = 0, faction: int | None = None, **written: Any
    ) -> int:
        """A ship on the map, with whatever is written on its counter."""
        kind = self.tables.kind_of(seat if faction is None else faction, code)
        assert kind >= 0, code
        unit = self.scenario.add(seat, kind, f"{code} {'ab'[seat]}{self.scenario.count[seat] + 1}")
        state = self.state
        arm(state, unit)
        deploy(state, unit, at(q, r), facing)
        if "speed" in written:
            set_curve(state, unit, written.pop("speed"))
        if "shields" in written:
            for arc, boxes in enumerate(written.pop("shields")):
                state.shields[4 * unit + arc] = boxes
        for name, value in written.items():
            getattr(state, name)[unit] = value
        return unit

    def terran(self, code: str, q: int = 0, r: int = 0, facing: int = 0, **written: Any) -> int:
        """A ship of seat 0."""
        return self.ship(0, code, q, r, facing, **written)

    def talon(self, code: str, q: int = 0, r: int = 0, facing: int = 0, **written: Any) -> int:
        """A ship of seat 1."""
        return self.ship(1, code, q, r, facing, **written)

    def missile(self, target: int, q: int, r: int, facing: int = 0, owner: int = 1, number: int | None = None) -> int:
        """A missile in flight."""
        state = self.state
        free = [m for m in range(MISSILES) if state.missile_at[m] < 0]
        missile = free[0] if number is None else number - 1
        state.missile_at[missile] = at(q, r)
        state.missile_facing[missile] = facing
        state.missile_target[missile] = target
        state.missile_owner[missile] = owner
        state.missile_strength[missile] = 2
        state.flying += 1
        return missile

    def terrain(self, kind: str, *places: tuple[int, int]) -> None:
        """Terrain in some hexes."""
        for q, r in places:
            self.state.terrain[at(q, r)] = TERRAINS.index(kind)
        note_features(self.state)

    def bar(self, unit: int, group: int, red: int, yellow: int) -> None:
        """Charged boxes of a bar, groups counted from 1."""
        self.state.red[3 * unit + group - 1] = red
        self.state.yellow[3 * unit + group - 1] = yellow

    def roll(self, *shows: int) -> None:
        """What the next dice show."""
        self.dice.shows = list(shows)

    # Playing

    def begin(self, *frames: Frame[Any], impulse: str = "A", seat: int | None = None) -> Battle:
        """Let these frames happen, and then nothing."""
        state = self.state
        state.impulse = IMPULSES.index(impulse)
        if seat is not None:
            state.active = seat
        state.stack.clear()
        state.then(*frames, Rest(0))
        state.advance()
        return self

    def play(self, *actions: str) -> Battle:
        """Actions in notation, one after the other."""
        for action in actions:
            self.state.play(action)
        return self

    def can(self, action: str) -> bool:
        """Whether an action is legal now."""
        return self.state.why_not(action) is None

    def refused(self, action: str) -> str:
        """The clause that forbids an action now."""
        before = self.state.digest()
        with pytest.raises(IllegalAction) as caught:
            self.state.play(action)
        assert self.state.digest() == before
        return caught.value.clause

    def offers(self) -> list[str]:
        """What can be done now, in notation; nothing of it is refused."""
        actions = self.state.actions()
        assert [action for action in actions if self.state.why_not(action)] == []
        return [str(action) for action in actions]

    # Reading

    def place(self, unit: int) -> tuple[int, int] | None:
        """Where a unit is, in the coordinates of the tests."""
        return self._place(self.state.at[unit])

    def missile_place(self, missile: int) -> tuple[int, int] | None:
        """Where a missile is."""
        return self._place(self.state.missile_at[missile])

    def _place(self, there: int) -> tuple[int, int] | None:
        if there < 0:
            return None
        q, r = axial(there)
        return q - Q, r - R

    def shields(self, unit: int) -> tuple[int, ...]:
        """Shield boxes left: front, right, left, rear."""
        return tuple(self.state.shields[4 * unit : 4 * unit + 4])

    def boosts(self, unit: int) -> str:
        """The letters of the reinforcements: front, right, left, rear, a dot where there is none."""
        return "".join(IMPULSES[letter - 1] if letter else "." for letter in self.state.boosts[4 * unit : 4 * unit + 4])

    def charged(self, unit: int, group: int) -> tuple[int, int]:
        """Red and yellow boxes charged, groups counted from 1."""
        return self.state.red[3 * unit + group - 1], self.state.yellow[3 * unit + group - 1]

    def curve(self, unit: int) -> tuple[int, int]:
        """Recorded power and speed."""
        return self.state.power[unit], self.state.speed[unit]

    def fighters(self, unit: int) -> tuple[int, ...]:
        """Hull boxes left of each fighter."""
        return tuple(self.state.fighters[3 * unit : 3 * unit + 3])

    def seen(self, unit: int) -> dict[str, Any]:
        """A counter as everybody sees it."""
        return unit_view(self.state, unit)

    def told(self, kind: type[Any]) -> list[Any]:
        """The events of one kind so far."""
        return [event for event in self.state.events or [] if isinstance(event, kind)]

    def shots(self) -> list[ShotFired]:
        """The shots so far."""
        return self.told(ShotFired)

    def now(self) -> int:
        """The stamp of the present impulse."""
        return stamp(self.state)
