"""`make bench-traffic`: bytes sent to each client per move, as whole states and as changes."""

from __future__ import annotations

import argparse
import random
from typing import NamedTuple

import msgspec

import orrery
from orrery.client.messages import ENCODER, State
from orrery.server.live.updates import Updates
from orrery.server.store.match import Chair, Facts, Match
from orrery.server.tables import changes
from orrery.server.tables.table import Table
from orrery.server.tables.view import state_for

GAMES = [("talon", 2), ("expanse", 2), ("expanse", 4), ("parsec", 2), ("parsec", 4)]


class Traffic(NamedTuple):
    """Bytes per move and client, and bytes until a client has everything."""

    game: str
    seats: int
    moves: int
    first: int
    whole: int
    changes: int


def new_table(game: str, seats: int, seed: int) -> Table:
    """A table of people that has just started."""
    rules = orrery.game(game)
    options = dict(rules.new(seats, seed).options)
    match = Match("t", game, "", "", seats, options, seed, "", game, "public", "", "", None, 0.0)
    table, _ = changes.begin(match, Facts([Chair("person", str(seat), "Anna") for seat in range(seats)]), (), 64)
    return table


def measure(game: str, seats: int, most: int, seed: int = 7) -> Traffic:
    """Play at random, and count what every seat's client receives."""
    table, chooser = new_table(game, seats, seed), random.Random(seed)
    clients = [Updates(table, set()) for _ in range(seats)]
    first = whole = changed = moves = 0

    def send() -> tuple[int, int]:
        complete = updates = 0
        for seat, client in enumerate(clients):
            state: State = state_for(table, str(seat), table.version - 1)
            complete += len(ENCODER.encode(state))
            for message in [
                *client.missing_parts(),
                client.message(msgspec.structs.replace(state, view=msgspec.Raw(b"{}"))),
            ]:
                updates += len(ENCODER.encode(message))
        return complete, updates

    first = send()[1]
    while table.seat is not None and table.position is not None and moves < most:
        action = chooser.choice(table.position.state.actions())
        step = changes.play(table, action.code, str(table.seat))
        changes.draft(table, step, 0.0, 64)
        changes.advance(table, step)
        moves += 1
        sizes = send()
        whole, changed = whole + sizes[0], changed + sizes[1]
    each = moves * seats
    return Traffic(game, seats, moves, first // seats, whole // each, changed // each)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=400, help="moves of each game, at most")
    arguments = parser.parse_args()
    print("| game | seats | moves | first bytes | whole states, bytes/move | changes, bytes/move | less |")
    print("|---|---|---|---|---|---|---|")
    for game, seats in GAMES:
        found = measure(game, seats, arguments.moves)
        share = f"{found.whole / found.changes:.0f} times"
        print(f"| {found.game} | {seats} | {found.moves} | {found.first} | {found.whole} | {found.changes} | {share} |")


if __name__ == "__main__":
    main()
