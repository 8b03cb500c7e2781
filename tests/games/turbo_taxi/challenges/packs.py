"""Packs of challenges that several tests look at, each chosen and printed once, and where their cards lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import numpy as np

from tests.games.turbo_taxi.orders import ENGLISH
from tests.games.turbo_taxi.orders import ORDER as BLEEDING
from tests.pictures import Pixels
from ttprint.draw.inks import Theme
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.pieces import Answers, CardSize, blank_cards, card_paper
from ttprint.games.turbo_taxi.challenges.cards.style import CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.challenges.printing import PackJob, print_challenges
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.order.order import Order, Printed
from ttprint.press.impose import Layout, impose
from ttprint.press.sheet import Sheet
from ttprint.render import png

ORDER = BLEEDING.with_style(bleed=0.0)  # one cut parts two cards
SEED, COUNT, DPI = 11, 60, 120
MM = DPI / 25.4
ONE_LEVEL = (Level.EASY, Level.MEDIUM, Level.HARD, Level.EXPERT)
THEMES = dict(zip(ONE_LEVEL, (Theme.CITY, Theme.CONTRAST, Theme.CONTRAST, Theme.CONTRAST), strict=True))


@cache
def pack(level: Level, count: int = COUNT, versions: int = 1) -> tuple[Challenge, ...]:
    return choose(count, level, SEED, versions=versions)


@cache
def printed(level: Level) -> Printed:
    order = ORDER.with_style(theme=THEMES[level])
    return print_challenges(PackJob(order, pack(level), CardSize.POKER, Answers.SHEETS, seed=SEED), hints=False)


def blanks(order: Order, size: CardSize, count: int) -> tuple[Sheet, ...]:
    """The sheets with the places of the cards."""
    layout = Layout(card_paper(order.paper, size), order.duplex, 0.0)
    return impose([blank_cards(size, order.words, count)], layout)


def lots(cards: tuple[Challenge, ...], sheets: tuple[Sheet, ...]) -> Iterator[tuple[Sheet, list[Challenge]]]:
    rest = iter(cards)
    for sheet in sheets:
        yield sheet, [one for _, one in zip(sheet.placements, rest, strict=False)]


def pictures(data: bytes, dpi: float = DPI) -> Iterator[Pixels]:
    return (np.asarray(picture).astype(np.int16) for picture in png.pixels(data, dpi))


def answer_sheets(sheet: Sheet) -> AnswerSheets:
    paper = replace(ORDER.paper, width=sheet.paper.width, height=sheet.paper.height)
    style = CardStyle(ENGLISH, Theme.CITY, 1.0, seed=SEED).sized(63, 88)
    return AnswerSheets(paper, tuple(place.trim for place in sheet.placements), style)
