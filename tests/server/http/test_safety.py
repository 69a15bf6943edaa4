"""Being left in peace: block, mute, report, chat off, and what admins do about people."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.admin_command import orrery_admin
from tests.server.conftest import Starter
from tests.server.players import pair, refused, run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.server.app import create_app
from orrery.server.names import NameFilter
from orrery.server.settings import Settings


async def id_of(client: Client) -> str:
    """Who somebody is."""
    return (await client.me()).id or ""


async def block(client: Client, other: Client, kind: str = "block") -> dict[str, Any]:
    """Let somebody not meet, or not read, somebody else."""
    return await client.call("PUT", f"/api/me/blocks/{await id_of(other)}", dict[str, Any], {"kind": kind})


async def lines(client: Client, table: str) -> list[str]:
    """What somebody reads at a table."""
    return [line.text for line in await client.call("GET", f"/api/tables/{table}/chat", list[m.Line])]


async def admin_of(server: Server) -> Client:
    """Somebody who looks after the server."""
    client = Client(server.address)
    try:
        await client.log_in("root", "correct horse")
    except Exception:
        await client.sign_up("root", "correct horse")
        words = ("create-admin", "root", "--password", "correct horse")
        await asyncio.to_thread(orrery_admin, *words, database=server.database)
        await client.log_in("root", "correct horse")
    assert (await client.me()).admin
    return client


@pytest.mark.parametrize("kind", ["mute", "block"])
async def test_who_is_muted_or_blocked_is_not_read(server: Server, kind: str) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        await bruno.send(table, m.Say("hello"))
        assert await lines(anna, table) == ["hello"]
        found = await block(anna, bruno, kind)
        assert [one["kind"] for one in found["blocked"]] == [kind]
        assert await lines(anna, table) == []
        async with anna.live(table) as live:
            await bruno.send(table, m.Say("psst"))
            await live.ask(m.Say("end"))
            await live.ask(m.Ping())
            assert [line.text for line in live.chat] == ["end"]
        await anna.call("DELETE", f"/api/me/blocks/{await id_of(bruno)}", dict[str, Any])
        assert await lines(anna, table) == ["hello", "psst", "end"]


async def test_who_is_blocked_is_not_met(server: Server) -> None:
    anna, bruno, _ = await pair(server)
    async with anna, bruno:
        await anna.sign_up(f"anna{id(anna)}", "correct horse")
        hers, his = await id_of(anna), await id_of(bruno)
        await bruno.call("PUT", f"/api/me/friends/{hers}", list[Any])
        await block(anna, bruno)
        assert await anna.call("GET", "/api/me/friends", list[Any]) == []
        assert await refused(bruno.call("PUT", f"/api/me/friends/{hers}", list[Any])) == "forbidden"
        table = await bruno.create("tictactoe", ["me", "open"], visibility="public")
        invite = bruno.call("POST", f"/api/tables/{table.id}/invite", m.TableEntry, {"person": hers})
        assert await refused(invite) == "bad-order"
        assert await refused(anna.join(table.id)) == "forbidden"
        open_table = await anna.create("tictactoe", ["me", "open"], visibility="public")
        assert await refused(bruno.join(open_table.id)) == "forbidden"
        assert (await bruno.join(open_table.id, watch=True)).id == open_table.id
        seek = {"game": "connect_four", "pace": "three"}
        await anna.call("POST", "/api/seeks", dict[str, Any], seek)
        assert (await bruno.call("POST", "/api/seeks", dict[str, Any], seek))["table"] is None
        await anna.call("DELETE", f"/api/me/blocks/{his}", dict[str, Any])
        assert (await bruno.call("POST", "/api/seeks", dict[str, Any], seek))["table"] is not None


async def test_chat_is_off_for_who_wants_it_so(server: Server) -> None:
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        await bruno.send(table, m.Say("hello"))
        assert not (await anna.call("PUT", "/api/me/chat", dict[str, Any], {"on": False}))["chat"]
        assert await lines(anna, table) == []
        reply = await anna.send(table, m.Say("no"))
        assert isinstance(reply, m.Fault)
        assert reply.code == "chat-off"
        await anna.call("PUT", "/api/me/chat", dict[str, Any], {"on": True})
        assert await lines(anna, table) == ["hello"]


async def test_a_report_is_read_decided_and_logged(start_server: Starter, any_database: str) -> None:
    server = start_server(any_database, report_rate=0)
    anna, bruno, table = await pair(server)
    root = await admin_of(server)
    async with anna, bruno, root:
        await bruno.sign_up("bruno", "correct horse")
        await bruno.send(table, m.Say("you are a fool"))
        (line,) = await anna.call("GET", f"/api/tables/{table}/chat", list[m.Line])
        report = {"reason": "abuse", "table": table, "line": line.number, "text": "he always does"}
        await anna.call("POST", "/api/reports", m.Done, report)
        await anna.call("POST", "/api/reports", m.Done, report)
        own = {"reason": "abuse", "person": await id_of(anna)}
        assert await refused(anna.call("POST", "/api/reports", m.Done, own)) == "not-found"
        assert await refused(anna.call("GET", "/api/admin/reports", list[Any])) == "forbidden"
        (waiting,) = await root.call("GET", "/api/admin/reports", list[dict[str, Any]])
        assert (waiting["said"], waiting["text"], waiting["about_name"]) == (
            "you are a fool", "he always does", "bruno",
        )  # fmt: skip
        deed = {
            "person": await id_of(bruno),
            "what": "silence",
            "hours": 1,
            "note": "insults",
            "report": waiting["id"],
            "key": "the first measure",
        }
        for _ in range(2):  # the answer to the first request may have been lost
            assert await root.call("POST", "/api/admin/actions", list[Any], deed) == []
        reply = await bruno.send(table, m.Say("again"))
        assert isinstance(reply, m.Fault)
        assert reply.code == "silenced"
        (done,) = await root.call("GET", "/api/admin/log", list[dict[str, Any]])
        assert (done["what"], done["admin_name"], done["note"]) == ("silence", "root", "insults")
        await root.call("POST", "/api/admin/actions", list[Any], {"person": deed["person"], "what": "lift"})
        assert isinstance(await bruno.send(table, m.Say("sorry")), m.Done)
        standing = await root.call("GET", f"/api/admin/people/{deed['person']}", dict[str, Any])
        assert [action["what"] for action in standing["actions"]] == ["lift", "silence"]


@pytest.mark.slow
async def test_who_is_shut_out_comes_in_by_no_way(start_server: Starter) -> None:
    server = start_server()
    root = await admin_of(server)
    async with root, Client(server.address) as bruno:
        await bruno.guest("Bruno")
        await bruno.sign_up("bruno", "correct horse")
        his = await id_of(bruno)
        order = {"name": "mine", "scopes": ["read"]}
        token = (await bruno.call("POST", "/api/account/tokens", dict[str, Any], order))["secret"]
        await root.call("POST", "/api/admin/actions", list[Any], {"person": his, "what": "ban", "hours": 1})
        assert (await bruno.me()).id is None
        assert await refused(bruno.log_in("bruno", "correct horse")) == "banned"
        async with Client(server.address, token=token) as program:
            assert await refused(program.me()) == "bad-token"
        deed = {"person": await id_of(root), "what": "ban"}
        assert await refused(root.call("POST", "/api/admin/actions", list[Any], deed)) == "forbidden"
        await asyncio.to_thread(orrery_admin, "lift", "bruno", database=server.database)
        assert (await bruno.log_in("bruno", "correct horse")).id == his


@pytest.mark.slow
async def test_a_name_is_taken_away_everywhere(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, table = await pair(server)
    root = await admin_of(server)
    async with anna, bruno, root:
        await bruno.send(table, m.Say("hello"))
        his = await id_of(bruno)
        await root.call("POST", "/api/admin/actions", list[Any], {"person": his, "what": "rename"})
        name = (await bruno.me()).name
        assert name.startswith("Player ")
        assert [player.name for player in (await anna.table(table)).players] == ["Anna", name]
        (line,) = await anna.call("GET", f"/api/tables/{table}/chat", list[m.Line])
        assert line.name == name


@pytest.mark.slow
def test_the_command_line_lists_and_restricts(start_server: Starter) -> None:
    server = start_server()

    async def story() -> None:
        anna, bruno, _ = await pair(server)
        async with anna, bruno:
            await bruno.sign_up("bruno", "correct horse")
            await anna.call("POST", "/api/reports", m.Done, {"reason": "name", "person": await id_of(bruno)})

    run(story())
    assert "name: Anna about bruno" in orrery_admin("reports", database=server.database).output
    said = orrery_admin("restrict", "bruno", "--ban", "--hours", "2", "--note", "why", database=server.database).output
    assert "bruno is shut out for 2 hours" in said
    assert "0 reports wait" in orrery_admin("reports", database=server.database).output


def test_names_on_the_operators_list_are_refused(tmp_path: Path) -> None:
    words = tmp_path / "names.txt"
    words.write_text("# nobody\nadmin\n*badword\n", encoding="utf-8")
    settings = Settings(name_list=str(words), signup_rate=0, table_rate=0)
    with TestClient(create_app(settings=settings)) as client:
        for name in ("Admin", "4dmin", "the admin", "xxB4dW0rdxx", "Bád-Wórd"):
            assert client.post("/api/me", json={"name": name}).json()["code"] == "bad-name", name
        assert client.post("/api/me", json={"name": "Administra"}).status_code == 200
        order = {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}], "title": "badword cup"}
        assert client.post("/api/tables", json=order).json()["code"] == "bad-name"
        account = {"login": "badword", "password": "correct horse"}
        assert client.post("/api/account", json=account).json()["code"] == "bad-name"


def test_a_list_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="list of names"):
        NameFilter.read(str(tmp_path / "gone.txt"))


@pytest.mark.slow
@pytest.mark.slow
async def test_reports_are_limited(start_server: Starter) -> None:
    server = start_server(report_rate=2)
    anna, bruno, _ = await pair(server)
    async with anna, bruno:
        report = {"reason": "spam", "person": await id_of(bruno)}
        for _ in range(2):
            await anna.call("POST", "/api/reports", m.Done, report)
        assert await refused(anna.call("POST", "/api/reports", m.Done, report)) == "too-fast"


async def statuses(servers: list[Server], times: int) -> list[str]:
    """What becomes of requests that are sent to one server after the other."""
    found = []
    for number in range(times):
        async with Client(servers[number % len(servers)].address) as client:
            try:
                await client.guest("Anna")
                found.append("ok")
            except Exception as error:
                found.append(getattr(error, "code", "?"))
    return found


@pytest.mark.slow
def test_limits_hold_over_several_processes(start_server: Starter) -> None:
    from tests.server.postgres import postgres

    with postgres() as url:
        servers = [start_server(url, signup_rate=3) for _ in range(2)]
        assert run(statuses(servers, 6)) == ["ok"] * 3 + ["too-fast"] * 3

        async def story() -> None:
            async with Client(servers[0].address) as anna:
                await asyncio.sleep(0)
                assert await refused(anna.guest("Anna")) == "too-fast"

        run(story())
        for server in servers:
            server.stop()
