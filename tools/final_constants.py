"""Make the constants of compiled modules `Final`, which spares a look-up at every use; `--check` only lists them.

A constant is a name in capitals that a module assigns once, at its top level:

    A = 3                 becomes  A: Final = 3
    A: list[int] = []     becomes  A: Final[list[int]] = []
    A, B = range(2)       becomes  A: Final = 0, and B: Final = 1 on a line of its own
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from compiled_modules import compiled_modules
from stamps import ROOT

SOURCE = ROOT / "src"
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+$")
#: Neither numbers nor tables: the type checker has special forms for these.
TYPES = ("TypeVar(", "ParamSpec(", "NewType(")


def is_constant(node: ast.expr | None) -> bool:
    """Whether an assignment's target is a constant, or several."""
    if isinstance(node, ast.Tuple):
        return all(is_constant(each) for each in node.elts)
    return isinstance(node, ast.Name) and CONSTANT.match(node.id) is not None


def names(node: ast.expr) -> list[str]:
    """The names that a target assigns."""
    if isinstance(node, ast.Tuple):
        return [name for each in node.elts for name in names(each)]
    return [node.id] if isinstance(node, ast.Name) else []


def plain_constants(text: str) -> Iterator[ast.Assign | ast.AnnAssign]:
    """The assignments of constants that are not `Final`."""
    body = ast.parse(text).body
    targets: Counter[str] = Counter()
    for node in body:
        if isinstance(node, ast.Assign):
            targets.update(name for target in node.targets for name in names(target))
        elif isinstance(node, ast.AnnAssign | ast.AugAssign):
            targets.update(names(node.target))
    for node in body:
        if isinstance(node, ast.Assign) and all(is_constant(target) for target in node.targets):
            assigned = [name for target in node.targets for name in names(target)]
            value = ast.unparse(node.value)
        elif isinstance(node, ast.AnnAssign) and is_constant(node.target) and node.value is not None:
            assigned = names(node.target)
            value = ast.unparse(node.value)
            if re.match(r"(\w+\.)?(Final|TypeAlias|ClassVar)\b", ast.unparse(node.annotation)):
                continue
        else:
            continue
        if not value.startswith(TYPES) and all(targets[name] == 1 for name in assigned):
            yield node


def numbered(value: ast.expr, count: int) -> list[str]:
    """The values of several names that are assigned together, as source."""
    if isinstance(value, ast.Tuple) and len(value.elts) == count:
        return [ast.unparse(each) for each in value.elts]
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
        limits = [ast.literal_eval(argument) for argument in value.args]
        return [str(number) for number in range(*limits)][:count]
    raise ValueError(f"line {value.lineno}: give each constant a value of its own, not {ast.unparse(value)}")


def made_final(text: str) -> str:
    """The text of a module with every constant made `Final`."""
    lines = text.split("\n")
    for node in reversed([*plain_constants(text)]):
        first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
        if isinstance(node, ast.AnnAssign):
            before, _, after = lines[first].partition(f": {ast.unparse(node.annotation)} =")
            lines[first] = f"{before}: Final[{ast.unparse(node.annotation)}] ={after}"
        elif len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            lines[first] = lines[first].replace(" =", ": Final =", 1)
        else:
            comment = re.search(r"  #[^\"']*$", lines[last])
            singles = [*single_assignments(node)]
            lines[first : last + 1] = [singles[0] + (comment.group() if comment else ""), *singles[1:]]
    return with_import("\n".join(lines)) if lines != text.split("\n") else text


def single_assignments(node: ast.Assign) -> Iterator[str]:
    """One line for each name of an assignment to several."""
    for target in node.targets:
        group = names(target)
        values = numbered(node.value, len(group)) if len(group) > 1 else [ast.unparse(node.value)]
        for name, value in zip(group, values, strict=True):
            yield f"{name}: Final = {value}"


def with_import(text: str) -> str:
    """The text with `Final` imported from typing."""
    found = re.search(r"^from typing import (.+)$", text, re.MULTILINE)
    if found is None:
        first = "from __future__ import annotations\n"
        return text.replace(first, f"{first}\nfrom typing import Final\n", 1)
    imported = sorted({*found.group(1).split(", "), "Final"}, key=lambda name: (not name.isupper(), name))
    return text.replace(found.group(), f"from typing import {', '.join(imported)}", 1)


def modules(folders: list[str]) -> list[Path]:
    """The compiled modules, or those of them below these folders."""
    paths = [SOURCE / module for module in compiled_modules(SOURCE)]
    wanted = [Path(folder).resolve() for folder in folders]
    return [path for path in paths if not wanted or any(path.is_relative_to(folder) for folder in wanted)]


def main() -> None:
    """Rewrite, or with --check only list."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", help="folders or files (default: every compiled module)")
    parser.add_argument("--check", action="store_true", help="change nothing; the status is 1 if a constant is plain")
    asked = parser.parse_args()
    found = 0
    for path in modules(asked.folders):
        text = path.read_text(encoding="utf-8")
        for node in plain_constants(text):
            found += 1
            print(f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)[:60]}")
        if not asked.check:
            path.write_text(made_final(text), encoding="utf-8")
    sys.exit(1 if found and asked.check else 0)


if __name__ == "__main__":
    main()
