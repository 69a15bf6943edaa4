"""The simulation repeats itself, finds nothing in the server as it is, and finds bugs that are put in."""

from __future__ import annotations

import re

import pytest
from tests.server.simulation.planted import BUGS, planted
from tests.server.simulation.run import in_a_process

#: Every test starts processes that simulate for a while.
pytestmark = pytest.mark.timeout(900)
#: Some planted bugs that restless people come upon in nearly every seed, whatever the seeds do.
SAMPLE = ["early-publishing", "stale-move", "stale-views", "said-twice"]


@pytest.mark.slow
def test_some_dozens_of_seeds_are_clean_and_repeat_themselves() -> None:
    first = in_a_process(["--seeds", "24", "--json", "--workers", "1"])
    again = in_a_process(["--first", "12", "--seeds", "2", "--json", "--workers", "1"])
    assert " 0 failed" in first, first
    assert re.findall('"trace":"(.*?)"', again) == re.findall('"trace":"(.*?)"', first)[12:14]


def test_there_are_enough_bugs() -> None:
    assert len(BUGS) >= 20


@pytest.mark.parametrize("name", BUGS)
def test_the_server_has_what_a_bug_breaks(name: str) -> None:
    with planted(name):
        pass


def test_planted_bugs_are_found() -> None:
    told = in_a_process(["--bugs", *SAMPLE, "--people", "restless", "--seeds", "8", "--workers", "1"])
    assert re.findall(r"^\| (\S+) \| .* \| \d+ \|", told, re.MULTILINE) == SAMPLE, told


@pytest.mark.slow
def test_a_failing_seed_prints_the_command_that_repeats_it() -> None:
    told = in_a_process(["--bug", "early-publishing", "--seeds", "1", "--workers", "1"])
    found = re.search(r"seed 0: (.*)\n  repeat it with: make simulate-server SEED=0 ARGS=\"(.*)\"", told)
    assert found is not None, told
    assert found[1] in in_a_process(["--seed", "0", *found[2].split()])
