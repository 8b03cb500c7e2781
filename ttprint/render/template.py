"""Templates filled in with texts: the only importer of Jinja2.

A text between stars is bold: *bold*. The filters `typ` and `html` escape a text for Typst and for HTML.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from ttprint.resources import folder

if TYPE_CHECKING:
    from jinja2 import Environment
    from jinja2.runtime import Context

_SIGNS = re.compile(r"([!-/:-@\[-`{-~])")  # Typst may read any ASCII sign as markup, and lets all be escaped
# Typst itself uses braces and hash signs, so its templates have other delimiters
_DELIMITERS: dict[str, Any] = {
    "block_start_string": "<%",
    "block_end_string": "%>",
    "variable_start_string": "<<",
    "variable_end_string": ">>",
    "comment_start_string": "<#",
    "comment_end_string": "#>",
}


def fill(name: str, **values: object) -> str:
    """Return the template of that name in templates/, filled in."""
    return _templates(typst=".typ." in name).get_template(name).render(**values)


def typ(words: str, hyphenated: Callable[[str], str] = str) -> str:
    """Return words as Typst markup, hyphenated."""
    parts = [_SIGNS.sub(r"\\\1", part) for part in hyphenated(words).split("*")]
    return "".join(f"#strong[{part}]" if i % 2 else part for i, part in enumerate(parts))


def string(words: str) -> str:
    """Return words as a Typst string, without stars."""
    plain = words.replace("*", "").replace("\\", "\\\\").replace('"', '\\"')
    return f'"{plain}"'


def html(words: str) -> str:
    """Return words as HTML."""
    from markupsafe import Markup, escape

    parts = [str(escape(part)) for part in words.split("*")]
    return Markup("".join(f"<strong>{part}</strong>" if i % 2 else part for i, part in enumerate(parts)))


@cache
def _templates(typst: bool) -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context

    environment = Environment(
        loader=FileSystemLoader(folder("templates")),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=not typst,
        keep_trailing_newline=True,
        **(_DELIMITERS if typst else {}),
    )

    @pass_context
    def in_language(context: Context, words: str) -> str:
        return typ(words, context["hyphenated"])

    environment.filters |= {"typ": in_language, "string": string, "html": html}
    return environment
