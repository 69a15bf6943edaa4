"""Pairings: Swiss, round robin, knock-out, and pods of three or four."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

from orrery.server.store.tournaments import Pairing

#: The number of attempts to find a round without a repeated pairing; then repetitions are allowed.
TRIES = 2_000


def met_before(pairings: Sequence[Pairing]) -> Counter[frozenset[int]]:
    """How often each two entrants have met."""
    return Counter(frozenset(two) for pairing in pairings for two in combinations(pairing.entrants, 2))


def seated(group: Sequence[int], pairings: Sequence[Pairing]) -> list[int]:
    """A group in the seat order in which each has sat least often in their seat; ties go to the first order."""
    taken: Counter[tuple[int, int]] = Counter()
    for pairing in pairings:
        if len(pairing.entrants) > 1:
            taken.update((entrant, seat) for seat, entrant in enumerate(pairing.entrants))
    orders = permutations(group)
    return list(min(orders, key=lambda order: sum(taken[entrant, seat] ** 2 for seat, entrant in enumerate(order))))


def swiss(order: Sequence[int], pairings: Sequence[Pairing], number: int, size: int = 2) -> list[Pairing]:
    """A Swiss round: neighbours in the standings meet, without repeated pairings.

    If the numbers are uneven, the lowest entrant who has not had a bye gets one, with the points of a win.
    """
    met = met_before(pairings)
    free_before = {pairing.entrants[0] for pairing in pairings if len(pairing.entrants) == 1}
    waiting = list(order)
    free: list[int] = []
    while len(waiting) % size:
        chosen = next((one for one in reversed(waiting) if one not in free_before), waiting[-1])
        waiting.remove(chosen)
        free.append(chosen)
    groups = _grouped(waiting, met, size)
    played = [Pairing(number, place, seated(group, pairings)) for place, group in enumerate(groups, 1)]
    byes = [
        Pairing(number, len(played) + place, [entrant], points=[float(size - 1)])
        for place, entrant in enumerate(free, 1)
    ]
    return played + byes


def _grouped(order: list[int], met: Counter[frozenset[int]], size: int) -> list[list[int]]:
    """The standings in groups of neighbours who have not met, or with the fewest repetitions found."""
    for allowed in range(len(order) + 1):
        tries = [TRIES]
        found = _search(order, met, size, allowed, tries)
        if found is not None:
            return found
    return [order[at : at + size] for at in range(0, len(order), size)]


def _search(
    order: list[int], met: Counter[frozenset[int]], size: int, allowed: int, tries: list[int]
) -> list[list[int]] | None:
    if not order:
        return []
    for group, again in _groups([order[0]], order[1:], met, size, allowed):
        tries[0] -= 1
        if tries[0] < 0:
            return None
        left = [one for one in order if one not in group]
        found = _search(left, met, size, allowed - again, tries)
        if found is not None:
            return [group, *found]
    return None


def _groups(
    group: list[int], others: list[int], met: Counter[frozenset[int]], size: int, allowed: int
) -> Iterator[tuple[list[int], int]]:
    """Every way to fill a group with at most so many repetitions, and their number; neighbours first."""
    if len(group) == size:
        yield group, 0
        return
    for place, other in enumerate(others):
        again = sum(met[frozenset((member, other))] for member in group)
        if again <= allowed:
            for filled, more in _groups([*group, other], others[place + 1 :], met, size, allowed - again):
                yield filled, again + more


def round_robin(entrants: Sequence[int], number: int) -> list[Pairing]:
    """A round of a round robin, by the circle method.

    >>> [pairing.entrants for pairing in round_robin([1, 2, 3, 4], 1)]
    [[1, 4], [3, 2]]
    """
    circle = [*entrants] if len(entrants) % 2 == 0 else [*entrants, 0]
    turn = (number - 1) % (len(circle) - 1)
    circle = [circle[0], *circle[len(circle) - turn :], *circle[1 : len(circle) - turn]]
    pairs = [(circle[at], circle[-1 - at]) for at in range(len(circle) // 2)]
    found = []
    for at, (one, other) in enumerate(pairs):
        seats = [one, other] if (number + at) % 2 else [other, one]
        found.append(Pairing(number, at + 1, [entrant for entrant in seats if entrant]))
    return [
        pairing if len(pairing.entrants) > 1 else Pairing(number, pairing.number, pairing.entrants, points=[0.0])
        for pairing in found
    ]


def knock_out(seeds: Sequence[int], pairings: Sequence[Pairing], number: int) -> list[Pairing]:
    """A round of the survivors, best against weakest; a bye goes on. In a draw the better seed goes on.

    >>> [pairing.entrants for pairing in knock_out([1, 2, 3], [], 1)]
    [[1], [2, 3]]
    """
    alive = [seed for seed in seeds if seed not in losers(seeds, pairings)]
    places = 2 ** math.ceil(math.log2(max(2, len(seeds)))) >> (number - 1)
    slots = [alive[at] if at < len(alive) else 0 for at in range(places)]
    found = []
    for at in range(places // 2):
        two = [entrant for entrant in (slots[at], slots[places - 1 - at]) if entrant]
        if two:
            free = len(two) == 1
            found.append(Pairing(number, at + 1, two if free else seated(two, pairings), points=[1.0] if free else []))
    return found


def losers(seeds: Sequence[int], pairings: Sequence[Pairing]) -> set[int]:
    """The entrants that have been knocked out."""
    out = set()
    for pairing in pairings:
        if len(pairing.entrants) == 2 and pairing.points:
            one, other = pairing.entrants
            ahead = pairing.points[0] - pairing.points[1]
            better = one if seeds.index(one) < seeds.index(other) else other
            winner = better if ahead == 0 else one if ahead > 0 else other
            out.add(other if winner == one else one)
    return out


def robin_rounds(count: int) -> int:
    """The number of rounds until everybody has met everybody."""
    return count - 1 if count % 2 == 0 else count


def knock_out_rounds(count: int) -> int:
    """The number of rounds until one is left."""
    return math.ceil(math.log2(max(2, count)))
