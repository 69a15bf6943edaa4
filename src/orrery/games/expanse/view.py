"""What a seat may see: everything but the order of the deck, the cards in the box and a bonus token it has not seen."""

from __future__ import annotations

from typing import Any

from orrery.games.expanse.board import (
    base_totals,
    bonus_values,
    card_name,
    fleet_strength,
    is_critical,
    is_open,
    keep_cost,
    kept_cards,
    orbital_bonus,
    orbital_control,
    places,
    sector_tokens,
    shows_icon,
)
from orrery.games.expanse.catalogue import card_view
from orrery.games.expanse.content import Content
from orrery.games.expanse.decision import decision
from orrery.games.expanse.score import FINAL, forecast
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    ANYTIME,
    BASES,
    FACTIONS,
    KINDS,
    NOWHERE,
    ORBITS,
    RESOURCES,
    SCORING_CARD,
    SECTORS,
    ZONES,
    critical_place,
)


def view(state: ExpanseState, seat: int | None) -> dict[str, Any]:
    """The whole table as one seat (None: a spectator) may see it."""
    game: Any = state.game
    content: Content = game.content
    factions = [state.faction[other] for other in range(state.seats) if state.faction[other] != NOWHERE]
    ready = state.rocinante != NOWHERE
    own = state.faction[seat] if seat is not None and state.faction[seat] != NOWHERE else None
    scores = Scores(state, content)
    return {
        "seats": state.seats,
        "you": None if own is None else FACTIONS[own],
        "phase": phase(state),
        "turn": state.turns,
        "active": FACTIONS[state.faction[state.active]] if ready else None,
        "first": FACTIONS[state.faction[state.first]] if ready else None,
        "decision": decision(state, seat),
        "factions": [faction_view(state, faction, content, ready) for faction in factions],
        "initiative": [FACTIONS[faction] for faction in state.initiative],
        "technology": state.technology,
        "rocinante": {
            "controller": FACTIONS[state.rocinante] if ready else None,
            "orbit": ORBITS[state.rocinante_orbit] if ready else None,
        },
        "orbits": [orbit_view(state, orbit, factions, scores.holders[orbit]) for orbit in range(9)],
        "bases": [base_view(state, base, factions, scores) for base in range(16)],
        "track": [space_view(state, space, own, content) for space in range(len(state.track))],
        "deck": {
            "cards": len(state.deck),
            "scoring_cards": state.unseen,
            "top": card_name(state, state.deck[-1]) if state.known and state.deck else None,
        },
        "discard": [card_name(state, card) for card in state.discard],
        "scoring": scoring_view(state, own),
        "forecast": forecast_view(state, factions) if ready else {},
        "outcome": outcome_view(state),
    }


def phase(state: ExpanseState) -> str:
    """setup, turn, scoring, final or over."""
    if state.outcome is not None:
        return "over"
    if state.rocinante == NOWHERE:
        return "setup"
    if state.unseen == 0:
        return "final"
    return "scoring" if state.bonus != NOWHERE or state.choice in ("ChooseBonus", "ChooseNewFleet") else "turn"


def faction_view(state: ExpanseState, faction: int, content: Content, ready: bool) -> dict[str, Any]:
    """One faction: seat, points, pieces off the map, kept events, resources and powers."""
    tables = state.tables
    written = content.factions.faction[faction]
    reserve = {KINDS[kind]: state.reserve[kind * 4 + faction] for kind in (0, 1, 3) if tables.ships[faction][kind]}
    return {
        "id": FACTIONS[faction],
        "seat": state.seat_of[faction],
        "home": ORBITS[tables.home[faction]],
        "control_points": state.points[faction],
        "initiative": list(state.initiative).index(faction) + 1 if faction in state.initiative else None,
        "rocinante": state.rocinante == faction,
        "supply": {
            "cubes": state.supply[faction],
            "diplomats": state.spare_diplomats if faction == tables.diplomat_owner and ready else 0,
            "tokens": state.spare_tokens if faction == tables.token_owner and ready else 0,
        },
        "reserve": reserve,
        "kept": [card_view(content, card) for card in kept_cards(state, faction)],
        "critical": [
            RESOURCES[resource]
            for resource in range(4)
            if tables.critical[critical_place(state.seats, faction, resource)]
        ],
        "powers": [
            {
                "id": power.id,
                "level": power.level,
                "ability": power.ability,
                "active": power.level <= state.technology,
                "used": bool(power.once and state.spent[faction]),
                "source": power.source,
                "note": power.note,
            }
            for power in written.power
        ],
        "source": written.source,
        "note": written.note,
    }


def orbit_view(state: ExpanseState, orbit: int, factions: list[int], holder: int) -> dict[str, Any]:
    """One orbit: its ships, their strength and who has orbital control."""
    tables = state.tables
    ships: dict[str, dict[str, int]] = {}
    strength: dict[str, float] = {}
    for faction in factions:
        if state.shipping[orbit * 4 + faction]:
            own = {}
            for kind in range(4):
                if state.ships[kind * 36 + orbit * 4 + faction]:
                    own[KINDS[kind]] = state.ships[kind * 36 + orbit * 4 + faction]
            if state.rocinante == faction and state.rocinante_orbit == orbit:
                own["rocinante"] = 1
            ships[FACTIONS[faction]] = own
            strength[FACTIONS[faction]] = fleet_strength(state, faction, orbit) / 2
    return {
        "id": ORBITS[orbit],
        "zone": ZONES[tables.orbit_zone[orbit]],
        "bases": [BASES[base] for base in tables.orbit_bases[orbit]],
        "ships": ships,
        "strength": strength,
        "control": FACTIONS[holder] if holder >= 0 else None,
        "home_of": [FACTIONS[faction] for faction in factions if tables.home[faction] == orbit],
    }


