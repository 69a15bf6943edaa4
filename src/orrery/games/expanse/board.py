"""What stands where, and what follows from it. Nothing here changes the state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    DIPLOMATS,
    FREE_KEEP,
    LONG_BURN,
    NETWORK,
    NOWHERE,
    PRESENCE,
    SCORING_CARD,
    SUPREMACY,
    Base,
    Card,
    Faction,
    Orbit,
    Sector,
    critical_place,
)
from orrery.kernel import NOBODY, ByteColumn, Table, filled


def has(state: ExpanseState, faction: Faction, ability: i64) -> bool:
    """Whether a faction's sheet or technologies give it an ability now (expanse:tech.2)."""
    return state.tables.level[ability][faction] <= state.technology


def reach(state: ExpanseState, faction: Faction) -> i64:
    """How many zones a move action may cross (expanse:actions.move.1)."""
    return state.tables.value[LONG_BURN][faction] if has(state, faction, LONG_BURN) else 1


def is_open(state: ExpanseState, base: Base) -> bool:
    """Whether a base is in play with so many seats (expanse:two-player.3)."""
    return state.tables.is_open[state.seats][base] > 0


def is_critical(state: ExpanseState, faction: Faction, base: Base) -> bool:
    """Whether the resource of a base is critical for a faction (expanse:resources.1)."""
    return state.tables.critical[critical_place(state.seats, faction, state.tables.base_resource[base])] > 0


def shows_icon(state: ExpanseState, card: Card, faction: Faction) -> bool:
    """Whether a card shows the icon of a faction (expanse:event.1)."""
    return state.tables.icons[card * 4 + faction] > 0


def card_name(state: ExpanseState, card: Card) -> str:
    """The id of a card, `scoring` for a scoring card."""
    return "scoring" if card == SCORING_CARD else state.tables.cards[card]


def keep_cost(state: ExpanseState, faction: Faction, card: Card) -> i64:
    """What keeping an event costs (expanse:event.3)."""
    return 0 if has(state, faction, FREE_KEEP) else state.tables.keep[card]


def kept_cards(state: ExpanseState, faction: Faction) -> list[int]:
    """The events that a faction keeps (expanse:event.4)."""
    kept = state.kept
    mark = faction + 1
    if mark not in kept:
        return []
    return [card for card in range(len(kept)) if kept[card] == mark]


def eligible_seats(state: ExpanseState, card: Card, active: i64) -> tuple[int, ...]:
    """Who may use an event left over by the active seat, in order (expanse:action-points.5, two-player.6)."""
    seats: list[int] = []
    if state.seats == 2:
        other = 1 - active
        if shows_icon(state, card, state.faction[other]):
            seats.append(other)
    else:
        initiative = state.initiative
        for place in range(len(initiative)):
            faction = initiative[place]
            seat = state.seat_of[faction]
            if seat != active and shows_icon(state, card, faction):
                seats.append(seat)
    return tuple(seats)


def seats_from(state: ExpanseState, first: i64) -> list[int]:
    """All seats clockwise, beginning with one."""
    count = state.seats
    return [(first + step) % count for step in range(count)]


def can_place_with_points(state: ExpanseState, faction: Faction, base: Base) -> bool:
    """Whether action points may put influence on a base that is in play (expanse:actions.influence.1)."""
    tables = state.tables
    if state.shipping[tables.base_orbit[base] * 4 + faction]:
        return True
    if has(state, faction, PRESENCE) and state.influence[base * 4 + faction]:
        return True
    return has(state, faction, NETWORK) and tables.network[faction * 16 + base] > 0


def placeable_bases(state: ExpanseState, faction: Faction) -> list[int]:
    """The bases in play on which action points may put influence (expanse:actions.influence.1)."""
    tables = state.tables
    shipping = state.shipping
    influence = state.influence
    network = tables.network
    is_present = has(state, faction, PRESENCE)
    has_network = has(state, faction, NETWORK)
    found: list[int] = []
    for base in tables.open_bases[state.seats]:
        if (
            shipping[tables.base_orbit[base] * 4 + faction]
            or (is_present and influence[base * 4 + faction])
            or (has_network and network[faction * 16 + base])
        ):
            found.append(base)
    return found


def usable_diplomats(state: ExpanseState, faction: Faction) -> i64:
    """Diplomats off the map, which may be placed like cubes (expanse:setup.1)."""
    return state.spare_diplomats if faction == state.tables.diplomat_owner else 0


