"""The Expanse: what action points can do in any position, worked out from the view in the rulebook's words."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.kernel import Rng

GAME: Any = orrery.game("expanse")
LINE = ["inner", "belt", "jupiter", "saturn"]
STRENGTH = {"fleet": 1.0, "battleship": 2.0, "damaged": 1.0, "scrap": 0.5, "rocinante": 1.0}


class Table:
    """What one faction sees when it spends action points."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.own = view["decision"]["faction"]
        self.faction = next(faction for faction in view["factions"] if faction["id"] == self.own)
        self.orbits = {orbit["id"]: orbit for orbit in view["orbits"]}
        self.bases = {base["id"]: base for base in view["bases"] if base["in_play"]}
        self.powers = {power["ability"] for power in self.faction["powers"] if power["active"] and not power["used"]}

    def ships(self, orbit: str, faction: str) -> dict[str, int]:
        found: dict[str, int] = self.orbits[orbit]["ships"].get(faction, {})
        return found

    def strength(self, orbit: str, faction: str) -> float:
        return sum(STRENGTH[kind] * number for kind, number in self.ships(orbit, faction).items())

    def pieces(self, base: str, faction: str) -> int:
        held = self.bases[base]["influence"].get(faction, {"cubes": 0, "diplomats": 0})
        return int(held["cubes"] + held["diplomats"])

    def tokens(self, base: str) -> int:
        return int(self.bases[base]["influence"].get("pg", {"tokens": 0})["tokens"])

    def moves(self) -> set[str]:
        """A group of one or more fleets goes to an orbit of the same or an adjacent zone (actions.move.1)."""
        reach = 2 if "long-burn" in self.powers else 1
        found = set()
        for source, orbit in self.orbits.items():
            for target, other in self.orbits.items():
                zones = abs(LINE.index(orbit["zone"]) - LINE.index(other["zone"]))
                if source != target and zones <= reach:
                    for number in range(1, sum(self.ships(source, self.own).values()) + 1):
                        found.add(f"move {source}>{target} {number}")
        return found

    def placements(self) -> set[str]:
        """Influence needs a fleet in the orbit, or a power that does without one (actions.influence.1)."""
        found = set()
        supply = self.faction["supply"]
        for name, base in self.bases.items():
            near = bool(self.ships(base["orbit"], self.own))
            standing = "presence" in self.powers and name in self.bases and self.own in base["influence"]
            network = "network" in self.powers and base["sector"] in ("belt", "outer")
            if near or standing or network:
                elsewhere = any(self.pieces(other, self.own) for other in self.bases if other != name)
                if supply["cubes"] or (elsewhere and not supply["diplomats"]):
                    found.add(f"place {name}")
                if supply["diplomats"]:
                    found.add(f"send {name}")
        return found

    def builds(self) -> set[str]:
        """Removed fleets come back at home; scrap ships by their own power (actions.build.2, build.3)."""
        reserve = self.faction["reserve"]
        found = {f"build {kind} {self.faction['home']}" for kind in ("fleet", "battleship") if reserve.get(kind)}
        if "scrap-ships" in self.powers and reserve["scrap"]:
            for name, orbit in self.orbits.items():
                near = any(self.own in self.bases[base]["influence"] for base in orbit["bases"] if base in self.bases)
                if orbit["zone"] == "belt" or near:
                    found.add(f"launch {name}")
        return found

    def attacks(self) -> set[str]:
        """What the technologies let a faction do to ships; never to the Rocinante."""
        found = set()
        for name, orbit in self.orbits.items():
            own = self.ships(name, self.own)
            for other, ships in orbit["ships"].items():
                if other == self.own:
                    continue
                verbs = []
                if "strike" in self.powers and self.strength(name, self.own) > self.strength(name, other):
                    verbs.append("strike")
                if "ramming" in self.powers and set(own) - {"rocinante"}:
                    verbs.append("ram")
                if "hybrids" in self.powers and any(self.tokens(base) for base in orbit["bases"] if base in self.bases):
                    verbs.append("unleash")
                found |= {f"{verb} {other} {kind} {name}" for verb in verbs for kind in ships if kind != "rocinante"}
        return found

    def subversions(self) -> set[str]:
        """What the technologies let a faction do to influence."""
        found = set()
        spare = self.faction["supply"]["tokens"]
        for name, base in self.bases.items():
            for other in base["influence"]:
                if other != self.own and self.pieces(name, other):
                    if "unrest" in self.powers and self.pieces(name, self.own):
                        found.add(f"incite {other} {name}")
                    if "trial" in self.powers and self.tokens(name):
                        found.add(f"experiment {other} {name}")
            token = spare or any(self.tokens(other) for other in self.bases if other != name)
            if "protomolecule" in self.powers and self.ships(base["orbit"], self.own) and token:
                found.add(f"infect {name}")
        return found


@pytest.mark.rule("expanse:actions.1", "expanse:actions.2", "expanse:actions.move.3", "expanse:actions.influence.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_action_points_do_what_the_rulebook_says(seats: int) -> None:
    seen = 0
    for seed in range(4):
        state = GAME.new(seats, seed + 20, {"factions": "drawn"})
        chooser = Rng(seed)
        while state.seat is not None:
            if state.choice == "SpendPoints":
                seen += 1
                table = Table(state.view(None))
                expected = table.moves() | table.placements() | table.builds() | table.attacks() | table.subversions()
                assert {str(action) for action in state.pending} == expected | {"done"}
            state.apply(chooser.pick(state.pending))
    assert seen > 50
