"""The contract in one page: play, be refused, look, save, replay."""

from __future__ import annotations

import tempfile
from pathlib import Path

import orrery


def main() -> None:
    game = orrery.game("connect_four")
    state = game.new(seats=2, seed=7, log=True)
    played = []
    for column in "dddddd":
        state.play(f"drop {column}")
        played.append(f"drop {column}")
    print("seat", state.seat, "may play", ", ".join(str(action) for action in state.actions()))

    refusal = state.why_not("drop d")
    assert refusal is not None
    clause = next(clause for clause in game.clauses if clause.id == refusal.clause)
    print("drop d?", refusal.reason, "because", clause.text["en"])

    print("the log says", state.events_for(seat=0)[-1])
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.orrery"
        orrery.Record.of(state, seed=7, actions=played).save(path)
        print("replayed to the same position:", orrery.replay(path).digest() == state.digest())


if __name__ == "__main__":
    main()
