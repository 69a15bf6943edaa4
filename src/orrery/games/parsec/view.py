"""What a seat may see, named piece by piece."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.parsec.actions import PIECE_NAMES, UNIT_NAMES
from orrery.games.parsec.board import attack_bonus, defence_bonus, firing_range, mobility
from orrery.games.parsec.decision import decision, odds_view
from orrery.games.parsec.galaxy import ASTEROID, CORE, DOCK, PLANET
from orrery.games.parsec.grid import NAMES, NO_MODULE, Q, R
from orrery.games.parsec.score import colonies_to_win, dominated, each_to_win, modules_to_win, points, presence
from orrery.games.parsec.state import (
    AIM,
    ASKED,
    ATTACK_DIE,
    ATTACKED,
    ATTACKER,
    BOARDED,
    DEFENCE_DIE,
    DEFENDER,
    FOR_ATTACK,
    FOR_DEFENCE,
    FRESH,
    L_CARD,
    L_HEX,
    L_SEAT,
    L_TARGET,
    L_UNTIL,
    MOVED,
    NOT_ABOARD,
    RECORD,
    STRIKER,
    ParsecState,
)
from orrery.games.parsec.tables import KIND, KINDS, OWNER, PERMANENT, PIECES, RESOURCES, TARGETS, THIS_TURN
from orrery.kernel import ByteColumn

TERRAIN: Final = {PLANET: "planet", ASTEROID: "asteroid", DOCK: "dock", CORE: "core"}
COLOURS: Final = ("red", "blue", "green", "yellow", "violet", "orange")


def view(state: ParsecState, seat: int | None) -> dict[str, Any]:
    """The whole table as a seat sees it; None is a spectator."""
    return {**changing_view(state, seat), **fixed_view(state)}


def fixed_view(state: ParsecState) -> dict[str, Any]:
    """What stays as it was laid out."""
    return {"board": board_view(state)}


def changing_view(state: ParsecState, seat: int | None) -> dict[str, Any]:
    """Everything but the board."""
    return {
        "round": state.round + 1,
        "rounds": state.limit,
        "active": state.active,
        "first": state.first,
        "arms_race": bool(state.race),
        "bank": by_resource(state.bank, 0),
        "event_deck": len(state.deck),
        "tokens": max(0, state.tables.tokens - tokens_in_play(state)),
        "seats": [seat_view(state, other, seat) for other in range(state.seats)],
        "units": [unit_view(state, unit) for unit in range(state.seats * PIECES) if state.where[unit] >= 0],
        "events_in_force": [event_view(state, at) for at in range(0, len(state.lasting), RECORD)],
        "combat": combat_view(state, seat),
        "decision": decision(state, seat),
        "goals": goals_view(state),
    }


def by_resource(column: ByteColumn, at: int) -> dict[str, int]:
    """Three numbers by the name of their resource."""
    return {name: column[at + resource] for resource, name in enumerate(RESOURCES)}


def tokens_in_play(state: ParsecState) -> int:
    """How many event tokens lie on the board (parsec:6.2n)."""
    cards = [state.lasting[at + L_CARD] for at in range(0, len(state.lasting), RECORD)]
    return sum(1 for card in cards if state.tables.token[card])


def board_view(state: ParsecState) -> dict[str, Any]:
    """The galaxy: modules, hexes, planets and asteroids. It never changes, so it is put together once."""
    galaxy = state.galaxy
    if not galaxy.shown:
        galaxy.shown = galaxy_view(state)
    return galaxy.shown


def galaxy_view(state: ParsecState) -> dict[str, Any]:
    """What a client needs to draw the galaxy."""
    galaxy = state.galaxy
    grid = galaxy.grid
    cells = []
    for cell in grid.cells:
        item: dict[str, Any] = {"cell": NAMES[cell], "q": Q[cell], "r": R[cell], "modules": [grid.first_module[cell]]}
        if galaxy.second_module[cell] != NO_MODULE:
            item["modules"].append(galaxy.second_module[cell])
        terrain = TERRAIN.get(galaxy.terrain[cell])
        if terrain:
            item["terrain"] = terrain
        if galaxy.body[cell] < len(galaxy.number):
            item["body"] = galaxy.body[cell]
        cells.append(item)
    bodies = []
    for body, number in enumerate(galaxy.number):
        resources = [RESOURCES[galaxy.first[body]]]
        if galaxy.is_planet[body]:
            resources.append(RESOURCES[galaxy.second[body]])
        bodies.append({"number": number, "planet": galaxy.is_planet[body], "resources": resources})
    modules = [state.tables.module_names[module] for module in list(state.layout)]
    return {"columns": grid.columns, "rows": grid.rows, "modules": modules, "cells": cells, "bodies": bodies}


def seat_view(state: ParsecState, other: int, seat: int | None) -> dict[str, Any]:
    """A seat's public possessions, and its hand if it is the viewer's own."""
    mask = presence(state, other)
    shown: dict[str, Any] = {
        "colour": COLOURS[other],
        "alive": bool(state.alive[other]),
        "resources": by_resource(state.stock, other * 3),
        "event_cards": state.cards[other],
        "factions": [
            name for number, name in enumerate(state.tables.faction_names) if state.factions[other] >> number & 1
        ],
        "units": {name: state.count[other * 5 + kind] for kind, name in enumerate(KINDS)},
        "spare_colonies": state.spare[other],
        "dominated": dominated(state, other),
        "present": [place for place in range(state.galaxy.grid.modules) if mask >> place & 1],
        "stats": {
            name: [column[other * 5 + kind] for column in (state.attack, state.defence, state.reach, state.move)]
            for kind, name in enumerate(KINDS)
        },
        "costs": {
            name: [state.price[other * 18 + kind * 3 + resource] for resource in range(3)]
            for kind, name in enumerate([*KINDS, "event"])
        },
        "port_ratio": state.ratio[other],
    }
    if seat == other:
        kinds = state.tables.cards
        shown["hand"] = [
            state.tables.card_names[card] for card in range(kinds) for _ in range(state.hand[other * kinds + card])
        ]
        shown["points"] = points(state, other)
    if other == state.active:
        shown["offers_left"] = state.offers
        shown["free_exchanges"] = state.teleports
    return shown


def unit_view(state: ParsecState, unit: int) -> dict[str, Any]:
    """A unit on the board with what it can do now."""
    flags = state.flags[unit]
    shown: dict[str, Any] = {
        "unit": UNIT_NAMES[unit],
        "number": unit,
        "seat": OWNER[unit],
        "kind": KINDS[KIND[unit]],
        "cell": NAMES[state.where[unit]],
        "attack": attack_bonus(state, unit),
        "defence": defence_bonus(state, unit),
        "range": firing_range(state, unit),
        "move": mobility(state, unit),
    }
    if state.carrier[unit] != NOT_ABOARD:
        shown["aboard"] = PIECE_NAMES[state.carrier[unit]]
    marks = {"moved": MOVED, "attacked": ATTACKED, "fresh": FRESH, "boarded": BOARDED}
    done = [name for name, bit in marks.items() if flags & bit]
    if done:
        shown["done"] = done
    if state.engaged[unit]:
        shown["side"] = state.engaged[unit]
    if state.firing[unit]:
        shown["firing"] = True
    return shown


def event_view(state: ParsecState, at: int) -> dict[str, Any]:
    """An event in force, where it acts and how long (parsec:6.2m)."""
    lasting = state.lasting
    until = lasting[at + L_UNTIL]
    card = lasting[at + L_CARD]
    cell = lasting[at + L_HEX]
    return {
        "card": state.tables.card_names[card],
        "seat": lasting[at + L_SEAT],
        "turns": "permanent" if until == PERMANENT else "turn" if until == THIS_TURN else until,
        "scope": TARGETS[state.tables.target[card]],
        "target": lasting[at + L_TARGET],
        "token": NAMES[cell] if cell >= 0 else None,
    }


def combat_view(state: ParsecState, seat: int | None) -> dict[str, Any] | None:
    """The combat that is going on, with the odds of the strike or its dice."""
    clash = state.clash
    if clash[ATTACKER] < 0:
        return None
    firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
    return {
        "attacker": clash[ATTACKER],
        "defender": clash[DEFENDER],
        "striker": clash[STRIKER],
        "target": UNIT_NAMES[clash[AIM]],
        "attack_die": clash[ATTACK_DIE],
        "defence_die": clash[DEFENCE_DIE],
        "attack_events": clash[FOR_ATTACK],
        "defence_events": clash[FOR_DEFENCE],
        "asked": clash[ASKED],
        "odds": odds_view(state, firing, clash[AIM], seat) if firing and state.where[clash[AIM]] >= 0 else None,
    }


def goals_view(state: ParsecState) -> dict[str, int]:
    """What it takes to win (parsec:3.1b, parsec:3.2b)."""
    return {
        "modules": modules_to_win(state),
        "colonies": colonies_to_win(state),
        "each_resource": each_to_win(state),
    }
