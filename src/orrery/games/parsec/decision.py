"""What the seat that decides is asked about: the vessel, the offer, the card, and the odds of a strike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.parsec.actions import PIECE_NAMES, UNIT_NAMES, Attack, Target
from orrery.games.parsec.board import attack_bonus, defence_bonus, targets_of, unit_cost
from orrery.games.parsec.flow.attack import ChooseTarget
from orrery.games.parsec.flow.counterattack import AssignTargets
from orrery.games.parsec.flow.playing import AnswerEvent, EventEffect
from orrery.games.parsec.flow.production import ChooseYield, Yield
from orrery.games.parsec.flow.strike import Roll
from orrery.games.parsec.flow.support import AnswerSupport, BuildFee, Plea
from orrery.games.parsec.grid import NAMES
from orrery.games.parsec.odds import DIE, chance
from orrery.games.parsec.state import AIM, ATTACKER, FOR_ATTACK, FOR_DEFENCE, ParsecState
from orrery.games.parsec.tables import KINDS, OWNER, PIECES
from orrery.kernel.actions import fields_of

THINGS = (*KINDS, "event")
#: How the fields of a choice are shown, by their names; all others are not.
SHOWN: dict[str, Callable[[ParsecState, Any], Any]] = {
    "put": lambda state, amounts: list(amounts),
    "asked": lambda state, amounts: list(amounts),
    "toll": lambda state, amounts: list(amounts),
    "given": lambda state, cards: [cards.count(resource) for resource in range(3)],
    "other": lambda state, seat: seat,
    "place": lambda state, module: module,
    "body": lambda state, body: body,
    "number": lambda state, number: number,
    "unit": lambda state, unit: UNIT_NAMES[unit],
    "enemy": lambda state, unit: UNIT_NAMES[unit],
    "cell": lambda state, cell: NAMES[cell],
    "kind": lambda state, kind: THINGS[kind],
    "card": lambda state, card: state.tables.card_names[card],
    "seen": lambda state, cards: [state.tables.card_names[card] for card in cards],
}


def decision(state: ParsecState, seat: int | None) -> dict[str, Any] | None:
    """The details of the question, for the seat that is asked; None for everybody else."""
    if seat is None or state.seat != seat or not state.stack:
        return None
    frame = state.stack[-1]
    shown: dict[str, Any] = {"choice": type(frame).__name__}
    for field in fields_of(type(frame)):
        if field in SHOWN:
            shown[field] = SHOWN[field](state, getattr(frame, field))
    if isinstance(frame, Plea):
        offered = isinstance(frame, BuildFee | AnswerSupport)
        shown["put" if offered else "asked"] = list(frame.price)
    if isinstance(frame, AnswerEvent):
        shown |= answered(state)
    if isinstance(frame, ChooseYield):
        shown["left"] = claims_left(state)
    odds = odds_by_target(state, seat)
    if odds:
        shown["odds"] = odds
    attacks = {
        PIECE_NAMES[action.piece]: attack_odds(state, seat, seat * PIECES + action.piece)
        for action in state.pending
        if isinstance(action, Attack)
    }
    if attacks:
        shown["attacks"] = attacks
    return shown


def attack_odds(state: ParsecState, seat: int, unit: int) -> dict[str, dict[str, Any]]:
    """The odds of a vessel that fires alone, against everything in its range."""
    return {UNIT_NAMES[enemy]: odds_view(state, [unit], enemy, seat) for enemy in targets_of(state, seat, unit)}


def claims_left(state: ParsecState) -> int:
    """How many colonies of the planet in question have yet to extract, the one that is asked about included."""
    following = state.stack[-2] if len(state.stack) > 1 else None
    if isinstance(following, Yield) and following.body == state.stack[-1].body:
        return 1 + following.left
    return 1


def answered(state: ParsecState) -> dict[str, Any]:
    """The event that waits for replies, and who played it."""
    for frame in reversed(state.stack):
        if isinstance(frame, EventEffect):
            return {"card": state.tables.card_names[frame.card], "other": frame.seat}
    return {}


def odds_by_target(state: ParsecState, seat: int) -> dict[str, dict[str, Any]]:
    """The odds of every strike that the question is about, by the name of the unit fired at."""
    frame = state.stack[-1]
    firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
    if isinstance(frame, ChooseTarget):
        firing = [frame.unit]
    elif isinstance(frame, AssignTargets):
        firing = [seat * PIECES + frame.piece]
    if not firing:
        return {}
    enemies = [action.unit for action in state.pending if isinstance(action, Target)]
    if "enemy" in fields_of(type(frame)):
        enemies.append(frame.enemy)
    return {UNIT_NAMES[enemy]: odds_view(state, firing, enemy, seat) for enemy in enemies}


def odds_view(state: ParsecState, firing: list[int], enemy: int, seat: int | None) -> dict[str, Any]:
    """How many of the 64 rolls win (parsec:12.1a), every modifier with its reason, and what the victor recovers."""
    in_combat = state.clash[ATTACKER] >= 0 and state.clash[AIM] == enemy
    reasons: list[list[str | int]] = [["attack", UNIT_NAMES[unit], attack_bonus(state, unit)] for unit in firing]
    if in_combat and state.clash[FOR_ATTACK]:
        reasons.append(["attack", "events", state.clash[FOR_ATTACK]])
    reasons.append(["defence", UNIT_NAMES[enemy], defence_bonus(state, enemy)])
    if in_combat and state.clash[FOR_DEFENCE]:
        reasons.append(["defence", "events", state.clash[FOR_DEFENCE]])
    attack = sum(int(amount) for side, _, amount in reasons if side == "attack")
    defence = sum(int(amount) for side, _, amount in reasons if side == "defence")
    return {
        "wins": wins(attack - defence),
        "attack": attack,
        "defence": defence,
        "beats": [min(DIE, max(0, die + attack - defence - 1)) for die in range(1, DIE + 1)],
        "reasons": reasons,
        "salvage": [unit_cost(state, enemy, resource) for resource in range(3)],
        "with": with_cards(state, attack - defence, seat, OWNER[enemy]),
    }


def with_cards(state: ParsecState, margin: int, seat: int | None, defender: int) -> list[dict[str, Any]]:
    """What the seat's own cards for its side of the roll would make of the odds (parsec:6.2l)."""
    if seat is None:
        return []
    found: list[dict[str, Any]] = []
    kinds = state.tables.cards
    for card in range(kinds):
        if not state.hand[seat * kinds + card]:
            continue
        for operation in state.tables.card_operations[card]:
            if isinstance(operation, Roll) and operation.defends == (seat == defender):
                change = -operation.delta if operation.defends else operation.delta
                found.append({"card": state.tables.card_names[card], "wins": wins(margin + change)})
    return found


def wins(margin: int) -> int:
    """How many of the 64 pairs of dice beat the defence with this margin."""
    return round(chance(margin) * DIE * DIE)
