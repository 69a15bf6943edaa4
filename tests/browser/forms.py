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
#: What is drawn rather than typed, and the heading of its part of the form.
DRAWN = {
    "shields": "shields-and-hull",
    "hull": "shields-and-hull",
    "group": "table-weapon",
    "curve": "power-curve",
    "start": "power-curve",
    "table": "field-table",
}


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
        group = self.page.locator(f"nav details[data-table={table}]")
        if group.first.get_attribute("open") is None:
            group.first.locator("summary").click()
        name = self.say("new-one", kind=self.say(f"one-{table}"))
        group.first.get_by_role("button", name=name).click()

    def write(self, document: Mapping[str, Any], first: Sequence[str] = ()) -> None:
        """Fill in everything that a document says, some keys before the others."""
        grid = self.page.locator(".form > .grid, .form > fieldset > .grid")
        for key in [*first, *(key for key in document if key not in first)]:
            if key == "icon":
                continue  # a file
            drawn = DRAWN.get(key)
            if key in ("planets", "asteroids"):
                self.draw_bodies(key, document[key])
            elif drawn is not None and self.section(drawn).count():
                getattr(self, f"draw_{key}")(self.section(drawn), document[key])
            else:
                self.put(grid, key, self.label(key), document[key])

    def section(self, key: str) -> Locator:
        """A part of the form that has its own way to be filled in."""
        return self.page.locator(".form > fieldset", has=self.page.locator("legend", has_text=self.say(key)))

    def draw_shields(self, section: Locator, value: Mapping[str, int]) -> None:
        """The shields of a ship, arc by arc."""
        self.put_map(section.locator("> fieldset"), "shields", self.say("field-shields"), value)

    def draw_hull(self, section: Locator, value: str) -> None:
        """The boxes of a hull: what the loss of each costs, and whether it is critical."""
        group = section.get_by_role("group", name=self.say("field-hull"), exact=True)
        boxes = group.locator(".box")
        wanted = value.split()
        while boxes.count() != len(wanted):
            step = "one-more" if boxes.count() < len(wanted) else "one-less"
            group.get_by_role("button", name=self.say(step, field=self.say("field-hull"))).click()
        for box, text in zip(boxes.all(), wanted, strict=True):
            power = text.rstrip("*").replace("-", "\N{MINUS SIGN}").replace("0", "")
            number = box.locator("button").first
            for _ in range(4):
                if number.inner_text().strip() != power:
                    number.click()
            expect(number).to_have_text(power)
            star = box.locator(".star")
            if (star.get_attribute("aria-pressed") == "true") != text.endswith("*"):
                star.click()

    def draw_group(self, section: Locator, value: list[dict[str, Any]]) -> None:
        """The weapon groups of a ship."""
        rows = section.locator("> ul > li")
        while rows.count() > len(value):
            rows.last.get_by_title(self.say("take-out")).click()
        while rows.count() < len(value):
            section.get_by_role("button", name=self.say("add-weapon")).click()
        for row, group in zip(rows.all(), value, strict=True):
            row.locator("select").select_option(value=group["weapon"])
            for arc, letter in (("front", "F"), ("right", "R"), ("left", "L"), ("rear", "B")):
                box = row.get_by_role("checkbox", name=self.say(f"arc-of-{arc}"))
                if (box.get_attribute("aria-checked") == "true") != (letter in group["arcs"]):
                    box.press("Enter")
            for key in ("count", "red", "yellow"):
                row.get_by_label(self.say(f"field-{key}"), exact=True).fill(str(group[key]))
                row.get_by_label(self.say(f"field-{key}"), exact=True).blur()

    def draw_curve(self, section: Locator, value: list[str]) -> None:
        """The rows of a power curve."""
        rows = section.locator("tbody tr")
        while rows.count() > len(value):
            rows.last.get_by_role("button").click()
        while rows.count() < len(value):
            section.get_by_role("button", name=self.say("add-one")).click()
        for row, text in zip(rows.all(), value, strict=True):
            for field, number in zip(row.locator("input[type=number]").all(), text.split("-"), strict=True):
                field.fill(number)
                field.blur()

    def draw_start(self, section: Locator, value: int) -> None:
        """The row that a ship starts with, by its speed."""
        for row in section.locator("tbody tr").all():
            if row.locator("input[type=number]").nth(1).input_value() == str(value):
                row.get_by_role("radio").check()

    def draw_bodies(self, key: str, value: list[dict[str, Any]]) -> None:
        """The planets or the asteroids of a module, on its map."""
        seen = self.page.locator(".seen")
        old = seen.locator(f".spot[aria-label*={quoted(': ' + self.say(f'one-{key}'))}]")
        while old.count():
            old.first.dispatch_event("click")
            seen.locator(".body").get_by_role("button", name=self.say("take-out"), exact=True).click()
        seen.get_by_role("button", name=self.label(key), exact=True).click()
        for body in value:
            seen.locator(f".spot[data-hex='{body['at'][0]},{body['at'][1]}']").dispatch_event("click")
            opened = seen.locator(".body")
            opened.get_by_label(self.say("field-number"), exact=True).fill(str(body["number"]))
            opened.get_by_label(self.say("field-number"), exact=True).blur()
            for place, resource in enumerate(body["resources"], 1):
                one = opened.get_by_role("group", name=f"{self.say('field-resources')} {place}", exact=True)
                one.get_by_role("button", name=self.say(f"value-{resource}"), exact=True).click()

    def draw_table(self, section: Locator, value: Mapping[str, list[int]]) -> None:
        """What each number of the die does at each range."""
        rows = section.locator("tbody tr")
        for range_ in rows.locator("th").all_inner_texts():
            if range_ not in value:
                section.get_by_label(f"{self.say('take-out')}: {self.say('range')} {range_}", exact=True).click()
        while rows.count() < len(value):
            section.locator("> button").click()
        for range_, numbers in value.items():
            for die, number in enumerate(numbers, 1):
                field = section.get_by_label(self.say("damage-at", range=range_, die=die), exact=True)
                field.fill(str(number))
                field.blur()

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
        field = grid.locator(f"xpath=./div[label[normalize-space(text()[1])={quoted(label)}]]").locator(
            ".field, .step input"
        )
        boxes = self.fieldset(grid, label)
        if isinstance(value, list) and not field.count() and boxes.count():
            for box in boxes.get_by_role("checkbox").all():
                known = [self.say(f"value-{one}") for one in value]
                box.set_checked(box.locator("xpath=..").inner_text().strip() in known)
            for name in boxes.locator("button[aria-pressed]").all():
                if (name.get_attribute("aria-pressed") == "true") != (name.get_attribute("value") in value):
                    name.click()
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
