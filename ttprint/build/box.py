"""What the commands print: the deck, the board, the markers, the printer's test page, and the whole box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ttprint.build.files import printed
from ttprint.build.order import Form, Order, Printed, advice
from ttprint.build.rules import Edition, booklet_plan, rules
from ttprint.build.singles import cut_lines, singles, tts
from ttprint.draw.scene import Page
from ttprint.errors import TtprintError
from ttprint.press.calibration import CalibrationWords, calibration_sides
from ttprint.press.duplex import Duplex, Face
from ttprint.press.impose import Layout, impose
from ttprint.press.piece import Piece
from ttprint.press.plan import Plan, plan, plan_poster
from ttprint.press.poster import poster, poster_pages
from ttprint.press.sheet import pages
from ttprint.turbo_taxi.art.board import board as draw_board
from ttprint.turbo_taxi.art.liveries import Livery
from ttprint.turbo_taxi.pieces import MARKER_BLEED, MarkerStyle, chosen, marker_pieces, tile_pieces
from ttprint.turbo_taxi.start import start_page
from ttprint.words.catalog import Words


def deck(order: Order, sets: Sequence[Livery], name: str = "deck") -> Printed:
    """The tiles of the sets, with their backs."""
    pieces = chosen(list(tile_pieces(sets, order.look, order.words)), order.only)
    return _pieces(order, name, "title.deck", pieces, order.look.bleed, order.duplex)


def markers(order: Order, style: MarkerStyle, name: str = "markers") -> Printed:
    """The markers; they need no backs."""
    pieces = chosen(list(marker_pieces(style, order.look, order.words)), order.only)
    return _pieces(order, name, "title.markers", pieces, min(order.look.bleed, MARKER_BLEED), Duplex.NONE)


def board(order: Order, name: str = "board") -> Printed:
    """The office board, on one sheet or on several to be joined."""
    art = draw_board(tile=order.look.tile, theme=order.look.theme)
    title = order.words.say("title.board")
    piece = Piece("board", art.art, art.width, art.height)
    if order.form is Form.PIECES:
        return singles(order, title, [piece], order.look.bleed)
    if order.form is Form.TTS:
        return tts(order, name, title, [piece])
    spread = poster(art.art, art.width, art.height, order.paper, order.look.bleed)

    if order.form is Form.CUT:
        if spread.rows * spread.columns > 1:
            raise TtprintError("A board over several sheets is cut along its joins: --cut needs it on one sheet.")
        sheet = impose([piece], Layout(spread.paper, Duplex.NONE, spread.bleed))
        return cut_lines(order, name, title, sheet)

    def drawn() -> list[Page]:
        return [_true(order, page) for page in poster_pages(spread, order.words.say("set.board"))]

    return printed(order, name, title, drawn, Duplex.NONE, plan_poster(spread))


def calibration(order: Order, name: str = "calibrate") -> Printed:
    """The test page that shows what a printer does wrong; with a profile, whether it is put right."""
    words = order.words
    duplex = order.duplex if order.duplex in (Duplex.LONG, Duplex.SHORT, Duplex.MANUAL) else Duplex.LONG
    sides = calibration_sides(order.paper, calibration_words(words), duplex.flip)
    true = [order.profile.apply(page, face, duplex.flip) if order.profile else page for face, page in sides]
    return printed(order, name, words.say("title.calibrate"), lambda: true, duplex, Plan(sheets=1, pages=2))


def calibration_words(words: Words) -> CalibrationWords:
    """What the test page says."""
    return CalibrationWords(
        title=words.say("calibrate.title"),
        front=words.say("calibrate.front"),
        back=words.say("calibrate.back"),
        across=words.say("calibrate.across"),
        down=words.say("calibrate.down"),
        steps=words.list("calibrate.steps"),
        command=words.say("calibrate.command"),
    )


def kit(order: Order, sets: Sequence[Livery]) -> Printed:
    """The whole box, and a first page that says what to do with it."""
    parts = {
        "deck": deck(order, sets, "2-deck"),
        "board": board(order, "3-board"),
        "markers": markers(order, MarkerStyle.BOTH, "4-markers"),
        "rules": rulebook(order),
    }
    page = start_page(order.paper, order.look, order.words, parts_told(order, parts))
    whole = printed(order, "1-start", order.words.say("title.start"), lambda: [page], Duplex.NONE, Plan(1, 1))
    for part in parts.values():
        whole += part
    folded = next(iter(parts["rules"].files))
    return replace(whole, advice=f"{parts['deck'].advice}\n{folded}: {parts['rules'].advice}")


def rulebook(order: Order) -> Printed:
    """The rule booklet in the order's language: to print and fold, and to read."""
    tag = order.words.tag
    made = rules(tag, {Edition.PAGES, Edition.BOOKLET}, paper=order.paper)
    # first the one to print: that is what the plan counts
    files = {f"5-{name}": made[name] for name in (f"rules-{tag}-booklet.pdf", f"rules-{tag}.pdf")}
    order.tick(tag)
    return Printed(files, booklet_plan(tag), order.words.say("print.short"))


def parts_told(order: Order, parts: dict[str, Printed]) -> tuple[str, list[tuple[str, str]]]:
    """How to print the tiles, and for each part its file and what it takes."""
    words = order.words
    how = advice(words, order.duplex, parts["deck"].plan).removeprefix(words.say("print.size")).strip()
    rows = []
    for name, part in parts.items():
        what = ", ".join([words.say(f"title.{name}").partition(": ")[2], *told(order, part.plan)])
        rows.append((next(iter(part.files)), f"{what}. {part.advice}" if name == "rules" else what))
    return how, rows


def told(order: Order, plan: Plan) -> list[str]:
    """The plan in words, as far as there is anything to tell."""
    words, paper = order.words, order.paper.title
    told = [words.count("plan.sheets", plan.sheets, paper=paper)] if plan.sheets else []
    for key in ("pages", "pieces", "cuts", "outlines", "folds"):
        number = getattr(plan, key)
        if number:
            told.append(words.count(f"plan.{key}", number))
    return told


def _true(order: Order, page: Page) -> Page:
    return order.profile.apply(page, Face.FRONT) if order.profile else page


def _pieces(order: Order, name: str, title_key: str, pieces: Sequence[Piece], bleed: float, duplex: Duplex) -> Printed:
    title = order.words.say(title_key)
    if order.form is Form.PIECES:
        return singles(order, title, pieces, bleed)
    if order.form is Form.TTS:
        return tts(order, name, title, pieces)
    sheets = impose(pieces, order.layout(bleed, duplex))
    if order.form is Form.CUT:
        return cut_lines(order, name, title, sheets)
    furniture = order.furniture
    return printed(order, name, title, lambda: pages(sheets, furniture, order.profile), duplex, plan(sheets))
