"""The box on real pages: what the commands print, measured in geometry and in pixels."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache

import numpy as np
import pikepdf
import pytest
from PIL import Image

from tests.pictures import ALIKE, Pixels, from_svg, leaves, page_of, pdf_and_svg_apart, stretch
from tests.press.press_samples import hull, overlap, points
from ttprint.draw.inks import Theme
from ttprint.draw.scene import Page, Path, Text
from ttprint.games.turbo_taxi.art.backs.liveries import PALETTES, Colour
from ttprint.games.turbo_taxi.art.board.board import board
from ttprint.games.turbo_taxi.art.tiles.faces import tile_face
from ttprint.games.turbo_taxi.box import printing as box
from ttprint.games.turbo_taxi.box.pieces import Look, MarkerStyle, marker_pieces, parse_sets, tile_pieces
from ttprint.games.turbo_taxi.box.start import start_page
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing, Tile
from ttprint.geometry import Box, Margins
from ttprint.order.files import pdf_of
from ttprint.order.order import Form, Format, Order, Printed
from ttprint.press.calibration import calibration_sides
from ttprint.press.duplex import Duplex
from ttprint.press.impose import impose
from ttprint.press.paper import Paper, parse_paper
from ttprint.press.plan import Plan
from ttprint.press.poster import poster, poster_pages
from ttprint.press.printer import PrinterProfile
from ttprint.press.sheet import Sheet, pages
from ttprint.render import png
from ttprint.words.catalog import languages, words

A4 = parse_paper("a4")
LOPSIDED = Paper("lopsided", 200, 260, Margins(6, 13, 17, 8))
ORDER = Order(A4, words("en"))
DPI = 300
ONE_SHEET = Printed({"4-markers.pdf": b""}, Plan(1, 1, 8, 4, 0, 8))
BOOKLET = Printed({"5-rules-en-booklet.pdf": b""}, Plan(3, 6, folds=3), words("en").say("print.short"))
GROUNDS = {"cab": Colour.YELLOW, "boat": Colour.BLUE, "medal": Colour.PLUM}
MM = DPI / 25.4


def mixed_order(duplex: Duplex, profile: PrinterProfile | None = None) -> Order:
    return replace(ORDER, paper=LOPSIDED, look=Look(tile=37, bleed=2), duplex=duplex, profile=profile)


@cache
def mixed_sheets(duplex: Duplex) -> tuple[Sheet, ...]:
    """Three sets on sheets that they do not fill, two sets to a sheet."""
    order = mixed_order(duplex)
    pieces = list(tile_pieces(parse_sets("cab,boat,medal"), order.look, order.words))
    return impose(pieces, order.layout(order.look.bleed, duplex))


def rastered(order: Order, sheets: tuple[Sheet, ...]) -> list[Pixels]:
    data = pdf_of(order, "x", pages(sheets, order.furniture, order.profile))
    return [np.asarray(picture).astype(int) for picture in png.pixels(data, DPI)]


def colour_at(picture: Pixels, x: float, y: float) -> tuple[int, ...]:
    spot = picture[round(y * MM) - 1 : round(y * MM) + 2, round(x * MM) - 1 : round(x * MM) + 2]
    return tuple(int(c) for c in np.median(spot.reshape(-1, 3), axis=0))


def set_seen(colour: tuple[int, ...]) -> str:
    """The set whose ground is nearest to a colour."""
    inks = {name: (PALETTES[GROUNDS[name]].ground, PALETTES[GROUNDS[name]].tone) for name in GROUNDS}
    apart = {
        name: min(sum(abs(a - b) for a, b in zip(colour, (i.red, i.green, i.blue), strict=True)) for i in both)
        for name, both in inks.items()
    }
    nearest = min(apart, key=lambda name: apart[name])
    assert apart[nearest] < 40, colour  # where ground and pattern meet, pixels mix them
    return nearest


def ink_box(picture: Pixels, area: Box) -> Box:
    """The box of all colour inside an area, in mm; marks and furniture are grey."""
    x, y, right, bottom = (round(v * MM) for v in (area.x, area.y, area.right, area.bottom))
    part = picture[y:bottom, x:right]
    coloured = part.max(axis=2) - part.min(axis=2) > 20
    rows, columns = np.flatnonzero(coloured.any(axis=1)), np.flatnonzero(coloured.any(axis=0))
    return Box(
        (x + columns[0]) / MM,
        (y + rows[0]) / MM,
        (columns[-1] - columns[0] + 1) / MM,
        (rows[-1] - rows[0] + 1) / MM,
    )


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT, Duplex.MANUAL])
def test_every_back_is_behind_a_front_of_its_own_set(duplex: Duplex) -> None:
    sheets = mixed_sheets(duplex)
    assert len({len(sheet.placements) for sheet in sheets}) > 1  # the last one is not full
    pictures = rastered(mixed_order(duplex), sheets)
    fronts = len(sheets)
    for number, sheet in enumerate(sheets):
        back = pictures[fronts + number] if duplex is Duplex.MANUAL else pictures[2 * number + 1]
        # turn the paper over by hand: on the long edge of portrait paper left and right change places
        seen = back[::-1] if duplex is Duplex.SHORT else back[:, ::-1]
        for place in sheet.placements:
            # just beyond the corner of the trim, in the bleed, is nothing but ground and pattern
            assert set_seen(colour_at(seen, place.trim.x - 1, place.trim.y - 1)) == place.piece.group
            assert set_seen(colour_at(seen, place.trim.right - 2, place.trim.bottom - 2)) == place.piece.group


def test_folding_puts_every_back_behind_its_front() -> None:
    sheets = mixed_sheets(Duplex.FOLD)
    for sheet, picture in zip(sheets, rastered(mixed_order(Duplex.FOLD), sheets), strict=True):
        folded = picture[::-1]
        for place in sheet.placements:
            assert place.trim.bottom < LOPSIDED.height / 2 - 5
            assert set_seen(colour_at(folded, place.trim.x - 1, place.trim.y - 1)) == place.piece.group


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
def test_fronts_and_backs_cover_each_other_to_a_tenth_of_a_millimetre(duplex: Duplex) -> None:
    sheets = mixed_sheets(duplex)
    pictures = rastered(mixed_order(duplex), sheets)
    for number, sheet in enumerate(sheets):
        front, back = pictures[2 * number], pictures[2 * number + 1]
        seen = back[::-1] if duplex is Duplex.SHORT else back[:, ::-1]
        area = hull_of(sheet).grow(0.3)
        one, other = ink_box(front, area), ink_box(seen, area)
        for a, b in ((one.x, other.x), (one.y, other.y), (one.right, other.right), (one.bottom, other.bottom)):
            assert abs(a - b) <= 0.1 + 1e-9


def hull_of(sheet: Sheet) -> Box:
    trims = [place.trim.grow(sheet.bleed) for place in sheet.placements]
    left, top = min(t.x for t in trims), min(t.y for t in trims)
    return Box(left, top, max(t.right for t in trims) - left, max(t.bottom for t in trims) - top)


def test_a_profile_moves_the_real_deck_as_measured() -> None:
    profile = PrinterProfile(shift_x=1.2, shift_y=-0.5)
    plain = rastered(mixed_order(Duplex.LONG), mixed_sheets(Duplex.LONG))[1]
    made_up = rastered(mixed_order(Duplex.LONG, profile), mixed_sheets(Duplex.LONG))[1]
    area = hull_of(mixed_sheets(Duplex.LONG)[0]).grow(2)
    mirrored = Box(LOPSIDED.width - area.right, area.y, area.width, area.height)
    one, other = ink_box(plain, mirrored), ink_box(made_up, mirrored)
    # seen from the back, a shift to the right is one to the left: making up for it goes to the right
    assert other.x - one.x == pytest.approx(1.2, abs=0.1)
    assert other.y - one.y == pytest.approx(0.5, abs=0.1)


def test_what_a_printer_does_to_backs_leaves_the_board_alone() -> None:
    shifted = replace(ORDER, profile=PrinterProfile(shift_x=3, shift_y=-2, turn=1))
    plain, true = (next(png.pixels(box.board(order).files["board.pdf"], 60)) for order in (ORDER, shifted))
    assert np.abs(np.asarray(plain).astype(int) - np.asarray(true)).max() <= 8
    narrow = replace(ORDER, profile=PrinterProfile(scale_x=0.98))
    wider = np.asarray(next(png.pixels(box.board(narrow).files["board.pdf"], 60))).astype(int)
    assert np.abs(np.asarray(plain).astype(int) - wider).max() > 50


def test_tiles_are_as_large_as_they_should_be_on_paper() -> None:
    printed = box.deck(ORDER, parse_sets("cab"))
    picture = np.asarray(next(png.pixels(printed.files["deck.pdf"], 600))).astype(int)
    mm = 600 / 25.4
    sheet = impose(tile_pieces(parse_sets("cab"), ORDER.look, ORDER.words), ORDER.layout(3, Duplex.LONG))[0]
    top = min(place.trim.y for place in sheet.placements)
    band = picture[round((top - 6) * mm) : round((top - 4.2) * mm)].max(axis=2)
    dark = np.flatnonzero((band < 128).mean(axis=0) > 0.8)
    groups = np.split(dark, np.flatnonzero(np.diff(dark) > 1) + 1)
    marks = [float(group.mean() + 0.5) / mm for group in groups]
    widths = np.diff(marks)
    assert len(marks) == 6
    assert widths == pytest.approx([50, 6, 50, 6, 50], abs=0.05)


@cache
def every_page(theme: Theme) -> list[Page]:
    """All pages of a kit and of a class's first sets, as scenes."""
    order = replace(ORDER, look=Look(theme=theme))
    found: list[Page] = []
    for pieces, duplex, bleed in (
        (tile_pieces(parse_sets("all"), order.look, order.words), Duplex.LONG, 3.0),
        (tile_pieces(parse_sets("9")[8:], order.look, order.words), Duplex.FOLD, 3.0),
        (marker_pieces(MarkerStyle.BOTH, order.look, order.words), Duplex.NONE, 1.5),
    ):
        found += pages(impose(pieces, order.layout(bleed, duplex)), order.furniture)
    spread = poster(board(tile=80.0, theme=theme).art, 299, 299, A4, 3)
    found += poster_pages(spread, "office board")
    told = box.parts_told(order, {"deck": Printed({"2-deck.pdf": b""}, Plan(5, 10, 60, 70))})
    return [*found, start_page(A4, order.look, order.words, told)]


