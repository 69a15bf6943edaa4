"""The server's first routes: the page, the catalogue, health and the schema."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import orrery
from orrery.bots import bots
from orrery.server.app import create_app


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app()) as client:
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


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/schema/openapi.json"])
def test_every_answer_forbids_inline_script(client: TestClient[Litestar], path: str) -> None:
    policy = client.get(path).headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'none';" in policy
