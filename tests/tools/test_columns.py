"""What tools/columns.py writes is current, and follows from the declarations alone."""

from __future__ import annotations

import ast

import pytest

import columns
from stamps import ROOT

STATE = '''
class Nim(State):
    """A position."""

    #: Not part of the position.
    tables: Tables
    #: By heap, and by heap and seat.
    heaps: Annotated[ByteColumn, 3, 7]
    taken: Annotated[ShortColumn, "self.seats * 3", NOWHERE]
    map: Annotated[SharedColumn, 9]
    deck: Annotated[bytearray, b""]
    turn: Annotated[int, 1]

    # Written by tools/columns.py from the annotations above.
    # End of what tools/columns.py wrote.

    def size(self) -> int:
        """How many heaps there are."""
        return len(self.heaps)
'''

WRITTEN = """
    __slots__ = ("deck", "heaps", "map", "tables", "taken", "turn")
    columns = ("heaps", "taken", "map", "deck", "turn")
    kinds = ("B", "h", "B", "", "")

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)

    def reset(self) -> None:
        self.heaps = filled("B", 3, 7)
        self.taken = filled("h", self.seats * 3, NOWHERE)
        self.map = filled("B", 9)
        self.deck = bytearray(b"")
        self.turn = 1

    def take_columns(self, values: dict[str, Any]) -> None:
        self.heaps = values["heaps"]
        self.taken = values["taken"]
        self.map = values["map"]
        self.deck = values["deck"]
        self.turn = values["turn"]

    def clone(self) -> Nim:
        twin = Nim(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.tables = self.tables
        twin.heaps = self.heaps[:]
        twin.taken = self.taken[:]
        twin.map = self.map
        twin.deck = self.deck.copy()
        twin.turn = self.turn
        return twin

"""


def test_what_follows_from_a_declaration_is_written() -> None:
    mark = columns.BEGIN + "\n"
    before, after = STATE.split(mark)
    assert columns.brought_up_to_date(STATE) == before + mark + WRITTEN.removeprefix("\n") + after


def test_writing_again_changes_nothing() -> None:
    once = columns.brought_up_to_date(STATE)
    assert columns.brought_up_to_date(once) == once


@pytest.mark.parametrize("path", [str(path.relative_to(ROOT)) for path in columns.modules()])
def test_every_state_is_up_to_date(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert columns.brought_up_to_date(text) == text, "make columns brings it up to date"


def written_in_place(text: str, shared: set[str]) -> list[str]:
    """The statements that write into a shared column instead of replacing it."""
    found = []
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        aliases = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in shared
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
                owner = node.value
                of_state = isinstance(owner, ast.Attribute) and owner.attr in shared and not is_table(owner.value)
                if of_state or (isinstance(owner, ast.Name) and owner.id in aliases):
                    found.append(f"{node.lineno}: {ast.unparse(node)}")
    return found


def is_table(node: ast.expr) -> bool:
    """Whether an expression is the content of a game and not a state."""
    return isinstance(node, ast.Name) and node.id in ("tables", "scenario")


def test_writing_into_a_shared_column_is_noticed() -> None:
    lines = ["state.map[3] = 1", "row = state.map", "row[2] += 1", "own = state.map[:]", "own[1] = 4"]
    text = "\n    ".join(["def change(state):", *lines])
    assert written_in_place(text, {"map"}) == ["2: state.map[3]", "4: row[2]"]


@pytest.mark.parametrize("path", [str(path.relative_to(ROOT)) for path in columns.modules()])
def test_rules_replace_what_clones_share(path: str) -> None:
    state = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    declared = [
        each for node in state.body if isinstance(node, ast.ClassDef) for each in columns.declarations(node.body)
    ]
    shared = {each.name for each in declared if each.type == "SharedColumn"}
    package = (ROOT / path).parent
    # A setup has the state for itself.
    modules = [module for module in sorted(package.rglob("*.py")) if module.name != "setup.py"]
    modules = modules if package.parent.name == "games" else [ROOT / path]
    found = {str(module): written_in_place(module.read_text(encoding="utf-8"), shared) for module in modules}
    assert not {module: lines for module, lines in found.items() if lines}
