"""A position of The Expanse."""

from __future__ import annotations

from array import array
from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.expanse.tables import NOWHERE, Tables
from orrery.kernel import Rng, State, Value


@mypyc_attr(allow_interpreted_subclasses=True)  # else mypyc's __new__ calls the constructor
class ExpanseState(State):
    """The map by base and faction (base * 4 + faction), by orbit and faction, the cards, and who holds what."""

    __slots__ = (
        "active", "bonus", "box", "chosen", "deck", "diplomats", "discard", "faction", "first",
        "focus_base", "focus_orbit", "influence", "initiative", "kept", "known", "moved", "peeked", "pieces",
        "points", "reserve", "resolving", "rocinante", "rocinante_orbit", "scorings", "seat_of", "shipping",
        "ships", "spare_diplomats", "spare_tokens", "spent", "supply", "tables", "tally", "technology", "tokens",
        "track", "turns", "unseen",
    )  # fmt: skip

    columns = (
        "faction", "seat_of", "first", "active", "turns", "points", "initiative", "pieces", "diplomats", "tokens",
        "influence", "supply", "spare_diplomats", "spare_tokens", "ships", "shipping", "reserve", "moved", "rocinante",
        "rocinante_orbit", "deck", "box", "track", "discard", "kept", "known", "unseen", "scorings", "technology",
        "bonus", "chosen", "peeked", "spent", "resolving", "focus_base", "focus_orbit", "tally",
    )  # fmt: skip

    tables: Tables
    #: Faction of each seat, and seat of each faction (NOWHERE when unknown or unused).
    faction: bytearray
    seat_of: bytearray
    first: int
    active: int
    turns: int
    #: Control points by faction.
    points: array[int]
    #: Factions from the top of the initiative track; empty for two seats.
    initiative: bytearray
    #: Cubes and diplomats together; the diplomats among them; protomolecule tokens; what all of it counts.
    pieces: bytearray
    diplomats: bytearray
    tokens: bytearray
    influence: bytearray
    #: Ordinary cubes off the map by faction, and the special pieces off the map.
    supply: bytearray
    spare_diplomats: int
    spare_tokens: int
    #: Ships by kind, orbit and faction (kind * 36 + orbit * 4 + faction); all of them by orbit and faction,
    #: the Rocinante included; those off the map (kind * 4 + faction).
    ships: bytearray
    shipping: bytearray
    reserve: bytearray
    #: Ships that moved already in this event (kind * 9 + orbit).
    moved: bytearray
    #: The faction that controls the Rocinante, and where she is.
    rocinante: int
    rocinante_orbit: int
    #: Cards: the last of the deck is drawn next; the box holds the action cards left out, unseen.
    deck: bytearray
    box: bytearray
    track: bytearray
    discard: bytearray
    #: By card: 1 more than the faction that keeps it.
    kept: bytearray
    #: Whether everybody knows the top card of the deck.
    known: bool
    #: How many scoring cards are still undrawn.
    unseen: int
    scorings: int
    technology: int
    #: The secret bonus sector of the scoring turn under way, and those of earlier ones.
    bonus: int
    chosen: bytearray
    #: By faction: has it looked at the bonus token?
    peeked: bytearray
    #: By faction: has it used its ability of once per turn?
    spent: bytearray
    #: The card whose event is being resolved, or NOWHERE.
    resolving: int
    #: What the operations of an event hand on to the next.
    focus_base: int
    focus_orbit: int
    tally: int

    def __init__(self, game: Any, seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.tables = game.tables
        self.active = 0
        self.first = 0
        self.turns = 0
        self.spare_diplomats = 0
        self.spare_tokens = 0
        self.rocinante = NOWHERE
        self.rocinante_orbit = NOWHERE
        self.known = False
        self.unseen = 0
        self.scorings = 0
        self.technology = 0
        self.bonus = NOWHERE
        self.resolving = NOWHERE
        self.focus_base = NOWHERE
        self.focus_orbit = NOWHERE
        self.tally = 0

    def clone(self) -> ExpanseState:
        """An independent copy without the log."""
        twin = ExpanseState.__new__(ExpanseState)
        twin.copy_position(self)
        twin.tables = self.tables
        twin.faction = self.faction.copy()
        twin.seat_of = self.seat_of.copy()
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.points = self.points[:]
        twin.initiative = self.initiative.copy()
        twin.pieces = self.pieces.copy()
        twin.diplomats = self.diplomats.copy()
        twin.tokens = self.tokens.copy()
        twin.influence = self.influence.copy()
        twin.supply = self.supply.copy()
        twin.spare_diplomats = self.spare_diplomats
        twin.spare_tokens = self.spare_tokens
        twin.ships = self.ships.copy()
        twin.shipping = self.shipping.copy()
        twin.reserve = self.reserve.copy()
        twin.moved = self.moved.copy()
        twin.rocinante = self.rocinante
        twin.rocinante_orbit = self.rocinante_orbit
        twin.deck = self.deck.copy()
        twin.box = self.box.copy()
        twin.track = self.track.copy()
        twin.discard = self.discard.copy()
        twin.kept = self.kept.copy()
        twin.known = self.known
        twin.unseen = self.unseen
        twin.scorings = self.scorings
        twin.technology = self.technology
        twin.bonus = self.bonus
        twin.chosen = self.chosen.copy()
        twin.peeked = self.peeked.copy()
        twin.spent = self.spent.copy()
        twin.resolving = self.resolving
        twin.focus_base = self.focus_base
        twin.focus_orbit = self.focus_orbit
        twin.tally = self.tally
        return twin
