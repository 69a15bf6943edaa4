"""Content files: TOML read into structs, with packs applied, and errors that name file, item and key."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Self, TypeVar, cast

import msgspec

from orrery.parts.content.errors import ContentError, fault
from orrery.parts.content.faults import find_fault, identity, require_strict, spelling
from orrery.parts.content.icons import check_icon
from orrery.parts.content.packs import ICONS, Pack, read_pack
from orrery.parts.content.sources import Document, Folder, folder_of, listed, parse, read_text

T = TypeVar("T")
#: The key that identifies the items of a table, if it is not `id`.
Keys = Mapping[str, tuple[str, ...]]
ID = ("id",)
#: The name of a symbol in the client's sprite.
SYMBOL = re.compile("[a-z]{1,3}-[a-z0-9-]{1,40}")


class ContentFiles:
    """The content files of one folder, with a pack applied if there is one."""

    def __init__(self, folder: Folder, pack: Folder | None = None, keys: Keys | None = None) -> None:
        home = folder_of(folder)
        self.label = home.name
        self.keys: Keys = keys or {}
        self.documents: dict[str, Document] = {}
        #: The file that a table or one item of it comes from, if it is not the built-in one.
        self.origins: dict[tuple[str | int, ...], str] = {}
        #: The name of the last pack applied.
        self.pack = ""
        #: Files already converted to structs; all packs share those of the game itself.
        self.read: dict[str, tuple[Document, Any]] = {}
        if not home.is_dir():
            raise ContentError(f"{home.name}: there is no such folder", home.name)
        for name in listed(home):
            if name.endswith(".toml"):
                label = f"{self.label}/{name}"
                self.documents[name] = parse(read_text(home.joinpath(*name.split("/")), label), label, guarded=False)
                self._refuse_twins(label, self.documents[name])
        if pack is not None:
            self.lay_over(read_pack(pack))

    @classmethod
    def of(cls, documents: Mapping[str, Document], keys: Keys | None = None, label: str = "content") -> Self:
        """The same from stored documents, to which packs were already applied."""
        files = cls.__new__(cls)
        files.label = label
        files.keys = keys or {}
        files.documents = dict(documents)
        files.origins = {}
        files.pack = ""
        files.read = {}
        return files

    def load(self, name: str, kind: type[T]) -> T:
        """One file as a struct; a ContentError says what is wrong with it."""
        require_strict(cast(Any, kind))
        document = self.documents.get(name)
        if document is None:
            raise ContentError(f"{self.label} has no {name!r}{spelling(name, list(self.documents))}")
        known = self.read.get(name)
        if known is not None and known[0] is document:
            return cast(T, known[1])
        try:
            made = msgspec.convert(_ordered(document), kind)
            self.read[name] = (document, made)
            return made
        except msgspec.ValidationError as error:
            path, text = find_fault(document, kind, str(error), self.keys)
            item, key = self._item_and_key(document, path)
            raise ContentError(f"{self.origin(name, path)}: {text}", self.origin(name, path), item, key) from error

    def without(self, name: str) -> Self:
        """The same files without one of them."""
        rest = self.of({other: file for other, file in self.documents.items() if other != name}, self.keys, self.label)
        rest.origins, rest.pack = self.origins, self.pack
        return rest

    def names(self, folder: str) -> list[str]:
        """The files in one of its folders, sorted."""
        return sorted(name for name in self.documents if name.startswith(f"{folder}/"))

    @property
    def icons(self) -> dict[str, str]:
        """The pictures of packs by their names."""
        return {name: file["svg"] for name, file in self.documents.items() if name.startswith(ICONS)}

    def digest(self) -> str:
        """The fingerprint of all files together."""
        return content_digest(self.documents)

    def origin(self, name: str, path: tuple[str | int, ...] = ()) -> str:
        """The file that the table, or the item of it, comes from."""
        label = self.origins.get((name,), f"{self.label}/{name}" if self.label else name)
        for length in (1, 2):
            label = self.origins.get((name, *path[:length]), label)
        return label

    @contextmanager
    def blaming(self) -> Iterator[None]:
        """Let errors about an item name the file of the pack that it comes from."""
        try:
            yield
        except ContentError as error:
            if error.file not in self.documents:
                raise
            label = self.origin(error.file, self._path(error.file, error.item, error.key))
            raise ContentError(str(error).replace(error.file, label, 1), label, error.item, error.key) from error

    def _path(self, name: str, item: str, key: str) -> tuple[str | int, ...]:
        """The table of an item, as errors name it, and the item's index."""
        table, _, called = item.partition(" ")
        rows: Any = self.documents[name].get(table or key)
        if not isinstance(rows, list):
            return (table or key, key)
        keys = self.keys.get(table, ID)
        for place, row in enumerate(rows):
            if isinstance(row, dict) and called.startswith(repr(" ".join(str(row.get(one)) for one in keys))):
                return (table, place)
        return (table or key,)

    def _item_and_key(self, document: Document, path: tuple[str | int, ...]) -> tuple[str, str]:
        """The item that a path leads into, as errors name it, and the first key inside it."""
        if len(path) < 2 or not isinstance(path[1], int):
            return "", ".".join(str(part) for part in path[:2])
        table = str(path[0])
        called = identity(document[table][path[1]], self.keys.get(table, ()))
        return f"{table} {repr(called) if called else path[1] + 1}", str(path[2]) if len(path) > 2 else ""

    def lay_over(self, pack: Pack) -> None:
        """Replace and add the items of a pack."""
        if not pack.documents:
            known = [name for name in self.documents if "/" not in name]
            raise ContentError(f"{pack.label}: a content pack has some of {', '.join(known)}; it has none", pack.label)
        self.pack = pack.manifest.name if pack.manifest else pack.label
        for name, document in pack.documents.items():
            label = f"{pack.label}/{name}"
            folder = name.partition("/")[0]
            if name.startswith(ICONS):
                self.documents[name] = document
            elif "/" in name and self.names(folder):
                self._lay_file(folder, name, document, label)
            elif name not in self.documents:
                allowed = [known for known in self.documents if "/" not in known]
                allowed += sorted({f"{known.split('/')[0]}/…" for known in self.documents if "/" in known})
                raise ContentError(f"{label}: a pack cannot have this file{spelling(name, allowed)}", label)
            else:
                self._refuse_twins(label, document)
                for table, value in document.items():
                    self._lay_table(name, table, value, label)
                    self._check_icons(name, table, value, label)

    def _check_icons(self, name: str, table: str, items: Any, label: str) -> None:
        """Refuse an icon that is neither a symbol nor a file of a pack."""
        for item in items if isinstance(items, list) else []:
            icon = item.get("icon") if isinstance(item, dict) else None
            if isinstance(icon, str) and icon and icon not in self.documents and not SYMBOL.fullmatch(icon):
                called = f"{table} {identity(item, self.keys.get(table, ()))!r}"
                what = f"{icon[:60]!r} is neither a symbol such as w-laser nor a file of the pack such as icons/x.svg"
                raise fault(label, called, "icon", what)

    def _lay_file(self, folder: str, name: str, document: Document, label: str) -> None:
        """A file of its own, which replaces one of the same name or with the same key."""
        for key in self.keys.get(folder, ()):
            for known in self.names(folder):
                if known != name and self.documents[known].get(key) == document.get(key):
                    del self.documents[known]
        self.documents[name] = document
        self.origins[(name,)] = label

    def _lay_table(self, name: str, table: str, value: Any, label: str) -> None:
        document = self.documents[name] = dict(self.documents[name])
        own: Any = document.get(table)
        if table not in document:
            homes = [file for file, known in self.documents.items() if table in known and "/" not in file]
            if homes:
                raise fault(label, "", table, f"such items stand in {homes[0]}")
        keys = self.keys.get(table, ID)
        if _has_keys(own, keys) and isinstance(value, list):
            own = document[table] = list(own)
            places = {_identity(item, keys): place for place, item in enumerate(own)}
            for number, item in enumerate(value, 1):
                absent = [key for key in keys if not isinstance(item, dict) or key not in item]
                if absent:
                    raise fault(label, f"{table} {number}", "", f"missing key {absent[0]!r} (what it replaces)")
                place = places.setdefault(_identity(item, keys), len(places))
                own[place : place + 1] = [item]
                self.origins[name, table, place] = label
        elif isinstance(own, dict) and isinstance(value, dict):
            document[table] = {**own, **value}
            for key in value:
                self.origins[name, table, key] = label
        else:
            document[table] = value
            self.origins[name, table] = label

    def _refuse_twins(self, label: str, document: Document) -> None:
        for table, items in document.items():
            keys = self.keys.get(table, ID)
            if not _has_keys(items, keys):
                continue
            seen: set[tuple[str, ...]] = set()
            for item in items:
                identity = _identity(item, keys)
                if identity in seen:
                    raise fault(label, f"{table} {' '.join(identity)!r}", "", "stands there twice: give one another id")
                seen.add(identity)


