"""Mutants: the functions of a file, each with one node changed, ready to be swapped into the running module."""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from mutation.operators import changes

#: Functions for debugging output only.
LEFT_ALONE = ("__repr__", "__str__")


@dataclass(frozen=True)
class Mutant:
    """One change to one function. `nodes` is the path of child indices from the function to the changed node."""

    path: str
    module: str
    function: str
    line: int
    last: int
    column: int
    kind: str
    before: str
    after: str
    clauses: tuple[str, ...]
    key: str
    place: tuple[int, ...]
    change: int

    @property
    def text(self) -> str:
        """The change as one line."""
        return f"{self.before} → {self.after}"

    @property
    def row(self) -> str:
        """The line that the change begins in, with « before the change."""
        row = parsed(self.path)[1].splitlines()[self.line - 1].encode()
        return (row[: self.column] + "«".encode() + row[self.column :]).decode().strip()

    def code(self) -> CodeType:
        """The code of the changed function."""
        tree = parsed(self.path)[0]
        function = functions(tree)[self.function]
        parent: ast.AST = function
        node: ast.AST = function
        for number in self.place:
            parent, node = node, children(node)[number]
        replacement = ast.fix_missing_locations(ast.copy_location(list(changes(node))[self.change][0], node))
        swap(parent, node, replacement)
        try:
            whole = compile(tree, self.path, "exec")
        finally:
            swap(parent, replacement, node)
        return find_code(whole, self.function, function.lineno)

    def apply(self) -> None:
        """Swap the code of the running function."""
        live_function(self.module, self.function).__code__ = self.code()


@lru_cache(maxsize=8)
def parsed(path: str) -> tuple[ast.Module, str]:
    """A file as a tree and as text."""
    text = Path(path).read_text(encoding="utf-8")
    return ast.parse(text), text


def mutants_of(path: Path, module: str, name: str) -> list[Mutant]:
    """Every mutant of a file; `name` is the file's name in reports."""
    tree, text = parsed(str(path))
    rows = text.splitlines()
    found: list[Mutant] = []
    for qualified, function in functions(tree).items():
        if qualified.rpartition(".")[2] in LEFT_ALONE:
            continue
        digest = hashlib.sha256(ast.dump(function).encode()).hexdigest()
        cited = citations(tree, qualified)
        for place, node, statement in nodes(function):
            for change, (replacement, kind) in enumerate(changes(node)):
                before, after = told(node), told(replacement)
                if before == after:
                    continue
                key = hashlib.sha256(f"{name} {qualified} {digest} {place} {change}".encode()).hexdigest()[:16]
                near = [*clauses_in("\n".join(rows[statement.lineno - 1 : statement.end_lineno])), *cited]
                first, last, column = span(node, statement)
                found.append(
                    Mutant(
                        str(path), module, qualified, first, last, column, kind, before, after,
                        tuple(dict.fromkeys(near)), key, place, change,
                    )
                )  # fmt: skip
    return found


