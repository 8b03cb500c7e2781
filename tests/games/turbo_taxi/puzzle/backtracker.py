"""A plain backtracking solver: lay tile after tile, row by row, and take back what does not fit.

Written apart from the solver and from the judge, out of the names of the tiles alone: names, strings and a union of
road ends, nothing clever. What it and the solver agree on is hardly wrong.
"""

from __future__ import annotations

from collections.abc import Iterator

STOCK = {"NS": 3, "NE": 3, "NES": 3, "NESW": 1, "NE+SW": 1, "N": 1}
ALIKE = {
    "NS": ["NS", "EW"],
    "NE": ["NE", "ES", "SW", "NW"],
    "NES": ["NES", "ESW", "NSW", "NEW"],
    "NESW": ["NESW"],
    "NE+SW": ["NE+SW", "NW+ES"],
    "N": ["N", "E", "S", "W"],
}
RIM = (
    {11: (0, "N"), 12: (1, "N"), 1: (2, "N"), 2: (2, "E"), 3: (5, "E"), 4: (8, "E")}
    | {5: (8, "S"), 6: (7, "S"), 7: (6, "S"), 8: (6, "W"), 9: (3, "W"), 10: (0, "W")}
)  # fmt: skip


def right_cities(setup: str, flyover: bool) -> set[str]:
    """All correct cities for a setup such as `1-7 3-10 NES`, in the notation."""
    first, second, centre = setup.split()
    pairs = [[int(hour) for hour in pair.split("-")] for pair in (first, second)]
    exits = {RIM[hour] for pair in pairs for hour in pair}
    return {
        " / ".join(" ".join(laid[row : row + 3]) for row in (0, 3, 6))
        for laid in _fill([], dict(STOCK), exits, centre)
        if all(_linked(laid, RIM[a], RIM[b], flyover) for a, b in pairs)
    }


def _fill(laid: list[str], stock: dict[str, int], exits: set[tuple[int, str]], centre: str) -> Iterator[list[str]]:
    square = len(laid)
    if square == 9:
        yield list(laid)
        return
    for kind, names in ALIKE.items():
        if stock[kind] == 0:
            continue
        for name in names:
            if (square != 4 or name == centre) and _fits(name, square, laid, exits):
                stock[kind] -= 1
                laid.append(name)
                yield from _fill(laid, stock, exits, centre)
                laid.pop()
                stock[kind] += 1


def _fits(name: str, square: int, laid: list[str], exits: set[tuple[int, str]]) -> bool:
    row, column = square // 3, square % 3
    north = "S" in laid[square - 3] if row > 0 else (square, "N") in exits
    west = "E" in laid[square - 1] if column > 0 else (square, "W") in exits
    if ("N" in name) != north or ("W" in name) != west:
        return False
    if row == 2 and ("S" in name) != ((square, "S") in exits):
        return False
    return column != 2 or ("E" in name) == ((square, "E") in exits)


def _linked(laid: list[str], start: tuple[int, str], goal: tuple[int, str], flyover: bool) -> bool:
    parent: dict[tuple[int, str], tuple[int, str]] = {}

    def root(end: tuple[int, str]) -> tuple[int, str]:
        while parent.setdefault(end, end) != end:
            end = parent[end]
        return end

    for square, name in enumerate(laid):
        for road in ("NS", "EW") if flyover and name == "NESW" else name.split("+"):
            for side in road:
                parent[root((square, side))] = root((square, road[0]))
        if square % 3 < 2 and "E" in name:
            parent[root((square, "E"))] = root((square + 1, "W"))
        if square < 6 and "S" in name:
            parent[root((square, "S"))] = root((square + 3, "N"))
    return root(start) == root(goal)
