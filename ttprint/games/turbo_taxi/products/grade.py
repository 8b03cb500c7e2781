"""Product: how hard a setup is, and why."""

from __future__ import annotations

from collections.abc import Iterator

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import DISCLAIMER, VERSION, Efforts, Expert, Grade, Solver, grade
from ttprint.games.turbo_taxi.products.answers import SETUP
from ttprint.games.turbo_taxi.products.options import CROSSING
from ttprint.games.turbo_taxi.products.reading import read_card, rule_text
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.tiles import Kind
from ttprint.option import Values
from ttprint.order.context import Context
from ttprint.product import Report, ReportLine, bold, line


def _grade(values: Values, context: Context) -> Report:
    card = read_card(values["setup"], values)
    found = grade(card.setup, card.crossing)
    return Report(_data(card, found), tuple(_report(card, found)))


def _data(card: CardCode, found: Grade) -> dict[str, object]:
    return {
        "setup": str(card.setup),
        "code": encode(card.setup),
        "card": str(card),
        "class": found.class_code,
        "crossing": card.crossing.value,
        "rule": str(card.rule) if card.rule else None,
        "level": found.level.value,
        "percentile": found.percentile,
        "core": found.core,
        "solutions": found.solutions,
        "not_joined": found.fillings - found.solutions,
        "needed": {kind.value: count for kind, count in zip(Kind, found.needed, strict=True) if count},
        "effort": _efforts(found.efforts),
        "expert": [
            {
                "rule": expert.rule.extra.value,
                "unused": [kind.value for kind in expert.rule.unused],
                "solutions": _count(found, expert.rule),
                "percentile": expert.percentile,
                "effort": _efforts(expert.efforts),
            }
            for expert in found.experts
        ],
        "table": VERSION,
        "note": DISCLAIMER,
    }


def _report(card: CardCode, found: Grade) -> Iterator[ReportLine]:
    yield line(bold(str(card.setup)), "   code ", bold(str(card)))
    if card.rule:
        yield _with_rule(card.rule, found)
    level = bold(found.level.value)
    yield line("Level ", level, f": harder than {_share(found.percentile)} of all solvable setups.")
    agree = "put it at this level" if found.core else "do not all put it at this level"
    yield line(f"The three simulated solvers {agree}.")
    rows = {
        "correct cities": str(found.solutions),
        "fillings that fit but do not join": str(found.fillings - found.solutions),
        "tiles that every city needs": _needed(found) or "none of the eight is the same in all",
    } | {f"effort, {name}": _effort(one) for name, one in _efforts(found.efforts).items()}
    yield from (line(), line(bold("Why")))
    yield from (line(f"  {name:<36}{value}") for name, value in rows.items())
    if found.experts:
        yield from (line(), line(bold("For experts")))
        yield from (line(f"  {_expert(found, expert)}") for expert in found.experts)
    yield from (line(), line(f"{DISCLAIMER} Table {VERSION}, with the crossing read as a {card.crossing.value}."))


def _with_rule(rule: ExtraRule, found: Grade) -> ReportLine:
    expert = next((one for one in found.experts if one.rule == rule), None)
    if expert is None:
        return line(f"With the card's rule ({rule_text(rule)}) it has no grade of its own; without it:")
    return line("Level ", bold("expert"), f" with the card's rule: {_expert(found, expert)}. Without it:")


def _efforts(efforts: Efforts) -> dict[str, float]:
    return {solver.value: one for solver, one in zip(Solver, efforts, strict=True)}


def _effort(effort: float) -> str:
    return f"{effort:.2f}   ({8 * 2**effort:.1f} tiles laid on average until the first correct city; the least is 8)"


def _needed(found: Grade) -> str:
    return ", ".join(f"{count} × {kind.value}" for kind, count in zip(Kind, found.needed, strict=True) if count)


def _count(found: Grade, rule: ExtraRule) -> int:
    return found.apart if rule.extra is Extra.APART else 1


def _expert(found: Grade, expert: Expert) -> str:
    cities = "one correct city" if _count(found, expert.rule) == 1 else f"{found.apart} correct cities"
    counted = "" if expert.rule.extra is Extra.SINGLE else f" ({cities})"
    return f"{rule_text(expert.rule)}{counted}: harder than {_share(expert.percentile)}"


def _share(percentile: float) -> str:
    return f"{percentile:.1f} %"


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
