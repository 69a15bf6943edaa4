"""Link previews: a title, a line of text, and a picture."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from collections.abc import Callable
from html import escape
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

import orrery
from orrery.locales import say
from orrery.server import tasks
from orrery.server.community.ratings import shown
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.match import Chair, StoredMatch
from orrery.server.tables.tables import Tables

if TYPE_CHECKING:
    from orrery.server.pictures.cards import PersonCard

TEXTS: Final = "orrery.server.http"
#: Pages that have a preview of their own.
SUBJECT: Final = re.compile(r"^/(table|person|tournament|embed)/([\w.-]{1,40})/?$")
TITLE: Final = re.compile(r"<title>[^<]*</title>")
#: The number of pictures to cache, and the seconds browsers may cache them.
KEPT: Final = 200
AGE: Final = "public, max-age=60"
#: Whether the library for drawing pictures is installed.
HAS_PICTURES: Final = importlib.util.find_spec("PIL") is not None


class Preview(msgspec.Struct, frozen=True):
    """A title, a line of text, and the address of the picture, empty without one."""

    title: str
    line: str
    picture: str = ""


class Pictures:
    """A cache of pictures. They are drawn one at a time, in a thread."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, ...], bytes] = {}
        self.drawing = asyncio.Lock()

    async def get(self, key: tuple[str, ...], draw: Callable[[], bytes]) -> bytes:
        """The picture with a key, drawn if necessary."""
        if key not in self.kept:
            async with self.drawing:
                if key not in self.kept:
                    made = await tasks.in_thread(draw)
                    if len(self.kept) >= KEPT:
                        del self.kept[next(iter(self.kept))]
                    self.kept[key] = made
        return self.kept[key]


def pictures_of(request: Request[Any, Any, Any]) -> Pictures:
    """The pictures of this server."""
    state = request.app.state
    if "pictures" not in state:
        state.pictures = Pictures()
    found: Pictures = state.pictures
    return found


def language_of(request: Request[Any, Any, Any]) -> str:
    """Italian if the browser prefers it, otherwise English."""
    return "it" if request.headers.get("accept-language", "").lower().startswith("it") else "en"


def game_title(game: str, language: str) -> str:
    """The title of a game."""
    if game not in orrery.games():
        return game
    package = type(orrery.game(game)).__module__.rpartition(".")[0]
    try:
        title = say(package, language, "game-title", {})
    except (ValueError, KeyError, ModuleNotFoundError):
        title = ""
    return title if title and title != "game-title" else orrery.game(game).title


def names_of(chairs: list[Chair], language: str) -> str:
    """Who sits at a table."""
    free = say(TEXTS, language, "seat-free", {})
    return ", ".join(free if chair.kind == "open" else chair.name for chair in chairs)


def table_preview(stored: StoredMatch, language: str) -> Preview:
    """The preview of a table; a private one reveals nothing else."""
    match = stored.match
    if match.visibility != "public":
        return Preview("Orrery", say(TEXTS, language, "private-table", {}))
    title = game_title(match.game, language)
    names = names_of(stored.facts.chairs, language)
    line = say(TEXTS, language, f"table-{stored.status}", {"names": names})
    called = match.title if match.title != orrery_title(match.game) else title
    return Preview(f"{called} · Orrery", f"{title}: {line}", f"/api/tables/{match.id}/picture.png?v={stored.version}")


def orrery_title(game: str) -> str:
    """The title of a table that was given no name."""
    return orrery.game(game).title if game in orrery.games() else game


async def person_card(services: Services, identity: str, language: str) -> PersonCard | None:
    """The public data of a person."""
    from orrery.server.pictures.cards import PersonCard

    person = await services.people.by_id(identity)
    if person is None:
        return None
    ratings = sorted(await services.community.ratings.of(identity), key=lambda own: -own.matches)
    games, _, _ = await services.community.ratings.tallies(identity)
    played, won = sum(tally.played for tally in games), sum(tally.won for tally in games)
    line = say(TEXTS, language, "person-line", {"played": played, "won": won})
    numbers = [(game_title(own.game, language), str(shown(own.mean))) for own in ratings[:4]]
    return PersonCard(person.name, line, numbers)


