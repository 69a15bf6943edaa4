"""Packs over HTTP: the gallery, one pack, sending one, and checking a draft while it is written."""

from __future__ import annotations

import base64
import binascii
import io
import zipfile
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from orrery.parts.content import ContentError, Manifest
from orrery.parts.content.manifest import version_key
from orrery.parts.content.sources import LARGEST_FILE, LARGEST_PACK, MOST_FILES, texts_of_zip
from orrery.server.http.games import GameEntry, entry_for
from orrery.server.http.identity import ensure_person
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.packs import StoredPack
from orrery.server.store.people import Person
from orrery.server.tables.pack_jobs import PackVerdict
from orrery.server.tables.packs import add_pack, check_pack, content_game, game_with_pack, version_of

Anything = Request[Any, Any, Any]
Text = Annotated[str, msgspec.Meta(max_length=LARGEST_FILE)]
Name = Annotated[str, msgspec.Meta(max_length=100)]


class PackEntry(msgspec.Struct, frozen=True):
    """A pack as the gallery shows it, in its newest version."""

    manifest: Manifest
    versions: list[str]
    listed: bool
    #: Whether it is one's own, and whether the operator installed it.
    mine: bool
    installed: bool
    #: How many tables were begun with any of its versions.
    played: int
    created: float


class PackFiles(msgspec.Struct, frozen=True):
    """A version of a pack with its files by name."""

    manifest: Manifest
    texts: dict[str, str]


class ContentShape(msgspec.Struct, frozen=True):
    """What the content of a game is made of: a JSON schema for each file, what tells items apart, and the content."""

    files: dict[str, dict[str, Any]]
    keys: dict[str, list[str]]
    documents: dict[str, Any]


