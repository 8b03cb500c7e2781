"""Floats as other systems compute them: one unit off in the last place wherever C libraries and Pythons differ.

`install(seed)` must be called before the program is imported. It replaces functions of `math` and `cmath`, the built-in
`sum` and `abs`, and, when the program's modules are imported, powers and the arithmetic of complex numbers.
"""

from __future__ import annotations

import ast
import builtins
import cmath
import math
import sys
import zlib
from collections.abc import Callable, Iterable
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType
from typing import Any

FUNCTIONS = "acos asin atan atan2 cos dist exp hypot log log10 log2 pow sin sqrt tan".split()
COMPLEX_FUNCTIONS = "exp phase rect sqrt".split()
COMPENSATED = 0  # the seed of exact mathematics in which only sum() is computed as from Python 3.12 on
PACKAGE = "ttprint"

_abs, _sum = abs, sum


def off(value: Any, seed: int) -> Any:
    """Return a float or complex number at most one unit in the last place away; the same for the same number."""
    if isinstance(value, complex):
        return complex(off(value.real, seed), off(value.imag, seed))
    if not isinstance(value, float) or not math.isfinite(value) or value == 0:
        return value
    return math.nextafter(value, (-math.inf, math.inf, value)[zlib.crc32(f"{seed} {value!r}".encode()) % 3])


def inexact(function: Callable[..., Any], seed: int) -> Callable[..., Any]:
    """Return the function with results that are off."""
    return lambda *args, **named: off(function(*args, **named), seed)


def compensated_sum(numbers: Iterable[Any], start: Any = 0) -> Any:
    """Return the sum as Python 3.12 and later compute it for floats."""
    values = [start, *numbers]
    if any(type(value) is float for value in values) and all(type(value) in (int, float) for value in values):
        return math.fsum(values)
    return _sum(values[1:], start)


def plain_sum(numbers: Iterable[Any], start: Any = 0) -> Any:
    """Return the sum as Python up to 3.11 computes it for floats."""
    for number in numbers:
        start = start + number
    return start


def install(seed: int) -> None:
    """Compute as another system would from now on: sum() is compensated for even seeds and plain for odd ones."""
    total = plain_sum if seed % 2 else compensated_sum
    builtins.sum = inexact(total, seed) if seed else total
    if seed == COMPENSATED:
        return
    builtins.abs = lambda value: off(_abs(value), seed) if isinstance(value, complex) else _abs(value)
    for module, names in ((math, FUNCTIONS), (cmath, COMPLEX_FUNCTIONS)):
        for name in names:
            setattr(module, name, inexact(getattr(module, name), seed))
    vars(builtins).update(
        _off_power=lambda value: off(value, seed),
        _off_product=lambda value: off(value, seed) if isinstance(value, complex) else value,
    )
    sys.meta_path.insert(0, _Finder())


class _Finder(MetaPathFinder):
    """Finds the modules of the program and has them changed as they are compiled."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name.split(".")[0] != PACKAGE:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and isinstance(spec.loader, SourceFileLoader):
            spec.loader = _Loader(name, spec.loader.path)
        return spec


class _Loader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        source = self.get_source(fullname) or ""
        tree = _Inexact(complex_numbers="1j" in source or "cmath" in source).visit(ast.parse(source))
        code: CodeType = compile(ast.fix_missing_locations(tree), self.path, "exec")
        return code


class _Inexact(ast.NodeTransformer):
    """Wraps every power in a call, and products and quotients where a module computes with complex numbers."""

    def __init__(self, *, complex_numbers: bool) -> None:
        self.wrappers: dict[type[ast.operator], str] = {ast.Pow: "_off_power"}
        if complex_numbers:
            self.wrappers |= {ast.Mult: "_off_product", ast.Div: "_off_product"}

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        wrapper = self.wrappers.get(type(node.op))
        return ast.Call(ast.Name(wrapper, ast.Load()), [node], []) if wrapper else node
