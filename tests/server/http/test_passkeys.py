"""Passkeys: registered, signed in with, removed; and every answer that is not good enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.http.authenticator import PRESENT, Authenticator

from orrery.server.app import create_app
from orrery.server.settings import Settings

SITE = "https://orrery.example"
SETTINGS = Settings(address=SITE, login_rate=0, signup_rate=0, table_rate=0)


@pytest.fixture
def client() -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(settings=SETTINGS)) as client:
        yield client


def signed_up(client: TestClient[Litestar], login: str = "anna") -> str:
    """An account, and its id."""
    answer = client.post("/api/account", json={"login": login, "password": "correct horse", "name": login.title()})
    return str(answer.json()["id"])


def registered(client: TestClient[Litestar], device: Authenticator, name: str = "Phone") -> list[dict[str, Any]]:
    """The passkeys of the account after this device has become one."""
    options = client.post("/api/account/passkeys/options", json={}).json()
    answer = client.post("/api/account/passkeys", json={"credential": device.create(options), "name": name})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def sign_in(client: TestClient[Litestar], device: Authenticator, **how: Any) -> Any:
    """The answer to a sign-in with a device."""
    options = client.post("/api/session/passkey/options", json={}).json()
    return client.post("/api/session/passkey", json={"credential": device.get(options, **how)})


def test_a_device_signs_in_without_a_password(any_database: str) -> None:
    device = Authenticator(SITE)
    with TestClient(create_app(any_database, settings=SETTINGS)) as client:
        anna = signed_up(client)
        assert [passkey["name"] for passkey in registered(client, device)] == ["Phone"]
        client.delete("/api/session")
        assert client.get("/api/me").json()["id"] is None
        assert sign_in(client, device).json()["id"] == anna
        assert client.get("/api/me").json()["login"] == "anna"
        assert client.get("/api/account/passkeys").json()[0]["used"] > 0


def test_a_removed_passkey_does_not_work(client: TestClient[Litestar]) -> None:
    device = Authenticator(SITE)
    signed_up(client)
    (passkey,) = registered(client, device)
    assert client.delete(f"/api/account/passkeys/{passkey['id']}").json() == []
    answer = sign_in(client, device)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-passkey")


def test_nobody_removes_what_is_anothers(client: TestClient[Litestar]) -> None:
    device = Authenticator(SITE)
    signed_up(client)
    (passkey,) = registered(client, device)
    client.cookies.clear()
    signed_up(client, "bruno")
    assert client.delete(f"/api/account/passkeys/{passkey['id']}").status_code == 404
    assert sign_in(client, device).json()["login"] == "anna"


def test_an_answer_counts_once(client: TestClient[Litestar]) -> None:
    device = Authenticator(SITE)
    signed_up(client)
    registered(client, device)
    options = client.post("/api/session/passkey/options", json={}).json()
    credential = {"credential": device.get(options)}
    assert client.post("/api/session/passkey", json=credential).status_code == 200
    assert client.post("/api/session/passkey", json=credential).json()["code"] == "bad-passkey"


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ["site", "unverified", "key", "copied", "unknown"])
def test_what_is_not_good_enough_is_refused(client: TestClient[Litestar], wrong: str) -> None:
    device = Authenticator(SITE)
    signed_up(client)
    registered(client, device)
    how: dict[str, Any] = {}
    if wrong == "site":
        device.origin = "https://evil.example"
    elif wrong == "unverified":
        how = {"flags": PRESENT}
    elif wrong == "key":
        device.key = Authenticator(SITE).key
    elif wrong == "copied":
        sign_in(client, device)
        device.signed = 0
    else:
        device = Authenticator(SITE)
    client.cookies.clear()
    answer = sign_in(client, device, **how)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-passkey")
    assert client.get("/api/me").json()["id"] is None


def test_a_device_is_registered_once_and_by_an_account(client: TestClient[Litestar]) -> None:
    device = Authenticator(SITE)
    client.post("/api/me", json={"name": "Guest"})
    assert client.post("/api/account/passkeys/options", json={}).json()["code"] == "sign-in"
    signed_up(client)
    registered(client, device)
    options = client.post("/api/account/passkeys/options", json={}).json()
    assert [known["id"] for known in options["excludeCredentials"]]
    again = client.post("/api/account/passkeys", json={"credential": device.create(options)})
    assert again.json()["code"] == "known-passkey"


def test_a_guest_brings_their_tables(client: TestClient[Litestar]) -> None:
    device = Authenticator(SITE)
    signed_up(client)
    registered(client, device)
    client.cookies.clear()
    order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    table = client.post("/api/tables", json=order).json()["id"]
    options = client.post("/api/session/passkey/options", json={}).json()
    client.post("/api/session/passkey", json={"credential": device.get(options), "keep": True})
    assert table in [entry["id"] for entry in client.get("/api/tables?mine=true").json()]


@pytest.mark.parametrize("nonsense", ["", "e30", "%%%", "bm90IGpzb24"])
def test_nonsense_is_refused(client: TestClient[Litestar], nonsense: str) -> None:
    body = {"credential": {"id": "abc", "response": {"clientDataJSON": nonsense}}}
    assert client.post("/api/session/passkey", json=body).status_code in (400, 401)
