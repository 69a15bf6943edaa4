"""Rows for any table of the database, for tests that need something in all of them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Float, LargeBinary, String, Table


def made_up(column: Column[Any], said: str, named: dict[str, Any]) -> Any:
    """A value for a column: the id of what it points to, or what is said everywhere; times are far away."""
    for key in column.foreign_keys:
        return named[key.column.table.name]
    if isinstance(column.type, String):
        return said[: column.type.length]
    return {Float: 1e12, LargeBinary: said.encode(), Boolean: False}.get(type(column.type), 7)


def row_of(table: Table, said: str, named: dict[str, Any]) -> dict[str, Any]:
    """A row for a table; `named` has the ids that it points to, by table."""
    return {column.name: made_up(column, said, named) for column in table.columns}
