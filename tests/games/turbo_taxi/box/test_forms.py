"""The deck in other forms: single pieces, cut lines, pictures for Tabletop Simulator."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from tests.games.turbo_taxi.box.sheets import MM, set_seen
from tests.games.turbo_taxi.orders import LOOK, ORDER
from tests.orders import changed
from tests.pictures import from_svg
from ttprint.games.turbo_taxi.box.parts import print_deck
from ttprint.games.turbo_taxi.box.pieces import parse_sets, tile_pieces
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.order import Form, Format
from ttprint.press.duplex import Duplex
from ttprint.press.impose import impose

pytestmark = pytest.mark.slow


def test_single_pieces_carry_their_bleed() -> None:
    order = changed(ORDER, form=Form.PIECES, formats=frozenset({Format.PNG, Format.SVG}))
    printed = print_deck(order, LOOK, parse_sets("cab"))
    assert len(printed.files) == 2 * 13
    picture = Image.open(io.BytesIO(printed.files["cab-tee-2.png"]))
    assert picture.size == (round(56 * MM), round(56 * MM))
    assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
    assert b'width="56mm"' in printed.files["cab-tee-2.svg"]
    back = np.asarray(Image.open(io.BytesIO(printed.files["cab-back.png"])).convert("RGB"))
    # art runs to all four edges: a piece that is not moved by its bleed would be white at two of them
    assert {set_seen(tuple(map(int, back[y, x]))) for y in (2, -3) for x in (2, -3)} == {"cab"}


def test_tabletop_simulator_sheets() -> None:
    printed = print_deck(changed(ORDER, form=Form.TTS), LOOK, parse_sets("all"))
    assert list(printed.files) == ["deck-tts-faces.png", "deck-tts-backs.png", "deck-tts.json"]
    pictures = [data for name, data in printed.files.items() if name.endswith(".png")]
    faces, backs = (np.asarray(Image.open(io.BytesIO(data)).convert("RGB")) for data in pictures)
    assert faces.shape == backs.shape == (7 * 455, 9 * 455, 3)
    assert set_seen(tuple(map(int, backs[5, 5]))) == "cab"
    assert set_seen(tuple(map(int, backs[6 * 455 + 450, 5 * 455 + 5]))) == "medal"
    many = print_deck(changed(ORDER, form=Form.TTS), Look(tile=30), parse_sets("6"))
    assert len(many.files) == 5


def test_cut_lines_lie_where_the_tiles_lie() -> None:
    printed = print_deck(changed(ORDER, form=Form.CUT), LOOK, parse_sets("cab"))
    assert list(printed.files) == ["deck-cut.svg", "deck-cut.dxf"]
    picture = from_svg(printed.files["deck-cut.svg"])
    red = (picture[:, :, 0] > 200) & (picture[:, :, 1] < 200)
    sheet = impose(tile_pieces(parse_sets("cab"), ORDER.style, LOOK), ORDER.layout(3, Duplex.LONG))[0]
    for place in sheet.placements:
        for x, y in ((place.trim.x, place.trim.centre.y), (place.trim.centre.x, place.trim.bottom)):
            assert red[round(y * 10) - 2 : round(y * 10) + 3, round(x * 10) - 2 : round(x * 10) + 3].any()
        assert not red[round(place.trim.centre.y * 10), round(place.trim.centre.x * 10)]
