"""Exact chances of an attack before it is made, with every modifier and its reason."""

from __future__ import annotations

from typing import Final

from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.board import attack_bonus, defence_bonus
from orrery.games.parsec.state import ParsecState

DIE: Final = 8


def win_chance(margin: int) -> float:
    """The chance that die plus margin beats the other die; a tie is lost (parsec:12.1b, parsec:12.1c).

    >>> [round(win_chance(margin), 3) for margin in (-3, 0, 1, 8)]
    [0.156, 0.438, 0.562, 1.0]
    """
    wins = 0
    for attack in range(1, DIE + 1):
        wins += min(DIE, max(0, attack + margin - 1))
    return wins / (DIE * DIE)


CHANCE: Final = [win_chance(margin) for margin in range(-DIE, DIE + 1)]


def chance(margin: int) -> float:
    """The same from a table."""
    return CHANCE[max(-DIE, min(DIE, margin)) + DIE]


def margin_of(state: ParsecState, firing: list[int], target: int) -> int:
    """Attack bonuses of the firing vessels less the defence bonus of the target."""
    total = -defence_bonus(state, target)
    for unit in firing:
        total += attack_bonus(state, unit)
    return total


class Forecast:
    """The chance of a declared attack and what it is made of."""

    def __init__(self, probability: float, margin: int, reasons: list[tuple[str, str, int]]) -> None:
        self.probability = probability
        self.margin = margin
        self.reasons = reasons


def forecast(state: ParsecState, firing: list[int], target: int) -> Forecast:
    """The chance that these vessels, firing together, beat this unit, without events yet to be played."""
    reasons = [("attack", UNIT_NAMES[unit], attack_bonus(state, unit)) for unit in firing]
    reasons.append(("defence", UNIT_NAMES[target], defence_bonus(state, target)))
    margin = margin_of(state, firing, target)
    return Forecast(chance(margin), margin, reasons)
