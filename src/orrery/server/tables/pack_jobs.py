"""Checking an uploaded pack, in a process with limits on memory and time."""

from __future__ import annotations

from typing import Any

import msgspec

import orrery
from orrery.parts.content import ContentError, Manifest, Pack
from orrery.parts.content.packs import require_manifest
from orrery.parts.content_game import PackedGame


class PackFault(msgspec.Struct, frozen=True):
    """A fault of a pack: where it is, and the full message."""

    text: str
    file: str = ""
    item: str = ""
    key: str = ""


class PackVerdict(msgspec.Struct, frozen=True):
    """The faults of a pack, or the game it makes."""

    faults: list[PackFault]
    manifest: Manifest | None = None
    digest: str = ""
    #: What a client needs to draw the game with it, if requested.
    catalogue: dict[str, Any] | None = None
    #: The files of the pack as JSON, if requested and they are TOML.
    documents: dict[str, Any] | None = None


class CheckPack(msgspec.Struct, tag="pack"):
    """Check the files of a pack, given those of the packs that it needs."""

    texts: dict[str, str]
    below: dict[str, dict[str, str]] = {}
    preview: bool = False

    def do(self) -> PackVerdict:
        """All faults that can be found in one pass."""
        manifest: Manifest | None = None
        written: dict[str, Any] | None = None
        try:
            pack = Pack("pack", self.texts)
            written = pack.documents if self.preview else None
            manifest = require_manifest(pack)
            own = orrery.game(manifest.game) if manifest.game in orrery.games() else None
            if not isinstance(own, PackedGame) or own.files is None:
                raise ContentError(
                    f"pack/pack.toml: key 'game': {manifest.game[:40]!r} is no game that packs can change"
                )
            game = own.with_packs(
                pack, lambda wanted: Pack(wanted, self.below[wanted]) if wanted in self.below else None
            )
            try_out(game)
        except ContentError as error:
            return PackVerdict([fault_of(error)], manifest, documents=written)
        return PackVerdict([], manifest, game.content_digest, shown(game) if self.preview else None, written)


def shown(game: PackedGame[Any]) -> dict[str, Any]:
    """The data that never changes during a game, with the texts and pictures of its content."""
    languages = {language for _, texts in game.content_words() for language in texts}
    words = {language: game.words(language) for language in sorted(languages)}
    return {**game.catalogue(), "words": words, "pictures": game.pictures()}


def fault_of(error: ContentError) -> PackFault:
    """An error as shown beside a field: without the name of our temporary folder."""
    return PackFault(str(error).removeprefix("pack/"), error.file.removeprefix("pack/"), error.item, error.key)


def try_out(game: PackedGame[Any]) -> None:
    """Set up and show the game for every number of seats, so that no unplayable pack is stored."""
    for seats in game.seat_counts:
        try:
            state = game.new(seats, 1)
            state.view(None)
            for _ in range(40):
                if state.seat is None:
                    break
                weights = game.advise(state)
                state.apply(state.pending[weights.index(max(weights))])
        except (ArithmeticError, IndexError, KeyError, AssertionError, ValueError, TypeError) as error:
            raise ContentError(f"pack: a game of {seats} seats cannot be played with this: {error}") from error
