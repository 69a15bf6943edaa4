"""The named fields of an observation: where each begins, how many places it has, which value counts as 1."""

from __future__ import annotations

from mypy_extensions import i64


class Field:
    """Consecutive places of a row that mean the same kind of thing."""

    __slots__ = ("about", "first", "full", "length", "name")

    def __init__(self, name: str, first: int, length: int, full: int, about: str) -> None:
        self.name = name
        self.first = first
        self.length = length
        self.full = full
        self.about = about


class Fields:
    """The fields of a row in order.

    >>> fields = Fields()
    >>> fields.add("points", 4, 100, "by seat"), fields.add("active", 4, 1, "one mark")
    (0, 4)
    >>> fields.size, fields.scale[3:5]
    (8, (100.0, 1.0))
    >>> print(fields.described())
    | places | field | full at | what |
    |--:|---|--:|---|
    | 0 to 3 | points | 100 | by seat |
    | 4 to 7 | active | 1 | one mark |
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, length: int, full: int, about: str) -> int:
        """One more field; returns its first place."""
        first = self.size
        self.fields.append(Field(name, first, length, full, about))
        self.size = first + length
        return first

    @property
    def scale(self) -> tuple[float, ...]:
        """What counts as 1 at every place."""
        found: list[float] = []
        for field in self.fields:
            found += [float(field.full)] * field.length
        return tuple(found)

    def field(self, name: str) -> Field:
        """The field of a name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise ValueError(f"no field {name!r}")

    def described(self) -> str:
        """The fields as a table in Markdown."""
        lines = ["| places | field | full at | what |", "|--:|---|--:|---|"]
        for field in self.fields:
            last = field.first + field.length - 1
            places = str(field.first) if last == field.first else f"{field.first} to {last}"
            lines.append(f"| {places} | {field.name} | {field.full} | {field.about} |")
        return "\n".join(lines)


def byte(number: i64) -> i64:
    """The number, or the nearest that fits into a byte."""
    if number < 0:
        return 0
    return 255 if number > 255 else number
