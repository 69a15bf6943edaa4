"""Chapter 7: what happens in a sector: who is there, who withdraws, who leads, and how it ends."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.empire_war.actions import (
    ASSIGN,
    COMMAND,
    COMMIT,
    DELEGATE,
    STAND,
    WITHDRAW,
    Assign,
    Command,
    Commit,
    Delegate,
    Stand,
    Withdraw,
)
from orrery.games.empire_war.board import base_at, is_home_front, owner_of, terrain_at, warships_in
from orrery.games.empire_war.effects import win_sector
from orrery.games.empire_war.engagement import carry_back, fleet_of, new_battle, victor
from orrery.games.empire_war.events import (
    CommandTaken,
    FleetsMet,
    ReserveJoined,
    SectorFought,
    SideWithdrew,
    ZoneScouted,
)
from orrery.games.empire_war.leading import decide
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import (
    COMMANDED,
    DICE,
    FACTIONS,
    LEVELS,
    RESERVE,
    TALON,
    TERRAINS,
    TERRAN,
    UNDECIDED,
    Lane,
    Seat,
    Ship,
    place_of,
)
from orrery.games.talon.nested import BATTLE_ACTIONS, fight, fought
from orrery.kernel import Action, Choice, Refusal, Step, refuse


def has_base(state: WarState, seat: Seat, lane: Lane) -> bool:
    """Whether a base of a side stands where the battle is; a home world always has one (empire_war:6.4)."""
    return base_at(state, seat, lane, state.front[lane]) >= 0 or is_home_front(state, seat, lane)


class SectorBattle(Step[WarState]):
    """Ships of both sides fight; a side that is not there loses the zone (empire_war:7.1, empire_war:7.2)."""

    __slots__ = ("lane",)

    def __init__(self, lane: Lane) -> None:
        self.lane = lane

    def run(self, state: WarState) -> None:
        lane = self.lane
        state.lane = lane
        fleets = [len(warships_in(state, seat, lane)) for seat in range(2)]
        present = [fleets[seat] > 0 or has_base(state, seat, lane) for seat in range(2)]
        for seat in range(2):
            state.withdrawn[seat] = 0
            state.leader[seat] = COMMANDED
        if present[TERRAN] and present[TALON] and fleets[TERRAN] + fleets[TALON] > 0:
            self.meet(state)
            defender = 1 - state.marker[lane]
            state.then(OfferWithdrawal(defender), OfferWithdrawal(1 - defender), PrepareBattle())
            return
        for seat in range(2):
            if fleets[seat] and not present[1 - seat]:
                win_without_battle(state, seat, lane)
                return

    def meet(self, state: WarState) -> None:
        """Both sides see each other, and the terrain of the zone is known from now on (empire_war:7.4)."""
        lane = self.lane
        zone = state.front[lane]
        state.disclose()
        names = []
        for seat in range(2):
            base = base_at(state, seat, lane, zone)
            if base >= 0:
                state.seen[base] = 1
            ships = warships_in(state, seat, lane) + ([base] if base >= 0 else [])
            names.append(", ".join([state.tables.name[ship] for ship in ships]))
        if state.logged:
            state.log(FleetsMet(state.war.sector[lane], zone, names[0], names[1]))
        if terrain_at(state, lane, zone) == DICE:
            die = state.rng.die(6)
            state.scouted[place_of(lane, zone)] = state.tables.faces[die]
            if state.logged:
                state.log(ZoneScouted(state.war.sector[lane], zone, die, TERRAINS[state.tables.faces[die]]))


def win_without_battle(state: WarState, seat: Seat, lane: Lane) -> None:
    """Nobody opposes a side."""
    state.result[lane] = seat + 1
    win_sector(state, seat, lane, False)


class OfferWithdrawal(Choice[WarState]):
    """A side that has seen the fleets may decline the battle, but not at its home world (empire_war:7.3)."""

    __slots__ = ()
    clause = "empire_war:7.3"
    accepts = (Stand, Withdraw)

    def may_withdraw(self, state: WarState) -> bool:
        """Whether there are ships to save, and a place to give up."""
        seat, lane = self.seat, state.lane
        if state.withdrawn[1 - seat] or is_home_front(state, seat, lane):
            return False
        return len(warships_in(state, seat, lane)) > 0

    def options(self, state: WarState) -> list[Stand | Withdraw]:
        return [STAND, WITHDRAW] if self.may_withdraw(state) else [STAND]

    def why_not(self, state: WarState, action: Stand | Withdraw) -> Refusal | None:
        if isinstance(action, Stand):
            return None
        if is_home_front(state, self.seat, state.lane):
            return refuse("empire_war:9.4", "home-is-held")
        if not warships_in(state, self.seat, state.lane) or state.withdrawn[1 - self.seat]:
            return refuse("empire_war:7.3", "nothing-to-withdraw")
        return None

    def resolve(self, state: WarState, action: Stand | Withdraw) -> None:
        if isinstance(action, Withdraw):
            state.withdrawn[self.seat] = 1
            if state.logged:
                state.log(SideWithdrew(self.seat, state.war.sector[state.lane]))


class PrepareBattle(Step[WarState]):
    """A side that withdrew loses, unless its base fights on; at a home world the reserve may join (empire_war:7.3)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        lane = state.lane
        for seat in range(2):
            if state.withdrawn[seat] and not has_base(state, seat, lane):
                if warships_in(state, 1 - seat, lane):
                    win_without_battle(state, 1 - seat, lane)
                return
        state.then(ChooseCommand(TERRAN), ChooseCommand(TALON), BeginBattle())
        for seat in range(2):
            if is_home_front(state, seat, lane):
                state.push(CallReserve(seat))


