"""ttprint play: which cards are in the page, in which language, and where it is written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.typed import Captured, refused, typed
from tests.games.turbo_taxi.play.test_page import data_of
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.manifest import WrongManifest, manifest, read_manifest
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.card_codes import CardKind
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


def written(capsys: Captured, folder: Path, line: str = "") -> dict[str, object]:
    file = folder / "page.html"
    assert f" {file}\n" in typed(capsys, f"play {line} --out {file}")
    return data_of(file.read_bytes())


@pytest.mark.slow
def test_all_challenges_and_the_language_of_the_browser(capsys: Captured, tmp_path: Path) -> None:
    data = written(capsys, tmp_path)
    assert data["pack"] is None
    assert data["language"] is None


def test_codes_in_their_order(capsys: Captured, tmp_path: Path) -> None:
    data = written(capsys, tmp_path, "7kq2 3D3E 002H-apart --lang NL")
    assert [card["code"] for card in data["pack"]] == ["7KQ2", "3D3E", "002H-AW"]  # type: ignore[attr-defined]
    assert data["language"] == "nl"


@pytest.mark.slow
def test_a_pack_by_level_or_from_a_manifest_with_its_rules(capsys: Captured, tmp_path: Path) -> None:
    pack = choose(6, Level.EXPERT, 3, PackOptions(Crossing.FLYOVER))
    file = tmp_path / "challenges.json"
    file.write_bytes(manifest(pack, 3, {}))
    chosen = written(capsys, tmp_path, "--level expert --count 6 --seed 3 --crossing flyover")
    read = written(capsys, tmp_path, f"--pack {file}")
    assert chosen["pack"] == read["pack"]
    assert read["crossing"] == "flyover"


@pytest.mark.slow
def test_a_manifest_is_read_back_as_it_was_written() -> None:
    for level, crossing in ((Level.MIXED, Crossing.CROSSROADS), (Level.EXPERT, Crossing.FLYOVER)):
        pack = choose(12, level, 5, PackOptions(crossing, kind=CardKind.MIXED), versions=2)
        assert {one.kind for one in pack} > {CardKind.BUILD, CardKind.MISTAKES}
        assert read_manifest(manifest(pack, 5, {}).decode(), "pack.json") == pack


def test_what_cannot_be(capsys: Captured, tmp_path: Path) -> None:
    for text in (
        "",
        "[]",
        "{}",
        json.dumps({"cards": [{}]}),
        json.dumps({"cards": []}),
        '{"cards": [{"code": "ZZZZ"}]}',
    ):
        with pytest.raises(WrongManifest, match=r"pack\.json is not the list of a pack’s cards"):
            read_manifest(text, "pack.json")
    told = json.loads(manifest(choose(1, Level.HARD, 3), 3, {}))
    told["cards"][0]["solutions"] += 1
    with pytest.raises(TtprintError, match="does not match its cards"):
        read_manifest(json.dumps(told), "pack.json")
    file = tmp_path / "some.json"
    file.write_bytes(manifest(choose(1, Level.HARD, 3), 3, {}))
    for line, sentence in {
        "7KQ2 --level easy": "leave out one of them",
        "--lang pt": "'pt' is not a language",
        "--pack nowhere.json": "cannot be read",
        f"--pack {file} --crossing flyover": "leave out --crossing",
        "--versions 2": "leave out --versions",
        f"--out {tmp_path / 'page.pdf'}": "end",
    }.items():
        assert sentence in refused(capsys, f"play {line}", tmp_path)
