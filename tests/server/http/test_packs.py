"""Packs on a server: the gallery, a table with one, sending them, and hundreds of broken ones."""

from __future__ import annotations

import asyncio
import base64
import copy
import io
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select
from tests.parts.sample_packs import ICON, SAMPLES, manifest, texts_of
from tests.server.conftest import Starter
from tests.server.players import refused

from orrery.client import Client, ServerError
from orrery.client import messages as m
from orrery.records import Record
from orrery.server.http.packs import PackEntry, PackFiles
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.tables.pack_jobs import CheckPack, PackVerdict

HUGE = 10**30


async def send(client: Client, texts: dict[str, str], **more: Any) -> PackEntry:
    """Send a pack."""
    return await client.call("POST", "/api/packs", PackEntry, {"texts": texts, **more})


async def gallery(client: Client, **query: Any) -> dict[str, PackEntry]:
    """The packs that a person sees, by their ids."""
    found = await client.call("GET", "/api/packs", list[PackEntry], **query)
    return {pack.manifest.id: pack for pack in found}


async def shipped(client: Client) -> None:
    """Wait until the server has installed what comes with the games."""
    while "six-seats" not in await gallery(client):
        await asyncio.sleep(0.05)


@pytest.mark.slow
async def test_six_sit_down_to_parsec_with_the_shipped_pack_and_bots_play_it(start_server: Starter) -> None:
    server = start_server(bot_budget=0.05)
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        await shipped(anna)
        made = await anna.call("GET", "/api/packs/six-seats/game", dict[str, Any])
        assert made["seats"] == [2, 3, 4, 5, 6]
        table = await anna.create("parsec", ["me", *["captain"] * 5], pack="six-seats", options={"rounds": 1})
        assert (table.pack, len(table.players), table.content) == ("six-seats 1.0", 6, made["content"])
        catalogue = await anna.call("GET", "/api/games/parsec/catalogue", dict[str, Any], content=table.content)
        assert catalogue["words"]["it"]["card-trade-fair"] == "Fiera commerciale"
        words = await anna.call("GET", "/api/games/parsec/vocabulary", list[Any], content=table.content)
        assert "play trade-fair" in [word["notation"] for word in words]
        async with anna.live(table.id) as live:
            state = await live.turn()
            while state.status == "running":
                await live.act(state.options[0])
                state = await live.turn()
        record = Record.decode(await anna.record(table.id))
        assert (record.pack, record.seats) == ("six-seats 1.0", 6)
        assert record.replay().outcome is not None
        assert (await gallery(anna))["six-seats"].played == 1
    assert "answered nothing legal" not in (server.folder / "server.log").read_text()


async def test_a_pack_is_sent_found_played_and_outlives_its_removal(start_server: Starter) -> None:
    server = start_server(pack_uploads=True)
    async with Client(server.address) as anna, Client(server.address) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        sent = await send(anna, texts_of("talon"))
        assert (sent.manifest.name, sent.mine, sent.listed) == ("talon-sample 1.0", True, False)
        assert "talon-sample" not in await gallery(bruno)
        assert (await gallery(anna, mine=True)).keys() == {"talon-sample"}
        link = await bruno.call("GET", "/api/packs/talon-sample", PackFiles)
        assert link.texts == texts_of("talon")
        await send(anna, texts_of("talon", version="1.1"), listed=True)
        assert (await gallery(bruno, search="ESEMPIO talon"))["talon-sample"].versions == ["1.1"]
        assert await gallery(bruno, search="nothing like this") == {}
        free = {"scenario": "free-battle", "fleet_a": "terran: MON MON", "fleet_b": "talon: CA", "points": 300}
        table = await bruno.create("talon", ["me", "captain"], pack="talon-sample 1.0", options=free)
        state = await bruno.state(table.id)
        assert state.seen()["units"][0]["class"] == "MON"
        await anna.call("DELETE", "/api/packs/talon-sample", list[str])
        assert "talon-sample" not in await gallery(anna)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        again = await bruno.state(table.id)
        assert (again.read_only, again.seen()["units"][0]["class"]) == ("", "MON")


@pytest.mark.slow
async def test_a_version_never_changes_and_an_id_belongs_to_who_sent_it(start_server: Starter) -> None:
    server = start_server(pack_uploads=True, packs_per_person=2)
    async with Client(server.address) as anna, Client(server.address) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        await send(anna, texts_of("talon"))
        await send(anna, texts_of("talon"))  # the same again
        assert await refused(send(anna, texts_of("talon", authors=["Other"]))) == "bad-pack"
        assert await refused(send(bruno, texts_of("talon", version="2.0"))) == "bad-pack"
        assert await refused(bruno.call("DELETE", "/api/packs/talon-sample", PackEntry)) == "not-found"
        await send(anna, texts_of("talon", version="1.1"))
        assert await refused(send(anna, texts_of("talon", version="1.2"))) == "too-many"


