"""What a shot is worth and whom a fight may cost, as reasons."""

from __future__ import annotations

from orrery.games.parsec.actions import UNIT_NAMES, Counter, Evade, Join, Lose
from orrery.games.parsec.bot.tactics import best_prey, best_reply, with_allies
from orrery.games.parsec.bot.weights import CAPTAIN
from orrery.games.parsec.fleets import shooters, side_of
from orrery.games.parsec.flow.attack import ChooseAttackers, ChooseTarget
from orrery.games.parsec.flow.counterattack import ChooseMark, ChooseShooters
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import FIGHTER, KIND, KINDS, OWNER, PIECES
from orrery.kernel import Action
from orrery.parts.reasons import Reason, percent, reason

#: From this chance on, in percent, advice strikes back.
FAIR = 40


def of_attacker(state: ParsecState, seat: int, unit: int) -> list[Reason]:
    """Why this vessel begins an attack."""
    prey = best_prey(state, seat, unit)[1]
    return of_attack(state, with_allies(state, seat, unit, prey), prey) if prey >= 0 else []


def of_attack(state: ParsecState, firing: list[int], target: int) -> list[Reason]:
    """The chance of a shot, and what it would cost its victim."""
    if not firing:
        return []
    won = chance(margin_of(state, firing, target))
    facts = {"unit": UNIT_NAMES[target], "percent": percent(won), "number": len(firing)}
    return [reason("because-odds", **facts), reason("because-prey", kind=KINDS[KIND[target]], other=OWNER[target])]


def of_target(state: ParsecState, seat: int, target: int) -> list[Reason]:
    """Why this unit is fired at."""
    top = state.stack[-1]
    if isinstance(top, ChooseTarget):
        return of_attack(state, with_allies(state, seat, top.unit, target), target)
    if isinstance(top, ChooseMark):
        ready = [unit for unit in shooters(state, seat, side_of(state, seat)) if KIND[unit] >= FIGHTER]
        return of_attack(state, ready, target)
    return []


def of_joining(state: ParsecState, seat: int, action: Join) -> list[Reason]:
    """How much one more vessel helps."""
    top = state.stack[-1]
    if not isinstance(top, ChooseAttackers | ChooseShooters):
        return []
    firing = [unit for unit in range(seat * PIECES, seat * PIECES + PIECES) if state.firing[unit]]
    joined = [*firing, seat * PIECES + action.piece]
    won = percent(chance(margin_of(state, joined, top.enemy)))
    if not firing:
        return [reason("because-odds", unit=UNIT_NAMES[top.enemy], percent=won, number=1)]
    before = percent(chance(margin_of(state, firing, top.enemy)))
    return [reason("because-joins", before=before, percent=won)] if won > before else []


def of_loss(state: ParsecState, action: Lose) -> list[Reason]:
    """Why this unit rather than another one."""
    others = [CAPTAIN.units[KIND[other.piece]] for other in state.pending if isinstance(other, Lose)]
    kind = KIND[action.piece]
    return [reason("because-cheapest", kind=KINDS[kind])] if CAPTAIN.units[kind] == min(others) < max(others) else []


def of_reply(state: ParsecState, seat: int, action: Action) -> list[Reason]:
    """Why to strike back, or why not."""
    best = percent(best_reply(state, seat))
    if isinstance(action, Counter):
        return [reason("because-counter", percent=best)]
    found = [reason("because-outgunned", percent=best)] if best < FAIR else []
    if isinstance(action, Evade):
        found.append(reason("because-saves", kind=KINDS[KIND[action.piece]]))
    return found
