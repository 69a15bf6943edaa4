"""The exchange after a strike: counterattack, evade or stand down, until it ends (parsec:12.2 to 12.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.actions import (
    COUNTER,
    EVADE,
    HOLD,
    PIECE_NAMES,
    PLAY,
    SPLIT,
    Counter,
    Evade,
    Hold,
    Play,
    Split,
)
from orrery.games.parsec.events import CombatEnded
from orrery.games.parsec.fleets import can_hit, can_split, commander, fleet, own_fleet, shooters, side_of
from orrery.games.parsec.flow.counterattack import AssignTargets, ChooseMark
from orrery.games.parsec.flow.evasion import ChooseEscape, can_evade
from orrery.games.parsec.flow.playing import play_card
from orrery.games.parsec.occasions import play_refusal, playable
from orrery.games.parsec.state import (
    AIM,
    ASKED,
    ATTACKER,
    DEFENDER,
    HAPPENED,
    JUMP,
    LOSS,
    OVER,
    STRIKER,
    STRIKES,
    ParsecState,
)
from orrery.games.parsec.tables import COLONY, EVASION, KIND, PIECE, PIECES, Seat
from orrery.kernel import Action, Choice, Refusal, Step, filled, refuse

#: The rules set no limit to an exchange; this one only guards against endless play.
MOST_STRIKES: Final = 200

EVADED: Final = 0
HELD: Final = 1
LOST: Final = 2
NOT_AT_ALL: Final = 0
TOGETHER: Final = 1
APART: Final = 2


class Initiative(Step[ParsecState]):
    """A side has the choice after the other has struck or evaded, unless the combat is over (parsec:12.7a).

    `struck` says what the other did: NOT_AT_ALL (it evaded), TOGETHER at one target, or APART at several.
    """

    __slots__ = ("side", "struck")

    def __init__(self, side: i64, struck: i64) -> None:
        self.side = side
        self.struck = struck

    def run(self, state: ParsecState) -> None:
        clash = state.clash
        seat = commander(state, self.side)
        if clash[JUMP]:
            unit = clash[JUMP] - 1
            clash[JUMP] = 0
            state.then(ChooseEscape(seat, unit, 1), Initiative(3 - self.side, NOT_AT_ALL))
            return
        pressed = (LOST if clash[LOSS] else HELD) if self.struck else EVADED
        end = decided(state, self.side, pressed) or unanswered(state, self.side, pressed)
        if not end and self.struck == TOGETHER and pressed == HELD and is_beyond_colony(state):
            end = "colony-holds"
        if end:
            end_combat(state, end)
        elif state.cards[seat] and pressed != EVADED and own_fleet(state, self.side):
            state.push(ChooseAnswer(seat, pressed))
        else:
            state.push(ChooseReply(seat, pressed))


def decided(state: ParsecState, side: i64, pressed: i64) -> str:
    """How the combat has ended before the side has its choice, or nothing (parsec:12.7a, parsec:14.5a)."""
    clash = state.clash
    if clash[OVER]:
        return "truce"
    if state.simple_clashes and clash[HAPPENED]:
        return "simplified"
    if clash[STRIKES] >= MOST_STRIKES:
        return "exhausted"
    if own_fleet(state, 3 - side):
        return ""
    return "retreat" if pressed == EVADED else "destroyed"


def unanswered(state: ParsecState, side: i64, pressed: i64) -> str:
    """How the combat ends because the side cannot answer, or nothing (parsec:12.3d, parsec:12.4j)."""
    seat = commander(state, side)
    own = own_fleet(state, side)
    ready = shooters(state, seat, side)
    if not own and not (ready and pressed == LOST):
        if pressed != LOST:
            return "retreat"
        return "attacker-destroys" if side == 2 else "defender-destroys"
    if ready:
        return ""
    if pressed == EVADED:
        return "retreat"
    if any(can_evade(state, unit) for unit in own) or (state.cards[seat] and own):
        return ""
    return "colony-holds" if KIND[state.clash[AIM]] == COLONY else "stand-down"


def is_beyond_colony(state: ParsecState) -> bool:
    """Whether the target was a colony that reaches no attacker: withstanding that ends the combat (parsec:12.3d)."""
    aim = state.clash[AIM]
    if KIND[aim] != COLONY:
        return False
    return not any(can_hit(state, aim, enemy) for enemy in fleet(state, 3 - state.engaged[aim]))


def end_combat(state: ParsecState, how: str) -> None:
    """Everybody leaves the fight where they are."""
    clash = state.clash
    if state.logged:
        if how == "destroyed":
            how = "attacker-destroys" if clash[STRIKER] == clash[ATTACKER] else "defender-destroys"
        state.log(CombatEnded(clash[ATTACKER], clash[DEFENDER], how))
    state.engaged = filled("B", state.seats * PIECES)
    state.firing = filled("B", state.seats * PIECES)
    for at in range(len(clash)):
        clash[at] = -1
    clash[ASKED] = 0


class ChooseReply(Choice[ParsecState]):
    """The side struck counterattacks, evades or stands down (parsec:12.1d, parsec:12.2c, parsec:12.4j)."""

    __slots__ = ("pressed",)
    clause = "parsec:12.1d"
    accepts = (Counter, Split, Evade, Hold, Play)

    def __init__(self, seat: Seat, pressed: i64) -> None:
        self.seat = seat
        self.pressed = pressed

    def can_hold(self, ready: list[int], own: list[int], fleeing: list[int]) -> bool:
        """Whether the side may stand down: not after a loss, nor out of its own range (parsec:12.3c, parsec:12.4j)."""
        if not ready and not fleeing:
            return True
        if self.pressed == EVADED or not own:
            return True
        return self.pressed == HELD and bool(ready)

    def fleeing(self, state: ParsecState) -> list[int]:
        """The own vessels that can evade; nobody does after the other side evaded."""
        if self.pressed == EVADED:
            return []
        return [unit for unit in own_fleet(state, side_of(state, self.seat)) if can_evade(state, unit)]

    def options(self, state: ParsecState) -> list[Action]:
        side = side_of(state, self.seat)
        ready = shooters(state, self.seat, side)
        own = own_fleet(state, side)
        fleeing = self.fleeing(state)
        found: list[Action] = []
        if ready:
            found.append(COUNTER)
            if can_split(state, self.seat, side, ready):
                found.append(SPLIT)
        for unit in fleeing:
            found.append(EVADE[PIECE[unit]])
        if own and self.pressed != EVADED:
            for card in playable(state, self.seat, EVASION):
                found.append(PLAY[card])
        if self.can_hold(ready, own, fleeing):
            found.append(HOLD)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        side = side_of(state, self.seat)
        ready = shooters(state, self.seat, side)
        if action is COUNTER:
            return None if ready else refuse("parsec:12.3b", "out-of-range")
        if action is SPLIT:
            return None if can_split(state, self.seat, side, ready) else refuse("parsec:12.4f", "nothing-to-split")
        own = own_fleet(state, side)
        if isinstance(action, Evade):
            return self.evade_refusal(state, action.piece)
        if isinstance(action, Play):
            if self.pressed == EVADED or not own:
                return refuse("parsec:6.2c", "wrong-window")
            return play_refusal(state, self.seat, action.card, EVASION)
        if self.can_hold(ready, own, self.fleeing(state)):
            return None
        clause = "parsec:12.4j" if self.pressed == LOST else "parsec:12.3c"
        return refuse(clause, "must-answer")

    def evade_refusal(self, state: ParsecState, piece: i64) -> Refusal | None:
        """Why a piece cannot evade."""
        unit = self.seat * PIECES + piece
        name = PIECE_NAMES[piece]
        if state.engaged[unit] != side_of(state, self.seat):
            return refuse("parsec:12.5b", "not-in-combat", piece=name)
        if self.pressed == EVADED:
            return refuse("parsec:12.2d", "not-under-attack", piece=name)
        return None if can_evade(state, unit) else refuse("parsec:12.2e", "cannot-evade", piece=name)

    def resolve(self, state: ParsecState, action: Action) -> None:
        side = side_of(state, self.seat)
        if action is COUNTER:
            state.then(ChooseMark(self.seat), Initiative(3 - side, TOGETHER))
        elif action is SPLIT:
            state.then(AssignTargets(self.seat, -1, ()).following(state), Initiative(3 - side, APART))
        elif isinstance(action, Evade):
            flight = ChooseEscape(self.seat, self.seat * PIECES + action.piece, 0)
            state.then(flight, Initiative(3 - side, NOT_AT_ALL))
        elif isinstance(action, Play):
            state.push(Initiative(side, APART))
            play_card(state, self.seat, action.card)
        else:
            held_colony = KIND[state.clash[AIM]] == COLONY and not shooters(state, self.seat, side)
            end_combat(state, "colony-holds" if held_colony else "stand-down")


class ChooseAnswer(ChooseReply):
    """The same choice for a seat that holds event cards: it is always asked (parsec:12.2e, parsec:6.2l)."""

    __slots__ = ()
    always = True
