"""The shape of the code: no import cycles, few dependencies for each module, no tangled functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import orrery

ROOT = Path(orrery.__file__).parent

#: How many modules of Orrery a module may import.
FAN_OUT = 15

#: The cyclomatic complexity that a function may have, and those that read better in one piece.
COMPLEXITY = 20
TANGLED = {
    "orrery.games.expanse.flow.filters.base_refusal": "one refusal for each word of a filter, in the order of the card",
    "orrery.games.expanse.flow.filters.is_reached": "the same filter without refusals, because search asks it often",
    "orrery.games.talon.bot.positioning.hazard": "one case for each kind of terrain",
    "orrery.games.talon.bot.positioning.wanted_speed": "one case for each role, task and distance",
}


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of Orrery by its dotted name."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = ["orrery", *path.relative_to(ROOT).with_suffix("").parts]
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def running(node: ast.AST) -> Iterator[ast.AST]:
    """Everything below a node but what is there for the type checker alone."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        yield from running(child)


def imported(name: str) -> set[str]:
    """The modules of Orrery that a module imports, at once or inside a function."""
    known = modules()
    found = set()
    for node in running(known[name]):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= inner & set(known) or {node.module}
    return (found & set(known)) - {name}


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The cycles of a graph, by taking away what nothing is imported from and what nothing imports."""
    left = {name: set(targets) for name, targets in graph.items()}
    while True:
        sources = set(left) - set().union(*left.values(), set())
        ends = {name for name, targets in left.items() if not targets & set(left)}
        if not sources | ends:
            return [sorted(left)] if left else []
        for name in sources | ends:
            del left[name]
        left = {name: targets & set(left) for name, targets in left.items()}


def complexity(function: ast.AST) -> int:
    """The cyclomatic complexity of a function: one more than its branches, and/or and comprehensions counted too."""
    found = 1
    for node in ast.iter_child_nodes(function):
        found += own_branches(node)
    return found


def own_branches(node: ast.AST) -> int:
    """How many branches a node has, functions and classes inside it left out."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return 0
    found = sum(own_branches(child) for child in ast.iter_child_nodes(node))
    if isinstance(node, ast.If | ast.IfExp | ast.For | ast.AsyncFor | ast.While | ast.ExceptHandler):
        return found + 1
    if isinstance(node, ast.Assert | ast.match_case):
        return found + 1
    if isinstance(node, ast.comprehension):
        return found + 1 + len(node.ifs)
    if isinstance(node, ast.BoolOp):
        return found + len(node.values) - 1
    return found


def functions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, ast.AST]]:
    """Every function below a node with its dotted name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{prefix}.{node.name}"
            if not isinstance(node, ast.ClassDef):
                yield name, node
            yield from functions(node, name)


def test_a_cycle_is_found_and_a_chain_is_none() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": set()}) == []
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]


def test_no_modules_import_each_other() -> None:
    assert cycles({name: imported(name) for name in modules()}) == []


def test_no_module_knows_too_many_others() -> None:
    wide = {name: len(imported(name)) for name in modules()}
    found = {name: count for name, count in wide.items() if count > FAN_OUT}
    assert found == {}


def test_complexity_counts_branches() -> None:
    source = "def f(a):\n    if a and a > 1 or a < 0:\n        return [b for b in a if b]\n    return 1 if a else 2\n"
    assert complexity(ast.parse(source).body[0]) == 1 + 1 + 2 + 2 + 1


def test_functions_are_not_tangled() -> None:
    found = {}
    for module, tree in modules().items():
        for name, function in functions(tree, module):
            count = complexity(function)
            if count > COMPLEXITY:
                found[name] = count
    assert {name: count for name, count in found.items() if name not in TANGLED} == {}
    assert set(TANGLED) <= set(found), "no longer tangled: take it off the list"
    assert len(TANGLED) <= 5
