"""A scenario of one's own: its text is the option, so that a record of it replays anywhere."""

from __future__ import annotations

import pytest

import orrery
from orrery.records import Record

OWN = """
name = "my-duel"
number = "-"
title = { en = "My duel", it = "Il mio duello" }
text = { en = "Two cruisers near a planet.", it = "Due incrociatori presso un pianeta." }
rounds = 4
source = "reconstructed"

[[terrain]]
kind = "planet"
at = ["l6"]

[[unit]]
side = "terran"
class = "CA"
name = "Patton"
at = "l10"
facing = "NE"
speed = 2

[[unit]]
side = "talon"
class = "CL"
name = "Justice"
at = "m2"
facing = "SW"
"""


def test_a_battle_is_fought_on_the_text_of_a_scenario() -> None:
    state = orrery.game("talon").new(seed=5, options={"scenario": OWN})
    view = state.view(0)
    assert view["title"]["it"] == "Il mio duello"
    assert [(unit["name"], unit["hex"], unit["class"]) for unit in view["units"]] == [
        ("Patton", "l10", "CA"),
        ("Justice", "m2", "CL"),
    ]


def test_its_record_holds_the_scenario() -> None:
    state = orrery.game("talon").new(seed=5, options={"scenario": OWN})
    actions = []
    for _ in range(12):
        actions.append(str(state.actions()[0]))
        state.play(actions[-1])
    record = Record.decode(Record.of(state, 5, actions).encode())
    assert record.replay().digest() == state.digest()


@pytest.mark.parametrize(
    ("wrong", "right", "fault"),
    [
        ('at = "l10"', 'at = "z99"', "unit 'Patton': key 'at': 'z99' is not a hex; they go from a1 to x12"),
        ('class = "CL"', 'class = "XX"', "unit 'Justice': key 'class': the talon side has no 'XX'"),
        ("rounds = 4", "rounds = 99", "key 'rounds': 1 to 30 rounds"),
        ("speed = 2", "speed = 6", "unit 'Patton': key 'speed': CA has no speed 6"),
        ("speed = 2", "speed = -1", "unit 'Patton': key 'speed': 1 to 6, or 0 for the class's own"),
        ("speed = 2", "uncharged = [4]", "unit 'Patton': key 'uncharged': CA has 3 weapon groups"),
        ("rounds = 4", "zones = { terran = [] }", "key 'zones.terran': at least one hex"),
        ("rounds = 4", "facings = { talon = [] }", "key 'facings.talon': at least one facing"),
        (
            "rounds = 4",
            'entries = { talon = ["t2:e1"] }',
            "key 'entries.talon': 't2:e1' goes from the upper left hex to the lower right one",
        ),
        ('at = ["l6"]', 'at = ["l66"]', "key 'terrain': 'l66' is not a hex; they go from a1 to x12"),
    ],
)
def test_every_fault_names_its_key(wrong: str, right: str, fault: str) -> None:
    assert orrery.game("talon").scenario_faults(OWN.replace(wrong, right)) == [fault]


@pytest.mark.parametrize(
    ("goal", "fault"),
    [
        ("units = []", "goal: key 'units': at least one"),
        ('units = ["Patton"]\nneed = 2', "goal: key 'need': 1 to 1, or 0 for all of them"),
        ('units = ["Nobody"]', "goal: key 'units': nobody is called 'Nobody'"),
    ],
)
def test_goals_are_about_units_that_exist(goal: str, fault: str) -> None:
    text = f'{OWN}\n[[goal]]\nwinner = "talon"\nwhen = "destroyed"\nreason = "charge-lost"\n{goal}\n'
    assert orrery.game("talon").scenario_faults(text) == [fault]


def test_several_faults_are_told_at_once() -> None:
    text = OWN.replace("rounds = 4", "rounds = 0").replace('at = "l10"', 'at = "z1"').replace('at = "m2"', 'at = "z2"')
    assert [fault.partition(":")[0] for fault in orrery.game("talon").scenario_faults(text)] == [
        "key 'rounds'",
        "unit 'Patton'",
        "unit 'Justice'",
    ]


def test_an_unsound_scenario_is_refused_as_an_option() -> None:
    game = orrery.game("talon")
    with pytest.raises(ValueError, match="the talon side has no units"):
        game.new(options={"scenario": OWN.replace('side = "talon"', 'side = "terran"').replace('"CL"', '"CA"')})
    with pytest.raises(ValueError, match="no scenario 'nowhere'"):
        game.new(options={"scenario": "nowhere"})
    with pytest.raises(ValueError, match="at most 20000 characters"):
        game.new(options={"scenario": OWN + "#" * 20_000})


def test_games_without_scenarios_say_so() -> None:
    with pytest.raises(ValueError, match="tictactoe has no scenario files"):
        orrery.game("tictactoe").scenario_faults(OWN)
