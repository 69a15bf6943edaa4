"""What is better for a faction in another position, as reasons: places, orbits, ships, points."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.expanse.board import (
    base_totals,
    can_place_with_points,
    fleet_strength,
    is_critical,
    orbital_control,
    places,
    sector_tokens,
)
from orrery.games.expanse.bot.adviser import Adviser
from orrery.games.expanse.bot.worth import Outlook
from orrery.games.expanse.score import FINAL, forecast
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, FACTIONS, NOWHERE, ORBITS, RESOURCES, SECTORS, Base
from orrery.parts.reasons import MOST, Reason, brief, reason


def improvements(adviser: Adviser, after: ExpanseState) -> list[Reason]:
    """What is better for the adviser's faction in another position, the weightiest first."""
    before = adviser.state
    own = adviser.faction
    found: list[Reason] = []
    gained = after.points[own] - before.points[own]
    if gained > 0:
        found.append(reason("because-gains", number=gained))
    found += on_bases(adviser, after)[:2]
    found += in_orbits(before, after, own)[:1]
    found += in_scoring(before, after, own)
    found += of_reach(before, after, own)[:1]
    found += of_ships(before, after, own)[:1]
    return found[:MOST]


def on_bases(adviser: Adviser, after: ExpanseState) -> list[Reason]:
    """The bases where the faction stands better, by what that promises."""
    before = adviser.state
    later = Outlook(after, adviser.outlook.pays)
    found: list[tuple[float, int, Reason]] = []
    for base in before.tables.open_bases[before.seats]:
        orbit = before.tables.base_orbit[base]
        was, now = orbital_control(before, orbit), orbital_control(after, orbit)
        gain = adviser.margin(adviser.outlook.base(base, was), later.base(base, now))
        said = on_base(before, after, adviser.faction, base) if gain > 0 else None
        if said is not None:
            found.append((-gain, base, said))
    found.sort(key=lambda one: one[:2])
    said_of = [one[2] for one in found]
    if found:
        said_of[1:1] = of_resource(before, after, adviser.faction, found[0][1])
    return said_of


def on_base(before: ExpanseState, after: ExpanseState, own: i64, base: Base) -> Reason | None:
    """What has become better for a faction on a base."""
    orbit = before.tables.base_orbit[base]
    had = base_totals(before, base, orbital_control(before, orbit))
    has = base_totals(after, base, orbital_control(after, orbit))
    was, now = places(before, base, had), places(after, base, has)
    rival = max([other for other in range(4) if other != own], key=lambda other: has[other])
    name, theirs = BASES[base], has[rival]
    versus = {"base": name, "own": has[own], "faction": FACTIONS[rival], "theirs": theirs}
    if now[own] == 0 and was[own] != 0:
        return reason("because-lead", **versus) if theirs else reason("because-alone", base=name)
    if now[own] < was[own]:
        return reason("because-place", place=now[own] + 1, **versus)
    if has[own] > had[own]:
        if now[own] == 0:
            return reason("because-widens", margin=has[own] - theirs, **versus) if theirs else None
        if has[own] == theirs:
            return reason("because-level", **versus)
        return reason("because-nearer", short=theirs - has[own], **versus)
    losers = [other for other in range(4) if other != own and has[other] < had[other]]
    if not losers:
        return None
    loser = max(losers, key=lambda other: had[other])
    facts = {"base": name, "faction": FACTIONS[loser], "theirs": has[loser]}
    return reason("because-unseats" if was[loser] == 0 and now[loser] != 0 else "because-fewer", **facts)


def of_resource(before: ExpanseState, after: ExpanseState, own: i64, base: Base) -> list[Reason]:
    """A base with a critical resource pays more to whoever becomes first there."""
    orbit = before.tables.base_orbit[base]
    was = places(before, base, base_totals(before, base, orbital_control(before, orbit)))
    now = places(after, base, base_totals(after, base, orbital_control(after, orbit)))
    resource = before.tables.base_resource[base]
    if now[own] == 0 and was[own] != 0 and is_critical(before, own, base):
        return [reason("because-critical", base=BASES[base], resource=RESOURCES[resource])]
    return []


def in_orbits(before: ExpanseState, after: ExpanseState, own: int) -> list[Reason]:
    """Orbits that the faction takes, or that another one loses."""
    found: list[Reason] = []
    for orbit in range(9):
        was, now = orbital_control(before, orbit), orbital_control(after, orbit)
        if now == own and was != own:
            strength = [fleet_strength(after, faction, orbit) / 2 for faction in range(4)]
            theirs = max(strength[faction] for faction in range(4) if faction != own)
            facts = {"orbit": ORBITS[orbit], "own": brief(strength[own]), "theirs": brief(theirs)}
            found.insert(0, reason("because-orbit", **facts))
        elif was >= 0 and was != own and now != was:
            found.append(reason("because-orbit-lost", faction=FACTIONS[was], orbit=ORBITS[orbit]))
    return found


def in_scoring(before: ExpanseState, after: ExpanseState, own: i64) -> list[Reason]:
    """How much more the next scoring would pay, with the sector that makes the greatest difference."""
    if before.unseen == 0:
        gain = forecast(after, FINAL)[own] - forecast(before, FINAL)[own]
        return [reason("because-scores-final", gain=gain)] if gain > 0 else []
    sectors = [sector for sector in range(3) if sector_tokens(before, sector)]
    if before.bonus != NOWHERE and before.peeked[own]:
        sectors = [before.bonus]
    found = [forecast(after, sector)[own] - forecast(before, sector)[own] for sector in sectors]
    gain = max(found, default=0)
    if gain <= 0:
        return []
    if gain == min(found):
        return [reason("because-scores-any", gain=gain)]
    return [reason("because-scores", sector=SECTORS[sectors[found.index(gain)]], gain=gain)]


def of_reach(before: ExpanseState, after: ExpanseState, own: i64) -> list[Reason]:
    """Bases that action points can reach now."""
    return [
        reason("because-opens", base=BASES[base])
        for base in before.tables.open_bases[before.seats]
        if can_place_with_points(after, own, base) and not can_place_with_points(before, own, base)
    ]


def of_ships(before: ExpanseState, after: ExpanseState, own: i64) -> list[Reason]:
    """Ships that were built or hit."""
    found: list[Reason] = []
    had = sum(before.shipping[orbit * 4 + own] for orbit in range(9))
    has = sum(after.shipping[orbit * 4 + own] for orbit in range(9))
    if has > had:
        found.append(reason("because-ships", number=has))
    for orbit in range(9):
        for other in range(4):
            if other != own and fleet_strength(after, other, orbit) < fleet_strength(before, other, orbit):
                left = brief(fleet_strength(after, other, orbit) / 2)
                found.append(reason("because-hits", faction=FACTIONS[other], orbit=ORBITS[orbit], theirs=left))
    return found
