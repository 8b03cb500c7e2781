"""Products: every correct city of a setup, and a city judged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from enum import Enum

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.products.options import CROSSING, SETUP
from ttprint.games.turbo_taxi.products.reading import (
    code_line,
    crossing_text,
    kinds_text,
    plain,
    read_card,
    read_card_and_city,
    rule_text,
)
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.checker import Fault, faults
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.extra_rules import unused as unused_rule
from ttprint.games.turbo_taxi.puzzle.rule_errors import NotTheOnly
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Places
from ttprint.games.turbo_taxi.puzzle.sketch import sketch
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities, solutions
from ttprint.option import Option, Values
from ttprint.order.context import Context
from ttprint.product import Report, ReportLine, Span, line
from ttprint.words.catalog import Words
from ttprint.words.typography import untied

_STYLES = {"yellow": "yellow", "red": "red", "both": "white", "road": "road"}


class Rule(Enum):
    """The extra rules that need no more words; `unused` has an option of its own."""

    APART = "apart"


def _solve(values: Values, context: Context) -> Report:
    card = read_card(values["setup"], values)
    cities = list(solutions(card.setup, card.crossing, card.rule))
    shown = cities if values["all"] else cities[:1]
    data = {
        "setup": str(card.setup),
        "code": encode(card.setup),
        "card": str(card),
        "crossing": card.crossing.value,
        "rule": str(card.rule) if card.rule else None,
        "green": card.setup.green,
        "solutions": len(cities),
        "cities": [str(city) for city in shown],
    }
    words = GAME.words(context.lang)
    lines = [*_head(card, len(cities), words), *_drawn(card, shown, len(cities), words)]
    return Report(data, tuple(lines), right=bool(cities))


def _head(card: CardCode, count: int, words: Words) -> Iterator[ReportLine]:
    setup, crossing = card.setup, crossing_text(card.crossing, words)
    yield code_line(card, words)
    if count:
        yield line(untied(words.count("report.solve.found", count, crossing=crossing)))
    else:
        yield line(plain(words, "report.solve.none", crossing=crossing))
    if card.rule == SINGLE and count > 1:
        yield line(plain(words, "report.solve.not_single"))
    elif card.rule:
        yield line(plain(words, "report.solve.rule", rule=rule_text(card.rule, words)))
    if not Places.CORNER.allow(setup):
        yield line(plain(words, f"report.solve.green_{setup.green}"))


def _drawn(card: CardCode, cities: Sequence[City], count: int, words: Words) -> Iterator[ReportLine]:
    markers = (f"{colour.value}_{figure}" for colour in Colour for figure in ("taxi", "house"))
    names = {marker: words.list(f"report.marker.{marker}") for marker in markers}
    for number, city in enumerate(cities, 1):
        yield from (line(), line(plain(words, "report.solve.city", n=number, count=count, city=city)), line())
        for row in sketch(card.setup, city, card.crossing, names):
            yield tuple(Span(text, _STYLES.get(ink, "dim")) for text, ink in row)


def _check(values: Values, context: Context) -> Report:
    from ttprint.games.turbo_taxi.challenges.fault_words import fault_text  # solve does not need it

    card, text = read_card_and_city(values["words"], values)
    city = City.parse(text)
    if card.rule == SINGLE and (count := len(correct_cities(card.setup, card.crossing))) > 1:
        raise NotTheOnly(card.setup, count)
    rules = [card.rule] if card.rule and card.rule.extra is not Extra.SINGLE else []
    rules += [APART] if values["rule"] else []
    rules += [unused_rule(values["unused"])] if values["unused"] is not None else []
    broken: dict[Fault, None] = dict.fromkeys(
        fault for rule in (None, *rules) for fault in faults(card.setup, city, card.crossing, rule)
    )
    words, english = GAME.words(context.lang), GAME.words("en")
    lines = [line(fault_text(fault, words)) for fault in broken] or [line(_correct(card, rules, words))]
    data = {
        "setup": str(card.setup),
        "card": str(card),
        "crossing": card.crossing.value,
        "city": str(city),
        "correct": not broken,
        "faults": [
            {"rule": type(fault).__name__, **_plain(fault), "text": fault_text(fault, english)} for fault in broken
        ],
    }
    return Report(data, tuple(lines), right=not broken)


def _correct(card: CardCode, rules: Sequence[ExtraRule], words: Words) -> str:
    extras = [words.say(f"report.check.{rule.extra.value}", kinds=kinds_text(rule.unused, words)) for rule in rules]
    crossing = crossing_text(card.crossing, words)
    return plain(words, "report.check.correct", setup=card.setup, crossing=crossing, extras="".join(extras))


def _plain(fault: Fault) -> dict[str, object]:
    """The places and tiles of a broken rule, as JSON can hold them."""
    values = asdict(fault)
    return {
        key: value if isinstance(value, int | list | tuple | str) else str(getattr(value, "value", value))
        for key, value in values.items()
    }


PRODUCTS = {
    "solve": GAME.define(
        "solve",
        (SETUP, Option("all", False, "Draw all correct cities, not just the first.", common=True), CROSSING),
        _solve,
        details="A setup is two pairs of hours and a centre tile, such as 1-7 3-10 NES; a code is four characters, "
        "such as 7KQ2. Exits with 1 when there is no correct city.",
        examples=("ttprint solve 1-7 3-10 NES", "ttprint solve 7KQ2 --all --crossing flyover"),
        formats=("json",),
    ),
    "check": GAME.define(
        "check",
        (
            replace(SETUP, name="words", help="A setup or its code, and a city.", metavar="SETUP|CODE CITY"),
            CROSSING,
            Option("rule", None, "The extra rule of two networks, one for each colour.", takes=Rule),
            Option("unused", None, "An extra rule: the three tiles that stay unused.", metavar="KINDS"),
        ),
        _check,
        details="A city is nine tile names, row by row, such as ES ESW SW / NES NESW NSW / NE NEW NW. Says that it is "
        "correct, or names every broken rule with its place and exits with 1.",
        examples=("ttprint check 1-7 3-10 NES SW ES NSW / NS NES NESW / NES NW N",),
        formats=("json",),
    ),
}
