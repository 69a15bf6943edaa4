"""Who docks or lands where, and who shares whose fate (talon:16)."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import MANOEUVRES, STEER
from orrery.games.talon.effects import destroy, retreat
from orrery.games.talon.flow.movement import ChooseMove, MovementStep
from orrery.games.talon.grid import WIDTH, hex_of
from orrery.games.talon.tables import DESTROYED, DOCKED, ESCAPED, HERE, LANDED, NOBODY, RETREATED, SLOTS

from .table import Battle, rule


def docked() -> tuple[Battle, int, int, list[int]]:
    """Two hosts with a guest each, a ship of its own, and an enemy guest on an enemy host of the same number."""
    battle = Battle()
    one, two = battle.terran("CV"), battle.terran("CV", 3, 0)
    guests = [battle.terran("DD", 0, 2), battle.terran("DD", 3, 2), battle.terran("CA", 5, 0)]
    battle.talon("CA", 0, 5)
    for guest, host in zip(guests, (one, two), strict=False):
        battle.state.at[guest] = -1
        battle.state.status[guest] = DOCKED
        battle.state.host[guest] = host
    return battle, one, two, guests


@rule("talon:16.3a")
@pytest.mark.parametrize(
    ("how", "fate"), [("ftl", RETREATED), ("map-edge", RETREATED), ("worm-hole", ESCAPED), ("exit", ESCAPED)]
)
def test_whoever_leaves_takes_its_own_guests_along(how: str, fate: int) -> None:
    battle, one, two, guests = docked()
    battle.state.contest[one] = 1
    retreat(battle.state, one, how)
    assert (battle.state.status[one], battle.place(one), battle.state.contest[one]) == (fate, None, 0)
    assert [battle.state.status[unit] for unit in (two, *guests)] == [HERE, RETREATED, DOCKED, HERE]


@rule("talon:16.3b", "talon:8.6.1")
def test_whoever_is_destroyed_loses_its_own_guests() -> None:
    battle, one, two, guests = docked()
    battle.state.contest[two] = 2
    destroy(battle.state, two, "hull")
    assert (battle.state.status[two], battle.place(two), battle.state.contest[two]) == (DESTROYED, None, 0)
    assert [battle.state.status[unit] for unit in (one, *guests)] == [HERE, DOCKED, DESTROYED, HERE]
    assert battle.state.dying[0] == two


LEADS = {"straight": (0, -1), "left": (-1, 0), "right": (1, -1), "slip-left": (-1, 0), "slip-right": (1, -1)}
AHEAD = ("nothing", "base", "carrier", "enemy-base", "planet", "edge", "cruiser")


def approach(code: str, docking: bool, landing: bool, speed: int, ahead: str, guests: int) -> tuple[Battle, int, int]:
    """A unit about to move into a hex, and what lies there."""
    battle = Battle()
    for number in range(4):
        battle.terran("DD", number, 5)
    unit = battle.terran(code, 0, 0, 0)
    battle.state.speed[unit] = speed
    battle.talon("CA", -5, 5)
    host = NOBODY
    if ahead == "planet":
        battle.terrain("planet", (0, -1))
    elif ahead == "edge":
        battle.state.at[unit] = hex_of(9, 0)
    elif ahead != "nothing":
        seat, kind = {"base": (0, "Base"), "carrier": (0, "CV"), "enemy-base": (1, "Base"), "cruiser": (0, "CA")}[ahead]
        host = battle.ship(seat, kind, 0, -1, 0)
    for number in range(guests):
        guest = battle.terran("FTR", number, 4)
        battle.state.at[guest], battle.state.status[guest] = -1, DOCKED
        battle.state.host[guest] = host
    if docking:
        battle.scenario.docking.append(unit)
    if landing:
        battle.scenario.landing.append(unit)
    battle.begin(ChooseMove(0, unit, 0), seat=0)
    return battle, unit, host


def forbids(code: str, docking: bool, landing: bool, speed: int, ahead: str, guests: int) -> str:
    """The clause that forbids to dock or land, by the rulebook's words."""
    if code != "FTR" and not docking and not landing:
        return "talon:16.1a"
    if code == "Tran" and speed != 1:
        return "talon:16.2c"
    if ahead == "planet":
        return "" if landing else "talon:16.1c"
    if code == "FTR":
        return "" if ahead in ("base", "carrier") and guests < 4 else "talon:16.2a"
    return "" if ahead == "base" and docking else "talon:16.2a"


