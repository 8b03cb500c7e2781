"""The single faults that `make mutants` plants: each is one change of a file that still compiles.

Docstrings, other texts, annotations, decorators, error messages, __repr__, what is said of derived fields, and the
constants of modules that draw are left alone.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
WORDED = {"is not": "is", "not in": "in", "is": "is not", "in": "not in"}
ARITHMETIC = {"+": "-", "-": "+", "*": "/", "/": "*", "//": "*", "%": "//"}
TOLERANT = re.compile(r"SLACK|1e-\d")
SCRIPT_FAULTS = (  # `return undefined` does what `return false` does; kind, pattern, replacement
    ("comparison", r"(?<![=!<>])(===|!==|<=|>=| < | > )(?!=)", None),
    ("and/or", r"&&|\|\|", None),
    ("boolean", r"\b(?:true|false)\b", None),
    ("negation", r"(?<=[(\s])!(?=[\w(])(?!==)", ""),
    ("constant", r"(?<![\w.\]#-])\d+(?![\w.])", None),
    ("off by one", r"(?<=[\w)\]]) [+-] 1\b", ""),
    ("removed", r"(?m)^[ \t]+(?:[\w.]+\([^\n{}]*\)|[\w.]+ [-+]?= [^\n{}]*);[ \t]*$", ""),
    ("returned", r"\breturn (?!false;)[^;\n{}]+;", "return undefined;"),
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
        if self.text(node.func) == "field" and any(one.arg == "init" for one in node.keywords):
            return  # a derived value is as equal as what it is derived from
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
