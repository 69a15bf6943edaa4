"""What a training depends on: the same recipe gives the same positions."""

from __future__ import annotations

from typing import Any

import msgspec


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How positions are played and what is fitted to them."""

    game: str
    seats: int = 2
    options: dict[str, Any] = {}
    games: int = 2000
    seed: int = 0
    #: The probabilities of an error of the captains who play; each game takes one of them.
    noises: tuple[float, ...] = (0.0, 0.05, 0.15, 0.3)
    #: The kinds of choice at which positions are sampled (empty: any), and every how many of those.
    at: tuple[str, ...] = ()
    every: int = 8
    #: Units of the two hidden layers, and how the fit goes.
    hidden: int = 24
    upper: int = 8
    epochs: int = 10
    batch: int = 512
    rate: float = 0.001
    #: The penalty on weights, and the part of inputs that is left out at random in each step.
    decay: float = 0.0001
    dropout: float = 0.1
    #: The weight of the game's result against the net's own value of a later position (temporal difference).
    outcome: float = 0.7


#: What was chosen for each game by what held-out games said (docs/research.md).
RECIPES = {
    "expanse": Recipe(
        "expanse", games=2400, at=("ChooseTurn",), every=3, rate=0.002, dropout=0.2, decay=0.0002, outcome=0.3
    ),
    "talon": Recipe(
        "talon",
        games=3000,
        options={"scenario": "free-battle"},
        at=("ChooseMove", "ChooseGroup", "ChooseSpeed"),
        every=12,
        rate=0.003,
        outcome=0.5,
    ),
    "parsec": Recipe(
        "parsec",
        games=1000,
        at=("ChooseAction", "ChoosePurchase"),
        every=6,
        hidden=32,
        upper=16,
        epochs=40,
        batch=256,
    ),
}