def diplomat_worth(state: ExpanseState) -> i64:
    """What a diplomat counts: 1 like a cube, until its owner's technology makes it more (expanse:tech.2)."""
    owner = state.tables.diplomat_owner
    if owner == NOWHERE or not has(state, owner, DIPLOMATS):
        return 1
    return state.tables.value[DIPLOMATS][owner]


def fleet_strength(state: ExpanseState, faction: Faction, orbit: Orbit) -> i64:
    """The strength of a faction's ships in an orbit, in half fleets (expanse:scoring.10)."""
    tables = state.tables
    ships = state.ships
    strength = tables.strength
    total: i64 = 0
    for kind in tables.kinds[faction]:
        total += ships[kind * 36 + orbit * 4 + faction] * strength[kind]
    if state.rocinante == faction and state.rocinante_orbit == orbit:
        total += strength[4]
    return total


def orbital_control(state: ExpanseState, orbit: Orbit) -> i64:
    """The faction with the greatest strength in an orbit, or NOBODY on a tie (expanse:scoring.9)."""
    shipping = state.shipping
    best: i64 = 0
    holder: i64 = NOBODY
    for faction in range(4):
        if shipping[orbit * 4 + faction]:
            strength = fleet_strength(state, faction, orbit)
            if strength > best:
                best = strength
                holder = faction
            elif strength == best:
                holder = NOBODY
    return holder


def orbital_bonus(state: ExpanseState, faction: Faction) -> i64:
    """What orbital control adds to influence (expanse:scoring.9)."""
    return state.tables.value[SUPREMACY][faction] if has(state, faction, SUPREMACY) else 1


#: No place for any of the four factions.
NO_PLACES: Final = filled("B", 4, 3)


def base_totals(state: ExpanseState, base: Base, holder: i64) -> ByteColumn:
    """What each faction counts on a base, given who has orbital control (expanse:scoring.11)."""
    totals = state.influence[base * 4 : base * 4 + 4]
    if holder >= 0 and totals[holder]:
        totals[holder] += orbital_bonus(state, holder)
    return totals


def places(state: ExpanseState, base: Base, totals: ByteColumn) -> ByteColumn:
    """The place that pays each faction: 0 first, 1 second, 2 third, 3 nothing (expanse:scoring.13 to 16)."""
    hegemons = state.tables.hegemony[state.technology * 16 + base]
    result = NO_PLACES[:]
    for faction in range(4):
        own = totals[faction]
        if not own:
            continue
        ahead: i64 = 0
        tied = False
        for other in range(4):
            if other == faction or totals[other] < own:
                continue
            if totals[other] > own or hegemons >> other & 1:
                ahead += 1
            elif not hegemons >> faction & 1:
                tied = True
        place = ahead + 1 if tied else ahead
        result[faction] = place if place < 3 else 3
    return result


def controller(state: ExpanseState, base: Base) -> i64:
    """The faction that would be alone in first place on a base now, or NOBODY (expanse:glossary.3)."""
    totals = base_totals(state, base, orbital_control(state, state.tables.base_orbit[base]))
    ranks = places(state, base, totals)
    for faction in range(4):
        if ranks[faction] == 0:
            return faction
    return NOBODY


def has_orbital_influence(state: ExpanseState, faction: Faction, orbit: Orbit) -> bool:
    """Whether a faction has influence on a base connected to an orbit (expanse:glossary.2)."""
    influence = state.influence
    return any(influence[base * 4 + faction] for base in state.tables.orbit_bases[orbit])


def sector_tokens(state: ExpanseState, sector: Sector) -> i64:
    """How many bonus tokens of a sector are left (expanse:bonus.2)."""
    chosen = state.chosen
    used: i64 = 0
    for row in range(len(chosen)):
        if chosen[row] == sector:
            used += 1
    return state.tables.sector_tokens - used


def bonus_values(state: ExpanseState) -> Table:
    """What bases of the bonus sector pay in the next or present scoring turn (expanse:bonus.4)."""
    rounds = state.tables.bonus
    last = len(rounds) - 1
    return rounds[state.scorings if state.scorings < last else last]


def is_scoring(state: ExpanseState) -> bool:
    """Whether a scoring turn or the final scoring is under way."""
    return state.bonus != NOWHERE or state.unseen == 0
