"""Nim with a pile under a cup: a small game with dice and a secret, on Orrery's kernel."""

from __future__ import annotations

from typing import Any

from hidden_nim.actions import LIFT, MOST, PEEK, PILES, TAKE, VOCABULARY, Lift, Peek, Take
from hidden_nim.bot.advice import advise
from hidden_nim.events import CupLifted, CupPeeked, StonesTaken
from hidden_nim.state import CUP, NimState, knows_cup
from orrery.kernel import Action, Choice, Game, Option, Refusal, Rng, refuse
from orrery.parts.clauses import clauses_of

START = (3, 4, 5)


class ChooseMove(Choice[NimState]):
    """Take stones from one pile, lift the cup, or peek under it once a game (hidden_nim:2, 3)."""

    __slots__ = ()
    clause = "hidden_nim:2"
    accepts = (Take, Lift, Peek)

    def options(self, state: NimState) -> list[Action]:
        found: list[Action] = []
        for pile in range(len(PILES)):
            if pile != CUP or not state.covered:
                found += TAKE[pile][: state.piles[pile]]
        if state.covered:
            found.append(LIFT)
            if not state.peeked[self.seat]:
                found.append(PEEK)
        return found

    def why_not(self, state: NimState, action: Action) -> Refusal | None:
        if isinstance(action, Take):
            if action.pile == CUP and state.covered:
                return refuse("hidden_nim:3", "pile-covered")
            if action.count > state.piles[action.pile]:
                return refuse("hidden_nim:2", "too-few-stones", pile=PILES[action.pile])
            return None
        if not state.covered:
            return refuse("hidden_nim:3", "cup-lifted")
        if isinstance(action, Peek) and state.peeked[self.seat]:
            return refuse("hidden_nim:3", "peeked-before")
        return None

    def resolve(self, state: NimState, action: Action) -> None:
        if isinstance(action, Take):
            state.piles[action.pile] -= action.count
            if state.logged:
                state.log(StonesTaken(self.seat, PILES[action.pile], action.count))
        elif isinstance(action, Lift):
            state.covered = 0
            state.disclose()
            if state.logged:
                state.log(CupLifted(self.seat, state.piles[CUP]))
        else:
            state.peeked[self.seat] = 1
            state.disclose()
            if state.logged:
                state.log(CupPeeked(self.seat, state.piles[CUP]))
        if any(state.piles):
            state.push(ChooseMove(1 - self.seat))
        else:  # hidden_nim:4
            state.finish((self.seat,), (1.0, -1.0) if self.seat == 0 else (-1.0, 1.0), "last-stone")


class HiddenNim(Game[NimState]):
    """Two seats, four piles, one of them under a cup; the last stone wins."""

    name = "hidden_nim"
    title = "Hidden nim"
    options = (Option("cup", 4, low=1, high=MOST),)
    vocabulary = VOCABULARY
    clauses = clauses_of("hidden_nim")
    state_type = NimState

    def setup(self, state: NimState) -> None:
        state.piles = bytearray([*START, state.rng.die(int(state.options["cup"]))])
        state.covered = 1
        state.peeked = bytearray(2)
        state.push(ChooseMove(0))

    def view(self, state: NimState, seat: int | None) -> dict[str, Any]:
        cup = state.piles[CUP] if knows_cup(state, seat) else None
        piles = dict(zip(PILES, [*state.piles[:CUP], cup], strict=True))
        return {"piles": piles, "covered": bool(state.covered), "peeked": list(state.peeked)}

    def redraw(self, state: NimState, seat: int | None, rng: Rng) -> None:
        if not knows_cup(state, seat):
            state.piles[CUP] = rng.die(int(state.options["cup"]))

    def advise(self, state: NimState) -> list[float]:
        return advise(state)


GAME = HiddenNim()
