"""The manifest of a pack: a JSON file that describes its cards for other programs.

It can be read back, so that the printed cards can be played on a screen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import VERSIONS, Challenge
from ttprint.games.turbo_taxi.grading.grades import VERSION, Level, class_code
from ttprint.games.turbo_taxi.puzzle.card_codes import CardCode, CardKind
from ttprint.games.turbo_taxi.puzzle.city import City
from ttprint.games.turbo_taxi.puzzle.setup import Setup
from ttprint.games.turbo_taxi.puzzle.solver import correct_cities

# raised by JSON of another shape, values of other types, infinite numbers and deep nesting
_NOT_A_PACK = (ValueError, LookupError, TypeError, AttributeError, OverflowError, RecursionError)


def classes_in_manifest(text: str, name: str) -> frozenset[str]:
    """The classes of the setups in a manifest; `name` is its file name for error messages."""
    try:
        setups = [Setup.parse(card["setup"]) for card in json.loads(text)["cards"]]
    except _NOT_A_PACK as error:
        raise WrongManifest(name) from error
    return frozenset(class_code(setup) for setup in setups)


def read_manifest(text: str, name: str) -> tuple[Challenge, ...]:
    """The challenges of a manifest, in their order; `name` is its file name for error messages."""
    try:
        cards = tuple(_card(card) for card in json.loads(text)["cards"])
    except (*_NOT_A_PACK, TtprintError) as error:
        raise WrongManifest(name) from error
    for card in cards:
        if len(correct_cities(card.setup, card.crossing, card.rule)) != card.solutions:
            raise TtprintError("manifest.cities", file=name, code=card.code, solutions=card.solutions)
    if not cards:
        raise WrongManifest(name)
    return cards


def _card(card: Mapping[str, Any]) -> Challenge:
    code = CardCode.parse(card["code"])
    return Challenge(
        number=int(card["number"]),
        version=VERSIONS[[*VERSIONS].index(card["version"])],
        setup=code.setup,
        crossing=code.crossing,
        level=Level(card["level"]),
        percentile=float(card["percentile"]),
        rule=code.rule,
        solutions=int(card["solutions"]),
        cities=tuple(City.parse(city) for city in card["cities"]),
        kind=CardKind(card["kind"]),
        wrong=City.parse(card["wrong"]) if "wrong" in card else None,
    )


class WrongManifest(TtprintError):
    """A text that is not the manifest of a pack."""

    def __init__(self, name: str) -> None:
        super().__init__("manifest.wrong", file=name)


def manifest(pack: Sequence[Challenge], seed: int | None, order: Mapping[str, Any]) -> bytes:
    """The manifest of a pack as JSON, with its seed and what was ordered: the product and its options."""
    cards = [
        {
            "number": one.number,
            "version": one.version,
            "code": one.code,
            "setup": str(one.setup),
            "crossing": one.crossing.value,
            "kind": one.kind.value,
            "level": one.level.value,
            "percentile": one.percentile,
            "rule": str(one.rule) if one.rule else None,
            "solutions": one.solutions,
            "cities": [str(city) for city in one.cities],
            **({"wrong": str(one.wrong)} if one.wrong else {}),
        }
        for one in pack
    ]
    content = {"order": order, "seed": seed, "table_version": VERSION, "cards": cards}
    return f"{json.dumps(content, ensure_ascii=False, indent=1)}\n".encode()
