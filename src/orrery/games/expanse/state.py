"""A position of The Expanse."""

from __future__ import annotations

from typing import Annotated, Any

from mypy_extensions import i64, mypyc_attr

from orrery.games.expanse.tables import NOWHERE, Tables
from orrery.kernel import ByteColumn, Game, Pile, Rng, SharedColumn, ShortColumn, State, filled


@mypyc_attr(free_list_len=1, acyclic=True)
class ExpanseState(State):
    """The map by base and faction (base * 4 + faction), by orbit and faction, the cards, and who holds what."""

    tables: Tables
    #: Faction of each seat, and seat of each faction (NOWHERE when unknown or unused).
    faction: Annotated[SharedColumn, "self.seats", NOWHERE]
    seat_of: Annotated[SharedColumn, 4, NOWHERE]
    first: Annotated[i64, 0]
    active: Annotated[i64, 0]
    turns: Annotated[i64, 0]
    #: Control points by faction.
    points: Annotated[ShortColumn, 4]
    #: Factions from the top of the initiative track; empty for two seats.
    initiative: Annotated[Pile, b""]
    #: Cubes and diplomats together; the diplomats among them; protomolecule tokens; what all of it counts.
    pieces: Annotated[ByteColumn, 64]
    diplomats: Annotated[SharedColumn, 16]
    tokens: Annotated[SharedColumn, 16]
    influence: Annotated[ByteColumn, 64]
    #: Ordinary cubes off the map by faction, and the special pieces off the map.
    supply: Annotated[ByteColumn, 4]
    spare_diplomats: Annotated[i64, 0]
    spare_tokens: Annotated[i64, 0]
    #: Ships by kind, orbit and faction (kind * 36 + orbit * 4 + faction); all of them by orbit and faction,
    #: the Rocinante included; those off the map (kind * 4 + faction).
    ships: Annotated[ByteColumn, 144]
    shipping: Annotated[ByteColumn, 36]
    reserve: Annotated[SharedColumn, 16]
    #: Ships that moved already in this event (kind * 9 + orbit).
    moved: Annotated[SharedColumn, 45]
    #: The faction that controls the Rocinante, and where she is.
    rocinante: Annotated[i64, NOWHERE]
    rocinante_orbit: Annotated[i64, NOWHERE]
    #: Cards: the last of the deck is drawn next; the box holds the action cards left out, unseen.
    deck: Annotated[Pile, b""]
    box: Annotated[Pile, b""]
    track: Annotated[Pile, b""]
    discard: Annotated[Pile, b""]
    #: By card: 1 more than the faction that keeps it.
    kept: Annotated[SharedColumn, "len(self.tables.cards)"]
    #: Whether everybody knows the top card of the deck.
    known: Annotated[bool, False]
    #: How many scoring cards are still undrawn.
    unseen: Annotated[i64, 0]
    scorings: Annotated[i64, 0]
    technology: Annotated[i64, 0]
    #: The secret bonus sector of the scoring turn under way, and those of earlier ones.
    bonus: Annotated[i64, NOWHERE]
    chosen: Annotated[Pile, b""]
    #: By faction: has it looked at the bonus token?
    peeked: Annotated[SharedColumn, 4]
    #: By faction: has it used its ability of once per turn?
    spent: Annotated[SharedColumn, 4]
    #: The card whose event is being resolved, or NOWHERE.
    resolving: Annotated[i64, NOWHERE]
    #: What the operations of an event hand on to the next.
    focus_base: Annotated[i64, NOWHERE]
    focus_orbit: Annotated[i64, NOWHERE]
    tally: Annotated[i64, 0]
    #: By base: the pieces that the event being resolved has placed there.
    fresh: Annotated[SharedColumn, 16]

    # Written by tools/columns.py from the annotations above.
    __slots__ = (
        "active", "bonus", "box", "chosen", "deck", "diplomats", "discard", "faction", "first", "focus_base",
        "focus_orbit", "fresh", "influence", "initiative", "kept", "known", "moved", "peeked", "pieces", "points",
        "reserve", "resolving", "rocinante", "rocinante_orbit", "scorings", "seat_of", "shipping", "ships",
        "spare_diplomats", "spare_tokens", "spent", "supply", "tables", "tally", "technology", "tokens", "track",
        "turns", "unseen",
    )  # fmt: skip
    columns = (
        "faction", "seat_of", "first", "active", "turns", "points", "initiative", "pieces", "diplomats", "tokens",
        "influence", "supply", "spare_diplomats", "spare_tokens", "ships", "shipping", "reserve", "moved", "rocinante",
        "rocinante_orbit", "deck", "box", "track", "discard", "kept", "known", "unseen", "scorings", "technology",
        "bonus", "chosen", "peeked", "spent", "resolving", "focus_base", "focus_orbit", "tally", "fresh",
    )  # fmt: skip
    kinds = (
        "B", "B", "", "", "", "h", "P", "B", "B", "B", "B", "B", "", "", "B", "B", "B", "B", "", "", "P", "P", "P", "P",
        "B", "", "", "", "", "", "P", "B", "B", "", "", "", "", "B",
    )  # fmt: skip

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.faction = filled("B", self.seats, NOWHERE)
        self.seat_of = filled("B", 4, NOWHERE)
        self.first = 0
        self.active = 0
        self.turns = 0
        self.points = filled("h", 4)
        self.initiative = b""
        self.pieces = filled("B", 64)
        self.diplomats = filled("B", 16)
        self.tokens = filled("B", 16)
        self.influence = filled("B", 64)
        self.supply = filled("B", 4)
        self.spare_diplomats = 0
        self.spare_tokens = 0
        self.ships = filled("B", 144)
        self.shipping = filled("B", 36)
        self.reserve = filled("B", 16)
        self.moved = filled("B", 45)
        self.rocinante = NOWHERE
        self.rocinante_orbit = NOWHERE
        self.deck = b""
        self.box = b""
        self.track = b""
        self.discard = b""
        self.kept = filled("B", len(self.tables.cards))
        self.known = False
        self.unseen = 0
        self.scorings = 0
        self.technology = 0
        self.bonus = NOWHERE
        self.chosen = b""
        self.peeked = filled("B", 4)
        self.spent = filled("B", 4)
        self.resolving = NOWHERE
        self.focus_base = NOWHERE
        self.focus_orbit = NOWHERE
        self.tally = 0
        self.fresh = filled("B", 16)

    def take_columns(self, values: dict[str, Any]) -> None:
        self.faction = values["faction"]
        self.seat_of = values["seat_of"]
        self.first = values["first"]
        self.active = values["active"]
        self.turns = values["turns"]
        self.points = values["points"]
        self.initiative = values["initiative"]
        self.pieces = values["pieces"]
        self.diplomats = values["diplomats"]
        self.tokens = values["tokens"]
        self.influence = values["influence"]
        self.supply = values["supply"]
        self.spare_diplomats = values["spare_diplomats"]
        self.spare_tokens = values["spare_tokens"]
        self.ships = values["ships"]
        self.shipping = values["shipping"]
        self.reserve = values["reserve"]
        self.moved = values["moved"]
        self.rocinante = values["rocinante"]
        self.rocinante_orbit = values["rocinante_orbit"]
        self.deck = values["deck"]
        self.box = values["box"]
        self.track = values["track"]
        self.discard = values["discard"]
        self.kept = values["kept"]
        self.known = values["known"]
        self.unseen = values["unseen"]
        self.scorings = values["scorings"]
        self.technology = values["technology"]
        self.bonus = values["bonus"]
        self.chosen = values["chosen"]
        self.peeked = values["peeked"]
        self.spent = values["spent"]
        self.resolving = values["resolving"]
        self.focus_base = values["focus_base"]
        self.focus_orbit = values["focus_orbit"]
        self.tally = values["tally"]
        self.fresh = values["fresh"]

    def clone(self) -> ExpanseState:
        twin = ExpanseState(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.tables = self.tables
        twin.faction = self.faction
        twin.seat_of = self.seat_of
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.points = self.points[:]
        twin.initiative = self.initiative
        twin.pieces = self.pieces[:]
        twin.diplomats = self.diplomats
        twin.tokens = self.tokens
        twin.influence = self.influence[:]
        twin.supply = self.supply[:]
        twin.spare_diplomats = self.spare_diplomats
        twin.spare_tokens = self.spare_tokens
        twin.ships = self.ships[:]
        twin.shipping = self.shipping[:]
        twin.reserve = self.reserve
        twin.moved = self.moved
        twin.rocinante = self.rocinante
        twin.rocinante_orbit = self.rocinante_orbit
        twin.deck = self.deck
        twin.box = self.box
        twin.track = self.track
        twin.discard = self.discard
        twin.kept = self.kept
        twin.known = self.known
        twin.unseen = self.unseen
        twin.scorings = self.scorings
        twin.technology = self.technology
        twin.bonus = self.bonus
        twin.chosen = self.chosen
        twin.peeked = self.peeked
        twin.spent = self.spent
        twin.resolving = self.resolving
        twin.focus_base = self.focus_base
        twin.focus_orbit = self.focus_orbit
        twin.tally = self.tally
        twin.fresh = self.fresh
        return twin

    # End of what tools/columns.py wrote.

    def begin(self) -> None:
        self.tables = self.game.tables  # type: ignore[attr-defined]
        super().begin()
