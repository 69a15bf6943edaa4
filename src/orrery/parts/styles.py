"""Styles: preferences of a bot for some kinds of actions, as data in a game's `bot/styles.toml`.

A style is a table of what is added to the advice, by kind of choice and by the words that an action begins with:

    [raider.ChoosePurchase]
    "buy fighter" = 3.0

A number directly in the style is a parameter of the game's own advice, such as how much a raider of Parsec hunts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from orrery.kernel import State, Vocabulary

#: By kind of choice: what is added to the weight of an action, by its code.
Likings = dict[str, dict[int, float]]


def load_styles(package: str) -> dict[str, Any]:
    """The tables of a game's `styles.toml`; none if there is no such file."""
    file = files(package).joinpath("styles.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def likings_of(style: Mapping[str, Any], vocabulary: Vocabulary) -> Likings:
    """What a style adds to each action; ValueError if no action begins with some words."""
    found: Likings = {}
    for choice, said in style.items():
        if not isinstance(said, dict):
            continue
        added: dict[int, float] = {}
        # Longer prefixes are more specific, so they come last.
        for words in sorted(said, key=len):
            codes = [action.code for action in vocabulary.actions if begins(vocabulary.notation(action.code), words)]
            if not codes:
                raise ValueError(f"no action begins with {words!r}")
            for code in codes:
                added[code] = said[words]
        found[choice] = added
    return found


def begins(notation: str, words: str) -> bool:
    """Whether a notation begins with these words.

    >>> begins("buy fighter", "buy"), begins("buyer", "buy")
    (True, False)
    """
    return notation == words or notation.startswith(words + " ")


def liked(weights: list[float], state: State, likings: Likings) -> list[float]:
    """Advice with what a style adds to it."""
    if not likings:
        return weights
    added = likings.get(state.choice or "")
    if added is None:
        return weights
    found: list[float] = []
    pending = state.pending
    for place in range(len(weights)):
        found.append(weights[place] + added.get(pending[place].code, 0.0))
    return found
