"""The parameters of a training: the same recipe gives the same positions."""

from __future__ import annotations

from typing import Any

import msgspec


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How positions are generated and what is fitted to them."""

    game: str
    seats: int = 2
    options: dict[str, Any] = {}
    games: int = 2000
    seed: int = 0
    #: The level of the players.
    level: str = "captain"
    #: The files of the game's `bot` folder whose numbers advise captains, one drawn for each; empty: the captain's own.
    advices: tuple[str, ...] = ()
    #: Their error probabilities; each game uses one of them.
    noises: tuple[float, ...] = (0.0, 0.05, 0.15, 0.3)
    #: The kinds of choice at which positions are sampled (empty: any), and the sampling interval.
    at: tuple[str, ...] = ()
    every: int = 8
    #: The units of the two hidden layers, and the parameters of the fit.
    hidden: int = 24
    upper: int = 8
    epochs: int = 10
    batch: int = 512
    rate: float = 0.001
    #: The weight penalty, and the dropout rate of inputs.
    decay: float = 0.0001
    dropout: float = 0.1
    #: The weight of the game's result against the network's own value of a later position (temporal difference).
    outcome: float = 0.7


#: Chosen for each game by the held-out loss (docs/research.md).
RECIPES = {
    "expanse": Recipe(
        "expanse", games=40000, at=("ChooseTurn",), every=4, rate=0.002, dropout=0.2, decay=0.0002, outcome=0.3
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
