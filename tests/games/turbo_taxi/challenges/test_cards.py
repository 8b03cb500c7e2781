"""Cards look right: the centre's road, the markers in grey, the level's cabs, and words that fit their boxes."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tests.cases import few
from tests.games.turbo_taxi.art import looking
from tests.games.turbo_taxi.reading import sides_seen, squares
from tests.pictures import ALIKE, darkest, leaves, lightest, page_of, pdf_and_svg_apart, raster, stretch
from tests.press.press_samples import hull, overlap, path_box, points
from ttprint.draw.fonts import heights, measure
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Group, Path, Text
from ttprint.games.turbo_taxi.art.table.tableau import MARKER, grid, place
from ttprint.games.turbo_taxi.art.tiles.miniatures import marker, miniature
from ttprint.games.turbo_taxi.challenges.cards.answer_sheets import AnswerSheets
from ttprint.games.turbo_taxi.challenges.cards.answers import answer
from ttprint.games.turbo_taxi.challenges.cards.fronts import SIGNS, card_front, check_card
from ttprint.games.turbo_taxi.challenges.cards.hint_sheets import HintSheets
from ttprint.games.turbo_taxi.challenges.cards.level_marks import CABS, HEIGHT, STEP, WIDTH, level_mark, pack_mark
from ttprint.games.turbo_taxi.challenges.cards.pieces import CardSize
from ttprint.games.turbo_taxi.challenges.cards.style import LINKED, PORTRAIT, POSTER, SCREEN, CardLayout, CardStyle
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.challenges.choosing import choose
from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.city import CENTRE, GATES, HOURS, City
from ttprint.games.turbo_taxi.puzzle.extra_rules import APART, SINGLE, Extra, ExtraRule
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.tiles import TILES, Crossing, Kind, Tile
from ttprint.geometry import Box, Point
from ttprint.press.paper import parse_paper
from ttprint.words.catalog import languages

POKER = Box(0, 0, 63, 88)
UNUSED = ExtraRule(Extra.UNUSED, (Kind.STRAIGHT, Kind.CURVE, Kind.DEAD_END))
PER_MM = 6.0
LONG_NUMBER = 1250
CITY = City.parse("ES ESW SW / NES NESW NSW / NE NEW NW")


def press(
    theme: Theme = Theme.CITY, tag: str = "en", size: CardSize = CardSize.POKER, layout: CardLayout = PORTRAIT
) -> CardStyle:
    link = "https://example.org/turbo-taxi.html" if layout.link else ""
    style = CardStyle(GAME.words(tag), theme, 1.0, seed=123456, versions=True, layout=layout, page=link)
    return style.sized(*size.trim)


def challenge(
    rule: ExtraRule | None = None, level: Level = Level.EXPERT, solutions: int = 1, cities: int = 1
) -> Challenge:
    setup = Setup.parse("1-7 3-10 NES")
    return Challenge(LONG_NUMBER, "H", setup, Crossing.CROSSROADS, level, 99.0, rule, solutions, tuple([CITY] * cities))


@cache
def some() -> tuple[Challenge, ...]:
    return choose(6, Level.MIXED, 5)


@pytest.mark.slow
@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("tile", TILES, ids=str)
def test_the_centre_shows_its_road_and_nothing_else_does(theme: Theme, tile: Tile) -> None:
    one = replace(challenge(), setup=replace(challenge().setup, centre=tile))
    picture = raster(card_front(one, press(theme)), POKER, PER_MM)
    (nine,) = squares(press(theme), Point(0, 0), 1, band=False)
    seen = [sides_seen(picture, square, PER_MM, theme) for square in nine]
    assert seen[CENTRE] == set(one.setup.centre.sides)
    for hour in one.setup.hours:  # markers stand on the edges of their squares, and their lines may look like kerbs
        square, side = GATES[hour]
        seen[square].discard(side)
    assert not any(seen[:CENTRE] + seen[CENTRE + 1 :])


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("crossing", Crossing)
def test_a_double_curve_and_a_flyover_do_not_touch(theme: Theme, crossing: Crossing) -> None:
    tiles = {str(tile): tile for tile in TILES}
    pictures = [
        raster(miniature(tiles[name], size=12.8, theme=theme, crossing=crossing), Box(0, 0, 12.8, 12.8), PER_MM)
        for name in ("NE+SW", "NESW")
    ]
    double, cross = pictures
    # the middle of the double curve is no road, whose dashes it would have; a bridge looks unlike a crossroads
    middle, road = (double[34:43, x : x + 9] for x in (34, 2))
    assert np.abs(np.sort(middle.reshape(-1, 3), axis=0) - np.sort(road.reshape(-1, 3), axis=0)).max() > 20
    other = Crossing.FLYOVER if crossing is Crossing.CROSSROADS else Crossing.CROSSROADS
    bridge = raster(miniature(tiles["NESW"], size=12.8, theme=theme, crossing=other), Box(0, 0, 12.8, 12.8), PER_MM)
    assert np.abs(cross - bridge).max() > 60


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("diameter", [3.4, 7.9])
def test_the_four_markers_differ_in_grey(theme: Theme, diameter: float) -> None:
    box = Box(-diameter / 2, -diameter / 2, diameter, diameter)
    seen = {
        (figure, colour): looking.lightness(
            looking.raster(marker(figure, colour, diameter=diameter, theme=theme), box, 12)
        )
        for figure in ("taxi", "house")
        for colour in ("yellow", "red")
    }
    for figure in ("taxi", "house"):
        # plain beside striped: the ground is far darker, or as far as line art goes, has stripes that plain has not
        apart = np.abs(seen[figure, "yellow"] - seen[figure, "red"])
        assert (apart > 25).mean() > 0.09, (theme, figure)
    for colour in ("yellow", "red"):
        assert (np.abs(seen["taxi", colour] - seen["house", colour]) > 25).mean() > 0.1, (theme, colour)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("level", CABS)
def test_the_number_of_cabs_shows_the_level(theme: Theme, level: Level) -> None:
    mark = level_mark(level, "", unit=1.0, theme=theme)
    box = Box(-4 * STEP, 0, 4 * STEP, HEIGHT)
    inked = (darkest(raster(mark, box, 20)) < 200).any(axis=0).astype(int)
    assert (np.diff(np.concatenate([[0], inked, [0]])) == 1).sum() == CABS[level]
    assert inked.nonzero()[0].min() / 20 == pytest.approx(4 * STEP - WIDTH - (CABS[level] - 1) * STEP, abs=0.4)


@pytest.mark.parametrize("theme", Theme)
def test_no_line_is_thinner_than_a_tenth_of_a_millimetre(theme: Theme) -> None:
    sheets = AnswerSheets(parse_paper("a4"), (Box(10, 10, 63, 88), Box(73, 10, 63, 88)), press(theme))
    pages = [sheets.page(some(), "1"), HintSheets(parse_paper("a4"), press(theme)).page(some(), "1")]
    drawn = [card_front(one, press(theme)) for one in some()] + [answer(one, press(theme)) for one in some()]
    for nodes in (*(page.art for page in pages), *((one,) for one in drawn)):
        for leaf, at in leaves(nodes):
            if isinstance(leaf, Path) and leaf.stroke and leaf.width:
                assert leaf.width * stretch(at) >= 0.1 - 1e-6


def word_boxes(art: Group) -> list[tuple[str, Box]]:
    return [(leaf.words, hull(points(leaf, at))) for leaf, at in leaves([art]) if isinstance(leaf, Text) and leaf.words]


FORMS = [(size, layout) for size in (CardSize.POKER, CardSize.A5) for layout in (PORTRAIT, LINKED)]
CARDS = [(tag, *form) for tag in languages() for form in FORMS]
# all forms in the languages with the longest words, and one in each of the others
QUICK = [CARDS[4 * n + i] for n, tag in enumerate(languages()) for i in (range(4) if tag in ("de", "fr") else (n % 4,))]


@pytest.mark.slow
@pytest.mark.parametrize(("tag", "size", "layout"), few(CARDS, QUICK))
def test_words_fit_their_boxes_in_every_language(tag: str, size: CardSize, layout: CardLayout) -> None:
    width, height = size.trim
    ours = press(tag=tag, size=size, layout=layout)
    safe = Box(0, 0, width, height).grow(0.1 - size.border)
    top, bottom = ours.point(0, layout.drawing.y).y, ours.point(0, layout.drawing.bottom - 3).y
    foot = ours.point(0, layout.note.y).y
    drawn = [check_card(ours)]
    for level in CABS:
        drawn.append(card_front(challenge(level=level), ours))
    for rule, count in ((APART, 1), (APART, 48), (SINGLE, 1), (UNUSED, 1), (None, 130)):
        drawn += [card_front(challenge(rule), ours), answer(challenge(rule, solutions=count), ours)]
    for number, art in enumerate(drawn):
        boxes = [(text, box) for text, box in word_boxes(art) if text not in map(str, HOURS) or number == 0]
        for i, (text, box) in enumerate(boxes):
            # text boxes include room for accents and descenders that few letters have
            assert safe.grow(0.25 * box.height).contains(box), text
            assert safe.x <= box.x + 0.05, text
            assert box.right <= safe.right + 0.05, text
            assert number == 0 or box.bottom <= top + 0.2 * box.height or box.y + 0.25 * box.height >= bottom, text
            assert not any(overlap(box, other, 0.25 * box.height) for _, other in boxes[i + 1 :]), text
        # below the band are the code, the mark of the pack and the QR code: no word lies on another drawing
        drawn_below = [hull(points(leaf, at)) for leaf, at in leaves([art]) if isinstance(leaf, Path) and leaf.fill]
        band = [box for box in drawn_below if box.y >= foot - 0.1 and box.bottom <= height - size.border + 3.3]
        code = [(text, box) for text, box in boxes if box.centre.y > ours.point(0, layout.note.bottom + 1).y]
        for text, box in code if number else ():
            assert not any(overlap(box, other, 0.25 * box.height) for other in band), text


@pytest.mark.parametrize("tag", languages())
def test_a_code_beside_a_qr_code_is_as_large_as_on_other_cards(tag: str) -> None:
    for rule in (None, APART, SINGLE, UNUSED):
        one = challenge(rule)
        sizes = [
            leaf.size
            for layout in (PORTRAIT, LINKED)
            for leaf, _ in leaves([card_front(one, press(tag=tag, layout=layout))])
            if isinstance(leaf, Text) and leaf.words == one.code
        ]
        assert len(sizes) == 2
        assert sizes[1] >= min(sizes[0], 5.5), one.code


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("rule", [None, APART, UNUSED])
def test_nothing_on_a_poster_touches_its_title_or_its_code(tag: str, rule: ExtraRule | None) -> None:
    ours = replace(press(tag=tag, layout=POSTER), title="Turbo Taxi", versions=False)
    drawn = list(leaves([card_front(challenge(rule), ours)]))
    boxes = {leaf.words: hull(points(leaf, at)) for leaf, at in drawn if isinstance(leaf, Text)}
    shapes = [path_box(leaf, at) for leaf, at in drawn if isinstance(leaf, Path) and leaf.fill]
    small = [box for box in shapes if box.width < 30]
    for text in ("Turbo Taxi", replace(challenge(), rule=rule).code, ours.words.say("level.expert")):
        assert not any(overlap(boxes[text], box, 0.2 * boxes[text].height) for box in small), text
        others = [box for words, box in boxes.items() if words != text]
        assert not any(overlap(boxes[text], box, 0.2 * boxes[text].height) for box in others), text


@pytest.mark.parametrize("tag", languages())
def test_a_rule_takes_two_lines_at_most(tag: str) -> None:
    plain = {text for text, _ in word_boxes(card_front(challenge(), press(tag=tag)))}
    for rule in (APART, SINGLE, UNUSED):
        code = replace(challenge(), rule=rule).code
        added = [
            (text, box) for text, box in word_boxes(card_front(challenge(rule), press(tag=tag))) if text not in plain
        ]
        lines = [(text, box) for text, box in added if text != code]
        assert [text for text, _ in lines if len(text) < 2] == [sign for sign in [SIGNS[rule.extra]] if sign]
        lines = [(text, box) for text, box in lines if len(text) > 1]
        assert 1 <= len(lines) <= 2
        icons = PORTRAIT.note.right - 1.2 - 3.26 * 0.62 * PORTRAIT.note.height
        assert rule is not UNUSED or all(box.right < icons for _, box in lines)


@pytest.mark.slow
@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("paper", ["a4", "letter", "297x210"])
def test_text_fits_the_sheets_in_every_language(tag: str, paper: str) -> None:
    page = parse_paper(paper)
    sheets = AnswerSheets(page, (Box(10, 10, 63, 88), Box(73, 10, 63, 88), Box(136, 10, 63, 88)), press(tag=tag))
    for drawn in (sheets.page(some(), "1"), HintSheets(page, press(tag=tag)).page(some()[:3], "1")):
        boxes = word_boxes(Group(drawn.art))
        room = page.printable.grow(1.2)
        assert all(room.contains(box) for _, box in boxes)
        for i, (text, box) in enumerate(boxes):
            assert not any(overlap(box, other, 0.25 * box.height) for _, other in boxes[i + 1 :]), text


def test_an_a5_card_can_be_read_from_two_metres() -> None:
    # a capital of 5 minutes of arc is the smallest that good eyes read; cards give three times as much
    smallest = 2000 * np.tan(np.radians(5 / 60))
    ours = press(size=CardSize.A5)
    sizes = {text: box.height for text, box in word_boxes(card_front(challenge(APART), ours))}
    texts = {leaf.words: leaf for leaf, _ in leaves([card_front(challenge(APART), ours)]) if isinstance(leaf, Text)}
    capital = {text: heights(leaf.font).capital * leaf.size for text, leaf in texts.items()}
    assert capital[replace(challenge(), rule=APART).code] > 2 * smallest  # as long as a code gets
    assert (
        min(heights("text-bold").capital * PORTRAIT.code_size * ours.unit, capital[str(LONG_NUMBER)]) > 3.9 * smallest
    )
    assert capital[str(LONG_NUMBER)] > 4 * smallest
    assert capital["expert"] > 1.7 * smallest
    assert min(capital.values()) > 1.4 * smallest
    assert sizes
    assert MARKER * PORTRAIT.drawing.width * ours.unit > 15


def test_markers_stand_at_their_hours() -> None:
    side = 51.0
    places = {hour: place(hour, side) for hour in HOURS}
    city = grid(side).city
    assert [hour for hour in HOURS if places[hour].y < city.y] == [1, 11, 12]
    assert places[11].x < places[12].x < places[1].x
    assert places[2].y < places[3].y < places[4].y
    assert places[7].x < places[6].x < places[5].x
    assert places[10].y < places[9].y < places[8].y
    assert len({(round(p.x, 3), round(p.y, 3)) for p in places.values()}) == 12


def test_packs_have_different_marks() -> None:
    drawn = [
        raster(pack_mark(seed, "pack", unit=1.0, theme=Theme.INK), Box(-16, -8, 16, 9), 8) for seed in (0, 1, 2, 8)
    ]
    for i, one in enumerate(drawn):
        for other in drawn[i + 1 :]:
            assert (lightest(np.abs(one - other)) > 60).mean() > 0.01


@pytest.mark.parametrize("theme", Theme)
def test_cards_take_little_ink(theme: Theme) -> None:
    art = raster(card_front(challenge(APART), press(theme)), POKER, 4)
    panel = art[16:-16, 16:-16]  # inside the frame, of which the level's colour is the sense
    assert 1 - panel.mean() / 255 < 0.16
    assert 1 - art.mean() / 255 < (0.14 if theme is Theme.INK else 0.25)


@pytest.mark.slow
@pytest.mark.parametrize("theme", few(Theme, [Theme.CITY]))
def test_pdf_and_svg_show_the_same(theme: Theme) -> None:
    one = some()[-1]
    screen = replace(press(theme), layout=SCREEN, title="Turbo Taxi").sized(160, 90)
    for art, box in (
        (card_front(one, press(theme)), POKER),
        (answer(one, press(theme)), POKER),
        (card_front(challenge(UNUSED), screen), Box(0, 0, 160, 90)),
    ):
        # a chequered frame in black and white has edges everywhere, and each is smoothed in two ways
        assert pdf_and_svg_apart(page_of(art, box)) < ALIKE + (6 if theme is Theme.CONTRAST else 0)


def test_titles_fit_the_screen() -> None:
    size = SCREEN.number_size * 0.55
    assert SCREEN.number.x + measure("Turbo Taxi", "display", size) < SCREEN.width - 5
