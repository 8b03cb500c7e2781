"""Every option that a command offers changes what it makes: none is accepted and then ignored."""

from __future__ import annotations

import hashlib
import json
import shlex
from pathlib import Path

import click
import pytest

from ttprint.cli import cli, run
from ttprint.render.png import InkCover

# what each command is asked for besides: little, so that it is quick
COMMANDS = {
    "deck": "--sets medal --only *-1",
    "board": "",
    "markers": "--style both",
    "tuckbox": "",
    "poster": "1-7 3-10 NESW",
    "worksheet": "",
    "calibrate": "",
    "challenges": "--count 1 --answers backs",
    "classpack": "--pupils 2",
    "tournament": "--players 4 --rounds 2",
    "vite-taxi cards": "--only voie-*",
    "vite-taxi money": "--only note-100-*",
    "vite-taxi taxis": "",
    "vite-taxi die": "",
    "vite-taxi trays": "",
}
OTHERWISE = {
    "pdf": "--svg --pdf",
    "svg": "--svg",
    "png": "--png --dpi 30",
    "dpi": "--png --dpi 31",
    "tile": "--tile 45",
    "bleed": "--bleed 0.1",
    "duplex": "--duplex short",
    "reverse": "--duplex manual --reverse",
    "crossing": "--crossing flyover",
    "only": "--only *[2d]*",
    "pieces": "--pieces --dpi 30",
    "cut": "--cut",
    "registration": "--cut --registration",
    "tts": "--tts",
    "corners": "--cut --corners 5",
    "start_slot": "--start-slot 2",
    "backs_only": "--backs-only",
    "preset": "--preset poker-bleed",
    "paper": "--paper letter",
    "margin": "--margin 10,10,30,10",
    "theme": "--theme contrast",
    "lang": "--lang fr",
    "printer": "--printer bad",
    "style": "--style discs",
    "sets": "--sets cab",
    "holds": "--holds cards",
    "thickness": "--thickness 1",
    "grids": "--grids 4",
    "copies": "--copies 2",
    "count": "--count 2",
    "level": "--level hard",
    "kind": "--kind mistakes",
    "seed": "--seed 2",
    "card": "--card a6",
    "answers": "--answers none",
    "versions": "--versions 2",
    "centre": "--centre tee",
    "any_places": "--any-places --count 9",
    "without": "--without {had}",
    "hints": "--hints",
    "link": "--link https://school.example/play.html",
    "pupils": "--pupils 3",
    "groups": "--groups 2",
    "levels": "--levels hard",
    "players": "--players 5",
    "rounds": "--rounds 3",
    "system": "--system knockout",
    "won": "--won 1",
}
# some commands want something else, or something more
OF_ITS_OWN = {
    ("markers", "tile"): "--tile 70",
    ("markers", "only"): "--only yellow-*",
    ("tuckbox", "card"): "--holds cards --card a6",
    ("deck", "reverse"): "--only medal-* --sets 2,medal --duplex manual --reverse",
    ("challenges", "reverse"): "--count 10 --duplex manual --reverse",
    ("vite-taxi money", "reverse"): "--copies 3 --duplex manual --reverse",
    ("vite-taxi cards", "reverse"): "--copies 3 --duplex manual --reverse",
}
# what goes before, where an option alone would change nothing
BESIDE = {
    "dpi": "--png --dpi 30",
    "any_places": "--count 9",
    "corners": "--cut",
    "registration": "--cut",
}
# where files go, what calibrate stores and tells of it, and the file that has the user's own defaults
ELSEWHERE = {"out", "help", "name", "measured", "shift", "turn", "refine", "wants_list", "show", "forgets"}


def made(folder: Path, command: str, said: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command makes, as one digest (a manifest tells the command, which differs anyway), or why it does not."""
    code = run([*command.split(), *shlex.split(said), "--out", str(folder)])
    told = capsys.readouterr().err
    if code == 2:
        assert "No such option" not in told
        return told
    assert code == 0, said
    digest = hashlib.sha256()
    for file in sorted(path for path in folder.iterdir() if path.suffix != ".json"):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()


def command_of(name: str) -> click.Command:
    found: click.Command = cli
    for word in name.split():
        assert isinstance(found, click.Group)
        command = found.get_command(click.Context(found), word)
        assert command is not None
        found = command
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_tells(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("LANG", "en")
    monkeypatch.setattr("ttprint.render.png.cover", lambda pdf: InkCover(0.5, 1, 1))  # takes time, changes no file
    assert run(["calibrate", "--printer", "bad", "--measured", "99x98", "--shift", "1,1"]) == 0
    plain = made(tmp_path / "plain", name, COMMANDS[name], capsys)
    had = next(iter(tmp_path.glob("plain/*.json")), None)
    for option in [one.name or "" for one in command_of(name).params if isinstance(one, click.Option)]:
        if option in ELSEWHERE or (name, option) == ("calibrate", "printer"):
            continue
        said = OF_ITS_OWN.get((name, option), OTHERWISE[option]).format(had=had)
        beside = said.removesuffix(" --reverse") if option == "reverse" else BESIDE.get(option)
        before = made(tmp_path / f"{option}-0", name, f"{COMMANDS[name]} {beside}", capsys) if beside else plain
        assert made(tmp_path / f"{option}-1", name, f"{COMMANDS[name]} {said}", capsys) != before, f"{name} --{option}"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("board --only x", "No such option"),
        ("board --duplex long", "No such option"),
        ("board --crossing flyover", "No such option"),
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


@pytest.mark.slow
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
