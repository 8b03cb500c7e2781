"""Print the figures about hints in docs/grading.md: what the three steps do for every class of setups.

python -m tools.hint_figures            all classes, for both readings of the crossing, with and without extra rules
python -m tools.hint_figures 50         every fiftieth class only
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ttprint.games.turbo_taxi.challenges.hints import RouteStep, hints_for
from ttprint.games.turbo_taxi.challenges.knowledge import Knowledge
from ttprint.games.turbo_taxi.puzzle.atlas import classes
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities, filled
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing
from ttprint.games.turbo_taxi.puzzle.unused import unused_rule

MORE = 1e-6  # wastes and uncertainties that differ by less are equal
RULES = ("no rule", "apart", "unused")


@dataclass(frozen=True, slots=True)
class Measured:
    """A card and what is left of it before the first step and after each: fillings, uncertainty, waste."""

    fillings: tuple[int, ...]
    uncertainty: tuple[float, ...]
    waste: tuple[float, ...]
    routes: int

    @property
    def harder(self) -> tuple[bool, ...]:
        """For each step, whether the careful solver wastes more after it than before."""
        return tuple(after > before + MORE for before, after in pairwise(self.waste))

    @property
    def idle(self) -> tuple[bool, ...]:
        """For each step, whether it rules out no tile on any square and no way to fill the table."""
        return tuple(before < after + MORE for before, after in pairwise(self.uncertainty))

    @property
    def same_fillings(self) -> int:
        """The number of steps that rule out no way to fill the table."""
        return sum(before == after for before, after in pairwise(self.fillings))


def measure(setup: Setup, crossing: Crossing, rule: ExtraRule | None = None) -> Measured:
    """The measurements of a card's hints."""
    found, named = hints_for(setup, crossing, rule), rule.unused if rule else ()
    knowledge = Knowledge.of(setup, named)
    trials, cities = list(filled(setup, crossing, named)), list(correct_cities(setup, crossing, rule))
    after = [(len(trials), knowledge.uncertainty(len(trials)), knowledge.waste(cities))]
    for step in found.steps:
        knowledge = step.added_to(knowledge, crossing)
        trials, cities = ([one for one in some if step.keeps(one, crossing)] for some in (trials, cities))
        after.append((len(trials), knowledge.uncertainty(len(trials)), knowledge.waste(cities)))
    routes = sum(isinstance(step, RouteStep) for step in found.steps)
    ways, uncertainty, waste = zip(*after, strict=True)
    return Measured(ways, uncertainty, waste, routes)


def report(title: str, cards: Sequence[Measured]) -> None:
    count: Counter[str] = Counter()
    for one in cards:
        count["first step wastes more"] += one.harder[0]
        count["any step wastes more"] += any(one.harder)
        count["an idle step"] += any(one.idle)
        count["fewer than four fillings"] += one.fillings[0] < 4
        count["four or more, but a step rules out none"] += one.fillings[0] >= 4 and one.same_fillings > 0
        count["no route"] += not one.routes
    print(f"\n{title}: {len(cards):,} classes")
    for name in count:
        print(f"  {name:<42}{count[name]:>6,}")
    means = (sum(one.waste[step] for one in cards) / len(cards) for step in range(4))
    print(f"  {'mean waste before and after each step':<42}" + "  ".join(f"{mean:.2f}" for mean in means))


def rules_of(setup: Setup, crossing: Crossing) -> Iterable[tuple[str, ExtraRule | None]]:
    """The extra rules with which a setup can be a card, none among them."""
    unused = unused_rule(setup, crossing)
    rules = zip(RULES, (None, APART, unused), strict=True)
    return [
        (name, rule) for name, rule in rules if (rule or name == RULES[0]) and correct_cities(setup, crossing, rule)
    ]


def main(every: int) -> None:
    for crossing in Crossing:
        cards: dict[str, list[Measured]] = {name: [] for name in RULES}
        for setup, _ in classes()[::every]:
            for name, rule in rules_of(setup, crossing):
                cards[name].append(measure(setup, crossing, rule))
        for name in RULES:
            report(f"{crossing.value}, {name}", cards[name])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
