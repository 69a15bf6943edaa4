"""What the server holds of a person can be taken along, and goes when the person wants."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select
from tests.server.conftest import Starter
from tests.server.http.authenticator import Authenticator
from tests.server.players import pair, play_on, refused
from tests.server.server_process import Server
from tests.server.store.rows import row_of

from orrery.client import Client
from orrery.client import messages as m
from orrery.review.problems import problems_of
from orrery.server.store.database import Database
from orrery.server.store.moderation import Moderation
from orrery.server.store.schema import metadata


async def everything(url: str) -> str:
    """Every value of every row of a database, as one text."""
    database = Database(url)
    lines = []
    async with database.engine.connect() as connection:
        for table in metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                values = [
                    value.decode("utf-8", "replace") if isinstance(value, bytes) else value for value in row.values()
                ]
                lines.append(f"{table.name} {json.dumps(values, default=str, ensure_ascii=False)}")
    await database.close()
    return "\n".join(lines)


async def fill_in(url: str, hers: str, his: str, match: str) -> None:
    """Let every column of the database that can name a person name Doriana at least once."""
    database = Database(url)
    async with database.engine.begin() as connection:
        named = {"people": his, "matches": match}
        for table in metadata.sorted_tables:
            for key in [key for key in table.foreign_keys if key.column.table.name == "people"]:
                found = select(table).where(key.parent == hers)
                if (await connection.execute(found)).first() is None:
                    row = row_of(table, "doriana", named) | {key.parent.name: hers}
                    await connection.execute(insert(table).values(row))
    await database.close()


async def still_to_be_told(url: str, his: str, match: str) -> None:
    """A notice and a message to Bruno that wait, both with the title that Doriana gave her table."""
    database = Database(url)
    text = msgspec.json.encode(m.Notice(match, "tictactoe", "Doriana plays", "turn")).decode()
    message = {"person": his, "channel": "webhook", "address": "http://127.0.0.1:9/x", "attempts": 1, "due": 1e12}
    async with database.engine.begin() as connection:
        notice = {"person": his, "match": match, "version": 1, "text": text, "due": 1e12}
        await connection.execute(insert(metadata.tables["notices"]).values(notice))
        await connection.execute(insert(metadata.tables["deliveries"]).values(message | {"notices": f"[{text}]"}))
    await database.close()


async def fall_out(server: Server, doriana: Client) -> None:
    """Doriana and Carla block and report each other; an admin writes something down."""
    async with Client(server.address) as carla:
        await carla.guest("Carla")
        people = [(doriana, carla), (carla, doriana)]
        for one, other in people:
            identity = (await other.me()).id or ""
            await one.call("PUT", f"/api/me/blocks/{identity}", dict[str, Any], {"kind": "block"})
            report = {"reason": "abuse", "person": identity, "text": "doriana began it"}
            await one.call("POST", "/api/reports", m.Done, report)
    database = Database(server.database)
    her_id = (await doriana.me()).id or ""
    await Moderation(database).act(None, her_id, "note", None, "doriana again")
    await Moderation(database).act(her_id, her_id, "lift", None, "doriana once more")
    await database.close()


async def add_passkey(server: Server, doriana: Client) -> None:
    """A passkey of Doriana's, and a question to a device that is not answered."""
    options = await doriana.call("POST", "/api/account/passkeys/options", dict[str, Any], {})
    made = {"credential": Authenticator(server.address).create(options), "name": "doriana's phone"}
    await doriana.call("POST", "/api/account/passkeys", list[Any], made)
    await doriana.call("POST", "/api/account/passkeys/options", dict[str, Any], {})


async def lived_in(server: Server) -> tuple[Client, Client, list[str], list[str]]:
    """Doriana, who has left traces everywhere, her friend, their tables, and what is hers alone."""
    bruno, doriana = Client(server.address), Client(server.address)
    await bruno.guest("Bruno")
    me = await doriana.guest("Doriana")
    await doriana.sign_up("doriana.login", "correct horse")
    await doriana.call("POST", "/api/account/codes", dict[str, Any], {"password": "correct horse"})
    wish = {"when": "always", "webhook": "http://127.0.0.1:9/doriana-hook", "mail": True}
    await doriana.call("PUT", "/api/me/notices", dict[str, Any], wish)
    await doriana.call("POST", "/api/me/push", dict[str, Any], {"endpoint": "http://127.0.0.1:9/doriana-push"})
    tables = []
    for title in ("over", "running", "open", "hers", "left"):
        hers = title == "hers"
        host, guest = (doriana, bruno) if hers else (bruno, doriana)
        table = await host.create("tictactoe", ["me", "open", "open"][:2], title="Doriana plays" if hers else title)
        tables.append(table.id)
        if title != "open":
            await guest.join(table.id, table.invitation or "")
        await doriana.join(table.id, table.invitation or "", watch=True)
    over, running, _, _, left = tables
    async with bruno.live(over) as one, doriana.live(over) as other:
        await asyncio.gather(play_on(one), play_on(other))
    await doriana.send(over, m.Say("doriana said so"))
    await doriana.send(left, m.Leave())
    her_id, his_id = me.id or "", (await bruno.me()).id or ""
    for person, friend in ((doriana, his_id), (bruno, her_id)):
        await person.call("PUT", f"/api/me/friends/{friend}", list[Any])
        await person.call(
            "PUT", "/api/me/notices", dict[str, Any], {"when": "always", "webhook": "http://127.0.0.1:9/x"}
        )
    await doriana.call("PUT", "/api/me/notices", dict[str, Any], wish)
    await doriana.call("POST", "/api/seeks", dict[str, Any], {"game": "tictactoe", "rated": True})
    await doriana.call("POST", "/api/account/tokens", dict[str, Any], {"name": "doriana's", "scopes": ["read"]})
    invited = await doriana.create("tictactoe", ["me", "open"])
    await doriana.call("POST", f"/api/tables/{invited.id}/invite", m.TableEntry, {"person": his_id})
    tables.append(invited.id)
    cup = {"name": "Cup", "game": "tictactoe", "kind": "swiss"}
    made = await doriana.call("POST", "/api/tournaments", dict[str, Any], cup)
    await doriana.call("POST", f"/api/tournaments/{made['tournament']['id']}/join", dict[str, Any], {})
    problems = problems_of("talon")
    assert problems is not None
    tried = await doriana.call("POST", "/api/games/talon/problems", m.TableEntry, {"problem": problems.open[0]})
    tables.append(tried.id)
    await add_passkey(server, doriana)
    await fall_out(server, doriana)
    await bruno.send(running, m.Act((await bruno.state(running)).version, "place b2"))
    await doriana.send(running, m.Act((await doriana.state(running)).version, "place a1"))
    return bruno, doriana, tables, [me.id or "", "Doriana", "doriana"]


