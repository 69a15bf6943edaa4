"""Messages arrive, or are shown as failed: whatever the receiver does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from tests.server.conftest import Starter
from tests.server.notify.receivers import Webhook, mail_server, until
from tests.server.players import pair
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m
from orrery.locales import LANGUAGES, bundle
from orrery.server.notify.shapes import TEXTS, Message

WISH: dict[str, Any] = {"when": "always", "digest": 0}


async def wish(person: Client, **wanted: Any) -> None:
    """Set how somebody is told."""
    await person.call("PUT", "/api/me/notices", dict[str, Any], WISH | wanted)


async def faults(person: Client) -> list[dict[str, Any]]:
    """What is shown to somebody about their addresses."""
    return await person.call("GET", "/api/me/notices/faults", list[dict[str, Any]])


async def move(person: Client, table: str, action: str) -> None:
    """Play an action."""
    await person.send(table, m.Act((await person.state(table)).version, action))


def waiting(server: Server, table: str) -> int:
    """How many rows a table of the database has."""
    with closing(sqlite3.connect(server.database.partition("///")[2])) as database:
        return int(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("answers", "tries"), [([], 1), ([500, 503], 3), ([429], 2), ([0], 2)], ids=["well", "broken", "busy", "cut off"]
)
async def test_a_message_is_sent_until_it_is_taken_and_then_no_more(
    start_server: Starter, answers: list[int], tries: int
) -> None:
    server = start_server(local_webhooks="true", retry_seconds=0.05, address="https://orrery.example")
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        with Webhook(list(answers)) as hook:
            await wish(bruno, webhook=hook.address)
            await move(anna, table, "place b2")
            await until(lambda: len(hook.heard) == tries and not waiting(server, "deliveries"))
            assert {body["what"] for body in hook.bodies} == {"turn"}
            assert hook.bodies[0]["link"] == f"https://orrery.example/table/{table}"
            assert len({key for _, key, _ in hook.heard}) == 1, "a repetition can be told from a new message"
            assert await faults(bruno) == []


@pytest.mark.slow
async def test_a_receiver_is_left_alone_for_as_long_as_it_asks(start_server: Starter) -> None:
    server = start_server(local_webhooks="true", retry_seconds=0.01)
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        with Webhook([429], {"Retry-After": "1"}) as hook:
            await wish(bruno, webhook=hook.address)
            await move(anna, table, "place b2")
            await until(lambda: len(hook.heard) == 2)
            assert hook.heard[1][0] - hook.heard[0][0] >= 1.0


@pytest.mark.slow
async def test_what_keeps_failing_is_shown_to_the_person_until_it_works(start_server: Starter) -> None:
    server = start_server(local_webhooks="true", retry_seconds=0.005)
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        with Webhook([500] * 6 + [404]) as hook:
            await wish(bruno, webhook=hook.address)
            await move(anna, table, "place b2")
            await until(lambda: waiting(server, "faults"))
            assert len(hook.heard) == 6
            [fault] = await faults(bruno)
            assert (fault["channel"], fault["answer"], fault["lost"]) == ("webhook", "500", 1)
            await move(bruno, table, "place a1")
            await move(anna, table, "place c3")
            await until(lambda: len(hook.heard) == 7 and not waiting(server, "deliveries"))
            [fault] = await faults(bruno)
            assert (fault["answer"], fault["lost"]) == ("404", 2)
            await move(bruno, table, "place a2")
            await move(anna, table, "place c1")
            await until(lambda: len(hook.heard) == 8 and not waiting(server, "faults"))
            assert await faults(bruno) == []


@pytest.mark.slow
async def test_a_turn_taken_meanwhile_is_not_tried_again(start_server: Starter) -> None:
    server = start_server(local_webhooks="true", retry_seconds=0.3)
    anna, bruno, table = await pair(server)
    async with anna, bruno:
        with Webhook([500] * 6) as hook:
            await wish(bruno, webhook=hook.address)
            await move(anna, table, "place b2")
            await until(lambda: len(hook.heard) == 1)
            await move(bruno, table, "place a1")
            await until(lambda: not waiting(server, "deliveries"))
            assert len(hook.heard) == 1


@pytest.mark.slow
async def test_a_flood_becomes_one_message(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    anna, bruno, first = await pair(server)
    async with anna, bruno:
        tables = [first]
        for _ in range(3):
            table = await anna.create("tictactoe", ["me", "open"])
            await bruno.join(table.id, table.invitation or "")
            tables.append(table.id)
        with Webhook() as hook:
            await wish(bruno, webhook=hook.address, digest=5)
            for table_id in tables:
                await move(anna, table_id, "place b2")
                await until(lambda: hook.heard)
            await until(lambda: waiting(server, "notices") == 3)
            assert [body["table"] for body in hook.bodies] == [first]
            with closing(sqlite3.connect(server.database.partition("///")[2])) as database:
                # Five minutes pass.
                database.execute("UPDATE people SET told = told - 300")
                database.execute("UPDATE notices SET due = due - 300")
                database.commit()
            await until(lambda: len(hook.heard) == 2)
            assert hook.bodies[1]["type"] == "digest"
            assert {notice["table"] for notice in hook.bodies[1]["notices"]} == set(tables[1:])


@pytest.mark.slow
async def test_a_reminder_comes_before_the_clock_runs_out(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    anna, bruno, table = await pair(server, clock=m.Clock(86400))
    async with anna, bruno:
        with Webhook() as hook:
            await wish(bruno, webhook=hook.address, remind=120)
            await move(anna, table, "place b2")
            await until(lambda: len(hook.heard) == 1)
            with closing(sqlite3.connect(server.database.partition("///")[2])) as database:
                # Ten hours pass, then all but an hour and a half.
                database.execute("UPDATE notices SET due = 0")
                database.commit()
                due = "SELECT due > 0 FROM notices"
                await until(lambda: database.execute(due).fetchall() == [(1,)])
                assert len(hook.heard) == 1, "not before its time"
                database.execute("UPDATE matches SET deadline = deadline - 86400 + 5400")
                database.execute("UPDATE notices SET due = 0")
                database.commit()
            await until(lambda: len(hook.heard) == 2)
            assert (hook.bodies[1]["what"], hook.bodies[1]["table"]) == ("clock", table)


@pytest.mark.slow
@pytest.mark.slow
async def test_mail_holds_the_link_in_the_persons_language(start_server: Starter) -> None:
    with mail_server() as box:
        server = start_server(
            smtp=f"smtp+plain://127.0.0.1:{box.port}", mail_from="orrery@orrery.example",
            address="https://orrery.example", retry_seconds=0.05,
        )  # fmt: skip
        anna, bruno, table = await pair(server)
        async with anna, bruno:
            await bruno.call("PUT", "/api/account/mail", dict[str, Any], {"mail": "bruno@mail.example"})
            await until(lambda: box.mails)
            assert box.mails[0]["To"] == "bruno@mail.example"
            token = box.text().partition("/account/confirm#")[2].split()[0]
            await wish(bruno, mail=True, language="it")
            await move(anna, table, "place b2")
            await until(lambda: not waiting(server, "notices"))
            assert len(box.mails) == 1, "an address that is not confirmed gets no notices"
            await anna.call("POST", "/api/account/mail", dict[str, Any], {"token": token})
            await move(bruno, table, "place a1")
            box.refusals = ["451 come back later"]
            await move(anna, table, "place c3")
            await until(lambda: len(box.mails) == 2)
            assert "tocca a te" in str(box.mails[1]["Subject"])
            assert f"https://orrery.example/table/{table}" in box.text()
            box.refusals = ["550 no such mailbox"]
            await move(bruno, table, "place a2")
            await move(anna, table, "place c1")
            await until(lambda: waiting(server, "faults"))
            [fault] = await faults(bruno)
            assert (fault["channel"], fault["answer"]) == ("mail", "550 no such mailbox")


@pytest.mark.slow
async def test_every_address_can_be_tried(start_server: Starter) -> None:
    server = start_server(local_webhooks="true")
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        with Webhook([204, 400]) as hook:
            await wish(anna, webhook=hook.address, shape="slack", language="it")
            tries = [await anna.call("POST", "/api/me/notices/test", list[dict[str, Any]], {}) for _ in range(2)]
            assert [[(one["channel"], one["good"], one["answer"]) for one in tried] for tried in tries] == [
                [("webhook", True, "")],
                [("webhook", False, "400")],
            ]
            assert "Così" in hook.bodies[0]["text"]


def test_discord_and_slack_get_what_they_understand() -> None:
    notices = [m.Notice("t1", "talon", "*Talon* <@everyone>", "turn"), m.Notice("t2", "expanse", "B & C", "over")]
    message = Message(notices, "en", "https://orrery.example")
    discord = message.discord()
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\*Talon\\* <@everyone\\>: it is your turn\n<https://orrery.example/table/t1>" in discord["content"]
    assert message.slack()["text"].splitlines()[1] == "<https://orrery.example/table/t2|B &amp; C: the match is over>"
    assert message.subject == "2 things wait for you"


def test_every_language_has_every_text() -> None:
    known = {language: set(bundle(TEXTS, language)._messages) for language in LANGUAGES}
    assert known["en"]
    assert all(texts == known["en"] for texts in known.values())
