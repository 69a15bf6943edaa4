"""Parsec: boards full of pieces and hands full of cards, on which what is offered, refused and counted must agree."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.parsec import books
from tests.games.parsec.bargain_oracle import expected, paid
from tests.games.parsec.oracle import Board
from tests.games.parsec.table import SIX, Table
from tests.games.parsec.truths import clause_of, is_true, look_anew

from orrery.games.parsec.actions import At
from orrery.games.parsec.board import can_found_at, free_piece
from orrery.games.parsec.effects import build, bury, discard, receive, take_top
from orrery.games.parsec.galaxy import CORE
from orrery.games.parsec.game import GAME, Parsec
from orrery.games.parsec.grid import NAMES
from orrery.games.parsec.paths import can_stop
from orrery.games.parsec.state import BOARDED, MOVED, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import CARGO, FIRST, KIND, PIECES, TRANSPORT
from orrery.kernel import Action, Choice, Rng

#: Verbs that make something happen, by how the seats are minded.
WARLIKE = ("attack", "counter", "split", "evade", "join", "target", "support", "play", "accept")
PEACEFUL = ("move", "at", "offer", "put", "ask", "accept", "buy", "found", "convert", "settle", "play", "sell", "give")

CASES: list[tuple[Parsec, int, tuple[str, ...], dict[str, Any]]] = [
    (GAME, 2, WARLIKE, {"absolute": True}),
    (GAME, 3, WARLIKE, {"strict_lines": True}),
    (GAME, 4, WARLIKE, {"teams": "two", "absolute": True}),
    (GAME, 4, WARLIKE, {"simple_clashes": True}),
    (GAME, 2, PEACEFUL, {"offers": 2}),
    (GAME, 3, PEACEFUL, {"central_port": True}),
    (GAME, 4, PEACEFUL, {"adjacent": False}),
    (SIX, 5, WARLIKE, {}),
    (SIX, 6, PEACEFUL, {"teams": "three"}),
]


#: Pieces for each seat by kind: a war, and the time before the arms race.
FLEETS = ((0, 3), (1, 4), (2, 5), (3, 3), (4, 3))
CIVIL = ((0, 3), (1, 4))


def crowd_together(state: ParsecState, rng: Rng, cards: int, stock: int, pieces: tuple[tuple[int, int], ...]) -> None:
    """Pieces, cards and resources for everybody, close to one another."""
    while state.choice != "ChooseAction":
        state.apply(rng.pick(state.pending))
    near = state.galaxy.grid.within(rng.pick(state.galaxy.grid.cells), 4 + state.seats // 2)
    for seat in range(state.seats):
        for kind, number in pieces:
            for _ in range(number if pieces is FLEETS else rng.below(number + 1)):
                cells = [cell for cell in near if is_place(state, seat, kind, cell)]
                units = [unit for unit in pieces_of(seat, kind) if state.where[unit] < 0]
                if cells and units:
                    build(state, rng.pick(units), rng.pick(cells))
        for _ in range(cards):
            receive(state, seat, take_top(state))
        for resource in range(3):
            amount = min(rng.below(stock + 1), state.bank[resource])
            state.stock[seat * 3 + resource] += amount
            state.bank[resource] -= amount
    state.refresh()


def pieces_of(seat: int, kind: int) -> range:
    """The pieces of a kind, on the board or not."""
    return range(seat * PIECES + FIRST[kind], seat * PIECES + FIRST[kind + 1])


def put_away_cards(state: ParsecState, seat: int) -> None:
    """A seat has no event cards."""
    for card in range(state.tables.cards):
        while state.hand[seat * state.tables.cards + card]:
            discard(state, seat, card)
            bury(state, card)


def is_place(state: ParsecState, seat: int, kind: int, cell: int) -> bool:
    """Whether a piece of a kind may stand in a hex."""
    if kind == 0:
        return can_found_at(state, cell) and state.holder[cell] in (0, seat + 1)
    return can_stop(state, seat, kind, cell) and state.galaxy.terrain[cell] != CORE


def check_agreement(state: ParsecState, kinds: dict[type[Action], list[Action]], step: int) -> None:
    """Whatever is not offered is refused, and nothing that is offered."""
    choice: Choice[Any] = state.stack[-1]
    look_anew()
    offered = {action.code for action in state.pending}
    assert len(offered) == len(state.pending)
    for kind in choice.accepts:
        actions = kinds[kind]
        some = actions if len(actions) < 100 else actions[step % 7 :: 7] + state.pending
        for action in some:
            refusal = state.why_not(action)
            assert (action.code in offered) == (refusal is None), (state.choice, str(action), refusal)
            if refusal is not None and not state.temporary:
                assert is_true(state, action, refusal.reason), (state.choice, str(action), refusal)
                assert clause_of(state, action, refusal.reason, refusal.clause) == refusal.clause, (
                    str(action),
                    refusal,
                )


def check_rulebook(state: ParsecState) -> None:
    """What is offered is what the rulebook allows, as long as no passing event says otherwise."""
    if state.temporary or state.seat is None:
        return
    board = Board(state)
    seat = state.seat
    offered = {str(action) for action in state.pending if not str(action).startswith("play ")}
    choice: Any = state.stack[-1]
    if state.choice == "ChooseAction":
        assert offered == board.turn(seat)
    elif state.choice == "ChooseDestination":
        piece = next(piece for piece in board.pieces if piece.number == choice.unit)
        assert offered == {f"at {NAMES[cell]}" for cell in board.reach(piece, board.may_ask(piece))}
    elif state.choice == "ChooseTarget":
        piece = next(piece for piece in board.pieces if piece.number == choice.unit)
        assert offered == board.targets(piece)
        assert [action.code for action in state.pending] == sorted(action.code for action in state.pending)
    elif state.choice == "ChoosePurchase":
        assert offered == board.purchases(seat) | {"done"}
    elif state.choice == "ChooseBerth":
        assert offered == board.berths(seat, choice.kind)
    else:
        allowed = expected(state)
        assert allowed is None or offered == allowed, state.choice


@pytest.mark.parametrize("number", range(len(CASES)))
@pytest.mark.parametrize("seed", range(6))
def test_what_is_offered_refused_and_counted_agrees(number: int, seed: int) -> None:
    game, seats, minded, options = CASES[number]
    rng = Rng(100 * number + seed)
    state = game.new(seats, seed, {"rounds": 4, **options}, log=True)
    kinds: dict[type[Action], list[Action]] = {}
    for action in game.vocabulary.actions:
        kinds.setdefault(type(action), []).append(action)
    crowd_together(state, rng, cards=4, stock=(2, 30)[seed % 2], pieces=FLEETS)
    books.check(state)
    for step in range(30):
        if state.seat is None:
            break
        check_agreement(state, kinds, step)
        check_rulebook(state)
        eager = [action for action in state.pending if str(action).split()[0] in minded]
        state.apply(rng.pick(eager) if eager and rng.below(4) else rng.pick(state.pending))
        books.check(state)


def check_change(before: ParsecState, after: ParsecState, action: Action) -> None:
    """What is bought, exchanged and traded is paid, and a vessel that moves has moved (4d, 4.2g, 7.2g, 9.1d, 9.2a)."""
    if (before.active, before.round, after.active) != (after.active, after.round, before.active):
        return
    choice: Any = before.stack[-1]
    stock = paid(before, action)
    if stock is not None and after.choice in ("ChooseAction", "ChoosePurchase"):
        assert list(after.stock) == stock
    if before.choice == "ChooseDestination" and after.choice == "ChooseAction" and isinstance(action, At):
        unit = choice.unit
        assert after.where[unit] == action.cell
        assert after.flags[unit] & MOVED
        aboard = after.carrier[unit] != NOT_ABOARD
        assert bool(after.flags[unit] & BOARDED) == aboard
        assert aboard == any(
            KIND[other] == TRANSPORT and other != unit and after.where[other] == action.cell
            for other in range(after.seats * PIECES)
        )


#: What seats without event cards are after, and their pieces.
AIMS: dict[str, tuple[tuple[str, ...], tuple[tuple[int, int], ...]]] = {
    "fight": (("attack", "target", "join", "support", "accept", "counter", "split", "evade"), FLEETS),
    "bargain": (("move", "at", "passage", "offer", "put", "ask", "accept", "exchange", "give", "take"), FLEETS),
    "buy": (("shop", "buy", "found", "convert", "at", "aboard", "settle"), FLEETS),
    "found": (("shop", "buy", "found", "convert", "at", "settle", "move"), CIVIL),
}


@pytest.mark.parametrize("aim", AIMS)
@pytest.mark.parametrize("number", range(len(CASES)))
@pytest.mark.parametrize("seed", range(3))
def test_without_event_cards_everything_is_as_the_rulebook_says(aim: str, number: int, seed: int) -> None:
    game, seats, _, options = CASES[number]
    minded, pieces = AIMS[aim]
    rng = Rng(1000 * number + seed)
    state = game.new(seats, seed, {"rounds": 4, **options}, log=True)
    crowd_together(state, rng, cards=0, stock=(1, 30, 6)[seed], pieces=pieces)
    for seat in range(seats):
        put_away_cards(state, seat)
        docks = [cell for cell in state.galaxy.docks if not state.holder[cell]]
        if aim == "bargain" and docks and free_piece(state, seat, CARGO) >= 0:
            build(state, free_piece(state, seat, CARGO), docks[0])
    if pieces is CIVIL:
        state.race = 0
    state.refresh()
    kinds: dict[type[Action], list[Action]] = {}
    for action in game.vocabulary.actions:
        kinds.setdefault(type(action), []).append(action)
    for step in range(40):
        if state.seat is None:
            break
        check_agreement(state, kinds, step)
        check_rulebook(state)
        eager = [action for action in state.pending if str(action).split()[0] in minded]
        action = rng.pick(eager) if eager and rng.below(5) else rng.pick(state.pending)
        before = state.clone()
        state.apply(action)
        books.check(state)
        check_change(before, state, action)


@pytest.mark.rule("parsec:4.4c", "parsec:10c", "parsec:12d", "parsec:9.1a")
@pytest.mark.parametrize("seat", [0, 5])
def test_pieces_that_are_not_on_the_board_are_next_to_nothing(seat: int) -> None:
    table = Table(6, SIX)
    last = table.galaxy.grid.cells[-1]
    assert last == len(table.state.holder) - 1  # where a list is read from its end
    other = 5 - seat
    for unit, cell in zip(("c1", "f1", "x1"), table.galaxy.grid.neighbours[last], strict=False):
        table.put(f"{other}{unit}", cell)
    table.put(f"{seat}o1", table.planet(1)[0])
    table.put(f"{seat}c1", table.planet(1)[1])
    table.put(f"{seat}f1", table.planet(1)[2])
    table.state.race = 1
    for rich in (seat, other):
        table.give(rich, 9, 9, 9)
    table.act(seat)
    assert set(table.options()) == Board(table.state).turn(seat)
    table.put(f"{other}t1", table.planet(1)[3])
    table.act(seat)
    assert set(table.options()) == Board(table.state).turn(seat)
