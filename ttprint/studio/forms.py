"""The products that the studio offers, and the form of each: a field for every option that is not local.

Forms are plain data. A worker makes them from the products' options, so that the server process need not import
everything that draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from dataclasses import field as dataclass_field
from functools import cache
from importlib.util import find_spec

from ttprint.game import Game
from ttprint.games import GAMES
from ttprint.option import Option, OptionKind, typed_option
from ttprint.product import Product
from ttprint.words.catalog import Words, words

SHARED = ("calibrate",)  # products of no game
PRINTER = "printer"
STANDARD_OUTPUT = "-"


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a form, made from an option; all values are texts as in an address."""

    name: str
    kind: OptionKind
    positional: bool = False
    default: str = ""
    start: str = ""  # what is asked for where nothing is filled in; it stands in for the default
    choices: tuple[str, ...] = ()
    groups: Mapping[str, tuple[str, ...]] = dataclass_field(default_factory=dict)
    or_number: bool = False
    names: str = ""
    suggestions: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    joint: str = ","
    blank: str = ""
    unit: str = ""
    least: float | None = None
    most: float | None = None
    whole: bool = False
    many: bool = False
    required: bool = False
    rare: bool = False
    when: tuple[str, ...] = ()
    unless: tuple[str, ...] = ()
    typed_value: str = ""  # what a checked box stands for on the command line, if not a flag

    @classmethod
    def of(cls, option: Option) -> Field:
        """The field of an option."""
        limits = [limit for limit in (option.most, option.studio_most) if limit is not None]
        return cls(
            option.name,
            option.kind,
            option.positional,
            default="" if option.studio_default else option.default_text,
            start=option.format(option.studio_default) if option.studio_default else "",
            choices=option.allowed,
            groups=option.groups,
            or_number=option.or_number,
            names=option.names,
            suggestions=option.suggestions,
            parts=option.parts,
            joint=option.joint,
            blank=option.blank,
            unit=option.unit,
            least=option.least,
            most=min(limits, default=None),
            whole=option.value_type is int,
            many=option.many,
            required=option.required,
            rare=not (option.common or option.required),
            when=option.when,
            unless=option.unless,
        )

    @property
    def part_names(self) -> tuple[str, ...]:
        """The names of the inputs of its parts."""
        return tuple(f"{self.name}.{part}" for part in self.parts)

    def typed(self, value: str) -> list[str]:
        """The words that a user types for one value."""
        if self.positional:
            return value.split()
        if self.kind is OptionKind.FLAG and not self.typed_value:
            return [f"--{self.name}"]
        return typed_option(self.name, self.typed_value or value)


_READINGS = (  # what is read on the printer test; they stand in for a stored printer
    Field("measured", OptionKind.PARTS, parts=("across", "down"), joint="x", blank="100"),
    Field("shift", OptionKind.PARTS, parts=("right", "below"), joint=";", blank="0"),
    Field("turn", OptionKind.TEXT),
)
READINGS = tuple(field.name for field in _READINGS)


@dataclass(frozen=True, slots=True)
class ProductForm:
    """The fields of a product, the names of its local options, and the formats of its report."""

    fields: tuple[Field, ...]
    local: tuple[str, ...]
    formats: tuple[str, ...]

    @classmethod
    def of(cls, product: Product) -> ProductForm:
        """The form of a product."""
        local = tuple(option.name for option in product.options if option.local)
        fields = [Field.of(option) for option in product.options if not option.local and _can_be_had(option)]
        fields += [
            Field(name, OptionKind.FLAG, rare=True, typed_value=STANDARD_OUTPUT if name == "csv" else "")
            for name in product.formats
        ]
        if PRINTER in local:
            fields += [replace(reading, rare=product.game is not None) for reading in _READINGS]
        return cls(tuple(fields), local, product.formats)


def _can_be_had(option: Option) -> bool:
    return not option.needs or find_spec(option.needs) is not None


@dataclass(frozen=True, slots=True)
class StudioProduct:
    """A product as a page: its game, if it has one, and its name; the form is made when it is first needed."""

    game: Game | None
    name: str

    @property
    def path(self) -> str:
        """Its address."""
        return f"/{self.game.name}/{self.name}" if self.game else f"/{self.name}"

    @property
    def folder(self) -> str:
        """The name of its game's folder in templates/."""
        return self.game.package if self.game else "shared"

    @property
    def form(self) -> ProductForm:
        """Its form."""
        return form_of(self.path)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields of its form."""
        return self.form.fields

    @property
    def makes_files(self) -> bool:
        """True if it makes files; False if it answers with a report."""
        return "out" in self.form.local

    @property
    def corrects_printer(self) -> bool:
        """True if it can correct the errors of a printer."""
        return PRINTER in self.form.local

    @property
    def command(self) -> tuple[str, ...]:
        """The words of its command."""
        return (*(self.game.command if self.game else ("ttprint",)), self.name)

    def words(self, tag: str) -> Words:
        """The words of a language that its page is written with."""
        return self.game.words(tag) if self.game else words(tag)

    def field(self, name: str) -> Field | None:
        """The field of a name."""
        return next((field for field in self.fields if field.name == name), None)

    def load(self) -> Product:
        """The product itself; its module is imported."""
        if self.game:
            return self.game.product(self.name)
        from ttprint.shared_products import SHARED_PRODUCTS

        return SHARED_PRODUCTS[self.name]


@cache
def products() -> Mapping[str, StudioProduct]:
    """Every product by its address."""
    owned = [StudioProduct(game, name) for game in GAMES.values() for name in game.products]
    return {product.path: product for product in (*owned, *(StudioProduct(None, name) for name in SHARED))}


_FORMS: dict[str, ProductForm] = {}  # those made or learned so far, by address


def form_of(path: str) -> ProductForm:
    """The form of a product; unless it was learned, its module is imported, which takes a moment."""
    if path not in _FORMS:
        _FORMS[path] = ProductForm.of(products()[path].load())
    return _FORMS[path]


def forms() -> dict[str, ProductForm]:
    """Every form by its product's address."""
    return {path: form_of(path) for path in products()}


def learn(forms: Mapping[str, ProductForm]) -> None:
    """Keep forms that a worker has made."""
    _FORMS.update(forms)


def words_key(product: StudioProduct, field: Field, words: Words) -> str:
    """The key of a field's words: those of the product itself if there are any."""
    own = f"studio.option.{product.name}-{field.name}"
    return own if own in words.entries else f"studio.option.{field.name}"
