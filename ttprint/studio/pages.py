"""A product's page: its form, its proof, and what goes with it.

proof: what a command would write, shown before it is downloaded: pages, files, what was told
leaf: one picture in a proof: a page of a PDF, or a picture file
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from ttprint.draw.qr import LONGEST, qr_svg
from ttprint.errors import TtprintError
from ttprint.render.template import fill
from ttprint.studio.forms import Field, FieldKind, Product, key_of
from ttprint.studio.jobs import FIRST, PICTURES, Outcome
from ttprint.studio.locale import Visit, names
from ttprint.studio.requests import Errand, errand_of
from ttprint.studio.service import Desk, Refused
from ttprint.words.catalog import Words

FOLDER = "shared/studio"
MOST_LEAVES = 60
PIXELS = 96 / 25.4  # to the mm, at a screen's usual size

Said = Mapping[str, Sequence[str]]


@dataclass(frozen=True, slots=True)
class Leaf:
    """Where its picture is, how large it is in pixels (if known), and what it shows."""

    address: str
    width: int
    height: int
    alt: str


@dataclass(frozen=True, slots=True)
class Blank:
    """A field as it stands in a form: its words, what is filled in, and what each choice is called."""

    field: Field
    label: str
    told: str
    values: tuple[str, ...]
    choices: tuple[tuple[str, str], ...]

    @property
    def value(self) -> str:
        """What is filled in, as one text."""
        return " ".join(self.values)


def show(template: str, visit: Visit, **values: object) -> str:
    """A page, filled in."""
    common = {"visit": visit, "words": visit.words, "say": visit.words.say, "languages": names(), "kinds": FieldKind}
    return fill(f"{FOLDER}/{template}.html.j2", **common, **values)


def product_page(visit: Visit, desk: Desk, product: Product, said: Said, ours: bool) -> tuple[str, bool]:
    """The page of a product, with its proof if that was asked for; and whether all was right."""
    try:
        errand = errand_of(product, said, visit.tag)
        _, wrong = errand.profile, ""  # which tells when a reading cannot be
    except TtprintError as error:
        errand, wrong = Errand(product, ()), str(error)
    proved = ""
    if not wrong and ours and "show" in said:
        try:
            proved = proof(visit, desk, errand)
        except Refused as error:
            wrong = str(error)
    text = show(
        "product",
        visit,
        product=product,
        blanks=blanks(product, said, visit),
        errand=errand,
        proof=proved,
        wrong=wrong,
        title=visit.words.say(f"studio.product.{product.name}"),
    )
    return text, not wrong


def blanks(product: Product, said: Said, visit: Visit) -> list[Blank]:
    """Every field of a form, filled in with what the address says."""
    return [blank(product, field, said, visit) for field in product.fields]


def blank(product: Product, field: Field, said: Said, visit: Visit) -> Blank:
    """A field of a form."""
    label, told = visit.words.list(key_of(product, field, visit.words))
    given = tuple(value for value in said.get(field.name, ()) if value.strip() or field.kind is FieldKind.FLAG)
    usual = visit.tag if field.name == "lang" and not field.default else field.default
    values = given or ((usual,) if usual else ())
    if field.kind is FieldKind.SEVERAL:
        values = tuple(part.strip() for value in values for part in value.split(","))
    return Blank(field, label, told, values, tuple(_choices(product, field, visit.words)))


def _choices(product: Product, field: Field, words: Words) -> Iterator[tuple[str, str]]:
    called = dict(names())
    for choice in field.choices:
        if field.name == "lang" and choice in called:
            yield choice, called[choice]
        elif choice.isdigit():
            yield choice, choice
        else:
            own = f"studio.choice.{product.name}-{field.name}-{choice}"
            yield choice, words.say(own if own in words.entries else f"studio.choice.{field.name}-{choice}")


def proof(visit: Visit, desk: Desk, errand: Errand, first_large: bool = False) -> str:
    """What comes of an errand, as a part of a page; the first leaf may be large enough to be read."""
    outcome = desk.outcome(errand, FIRST)
    seen = list(leaves(visit, errand, outcome))
    return show(
        "proof",
        visit,
        errand=errand,
        outcome=outcome,
        told=told(errand, outcome),
        leaves=seen[:MOST_LEAVES],
        first_large=first_large,
        more=max(0, len(seen) - MOST_LEAVES),
        files=[(name, size(len(data), visit)) for name, data in outcome.files.items()],
        readable=any(name.endswith(".html") for name in outcome.files),
        dialog=dialog(errand, visit) if outcome.sizes else {},
    )


def told(errand: Errand, outcome: Outcome) -> list[str]:
    """What the command told, without where it wrote: that is another place here."""
    tag = errand.said.get("lang", ("en",))[0]
    spoken = errand.product.words(tag if tag != "all" else "en")
    wrote = spoken.say("plan.wrote", file="").strip()
    return [line for line in (*outcome.told, *outcome.noted) if not (outcome.files and line.startswith(wrote))]


def leaves(visit: Visit, errand: Errand, outcome: Outcome) -> Iterator[Leaf]:
    """Every picture of a proof, in the order of the files."""
    for place, name in enumerate(outcome.files, 1):
        pages = outcome.sizes.get(name, ((0.0, 0.0),) if name.endswith(PICTURES) else ())
        for sheet, (width, height) in enumerate(pages, 1):
            address = visit.link(f"{errand.product.path}/preview", errand.query, file=place, sheet=sheet)
            alt = visit.words.say("studio.leaf", file=name, n=sheet) if len(pages) > 1 else name
            yield Leaf(address, round(width * PIXELS), round(height * PIXELS), alt)


def pictured(outcome: Outcome, file: int, sheet: int) -> tuple[str, int]:
    """The file of that number and its page, both counted from 1; the page counts from 0 then."""
    found = outcome.page(file, sheet)
    if found is None:
        raise Refused("There is no such page.")
    return found


def dialog(errand: Errand, visit: Visit) -> dict[str, str]:
    """What to set in the printer's dialog, line by line."""
    say, said = visit.words.say, errand.said
    paper, duplex = errand.product.field("paper"), errand.product.field("duplex")
    lines = {say("studio.dialog.size"): say("studio.dialog.actual")}
    if paper is not None:
        lines |= {say("studio.dialog.paper"): said.get("paper", (paper.default or "a4",))[0].upper()}
    if duplex is not None:
        way = said.get("duplex", (duplex.default,))[0]
        lines |= {say("studio.dialog.sides"): say(f"studio.choice.duplex-{way}")}
    return lines


def size(length: int, visit: Visit) -> str:
    """How large a file is, for people."""
    if length < 100_000:
        return f"{max(1, round(length / 1000))}\u00a0KB"
    return f"{visit.number(round(length / 1_000_000, 1))}\u00a0MB"


def refused(visit: Visit, sentence: str) -> str:
    """A sentence in place of a proof."""
    return f'<p class="wrong" role="alert" lang="en">{escape(sentence)}</p>'


def qr_of(address: str) -> bytes:
    """An address for a camera."""
    if len(address) > LONGEST:
        raise Refused(f"The address has more than {LONGEST} letters: a camera could not read it.")
    return qr_svg(address)
