"""Runs in the browser's Python, in Node: compiles all modules, and notes which files the studio opens."""

from __future__ import annotations

import importlib
import json
import py_compile
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

UNCOMPILED = ("pyphen",)  # shipped as it was published


def store_opened(folder: str) -> None:
    """Write into opened.json which files in `source` the studio opens first, and which other orders open."""
    found: list[set[str]] = [set()]
    start = f"{folder}/source/"

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if event == "open" and str(arguments[0]).startswith(start):
            found[-1].add(str(arguments[0]).removeprefix(start))

    sys.addaudithook(hook)
    browser = importlib.import_module("ttprint.site.browser")
    site = browser.Site("https://site.example/folder", "/studio")
    for orders in (usual, others):
        for path, query in orders():
            answer = site.answer(path, query, "en")
            if answer.status != 200:
                raise RuntimeError(f"{path}?{query}: {answer.status} {answer.body[:400]!r}")
        found.append(set())
    names = [sorted(filter(_of_a_package, files)) for files in found[:2]]
    (Path(folder) / "opened.json").write_text(f"{json.dumps(names, indent=0)}\n", "utf-8")


def _of_a_package(name: str) -> bool:
    return not name.startswith("ttprint") and "__pycache__" not in name


def usual() -> Iterator[tuple[str, str]]:
    """The addresses of all pages, and of sheets of every product."""
    from ttprint.games import DEFAULT_GAME
    from ttprint.studio.assets import names
    from ttprint.studio.forms import products
    from ttprint.words.catalog import languages

    for path, product in products().items():
        yield path, ""
        fixed = not any(field.required for field in product.fields)
        if product.makes_files and fixed and product.name not in ("kit", "rules", "play"):
            yield f"{path}/download", ""
            yield f"{path}/qr", ""
    for tag in languages():
        yield "/", f"ui={tag}"
    yield "/printer", ""
    yield "/printer/part", "what=x"
    for name in names():
        yield f"/-/{name}", ""
    yield f"/{DEFAULT_GAME.name}/lesson", "pupils=20&step=4"
    yield f"/{DEFAULT_GAME.name}/deck/preview", ""


def others() -> Iterator[tuple[str, str]]:
    """The addresses of booklets in all languages, other forms, the playable page and answers."""
    from ttprint.games import DEFAULT_GAME, GAMES
    from ttprint.words.catalog import languages

    for game in GAMES:
        yield f"/{game}/kit/download", ""
        for tag in languages():
            yield f"/{game}/rules/download", f"lang={tag}"
    code = "7KQ2"
    for path, query in (
        ("solve/download", f"setup={code}"),
        ("grade/download", f"setup={code}"),
        ("poster/download", f"words={code}"),
        ("look", f"code={code}"),
        ("play/download", ""),
        ("deck/download", "svg=1"),
        ("deck/download", "tts=1"),
        ("board/download", "png=1"),
    ):
        yield f"/{DEFAULT_GAME.name}/{path}", query


def compile_all(folder: str) -> None:
    """Write the files in `source` to `compiled`, with compiled modules in place of their text."""
    source, target = Path(folder) / "source", Path(folder) / "compiled"
    for path in sorted(source.rglob("*")):
        if not path.is_file():
            continue
        place = target / path.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".py" and path.relative_to(source).parts[0] not in UNCOMPILED:
            py_compile.compile(
                str(path),
                str(place.with_suffix(".pyc")),
                str(path.relative_to(source)),
                doraise=True,
                optimize=0,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
        else:
            shutil.copyfile(path, place)
