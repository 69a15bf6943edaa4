"""Build the documentation site from docs/ into build/site, strictly, and check that it loads nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from stamps import ROOT

SITE = ROOT / "build" / "site"
#: What a browser loads automatically; links are followed only by people.
FETCHED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """The anchors, the links and the fetched files of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        for name in ("id", "name"):
            if value := given.get(name):
                self.anchors.add(value)
        if tag == "a" and (target := given.get("href")):
            self.links.append(target)
        if tag in FETCHED and given.get("rel") != "canonical" and (target := given.get(FETCHED[tag])):
            self.fetched.append(target)


def faults(site: Path) -> list[str]:
    """Every dead link, and everything that would be loaded from another host."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        name = path.relative_to(site)
        found += [f"{name}: fetches {one}" for one in page.fetched if urlsplit(one).netloc]
        if path.name == "404.html":
            continue  # its links start at the root of a host
        for link in [*page.links, *page.fetched]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if target.is_dir():
                target = target / "index.html"
            if not target.exists():
                found.append(f"{name}: {link} leads nowhere")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                found.append(f"{name}: {link} names no place of its page")
    return found


def main() -> None:
    """Build, check, and print the location of the site."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "NO_COLOR": "1"}
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    said = re.sub(r"\x1b\[[0-9;]*m", "", built.stdout + built.stderr)
    if built.returncode or "No issues found" not in said:
        raise SystemExit(f"{said}\norrery: the documentation does not build")
    if wrong := faults(SITE):
        raise SystemExit("\n".join([*wrong, "orrery: the documentation has dead links or loads from elsewhere"]))
    print(f"orrery: the documentation is at {(SITE / 'index.html').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
