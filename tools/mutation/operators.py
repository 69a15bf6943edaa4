"""The mutation operators: every way to break one node of a syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator

#: A replacement node, and the kind of the change.
Change = tuple[ast.AST, str]

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}


def changes(node: ast.AST) -> Iterator[Change]:
    """Every change of one node."""
    if isinstance(node, ast.expr):
        yield from of_expression(node)
    elif isinstance(node, ast.stmt):
        yield from of_statement(node)


def of_expression(node: ast.expr) -> Iterator[Change]:
    """Comparisons, arithmetic, constants and boolean operators."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            other = COMPARISONS[type(operator)]()
            operators = [*node.ops[:place], other, *node.ops[place + 1 :]]
            yield ast.Compare(node.left, operators, node.comparators), "comparison"
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right), "arithmetic"
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value), "constant"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1), "constant"
        yield ast.Constant(node.value - 1), "constant"
    elif isinstance(node, ast.BoolOp):
        other_operator = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield ast.BoolOp(other_operator, node.values), "boolean"
        for place in range(len(node.values)):
            left = [*node.values[:place], *node.values[place + 1 :]]
            yield left[0] if len(left) == 1 else ast.BoolOp(node.op, left), "removed condition"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand, "boolean"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield node.operand, "arithmetic"
    elif isinstance(node, ast.IfExp) and not is_negated_inside(node.test):
        yield ast.IfExp(negated(node.test), node.body, node.orelse), "negated condition"
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        yield from without_conditions(node)


def without_conditions(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[Change]:
    """A comprehension without one of its conditions."""
    for place, clause in enumerate(node.generators):
        for condition in clause.ifs:
            rest = [one for one in clause.ifs if one is not condition]
            free = ast.comprehension(clause.target, clause.iter, rest, clause.is_async)
            generators = [*node.generators[:place], free, *node.generators[place + 1 :]]
            if isinstance(node, ast.DictComp):
                yield ast.DictComp(node.key, node.value, generators), "removed condition"
            else:
                yield type(node)(node.elt, generators), "removed condition"


def of_statement(node: ast.stmt) -> Iterator[Change]:
    """Dropped statements, returned values, negated and removed conditions."""
    if isinstance(node, ast.If):
        if not is_negated_inside(node.test):
            yield ast.If(negated(node.test), node.body, node.orelse), "negated condition"
        if not node.orelse and not isinstance(node.test, ast.BoolOp):
            yield ast.If(ast.Constant(True), node.body, []), "removed condition"
    elif isinstance(node, ast.While) and not isinstance(node.test, ast.Constant) and not is_negated_inside(node.test):
        yield ast.While(negated(node.test), node.body, node.orelse), "negated condition"
    elif isinstance(node, ast.Return) and node.value is not None:
        if not isinstance(node.value, ast.Constant):  # constants have changes of their own
            yield ast.Return(ast.Constant(None)), "returned value"
    elif isinstance(node, ast.AugAssign):
        if type(node.op) in ARITHMETIC:
            yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value), "arithmetic"
        yield ast.Pass(), "dropped statement"
    elif is_dropped(node):
        yield ast.Pass(), "dropped statement"


def is_dropped(node: ast.stmt) -> bool:
    """Whether a statement can be left out without an unknown name following from it."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Return | ast.Raise | ast.Break | ast.Continue | ast.Delete)


def negated(test: ast.expr) -> ast.expr:
    """The opposite of a condition."""
    return ast.UnaryOp(ast.Not(), test)


def is_negated_inside(test: ast.expr) -> bool:
    """Whether a change of the condition itself is its opposite already: one that is not made twice."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return isinstance(test.ops[0], ast.Eq | ast.NotEq | ast.In | ast.NotIn | ast.Is | ast.IsNot)
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
