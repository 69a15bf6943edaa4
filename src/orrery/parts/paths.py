"""Ways over a map: what can be reached, and the cheapest path, over a table of neighbours."""

from __future__ import annotations

from typing import Final

#: No limit on steps or cost.
UNLIMITED: Final = -1
_UNREACHED: Final = -1


class Paths:
    """Searches over a flat table of neighbours, `degree` for each cell, -1 for none; ways lead back as well.

    Entering a cell costs one step, or what `costs` says, where 0 forbids it. A blocked cell is not entered.
    The cell one starts from is never asked. Ties go to what stands first in the table, so that the same
    question always has the same answer. Buffers are lent to one search at a time: threads may share it.

    >>> row = Paths([-1, 1, 0, 2, 1, 3, 2, -1], degree=2)
    >>> row.reach(1, limit=1), row.path(0, 3), row.path(0, 3, blocked=bytes([0, 0, 1, 0]))
    ([1, 0, 2], [0, 1, 2, 3], [])
    """

    def __init__(self, neighbours: list[int], degree: int = 6) -> None:
        if degree < 1 or len(neighbours) % degree:
            raise ValueError(f"a table of {len(neighbours)} neighbours does not have {degree} for each cell")
        self.neighbours = neighbours
        self.degree = degree
        self.size = len(neighbours) // degree
        self.spare: list[list[int]] = []

    def reach(self, start: int, limit: int = UNLIMITED, blocked: bytes | bytearray = b"") -> list[int]:
        """The cells within so many steps, the start included, nearest first."""
        spent = self._borrow()
        found = self._walk(spent, start, limit, self._mask(blocked), _UNREACHED)
        self._give_back(spent, found)
        return found

    def steps(self, start: int, limit: int = UNLIMITED, blocked: bytes | bytearray = b"") -> list[int]:
        """How many steps it takes to every cell, -1 where no way leads."""
        spent = [_UNREACHED] * self.size
        self._walk(spent, start, limit, self._mask(blocked), _UNREACHED)
        return spent

    def afford(
        self, start: int, costs: bytes | bytearray, limit: int = UNLIMITED, blocked: bytes | bytearray = b""
    ) -> list[int]:
        """The cells that can be reached at no more than a cost, the start included, cheapest first.

        >>> Paths([-1, 1, 0, 2, 1, 3, 2, -1], degree=2).afford(0, bytes([1, 2, 3, 1]), limit=5)
        [0, 1, 2]
        """
        spent = self._borrow()
        touched: list[int] = []
        found = self._spend(spent, start, self._mask(costs), limit, self._mask(blocked), _UNREACHED, touched)
        self._give_back(spent, touched)
        return found

    def expenses(
        self, start: int, costs: bytes | bytearray, limit: int = UNLIMITED, blocked: bytes | bytearray = b""
    ) -> list[int]:
        """The least cost of reaching every cell, -1 where no way leads.

        >>> Paths([-1, 1, 0, 2, 1, 3, 2, -1], degree=2).expenses(0, bytes([1, 2, 3, 0]))
        [0, 2, 5, -1]
        """
        spent = [_UNREACHED] * self.size
        self._spend(spent, start, self._mask(costs), limit, self._mask(blocked), _UNREACHED, [])
        return spent

    def path(
        self,
        start: int,
        goal: int,
        costs: bytes | bytearray = b"",
        limit: int = UNLIMITED,
        blocked: bytes | bytearray = b"",
    ) -> list[int]:
        """A cheapest path, both ends included; empty when there is none within the limit."""
        prices = self._mask(costs)
        spent = self._borrow()
        touched: list[int] = []
        if prices:
            self._spend(spent, start, prices, limit, self._mask(blocked), goal, touched)
        else:
            touched = self._walk(spent, start, limit, self._mask(blocked), goal)
        back: list[int] = []
        if spent[goal] != _UNREACHED:
            back.append(goal)
            cell = goal
            while cell != start:
                before = spent[cell] - (prices[cell] if prices else 1)
                base = cell * self.degree
                for place in range(base, base + self.degree):
                    other = self.neighbours[place]
                    if other >= 0 and spent[other] == before:
                        break
                else:
                    raise ValueError(f"cell {cell} has no way back: the table of neighbours is not symmetric")
                cell = other
                back.append(cell)
            back.reverse()
        self._give_back(spent, touched)
        return back

    def _walk(self, spent: list[int], start: int, limit: int, blocked: bytes, goal: int) -> list[int]:
        """Fill in the steps breadth first, up to the goal, and give the cells reached, nearest first."""
        neighbours = self.neighbours
        degree = self.degree
        walled = len(blocked) > 0
        spent[start] = 0
        found = [start]
        if start == goal:
            return found
        head = 0
        while head < len(found):
            cell = found[head]
            head += 1
            steps = spent[cell] + 1
            if limit >= 0 and steps > limit:
                break
            base = cell * degree
            for place in range(base, base + degree):
                other = neighbours[place]
                if other < 0 or spent[other] >= 0 or (walled and blocked[other]):
                    continue
                spent[other] = steps
                found.append(other)
                if other == goal:
                    return found
        return found

    def _spend(
        self,
        spent: list[int],
        start: int,
        costs: bytes,
        limit: int,
        blocked: bytes,
        goal: int,
        touched: list[int],
    ) -> list[int]:
        """Fill in the least costs, up to the goal, and give the cells reached, cheapest first."""
        neighbours = self.neighbours
        degree = self.degree
        walled = len(blocked) > 0
        spent[start] = 0
        touched.append(start)
        found: list[int] = []
        # The cells that wait at each cost; one whose cost has fallen since waits in an earlier place too.
        waiting: list[list[int]] = [[start]]
        now = 0
        while now < len(waiting):
            for cell in waiting[now]:
                if spent[cell] != now:
                    continue
                found.append(cell)
                if cell == goal:
                    return found
                base = cell * degree
                for place in range(base, base + degree):
                    other = neighbours[place]
                    if other < 0 or (walled and blocked[other]):
                        continue
                    price = costs[other]
                    total = now + price
                    if price == 0 or (limit >= 0 and total > limit):
                        continue
                    known = spent[other]
                    if known < 0:
                        touched.append(other)
                    elif known <= total:
                        continue
                    spent[other] = total
                    while len(waiting) <= total:
                        waiting.append([])
                    waiting[total].append(other)
            now += 1
        return found

    def _mask(self, column: bytes | bytearray) -> bytes:
        """A column of one number for each cell, or none at all."""
        if column and len(column) != self.size:
            raise ValueError(f"{self.size} cells need {self.size} numbers, not {len(column)}")
        # Compiled code reads bytes several times faster than a bytearray.
        return column if isinstance(column, bytes) else bytes(column)

    def _borrow(self) -> list[int]:
        try:
            return self.spare.pop()
        except IndexError:
            return [_UNREACHED] * self.size

    def _give_back(self, spent: list[int], touched: list[int]) -> None:
        for cell in touched:
            spent[cell] = _UNREACHED
        self.spare.append(spent)
