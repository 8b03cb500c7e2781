"""The candidates for a pack: for each level and kind of card, the classes of setups with the rule they would have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property

from ttprint.games.turbo_taxi.challenges.challenge import COUNTABLE, CardKind
from ttprint.games.turbo_taxi.challenges.profanity import printable_count, printable_images
from ttprint.games.turbo_taxi.grading.grades import Grade, Level, grades
from ttprint.games.turbo_taxi.puzzle.codes import rank_of_code, setup_of_rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.puzzle.unused import unused_rule


@dataclass(frozen=True)
class Candidate:
    """A class that may go into a pack, with the level, rule and kind that its card would have."""

    grade: Grade
    setup: Setup
    level: Level
    percentile: float
    rule: ExtraRule | None
    kind: CardKind
    crossing: Crossing

    @cached_property
    def images(self) -> tuple[Setup, ...]:
        """The turned and mirrored setups that a card may show."""
        return printable_images(self.setup, self.crossing, self.rule)

    @cached_property
    def version_count(self) -> int:
        """The number of `images`."""
        return printable_count(self.setup, self.grade.class_code, self.grade.images, self.crossing, self.rule)


@cache
def pool(level: Level, kind: CardKind, crossing: Crossing) -> tuple[Candidate, ...]:
    """All candidates for cards of a level and a kind, in the order of their classes."""
    return tuple(
        Candidate(found, _setup(found), level, percentile, rule, kind, crossing)
        for found in grades(crossing)
        for percentile, rule in _rules(found, level, kind, crossing)
    )


def _setup(found: Grade) -> Setup:
    """The setup that gives the class its name."""
    return setup_of_rank(rank_of_code(found.class_code))


def _rules(found: Grade, level: Level, kind: CardKind, crossing: Crossing) -> Iterator[tuple[float, ExtraRule | None]]:
    """The rules with which a class makes such a card, each with its percentile; empty if it makes none."""
    if level is Level.EXPERT:
        yield from _expert_rules(found, kind)
    elif found.level is level:
        yield from ((found.percentile, rule) for rule in _plain_rules(found, kind, crossing))


def _expert_rules(found: Grade, kind: CardKind) -> Iterator[tuple[float, ExtraRule | None]]:
    experts = list(found.experts)
    match kind:
        case CardKind.COUNT:
            experts = [one for one in experts if one.rule.extra is Extra.APART and found.apart in COUNTABLE]
        case CardKind.ONLY:
            experts = [one for one in experts if one.rule.extra is not Extra.APART or found.apart == 1]
        case CardKind.MISTAKES:
            # no rule: the players already look for mistakes
            yield from ((one.percentile, None) for one in experts[:1])
            return
        case _:
            pass
    yield from ((one.percentile, one.rule) for one in experts)


def _plain_rules(found: Grade, kind: CardKind, crossing: Crossing) -> Iterator[ExtraRule | None]:
    match kind:
        case CardKind.COUNT:
            yield from (None,) if found.solutions in COUNTABLE else ()
        case CardKind.ONLY:
            rule = SINGLE if found.solutions == 1 else unused_rule(_setup(found), crossing)
            yield from (rule,) if rule else ()
        case _:
            yield None
