"""Packs over HTTP: the gallery, single packs, uploads, and checks of drafts."""

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
    """The newest version of a pack, as the gallery shows it."""

    manifest: Manifest
    versions: list[str]
    listed: bool
    #: Whether it is the current user's own, and whether the operator installed it.
    mine: bool
    installed: bool
    #: The number of tables created with any of its versions.
    played: int
    created: float


class PackFiles(msgspec.Struct, frozen=True):
    """A version of a pack with its files, by name."""

    manifest: Manifest
    texts: dict[str, str]


class ContentShape(msgspec.Struct, frozen=True):
    """The structure of a game's content: a JSON schema per file, the keys of items, and the content itself."""

    files: dict[str, dict[str, Any]]
    keys: dict[str, list[str]]
    documents: dict[str, Any]


class PackDraft(msgspec.Struct, frozen=True):
    """A draft of a pack: its files by name, or a zip file in base64."""

    texts: Annotated[dict[Name, Text], msgspec.Meta(max_length=MOST_FILES)] = {}
    zip: Annotated[str, msgspec.Meta(max_length=LARGEST_PACK * 4 // 3 + 4)] = ""
    #: Whether to list it publicly in the gallery.
    listed: bool = False
    #: Whether a check should also return the game with it.
    preview: bool = False


def texts_of(draft: PackDraft) -> dict[str, str]:
    """The files of a draft; Refused if its zip file is unreadable."""
    if not draft.zip:
        return dict(draft.texts)
    try:
        return texts_of_zip(base64.b64decode(draft.zip, validate=True), "pack")
    except binascii.Error:
        raise Refused("bad-pack", "pack: not a zip file in base64", 400) from None
    except ContentError as error:
        raise Refused("bad-pack", str(error), 400) from None


def zip_of(texts: dict[str, str], name: str) -> bytes:
    """A response with a zip file."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, text in sorted(texts.items()):
            archive.writestr(zipfile.ZipInfo(f"{name}/{file}"), text)
    headers = {"Content-Disposition": f'attachment; filename="{name}.zip"'}
    return Response(data.getvalue(), media_type="application/zip", headers=headers)  # type: ignore[return-value]


async def entries(services: Services, packs: list[StoredPack], person: Person | None) -> list[PackEntry]:
    """Packs as the gallery shows them, each in its newest version."""
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
    """Whether a pack's own description contains every word of a search."""
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
    """List public packs and your own, most played first."""
    found = await services.packs.listed(game, person.id if person else None, mine)
    shown = [pack for pack in await entries(services, found, person) if is_about(pack, search)]
    return sorted(shown, key=lambda pack: (-pack.played, -pack.created))


@get("/{identity:str}", summary="One pack with its files")
async def get_pack(
    identity: FromPath[str],
    services: NamedDependency[Services],
    version: Annotated[str, QueryParameter(max_length=20)] = "",
) -> PackFiles:
    """Returns a pack by its id, listed or not: anyone with the link may see it."""
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
    """Returns all files of a version."""
    pack = await get_pack.fn(identity, services, version)
    return zip_of(pack.texts, f"{pack.manifest.id}-{pack.manifest.version}")


@get("/{identity:str}/game", summary="A game with a pack")
async def get_pack_game(
    identity: FromPath[str],
    services: NamedDependency[Services],
    version: Annotated[str, QueryParameter(max_length=20)] = "",
) -> GameEntry:
    """Returns seats, options and content of the game with this pack."""
    reference = f"{identity} {version}".strip()
    stored = await version_of(services.packs, reference)
    game = await game_with_pack(services, stored.manifest.game, reference)
    await services.contents.keep(game)
    return entry_for(game)


@get("/shape", summary="The structure of a game's content")
async def get_shape(game: Annotated[str, QueryParameter(max_length=80)]) -> ContentShape:
    """Returns the files, tables and fields of a game's content and the content itself, as needed by an editor."""
    own = content_game(game)
    return ContentShape(
        own.home.schemas(), {table: list(keys) for table, keys in own.home.keys.items()}, dict(own.documents())
    )


@post("/zip", status_code=200, summary="A draft as a zip file")
async def zip_draft(data: JSONBody[PackDraft]) -> bytes:
    """Returns all files of a draft."""
    return zip_of(dict(data.texts), "pack")


@post("/check", status_code=200, summary="Check a draft of a pack")
async def check_draft(data: JSONBody[PackDraft], services: NamedDependency[Services]) -> PackVerdict:
    """Run the same checks as installation; nothing is stored."""
    return await check_pack(services, texts_of(data), data.preview)


@post("/", summary="Upload a pack")
async def send_pack(
    request: Anything,
    data: JSONBody[PackDraft],
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
) -> PackEntry:
    """Store a version of a pack, if the operator allows uploads. Without a session you become a guest."""
    if not services.settings.pack_uploads:
        raise Refused("forbidden", "this server does not accept uploaded packs; ask its operator to install yours", 403)
    texts = texts_of(data)
    somebody = await ensure_person(request, services, person)
    stored = await add_pack(services, texts, somebody.id, data.listed)
    versions = await services.packs.versions(stored.manifest.id)
    return (await entries(services, versions, somebody))[0]


@delete("/{identity:str}", status_code=200, summary="Remove your own pack")
async def remove_pack(
    identity: FromPath[str],
    services: NamedDependency[Services],
    user: NamedDependency[Person],
    version: Annotated[str | None, QueryParameter(max_length=20)] = None,
) -> list[str]:
    """Remove the pack. Existing matches keep their content."""
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
