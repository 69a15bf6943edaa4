"""Standings: points and tie-breaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from orrery.server.store.tournaments import Pairing


class Standing(msgspec.Struct, frozen=True):
    """An entrant's place in the standings.

    Ties are broken by the sum of the opponents' points (Buchholz), then by the points of defeated opponents plus half
    of those drawn with (Sonneborn-Berger), then by matches won, then by entry number.
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
    """The points of every seat: at a table of two a win is 1; at larger ones 1 for each seat that is behind.

    >>> points_of([0, 1]), points_of([0, 0]), points_of([0, 1, 2]), points_of([0, 1, 1, 3])
    ([1.0, 0.0], [0.5, 0.5], [2.0, 1.0, 0.0], [3.0, 1.5, 1.5, 0.0])
    """
    return [
        float(sum((mine < theirs) + 0.5 * (mine == theirs) for theirs in ranks) - 0.5) for mine in ranks
    ]  # fmt: skip


def standings(entrants: Iterable[int], pairings: Sequence[Pairing]) -> list[Standing]:
    """The standings after the finished pairings, best first."""
    numbers = list(entrants)
    over = [pairing for pairing in pairings if pairing.points]
    total = dict.fromkeys(numbers, 0.0)
    own: dict[int, list[Pairing]] = {entrant: [] for entrant in numbers}
    for pairing in over:
        for entrant, points in zip(pairing.entrants, pairing.points, strict=True):
            total[entrant] = total.get(entrant, 0.0) + points
            own.setdefault(entrant, []).append(pairing)
    found = [standing_of(entrant, own[entrant], total) for entrant in numbers]
    return sorted(found, key=lambda one: (-one.points, -one.buchholz, -one.berger, -one.won, one.entrant))


def standing_of(entrant: int, own: Sequence[Pairing], total: Mapping[int, float]) -> Standing:
    """An entrant's standing after their own pairings, given everybody's points."""
    buchholz = berger = 0.0
    won = drawn = played = 0
    for pairing in own:
        mine = pairing.points[pairing.entrants.index(entrant)]
        for other, points in zip(pairing.entrants, pairing.points, strict=True):
            if other != entrant:
                buchholz += total[other]
                berger += total[other] * ((mine > points) + 0.5 * (mine == points))
        if len(pairing.entrants) > 1:
            played += 1
            is_best = mine == max(pairing.points)
            is_shared = pairing.points.count(max(pairing.points)) > 1
            won += is_best and not is_shared
            drawn += is_best and is_shared
    return Standing(entrant, total[entrant], buchholz, berger, won, drawn, played - won - drawn, played)
