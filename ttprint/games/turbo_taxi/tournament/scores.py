"""The score sheets of a tournament: a table for the Swiss system, a bracket for a knock-out.

cell: a player's result in a round: above the opponent's number, below the points      slot: a line for a name
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import polyline, rect
from ttprint.games.turbo_taxi.lesson.teacher import FRAME, GREY, heading
from ttprint.games.turbo_taxi.lesson.worksheet import COLUMN, page_area
from ttprint.games.turbo_taxi.tournament.event import Event, System
from ttprint.games.turbo_taxi.tournament.pairing import Match, Played, points_text, standings, swiss_round
from ttprint.games.turbo_taxi.tournament.referee import event_summary, headed
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import Block, Type, below, paragraph
from ttprint.words.catalog import Words

ROWS, RANKS = 24, 30  # at most, on a page of the score sheet and of the ranking; all pages have as many
_NUMBER, _NAME, _POINTS, _PLACE, _OPPONENTS = 11.0, 46.0, 17.0, 15.0, 26.0
_WIDEST, _HIGHEST = 16.0, 11.0  # of a cell
_HEAD = 7.0
_TINT = Ink(240, 240, 240)  # of every second row
_FIRST = 50.0  # mm: the first column of a bracket, where names are written
_PALE = Ink(150, 150, 150)
_PAIR_WIDE, _PAIR_HIGH = 26.0, 9.0
NOTE = Type(3.2, 4.4, ink=GREY)


def score_pages(paper: Paper, words: Words, event: Event, played: Sequence[Played]) -> list[Page]:
    """The table of all players with the pairs of the next round or after the final ranking, or the bracket."""
    box, width, height = page_area(paper)
    inside = Box(box.x, box.y + 1, box.width, box.height - 2)
    knockout = event.system is System.KNOCKOUT
    top = headed(words.say("tournament.bracket" if knockout else "tournament.scores"), event_summary(event, words))
    if knockout:
        area = Box(inside.x, inside.y + top.height + 6, inside.width, inside.height - top.height - 8)
        art = (Place(top.art, Affine.move(inside.x, inside.y)), *_bracket(words, event, area))
        return [Page(width, height, art, label="1")]
    over = len(played) == event.rounds
    sheets = _rankings(words, event, played, inside) if over else []
    note = paragraph(words.say("tournament.how_to"), COLUMN, NOTE)
    rows = _even(event.players, ROWS)
    for start in range(0, event.players, rows):
        blocks = [top] if start or over else [top, _pairs(words, swiss_round(event.players, played), len(played) + 1)]
        head = below((*blocks, note), 4.0)
        numbers = range(start + 1, min(event.players, start + rows) + 1)
        table = _table(words, event, played, numbers, _under(head, inside))
        sheets.append((Place(head.art, Affine.move(inside.x, inside.y)), *table))
    return [Page(width, height, tuple(art), label=str(number)) for number, art in enumerate(sheets, 1)]


def _even(count: int, most: int) -> int:
    """The rows on each page, if no page has more than `most` and all have about as many."""
    return -(-count // -(-count // most))


def _under(head: Block, box: Box) -> Box:
    """The part of a box below a heading."""
    return Box(box.x, box.y + head.height + 1, box.width, box.height - head.height - 2)


def _rankings(words: Words, event: Event, played: Sequence[Played], box: Box) -> list[tuple[Node, ...]]:
    """The final ranking, page by page."""
    ranked = standings(event.players, played)
    top = headed(words.say("tournament.ranking"), event_summary(event, words))
    head = below((top, paragraph(words.say("tournament.ties"), COLUMN, NOTE)), 4.0)
    area = _under(head, box)
    heads = [words.say(f"tournament.{key}") for key in ("place", "number")] + [words.say("worksheet.name")]
    heads += [words.say(f"tournament.{key}") for key in ("points", "opponents", "between")]
    widths = [_PLACE, _NUMBER, 0.0, _POINTS, _OPPONENTS, _OPPONENTS]
    sheets: list[tuple[Node, ...]] = []
    rows = _even(len(ranked), RANKS)
    for start in range(0, len(ranked), rows):
        page = ranked[start : start + rows]
        grid = ScoreGrid(area, widths, len(page), 2)
        sheets.append((Place(head.art, Affine.move(box.x, box.y)), *grid.frame(heads)))
        for row, one in enumerate(page):
            cells = [str(one.place), str(one.player), "", points_text(one.half_points), points_text(one.of_opponents)]
            cells.append("" if one.among_equals is None else points_text(one.among_equals))
            sheets[-1] += tuple(grid.text(cell, row, column) for column, cell in enumerate(cells) if cell)
    return sheets


@dataclass(frozen=True, slots=True)
class ScoreGrid:
    """A table with a row for each player; the column `name` takes the width that the others leave."""

    area: Box
    widths: Sequence[float]
    rows: int
    name: int

    @property
    def edges(self) -> list[float]:
        """The left edges of the columns, and the right edge of the last."""
        widths = list(self.widths)
        widths[self.name] = self.area.width - sum(self.widths)
        return [self.area.x + sum(widths[:i]) for i in range(len(widths) + 1)]

    @property
    def high(self) -> float:
        """The height of a row."""
        return min(_HIGHEST, (self.area.height - _HEAD) / self.rows)

    def top(self, row: int) -> float:
        """The upper edge of a row."""
        return self.area.y + _HEAD + row * self.high

    def frame(self, heads: Sequence[str]) -> Iterator[Node]:
        """The lines of the table, with the heads of the columns above."""
        edges, y = self.edges, self.area.y + 4.6
        for i, head in enumerate(heads):
            at = Point(edges[i] + 1, y) if i == self.name else Point((edges[i] + edges[i + 1]) / 2, y)
            yield Text(head, at, "text-bold", 3.2, BLACK, "start" if i == self.name else "middle")
        for row in range(1, self.rows, 2):
            yield Path(rect(Box(self.area.x, self.top(row), self.area.width, self.high)), fill=_TINT)
        for row in range(1, self.rows):
            line = polyline((Point(self.area.x, self.top(row)), Point(self.area.right, self.top(row))))
            yield Path(line, stroke=FRAME, width=0.25)
        for edge in edges[1:-1]:
            yield Path(polyline((Point(edge, self.top(0)), Point(edge, self.top(self.rows)))), stroke=FRAME, width=0.25)
        whole = Box(self.area.x, self.top(0), self.area.width, self.rows * self.high)
        yield Path(rect(whole, 1.5), stroke=BLACK, width=0.6)

    def text(self, content: str, row: int, column: int, share: float = 0.5, size: float = 4.2) -> Text:
        """Text in the middle of a cell; `share` is how far down."""
        middle = (self.edges[column] + self.edges[column + 1]) / 2
        y = self.top(row) + share * self.high + 0.36 * size
        return Text(content, Point(middle, y), "text-bold", size, BLACK, "middle")


def _pairs(words: Words, matches: Sequence[Match], number: int) -> Block:
    """The pairs of a round, table by table, and the player who sits out."""
    across = int(COLUMN // _PAIR_WIDE)
    art: list[Node] = []
    texts = [f"{match.first} – {match.second}" for match in matches if match.second is not None]
    texts += [words.say("tournament.sits_out", n=match.first) for match in matches if match.second is None]
    for place, text in enumerate(texts):
        x, y = place % across * _PAIR_WIDE, place // across * _PAIR_HIGH
        art.append(Path(rect(Box(x, y, _PAIR_WIDE - 2, _PAIR_HIGH - 2), 1.6), stroke=BLACK, width=0.25))
        size = 4.6 if "–" in text else 3.0
        art.append(Text(text, Point(x + _PAIR_WIDE / 2 - 1, y + 3.5 + 0.36 * size), "text-bold", size, BLACK, "middle"))
    rows = -(-len(texts) // across)
    shown = Block(group(art), COLUMN, rows * _PAIR_HIGH - 2)
    return below((heading(words.say("tournament.round", n=number), COLUMN), shown), 1.0)


def _table(words: Words, event: Event, played: Sequence[Played], numbers: range, area: Box) -> Iterator[Node]:
    """A row for each player: the number, the results of the rounds, the points and the place."""
    cell = min(_WIDEST, (area.width - _NUMBER - _NAME - _POINTS - _PLACE) / event.rounds)
    grid = ScoreGrid(area, [_NUMBER, 0.0, *[cell] * event.rounds, _POINTS, _PLACE], len(numbers), 1)
    heads = [words.say("tournament.number"), words.say("worksheet.name"), *map(str, range(1, event.rounds + 1))]
    yield from grid.frame([*heads, *(words.say(f"tournament.{key}") for key in ("points", "place"))])
    ranked = {one.player: one for one in standings(event.players, played)}
    for row, player in enumerate(numbers):
        y = grid.top(row) + grid.high / 2
        middle = polyline((Point(grid.edges[2], y), Point(grid.edges[-3], y)))
        yield Path(middle, stroke=_PALE, width=0.2, dash=(1.0, 1.0))
        yield grid.text(str(player), row, 0)
        for column, one in enumerate(played, 2):
            yield grid.text(str(one.opponent(player) or "–"), row, column, 0.27, 2.9)
            yield grid.text(points_text(one.half_points(player)), row, column, 0.75, 2.9)
        if played:
            yield grid.text(points_text(ranked[player].half_points), row, 2 + event.rounds)
            yield grid.text(str(ranked[player].place), row, 3 + event.rounds)


def _bracket(words: Words, event: Event, area: Box) -> Iterator[Node]:
    """The matches from left to right; the line for each winner is between the two players."""
    first = event.first_round()
    columns = event.rounds + 1
    edges = _bracket_edges(area, columns)
    step = min(14.0, (area.height - _HEAD) / (2 * len(first)))
    top = area.y + _HEAD + (area.height - _HEAD - 2 * len(first) * step) / 2
    slots = [top + (i + 0.5) * step for i in range(2 * len(first))]
    waiting = {place: match.first for place, match in enumerate(first) if match.second is None}
    for number in range(columns):
        x, wide = edges[number], edges[number + 1] - edges[number]
        name = words.say("tournament.round", n=number + 1) if number < event.rounds else words.say("tournament.winner")
        yield Text(name, Point(x, area.y + 3.6), "text-bold", 3.4, BLACK)
        for place, y in enumerate(slots):
            if number == 0 and place // 2 in waiting:
                continue
            yield Path(
                polyline((Point(x, y), Point(x + wide - 3, y))), stroke=BLACK, width=0.6 if len(slots) == 1 else 0.3
            )
            player = _player(first, waiting, number, place)
            if player:
                yield Text(str(player), Point(x, y - 1.0), "text-bold", min(4.2, step * 0.6), BLACK)
        pairs = list(zip(slots[::2], slots[1::2], strict=False))
        for place, (upper, lower) in enumerate(pairs):
            if number == 0 and place in waiting:
                continue
            end = x + wide - 3
            joint = polyline((Point(end, upper), Point(end, lower)))
            middle = polyline((Point(end, (upper + lower) / 2), Point(end + 3, (upper + lower) / 2)))
            yield Path(joint + middle, stroke=BLACK, width=0.3)
        slots = [(upper + lower) / 2 for upper, lower in pairs]


def _bracket_edges(area: Box, columns: int) -> list[float]:
    """The left edges of the columns of a bracket, and the right edge of the last; the first has room for names."""
    first = max(_FIRST, area.width / columns)
    others = (area.width - first) / (columns - 1)
    return [area.x, *(area.x + first + i * others for i in range(columns))]


def _player(first: Sequence[Match], waiting: dict[int, int], number: int, place: int) -> int | None:
    """The player whose number is printed on a slot, if there is one."""
    if number == 0:
        return first[place // 2].players[place % 2]
    return waiting.get(place) if number == 1 else None
