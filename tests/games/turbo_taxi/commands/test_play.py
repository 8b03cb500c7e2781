"""ttprint play: which cards are in the page, in which language, and where it is written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from ttprint.games.turbo_taxi.commands.play import command

from tests.games.turbo_taxi.play.test_page import data_of
from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.challenges.challenge import CardKind
from ttprint.games.turbo_taxi.challenges.choosing import PackOptions, choose
from ttprint.games.turbo_taxi.challenges.manifest import WrongManifest, manifest, read_manifest
from ttprint.games.turbo_taxi.grading.grades import Level
from ttprint.games.turbo_taxi.puzzle.tiles import Crossing


def play(*arguments: str) -> Result:
    return CliRunner().invoke(command, arguments, catch_exceptions=True)


def written(tmp_path: Path, *arguments: str) -> dict[str, object]:
    file = tmp_path / "page.html"
    result = play(*arguments, "--out", str(file))
    assert result.exit_code == 0, result.output
    assert f"Wrote {file}" in result.output
    return data_of(file.read_bytes())


@pytest.mark.slow
def test_all_challenges_and_the_language_of_the_browser(tmp_path: Path) -> None:
    data = written(tmp_path)
    assert data["pack"] is None
    assert data["language"] is None


def test_codes_in_their_order(tmp_path: Path) -> None:
    data = written(tmp_path, "7kq2", "3D3E", "002H-apart", "--lang", "NL")
    assert [card["code"] for card in data["pack"]] == ["7KQ2", "3D3E", "002H-AW"]  # type: ignore[attr-defined]
    assert data["language"] == "nl"


@pytest.mark.slow
def test_a_pack_by_level_or_from_a_manifest_with_its_rules(tmp_path: Path) -> None:
    pack = choose(6, Level.EXPERT, 3, PackOptions(Crossing.FLYOVER))
    file = tmp_path / "challenges.json"
    file.write_bytes(manifest(pack, 3, "ttprint challenges"))
    chosen = written(tmp_path, "--level", "expert", "--count", "6", "--seed", "3", "--crossing", "flyover")
    read = written(tmp_path, "--pack", str(file))
    assert chosen["pack"] == read["pack"]
    assert read["crossing"] == "flyover"


@pytest.mark.slow
def test_a_manifest_is_read_back_as_it_was_written() -> None:
    for level, crossing in ((Level.MIXED, Crossing.CROSSROADS), (Level.EXPERT, Crossing.FLYOVER)):
        pack = choose(12, level, 5, PackOptions(crossing, kind=CardKind.MIXED), versions=2)
        assert {one.kind for one in pack} > {CardKind.BUILD, CardKind.MISTAKES}
        assert read_manifest(manifest(pack, 5, "").decode(), "pack.json") == pack


def test_what_cannot_be(tmp_path: Path) -> None:
    for text in (
        "",
        "[]",
        "{}",
        json.dumps({"cards": [{}]}),
        json.dumps({"cards": []}),
        '{"cards": [{"code": "ZZZZ"}]}',
    ):
        with pytest.raises(WrongManifest, match=r"pack\.json is not the manifest"):
            read_manifest(text, "pack.json")
    told = json.loads(manifest(choose(1, Level.HARD, 3), 3, ""))
    told["cards"][0]["solutions"] += 1
    with pytest.raises(TtprintError, match="does not fit its cards"):
        read_manifest(json.dumps(told), "pack.json")
    for arguments, said in {
        ("7KQ2", "--level", "easy"): "leave out one of them",
        ("--lang", "pt"): "'pt' is not a language",
        ("--pack", str(tmp_path / "nowhere.json")): "cannot be read",
        ("--pack", "some.json", "--crossing", "flyover"): "leave out --crossing",
        ("--versions", "2"): "leave out --versions",
        ("--out", str(tmp_path / "page.pdf")): "end",
    }.items():
        result = play(*arguments)
        assert isinstance(result.exception, TtprintError), result.output
        assert said in str(result.exception)