def functions(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions and methods of a module by qualified name; functions inside functions belong to the outer one."""
    found: dict[str, ast.FunctionDef] = {}

    def walk(nodes: list[ast.stmt], prefix: str) -> None:
        for node in nodes:
            if isinstance(node, ast.FunctionDef):
                found[prefix + node.name] = node
            elif isinstance(node, ast.ClassDef):
                walk(node.body, f"{prefix}{node.name}.")

    walk(tree.body, "")
    return found


def children(node: ast.AST) -> list[ast.AST]:
    """The nodes below a node, in a fixed order."""
    return list(ast.iter_child_nodes(node))


def nodes(function: ast.FunctionDef) -> Iterator[tuple[tuple[int, ...], ast.AST, ast.stmt]]:
    """Every node of a function that may be changed: its path, the node, and its statement."""
    body = set(map(id, function.body))

    def walk(node: ast.AST, place: tuple[int, ...], statement: ast.stmt) -> Iterator[Any]:
        for number, child in enumerate(children(node)):
            if is_left_alone(node, child):
                continue
            inside = child if isinstance(child, ast.stmt) else statement
            yield (*place, number), child, inside
            yield from walk(child, (*place, number), inside)

    for number, child in enumerate(children(function)):
        if id(child) in body and not is_left_alone(function, child) and isinstance(child, ast.stmt):
            yield (number,), child, child
            yield from walk(child, (number,), child)


def is_left_alone(parent: ast.AST, node: ast.AST) -> bool:
    """What is not mutated: annotations, docstrings, assertions, abstract methods, and texts for people."""
    if isinstance(node, ast.Assert):
        return True
    if isinstance(parent, ast.AnnAssign) and node is parent.annotation:
        return True
    if isinstance(node, ast.arguments | ast.JoinedStr):
        return True
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.Raise):
        return "NotImplementedError" in ast.unparse(node)
    if isinstance(node, ast.If):  # events are texts for people, not rules
        return any(part.endswith("state.logged") for part in ast.unparse(node.test).split(" and "))
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return isinstance(node.value.func, ast.Attribute) and node.value.func.attr == "log"
    return isinstance(parent, ast.Call) and isinstance(node, ast.keyword) and is_refusal(parent)


def is_refusal(call: ast.Call) -> bool:
    """Whether a call makes a refusal, whose facts are for people."""
    return isinstance(call.func, ast.Name) and call.func.id in ("refuse", "Refusal")


def span(node: ast.AST, statement: ast.stmt) -> tuple[int, int, int]:
    """The lines that run when a node does, its own or the head of its statement, and the column where it begins."""
    if isinstance(node, ast.If | ast.While):
        return node.test.lineno, node.test.end_lineno or node.test.lineno, node.test.col_offset
    first = getattr(node, "lineno", statement.lineno)
    column = getattr(node, "col_offset", statement.col_offset)
    return first, getattr(node, "end_lineno", None) or first, column


def told(node: ast.AST) -> str:
    """A node as one line; of a compound statement its head."""
    if isinstance(node, ast.If | ast.While):
        return f"{'if' if isinstance(node, ast.If) else 'while'} {ast.unparse(node.test)}"
    return " ".join(ast.unparse(node).split())


def swap(parent: ast.AST, node: ast.AST, other: ast.AST) -> None:
    """Replace a node by another."""
    for name, value in ast.iter_fields(parent):
        if value is node:
            setattr(parent, name, other)
            return
        if isinstance(value, list):
            for number, item in enumerate(value):
                if item is node:
                    value[number] = other
                    return
    raise AssertionError("the node is not a child of its parent")


def find_code(code: CodeType, qualified: str, line: int) -> CodeType:
    """The code object of a function inside that of its module."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == qualified:
                return constant
            if qualified.startswith(f"{constant.co_qualname}."):
                return find_code(constant, qualified, line)
    raise LookupError(f"{qualified} at line {line} has no code")


def live_function(module: str, qualified: str) -> FunctionType:
    """The running function of this name, below properties, caches and other decorators."""
    found: Any = import_module(module)
    for name in qualified.split("."):
        found = vars(found)[name]
    while not isinstance(found, FunctionType):
        if isinstance(found, property):
            found = found.fget
        elif isinstance(found, cached_property):
            found = found.func
        else:
            found = found.__wrapped__ if hasattr(found, "__wrapped__") else found.__func__
    return found


CLAUSE = re.compile(r"\b([a-z_]+:\w[\w.-]*\w|[a-z_]+:\w)")


def clauses_in(text: str) -> list[str]:
    """The clauses that a piece of code names."""
    return CLAUSE.findall(text)


def citations(tree: ast.Module, qualified: str) -> list[str]:
    """The clauses that a function's docstring cites, or else its class."""
    scope: list[ast.stmt] = tree.body
    found: list[str] = []
    for name in qualified.split("."):
        for node in scope:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
                scope = node.body
                found = clauses_in(ast.get_docstring(node) or "") or found
    return found
