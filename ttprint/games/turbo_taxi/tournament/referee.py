"""The referee's page: how to run a tournament, how opponents are found, and the cards of each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ttprint.draw.inks import BLACK
from ttprint.draw.scene import Node, Page, Path, Place, group
from ttprint.draw.shapes import polyline
from ttprint.games.turbo_taxi.art.markers.line_figures import marker
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.lesson.teacher import framed, inner, title
from ttprint.games.turbo_taxi.lesson.worksheet import COLUMN, page_area
from ttprint.games.turbo_taxi.puzzle.tiles import SET
from ttprint.games.turbo_taxi.tournament.event import MINUTES, Event, System
from ttprint.geometry import Affine, Box, Point
from ttprint.press.paper import Paper
from ttprint.press.text.flow import INDENT, Block, Type, below, numbered, paragraph, spread
from ttprint.words.catalog import Words

SIZES = (4.4, 4.2, 4.0, 3.8, 3.6, 3.4, 3.2, 3.0)  # of the type: the largest with which the text fits one page
_LEAST, _MOST = 3.5, 10.0  # mm between sections
_TEXT = inner(COLUMN)
_ROUND, _LEVEL = 26.0, 30.0  # the widths of columns in the table of cards


def event_summary(event: Event, words: Words) -> str:
    """The system, the players and the rounds."""
    players, rounds = words.count("tournament.players", event.players), words.count("tournament.rounds", event.rounds)
    return f"{words.say(f'tournament.{event.system.value}')} · {players} · {rounds}"


def referee_page(paper: Paper, words: Words, event: Event, challenges: Sequence[Sequence[Challenge]]) -> Page:
    """The referee's page, in the largest type that fits."""
    box, width, height = page_area(paper)
    inside = Box(box.x, box.y + 1, box.width, box.height - 2)
    for size in SIZES:
        blocks = _blocks(words, event, challenges, Type(size, size * 1.36))
        if sum(block.height for block in blocks) + _LEAST * (len(blocks) - 1) <= inside.height:
            break
    return Page(width, height, (spread(blocks, inside, 2.0, _MOST),), label="1")


def _blocks(words: Words, event: Event, challenges: Sequence[Sequence[Challenge]], body: Type) -> Sequence[Block]:
    need = paragraph(words.say("tournament.need", tiles=sum(SET.values())), _TEXT, body)
    pairing = [_steps(words, f"{event.system.value}_steps", body)]
    if event.system is System.SWISS:
        pairing.append(paragraph(words.say("tournament.program"), _TEXT, body))
    return (
        headed(words.say("tournament.title"), event_summary(event, words)),
        _section(words, "need_title", need),
        _section(words, "round_title", _steps(words, "steps", body)),
        _section(words, "pairing_title", *pairing),
        _section(words, "rounds_title", _cards(words, challenges, body)),
    )


def headed(name: str, lead: str) -> Block:
    """The title of a page with the four markers beside it."""
    top = title(name, lead)
    four = [marker(figure, colour, 6.0) for colour in ("yellow", "red") for figure in ("taxi", "house")]
    places = [Place(one, Affine.move(COLUMN - 6.4 - 14.0 * i, 6.6)) for i, one in enumerate(reversed(four))]
    return Block(group(top.art, places), top.width, top.height)


def _section(words: Words, key: str, *blocks: Block) -> Block:
    return framed(words.say(f"tournament.{key}"), blocks, COLUMN)


def _steps(words: Words, key: str, body: Type) -> Block:
    steps = words.list(f"tournament.{key}", minutes=MINUTES)
    return below(
        [numbered(number, paragraph(text, _TEXT - INDENT, body), body.leading) for number, text in enumerate(steps, 1)],
        1.2,
    )


def _cards(words: Words, challenges: Sequence[Sequence[Challenge]], body: Type) -> Block:
    """A row for each round with its level and the codes of its versions."""
    bold = Type(body.size, body.leading, "text-bold")
    rows: list[Block] = []
    for number, versions in enumerate(challenges, 1):
        codes = "   ".join(f"{one.version}\u00a0{one.code}" for one in versions)
        cells: list[Node] = [
            Place(paragraph(words.say("tournament.round", n=number), _ROUND, bold).art),
            Place(paragraph(words.say(f"level.{versions[0].level.value}"), _LEVEL, body).art, Affine.move(_ROUND, 0)),
        ]
        text = paragraph(codes, _TEXT - _ROUND - _LEVEL, replace(body, font="code"))
        cells.append(Place(text.art, Affine.move(_ROUND + _LEVEL, 0)))
        rule = Path(polyline((Point(0, text.height + 0.5), Point(_TEXT, text.height + 0.5))), stroke=BLACK, width=0.15)
        rows.append(Block(group(cells, rule), _TEXT, text.height + 1.0))
    return below(rows, 0.4)
