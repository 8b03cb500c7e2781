"""The printed board: nothing overlaps, in every theme and language."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests import pictures
from tests.cases import few
from tests.games.turbo_taxi.art.looking import lightness
from tools.town_layout.placing import FAMOUS
from tools.town_layout.search import LANDMARK_GAP, PLACES_GAP, STRANGER_GAP, Choice, Item, search
from ttprint.draw.fonts import heights, measure, text_start
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Path, Text, group
from ttprint.games.vite_taxi.art.board.layout import (
    STORED,
    ArrangementMismatch,
    Label,
    Lettering,
    arrangement,
    digest,
    to_json,
)
from ttprint.games.vite_taxi.art.board.panels import PANELS
from ttprint.games.vite_taxi.art.board.picture import draw_board
from ttprint.games.vite_taxi.art.board.plates import bank_plate, great_plate, named_plate, rank_plate
from ttprint.games.vite_taxi.art.inks import TOWN_INKS
from ttprint.games.vite_taxi.art.town.footprints import Footprint, footprints
from ttprint.games.vite_taxi.art.town.lines import inside
from ttprint.games.vite_taxi.art.town.river import paved, sunken, wet
from ttprint.games.vite_taxi.box.parts import board_scale
from ttprint.games.vite_taxi.cards.courses import courses
from ttprint.games.vite_taxi.town.plots import Plot, Taken, boxed, gap
from ttprint.games.vite_taxi.town.polylines import crossings
from ttprint.games.vite_taxi.town.reading import paris
from ttprint.geometry import Affine, Box, Point, bounding_box
from ttprint.press.paper import parse_paper
from ttprint.press.poster import poster, poster_pages
from ttprint.render import pdf, png
from ttprint.words.catalog import Words, languages, words
from ttprint.words.typography import typeset

TOWN = paris()
BOOK = "vite_taxi/words"
LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
BOARD = Box(0, 0, TOWN.width, TOWN.height)
PER_MM = 6
each_lettering = pytest.mark.parametrize("lettering", Lettering)
WITHOUT_LANDMARK = {"italie"}  # no room is left between streets


def words_in(tag: str = "fr") -> Words:
    return words(tag, BOOK)


def ground(text: Text, at: Affine) -> Plot:
    """The area of a text's letters, from the descenders to the accents of capitals."""
    first, tall = text_start(text), heights(text.font)
    wide = measure(text.words, text.font, text.size)
    top, bottom = first.y - (tall.capital + 0.1) * text.size, first.y + 0.17 * text.size
    corners = ((first.x, top), (first.x + wide, top), (first.x + wide, bottom), (first.x, bottom))
    return tuple(at(Point(x, y)) for x, y in corners)


def texts(theme: Theme, tag: str) -> list[tuple[Text, Plot]]:
    leaves = pictures.leaves([draw_board(theme, words_in(tag)).art])
    return [(leaf, ground(leaf, at)) for leaf, at in leaves if isinstance(leaf, Text)]


def test_all_languages_have_the_words_of_the_board() -> None:
    assert languages(BOOK) == LANGUAGES
    assert (
        len({tuple(sorted(key for key in words_in(tag).entries if key.startswith("board."))) for tag in LANGUAGES}) == 1
    )


@pytest.mark.slow
@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("theme", Theme)
def test_no_text_on_text_nor_on_a_square(theme: Theme, tag: str) -> None:
    found = texts(theme, tag)
    written = Taken()
    squares = Taken(shape.plot for shape in footprints(TOWN))
    for text, plot in found:
        assert written.free(plot, 0.0), text.words
        assert squares.free(plot, 0.0), text.words
        assert BOARD.grow(-3).contains(bounding_box(plot)), text.words
        written.add(plot)
    assert len(found) > 150


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_legend_stays_in_its_panel(tag: str) -> None:
    panel = PANELS["title"].grow(-2)
    inside = [(text, plot) for text, plot in texts(Theme.CITY, tag) if gap(plot, boxed(PANELS["title"])) < 0]
    assert len(inside) >= 8
    for text, plot in inside:
        assert panel.contains(bounding_box(plot)), text.words