class PackDraft(msgspec.Struct, frozen=True):
    """A pack as somebody writes it: its files by name, or a zip file in base64."""

    texts: Annotated[dict[Name, Text], msgspec.Meta(max_length=MOST_FILES)] = {}
    zip: Annotated[str, msgspec.Meta(max_length=LARGEST_PACK * 4 // 3 + 4)] = ""
    #: Whether the gallery shall show it to everybody.
    listed: bool = False
    #: Whether a check shall also say how the game looks with it.
    preview: bool = False


def texts_of(draft: PackDraft) -> dict[str, str]:
    """The files of a draft; Refused if its zip file cannot be read."""
    if not draft.zip:
        return dict(draft.texts)
    try:
        return texts_of_zip(base64.b64decode(draft.zip, validate=True), "pack")
    except binascii.Error:
        raise Refused("bad-pack", "pack: not a zip file in base64", 400) from None
    except ContentError as error:
        raise Refused("bad-pack", str(error), 400) from None


def zip_of(texts: dict[str, str], name: str) -> bytes:
    """An answer that is a zip file."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, text in sorted(texts.items()):
            archive.writestr(zipfile.ZipInfo(f"{name}/{file}"), text)
    headers = {"Content-Disposition": f'attachment; filename="{name}.zip"'}
    return Response(data.getvalue(), media_type="application/zip", headers=headers)  # type: ignore[return-value]


async def entries(services: Services, packs: list[StoredPack], person: Person | None) -> list[PackEntry]:
    """Packs as the gallery shows them, each once in its newest version."""
    by_id: dict[str, list[StoredPack]] = {}
    for pack in packs:
        by_id.setdefault(pack.manifest.id, []).append(pack)
    played = await services.packs.played([pack.manifest.name for pack in packs])
    shown = []
    for versions in by_id.values():
        versions.sort(key=lambda one: version_key(one.manifest.version), reverse=True)
        newest = versions[0]
        shown.append(
            PackEntry(
                newest.manifest,
                [one.manifest.version for one in versions],
                newest.listed,
                person is not None and newest.person == person.id,
                newest.person is None,
                sum(played.get(one.manifest.name, 0) for one in versions),
                newest.created,
            )
        )
    return shown


def is_about(pack: PackEntry, words: str) -> bool:
    """Whether every word of a search is in what a pack says of itself."""
    manifest = pack.manifest
    told = [manifest.id, *manifest.title.values(), *manifest.text.values(), *manifest.authors]
    everything = " ".join(told).casefold()
    return all(word in everything for word in words.casefold().split())


@get("/", summary="The gallery of packs")
async def list_packs(
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
    game: Annotated[str | None, QueryParameter(max_length=80)] = None,
    search: Annotated[str, QueryParameter(max_length=80)] = "",
    mine: FromQuery[bool] = False,
) -> list[PackEntry]:
    """Listed packs and one's own, those that are played most first."""
    found = await services.packs.listed(game, person.id if person else None, mine)
    shown = [pack for pack in await entries(services, found, person) if is_about(pack, search)]
    return sorted(shown, key=lambda pack: (-pack.played, -pack.created))


@get("/{identity:str}", summary="One pack with its files")
async def get_pack(
    identity: FromPath[str],
    services: NamedDependency[Services],
    version: Annotated[str, QueryParameter(max_length=20)] = "",
) -> PackFiles:
    """A pack by its id, listed or not: who has the link may see it."""
    stored = await version_of(services.packs, f"{identity} {version}".strip())
    texts = await services.packs.texts(stored.manifest.id, stored.manifest.version)
    if texts is None:  # removed a moment ago
        raise missing("pack")
    return PackFiles(stored.manifest, texts)


@get("/{identity:str}/zip", summary="A pack as a zip file")
async def get_zip(
    identity: FromPath[str],
    services: NamedDependency[Services],
    version: Annotated[str, QueryParameter(max_length=20)] = "",
) -> bytes:
    """All files of a version in one."""
    pack = await get_pack.fn(identity, services, version)
    return zip_of(pack.texts, f"{pack.manifest.id}-{pack.manifest.version}")


@get("/{identity:str}/game", summary="A game as a pack makes it")
async def get_pack_game(
    identity: FromPath[str],
    services: NamedDependency[Services],
    version: Annotated[str, QueryParameter(max_length=20)] = "",
) -> GameEntry:
    """Seats, options and content of the game with this pack."""
    reference = f"{identity} {version}".strip()
    stored = await version_of(services.packs, reference)
    game = await game_with_pack(services, stored.manifest.game, reference)
    await services.contents.keep(game)
    return entry_for(game)


@get("/shape", summary="What the content of a game is made of")
async def get_shape(game: Annotated[str, QueryParameter(max_length=80)]) -> ContentShape:
    """The files, tables and fields of a game's content, and the content itself: what an editor needs."""
    own = content_game(game)
    return ContentShape(
        own.home.schemas(), {table: list(keys) for table, keys in own.home.keys.items()}, dict(own.documents())
    )


@post("/zip", status_code=200, summary="A draft as a zip file")
async def zip_draft(data: JSONBody[PackDraft]) -> bytes:
    """All files of a draft in one."""
    return zip_of(dict(data.texts), "pack")


@post("/check", status_code=200, summary="Check a pack while it is written")
async def check_draft(data: JSONBody[PackDraft], services: NamedDependency[Services]) -> PackVerdict:
    """The same checks that installing it makes; nothing is stored."""
    return await check_pack(services, texts_of(data), data.preview)


@post("/", summary="Send a pack")
async def send_pack(
    request: Anything,
    data: JSONBody[PackDraft],
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
) -> PackEntry:
    """Store a version of a pack, if the operator allows it. Without a session one becomes a guest."""
    if not services.settings.pack_uploads:
        raise Refused("forbidden", "this server takes no packs from people; ask its operator to install yours", 403)
    texts = texts_of(data)
    somebody = await ensure_person(request, services, person)
    stored = await add_pack(services, texts, somebody.id, data.listed)
    versions = await services.packs.versions(stored.manifest.id)
    return (await entries(services, versions, somebody))[0]


@delete("/{identity:str}", status_code=200, summary="Remove a pack of one's own")
async def remove_pack(
    identity: FromPath[str],
    services: NamedDependency[Services],
    user: NamedDependency[Person],
    version: Annotated[str | None, QueryParameter(max_length=20)] = None,
) -> list[str]:
    """Matches keep the content that they were begun with."""
    own = [one for one in await services.packs.versions(identity) if one.person == user.id]
    if not own:
        raise missing("pack")
    await services.packs.remove(identity, version)
    return [one.manifest.version for one in await services.packs.versions(identity)]


packs_router = Router(
    "/api/packs",
    route_handlers=[
        list_packs,
        get_shape,
        get_pack,
        get_zip,
        get_pack_game,
        check_draft,
        zip_draft,
        send_pack,
        remove_pack,
    ],
    tags=["packs"],
)
