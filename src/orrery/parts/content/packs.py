"""Packs: a folder or zip file with metadata that replaces or adds items of a game's content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from orrery.parts.content.errors import ContentError, fault
from orrery.parts.content.icons import check_icon
from orrery.parts.content.manifest import PACK, Manifest, read_manifest
from orrery.parts.content.sources import Document, Folder, folder_of, parse, texts_of_folder, texts_of_zip

#: Finds a pack by its id, or None.
Finder: TypeAlias = "Callable[[str], Pack | None]"

ICONS = "icons/"


class Pack:
    """A pack as read: its metadata, and its documents and pictures by file name."""

    def __init__(self, label: str, texts: Mapping[str, str]) -> None:
        self.label = label
        self.texts = dict(texts)
        self.manifest: Manifest | None = None
        self.documents: dict[str, Document] = {}
        for name, text in sorted(texts.items()):
            if name == PACK:
                self.manifest = read_manifest(parse(text, f"{label}/{name}"), f"{label}/{name}")
            elif name.startswith(ICONS) and name.endswith(".svg"):
                self.documents[name] = {"svg": check_icon(text, f"{label}/{name}")}
            else:
                self.documents[name] = parse(text, f"{label}/{name}") if name.endswith(".toml") else {}

    @property
    def id(self) -> str:
        """Its id, or the name of its folder if it has no metadata yet."""
        return self.manifest.id if self.manifest else self.label

    @property
    def needs(self) -> list[str]:
        """The ids of the packs it needs."""
        return self.manifest.needs if self.manifest else []


def read_pack(pack: Folder) -> Pack:
    """The pack in a folder or in a zip file."""
    place = folder_of(pack)
    if isinstance(place, Path) and place.suffix == ".zip" and place.is_file():
        return Pack(place.stem, texts_of_zip(place.read_bytes(), place.stem))
    if not place.is_dir():
        raise ContentError(f"{place.name}: a content pack is a folder or a zip file; there is none", place.name)
    return Pack(place.name, texts_of_folder(place))


def require_manifest(pack: Pack) -> Manifest:
    """The metadata of a pack; a ContentError if it has none."""
    if pack.manifest is None:
        keys = ", ".join(field for field in Manifest.__struct_fields__ if field not in ("text", "needs"))
        raise fault(f"{pack.label}/{PACK}", "", "", f"missing; it names the pack with {keys}")
    return pack.manifest


def claimed_needs(texts: Mapping[str, str]) -> list[str]:
    """The packs that a pack needs; none if its metadata is invalid."""
    try:
        return read_manifest(parse(texts.get(PACK, ""), PACK), PACK).needs
    except ContentError:
        return []


def stacked(pack: Pack, find: Finder) -> list[Pack]:
    """The packs that a pack needs, and itself, in order; a ContentError if one is missing or there is a cycle."""
    order: list[Pack] = []

    def add(one: Pack, above: list[str]) -> None:
        file = f"{one.label}/{PACK}"
        if one.id in above:
            raise fault(file, "", "needs", f"these packs need each other: {' and '.join(dict.fromkeys(above))}")
        if any(known.id == one.id for known in order):
            return
        for wanted in one.needs:
            below = one if wanted == one.id else find(wanted)
            if below is None:
                raise fault(
                    file, "", "needs", f"there is no pack {wanted[:40]!r} here; install it first or leave it out"
                )
            add(below, [*above, one.id])
        order.append(one)

    add(pack, [])
    return order
