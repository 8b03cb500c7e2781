"""Join ES modules into one script without imports, so that the page is one file that opens without a server.

Each module becomes a function that returns its exports. Supported are `import { a, b as c } from "./other.js";` at the
start of a line, and `export` before a function, a class or a single constant. Comments and spaces that mean nothing are
left out; a template literal must end on the line on which it begins.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ttprint.games.turbo_taxi.play.squeeze import squeezed, without_comments

_IMPORT = re.compile(r'^import \{([^}]*)\} from "(\.[^"]*)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function\*?|class|const) (\w+))", re.MULTILINE)
_UNSUPPORTED = re.compile(r"^\s*(?:import|export)\b.*", re.MULTILINE)


class ScriptError(Exception):
    """A module that cannot be joined with the others, and why."""


@dataclass(frozen=True, slots=True)
class Module:
    """A module: the names it imports by path, those it exports, and its code without import and export statements.

    imported: the names as the module uses them, such as "a,b:c" for `a, b as c`
    """

    imports: Mapping[str, Sequence[str]]
    imported: Mapping[str, str]
    exports: Sequence[str]
    code: str


def bundle(sources: Mapping[str, str], *entries: str) -> str:
    """The entries and every module they import as one classic script; sources maps paths to the text of modules.

    The exports of each module are in the constant `modules`, by its path.
    """
    return "".join(bundles(sources, entries))


def bundles(sources: Mapping[str, str], *scripts: Sequence[str]) -> list[str]:
    """Scripts that run one after the other: each with its entries and what they import that none before it has."""
    modules: dict[str, Module] = {}
    found = []
    for entries in scripts:
        before = set(modules)
        for entry in entries:
            _collect(entry, sources, modules, ())
        start = "" if before else "const modules = {};\n"
        names = {path: f"_{number}" for number, path in enumerate(modules)}
        parts = (_joined(path, module, names) for path, module in modules.items() if path not in before)
        found.append(f'"use strict";\n{start}{"".join(parts)}')
    return found


def _joined(path: str, module: Module, names: Mapping[str, str]) -> str:
    """A module as a constant; names are the constants of all modules by their paths."""
    imports = "".join(f"const{{{names_in}}}={names[other]};\n" for other, names_in in module.imported.items())
    exports = ",".join(module.exports)
    return f'const {names[path]}=modules["{path}"]=(()=>{{\n{imports}{module.code}return{{{exports}}};\n}})();\n'


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
    code = without_comments(source)
    for statement in _IMPORT.finditer(code):
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), statement[2]))
        imports.setdefault(target, []).extend(name.strip() for name in statement[1].split(",") if name.strip())
    exports = _EXPORT.findall(code)
    code = _EXPORT.sub("", _IMPORT.sub("", code))
    for problem in _problems(code, exports):
        raise ScriptError(f"{path}: {problem}")
    return Module(
        {target: [name.split(" as ")[0] for name in names] for target, names in imports.items()},
        {target: ",".join(names).replace(" as ", ":") for target, names in imports.items()},
        exports,
        squeezed(code),
    )


def _problems(code: str, exports: Sequence[str]) -> Iterator[str]:
    if unsupported := _UNSUPPORTED.search(code):
        yield f"this form of import or export is not supported: {unsupported[0].strip()}"
    if len(set(exports)) < len(exports):
        yield "a name is exported twice"
    for line in code.splitlines():
        if line.count("`") % 2:
            yield f"a template literal must end on its line: {line.strip()}"
