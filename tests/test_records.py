"""Records: saved whole or not at all, replayed to the same digest, refused in one clear line when damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.testing import check_golden, check_perft, make_golden, random_game

HERE = Path(__file__).parent


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A recorded game of connect four."""
    path = tmp_path / "game.orrery"
    make_golden(orrery.game("connect_four"), path, seed=7)
    return path


def test_a_saved_game_replays_to_its_last_position(played: Path) -> None:
    state, actions = random_game(orrery.game("connect_four"), seed=7)
    assert orrery.replay(played).digest() == state.digest()
    record = orrery.Record.read(played)
    assert record.actions == actions
    assert record.replay(3).version == 3


@pytest.mark.parametrize("length", [0, 1, 20, 200, -2])
def test_a_truncated_file_is_refused_by_name(played: Path, length: int) -> None:
    played.write_bytes(played.read_bytes()[:length])
    with pytest.raises(ValueError, match=r"game\.orrery: not a"):
        orrery.replay(played)


def test_a_changed_action_is_noticed(played: Path) -> None:
    text = played.read_text()
    played.write_text(text.replace('"drop a"', '"drop b"', 1))
    with pytest.raises(ValueError, match="'checksum' does not fit"):
        orrery.replay(played)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'; the games are"),
        ({"rules": "0"}, "needs rules '0' of connect_four; this release has '1'"),
        ({"seats": "two"}, r"Expected `int`, got `str` - at `\$.seats`"),
        ({"seats": 9}, "connect_four is for 2 seats, not 9"),
        ({"options": {"x": 1}}, "unknown option 'x'"),
        ({"actions": ["drop a"] * 7}, "action 7 of the record is illegal: .*column-full"),
        ({"actions": ["fly"]}, "action 1 of the record is unknown"),
        ({"actions": []}, "does not replay to its own digest"),
    ],
)
def test_a_well_formed_record_of_nonsense_is_refused(played: Path, changes: dict[str, object], message: str) -> None:
    body = json.loads(played.read_text())
    body.update(changes)
    from orrery.records import _checksum

    body.pop("checksum")
    body["checksum"] = _checksum(body)
    played.write_text(json.dumps(body))
    with pytest.raises(ValueError, match=message):
        orrery.replay(played)


def test_other_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        orrery.replay(tmp_path / "none.orrery")
    other = tmp_path / "other.json"
    other.write_text("[]")
    with pytest.raises(ValueError, match=r"not an \.orrery file"):
        orrery.replay(other)


def test_nothing_half_written_is_left(played: Path) -> None:
    assert [path.name for path in played.parent.iterdir()] == ["game.orrery"]


@pytest.mark.parametrize("path", sorted((HERE / "golden").rglob("*.orrery")), ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    check_golden(path)


@pytest.mark.parametrize("path", sorted((HERE / "perft").glob("*.toml")), ids=lambda path: path.stem)
def test_perft_counts(path: Path) -> None:
    assert check_perft(path) > 0


def test_a_wrong_perft_count_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text('[[position]]\ngame = "tictactoe"\nseed = 0\ncounts = [9, 73]\ntitle = "empty board"\n')
    with pytest.raises(AssertionError, match=r"empty board has counts \[9, 72\], the file says \[9, 73\]"):
        check_perft(path)
