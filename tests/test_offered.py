"""What the studio offers works: each choice alone, and any two of them together, except what it hides then."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from tests.test_products import PRODUCTS, SMALL, empty_booklets, values_of
from ttprint.errors import TtprintError
from ttprint.option import Option, OptionKind
from ttprint.order.context import Context

__all__ = ["empty_booklets"]  # the fixture
# what does not fit on paper of its size, and would on larger paper: a sentence says so, with the room that there is
TOO_LARGE = {
    "tuckbox": {"holds=cards card=a5", "holds=cards card=a4"},
    "challenges": {
        *(f"card={card} duplex=fold" for card in ("a6", "a5", "a4")),
        *(f"card=a4 paper={paper}" for paper in ("letter", "a5")),
    },
}
TYPED = {"codes": "3D3E", "count": "2", "seed": "2", "versions": "2"}  # a text or number of each name


def offered(option: Option) -> Iterator[str]:
    """The values of an option that can be ticked or chosen, and a typed one of some."""
    if option.name in TYPED:
        yield TYPED[option.name]
    if option.local or (option.several and not option.choices):
        return
    if option.kind is OptionKind.FLAG:
        yield ""
    elif option.kind in (OptionKind.CHOICE, OptionKind.PARTS):
        values = [*option.suggestions] if option.parts else [*option.allowed, *option.suggestions]
        yield from values[:2] if option.name == "lang" else values


def shown(option: Option, texts: dict[str, str]) -> bool:
    """True if the studio shows the option beside these."""

    def any_of(others: tuple[str, ...]) -> bool:
        given = {*texts, *(f"{name}={value}" for name, value in texts.items())}
        return not given.isdisjoint(others)

    return (not option.when or any_of(option.when)) and not any_of(option.unless)


def refused(name: str, texts: dict[str, str]) -> str:
    """Why a product cannot be made of these values; empty if it can."""
    made = PRODUCTS[name]
    usable = {option.name for option in made.options if shown(option, texts)}
    small = {key: value for key, value in SMALL.get(name, {}).items() if key in usable}
    try:
        made.make(values_of(made, {**small, **texts}), Context())
    except TtprintError as error:
        return str(error)
    return ""


@pytest.mark.long
@pytest.mark.parametrize("name", PRODUCTS)
def test_every_choice_works_alone(name: str) -> None:
    options = PRODUCTS[name].options
    alone = [{option.name: value} for option in options for value in offered(option) if shown(option, {})]
    assert {str(texts): why for texts in alone if (why := refused(name, texts))} == {}


@pytest.mark.long
@pytest.mark.parametrize("name", PRODUCTS)
def test_every_two_choices_work_together(name: str) -> None:
    wrong = {}
    for first, second in combinations(PRODUCTS[name].options, 2):
        for one, other in product(offered(first), offered(second)):
            texts = {first.name: one, second.name: other}
            told = " ".join(f"{key}={value}" if value else key for key, value in texts.items())
            if told not in TOO_LARGE.get(name, ()) and shown(first, texts) and shown(second, texts):
                wrong[told] = refused(name, texts)
    assert {told: why for told, why in wrong.items() if why} == {}
