"""The Expanse: the log alone tells what stands where, and scoring follows the rulebook whatever the position."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import orrery
from orrery.kernel import Rng

GAME: Any = orrery.game("expanse")
CARDS = {card["id"]: card for card in GAME.catalogue()["cards"]}
PIECES = ("cubes", "diplomats", "tokens")
BONUS = [[2, 1, 0], [3, 1, 0], [3, 1, 0], [4, 2, 1], [4, 2, 1]]


class Onlooker:
    """Somebody who saw the set-up and then only hears what happens."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.pieces: Counter[tuple[str, str, str]] = Counter()
        self.ships: Counter[tuple[str, str, str]] = Counter()
        for base in view["bases"]:
            for faction, held in base["influence"].items():
                for piece in PIECES:
                    self.pieces[base["id"], faction, piece] += held[piece]
        for orbit in view["orbits"]:
            for faction, ships in orbit["ships"].items():
                for kind, number in ships.items():
                    self.ships[orbit["id"], faction, kind] += number
        self.points = {faction["id"]: faction["control_points"] for faction in view["factions"]}
        self.kept: dict[str, list[str]] = {faction: [] for faction in self.points}
        self.initiative = list(view["initiative"])
        self.track = [space["card"]["id"] for space in view["track"]]
        self.rocinante = view["rocinante"]["controller"]
        self.technology = 0
        self.turn = (view["turn"], view["active"])
        self.discard: list[str] = []
        #: The card whose points were used, and who may still use its event, in order.
        self.left_over: tuple[str, list[str]] | None = None
        self.bonus: list[str] = []
        self.factions_of_technology: list[str] = []
        self.outcome: str | None = None

    def hear(self, event: dict[str, Any]) -> None:
        """Take note of what happened."""
        note = getattr(self, "on_" + event["event"], None)
        if note is not None:
            note(event)

    def on_TurnBegan(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.clear()
        assert event["turn"] == self.turn[0] + 1
        self.turn = (event["turn"], event["faction"])

    def clear(self) -> None:
        """A card that nobody wanted is discarded, after everybody was asked."""
        if self.left_over is not None:
            card, asked = self.left_over
            assert asked == []
            self.discard.append(card)
        self.left_over = None

    def on_PointsUsed(self, event: dict[str, Any]) -> None:  # noqa: N802
        card = CARDS[event["card"]]
        assert event["points"] in (card["points"], 4)
        assert event["faction"] == self.turn[1]
        order = self.initiative or list(self.points)
        others = [name for name in order if name in card["factions"] and name != event["faction"]]
        self.left_over = (event["card"], others)

    def on_EventDeclined(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert self.left_over is not None
        assert self.left_over[0] == event["card"]
        assert self.left_over[1].pop(0) == event["faction"]

    def on_EventUsed(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.take_event(event)
        self.discard.append(event["card"])

    def take_event(self, event: dict[str, Any]) -> None:
        """An event is for the factions on the card; of those it is left over to, the first takes it."""
        assert event["faction"] in CARDS[event["card"]]["factions"]
        if self.left_over is not None and event["faction"] != self.turn[1]:
            assert self.left_over == (event["card"], [event["faction"], *self.left_over[1][1:]])
        self.left_over = None

    def on_CardTaken(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert self.track.pop(event["space"] - 1) == event["card"]
        assert event["cost"] == (0, 1, 1, 2, 2)[event["space"] - 1]
        self.points[event["faction"]] -= event["cost"]
        if event["card"] == "scoring":
            self.discard.append("scoring")

    def on_CardDrawn(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.track.append(event["card"])

    def on_ScoringCardsDiscarded(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert self.track.count("scoring") == event["number"] >= 1
        self.track = [card for card in self.track if card != "scoring"]
        self.clear()
        self.discard += ["scoring"] * event["number"]

    def on_EventKept(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.take_event(event)
        assert event["cost"] == (0 if event["faction"] == "pg" else CARDS[event["card"]]["keep"])
        self.kept[event["faction"]].append(event["card"])
        self.points[event["faction"]] -= event["cost"]

    def on_KeptEventPlayed(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.kept[event["faction"]].remove(event["card"])
        self.discard.append(event["card"])

    on_KeptEventDiscarded = on_KeptEventPlayed  # noqa: N815

    def on_PointsRaised(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.kept[event["faction"]].remove(event["by"])
        self.discard.append(event["by"])
        assert event["points"] == 4

    def on_InitiativeLowered(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.initiative.remove(event["faction"])
        self.initiative.append(event["faction"])
        assert event["initiative"] == self.initiative

    def on_InfluencePlaced(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.pieces[event["base"], event["faction"], event["piece"] + "s"] += 1

    def on_InfluenceRemoved(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.pieces[event["base"], event["faction"], event["piece"] + "s"] -= 1

    def on_InfluenceMoved(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.pieces[event["source"], event["faction"], event["piece"] + "s"] -= 1
        self.pieces[event["target"], event["faction"], event["piece"] + "s"] += 1

    def on_TokenPlaced(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.pieces[event["base"], event["faction"], "tokens"] += 1
        if event["source"]:
            self.pieces[event["source"], event["faction"], "tokens"] -= 1

    def on_ShipsMoved(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.ships[event["source"], event["faction"], event["kind"]] -= event["number"]
        self.ships[event["target"], event["faction"], event["kind"]] += event["number"]

    def on_ShipBuilt(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.ships[event["orbit"], event["faction"], event["kind"]] += 1

    def on_ShipRemoved(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.ships[event["orbit"], event["faction"], event["kind"]] -= 1

    def on_BattleshipDamaged(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.ships[event["orbit"], event["faction"], "battleship"] -= 1
        self.ships[event["orbit"], event["faction"], "damaged"] += 1

    def on_ControlPointsGained(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.points[event["faction"]] += event["number"]
        assert event["total"] == self.points[event["faction"]]

    def on_BasesScored(self, event: dict[str, Any]) -> None:  # noqa: N802
        paid: Counter[str] = Counter()
        for base in event["bases"]:
            assert [held["place"] or 9 for held in base["standings"]] == sorted(
                held["place"] or 9 for held in base["standings"]
            )
            for standing in base["standings"]:
                pieces = [self.pieces[base["base"], standing["faction"], piece] for piece in PIECES]
                assert [standing[piece] for piece in PIECES] == pieces
                worth = pieces[0] + pieces[1] * (2 if self.technology else 1) + pieces[2]
                assert standing["total"] == worth + standing["orbital_control"]
                level = [other["faction"] for other in base["standings"] if other["total"] == standing["total"]]
                shared = [other for other in level if other != "un" or self.technology < 3]
                assert standing["tied"] == (standing["faction"] in shared and len(shared) > 1)
                paid[standing["faction"]] += standing["points"] + standing["resource"]
        for faction in self.points:
            assert event["gained"][faction] == paid[faction]
            self.points[faction] += paid[faction]
        assert event["totals"] == self.points

    def on_ScoringBegan(self, event: dict[str, Any]) -> None:  # noqa: N802
        if event["number"]:
            assert event["number"] == len(self.bonus) + 1
            assert event["values"] == BONUS[len(self.bonus)]
        else:
            assert event["values"] == [5, 3, 1]

    def on_BonusRevealed(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert event["values"] == BONUS[len(self.bonus)]
        self.bonus.append(event["sector"])
        assert self.bonus.count(event["sector"]) <= 2

    def on_CrewUsed(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert event["faction"] == self.rocinante

    def on_CardRevealed(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert event["number"] == (99 if event["card"] == "scoring" else CARDS[event["card"]]["points"])

    def on_TechnologyGained(self, event: dict[str, Any]) -> None:  # noqa: N802
        self.technology = event["level"]
        assert event["level"] == len(self.bonus) <= 3
        self.factions_of_technology.append(event["faction"])

    def on_GameEnded(self, event: dict[str, Any]) -> None:  # noqa: N802
        assert event["totals"] == self.points
        most = max(self.points.values())
        best = [name for name in self.initiative or [self.rocinante] if self.points[name] == most]
        alone = sum(1 for points in self.points.values() if points == most) == 1
        assert event["reason"] == ("most-points" if alone else "initiative" if self.initiative else "rocinante")
        assert self.points[event["winner"]] == most
        assert alone or event["winner"] == best[0]
        self.outcome = event["winner"]

    def on_RocinantePassed(self, event: dict[str, Any]) -> None:  # noqa: N802
        fewest = min(self.points.values())
        lowest = [faction for faction, points in self.points.items() if points == fewest]
        assert event["points"] == fewest
        assert sorted(event["tied"]) == (sorted(lowest) if len(lowest) > 1 else [])
        assert event["changed"] == (event["faction"] != self.rocinante)
        orbit = next(place for place, number in self.ships.items() if place[2] == "rocinante" and number)
        self.ships[orbit] -= 1
        self.ships[orbit[0], event["faction"], "rocinante"] += 1
        self.rocinante = event["faction"]

    def sees(self, view: dict[str, Any]) -> None:
        """The table looks as told."""
        pieces = {
            (base["id"], faction, piece): held[piece]
            for base in view["bases"]
            for faction, held in base["influence"].items()
            for piece in PIECES
            if held[piece]
        }
        ships = {
            (orbit["id"], faction, kind): number
            for orbit in view["orbits"]
            for faction, held in orbit["ships"].items()
            for kind, number in held.items()
        }
        assert pieces == {place: number for place, number in self.pieces.items() if number}
        assert ships == {place: number for place, number in self.ships.items() if number}
        assert {faction["id"]: faction["control_points"] for faction in view["factions"]} == self.points
        for faction in view["factions"]:
            assert sorted(card["id"] for card in faction["kept"]) == sorted(self.kept[faction["id"]])
        assert view["initiative"] == self.initiative
        assert [space["card"]["id"] for space in view["track"]] == self.track
        assert (view["rocinante"]["controller"], view["technology"]) == (self.rocinante, self.technology)
        assert (view["turn"], view["active"]) == self.turn
        assert [row["sector"] for row in view["scoring"]["rows"] if row["sector"]] == self.bonus
        assert len(self.factions_of_technology) == self.technology * view["seats"]
        if view["phase"] != "over" and view["decision"]["choice"] == "ChooseTurn":
            assert view["discard"] == self.discard
        assert (view["outcome"] or {"winners": [None]})["winners"] == [self.outcome]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_the_whole_game(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats, seed, {"factions": "drawn"}, log=True)
        chooser = Rng(seed)
        onlooker = Onlooker(state.view(None))
        heard = len(state.events_for(None))
        while state.seat is not None:
            state.apply(chooser.pick(state.pending))
            for event in state.events_for(None, heard):
                onlooker.hear(event)
                heard += 1
            onlooker.sees(state.view(None))


def places(totals: dict[str, float], hegemon: str | None) -> dict[str, int]:
    """The place that pays each faction, in the words of the rulebook: 1, 2, 3, or 0 for nothing."""
    found = {}
    for faction, own in totals.items():
        if not own:
            continue
        others = [(other, count) for other, count in totals.items() if other != faction]
        better = sum(1 for other, count in others if count > own or (count == own and other == hegemon))
        tied = faction != hegemon and any(count == own and other != hegemon for other, count in others)
        place = better + 2 if tied else better + 1  # whoever is tied gets the points of the place below
        found[faction] = place if place <= 3 else 0
    return found


def controls(orbit: dict[str, Any]) -> str | None:
    """Who has the greatest strength in an orbit, alone."""
    worth = {"fleet": 1.0, "battleship": 2.0, "damaged": 1.0, "scrap": 0.5, "rocinante": 1.0}
    strength = {
        faction: sum(worth[kind] * number for kind, number in ships.items())
        for faction, ships in orbit["ships"].items()
    }
    best = max(strength.values(), default=0.0)
    strongest = [faction for faction, total in strength.items() if total == best]
    return strongest[0] if len(strongest) == 1 else None


@pytest.mark.rule("expanse:scoring.9", "expanse:scoring.13", "expanse:scoring.15", "expanse:resources.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_position_scores_by_the_rulebook(seats: int) -> None:
    critical = {"un": {"food", "minerals"}, "opa": {"food", "water"}, "pg": {"minerals", "tech"}}
    critical["mcr"] = {"water", "tech"} if seats == 4 else {"water", "minerals"}
    for seed in range(3):
        state = GAME.new(seats, seed + 50, {"factions": "drawn"})
        chooser = Rng(seed)
        step = 0
        while state.seat is not None:
            state.apply(chooser.pick(state.pending))
            step += 1
            if step % 5:
                continue
            view = state.view(None)
            orbits = {orbit["id"]: controls(orbit) for orbit in view["orbits"]}
            expected = {name: Counter[str]() for name in view["forecast"]}
            rows = {name: [1, 0, 0] for name in expected}
            bonus = BONUS[min(view["scoring"]["done"], 4)]
            supreme = next(power["active"] for power in mcr_powers(view) if power["ability"] == "supremacy")
            worth = 2 if view["technology"] >= 1 else 1
            for base in view["bases"]:
                if seats == 2 and base["id"] in ("luna", "vesta", "io", "rings"):
                    assert base["influence"] == {}
                    continue
                totals = {
                    faction: held["cubes"] + worth * held["diplomats"] + held["tokens"]
                    for faction, held in base["influence"].items()
                }
                holder = orbits[base["orbit"]]
                assert base["orbital_control"] == holder
                if holder in totals:
                    totals[holder] += 3 if holder == "mcr" and supreme else 1
                hegemon = "un" if view["technology"] == 3 else None
                paid = places(totals, hegemon)
                for faction, held in base["influence"].items():
                    level = [other for other, total in totals.items() if total == totals[faction] and other != hegemon]
                    assert held["tied"] == (faction in level and len(level) > 1)
                    assert (held["total"], held["place"]) == (totals[faction], paid[faction])
                for name in expected:
                    row = [5, 3, 1] if name == "final" else bonus if name == base["sector"] else rows[name]
                    for faction, place in paid.items():
                        expected[name][faction] += row[place - 1] if place else 0
                        if place == 1 and seats > 2 and base["resource"] in critical[faction]:
                            expected[name][faction] += 1
            for name, gained in view["forecast"].items():
                assert gained == {faction: expected[name][faction] for faction in gained}


def mcr_powers(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The powers of MCR."""
    return [power for faction in view["factions"] if faction["id"] == "mcr" for power in faction["powers"]]
