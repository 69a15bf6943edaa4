"""The factions' own abilities that cost action points (expanse:actions.2, tech.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import (
    EXPERIMENT,
    FETCH,
    INCITE,
    INFECT,
    KILL,
    LAUNCH,
    RAM,
    STRIKE,
    UNLEASH,
    USE_SPARE,
    Experiment,
    Fetch,
    Incite,
    Infect,
    Kill,
    Launch,
    OnShip,
    Ram,
    Strike,
    Unleash,
    UseSpare,
)
from orrery.games.expanse.board import fleet_strength, has, has_orbital_influence, is_open
from orrery.games.expanse.effects import build_ship, hit_ship, put_token
from orrery.games.expanse.flow.influence import transfer
from orrery.games.expanse.flow.losses import add_ships, ship_refusal
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    BASES,
    FACTIONS,
    HYBRIDS,
    NEVER,
    NOWHERE,
    ORBITS,
    PROTOMOLECULE,
    RAMMING,
    SCRAP,
    SCRAP_SHIPS,
    TRIAL,
    UNREST,
    Base,
    Faction,
    Orbit,
    Seat,
)
from orrery.games.expanse.tables import (
    STRIKE as STRIKING,
)
from orrery.kernel import Action, Choice, Refusal, changed, refuse

BELT_ZONE: Final = 1


def ability_options(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Add what the faction's technologies let it do for one point."""
    unlocked = state.tables.unlocked[state.technology * 4 + faction]
    if unlocked >> STRIKING & 1:
        add_strikes(state, faction, options)
    if unlocked >> HYBRIDS & 1:
        add_hybrids(state, faction, options)
    if unlocked >> RAMMING & 1:
        add_rammings(state, faction, options)
    if unlocked >> UNREST & 1:
        add_unrest(state, faction, options)
    if faction == state.tables.token_owner:
        if unlocked >> PROTOMOLECULE & 1:
            add_infections(state, faction, options)
        if unlocked >> TRIAL & 1:
            add_trials(state, faction, options)
    if unlocked >> SCRAP_SHIPS & 1:
        add_launches(state, faction, options)


