"""The games by name, and the package that holds them."""

from __future__ import annotations

from types import ModuleType

import pytest

import orrery
import orrery.games.talon.board
from orrery.games.talon import board


def test_the_package_of_the_games_can_be_imported_through_and_called() -> None:
    import orrery.games.connect_four.game as connect_four

    assert orrery.games.talon.board is board
    assert isinstance(orrery.games, ModuleType)
    talons = ["talon", "talon_campaign", "talon_captains"]
    assert orrery.games() == ["connect_four", "empire_war", "expanse", "parsec", *talons, "tictactoe"]
    assert connect_four.GAME is orrery.game("connect_four")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'; the games are connect_four, empire_war"):
        orrery.game("chess")
