"""The section of a report that says how often each rule clause came up."""

from __future__ import annotations

from html import escape

from orrery.lab.analysis import Games
from orrery.lab.clauses import cited, exercised
from orrery.lab.names import Names
from orrery.lab.page import table


def clauses(games: Games, names: Names) -> str:
    """How often each rule clause was exercised."""
    try:
        rules = games.origin.plan.rules()
    except ValueError as error:
        return f"<p>{escape(names.say('clauses-missing', error=str(error)))}</p>"
    counts = games.counted("frames") | games.counted("events") or games.counted("choices")
    found = exercised(rules, counts)
    titles = {clause.id: clause.title.get(names.language) or clause.title["en"] for clause in rules.clauses}
    met = sorted(((clause, *pair) for clause, pair in found.items() if pair[0]), key=lambda row: -row[1])
    countable = {clause for clauses in cited(rules).values() for clause in clauses}
    never = [clause for clause, pair in found.items() if not pair[0] and clause in countable]
    silent = [clause for clause in found if clause not in countable]
    what = "clauses-events" if games.origin.plan.events else "clauses-decisions"
    text = f"<p>{escape(names.say(what, count=len(found)))}</p>"
    text += table(
        [names.say(key) for key in ("clause", "clause-title", "times", "times-a-game", "share-of-games")],
        [
            (clause, titles[clause], f"{times:,}", f"{times / games.count:,.2f}", f"{inside / games.count:.1%}")
            for clause, times, inside in met
        ],
    )
    for remark, clauses in (("clauses-never", never), ("clauses-silent", silent)):
        listed = ", ".join(f"{clause} ({titles[clause]})" for clause in clauses)
        summary = escape(names.say(remark, count=len(clauses)))
        text += f"<details><summary>{summary}</summary><p>{escape(listed)}</p></details>"
    return text
