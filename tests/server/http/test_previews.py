"""What a shared link shows: titles, pictures without secrets, and the embedded view."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from PIL import Image

import orrery
from orrery.kernel.keyed import seeded
from orrery.server.app import create_app
from orrery.server.pictures.boards import BOARDS
from orrery.server.pictures.cards import PersonCard, Sitter, TableCard, person_picture, table_picture
from orrery.server.settings import Settings

ADDRESS = "https://orrery.example"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Orrery</title></head>")
    settings = Settings(address=ADDRESS, table_rate=0, signup_rate=0, bot_budget=0.05)
    with TestClient(create_app(client=tmp_path, settings=settings)) as client:
        yield client


def made(client: TestClient[Litestar], **order: Any) -> str:
    """A table of Anna's."""
    client.post("/api/me", json={"name": "Anna <b>"})
    wanted = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"} | order
    return str(client.post("/api/tables", json=wanted).json()["id"])


def test_a_public_table_has_a_title_a_line_and_a_picture(client: TestClient[Litestar]) -> None:
    table = made(client, title="Friday & friends")
    page = client.get(f"/table/{table}").text
    assert "<title>Friday &amp; friends · Orrery</title>" in page
    assert '<meta property="og:description" content="Tic-tac-toe: Anna &lt;b&gt;, a free seat.' in page
    assert f'content="{ADDRESS}/api/tables/{table}/picture.png?v=' in page
    assert "<title>" not in page.replace("<title>", "", 1)
    assert "posto libero" in client.get(f"/table/{table}", headers={"Accept-Language": "it-IT,it"}).text


def test_a_private_table_says_nothing(client: TestClient[Litestar]) -> None:
    table = made(client, title="Secret plan", visibility="private")
    page = client.get(f"/table/{table}").text
    assert "Secret plan" not in page
    assert "Anna" not in page
    assert "og:image" not in page
    assert client.get(f"/api/tables/{table}/picture.png").status_code == 404


def test_a_profile_has_a_title_and_a_picture(client: TestClient[Litestar]) -> None:
    identity = client.post("/api/me", json={"name": "Anna"}).json()["id"]
    page = client.get(f"/person/{identity}").text
    assert "<title>Anna · Orrery</title>" in page
    picture = client.get(f"/api/people/{identity}/picture.png")
    assert Image.open(io.BytesIO(picture.content)).size == (1200, 630)


def test_what_is_not_there_is_the_plain_page(client: TestClient[Litestar]) -> None:
    for path in ("/table/nothing", "/person/nobody", "/tournament/none", "/watch"):
        assert "<title>Orrery</title>" in client.get(path).text


def test_only_the_embedded_view_may_be_framed(client: TestClient[Litestar]) -> None:
    table = made(client)
    assert "frame-ancestors *" in client.get(f"/embed/{table}").headers["content-security-policy"]
    for path in ("/", f"/table/{table}", "/account"):
        assert "frame-ancestors 'none'" in client.get(path).headers["content-security-policy"]


def test_the_public_state_is_what_those_see_who_watch(client: TestClient[Litestar]) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = made(client, game="parsec", seats=seats)
    own = client.get(f"/api/tables/{table}/state").json()
    public = client.get(f"/api/tables/{table}/state?public=true").json()
    assert (own["held"], public["held"], public["looking"]) == ([0], [], None)
    client.cookies.clear()
    assert client.get(f"/api/tables/{table}/state").json()["view"] == public["view"]


def played(game: str, moves: int = 150) -> Any:
    """A position of a game."""
    state, generator = orrery.game(game).new(seed=3), random.Random(1)
    for _ in range(moves):
        if state.seat is None:
            break
        state.apply(generator.choice(state.actions()))
    return state


@pytest.mark.parametrize("game", sorted(set(orrery.games())))
def test_every_game_has_a_board(game: str) -> None:
    assert game in BOARDS
    view = played(game).view(None)
    empty = table_picture(TableCard(game, "Table", "", [Sitter("Anna")], None))
    drawn = table_picture(TableCard(game, "Table", "", [Sitter("Anna")], view))
    assert drawn != empty
    assert Image.open(io.BytesIO(drawn)).size == (1200, 630)
    assert len(drawn) < 300_000


@pytest.mark.parametrize("game", ["parsec", "expanse", "empire_war"])
def test_a_picture_depends_on_nothing_that_those_who_watch_cannot_see(game: str) -> None:
    """Whatever is secret is drawn anew; the picture stays the same."""
    state = played(game)
    other = state.clone()
    state.game.redraw(other, None, seeded(77))
    pictures = {table_picture(TableCard(game, "T", "", [], one.view(None))) for one in (state, other)}
    assert len(pictures) == 1


def test_a_long_name_is_cut() -> None:
    card = PersonCard("W" * 40, "line", [("The Expanse", "1612"), ("Parsec", "1500")])
    assert Image.open(io.BytesIO(person_picture(card))).size == (1200, 630)
