"""The studio in a real browser: print, a lesson, a code, the printer; by mouse, by keyboard alone, without script."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ttprint.games import DEFAULT_GAME
from ttprint.words.catalog import words

AT = f"/{DEFAULT_GAME.name}"
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::ResourceWarning")]


def reach(page: Any, name: str, most: int = 60) -> None:
    """Press Tab until what is called so has the focus, as somebody does who has no mouse."""
    named = "(e => e.ariaLabel || (e.labels?.[0] || e).textContent.trim())(document.activeElement)"
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(named).startswith(name):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"{name} cannot be reached with Tab")


def saved(page: Any, press: Any, to: Path) -> Path:
    with page.expect_download() as download:
        press()
    download.value.save_as(to)
    return to


def test_print_the_game_by_mouse(page: Any, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_role("link", name="Markers", exact=True).click()
    page.wait_for_selector(".leaves img")
    page.get_by_label("Flat").check()
    page.wait_for_url("**style=discs**")
    page.locator(".plan a[href*='style=discs']").wait_for()
    seen = page.locator(".leaves img").first
    assert seen.evaluate("async image => { await image.decode(); return image.naturalWidth }") > 500
    assert "ttprint markers --style discs" in page.locator("pre.typed").text_content()
    assert "Actual size" in page.locator(".dialog").inner_text()
    assert saved(page, page.get_by_role("link", name="Download").click, tmp_path / "x").read_bytes().startswith(b"%PDF")
    page.get_by_text("Share", exact=True).click()
    assert page.get_by_text("It works on this computer only.").is_visible()
    assert page.locator("#address").input_value().startswith("http://127.0.0.1:")


def test_print_the_game_by_keyboard_alone(page: Any, tmp_path: Path) -> None:
    page.goto("/")
    reach(page, "Worksheets")
    page.keyboard.press("Enter")
    page.wait_for_selector(".leaves img")
    reach(page, "Cities on a page")
    page.keyboard.type("4")
    page.wait_for_url("**grids=4**")
    page.locator(".plan a[href*='grids=4']").wait_for()
    reach(page, "Download")
    pdf = saved(page, lambda: page.keyboard.press("Enter"), tmp_path / "x").read_bytes()
    assert pdf.startswith(b"%PDF")


def test_a_lesson_by_mouse_and_its_cards_on_the_screen(page: Any, tmp_path: Path) -> None:
    page.goto("/")
    page.get_by_role("link", name="A lesson").click()
    page.get_by_label("Pupils").fill("4")
    page.get_by_role("button", name="Next").click()
    page.get_by_label("Medium").uncheck()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name=words("en").say("studio.make")).click()
    teacher = page.locator(".leaves li").first
    assert teacher.bounding_box()["width"] > 600  # large enough to be read
    parcel = saved(page, page.get_by_role("link", name="All files").click, tmp_path / "x.zip")
    with zipfile.ZipFile(parcel) as files:
        cards = json.loads(files.read("4-cards.json"))["cards"]
    assert {card["level"] for card in cards} == {"easy"}
    page.get_by_role("link", name="How many pupils?").click()
    assert page.get_by_label("Pupils").input_value() == "4"
    page.go_back()
    page.get_by_role("link", name=words("en").say("studio.play-these")).click()
    page.wait_for_selector("#open-settings", state="attached")
    shown = page.content()
    assert all(card["code"] in shown for card in cards)


def test_a_lesson_by_keyboard_alone(page: Any) -> None:
    page.goto(f"{AT}/lesson")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    page.wait_for_url("**step=2**")
    reach(page, "Hard")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.wait_for_url("**step=3**")
    reach(page, words("en").say("studio.make"))
    page.keyboard.press("Enter")
    page.wait_for_selector(".files")
    assert "teacher.pdf" in page.locator(".files").inner_text()
    assert "--levels easy,medium,hard" in page.locator("pre.typed").text_content()


def test_a_code_is_leafed_through_by_mouse(page: Any) -> None:
    page.goto(f"{AT}/look")
    page.get_by_label("Code on the card").fill("3d3e")
    page.get_by_role("button", name=words("en").say("studio.look.go")).click()
    page.get_by_role("link", name="Show a correct city").click()
    page.get_by_role("link", name="Next city").click()
    shown = page.locator("figcaption", has_text="City 2 of 14")
    assert shown.is_visible()
    page.get_by_label("Nine tiles").fill(shown.locator("code").inner_text())
    page.get_by_role("button", name="Check it").click()
    page.locator(".verdict.right").wait_for()
    assert shown.is_visible()  # where one was is kept
    page.get_by_role("link", name="Print again: Challenge cards").click()
    page.wait_for_selector(".leaves img")
    assert "ttprint challenges 3D3E --lang en" in page.locator("pre.typed").text_content()


def test_a_code_by_keyboard_alone(page: Any) -> None:
    page.goto("/")
    reach(page, "Look up a code")
    page.keyboard.press("Enter")
    page.wait_for_url("**/look")
    reach(page, "Code on the card")
    page.keyboard.type("3D3E")
    page.keyboard.press("Enter")
    page.wait_for_selector(".found")
    reach(page, "One more hint")
    page.keyboard.press("Enter")
    page.wait_for_url("**hints=1**")
    reach(page, "Nine tiles")
    page.keyboard.type("N")
    page.keyboard.press("Enter")
    assert "nine tiles" in page.locator(".wrong").inner_text()
    assert page.locator(".found .plates img").count() == 2  # card and hint are still there


def test_the_printer_is_remembered_by_the_browser(page: Any) -> None:
    page.goto("/printer")
    page.get_by_label("Ruler across").fill("99.1")
    page.get_by_role("button", name=words("en").say("studio.printer.go")).click()
    assert words("en").say("calibrate.does-across", n="99.1") in page.locator(".facts").inner_text()
    assert "--measured 99.1x100" in page.locator("pre.typed").text_content()
    page.goto(f"{AT}/worksheet")
    page.locator(".corrected").wait_for()
    assert page.locator("[name='measured.across']").input_value() == "99.1"
    assert page.locator("[name='measured.down']").input_value() == "100"
    assert not page.locator("[name='measured.across']").is_visible()  # behind "more": a line on every page says so


def test_the_printer_by_keyboard_alone(page: Any) -> None:
    page.goto("/")
    reach(page, words("en").say("studio.printer.title"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/printer")
    reach(page, "X")
    page.keyboard.type("-1,5")  # a comma is a decimal sign in any browser
    page.keyboard.press("Enter")
    page.wait_for_selector(".facts")
    assert "1.5\u00a0mm too far to the left" in page.locator(".facts").inner_text()
    assert all(
        image.evaluate("image => { image.loading = 'eager'; return image.decode().then(() => image.naturalWidth) }")
        for image in page.locator("fieldset img").all()
    )


def test_who_is_told_to_come_again_comes_again(page: Any) -> None:
    asked: list[str] = []

    def busy(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) < 3:
            route.fulfill(status=503, headers={"Retry-After": "1"}, body="busy")
        else:
            route.continue_()

    page.route("**/worksheet/proof?**", busy)
    page.goto(f"{AT}/worksheet")
    page.wait_for_selector(".plan")
    assert len(asked) == 3


def test_without_script_a_button_shows_the_pages(browser: Any, address: str) -> None:
    with browser.new_context(base_url=address, java_script_enabled=False, locale="fr-FR") as context:
        page = context.new_page()
        page.goto(f"{AT}/worksheet")
        assert not page.locator(".leaves").count()
        page.get_by_role("button", name=words("fr").say("studio.show")).click()
        page.locator(".leaves img").wait_for()
        assert page.locator(".leaves img").count() == 1
        assert "lang=fr" in page.locator(".plan a").first.get_attribute("href")
        page.locator("#ui").select_option("de")
        page.get_by_role("button", name=words("fr").say("studio.change")).click()
        page.locator("html[lang=de]").wait_for(state="attached")


def test_a_download_that_is_asked_for_while_drawing_is_of_what_is_on_the_screen(page: Any) -> None:
    page.goto(f"{AT}/worksheet")
    page.wait_for_selector(".leaves img")
    held: list[Any] = []
    page.route("**/worksheet/proof?**copies=3**", lambda route: held.append(route))
    page.get_by_label("Copies").fill("3")
    assert page.locator("#proof[aria-busy]").count()  # at once, not only when the next preview is asked for
    assert page.locator(".state").inner_text() == words("en").say("studio.working")
    loaded: list[str] = []
    page.on("download", lambda download: loaded.append(download.url))
    page.get_by_role("link", name="Download").click()
    while not held:
        page.wait_for_timeout(20)
    assert not loaded
    with page.expect_download() as download:
        held[0].continue_()
    assert "copies=3" in download.value.url
    assert loaded == [download.value.url]
    page.get_by_label("Copies").fill("0")
    page.locator("#proof .wrong").wait_for()
    assert not page.get_by_role("link", name="Download").count()  # nothing is offered for what cannot be


@pytest.mark.parametrize("tag", [pytest.param("en", marks=pytest.mark.long), "nl"])
def test_a_studio_that_does_not_answer_is_told_in_the_language_of_the_page(page: Any, tag: str) -> None:
    page.goto(f"{AT}/worksheet?ui={tag}")
    page.wait_for_selector(".plan")
    page.route("**/worksheet/proof?**", lambda route: route.abort())
    page.locator("#field-copies").fill("3")
    page.locator("#proof .wrong").wait_for()
    assert page.locator("#proof").inner_text() == words(tag).say("studio.lost")
    page.unroute("**/worksheet/proof?**")
    page.locator("#field-copies").fill("2")
    page.locator(".plan a[href*='copies=2']").wait_for()


@pytest.mark.parametrize("clipboard", ["undefined", "{writeText: async () => { throw new Error('denied'); }}"])
def test_an_address_is_copied_where_the_browser_has_no_clipboard_for_it(page: Any, clipboard: str) -> None:
    page.add_init_script(
        f"""Object.defineProperty(navigator, "clipboard", {{value: {clipboard}}});"""
        """
      addEventListener("copy", () => { window.copied = String(getSelection()) || document.activeElement.value; });"""
    )
    page.goto(f"{AT}/worksheet")
    page.wait_for_selector(".plan")
    page.get_by_text("Share", exact=True).click()
    page.locator(".share .copy").click()
    assert page.evaluate("copied") == page.locator("#address").input_value()
    assert page.evaluate("document.activeElement.matches('.copy')")
    assert not page.locator("textarea").count()


def test_what_cannot_be_used_is_not_offered(page: Any) -> None:
    page.goto(f"{AT}/deck?sets=cab")
    page.wait_for_selector(".plan")
    page.locator("form.order details").evaluate("one => { one.open = true; }")
    for unless, others in (("pieces", ("cut", "tts")), ("tts", ("pieces", "cut", "preset"))):
        page.locator(f"#field-{unless}").check()
        assert not any(page.locator(f"#field-{other}").is_visible() for other in others)
        page.locator(f"#field-{unless}").uncheck()
        assert all(page.locator(f"#field-{other}").is_visible() for other in others)
    reverse, duplex = page.locator("#field-reverse"), page.locator("#field-duplex")
    assert not reverse.is_visible()
    duplex.select_option("manual")
    reverse.check()
    page.wait_for_url("**reverse=1**")
    duplex.select_option("none")
    assert not reverse.is_visible()
    assert not page.locator("#field-backs-only").is_visible()
    page.locator(".plan a[href*='duplex=none']").first.wait_for()
    assert "reverse" not in page.url
    page.goto(f"{AT}/challenges?count=2")
    page.wait_for_selector(".plan")
    page.locator("form.order details").evaluate("one => { one.open = true; }")
    chosen = [page.locator(f"#field-{name}") for name in ("level", "seed", "kind", "centre")]
    page.locator("#field-codes").fill("3D3E")
    assert page.locator("#field-count").is_visible()  # it was filled in: a sentence says why it must go
    assert not any(field.is_visible() for field in chosen)
    page.locator("#field-count").fill("24")
    page.locator(".plan a[href*='codes=3D3E']").first.wait_for()
    assert not page.locator("#field-count").is_visible()
    page.locator("#field-codes").fill("")
    assert all(field.is_visible() for field in chosen)
    page.goto(f"{AT}/play")
    codes, level = page.locator("#field-codes"), page.locator("#field-level")
    codes.fill("3D3E")
    assert not level.is_visible()
    codes.fill("")
    level.select_option("hard")
    assert not codes.is_visible()


def test_another_language_keeps_what_was_filled_in(page: Any) -> None:
    page.goto(f"{AT}/worksheet")
    page.get_by_label("Copies").fill("3")
    page.locator("#ui").select_option("fr")
    page.locator("html[lang=fr]").wait_for(state="attached")
    assert page.locator("#field-copies").input_value() == "3"
    assert page.locator("#field-lang").input_value() == "fr"  # what is printed follows the page
    page.locator("#field-lang").select_option("nl")
    page.locator("#ui").select_option("de")
    page.locator("html[lang=de]").wait_for(state="attached")
    assert page.locator("#field-lang").input_value() == "nl"  # unless something else was chosen
    page.go_back()
    page.locator("html[lang=fr]").wait_for(state="attached")
    assert page.locator("#ui").input_value() == "fr"
    page.goto(f"{AT}/lesson?pupils=4&step=2")
    page.get_by_label("Medium").uncheck()
    page.locator("#ui").select_option("es")
    page.locator("html[lang=es]").wait_for(state="attached")
    assert page.locator("[aria-current=step]").inner_text() == words("es").say("studio.step.2")
    assert not page.locator("input[value=medium]").is_checked()
    assert page.locator("form.order input[name=pupils]").input_value() == "4"


def test_the_correction_of_the_printer_is_told_reaches_the_lesson_and_can_be_forgotten(page: Any) -> None:
    page.goto("/printer?x=2")
    page.goto("/?ui=de")
    told = page.locator(".corrected")
    told.wait_for()
    assert "Rückseiten liegen 2\u00a0mm zu weit rechts." in told.inner_text()
    page.goto(f"{AT}/lesson?pupils=4&step=3")
    right = page.locator("[name='shift.right']")
    assert right.input_value() == "2.0"
    page.get_by_role("button", name=words("en").say("studio.make")).click()
    page.wait_for_url("**shift.right=2.0**")
    page.goto(f"{AT}/worksheet")
    page.locator(".corrected button").click()
    assert not told.is_visible()
    assert right.input_value() == ""
    page.goto(f"{AT}/worksheet")
    page.wait_for_selector(".plan")
    assert right.input_value() == ""
    assert not told.is_visible()


def test_under_a_path_scripts_styles_and_fonts_work(page: Any) -> None:
    wrong: list[str] = []
    page.on("response", lambda response: wrong.append(response.url) if response.status >= 400 else None)
    page.goto(f"/behind/a-proxy{AT}/worksheet")
    page.wait_for_selector(".leaves img")
    page.get_by_label("Copies").fill("2")
    page.wait_for_url(f"**/behind/a-proxy{AT}/worksheet?**copies=2**")
    page.locator(".plan a[href*='copies=2']").wait_for()
    assert page.evaluate("document.fonts.ready.then(fonts => [...fonts].some(font => font.status === 'loaded'))")
    page.locator("#ui").select_option("nl")
    page.wait_for_url(f"**/behind/a-proxy{AT}/worksheet?**ui=nl**")
    assert not wrong
