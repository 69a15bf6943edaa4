"""One strike: events, dice, events, and what is lost (parsec:12.1, 12.2)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import LOSE, PIECE_NAMES, UNIT_NAMES, Lose
from orrery.games.parsec.board import attack_bonus, defence_bonus, passengers, units_at
from orrery.games.parsec.effects import destroy, salvage, steal_resource
from orrery.games.parsec.events import StrikeResolved, StrikeRolled
from orrery.games.parsec.fleets import commander
from orrery.games.parsec.flow.playing import AfterDice, BeforeDice
from orrery.games.parsec.flow.production import Windfall
from orrery.games.parsec.grid import Cell
from orrery.games.parsec.operations import Amounted, Changing
from orrery.games.parsec.score import check_victory
from orrery.games.parsec.state import (
    AIM,
    ATTACK_DIE,
    DEFENCE_DIE,
    FOR_ATTACK,
    FOR_DEFENCE,
    HAPPENED,
    JUMP,
    LOSS,
    OVER,
    STRIKER,
    STRIKES,
    ParsecState,
)
from orrery.games.parsec.tables import KIND, OWNER, PIECE, PIECES, TRANSPORT, Card, Seat
from orrery.kernel import Choice, Refusal, Step, filled, refuse
from orrery.parts.operations import Line, word


class Shot(Step[ParsecState]):
    """One attack roll against one defence roll, with events before and after (parsec:12.1a, parsec:6.2l)."""

    __slots__ = ("enemy", "side")

    def __init__(self, side: i64, enemy: i64) -> None:
        self.side = side
        self.enemy = enemy

    def run(self, state: ParsecState) -> None:
        clash = state.clash
        if clash[OVER]:
            return
        striker = commander(state, self.side)
        owner = OWNER[self.enemy]
        clash[STRIKER] = striker
        clash[AIM] = self.enemy
        clash[FOR_ATTACK] = 0
        clash[FOR_DEFENCE] = 0
        clash[STRIKES] += 1
        state.then(RollDice(), ResolveShot())
        order = parties(state, owner, striker)
        if order:
            state.push(BeforeDice(order))


def parties(state: ParsecState, one: i64, two: i64) -> tuple[int, ...]:
    """Those of two seats that hold event cards."""
    return tuple([seat for seat in (one, two) if state.cards[seat]])


def attack_total(state: ParsecState) -> i64:
    """Die, bonuses of all firing vessels, and events (parsec:12.1a, parsec:12.4a)."""
    total = state.clash[ATTACK_DIE] + state.clash[FOR_ATTACK]
    for unit in range(state.seats * PIECES):
        if state.firing[unit]:
            total += attack_bonus(state, unit)
    return total


def defence_total(state: ParsecState) -> i64:
    """Die, bonus of the target, and events (parsec:12.1a)."""
    return state.clash[DEFENCE_DIE] + state.clash[FOR_DEFENCE] + defence_bonus(state, state.clash[AIM])


class RollDice(Step[ParsecState]):
    """Both sides roll (parsec:12.1a)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        clash = state.clash
        clash[ATTACK_DIE] = state.rng.die(8)
        clash[DEFENCE_DIE] = state.rng.die(8)
        striker = clash[STRIKER]
        owner = OWNER[clash[AIM]]
        attack = attack_total(state)
        defence = defence_total(state)
        if state.logged:
            dice = (clash[ATTACK_DIE], clash[DEFENCE_DIE])
            state.log(StrikeRolled(striker, UNIT_NAMES[clash[AIM]], *dice, attack, defence, reasons(state)))
        order = parties(state, owner, striker) if attack > defence else parties(state, striker, owner)
        if order:
            state.push(AfterDice(order))


