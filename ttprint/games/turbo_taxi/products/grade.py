"""Product: how hard a setup is, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.cards import rule_grade
from ttprint.games.turbo_taxi.grading.grades import (
    DISCLAIMER,
    VERSION,
    Efforts,
    Grade,
    Level,
    RuleGrade,
    Solver,
    class_code,
    grade,
)
from ttprint.games.turbo_taxi.products.options import CROSSING, SETUP
from ttprint.games.turbo_taxi.products.reading import code_line, crossing_text, kind_name, plain, read_card, rule_text
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities
from ttprint.games.turbo_taxi.puzzle.tiles import Kind
from ttprint.option import Values
from ttprint.order.context import Context
from ttprint.product import Report, ReportLine, bold, line
from ttprint.words.catalog import Words
from ttprint.words.figures import aligned, decimal


def _grade(values: Values, context: Context) -> Report:
    card = read_card(values["setup"], values)
    words = GAME.words(context.lang)
    if not correct_cities(card.setup, card.crossing, card.rule):
        none = plain(words, "report.solve.none", crossing=crossing_text(card.crossing, words))
        return Report(_known(card), (code_line(card, words), line(none)), right=False)
    found = grade(card.setup, card.crossing)
    ruled = rule_grade(card.setup, card.crossing, card.rule) if card.rule else None
    return Report(_data(card, found, ruled), tuple(_report(card, found, ruled, words)))


def _data(card: CardCode, found: Grade, ruled: RuleGrade | None) -> dict[str, object]:
    """What is known of the card; level, percentile, core, solutions and effort are with its rule."""
    on_card = ruled or found
    return {
        **_known(card),
        "level": on_card.level.value,
        "percentile": on_card.percentile,
        "core": on_card.core,
        "solutions": _count(card, found),
        "not_joined": found.fillings - found.solutions,
        "needed": {kind.value: count for kind, count in zip(Kind, found.needed, strict=True) if count},
        "effort": _efforts(on_card.efforts),
        "without_rule": {
            "level": found.level.value,
            "percentile": found.percentile,
            "core": found.core,
            "solutions": found.solutions,
            "effort": _efforts(found.efforts),
        },
        "expert": [
            {
                "rule": expert.rule.extra.value,
                "unused": [kind.value for kind in expert.rule.unused],
                "solutions": _count(replace(card, rule=expert.rule), found),
                "percentile": expert.percentile,
                "effort": _efforts(expert.efforts),
            }
            for expert in found.experts
        ],
        "table": VERSION,
        "note": DISCLAIMER,
    }


def _known(card: CardCode) -> dict[str, object]:
    """What is known of every card, with or without a correct city; without one it has no level."""
    return {
        "setup": str(card.setup),
        "code": encode(card.setup),
        "card": str(card),
        "class": class_code(card.setup),
        "crossing": card.crossing.value,
        "rule": str(card.rule) if card.rule else None,
        "level": None,
        "solutions": 0,
    }


def _report(card: CardCode, found: Grade, ruled: RuleGrade | None, words: Words) -> Iterator[ReportLine]:
    yield code_line(card, words)
    if ruled:
        told = _with_rule(card, found, ruled, words)
        yield _level_line("report.grade.with_rule", ruled.level, words, expert=told)
    yield _level_line("report.grade.level", found.level, words, share=decimal(found.percentile, ".1f", words))
    yield line(plain(words, f"report.grade.{'agree' if found.core else 'disagree'}"))
    yield from (line(), line(bold(words.say("report.grade.why"))))
    yield from map(line, aligned([*_reasons(found, words)], ("<2", "<36", "")))
    if found.experts:
        yield from (line(), line(bold(words.say("report.grade.experts"))))
        yield from (line(f"  {_with_rule(card, found, expert, words)}") for expert in found.experts)
    crossing, honest = crossing_text(card.crossing, words), words.say("answer.honest")
    yield from (line(), line(plain(words, "report.grade.note", honest=honest, table=VERSION, crossing=crossing)))


def _level_line(key: str, level: Level, words: Words, **values: object) -> ReportLine:
    """A sentence with the name of a level in bold."""
    before, after = plain(words, key, level="|", **values).split("|")
    return line(before, bold(words.say(f"level.{level.value}")), after)


def _reasons(found: Grade, words: Words) -> Iterator[tuple[str, str, str]]:
    """Rows of a table: an indent, what was counted, the figure."""
    needed = [(kind, count) for kind, count in zip(Kind, found.needed, strict=True) if count]
    kinds = ", ".join(f"{count} × {kind_name(kind, words)}" for kind, count in needed)
    yield "", words.say("report.grade.cities"), str(found.solutions)
    yield "", words.say("report.grade.loose"), str(found.fillings - found.solutions)
    yield "", words.say("report.grade.needed"), kinds or words.say("report.grade.none_needed")
    for solver, effort in zip(Solver, found.efforts, strict=True):
        laid = plain(words, "report.grade.laid", n=decimal(8 * 2**effort, ".1f", words))
        name = words.say(f"report.grade.solver.{solver.value}")
        yield "", words.say("report.grade.effort", solver=name), f"{decimal(effort, '.2f', words)}   {laid}"


def _efforts(efforts: Efforts) -> dict[str, float]:
    return {solver.value: one for solver, one in zip(Solver, efforts, strict=True)}


def _count(card: CardCode, found: Grade) -> int:
    """The number of correct cities that keep the card's rule."""
    if card.rule is None:
        return found.solutions
    return found.apart if card.rule == APART else len(correct_cities(card.setup, card.crossing, card.rule))


def _with_rule(card: CardCode, found: Grade, ruled: RuleGrade, words: Words) -> str:
    rule, share = rule_text(ruled.rule, words), decimal(ruled.percentile, ".1f", words)
    if ruled.rule == SINGLE:
        return plain(words, "report.grade.expert", rule=rule, share=share)
    cities = words.count("report.grade.counted", _count(replace(card, rule=ruled.rule), found))
    return plain(words, "report.grade.expert_counted", rule=rule, cities=cities, share=share)


PRODUCTS = {
    "grade": GAME.define(
        "grade",
        (SETUP, CROSSING),
        _grade,
        details="The level and the percentile come from a frozen table of all solvable setups, graded by the effort of "
        "three simulated solvers; docs/grading.md describes how it was made.",
        examples=("ttprint grade 1-7 3-10 NES", "ttprint grade 7KQ2 --crossing flyover --json"),
        formats=("json",),
    )
}
