"""Stamps: the same sources give the same digest, any change another."""

from __future__ import annotations

from pathlib import Path

import stamps


def test_a_digest_knows_content_name_and_the_rest(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("x")
    other.write_text("y")
    digest = stamps.digest([one, other], "3.11")
    assert digest == stamps.digest([other, one], "3.11")
    assert digest != stamps.digest([one, other], "3.12")
    assert digest != stamps.digest([one], "3.11")
    other.write_text("z")
    assert digest != stamps.digest([one, other], "3.11")


def test_a_stamp_says_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "stamp.json"
    assert stamps.read(path) == {}
    stamps.write(path, sources="abc")
    assert stamps.read(path) == {"sources": "abc"}


def test_files_below_skipped_folders_do_not_count(tmp_path: Path) -> None:
    for name in ("src/a.ts", "node_modules/b.js"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("")
    assert stamps.files(tmp_path, "node_modules") == [tmp_path / "src" / "a.ts"]
