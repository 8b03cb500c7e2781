"""The report of a simulation as text, in the user's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ttprint.geometry import plain_sum
from ttprint.words.catalog import Words
from ttprint.words.figures import aligned, decimal, percent
from ttprint.words.typography import number, untied

Figures = Mapping[str, Any]  # as `as_dict` of simulation/report.py returns them


def text_lines(found: Figures, words: Words) -> Iterator[str]:
    """The figures of a simulation as lines of text."""
    yield _say(words, "whole" if found["whole_rounds"] else "title", found, games=number(found["games"], words.tag))
    yield from aligned([*_game_rows(found, words)], ("<11", ""))
    yield _say(words, "endless", found)
    yield ""
    yield from aligned([*_course_rows(found, words)], ("<32", "<8", ">9", ">9", ">9", ">9", ">9"))
    yield ""
    yield from aligned([*_card_rows(found, words)], ("<18", "<8", ">7", ">9", ">9", ">8", ">9", ">8"))


def _game_rows(found: Figures, words: Words) -> Iterator[tuple[str, str]]:
    """The name of each figure of the games and its text."""
    shares = [decimal(seat["share"], ".2f", words) for seat in found["wins_by_seat"]]
    players = [f"{player['name']} {decimal(player['share'], '.2f', words)}" for player in found["wins_by_player"]]
    average = [
        f"{words.say(f'report.simulate.a_game.{name}')} {decimal(value, 'g', words)}"
        for name, value in found["a_game"].items()
    ]
    notes = [_say(words, "note", count=count, value=value) for value, count in found["notes"].items()]
    rows = {
        "rounds": _say(words, "spread_most", found["rounds"], low=5, high=95),
        "minutes": _say(words, "spread", found["minutes"], low=5, high=95),
        "seats": "  ".join([*shares, f"(± {decimal(found['interval'], '.2f', words)})"]),
        "players": "  ".join(players),
        "averages": "  ".join(average),
        "dull": _say(words, "of_turns", share=percent(found["dull_hands"], ".2", words), most=found["dull_run"]),
        "notes": _say(words, "suffice", notes="  ".join(notes), share=decimal(99.9, ".1f", words)),
        "lost": _say(words, "of_money", share=percent(found["lost"], ".1", words)),
        "penniless": _say(words, "of_games", share=percent(found["penniless"], ".1", words)),
        "leader": _say(words, "of_games", share=percent(found["leader_wins"], ".1", words)),
        "rules": _say(words, f"edition.{found['rules']}"),
    }
    return ((words.say(f"report.simulate.row.{name}"), text) for name, text in rows.items())


def _course_rows(found: Figures, words: Words) -> Iterator[list[str]]:
    yield [words.say("sheet.course"), *words.list("report.simulate.course_heads")]
    mean = plain_sum(row["value"] for row in found["courses"]) / len(found["courses"])
    for row in found["courses"]:
        counts = [str(row[name]) for name in ("drawn", "played", "useless")]
        value, rest = decimal(row["value"], ".2f", words), percent(row["value"] / (mean or 1) - 1, "+.1", words)
        yield [row["name"], words.say(f"report.simulate.kind.{row['kind']}"), *counts, value, rest]


def _card_rows(found: Figures, words: Words) -> Iterator[list[str]]:
    kind, copies, drawn, played, useless, value = words.list("report.simulate.card_heads")
    yield [words.say("sheet.event"), kind, copies, drawn, played, "", useless, value]
    for row in found["cards"]:
        kind, counts = row["kind"], [str(row[name]) for name in ("copies", "drawn", "played")]
        share = percent(row["played"] / max(row["drawn"], 1), ".1", words)
        worth = decimal(row["value"], "+.2f", words)
        yield [row["name"], words.say(f"report.simulate.kind.{kind}"), *counts, share, str(row["useless"]), worth]


def _say(words: Words, key: str, found: Figures | None = None, **values: object) -> str:
    return untied(words.say(f"report.simulate.{key}", **{**(found or {}), **values}))
