"""The part of the site that runs in the browser, tried in this Python: requests, late packages, addresses."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ttprint.games import GAMES
from ttprint.site import browser
from ttprint.site.browser import LateFinder, LatePackage, Site, start
from ttprint.studio import forms
from ttprint.studio.forms import ProductForm, products

HOME = "https://school.example/games/taxi"


@pytest.fixture(scope="module")
def site() -> Site:
    return Site(HOME, "/studio")


@pytest.fixture
def finders() -> Iterator[None]:
    before = [*sys.meta_path]
    yield
    sys.meta_path[:] = before


def test_pages_link_below_the_root_and_may_be_framed_by_the_site_only(site: Site) -> None:
    answer = site.answer("/turbo-taxi/deck", "ui=nl", "fr")
    headers = dict(answer.headers)
    assert answer.status == 200
    assert 'href="/games/taxi/studio/-/studio.css"' in answer.body.decode()
    assert '<html lang="nl"' in answer.body.decode()
    assert "frame-ancestors 'self'" in headers["Content-Security-Policy"]
    assert "X-Frame-Options" not in headers


def test_the_language_is_that_of_the_browser(site: Site) -> None:
    assert '<html lang="fr"' in site.answer("/", "", "fr-CA,en").body.decode()


def test_addresses_to_share_are_those_of_the_sites_first_page(site: Site) -> None:
    page = site.answer("/turbo-taxi/board/proof", "lang=de&theme=ink", "en").body.decode()
    assert f'value="{HOME}/#/turbo-taxi/board?' in page


def test_what_the_browser_has_is_not_sent_again(site: Site) -> None:
    first = site.answer("/turbo-taxi/board/download", "lang=en")
    tag = dict(first.headers)["ETag"]
    assert (first.status, first.body[:5]) == (200, b"%PDF-")
    assert site.answer("/turbo-taxi/board/download", "lang=en", "", tag).status == 304


def test_errors_are_pages_and_sentences(site: Site) -> None:
    assert site.answer("/nowhere").status == 404
    wrong = site.answer("/turbo-taxi/board/download", "tile=500")
    assert wrong.status == 400
    assert b"500" in wrong.body


def test_a_late_package_is_asked_for_and_then_the_order_is_made(
    site: Site, finders: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.meta_path.append(LateFinder({"typesetter": ["late_package", "late_package.inner"]}))

    def needs_it(*_: object) -> list[bytes]:
        importlib.import_module("late_package.inner")
        return [b"done"]

    monkeypatch.setattr(site.studio, "guarded", needs_it)
    assert site.answer("/").late == "typesetter"
    (tmp_path / "late_package").mkdir()
    (tmp_path / "late_package" / "__init__.py").write_text("")
    assert site.answer("/").late == "typesetter"
    (tmp_path / "late_package" / "inner.py").write_text("")
    browser.loaded()
    answer = site.answer("/")
    assert (answer.late, answer.body) == ("", b"done")


def test_no_handler_of_errors_takes_a_late_package_for_one(finders: None) -> None:
    sys.meta_path.append(LateFinder({"rest": ["late_one"]}))
    assert not issubclass(LatePackage, Exception)
    with pytest.raises(LatePackage):
        importlib.import_module("late_one")


def test_a_site_may_have_only_some_of_the_games(finders: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "late.json").write_text(json.dumps({}))
    monkeypatch.setattr(browser, "__file__", str(tmp_path / "browser.py"))
    before = dict(GAMES)
    try:
        one = start(HOME, "/studio", ["vite-taxi"])
        page = one.answer("/", "", "en").body.decode()
        assert "/studio/vite-taxi/" in page
        assert "/studio/turbo-taxi/" not in page
    finally:
        GAMES.clear()
        GAMES.update(before)  # in their order


def test_what_a_package_is_missing_for_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    product = products()["/turbo-taxi/deck"].load()
    assert "cut" in {field.name for field in ProductForm.of(product).fields}
    monkeypatch.setattr(forms, "find_spec", lambda name: None)
    assert "cut" not in {field.name for field in ProductForm.of(product).fields}