class Scores:
    """What all bases have in common while they are shown: who controls the orbits, and what places pay."""

    def __init__(self, state: ExpanseState, content: Content) -> None:
        self.holders = [orbital_control(state, orbit) for orbit in range(9)]
        tables = state.tables
        self.values = {"plain": list(tables.elsewhere), "bonus": list(bonus_values(state)), "final": list(tables.final)}
        self.written = {item.id: item for item in content.board.base}


def base_view(state: ExpanseState, base: int, factions: list[int], scores: Scores) -> dict[str, Any]:
    """One base: influence by faction, who leads, and what it would pay now."""
    tables = state.tables
    in_play = is_open(state, base)
    holder = scores.holders[tables.base_orbit[base]]
    totals = list(base_totals(state, base, holder))
    ranks = list(places(state, base, base_totals(state, base, holder)))
    written = scores.written[BASES[base]]
    pays = {}
    for name, row in scores.values.items():
        paid = {}
        for faction in factions:
            if ranks[faction] < 3 and in_play:
                first = ranks[faction] == 0 and is_critical(state, faction, base)
                paid[FACTIONS[faction]] = row[ranks[faction]] + (1 if first else 0)
        pays[name] = paid
    return {
        "id": BASES[base],
        "orbit": ORBITS[tables.base_orbit[base]],
        "zone": ZONES[tables.base_zone[base]],
        "sector": SECTORS[tables.base_sector[base]],
        "resource": RESOURCES[tables.base_resource[base]],
        "in_play": in_play,
        "influence": influence_view(state, base, holder, totals, ranks),
        "orbital_control": FACTIONS[holder] if holder >= 0 else None,
        "leader": FACTIONS[ranks.index(0)] if 0 in ranks else None,
        "pays": pays,
        "source": written.source,
        "note": written.note,
    }


def influence_view(
    state: ExpanseState, base: int, holder: int, totals: list[int], ranks: list[int]
) -> dict[str, dict[str, Any]]:
    """What counts for each faction on a base, best first."""
    tables = state.tables
    found = {}
    for faction in sorted(range(4), key=lambda other: (-totals[other], ranks[other], other)):
        if not totals[faction]:
            break
        rank = ranks[faction]
        diplomats = state.diplomats[base] if faction == tables.diplomat_owner else 0
        found[FACTIONS[faction]] = {
            "cubes": state.pieces[base * 4 + faction] - diplomats,
            "diplomats": diplomats,
            "tokens": state.tokens[base] if faction == tables.token_owner else 0,
            "orbital_control": orbital_bonus(state, faction) if holder == faction else 0,
            "total": totals[faction],
            "place": rank + 1 if rank < 3 else 0,
            "tied": [(totals[other], ranks[other]) for other in range(4)].count((totals[faction], rank)) > 1,
        }
    return found


def space_view(state: ExpanseState, space: int, own: int | None, content: Content) -> dict[str, Any]:
    """One space of the track: what it costs, its card, and what it would mean for the seat that looks."""
    tables = state.tables
    card = state.track[space]
    cost = tables.costs[space]
    found: dict[str, Any] = {"space": space + 1, "cost": cost, "card": card_view(content, card)}
    if own is not None:
        action = card != SCORING_CARD
        icon = action and shows_icon(state, card, own)
        left = state.points[own] - cost
        found["affordable"] = left >= 0
        found["event"] = icon and tables.when[card] == ANYTIME
        found["keep_cost"] = keep_cost(state, own, card) if icon else None
        found["can_keep"] = icon and left >= keep_cost(state, own, card)
    return found


def scoring_view(state: ExpanseState, own: int | None) -> dict[str, Any]:
    """The bonus track: values, used tokens, tokens left, and the secret token to those who know it."""
    known = state.bonus != NOWHERE and own is not None and state.peeked[own]
    rows = []
    for number, values in enumerate(state.tables.bonus):
        rows.append(
            {
                "number": number + 1,
                "values": list(values),
                "sector": SECTORS[state.chosen[number]] if number < len(state.chosen) else None,
                "technology": number + 1 if number < 3 else None,
            }
        )
    return {
        "done": state.scorings,
        "rows": rows,
        "elsewhere": list(state.tables.elsewhere),
        "final": list(state.tables.final),
        "tokens": {SECTORS[sector]: sector_tokens(state, sector) for sector in range(3)},
        "bonus_chosen": state.bonus != NOWHERE,
        "bonus": SECTORS[state.bonus] if known else None,
        "seen_by": [FACTIONS[faction] for faction in range(4) if state.peeked[faction]],
    }


def forecast_view(state: ExpanseState, factions: list[int]) -> dict[str, dict[str, int]]:
    """What everybody would gain if bases were scored now, for each bonus sector and for the final scoring."""
    found = {}
    for sector in range(3):
        if sector_tokens(state, sector):
            gained = forecast(state, sector)
            found[SECTORS[sector]] = {FACTIONS[faction]: gained[faction] for faction in factions}
    gained = forecast(state, FINAL)
    found["final"] = {FACTIONS[faction]: gained[faction] for faction in factions}
    return found


def outcome_view(state: ExpanseState) -> dict[str, Any] | None:
    """Who won and why."""
    if state.outcome is None:
        return None
    return {
        "winners": [FACTIONS[state.faction[seat]] for seat in state.outcome.winners],
        "control_points": {FACTIONS[faction]: state.points[faction] for faction in state.faction},
        "reason": state.outcome.reason,
    }