@pytest.mark.slow
async def test_a_server_takes_packs_only_if_its_operator_says_so(start_server: Starter) -> None:
    server = start_server()
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        assert await refused(send(anna, texts_of("talon"))) == "forbidden"
        verdict = await anna.call("POST", "/api/packs/check", PackVerdict, {"texts": texts_of("talon")})
        assert verdict.faults == []


@pytest.mark.slow
async def test_a_record_carries_a_pack_only_to_where_packs_may_be_sent(start_server: Starter) -> None:
    open_server, closed = start_server(pack_uploads=True), start_server()
    async with Client(open_server.address) as anna, Client(closed.address) as bruno:
        await anna.guest("Anna")
        await bruno.guest("Bruno")
        await send(anna, texts_of("talon"))
        table = await anna.create("talon", ["me", "me"], pack="talon-sample")
        await anna.send(table.id, m.Concede(0))
        record = (await anna.record(table.id)).decode()
        assert Record.decode(record.encode()).pack == "talon-sample 1.0"
        again = await anna.call("POST", "/api/records", m.TableEntry, {"record": record})
        assert again.content == table.content
        upload = bruno.call("POST", "/api/records", m.TableEntry, {"record": record})
        assert await refused(upload) == "forbidden"


def zipped(files: dict[str, bytes]) -> str:
    """Files as a zip file in base64."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return base64.b64encode(data.getvalue()).decode()


OUTER = [
    ({"zip": zipped({"ships.toml": b" " * 20_000_000})}, "at most 100000 bytes"),
    ({"zip": zipped({f"scenarios/{number}.toml": b" " * 99_000 for number in range(150)})}, "at most 1000000 bytes"),
    ({"zip": zipped({"../../etc/ships.toml": b""})}, "a name within the pack is wanted"),
    ({"zip": zipped({"C:\\ships.toml": b""})}, "a name within the pack is wanted"),
    ({"zip": "nonsense!"}, "not a zip file"),
    ({"zip": base64.b64encode(b"PK\x03\x04 cut off").decode()}, "not a zip file that can be read"),
    ({"zip": zipped({"ships.toml": b"\xff\xfe"})}, "not UTF-8 text"),
    ({"texts": {}}, "pack.toml: missing"),
    ({"texts": {"pack.toml": manifest("chess"), "x.toml": ""}}, "is no game that packs can change"),
    ({"texts": {"pack.toml": manifest("tictactoe"), "x.toml": ""}}, "is no game that packs can change"),
    ({"texts": {**texts_of("talon"), "../../x.toml": "a = 1"}}, "a pack cannot have this file"),
    ({"texts": {**texts_of("talon"), "code.py": "import os"}}, "a pack cannot have this file"),
    ({"texts": {**texts_of("talon"), "ships.toml": "a." * 30_000 + "b = 1"}}, "a key has at most 8 parts"),
    ({"texts": {**texts_of("talon"), "ships.toml": "ship = " + "[" * 5000 + "]" * 5000}}, "at most 16 brackets"),
    ({"texts": {**texts_of("talon"), "ships.toml": f"ship = {'9' * 9000}"}}, "ships.toml"),
    ({"texts": texts_of("talon", needs=["talon-sample"])}, "these packs need each other"),
    ({"texts": texts_of("talon", needs=["nowhere"])}, "there is no pack 'nowhere' here"),
    ({"texts": {**texts_of("talon"), "icons/railgun.svg": ICON.replace("<path", "<script/><path")}}, "not allowed in"),
    ({"texts": {**texts_of("talon"), "icons/railgun.svg": ICON.replace("d=", 'onload="x()" d=')}}, "not allowed in"),
    ({"texts": {**texts_of("talon"), "icons/railgun.svg": ICON.replace("currentColor", "url(#a)")}}, "is not allowed"),
    ({"texts": {**texts_of("talon"), "icons/railgun.svg": "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + ICON}}, "entities"),
    ({"texts": {**texts_of("talon"), "icons/railgun.svg": ICON.replace("<path", "<image href='x'/><path")}}, "image"),
    ({"texts": {**texts_of("talon"), "icons/railgun.svg": ICON.replace("<path", "<style>*{}</style><path")}}, "style"),
    ({"texts": {**texts_of("talon"), "icons/railgun.svg": "<html/>"}}, "outermost element is svg"),
]


@pytest.mark.slow
async def test_what_is_broken_outside_is_refused_and_nothing_is_stored(start_server: Starter) -> None:
    server = start_server(pack_uploads=True)
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        for draft, message in OUTER:
            with pytest.raises(ServerError) as caught:
                await anna.call("POST", "/api/packs", PackEntry, draft)
            error = caught.value
            assert error.code in ("bad-pack", "bad-request", "too-large"), (error.code, message)
            assert message in str(error), (str(error), message)
        assert await gallery(anna, mine=True) == {}


def broken(value: Any) -> list[Any]:
    """Values that cannot stand where this one does."""
    if isinstance(value, bool):
        return ["yes", 2, []]
    if isinstance(value, int):
        return ["many", HUGE, -HUGE, 1.5, True, []]
    if isinstance(value, str):
        return [7, ["x"], {"a": 1}]
    if isinstance(value, dict):
        return [3, ["x"], "x"]
    return [3, "x", {"a": 1}]


def mutations(documents: dict[str, Any], at: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every place in some documents with every value that cannot stand there."""
    inner: Any = documents
    for key in at:
        inner = inner[key]
    if len(at) > 3:
        yield from ((at, value) for value in broken(inner))
    if isinstance(inner, dict | list):
        for key in inner if isinstance(inner, dict) else range(len(inner)):
            yield from mutations(documents, (*at, key))


