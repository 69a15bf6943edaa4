"""What is so when an action is refused for a reason: a refusal must be true, not only there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.parsec.bargain_oracle import EVADED, LOST, Fight, gifts, owners
from tests.games.parsec.oracle import CARGO, COLONY, CRUISER, FIGHTER, TRANSPORT, Board, Piece

from orrery.games.parsec.galaxy import CORE, DOCK
from orrery.games.parsec.grid import NO_MODULE, distance
from orrery.games.parsec.state import ASKED, ATTACKED, BOARDED, FRESH, HOLE, MOVED, NOT_ABOARD, REFUSED, ParsecState
from orrery.games.parsec.tables import KIND, OWNER, PIECES
from orrery.kernel import Action

Truth = Callable[[ParsecState, Any, Any], bool]
#: What has been worked out about the position so far.
KNOWN: dict[Any, Any] = {}


def look_anew() -> None:
    """The position has changed."""
    KNOWN.clear()


def known(key: Any, work_out: Callable[[], Any]) -> Any:
    """Something about the position, worked out once."""
    if key not in KNOWN:
        KNOWN[key] = work_out()
    return KNOWN[key]


def board_of(state: ParsecState) -> Board:
    """The pieces on the board."""
    found: Board = known((id(state), "board"), lambda: Board(state))
    return found


def fight_of(state: ParsecState) -> Fight:
    """The combat."""
    found: Fight = known((id(state), "fight"), lambda: Fight(state))
    return found


def reach_of(state: ParsecState, number: int, asking: bool) -> set[int]:
    """Where a vessel can go."""
    mover = fight_of(state).by_number[number]
    found: set[int] = known((id(state), number, asking), lambda: board_of(state).reach(mover, asking))
    return found


def unit(choice: Any, action: Any) -> int:
    """The unit that an action names, or that of the choice."""
    if hasattr(action, "piece"):
        return int(choice.seat * PIECES + action.piece)
    return int(getattr(action, "unit", getattr(choice, "unit", -1)))


def piece(state: ParsecState, choice: Any, action: Any) -> Piece:
    """The same as a piece on the board."""
    return fight_of(state).by_number[unit(choice, action)]


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
    mover = fight_of(state).by_number[choice.unit]
    board = board_of(state)
    return all(one.seat == mover.seat for one in board.at.get(action.cell, [])) and not board.stops(mover, action.cell)


def kind_of(state: ParsecState, choice: Any) -> int:
    """The kind of vessel that is being placed, bought or given by a card."""
    return int(choice.kind if hasattr(choice, "kind") else state.tables.spawned[choice.card])


def is_away(state: ParsecState, choice: Any, cell: int) -> bool:
    """Whether a hex is farther from the enemies than the vessel is."""
    fight = fight_of(state)
    mover = fight.by_number[choice.unit]
    return fight.gap(mover, cell) > fight.gap(mover, mover.cell)


def is_near(state: ParsecState, choice: Any, cell: int) -> bool:
    """Whether a hex is within a vessel's movement."""
    mover = fight_of(state).by_number[choice.unit]
    return distance(mover.cell, cell) <= state.move[mover.seat * 5 + mover.kind]


def vessels(state: ParsecState, cell: int) -> list[Piece]:
    """The vessels in a hex."""
    return [one for one in board_of(state).at.get(cell, []) if one.kind != COLONY]


def is_planet(state: ParsecState, cell: int) -> bool | None:
    """Whether a hex belongs to a planet; None if it belongs to nothing."""
    galaxy = state.galaxy
    bodies = [body for body in range(len(galaxy.body_cells)) if cell in galaxy.body_cells[body]]
    return bool(galaxy.is_planet[bodies[0]]) if bodies else None


def is_poor(state: ParsecState, choice: Any, action: Any) -> bool:
    """Whether a seat cannot pay for what it wants to buy."""
    board = board_of(state)
    price = board.price(choice.seat, getattr(action, "kind", COLONY))
    if str(action).startswith("convert"):
        price = list(state.tables.conversion)
    if state.choice == "ChooseBerth":
        own = board.price(choice.seat, choice.kind)
        price = [cost + extra for cost, extra in zip(own, state.tables.surcharge, strict=True)]
    return not board.can_pay(choice.seat, price)


