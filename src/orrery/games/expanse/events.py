"""What happens in The Expanse. Factions, bases, orbits, ships and cards are given by their ids."""

from __future__ import annotations

import msgspec

from orrery.kernel import Event


class FactionJoined(Event, frozen=True):
    """A seat took a faction."""

    seat: int
    faction: str


class GameSetUp(Event, frozen=True):
    """The map is laid out, the deck is built, and somebody begins."""

    first: str
    order: list[str]
    initiative: list[str]
    rocinante: str
    track: list[str]


class TurnBegan(Event, frozen=True):
    """A faction became active."""

    faction: str
    turn: int


class CardTaken(Event, frozen=True):
    """A card was taken from the track for its cost."""

    faction: str
    card: str
    space: int
    cost: int


class EventUsed(Event, frozen=True):
    """A faction resolves the event of a card."""

    faction: str
    card: str


class EventKept(Event, frozen=True):
    """A faction keeps an event for later."""

    faction: str
    card: str
    cost: int


class EventDeclined(Event, frozen=True):
    """A faction let the event of a card pass."""

    faction: str
    card: str


class KeptEventPlayed(Event, frozen=True):
    """A faction plays an event that it had kept."""

    faction: str
    card: str


class KeptEventDiscarded(Event, frozen=True):
    """A faction lost an event that it had kept."""

    faction: str
    card: str


class EventCopied(Event, frozen=True):
    """A faction resolves the event of a card that stays on the track."""

    faction: str
    card: str


class PointsUsed(Event, frozen=True):
    """A faction uses the action points of a card."""

    faction: str
    card: str
    points: int


class PointsRaised(Event, frozen=True):
    """A kept card made the number of a card higher."""

    faction: str
    by: str
    points: int


class InitiativeLowered(Event, frozen=True):
    """A faction went to the bottom of the initiative track."""

    faction: str
    initiative: list[str]


class CardDrawn(Event, frozen=True):
    """A card was added to the end of the track."""

    card: str


class CardRevealed(Event, frozen=True):
    """The top card of the deck was shown and put back."""

    card: str
    number: int


class InfluencePlaced(Event, frozen=True):
    """An influence piece came to a base."""

    faction: str
    base: str
    piece: str


class InfluenceRemoved(Event, frozen=True):
    """An influence piece left a base for the supply."""

    faction: str
    base: str
    piece: str


class InfluenceMoved(Event, frozen=True):
    """An influence piece went from one base to another."""

    faction: str
    source: str
    target: str
    piece: str


class TokenPlaced(Event, frozen=True):
    """A protomolecule token came to a base."""

    faction: str
    base: str
    source: str


class ShipsMoved(Event, frozen=True):
    """Ships of one faction went from one orbit to another."""

    faction: str
    source: str
    target: str
    kind: str
    number: int


class ShipBuilt(Event, frozen=True):
    """A ship came to an orbit."""

    faction: str
    orbit: str
    kind: str


class ShipRemoved(Event, frozen=True):
    """A ship was removed from an orbit."""

    faction: str
    orbit: str
    kind: str


class BattleshipDamaged(Event, frozen=True):
    """A full battleship was hit and turned to its weaker side."""

    faction: str
    orbit: str


class ControlPointsGained(Event, frozen=True):
    """A faction gained control points by an event."""

    faction: str
    number: int
    total: int


class ScoringBegan(Event, frozen=True):
    """A scoring turn began: its number (0 for the final one) and what bases of the bonus sector pay."""

    number: int
    values: list[int]


class BonusChosen(Event, frozen=True):
    """A bonus token was taken in secret; only those who know it see which."""

    faction: str
    seat: int
    sector: str = ""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BonusChosen(self.faction, self.seat)


class BonusSeen(Event, frozen=True):
    """A faction looked at the bonus token."""

    faction: str
    seat: int
    sector: str = ""

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else BonusSeen(self.faction, self.seat)


class ScoringPassed(Event, frozen=True):
    """A faction used neither a kept event nor the Rocinante in scoring."""

    faction: str


class CrewUsed(Event, frozen=True):
    """The Rocinante's controller used a crew member."""

    faction: str
    member: str


class BonusRevealed(Event, frozen=True):
    """The bonus sector of this scoring turn came to light."""

    sector: str
    values: list[int]


class Standing(msgspec.Struct, frozen=True):
    """How one faction stands on a base: what counts, its place, and the points that brings."""

    faction: str
    cubes: int
    diplomats: int
    tokens: int
    orbital_control: int
    total: int
    place: int
    tied: bool
    points: int
    resource: int


class BaseScore(msgspec.Struct, frozen=True):
    """The score of one base."""

    base: str
    sector: str
    resource: str
    values: list[int]
    standings: list[Standing]


class BasesScored(Event, frozen=True):
    """Every base was scored, with everything that counted, and the new control points."""

    number: int
    bonus: str
    bases: list[BaseScore]
    gained: dict[str, int]
    totals: dict[str, int]


class TechnologyGained(Event, frozen=True):
    """A faction received a technology."""

    faction: str
    level: int
    power: str


class RocinantePassed(Event, frozen=True):
    """The Rocinante has a controller for the time to come."""

    faction: str
    points: int
    tied: list[str]
    changed: bool


class ScoringCardsDiscarded(Event, frozen=True):
    """Scoring cards that nobody took left the track unscored."""

    number: int


class GameEnded(Event, frozen=True):
    """The game is over."""

    winner: str
    totals: dict[str, int]
    reason: str