@pytest.mark.parametrize("theme", Theme)
def test_no_line_is_thinner_than_a_tenth_of_a_millimetre(theme: Theme) -> None:
    for page in every_page(theme)[:-1]:  # the pictures on the first page are the pieces made small
        for leaf, at in leaves((*page.art, *page.marks)):
            if isinstance(leaf, Path) and leaf.stroke:
                assert leaf.width * stretch(at) >= 0.1 - 1e-9


@pytest.mark.parametrize("theme", Theme)
def test_no_text_lies_on_text(theme: Theme) -> None:
    for page in every_page(theme)[-1:] + every_page(theme)[:-1:3]:
        boxes = [hull(points(leaf, at)) for leaf, at in leaves(page.art) if isinstance(leaf, Text) and leaf.words]
        for i, one in enumerate(boxes):
            assert not any(overlap(one, other, 0.05) for other in boxes[i + 1 :])


@pytest.mark.parametrize("size", [30.0, 50.0, 90.0])
def test_words_on_pieces_stay_in_the_safe_zone(size: float) -> None:
    look = Look(tile=size)
    for piece in tile_pieces(parse_sets("300")[::37], look, words("en")):
        safe = piece.trim.grow(-3)
        for side in (piece.front, piece.back):
            for leaf, at in leaves([side]):
                assert not isinstance(leaf, Text) or safe.contains(hull(points(leaf, at)))


