"""What is so when an action is refused for a reason: a refusal must be true, not only there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.games.expanse.oracle import MCR, OPA, PG, UN, Map

from orrery.games.expanse.actions import Experiment, Incite, Infect, Launch, Ram, Strike, Unleash

#: The technology from which on each faction has an ability (tech.2).
LEVELS: dict[type[Any], dict[int, int]] = {
    Strike: {UN: 2, MCR: 1},
    Unleash: {PG: 3},
    Ram: {OPA: 1},
    Incite: {OPA: 3},
    Infect: {PG: 1},
    Experiment: {PG: 2},
    Launch: {OPA: 2},
}
Truth = Callable[[Map, int, Any], bool]


def level(faction: int, action: Any) -> int:
    """From which technology on a faction can do this; 9 for never."""
    return LEVELS.get(type(action), {faction: 0}).get(faction, 9)


def is_unlocked(board: Map, faction: int, action: Any) -> bool:
    """Whether a faction has the ability now, and has not used it up."""
    once = (faction == UN and isinstance(action, Strike)) or isinstance(action, Unleash)
    return level(faction, action) <= board.technology and not (once and board.state.spent[faction])


TRUTHS: dict[str, Truth] = {
    "not-your-ability": lambda m, f, a: level(f, a) == 9,
    "technology-missing": lambda m, f, a: m.technology < level(f, a) < 9,
    "once-per-turn": lambda m, f, a: bool(m.state.spent[f]) and level(f, a) <= m.technology,
    "no-token-near": lambda m, f, a: not any(m.state.tokens[b] for b in m.tables.orbit_bases[a.orbit]),
    "enemies-only": lambda m, f, a: a.faction == f,
    "no-own-ship": lambda m, f, a: not [kind for kind in m.ships(f, a.orbit) if kind < 4],
    "no-own-cube-there": lambda m, f, a: not m.cubes(f, a.base),
    "no-influence-there": lambda m, f, a: not m.cubes(a.faction, a.base),
    "no-scrap-ship": lambda m, f, a: not m.state.reserve[3 * 4 + f],
    "no-orbital-influence": lambda m, f, a: not any(m.influence(f, b) for b in m.tables.orbit_bases[a.orbit]),
    "not-stronger": lambda m, f, a: m.strength(f, a.orbit) <= m.strength(a.faction, a.orbit),
    "no-such-enemy": lambda m, f, a: a.kind not in m.ships(a.faction, a.orbit),
    "rocinante-stays": lambda m, f, a: m.ships(a.faction, a.orbit) == [4],
    "no-token-there": lambda m, f, a: not m.state.tokens[a.base],
    "no-token": lambda m, f, a: (
        not m.state.spare_tokens and not any(m.state.tokens[base] for base in range(16) if base != a.base)
    ),
    "no-fleet-in-orbit": lambda m, f, a: not m.ships(f, m.tables.base_orbit[a.base]),
    "base-out-of-play": lambda m, f, a: a.base not in m.bases,
    "too-few-ships": lambda m, f, a: len(m.ships(f, a.source)) < a.number,
    "too-far": lambda m, f, a: abs(m.zone(a.source) - m.zone(a.target)) > (2 if f == MCR and m.technology == 3 else 1),
    "home-only": lambda m, f, a: a.orbit != m.tables.home[f],
    "none-to-build": lambda m, f, a: not m.state.reserve[a.kind * 4 + f],
    "no-diplomat": lambda m, f, a: f != UN or not m.state.spare_diplomats,
    "only-diplomats-left": lambda m, f, a: not m.state.supply[f] and f == UN and m.state.spare_diplomats > 0,
    "no-cube": lambda m, f, a: not m.state.supply[f],
}
#: Reasons that come after the question whether the ability is there at all.
LATER = ("no-token-near", "no-own-ship", "no-scrap-ship", "no-orbital-influence", "not-stronger", "no-token-there")


def is_true(board: Map, faction: int, action: Any, reason: str) -> bool:
    """Whether what a refusal says is so."""
    if reason in LATER and not is_unlocked(board, faction, action):
        return False
    return TRUTHS[reason](board, faction, action)
