"""Scoring the bases (expanse:scoring.8 to scoring.17, resources.1 to resources.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.board import base_totals, bonus_values, is_critical, orbital_bonus, orbital_control, places
from orrery.games.expanse.events import BaseScore, BasesScored, Standing
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, FACTIONS, NOWHERE, RESOURCES, SECTORS, Base
from orrery.kernel import Table

#: The whole map pays alike.
FINAL: Final = 254


def base_values(state: ExpanseState, base: Base, bonus: i64) -> Table:
    """What a base pays for first, second and third place (expanse:bonus.4, bonus.5, scoring.17, end.5)."""
    if bonus == FINAL:
        return state.tables.final
    if state.tables.base_sector[base] == bonus:
        return bonus_values(state)
    return state.tables.elsewhere


def forecast(state: ExpanseState, bonus: i64) -> list[int]:
    """What every faction would gain if bases were scored now with this bonus sector."""
    tables = state.tables
    gained = [0, 0, 0, 0]
    holders = [orbital_control(state, orbit) for orbit in range(9)]
    for base in tables.open_bases[state.seats]:
        ranks = places(state, base, base_totals(state, base, holders[tables.base_orbit[base]]))
        values = base_values(state, base, bonus)
        for faction in range(4):
            rank = ranks[faction]
            if rank < 3:
                gained[faction] += values[rank]
                if rank == 0 and is_critical(state, faction, base):
                    gained[faction] += 1
    return gained


def score_bases(state: ExpanseState, bonus: i64, number: i64) -> None:
    """Score every base in play and add the control points (expanse:scoring.7)."""
    gained = forecast(state, bonus)
    for faction in range(4):
        state.points[faction] += gained[faction]
    if state.logged:
        state.log(breakdown(state, bonus, number, gained))


def standings(state: ExpanseState, base: Base, bonus: i64) -> list[Standing]:
    """Everything that counts for each faction on a base, best first."""
    tables = state.tables
    holder = orbital_control(state, tables.base_orbit[base])
    totals = base_totals(state, base, holder)
    ranks = places(state, base, totals)
    values = base_values(state, base, bonus)
    found: list[Standing] = []
    for faction in sorted(range(4), key=lambda other: (-totals[other], ranks[other], other)):
        if not totals[faction]:
            continue
        at = base * 4 + faction
        diplomats = state.diplomats[base] if faction == tables.diplomat_owner else 0
        tokens = state.tokens[base] if faction == tables.token_owner else 0
        rank = ranks[faction]
        tied = any(totals[other] == totals[faction] and ranks[other] == rank for other in range(4) if other != faction)
        first = rank == 0 and is_critical(state, faction, base)
        found.append(
            Standing(
                faction=FACTIONS[faction],
                cubes=state.pieces[at] - diplomats,
                diplomats=diplomats,
                tokens=tokens,
                orbital_control=orbital_bonus(state, faction) if holder == faction else 0,
                total=totals[faction],
                place=rank + 1 if rank < 3 else 0,
                tied=tied,
                points=values[rank] if rank < 3 else 0,
                resource=1 if first else 0,
            )
        )
    return found


def breakdown(state: ExpanseState, bonus: i64, number: i64, gained: list[int]) -> BasesScored:
    """The whole scoring as an event, after the points were added."""
    tables = state.tables
    bases = [
        BaseScore(
            base=BASES[base],
            sector=SECTORS[tables.base_sector[base]],
            resource=RESOURCES[tables.base_resource[base]],
            values=list(base_values(state, base, bonus)),
            standings=standings(state, base, bonus),
        )
        for base in tables.open_bases[state.seats]
    ]
    in_play = [faction for faction in range(4) if state.seat_of[faction] != NOWHERE]
    return BasesScored(
        number=number,
        bonus=SECTORS[bonus] if bonus < 3 else "",
        bases=bases,
        gained={FACTIONS[faction]: gained[faction] for faction in in_play},
        totals={FACTIONS[faction]: state.points[faction] for faction in in_play},
    )
