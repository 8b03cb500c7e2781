"""Modules are joined in the order of their imports, and what cannot be joined is an error."""

from __future__ import annotations

import pytest
from py_mini_racer import MiniRacer

from ttprint.games.turbo_taxi.play.bundle import ScriptError, bundle, bundles
from ttprint.games.turbo_taxi.play.page import ENTRY, scripts

LEAF = """/* A comment
   of two lines. */
/** A number. @type {number} */
export const ONE = 1;
const hidden = 5;

// a comment
export function twice(value) { return 2 * value + hidden - hidden; /* inside */ }
export class Box {}
export function* many() { yield* [1, 2]; }
"""
MIDDLE = """import { twice, ONE as UNIT } from "../leaf.js";
const hidden = 7;
export const two = twice(UNIT) + 0 * hidden;
"""
TOP = """import {
  two,
} from "./deep/middle.js";
import { Box, many } from "./leaf.js";
export const result = [two, new Box() instanceof Box, ...many(), "// no comment /* here */", `/* ${two} */`].join();
"""
SOURCES = {"top.js": TOP, "deep/middle.js": MIDDLE, "leaf.js": LEAF, "unused.js": "nonsense("}


def run(script: str, expression: str) -> object:
    return MiniRacer().eval(f"{script}\n{expression}")


def test_modules_are_joined_in_the_order_of_their_imports() -> None:
    script = bundle(SOURCES, "top.js")
    assert run(script, "Object.keys(modules).join()") == "leaf.js,deep/middle.js,top.js"
    assert run(script, "modules['top.js'].result") == "2,true,1,2,// no comment /* here */,/* 2 */"
    assert run(script, "Object.keys(modules['leaf.js']).join()") == "ONE,twice,Box,many"
    assert bundle(SOURCES, "top.js") == bundle(dict(reversed(SOURCES.items())), "top.js")


def test_several_entries_share_what_they_import() -> None:
    script = bundle(SOURCES, "deep/middle.js", "top.js")
    assert run(script, "Object.keys(modules).join()") == "leaf.js,deep/middle.js,top.js"


def test_scripts_that_run_one_after_the_other_have_each_module_once() -> None:
    first, second = bundles(SOURCES, ["leaf.js"], ["top.js"])
    assert run(first, "Object.keys(modules).join()") == "leaf.js"
    assert 'modules["leaf.js"]=' not in second
    assert run(first + second, "modules['top.js'].result.slice(0, 3)") == "2,t"


def test_comments_and_idle_spaces_are_left_out() -> None:
    script = bundle(SOURCES, "leaf.js")
    assert not [word for word in ("comment", "A number", "inside") if word in script]
    assert "function twice(value){return 2*value+hidden-hidden;}" in script


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        ("[1, \"a  b\", 'c  d'].join()", "1,a  b,c  d"),
        ("`x  ${ [1, 2].map((n) => `${ n }  `).join() }  }`", "x  1  ,2    }"),
        ('"a  // b".replace( / {2}[/] /, " : " )', "a  // b"),
        ('"a  / b".replace(/  [/]/g, " : ")', "a :  b"),
        ("((a, b) => a / b / 2)(8, 2)", 2),
        ("((a, b) => a + +b - -a + ++b)(8, 2)", 21),
        ("[typeof 1, 1 in [1, 2], void 0].length", 3),
    ],
)
def test_what_is_left_means_the_same(expression: str, value: object) -> None:
    assert run(bundle({"one.js": f"export const one = {expression};\n"}, "one.js"), "modules['one.js'].one") == value


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"leaf.js": 'import { result } from "./top.js";\n' + LEAF},
            "in a circle: top.js -> deep/middle.js -> leaf.js",
        ),
        ({"leaf.js": LEAF.replace("twice(", "double(")}, "deep/middle.js imports twice, which leaf.js does not export"),
        ({"top.js": TOP.replace("./leaf.js", "./leaves.js")}, "top.js imports leaves.js, which does not exist"),
        ({"leaf.js": LEAF + "export const ONE = 2;\n"}, "leaf.js: a name is exported twice"),
        ({"leaf.js": LEAF + "export let three = 3;\n"}, "leaf.js: this form .*: export let three"),
        ({"leaf.js": LEAF + "export default 3;\n"}, "leaf.js: this form .*: export default 3"),
        ({"leaf.js": 'import "./unused.js";\n' + LEAF}, 'leaf.js: this form .*: import "./unused.js"'),
        ({"leaf.js": 'import { x } from "lodash";\n' + LEAF}, "leaf.js: this form .*: import .* from"),
        ({"leaf.js": "const text = `\n// text\n`;\n" + LEAF}, "leaf.js: a template literal must end on its line"),
    ],
)
def test_what_cannot_be_joined_is_an_error(changes: dict[str, str], message: str) -> None:
    with pytest.raises(ScriptError, match=message):
        bundle(SOURCES | changes, "top.js")


def test_an_entry_must_exist() -> None:
    with pytest.raises(ScriptError, match=r"the page imports main\.js, which does not exist"):
        bundle(SOURCES, "main.js")


def test_the_pages_script_has_no_imports_or_exports() -> None:
    lines = bundle(scripts(), ENTRY).splitlines()
    assert not [line for line in lines if line.lstrip().startswith(("import", "export", "//", "*"))]


def test_the_puzzle_needs_no_page_and_the_judge_no_solver() -> None:
    """The judge and the solver prove each other, so neither may use the other."""
    puzzle = [path for path in scripts() if path.startswith("puzzle/")]
    assert 'modules["page/' not in bundle(scripts(), *puzzle)
    assert "puzzle/solver.js" not in bundle(scripts(), "puzzle/judge.js")
    assert "puzzle/judge.js" not in bundle(scripts(), "puzzle/solver.js")
