"""The exchange after a strike: counterattack, evade, stand down, until it ends (parsec:12.2 to 12.7)."""

from __future__ import annotations

from typing import Final

from orrery.games.parsec.actions import (
    COUNTER,
    DONE,
    EVADE,
    HOLD,
    JOIN,
    PASS,
    PIECE_NAMES,
    PLAY,
    SPLIT,
    TARGET,
    UNIT_NAMES,
    Counter,
    Evade,
    Hold,
    Join,
    Play,
    Split,
    Target,
)
from orrery.games.parsec.events import CombatEnded
from orrery.games.parsec.fleets import (
    can_fire_back,
    can_hit,
    can_split,
    commander,
    fleet,
    marks,
    own_fleet,
    shooters,
    side_of,
)
from orrery.games.parsec.flow.evasion import ChooseEscape, can_evade
from orrery.games.parsec.flow.playing import play_card
from orrery.games.parsec.flow.strike import Shot
from orrery.games.parsec.flow.support import AskSupport
from orrery.games.parsec.occasions import play_refusal, playable
from orrery.games.parsec.state import (
    AIM,
    ASKED,
    ATTACKED,
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
from orrery.games.parsec.tables import COLONY, EVASION, KIND, OWNER, PIECE, PIECES
from orrery.kernel import Action, Choice, Done, Pass, Refusal, Step, refuse

#: The rules set no limit to an exchange; this one only guards against endless play.
MOST_STRIKES: Final = 200

EVADED: Final = 0
HELD: Final = 1
LOST: Final = 2


class Strike(Step[ParsecState]):
    """A side fires with the vessels marked as firing at one enemy unit; then the other side has the choice."""

    __slots__ = ("enemy", "side")

    def __init__(self, side: int, enemy: int) -> None:
        self.side = side
        self.enemy = enemy

    def run(self, state: ParsecState) -> None:
        state.clash[LOSS] = 0
        state.then(Shot(self.side, self.enemy), Initiative(3 - self.side, 1))


class Initiative(Step[ParsecState]):
    """A side has the choice after the other has struck or evaded, unless the combat is over (parsec:12.7a)."""

    __slots__ = ("side", "struck")

    def __init__(self, side: int, struck: int) -> None:
        self.side = side
        self.struck = struck

    def run(self, state: ParsecState) -> None:
        clash = state.clash
        seat = commander(state, self.side)
        if clash[JUMP]:
            unit = clash[JUMP] - 1
            clash[JUMP] = 0
            state.then(ChooseEscape(seat, unit, 1), Initiative(3 - self.side, 0))
            return
        pressed = (LOST if clash[LOSS] else HELD) if self.struck else EVADED
        end = decided(state, self.side, pressed) or unanswered(state, self.side, pressed)
        if end:
            end_combat(state, end)
        elif state.cards[seat] and pressed != EVADED and own_fleet(state, self.side):
            state.push(ChooseAnswer(seat, pressed))
        else:
            state.push(ChooseReply(seat, pressed))


def decided(state: ParsecState, side: int, pressed: int) -> str:
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


def unanswered(state: ParsecState, side: int, pressed: int) -> str:
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


def end_combat(state: ParsecState, how: str) -> None:
    """Everybody leaves the fight where they are."""
    clash = state.clash
    if state.logged:
        if how == "destroyed":
            how = "attacker-destroys" if clash[STRIKER] == clash[ATTACKER] else "defender-destroys"
        state.log(CombatEnded(clash[ATTACKER], clash[DEFENDER], how))
    for unit in range(state.seats * PIECES):
        state.engaged[unit] = 0
        state.firing[unit] = 0
    for at in range(len(clash)):
        clash[at] = -1
    clash[ASKED] = 0


class ChooseReply(Choice[ParsecState]):
    """The side struck counterattacks, evades or stands down (parsec:12.1d, parsec:12.2c, parsec:12.4j)."""

    __slots__ = ("pressed",)
    clause = "parsec:12.1d"
    accepts = (Counter, Split, Evade, Hold, Play)

    def __init__(self, seat: int, pressed: int) -> None:
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

    def evade_refusal(self, state: ParsecState, piece: int) -> Refusal | None:
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
            state.push(ChooseMark(self.seat))
        elif action is SPLIT:
            state.push(AssignTargets(self.seat, -1, ()).following(state))
        elif isinstance(action, Evade):
            state.then(ChooseEscape(self.seat, self.seat * PIECES + action.piece, 0), Initiative(3 - side, 0))
        elif isinstance(action, Play):
            state.push(Initiative(side, 1))
            play_card(state, self.seat, action.card)
        else:
            held_colony = KIND[state.clash[AIM]] == COLONY and not shooters(state, self.seat, side)
            end_combat(state, "colony-holds" if held_colony else "stand-down")


class ChooseAnswer(ChooseReply):
    """The same choice for a seat that holds event cards: it is always asked (parsec:12.2e, parsec:6.2l)."""

    __slots__ = ()
    always = True


class ChooseMark(Choice[ParsecState]):
    """The seat names the one enemy on which it concentrates its fire (parsec:12.4c, parsec:12.4e)."""

    __slots__ = ()
    clause = "parsec:12.4e"
    accepts = (Target,)

    def options(self, state: ParsecState) -> list[Target]:
        side = side_of(state, self.seat)
        return [TARGET[enemy] for enemy in marks(state, self.seat, side, shooters(state, self.seat, side))]

    def why_not(self, state: ParsecState, action: Target) -> Refusal | None:
        side = side_of(state, self.seat)
        name = UNIT_NAMES[action.unit]
        if OWNER[action.unit] >= state.seats or state.engaged[action.unit] != 3 - side:
            return refuse("parsec:12.4c", "not-in-combat", unit=name)
        if action.unit in marks(state, self.seat, side, shooters(state, self.seat, side)):
            return None
        return refuse("parsec:12.4c", "out-of-range", unit=name)

    def resolve(self, state: ParsecState, action: Target) -> None:
        state.push(ChooseShooters(self.seat, action.unit, -1, 0))


class ChooseShooters(Choice[ParsecState]):
    """The seat says which of its vessels that reach the enemy fire together (parsec:12.4d, parsec:12.4e)."""

    __slots__ = ("civil", "enemy", "last")
    clause = "parsec:12.4d"
    accepts = (Join, Done)

    def __init__(self, seat: int, enemy: int, last: int, civil: int) -> None:
        self.seat = seat
        self.enemy = enemy
        self.last = last
        self.civil = civil

    def fits(self, state: ParsecState, unit: int) -> bool:
        """Whether a unit may fire with those named so far: a civil unit fires alone (parsec:12.4i)."""
        side = side_of(state, self.seat)
        if not can_fire_back(state, self.seat, side, unit) or not can_hit(state, unit, self.enemy):
            return False
        return state.tables.military[KIND[unit]] or self.last < 0

    def options(self, state: ParsecState) -> list[Action]:
        found: list[Action] = []
        if not self.civil:
            first = self.seat * PIECES
            for piece in range(self.last + 1, PIECES):
                if self.fits(state, first + piece):
                    found.append(JOIN[piece])
        if self.last >= 0:
            found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Join):
            return None if self.last >= 0 else refuse("parsec:12.4d", "name-one")
        unit = self.seat * PIECES + action.piece
        name = PIECE_NAMES[action.piece]
        if self.civil or (self.last >= 0 and not state.tables.military[KIND[unit]]):
            return refuse("parsec:12.4i", "fires-alone", piece=name)
        if action.piece <= self.last:
            return refuse("parsec:12.4d", "in-order", piece=name)
        if not can_fire_back(state, self.seat, side_of(state, self.seat), unit):
            return refuse("parsec:12.4i", "not-in-combat", piece=name)
        return None if can_hit(state, unit, self.enemy) else refuse("parsec:12.4d", "out-of-range", piece=name)

    def resolve(self, state: ParsecState, action: Action) -> None:
        side = side_of(state, self.seat)
        if isinstance(action, Join):
            unit = self.seat * PIECES + action.piece
            state.firing[unit] = 1
            state.engaged[unit] = side
            civil = 0 if state.tables.military[KIND[unit]] else 1
            state.push(ChooseShooters(self.seat, self.enemy, action.piece, civil))
            return
        if side == 2:
            state.then(AskSupport(self.seat, self.enemy, OWNER[self.enemy]), Volley(side, self.enemy))
        else:
            state.push(Volley(side, self.enemy))


