"""What is on the cards of a pack, for other programs: a JSON file with the same name as the cards."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import Challenge
from ttprint.games.turbo_taxi.grading.grades import VERSION, class_code
from ttprint.games.turbo_taxi.puzzle.setup import Setup


def classes_had(text: str, name: str) -> frozenset[str]:
    """The classes of the setups that a manifest names."""
    try:
        setups = [Setup.parse(card["setup"]) for card in json.loads(text)["cards"]]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise WrongManifest(name) from error
    return frozenset(class_code(setup) for setup in setups)


class WrongManifest(TtprintError):
    """A file that no pack was written with."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is not the manifest of a pack: give the .json file that lies beside the cards.")


def manifest(pack: Sequence[Challenge], seed: int | None, command: str) -> bytes:
    """What is on the cards, as JSON; with the seed and the command that made them."""
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
    told = {"command": command, "seed": seed, "table_version": VERSION, "cards": cards}
    return f"{json.dumps(told, ensure_ascii=False, indent=1)}\n".encode()
