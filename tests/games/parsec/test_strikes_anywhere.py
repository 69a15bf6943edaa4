"""Parsec: the totals of a strike on boards full of pieces (chapters 4 and 12.1)."""

from __future__ import annotations

import pytest
from tests.games.parsec.oracle import COLONY, FIGHTER, TRANSPORT, Board, Piece
from tests.games.parsec.table import SIX
from tests.games.parsec.test_anywhere import FLEETS, crowd_together, put_away_cards

from orrery.games.parsec.flow.strike import attack_total, casualties, defence_total
from orrery.games.parsec.game import GAME
from orrery.games.parsec.state import AIM, ATTACK_DIE, DEFENCE_DIE, FOR_ATTACK, FOR_DEFENCE, ParsecState
from orrery.kernel import Rng


def attack(state: ParsecState, board: Board, piece: Piece) -> int:
    """A vessel's bonus, and 1 for each fighter aboard a transport (4.2k)."""
    aboard = [p for p in board.at[piece.cell] if p.aboard and p.kind == FIGHTER] if piece.kind == TRANSPORT else []
    return int(state.attack[piece.seat * 5 + piece.kind]) + len(aboard)


def defence(state: ParsecState, board: Board, piece: Piece) -> int:
    """A unit's bonus; colonies of one owner that touch on a planet add up (4.3c)."""
    bonus = int(state.defence[piece.seat * 5 + piece.kind])
    if piece.kind != COLONY:
        return bonus
    galaxy = state.galaxy
    group, edge = {piece.cell}, [piece.cell]
    while edge:
        for near in galaxy.grid.neighbours[edge.pop()]:
            own = any(p.kind == COLONY and p.seat == piece.seat for p in board.at.get(near, []))
            if own and near not in group and galaxy.body[near] == galaxy.body[piece.cell]:
                group.add(near)
                edge.append(near)
    return bonus * len(group)


@pytest.mark.rule("parsec:12.1a", "parsec:12.4a", "parsec:12.4g", "parsec:4.2k", "parsec:4.3c")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", range(4))
def test_dice_and_bonuses_are_summed(seats: int, seed: int) -> None:
    rng = Rng(seed)
    game = SIX if seats > 4 else GAME
    state = game.new(seats, seed, {"rounds": 9})
    crowd_together(state, rng, cards=0, stock=1, pieces=FLEETS)
    for seat in range(seats):
        put_away_cards(state, seat)
    board = Board(state)
    for aim in board.pieces:
        if aim.aboard:
            continue
        firing = [p for p in board.pieces if not p.aboard and p.kind >= FIGHTER and not rng.below(4)]
        for piece in board.pieces:
            state.firing[piece.number] = 1 if piece in firing else 0
        dice = [1 + rng.below(8), 1 + rng.below(8), rng.below(4), rng.below(4)]
        for place, number in zip((ATTACK_DIE, DEFENCE_DIE, FOR_ATTACK, FOR_DEFENCE), dice, strict=True):
            state.clash[place] = number
        state.clash[AIM] = aim.number
        assert attack_total(state) == dice[0] + dice[2] + sum(attack(state, board, piece) for piece in firing)
        assert defence_total(state) == dice[1] + dice[3] + defence(state, board, aim)
        there = board.at[aim.cell]
        loaded = any(piece.aboard for piece in there)
        lost = {piece.number for piece in there if not (loaded and piece.kind == TRANSPORT)}
        assert set(casualties(state, aim.cell)) == lost
