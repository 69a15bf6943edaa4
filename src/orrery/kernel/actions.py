"""Actions: each is an object, an integer code and a line of notation."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Something a seat may do. Each exists once, registered in its game's `Vocabulary`."""

    __slots__ = ("code", "notation")

    code: i64
    notation: str

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.code}: {self.notation}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Action):
    """Decline what is offered."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Done(Action):
    """End a decision that consists of several small choices."""

    __slots__ = ()


A = TypeVar("A", bound=Action)


class Vocabulary:
    """Every action a game knows, in the order of their codes.

    >>> class Place(Action):
    ...     def __init__(self, cell: int) -> None:
    ...         self.cell = cell
    >>> vocabulary = Vocabulary()
    >>> places = vocabulary.add("place {cell}", [Place(cell) for cell in range(3)], cell=["a1", "b1", "c1"])
    >>> str(places[2]), places[2].code, vocabulary.parse("place c1") is places[2]
    ('place c1', 2, True)
    >>> vocabulary.fields[2]
    {'cell': 'c1'}
    """

    def __init__(self) -> None:
        self.actions: list[Action] = []
        #: For each action, the fields in its notation, in that order, with the names of their values.
        self.fields: list[dict[str, str]] = []
        self.by_notation: dict[str, Action] = {}
        #: By code, the notation of actions that this content renames.
        self.renamed: dict[int, str] = {}

    def add(self, template: str, actions: list[A], **names: Sequence[str] | Mapping[int, str]) -> list[A]:
        """Register actions of one kind; `{field}` in the template is the field's value or, where given, its name."""
        written = [field for _, field, _, _ in Formatter().parse(template) if field]
        for action in actions:
            fields: dict[str, str] = {}
            for field in written:
                value = getattr(action, field)
                fields[field] = names[field][value] if field in names else str(value)
            notation = template.format_map(fields)
            if notation in self.by_notation:
                raise ValueError(f"two actions are written {notation!r}: make the template name every field")
            action.code = len(self.actions)
            action.notation = notation
            self.actions.append(action)
            self.fields.append(fields)
            self.by_notation[notation] = action
        return actions

    def rename(self, action: Action, notation: str, **fields: str) -> None:
        """Change the notation of a registered action, because it means something else with this content."""
        self.renamed[action.code] = notation
        self.by_notation[notation] = action
        self.fields[action.code] = fields

    def notation(self, code: int) -> str:
        """The notation of the action with this code."""
        return self.renamed.get(code) or self.action(code).notation

    def include(self, other: Vocabulary) -> None:
        """Include all actions of another game, with their codes, before adding any: for a game that contains it."""
        if self.actions:
            raise ValueError("another vocabulary is included first, so that its actions keep their codes")
        self.actions = other.actions[:]
        self.fields = other.fields[:]
        self.by_notation = dict(other.by_notation)

    def one(self, notation: str, action: A) -> A:
        """Register a single action without fields, such as `pass`."""
        return self.add(notation, [action])[0]

    def __len__(self) -> int:
        return len(self.actions)

    def action(self, code: int) -> Action:
        """The action with this code."""
        if not 0 <= code < len(self.actions):
            raise ValueError(f"no action has code {code}: codes go from 0 to {len(self.actions) - 1}")
        return self.actions[code]

    def parse(self, text: str) -> Action:
        """The action with this notation."""
        action = self.by_notation.get(text.strip())
        if action is None:
            verb = text.strip().split(" ")[0]
            similar = [known for known in self.by_notation if known.split(" ")[0] == verb]
            verbs = list(dict.fromkeys(known.split(" ")[0] for known in self.by_notation))
            hint = f"for example {similar[0]!r}" if similar else f"the verbs are {', '.join(verbs)}"
            raise ValueError(f"no action is written {text!r}; {hint}")
        return action


_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of an action or frame class: the parameters of its constructor, in order."""
    fields = _FIELDS.get(kind)
    if fields is None:
        constructor = vars(kind).get("__init__")
        if constructor and not hasattr(constructor, "__code__") and kind.__text_signature__ is None:
            raise TypeError(f"{kind.__name__}: defaults of its constructor must be literals, or its fields are lost")
        fields = tuple(inspect.signature(kind).parameters)
        _FIELDS[kind] = fields
    return fields
