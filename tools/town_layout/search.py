"""Simulated annealing for positions of names and landmarks that do not overlap.

choice: one position of a name or a landmark, with its cost
item: a name or a landmark with its choices, the cheapest first, and the cost of leaving it out
move: an item takes one of its choices; items that overlap it take their cheapest free choice, for which one or two
    more may have to move, or none
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tools.town_layout.labels import FRENCH
from ttprint.games.vite_taxi.art.board.layout import Label, Standing
from ttprint.games.vite_taxi.town.plots import Plot, gap
from ttprint.geometry import Box, bounding_box, plain_sum
from ttprint.words.typography import typeset

TEXT_GAP = 0.5  # mm between names
PLACES_GAP = 2.0  # mm between names of two places, which would otherwise read as one
LANDMARK_GAP = 0.8
STRANGER_GAP = 1.6  # between a name and the landmark of another place, which it would seem to name
_HOT, _COOL = 14.0, 0.3
_LOOKED_AT = 120  # choices that a displaced item tries
_CELL = 20.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One position of a name or a landmark."""

    cost: float
    thing: Label | Standing
    plot: Plot


@dataclass(frozen=True, slots=True)
class Item:
    """A name or a landmark; `loss` is the cost of leaving it out."""

    name: str
    choices: tuple[Choice, ...]
    loss: float


def search(items: Sequence[Item], moves: int, seed: int = 1) -> dict[int, int]:
    """Return the number of a choice for the number of each item that finds room: the best state that was seen."""
    table, rng = _Table(items), random.Random(seed)
    for number in sorted(range(len(items)), key=lambda number: (-items[number].loss, len(items[number].choices))):
        table.settle(number, len(items[number].choices))
    movable = [number for number, item in enumerate(items) if item.choices]
    best, least = dict(table.chosen), table.cost
    for step in range(moves):
        heat = _HOT * (_COOL / _HOT) ** (step / moves)
        missing = [number for number in movable if number not in table.chosen]
        number = rng.choice(missing if missing and rng.random() < 0.4 else movable)
        choice = int(len(items[number].choices) * rng.random() ** 2)
        before, cost = dict(table.chosen), table.cost
        table.push(number, choice)
        if table.cost > cost and rng.random() >= math.exp((cost - table.cost) / heat):
            table.chosen, table.cost = before, cost
        elif table.cost < least - 1e-9:
            best, least = dict(table.chosen), table.cost
    return table.polished(best, movable)


