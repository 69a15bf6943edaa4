"""The location of a game's content, of the packs that come with it, and of the content of older releases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from orrery.parts.content.errors import fault
from orrery.parts.content.files import ContentFiles, Keys, content_digest
from orrery.parts.content.manifest import PACK
from orrery.parts.content.packs import Finder, Pack, read_pack, stacked
from orrery.parts.content.sources import Document, Folder, folder_of


class ContentFolder:
    """The folder `content` of a game's package; packs lie beside it in `packs`, older content in `former`.

    A game that contains another (`within`) has that one's files too, and packs for it fit both.
    """

    def __init__(
        self,
        package: str,
        keys: Keys | None = None,
        shapes: Mapping[str, type] | None = None,
        within: ContentFolder | None = None,
    ) -> None:
        self.game = package.rpartition(".")[2]
        self.home: Traversable = files(package)
        self.within = within
        self.keys: Keys = {**(within.keys if within else {}), **(keys or {})}
        #: The struct that each file, or each file of a folder, is read into.
        self.shapes: Mapping[str, type] = {**(within.shapes if within else {}), **(shapes or {})}
        #: The game's own files as structs, once read; packs that do not change a file share it.
        self.read: dict[str, tuple[Document, Any]] = {}

    @cached_property
    def shipped(self) -> dict[str, Pack]:
        """The packs that come with the game, by their ids."""
        folder = self.home / "packs"
        found = sorted(folder.iterdir(), key=lambda one: one.name) if folder.is_dir() else []
        packs = [read_pack(one) for one in found if one.is_dir() and (one / PACK).is_file()]
        return {pack.id: pack for pack in packs}

    def schemas(self) -> dict[str, dict[str, Any]]:
        """A JSON schema for each file, from which an editor builds its forms."""
        return {name: msgspec.json.schema(shape) for name, shape in self.shapes.items()}

    def files(self, pack: Folder | Pack | None = None, find: Finder | None = None) -> ContentFiles:
        """The game's own content with a pack, and the packs it needs, applied to it."""
        own = ContentFiles.of(self.own, self.keys)
        if pack is None:
            own.read = self.read
            return own
        own.read = dict(self.read)
        read = pack if isinstance(pack, Pack) else read_pack(pack)
        beside = None if isinstance(pack, Pack) else folder_of(pack)
        for one in stacked(read, find or (lambda wanted: self._found(wanted, beside))):
            if one.manifest is not None and not self.takes(one.manifest.game):
                what = f"this is {self.game}; the pack is for {one.manifest.game[:40]!r}"
                raise fault(f"{one.label}/{PACK}", "", "game", what)
            own.lay_over(one)
        return own

    def takes(self, game: str) -> bool:
        """Whether packs for a game fit this one."""
        return game == self.game or (self.within is not None and self.within.takes(game))

    @cached_property
    def own(self) -> dict[str, Document]:
        """The game's own content, with that of the game it contains; packs change copies of it."""
        folder = self.home / "content"
        own = ContentFiles(folder, keys=self.keys).documents if folder.is_dir() else {}
        return own if self.within is None else {**own, **self.within.own}

    def of(self, documents: Mapping[str, Document]) -> ContentFiles:
        """Content from stored documents."""
        return ContentFiles.of(documents, self.keys)

    def former(self, digest: str) -> dict[str, Document] | None:
        """The content of an older release by the digest that its matches were recorded with."""
        if not digest.isalnum():
            return None
        file = self.home / "former" / f"{digest}.json"
        return msgspec.json.decode(file.read_bytes(), type=dict[str, dict[str, Any]]) if file.is_file() else None

    @cached_property
    def names(self) -> dict[str, str]:
        """The digests that older releases recorded, by the digest that the same content has now."""
        folder = self.home / "former"
        found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
        digests = [name.removesuffix(".json") for name in found if name.endswith(".json")]
        return {content_digest(self.former(digest) or {}): digest for digest in digests}

    def recorded(self, digest: str) -> str:
        """The digest recorded for this content: unchanged content keeps the digest it always had."""
        return self.names.get(digest, digest)

    def _found(self, wanted: str, beside: Traversable | None) -> Pack | None:
        """A pack that comes with the game, or one in the same folder as the pack that needs it."""
        if wanted in self.shipped:
            return self.shipped[wanted]
        if not isinstance(beside, Path):
            return None
        for place in (beside.parent / wanted, beside.parent / f"{wanted}.zip"):
            if place.exists():
                pack = read_pack(place)
                return pack if pack.id == wanted else None
        return None
