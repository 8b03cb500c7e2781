"""Plants single faults and runs the tests: `make mutants` prints each fault that no test notices, and a table.

mutant: a copy of the tree with one small fault, such as < for <=, a removed statement, two swapped arguments
noticed: a test fails, or the tests take much longer than without the fault      survivor: all tests pass
mutmut and cosmic-ray do not fit: both know only Python, test every fault of a package (hours here) instead of a sample
from a seed, and cannot map folders to tests; cosmic-ray also edits the working tree itself.
Faults are planted in a copy in a temporary folder. The quick tests run first, then those marked slow.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

from tools.mutants.faults import Fault, faults, sample
from tools.mutants.running import REPOSITORY, Tree, survivors

TURBO, VITE = "games/turbo_taxi", "games/vite_taxi"
PAGE = "templates/turbo_taxi/play"
# area: folders with code, and the tests that belong to them; what notices most in the least time comes first
AREAS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "puzzle": ((f"ttprint/{TURBO}/puzzle",), (f"tests/{TURBO}/puzzle",)),
    "vite play": (
        (f"ttprint/{VITE}/play",),
        tuple(f"tests/{VITE}/test_{name}.py" for name in ("rules", "rules_at_the_limit", "laws", "simulation")),
    ),
    "press": (
        ("ttprint/press",),
        (
            "tests/press/test_pages_as_text.py",
            "tests/press/test_imposition_rules.py",
            "tests/press",
            "tests/order/test_calibration.py",
        ),
    ),
    "render": (("ttprint/render",), ("tests/render/test_files_as_text.py", "tests/render", "tests/order")),
    "challenges": (
        (f"ttprint/{TURBO}/challenges",),
        (
            f"tests/{TURBO}/challenges/test_cards_as_text.py",
            f"tests/{TURBO}/test_goldens.py",
            f"tests/{TURBO}/challenges",
        ),
    ),
    "order": (("ttprint/order",), ("tests/order", "tests/cli")),
    "play": ((f"ttprint/{TURBO}/play",), (f"tests/{TURBO}/play", f"tests/{TURBO}/commands")),
    "studio": (("ttprint/studio",), ("tests/studio",)),
    "page scripts": ((PAGE, "templates/shared/studio"), (f"tests/{TURBO}/play", "tests/studio/in_browser")),
}


def candidates(area: str) -> Iterator[Fault]:
    """All faults that can be planted in an area."""
    for folder in AREAS[area][0]:
        for file in sorted((REPOSITORY / folder).rglob("*")):
            if file.suffix in (".py", ".js"):
                yield from faults(str(file.relative_to(REPOSITORY)), file.read_bytes())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=25, help="faults in each area")
    parser.add_argument("--only", action="append", choices=AREAS, help="one area; may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run tests at once")
    parser.add_argument("--quick", action="store_true", help="leave out the tests marked slow")
    args = parser.parse_args()
    for module in ("pytest", "hypothesis", "numpy", "playwright.sync_api"):
        import_module(module)  # once, for all processes that are forked
    table = []
    with tempfile.TemporaryDirectory(prefix="mutants") as folder:
        trees = [Tree(Path(folder) / str(number)) for number in range(args.jobs)]
        for area in args.only or AREAS:
            print(f"{area}:", flush=True)
            chosen = sample(list(candidates(area)), args.count, Random(f"{args.seed} {area}"))
            unnoticed = 0
            for fault in survivors(chosen, AREAS[area][1], trees, args.quick):
                print(fault.described((REPOSITORY / fault.path).read_bytes()), flush=True)
                unnoticed += 1
            table.append((area, len(chosen), len(chosen) - unnoticed))
    table.append(("together", sum(row[1] for row in table), sum(row[2] for row in table)))
    print(f"\n{'area':14} planted noticed")
    for area, planted, noticed in table:
        print(f"{area:14} {planted:7} {noticed:7} {noticed / max(planted, 1):5.0%}")


if __name__ == "__main__":
    main()
