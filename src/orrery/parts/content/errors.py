"""Errors in content, all in one form: the file, the item, the key, and what is allowed."""

from __future__ import annotations


class ContentError(ValueError):
    """Invalid content: one line that names file, item, key, and what is allowed."""

    def __init__(self, text: str, file: str = "", item: str = "", key: str = "") -> None:
        super().__init__(text)
        self.file = file
        #: The table and the id of the item, such as "ship 'MON'", and the key in it; empty where it is the whole file.
        self.item = item
        self.key = key


def fault(file: str, item: str, key: str, what: str) -> ContentError:
    """An error about one key of one item.

    >>> print(fault("ships.toml", "ship 'MON'", "hull", "1 to 15 boxes"))
    ships.toml: ship 'MON': key 'hull': 1 to 15 boxes
    >>> print(fault("ships.toml", "", "", "not TOML"))
    ships.toml: not TOML
    """
    told = [file, item, f"key {key!r}" if key else "", what]
    return ContentError(": ".join(part for part in told if part), file, item, key)


def fault_in(where: str, key: str, what: str) -> ContentError:
    """The same for a location that names file and item: `cards.toml: card 'truce'`."""
    file, _, item = where.partition(": ")
    return fault(file, item, key, what)
