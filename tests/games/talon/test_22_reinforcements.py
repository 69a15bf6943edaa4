"""Chapter 22 and what the war asks of scenarios: units on call, damage from earlier battles, a side that must stay."""

from __future__ import annotations

import orrery
from orrery.games.talon.flow.arriving import OfferCall, ReinforcementPhase
from orrery.games.talon.flow.retreating import ChooseJump
from orrery.games.talon.flow.rounds import Round
from orrery.games.talon.score import is_beaten
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import ABSENT, DESTROYED, HERE

from .table import rule

TEXT = """
name = "on-call"
number = "1"
title = { en = "On call", it = "A chiamata" }
text = { en = "", it = "" }
source = "reconstructed"
must_stay = "talon"
[[unit]]
side = "terran"
class = "CA"
name = "Patton"
at = "l10"
hull_lost = 1
groups_lost = [2]
radius_added = 1
power_cut = 1
drive_lost = true
[[unit]]
side = "terran"
class = "Tran"
name = "Normandy"
on_call = true
may_land = true
[[unit]]
side = "talon"
class = "CA"
name = "Justice"
at = "l2"
"""


def battle() -> TalonState:
    """A cruiser with damage, a transport on call, and an enemy that must stay."""
    state: TalonState = orrery.game("talon").new(options={"scenario": TEXT})
    state.stack.clear()
    return state


@rule("talon:22.1")
def test_a_unit_on_call_comes_when_it_is_called() -> None:
    state = battle()
    assert state.status[1] == ABSENT
    state.then(ReinforcementPhase(), Round())
    state.advance()
    assert (state.choice, state.seat) == ("OfferCall", 0)
    refusal = state.why_not("call a1")
    assert refusal is not None
    assert refusal.reason == "not-on-call"
    state.play("call a2")
    assert state.choice == "ChooseHex"
    state.play(state.pending[0])
    state.play(state.pending[0])
    assert state.status[1] == HERE
    assert state.at[1] >= 0


@rule("talon:22.1")
def test_a_side_with_nothing_but_units_on_call_is_beaten() -> None:
    state = battle()
    assert not is_beaten(state, 0)
    state.at[0] = -1
    state.status[0] = DESTROYED
    assert is_beaten(state, 0)


@rule("talon:22.1")
def test_the_captain_leaves_transports_outside() -> None:
    state = battle()
    state.then(OfferCall(0), OfferCall(0))
    state.advance()
    weights = orrery.game("talon").advise(state)
    assert str(state.pending[weights.index(max(weights))]) == "done"


@rule("talon:11.1.2a")
def test_a_side_that_must_stay_cannot_jump() -> None:
    state = battle()
    state.round = 9
    state.then(ChooseJump(1), OfferCall(0))
    state.advance()
    assert state.choice == "OfferCall"  # nobody was asked
    state.stack.append(ChooseJump(1))
    refusal = state.why_not("jump b1")
    assert refusal is not None
    assert refusal.reason == "must-stay"


def test_damage_from_earlier_battles_is_there_from_the_start() -> None:
    state = battle()
    assert (state.hull[0], state.radius_added[0], state.power_cut[0], state.ftl_down[0]) == (1, 1, 1, 1)
    assert list(state.broken[:3]) == [0, 1, 0]
    assert (state.red[1], state.yellow[1]) == (0, 0)
