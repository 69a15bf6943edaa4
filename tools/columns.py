"""Generate code of states from their declared columns; `--check` only compares.

A state declares each column once, in the order in which dumps and digests have them:

    at: Annotated[ShortColumn, UNITS, NOWHERE]       # a column: how long it is, what it is filled with (0)
    owner: Annotated[ByteColumn, "self.seats * 3"]   # a text where a number depends on the state
    terrain: Annotated[SharedColumn, SIZE]           # clones share it: rules replace it and never write into it
    deck: Annotated[Pile, b""]                       # cards in order, which clones share too
    heap: Annotated[bytearray, b""]                  # anything else: its first value
    round: Annotated[int, 1]
    tables: Tables                                   # not annotated: shared by clones, in no dump
"""

from __future__ import annotations

import argparse
import ast
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

from stamps import ROOT

SOURCE = ROOT / "src" / "orrery"
BEGIN = "    # Written by tools/columns.py from the annotations above."
END = "    # End of what tools/columns.py wrote."
#: The letters under which `array` knows the items of each kind of column, as in orrery.kernel.columns; P for piles.
KINDS = {
    "ByteColumn": "B",
    "SharedColumn": "B",
    "SignedColumn": "b",
    "ShortColumn": "h",
    "LongColumn": "q",
    "Pile": "P",
}
GROWING = ("array[", "list[")
WIDTH = 120


@dataclass
class Declared:
    """An attribute of a state; `details` are the length and initial value of a column, or an initial value."""

    name: str
    type: str
    details: list[str]
    is_column: bool

    @property
    def kind(self) -> str | None:
        """The letter of its items, if it is a column of numbers."""
        return KINDS.get(self.type)

    @property
    def copied(self) -> str:
        """How a clone copies it."""
        if self.type in ("SharedColumn", "Pile"):
            return f"self.{self.name}"
        if self.type == "bytearray":
            return f"self.{self.name}.copy()"
        return f"self.{self.name}[:]" if self.kind or self.type.startswith(GROWING) else f"self.{self.name}"

    @property
    def first(self) -> str:
        """Its initial value."""
        if self.type == "Pile":
            return self.details[0]
        if self.kind is None:
            value = self.details[0]
            return f"bytearray({value})" if self.type == "bytearray" else value
        return f'filled("{self.kind}", {", ".join(self.details)})'


def declarations(body: list[ast.stmt]) -> list[Declared]:
    """The attributes that a class body declares."""
    found = []
    for node in body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name) or node.value is not None:
            continue
        annotation = node.annotation
        if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated":
            assert isinstance(annotation.slice, ast.Tuple)
            kind, *details = annotation.slice.elts
            texts = [
                (
                    detail.value
                    if isinstance(detail, ast.Constant) and isinstance(detail.value, str)
                    else ast.unparse(detail)
                ).replace("'", '"')
                for detail in details
            ]
            found.append(Declared(node.target.id, ast.unparse(kind), texts, True))
        else:
            found.append(Declared(node.target.id, ast.unparse(annotation), [], False))
    return found


def tuple_of(name: str, items: list[str]) -> list[str]:
    """A class constant that is a tuple of texts, on one line or filling several."""
    line = f"    {name} = ({', '.join(items)}{',' if len(items) == 1 else ''})"
    if len(line) <= WIDTH:
        return [line]
    filled = textwrap.wrap(", ".join(items) + ",", WIDTH - 8, break_on_hyphens=False)
    return [f"    {name} = (", *[f"        {each}" for each in filled], "    )  # fmt: skip"]


def written(name: str, declared: list[Declared]) -> list[str]:
    """The code generated from the declarations, as lines."""
    columns = [each for each in declared if each.is_column]
    return [
        *tuple_of("__slots__", sorted(f'"{each.name}"' for each in declared)),
        *tuple_of("columns", [f'"{each.name}"' for each in columns]),
        *tuple_of("kinds", [f'"{each.kind or ""}"' for each in columns]),
        "",
        # Without its own constructor, a compiled class called from Python runs its base's constructor twice.
        "    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:",
        "        super().__init__(game, seats, options, rng)",
        "",
        "    def reset(self) -> None:",
        *[f"        self.{each.name} = {each.first}" for each in columns],
        "",
        "    def take_columns(self, values: dict[str, Any]) -> None:",
        *[f'        self.{each.name} = values["{each.name}"]' for each in columns],
        "",
        f"    def clone(self) -> {name}:",
        f"        twin = {name}(self.game, self.seats, self.options, self.rng.clone())",
        "        twin.copy_position(self)",
        *[f"        twin.{each.name} = {each.copied}" for each in declared],
        "        return twin",
        "",
    ]


def brought_up_to_date(text: str) -> str:
    """The text of a module with up-to-date generated code."""
    lines = text.split("\n")
    for place, line in enumerate(lines):
        if line == BEGIN:
            end = lines.index(END, place)
            classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
            state = [node for node in classes if node.lineno <= place][-1]
            own = [node for node in state.body if not place < node.lineno <= end]
            lines[place + 1 : end] = written(state.name, declarations(own))
            break
    return "\n".join(lines)


def modules() -> list[Path]:
    """The modules that declare columns."""
    return [path for path in sorted(SOURCE.rglob("*.py")) if BEGIN in path.read_text(encoding="utf-8")]


def main() -> None:
    """Write, or with --check only compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; the status is 1 if something is old")
    asked = parser.parse_args()
    old = []
    for path in modules():
        text = path.read_text(encoding="utf-8")
        if brought_up_to_date(text) != text:
            old.append(path)
            print(f"orrery: {path.relative_to(ROOT)} {'is not up to date: make columns' if asked.check else 'written'}")
            if not asked.check:
                path.write_text(brought_up_to_date(text), encoding="utf-8")
    sys.exit(1 if old and asked.check else 0)


if __name__ == "__main__":
    main()
