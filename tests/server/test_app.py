"""The server's first routes: the page, the catalogue, health and the schema."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import orrery
from orrery.bots import bots
from orrery.server.app import create_app


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as the client's build leaves it, beside a file that is nobody's business."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Orrery</title>")
    (folder / "assets" / "index-abc.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def client(built: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(client=built)) as client:
        yield client


def test_the_catalogue_lists_every_game(client: TestClient[Litestar]) -> None:
    listed = client.get("/api/games").json()
    assert [game["name"] for game in listed] == orrery.games()
    game = next(game for game in listed if game["name"] == "tictactoe")
    assert (game["title"], game["seats"], game["options"]) == ("Tic-tac-toe", [2], [])
    assert game["levels"] == bots()


def test_health_says_the_version(client: TestClient[Litestar]) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": orrery.__version__}


def test_the_schema_names_the_routes(client: TestClient[Litestar]) -> None:
    schema = client.get("/schema/openapi.json").json()
    assert schema["info"]["title"] == "Orrery"
    assert {"/api/games", "/health"} <= set(schema["paths"])


def test_a_query_that_says_something_twice_is_refused_in_one_line(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/tables?limit=3&mine=false&limit=5")
    assert answer.status_code == 400
    assert answer.json()["message"] == "limit: given more than once; give it once"
    assert client.get("/api/tables?limit=3&mine=false").status_code == 200


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/one/tutorial", "GET, OPTIONS, POST"),
        ("/api/games/talon/lesson", "OPTIONS, POST"),
    ],
)
def test_options_names_every_method_of_a_path(client: TestClient[Litestar], path: str, methods: str) -> None:
    assert client.options(path).headers["allow"] == methods


@pytest.mark.parametrize("path", ["/", "/match/42"])
def test_a_page_is_the_client_and_asked_for_anew(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.text.startswith("<!doctype html>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_an_asset_is_kept_forever(client: TestClient[Litestar]) -> None:
    answer = client.get("/assets/index-abc.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_a_compressed_copy_is_sent_to_those_who_can_read_it(client: TestClient[Litestar], built: Path) -> None:
    (built / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"export { packed }"))
    answer = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
    assert (answer.headers["content-encoding"], answer.text) == ("gzip", "export { packed }")
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "export {}"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/api/nothing", "/schema/nothing", "/../secret.txt", "/%2e%2e/secret.txt"]
)
def test_what_is_not_there_is_not_found(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/schema/openapi.json"])
def test_every_answer_forbids_inline_script(client: TestClient[Litestar], path: str) -> None:
    policy = client.get(path).headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none';" in policy


def test_without_the_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    with TestClient(create_app(client=tmp_path)) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_over_http_zero_is_not_false_either() -> None:
    with TestClient(create_app()) as client:
        order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=order).json()["id"]
        answer = client.post(f"/api/tables/{table}/messages", json={"type": "answer", "accept": 0})
        assert answer.status_code == 400
        assert answer.json()["code"] == "bad-request"
        assert client.post(f"/api/tables/{table}/join", json={"watch": 1}).status_code == 400
