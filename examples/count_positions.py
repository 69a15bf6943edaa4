"""How many different positions tic-tac-toe reaches after each move, found with clones and digests."""

from __future__ import annotations

import orrery


def main() -> None:
    positions = {"": orrery.game("tictactoe").new()}
    for move in range(1, 6):
        following = {}
        for state in positions.values():
            for action in state.actions():
                twin = state.clone()
                twin.play(action)
                following[twin.digest()] = twin
        positions = following
        print(f"after {move} moves: {len(positions)} positions")


if __name__ == "__main__":
    main()
