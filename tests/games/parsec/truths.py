"""What is so when an action is refused for a reason: a refusal must be true, not only there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.parsec.bargain_oracle import Fight
from tests.games.parsec.oracle import CARGO, COLONY, FIGHTER, TRANSPORT, Board, Piece

from orrery.games.parsec.galaxy import CORE, DOCK
from orrery.games.parsec.grid import NO_MODULE
from orrery.games.parsec.state import ASKED, ATTACKED, BOARDED, FRESH, MOVED, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import KIND, OWNER, PIECES
from orrery.kernel import Action

Truth = Callable[[ParsecState, Any, Any], bool]


def unit(choice: Any, action: Any) -> int:
    """The unit that an action names, or that of the choice."""
    if hasattr(action, "piece"):
        return int(choice.seat * PIECES + action.piece)
    return int(getattr(action, "unit", getattr(choice, "unit", -1)))


def piece(state: ParsecState, choice: Any, action: Any) -> Piece:
    """The same as a piece on the board."""
    return next(one for one in Board(state).pieces if one.number == unit(choice, action))


def is_docked(state: ParsecState, number: int) -> bool:
    """Whether a unit is a cargo at the Space Port."""
    return KIND[number] == CARGO and state.galaxy.terrain[state.where[number]] == DOCK


def cards(state: ParsecState, seat: int) -> int:
    """How many resource cards a seat has."""
    return int(sum(state.stock[seat * 3 : seat * 3 + 3]))


def is_military(state: ParsecState, choice: Any, action: Any) -> bool:
    """Whether a unit is a warship."""
    return KIND[unit(choice, action)] >= FIGHTER


def is_full(state: ParsecState, choice: Any, action: Any) -> bool:
    """Whether a hex of one's own has no room for the vessel."""
    mover = next(one for one in Board(state).pieces if one.number == choice.unit)
    board = Board(state)
    return all(one.seat == mover.seat for one in board.at.get(action.cell, [])) and not board.stops(mover, action.cell)