@pytest.mark.parametrize("theme", Theme)
def test_pdf_and_svg_of_each_picture_show_the_same(theme: Theme) -> None:
    look = Look(theme=theme)
    shown = {piece.name: piece for piece in tile_pieces(parse_sets("cab"), look, words("en"))}
    tiles = [page_of(piece.front, piece.trim.grow(3)) for piece in shown.values()]
    backs = [page_of(piece.back, piece.trim) for piece in tile_pieces(parse_sets("all"), look, words("en"))][::12]
    markers = [page_of(p.front, p.trim.grow(1)) for p in marker_pieces(MarkerStyle.BOTH, look, words("en"))]
    bridge = tile_face(Tile.parse("NESW"), size=50, theme=theme, crossing=Crossing.FLYOVER, copy=0)
    table = board(tile=50.0, theme=theme)
    others = [page_of(bridge, Box(0, 0, 50, 50)), page_of(table.art, Box(0, 0, table.width, table.height))]
    for page in (*tiles, *backs, *markers, *others):
        assert pdf_and_svg_apart(page) < ALIKE


def test_the_files_of_a_kit() -> None:
    kit = box.kit(ORDER, parse_sets("all"))
    assert list(kit.files)[:4] == ["1-start.pdf", "2-deck.pdf", "3-board.pdf", "4-markers.pdf"]
    assert list(kit.files)[4:] == ["5-rules-en-booklet.pdf", "5-rules-en.pdf"]
    assert (kit.plan.sheets, kit.plan.pages, kit.plan.pieces) == (11, 19, 69)
    for name, data in list(kit.files.items())[:4]:
        with pikepdf.open(io.BytesIO(data)) as document:
            assert document.Root.Lang == "en"
            assert str(document.docinfo["/Title"]).startswith("Turbo Taxi: ")
            assert document.Root.ViewerPreferences.PrintScaling == "/None"
            duplex = document.Root.ViewerPreferences.get("/Duplex")
            assert duplex == ("/DuplexFlipLongEdge" if name == "2-deck.pdf" else None)
            for font in fonts(document):
                assert "+" in str(font.BaseFont)
                assert "/FontFile2" in font.FontDescriptor
            assert not [obj for obj in document.objects if is_image(obj)]
            if name != "1-start.pdf":
                assert "/OCProperties" in document.Root
                assert all("/TrimBox" in page and "/BleedBox" in page for page in document.pages)
    assert len(kit.files["2-deck.pdf"]) < 300_000


