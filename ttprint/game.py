"""A game as the command line and the studio see it, before anything is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ttprint.lookup import LookUp
    from ttprint.option import Option, Values
    from ttprint.order.context import Context
    from ttprint.order.order import Printed
    from ttprint.product import Product, Report
    from ttprint.words.catalog import Words


class StartEntry(NamedTuple):
    """A large link on the studio's start page and the product behind it.

    `name` is box, lesson or play. With `steps`, the product is filled in step by step: the options asked in each step;
    one more step asks for the rest. `series` is the option, if any, whose number makes products that share nothing,
    `graded` the one whose choices become harder.
    """

    name: str
    product: str
    steps: tuple[tuple[str, ...], ...] = ()
    series: str = ""
    graded: str = ""


GROUPS = {
    "print": "The box",
    "class": "For the classroom",
    "screen": "On a screen",
    "puzzle": "The puzzle",
    "printer": "Your printer",
    "second": "Second game",
}


class Game(NamedTuple):  # no dataclass: every command imports this, and a dataclass takes 2 ms more
    """A game: its names, its products and where they are defined.

    `package` is the name of its folders in ttprint/games and in templates/. `products` gives for each product the
    module in the game's folder products/ that defines it, and its summary; `groups` puts them under the headings of
    help texts and of the studio's start page, each named by a key of GROUPS. `lookup` is the module, if any, that looks
    up the codes on its cards. The products of the `default` game are commands without the game's name before them.
    """

    name: str
    title: str
    summary: str
    examples: tuple[str, ...]
    package: str
    products: Mapping[str, tuple[str, str]]
    groups: Mapping[str, tuple[str, ...]]
    entries: tuple[StartEntry, ...] = ()
    lookup: str = ""
    default: bool = False

    @property
    def command(self) -> tuple[str, ...]:
        """The words before the name of a product on the command line."""
        return ("ttprint",) if self.default else ("ttprint", self.name)

    def define(
        self,
        name: str,
        options: tuple[Option, ...],
        make: Callable[[Values, Context], Printed | Report],
        *,
        details: str = "",
        examples: tuple[str, ...] = (),
        folder: str = "",
        formats: tuple[str, ...] = (),
        takes_name: bool = False,
    ) -> Product:
        """A product of this game; its summary stands in `products`."""
        from ttprint.product import Product

        _, summary = self.products[name]
        return Product(name, summary, options, make, self, details, examples, folder, formats, takes_name)

    def product(self, name: str) -> Product:
        """The product of a name; its module is imported when it is first asked for."""
        module, _ = self.products[name]
        found: Mapping[str, Product] = import_module(f"ttprint.games.{self.package}.products.{module}").PRODUCTS
        return found[name]

    def words(self, tag: str) -> Words:
        """The words of a language: those that all games share, and this game's own."""
        from ttprint.words.catalog import SHARED, words

        return words(tag, SHARED, f"{self.package}/words")

    def title_in(self, tag: str) -> str:
        """The game's name as it is typeset in a language: French puts a space before its exclamation mark."""
        return self.words(tag).say("start.title")

    def look_up(self) -> LookUp:
        """The function that looks up the codes on its cards."""
        found: LookUp = import_module(f"ttprint.games.{self.package}.{self.lookup}").look_up
        return found