def add_strikes(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Hit a ship in an orbit where the seat is stronger than its owner."""
    if not can_use(state, faction, STRIKING):
        return
    for orbit in range(9):
        if state.shipping[orbit * 4 + faction]:
            own = fleet_strength(state, faction, orbit)
            for other in range(4):
                there = state.shipping[orbit * 4 + other]
                if there and other != faction and fleet_strength(state, other, orbit) < own:
                    add_ships(state, options, STRIKE[orbit][other], other, orbit)


def add_hybrids(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Hit a ship in an orbit connected to a base with a protomolecule token."""
    if can_use(state, faction, HYBRIDS):
        for orbit in range(9):
            if has_token(state, orbit):
                add_enemies(state, faction, options, UNLEASH[orbit], orbit)


def add_rammings(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Hit a ship where an own ship can be given up for it."""
    for orbit in range(9):
        if own_ships(state, faction, orbit):
            add_enemies(state, faction, options, RAM[orbit], orbit)


def add_unrest(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Remove an enemy influence together with an own one."""
    for base in range(16):
        if state.pieces[base * 4 + faction]:
            add_pieces(state, options, INCITE[base], faction, base)


def add_infections(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Bring a protomolecule token to a base below an own fleet."""
    for base in state.tables.open_bases[state.seats]:
        if state.shipping[state.tables.base_orbit[base] * 4 + faction] and has_other_token(state, base):
            options.append(INFECT[base])


def add_trials(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Remove an enemy influence from a base with a protomolecule token."""
    for base in range(16):
        if state.tokens[base]:
            add_pieces(state, options, EXPERIMENT[base], faction, base)


def add_launches(state: ExpanseState, faction: Faction, options: list[Action]) -> None:
    """Put a scrap ship into the Belt or where one has orbital influence."""
    if state.reserve[SCRAP * 4 + faction]:
        for orbit in range(9):
            if can_launch_into(state, faction, orbit):
                options.append(LAUNCH[orbit])


def can_launch_into(state: ExpanseState, faction: Faction, orbit: Orbit) -> bool:
    """Whether an orbit is one where scrap ships may appear."""
    return state.tables.orbit_zone[orbit] == BELT_ZONE or has_orbital_influence(state, faction, orbit)


def can_use(state: ExpanseState, faction: Faction, ability: i64) -> bool:
    """Whether a faction has an ability and has not used it up this turn."""
    if not has(state, faction, ability):
        return False
    return not (state.spent[faction] and state.tables.once[ability][faction])


def add_enemies(
    state: ExpanseState, faction: Faction, options: list[Action], rows: Sequence[Sequence[Action]], orbit: Orbit
) -> None:
    """Add an action for every enemy ship in an orbit."""
    for other in range(4):
        if other != faction:
            add_ships(state, options, rows[other], other, orbit)


def add_pieces(state: ExpanseState, options: list[Action], row: Sequence[Action], faction: Faction, base: Base) -> None:
    """Add an action for every enemy with a piece on a base."""
    for other in range(4):
        if other != faction and state.pieces[base * 4 + other]:
            options.append(row[other])


def own_ships(state: ExpanseState, faction: Faction, orbit: Orbit) -> i64:
    """Ships of a faction that can be lost in an orbit: all but the Rocinante."""
    count = state.shipping[orbit * 4 + faction]
    return count - 1 if state.rocinante == faction and state.rocinante_orbit == orbit else count


def has_token(state: ExpanseState, orbit: Orbit) -> bool:
    """Whether a protomolecule token lies on a base connected to an orbit."""
    return any(state.tokens[base] for base in state.tables.orbit_bases[orbit])


def has_other_token(state: ExpanseState, base: Base) -> bool:
    """Whether a token can come to a base from the supply or another base."""
    if state.spare_tokens:
        return True
    return any(other != base and state.tokens[other] for other in range(16))


def ability_refusal(state: ExpanseState, faction: Faction, action: Action) -> Refusal | None:
    """Why a faction cannot use an ability like this."""
    if isinstance(action, Strike):
        return strike_refusal(state, faction, action)
    if isinstance(action, Unleash):
        return unleash_refusal(state, faction, action)
    if isinstance(action, Ram):
        return ram_refusal(state, faction, action)
    if isinstance(action, Incite):
        return incite_refusal(state, faction, action)
    if isinstance(action, Experiment):
        return experiment_refusal(state, faction, action)
    if isinstance(action, Infect):
        return infect_refusal(state, faction, action.base)
    assert isinstance(action, Launch)
    return launch_refusal(state, faction, action.orbit)


def unlock_refusal(state: ExpanseState, faction: Faction, ability: i64) -> Refusal | None:
    """Why an ability is not at hand."""
    tables = state.tables
    if tables.level[ability][faction] == NEVER:
        return refuse("expanse:actions.2", "not-your-ability", faction=FACTIONS[faction])
    if not has(state, faction, ability):
        return refuse("expanse:tech.1", "technology-missing", level=tables.level[ability][faction])
    if state.spent[faction] and tables.once[ability][faction]:
        return refuse("expanse:actions.2", "once-per-turn")
    return None


def strike_refusal(state: ExpanseState, faction: Faction, action: Strike) -> Refusal | None:
    """Why a ship cannot be struck: strength must be higher than its owner's."""
    refusal = unlock_refusal(state, faction, STRIKING)
    if refusal is None:
        refusal = enemy_refusal(state, faction, action)
    if refusal is not None:
        return refusal
    own = fleet_strength(state, faction, action.orbit)
    theirs = fleet_strength(state, action.faction, action.orbit)
    if own <= theirs:
        return refuse("expanse:actions.2", "not-stronger", orbit=ORBITS[action.orbit], own=own / 2, theirs=theirs / 2)
    return None


def unleash_refusal(state: ExpanseState, faction: Faction, action: Unleash) -> Refusal | None:
    """Why hybrids cannot hit a ship: a token must be near."""
    refusal = unlock_refusal(state, faction, HYBRIDS)
    if refusal is None and not has_token(state, action.orbit):
        refusal = refuse("expanse:actions.2", "no-token-near", orbit=ORBITS[action.orbit])
    return enemy_refusal(state, faction, action) if refusal is None else refusal


def ram_refusal(state: ExpanseState, faction: Faction, action: Ram) -> Refusal | None:
    """Why a ship cannot be rammed: an own one must be there."""
    refusal = unlock_refusal(state, faction, RAMMING)
    if refusal is None and not own_ships(state, faction, action.orbit):
        refusal = refuse("expanse:actions.2", "no-own-ship", orbit=ORBITS[action.orbit])
    return enemy_refusal(state, faction, action) if refusal is None else refusal


def incite_refusal(state: ExpanseState, faction: Faction, action: Incite) -> Refusal | None:
    """Why there can be no unrest on a base: an own piece must be there."""
    refusal = unlock_refusal(state, faction, UNREST)
    if refusal is None and not state.pieces[action.base * 4 + faction]:
        refusal = refuse("expanse:actions.2", "no-own-cube-there", base=BASES[action.base])
    return piece_missing(state, faction, action.faction, action.base) if refusal is None else refusal


def experiment_refusal(state: ExpanseState, faction: Faction, action: Experiment) -> Refusal | None:
    """Why there can be no trial on a base: a token must lie there."""
    refusal = unlock_refusal(state, faction, TRIAL)
    if refusal is None and not (state.tokens[action.base] and faction == state.tables.token_owner):
        refusal = refuse("expanse:actions.2", "no-token-there", base=BASES[action.base])
    return piece_missing(state, faction, action.faction, action.base) if refusal is None else refusal


def launch_refusal(state: ExpanseState, faction: Faction, orbit: Orbit) -> Refusal | None:
    """Why no scrap ship can come into an orbit."""
    refusal = unlock_refusal(state, faction, SCRAP_SHIPS)
    if refusal is None and not state.reserve[SCRAP * 4 + faction]:
        refusal = refuse("expanse:actions.build.1", "no-scrap-ship")
    if refusal is None and not can_launch_into(state, faction, orbit):
        refusal = refuse("expanse:glossary.2", "no-orbital-influence", orbit=ORBITS[orbit])
    return refusal


def enemy_refusal(state: ExpanseState, faction: Faction, action: OnShip) -> Refusal | None:
    """Why there is no such enemy ship."""
    if action.faction == faction:
        return refuse("expanse:actions.2", "enemies-only", orbit=ORBITS[action.orbit])
    return ship_refusal(state, action.faction, action.kind, action.orbit)


def piece_missing(state: ExpanseState, faction: Faction, victim: i64, base: Base) -> Refusal | None:
    """Why there is no such enemy influence."""
    if victim == faction:
        return refuse("expanse:actions.2", "enemies-only", base=BASES[base])
    if not state.pieces[base * 4 + victim]:
        return refuse("expanse:actions.2", "no-influence-there", base=BASES[base], faction=FACTIONS[victim])
    return None


def infect_refusal(state: ExpanseState, faction: Faction, base: Base) -> Refusal | None:
    """Why no token can come to a base."""
    refusal = unlock_refusal(state, faction, PROTOMOLECULE)
    if refusal is not None:
        return refusal
    if not is_open(state, base):
        return refuse("expanse:two-player.3", "base-out-of-play", base=BASES[base])
    orbit = state.tables.base_orbit[base]
    if not state.shipping[orbit * 4 + faction]:
        return refuse("expanse:actions.2", "no-fleet-in-orbit", base=BASES[base], orbit=ORBITS[orbit])
    if faction != state.tables.token_owner or not has_other_token(state, base):
        return refuse("expanse:actions.2", "no-token", base=BASES[base])
    return None


def use_ability(state: ExpanseState, seat: Seat, action: Action) -> None:
    """Carry out an ability."""
    faction = state.faction[seat]
    if isinstance(action, Strike | Unleash):
        state.spent = changed(state.spent, faction, 1)
        hit_ship(state, action.faction, action.kind, action.orbit)
    elif isinstance(action, Ram):
        state.push(ChooseRammer(seat, action.orbit))
        hit_ship(state, action.faction, action.kind, action.orbit)
    elif isinstance(action, Incite):
        transfer(state, faction, action.base, NOWHERE)
        transfer(state, action.faction, action.base, NOWHERE)
    elif isinstance(action, Experiment):
        transfer(state, action.faction, action.base, NOWHERE)
    elif isinstance(action, Infect):
        state.push(ChooseToken(seat, action.base))
    else:
        assert isinstance(action, Launch)
        build_ship(state, faction, SCRAP, action.orbit)


class ChooseRammer(Choice[ExpanseState]):
    """Which own ship is lost by ramming (expanse:actions.2)."""

    __slots__ = ("orbit",)
    clause = "expanse:actions.2"
    accepts = (Kill,)

    def __init__(self, seat: Seat, orbit: Orbit) -> None:
        self.seat = seat
        self.orbit = orbit

    def options(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        options: list[Action] = []
        add_ships(state, options, KILL[self.orbit][faction], faction, self.orbit)
        return options

    def why_not(self, state: ExpanseState, action: Kill) -> Refusal | None:
        if action.faction != state.faction[self.seat]:
            return refuse("expanse:actions.2", "own-only", orbit=ORBITS[action.orbit])
        if action.orbit != self.orbit:
            return refuse("expanse:actions.2", "same-orbit-only", orbit=ORBITS[action.orbit], chosen=ORBITS[self.orbit])
        return ship_refusal(state, action.faction, action.kind, action.orbit)

    def resolve(self, state: ExpanseState, action: Kill) -> None:
        hit_ship(state, action.faction, action.kind, action.orbit)


class ChooseToken(Choice[ExpanseState]):
    """Whether a token comes from the supply or from another base (expanse:components.6)."""

    __slots__ = ("target",)
    clause = "expanse:components.6"
    accepts = (UseSpare, Fetch)

    def __init__(self, seat: Seat, target: i64) -> None:
        self.seat = seat
        self.target = target

    def options(self, state: ExpanseState) -> list[Action]:
        options: list[Action] = []
        if state.spare_tokens:
            options.append(USE_SPARE)
        for base in range(16):
            if base != self.target and state.tokens[base]:
                options.append(FETCH[base])
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if isinstance(action, Fetch):
            if action.base == self.target:
                return refuse("expanse:components.6", "same-base", base=BASES[action.base])
            if not state.tokens[action.base]:
                return refuse("expanse:components.6", "no-token-there", base=BASES[action.base])
            return None
        return None if state.spare_tokens else refuse("expanse:components.6", "no-token")

    def resolve(self, state: ExpanseState, action: Action) -> None:
        put_token(state, action.base if isinstance(action, Fetch) else NOWHERE, self.target)
