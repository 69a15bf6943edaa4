"""Policies learned from others: what a teacher prefers to the advice is found again."""

from __future__ import annotations

import json
from pathlib import Path

import orrery
from orrery.lab.learning.policy import Decision, decisions_of, learn, main, written

BATTLE = {"scenario": "free-battle"}


def test_a_teacher_who_fires_at_everything_teaches_to_fire() -> None:
    game = orrery.game("talon")
    lessons = learn([one for number in range(10) for one in decisions_of(game, "captain:sniper", number, 0, BATTLE)])
    group = lessons["ChooseGroup"]
    assert group.after < group.before
    assert "fire" not in group.added  # the best of all: what is added is counted from it
    assert group.added["done"] < -0.1


def test_who_follows_advice_teaches_nothing_that_held_out_games_deny() -> None:
    follower = [Decision(number, "ChooseTurn", [1.0, 0.0], ["act", "pass"], 0) for number in range(200)]
    contrary = [Decision(number, "ChooseUse", [1.0, 0.0], ["act", "pass"], 1) for number in range(200)]
    lessons = learn(follower + contrary)
    assert lessons["ChooseUse"].added["act"] < -1.0
    assert all(number < 0.0 for number in lessons["ChooseUse"].added.values())
    assert "[policy.ChooseUse]" in written(lessons, "head")


def test_games_in_the_folder_are_not_played_again(tmp_path: Path) -> None:
    contrary = [Decision(9, "ChooseTurn", [1.0, 0.0], ["act", "pass"], 1)] * 60
    for number in range(1, 10):
        (tmp_path / f"{number:05d}.json").write_text(json.dumps([one._replace(game=number) for one in contrary]))
    main(["expanse", "--teacher", "captain", "--games", "10", "--out", str(tmp_path)])
    first = (tmp_path / "00000.json").read_text()
    assert len(json.loads(first)) > 20
    assert "act = -" in (tmp_path / "policy.toml").read_text()