class Volley(Step[ParsecState]):
    """Everybody who fires is now part of the combat (parsec:12.4d, parsec:12.6e)."""

    __slots__ = ("enemy", "side")

    def __init__(self, side: int, enemy: int) -> None:
        self.side = side
        self.enemy = enemy

    def run(self, state: ParsecState) -> None:
        seat = commander(state, self.side)
        for unit in range(state.seats * PIECES):
            if state.firing[unit]:
                state.engaged[unit] = self.side
                if OWNER[unit] != seat:
                    state.flags[unit] |= ATTACKED
        state.push(Strike(self.side, self.enemy))


class AssignTargets(Choice[ParsecState]):
    """Each vessel in turn is given its own target, or holds its fire (parsec:12.4f)."""

    __slots__ = ("pairs", "piece")
    clause = "parsec:12.4f"
    accepts = (Target, Pass)

    def __init__(self, seat: int, piece: int, pairs: tuple[int, ...]) -> None:
        self.seat = seat
        self.piece = piece
        self.pairs = pairs

    def candidates(self, state: ParsecState) -> list[int]:
        """The military vessels after this one that can fire."""
        ready = shooters(state, self.seat, side_of(state, self.seat))
        return [unit for unit in ready if PIECE[unit] > self.piece and state.tables.military[KIND[unit]]]

    def following(self, state: ParsecState) -> Step[ParsecState] | Choice[ParsecState]:
        """The question for the next vessel, or the strikes when there is none."""
        after = self.candidates(state)
        if after:
            return AssignTargets(self.seat, PIECE[after[0]], self.pairs)
        return SplitFire(side_of(state, self.seat), self.pairs, 1)

    def options(self, state: ParsecState) -> list[Action]:
        side = side_of(state, self.seat)
        unit = self.seat * PIECES + self.piece
        found: list[Action] = [TARGET[enemy] for enemy in fleet(state, 3 - side) if can_hit(state, unit, enemy)]
        if self.pairs or self.candidates(state):
            found.append(PASS)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        if not isinstance(action, Target):
            last = not self.pairs and not self.candidates(state)
            return refuse("parsec:12.4f", "name-one") if last else None
        enemy = action.unit
        side = side_of(state, self.seat)
        if OWNER[enemy] >= state.seats or state.engaged[enemy] != 3 - side:
            return refuse("parsec:12.4f", "not-in-combat", unit=UNIT_NAMES[enemy])
        if can_hit(state, self.seat * PIECES + self.piece, enemy):
            return None
        return refuse("parsec:12.4d", "out-of-range", unit=UNIT_NAMES[enemy])

    def resolve(self, state: ParsecState, action: Action) -> None:
        pairs = self.pairs
        if isinstance(action, Target):
            unit = self.seat * PIECES + self.piece
            state.engaged[unit] = side_of(state, self.seat)
            pairs = (*pairs, unit, action.unit)
        state.push(AssignTargets(self.seat, self.piece, pairs).following(state))


class SplitFire(Step[ParsecState]):
    """The separate strikes one after the other, each with its own dice (parsec:12.4f)."""

    __slots__ = ("first", "pairs", "side")

    def __init__(self, side: int, pairs: tuple[int, ...], first: int) -> None:
        self.side = side
        self.pairs = pairs
        self.first = first

    def run(self, state: ParsecState) -> None:
        if self.first:
            state.clash[LOSS] = 0
        if not self.pairs:
            state.push(Initiative(3 - self.side, 1))
            return
        state.push(SplitFire(self.side, self.pairs[2:], 0))
        unit, enemy = self.pairs[0], self.pairs[1]
        ended = state.simple_clashes and state.clash[HAPPENED]
        if not ended and state.engaged[unit] == self.side and state.engaged[enemy] == 3 - self.side:
            state.firing[unit] = 1
            state.push(Shot(self.side, enemy))
