"""The score sheets of a tournament: a table for the Swiss system, a bracket for a knock-out.

cell: a player's result in a round: above the opponent's number, below the points      slot: a line for a name
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ttprint.draw.inks import BLACK, Ink
from ttprint.draw.scene import Node, Page, Path, Place, Text, group
from ttprint.draw.shapes import polyline, rect
from ttprint.games.turbo_taxi.lesson.teacher import GREY, heading, title
from ttprint.games.turbo_taxi.lesson.worksheet import COLUMN, page_area
from ttprint.games.turbo_taxi.tournament.event import Event, System
from ttprint.games.turbo_taxi.tournament.pairing import Match, Played, standings, swiss_round
from ttprint.games.turbo_taxi.tournament.referee import event_summary
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import Block, Type, below, paragraph
from ttprint.words.catalog import Words

ROWS = 24  # on a page
_NUMBER, _NAME, _POINTS, _PLACE = 11.0, 46.0, 17.0, 15.0
_WIDEST, _HIGHEST = 16.0, 11.0  # of a cell
_HEAD = 7.0
_PALE = Ink(150, 150, 150)
_PAIR_WIDE, _PAIR_HIGH = 26.0, 9.0
NOTE = Type(3.2, 4.4, ink=GREY)


def score_pages(paper: Paper, words: Words, event: Event, played: Sequence[Played]) -> list[Page]:
    """The table of all players with the pairs of the next round, or the bracket."""
    box, width, height = page_area(paper)
    inside = Box(box.x, box.y + 1, box.width, box.height - 2)
    knockout = event.system is System.KNOCKOUT
    top = title(words.say("tournament.bracket" if knockout else "tournament.scores"), event_summary(event, words))
    if knockout:
        area = Box(inside.x, inside.y + top.height + 6, inside.width, inside.height - top.height - 8)
        art = (Place(top.art, Affine.move(inside.x, inside.y)), *_bracket(words, event, area))
        return [Page(width, height, art, label="1")]
    pages: list[Page] = []
    for start in range(0, event.players, ROWS):
        blocks = [top] if start else [top, _pairs(words, swiss_round(event.players, played), len(played) + 1)]
        note = paragraph(words.say("tournament.how_to"), COLUMN, NOTE)
        head = below((*blocks, note), 4.0)
        area = Box(inside.x, inside.y + head.height + 1, inside.width, inside.height - head.height - 2)
        numbers = range(start + 1, min(event.players, start + ROWS) + 1)
        art = (
            Place(head.art, Affine.move(inside.x, inside.y)),
            *_table(words, event, played, numbers, area),
        )
        pages.append(Page(width, height, art, label=str(len(pages) + 1)))
    return pages


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
    """A row for each player."""
    cell = min(_WIDEST, (area.width - _NUMBER - _NAME - _POINTS - _PLACE) / event.rounds)
    widths = [_NUMBER, 0.0, *[cell] * event.rounds, _POINTS, _PLACE]
    widths[1] = area.width - sum(widths)
    edges = [area.x + sum(widths[:i]) for i in range(len(widths) + 1)]
    high = min(_HIGHEST, (area.height - _HEAD) / len(numbers))
    heads = [words.say("tournament.number"), words.say("worksheet.name"), *map(str, range(1, event.rounds + 1))]
    heads += [words.say(f"tournament.{key}") for key in ("points", "place")]
    for i, head in enumerate(heads):
        anchor = Point(edges[i] + 1, area.y + 4.6) if i == 1 else Point((edges[i] + edges[i + 1]) / 2, area.y + 4.6)
        yield Text(head, anchor, "text-bold", 3.2, BLACK, "start" if i == 1 else "middle")
    bottom = area.y + _HEAD + high * len(numbers)
    for row in range(len(numbers) + 1):
        y = area.y + _HEAD + row * high
        yield Path(polyline((Point(area.x, y), Point(area.right, y))), stroke=BLACK, width=0.25)
        if row < len(numbers):
            middle = polyline((Point(edges[2], y + high / 2), Point(edges[-3], y + high / 2)))
            yield Path(middle, stroke=_PALE, width=0.2, dash=(1.0, 1.0))
    for edge in edges:
        yield Path(polyline((Point(edge, area.y + _HEAD), Point(edge, bottom))), stroke=BLACK, width=0.25)
    for row, player in enumerate(numbers):
        yield from _row(event, played, player, edges, Box(area.x, area.y + _HEAD + row * high, area.width, high))


def _row(event: Event, played: Sequence[Played], player: int, edges: Sequence[float], box: Box) -> Iterator[Node]:
    """The number of a player, the results of the rounds, the points and the place."""

    def text(content: str, column: int, share: float, size: float) -> Text:
        middle = (edges[column] + edges[column + 1]) / 2
        return Text(
            content, Point(middle, box.y + share * box.height + 0.36 * size), "text-bold", size, BLACK, "middle"
        )

    yield text(str(player), 0, 0.5, 4.2)
    for number, one in enumerate(played):
        match = next(match for match in one.matches if player in match.players)
        other = next((str(other) for other in match.players if other != player), "–")
        yield text(other, 2 + number, 0.27, 2.9)
        half = one.half_points(player)
        yield text("½" if half % 2 else str(half // 2), 2 + number, 0.75, 2.9)
    if played:
        ranked = standings(event.players, played)
        place, standing = next((i, one) for i, one in enumerate(ranked, 1) if one.player == player)
        yield text(standing.points, len(edges) - 3, 0.5, 4.2)
        yield text(str(place), len(edges) - 2, 0.5, 4.2)


def _bracket(words: Words, event: Event, area: Box) -> Iterator[Node]:
    """The matches from left to right; the line for each winner is between the two players."""
    first = event.first_round()
    columns = event.rounds + 1
    wide, step = area.width / columns, min(14.0, (area.height - _HEAD) / (2 * len(first)))
    top = area.y + _HEAD + (area.height - _HEAD - 2 * len(first) * step) / 2
    slots = [top + (i + 0.5) * step for i in range(2 * len(first))]
    waiting = {place: match.first for place, match in enumerate(first) if match.second is None}
    for number in range(columns):
        x = area.x + number * wide
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


def _player(first: Sequence[Match], waiting: dict[int, int], number: int, place: int) -> int | None:
    """The player whose number is printed on a slot, if there is one."""
    if number == 0:
        return first[place // 2].players[place % 2]
    return waiting.get(place) if number == 1 else None
