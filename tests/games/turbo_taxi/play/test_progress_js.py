"""What the page keeps of a player's progress: tables of all cards, days in a row, best times; no browser is needed."""

from __future__ import annotations

import pytest

from tests.games.turbo_taxi.play.engine import CITY, Engine, page_engine

HELPERS = f"""
const aCard = (code, more = {{}}) => ({{ ...readCardCode(code), code, kind: "build", level: "easy", ...more }});
const tilesOf = (city) => readCity(city);
const city = {CITY!r};
"""


@pytest.fixture
def page() -> Engine:
    engine = page_engine(
        *("page/tables.js", "page/progress.js", "page/compass.js", "page/words.js", "page/cards.js", "puzzle/codes.js"),
    )
    engine.context.eval(HELPERS)
    return engine


# ---- tables


def test_every_card_keeps_its_city(page: Engine) -> None:
    page.context.eval("storeTable(aCard('3D3E'), tilesOf(city))")
    page.context.eval("storeTable(aCard('7KQ2'), tilesOf('NS - - / - N - / - - -'))")
    assert page.eval("[cityText(storedTiles(aCard('3D3E'))), cityText(storedTiles(aCard('7KQ2')))]") == [
        *(CITY, "NS - - / - N - / - - -"),
    ]
    assert page.eval("[storedTiles(aCard('002H')), codesWithTables()]") == [None, ["7KQ2", "3D3E"]]
    page.context.eval("storeTable(aCard('3D3E'), tilesOf(city))")  # the one changed last comes first
    assert page.eval("codesWithTables()") == ["3D3E", "7KQ2"]
    page.context.eval("forgetTable(aCard('3D3E')); forgetTable(aCard('002H'))")
    assert page.eval("[storedTiles(aCard('3D3E')), codesWithTables()]") == [None, ["7KQ2"]]


def test_a_card_with_mistakes_has_a_table_of_its_own(page: Engine) -> None:
    page.context.eval("storeTable(aCard('3D3E', {wrong: city}), tilesOf(city))")
    assert page.eval("[storedTiles(aCard('3D3E')), codesWithTables()]") == [None, []]


def test_the_time_of_a_table_stays_when_only_its_tiles_change(page: Engine) -> None:
    page.context.eval("storeTable(aCard('3D3E'), tilesOf(city), {seconds: 40, helped: true})")
    page.context.eval("storeTable(aCard('3D3E'), tilesOf(city))")
    assert page.eval("storedTable(aCard('3D3E'))") == {"city": CITY, "seconds": 40, "helped": True}


def test_the_oldest_tables_go_when_there_are_hundreds(page: Engine) -> None:
    page.context.eval("for (let rank = 0; rank < 402; rank++) storeTable(aCard(encode(setupOfRank(rank))), [])")
    page.context.eval("const kept = codesWithTables()")
    assert page.eval("[kept.length, kept[0] === encode(setupOfRank(401)), kept.at(-1) === encode(setupOfRank(2))]") == [
        *(400, True, True),
    ]


# ---- days in a row and times


def test_days_in_a_row(page: Engine) -> None:
    lengths = [page.eval(f"(addToStreak({day}), streakOn({day}).length)") for day in (10, 10, 11, 12, 14, 15)]
    assert lengths == [1, 1, 2, 3, 1, 2]
    assert [page.eval(f"streakOn({day})") for day in (15, 16, 17)] == [
        {"length": 2, "longest": 3},
        {"length": 2, "longest": 3},  # today's card may still be solved
        {"length": 0, "longest": 3},
    ]


def test_a_day_begins_at_midnight_where_the_player_is(page: Engine) -> None:
    numbers = page.eval("[[2026, 2, 28, 23, 59], [2026, 2, 29, 0, 0], [2026, 2, 29, 23, 59], [2026, 2, 30, 0, 1]]"
                        ".map((date) => dayNumber(new Date(...date)))")  # fmt: skip
    assert isinstance(numbers, list)
    assert [number - numbers[0] for number in numbers] == [0, 1, 1, 2]


def test_the_best_time_of_a_level(page: Engine) -> None:
    assert [page.eval(f"addTime('easy', {time})") for time in (70, 80, 70, 65)] == [True, False, False, True]
    assert page.eval("[addTime('hard', 300), stored('best', {})]") == [True, {"easy": 65, "hard": 300}]
    assert page.eval("[0, 9, 60, 725].map(timeText)") == ["0:00", "0:09", "1:00", "12:05"]


# ---- letters of the compass


@pytest.mark.parametrize(
    ("language", "typed", "english"),
    [
        ("en", "b1 nes", "b1 NES"),
        ("en", "b1 NOZ", "b1 NOZ"),
        ("nl", "b1 NOZ c1 zw", "b1 NES c1 SW"),
        ("nl", "b1 NES", "b1 NES"),
        ("nl", "NO+ZW", "NE+SW"),
        ("de", "b1 NOS", "b1 NES"),
        ("de", "NW+OS", "NW+ES"),
        ("fr", "b1 nso", "b1 NSW"),
        ("it", "1-7 3-10 NEO", "1-7 3-10 NEW"),
        ("es", "NESO", "NESW"),
        ("es", "NESW", "NESW"),
        ("fr", "b1 -", "b1 -"),
    ],
)
def test_letters_of_the_page_s_language_and_the_english_ones(
    page: Engine, language: str, typed: str, english: str
) -> None:
    page.context.eval(f"chooseLanguage('{language}')")
    assert str(page.eval(f"inEnglish('{typed}')")).upper() == english.upper()


def test_every_tile_has_its_name_in_every_language_and_the_english_one(page: Engine) -> None:
    for language in page.eval("LANGUAGES"):  # type: ignore[attr-defined]
        page.context.eval(f"chooseLanguage('{language}')")
        own = "TILES.map((tile) => tile.replace(/[NESW]/g, (side) => texts('compass')[SIDES.indexOf(side)]))"
        assert page.eval(f"{own}.map((name) => readTile(inEnglish(name)))") == page.eval("TILES")
        assert page.eval("TILES.map((name) => readTile(inEnglish(name)))") == page.eval("TILES")


def test_a_setup_is_typed_with_the_letters_of_the_page_s_language(page: Engine) -> None:
    page.context.eval("chooseLanguage('nl')")
    assert page.eval("cardOfTyped('1-7 3-10 NOZ').code") == "3D3E"
