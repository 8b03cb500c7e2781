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
from ttprint.render.template import fill
from ttprint.studio.forms import Field, StudioProduct, words_key
from ttprint.studio.jobs import FIRST, PICTURES, Result
from ttprint.studio.locale import Locale, language_names
from ttprint.studio.requests import ProductRequest, Query, parse_request
from ttprint.studio.service import Refused, Service, download
from ttprint.words.catalog import Words
from ttprint.words.typography import untied

FOLDER = "shared/studio"
MOST_PREVIEWS = 60
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


@dataclass(frozen=True, slots=True)
class Input:
    """A field with its words in a language, the values filled in, and the name of each choice."""

    field: Field
    label: str
    help: str
    values: tuple[str, ...]
    choices: tuple[tuple[str, str], ...]

    @property
    def value(self) -> str:
        """The values as one text."""
        return " ".join(self.values)


def show(template: str, locale: Locale, **values: object) -> str:
    """A page from its template."""
    say = locale.words.say
    common = {"locale": locale, "words": locale.words, "say": say, "languages": language_names(), "kinds": OptionKind}
    return fill(f"{FOLDER}/{template}.html.j2", **common, **values)


def product_page(
    locale: Locale, service: Service, product: StudioProduct, query: Query, ours: bool
) -> tuple[str, bool]:
    """The page of a product, with its proof if `show` is in the query; and False if something was wrong."""
    try:
        request = parse_request(product, query, locale.tag)
        _, wrong = request.profile, ""  # raises if a reading is impossible
    except TtprintError as error:
        request, wrong = ProductRequest(product, ()), error.text(locale.tag)
    proved = ""
    if not wrong and ours and "show" in query:
        try:
            proved = proof(locale, service, request)
        except Refused as error:
            wrong = error.text(locale.tag)
    text = show(
        "product",
        locale,
        product=product,
        inputs=inputs(product, query, locale),
        carried=carried(query, locale),
        request=request,
        proof=proved,
        wrong=wrong,
        title=locale.words.say(f"studio.product.{product.name}"),
    )
    return text, not wrong


def carried(query: Query, locale: Locale) -> list[tuple[str, str]]:
    """The values of an address that the same page in another language starts with.

    What is printed changes to that language too, unless another one was chosen for it.
    """
    pairs = [(name, value) for name, values in query.items() for value in values if value]
    return [pair for pair in pairs if pair[0] != "ui" and pair != ("lang", locale.tag)]


def inputs(product: StudioProduct, query: Query, locale: Locale) -> list[Input]:
    """Every field of a form, filled in with the values of the address."""
    return [input_of(product, field, query, locale) for field in product.fields]


def input_of(product: StudioProduct, field: Field, query: Query, locale: Locale) -> Input:
    """A field of a form, filled in."""
    label, help_text = locale.words.list(words_key(product, field, locale.words))
    given = tuple(value for value in query.get(field.name, ()) if value.strip() or field.kind is OptionKind.FLAG)
    usual = field.start or field.default or (locale.tag if field.name == "lang" else "")
    values = given or ((usual,) if usual else ())
    if field.kind is OptionKind.SEVERAL:
        values = tuple(part.strip() for value in values for part in value.split(","))
    return Input(field, label, help_text, values, tuple(_choices(product, field, locale.words)))


def _choices(product: StudioProduct, field: Field, words: Words) -> Iterator[tuple[str, str]]:
    language_name = dict(language_names())
    for choice in field.choices:
        if field.name == "lang" and choice in language_name:
            yield choice, language_name[choice]
        elif choice.isdigit():
            yield choice, choice
        else:
            own = f"studio.choice.{product.name}-{field.name}-{choice}"
            yield choice, words.say(own if own in words.entries else f"studio.choice.{field.name}-{choice}")


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
        dialog=dialog(request, locale) if result.sizes else {},
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
    told = {part.file: untied(part.told.text(words)) for part in job.parts} if job else {}
    return [
        FileRow(number, name, size(len(data), locale), told.get(name, ""))
        for number, (name, data) in enumerate(result.files.items(), 1)
    ]


def page_of(result: Result, file: int, sheet: int) -> tuple[str, int]:
    """The file of that number and its page, both counted from 1; the page counts from 0 then."""
    found = result.page(file, sheet)
    if found is None:
        raise Refused("studio.page")
    return found


def dialog(request: ProductRequest, locale: Locale) -> dict[str, str]:
    """What to set in the printer's dialog, line by line."""
    say = locale.words.say
    paper, duplex = request.product.field("paper"), request.product.field("duplex")
    rows = {say("studio.dialog.size"): say("studio.dialog.actual")}
    if paper is not None:
        name = next(iter(request.get("paper")), paper.default or "a4")
        rows |= {say("studio.dialog.paper"): name.upper()}
    if duplex is not None:
        way = next(iter(request.get("duplex")), duplex.default)
        rows |= {say("studio.dialog.sides"): say(f"studio.choice.duplex-{way}")}
    return rows


def size(length: int, locale: Locale) -> str:
    """The size of a file in KB or MB."""
    if length < 100_000:
        return f"{max(1, round(length / 1000))}\u00a0KB"
    return f"{locale.number(round(length / 1_000_000, 1))}\u00a0MB"


def refused(sentence: str) -> str:
    """An error message in place of a proof."""
    return f'<p class="wrong" role="alert">{escape(sentence)}</p>'


def qr_of(address: str) -> bytes:
    """The QR code of an address, as SVG."""
    if len(address) > LONGEST:
        raise Refused("studio.long_address", most=LONGEST)
    return qr_svg(address)