#: Every third of them: the others are like these.
CASES = [(game, at, value) for game, documents in SAMPLES.items() for at, value in mutations(documents)][::3]


def changed(game: str, at: tuple[Any, ...], value: Any) -> dict[str, str]:
    """The sample pack of a game with another value in one place."""
    documents = copy.deepcopy(SAMPLES[game])
    inner = documents
    for key in at[:-1]:
        inner = inner[key]
    inner[at[-1]] = value
    return texts_of(game, documents)


async def stored(url: str) -> list[tuple[Any, ...]]:
    """Every pack and every content in a database."""
    database = Database(url)
    found: list[tuple[Any, ...]] = []
    async with database.engine.connect() as connection:
        for table in (schema.packs, schema.contents):
            found += [tuple(row) for row in (await connection.execute(select(table))).all()]
    await database.close()
    return sorted(found, key=repr)


@pytest.mark.slow
async def test_hundreds_of_broken_packs_are_refused_with_file_and_key(start_server: Starter) -> None:
    server = start_server(pack_uploads=True, pack_rate=0)
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        await shipped(anna)
        before = await stored(server.database)
        for game, at, value in CASES:
            with pytest.raises(ServerError) as caught:
                await send(anna, changed(game, at, value))
            told = str(caught.value)
            assert caught.value.code == "bad-pack", (told, at, value)
            assert str(at[0]) in told, (told, at)
            assert [key for key in at if isinstance(key, str)][-1] in told, (told, at)
            assert "expected" in told or "allowed" in told or "is wanted" in told, (told, at, value)
        assert len(CASES) + len(OUTER) > 200
        assert await stored(server.database) == before
    assert "Traceback" not in (server.folder / "server.log").read_text()


@pytest.mark.parametrize("game", list(SAMPLES))
def test_every_key_that_is_needed_is_missed(game: str) -> None:
    missed = 0
    for file, tables in SAMPLES[game].items():
        for table, items in tables.items():
            for key in items[0]:
                documents = copy.deepcopy(SAMPLES[game])
                del documents[file][table][0][key]
                verdict = CheckPack(texts_of(game, documents)).do()
                if key in ("title", "text", "icon", "token", "keep", "planets", "asteroids", "group", "table"):
                    continue
                assert verdict.faults, (file, key)
                assert f"'{key}'" in verdict.faults[0].text
                missed += 1
    assert missed > 5


@pytest.mark.parametrize("game", list(SAMPLES))
def test_the_samples_are_sound(game: str) -> None:
    assert CheckPack(texts_of(game), preview=True).do().faults == []


async def test_an_answer_over_the_wire_has_the_place_of_the_fault(server: Any) -> None:
    async with Client(server.address) as anna:
        texts = texts_of("talon")
        texts["ships.toml"] = texts["ships.toml"].replace('"cost" = 90', '"cost" = -1')
        verdict = await anna.call("POST", "/api/packs/check", PackVerdict, {"texts": texts})
        fault = verdict.faults[0]
        assert (fault.file, fault.item, fault.key) == ("ships.toml", "ship 'terran MON'", "cost")
