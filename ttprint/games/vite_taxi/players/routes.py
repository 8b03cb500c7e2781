"""How far a taxi still has to drive, in squares or in turns.

measure: the distance from a square to a goal, in squares to drive or in mean turns
route: the best order of the destinations
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, permutations

from ttprint.games.vite_taxi.play.legal import IN_ANY_ORDER, ROADS, has_voie
from ttprint.games.vite_taxi.play.state import Taxi
from ttprint.geometry import plain_sum

Table = Sequence[float]  # a value for every square
Measure = Callable[[int, bool], Table]


def squares(goal: int, voie: bool) -> Table:
    """Return the number of squares to drive to the goal."""
    return ROADS.distances(goal, voie)


def turns(goal: int, voie: bool) -> Table:
    """Return the mean number of turns to the goal."""
    return ROADS.turns(goal, voie)


class Routes:
    """Distances to destinations by one measure, cached."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self._tables: dict[tuple[tuple[int, ...], bool, bool], Table] = {}
        self._banks: Table = [min(far) for far in zip(*(measure(bank, False) for bank in ROADS.banks), strict=True)]

    def table(self, to_visit: tuple[int, ...], any_order: bool, voie: bool) -> Table:
        """For every square, return the distance to the last of the destinations."""
        key = to_visit, any_order, voie
        found = self._tables.get(key)
        if found is None:
            orders = permutations(to_visit) if any_order else [to_visit]
            found = self._tables[key] = [min(ways) for ways in zip(*map(self._chain(voie), orders), strict=True)]
        return found

    def _chain(self, voie: bool) -> Callable[[tuple[int, ...]], list[float]]:
        def chain(order: tuple[int, ...]) -> list[float]:
            streets = self.measure(order[0], False)
            legs = [
                (self.measure(goal, False)[start], self.measure(goal, voie)[start]) for start, goal in pairwise(order)
            ]
            later = plain_sum(by_street for by_street, _ in legs)
            # the card opens the Voie once: on the way to the first destination, or on the later leg where it saves most
            saved = max((by_street - by_voie for by_street, by_voie in legs), default=0.0)
            first = zip(streets, self.measure(order[0], voie), strict=True)
            return [min(by_voie, by_street - saved) + later for by_street, by_voie in first]

        return chain

    def left(self, taxi: Taxi) -> Table:
        """For every square, return how far the taxi has to go from there; without a passenger, to the nearest bank."""
        if taxi.course is None:
            return self._banks
        return self.table(taxi.to_visit, IN_ANY_ORDER[taxi.course], has_voie(taxi))

    def to_bank(self, square: int) -> float:
        """Return the distance to the nearest bank."""
        return self._banks[square]
