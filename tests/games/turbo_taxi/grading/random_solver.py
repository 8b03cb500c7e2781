"""The three simulated solvers again, written only from their description and the names of the tiles.

`run` makes one run with dice; `average` goes through every throw of the dice and adds up fractions.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from random import Random

from tests.games.turbo_taxi.puzzle.backtracker import ALIKE, RIM, STOCK

Laid = dict[int, str]
Order = list[tuple[tuple[int, str], ...]]  # the pairs, the one to be joined first in front
Outcome = tuple[
    bool, Fraction
]  # whether there is a correct city behind, and the tiles laid until it stands or all failed
STEP = {"N": -3, "E": 1, "S": 3, "W": -1}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}


class RandomSolver:
    """One of the three solvers (`naive`, `careful`, `road-follower`) with a setup."""

    def __init__(
        self, solver: str, setup: str, flyover: bool = False, unused: tuple[str, ...] = (), laid: Laid | None = None
    ) -> None:
        first, second, centre = setup.split()
        self.start: Laid = {4: centre, **(laid or {})}
        self.solver, self.flyover = solver, flyover
        self.pairs = [tuple(RIM[int(hour)] for hour in pair.split("-")) for pair in (first, second)]
        self.exits = {gate for pair in self.pairs for gate in pair}
        self.stock = {kind: count - unused.count(kind) for kind, count in STOCK.items()}
        self.joins: list[tuple[int, str]] = []

    def follow(self, joins: list[tuple[int, str]]) -> None:
        """Lay only tiles that join these sides of their squares."""
        self.joins = joins

    def run(self, rng: Random) -> int:
        """How many tiles one run lays."""
        order = rng.sample(self.pairs, 2)
        laid, count = dict(self.start), 0

        def search() -> bool:
            nonlocal count
            if len(laid) == 9:
                return self.right(laid)
            squares = self.squares(laid, order)
            if not squares:
                return False
            square = rng.choice(squares)
            tiles = self.fitting(laid, square)
            for name in rng.sample(tiles, len(tiles)):
                count += 1
                laid[square] = name
                if not self.sealed(laid) and search():
                    return True
                del laid[square]
            return False

        assert search()
        return count

    def average(self) -> Fraction:
        """The mean over every order in which squares and tiles can be turned to."""
        known: dict[object, Outcome] = {}

        def search(laid: Laid, order: Order) -> Outcome:
            if len(laid) == 9:
                return self.right(laid), Fraction(0)
            key = frozenset(laid.items()), tuple(order)
            if key not in known:
                outcomes = [every_order(laid, square, order) for square in self.squares(laid, order)]
                costs = [cost for _, cost in outcomes]
                known[key] = any(found for found, _ in outcomes), sum(costs, Fraction(0)) / max(len(costs), 1)
            return known[key]

        def every_order(laid: Laid, square: int, order: Order) -> Outcome:
            children: list[Outcome] = []
            for name in self.fitting(laid, square):
                after = laid | {square: name}
                children.append((False, Fraction(0)) if self.sealed(after) else search(after, order))
            costs = []
            for row in permutations(children):
                tried = next((place + 1 for place, (found, _) in enumerate(row) if found), len(row))
                costs.append(sum((1 + cost for _, cost in row[:tried]), Fraction(0)))
            return any(found for found, _ in children), sum(costs, Fraction(0)) / len(costs)

        return sum((search(self.start, order)[1] for order in (self.pairs, self.pairs[::-1])), Fraction(0)) / 2

    def squares(self, laid: Laid, order: Order) -> list[int]:
        near = [s for s in range(9) if s not in laid and any(t in laid for _, t in _neighbours(s))]
        if self.solver == "naive":
            return near
        if self.solver == "road-follower":
            for taxi, house in order:
                ends, joined = self.walk(laid, taxi, house)
                if not joined:
                    return sorted(ends | self.walk(laid, house, taxi)[0])
        counts = {square: len(self.fitting(laid, square)) for square in near}
        least = min(counts.values())
        return [square for square in near if counts[square] == least] if least else []

    def fitting(self, laid: Laid, square: int) -> list[str]:
        used = [kind for name in laid.values() for kind, names in ALIKE.items() if name in names]
        names = [name for kind, alike in ALIKE.items() if used.count(kind) < self.stock[kind] for name in alike]
        return [name for name in names if self.fits(laid, square, name)]

    def fits(self, laid: Laid, square: int, name: str) -> bool:
        inside = dict(_neighbours(square))
        if not all(self.joined(name, sides) for at, sides in self.joins if at == square):
            return False
        for side in "NESW":
            if side not in inside:
                if (side in name) != ((square, side) in self.exits):
                    return False
            elif inside[side] in laid and (side in name) != (BACK[side] in laid[inside[side]]):
                return False
        return True

    def roads(self, name: str) -> list[str]:
        return ["NS", "EW"] if self.flyover and name == "NESW" else name.split("+")

    def joined(self, name: str, sides: str) -> bool:
        return any(set(sides) <= set(road) for road in self.roads(name))

    def sealed(self, laid: Laid) -> bool:
        if self.solver != "road-follower":
            return False
        both = [(self.walk(laid, a, b), self.walk(laid, b, a)) for a, b in self.pairs]
        return any(not there[1] and not (there[0] and back[0]) for there, back in both)

    def right(self, laid: Laid) -> bool:
        return all(self.walk(laid, taxi, house)[1] for taxi, house in self.pairs)

    def walk(self, laid: Laid, start: tuple[int, str], goal: tuple[int, str]) -> tuple[set[int], bool]:
        """The open squares that roads lead to from a gate, and whether they lead to the other one."""
        ahead, seen, ends = [start], set(), set()
        while ahead:
            square, side = ahead.pop()
            if (square, side) in seen:
                continue
            seen.add((square, side))
            if square not in laid:
                ends.add(square)
                continue
            name = laid[square]
            for road in self.roads(name):
                if side in road:
                    ahead += [(square, other) for other in road]
            inside = dict(_neighbours(square))
            if side in inside:
                ahead.append((inside[side], BACK[side]))
        return ends, goal in seen and goal[0] in laid


def _neighbours(square: int) -> Iterator[tuple[str, int]]:
    for side, step in STEP.items():
        beyond = square + step
        if 0 <= beyond < 9 and (side in "NS" or beyond // 3 == square // 3):
            yield side, beyond