def reasons(state: ParsecState) -> list[tuple[str, str, int]]:
    """Every modifier of the strike: the side, a reason, the amount."""
    found: list[tuple[str, str, int]] = []
    for unit in range(state.seats * PIECES):
        if state.firing[unit]:
            found.append(("attack", UNIT_NAMES[unit], attack_bonus(state, unit)))
    if state.clash[FOR_ATTACK]:
        found.append(("attack", "events", state.clash[FOR_ATTACK]))
    aim = state.clash[AIM]
    found.append(("defence", UNIT_NAMES[aim], defence_bonus(state, aim)))
    if state.clash[FOR_DEFENCE]:
        found.append(("defence", "events", state.clash[FOR_DEFENCE]))
    return found


class ResolveShot(Step[ParsecState]):
    """The higher total wins, a tie goes to the defence (parsec:12.1b, parsec:12.1c)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        clash = state.clash
        aim = clash[AIM]
        attack = attack_total(state)
        defence = defence_total(state)
        hit = attack > defence
        if state.logged:
            state.log(StrikeResolved(clash[STRIKER], UNIT_NAMES[aim], attack, defence, hit))
        state.firing = filled("B", state.seats * PIECES)
        if hit:
            state.push(ChooseCasualty(OWNER[aim], state.where[aim], clash[STRIKER]))


def casualties(state: ParsecState, cell: Cell) -> list[int]:
    """The units of which one is lost: those in the hex, passengers instead of a loaded transport (parsec:4.2l)."""
    found: list[int] = []
    for unit in units_at(state, cell):
        load = passengers(state, unit) if KIND[unit] == TRANSPORT else []
        if load:
            found.extend(load)
        else:
            found.append(unit)
    return found


class ChooseCasualty(Choice[ParsecState]):
    """Whoever loses the clash chooses which unit in the hex is lost (parsec:12.4h, parsec:4.2l)."""

    __slots__ = ("cell", "striker")
    clause = "parsec:12.4h"
    accepts = (Lose,)

    def __init__(self, seat: Seat, cell: Cell, striker: i64) -> None:
        self.seat = seat
        self.cell = cell
        self.striker = striker

    def options(self, state: ParsecState) -> list[Lose]:
        return [LOSE[PIECE[unit]] for unit in casualties(state, self.cell)]

    def why_not(self, state: ParsecState, action: Lose) -> Refusal | None:
        unit = self.seat * PIECES + action.piece
        if state.where[unit] != self.cell:
            return refuse("parsec:12.4h", "not-in-hex", piece=PIECE_NAMES[action.piece])
        if KIND[unit] == TRANSPORT and passengers(state, unit):
            return refuse("parsec:4.2l", "passenger-first", piece=PIECE_NAMES[action.piece])
        return None

    def resolve(self, state: ParsecState, action: Lose) -> None:
        unit = self.seat * PIECES + action.piece
        striker = self.striker
        state.clash[LOSS] = 1
        state.clash[HAPPENED] = 1
        salvage(state, striker, unit)
        for _ in range(state.plunder[striker]):
            steal_resource(state, striker, self.seat, "plunder")
        destroy(state, unit, striker, "combat")
        if state.outcome is not None or check_victory(state, state.active):  # parsec:3.1a, parsec:3.2a
            return
        if state.bounty[striker]:
            state.push(Windfall(striker, state.bounty[striker]))


class Roll(Changing):
    """More or less for one side's roll in this strike, played by that side (parsec:6.2l)."""

    __slots__ = ("defends",)
    verb = "roll"
    keys = (word("side", None, {"attack": 0, "defence": 1}, ["attack", "defence"]), *Changing.keys)

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        self.defends: bool = line.flag("side")

    def refusal(self, state: ParsecState, seat: Seat) -> Refusal | None:
        side = OWNER[state.clash[AIM]] if self.defends else state.clash[STRIKER]
        return None if side == seat else refuse("parsec:6.2l", "wrong-side")

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        state.clash[FOR_DEFENCE if self.defends else FOR_ATTACK] += self.delta


class Jump(Amounted):
    """A vessel leaves the fight by a jump over everything; the combat goes on with its escape (parsec:6.2m, 12.2)."""

    __slots__ = ()
    verb = "jump"

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        state.clash[JUMP] = target + 1
