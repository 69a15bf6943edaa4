"""The program of the processes that play experiments: a handful of games for each message."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import orrery
from orrery.bots import bot
from orrery.kernel import Event, Game, Rng, State
from orrery.registry import EDITIONS
from orrery.server.laboratory.tally import Tally
from orrery.server.workers.program import serve


class Handful(msgspec.Struct):
    """Which games to play: with which content, between which bots, from which numbers."""

    game: str
    content: str
    documents: dict[str, Any] | None
    seats: int
    level: str
    options: dict[str, Any]
    first: int
    count: int


class HandfulTally(msgspec.Struct):
    """What came of it, or why nothing did."""

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
    state: State = game.new(asked.seats, source.next(), asked.options, log=True)
    players = [bot(asked.level, game, source.next()) for _ in range(asked.seats)]
    belief = Rng(source.next())
    decisions = 0
    while state.seat is not None:
        seat = state.seat
        state.apply(players[seat].choose(state.determinize(seat, belief), seat, None))
        decisions += 1
    outcome = state.outcome
    assert outcome is not None
    part = 1.0 / len(outcome.winners) if outcome.winners else 0.0
    won = [part if seat in outcome.winners else 0.0 for seat in range(asked.seats)]
    factions = [game.faction(state, seat) for seat in range(asked.seats)]
    tally = Tally(games=1, decisions=decisions, squares=decisions * decisions, reasons={outcome.reason: 1})
    tally.seats = {str(seat + 1): (1, won[seat]) for seat in range(asked.seats)}
    for seat, faction in enumerate(factions):
        if faction:
            count, wins = tally.factions.get(faction, (0, 0.0))
            tally.factions[faction] = (count + 1, wins + won[seat])
    for seat, thing in things(state, state.events or [], factions):
        count, wins = tally.things.get(thing, (0, 0.0))
        tally.things[thing] = (count + 1, wins + won[seat])
    return tally


def things(state: State, events: Iterable[Event], factions: list[str]) -> set[tuple[int, str]]:
    """The cards that each seat used and the ships it led, as the names that texts have for them."""
    found: set[tuple[int, str]] = set()
    for event in events:
        card = getattr(event, "card", None)
        seat = getattr(event, "seat", None)
        faction = getattr(event, "faction", None)
        if seat is None and faction in factions:
            seat = factions.index(str(faction))
        if isinstance(card, str) and isinstance(seat, int):
            found.add((seat, f"card-{card}"))
    for unit in state.view(None).get("units", ()):
        if isinstance(unit, dict) and "class" in unit and "seat" in unit:
            found.add((unit["seat"], f"class-{unit['class']}"))
    return found


def answer(message: bytes) -> bytes:
    """The same for encoded requests and answers."""
    try:
        return msgspec.json.encode(play_handful(msgspec.json.decode(message, type=Handful)))
    except Exception as error:
        return msgspec.json.encode(HandfulTally(Tally(), f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    serve(answer, niceness=15)  # whoever plays comes first
