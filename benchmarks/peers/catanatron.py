"""Random games of Settlers of Catan on catanatron: a large game in plain Python, for the order of magnitude."""

from __future__ import annotations

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from timing import command_line, rates, report


def main() -> None:
    arguments = command_line(__doc__, ["catan"]).parse_args()
    random.seed(1)

    def play_game() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        steps = 0
        while game.winning_color() is None and steps < 5000:
            game.play_tick()
            steps += 1
        return steps

    report(
        peer="catanatron",
        version=version("catanatron"),
        game=arguments.game,
        **rates(play_game, arguments.seconds),
    )


if __name__ == "__main__":
    main()
