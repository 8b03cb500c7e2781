"""Plants single faults and runs the tests: `make mutants` prints each fault that no test notices, and a table.

mutant: a copy of the tree with one small fault, such as < for <=, a removed statement, two swapped arguments
noticed: a test fails, or the tests take much longer than without the fault      survivor: all tests pass
mutmut and cosmic-ray do not fit: both know only Python, test every fault of a package (hours here) instead of a sample
from a seed, and cannot map folders to tests; cosmic-ray also edits the working tree itself.
Faults are planted in a copy in a temporary folder. Docstrings, other texts, annotations, decorators, error messages,
__repr__ and the constants of modules that draw are left alone. Of the tests of
an area, single files run first, then folders, then what is marked slow in both.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

REPOSITORY = Path(__file__).parents[1]
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
    "render": (
        ("ttprint/render",),
        ("tests/render/test_files_as_text.py", "tests/render/test_booklet_as_text.py", "tests/render", "tests/order"),
    ),
    "challenges": (
        (f"ttprint/{TURBO}/challenges",),
        (
            f"tests/{TURBO}/challenges/test_cards_as_text.py",
            f"tests/{TURBO}/challenges/test_packs_as_text.py",
            f"tests/{TURBO}/test_goldens.py",
            f"tests/{TURBO}/challenges",
        ),
    ),
    "order": (
        ("ttprint/order",),
        ("tests/order/test_orders_as_text.py", "tests/order", "tests/cli"),
    ),
    "play": (
        (f"ttprint/{TURBO}/play",),
        (f"tests/{TURBO}/play/test_page_as_text.py", f"tests/{TURBO}/play", f"tests/{TURBO}/products/test_play.py"),
    ),
    "studio": (
        ("ttprint/studio",),
        ("tests/studio/test_studio_as_text.py", "tests/studio/test_pool_in_threads.py", "tests/studio"),
    ),
    "page scripts": (
        (PAGE, "templates/shared/studio"),
        (
            f"tests/{TURBO}/play/test_views_as_text.py",
            "tests/studio/test_script_as_text.py",
            f"tests/{TURBO}/play/test_workspace_js.py",
            f"tests/{TURBO}/play",
            "tests/studio/in_browser",
        ),
    ),
}
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
WORDED = {"is not": "is", "not in": "in", "is": "is not", "in": "not in"}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*", "//": "*", "%": "//"}
TOLERANT = re.compile(r"SLACK|1e-\d")
SCRIPT_FAULTS = (  # kind, pattern, replacement
    ("comparison", r"(?<![=!<>])(===|!==|<=|>=| < | > )(?!=)", None),
    ("and/or", r"&&|\|\|", None),
    ("boolean", r"\b(?:true|false)\b", None),
    ("negation", r"(?<=[(\s])!(?=[\w(])(?!==)", ""),
    ("constant", r"(?<![\w.\]#-])\d+(?![\w.])", None),
    ("off by one", r"(?<=[\w)\]]) [+-] 1\b", ""),
    ("removed", r"(?m)^[ \t]+(?:[\w.]+\([^\n{}]*\)|[\w.]+ [-+]?= [^\n{}]*);[ \t]*$", ""),
    ("returned", r"\breturn [^;\n{}]+;", "return undefined;"),
)
SCRIPT_SWAPS = {"===": "!==", "!==": "===", "<=": "<", ">=": ">", " < ": " <= ", " > ": " >= "}
SCRIPT_SWAPS |= {"&&": "||", "||": "&&", "true": "false", "false": "true"}
QUOTED = re.compile(r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`", re.DOTALL)


@dataclass(frozen=True)
class Fault:
    """One change of a file: the bytes from start to end become others."""

    path: str
    kind: str
    start: int
    end: int
    new: str

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def described(self, source: bytes) -> str:
        line = source.count(b"\n", 0, self.start) + 1
        first, last = source.rfind(b"\n", 0, self.start) + 1, source.find(b"\n", self.end)
        before, after = (
            source[first:last].decode(),
            self.planted(source[: last if last >= 0 else None])[first:].decode(),
        )
        return f"{self.path}:{line} ({self.kind})\n    - {before.strip()}\n    + {after.strip()}"


class PythonFaults(ast.NodeVisitor):
    """All faults that can be planted in a Python module, in `found`."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source, self.found = path, source, list[Fault]()
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        tree = ast.parse(source)
        draws = b"ttprint.draw" in source or "/art/" in path
        for node in tree.body:
            if not (draws and isinstance(node, ast.Assign | ast.AnnAssign)):
                self.visit(node)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        end_line, end = node.end_lineno or node.lineno, node.end_col_offset or node.col_offset
        return self.lines[node.lineno - 1] + node.col_offset, self.lines[end_line - 1] + end

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def add(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        self.found.append(Fault(self.path, kind, *self.span(node), new))

    def between(self, kind: str, left: ast.expr, right: ast.expr, swaps: dict[str, str]) -> None:
        """Swap the operator between two operands."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.source[start:end].decode()
        for old, new in swaps.items():
            pattern = rf"(?<![\w<>=!*/]){re.escape(old)}(?![\w<>=!*/])"
            if re.search(pattern, gap) and "#" not in gap:
                self.found.append(Fault(self.path, kind, start, end, re.sub(pattern, new, gap, count=1)))
                return

    def visit_Compare(self, node: ast.Compare) -> None:
        if not TOLERANT.search(self.text(node)):  # < and <= are the same there
            self.between("comparison", node.left, node.comparators[0], WORDED | COMPARISONS)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.between("and/or", node.values[0], node.values[1], {"and": "or", "or": "and"})
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not isinstance(node.op, ast.Mod) or not isinstance(node.left, ast.Constant):
            self.between("arithmetic", node.left, node.right, ARITHMETIC)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add("negation", node, f"({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" not in self.text(node.test):
            self.add("negation", node.test, f"(not ({self.text(node.test)}))")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.add("negation", node.test, f"(not ({self.text(node.test)}))")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add("boolean", node, str(not node.value))
        elif isinstance(node.value, int | float):
            self.add("constant", node, repr(node.value + 1 if node.value < 1000 else node.value * 2))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max", "any", "all"):
            swaps = {"min": "max", "max": "min", "any": "all", "all": "any"}
            self.add("swapped function", node.func, swaps[node.func.id])
        plain = [one for one in node.args if not isinstance(one, ast.Starred | ast.GeneratorExp)]
        commutes = self.text(node.func) in ("min", "max", "math.hypot")
        if len(plain) >= 2 and plain == node.args and not commutes and self.text(plain[0]) != self.text(plain[1]):
            (start, _), (_, end) = self.span(plain[0]), self.span(plain[1])
            new = f"{self.text(plain[1])}, {self.text(plain[0])}"
            self.found.append(Fault(self.path, "swapped arguments", start, end, new))
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.add("removed", node, "pass")
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add("removed", node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.add("removed", node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value:
            if not (isinstance(node.value, ast.Constant) and not node.value.value):  # False, 0 and "" act like None
                self.add("returned", node.value, "None")
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in ("__repr__", "__str__"):
            for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
                self.visit(default)
            for statement in node.body:
                self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if not any(self.text(base).endswith("Error") for base in node.bases):  # an error is its message
            for statement in node.body:
                self.visit(statement)

    def visit_keyword(self, node: ast.keyword) -> None:
        # of zip and fields: they guard and show, and change nothing; of threads: it matters when a program crashes
        if node.arg not in ("strict", "repr", "daemon"):
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text: left alone."""


def script_faults(path: str, source: bytes) -> list[Fault]:
    """All faults that can be planted in a script, outside its comments and texts."""
    text = source.decode()
    blank = QUOTED.sub(lambda quoted: re.sub(r"[^\n]", "\0", quoted[0]), text)
    found = []
    for kind, pattern, replacement in SCRIPT_FAULTS:
        for match in re.finditer(pattern, blank):
            if "\0" in match[0] and kind != "removed":
                continue
            new = replacement
            if new is None:
                new = str(int(match[0]) + 1) if kind == "constant" else SCRIPT_SWAPS[match[0]]
            start = len(text[: match.start()].encode())
            found.append(Fault(path, kind, start, start + len(text[match.start() : match.end()].encode()), new))
    return found


def faults(path: str, source: bytes) -> list[Fault]:
    """All faults that can be planted in a file."""
    return script_faults(path, source) if path.endswith(".js") else PythonFaults(path, source).found


def sample(candidates: Sequence[Fault], count: int, chance: Random) -> list[Fault]:
    """Up to count faults, of all kinds alike."""
    kinds = defaultdict[str, list[Fault]](list)
    for fault in candidates:
        kinds[fault.kind].append(fault)
    for row in kinds.values():
        chance.shuffle(row)
    chosen: list[Fault] = []
    while kinds and len(chosen) < count:
        kind = chance.choice(sorted(kinds))
        chosen.append(kinds[kind].pop())
        if not kinds[kind]:
            del kinds[kind]
    return chosen


class Tree:
    """A copy of the tree in which one fault is planted at a time, and a forked process that runs tests there."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.process, self.end, self.clock = folder, 0, 0.0, int(time.time())
        self.late = 0  # faults that were noticed because the time was up
        shutil.copytree(REPOSITORY, folder, ignore=shutil.ignore_patterns(".*", "out", "node_modules"), symlinks=True)

    def start(self, tests: Sequence[str], slow: bool, limit: float) -> None:
        """Start tests: the quick ones, or those marked slow."""
        self.end = time.monotonic() + limit
        self.process = os.fork()
        if self.process == 0:
            code = 3
            with suppress(BaseException):
                code = _run_tests(self.folder, tests, "slow" if slow else "not slow")
            os._exit(code)

    def passed(self) -> bool | None:
        """Return True if all tests passed, False if one failed or the time is up, None while they run."""
        done, status = os.waitpid(self.process, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) in (0, 5)  # 5: there are no tests of this kind
        if time.monotonic() < self.end:
            return None
        with suppress(ProcessLookupError):
            os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        self.late += 1
        return False

    def plant(self, fault: Fault) -> None:
        file = self.folder / fault.path
        file.write_bytes(fault.planted((REPOSITORY / fault.path).read_bytes()))
        self.clock += 2
        os.utime(file, (self.clock, self.clock))  # a time of its own: no compiled form of another fault is valid

    def mend(self, fault: Fault) -> None:
        shutil.copy2(REPOSITORY / fault.path, self.folder / fault.path)  # with its time: the compiled form is valid


def _run_tests(folder: Path, paths: Sequence[str], only: str) -> int:
    import pytest

    os.setpgid(0, 0)
    os.chdir(folder)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    sys.path[:] = [str(folder), *(one for one in sys.path if Path(one or ".").resolve() != REPOSITORY)]
    os.environ["PYTHONPATH"] = str(folder)
    early = "ignore::pytest.PytestAssertRewriteWarning"  # hypothesis is imported before the process is forked
    return int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", early, "-m", only, *paths]))


def survivors(chosen: Sequence[Fault], tests: Sequence[str], trees: Sequence[Tree], quick: bool) -> Iterator[Fault]:
    """Plant each fault and run the tests, in as many processes as there are trees; yield those that stay unnoticed."""
    files = [one for one in tests if one.endswith(".py")]
    folders = [one for one in tests if one not in files]
    stages = [(paths, False) for paths in (files, folders) if paths] + [(list(tests), True)] * (not quick)
    limits = []
    for paths, slow in stages:
        began = time.monotonic()
        trees[0].start(paths, slow, 3600)
        while (passed := trees[0].passed()) is None:
            time.sleep(0.05)
        if not passed:
            sys.exit(f"These tests fail without a fault, mend them first: {', '.join(paths)}")
        limits.append(20 + 4 * (time.monotonic() - began))
    waiting, running = list(reversed(chosen)), dict[Tree, tuple[Fault, int]]()
    while waiting or running:
        for tree in trees:
            if tree not in running and waiting:
                running[tree] = waiting.pop(), 0
                tree.plant(running[tree][0])
                tree.start(*stages[0], limits[0])
            elif tree in running and (passed := tree.passed()) is not None:
                fault, stage = running.pop(tree)
                if passed and stage + 1 < len(stages):
                    running[tree] = fault, stage + 1
                    tree.start(*stages[stage + 1], limits[stage + 1])
                    continue
                tree.mend(fault)
                print(f"{len(chosen) - len(waiting) - len(running)} of {len(chosen)}", end="\r", file=sys.stderr)
                if passed:
                    yield fault
        time.sleep(0.05)


def candidates(area: str) -> Iterator[Fault]:
    """All faults that can be planted in an area."""
    for folder in AREAS[area][0]:
        for file in sorted((REPOSITORY / folder).rglob("*")):
            if file.suffix in (".py", ".js"):
                yield from faults(str(file.relative_to(REPOSITORY)), file.read_bytes())


def missing_paths() -> list[str]:
    """The folders and tests of AREAS that do not exist."""
    named = (path for folders, tests in AREAS.values() for path in (*folders, *tests))
    return [path for path in named if not (REPOSITORY / path).exists()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=25, help="faults in each area")
    parser.add_argument("--only", action="append", choices=AREAS, help="one area; may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run tests at once")
    parser.add_argument("--quick", action="store_true", help="leave out the tests marked slow")
    args = parser.parse_args()
    if missing := missing_paths():
        sys.exit(f"AREAS names what is not there: {', '.join(missing)}")
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
    late = sum(tree.late for tree in trees)
    print(f"\n{late} of the noticed faults made the tests take too long." * bool(late))
    print(f"{'area':14} planted noticed")
    for area, planted, noticed in table:
        print(f"{area:14} {planted:7} {noticed:7} {noticed / max(planted, 1):5.0%}")


if __name__ == "__main__":
    main()
