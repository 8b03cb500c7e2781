"""Numbers and tables of reports, in the user's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.words.catalog import Words

GAP = 2  # spaces between columns that are wider than planned


def decimal(value: float, form: str, words: Words) -> str:
    """A number in a format such as `.2f`, with the decimal sign of the language."""
    return f"{value:{form}}".replace(".", words.say("calibrate.point"))


def percent(share: float, form: str, words: Words) -> str:
    """A share in per cent in a format such as `.1`, with the signs of the language."""
    return words.say("report.percent", n=decimal(share, f"{form}%", words).rstrip("%"))


def aligned(rows: Sequence[Sequence[str]], columns: Sequence[str]) -> Iterator[str]:
    """The lines of a table. A column such as `<28` is 28 wide and left-aligned; longer texts make it wider.

    The texts of a column without a width are written as they are.
    """
    formats = []
    for i, column in enumerate(columns):
        longest = max(len(row[i]) for row in rows)
        formats.append(f"{column[0]}{longest + GAP}" if column and longest >= int(column[1:]) else column)
    for row in rows:
        yield "".join(f"{cell:{form}}" for cell, form in zip(row, formats, strict=True))
