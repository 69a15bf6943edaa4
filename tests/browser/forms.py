"""Filling in the workshop's forms from a document, by the labels that a person reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

LOCALE = Path(__file__).parents[2] / "web/src/workshop/locale"
#: The keys by which operations are told apart.
TAGS = ("do", "op")


class Form:
    """The form of the item that is open, in one language."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = FluentBundle([language], use_isolating=False)
        self.words.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")))

    def say(self, key: str, **facts: Any) -> str:
        """A text of the workshop."""
        pattern = self.words.get_message(key).value
        assert pattern is not None
        return str(self.words.format_pattern(pattern, facts)[0])

    def label(self, key: str) -> str:
        """What stands beside a field; keys without a text are spelt out."""
        return self.say(f"field-{key}") if self.words.has_message(f"field-{key}") else key.capitalize()

    def add(self, table: str) -> None:
        """Begin a new item of a group."""
        group = self.page.locator("nav details").filter(
            has=self.page.locator("summary", has_text=self.say(f"table-{table}"))
        )
        if group.first.get_attribute("open") is None:
            group.first.locator("summary").click()
        name = self.say("new-one", kind=self.say(f"one-{table}"))
        group.first.get_by_role("button", name=name).click()

    def write(self, document: Mapping[str, Any], first: Sequence[str] = ()) -> None:
        """Fill in everything that a document says, some keys before the others."""
        grid = self.page.locator(".form > .grid")
        for key in [*first, *(key for key in document if key not in first)]:
            if key == "icon":
                continue  # a file
            self.put(grid, key, self.label(key), document[key])

    def put(self, grid: Locator, key: str, label: str, value: Any) -> None:
        """One value below its label."""
        if isinstance(value, bool):
            grid.locator(f"xpath=./label[normalize-space(.)={quoted(label)}]").get_by_role("checkbox").set_checked(
                value
            )
        elif isinstance(value, Mapping):
            self.put_map(self.fieldset(grid, label), key, label, value)
        elif isinstance(value, list) and value and isinstance(value[0], Mapping | list):
            self.put_rows(self.fieldset(grid, label), value)
        else:
            self.put_plain(grid, label, value)

    def fieldset(self, grid: Locator, label: str) -> Locator:
        """The fields below a heading."""
        return grid.locator(f"xpath=./fieldset[legend[normalize-space(.)={quoted(label)}]]")

    def put_plain(self, grid: Locator, label: str, value: Any) -> None:
        """A word, a number, or several of them in one line."""
        field = grid.locator(f"xpath=./div[label[normalize-space(text()[1])={quoted(label)}]]").locator(".field")
        boxes = self.fieldset(grid, label)
        if isinstance(value, list) and not field.count() and boxes.count():
            for box in boxes.get_by_role("checkbox").all():
                known = [self.say(f"value-{one}") for one in value]
                box.set_checked(box.locator("xpath=..").inner_text().strip() in known)
            return
        expect(field).to_have_count(1)
        text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(value=text)
        else:
            field.fill(text)
            field.blur()

    def put_map(self, box: Locator, key: str, label: str, value: Mapping[str, Any]) -> None:
        """The fields of a table; of texts by language, those of the languages that it has."""
        grid = box.locator("> .grid")
        for inner, one in value.items():
            name = f"{label} ({inner})" if key in ("title", "text") and len(inner) == 2 else self.label(inner)
            self.put(grid, inner, name, one)
        if key == "table":
            for field in grid.locator("> div").all():
                named = field.locator("label").inner_text().strip()
                if named not in value:
                    field.locator(".field").fill("")
                    field.locator(".field").blur()

    def put_rows(self, box: Locator, rows: list[Any]) -> None:
        """A list of tables or of lists: as many rows as needed."""
        found = box.locator("> .row")
        take_out = self.say("take-out")
        while found.count() > len(rows):
            found.last.locator(f"xpath=./button[@aria-label={quoted(take_out)}]").click()
        for place, row in enumerate(rows):
            if found.count() <= place:
                box.locator("> button").last.click()
            own = found.nth(place).locator("> fieldset")
            if isinstance(row, list):
                self.put_rows(own, row)
                continue
            tag = next((tag for tag in TAGS if tag in row), "")
            if tag:
                own.locator("> label select").select_option(value=row[tag])
            for key, value in row.items():
                if key != tag:
                    self.put(own.locator("> .grid"), key, self.label(key), value)


def quoted(text: str) -> str:
    """A text in XPath."""
    return f'"{text}"'
