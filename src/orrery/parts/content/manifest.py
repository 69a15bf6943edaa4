"""The metadata of a pack, from `pack.toml`."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from orrery.parts.content.errors import fault
from orrery.parts.content.faults import find_fault
from orrery.parts.content.items import Words

PACK: Final = "pack.toml"
#: The languages that a title must have.
LANGUAGES: Final = ("en", "it")
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
VERSION: Final = re.compile(r"\d{1,4}(\.\d{1,4}){0,2}")

Line: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pack's id, title, authors and game, and the packs it depends on."""

    id: Annotated[str, msgspec.Meta(max_length=40)]
    title: Words
    version: str
    game: str
    authors: Annotated[list[Line], msgspec.Meta(min_length=1, max_length=20)]
    licence: Line
    text: Words = {}
    #: The ids of the packs that are applied before it.
    needs: Annotated[list[str], msgspec.Meta(max_length=8)] = []

    @property
    def name(self) -> str:
        """Its id and version, such as "six-seats 1.0"."""
        return f"{self.id} {self.version}"


def read_manifest(document: dict[str, Any], label: str) -> Manifest:
    """The metadata of a pack; a ContentError names an invalid key."""
    try:
        manifest = msgspec.convert(document, Manifest)
    except msgspec.ValidationError as error:
        _, text = find_fault(document, Manifest, str(error))
        raise fault(label, "", "", text) from error
    if not ID.fullmatch(manifest.id):
        raise fault(
            label, "", "id", f"small letters, digits and single hyphens, such as six-seats; not {manifest.id!r}"
        )
    if not VERSION.fullmatch(manifest.version):
        raise fault(label, "", "version", f"numbers such as 1.0 or 2.3.1, not {manifest.version[:40]!r}")
    missing = [language for language in LANGUAGES if not manifest.title.get(language, "").strip()]
    if missing:
        raise fault(label, "", "title", f"a text in {' and '.join(missing)} is missing")
    if any(len(text) > 60 for text in manifest.title.values()):
        raise fault(label, "", "title", "at most 60 characters")
    return manifest


def version_key(version: str) -> tuple[int, ...]:
    """A version as numbers, so that 1.10 comes after 1.9.

    >>> version_key("1.10") > version_key("1.9")
    True
    """
    return tuple(int(part) for part in version.split("."))