def test_the_stored_arrangement_fits_the_map() -> None:
    """If this fails, the map was changed: run make town."""
    assert json.loads(STORED.read_text("utf-8"))["digest"] == digest(TOWN)
    found = {lettering: arrangement(TOWN, lettering) for lettering in Lettering}
    assert to_json(found, TOWN) == STORED.read_text("utf-8")


def names_of_places(lettering: Lettering) -> dict[str, Label]:
    labels = arrangement(TOWN, lettering).labels
    return {label.whole: label for label in labels if label.sort in ("great", "named")}


@each_lettering
def test_every_place_has_its_name_in_a_size_that_can_be_read(lettering: Lettering) -> None:
    """Ten points on the default board, which is drawn at full size; twelve in large lettering; great squares larger."""
    names, point = names_of_places(lettering), 25.4 / 72
    least = 10 if lettering is Lettering.PLAIN else 12
    for place in TOWN.places:
        size = names[typeset(place.name, "fr")].size
        assert size >= least * point, place.name
    assert len({label.size for label in names.values() if label.sort == "named"}) == 1
    great = {label.size for label in names.values() if label.sort == "great"}
    assert len(great) == 1
    assert great.pop() > min(label.size for label in names.values())
    for label in arrangement(TOWN, lettering).labels:
        assert label.size >= 6 * point, label.whole


def test_most_streets_have_their_name() -> None:
    streets = {label.whole for label in arrangement(TOWN).labels if label.sort == "street"}
    wanted = {street.name for street in TOWN.streets} | {TOWN.voie.name}
    assert len(streets) > len(wanted) / 2


@each_lettering
def test_names_stand_beside_their_squares_and_on_free_ground(lettering: Lettering) -> None:
    """Within 4 mm of its own square, which is nearer than any other place; on no street, bridge, water or Voie."""
    shapes, names = footprints(TOWN)[: len(TOWN.places)], names_of_places(lettering)
    covered = Taken((*paved(TOWN), *wet(TOWN), *sunken(TOWN), *(shape.plot for shape in footprints(TOWN))))
    for number, place in enumerate(TOWN.places):
        label = names[typeset(place.name, "fr")]
        off = [from_square(label.plot, shape) for shape in shapes]
        assert off[number] <= 4.0, place.name
        assert min(off) == off[number], place.name
        assert covered.free(label.plot, 0.0), place.name
    for label in arrangement(TOWN, lettering).labels:
        if label.sort == "street":
            assert covered.free(label.plot, 0.0), label.whole


def from_square(plot: Plot, shape: Footprint) -> float:
    """The distance of an upright box from a square of a place."""
    box, at = bounding_box(plot), shape.at
    half = 0.0 if shape.square.everyone_stops else shape.length / 2
    dx = max(0.0, abs(box.centre.x - at.x) - box.width / 2 - half)
    dy = max(0.0, abs(box.centre.y - at.y) - box.height / 2 - half)
    return math.hypot(dx, dy) - (shape.length / 2 if shape.square.everyone_stops else 0.0)


@each_lettering
def test_landmarks_stand_beside_their_own_square(lettering: Lettering) -> None:
    """On land, on the bank of their square, which is the nearest of all places; and nothing overlaps."""
    taken = Taken((*(shape.plot for shape in footprints(TOWN)), *sunken(TOWN), *paved(TOWN), *wet(TOWN)))
    for label in arrangement(TOWN, lettering).labels:
        taken.add(label.plot)
    for standing in arrangement(TOWN, lettering).landmarks:
        place = standing.place
        assert taken.free(standing.plot, 0.0), place.id
        off = [from_square(standing.plot, shape) for shape in footprints(TOWN)[: len(TOWN.places)]]
        assert off[TOWN.numbers[place.id]] == min(off) < 18.1, place.id
        middle = bounding_box(standing.plot).centre
        assert not any(any(crossings((place.at, middle), arm.line)) for arm in TOWN.river.arms), place.id
        assert standing.size >= 12
        taken.add(standing.plot)


