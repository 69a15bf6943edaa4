"""Runs SQLAlchemy's statements on SQLite's own interface: compiled once, at a fraction of the cost of its engine."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import BindParameter, Connection, Dialect
from sqlalchemy.engine.result import IteratorResult, SimpleResultMetaData
from sqlalchemy.exc import DBAPIError

Processor = Callable[[Any], Any]
Binds = list[BindParameter[Any]]
#: Stands in a statement's text for a list of values.
LIST = re.compile(r"__\[POSTCOMPILE_\w+\]")


class Rows(IteratorResult[Any]):
    """What a statement returns."""

    rowcount: int


class Plan:
    """A statement as text, where its values come from, and what becomes of its rows."""

    def __init__(self, compiled: Any, binds: Binds, given: frozenset[str]) -> None:
        self.text: str = compiled.string
        #: The text with lists of several lengths.
        self.texts: dict[tuple[int, ...], str] = {}
        lists = {compiled.bind_names[bind] for bind in compiled.post_compile_params}
        used = compiled._cache_key_bind_match[0]
        own = {id(copy): place for place, bind in enumerate(binds) for copy in used[bind]}
        named = {name: bind for bind, name in compiled.bind_names.items()}
        #: For each value: its name if it is given with the statement, its place in those of the statement, or itself.
        self.sources: list[tuple[str | None, int | None, Any, Processor | None, bool]] = []
        for name in compiled.positiontup or []:
            bind, processor = named[name], compiled._bind_processors.get(name)
            source = next((one for one in (bind.key, name) if one in given), None)
            self.sources.append((source, own.get(id(bind)), bind, processor, name in lists))
        self.has_lists = bool(lists)
        columns = compiled._result_columns
        self.metadata = SimpleResultMetaData([column.keyname for column in columns])
        processors = [column.type._cached_result_processor(compiled.dialect, None) for column in columns]
        self.processors = processors if any(processors) else []

    def values(self, binds: Binds, given: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """The text of a statement and its values, in the order of the text."""
        values: list[Any] = []
        lengths = []
        for name, place, bind, processor, is_list in self.sources:
            own = bind if place is None else binds[place]
            value: Any = own.effective_value if name is None else given[name]
            if is_list:
                lengths.append(len(value))
                values += value if processor is None else [processor(one) for one in value]
            else:
                values.append(value if processor is None else processor(value))
        return self._text(tuple(lengths)) if self.has_lists else self.text, values

    def _text(self, lengths: tuple[int, ...]) -> str:
        known = self.texts.get(lengths)
        if known is None:
            left = iter(lengths)
            known = LIST.sub(lambda _: ", ".join("?" * next(left)), self.text)
            self.texts[lengths] = known
        return known

    def rows(self, found: list[tuple[Any, ...]]) -> Iterable[tuple[Any, ...]]:
        """Rows as SQLAlchemy returns them."""
        if not self.processors:
            return found
        return [
            tuple(value if to is None else to(value) for value, to in zip(row, self.processors, strict=True))
            for row in found
        ]


#: None: not a statement for this.
PLANS: dict[Any, Plan | None] = {}


def plan_of(statement: Any, key: Any, given: frozenset[str], dialect: Dialect) -> Plan | None:
    """How to run a statement; None if only SQLAlchemy can."""
    if key is None:
        return None
    which = (key.key, given)
    if which in PLANS:
        return PLANS[which]
    names = sorted(given) if given else None
    compiled = statement._compiler(dialect, cache_key=key, column_keys=names, for_executemany=False)
    special = compiled.literal_execute_params or compiled.insert_prefetch or compiled.update_prefetch
    plan = None if special else Plan(compiled, key.bindparams, given)
    PLANS[which] = plan
    return plan


class Direct:
    """A connection that runs statements directly, and by SQLAlchemy what only that can."""

    def __init__(self, file: sqlite3.Connection, connection: Connection) -> None:
        self.file = file
        self.connection = connection
        self.dialect = connection.dialect

    def execute(self, statement: Any, parameters: Any = None) -> Any:
        """Run a statement."""
        many = isinstance(parameters, list)
        given = (parameters[0] if many else parameters) or {}
        # Statements that are made once keep how they are run.
        known = statement.__dict__.get("_simulated")
        if known is None or known[0] != given.keys():
            key = statement._generate_cache_key()
            plan = plan_of(statement, key, frozenset(given), self.dialect)
            known = (given.keys(), plan, key.bindparams if key is not None else [])
            statement.__dict__["_simulated"] = known
        plan, binds = known[1:]
        if plan is None or (many and (plan.has_lists or plan.metadata.keys)):
            return self.connection.execute(statement, parameters)
        try:
            if many:
                cursor = self.file.executemany(plan.text, [plan.values(binds, one)[1] for one in parameters])
            else:
                cursor = self.file.execute(*plan.values(binds, given))
            rows = Rows(plan.metadata, iter(plan.rows(cursor.fetchall())))
        except sqlite3.Error as error:
            raise DBAPIError.instance(plan.text, None, error, sqlite3.Error, hide_parameters=True) from error
        rows.rowcount = cursor.rowcount
        return rows
