"""Standings: points, and what decides between those with the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from orrery.server.store.tournaments import Pairing


class Standing(msgspec.Struct, frozen=True):
    """How an entrant stands.

    Ties are broken by the sum of the points of those one met (Buchholz), then by the points of those one beat and half
    of those one drew with (Sonneborn-Berger), then by matches won, then by the number under which one entered.
    """

    entrant: int
    points: float
    buchholz: float
    berger: float
    won: int
    drawn: int
    lost: int
    played: int


def points_of(ranks: Sequence[int]) -> list[float]:
    """The points of every seat: at a table of two a win is 1; at larger ones each seat that one is ahead of is 1.

    >>> points_of([0, 1]), points_of([0, 0]), points_of([0, 1, 2]), points_of([0, 1, 1, 3])
    ([1.0, 0.0], [0.5, 0.5], [2.0, 1.0, 0.0], [3.0, 1.5, 1.5, 0.0])
    """
    return [
        float(sum((mine < theirs) + 0.5 * (mine == theirs) for theirs in ranks) - 0.5) for mine in ranks
    ]  # fmt: skip


def standings(entrants: Iterable[int], pairings: Sequence[Pairing]) -> list[Standing]:
    """How entrants stand after the pairings that are over, the best first."""
    numbers = list(entrants)
    over = [pairing for pairing in pairings if pairing.points]
    total = dict.fromkeys(numbers, 0.0)
    for pairing in over:
        for entrant, points in zip(pairing.entrants, pairing.points, strict=True):
            total[entrant] = total.get(entrant, 0.0) + points
    found = []
    for entrant in numbers:
        met: list[tuple[float, float, float]] = []
        for pairing in over:
            if entrant not in pairing.entrants:
                continue
            own = pairing.points[pairing.entrants.index(entrant)]
            met += [
                (own, points, total[other])
                for other, points in zip(pairing.entrants, pairing.points, strict=True)
                if other != entrant
            ]
        played = [pairing for pairing in over if entrant in pairing.entrants and len(pairing.entrants) > 1]
        best = [pairing.points[pairing.entrants.index(entrant)] == max(pairing.points) for pairing in played]
        shared = [
            pairing.points.count(max(pairing.points)) > 1 for pairing in played
        ]  # fmt: skip
        won = sum(first and not tied for first, tied in zip(best, shared, strict=True))
        drawn = sum(first and tied for first, tied in zip(best, shared, strict=True))
        found.append(
            Standing(
                entrant, total[entrant], sum(theirs for _, _, theirs in met),
                sum(theirs * ((own > points) + 0.5 * (own == points)) for own, points, theirs in met),
                won, drawn, len(played) - won - drawn, len(played),
            )
        )  # fmt: skip
    return sorted(found, key=lambda one: (-one.points, -one.buchholz, -one.berger, -one.won, one.entrant))
