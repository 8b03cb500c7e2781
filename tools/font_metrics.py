"""Writes fonts/metrics.json: heights, widths and kerns of the letters, so that measuring a text needs no font library.

Letters with equal kerns share a class; `kerns` has the kern of each pair of classes that is not zero.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fontTools.ttLib import TTFont

from ttprint import resources
from ttprint.draw.fonts import FILES, METRICS


def metrics(font: str) -> dict[str, Any]:
    """The metrics of a font in thousandths of an em, but for its heights, which are fractions of its size."""
    face = TTFont(resources.folder("fonts") / FILES[font])
    em = face["head"].unitsPerEm
    lines, shapes = face["hhea"], face["OS/2"]
    glyphs: dict[int, str] = face.getBestCmap()
    advances = {chr(code): round(face["hmtx"].metrics[name][0] * 1000 / em) for code, name in sorted(glyphs.items())}
    left, right, kerns = _classes(_kerns(face, glyphs, em))
    return {
        "heights": [lines.ascent / em, -lines.descent / em, shapes.sCapHeight / em, shapes.sxHeight / em],
        "advances": advances,
        "left": left,
        "right": right,
        "kerns": kerns,
    }


def _kerns(face: TTFont, glyphs: dict[int, str], em: int) -> dict[tuple[str, str], int]:
    """The kern of every pair of letters that has one."""
    lookups = [[(table, _rows(table)) for table in lookup.SubTable] for lookup in _lookups(face)]
    found: dict[tuple[str, str], int] = {}
    for first, left in glyphs.items():
        covering = [[rows[left] for _, rows in subtables if left in rows] for subtables in lookups]
        if not any(covering):
            continue
        for second, right in glyphs.items():
            units = sum(next((row[right] for row in rows if right in row), 0) for rows in covering)
            if kern := round(units * 1000 / em):
                found[chr(first), chr(second)] = kern
    return found


def _rows(table: Any) -> dict[str, Mapping[str, int]]:
    """For each first glyph that a subtable covers, the kerns of the second glyphs."""
    if table.Format == 1:
        return {
            left: {pair.SecondGlyph: _advance(pair.Value1) for pair in pairs.PairValueRecord}
            for left, pairs in zip(table.Coverage.glyphs, table.PairSet, strict=True)
        }
    rows = [[_advance(record.Value1) for record in row.Class2Record] for row in table.Class1Record]
    seconds, firsts = table.ClassDef2.classDefs, table.ClassDef1.classDefs
    by_class = [ByClass(row, seconds) for row in rows]
    return {left: by_class[firsts.get(left, 0)] for left in table.Coverage.glyphs}


class ByClass(Mapping[str, int]):
    """The kerns of a row by classes of second glyphs; a glyph that is not listed has class 0."""

    def __init__(self, row: list[int], classes: dict[str, int]) -> None:
        self.row, self.classes = row, classes

    def __getitem__(self, glyph: str) -> int:
        return self.row[self.classes.get(glyph, 0)]

    def __contains__(self, glyph: object) -> bool:
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(self.classes)

    def __len__(self) -> int:
        return len(self.classes)


def _lookups(face: TTFont) -> list[Any]:
    """The kerning lookups for Latin letters, in the order in which they apply."""
    if "GPOS" not in face:
        return []
    table = face["GPOS"].table
    scripts = {record.ScriptTag: record.Script for record in table.ScriptList.ScriptRecord}
    script = scripts.get("latn") or scripts["DFLT"]
    features = (table.FeatureList.FeatureRecord[i] for i in script.DefaultLangSys.FeatureIndex)
    wanted = {i for record in features if record.FeatureTag == "kern" for i in record.Feature.LookupListIndex}
    return [table.LookupList.Lookup[i] for i in sorted(wanted)]


def _advance(value: Any) -> int:
    return int(getattr(value, "XAdvance", 0) or 0)


def _classes(kerns: dict[tuple[str, str], int]) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """The class of each letter as the first and as the second of a pair, and the kern of each pair of classes."""
    left, right = (
        _alike(((a, (b, kern)) for (a, b), kern in kerns.items())),
        _alike(((b, (a, kern)) for (a, b), kern in kerns.items())),
    )
    return left, right, {f"{left[a]} {right[b]}": kern for (a, b), kern in kerns.items()}


def _alike(pairs: Iterable[tuple[str, tuple[str, int]]]) -> dict[str, int]:
    """A number for each letter, the same for letters with equal kerns."""
    rows: dict[str, set[tuple[str, int]]] = {}
    for letter, other in pairs:
        rows.setdefault(letter, set()).add(other)
    numbers: dict[frozenset[tuple[str, int]], int] = {}
    return {letter: numbers.setdefault(frozenset(row), len(numbers)) for letter, row in rows.items()}


def text() -> str:
    """The file."""
    return json.dumps({font: metrics(font) for font in FILES}, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (resources.folder("fonts") / METRICS).write_text(text(), encoding="utf-8")
