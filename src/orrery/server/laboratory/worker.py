"""The program of the processes that run experiments: one batch of games per message."""

from __future__ import annotations

from typing import Any

import msgspec

import orrery
from orrery.bots import bot
from orrery.kernel import Game, Rng, State
from orrery.lab.course import Course
from orrery.lab.play import ships_led
from orrery.records import factions_of
from orrery.registry import EDITIONS
from orrery.server.laboratory.tally import Tally
from orrery.server.workers.program import serve


class Handful(msgspec.Struct):
    """A batch of games to play: content, bots, and game numbers."""

    game: str
    content: str
    documents: dict[str, Any] | None
    seats: int
    level: str
    options: dict[str, Any]
    first: int
    count: int


class HandfulTally(msgspec.Struct):
    """The totals of a batch, or an error."""

    tally: Tally
    fault: str = ""


def play_handful(asked: Handful) -> HandfulTally:
    """Play the games; the same numbers have the same dice, whatever the content."""
    tally = Tally()
    own = orrery.game(asked.game)
    game = EDITIONS.find(own, own.rules_version, asked.content, asked.documents)
    for number in range(asked.first, asked.first + asked.count):
        tally.add(play_one(game, asked, number))
    return HandfulTally(tally)


def play_one(game: Game[Any], asked: Handful, number: int) -> Tally:
    """One game between bots of one level."""
    source = Rng(number + 1)
    state: State = game.new(asked.seats, source.next(), asked.options)
    players = [bot(asked.level, game, source.next()) for _ in range(asked.seats)]
    dealt = factions_of(state)
    course = Course(game, asked.seats)
    course.play(state, players, [False] * asked.seats, Rng(source.next()), None, None)
    decisions = course.decisions
    outcome = state.outcome
    assert outcome is not None
    part = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    won = [part if seat in outcome.winners else 0.0 for seat in range(asked.seats)]
    factions = factions_of(state, dealt)
    tally = Tally(games=1, decisions=decisions, squares=decisions * decisions, reasons={outcome.reason: 1})
    tally.seats = {str(seat + 1): (1, won[seat]) for seat in range(asked.seats)}
    for seat, faction in enumerate(factions):
        if faction:
            count, wins = tally.factions.get(faction, (0, 0.0))
            tally.factions[faction] = (count + 1, wins + won[seat])
    for seat, led in enumerate(ships_led(state)):
        for thing in {*course.seats[seat].things, *led}:
            count, wins = tally.things.get(thing, (0, 0.0))
            tally.things[thing] = (count + 1, wins + won[seat])
    return tally


def answer(message: bytes) -> bytes:
    """The same for encoded requests and answers."""
    try:
        return msgspec.json.encode(play_handful(msgspec.json.decode(message, type=Handful)))
    except Exception as error:
        return msgspec.json.encode(HandfulTally(Tally(), f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    serve(answer, niceness=15)  # people's games have priority
