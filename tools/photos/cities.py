"""Photos of laid cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from PIL import Image

from tools.photos import art, tables
from tools.photos.camera import exposed, moved, through
from tools.photos.conditions import RANGES, Ranges, exposure, view
from tools.photos.photo import Difficulty, Floats, Photo, Rng, generator
from tools.photos.scene import Scene, cut, disc_cut, table
from tools.photos.sheets import as_printed, drawn_sheet
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.puzzle.city import GATES, City
from ttprint.games.turbo_taxi.puzzle.setup import Setup, every_setup
from ttprint.games.turbo_taxi.puzzle.solver import solutions
from ttprint.games.turbo_taxi.puzzle.tiles import SET, Crossing, Kind, Tile, directions
from ttprint.geometry import Turn

SKINS = ((233, 190, 160), (198, 146, 112), (141, 94, 66), (92, 58, 42))
RIGHT = 0.6  # the share of photos with a correct city; the others are random
NEAR = 0.2  # of a tile: nothing that could be taken for a tenth tile lies nearer to the block than that


@dataclass(frozen=True)
class Lot:
    """The tiles of a photo: where they come from and how they were printed."""

    theme: Theme
    side: float
    crossing: Crossing
    sheet: str


def city_photo(seed: int, difficulty: Difficulty | None = None, theme: Theme | None = None) -> Photo:
    """Return the photo of a laid city; what is not given is drawn from the seed."""
    rng = generator(seed, "city")
    drawn_difficulty, drawn_theme = rng.integers(3, size=2)
    difficulty, theme = difficulty or list(Difficulty)[drawn_difficulty], theme or list(Theme)[drawn_theme]
    ranges = RANGES[difficulty]
    tiles = correct_city(rng) if rng.random() < RIGHT else random_city(rng)
    crossing = Crossing.FLYOVER if rng.random() < 0.2 else Crossing.CROSSROADS
    lot = Lot(theme, float(rng.choice(art.SIDES)), crossing, drawn_sheet(rng, ranges))
    made = Making(rng, ranges, lot, tiles)
    made.lay_block(range(9))
    made.lay_around()
    return made.photo(seed, difficulty, [str(tile) for tile in tiles])


@cache
def _setup_count() -> int:
    return len(every_setup())


def correct_city(rng: Rng) -> list[Tile]:
    """Draw a correct city, turned at random."""
    _, city, turn = solved(rng)
    return list(city.turned(turn).tiles)


def solved(rng: Rng) -> tuple[Setup, City, Turn]:
    """Draw a setup, a correct city for it, and a turn."""
    while True:
        setup = every_setup()[int(rng.integers(_setup_count()))]
        turn = Turn(int(rng.integers(4)))
        for city, _ in zip(solutions(setup), range(int(rng.integers(1, 4))), strict=False):
            return setup, city, turn


def random_city(rng: Rng) -> list[Tile]:
    """Draw nine tiles of a set in any order and direction."""
    kinds = [kind for kind in Kind for _ in range(SET[kind])]
    chosen = rng.permutation(len(kinds))[:9]
    return [any_direction(kinds[i], rng) for i in chosen]


def any_direction(kind: Kind, rng: Rng) -> Tile:
    """Draw a direction of a kind."""
    ways = directions(kind)
    return ways[int(rng.integers(len(ways)))]


class Making:
    """A photo in the making: nine places on a table, and what lies there and around."""

    def __init__(
        self, rng: Rng, ranges: Ranges, lot: Lot, tiles: Sequence[Tile], kind: str | None = None, across: int = 3
    ) -> None:
        self.rng, self.ranges, self.lot, self.tiles = rng, ranges, lot, tiles
        side = lot.side
        self.gap = float(rng.uniform(*ranges.gap)) / 100 * side
        self.table = kind or str(rng.choice(ranges.tables))
        if self.table == "board":
            self.gap = 1.5 * float(rng.uniform(0.8, 1.2))  # its squares are larger than a tile
        self.pitch = side + self.gap
        self.camera = view(rng, ranges, (across - 1) * self.pitch + side)  # so many tiles have to be seen
        self.view = self.camera.homography()
        self.about = [self.table, lot.sheet, f"{lot.side:.0f} mm"]
        self.copies: Counter[Kind] = Counter()
        self.scene = Scene(self._ground(), self.view)

    def _ground(self) -> Image.Image:
        rng = self.rng
        kind = str(rng.choice(["plain", "wood", "speckled"])) if self.table == "board" else self.table
        texture_scale = tables.SIDE / tables.WIDTH * float(rng.uniform(0.7, 1.4)) * 50 / self.lot.side
        how = moved(float(rng.uniform(0, 999)), float(rng.uniform(0, 999)), float(rng.uniform(0, 360)), texture_scale)
        variant, ends = int(rng.integers(tables.VARIANTS)), tables.colours(kind, rng)
        ground = table(self.camera.width, self.camera.height, self.view, kind, variant, how, ends)
        if self.table == "board":
            picture, wide = art.board(self.lot.theme, self.lot.side)
            printed = as_printed(picture, self.lot.sheet, rng)
            turned_board = art.turned(printed, int(rng.integers(4)))
            Scene(ground, self.view).lay(
                cut(turned_board, (0, 0, *picture.size)), wide, wide, moved(-wide / 2, -wide / 2)
            )
        return ground

    def lay_block(self, squares: Sequence[int]) -> None:
        """Lay the tiles on their places, each turned and shifted a little."""
        rng, side, ranges = self.rng, self.lot.side, self.ranges
        places = []
        for square in squares:
            off = rng.uniform(-1, 1, 2) * ranges.off / 100 * side
            x = (square % 3 - 1) * self.pitch + float(off[0])
            y = (square // 3 - 1) * self.pitch + float(off[1])
            places.append((square, x, y, float(rng.uniform(-ranges.turn, ranges.turn))))
        for square, x, y, turn in places:
            self.lay_tile(self.tiles[square], x, y, turn)

    def lay_tile(self, tile: Tile, x: float, y: float, turn: float) -> None:
        """Lay a tile with its middle at a point."""
        copy = self.copies[tile.kind]
        self.copies[tile.kind] += 1
        lot = self.lot
        self.lay_square(art.face(tile, copy, lot.theme, lot.side, lot.crossing), x, y, turn)

    def lay_square(self, picture: Image.Image, x: float, y: float, turn: float) -> None:
        """Lay the picture of a face or a back, cut out with a knife that slips a little."""
        rng, side, ranges = self.rng, self.lot.side, self.ranges
        printed = as_printed(picture, self.lot.sheet, rng)
        per_mm = picture.width / (side + 2 * art.BLEED)
        slip = rng.uniform(-1, 1, 2) * min(ranges.cut / 100 * side, art.BLEED)
        left, top = (art.BLEED + float(slip[0])) * per_mm, (art.BLEED + float(slip[1])) * per_mm
        piece = cut(printed, (left, top, left + side * per_mm, top + side * per_mm))
        at = moved(x, y, turn) @ moved(-side / 2, -side / 2)
        thick = float(rng.uniform(0.004, 0.02)) * side
        self.scene.shade(side, side, at @ moved(thick * 0.4, thick * 0.5), thick, 0.45)
        bend = None
        if rng.random() < ranges.curled / 2:
            bend = [float(amount) for amount in rng.uniform(0, 0.07, 4) * (rng.random(4) < 0.4)]
            self.about.append("curled")
        self.scene.lay(piece, side, side, at, bend)

    def lay_whole(self, picture: Image.Image, width: float, height: float) -> None:
        """Lay a picture where the block would be."""
        at = moved(-width / 2, -height / 2)
        self.scene.shade(width, height, at @ moved(0.4, 0.5), 1.0, 0.4)
        self.scene.lay(cut(picture, (0, 0, *picture.size)), width, height, at)

    def lay_around(self) -> None:
        """Lay other tiles, cards, markers and fingers round the block."""
        rng, ranges = self.rng, self.ranges
        for _ in range(int(rng.integers(ranges.neighbours[0], ranges.neighbours[1] + 1))):
            self._lay_neighbour()
        if rng.random() < ranges.markers:
            self._lay_markers()
        if rng.random() < ranges.fingers:
            self._lay_finger()

    def _lay_neighbour(self) -> None:
        """Lay a tile that is left over, the back of one, a card, or a pencil near the block."""
        rng, side = self.rng, self.lot.side
        kind = str(rng.choice(["tile", "tile", "back", "card", "pencil"]))
        width, height = (63.0, 88.0) if kind == "card" else (175.0, 7.5) if kind == "pencil" else (side, side)
        turn, angle = float(rng.uniform(0, 360)), float(rng.uniform(0, 2 * np.pi))
        away = np.array([np.cos(angle), np.sin(angle)])
        # how far the piece reaches along each axis of the block
        c, s = abs(np.cos(np.radians(turn))), abs(np.sin(np.radians(turn)))
        reach = np.array([width * c + height * s, width * s + height * c]) / 2
        half = self.pitch + side / 2 + NEAR * side + float(rng.exponential(0.25)) * side
        x, y = away * float(np.min((half + reach) / np.maximum(abs(away), 1e-6)))
        self.about.append(f"{kind} beside")
        if kind == "tile" and (left := self._left_over()):
            self.lay_tile(any_direction(left[int(rng.integers(len(left)))], rng), float(x), float(y), turn)
            return
        at = moved(float(x), float(y), turn) @ moved(-width / 2, -height / 2)
        if kind == "card":
            picture = art.cards(self.lot.theme)[int(rng.integers(6))]
        elif kind == "pencil":
            picture = Image.new("RGB", (350, 15), tuple(int(value) for value in rng.integers(30, 240, 3)))
        else:
            picture = art.back(int(rng.integers(art.BACKS)), self.lot.theme, side)
            self.lay_square(picture, float(x), float(y), turn)
            return
        self.scene.shade(width, height, at @ moved(0.4, 0.5), 1.0, 0.4)
        self.scene.lay(cut(as_printed(picture, self.lot.sheet, rng), (0, 0, *picture.size)), width, height, at)

    def _left_over(self) -> list[Kind]:
        used = self.copies
        return [kind for kind in Kind for _ in range(SET[kind] - used[kind])]

    def _lay_markers(self) -> None:
        """Lay the four markers at gates of the block, on the rim."""
        rng, side = self.rng, self.lot.side
        gates = list(GATES.values())
        wide = 13.4 * max(1.0, side / 50)
        for number, picture in enumerate(art.markers(self.lot.theme)):
            square, out = gates[int(rng.choice(12))]
            right, down = out.out
            away = self.pitch * 0.5 + wide * float(rng.uniform(0.35, 0.75))
            x = (square % 3 - 1) * self.pitch + right * away + float(rng.normal(0, 0.05)) * side
            y = (square // 3 - 1) * self.pitch + down * away + float(rng.normal(0, 0.05)) * side
            at = moved(x, y, float(rng.uniform(0, 360))) @ moved(-wide / 2, -wide / 2)
            self.scene.lay(disc_cut(picture), wide, wide, at)
            self.about.append(f"marker {number + 1}")

    def _lay_finger(self) -> None:
        """Draw a finger that holds the block's edge, or a thumb at the edge of the photo."""
        rng, half = self.rng, self.pitch + self.lot.side / 2
        angle = float(rng.uniform(0, 2 * np.pi))
        out = np.array([np.cos(angle), np.sin(angle)])
        edge = out * half / max(abs(out))
        tip, root = through(self.view, np.vstack([edge * float(rng.uniform(0.93, 1.1)), edge * 4]))
        wide = 17 * self.scene.density(edge) * max(1.0, self.lot.side / 65)
        skin = SKINS[int(rng.integers(len(SKINS)))]
        self.scene.finger(tip, root, wide, skin)
        self.about.append("finger")

    def corners(self) -> Floats:
        """Return the corners of the block in the photo."""
        half = self.pitch + self.lot.side / 2
        return np.round(through(self.view, half * np.array([[-1.0, -1], [1, -1], [1, 1], [-1, 1]])), 3)

    def photo(self, seed: int, difficulty: Difficulty, tiles: Sequence[str] | None) -> Photo:
        """Take the photo."""
        how = exposure(self.rng, self.ranges)
        jpeg, pixels = exposed(self.scene.picture, how, self.rng)
        facts = [*self.about, *self._conditions(how)]
        corners = self.corners() if tiles else None
        theme = self.lot.theme.value
        return Photo(seed, difficulty, theme, jpeg, pixels, tiles, corners, self.lot.side, facts)

    def _conditions(self, how: object) -> Iterator[str]:
        camera = self.camera
        yield f"{camera.width} x {camera.height}"
        yield f"tilt {camera.tilt:.0f}"
        yield f"roll {camera.roll:.0f}"
        yield f"share {camera.share:.2f}"
        yield f"gap {self.gap / self.lot.side * 100:.1f} %"
        yield from (f"{name} {value:.2f}" for name, value in vars(how).items() if isinstance(value, float) and value)