def is_without_toll(state: ParsecState, choice: Any, action: Any) -> bool:
    """Whether the mover has no card left of a resource."""
    owed = sum(choice.tolls[action.resource + 1 :: 4])
    named = choice.toll[action.resource] if state.choice == "NameToll" else 0
    return bool(state.stock[choice.unit // PIECES * 3 + action.resource] - owed - named <= 0)


def hits(state: ParsecState, number: int, enemy: int) -> bool:
    """Whether a unit can fire at another."""
    fight = fight_of(state)
    return fight.hits(fight.by_number[number], fight.by_number[enemy])


def is_bystander(state: ParsecState, choice: Any, action: Any) -> bool:
    """Whether a unit does not take part on the other side."""
    enemies = 3 - fight_of(state).side(choice.seat)
    return bool(OWNER[action.unit] >= state.seats or state.engaged[action.unit] != enemies)


def is_unarmed(state: ParsecState, seat: int) -> bool:
    """Whether a seat may not build warships (11a)."""
    return not state.race and board_of(state).count(seat, COLONY) < 4


def is_used_up(state: ParsecState, choice: Any, action: Any) -> bool:
    """Whether all pieces of a kind are on the board (4.4c)."""
    kind = getattr(action, "kind", COLONY)
    return board_of(state).count(choice.seat, kind) == state.tables.limits[kind]


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
    "own-unit": lambda s, c, a: board_of(s).allies(c.seat, OWNER[a.unit]),
    "docked": lambda s, c, a: is_docked(s, a.unit),
    "cargo-only": lambda s, c, a: KIND[unit(c, a)] != CARGO,
    "colony-here": lambda s, c, a: s.colony[s.where[unit(c, a)]] == 1,
    "no-spare-colony": lambda s, c, a: s.spare[c.seat] == 0,
    "too-few-cards": lambda s, c, a: cards(s, c.seat) < s.ratio[c.seat],
    "not-docked": lambda s, c, a: not board_of(s).is_docked(c.seat),
    "not-adjacent": lambda s, c, a: a.other >= s.seats or a.other not in board_of(s).partners(c.seat),
    "offers-spent": lambda s, c, a: s.offers == 0 and bool(s.options["offers"]),
    "bot-offers-spent": lambda s, c, a: s.offers == 0 and not s.options["offers"],
    "no-resources": lambda s, c, a: not cards(s, c.seat) and not cards(s, a.other),
    "not-in-hand": lambda s, c, a: a.card >= s.tables.cards or not s.hand[c.seat * s.tables.cards + a.card],
    "nothing-to-buy": lambda s, c, a: not board_of(s).purchases(c.seat),
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
        one.aboard and one.cell == c.cell for one in board_of(s).pieces if one.seat == c.seat
    ),
    "asked-already": lambda s, c, a: bool(s.clash[ASKED] >> a.other & 1),
    "no-such-seat": lambda s, c, a: a.other >= s.seats or not s.alive[a.other],
    "nothing-to-lend": lambda s, c, a: f"support {a.other}" not in fight_of(s).supporters(c.seat, c.enemy),
    "refused-already": lambda s, c, a: bool(c.refused >> a.other & 1),
    "both-ways": lambda s, c, a: bool(c.put[a.resource] or c.asked[a.resource]),
    "lend-one": lambda s, c, a: c.last < 0,
    "ask-somebody": lambda s, c, a: not c.agreed and not c.refused,
    "empty-offer": lambda s, c, a: not any(c.put) and not any(c.asked),
    "truce": lambda s, c, a: bool(s.traits[OWNER[a.unit]] & 2 and s.pacts[OWNER[a.unit] * s.seats + c.seat]),
    "answered-already": lambda s, c, a: c.answer > 0,
    "asteroid": lambda s, c, a: is_planet(s, s.where[unit(c, a)]) is False,
    "not-a-planet": lambda s, c, a: s.where[unit(c, a)] >= 0 and is_planet(s, s.where[unit(c, a)]) is None,
    "cannot-attack": lambda s, c, a: not is_military(s, c, a),
    "cannot-evade": lambda s, c, a: not fight_of(s).escapes(piece(s, c, a), False),
    "cargo-needs-colony": lambda s, c, a: kind_of(s, c) == CARGO and not s.colony[s.where[unit(c, a)]],
    "deck-empty": lambda s, c, a: s.bank[a.resource] == 0,
    "fires-alone": lambda s, c, a: c.civil or not is_military(s, c, a),
    "give-in-order": lambda s, c, a: (
        str(a) not in gifts(list(s.stock[c.seat * 3 : c.seat * 3 + 3]), c.given, s.ratio[c.seat])
    ),
    "impassable": lambda s, c, a: s.holder[a.cell] == HOLE,
    "must-answer": lambda s, c, a: "hold" not in fight_of(s).reply(c.seat, c.pressed),
    "no-arms-race": lambda s, c, a: is_unarmed(s, c.seat),
    "no-piece": is_used_up,
    "no-room": lambda s, c, a: not board_of(s).berths(c.seat, a.kind),
    "no-target": lambda s, c, a: not board_of(s).targets(piece(s, c, a)),
    "not-away": lambda s, c, a: not is_away(s, c, a.cell),
    "not-in-combat": is_bystander,
    "not-on-planet": lambda s, c, a: a.resource not in (s.galaxy.first[c.body], s.galaxy.second[c.body]),
    "not-on-the-way": lambda s, c, a: str(a) not in owners(s, c),
    "not-seen": lambda s, c, a: a.card not in c.seen,
    "not-under-attack": lambda s, c, a: c.pressed == EVADED,
    "nowhere-to-go": lambda s, c, a: not reach_of(s, unit(c, a), board_of(s).may_ask(piece(s, c, a))),
    "blocked": lambda s, c, a: is_near(s, c, a.cell) and a.cell not in reach_of(s, c.unit, False),
    "transit-refused": lambda s, c, a: bool(s.flags[c.unit] & REFUSED),
    "too-large": lambda s, c, a: kind_of(s, c) in (TRANSPORT, CRUISER),
    "transport-full": lambda s, c, a: len(vessels(s, a.cell if hasattr(a, "cell") else s.where[unit(c, a)])) == 3,
}
#: Where the same word means something else.
SPECIAL: dict[tuple[str, str], Truth] = {
    ("ChooseDestination", "hex-full"): is_full,
    ("ChooseEscape", "hex-full"): is_full,
    ("ChooseReply", "out-of-range"): lambda s, c, a: not fight_of(s).ready(c.seat),
    ("ChooseReply", "nothing-to-split"): lambda s, c, a: "split" not in fight_of(s).reply(c.seat, c.pressed),
    ("ChooseTarget", "out-of-range"): lambda s, c, a: (
        not fight_of(s).reaches(fight_of(s).by_number[c.unit], s.where[a.unit])
    ),
    ("ChooseAttackers", "out-of-range"): lambda s, c, a: not fight_of(s).reaches(piece(s, c, a), s.where[c.enemy]),
    ("LendVessels", "out-of-range"): lambda s, c, a: not fight_of(s).reaches(piece(s, c, a), s.where[c.enemy]),
    ("BuildOffer", "not-enough"): lambda s, c, a: s.stock[c.seat * 3 + a.resource] <= c.put[a.resource],
    ("BuildOffer", "other-has-not"): lambda s, c, a: s.stock[c.other * 3 + a.resource] <= c.asked[a.resource],
    ("ChoosePurchase", "cannot-pay"): is_poor,
    ("ChooseBerth", "cannot-pay"): is_poor,
    ("ChooseBerth", "hex-full"): lambda s, c, a: bool(s.colony[a.cell]) and vessels(s, a.cell) != [],
    ("GrantTransit", "cannot-pay"): is_without_toll,
    ("NameToll", "cannot-pay"): is_without_toll,
    ("ChooseDestination", "too-far"): lambda s, c, a: a.cell not in reach_of(s, c.unit, True),
    ("ChooseEscape", "too-far"): lambda s, c, a: not is_near(s, c, a.cell),
    ("ChooseMark", "out-of-range"): lambda s, c, a: (
        not any(hits(s, one.number, a.unit) for one in fight_of(s).ready(c.seat))
    ),
    ("AssignTargets", "out-of-range"): lambda s, c, a: not hits(s, c.seat * PIECES + c.piece, a.unit),
    ("AssignTargets", "name-one"): lambda s, c, a: not c.pairs,
    ("ChooseShooters", "name-one"): lambda s, c, a: c.last < 0,
    ("ChooseShooters", "out-of-range"): lambda s, c, a: not hits(s, unit(c, a), c.enemy),
    ("ChooseShooters", "not-in-combat"): lambda s, c, a: (
        s.where[unit(c, a)] < 0 or not fight_of(s).may_fire(piece(s, c, a), c.seat)
    ),
    ("ChooseReply", "not-in-combat"): lambda s, c, a: s.engaged[unit(c, a)] != fight_of(s).side(c.seat),
    ("BuildFee", "not-enough"): lambda s, c, a: s.stock[c.seat * 3 + a.resource] <= c.price[a.resource],
}