async def preview_of(services: Services, kind: str, identity: str, language: str) -> Preview | None:
    """The preview of a page."""
    if kind in ("table", "embed"):
        stored = await services.matches.row(identity)
        return None if stored is None else table_preview(stored, language)
    if kind == "person":
        card = await person_card(services, identity, language) if HAS_PICTURES else None
        if card is None:
            return None
        return Preview(f"{card.name} · Orrery", card.line, f"/api/people/{identity}/picture.png")
    found = await services.community.tournaments.one(identity)
    if found is None:
        return None
    facts = {"game": game_title(found.game, language)}
    line = say(TEXTS, language, f"tournament-{found.kind}", facts)
    return Preview(f"{found.name} · Orrery", line)


def tags(preview: Preview, address: str, path: str) -> str:
    """The tags of a preview, for the head of a page."""
    kind = "summary_large_image" if preview.picture and HAS_PICTURES else "summary"
    found = {"og:site_name": "Orrery", "og:type": "website", "og:title": preview.title, "og:url": address + path}
    found["og:description"] = preview.line
    if preview.picture and HAS_PICTURES:
        found |= {"og:image": address + preview.picture, "og:image:width": "1200", "og:image:height": "630"}
        found["og:image:alt"] = preview.line
    lines = [f'<meta property="{name}" content="{escape(value)}">' for name, value in found.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}">' for name, value in (
        ("description", preview.line), ("twitter:card", kind),
    )]  # fmt: skip
    return f"<title>{escape(preview.title)}</title>\n    " + "\n    ".join(lines)


async def page_with_preview(request: Request[Any, Any, Any], page: str) -> str | None:
    """The client's page with the preview of its path, if it has one."""
    subject = SUBJECT.match(request.scope["path"])
    if subject is None:
        return None
    tables: Tables = request.app.state.tables
    preview = await preview_of(tables.services, subject.group(1), subject.group(2), language_of(request))
    if preview is None:
        return None
    address = tables.settings.address.rstrip("/") or str(request.base_url).rstrip("/")
    return TITLE.sub(lambda _: tags(preview, address, request.scope["path"]), page, count=1)


def sent(picture: bytes) -> Response[bytes]:
    """A response with a picture."""
    return Response(picture, media_type="image/png", headers={"Cache-Control": AGE})


def require_pictures() -> None:
    """Refuse if pictures cannot be drawn."""
    if not HAS_PICTURES:
        raise Refused("no-pictures", "this server cannot draw pictures; its operator can install orrery[hosting]", 404)


@get("/api/tables/{identity:str}/picture.png", summary="A picture of a public table")
async def get_table_picture(
    request: Request[Any, Any, Any], identity: FromPath[str], tables: NamedDependency[Tables]
) -> Response[bytes]:
    """Returns the board as spectators see it; private tables have no picture."""
    require_pictures()
    from orrery.server.pictures.cards import Sitter, TableCard, table_picture

    table = await tables.get(identity)
    if table.match.visibility != "public":
        raise missing()
    language = language_of(request)
    async with tables.lock(table):
        # What spectators without a seat see, whoever asks.
        view = None if table.position is None else table.position.state.view(None)
        stored = StoredMatch(table.match, table.facts, table.status, table.version, None, table.outcome, 0.0)
        preview = table_preview(stored, language)
        free = say(TEXTS, language, "seat-free", {})
        winners = set(table.outcome.winners) if table.outcome is not None else set()
        sitters = [
            Sitter(free if chair.kind == "open" else chair.name, seat in winners)
            for seat, chair in enumerate(table.facts.chairs)
        ]
        line = say(TEXTS, language, f"picture-{table.status}", {})
    card = TableCard(table.match.game, preview.title.removesuffix(" · Orrery"), line, sitters, view)
    key = ("table", identity, str(table.version), language, *(sitter.name for sitter in sitters))
    return sent(await pictures_of(request).get(key, lambda: table_picture(card)))


@get("/api/people/{identity:str}/picture.png", summary="A picture of a profile")
async def get_person_picture(
    request: Request[Any, Any, Any], identity: FromPath[str], services: NamedDependency[Services]
) -> Response[bytes]:
    """Returns the name and the ratings, as in the profile."""
    require_pictures()
    from orrery.server.pictures.cards import person_picture

    card = await person_card(services, identity, language_of(request))
    if card is None:
        raise missing("person")
    key = ("person", identity, card.name, card.line, *(number for _, number in card.numbers))
    return sent(await pictures_of(request).get(key, lambda: person_picture(card)))


previews_router = Router("/", route_handlers=[get_table_picture, get_person_picture], tags=["previews"])
