"""Results on disk: readable by others, safe from crashes, and never mixed up."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import duckdb
import msgspec
import polars
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from orrery.lab import Plan, simulate
from orrery.lab.results import Results, find_results, read_games

PLAN = Plan("tictactoe", (("random", "greedy"),), 130, seed=5, decisions=True)


def keep(folder: Path, plan: Plan = PLAN, most: int = 1000) -> Results:
    """Play at most so many chunks that are missing, and store them."""
    results = Results(folder, plan)
    for piece, handful in list(simulate(plan, pieces=results.open()[:most])):
        results.store(piece, handful)
    return results


def test_others_can_read_them(tmp_path: Path) -> None:
    file = keep(tmp_path / "r").finish()
    frame = polars.read_parquet(file)
    assert frame["number"].to_list() == list(range(130))
    decisions = tmp_path / "r" / "decisions.parquet"
    query = f"SELECT count(*), count(DISTINCT number) FROM '{decisions}'"
    ((rows, games),) = duckdb.connect().execute(query).fetchall()
    assert (rows, games) == (frame["decisions"].sum(), 130)


def test_they_come_back_as_they_were(tmp_path: Path) -> None:
    file = keep(tmp_path / "r").finish()
    expected = [result for _, (some, _) in simulate(PLAN) for result in some]
    assert [result.timeless() for result in read_games(file)] == [result.timeless() for result in expected]


def test_a_stopped_run_resumes_where_it_was(tmp_path: Path) -> None:
    keep(tmp_path / "r", most=10)
    before = sorted(path.stat().st_mtime_ns for path in (tmp_path / "r" / "parts").glob("games-*"))
    assert len(Results(tmp_path / "r", PLAN).open()) == 55
    results = keep(tmp_path / "r")
    after = sorted(path.stat().st_mtime_ns for path in (tmp_path / "r" / "parts").glob("games-*"))
    assert after[:10] == before
    whole = keep(tmp_path / "whole").finish()
    assert [one.timeless() for one in read_games(results.finish())] == [one.timeless() for one in read_games(whole)]
    assert not (tmp_path / "r" / "parts").exists()
    assert Results(tmp_path / "r", PLAN).open() == []


def test_half_written_chunks_do_not_count(tmp_path: Path) -> None:
    results = keep(tmp_path / "r", most=1)
    first, second = list(PLAN.pieces())[:2]
    results.part("games", second).with_suffix(".parquet.partial").write_bytes(b"PAR1")
    (tmp_path / "r" / "games.parquet.partial").write_bytes(b"PAR1")
    missing = Results(tmp_path / "r", PLAN).open()
    assert first not in missing
    assert second in missing


SLOW = """
import sys, time
from orrery.lab import Plan, simulate
from orrery.lab.results import Results
plan = Plan("tictactoe", (("random", "greedy"),), 130, seed=5, decisions=True)
results = Results(sys.argv[1], plan)
for piece, handful in simulate(plan, pieces=results.open()):
    results.store(piece, handful)
    print(piece.start, flush=True)
    time.sleep(0.02)
"""


def test_a_killed_process_loses_nothing_that_it_stored(tmp_path: Path) -> None:
    folder = tmp_path / "r"
    process = subprocess.Popen([sys.executable, "-c", SLOW, str(folder)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    stored = [int(process.stdout.readline()) for _ in range(5)]
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    missing = [piece.start for piece in Results(folder, PLAN).open()]
    assert not {*stored} & {*missing}
    file = keep(folder).finish()
    assert [result.number for result in read_games(file)] == list(range(130))


def test_other_plans_are_kept_apart(tmp_path: Path) -> None:
    keep(tmp_path / "r", most=1)
    with pytest.raises(ValueError, match=r"another plan \(seed 5, not 6\): choose another folder"):
        Results(tmp_path / "r", msgspec.structs.replace(PLAN, seed=6)).open()
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "moon.jpg").write_bytes(b"")
    with pytest.raises(ValueError, match="something else than results"):
        Results(tmp_path / "photos", PLAN).open()


def test_foreign_and_broken_files_are_named(tmp_path: Path) -> None:
    def refusal(path: Path) -> str:
        with pytest.raises(ValueError, match=re.escape(str(path))) as caught:
            find_results(path)
        assert str(caught.value).startswith(str(path))
        return str(caught.value)

    assert "cannot be read (there is no such file)" in refusal(tmp_path / "nothing.parquet")
    (tmp_path / "text.parquet").write_text("hello")
    assert "not a whole Parquet file" in refusal(tmp_path / "text.parquet")
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    assert "a Parquet file of something else" in refusal(tmp_path / "other.parquet")
    assert "games.parquet is missing" in refusal(tmp_path)
    keep(tmp_path / "r", most=1)
    assert "not finished" in refusal(tmp_path / "r")
    keep(tmp_path / "r").finish()
    assert "other columns" in refusal(tmp_path / "r" / "decisions.parquet")
    cut = (tmp_path / "r" / "games.parquet").read_bytes()[:-100]
    (tmp_path / "r" / "games.parquet").write_bytes(cut)
    with pytest.raises(ValueError, match="not a whole Parquet file"):
        find_results(tmp_path / "r")
