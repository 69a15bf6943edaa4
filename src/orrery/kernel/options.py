"""The options of a game: what can be chosen when it is created, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Option:
    """One option: a flag (its default is a bool), a number in a range, one of several words, or a validated text.

    With both words and a check, the value is one of the words or a text that passes the check.
    """

    name: str
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    check: Callable[[str], None] | None = None
    #: Whether it holds the seats taken by people (a bit each): the table fills it in, and nobody is asked for it.
    of_people: bool = False
    #: Whether it holds that people play by correspondence: the table fills it in, too.
    of_correspondence: bool = False
    #: Whether it is omitted while it has its default, so that positions from before the option existed stay
    #: the same.
    is_late: bool = False

    def accept(self, value: Any) -> Value:
        """The value, or a ValueError that lists what is allowed."""
        if isinstance(self.default, bool):
            if not isinstance(value, bool):
                raise ValueError(f"option {self.name!r} is true or false, not {value!r}")
            return value
        if isinstance(self.default, int):
            if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
                allowed = f"a whole number from {self.low} to {self.high}"
                raise ValueError(f"option {self.name!r} is {allowed}, not {value!r}")
            return value
        if self.choices and value in self.choices:
            return str(value)
        if self.choices and (self.check is None or not isinstance(value, str)):
            raise ValueError(f"option {self.name!r} is one of {', '.join(self.choices)}, not {value!r}")
        if not isinstance(value, str):
            raise ValueError(f"option {self.name!r} is a text, not {value!r}")
        if self.check is not None:
            self.check(value)
        return value

    @property
    def is_asked(self) -> bool:
        """Whether people can choose it."""
        return not self.of_people and not self.of_correspondence

    def document(self) -> dict[str, Any]:
        """The option as JSON-able data, for a client that draws a form."""
        kind = "flag" if isinstance(self.default, bool) else "number" if isinstance(self.default, int) else "choice"
        if kind == "choice" and not self.choices:
            kind = "text"
        return {
            "name": self.name,
            "kind": kind,
            "default": self.default,
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
        }


def accept_options(known: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Value]:
    """Every option with its given or default value, in the order the game declares them.

    >>> accept_options((Option("points", 300, high=1000), Option("rigging", False, is_late=True)), {})
    {'points': 300}
    """
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise ValueError(f"unknown option {name!r}; the options are {', '.join(names) or 'none'}")
    accepted = {option.name: option.accept(given.get(option.name, option.default)) for option in known}
    return {
        option.name: accepted[option.name]
        for option in known
        if not option.is_late or accepted[option.name] != option.default
    }


def fill_options(
    known: tuple[Option, ...], given: Mapping[str, Any], people: Sequence[bool], by_correspondence: bool = False
) -> dict[str, Any]:
    """The given options, plus those that depend on who sits where and on the pace, unless given as well.

    >>> fill_options((Option("humans", 0, high=3, of_people=True),), {}, [False, True])
    {'humans': 2}
    """
    bits = sum(1 << seat for seat, is_person in enumerate(people) if is_person)
    filled: dict[str, Any] = {option.name: bits for option in known if option.of_people}
    filled |= {option.name: True for option in known if option.of_correspondence and by_correspondence}
    return filled | dict(given)
