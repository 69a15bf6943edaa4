"""Set-up: factions, deployment, initiative, the deck and the track (expanse:setup.1 to setup.12)."""

from __future__ import annotations

from orrery.games.expanse.actions import JOIN, Join
from orrery.games.expanse.board import card_name, is_open, seats_from
from orrery.games.expanse.effects import give_rocinante
from orrery.games.expanse.events import FactionJoined, GameSetUp
from orrery.games.expanse.flow.turn import BeginTurn
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import FACTIONS, NOWHERE, SCORING_CARD
from orrery.kernel import Choice, Refusal, Step, changed, refuse


def set_up(state: ExpanseState) -> None:
    """The first frames; the map is empty."""
    seating = state.options["factions"]
    state.push(DeployForces())
    if seating == "chosen":
        for seat in range(state.seats - 1, -1, -1):
            state.push(ChooseFaction(seat))
        return
    order = list(range(state.seats))
    if seating == "drawn":
        state.rng.shuffle(order)
    for seat in range(state.seats):
        join(state, seat, order[seat])


def join(state: ExpanseState, seat: int, faction: int) -> None:
    """Give a faction to a seat."""
    state.faction = changed(state.faction, seat, faction)
    state.seat_of = changed(state.seat_of, faction, seat)
    if state.logged:
        state.log(FactionJoined(seat, FACTIONS[faction]))


class ChooseFaction(Choice[ExpanseState]):
    """Each seat takes a faction (expanse:setup.1, two-player.1, three-player.1)."""

    __slots__ = ()
    clause = "expanse:setup.1"
    accepts = (Join,)

    def options(self, state: ExpanseState) -> list[Join]:
        return [JOIN[faction] for faction in range(state.seats) if state.seat_of[faction] == NOWHERE]

    def why_not(self, state: ExpanseState, action: Join) -> Refusal | None:
        if action.faction >= state.seats:
            clause = "expanse:two-player.1" if state.seats == 2 else "expanse:three-player.1"
            return refuse(clause, "faction-not-used", faction=FACTIONS[action.faction], seats=state.seats)
        if state.seat_of[action.faction] != NOWHERE:
            taken = state.seat_of[action.faction]
            return refuse("expanse:setup.1", "faction-taken", faction=FACTIONS[action.faction], seat=taken)
        return None

    def resolve(self, state: ExpanseState, action: Join) -> None:
        join(state, self.seat, action.faction)


class DeployForces(Step[ExpanseState]):
    """Pieces, first player, initiative, Rocinante, deck and track (expanse:setup.3 to setup.12)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        tables = state.tables
        for faction in range(state.seats):
            state.points[faction] = tables.start
            state.supply[faction] = tables.cubes[faction]
            for kind in range(4):
                state.reserve = changed(state.reserve, kind * 4 + faction, tables.ships[faction][kind])
            if tables.diplomats[faction]:
                state.spare_diplomats = tables.diplomats[faction]
            if tables.tokens[faction]:
                state.spare_tokens = tables.tokens[faction]
        for faction, kind, orbit, number in tables.start_ships:
            if faction >= state.seats:
                continue
            state.reserve = changed(state.reserve, kind * 4 + faction, state.reserve[kind * 4 + faction] - number)
            state.ships[kind * 36 + orbit * 4 + faction] += number
            state.shipping[orbit * 4 + faction] += number
        for faction, base, number in tables.start_cubes:
            if faction >= state.seats or not is_open(state, base):
                continue
            state.supply[faction] -= number
            state.pieces[base * 4 + faction] += number
            state.influence[base * 4 + faction] += number
        state.first = state.rng.below(state.seats)
        order = seats_from(state, state.first)
        if state.seats > 2:
            state.initiative = bytes([state.faction[seat] for seat in order[::-1]])
        last = state.faction[order[-1]]
        state.rocinante_orbit = tables.home[last]
        give_rocinante(state, last)
        build_deck(state)
        if state.logged:
            factions = [FACTIONS[state.faction[seat]] for seat in order]
            initiative = [FACTIONS[faction] for faction in list(state.initiative)]
            track = [card_name(state, card) for card in list(state.track)]
            state.log(GameSetUp(factions[0], factions, initiative, factions[-1], track))
        state.push(BeginTurn(state.first))


def build_deck(state: ExpanseState) -> None:
    """Piles with two scoring cards each below an opening pile, and five cards on the track (expanse:setup.8 to 11)."""
    tables = state.tables
    seats = state.seats
    cards = [card for card in range(len(tables.cards)) if tables.used_with[card][seats]]
    state.rng.shuffle(cards)
    opening, size, piles, scoring = tables.piles[seats]
    deck: list[int] = []
    for _ in range(piles):
        pile = [cards.pop() for _ in range(size)]
        pile.extend([SCORING_CARD] * scoring)
        state.rng.shuffle(pile)
        deck.extend(pile)
    deck.extend([cards.pop() for _ in range(opening)])
    state.unseen = piles * scoring
    track = [deck.pop() for _ in range(len(tables.costs))]
    state.unseen -= track.count(SCORING_CARD)
    state.deck = bytes(deck)
    state.track = bytes(track)
    state.box = bytes(sorted(cards))
