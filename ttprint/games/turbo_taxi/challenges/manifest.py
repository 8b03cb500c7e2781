"""What is on the cards of a pack, for other programs: a JSON file with the same name as the cards."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ttprint.games.turbo_taxi.challenges.choosing import Challenge
from ttprint.games.turbo_taxi.grading.grades import VERSION


def manifest(pack: Sequence[Challenge], seed: int | None, command: str) -> bytes:
    """What is on the cards, as JSON; with the seed and the command that made them."""
    cards = [
        {
            "number": one.number,
            "version": one.version,
            "code": one.code,
            "setup": str(one.setup),
            "level": one.level.value,
            "percentile": one.percentile,
            "rule": str(one.rule) if one.rule else None,
            "solutions": one.solutions,
            "cities": [str(city) for city in one.cities],
        }
        for one in pack
    ]
    told = {"command": command, "seed": seed, "table_version": VERSION, "cards": cards}
    return f"{json.dumps(told, ensure_ascii=False, indent=1)}\n".encode()
