"""A city drawn with box characters, for the terminal.

run: a piece of a line in one ink       ink: a name that the command line maps to a colour
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, product

from ttprint.games.turbo_taxi.puzzle.city import GATES, HOURS, City
from ttprint.games.turbo_taxi.puzzle.grid import Grid
from ttprint.games.turbo_taxi.puzzle.network import network
from ttprint.games.turbo_taxi.puzzle.setup import Colour, Setup
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Kind, Road, Tile
from ttprint.geometry import Side

Run = tuple[str, str]
Names = Mapping[str, Sequence[str]]  # of `yellow_taxi` and so on: in one line, and the two words of two lines
Spot = tuple[int, int]

TALL, WIDE = 6, 10  # from one square to the next, the line between them included
TOP, LEFT = 2, 16  # room for the hours
BOTTOM, RIGHT = TOP + 3 * TALL, LEFT + 3 * WIDE

N, E, S, W = Side
GRID = Grid(WIDE, TALL, LEFT, TOP)
BEND = {"NE": "╚", "ES": "╔", "SW": "╗", "NW": "╝", "NS": "║", "EW": "═"}
JUNCTION = {"NES": "╠", "ESW": "╦", "NSW": "╣", "NEW": "╩", "NESW": "╬"}
DEAD_END = {"N": "╨", "E": "╞", "S": "╥", "W": "╡"}
MIDDLE = BEND | JUNCTION | DEAD_END


def sketch(setup: Setup, city: City, crossing: Crossing, names: Names) -> list[list[Run]]:
    """The city with its hours and markers, line by line.

    A road has the ink of the colour that reaches it, or `both` or `road`; everything else is `frame` or `hour`.
    """
    spots = _frame()
    for square, tile in enumerate(city.tiles):
        for road in tile.roads_read(crossing):
            ink = _ink(setup, city, crossing, (square, min(road)))
            spots |= {spot: (character, ink) for spot, character in _road(square, tile, road, crossing).items()}
    for hour in HOURS:
        spots |= _label(setup, hour, names)
    return _lines(spots)


def _frame() -> dict[Spot, Run]:
    spots = {}
    for y, x in product(range(TOP, BOTTOM + 1), range(LEFT, RIGHT + 1)):
        across, down = (y - TOP) % TALL == 0, (x - LEFT) % WIDE == 0
        if across or down:
            row = (y - TOP) // TALL
            column = (x - LEFT) // WIDE
            corner = ("┌┬┬┐", "├┼┼┤", "├┼┼┤", "└┴┴┘")[row][column]
            spots[y, x] = (corner if across and down else "─" if across else "│", "frame")
    return spots


def _road(square: int, tile: Tile, road: Road, crossing: Crossing) -> dict[Spot, str]:
    y, x = _middle(square)
    if tile.kind is Kind.DOUBLE_CURVE:
        return _bypass(y, x, road)
    arms: dict[Spot, str] = {}
    for side in road:
        dx, dy = side.out
        length = WIDE // 2 if dx else TALL // 2
        arms |= {(y + dy * i, x + dx * i): "═" if dx else "║" for i in range(1, length + 1)}
    if tile.kind is Kind.CROSSING and crossing is Crossing.FLYOVER and E in road:
        del arms[y, x - 1], arms[y, x + 1]  # the lower road shows a gap where the bridge is
        return arms
    return arms | {(y, x): MIDDLE[_name(road)]}


def _bypass(y: int, x: int, road: Road) -> dict[Spot, str]:
    """Half a double curve, drawn round the middle so that the two halves visibly do not touch."""
    dx, dy = (sum(side.out[axis] for side in road) for axis in (0, 1))
    outer, inner = BEND[_name(road)], BEND[_name(frozenset(side.opposite for side in road))]
    return (
        {(y + dy * i, x): "║" for i in (2, 3)}
        | {(y + dy, x): outer, (y + dy, x + dx): "═", (y + dy, x + 2 * dx): inner}
        | {(y, x + 2 * dx): outer}
        | {(y, x + dx * i): "═" for i in (3, 4, 5)}
    )


def _name(road: Road) -> str:
    return "".join(side.name for side in sorted(road))


def _middle(square: int) -> Spot:
    middle = GRID.box(square).centre
    return int(middle.y), int(middle.x)


def _ink(setup: Setup, city: City, crossing: Crossing, end: tuple[int, Side]) -> str:
    reached = network(city, end, crossing)
    colours = [colour for colour, (taxi, house) in setup.pairs if {GATES[taxi], GATES[house]} & reached]
    return "both" if len(colours) == 2 else colours[0].value if colours else "road"


def _label(setup: Setup, hour: int, names: Names) -> dict[Spot, Run]:
    square, side = GATES[hour]
    y, x = _middle(square)
    colour, figure = _marker(setup, hour)
    name, first_word, second_word = names[f"{colour.value}_{figure}"] if colour else ("", "", "")
    ink = colour.value if colour else "hour"
    if side in (E, W):
        text = f"{hour} {name}".strip() if side is E else f"{name} {hour}".strip()
        start = RIGHT + 2 if side is E else LEFT - 1 - len(text)
        return {(y, start + i): (character, ink) for i, character in enumerate(text)}
    lines = [first_word, f"{second_word} {hour}".strip()]
    first = TOP - 2 if side is N else BOTTOM + 1
    rows = enumerate(lines if side is N else reversed(lines), first)
    return {(row, x - len(text) // 2 + i): (c, ink) for row, text in rows for i, c in enumerate(text)}


def _marker(setup: Setup, hour: int) -> tuple[Colour | None, str]:
    for colour, (taxi, house) in setup.pairs:
        if hour in (taxi, house):
            return colour, "taxi" if hour == taxi else "house"
    return None, ""


def _lines(spots: dict[Spot, Run]) -> list[list[Run]]:
    lines = []
    start = min(0, *(x for _, x in spots))  # a long name needs more room than LEFT
    for y in range(BOTTOM + TOP + 1):
        end = max((x for row, x in spots if row == y), default=-1) + 1
        row = [spots.get((y, x), (" ", "frame")) for x in range(start, end)]
        lines.append([("".join(c for c, _ in run), ink) for ink, run in groupby(row, key=lambda spot: spot[1])])
    return lines
