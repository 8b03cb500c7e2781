"""Booklets as files: to read, to fold, in large type; the same bytes every time."""

from __future__ import annotations

import io
from collections.abc import Collection
from dataclasses import replace

import pikepdf
import pypdfium2
import pytest

from tests.order.booklets import POINTS, every, lines, squeezed
from tests.words.booklets import RULEBOOKS, booklet_text
from ttprint.errors import TtprintError
from ttprint.games import GAMES
from ttprint.order import booklets
from ttprint.order.booklets import A5, Edition, booklet_plan, pages_of, rule_booklet
from ttprint.order.order import Order, Printed, Style
from ttprint.press.duplex import Duplex
from ttprint.press.paper import PAPERS

pytestmark = pytest.mark.slow

games = pytest.mark.parametrize("game", GAMES)


def printed(
    game: str,
    tag: str,
    editions: Collection[Edition],
    paper: str = "a4",
    *,
    large: bool = False,
    duplex: Duplex = Duplex.SHORT,
) -> Printed:
    order = Order(PAPERS[paper], Style(GAMES[game].words(tag)), duplex)
    return rule_booklet(order, RULEBOOKS[game], editions, large=large)


@games
def test_the_same_bytes_every_time(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # the command's own test compares all languages with those of another process
    first = printed(game, "fr", set(Edition))
    monkeypatch.setattr(booklets, "pages_of", pages_of)  # sets it anew
    assert first == printed(game, "fr", set(Edition))
    assert list(first.files) == ["rules-fr.pdf", "rules-fr-booklet.pdf", "rules-fr.html"]
    assert first.main == "rules-fr-booklet.pdf"
    assert printed(game, "fr", {Edition.PAGES}).main == "rules-fr.pdf"


@every
def test_the_printed_sheets_fold_to_the_pages_in_order(game: str, tag: str) -> None:
    made = printed(game, tag, {Edition.BOOKLET})
    pdf = pypdfium2.PdfDocument(made.files[f"rules-{tag}-booklet.pdf"])
    sides = []
    for page in pdf:
        width, height = page.get_size()
        text = page.get_textpage()
        sides.append([squeezed(text.get_text_bounded(x, 0, x + width / 2, height)) for x in (0, width / 2)])
    pdf.close()
    assert len(sides) == made.plan.pages == 2 * made.plan.sheets == 2 * made.plan.folds
    assert made.plan == booklet_plan(
        booklet_text(game, tag), Order(PAPERS["a4"], Style(GAMES[game].words(tag)), Duplex.SHORT)
    )
    beginning: list[str] = []
    end: list[str] = []
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        beginning += [front[1], back[0]]
        end = [back[1], front[0], *end]
    read = beginning + end
    for half, page in zip(read, lines(game, tag, "a5"), strict=True):
        assert half.startswith(squeezed("".join(page))[:150])


@games
def test_the_sheets_ask_the_printer_for_true_size_and_the_short_edge(game: str) -> None:
    for paper in ("a4", "letter"):
        made = printed(game, "en", {Edition.BOOKLET}, paper)
        with pikepdf.open(io.BytesIO(made.files["rules-en-booklet.pdf"])) as pdf:
            wishes = pdf.Root.ViewerPreferences
            assert wishes.PrintScaling == pikepdf.Name("/None")
            assert wishes.Duplex == pikepdf.Name.DuplexFlipShortEdge
            width, height = (float(edge) / POINTS for edge in pdf.pages[0].mediabox[2:])
            assert (width, height) == pytest.approx((PAPERS[paper].height, PAPERS[paper].width), abs=0.1)
            assert len(pdf.pages) == made.plan.pages == (len(booklet_text(game, "en").pages) + 1) // 2


@games
def test_large_type_can_be_folded_from_a3(game: str) -> None:
    made = printed(game, "en", {Edition.PAGES, Edition.BOOKLET}, "a3", large=True)
    assert list(made.files) == ["rules-en-large.pdf", "rules-en-large-booklet.pdf"]
    with pikepdf.open(io.BytesIO(made.files["rules-en-large-booklet.pdf"])) as pdf:
        assert [float(edge) / POINTS for edge in pdf.pages[0].mediabox[2:]] == pytest.approx([420, 297], abs=0.1)


@games
def test_words_that_do_not_fit_are_refused(game: str) -> None:
    booklet = booklet_text(game, "en")
    first, *rest = booklet.pages
    long = replace(first[0], blocks=(replace(first[0].blocks[0], texts=("Too long. " * 500,)), *first[0].blocks[1:]))
    file = f"templates/{GAMES[game].package}/rules/en.toml"
    with pytest.raises(TtprintError, match=rf"need 1[3-9] pages instead of 12: shorten {file}"):
        pages_of(RULEBOOKS[game], replace(booklet, pages=((long,), *rest)), A5)
