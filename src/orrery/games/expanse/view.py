"""What a seat may see: everything but the order of the deck, the cards in the box and a bonus token it has not seen."""

from __future__ import annotations

from typing import Any

from orrery.games.expanse.board import (
    base_totals,
    bonus_values,
    card_name,
    controller,
    fleet_strength,
    keep_cost,
    kept_cards,
    orbital_control,
    places,
    sector_tokens,
)
from orrery.games.expanse.content import Library
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.turn import ChooseUse, OfferEvent, OfferSecondUse
from orrery.games.expanse.score import FINAL, forecast, standings
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
    Content,
)

WHEN = ("any", "scoring", "points", "after-points")


def view_of(state: ExpanseState, seat: int | None, library: Library) -> dict[str, Any]:
    """The whole table as one seat (None: a spectator) may see it."""
    factions = [state.faction[other] for other in range(state.seats) if state.faction[other] != NOWHERE]
    ready = state.rocinante != NOWHERE
    own = state.faction[seat] if seat is not None and state.faction[seat] != NOWHERE else None
    return {
        "seats": state.seats,
        "you": None if own is None else FACTIONS[own],
        "phase": phase(state),
        "turn": state.turns,
        "active": FACTIONS[state.faction[state.active]] if ready else None,
        "first": FACTIONS[state.faction[state.first]] if ready else None,
        "decision": decision(state),
        "factions": [faction_document(state, faction, library, ready) for faction in factions],
        "initiative": [FACTIONS[faction] for faction in state.initiative],
        "technology": state.technology,
        "rocinante": {
            "controller": FACTIONS[state.rocinante] if ready else None,
            "orbit": ORBITS[state.rocinante_orbit] if ready else None,
        },
        "orbits": [orbit_document(state, orbit, factions) for orbit in range(9)],
        "bases": [base_document(state, base, factions, library) for base in range(16)],
        "track": [space_document(state, space, own, library) for space in range(len(state.track))],
        "deck": {
            "cards": len(state.deck),
            "scoring_cards": state.unseen,
            "top": card_name(state, state.deck[-1]) if state.known and state.deck else None,
        },
        "discard": [card_name(state, card) for card in state.discard],
        "scoring": scoring_document(state, own),
        "forecast": forecast_document(state, factions) if ready else {},
        "outcome": outcome_document(state),
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


def decision(state: ExpanseState) -> dict[str, Any] | None:
    """Who decides what, about which card, and with how many action points left."""
    if state.seat is None:
        return None
    top = state.stack[-1]
    faction = state.faction[state.seat]
    taken = None
    for frame in state.stack:
        if isinstance(frame, ChooseUse | OfferEvent | OfferSecondUse):
            taken = card_name(state, frame.card)
    points = None
    for frame in state.stack:
        if isinstance(frame, SpendPoints):
            points = frame.left
    waiting = state.choice in ("ChooseTurn", "ChooseUse", "OfferEvent", "OfferSecondUse", "ChooseScoringEvent")
    return {
        "seat": state.seat,
        "faction": FACTIONS[faction] if faction != NOWHERE else None,
        "choice": state.choice,
        "clause": getattr(top, "clause", ""),
        "card": taken,
        "event": None if state.resolving == NOWHERE or waiting else card_name(state, state.resolving),
        "points_left": points,
        "left": getattr(top, "left", None),
    }


def card_document(content: Content, card: int, library: Library) -> dict[str, Any]:
    """A card that lies open, with where its values come from."""
    if card == SCORING_CARD:
        return {"id": "scoring", "scoring": True}
    written = library.cards.card[card]
    document: dict[str, Any] = {
        "id": written.id,
        "scoring": False,
        "points": written.points,
        "factions": list(written.factions),
        "keep": written.keep,
        "when": WHEN[content.when[card]],
        "source": {
            "title": written.source.title,
            "points": written.source.points,
            "factions": written.source.factions,
            "effect": written.source.effect,
        },
        "note": written.note,
    }
    if written.title:
        document["title"] = dict(written.title)
    if written.text:
        document["text"] = dict(written.text)
    return document


def faction_document(state: ExpanseState, faction: int, library: Library, ready: bool) -> dict[str, Any]:
    """One faction: seat, points, pieces off the map, kept events, resources and powers."""
    content = state.content
    written = library.factions.faction[faction]
    reserve = {KINDS[kind]: state.reserve[kind * 4 + faction] for kind in (0, 1, 3) if content.ships[faction][kind]}
    return {
        "id": FACTIONS[faction],
        "seat": state.seat_of[faction],
        "home": ORBITS[content.home[faction]],
        "control_points": state.points[faction],
        "initiative": list(state.initiative).index(faction) + 1 if faction in state.initiative else None,
        "rocinante": state.rocinante == faction,
        "supply": {
            "cubes": state.supply[faction],
            "diplomats": state.spare_diplomats if faction == content.diplomat_owner and ready else 0,
            "tokens": state.spare_tokens if faction == content.token_owner and ready else 0,
        },
        "reserve": reserve,
        "kept": [card_document(state.content, card, library) for card in kept_cards(state, faction)],
        "critical": [RESOURCES[resource] for resource in range(4) if content.critical[state.seats][faction][resource]],
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


def orbit_document(state: ExpanseState, orbit: int, factions: list[int]) -> dict[str, Any]:
    """One orbit: its ships, their strength and who has orbital control."""
    content = state.content
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
    holder = orbital_control(state, orbit)
    return {
        "id": ORBITS[orbit],
        "zone": ZONES[content.orbit_zone[orbit]],
        "bases": [BASES[base] for base in content.orbit_bases[orbit]],
        "ships": ships,
        "strength": strength,
        "control": FACTIONS[holder] if holder >= 0 else None,
        "home_of": [FACTIONS[faction] for faction in factions if content.home[faction] == orbit],
    }


def base_document(state: ExpanseState, base: int, factions: list[int], library: Library) -> dict[str, Any]:
    """One base: influence by faction, who leads, and what it would pay now."""
    content = state.content
    in_play = content.is_open[state.seats][base]
    holder = orbital_control(state, content.base_orbit[base])
    totals = base_totals(state, base, holder)
    ranks = places(state, base, totals)
    leader = controller(state, base)
    written = next(item for item in library.board.base if item.id == BASES[base])
    influence = {}
    for standing in standings(state, base, FINAL):
        influence[standing.faction] = {
            "cubes": standing.cubes,
            "diplomats": standing.diplomats,
            "tokens": standing.tokens,
            "orbital_control": standing.orbital_control,
            "total": standing.total,
            "place": standing.place,
            "tied": standing.tied,
        }
    values = {"plain": content.elsewhere, "bonus": bonus_values(state), "final": content.final}
    pays = {}
    for name, row in values.items():
        paid = {}
        for faction in factions:
            if ranks[faction] < 3 and in_play:
                first = ranks[faction] == 0 and content.critical[state.seats][faction][content.base_resource[base]]
                paid[FACTIONS[faction]] = row[ranks[faction]] + (1 if first else 0)
        pays[name] = paid
    return {
        "id": BASES[base],
        "orbit": ORBITS[content.base_orbit[base]],
        "zone": ZONES[content.base_zone[base]],
        "sector": SECTORS[content.base_sector[base]],
        "resource": RESOURCES[content.base_resource[base]],
        "in_play": in_play,
        "influence": influence,
        "orbital_control": FACTIONS[holder] if holder >= 0 else None,
        "leader": FACTIONS[leader] if leader >= 0 else None,
        "pays": pays,
        "source": written.source,
        "note": written.note,
    }


def space_document(state: ExpanseState, space: int, own: int | None, library: Library) -> dict[str, Any]:
    """One space of the track: what it costs, its card, and what it would mean for the seat that looks."""
    content = state.content
    card = state.track[space]
    cost = content.costs[space]
    document: dict[str, Any] = {"space": space + 1, "cost": cost, "card": card_document(state.content, card, library)}
    if own is not None:
        action = card != SCORING_CARD
        icon = action and content.icons[card][own]
        left = state.points[own] - cost
        document["affordable"] = left >= 0
        document["event"] = icon and content.when[card] == ANYTIME
        document["keep_cost"] = keep_cost(state, own, card) if icon else None
        document["can_keep"] = icon and left >= keep_cost(state, own, card)
    return document


def scoring_document(state: ExpanseState, own: int | None) -> dict[str, Any]:
    """The bonus track: values, used tokens, tokens left, and the secret token to those who know it."""
    known = state.bonus != NOWHERE and own is not None and state.peeked[own]
    rows = []
    for number, values in enumerate(state.content.bonus):
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
        "elsewhere": list(state.content.elsewhere),
        "final": list(state.content.final),
        "tokens": {SECTORS[sector]: sector_tokens(state, sector) for sector in range(3)},
        "bonus_chosen": state.bonus != NOWHERE,
        "bonus": SECTORS[state.bonus] if known else None,
        "seen_by": [FACTIONS[faction] for faction in range(4) if state.peeked[faction]],
    }


def forecast_document(state: ExpanseState, factions: list[int]) -> dict[str, dict[str, int]]:
    """What everybody would gain if bases were scored now, for each bonus sector and for the final scoring."""
    document = {}
    for sector in range(3):
        if sector_tokens(state, sector):
            gained = forecast(state, sector)
            document[SECTORS[sector]] = {FACTIONS[faction]: gained[faction] for faction in factions}
    gained = forecast(state, FINAL)
    document["final"] = {FACTIONS[faction]: gained[faction] for faction in factions}
    return document


def outcome_document(state: ExpanseState) -> dict[str, Any] | None:
    """Who won and why."""
    if state.outcome is None:
        return None
    return {
        "winners": [FACTIONS[state.faction[seat]] for seat in state.outcome.winners],
        "control_points": {FACTIONS[faction]: state.points[faction] for faction in state.faction},
        "reason": state.outcome.reason,
    }
