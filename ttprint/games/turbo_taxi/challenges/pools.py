"""The candidates for a pack: for each level and kind of card, the classes of setups with the rule they would have."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from ttprint.games.turbo_taxi.challenges.challenge import COUNTABLE
from ttprint.games.turbo_taxi.challenges.profanity import images_of_old, printable_count, printable_images
from ttprint.games.turbo_taxi.grading.cards import table_grade
from ttprint.games.turbo_taxi.grading.grades import Grade, Level, RuleGrade, grades
from ttprint.games.turbo_taxi.puzzle.card_codes import KIND_LETTERS, CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.codes import rank_of_code, setup_of_rank
from ttprint.games.turbo_taxi.puzzle.extra_rules import SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


@dataclass(frozen=True)
class Candidate:
    """A class that may go into a pack, with the level, rule and kind that its card would have."""

    grade: Grade
    setup: Setup
    on_card: Grade | RuleGrade  # with the rule that the card would have
    kind: CardKind
    crossing: Crossing

    @property
    def rule(self) -> ExtraRule | None:
        """The rule on the card."""
        return self.on_card.rule if isinstance(self.on_card, RuleGrade) else None

    @property
    def level(self) -> Level:
        """The level on the card."""
        return self.on_card.level

    @property
    def percentile(self) -> float:
        """The share of all solvable setups that are easier than the card."""
        return self.on_card.percentile

    @property
    def core(self) -> bool:
        """True if all three simulated solvers put the card at its level."""
        return self.on_card.core

    @cached_property
    def images(self) -> tuple[Setup, ...]:
        """The turned and mirrored setups that a card may show."""
        kind = self.kind if self.kind in KIND_LETTERS else CardKind.BUILD
        return printable_images(CardCode(self.setup, self.crossing, self.rule, kind))

    @cached_property
    def old_images(self) -> tuple[Setup, ...]:
        """The images among which one is chosen: those that a card might show before there were later rude words."""
        return images_of_old(self.setup, self.crossing, self.rule)

    @cached_property
    def old_count(self) -> int:
        """The number of `old_images`."""
        return printable_count(self.setup, self.grade.class_code, self.grade.images, self.crossing, self.rule)


@cache
def pool(level: Level, kind: CardKind, crossing: Crossing) -> tuple[Candidate, ...]:
    """All candidates for cards of a level and a kind, in the order of their classes."""
    return tuple(
        Candidate(found, _setup(found), on_card, kind, crossing)
        for found in grades(crossing)
        for on_card in _on_cards(found, kind, level)
        if on_card.level is level
    )


def _setup(found: Grade) -> Setup:
    """The setup that gives the class its name."""
    return setup_of_rank(rank_of_code(found.class_code))


def _on_cards(found: Grade, kind: CardKind, level: Level) -> Iterable[Grade | RuleGrade]:
    """The grades of the cards of a kind that a class makes; of a level at least all that it makes there."""
    expert = level is Level.EXPERT
    apart = [one for one in found.experts if one.rule.extra is Extra.APART]
    match kind:
        case CardKind.COUNT if expert:
            return apart if found.apart in COUNTABLE else ()
        case CardKind.COUNT:
            return (found,) if found.solutions in COUNTABLE else ()
        case CardKind.ONLY if expert:
            return [one for one in found.experts if one not in apart or found.apart == 1]
        case CardKind.ONLY:
            one = table_grade(found, SINGLE) or found.only
            return (one,) if one else ()
        case CardKind.MISTAKES if expert:
            return apart  # the other rules help nobody to find a mistake
        case _:
            return found.experts if expert else (found,)
