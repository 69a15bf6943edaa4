"""The browser client as it is served."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

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


@pytest.mark.slow
def test_a_compressed_copy_is_sent_to_those_who_can_read_it(client: TestClient[Litestar], built: Path) -> None:
    (built / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"export { packed }"))
    answer = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
    assert (answer.headers["content-encoding"], answer.text) == ("gzip", "export { packed }")
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "export {}"


@pytest.mark.parametrize("path", ["/", "/table/42", "/problems", "/of/another/release"])
def test_every_page_is_compressed_once(client: TestClient[Litestar], built: Path, path: str) -> None:
    page = "<!doctype html>" + "".join(f"<p>{number}</p>" for number in range(5000))
    (built / "index.html.gz").write_bytes(gzip.compress(page.encode()))
    assert client.get(path, headers={"Accept-Encoding": "gzip"}).text == page


def test_answers_to_programs_are_compressed(client: TestClient[Litestar]) -> None:
    answer = client.get("/api/games", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/api/nothing", "/schema/nothing", "/../secret.txt", "/%2e%2e/secret.txt"]
)
def test_what_is_not_there_is_not_found(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_without_the_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    with TestClient(create_app(client=tmp_path)) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