def test_famous_landmarks_are_the_largest() -> None:
    sizes = {standing.place.id: standing.size for standing in arrangement(TOWN).landmarks}
    assert {place for place, size in sizes.items() if size >= 20} == FAMOUS
    assert sizes["porte-de-champerret"] <= 14  # a bus


def test_among_large_letters_the_famous_have_a_landmark_too() -> None:
    assert {standing.place.id for standing in arrangement(TOWN, Lettering.LARGE).landmarks} >= FAMOUS


@each_lettering
def test_names_of_two_places_are_not_read_as_one(lettering: Lettering) -> None:
    for one, other in combinations(names_of_places(lettering).values(), 2):
        assert gap(one.plot, other.plot) >= PLACES_GAP - 0.02, (one.whole, other.whole)


@each_lettering
def test_nothing_stands_where_it_would_name_something_else(lettering: Lettering) -> None:
    """No street bears its name on an island to which it only leads; no landmark stands in the park of another place.

    Nor beside the name of another place.
    """
    for label in arrangement(TOWN, lettering).labels:
        if label.sort == "street" and label.whole.split(" ")[-1] not in ("Palais", "d’Arcole"):
            assert not any(inside(label.at, isle.outline) for isle in TOWN.river.islands), label.whole
    for standing in arrangement(TOWN, lettering).landmarks:
        for name, label in names_of_places(lettering).items():
            if name != typeset(standing.place.name, "fr"):
                room = STRANGER_GAP if lettering is Lettering.PLAIN else LANDMARK_GAP
                assert gap(label.plot, standing.plot) >= room - 0.02, (name, standing.place.id)
        for park in TOWN.parks:
            if any(place.name.lower() in park.name.lower() for place in TOWN.places if place != standing.place):
                assert not any(inside(corner, park.outline) for corner in standing.plot), (standing.place.id, park.name)


def test_every_destination_has_a_landmark_on_the_board() -> None:
    wanted = {TOWN.places[number].id for course in courses() for number in course.destinations}
    standing = {one.place.id for one in arrangement(TOWN).landmarks}
    assert wanted - standing <= WITHOUT_LANDMARK
    assert {"chatelet", "madeleine", "saint-michel", "halles", "hotel-de-ville", "vosges"} <= standing


def _cover(theme: Theme) -> float:
    page = pictures.page_of(draw_board(theme, words_in()).art, BOARD)
    return png.cover(pdf.write([page], title="", author="", lang="fr", flip=None)).dark


@pytest.mark.slow
def test_the_ink_theme_saves_ink() -> None:
    assert _cover(Theme.INK) < 0.15
    assert _cover(Theme.INK) < _cover(Theme.CITY)


@pytest.mark.slow
@pytest.mark.parametrize("theme", few(Theme, [Theme.CITY]))
def test_pdf_and_svg_show_the_same(theme: Theme) -> None:
    """The busiest part of the town: the islands, bridges and the Voie."""
    part = Box(280, 180, 90, 70)
    assert pictures.pdf_and_svg_apart(pictures.page_of(draw_board(theme, words_in()).art, part)) < pictures.ALIKE


@pytest.mark.parametrize("theme", Theme)
def test_no_line_is_too_thin(theme: Theme) -> None:
    for leaf, at in pictures.leaves([draw_board(theme, words_in()).art]):
        if isinstance(leaf, Path) and leaf.stroke:
            assert leaf.width * pictures.stretch(at) >= 0.1499, leaf


@pytest.mark.parametrize("theme", Theme)
def test_places_ranks_banks_and_great_places_differ_in_grey(theme: Theme) -> None:
    """By outlines alone, without grey values."""
    inks, box = TOWN_INKS[theme], Box(-8, -8, 16, 16)
    plates = {
        "great": group(great_plate(7.2, inks, (0, 90, 180, 270))),
        "named": group(named_plate(14.4, inks)),
        "rank": group(rank_plate(14.4, inks)),
        "bank": group(bank_plate(14.4, inks)),
    }
    edges = {}
    for name, plate in plates.items():
        tones = lightness(pictures.raster(plate, box, 6) / 255)
        edges[name] = tones < 60  # the dark lines that a copier keeps
    for one, other in combinations(edges, 2):
        assert (edges[one] != edges[other]).mean() > 0.08, (one, other)


