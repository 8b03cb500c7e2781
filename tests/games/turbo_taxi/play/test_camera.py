"""A photo of a city in the browser: from the file to the verdict, and everything that is asked on the way."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser

from tests.games.turbo_taxi.play.photos import picture, reading, take, use_worker
from tests.games.turbo_taxi.play.visitor import CITY, CODE, PHONE, Visitor, visiting
from tools.photos import Difficulty, city_photo
from ttprint.draw.inks import Theme

pytestmark = pytest.mark.slow

SEED, TURNED_CODE = 17, "04ZK"  # a photo of a right city for that card, upside down
CITY_TEXT = " ".join(CITY.values())
WATCHED = """
  const Browsers = Worker;
  window.workers = [];
  window.Worker = class extends Browsers {
    constructor(url) { super(url); window.workers.push(String(url)); }
  };
"""


def said(visitor: Visitor) -> str:
    return visitor.page.locator("#photo-verdict").inner_text()


def read_tiles(visitor: Visitor) -> list[str]:
    """The names of the tiles that lie over the photo, as screen readers say them."""
    buttons = visitor.page.locator("#photo .read")
    return [str(one.get_attribute("aria-label")) for one in buttons.all()]


def test_a_photo_is_read_in_a_worker_and_judged_without_a_trace(browser: Browser, page_url: str) -> None:
    photo = city_photo(SEED, Difficulty.EASY, Theme.CITY)
    file = {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": photo.jpeg}
    with visiting(browser, page_url, **PHONE) as visitor:
        visitor.page.add_init_script(WATCHED)
        visitor.open(f"#{TURNED_CODE}")
        visitor.page.set_input_files("#photo-camera", file)  # type: ignore[arg-type]
        visitor.page.wait_for_selector("#photo[open] #photo-progress[hidden]", state="attached")
        assert "Correct!" in said(visitor)
        assert "You have found 1 of 22 correct cities." in said(visitor)
        assert "Correct!" in visitor.page.locator("#photo-spoken").inner_text()
        assert [url.startswith("blob:") for url in visitor.page.evaluate("workers")] == [True]
        tiles = read_tiles(visitor)
        assert tiles[0] == "bottom right, dead end, road west"  # E in the photo, which is upside down
        assert visitor.page.locator("#photo .over .way").count() == 5
        # a corner is moved by keyboard, and the photo is read again within the corners
        visitor.page.click("#photo-corners")
        handle = visitor.page.locator("#photo .corner").first
        assert handle.evaluate("(one) => one === document.activeElement")
        before = handle.evaluate("(one) => parseFloat(one.style.left)")
        visitor.page.keyboard.press("ArrowLeft")
        after = handle.evaluate("(one) => parseFloat(one.style.left)")
        visitor.page.keyboard.press("Shift+ArrowLeft")
        assert 0 < 2 * (before - after) < after - handle.evaluate("(one) => parseFloat(one.style.left)")
        assert visitor.page.locator("#photo .lens").is_visible()
        visitor.page.click("#photo-again")
        visitor.page.wait_for_selector("#photo #photo-progress[hidden]", state="attached")
        assert "Correct!" in said(visitor)
        assert read_tiles(visitor) == tiles
        visitor.page.keyboard.press("Escape")
        assert visitor.page.locator("#photo canvas:not(.lens)").count() == 0
        kept = visitor.page.evaluate("JSON.stringify({...localStorage})")
        assert len(kept) < 1000
        assert "blob" not in kept
        assert visitor.page.evaluate("indexedDB.databases().then((all) => all.length)") == 0
        assert visitor.page.evaluate("document.querySelector('#photo-camera').files.length") == 0
        assert " ".join(visitor.tiles()) == "ES SW NES NS NES NEW NS NE W"  # laid, and turned as on the card


def test_without_a_worker_the_page_reads_by_itself(browser: Browser, page_url: str) -> None:
    photo = city_photo(SEED, Difficulty.EASY, Theme.CITY)
    file = {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": photo.jpeg}
    with visiting(browser, page_url) as visitor:
        visitor.page.add_init_script("window.Worker = class { constructor() { throw new Error('forbidden'); } };")
        visitor.open(f"#{TURNED_CODE}/check")
        visitor.page.set_input_files("#photo-file", file)  # type: ignore[arg-type]
        visitor.page.wait_for_selector("#photo[open] #photo-progress[hidden]", state="attached", timeout=60_000)
        assert "There are 22 correct cities in all." in said(visitor)


def test_a_doubtful_tile_is_marked_and_a_tap_changes_it(browser: Browser, page_url: str) -> None:
    wrong = CITY_TEXT.replace("SW ES NSW", "SW EW NSW")
    with visiting(browser, page_url, **PHONE) as visitor:
        visitor.open(f"#{CODE}")
        use_worker(visitor.page)
        take(visitor, reading(wrong, "doubtful", [1, 3], {1: "ES"}))
        assert "Not sure" in said(visitor)
        assert "These tiles are hard to read: top, left." in said(visitor)
        assert visitor.page.locator("#photo .read.unsure").count() == 2
        assert visitor.page.locator("#photo .fault, #photo .over *").count() == 0  # nothing is judged yet
        assert visitor.page.locator("#photo-choices").is_hidden()
        visitor.page.locator("#photo .read").nth(1).tap()
        assert read_tiles(visitor)[1] == "top, curve, roads east, south"
        assert "These tiles are hard to read: left." in said(visitor)
        choices = visitor.page.locator("#photo-choices button")
        assert choices.count() == 18  # 17 tiles and none
        assert [choices.nth(k).get_attribute("aria-pressed") for k in range(3)] == ["false", "true", "false"]
        visitor.page.locator("#photo-yes").focus()
        visitor.page.keyboard.press("Enter")
        assert "Correct!" in said(visitor)
        assert visitor.page.evaluate("document.activeElement.id") == "photo-verdict"  # the button is gone
        # a tile that was certain takes two taps, and each other tile can be chosen at once
        visitor.page.locator("#photo .read").nth(8).tap()
        assert "Correct!" in said(visitor)
        visitor.page.locator("#photo-choices").get_by_role("button", name="straight, roads east, west").tap()
        assert "Hour 4: a road leaves the city, but no marker stands there" in said(visitor)
        assert visitor.page.locator("#photo .over .fault.strayExit").count() == 1
        # what was read can be laid by hand; the wrong tile lies there too
        visitor.page.locator("#photo-lay").tap()
        assert visitor.page.locator("#photo").is_hidden()
        assert visitor.tiles() == [*CITY_TEXT.split()[:8], "EW"]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (reading("- - - - - - - - -", "none"), "No city found"),
        (reading(CITY_TEXT.replace("NW N", "- N"), "missing", [7]), "There seems to be no tile here: bottom."),
        (reading(CITY_TEXT, "extra"), "There seems to be a tenth tile beside the city."),
        (reading(CITY_TEXT, "doubtful"), "The photo is hard to read."),
        (reading("N N ES NS NES NW NES NW NS", "stock"), "Have two sets been mixed?"),
    ],
)
def test_what_is_not_certain_is_said_and_not_judged(
    browser: Browser, page_url: str, answer: dict[str, object], sentence: str
) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}/check")
        use_worker(visitor.page)
        take(visitor, answer)
        assert sentence in said(visitor)
        assert sentence in visitor.page.locator("#photo-spoken").inner_text()
        assert "mistake" not in said(visitor)
        assert "Correct" not in said(visitor)
        assert visitor.page.locator("#photo .fault").count() == 0
        if answer["reason"] == "none":
            assert visitor.page.locator("#photo-yes").is_hidden()
            visitor.page.click("#photo-corners")  # a frame in the middle of the photo, for a start
            handle = visitor.page.locator("#photo .corner").nth(2)
            box = handle.bounding_box()
            assert box
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            visitor.page.mouse.move(x + 5, y + 5)
            visitor.page.mouse.down()
            visitor.page.mouse.move(x + 45, y - 15)
            lens = visitor.page.locator("#photo .lens")
            assert "right" not in str(lens.get_attribute("class"))  # on the other side than the finger
            assert lens.is_visible()
            visitor.page.mouse.up()
            assert lens.is_hidden()
            moved = handle.bounding_box()
            assert moved
            assert (moved["x"] - box["x"], moved["y"] - box["y"]) == pytest.approx((40, -20), abs=0.6)
            visitor.page.click("#photo-again")
            visitor.page.wait_for_selector("#photo #photo-progress[hidden]", state="attached")
            assert len(visitor.page.evaluate("asked.corners")) == 4
            assert sentence in said(visitor)
        else:
            visitor.page.click("#photo-yes")
            verdicts = {"missing": "1 square is still empty.", "stock": "mistakes"}
            assert verdicts.get(str(answer["reason"]), "Correct!") in said(visitor)


def test_pictures_come_in_all_ways_and_what_is_none_is_refused(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open(f"#{CODE}")
        use_worker(visitor.page)
        for selector in ("#photo-camera", "#photo-file"):
            assert visitor.page.get_attribute(selector, "accept") == "image/*"
        assert visitor.page.get_attribute("#photo-camera", "capture") == "environment"
        with visitor.page.expect_file_chooser():
            visitor.page.get_by_role("button", name="Check with the camera").first.click()
        take(visitor, reading(CITY_TEXT), picture(400, 40, "PDF") | {"name": "no.jpg", "mimeType": "image/jpeg"})
        assert "This picture cannot be opened." in said(visitor)
        # a large photo from a camera that was held upright
        take(visitor, reading(CITY_TEXT), picture(3000, 2000, "JPEG", orientation=6))
        assert visitor.page.evaluate("[asked.picture.width, asked.picture.height]") == [1067, 1600]
        corners = "[0, 1599 * 1067 * 4].map((place) => [...asked.picture.data.slice(place, place + 3)])"
        top, bottom = visitor.page.evaluate(corners)
        assert top[1] < 50 < 200 < bottom[1]  # red at the top, white at the bottom
        visitor.page.keyboard.press("Escape")
        for how in ("drop", "paste"):
            visitor.page.evaluate(GIVEN, [how, list(picture()["buffer"])])
            visitor.page.wait_for_selector("#photo[open] #photo-progress[hidden]", state="attached")
            assert visitor.page.evaluate("asked.picture.width") == 640
            visitor.page.keyboard.press("Escape")
        # a reading that takes too long is stopped
        take(visitor, None)
        visitor.page.click("#photo-stop")
        assert visitor.page.evaluate("window.ended") is True
        assert visitor.page.locator("#photo").is_hidden()
        assert sorted(visitor.page.evaluate("art.themes.map(({ name, faces }) => `${name} ${faces.length}`)")) == [
            "city 13",
            "contrast 7",
            "ink 13",
        ]


def test_the_turn_is_asked_if_the_tiles_do_not_tell(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open("#C2HX")  # 2-8 5-11 NESW
        use_worker(visitor.page)
        # four markers and a centre that look the same from every side
        take(visitor, reading("ES EW SW NS NESW NS NE NES NE+SW"))
        assert "Which side of the photo is the top?" in said(visitor)
        assert visitor.page.locator("#photo .fault").count() == 0
        visitor.page.locator("#photo-verdict").get_by_role("button", name="left", exact=True).click()
        first = said(visitor)
        assert "mistake" in first
        visitor.page.click("#photo-turn")
        assert said(visitor) != first


def test_a_teacher_takes_photo_after_photo(browser: Browser, page_url: str) -> None:
    with visiting(browser, page_url) as visitor:
        visitor.open("#check")
        use_worker(visitor.page)
        visitor.page.fill("#lesson", f"{CODE}, ????, 7KQ2")
        visitor.page.press("#lesson", "Tab")
        assert visitor.page.locator("#lesson-note").inner_text() == "???? is not a code."
        take(visitor, reading(CITY_TEXT))
        assert CODE in said(visitor)
        assert "There are 14 correct cities in all." in said(visitor)
        take(visitor, reading("NS NW NS ESW NSW NS NSW NE NW"))  # of none of these cards
        assert "Which card is it?" in said(visitor)
        visitor.page.fill("#photo-code", "3D3F")
        visitor.page.press("#photo-code", "Enter")
        assert visitor.page.locator("#photo-note").inner_text() == "3D3F is not a code."
        visitor.page.fill("#photo-code", TURNED_CODE)
        visitor.page.press("#photo-code", "Enter")
        assert "mistakes" in said(visitor)
        visitor.page.keyboard.press("Escape")
        lines = visitor.page.locator("#judged-list > li")
        assert lines.count() == 2
        assert lines.nth(0).inner_text() == f"{CODE} Correct!"
        assert lines.nth(1).inner_text().startswith(f"{TURNED_CODE} ")
        assert "mistakes" in lines.nth(1).inner_text()
        stored = json.loads(visitor.page.evaluate("localStorage.getItem('turbo-taxi')"))
        assert [sorted(one) for one in stored["judged"]] == [["city", "code"]] * 2
        visitor.page.evaluate("window.print = () => { window.printed = document.body.className; }")
        visitor.page.click("#judged-print")
        assert "list-on-paper" in visitor.page.evaluate("window.printed")
        # a line leads to its card, with the tiles that were read
        lines.nth(0).get_by_role("button").click()
        visitor.page.wait_for_selector("#check-workspace:not([hidden])")
        assert "Correct!" in visitor.verdict("check")
        visitor.go("#check")
        visitor.page.click("#judged-clear")
        assert visitor.page.locator("#judged").is_hidden()


GIVEN = """([how, bytes]) => {
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(bytes)], "city.png", { type: "image/png" }));
  document.dispatchEvent(how === "drop" ? new DragEvent("drop", { dataTransfer: data, bubbles: true })
    : new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
}"""
