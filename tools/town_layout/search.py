"""A search for places that get on with one another, by seeded chance that cools down.

choice: one way to write a name or to set a landmark, with what it costs
item: a name or a landmark with its choices, the cheapest first, and what is lost without it
move: an item takes one of its choices; whom it pushes off takes the cheapest that is still free, or none
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from town_layout.labels import FRENCH
from ttprint.games.vite_taxi.art.board.layout import Label, Standing
from ttprint.games.vite_taxi.art.town.plots import Plot, around, gap
from ttprint.geometry import Box
from ttprint.words.typography import typeset

TEXT_GAP = 0.6  # mm between names
LANDMARK_GAP = 0.8
STRANGER_GAP = 2.4  # between a name and a landmark that it might be taken for
_HOT, _COOL = 14.0, 0.3
_LOOKED_AT = 60  # choices that someone pushed off tries
_CELL = 20.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One way to do it."""

    cost: float
    thing: Label | Standing
    plot: Plot


@dataclass(frozen=True, slots=True)
class Item:
    """A name or a landmark, and how much the board loses without it."""

    name: str
    choices: tuple[Choice, ...]
    loss: float


def search(items: Sequence[Item], moves: int, seed: int = 1) -> dict[int, int]:
    """For each item that finds room, by its number, the number of its choice; the best state that was seen."""
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
    """Who has chosen what, what it costs, and who is in whose way."""

    def __init__(self, items: Sequence[Item]) -> None:
        self.items = items
        self.chosen: dict[int, int] = {}
        self.cost = sum(item.loss for item in items)
        self._boxes = [[around(choice.plot) for choice in item.choices] for item in items]
        self._near = _neighbours(self._boxes)
        self._known: dict[tuple[int, int, int, int], bool] = {}

    def push(self, number: int, choice: int) -> None:
        """Give an item a choice; those in its way look for another."""
        self._drop(number)
        pushed = list(self._in_the_way(number, choice))
        for other in pushed:
            self._drop(other)
        self._take(number, choice)
        for other in sorted(pushed, key=lambda other: -self.items[other].loss):
            self.settle(other, _LOOKED_AT)

    def settle(self, number: int, looks: int) -> None:
        """Give an item its cheapest choice that is free, if one of the first is."""
        for choice in range(min(looks, len(self.items[number].choices))):
            if next(self._in_the_way(number, choice), None) is None:
                self._take(number, choice)
                return

    def polished(self, chosen: dict[int, int], order: Sequence[int]) -> dict[int, int]:
        """A state in which nobody finds anything better that is free."""
        self.chosen, before = dict(chosen), None
        while self.chosen != before:
            before = dict(self.chosen)
            for number in order:
                self._drop(number)
                self.settle(number, len(self.items[number].choices))
        return self.chosen

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
    """How far two things keep from each other: a name farthest from the landmark of another place."""
    match one, other:
        case (Label() as label, Standing() as sight) | (Standing() as sight, Label() as label):
            named = label.sort in ("great", "named") and label.whole != typeset(sight.place.name, FRENCH)
            return STRANGER_GAP if named else LANDMARK_GAP
        case Standing(), Standing():
            return LANDMARK_GAP
        case _:
            return TEXT_GAP


def _meet(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _neighbours(boxes: Sequence[Sequence[Box]]) -> list[list[int]]:
    """For each item the others that could ever be in its way."""
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
