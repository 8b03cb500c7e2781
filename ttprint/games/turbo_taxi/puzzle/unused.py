"""The three tiles of a set that a city leaves unused, and the extra rule that names them."""

from __future__ import annotations

from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.extra_rules import Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import fillings, solutions
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind

_SET = tuple(SET.items())


def unused_kinds(city: City) -> tuple[Kind, ...]:
    """The kinds of the tiles that a city leaves unused, in the order of the kinds."""
    kinds = [tile.kind for tile in city.tiles]
    return tuple(kind for kind, count in _SET for _ in range(count - kinds.count(kind)))


def unused_rule(setup: Setup, crossing: Crossing) -> ExtraRule | None:
    """Return a rule that names three unused tiles so that one correct city is left, or None if there is no such rule.

    Of several, it is the rule with the most ways to lay the other tiles so that all edges fit, then the first by kinds.
    """
    cities: dict[ExtraRule, int] = {}
    for city in solutions(setup, crossing):
        rule = ExtraRule(Extra.UNUSED, unused_kinds(city))
        cities[rule] = cities.get(rule, 0) + 1
    single = [rule for rule, count in cities.items() if count == 1]
    order = list(Kind)

    def by_traps(rule: ExtraRule) -> tuple[int, list[int]]:
        return -len(fillings(setup, crossing, rule.unused)), [order.index(kind) for kind in rule.unused]

    return min(single, key=by_traps, default=None)
