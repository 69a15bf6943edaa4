"""The named fields of an observation: where each begins, its length, and the value that counts as 1."""

from __future__ import annotations


class Field:
    """Consecutive entries of a row that mean the same kind of thing."""

    __slots__ = ("about", "first", "full", "length", "name", "short")

    def __init__(self, name: str, first: int, length: int, full: int, about: str, short: bool) -> None:
        self.name = name
        self.first = first
        self.length = length
        self.full = full
        self.about = about
        #: Whether short rows include it.
        self.short = short


class Fields:
    """The fields of a row in order. Short rows omit those that are added with `short=False`.

    >>> fields = Fields()
    >>> fields.add("points", 4, 100, "by seat"), fields.add("ahead", 3, 60, "by other seat", short=False)
    (0, 4)
    >>> fields.add("active", 4, 1, "one mark")
    7
    >>> fields.size, fields.scale[3:5], fields.short_spans()
    (11, (100.0, 60.0), [(0, 4), (7, 11)])
    >>> print(fields.described())
    | places | field | full at | short | what |
    |--:|---|--:|---|---|
    | 0 to 3 | points | 100 | yes | by seat |
    | 4 to 6 | ahead | 60 |  | by other seat |
    | 7 to 10 | active | 1 | yes | one mark |
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, length: int, full: int, about: str, short: bool = True) -> int:
        """Append a field; returns its first index."""
        first = self.size
        self.fields.append(Field(name, first, length, full, about, short))
        self.size = first + length
        return first

    @property
    def scale(self) -> tuple[float, ...]:
        """The value that counts as 1 at each index."""
        found: list[float] = []
        for field in self.fields:
            found += [float(field.full)] * field.length
        return tuple(found)

    def field(self, name: str) -> Field:
        """The field with this name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise ValueError(f"no field {name!r}")

    def short_spans(self, start: int = 0) -> list[tuple[int, int]]:
        """The parts that short rows keep, as spans with begin and end, if the fields begin at `start`."""
        spans: list[tuple[int, int]] = []
        for field in self.fields:
            if field.short:
                first, last = start + field.first, start + field.first + field.length
                if spans and spans[-1][1] == first:
                    first = spans.pop()[0]
                spans.append((first, last))
        return spans

    def described(self) -> str:
        """The fields as a table in Markdown."""
        lines = ["| places | field | full at | short | what |", "|--:|---|--:|---|---|"]
        for field in self.fields:
            last = field.first + field.length - 1
            places = str(field.first) if last == field.first else f"{field.first} to {last}"
            short = "yes" if field.short else ""
            lines.append(f"| {places} | {field.name} | {field.full} | {short} | {field.about} |")
        return "\n".join(lines)