def fonts(document: pikepdf.Pdf) -> list[pikepdf.Object]:
    return [obj for obj in document.objects if isinstance(obj, pikepdf.Dictionary) and obj.get("/Type") == "/Font"]


def is_image(thing: pikepdf.Object) -> bool:
    return isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"


def test_each_picture_is_stored_once() -> None:
    with pikepdf.open(io.BytesIO(box.deck(ORDER, parse_sets("all")).files["deck.pdf"])) as document:
        forms = [obj for obj in document.objects if isinstance(obj, pikepdf.Stream) and obj.get("/Subtype") == "/Form"]
    assert 12 + 5 <= len(forms) <= 12 + 5 * 4  # faces, backs, and the halves and marks that they share


def test_the_same_bytes_in_every_process() -> None:
    code = (
        "import hashlib; from ttprint.games.turbo_taxi.box import printing as box; from ttprint.order.order import *;"
        "from ttprint.press.paper import parse_paper; from ttprint.words.catalog import words;"
        "from ttprint.games.turbo_taxi.box.pieces import parse_sets;"
        "order = Order(parse_paper('a4'), words('fr'), formats=frozenset(Format), dpi=40);"
        "files = box.kit(order, parse_sets('cab,medal')).files;"
        "print(hashlib.sha256(b''.join(name.encode() + data for name, data in sorted(files.items()))).hexdigest())"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "4711")
    ]
    assert runs[0] == runs[1]


