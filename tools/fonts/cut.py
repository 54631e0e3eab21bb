"""
Cuts the shop's fonts down to what the first screen of a page needs (docs/performance.md, Fonts):

    pip install fonttools brotli
    python3 tools/fonts/cut.py

Every other character is in a second file, which browsers load only where a text has one (src/ui/styles/fonts.css).
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

SOURCES = Path("node_modules/@fontsource-variable")
TARGETS = Path("src/ui/styles/fonts")

# English, and the letters that wines and their makers have in their names.
FIRST = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0©®°·×–—‘’“”…‹›−" + "àáâäçèéêëíîñóôöúûüÉ"

# Thousandths of the em, of which a letter in a text has sixteen to a pixel. What is smaller cannot be seen.
EM = 1000
SHIFT = 1
KERNING = 6


def cut(source, family, features, axes=None):
    """Writes what the first screen needs into one file, and every other character into a second one."""
    every = set(TTFont(SOURCES / source).getBestCmap())
    first = {ord(character) for character in FIRST}
    for part, characters in {"first": first, "rest": every - first}.items():
        font = TTFont(SOURCES / source)
        if axes:
            font = instantiateVariableFont(font, axes)
        subsetter = Subsetter(Options(layout_features=features, name_IDs=[0, 1, 2], notdef_outline=True))
        subsetter.populate(unicodes=characters)
        subsetter.subset(font)
        scale_upem(font, EM)
        kern_alike_at_every_weight(font)
        leave_small_shifts_out(font)
        font.flavor = "woff2"
        target = TARGETS / f"{family}-{part}.woff2"
        font.save(target)
        print(f"{target.name}: {target.stat().st_size / 1000:.1f} kB, unicode-range: {ranges(characters)}")


def ranges(characters):
    """Writes code points as the unicode-range of a style sheet."""
    found = []
    for point in sorted(characters):
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in found)


def kern_alike_at_every_weight(font):
    """Takes the kerning of one weight for all: what it differs by fills a third of the file."""
    for table in tables_of_pairs(font):
        table.ValueFormat1 &= 0xF
        table.ValueFormat2 &= 0xF
        for value in values_of(table):
            for name in [name for name in vars(value) if name.endswith("Device")]:
                delattr(value, name)
            if table.Format == 2 and abs(getattr(value, "XAdvance", 0)) < KERNING:
                value.XAdvance = 0


def tables_of_pairs(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            inner = getattr(table, "ExtSubTable", table)
            if type(inner).__name__ == "PairPos":
                yield inner


def values_of(table):
    if table.Format == 1:
        records = [record for pairs in table.PairSet for record in pairs.PairValueRecord]
    else:
        records = [record for first in table.Class1Record for record in first.Class2Record]
    return [value for record in records for value in (record.Value1, record.Value2) if value is not None]


def leave_small_shifts_out(font):
    """Lets browsers find points between others by themselves where they then err by no more than SHIFT."""
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            shifts = list(variation.coordinates)
            if None in shifts:
                shifts = iup_delta(shifts, list(points), control.endPts)
            shifts = [(round(x), round(y)) for x, y in shifts]
            variation.coordinates = iup_delta_optimize(shifts, list(points), control.endPts, tolerance=SHIFT)


# Titles have one optical size: 72, where headlines look printed instead of bookish.
cut(
    "fraunces/files/fraunces-latin-opsz-normal.woff2",
    "fraunces",
    features=["kern", "liga", "mark", "mkmk", "ccmp", "locl"],
    axes={"opsz": 72, "wght": (600, 800)},
)
cut(
    "instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    "instrument-sans",
    features=["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"],
)