#: Whatever the choice is.
COMMON: dict[str, Truth] = {
    "not-on-board": lambda s, c, a: OWNER[unit(c, a)] >= s.seats or s.where[unit(c, a)] < 0,
    "colonies-stay": lambda s, c, a: KIND[unit(c, a)] == COLONY,
    "just-built": lambda s, c, a: bool(s.flags[unit(c, a)] & FRESH),
    "just-boarded": lambda s, c, a: bool(s.flags[unit(c, a)] & BOARDED),
    "moved-already": lambda s, c, a: bool(s.flags[unit(c, a)] & MOVED),
    "is-aboard": lambda s, c, a: s.carrier[unit(c, a)] != NOT_ABOARD,
    "attacked-already": lambda s, c, a: bool(s.flags[unit(c, a)] & ATTACKED),
    "docked-here": lambda s, c, a: is_docked(s, unit(c, a)),
    "defensive-only": lambda s, c, a: not is_military(s, c, a),
    "military-only": lambda s, c, a: not is_military(s, c, a),
    "takes-part-already": lambda s, c, a: s.firing[unit(c, a)] == 1,
    "in-order": lambda s, c, a: a.piece <= c.last,
    "own-unit": lambda s, c, a: Board(s).allies(c.seat, OWNER[a.unit]),
    "docked": lambda s, c, a: is_docked(s, a.unit),
    "cargo-only": lambda s, c, a: KIND[unit(c, a)] != CARGO,
    "colony-here": lambda s, c, a: s.colony[s.where[unit(c, a)]] == 1,
    "no-spare-colony": lambda s, c, a: s.spare[c.seat] == 0,
    "too-few-cards": lambda s, c, a: cards(s, c.seat) < s.ratio[c.seat],
    "not-docked": lambda s, c, a: not Board(s).is_docked(c.seat),
    "not-adjacent": lambda s, c, a: a.other >= s.seats or a.other not in Board(s).partners(c.seat),
    "offers-spent": lambda s, c, a: s.offers == 0 and bool(s.options["offers"]),
    "bot-offers-spent": lambda s, c, a: s.offers == 0 and not s.options["offers"],
    "no-resources": lambda s, c, a: not cards(s, c.seat) and not cards(s, a.other),
    "not-in-hand": lambda s, c, a: a.card >= s.tables.cards or not s.hand[c.seat * s.tables.cards + a.card],
    "nothing-to-buy": lambda s, c, a: not Board(s).purchases(c.seat),
    "off-board": lambda s, c, a: s.galaxy.grid.first_module[a.cell] == NO_MODULE,
    "same-hex": lambda s, c, a: a.cell == s.where[c.unit],
    "port-core": lambda s, c, a: s.galaxy.terrain[a.cell] == CORE,
    "dock-for-cargos": lambda s, c, a: s.galaxy.terrain[a.cell] == DOCK and KIND[c.unit] != CARGO,
    "occupied": lambda s, c, a: s.holder[a.cell] not in (0, c.unit // PIECES + 1),
    "no-own-colony": lambda s, c, a: not s.colony[a.cell] or s.holder[a.cell] != c.seat + 1,
    "no-transport": lambda s, c, a: KIND[unit(c, a)] != TRANSPORT or s.where[unit(c, a)] < 0,
    "needs-cargo": lambda s, c, a: a.kind == COLONY,
    "event-deck-empty": lambda s, c, a: not s.deck,
    "not-in-hex": lambda s, c, a: s.where[unit(c, a)] != c.cell,
    "passenger-first": lambda s, c, a: any(
        one.aboard and one.cell == c.cell for one in Board(s).pieces if one.seat == c.seat
    ),
    "asked-already": lambda s, c, a: bool(s.clash[ASKED] >> a.other & 1),
    "no-such-seat": lambda s, c, a: a.other >= s.seats or not s.alive[a.other],
    "nothing-to-lend": lambda s, c, a: f"support {a.other}" not in Fight(s).supporters(c.seat, c.enemy),
    "refused-already": lambda s, c, a: bool(c.refused >> a.other & 1),
    "both-ways": lambda s, c, a: bool(c.put[a.resource] or c.asked[a.resource]),
    "lend-one": lambda s, c, a: c.last < 0,
    "ask-somebody": lambda s, c, a: not c.agreed and not c.refused,
    "empty-offer": lambda s, c, a: not any(c.put) and not any(c.asked),
}
#: Where the same word means something else.
SPECIAL: dict[tuple[str, str], Truth] = {
    ("ChooseDestination", "hex-full"): is_full,
    ("ChooseEscape", "hex-full"): is_full,
    ("ChooseReply", "out-of-range"): lambda s, c, a: not Fight(s).ready(c.seat),
    ("ChooseReply", "nothing-to-split"): lambda s, c, a: "split" not in Fight(s).reply(c.seat, c.pressed),
    ("ChooseTarget", "out-of-range"): lambda s, c, a: (
        not Fight(s).reaches(next(p for p in Board(s).pieces if p.number == c.unit), s.where[a.unit])
    ),
    ("ChooseAttackers", "out-of-range"): lambda s, c, a: not Fight(s).reaches(piece(s, c, a), s.where[c.enemy]),
    ("LendVessels", "out-of-range"): lambda s, c, a: not Fight(s).reaches(piece(s, c, a), s.where[c.enemy]),
    ("BuildOffer", "not-enough"): lambda s, c, a: s.stock[c.seat * 3 + a.resource] <= c.put[a.resource],
    ("BuildOffer", "other-has-not"): lambda s, c, a: s.stock[c.other * 3 + a.resource] <= c.asked[a.resource],
    ("BuildFee", "not-enough"): lambda s, c, a: s.stock[c.seat * 3 + a.resource] <= c.price[a.resource],
}


def is_true(state: ParsecState, action: Action, reason: str) -> bool:
    """Whether what a refusal says is so; reasons that are not listed are taken at their word."""
    choice: Any = state.stack[-1]
    truth = SPECIAL.get((state.choice or "", reason)) or COMMON.get(reason)
    return truth is None or bool(truth(state, choice, action))
