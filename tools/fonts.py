"""`make fonts`: subset the client's two typefaces into web/src/design/fonts.

IBM Plex Sans as one variable font of three weights, Saira, semi-condensed, in two: Latin-1, the quotation marks,
dashes and signs of the texts, figures of one width. The licence reserves the names of the originals, so the files bear
others; their copyright and licence stay in them and lie beside them.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from web import npm

FONTS = Path(__file__).parents[1] / "web" / "src" / "design" / "fonts"
#: Latin-1, oe, dashes, quotation marks, ellipsis, bullet, euro, arrows and signs of arithmetic.
LETTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x100), 0x152, 0x153, 0x2013, 0x2014, *range(0x2018, 0x201F), 0x2022, 0x2026,
    0x20AC, 0x2190, 0x2192, 0x2212, 0x2248, 0x2264, 0x2265,
]  # fmt: skip
#: The name records of a font: family, style, unique name, full name, PostScript name, and so on.
NAMES = (1, 2, 3, 4, 6, 16, 17, 25)


class Source(NamedTuple):
    """A variable font of a package: its path, its name here, and the parts of its axes to keep."""

    package: str
    file: str
    family: str
    name: str
    axes: dict[str, float | tuple[float, float]]


PLEX = "@fontsource-variable/ibm-plex-sans@5.3.0", "ibm-plex-sans-latin-wght-normal.woff2"
SAIRA = "@fontsource-variable/saira@5.3.0", "saira-latin-wdth-normal.woff2"
SOURCES = [
    Source(*PLEX, "Orrery Text", "text", {"wght": (400, 600)}),
    Source(*SAIRA, "Orrery Figures", "figures-500", {"wdth": 87.5, "wght": 500}),
    Source(*SAIRA, "Orrery Figures", "figures-600", {"wdth": 87.5, "wght": 600}),
]


def fetched(package: str, folder: Path) -> Path:
    """The unpacked package."""
    there = folder / package.replace("/", "-")
    if not there.exists():
        there.mkdir()
        subprocess.run(
            [*npm(), "pack", "--silent", package, "--pack-destination", there], check=True, stdout=subprocess.DEVNULL
        )
        shutil.unpack_archive(next(there.glob("*.tgz")), there, "gztar")
    return there / "package"


def small(source: Source, path: Path) -> TTFont:
    """The font with the characters, weights and features that the client uses, under its own name."""
    narrowed = BytesIO()
    instantiateVariableFont(TTFont(path), source.axes).save(narrowed)
    # Read again: an instance in memory lacks what subsetting needs.
    font = TTFont(narrowed)
    options = Options(hinting=False, layout_features=["kern", "tnum", "lnum"], name_IDs=[0, 13, 14, *NAMES])
    cut = Subsetter(options)
    cut.populate(unicodes=LETTERS)
    cut.subset(font)
    names: Any = font["name"]
    for number in NAMES:
        if names.getDebugName(number) is not None and number not in (2, 17):
            names.setName(source.family.replace(" ", "" if number in (6, 25) else " "), number, 3, 1, 0x409)
    font.flavor = "woff2"
    return font


def main() -> None:
    """Write the fonts and their licences."""
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as temporary:
        for source in SOURCES:
            package = fetched(source.package, Path(temporary))
            path = FONTS / f"{source.name}.woff2"
            small(source, package / "files" / source.file).save(path)
            shutil.copy(package / "LICENSE", FONTS / f"LICENSE-{source.name.partition('-')[0]}.txt")
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
