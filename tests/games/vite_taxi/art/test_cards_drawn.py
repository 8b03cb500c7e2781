"""The pictures of the cards: texts fit in six languages, and destinations lie where the map has them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from tests.pictures import leaves, raster
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Path, Text
from ttprint.games.vite_taxi.art.cards.backs import course_back, event_back
from ttprint.games.vite_taxi.art.cards.course_cards import MAP, MAP_WIDE, course_card, place_ids, place_name
from ttprint.games.vite_taxi.art.cards.event_cards import CORNER, OCTAGON, event_card, sentence
from ttprint.games.vite_taxi.art.cards.icons import ICONS, badge, icon
from ttprint.games.vite_taxi.art.cards.inks import EVENTS
from ttprint.games.vite_taxi.art.cards.sizes import HEIGHT, MARGIN, SMALLEST, WIDTH, fitted, text_block
from ttprint.games.vite_taxi.art.thumbnail import thumbnail_dot, thumbnail_height
from ttprint.games.vite_taxi.cards.courses import CourseKind, courses
from ttprint.games.vite_taxi.cards.deck import Card, CardSide, kinds
from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.play.state import GOAL
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Box
from ttprint.words.catalog import languages

TRIM = Box(0, 0, WIDTH, HEIGHT)
MAP_BOX = Box(MAP.x, MAP.y, MAP_WIDE, thumbnail_height(MAP_WIDE))


@cache
def drawn(tag: str, theme: Theme) -> tuple[tuple[str, Group], ...]:
    words = GAME.words(tag)
    cards = [(course.id, course_card(course, words, theme, 3)) for course in courses()]
    return (*cards, *((kind.id, event_card(kind, words, theme, 3)) for kind in kinds()))


def texts(card: Group) -> list[tuple[str, float, Box]]:
    return [(leaf.words, leaf.size, hull(points(leaf, at))) for leaf, at in leaves([card]) if isinstance(leaf, Text)]


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("tag", languages())
def test_no_text_on_text_and_none_outside_its_card(tag: str, theme: Theme) -> None:
    safe = TRIM.grow(-MARGIN + 0.4)
    for name, card in drawn(tag, theme):
        found = texts(card)
        assert found
        for i, (words, size, box) in enumerate(found):
            assert safe.contains(box), f"{name}: {words}"
            assert size >= SMALLEST or words in "12", f"{name}: {words}"
            for other, _, there in found[i + 1 :]:
                assert not overlap(box, there, 0.05), f"{name}: {words} on {other}"


@pytest.mark.parametrize("tag", languages())
def test_words_keep_clear_of_map_roundel_and_badge(tag: str) -> None:
    for course, (_, card) in zip(courses(), drawn(tag, Theme.CITY), strict=False):
        inside = [words for words, _, box in texts(card) if overlap(box, MAP_BOX, 0.05)]
        assert inside == (["1", "2"] if course.kind is CourseKind.TWO else []), course.id


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("tag", languages())
def test_words_of_a_stop_stay_inside_the_fine_line_of_its_octagon(tag: str, theme: Theme) -> None:
    line = OCTAGON.grow(-1.1)
    for kind in kinds():
        if kind.side is CardSide.STOP:
            card = event_card(kind, GAME.words(tag), theme, 0)
            for words, _, box in texts(card):
                if words in sentence(kind, GAME.words(tag)):
                    # the corners are cut off at 45 degrees
                    for x, y in ((box.x, box.bottom), (box.right, box.bottom)):
                        inward = min(x - line.x, line.right - x) + line.bottom - y
                        assert inward > CORNER - 0.6 + 0.5, f"{kind.id}: {words}"


def test_every_destination_is_on_the_map_and_the_dot_lies_there() -> None:
    town, words = paris(), GAME.words("fr")
    field = MAP_BOX
    for course in courses():
        card = course_card(course, words, Theme.CITY, 0)
        shown = {found for found, _, _ in texts(card)}
        for place_id in place_ids(course):
            place = town.places[town.numbers[place_id]]
            assert place_name(place_id) in shown
            dot = thumbnail_dot(place_id, field.width)
            assert dot.x / field.width == pytest.approx(place.at.x / town.width)
            assert dot.y / field.height == pytest.approx(place.at.y / town.height)
            assert any(
                abs(box.centre.x - field.x - dot.x) < 0.01 and abs(box.centre.y - field.y - dot.y) < 0.01
                for box in discs(card)
            ), course.id


def discs(card: Group) -> Iterator[Box]:
    for leaf, at in leaves([card]):
        if isinstance(leaf, Path) and leaf.fill and 4 < len(leaf.steps) < 8:
            box = hull(points(leaf, at))
            if abs(box.width - box.height) < 1e-6 and box.width < 6:
                yield box


def test_the_fare_is_the_largest_thing_on_a_course() -> None:
    for course in courses():
        found = texts(course_card(course, GAME.words("nl"), Theme.CITY, 0))
        fare = next(size for words, size, _ in found if words == str(course.fare))
        assert fare == max(size for _, size, _ in found)


def test_every_card_has_an_icon_of_its_own_and_says_its_numbers() -> None:
    assert set(ICONS) == {kind.id for kind in kinds()}
    assert len(set(ICONS.values())) == len(ICONS)
    for kind in kinds():
        for tag in languages():
            text = sentence(kind, GAME.words(tag))
            numbers = [kind.extra, kind.pays, kind.limit or 0, kind.takes if kind.takes < GOAL else 0]
            numbers += [kind.dice] if kind.dice > 1 else []
            for number in filter(None, numbers):
                assert str(number) in text, f"{tag}: {kind.id}"
    assert {badge(kind) for kind in kinds()} >= {"+3", "1", "0", "+25 F"}


def test_a_card_without_an_icon_is_an_error() -> None:
    with pytest.raises(ValueError, match="The card jamm has no icon"):
        icon(Card("jamm", CardSide.STOP, 1), 30, EVENTS[Theme.CITY][CardSide.STOP].icon)


def test_words_that_are_too_long_are_an_error() -> None:
    with pytest.raises(ValueError, match="too long for a card"):
        list(text_block("word " * 200, Box(0, 0, 40, 10), 3, EVENTS[Theme.CITY][CardSide.STOP].words))
    with pytest.raises(ValueError, match="too long for a card"):
        fitted("a name that has no end " * 5, "display", 4, 40)


@pytest.mark.parametrize("theme", Theme)
def test_bonus_and_stop_differ_in_grey(theme: Theme) -> None:
    """Their frames differ, not only their icons: the foot of a BONUS is open, that of a STOP is striped."""
    bonus, stop = (next(kind for kind in kinds() if kind.side is side) for side in CardSide)
    feet = []
    for kind in (bonus, stop):
        picture = raster(event_card(kind, None, theme, 0), Box(0, 76, WIDTH, 3), 8).mean(axis=2)
        middle = picture[:, 60:-60]
        feet.append(float(middle.std()))
    assert feet[0] < 2
    assert feet[1] > 20


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_backs_look_the_same_upside_down(theme: Theme) -> None:
    for back in (course_back(theme, 3), event_back(theme, 3)):
        picture = raster(back, TRIM.grow(3), 6)
        apart = np.abs(picture - picture[::-1, ::-1]).mean()
        assert apart < 1.5
    one, other = (raster(back(theme, 0), TRIM, 4) for back in (course_back, event_back))
    assert np.abs(one - other).mean() > 5


@pytest.mark.parametrize("theme", Theme)
def test_art_runs_to_the_bleed_and_no_line_is_too_thin(theme: Theme) -> None:
    for card in (*(card for _, card in drawn("en", theme)), course_back(theme, 3), event_back(theme, 3)):
        for leaf, _ in leaves([card]):
            assert not isinstance(leaf, Path) or not leaf.stroke or leaf.width >= 0.1
    if theme is Theme.CITY:
        picture = raster(event_card(kinds()[0], None, theme, 3), TRIM.grow(3), 4)
        assert (picture[0].max(axis=1) - picture[0].min(axis=1)).min() > 30  # green up to the edge


@pytest.mark.slow
def test_the_ink_theme_saves_ink() -> None:
    faces = [cover(card) for _, card in drawn("en", Theme.INK)]
    assert sum(faces) / len(faces) < 0.1
    assert max(faces) < 0.15  # a station has many dark windows
    assert cover(course_back(Theme.INK, 0)) < 0.15
    assert cover(event_back(Theme.INK, 0)) < 0.15


def cover(card: Group) -> float:
    return float(1 - raster(card, TRIM, 5).mean() / 255)
