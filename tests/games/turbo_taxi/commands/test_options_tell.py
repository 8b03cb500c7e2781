"""Every option that a command offers changes what it makes: none is accepted and then ignored."""

from __future__ import annotations

import hashlib
import json
import shlex
from importlib import import_module
from pathlib import Path

import click
import pytest

from ttprint.cli import run

COMMANDS = {
    "deck": "--sets medal --only *-1",
    "board": "",
    "markers": "",
    "poster": "1-7 3-10 NESW",
    "worksheet": "",
    "calibrate": "",
    "challenges": "--count 1 --answers backs",
    "classpack": "--pupils 2",
}
OTHERWISE = {
    "pdf": "--svg --pdf",
    "svg": "--svg",
    "png": "--png --dpi 30",
    "dpi": "--png --dpi 31",
    "tile": "--tile 45",
    "bleed": "--bleed 0.1",
    "duplex": "--duplex short",
    "crossing": "--crossing flyover",
    "only": "--only *e*-[2d]*",
    "pieces": "--pieces --dpi 30",
    "cut": "--cut",
    "tts": "--tts",
    "paper": "--paper letter",
    "margin": "--margin 10,10,30,10",
    "theme": "--theme contrast",
    "lang": "--lang fr",
    "printer": "--printer bad",
    "style": "--style discs",
    "sets": "--sets cab",
    "grids": "--grids 4",
    "copies": "--copies 2",
    "count": "--count 2",
    "level": "--level hard",
    "seed": "--seed 2",
    "card": "--card a6",
    "answers": "--answers none",
    "versions": "--versions 2",
    "centre": "--centre tee",
    "any_places": "--any-places --count 9",
    "hints": "--hints",
    "pupils": "--pupils 3",
    "groups": "--groups 2",
    "levels": "--levels hard",
}
# what goes before, where an option alone would change nothing
BESIDE = {"dpi": "--png --dpi 30", "any_places": "--count 9"}
ELSEWHERE = {"out", "help", "name", "measured", "shift", "turn"}  # where files go, and what calibrate stores


def made(folder: Path, command: str, said: str) -> str:
    """What a command makes, as one digest; a manifest tells the command, which differs anyway."""
    assert run([command, *shlex.split(said), "--out", str(folder)]) == 0, said
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.iterdir() if path.suffix != ".json"):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_tells(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("LANG", "en")
    assert run(["calibrate", "--printer", "bad", "--measured", "99x98", "--shift", "1,1"]) == 0
    room = "ttprint.shell" if name == "calibrate" else "ttprint.games.turbo_taxi.commands"
    command: click.Command = import_module(f"{room}.{name}").command
    options = [one.name or "" for one in command.params if isinstance(one, click.Option)]
    plain = made(tmp_path / "plain", name, COMMANDS[name])
    for option in options:
        if option in ELSEWHERE or (name, option) == ("calibrate", "printer"):
            continue
        before = made(tmp_path / f"{option}-0", name, f"{COMMANDS[name]} {BESIDE[option]}") if option in BESIDE else ""
        after = made(tmp_path / f"{option}-1", name, f"{COMMANDS[name]} {OTHERWISE[option]}")
        assert after != (before or plain), f"{name} --{option}"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("board --only x", "No such option"),
        ("board --duplex long", "No such option"),
        ("board --crossing flyover", "No such option"),
        ("markers --tile 40", "No such option"),
        ("markers --duplex long", "No such option"),
        ("markers --crossing flyover", "No such option"),
        ("poster 3D3E --margin 5", "No such option"),
        ("calibrate --margin 5", "No such option"),
        ("calibrate --theme ink", "No such option"),
        ("calibrate --duplex fold", "printed on both sides"),
        ("calibrate --duplex none", "printed on both sides"),
        ("challenges --count 2 --hints --pieces", "leave out --pieces"),
    ],
)
def test_what_would_change_nothing_is_not_taken(
    line: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(line.split()) == 2
    assert told in capsys.readouterr().err


def test_the_command_in_a_manifest_makes_the_same_cards(tmp_path: Path) -> None:
    for name, said, file in (
        ("classpack", ["--pupils", "2", "--levels", "easy, hard"], "4-cards.json"),
        ("challenges", ["--count", "2", "--centre", "dead end", "--hints"], "challenges.json"),
    ):
        one, two = tmp_path / f"{name}-1", tmp_path / f"{name}-2"
        assert run([name, *said, "--out", str(one)]) == 0
        program, *again = shlex.split(json.loads((one / file).read_text())["command"])
        assert program == "ttprint"
        assert run([*again, "--out", str(two)]) == 0
        assert {path.name: path.read_bytes() for path in one.iterdir()} == {
            path.name: path.read_bytes() for path in two.iterdir()
        }
