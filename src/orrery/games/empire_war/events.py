"""What happened in the war. Battles tell their own events."""

from __future__ import annotations

from orrery.kernel import Event


class StrategicTurnBegan(Event, frozen=True):
    """A turn of the war began."""

    turn: int


class IncomeReceived(Event, frozen=True):
    """A side was paid for its home world, zones and planets."""

    seat: int
    points: int


class ShipBought(Event, frozen=True):
    """A ship joined a reserve; only its side knows."""

    seat: int
    ship: str
    points: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class BaseBuilt(Event, frozen=True):
    """A base was placed in secret; only its side knows."""

    seat: int
    lane: str
    zone: int
    points: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class FleetAssigned(Event, frozen=True):
    """A ship got its orders; only its side knows."""

    seat: int
    ship: str
    lane: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class PlansCommitted(Event, frozen=True):
    """A side has finished its plans."""

    seat: int


class FleetsMet(Event, frozen=True):
    """The fleets in a sector came to light."""

    lane: str
    zone: int
    terran: str
    talon: str


class ZoneScouted(Event, frozen=True):
    """A die decided the terrain of a zone, for good."""

    lane: str
    zone: int
    die: int
    terrain: str


class SideWithdrew(Event, frozen=True):
    """A side declined a battle."""

    seat: int
    lane: str


class ReserveJoined(Event, frozen=True):
    """A ship of the reserve joined the battle for its home world."""

    seat: int
    ship: str


class CommandTaken(Event, frozen=True):
    """A side is led by its player, or left to a bot."""

    seat: int
    level: str


class SectorFought(Event, frozen=True):
    """A battle of the war was over; the winner is a faction, or nobody."""

    lane: str
    winner: str
    rounds: int


class ShipLost(Event, frozen=True):
    """A ship or base did not come back from a battle."""

    seat: int
    ship: str
    points: int


class PlanetInvaded(Event, frozen=True):
    """Transports landed, and the planet changed hands."""

    seat: int
    lane: str
    zone: int


class PlanetBesieged(Event, frozen=True):
    """The space around a planet was won, the planet was not."""

    seat: int
    lane: str
    zone: int


class FrontMoved(Event, frozen=True):
    """A front went one zone towards the loser's home world."""

    seat: int
    lane: str
    zone: int


class LevyRaised(Event, frozen=True):
    """A front stood at a home world for the first time, and its side got points."""

    seat: int
    points: int


class WarEnded(Event, frozen=True):
    """The war was over."""

    winner: str
    why: str