@pytest.mark.slow
async def test_deletion_leaves_no_trace_and_others_games_intact(start_server: Starter, any_database: str) -> None:
    server = start_server(any_database, local_webhooks="true", retry_seconds=3600)
    bruno, doriana, tables, hers = await lived_in(server)
    over, running, _, named, *_ = tables
    async with bruno, doriana:
        his = (await bruno.me()).id or ""
        await fill_in(any_database, hers[0], his, running)
        await still_to_be_told(any_database, his, named)
        before = await everything(any_database)
        assert all(value in before for value in [*hers, "doriana-hook", "doriana-push", "doriana said so"])
        record = await bruno.record(over)
        wrong = doriana.call("POST", "/api/account/delete", m.Me, {"password": "wrong horse"})
        assert await refused(wrong) == "bad-login"
        await doriana.call("POST", "/api/account/delete", m.Me, {"password": "correct horse"})
        assert (await doriana.me()).id is None
        after = await everything(any_database)
        assert [line for line in after.splitlines() if any(value in line for value in hers)] == []
        assert after.count(r"\"title\":\"Tic-tac-toe") >= 2, "Bruno is still told, without her words"
        assert (await bruno.record(over)).replace(b"[deleted]", b"Doriana") == record
        state = await bruno.state(running)
        assert state.status == "running"
        async with bruno.live(running) as live:
            assert (await play_on(live)).status == "finished"
        assert [player.name for player in (await bruno.table(over)).players] == ["Bruno", "[deleted]"]


@pytest.mark.slow
async def test_a_deletion_that_was_cut_off_is_finished(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    bruno, doriana, _, hers = await lived_in(server)
    async with bruno, doriana:
        await asyncio.to_thread(server.kill)
        database = Database(server.database)
        people = metadata.tables["people"]
        async with database.engine.begin() as connection:
            await connection.execute(people.update().where(people.c.id == hers[0]).values(leaving=1.0))
        await database.close()
        await asyncio.to_thread(server.start)
        left = await everything(server.database)
        while any(value in left for value in hers):
            await asyncio.sleep(0.05)
            left = await everything(server.database)


@pytest.mark.slow
async def test_the_export_opens_and_holds_every_table(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    bruno, doriana, tables, _ = await lived_in(server)
    async with bruno, doriana:
        document = json.loads(await doriana.call("GET", "/api/account/export", bytes))
        assert {table["id"] for table in document["tables"]} == set(tables)
        by_id = {table["id"]: table for table in document["tables"]}
        assert [action["notation"] for action in by_id[tables[1]]["actions"]] == ["place a1"]
        rows = document["rows"]
        theirs = {table.name for table in metadata.sorted_tables if "person" in table.c} - {"journal", "presences"}
        assert theirs <= set(rows)
        filled = {
            "passkeys",
            "blocks",
            "reports",
            "results",
            "entrants",
            "friends",
            "seeks",
            "tokens",
            "seats",
            "attempts",
        }
        assert {name for name in filled if not rows[name]} == set()
        assert [one["name"] for one in rows["tournaments"]] == ["Cup"]
        assert rows["people"][0]["login"] == "doriana.login"
        assert [line["text"] for line in rows["chat"]] == ["doriana said so"]
        assert rows["pushes"][0]["endpoint"].endswith("doriana-push")
        text = json.dumps(document)
        assert "argon2" not in text
        assert "password" not in rows["people"][0]


@pytest.mark.slow
async def test_a_guest_is_deleted_without_a_password(start_server: Starter) -> None:
    server = start_server()
    anna, bruno, _ = await pair(server)
    async with anna, bruno:
        await anna.call("POST", "/api/account/delete", m.Me, {})
        assert (await anna.me()).id is None
        assert "Anna" not in await everything(server.database)