class CallReserve(Choice[WarState]):
    """Ships of the reserve join the battle for their home world, up to a full fleet (empire_war:9.3)."""

    __slots__ = ()
    clause = "empire_war:9.3"
    accepts = (Assign, Commit)
    always = True

    def options(self, state: WarState) -> list[Assign | Commit]:
        options: list[Assign | Commit] = [COMMIT]
        if len(warships_in(state, self.seat, state.lane)) < state.tables.largest_fleet:
            options += [ASSIGN[ship][state.lane] for ship in warships_in(state, self.seat, RESERVE)]
        return options

    def why_not(self, state: WarState, action: Assign | Commit) -> Refusal | None:
        if isinstance(action, Commit):
            return None
        if not self.is_in_reserve(state, action.ship):
            return refuse("empire_war:9.3", "not-in-reserve")
        if action.lane != state.lane:
            return refuse("empire_war:9.3", "other-sector", lane=state.war.sector[state.lane])
        if len(warships_in(state, self.seat, state.lane)) >= state.tables.largest_fleet:
            lane = state.war.sector[state.lane]
            return refuse("empire_war:5.5", "sector-full", lane=lane, ships=state.tables.largest_fleet)
        return None

    def is_in_reserve(self, state: WarState, ship: Ship) -> bool:
        """Whether it is a warship of the side that is free to come."""
        if not state.alive[ship] or owner_of(ship) != self.seat or state.at[ship] != RESERVE:
            return False
        return state.tables.role[ship] == 0

    def resolve(self, state: WarState, action: Assign | Commit) -> None:
        if isinstance(action, Assign):
            state.at[action.ship] = state.lane
            state.orders[action.ship] = state.lane
            state.seen[action.ship] = 1
            state.disclose()
            if state.logged:
                state.log(ReserveJoined(self.seat, state.tables.name[action.ship]))
            state.push(CallReserve(self.seat))


class ChooseCommand(Choice[WarState]):
    """A player leads his side of the battle or leaves it to a bot (empire_war:7.8)."""

    __slots__ = ()
    clause = "empire_war:7.8"
    accepts = (Command, Delegate)

    def options(self, state: WarState) -> list[Command | Delegate]:
        options: list[Command | Delegate] = [COMMAND]
        options.extend(DELEGATE)
        return options

    def why_not(self, state: WarState, action: Command | Delegate) -> Refusal | None:
        return None

    def resolve(self, state: WarState, action: Command | Delegate) -> None:
        level = action.level if isinstance(action, Delegate) else COMMANDED
        state.leader[self.seat] = level
        if state.logged:
            state.log(CommandTaken(self.seat, LEVELS[level]))


class BeginBattle(Step[WarState]):
    """The battle is set up with what meets in the sector (empire_war:7.5, empire_war:7.6)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        new_battle(state, state.lane)
        state.push(FightOn())


class FightOn(Step[WarState]):
    """Delegated sides decide until it is a player's turn or the battle is over; apart, their table does that.

    (empire_war:7.8, empire_war:7.9)
    """

    __slots__ = ()

    def run(self, state: WarState) -> None:
        battle = fought(state)
        while battle.seat is not None:
            leader = state.leader[battle.seat]
            if leader == COMMANDED or state.has_own_dice():
                state.push(CommandShips(battle.seat))
                return
            state.disclose()  # what a delegated side answers cannot be taken back
            battle.apply(decide(battle, leader, state.rng))
        state.push(EndBattle())


class CommandShips(Choice[WarState]):
    """A decision of the battle itself, by Talon's rules (empire_war:7.5)."""

    __slots__ = ()
    clause = "empire_war:7.5"
    accepts = BATTLE_ACTIONS
    always = True

    def options(self, state: WarState) -> list[Action]:
        return fought(state).pending

    def why_not(self, state: WarState, action: Action) -> Refusal | None:
        return fought(state).why_not(action)

    def resolve(self, state: WarState, action: Action) -> None:
        fight(state, action)
        if state.apart:
            state.battle_actions += 1
        state.push(FightOn())


class EndBattle(Step[WarState]):
    """Ships come back as they are, and the front moves to the loser's side (empire_war:7.7)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        battle = fought(state)
        assert battle.outcome is not None
        lane = state.lane
        winner: i64 = victor(battle)
        landed = battle.outcome.reason == "landed"
        state.battle = None
        if state.logged:
            name = FACTIONS[winner] if winner >= 0 else "nobody"
            state.log(SectorFought(state.war.sector[lane], name, battle.round))
        carry_back(state, battle)
        if winner < 0:
            state.result[lane] = UNDECIDED
        else:
            state.result[lane] = winner + 1
            if winner_may_advance(state, winner, lane):
                win_sector(state, winner, lane, landed)


def winner_may_advance(state: WarState, seat: Seat, lane: Lane) -> bool:
    """Whether a side has ships to go forward with: a base alone only holds its zone (empire_war:7.2)."""
    return len(fleet_of(state, seat, lane)) > 0
