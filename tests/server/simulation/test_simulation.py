"""The simulation repeats itself, finds nothing in the server as it is, and finds bugs that are put in."""

from __future__ import annotations

import re

import pytest
from tests.server.simulation.planted import BUGS
from tests.server.simulation.run import in_a_process

#: Some planted bugs, one of each kind, and seeds among which is one that finds it.
SAMPLE = {"early-publishing": "0", "stale-move": "0", "others-events": "0"}


def test_some_seeds_are_clean_and_repeat_themselves() -> None:
    first = in_a_process(["--seeds", "24", "--json", "--workers", "1"])
    again = in_a_process(["--first", "12", "--seeds", "2", "--json", "--workers", "1"])
    assert " 0 failed" in first, first
    assert re.findall('"trace":"(.*?)"', again) == re.findall('"trace":"(.*?)"', first)[12:14]


def test_there_are_enough_bugs() -> None:
    assert len(BUGS) >= 20


@pytest.mark.parametrize("name", SAMPLE)
def test_a_planted_bug_is_found_and_its_seed_repeats_it(name: str) -> None:
    told = in_a_process(["--bug", name, "--first", SAMPLE[name], "--seeds", "4", "--workers", "1"])
    found = re.search(r"seed (\d+): (.*)\n  repeat it with: make simulate-server SEED=(\d+) ARGS=\"(.*)\"", told)
    assert found is not None, told
    repeated = in_a_process(["--seed", found[3], *found[4].split()])
    assert found[2] in repeated
