"""Leave out of a script or a style what means nothing to a browser: comments, indents, and spaces beside signs.

Strings, template literals and regular expressions stay as they are, and so does every line break at which a statement
may end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_STRING = r'"(?:\\.|[^"\\\n])*"|' + r"'(?:\\.|[^'\\\n])*'"
_COMMENT = r"/\*.*?\*/|//[^\n]*"
# a slash divides after a name, a number or a closing bracket; elsewhere a regular expression begins with it
_PATTERN = (
    r"(?:(?<=[(,=:\[!&|?{};>\n])|(?<=[(,=:\[!&|?{};>] )|(?<=return ))/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n\[])+/\w*"
)
_SPECIAL = re.compile(rf"(?P<comment>{_COMMENT})|(?P<literal>{_STRING}|{_PATTERN})|(?P<tick>`)", re.DOTALL)
_IN_TEMPLATE = re.compile(r"\\.|`|\$\{", re.DOTALL)
_IN_HOLE = re.compile(rf"{_STRING}|[`{{}}]")
_SPACE = re.compile(r"(?<=[^\w$\s]) +| +(?=[^\w$\s])")
_LINES = re.compile(r"\s*\n\s*")
_UNENDED = re.compile(r"(?<=[;{,(\[=&|?:])\n|\n(?=[)\]}.?:&|])")  # where no statement can end


def without_comments(source: str) -> str:
    """The source without its comments."""
    return "".join(text for kind, text in _parts(source) if kind != "comment")


def squeezed(code: str) -> str:
    """The code without spaces that mean nothing; it has no comments."""
    parts = list(_parts(code))
    found = ""
    for kind, text in parts:
        if kind != "code":
            found += text
            continue
        text = _UNENDED.sub("", _LINES.sub("\n", text))
        # the literal before this part counts as a sign, and so does the one after it
        short = _SPACE.sub("", f"\0{text}\0")[1:-1]
        # a + before +b must not become ++
        found += text if re.search(r"[+-] +[+-]", text) else short
    return found.lstrip("\n")


def squeezed_style(style: str) -> str:
    """The style on one line; no text in it may hold a sign with a space behind it."""
    style = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    style = re.sub(r"\s*([{};,])\s*", r"\1", style)
    return re.sub(r"\s+", " ", re.sub(r":\s+", ":", style).replace(";}", "}")).strip()


def _parts(source: str) -> Iterator[tuple[str, str]]:
    """The source in pieces: code, literal or comment."""
    start = 0
    while special := _SPECIAL.search(source, start):
        yield "code", source[start : special.start()]
        start = _template_end(source, special.end()) if special["tick"] else special.end()
        yield "comment" if special["comment"] else "literal", source[special.start() : start]
    yield "code", source[start:]


def _template_end(source: str, start: int) -> int:
    """Where a template literal ends whose first character is at start; the end of the source if it does not end."""
    while found := _IN_TEMPLATE.search(source, start):
        start = found.end()
        if found[0] == "`":
            return start
        if found[0] == "${":
            start = _hole_end(source, start)
    return len(source)


def _hole_end(source: str, start: int) -> int:
    """Where the expression in a template literal ends, behind its bracket."""
    depth = 1
    while depth and (found := _IN_HOLE.search(source, start)):
        start = _template_end(source, found.end()) if found[0] == "`" else found.end()
        depth += {"{": 1, "}": -1}.get(found[0], 0)
    return start
