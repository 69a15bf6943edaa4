"""What happened in the campaign. Battles tell their own events."""

from __future__ import annotations

from orrery.kernel import Event


class ScenarioBegan(Event, frozen=True):
    """The next scenario of the campaign was set up."""

    number: int
    scenario: str


class FirstChosen(Event, frozen=True):
    """The loser of the last scenario said who has the initiative in the next one."""

    seat: int
    other: int


class ScenarioEnded(Event, frozen=True):
    """A scenario was over; its winner got points for the degree of the victory."""

    scenario: str
    degree: str
    points: int
    winner: str
