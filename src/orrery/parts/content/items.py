"""What every item of content may have: its source, its texts, and its picture."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

#: Where a fact comes from: the rulebook, another public source, a deduction from these, or our own guess.
Source: TypeAlias = Literal["rulebook", "public", "deduced", "reconstructed"]
#: A text in every language it was written in, by the language's code.
Words: TypeAlias = dict[
    Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}(-[A-Za-z]{2,8})?$", description="a language such as en or it")],
    Annotated[str, msgspec.Meta(max_length=600)],
]


class Sourced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An item of content that states its source.

    >>> class Ship(Sourced, frozen=True, kw_only=True):
    ...     id: str
    ...     hull: int
    >>> msgspec.convert({"id": "scout", "hull": 2, "source": "public"}, Ship)
    Ship(source='public', note='', id='scout', hull=2)
    """

    source: Source
    note: str = ""


class Titled(Sourced, frozen=True, kw_only=True):
    """An item with its own texts and picture; those of the game's own items are in its locale files."""

    title: Words = {}
    text: Words = {}
    #: A symbol of the client's sprite, or a file of the pack such as `icons/railgun.svg`.
    icon: Annotated[str, msgspec.Meta(max_length=60)] = ""