def is_true(state: ParsecState, action: Action, reason: str) -> bool:
    """Whether what a refusal says is so; reasons that are not listed are taken at their word."""
    choice: Any = state.stack[-1]
    name = (state.choice or "").replace("ChooseAnswer", "ChooseReply")
    truth = SPECIAL.get((name, reason)) or COMMON.get(reason)
    return truth is None or bool(truth(state, choice, action))


#: Kinds of purchases and the clauses that name their price.
PRICES = ("parsec:4.3e", "parsec:4.1e", "parsec:4.1g", "parsec:4.2n", "parsec:4.2b", "parsec:6.2a")
#: The clause that a refusal cites where its reason has several.
CLAUSES: dict[str, Callable[[ParsecState, Any, Any], str]] = {
    "hex-full": lambda s, c, a: (
        "parsec:4.4b"
        if s.choice in ("ChooseBerth", "AimEvent")
        else "parsec:10h"
        if any(one.kind in (TRANSPORT, CRUISER) for one in [fight_of(s).by_number[c.unit], *vessels(s, a.cell)])
        else "parsec:10g"
    ),
    "must-answer": lambda s, c, a: "parsec:12.4j" if c.pressed == LOST else "parsec:12.3c",
    "nowhere-to-go": lambda s, c, a: "parsec:4.2f" if piece(s, c, a).aboard else "parsec:10e",
}


def clause_of(state: ParsecState, action: Action, reason: str, cited: str) -> str:
    """The clause that a refusal must cite: the one it does where there is no other."""
    choice: Any = state.stack[-1]
    if reason == "cannot-pay" and state.choice == "ChoosePurchase":
        verb = str(action).split()[0]
        return "parsec:4.1d" if verb == "convert" else PRICES[getattr(action, "kind", COLONY)]
    return CLAUSES[reason](state, choice, action) if reason in CLAUSES else cited
