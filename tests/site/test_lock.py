"""What the site is made of: named exactly, complete, within the versions that the project allows, its files grouped."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from ttprint.errors import TtprintError
from ttprint.site import packages
from ttprint.site.archives import opened
from ttprint.site.packages import Locked, fetch, lock

# cut lines, which need numpy, are not made in the browser; nothing listens there
NOT_IN_BROWSER = {"ezdxf", "waitress"}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_all_packages_that_the_project_needs_are_named_in_versions_that_it_allows() -> None:
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["studio"]]
    named = {normal(one.name): one.version for one in lock().packages}
    for requirement in map(Requirement, wanted):
        if requirement.name not in NOT_IN_BROWSER:
            assert requirement.specifier.contains(named[normal(requirement.name)]), requirement


def test_so_are_those_that_these_need() -> None:
    named = {normal(one.name) for one in lock().packages}
    for name in named:
        for requirement in map(Requirement, requires(name) or ()):
            if requirement.marker is None:
                assert normal(requirement.name) in {*named, "pillow"}, (name, requirement)  # for Pillow there is a stub


def test_every_file_has_a_digest_and_a_licence() -> None:
    for one in (lock().interpreter, *lock().packages):
        assert re.fullmatch(r"[0-9a-f]{64}", one.sha256)
        assert one.licence
        assert one.version in one.file


def test_what_is_opened_first_is_no_part_of_the_project_and_not_opened_later() -> None:
    first, others = opened()
    assert {"flask/app.py", "reportlab/pdfbase/ttfonts.py"} <= first
    assert "pypdf/__init__.py" in others - first
    assert not [name for name in first | others if name.startswith("ttprint")]


def test_another_file_than_the_named_one_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = lock()
    monkeypatch.setattr(packages, "lock", lambda: packages.Lock(named.interpreter, named.python, named.platform, ()))
    (tmp_path / named.interpreter.file).write_bytes(b"another")
    with pytest.raises(TtprintError) as error:
        fetch(tmp_path)
    assert error.value.key == "site.other_file"


def test_a_missing_program_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(TtprintError) as error:
        fetch(tmp_path)
    assert (error.value.key, error.value.values["program"]) == ("site.program", "npm")


def test_pip_is_asked_for_the_named_platform() -> None:
    words = packages._pip(lock(), "some_platform", [Locked("one", "1.2", "one-1.2.whl", "", "MIT")])
    assert words[-1] == "one==1.2"
    assert words[words.index("--platform") + 1] == "some_platform"
