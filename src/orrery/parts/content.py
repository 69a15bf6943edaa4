"""Content files: TOML read into structs, errors that name file, item and key, packs laid over them."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from orrery.parts.faults import find_fault, require_strict, spelling

T = TypeVar("T")

#: A folder on disk or in a package, such as `importlib.resources.files("orrery.games.talon") / "content"`.
Folder: TypeAlias = str | Path | Traversable
Document: TypeAlias = dict[str, Any]

#: Where a fact comes from: the rulebook, another public source, a deduction from these, or our own guess.
Source: TypeAlias = Literal["rulebook", "public", "deduced", "reconstructed"]


class ContentError(ValueError):
    """Content that cannot be used: one line that names file, item, key, and what would be right."""


class Sourced(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An item of content that says where it comes from.

    >>> class Ship(Sourced, frozen=True, kw_only=True):
    ...     id: str
    ...     hull: int
    >>> msgspec.convert({"id": "scout", "hull": 2, "source": "public"}, Ship)
    Ship(source='public', note='', id='scout', hull=2)
    """

    source: Source
    note: str = ""


class ContentFiles:
    """The content files of one folder, with a pack laid over them if there is one."""

    def __init__(self, folder: Folder, pack: Folder | None = None) -> None:
        home = _folder(folder)
        self.label = home.name
        self.documents: dict[str, Document] = {}
        #: The file that a table or one item of it comes from, where it is not the built-in one.
        self.origins: dict[tuple[str | int, ...], str] = {}
        for name in _toml_names(home):
            self.documents[name] = _read(home / name, f"{self.label}/{name}")
        if pack is not None:
            self._lay_over(_folder(pack))

    def load(self, name: str, kind: type[T]) -> T:
        """One file as a struct, or a ContentError that says what is wrong with it."""
        require_strict(kind)
        document = self.documents.get(name)
        if document is None:
            raise ContentError(f"{self.label} has no {name!r}{spelling(name, list(self.documents))}")
        try:
            return msgspec.convert(document, kind)
        except msgspec.ValidationError as error:
            path, text = find_fault(document, kind, str(error))
            raise ContentError(f"{self._blame(name, path)}: {text}") from error

    def digest(self) -> str:
        """The fingerprint of all files together."""
        return content_digest(self.documents)

    def _blame(self, name: str, path: tuple[str | int, ...]) -> str:
        """The file that the table, or the item of it, comes from."""
        label = f"{self.label}/{name}"
        for length in (1, 2):
            label = self.origins.get((name, *path[:length]), label)
        return label

    def _lay_over(self, pack: Traversable) -> None:
        known = list(self.documents)
        if not pack.is_dir():
            raise ContentError(f"{pack.name}: a content pack is a folder with some of {', '.join(known)}")
        for entry in sorted(pack.iterdir(), key=lambda entry: entry.name):
            name = entry.name
            if name.startswith((".", "README", "LICENSE")):
                continue
            label = f"{pack.name}/{name}"
            if name not in self.documents:
                raise ContentError(f"{label}: a pack cannot have this file{spelling(name, known)}")
            for table, value in _read(entry, label).items():
                self._lay_table(name, table, value, label)

    def _lay_table(self, name: str, table: str, value: Any, label: str) -> None:
        document = self.documents[name]
        own: Any = document.get(table)
        if _has_ids(own) and isinstance(value, list):
            places = {str(item["id"]): place for place, item in enumerate(own)}
            for number, item in enumerate(value, 1):
                if not isinstance(item, dict) or "id" not in item:
                    raise ContentError(f"{label}: {table} {number}: missing key 'id' (what it replaces)")
                place = places.setdefault(str(item["id"]), len(places))
                own[place : place + 1] = [item]
                self.origins[name, table, place] = label
        elif isinstance(own, dict) and isinstance(value, dict):
            own.update(value)
            for key in value:
                self.origins[name, table, key] = label
        else:
            document[table] = value
            self.origins[name, table] = label


def _read(file: Traversable, label: str) -> Document:
    try:
        document = tomllib.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, IsADirectoryError) as error:
        raise ContentError(f"{label}: there is no such file") from error
    except UnicodeDecodeError as error:
        raise ContentError(f"{label}: not UTF-8 text (byte {error.start}): save it as UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{label}: not TOML: {error}") from error
    _refuse_twins(label, document)
    return document


def content_digest(files: Mapping[str, Any]) -> str:
    """The fingerprint of parsed files by name: comments, layout and the order of keys do not matter.

    >>> content_digest({"a.toml": {"x": 1, "y": 2}}) == content_digest({"a.toml": {"y": 2, "x": 1}})
    True
    >>> content_digest({"a.toml": {"x": [1, 2]}}) == content_digest({"a.toml": {"x": [2, 1]}})
    False
    """
    canonical = msgspec.json.encode(dict(files), order="sorted")
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()


def _folder(folder: Folder) -> Traversable:
    return Path(folder) if isinstance(folder, str) else folder


def _toml_names(folder: Traversable) -> list[str]:
    if not folder.is_dir():
        raise ContentError(f"{folder.name}: there is no such folder")
    return sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".toml"))


def _has_ids(table: Any) -> bool:
    if not isinstance(table, list) or not table:
        return False
    return all(isinstance(item, dict) and "id" in item for item in table)


def _refuse_twins(label: str, document: Document) -> None:
    for table, items in document.items():
        if not _has_ids(items):
            continue
        seen: set[Any] = set()
        for item in items:
            if str(item["id"]) in seen:
                raise ContentError(f"{label}: {table} {item['id']!r} stands there twice: give one another id")
            seen.add(str(item["id"]))
