"""Records, replay and forks."""

from __future__ import annotations

import asyncio
from pathlib import Path

from click.testing import CliRunner
from tests.server.players import pair, play_on, refused, run
from tests.server.server_process import Server

from orrery.cli.main import orrery_command
from orrery.client import Client
from orrery.client import messages as m
from orrery.records import Record


async def finished(server: Server) -> tuple[Client, Client, str]:
    """A finished match of nim between two people."""
    anna, bruno, table = await pair(server, "nim", options={"heap": 5})
    async with anna.live(table) as first, bruno.live(table) as second:
        await asyncio.gather(play_on(first), play_on(second))
    return anna, bruno, table


def test_a_downloaded_record_replays_and_can_be_verified(server: Server, tmp_path: Path) -> None:
    async def story() -> tuple[bytes, str]:
        anna, bruno, table = await pair(server, "connect_four")
        async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
            promised = first.state.commitment
            await asyncio.gather(play_on(first), play_on(second))
            return await anna.record(table), promised

    data, promised = run(story())
    file = tmp_path / "game.orrery"
    file.write_bytes(data)
    verify = CliRunner().invoke
    good = verify(orrery_command, ["verify", str(file), "--commitment", promised])
    bad = verify(orrery_command, ["verify", str(file), "--commitment", "0" * 64])
    file.write_bytes(data.replace(b"drop", b"dorp", 1))
    damaged = verify(orrery_command, ["verify", str(file)])
    assert good.exit_code == 0, good.output
    assert "is the one" in good.output
    assert bad.exit_code == 1
    assert "not the one" in bad.output
    assert damaged.exit_code == 1


async def test_a_replay_shows_every_version_as_each_seat_saw_it(server: Server) -> None:
    anna, bruno, table = await finished(server)
    async with anna, bruno:
        last = (await anna.state(table)).version
        moments = [
            await anna.call("GET", f"/api/tables/{table}/replay", dict[str, object], version=version)
            for version in range(last + 1)
        ]
        assert moments[0]["view"] == {}
        dealt = [event for event in moments[2]["events"] if event["event"] == "CountersDealt"]  # type: ignore[attr-defined]
        assert [event["count"] is None for event in dealt] == [False, True]
        assert moments[-1]["view"] == (await anna.state(table)).seen()
        assert moments[-1]["outcome"]
        assert await refused(anna.call("GET", f"/api/tables/{table}/replay", dict[str, object], version=last + 1))
        other = await anna.call("GET", f"/api/tables/{table}/replay", dict[str, object], version=2, seat=1)
        assert other["looking"] == 1, "when it is over, everything is open"


async def test_a_finished_match_is_forked_from_any_version(server: Server) -> None:
    anna, bruno, table = await finished(server)
    async with anna, bruno:
        fork = await bruno.call("POST", f"/api/tables/{table}/fork", m.TableEntry, {"version": 4, "seat": 1})
        assert fork.status == "running"
        assert [player.kind for player in fork.players] == ["bot", "person"]
        async with bruno.live(fork.id) as live:
            assert (await play_on(live)).status == "finished"


async def test_an_uploaded_record_becomes_a_table(server: Server) -> None:
    anna, bruno, table = await finished(server)
    async with anna, bruno:
        record = Record.decode(await anna.record(table))
        upload = await anna.call("POST", "/api/records", m.TableEntry, {"record": record.encode().decode()})
        assert upload.status == "finished"
        record.actions = record.actions[:2]
        record.digest = ""
        upload = await anna.call("POST", "/api/records", m.TableEntry, {"record": record.encode().decode()})
        assert upload.status == "running"
        for bad in ("", "{}", "[" * 5000, record.encode().decode().replace("nim", "nym")):
            assert await refused(anna.call("POST", "/api/records", m.TableEntry, {"record": bad})) == "bad-record"


async def test_the_whole_log_can_be_read_later(server: Server) -> None:
    anna, bruno, table = await finished(server)
    async with anna, bruno:
        log = await anna.log(table)
        versions = [event.pop("version") for event in log]
        state = await anna.state(table)
        assert log == state.happened()
        assert versions == sorted(versions)
        assert versions[0] == 1
        assert versions[-1] <= state.version
        later = await anna.log(table, since=versions[-1] - 1)
        assert {event["version"] for event in later} == {versions[-1]}