def content_digest(files: Mapping[str, Any]) -> str:
    """The fingerprint of parsed files by name: comments, layout and the order of keys do not matter.

    >>> content_digest({"a.toml": {"x": 1, "y": 2}}) == content_digest({"a.toml": {"y": 2, "x": 1}})
    True
    >>> content_digest({"a.toml": {"x": [1, 2]}}) == content_digest({"a.toml": {"x": [2, 1]}})
    False
    """
    canonical = msgspec.json.encode(dict(files), order="sorted")
    return hashlib.blake2b(canonical, digest_size=16).hexdigest()


def check_documents(documents: Mapping[str, Any]) -> None:
    """Raise ContentError for documents from outside that cannot have come from files."""
    for name, document in documents.items():
        if not isinstance(document, dict):
            raise fault(name[:80], "", "", "expected a table")
        if name.startswith(ICONS) and check_icon(str(document.get("svg")), name[:80]) != document.get("svg"):
            raise fault(name[:80], "", "svg", "not as pictures are written")


def _ordered(value: Any) -> Any:
    """A value with all keys sorted, because content with the same digest must give the same game."""
    if isinstance(value, dict):
        return {key: _ordered(value[key]) for key in sorted(value)}
    return [_ordered(item) for item in value] if isinstance(value, list) else value


def _identity(item: Document, keys: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(str(item[key]) for key in keys)


def _has_keys(table: Any, keys: tuple[str, ...]) -> bool:
    if not isinstance(table, list) or not table:
        return False
    return all(isinstance(item, dict) and all(key in item for key in keys) for item in table)
