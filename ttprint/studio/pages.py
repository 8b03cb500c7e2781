"""A product's page: its form, and a preview of what it makes.

proof: the part of the page that shows the result before it is downloaded: files, plan, images of pages
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from ttprint.draw.qr import LONGEST, qr_svg
from ttprint.errors import TtprintError
from ttprint.option import OptionKind
from ttprint.order.job import PrintPart
from ttprint.order.summary import colour_message
from ttprint.render.png import InkCover
from ttprint.render.template import fill
from ttprint.studio.assets import picture_named
from ttprint.studio.faults import fault_of
from ttprint.studio.forms import StudioProduct
from ttprint.studio.inputs import inputs
from ttprint.studio.jobs import FIRST, PICTURES, Result
from ttprint.studio.locale import Locale, language_names
from ttprint.studio.pool import InternalError, PoolBusy, TimeLimit, WorkerLost
from ttprint.studio.requests import ProductRequest, Query, parse_request
from ttprint.studio.service import Refused, Service, download
from ttprint.words.message import MessageLine
from ttprint.words.typography import untied

FOLDER = "shared/studio"
MOST_PREVIEWS = 60
BROKEN = (PoolBusy, WorkerLost, TimeLimit, InternalError)  # errors that are not about what was asked for
PIXELS = 96 / 25.4  # to the mm, at a screen's usual size


@dataclass(frozen=True, slots=True)
class Preview:
    """An image of a page in a proof: its address, its size in pixels (0 if unknown), and a text for screen readers."""

    address: str
    width: int
    height: int
    alt: str


@dataclass(frozen=True, slots=True)
class FileRow:
    """A file in a proof: its number, name and size, and how it is printed by itself, if it is."""

    number: int
    name: str
    size: str
    told: str


def show(template: str, locale: Locale, **values: object) -> str:
    """A page from its template."""
    say = locale.words.say
    common = {"locale": locale, "words": locale.words, "say": say, "languages": language_names(), "kinds": OptionKind}
    return fill(f"{FOLDER}/{template}.html.j2", **common, **values)


def product_page(
    locale: Locale, service: Service, product: StudioProduct, query: Query, ours: bool
) -> tuple[str, bool]:
    """The page of a product, with its proof if `show` is in the query; and False if something was wrong."""
    fault, request, proved = None, ProductRequest(product, ()), ""
    try:
        request = parse_request(product, query, locale.tag, locale.paper)
        _ = request.profile  # raises if a reading is impossible
        proved = proof(locale, service, request) if ours and "show" in query else ""
    except BROKEN:
        raise
    except TtprintError as error:
        fault = fault_of(error, product, query, locale, product.path)
    fields = inputs(product, query, locale, fault)
    text = show(
        "product",
        locale,
        product=product,
        inputs=fields,
        opened=any(one.error or query.get(one.field.name) for one in fields if one.field.rare),
        carried=carried(query, locale),
        proof=proved,
        fault=fault,
        picture=picture_named(product.folder, product.name),
        title=locale.words.say(f"studio.product.{product.name}"),
    )
    return text, fault is None


def proof_or_fault(locale: Locale, service: Service, product: StudioProduct, query: Query) -> tuple[str, bool]:
    """The result of a query as a part of the page of a product, or what is wrong with it; and False if so."""
    try:
        return proof(locale, service, parse_request(product, query, locale.tag, locale.paper)), True
    except BROKEN:
        raise
    except TtprintError as error:
        fault = fault_of(error, product, query, locale, product.path)
        return show("fault", locale, fault=fault), False


def carried(query: Query, locale: Locale) -> list[tuple[str, str]]:
    """The values of an address that the same page in another language starts with.

    What is printed changes to that language too, unless another one was chosen for it.
    """
    pairs = [(name, value) for name, values in query.items() for value in values if value]
    return [pair for pair in pairs if pair[0] != "ui" and pair != ("lang", locale.tag)]


def proof(locale: Locale, service: Service, request: ProductRequest, first_large: bool = False) -> str:
    """The result of a request as a part of a page; the first preview may be large enough to be read."""
    result = service.result(request, FIRST)
    seen = list(previews(locale, request, result))
    return show(
        "proof",
        locale,
        request=request,
        result=result,
        lines=lines(locale, request, result),
        previews=seen[:MOST_PREVIEWS],
        first_large=first_large,
        more=max(0, len(seen) - MOST_PREVIEWS),
        files=file_rows(locale, request, result),
        one_file=result.printed.job is not None,
        readable=any(name.endswith(".html") for name in result.files),
        dialog=dialog(result, locale) if result.sizes else {},
    )


def lines(locale: Locale, request: ProductRequest, result: Result) -> list[str]:
    """The plan and the advice; or the report in the format that was asked for."""
    if result.report is not None:
        return download(request, result)[1].decode().splitlines()
    return result.lines(request.product.words(locale.tag))


def previews(locale: Locale, request: ProductRequest, result: Result) -> Iterator[Preview]:
    """An image of every page, in the order of the files."""
    for place, name in enumerate(result.files, 1):
        pages = result.sizes.get(name, ((0.0, 0.0),) if name.endswith(PICTURES) else ())
        for sheet, (width, height) in enumerate(pages, 1):
            address = locale.link(f"{request.product.path}/preview", request.query, file=place, sheet=sheet)
            alt = locale.words.say("studio.leaf", file=name, n=sheet) if len(pages) > 1 else name
            yield Preview(address, round(width * PIXELS), round(height * PIXELS), alt)


def file_rows(locale: Locale, request: ProductRequest, result: Result) -> list[FileRow]:
    """The files; each part of a print job with what it is, its copies, and how it is printed."""
    words = request.product.words(locale.tag)
    job = result.printed.job
    told = {part.file: _told(part, result.covers.get(part.file)).text(words) for part in job.parts} if job else {}
    return [
        FileRow(number, name, size(len(data), locale), untied(told.get(name, "")))
        for number, (name, data) in enumerate(result.files.items(), 1)
    ]


def _told(part: PrintPart, cover: InkCover | None) -> MessageLine:
    """What a part of a print job is, how it is printed by itself, and whether it has colour."""
    return MessageLine((part.told, colour_message(cover)), " · ") if cover else part.told


def page_of(result: Result, file: int, sheet: int) -> tuple[str, int]:
    """The file of that number and its page, both counted from 1; the page counts from 0 then."""
    found = result.page(file, sheet)
    if found is None:
        raise Refused("studio.page")
    return found


def dialog(result: Result, locale: Locale) -> dict[str, str]:
    """What to set in the printer's dialog, line by line: only what the dialogs of real printers have."""
    say = locale.words.say
    printed = result.printed
    rows = {say("studio.dialog.size"): say("studio.dialog.actual")}
    if printed.paper:
        rows |= {say("studio.dialog.paper"): printed.paper}
    how = printed.job.how if printed.job else printed.how
    edge = how.key.removeprefix("print.") if how else ""
    rows |= {say("studio.dialog.sides"): say(f"studio.dialog.{edge if edge in ('long', 'short') else 'off'}")}
    if result.cover:
        rows |= {say("studio.dialog.inks"): say(f"studio.dialog.{'colour' if result.cover.coloured else 'black'}")}
    return rows


def size(length: int, locale: Locale) -> str:
    """The size of a file in KB or MB; French counts in octets."""
    letter = "o" if locale.tag == "fr" else "B"
    if length < 100_000:
        return f"{max(1, round(length / 1000))}\u00a0K{letter}"
    return f"{locale.number(round(length / 1_000_000, 1))}\u00a0M{letter}"


def refused(sentence: str) -> str:
    """An error message in place of a proof."""
    return f'<p class="wrong" role="alert">{escape(sentence)}</p>'


def qr_of(address: str) -> bytes:
    """The QR code of an address, as SVG."""
    if len(address) > LONGEST:
        raise Refused("studio.long_address", most=LONGEST)
    return qr_svg(address)
