"""A place full of people: accounts, friends, matches, seeks, a league and a tournament."""

from __future__ import annotations

from typing import Any

import httpx

PASSWORD = "four candles in the wind"
NAMES = ("Ilaria", "Korvax", "Marguerite", "hanae", "Aurelio", "tomasz_k", "Noor", "pieter.v")
#: Rated matches that are over: the game, who won, who lost.
PLAYED = [
    ("talon", 0, 1), ("talon", 2, 0), ("expanse", 0, 3), ("parsec", 0, 2), ("talon", 4, 1), ("talon", 2, 4),
    ("expanse", 3, 5), ("expanse", 0, 6), ("parsec", 1, 0), ("tictactoe", 0, 7), ("talon", 0, 5), ("parsec", 2, 7),
]  # fmt: skip


class Crowd:
    """People who have been here for a while; the first of them looks at the pages."""

    def __init__(self, address: str, ending: str) -> None:
        self.address = address
        self.people = [httpx.Client(base_url=address, timeout=60) for _ in NAMES]
        self.ids: list[str] = []
        for name, client in zip(NAMES, self.people, strict=True):
            account = {"login": f"{name.lower()}.{ending}", "password": PASSWORD, "name": name}
            self.ids.append(self.ask(client, "/api/account", account)["id"])
        self.league = self.swiss = ""

    def ask(self, client: httpx.Client, path: str, body: dict[str, Any] | None = None, method: str = "POST") -> Any:
        """A request in somebody's name."""
        answer = client.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def close(self) -> None:
        """Everybody leaves."""
        for client in self.people:
            client.close()

    def match(self, game: str, one: int, other: int, clock: float = 259200) -> str:
        """A rated public match of two that runs."""
        order = {
            "game": game,
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "rated": True,
            "visibility": "public",
            "clock": {"move": clock},
        }
        table: str = self.ask(self.people[one], "/api/tables", order)["id"]
        self.ask(self.people[other], f"/api/tables/{table}/join", {})
        return table

    def give_up(self, who: int, table: str) -> None:
        """Somebody gives up."""
        client = self.people[who]
        state = self.ask(client, f"/api/tables/{table}/state", method="GET")
        self.ask(client, f"/api/tables/{table}/messages", {"type": "concede", "seat": state["held"][0]})

    def fill(self) -> None:
        """Everything that a place has which people use."""
        first = self.people[0]
        for game, won, lost in PLAYED:
            self.give_up(lost, self.match(game, won, lost))
        for game, other, clock in (("talon", 1, 600), ("expanse", 3, 32400), ("parsec", 2, 187200)):
            self.match(game, 0, other, clock)
        for number in (1, 2, 3, 4, 6):
            self.ask(first, f"/api/me/friends/{self.ids[number]}", method="PUT")
        for number in (1, 2, 3, 4, 5):
            self.ask(self.people[number], f"/api/me/friends/{self.ids[0]}", method="PUT")
        seeks: list[tuple[str, int, str, int | None, int | None]] = [
            ("talon", 2, "live", 1400, 1700),
            ("expanse", 4, "day", None, None),
            ("parsec", 4, "three", 1300, None),
        ]
        for number, (game, seats, pace, low, high) in enumerate(seeks):
            wish = {"game": game, "seats": seats, "pace": pace, "low": low, "high": high, "rated": number == 0}
            self.ask(self.people[number + 4], "/api/seeks", wish)
        self.league = self.tournament({"name": "Talon league", "game": "talon", "kind": "league", "division": 6}, 8)
        self.swiss = self.tournament(
            {"name": "Evening Swiss", "game": "expanse", "kind": "swiss", "rounds": 5, "pace": "live"}, 8
        )
        others: list[dict[str, Any]] = [{"name": "Knock-out for newcomers", "game": "parsec", "kind": "knockout"}]
        others.append({"name": "Four at a table", "game": "expanse", "kind": "pods", "seats": 4})
        for number, order in enumerate(others):
            made = self.ask(self.people[number + 2], "/api/tournaments", order)["tournament"]["id"]
            for client in self.people[: 3 + number]:
                self.ask(client, f"/api/tournaments/{made}/join", {})

    def tournament(self, order: dict[str, Any], people: int) -> str:
        """A tournament that has begun, and in which some have given up."""
        made: str = self.ask(self.people[0], "/api/tournaments", order)["tournament"]["id"]
        for client in self.people[:people]:
            self.ask(client, f"/api/tournaments/{made}/join", {})
        page = self.ask(self.people[0], f"/api/tournaments/{made}/start", {})
        numbers = {one["number"]: self.ids.index(one["person"]) for one in page["entrants"] if one["person"]}
        for pairing in page["pairings"][::2]:
            loser = max(numbers[number] for number in pairing["entrants"])
            self.give_up(loser, pairing["match"])
        return made
