"""Simulate games from the command line: python -m ttprint.games.vite_taxi.simulation --games 10000 --players 4."""

from __future__ import annotations

import argparse
import json
import sys

from ttprint.errors import TtprintError
from ttprint.games.vite_taxi.play.state import Options
from ttprint.games.vite_taxi.simulation.report import as_dict
from ttprint.games.vite_taxi.simulation.run import Series, simulate
from ttprint.games.vite_taxi.simulation.text import as_text


def main(arguments: list[str] | None = None) -> int:
    """Simulate and print; the exit code."""
    parser = argparse.ArgumentParser(prog="simulate")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--players", type=int, default=4, help="how many sensible players")
    parser.add_argument("--seats", help="players by name instead, such as ahead,sensible")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whole-rounds", action="store_true", help="the variant that plays the round to its end")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    names = tuple(asked.seats.split(",")) if asked.seats else ("sensible",) * asked.players
    try:
        plan = Series(names, asked.games, asked.seed, Options(whole_rounds=asked.whole_rounds))
        found = as_dict(plan, simulate(plan, asked.processes))
    except TtprintError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    print(json.dumps(found, indent=2, ensure_ascii=False) if asked.json else as_text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
