"""What happens in Parsec, for people. Seats, kinds, resources and cards are given by number or name."""

from __future__ import annotations

from orrery.kernel import Event


class OrderRolled(Event, frozen=True):
    """Everybody rolled for the first turn (parsec:5.2e)."""

    dice: list[int]
    rolling: list[int]


class FirstSeatFound(Event, frozen=True):
    """The highest roll begins."""

    seat: int


class FactionDealt(Event, frozen=True):
    """A seat drew its faction card (parsec:7b)."""

    seat: int
    faction: str


class TeamsUneven(Event, frozen=True):
    """The teams differ in size (parsec:14.2b)."""

    seats: int


class BotLimitsSet(Event, frozen=True):
    """Bots sit at the table: so many rounds are played at most, and so many offers made to a bot in a turn."""

    rounds: int
    offers: int


class SettlementRolled(Event, frozen=True):
    """A seat rolled for a planet to settle (parsec:7.1a)."""

    seat: int
    die: int
    valid: bool


class Settled(Event, frozen=True):
    """A seat placed a colony and a cargo."""

    seat: int
    cell: str


class SettlementFailed(Event, frozen=True):
    """The second landing failed: the cargo joins the first colony, the second colony waits (parsec:7.1h)."""

    seat: int
    cell: str


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    round: int


class ProductionRolled(Event, frozen=True):
    """The number that yields resources this turn (parsec:8b)."""

    seat: int
    die: int
    present: bool


class ResourcesGained(Event, frozen=True):
    """A seat took resource cards from the bank; `why` is a reason key."""

    seat: int
    resource: str
    amount: int
    why: str


class DeckExhausted(Event, frozen=True):
    """A resource deck could not pay a claim."""

    seat: int
    resource: str


class VesselMoved(Event, frozen=True):
    """A vessel flew from one hex to another."""

    seat: int
    unit: str
    origin: str
    cell: str


class VesselBoarded(Event, frozen=True):
    """A small vessel went aboard a transport (parsec:4.2e)."""

    seat: int
    unit: str
    transport: str


class VesselUnloaded(Event, frozen=True):
    """A passenger left its transport (parsec:4.2f)."""

    seat: int
    unit: str
    cell: str


class TransitAsked(Event, frozen=True):
    """A seat asks another for passage (parsec:10f)."""

    seat: int
    other: int
    unit: str


class TransitGranted(Event, frozen=True):
    """A seat lets a vessel pass."""

    seat: int
    other: int


class TransitRefused(Event, frozen=True):
    """A vessel may not pass."""

    seat: int
    other: int


class TollDemanded(Event, frozen=True):
    """A seat asks a price for passage: cards wanted, by resource."""

    seat: int
    other: int
    wanted: list[int]


class ResourcesPaid(Event, frozen=True):
    """Resource cards went from one seat to another; `why` is a reason key."""

    seat: int
    other: int
    resource: str
    amount: int
    why: str


class ResourcesExchanged(Event, frozen=True):
    """A seat exchanged resources at the Space Port (parsec:9.2a)."""

    seat: int
    given: list[int]
    resource: str


class EventSold(Event, frozen=True):
    """A seat sold an event card to the Space Port (parsec:6.2g)."""

    seat: int
    card: str
    gold: int


class TradeOffered(Event, frozen=True):
    """A seat offers a trade: cards given and wanted, by resource."""

    seat: int
    other: int
    given: list[int]
    wanted: list[int]


class TradeMade(Event, frozen=True):
    """Two seats exchanged resources (parsec:9.1d)."""

    seat: int
    other: int
    given: list[int]
    wanted: list[int]


class TradeDeclined(Event, frozen=True):
    """An offer was declined."""

    seat: int
    other: int


class UnitBuilt(Event, frozen=True):
    """A seat bought a unit and placed it (parsec:4.4a)."""

    seat: int
    unit: str
    cell: str
    aboard: bool


class ColonyFounded(Event, frozen=True):
    """A seat has a new colony; `how` is bought, converted, left-over or event."""

    seat: int
    unit: str
    cell: str
    how: str


class EventBought(Event, frozen=True):
    """A seat bought an event card (parsec:6.2a)."""

    seat: int


class EventDrawn(Event, frozen=True):
    """A seat drew an event card; only that seat sees which."""

    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else EventDrawn(self.seat, "")


class RaceBegan(Event, frozen=True):
    """The arms race is on (parsec:11b)."""

    seat: int


class EventPlayed(Event, frozen=True):
    """A seat played an event card, aimed at something."""

    seat: int
    card: str
    aim: str


class EventCancelled(Event, frozen=True):
    """An event card was cancelled before it took effect."""

    seat: int
    card: str


class EventEnded(Event, frozen=True):
    """An event in force came to its end (parsec:6.2p)."""

    seat: int
    card: str


class HandRevealed(Event, frozen=True):
    """A seat looked at another's event cards; only those two see them."""

    seat: int
    other: int
    cards: list[str]

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.other) else HandRevealed(self.seat, self.other, [])


class EventStolen(Event, frozen=True):
    """A seat took an event card at random from another; only those two see which."""

    seat: int
    other: int
    card: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat in (self.seat, self.other) else EventStolen(self.seat, self.other, "")


class ResourceStolen(Event, frozen=True):
    """A seat took a resource card at random from another; `why` is a reason key."""

    seat: int
    other: int
    resource: str
    why: str


class UnitDestroyed(Event, frozen=True):
    """A unit was lost; `why` is combat or the card that did it."""

    seat: int
    unit: str
    cell: str
    why: str


class UnitSaved(Event, frozen=True):
    """A unit withstood an event."""

    seat: int
    unit: str
    die: int


class UnitSeized(Event, frozen=True):
    """A vessel changed sides."""

    seat: int
    other: int
    unit: str
    cell: str


class AttackDeclared(Event, frozen=True):
    """An attack: who fires at what (parsec:12e)."""

    seat: int
    target: str
    units: list[str]
    manoeuvre: str


class SupportAsked(Event, frozen=True):
    """A seat asks another for support and offers resources for it (parsec:12.6a)."""

    seat: int
    other: int
    offered: list[int]


class FeeNamed(Event, frozen=True):
    """A seat names its price for support: cards wanted, by resource (parsec:12.6a)."""

    seat: int
    other: int
    wanted: list[int]


class SupportAnswered(Event, frozen=True):
    """The answer to a plea for support."""

    seat: int
    other: int
    agreed: bool


class StrikeRolled(Event, frozen=True):
    """Both dice of a strike with all modifiers and their reasons (parsec:12.1a)."""

    seat: int
    target: str
    attack_die: int
    defence_die: int
    attack: int
    defence: int
    reasons: list[tuple[str, str, int]]


class StrikeResolved(Event, frozen=True):
    """How a strike ended."""

    seat: int
    target: str
    attack: int
    defence: int
    hit: bool


class VesselEvaded(Event, frozen=True):
    """A vessel evaded (parsec:12.2d)."""

    seat: int
    unit: str
    origin: str
    cell: str
    escaped: bool


class CombatEnded(Event, frozen=True):
    """A combat is over; `how` is a reason key (parsec:12.7a)."""

    seat: int
    other: int
    how: str


class SeatEliminated(Event, frozen=True):
    """A seat has no unit left (parsec:13a); `by` is None when nobody inherits."""

    seat: int
    by: int | None


class GameWon(Event, frozen=True):
    """A condition of victory is met."""

    seats: list[int]
    how: str