@rule("talon:16.1a", "talon:16.1c", "talon:16.2a", "talon:16.2c", "talon:12.2.1a")
@pytest.mark.parametrize("code", ["FTR", "Tran", "CA"])
@pytest.mark.parametrize("ahead", AHEAD)
def test_who_docks_or_lands_where(code: str, ahead: str) -> None:
    for docking in (False, True):
        for landing in (False, True):
            for speed in (1, 2, 3):
                for guests in (0, 3, 4):
                    given = (code, docking, landing, speed, ahead, guests)
                    battle, unit, host = approach(*given)
                    refusal = battle.state.why_not("dock straight")
                    clause = forbids(*given)
                    assert (refusal.clause if refusal else "") == clause, given
                    assert ("dock straight" in battle.offers()) == (not clause), given
                    if clause:
                        continue
                    battle.play("dock straight")
                    fate = LANDED if ahead == "planet" else DOCKED
                    assert (battle.place(unit), battle.state.status[unit]) == (None, fate)
                    assert battle.state.host[unit] == (NOBODY if ahead == "planet" else host)


@rule("talon:16.2a")
@pytest.mark.parametrize(("way", "place"), LEADS.items())
def test_docking_is_declared_with_the_manoeuvre_that_leads_to_the_host(way: str, place: tuple[int, int]) -> None:
    battle = Battle()
    carrier = battle.terran("CV", *place)
    squadron = battle.terran("FTR", 0, 0, 0, slip=1)
    battle.talon("CA", 5, 5)
    battle.begin(ChooseMove(0, squadron, 0), seat=0)
    ways = [offer for offer in battle.offers() if offer.startswith("dock")]
    assert str(STEER[1][MANOEUVRES.index(way)]) in ways
    alike = [name for name, there in LEADS.items() if there == place]
    assert ways == [str(STEER[1][MANOEUVRES.index(name)]) for name in MANOEUVRES if name in alike]
    battle.play(str(STEER[1][MANOEUVRES.index(way)]))
    assert battle.state.host[squadron] == carrier


@rule("talon:14b")
def test_a_base_rotates_while_it_stands() -> None:
    battle = Battle()
    base, gone = battle.terran("Base", 0, 0, 5, speed=6), battle.terran("Base", 3, 0, 1, speed=6)
    slow, enemy = battle.terran("Base", 6, 0, 1, speed=1), battle.talon("Base", 0, 5, 2, speed=6)
    battle.state.at[gone] = -1
    battle.begin(MovementStep(0), impulse="A", seat=0)
    assert [battle.state.facing[unit] for unit in (base, gone, slow, enemy)] == [0, 1, 1, 2]
    assert battle.state.choice == "Rest"


@rule("talon:7.5.2")
@pytest.mark.parametrize(
    ("seat", "column", "facing", "leaves"),
    [(0, WIDTH - 1, 2, True), (1, WIDTH - 1, 2, False), (0, WIDTH - 2, 2, False), (0, 0, 5, False),
     (0, WIDTH - 1, 1, True), (0, WIDTH - 1, 0, False)],
)  # fmt: skip
def test_only_the_side_that_may_leaves_over_the_eastern_edge(seat: int, column: int, facing: int, leaves: bool) -> None:
    battle = Battle()
    battle.scenario.exit_seat = 0
    mate = battle.ship(seat, "CA")
    runner = battle.ship(seat, "CA", facing=facing, turn=1)
    battle.ship(1 - seat, "CA")
    for unit in (mate, runner, SLOTS * (1 - seat)):
        battle.state.at[unit] = hex_of(10, 5)
    battle.state.at[runner] = hex_of(column, 5)
    battle.begin(ChooseMove(seat, runner, 0), seat=seat)
    if battle.state.choice == "ChooseMove":
        battle.play("move straight")
    assert (battle.state.status[runner] == ESCAPED) == leaves
