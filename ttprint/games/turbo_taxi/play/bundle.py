"""Join ES modules into one script without imports, so that the page is one file that opens without a server.

Each module becomes a function that returns its exports. Supported are `import { a, b as c } from "./other.js";` at the
start of a line, and `export` before a function, a class or a single constant. Comments on lines of their own and
indents are left out; for that, a template literal must end on the line on which it begins.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

_IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]*)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) (\w+))", re.MULTILINE)
_UNSUPPORTED = re.compile(r"^\s*(?:import|export)\b.*", re.MULTILINE)
_COMMENT = re.compile(r"^[ \t]*(?:/\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)\n", re.MULTILINE | re.DOTALL)


class ScriptError(Exception):
    """A module that cannot be joined with the others, and why."""


@dataclass(frozen=True, slots=True)
class Module:
    """A module: the names it imports by path, those it exports, and its code without import and export statements."""

    imports: Mapping[str, Sequence[str]]
    exports: Sequence[str]
    code: str


def bundle(sources: Mapping[str, str], *entries: str) -> str:
    """The entries and every module they import as one classic script; sources maps paths to the text of modules.

    The exports of each module are in the constant `modules`, by its path.
    """
    modules: dict[str, Module] = {}
    for entry in entries:
        _collect(entry, sources, modules, ())
    return '"use strict";\nconst modules = {};\n' + "".join(
        f'modules["{path}"] = (() => {{\n{module.code}return {{ {", ".join(module.exports)} }};\n}})();\n'
        for path, module in modules.items()
    )


def _collect(path: str, sources: Mapping[str, str], modules: dict[str, Module], importers: tuple[str, ...]) -> None:
    """Add a module to those that are joined, after the modules it imports."""
    if path in importers:
        raise ScriptError(f"modules import each other in a circle: {' -> '.join((*importers, path))}")
    if path in modules:
        return
    if path not in sources:
        raise ScriptError(f"{importers[-1] if importers else 'the page'} imports {path}, which does not exist")
    module = parse(path, sources[path])
    for other, names in module.imports.items():
        _collect(other, sources, modules, (*importers, path))
        for name in names:
            if name not in modules[other].exports:
                raise ScriptError(f"{path} imports {name}, which {other} does not export")
    modules[path] = module


def parse(path: str, source: str) -> Module:
    """The module at a path."""
    imports: dict[str, list[str]] = {}

    def assignment(statement: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), statement[2]))
        names = [name.strip() for name in statement[1].split(",") if name.strip()]
        imports.setdefault(target, []).extend(name.split(" as ")[0] for name in names)
        return f'const {{ {", ".join(names).replace(" as ", ": ")} }} = modules["{target}"];\n'

    code = _COMMENT.sub("", source)
    exports = _EXPORT.findall(code)
    code = re.sub(r"\n\s+", "\n", _EXPORT.sub("", _IMPORT.sub(assignment, code)))
    for problem in _problems(code, exports):
        raise ScriptError(f"{path}: {problem}")
    return Module(imports, exports, code)


def _problems(code: str, exports: Sequence[str]) -> Iterator[str]:
    if unsupported := _UNSUPPORTED.search(code):
        yield f"this form of import or export is not supported: {unsupported[0].strip()}"
    if len(set(exports)) < len(exports):
        yield "a name is exported twice"
    for line in code.splitlines():
        if line.count("`") % 2:
            yield f"a template literal must end on its line: {line.strip()}"