def test_single_pieces_carry_their_bleed() -> None:
    order = replace(ORDER, form=Form.PIECES, formats=frozenset({Format.PNG, Format.SVG}))
    printed = box.deck(order, parse_sets("cab"))
    assert len(printed.files) == 2 * 13
    picture = Image.open(io.BytesIO(printed.files["cab-tee-2.png"]))
    assert picture.size == (round(56 * MM), round(56 * MM))
    assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
    assert b'width="56mm"' in printed.files["cab-tee-2.svg"]
    back = np.asarray(Image.open(io.BytesIO(printed.files["cab-back.png"])).convert("RGB"))
    # art runs to all four edges: a piece that is not moved by its bleed would be white at two of them
    assert {set_seen(tuple(map(int, back[y, x]))) for y in (2, -3) for x in (2, -3)} == {"cab"}


def test_tabletop_simulator_sheets() -> None:
    printed = box.deck(replace(ORDER, form=Form.TTS), parse_sets("all"))
    assert list(printed.files) == ["deck-tts-faces.png", "deck-tts-backs.png"]
    faces, backs = (np.asarray(Image.open(io.BytesIO(data)).convert("RGB")) for data in printed.files.values())
    assert faces.shape == backs.shape == (6 * 409, 10 * 409, 3)
    assert set_seen(tuple(map(int, backs[5, 5]))) == "cab"
    assert set_seen(tuple(map(int, backs[-10, 9 * 409 + 5]))) == "medal"
    many = box.deck(replace(ORDER, form=Form.TTS, look=Look(tile=30)), parse_sets("6"))
    assert len(many.files) == 4


def test_cut_lines_lie_where_the_tiles_lie() -> None:
    printed = box.deck(replace(ORDER, form=Form.CUT), parse_sets("cab"))
    assert list(printed.files) == ["deck-cut.svg"]
    picture = from_svg(printed.files["deck-cut.svg"])
    red = (picture[:, :, 0] > 200) & (picture[:, :, 1] < 200)
    sheet = impose(tile_pieces(parse_sets("cab"), ORDER.look, ORDER.words), ORDER.layout(3, Duplex.LONG))[0]
    for place in sheet.placements:
        for x, y in ((place.trim.x, place.trim.centre.y), (place.trim.centre.x, place.trim.bottom)):
            assert red[round(y * 10) - 2 : round(y * 10) + 3, round(x * 10) - 2 : round(x * 10) + 3].any()
        assert not red[round(place.trim.centre.y * 10), round(place.trim.centre.x * 10)]


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_first_page_and_test_page_hold_their_words_in_every_language(tag: str, paper: str) -> None:
    order = replace(ORDER, words=words(tag), paper=parse_paper(paper))
    for duplex in Duplex:
        plan = Plan(5, 5 if duplex in (Duplex.FOLD, Duplex.NONE) else 10, 60, 70, 5 * (duplex is Duplex.FOLD), 8)
        part = Printed({"2-deck.pdf": b""}, plan)
        rows = box.parts_told(
            replace(order, duplex=duplex), {"deck": part, "board": ONE_SHEET, "markers": ONE_SHEET, "rules": BOOKLET}
        )
        page = start_page(order.paper, order.look, order.words, rows)
        boxes = [hull(points(leaf, at)) for leaf, at in leaves(page.art) if isinstance(leaf, Text) and leaf.words]
        paper_box = Box(0, 0, page.width, page.height).grow(-6)
        assert all(paper_box.contains(one) for one in boxes)
        assert not any(overlap(one, other, 0.05) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
    (_, front), _ = calibration_sides(order.paper, box.calibration_words(order.words))
    boxes = [hull(points(leaf, at)) for leaf, at in leaves(front.art) if isinstance(leaf, Text)]
    assert all(Box(0, 0, front.width, front.height).grow(-5).contains(one) for one in boxes)
    assert not any(overlap(one, other, 0.05) for i, one in enumerate(boxes) for other in boxes[i + 1 :])
