"""The numbers of the captain's advice: data, so that a game that contains Talon can keep its own."""

from __future__ import annotations

from typing import Any

from orrery.parts.bot import load_advice


class Weights:
    """How much the captain makes of what he sees. Names and meanings are those of the file."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        spending: dict[str, float] = numbers["spending"]
        self.battery: float = spending["battery"]
        self.kept_battery: float = spending["kept-battery"]
        self.slip: float = spending["slip"]
        self.beam: float = spending["beam"]
        self.beam_shield: float = spending["beam-shield"]
        self.redirect: float = spending["redirect"]
        self.initiative: float = spending["initiative"]
        self.hold: float = spending["hold"]
        self.charge: float = spending["charge"]
        self.charge_power: float = spending["charge-power"]
        self.charge_last: float = spending["charge-last"]
        self.charge_yellow: float = spending["charge-yellow"]
        self.charge_red: float = spending["charge-red"]
        self.reinforce: float = spending["reinforce"]
        self.reinforce_thin: float = spending["reinforce-thin"]
        self.reinforce_cost: float = spending["reinforce-cost"]
        self.turn: float = spending["turn"]
        self.turn_last: float = spending["turn-last"]
        movement: dict[str, float] = numbers["movement"]
        self.burn: float = movement["burn"]
        self.dealt: float = movement["dealt"]
        self.taken: float = movement["taken"]
        self.taken_unarmed: float = movement["taken-unarmed"]
        self.unaimed: float = movement["unaimed"]
        self.closing: float = movement["closing"]
        self.range: float = movement["range"]
        self.recharging: float = movement["recharging"]
        self.prey: float = movement["prey"]
        self.later: float = movement["later"]
        speed: dict[str, float] = numbers["speed"]
        self.fast: float = speed["fast"]
        self.far: float = speed["far"]
        self.slow: float = speed["slow"]
        self.near: float = speed["near"]
        self.charging: float = speed["charging"]
        self.chase: float = speed["chase"]
        self.gap: float = speed["gap"]
        fire: dict[str, float] = numbers["fire"]
        self.patience: float = fire["patience"]
        self.late_patience: float = fire["late-patience"]
        self.cone: float = fire["cone"]
        self.fighter: float = fire["fighter"]
        self.thin: float = fire["thin"]
        self.target_cost: float = fire["target-cost"]
        self.target_hurt: float = fire["target-hurt"]


def weights_in(package: str, name: str) -> Weights:
    """The weights in a file of a package."""
    return Weights(load_advice(package, name))
