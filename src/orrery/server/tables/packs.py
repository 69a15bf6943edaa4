"""Packs at the tables: which exist, the games they make, and adding new ones."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import orrery
from orrery.kernel import Game
from orrery.parts.content import ContentError, Pack, read_pack
from orrery.parts.content.packs import claimed_needs, require_manifest
from orrery.parts.content_game import PackedGame
from orrery.registry import EDITIONS, KEPT
from orrery.server import clock
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.packs import Packs, PackTaken, StoredPack
from orrery.server.tables.jobs import run_job
from orrery.server.tables.pack_jobs import CheckPack, PackVerdict, try_out

LOGGER = logging.getLogger("orrery.packs")
#: The maximum depth of packs that need other packs.
DEPTH: Final = 4


def content_game(name: str) -> PackedGame[Any]:
    """The game of this name, if packs can change it; Refused otherwise."""
    game = orrery.game(name) if name in orrery.games() else None
    if not isinstance(game, PackedGame) or game.files is None:
        raise Refused("bad-pack", f"there is no game {name[:40]!r} that a pack could change", 404)
    return game


def game_with_folder(place: str) -> Game[Any]:
    """The game that a pack in a folder or zip file makes; a ContentError if the pack is invalid."""
    pack = read_pack(place)
    try:
        game = content_game(require_manifest(pack).game).with_pack(place)
    except Refused as refused:
        raise ContentError(f"{pack.label}/pack.toml: key 'game': {refused.message}") from None
    try_out(game)
    return game


async def version_of(packs: Packs, reference: str) -> StoredPack:
    """A pack by its id, or by id and version; Refused if there is none."""
    identity, _, version = reference.partition(" ")
    if version:
        stored = await packs.version(identity, version)
    else:
        stored = next(iter(await packs.versions(identity)), None)
    if stored is None:
        raise missing("pack")
    return stored


async def texts_below(packs: Packs, needs: list[str], depth: int = DEPTH) -> dict[str, dict[str, str]]:
    """The files of all packs that a pack needs, directly or indirectly."""
    found: dict[str, dict[str, str]] = {}
    for identity in needs if depth else []:
        versions = await packs.versions(identity)
        if versions:
            manifest = versions[0].manifest
            texts = await packs.texts(manifest.id, manifest.version)
            found[identity] = texts or {}
            found |= await texts_below(packs, manifest.needs, depth - 1)
    return found


async def game_with_pack(services: Services, name: str, reference: str) -> Game[Any]:
    """A game with a pack on top of what is installed; Refused if they do not fit."""
    own = content_game(name)
    stored = await version_of(services.packs, reference)
    manifest = stored.manifest
    if not own.home.takes(manifest.game):
        raise Refused("bad-order", f"the pack {manifest.id} is for {manifest.game}, not for {name}")
    key = (name, manifest.name, own.content_digest)
    made = services.library.games.pop(key, None)
    if made is not None:
        services.library.games[key] = made
        return made
    texts = await services.packs.texts(manifest.id, manifest.version)
    if texts is None:  # removed a moment ago
        raise missing("pack")
    below = await texts_below(services.packs, manifest.needs)
    try:
        game = laid_over(own, manifest.id, texts, below)
    except ContentError as error:
        raise Refused("bad-pack", f"the pack does not fit this release: {error}") from None
    EDITIONS.keep(game)
    services.library.games[key] = game
    while len(services.library.games) > KEPT:
        services.library.games.popitem(last=False)
    return game


def laid_over(
    own: PackedGame[Any], label: str, texts: dict[str, str], below: dict[str, dict[str, str]]
) -> PackedGame[Any]:
    """A game with a pack, from its files and those of the packs it needs."""
    return own.with_packs(Pack(label, texts), lambda wanted: Pack(wanted, below[wanted]) if wanted in below else None)


async def game_with_draft(services: Services, own: PackedGame[Any], texts: dict[str, str]) -> Game[Any]:
    """A game with a draft that has been checked."""
    below = await texts_below(services.packs, claimed_needs(texts))
    return laid_over(own, "pack", texts, below)


async def add_pack(services: Services, texts: dict[str, str], person: str | None, listed: bool) -> StoredPack:
    """Check a pack in another process and store it; Refused with the first fault."""
    verdict = await check_pack(services, texts)
    if verdict.faults or verdict.manifest is None:
        raise Refused("bad-pack", verdict.faults[0].text if verdict.faults else "pack.toml: missing", 400)
    manifest = verdict.manifest
    if person is not None:
        others = [one for one in await services.packs.versions(manifest.id) if one.person != person]
        if others:
            raise Refused(
                "bad-pack", f"pack.toml: key 'id': {manifest.id!r} belongs to somebody else; choose another id"
            )
        if await services.packs.count_of(person) >= services.settings.packs_per_person:
            raise Refused("too-many", f"you have {services.settings.packs_per_person} packs here; remove some")
    stored = StoredPack(manifest, verdict.digest, person, listed, clock.now())
    try:
        await services.packs.add(stored, texts)
    except PackTaken as taken:
        raise Refused("bad-pack", f"pack.toml: key 'version': {taken}; give it a new number") from None
    # Built now, so that the first player need not wait for it.
    await services.contents.keep(await game_with_pack(services, manifest.game, manifest.name))
    return stored


async def check_pack(services: Services, texts: dict[str, str], preview: bool = False) -> PackVerdict:
    """The faults of a pack, by the same checks as installation."""
    job = CheckPack(texts, await texts_below(services.packs, claimed_needs(texts)), preview)
    return await run_job(services.jobs, job, PackVerdict)


async def install_found(packs: Packs, folder: str = "", given: Sequence[str] = ()) -> None:
    """Install the packs that come with the games and the operator's, if they are new."""
    found: list[Pack] = []
    for name in orrery.games():
        game = orrery.game(name)
        if isinstance(game, PackedGame) and game.files is not None:
            found += game.home.shipped.values()
    places = [Path(place) for place in given]
    places += sorted(Path(folder).iterdir()) if folder and Path(folder).is_dir() else []
    for place in places:
        if place.is_dir() or place.suffix == ".zip":
            try:
                found.append(read_pack(place))
            except ContentError as error:
                LOGGER.error("not installed: %s", error)
    for pack in found:
        try:
            await install(packs, pack)
        except (ContentError, Refused) as error:
            LOGGER.error("not installed: %s", error)


async def install(packs: Packs, pack: Pack) -> StoredPack:
    """Install a pack given by the operator; a ContentError if it is invalid."""
    manifest = require_manifest(pack)
    own = content_game(manifest.game)
    known = [one for one in await packs.versions(manifest.id) if one.manifest.version == manifest.version]
    if known and await packs.texts(manifest.id, manifest.version) == pack.texts:
        return known[0]
    game = laid_over(own, pack.label, pack.texts, await texts_below(packs, manifest.needs))
    try_out(game)
    stored = StoredPack(manifest, game.content_digest, None, True, clock.now())
    try:
        await packs.add(stored, pack.texts)
    except PackTaken as taken:
        raise Refused("bad-pack", f"{taken}, with other files; give it a new number") from None
    return stored