@cache
def whole_board(theme: Theme) -> pictures.Pixels:
    return pictures.raster(draw_board(theme, words_in()).art, BOARD, PER_MM)


def tones_about(theme: Theme, at: Point, reach: float) -> NDArray[np.float64]:
    """Lightness of the board in a square about a point."""
    left, top, size = (round(length * PER_MM) for length in (at.x - reach, at.y - reach, 2 * reach))
    return lightness(whole_board(theme)[top : top + size, left : left + size] / 255)


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
def test_squares_stand_out_in_grey(theme: Theme) -> None:
    """The rim of a square is at least 20 L* darker than the square."""
    for shape in [shape for shape in footprints(TOWN) if not shape.square.place and not shape.square.voie][::25]:
        tones = tones_about(theme, shape.at, 11)
        middle = float(np.median(tones[60:72, 60:72]))
        assert middle - float(tones.min()) > 20


@pytest.mark.slow
def test_the_voie_is_darker_than_the_streets() -> None:
    def tone(number: int) -> float:
        return float(np.median(tones_about(theme, TOWN.squares[number].at, 2)))

    for theme in Theme:
        street = tone(TOWN.streets[0].squares[0])
        assert all(street - tone(number) > 15 for number in TOWN.voie.squares), theme


@pytest.mark.slow
def test_the_board_can_be_scaled() -> None:
    whole, small = draw_board(Theme.CITY, words_in()), draw_board(Theme.CITY, words_in(), 400)
    assert (whole.width, whole.height) == (TOWN.width, TOWN.height)
    assert (small.width, small.height) == pytest.approx((400, 400 * TOWN.height / TOWN.width))
    seen = [pictures.raster(one.art, Box(0, 0, one.width, one.height), 277 / one.width).shape for one in (whole, small)]
    assert seen[0] == seen[1]


def _choice(cost: float, x: float) -> Choice:
    label = Label(("ab",), Point(x, 0), 3.0, "named", 0.0, cost)
    return Choice(cost, label, label.plot)


def test_the_search_finds_room_for_all_items() -> None:
    """All items prefer the same position, and only one assignment has room for all of them."""
    items = [
        Item("proud", (_choice(0, 0), _choice(9, 10)), 50.0),
        Item("modest", (_choice(0, 0), _choice(1, 20)), 50.0),
        Item("stuck", (_choice(0, 0),), 50.0),
    ]
    assert search(items, 400) == {0: 1, 1: 1, 2: 0}


def test_a_lost_item_gets_room_when_two_others_move() -> None:
    """The first takes the place of the second, which can only go where the third and the fourth stand."""
    items = [
        Item("lost", (_choice(0, 0),), 90.0),
        Item("second", (_choice(0, 0), _choice(1, 26)), 90.0),
        Item("third", (_choice(0, 24), _choice(3, 60)), 90.0),
        Item("fourth", (_choice(0, 28.5), _choice(3, 80)), 90.0),
    ]
    assert search(items, 400) == {0: 0, 1: 1, 2: 1, 3: 1}


def test_another_map_than_the_stored_one_is_an_error() -> None:
    other = replace(TOWN, parks=TOWN.parks[:-1])
    with pytest.raises(ArrangementMismatch, match=r"^arrangement.json was made for another map .*: run make town\.$"):
        arrangement(other)


@pytest.mark.parametrize(("paper", "sheets"), [("a4", 4), ("a3", 2), ("a2", 1)])
def test_the_board_is_printed_at_full_size_on_few_sheets(paper: str, sheets: int) -> None:
    assert board_scale(TOWN.width, TOWN.height, parse_paper(paper), 3, single=False) == 1
    spread = poster(draw_board(Theme.CITY, words_in()).art, TOWN.width, TOWN.height, parse_paper(paper))
    assert len(spread) == sheets
    assert all(bool(page.marks) for page in poster_pages(spread, "plateau"))
