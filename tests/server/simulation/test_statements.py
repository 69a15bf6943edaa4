"""Statements that the simulation runs directly do what SQLAlchemy's engine does with them."""

from __future__ import annotations

import sqlite3

import pytest
from sqlalchemy import Select, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from tests.server.simulation.database import engine_of, template
from tests.server.simulation.statements import Direct

from orrery.server.store import schema

PEOPLE = schema.people
NAMED = select(PEOPLE.c.id).where(PEOPLE.c.name.in_(bindparam("names", expanding=True))).order_by(PEOPLE.c.id)


@pytest.fixture
def direct() -> Direct:
    """A database with three people."""
    file = sqlite3.connect(":memory:")
    template().backup(file)
    made = Direct(file, engine_of(file).connect())
    rest = {"notify": "{}", "created": 1.0, "seen": 2.0}
    rows = [{"id": str(number), "name": f"P{number}", "admin": number == 2, **rest} for number in range(3)]
    made.execute(insert(PEOPLE), rows)
    return made


@pytest.mark.parametrize(
    "statement",
    [
        select(PEOPLE).order_by(PEOPLE.c.id),
        select(PEOPLE.c.admin, PEOPLE.c.id).where(PEOPLE.c.admin.is_(True)),
        select(PEOPLE.c.id).where(PEOPLE.c.name == "P1"),
        select(PEOPLE.c.id).where(PEOPLE.c.name == "P2"),
        select(PEOPLE.c.id).where(PEOPLE.c.id.in_(["0", "2"]), PEOPLE.c.created < 3).order_by(PEOPLE.c.id).limit(1),
        select(PEOPLE.c.id).where(PEOPLE.c.id.in_([])),
    ],
)
def test_rows_are_the_same(direct: Direct, statement: Select[tuple[object, ...]]) -> None:
    assert direct.execute(statement).mappings().all() == direct.connection.execute(statement).mappings().all()


@pytest.mark.parametrize("names", [["P0", "P2"], ["P1"], []])
def test_lists_may_have_any_length(direct: Direct, names: list[str]) -> None:
    found = direct.execute(NAMED, {"names": names}).scalars().all()
    assert found == direct.connection.execute(NAMED, {"names": names}).scalars().all()
    assert len(found) == len(names)


def test_values_are_those_of_the_statement_at_hand(direct: Direct) -> None:
    for number in range(3):
        changed = direct.execute(update(PEOPLE).where(PEOPLE.c.id == str(number)).values(name=f"Q{number}"))
        assert changed.rowcount == 1
    assert direct.execute(update(PEOPLE).where(PEOPLE.c.id == "3").values(name="Q3")).rowcount == 0
    assert direct.execute(select(PEOPLE.c.name).order_by(PEOPLE.c.id)).scalars().all() == ["Q0", "Q1", "Q2"]


def test_errors_are_those_of_sqlalchemy(direct: Direct) -> None:
    row = {"id": "0", "name": "P", "admin": False, "notify": "{}", "created": 1.0, "seen": 2.0}
    with pytest.raises(IntegrityError, match=r"people\.id"):
        direct.execute(insert(PEOPLE), row)
