"""What action points buy and what bases pay by the rulebook, worked out anew from the pieces on the map."""

from __future__ import annotations

from tests.games.expanse.table import Table

from orrery.games.expanse.tables import BASES, FACTIONS, KINDS, NOWHERE, ORBITS, RESOURCES, SECTORS

UN, MCR, OPA, PG = range(4)
#: Strengths in half fleets: fleet, battleship, damaged battleship, scrap ship, and the Rocinante (scoring.10).
STRENGTH = (2, 4, 2, 1, 2)
ZONES = {"earth": 0, "mars": 0, "jupiter": 2, "saturn": 3}


class Map:
    """The pieces, orbit by orbit and base by base."""

    def __init__(self, table: Table) -> None:
        self.state = state = table.state
        self.tables = state.tables
        self.technology = state.technology
        self.in_play = [faction for faction in range(4) if state.seat_of[faction] != NOWHERE]
        self.bases = list(self.tables.open_bases[state.seats])

    def ships(self, faction: int, orbit: int) -> list[int]:
        """Every ship of a faction in an orbit, by kind; the Rocinante is kind 4."""
        found = [kind for kind in range(4) for _ in range(self.state.ships[kind * 36 + orbit * 4 + faction])]
        if (self.state.rocinante, self.state.rocinante_orbit) == (faction, orbit):
            found.append(4)
        return found

    def strength(self, faction: int, orbit: int) -> int:
        """The strength of a faction in an orbit, in half fleets."""
        return sum(STRENGTH[kind] for kind in self.ships(faction, orbit))

    def control(self, orbit: int) -> int:
        """Who alone is the strongest in an orbit, or -1 (scoring.9)."""
        strengths = [self.strength(faction, orbit) for faction in range(4)]
        best = max(strengths)
        return strengths.index(best) if best and strengths.count(best) == 1 else -1

    def cubes(self, faction: int, base: int) -> int:
        """A faction's cubes and diplomats on a base."""
        return self.state.pieces[base * 4 + faction]

    def influence(self, faction: int, base: int) -> int:
        """What a faction counts on a base without orbital control: diplomats count 2 with technology I (tech.2)."""
        found = int(self.cubes(faction, base))
        if faction == UN and self.technology >= 1:
            found += self.state.diplomats[base]
        return found + self.state.tokens[base] if faction == PG else found

    def total(self, faction: int, base: int) -> int:
        """With orbital control, which adds 1, or 3 for MCR with technology II (scoring.9, scoring.11)."""
        own = self.influence(faction, base)
        if own and self.control(self.tables.base_orbit[base]) == faction:
            own += 3 if faction == MCR and self.technology >= 2 else 1
        return own

    def pay(self, base: int, values: list[int]) -> dict[int, int]:
        """Control points of a base: who is tied gets the next place, UN wins ties with technology III (scoring.13)."""
        totals = {faction: self.total(faction, base) for faction in self.in_play}
        paid = dict.fromkeys(self.in_play, 0)
        for faction, own in totals.items():
            if not own:
                continue
            better = [other for other, one in totals.items() if one > own]
            equal = [other for other, one in totals.items() if one == own and other != faction]
            if UN in equal and self.technology == 3:
                better.append(UN)
                equal.remove(UN)
            place = len(better) + (1 if equal and not (faction == UN and self.technology == 3) else 0)
            if place < 3:
                paid[faction] += values[place]
                if place == 0 and self.is_critical(faction, base):
                    paid[faction] += 1
        return paid

    def is_critical(self, faction: int, base: int) -> bool:
        """Food and minerals for UN, water and tech (of three: minerals) for MCR, and so on (resources.1)."""
        if self.state.seats == 2:
            return False
        wanted = {
            UN: ("food", "minerals"),
            MCR: ("water", "minerals" if self.state.seats == 3 else "tech"),
            OPA: ("food", "water"),
            PG: ("minerals", "tech"),
        }
        return RESOURCES[self.tables.base_resource[base]] in wanted[faction]

    def scoring(self, bonus: int, values: list[int], elsewhere: list[int]) -> list[int]:
        """Control points of all bases, those of the bonus sector dearer."""
        gained = [0, 0, 0, 0]
        for base in self.bases:
            paid = self.pay(base, values if self.tables.base_sector[base] == bonus else elsewhere)
            for faction, number in paid.items():
                gained[faction] += number
        return gained

    # Action points

    def zone(self, orbit: int) -> int:
        """Inner, Belt, Jupiter, Saturn in a line (actions.move.3)."""
        return ZONES.get(ORBITS[orbit], 1)

    def moves(self, faction: int) -> set[str]:
        """Groups of any size to an orbit of the same or the next zone; MCR goes two with technology III."""
        reach = 2 if faction == MCR and self.technology == 3 else 1
        return {
            f"move {ORBITS[source]}>{ORBITS[target]} {number}"
            for source in range(9)
            for target in range(9)
            if source != target and abs(self.zone(source) - self.zone(target)) <= reach
            for number in range(1, len(self.ships(faction, source)) + 1)
        }

    def placements(self, faction: int) -> set[str]:
        """Below an own ship; UN also where it is, OPA anywhere in the Belt and beyond (actions.influence.1, .3)."""
        found = set()
        for base in self.bases:
            sector = SECTORS[self.tables.base_sector[base]]
            reached = bool(self.ships(faction, self.tables.base_orbit[base]))
            reached |= faction == UN and self.influence(UN, base) > 0
            reached |= faction == OPA and sector != "inner"
            if not reached:
                continue
            diplomats = faction == UN and self.state.spare_diplomats > 0
            elsewhere = any(self.cubes(faction, other) for other in range(16) if other != base)
            if self.state.supply[faction] or (elsewhere and not diplomats):
                found.add(f"place {BASES[base]}")
            if diplomats:
                found.add(f"send {BASES[base]}")
        return found

    def builds(self, faction: int) -> set[str]:
        """Removed fleets and battleships come back at home (actions.build.3)."""
        home = ORBITS[self.tables.home[faction]]
        return {f"build {KINDS[kind]} {home}" for kind in (0, 1) if self.state.reserve[kind * 4 + faction]}

    def victims(self, verb: str, faction: int, orbit: int, weaker: bool = False) -> set[str]:
        """Enemy ships in an orbit, never the Rocinante."""
        own = self.strength(faction, orbit)
        return {
            f"{verb} {FACTIONS[other]} {KINDS[kind]} {ORBITS[orbit]}"
            for other in self.in_play
            if other != faction and (not weaker or self.strength(other, orbit) < own)
            for kind in self.ships(other, orbit)
            if kind < 4
        }

    def pieces(self, verb: str, faction: int, base: int) -> set[str]:
        """Enemy influence on a base."""
        return {f"{verb} {FACTIONS[o]} {BASES[base]}" for o in self.in_play if o != faction and self.cubes(o, base)}

    def abilities(self, faction: int) -> set[str]:
        """What technologies let a faction do for a point (actions.2, tech.2)."""
        found: set[str] = set()
        level = self.technology
        fresh = not self.state.spent[faction]
        tokens = [base for base in range(16) if self.state.tokens[base]]
        for orbit in range(9):
            own = [kind for kind in self.ships(faction, orbit) if kind < 4]
            bases = self.tables.orbit_bases[orbit]
            can_strike = (faction == MCR and level >= 1) or (faction == UN and level >= 2 and fresh)
            if can_strike and self.ships(faction, orbit):
                found |= self.victims("strike", faction, orbit, weaker=True)
            if faction == OPA and level >= 1 and own:
                found |= self.victims("ram", faction, orbit)
            if faction == PG and level >= 3 and fresh and any(base in tokens for base in bases):
                found |= self.victims("unleash", faction, orbit)
            near = self.zone(orbit) == 1 or any(self.influence(OPA, base) for base in bases)
            if faction == OPA and level >= 2 and near and self.state.reserve[3 * 4 + OPA]:
                found.add(f"launch {ORBITS[orbit]}")
        for base in range(16):
            if faction == OPA and level >= 3 and self.cubes(OPA, base):
                found |= self.pieces("incite", faction, base)
            if faction == PG and level >= 2 and base in tokens:
                found |= self.pieces("experiment", faction, base)
            below = base in self.bases and self.ships(PG, self.tables.base_orbit[base])
            spare = self.state.spare_tokens > 0 or any(other != base for other in tokens)
            if faction == PG and level >= 1 and below and spare:
                found.add(f"infect {BASES[base]}")
        return found

    def spending(self, faction: int) -> set[str]:
        """Everything that a point buys."""
        return (
            self.moves(faction) | self.placements(faction) | self.builds(faction) | self.abilities(faction) | {"done"}
        )
