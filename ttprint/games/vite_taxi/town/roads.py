"""Where a taxi can drive to, and how long it takes.

steps: how many squares a taxi drives in a turn
ends: the squares on which a drive of all steps may end; a taxi never turns back during a drive
within: the squares on the way, where the drive may end early at a destination or a bank
full: a square with two taxis; a third taxi stops on the last square before it that has room
turns: how many turns it takes on average to reach a place by the quickest way, without cards
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from functools import cache

from ttprint.games.vite_taxi.town.reading import paris
from ttprint.games.vite_taxi.town.values import Town
from ttprint.geometry import plain_sum

PIPS = range(1, 7)
CLOSE = 1e-4  # turns: no choice of a player depends on less


class Roads:
    """Tables of drives, distances and turns for a town. They are filled when first needed."""

    def __init__(self, town: Town) -> None:
        self.town = town
        self.stops = tuple(square.everyone_stops for square in town.squares)
        self.on_voie = tuple(square.voie for square in town.squares)
        self.ranks = frozenset(number for number, place in enumerate(town.places) if place.rank)
        self.banks = frozenset(number for number, place in enumerate(town.places) if place.bank)
        self._ways = (town.ways, town.ways_with_voie)
        self._drives: dict[tuple[int, int, bool], tuple[frozenset[int], frozenset[int]]] = {}
        self._distances: dict[tuple[int, bool], tuple[int, ...]] = {}
        self._turns: dict[tuple[int, bool], tuple[float, ...]] = {}

    def drives(self, start: int, steps: int, voie: bool) -> tuple[frozenset[int], frozenset[int]]:
        """Return ends and within on empty roads."""
        key = start, steps, voie
        found = self._drives.get(key)
        if found is None:
            found = self._drives[key] = self.drives_among(start, steps, voie, ())
        return found

    def drives_among(
        self, start: int, steps: int, voie: bool, full: Collection[int], goals: Collection[int] = ()
    ) -> tuple[frozenset[int], frozenset[int]]:
        """Return ends and within where some squares are full. A drive may end short of a full goal, too."""
        ways, stops = self._ways[voie], self.stops
        ends, within = set[int](), set[int]()
        # a walk is identified by its square, the one before, and the last one that had room
        walks = {(start, -1, start)}
        for _ in range(steps):
            onward = set[tuple[int, int, int]]()
            for square, before, room in walks:
                for way in ways[square]:
                    if way == before:
                        continue
                    last = room if way in full else way
                    if way == last:
                        within.add(way)
                    elif way in goals:
                        ends.add(last)
                    if stops[way]:
                        ends.add(last)
                    else:
                        onward.add((way, square, last))
            walks = onward
        ends.update(room for _, _, room in walks)
        return frozenset(ends), frozenset(within)

    def distances(self, goal: int, voie: bool = False) -> tuple[int, ...]:
        """For every square, return the fewest squares to drive to the goal."""
        key = goal, voie
        found = self._distances.get(key)
        if found is None:
            found = self._distances[key] = self._flood(goal, voie)
        return found

    def _flood(self, goal: int, voie: bool) -> tuple[int, ...]:
        back: list[list[int]] = [[] for _ in self.town.squares]
        for square, ways in enumerate(self._ways[voie]):
            for way in ways:
                back[way].append(square)
        far = [-1] * len(back)
        far[goal], edge = 0, deque([goal])
        while edge:
            square = edge.popleft()
            for way in back[square]:
                if far[way] < 0:
                    far[way] = far[square] + 1
                    edge.append(way)
        return tuple(far)

    def turns(self, goal: int, voie: bool = False) -> tuple[float, ...]:
        """For every square, return the mean number of turns to the goal."""
        key = goal, voie
        found = self._turns.get(key)
        if found is None:
            found = self._turns[key] = self._settle(goal, voie)
        return found

    def _settle(self, goal: int, voie: bool) -> tuple[float, ...]:
        """Improve an estimate from the goal outward until it no longer changes; in this order few rounds are needed."""
        far = self.distances(goal, voie)
        turns = [1 + steps / 3.5 for steps in far]
        turns[goal] = 0.0
        order = sorted((square for square in range(len(far)) if square != goal), key=lambda square: far[square])
        # a roll that reaches the goal arrives: the rest of it is lost
        rolls = {
            square: [tuple(ends) for ends, within in self._rolls(square, voie) if goal not in within]
            for square in order
        }
        moved = 1.0
        while moved > CLOSE:
            moved = 0.0
            for square in order:
                better = 1 + plain_sum(min([turns[end] for end in ends]) for ends in rolls[square]) / 6
                moved = max(moved, abs(better - turns[square]))
                turns[square] = better
        return tuple(turns)

    def _rolls(self, square: int, voie: bool) -> list[tuple[frozenset[int], frozenset[int]]]:
        return [self.drives(square, pips, voie or self.on_voie[square]) for pips in PIPS]


@cache
def roads() -> Roads:
    """Return the roads of the game's town."""
    return Roads(paris())
