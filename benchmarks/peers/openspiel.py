"""Random games on OpenSpiel through pyspiel: its C++ games, or the tic-tac-toe it has in Python."""

from __future__ import annotations

import random
from importlib.metadata import version

import open_spiel.python.games  # noqa: F401  (registers the games written in Python)
import pyspiel

from timing import command_line, rates, report

NAMES = {
    "cpp": {"tictactoe": "tic_tac_toe", "connect_four": "connect_four"},
    "python": {"tictactoe": "python_tic_tac_toe"},
}


def main() -> None:
    parser = command_line(__doc__, sorted(NAMES["cpp"]))
    parser.add_argument("--engine", choices=sorted(NAMES), default="cpp", help="which games (default cpp)")
    arguments = parser.parse_args()
    if arguments.game not in NAMES[arguments.engine]:
        parser.error(f"OpenSpiel has no {arguments.game} in Python; use --engine cpp")
    game = pyspiel.load_game(NAMES[arguments.engine][arguments.game])
    choice = random.Random(1).choice

    def play_game() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            steps += 1
        return steps

    report(
        peer=f"openspiel-{arguments.engine}",
        version=version("open_spiel"),
        game=arguments.game,
        **rates(play_game, arguments.seconds),
    )


if __name__ == "__main__":
    main()
