"""People add to the seed before the first roll; commitment, record and `orrery verify` cover it."""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from tests.server.conftest import Starter
from tests.server.players import run
from tests.server.server_process import Server

from orrery.cli.main import orrery_command
from orrery.client import Client
from orrery.client import messages as m
from orrery.records import Record, mixed_seed


async def finished(server: Server, mine: str, theirs: str) -> tuple[m.TableEntry, Record]:
    """A match that is over, with what its people added to the seed, and its record."""
    async with Client(server.address) as anna, Client(server.address) as bruno:
        table = await anna.create("parsec", ["me", "open"], client_seed=mine)
        assert table.client_seeds == []
        entry = await bruno.join(table.id, table.invitation or "", client_seed=theirs)
        await bruno.send(table.id, m.Concede(1))
        record = Record.decode(await anna.record(table.id))
        assert entry.commitment == table.commitment
        return entry, record


def test_the_dice_follow_from_the_servers_and_the_peoples_seeds(server: Server, tmp_path: Path) -> None:
    entry, record = run(finished(server, "from anna", "from bruno"))
    assert entry.client_seeds == record.client_seeds == [(0, "from anna"), (1, "from bruno")]
    assert record.server_seed is not None
    assert hashlib.sha256(f"orrery seed {record.server_seed}".encode()).hexdigest() == entry.commitment
    assert record.seed == mixed_seed(record.server_seed, entry.client_seeds) != record.server_seed
    record.save(tmp_path / "a.orrery")
    checked = CliRunner().invoke(
        orrery_command, ["verify", str(tmp_path / "a.orrery"), "--commitment", entry.commitment]
    )
    assert checked.exit_code == 0
    assert "contributions of these seats: 0, 1" in checked.output


@pytest.mark.parametrize("field", ["seed", "server_seed", "client_seeds"])
def test_a_record_whose_seed_was_chosen_otherwise_is_found_out(server: Server, tmp_path: Path, field: str) -> None:
    entry, record = run(finished(server, "from anna", "from bruno"))
    other = {"seed": record.seed + 1, "server_seed": record.seed, "client_seeds": [(0, "from anna"), (1, "chosen")]}
    wrong = msgspec.structs.replace(record, **{field: other[field]}, digest="", actions=[])
    wrong.save(tmp_path / "b.orrery")
    checked = CliRunner().invoke(
        orrery_command, ["verify", str(tmp_path / "b.orrery"), "--commitment", entry.commitment]
    )
    assert checked.exit_code == 1
    assert "seed" in checked.output


def test_without_additions_the_seed_is_the_servers(server: Server) -> None:
    entry, record = run(finished(server, "", ""))
    assert (entry.client_seeds, record.server_seed) == ([], None)
    assert record.commitment() == entry.commitment


@pytest.mark.slow
async def test_the_dice_stay_the_same_after_a_restart(start_server: Starter) -> None:
    server = start_server()
    async with Client(server.address) as anna:
        table = await anna.create("parsec", ["me", "me"], client_seed="from anna")
        before = await anna.state(table.id, seat=0)
        server.kill()
        server.start()
        after = await anna.state(table.id, seat=0)
        assert after.seen() == before.seen()
        await anna.send(table.id, m.Concede(0))
        Record.decode(await anna.record(table.id)).replay()
