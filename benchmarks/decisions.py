"""The number of decisions a person has to make in a game against bots, as the page asks them.

Captains play whole games; the first seat counts as the person's. Once, the page asked every decision. Now it answers
those with a single option that decides nothing; a vessel and where it goes are one drag; the colonies of a planet
extract by one click; and who passes the windows for the rest of a round says so once.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

import orrery  # noqa: E402
from orrery.bots import bot  # noqa: E402

#: The board's own declarations: windows with their pass, events that interrupt an order, verbs that wait for a click.
BOARD = ROOT / "web" / "src" / "games" / "parsec" / "index.ts"
PERSON = 0


class Decision(NamedTuple):
    """One decision of the person in a recorded game."""

    choice: str
    options: tuple[str, ...]
    played: str
    round: int
    #: The number of earlier decisions of all seats, and the planet it is about.
    place: int
    body: int | None
    #: The events since the person's last decision.
    events: frozenset[str]


def recorded(game: str, seats: int, seed: int, level: str) -> list[Decision]:
    """The person's decisions in a game between bots."""
    rules = orrery.game(game)
    state = rules.new(seats, seed, {"people": 1 << PERSON}, log=True)
    players = [bot(level, rules, seat) for seat in range(seats)]
    found: list[Decision] = []
    seen: set[str] = set()
    place = 0
    while state.outcome is None:
        seat = state.seat
        assert seat is not None
        action = players[seat].choose(state, seat, None)
        if seat == PERSON:
            options = tuple(str(one) for one in state.pending)
            body = getattr(state.stack[-1], "body", None)
            found.append(Decision(state.choice or "", options, str(action), state.round, place, body, frozenset(seen)))
            seen = set()
        place += 1
        state.events = []
        state.logged = True
        state.play(action)
        seen |= {type(event).__name__ for event in state.events if event.seen_by(PERSON) is not None}
    return found


class Page(NamedTuple):
    """What the page answers automatically."""

    windows: frozenset[str]
    unless: frozenset[str]
    final: frozenset[str]
    steps: frozenset[str]

    def forced(self, one: Decision) -> bool:
        """Whether a single option is played without asking; alone at a table everything can be taken back."""
        return len(one.options) == 1 and one.options[0].split()[0] not in self.final

    def goes_on(self, one: Decision, before: Decision) -> bool:
        """Whether a decision belongs to the same gesture as the one before."""
        if one.place != before.place + 1:
            return False
        flies = one.choice == "ChooseDestination" and before.played.split()[0] in self.steps
        extracts = one.choice == before.choice == "ChooseYield" and one.body == before.body
        return flies or extracts

    def passes(self, one: Decision) -> bool:
        """Whether a window is passed."""
        return one.choice in self.windows and one.played == "pass"


def page() -> Page:
    """Read the board's own declarations, so that the count follows them."""
    text = BOARD.read_text(encoding="utf-8")

    def words(pattern: str) -> frozenset[str]:
        found = re.search(pattern, text, re.DOTALL)
        assert found, pattern
        return frozenset(re.findall(r'"([\w-]+)"', found[1]))

    return Page(
        windows=words(r"const WINDOWS = \[(.*?)\]"),
        unless=words(r"unless: \[(.*?)\]"),
        final=words(r"const FINAL = new Set\(\[(.*?)\]\)"),
        steps=words(r"const STEPS = new Set\(\[(.*?)\]\)"),
    )


def counts(decisions: list[Decision], board: Page) -> dict[str, int]:
    """The number of decisions asked: all, those with a choice, those in separate gestures, and with standing passes."""
    left: list[Decision] = []
    events: frozenset[str] = frozenset()
    for one in decisions:
        events |= one.events
        if not board.forced(one):
            left.append(one._replace(events=events))
            events = frozenset()
    gestures = [one for place, one in enumerate(left) if not place or not board.goes_on(one, left[place - 1])]
    asked = 0
    passing = -1
    for place, one in enumerate(gestures):
        if passing == one.round and board.passes(one) and not one.events & board.unless:
            continue
        asked += 1
        passing = -1
        # A person who passes now and until the end of the round says so once.
        if board.passes(one):
            rest = [
                other for other in gestures[place + 1 :] if other.round == one.round and other.choice in board.windows
            ]
            if rest and all(board.passes(other) for other in rest):
                passing = one.round
    return {"before": len(decisions), "unforced": len(left), "gestures": len(gestures), "asked": asked}


def interval(ratios: list[float], rng: random.Random) -> tuple[float, float]:
    """A 95 % interval of the mean, by resampling games."""
    means = sorted(statistics.mean(rng.choices(ratios, k=len(ratios))) for _ in range(4000))
    return means[100], means[-101]


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="captain")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--choices", action="store_true", help="list what is still asked")
    wanted = parser.parse_args()
    board, rng = page(), random.Random(1)
    found, kinds = [], Counter[str]()
    for seed in range(wanted.first, wanted.first + wanted.games):
        decisions = recorded("parsec", wanted.seats, seed, wanted.level)
        found.append(counts(decisions, board))
        kinds.update(
            f"{one.choice}{' (passed)' if board.passes(one) else ''}" for one in decisions if not board.forced(one)
        )
        print(seed, json.dumps(found[-1]), flush=True)
    if wanted.choices:
        for kind, count in kinds.most_common():
            print(f"{count / wanted.games:8.1f} {kind}")
    for name in ("unforced", "gestures", "asked"):
        ratios = [1 - one[name] / one["before"] for one in found]
        low, high = interval(ratios, rng)
        print(
            f"{name}: {statistics.mean(one[name] for one in found):.1f} of "
            f"{statistics.mean(one['before'] for one in found):.1f} decisions a game, "
            f"{100 * statistics.mean(ratios):.1f} % fewer (95 % {100 * low:.1f} to {100 * high:.1f}), n = {len(found)}"
        )


if __name__ == "__main__":
    main()
