"""Changes of the position that several chapters share."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.expanse.board import card_name, diplomat_worth
from orrery.games.expanse.events import (
    BattleshipDamaged,
    CardDrawn,
    ControlPointsGained,
    InfluenceMoved,
    InfluencePlaced,
    InfluenceRemoved,
    InitiativeLowered,
    ShipBuilt,
    ShipRemoved,
    ShipsMoved,
    TokenPlaced,
)
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    BASES,
    BATTLESHIP,
    DAMAGED,
    FACTIONS,
    KINDS,
    NOWHERE,
    ORBITS,
    ROCINANTE,
    SCORING_CARD,
    Base,
    Faction,
    Kind,
    Orbit,
)
from orrery.kernel import added, changed, taken


def put_piece(state: ExpanseState, faction: Faction, base: Base, diplomat: bool) -> None:
    """Bring a piece from the supply to a base."""
    at = base * 4 + faction
    state.pieces[at] += 1
    if diplomat:
        state.spare_diplomats -= 1
        state.diplomats = changed(state.diplomats, base, state.diplomats[base] + 1)
        state.influence[at] += diplomat_worth(state)
    else:
        state.supply[faction] -= 1
        state.influence[at] += 1
    if state.logged:
        state.log(InfluencePlaced(FACTIONS[faction], BASES[base], "diplomat" if diplomat else "cube"))


def carry_piece(state: ExpanseState, faction: Faction, source: i64, target: i64, diplomat: bool) -> None:
    """Take a piece from a base to another one, or NOWHERE for the supply."""
    worth = diplomat_worth(state) if diplomat else 1
    at = source * 4 + faction
    state.pieces[at] -= 1
    state.influence[at] -= worth
    if diplomat:
        state.diplomats = changed(state.diplomats, source, state.diplomats[source] - 1)
    if target == NOWHERE:
        if diplomat:
            state.spare_diplomats += 1
        else:
            state.supply[faction] += 1
        if state.logged:
            state.log(InfluenceRemoved(FACTIONS[faction], BASES[source], "diplomat" if diplomat else "cube"))
        return
    to = target * 4 + faction
    state.pieces[to] += 1
    state.influence[to] += worth
    if diplomat:
        state.diplomats = changed(state.diplomats, target, state.diplomats[target] + 1)
    if state.logged:
        piece = "diplomat" if diplomat else "cube"
        state.log(InfluenceMoved(FACTIONS[faction], BASES[source], BASES[target], piece))


def raise_technology(state: ExpanseState, level: i64) -> None:
    """Bring a technology level into force; diplomats on the map may count more from now on (expanse:tech.2)."""
    before = diplomat_worth(state)
    state.technology = level
    more = diplomat_worth(state) - before
    owner = state.tables.diplomat_owner
    if more:
        for base in range(16):
            state.influence[base * 4 + owner] += more * state.diplomats[base]


def put_token(state: ExpanseState, source: i64, target: i64) -> None:
    """Bring a protomolecule token to a base from another one, or NOWHERE for the supply."""
    owner = state.tables.token_owner
    if source == NOWHERE:
        state.spare_tokens -= 1
    else:
        state.tokens = changed(state.tokens, source, state.tokens[source] - 1)
        state.influence[source * 4 + owner] -= 1
    state.tokens = changed(state.tokens, target, state.tokens[target] + 1)
    state.influence[target * 4 + owner] += 1
    if state.logged:
        state.log(TokenPlaced(FACTIONS[owner], BASES[target], "" if source == NOWHERE else BASES[source]))


def build_ship(state: ExpanseState, faction: Faction, kind: Kind, orbit: Orbit) -> None:
    """Bring a removed ship back to the map (expanse:actions.build.2)."""
    own = kind * 4 + faction
    state.reserve = changed(state.reserve, own, state.reserve[own] - 1)
    state.ships[kind * 36 + orbit * 4 + faction] += 1
    state.shipping[orbit * 4 + faction] += 1
    if state.logged:
        state.log(ShipBuilt(FACTIONS[faction], ORBITS[orbit], KINDS[kind]))


def hit_ship(state: ExpanseState, faction: Faction, kind: Kind, orbit: Orbit) -> None:
    """Remove a ship; the first hit on a battleship only turns it over."""
    at = orbit * 4 + faction
    state.ships[kind * 36 + at] -= 1
    if kind == BATTLESHIP:
        state.ships[DAMAGED * 36 + at] += 1
        if state.logged:
            state.log(BattleshipDamaged(FACTIONS[faction], ORBITS[orbit]))
        return
    state.shipping[at] -= 1
    own = (BATTLESHIP if kind == DAMAGED else kind) * 4 + faction
    state.reserve = changed(state.reserve, own, state.reserve[own] + 1)
    if state.logged:
        state.log(ShipRemoved(FACTIONS[faction], ORBITS[orbit], KINDS[kind]))


def move_ships(state: ExpanseState, faction: Faction, kind: Kind, source: i64, target: i64, number: i64) -> None:
    """Take ships of one kind from an orbit to another."""
    if kind == ROCINANTE:
        state.rocinante_orbit = target
    else:
        base = kind * 36 + faction
        state.ships[base + source * 4] -= number
        state.ships[base + target * 4] += number
    state.shipping[source * 4 + faction] -= number
    state.shipping[target * 4 + faction] += number
    if state.logged:
        state.log(ShipsMoved(FACTIONS[faction], ORBITS[source], ORBITS[target], KINDS[kind], number))


def give_rocinante(state: ExpanseState, faction: Faction) -> None:
    """Change the controller; the token stays where it is (expanse:rocinante.4)."""
    at = state.rocinante_orbit * 4
    if state.rocinante != NOWHERE:
        state.shipping[at + state.rocinante] -= 1
    state.rocinante = faction
    state.shipping[at + faction] += 1


def lower_initiative(state: ExpanseState, faction: Faction) -> None:
    """Put a faction at the bottom of the initiative track, if there is one (expanse:action-points.6)."""
    if not state.initiative:
        return
    state.initiative = added(taken(state.initiative, state.initiative.index(faction)), faction)
    if state.logged:
        order = [FACTIONS[other] for other in list(state.initiative)]
        state.log(InitiativeLowered(FACTIONS[faction], order))


def gain_points(state: ExpanseState, faction: Faction, number: i64) -> None:
    """Add control points."""
    state.points[faction] += number
    if state.logged:
        state.log(ControlPointsGained(FACTIONS[faction], number, state.points[faction]))


def draw_card(state: ExpanseState) -> None:
    """Add the next card to the end of the track (expanse:turn.3)."""
    last = len(state.deck) - 1
    card = state.deck[last]
    state.deck = taken(state.deck, last)
    state.track = added(state.track, card)
    state.known = False
    if card == SCORING_CARD:
        state.unseen -= 1
    state.disclose()
    if state.logged:
        state.log(CardDrawn(card_name(state, card)))
