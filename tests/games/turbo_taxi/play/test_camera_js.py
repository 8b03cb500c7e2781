"""What is asked about a photo, which card a city was laid for, and how a square lies in perspective; without a page."""

from __future__ import annotations

import json

import pytest

from tests.games.turbo_taxi.play.engine import CITY, Engine
from tests.games.turbo_taxi.play.photos import reading

RIGHT = CITY.replace("/ ", "")
CARD = "3D3E"


@pytest.fixture(scope="module")
def photos() -> Engine:
    engine = Engine("camera/review.js", "camera/matching.js", "camera/warp.js", "puzzle/codes.js")
    engine.context.eval("""
    const cardOf = (code) => ({ setup: readSetup(code), code, crossing: "crossroads", rule: null });
    const reviewed = (given, code, change = () => {}, isOutlined = false) => {
      const review = new Review(given, code && cardOf(code), isOutlined);
      change(review);
      return [review.step, ...review.doubts.map(({ why, squares }) => [why, ...squares ?? []].join(" "))];
    };
    """)
    return engine


def steps(engine: Engine, given: dict[str, object], change: str = "", outlined: str = "false") -> object:
    return engine.eval(f"reviewed({json.dumps(given)}, '{CARD}', (review) => {{ {change} }}, {outlined})")


def test_what_is_certain_is_judged_at_once(photos: Engine) -> None:
    assert steps(photos, reading(RIGHT)) == ["verdict"]
    assert photos.eval(f"reviewed({json.dumps(reading(RIGHT))}, null)") == ["card"]


@pytest.mark.parametrize(
    ("given", "doubts"),
    [
        (reading("- - - - - - - - -", "none"), ["none", "missing 0 1 2 3 4 5 6 7 8", "hard"]),
        (reading(RIGHT, "none", [0, 4]), ["none", "unsure 0 4", "hard"]),
        (reading(RIGHT, "doubtful", [2]), ["doubts", "unsure 2"]),
        (reading(RIGHT, "doubtful"), ["doubts", "hard"]),
        (reading(RIGHT, "extra", [8]), ["doubts", "unsure 8", "extra"]),
        (reading(RIGHT.replace("NESW", "-"), "missing", [5]), ["doubts", "missing 5"]),
        (reading(RIGHT.replace("NESW", "N"), "stock"), ["doubts", "stock 5 8"]),
    ],
)
def test_what_is_not_certain_is_asked(photos: Engine, given: dict[str, object], doubts: list[str]) -> None:
    assert steps(photos, given) == doubts
    if doubts[0] != "none":
        assert steps(photos, given, "review.isConfirmed = true;") == ["verdict"]


def test_a_person_who_has_drawn_the_outline_may_judge_what_the_reader_would_not(photos: Engine) -> None:
    assert steps(photos, reading(RIGHT, "none"), outlined="true") == ["doubts", "hard"]


def test_a_tap_takes_the_next_reading_and_settles_the_square(photos: Engine) -> None:
    given = reading(RIGHT.replace("SW ES", "NS ES"), "doubtful", [0], {0: "SW"})
    assert steps(photos, given, "review.change(0);") == ["verdict"]
    tiles = f"(() => {{ const review = new Review({json.dumps(given)}, null), found = [];\n"
    tiles += "for (let i = 0; i < 19; i++) { review.change(0); found.push(review.tiles[0]); } return found; })()"
    found = photos.eval(tiles)
    assert isinstance(found, list)
    assert found[:2] == ["SW", "EW"]
    assert found[-3:] == [None, "NS", "SW"]
    assert len(set(found)) == 18
    missing = reading(RIGHT.replace("NESW", "-"), "missing", [5])
    assert steps(photos, missing, 'review.choose(5, "NESW");') == ["verdict"]
    assert steps(photos, missing, 'review.choose(5, "NES");') == ["doubts", "stock 2 4 5 6"]


def test_a_turned_photo_is_turned_back_and_a_tie_is_asked(photos: Engine) -> None:
    # the right city, photographed from the other side of the table
    upside_down = "S ES NSW NESW NSW NS NES NW NE"
    turned = photos.eval(f"turnedCity('{RIGHT}'.split(' '), 2).join(' ')")
    assert turned == upside_down
    answer = f"(() => {{ const review = new Review({json.dumps(reading(upside_down))}, cardOf('{CARD}'));"
    assert photos.eval(answer + " return [review.quarters, review.city.join(' ')]; })()") == [2, RIGHT]
    # 2-8 5-11 NESW looks the same from all four sides
    city = json.dumps(reading("ES EW SW NS NESW NS NE NES NE+SW"))
    tie = f"(() => {{ const review = new Review({city}, cardOf('C2HX'));"
    assert photos.eval(tie + " return [review.step, review.turns.length]; })()") == ["turn", 4]
    assert photos.eval(tie + " review.chosenTurn = 1; return review.step; })()") == "verdict"
    assert photos.eval(tie + " review.chosenTurn = 3; review.turn(); return review.quarters; })()") == 0


def test_a_city_finds_its_card_if_only_one_fits(photos: Engine) -> None:
    def matched(city: str, *codes: str) -> object:
        cards = f"{json.dumps(codes)}.map(cardOf)"
        found = f"matchedCard('{city}'.split(' ').map((tile) => (tile === '-' ? null : tile)), {cards})"
        return photos.eval(f"(({{ card, near }}) => [card?.code ?? null, ...near.map(({{ code }}) => code)])({found})")

    assert matched(RIGHT, "7KQ2", CARD) == [CARD, CARD]
    assert matched(RIGHT, "7KQ2") == [None]
    assert matched(RIGHT) == [None]
    # the same markers in other pairs: the tiles cannot tell which of the two was meant
    other = photos.eval("encode('1-3 7-10 NES')")
    assert matched(RIGHT, CARD, str(other)) == [None, CARD, other]
    # one road leads astray: it is still the only card that is near
    assert matched(RIGHT.replace("SW ES", "NS ES"), "7KQ2", CARD) == [CARD, CARD]


def test_a_layer_lies_where_its_corners_are(photos: Engine) -> None:
    corners = [[150, 120], [450, 110], [480, 400], [120, 410]]
    text = str(photos.eval(f"transformTo({corners}, 600, 60)"))
    cells = [float(cell) for cell in text.removeprefix("matrix3d(").removesuffix(")").split(",")]

    def seen(x: float, y: float) -> tuple[float, float]:
        across, down, _, depth = (x * cells[k] + y * cells[4 + k] + cells[12 + k] for k in range(4))
        return across / depth, down / depth

    inner = [(60, 60), (540, 60), (540, 540), (60, 540)]
    assert [seen(*point) for point in inner] == [pytest.approx(corner) for corner in corners]
    assert photos.eval(f"turnedCorners({corners}, 1)") == [corners[3], *corners[:3]]
    around = photos.eval(f"windowAround({corners})")
    assert around == {"left": 66, "top": 56, "width": 468, "height": 408}