class _Table:
    """The chosen positions, their cost, and which items overlap."""

    def __init__(self, items: Sequence[Item]) -> None:
        self.items = items
        self.chosen: dict[int, int] = {}
        self.cost = sum(item.loss for item in items)
        self._boxes = [[bounding_box(choice.plot) for choice in item.choices] for item in items]
        self._near = _neighbours(self._boxes)
        self._known: dict[tuple[int, int, int, int], bool] = {}

    def push(self, number: int, choice: int) -> None:
        """Give an item a choice. Items that overlap it look for another one."""
        self._drop(number)
        pushed = list(self._in_the_way(number, choice))
        for other in pushed:
            self._drop(other)
        self._take(number, choice)
        for other in sorted(pushed, key=lambda other: -self.items[other].loss):
            if not self.settle(other, _LOOKED_AT):
                self._squeeze_in(other, number)

    def settle(self, number: int, looks: int) -> bool:
        """Give an item its cheapest free choice among the first ones, if there is one."""
        for choice in range(min(looks, len(self.items[number].choices))):
            if next(self._in_the_way(number, choice), None) is None:
                self._take(number, choice)
                return True
        return False

    def _squeeze_in(self, number: int, stays: int) -> None:
        """Give an item a choice that one or two other items must leave, if these settle elsewhere."""
        for choice in range(min(_LOOKED_AT, len(self.items[number].choices))):
            in_the_way = {other: self.chosen[other] for other in self._in_the_way(number, choice)}
            if len(in_the_way) > 2 or stays in in_the_way:
                continue
            for other in in_the_way:
                self._drop(other)
            self._take(number, choice)
            if all(self.settle(other, _LOOKED_AT) for other in in_the_way):
                return
            for other in (number, *in_the_way):
                self._drop(other)
            for other, before in in_the_way.items():
                self._take(other, before)

    def polished(self, chosen: dict[int, int], order: Sequence[int]) -> dict[int, int]:
        """Return a state in which no item has a cheaper free choice, and no push finds room for a missing item."""
        self._start_from(chosen)
        before: dict[int, int] | None = None
        while self.chosen != before:
            before = dict(self.chosen)
            for number in order:
                self._drop(number)
                self.settle(number, len(self.items[number].choices))
            for number in sorted(set(order) - set(self.chosen), key=lambda number: -self.items[number].loss):
                self._make_room(number)
        return self.chosen

    def _make_room(self, number: int) -> None:
        """Give a missing item the choice by which the total cost falls most, if there is one."""
        best, least = dict(self.chosen), self.cost
        for choice in range(len(self.items[number].choices)):
            start = dict(self.chosen)
            self.push(number, choice)
            if self.cost < least - 1e-6:
                best, least = dict(self.chosen), self.cost
            self._start_from(start)
        self._start_from(best)

    def _start_from(self, chosen: dict[int, int]) -> None:
        self.chosen = dict(chosen)
        self.cost = plain_sum(
            item.choices[chosen[number]].cost if number in chosen else item.loss
            for number, item in enumerate(self.items)
        )

    def _take(self, number: int, choice: int) -> None:
        self.chosen[number] = choice
        self.cost += self.items[number].choices[choice].cost - self.items[number].loss

    def _drop(self, number: int) -> None:
        choice = self.chosen.pop(number, None)
        if choice is not None:
            self.cost -= self.items[number].choices[choice].cost - self.items[number].loss

    def _in_the_way(self, number: int, choice: int) -> Iterator[int]:
        for other in self._near[number]:
            taken = self.chosen.get(other)
            if taken is not None and self._clash(number, choice, other, taken):
                yield other

    def _clash(self, one: int, choice: int, other: int, taken: int) -> bool:
        key = (one, choice, other, taken) if one < other else (other, taken, one, choice)
        if key not in self._known:
            margin = _margin(self.items[one].choices[choice].thing, self.items[other].choices[taken].thing)
            a, b = self._boxes[one][choice].grow(margin), self._boxes[other][taken]
            self._known[key] = _meet(a, b) and (
                gap(self.items[one].choices[choice].plot, self.items[other].choices[taken].plot) < margin
            )
        return self._known[key]


def _margin(one: Label | Standing, other: Label | Standing) -> float:
    """Return the smallest distance of two things. It is largest between a name and the landmark of another place."""
    match one, other:
        case (Label() as label, Standing() as sight) | (Standing() as sight, Label() as label):
            named = label.sort in ("great", "named") and label.whole != typeset(sight.place.name, FRENCH)
            return STRANGER_GAP if named else LANDMARK_GAP
        case Standing(), Standing():
            return LANDMARK_GAP
        case Label(sort="great" | "named"), Label(sort="great" | "named"):
            return PLACES_GAP
        case _:
            return TEXT_GAP


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _neighbours(boxes: Sequence[Sequence[Box]]) -> list[list[int]]:
    """For each item, return the others that it could overlap with."""
    cells: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
    for number, choices in enumerate(boxes):
        for box in choices:
            for column in range(int(box.x // _CELL), int(box.right // _CELL) + 1):
                for row in range(int(box.y // _CELL), int(box.bottom // _CELL) + 1):
                    cells[column, row].add(number)
    near: list[set[int]] = [set() for _ in boxes]
    for there in cells.values():
        for number in there:
            near[number] |= there
    return [sorted(others - {number}) for number, others in enumerate(near)]
