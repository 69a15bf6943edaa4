"""Positions and refusals as plain text, for programs that read text: the same at a table and in a simulation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import orrery
from orrery.kernel import Game
from orrery.locales import say, tell

#: The maximum number of legal actions listed; of more, the first ones and their total.
LISTED = 200


def package_of(game: Game[Any]) -> str:
    """The package with a game's texts."""
    return type(game).__module__.rpartition(".")[0] or type(game).__module__


def outline(value: Any, depth: int = 0) -> list[str]:
    """A view as indented lines.

    >>> outline({"round": 2, "ships": [{"at": "luna"}, {"at": "ceres"}], "none": []})
    ['round: 2', 'ships:', '  - at: luna', '  - at: ceres', 'none: -']
    """
    indent = "  " * depth
    lines: list[str] = []
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if isinstance(inner, Mapping | list | tuple) and inner and not is_plain(inner):
                lines += [f"{indent}{name}:", *outline(inner, depth + 1)]
            else:
                lines.append(f"{indent}{name}: {short(inner)}")
        return lines
    for inner in value:
        deeper = outline(inner, depth + 1) if isinstance(inner, Mapping | list | tuple) else [f"{indent}  {inner}"]
        first, *rest = deeper or [f"{indent}  -"]
        lines += [f"{indent}- {first.strip()}", *rest]
    return lines


def is_plain(value: Any) -> bool:
    """Whether a list contains only words and numbers."""
    return not isinstance(value, Mapping) and not any(isinstance(inner, Mapping | list | tuple) for inner in value)


def short(value: Any) -> str:
    """A value in one line."""
    if value is None or value in ((), [], {}, ""):
        return "-"
    if isinstance(value, list | tuple):
        return ", ".join(short(inner) for inner in value)
    return str(value)


def position_text(
    game: Game[Any],
    view: Mapping[str, Any],
    *,
    names: Sequence[str],
    acting: int | None,
    own: int | None,
    choice: str | None,
    actions: Sequence[str],
    events: Sequence[Mapping[str, Any]] = (),
    language: str = "en",
) -> str:
    """A position as a seat sees it: what happened, the board, who decides, and the legal actions."""
    package = package_of(game)
    told = [tell(package, language, dict(event), list(names)) for event in events]
    parts = [f"# {game.title}"]
    if told:
        parts.append("## What happened\n" + "\n".join(told))
    parts.append("## The position\n" + "\n".join(outline(dict(view))))
    if acting is None:
        parts.append("Nobody decides now.")
    else:
        question = say(package, language, choice, {}) if choice else ""
        whose = "You decide" if acting == own else f"{names[acting]} decides"
        parts.append(f"{whose}: {question}".rstrip(": "))
    if actions:
        shown = "\n".join(actions[:LISTED])
        more = f"\nand {len(actions) - LISTED} more of the same kinds" if len(actions) > LISTED else ""
        parts.append(f"## Legal actions\n{shown}{more}")
    return "\n\n".join(parts)


def refusal_text(game: Game[Any], refusal: Mapping[str, Any] | None, language: str = "en") -> str:
    """Why an action is not legal, with the clause of the rules, or that it is legal."""
    if refusal is None:
        return "This is legal now."
    facts = {name: short(value) for name, value in dict(refusal.get("facts", {})).items()}
    reason = say(package_of(game), language, str(refusal["reason"]), facts)
    clause = next((one for one in game.clauses if one.id == refusal["clause"]), None)
    if clause is None:
        return f"{reason} ({refusal['clause']})"
    title, text = (words.get(language) or words.get("en", "") for words in (clause.title, clause.text))
    return f"{reason}\nRule {clause.id}, {title}: {text}"


def game_of(name: str) -> Game[Any]:
    """A game by name."""
    return orrery.game(name)
