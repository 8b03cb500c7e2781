"""The booklet as a web page: self-contained, and accessible by keyboard and screen reader."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tests.order.booklets import every
from tests.words.booklets import RULEBOOKS, booklet_text
from ttprint.draw.inks import Ink
from ttprint.order.booklets import html_of

VOID = {"meta", "br", "link", "img", "input", "hr"}


class Outline(HTMLParser):
    """The structure of a page as a screen reader sees it."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.wanted_ids: set[str] = set()
        self.headings: list[int] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.words: dict[str, list[str]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.elements.append((tag, found))
        self.ids += [found["id"]] if "id" in found else []
        self.wanted_ids |= set(found.get("aria-labelledby", "").split())
        self.wanted_ids |= {found["href"][1:]} if found.get("href", "").startswith("#") else set()
        self.wanted_ids |= {found["xlink:href"][1:]} if "xlink:href" in found else set()
        self.wanted_ids |= set(re.findall(r"url\(#([^)]*)\)", found.get("clip-path", "")))
        if re.fullmatch(r"h[1-6]", tag):
            self.headings.append(int(tag[1]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and data.strip():
            self.words.setdefault(self.open[-1], []).append(data.strip())

    def all(self, tag: str) -> list[dict[str, str]]:
        return [found for name, found in self.elements if name == tag]


@cache
def page(game: str, tag: str) -> str:
    return html_of(RULEBOOKS[game], booklet_text(game, tag)).decode()


@cache
def outline(game: str, tag: str) -> Outline:
    parser = Outline()
    parser.feed(re.sub(r' d="[^"]*"|url\(data:[^)]*\)', "", page(game, tag)))  # shapes and fonts are most of it
    parser.close()
    assert not parser.open
    return parser


@pytest.mark.slow
@every
def test_the_page_has_its_language_and_title(game: str, tag: str) -> None:
    found = outline(game, tag)
    assert page(game, tag).startswith("<!doctype html>")
    assert found.all("html") == [{"lang": tag}]
    assert found.words["title"][0] == booklet_text(game, tag).title
    assert {"charset": "utf-8"} in found.all("meta")


@pytest.mark.slow
@every
def test_the_page_is_self_contained(game: str, tag: str) -> None:
    found = outline(game, tag)
    assert not {"script", "link", "img", "iframe"} & {name for name, _ in found.elements}
    outside = re.findall(r"""(?:src|href)=["'](?!#)[^"']*|url\((?!data:|#)[^)]*""", page(game, tag))
    assert outside == []
    assert "@font-face" in page(game, tag)


@every
def test_there_are_landmarks_and_a_skip_link(game: str, tag: str) -> None:
    found = outline(game, tag)
    assert all(len(found.all(landmark)) == 1 for landmark in ("header", "nav", "main", "footer"))
    first = next(attributes for name, attributes in found.elements if name == "a")
    assert first == {"class": "skip", "href": "#rules"}
    assert found.all("main")[0]["id"] == "rules"


@every
def test_headings_never_skip_a_level(game: str, tag: str) -> None:
    levels = outline(game, tag).headings
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    assert levels.count(2) == 1 + sum(len(sections) for sections in booklet_text(game, tag).pages)


@every
def test_ids_are_used_once_and_links_lead_somewhere(game: str, tag: str) -> None:
    found = outline(game, tag)
    assert len(found.ids) == len(set(found.ids))
    assert found.wanted_ids <= set(found.ids)


@every
def test_every_picture_has_a_description(game: str, tag: str) -> None:
    found = outline(game, tag)
    drawings = found.all("svg")
    pictures = [p for sections in booklet_text(game, tag).pages for s in sections for b in s.blocks for p in b.pictures]
    assert len(drawings) == len(pictures) + 1
    for drawing in drawings:
        assert drawing["role"] == "img"
        title, words = drawing["aria-labelledby"].split()
        assert {title, words} <= set(found.ids)
    assert all(picture.alt in found.words["desc"] for picture in pictures)
    assert len(found.words["desc"]) == len(drawings)
    assert not re.search(r"<path[^>]*aria-label", page(game, tag))


@every
def test_the_table_has_heads_for_rows_and_columns(game: str, tag: str) -> None:
    scopes = [cell.get("scope") for cell in outline(game, tag).all("th")]
    sections = [section for page in booklet_text(game, tag).pages for section in page]
    tables = [block.rows for section in sections for block in section.blocks if block.rows]
    assert bool(tables) == bool(scopes)
    assert scopes.count("col") == sum(len(rows[0]) for rows in tables)
    assert scopes.count("row") == sum(len(rows) - 1 for rows in tables)


@pytest.mark.parametrize("game", RULEBOOKS)
def test_light_and_dark_can_both_be_read(game: str) -> None:
    style = page(game, "en")
    dark = style[style.index("prefers-color-scheme: dark") :]
    for sheet in (style, dark):
        colours = {name: Ink.hex(code) for name, code in re.findall(r"--(\w+): (#[0-9a-f]{6})", sheet)[:8][::-1]}
        for ground in ("paper", "card"):
            for ink in ("ink", "soft", "link"):
                assert _contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)
    assert "@media print" in style


def _contrast(one: Ink, other: Ink) -> float:
    bright, dim = sorted((one.luminance, other.luminance), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.slow
@pytest.mark.parametrize("game", RULEBOOKS)
def test_a_real_browser_shows_it(game: str, browser: Browser) -> None:
    with browser.new_context() as context:
        shown = context.new_page()
        complaints: list[str] = []
        shown.on("console", lambda message: complaints.append(message.text))
        shown.on("request", lambda request: complaints.append(request.url))
        shown.set_content(page(game, "en"))
        assert shown.locator("svg").count() == len(outline(game, "en").all("svg"))
        assert not [one for one in complaints if not one.startswith("data:")]
