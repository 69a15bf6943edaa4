"""Random games on PettingZoo's classic environments: the AEC loop with the action mask."""

from __future__ import annotations

import os
import random
from importlib.metadata import version

# pygame greets on standard output, where the JSON line belongs.
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from pettingzoo.classic import connect_four_v3, tictactoe_v3

from timing import command_line, rates, report

ENVIRONMENTS = {"tictactoe": tictactoe_v3, "connect_four": connect_four_v3}


def main() -> None:
    arguments = command_line(__doc__, sorted(ENVIRONMENTS)).parse_args()
    env = ENVIRONMENTS[arguments.game].env()
    choice = random.Random(1).choice

    def play_game() -> int:
        env.reset()
        steps = 0
        for _agent in env.agent_iter():
            observation, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                # The loop must step each finished agent out; that is no move of the game.
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0].tolist()
            env.step(choice(legal))
            steps += 1
        return steps

    report(
        peer="pettingzoo",
        version=version("pettingzoo"),
        game=arguments.game,
        **rates(play_game, arguments.seconds),
    )


if __name__ == "__main__":
    main()
