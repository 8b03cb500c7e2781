"""Prints a digest of every file and of every text that a choice of commands makes, to compare systems.

python -m tools.digests                 the whole choice
python -m tools.digests --quick         commands that take a second each at most
python -m tools.digests --maths 3       floats computed as on another system (see other_maths.py)
python -m tools.digests --keep FOLDER   the files are kept
"""

from __future__ import annotations

import argparse
import hashlib
import io
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from tools import other_maths

QUICK = (
    "deck --lang en --sets cab,medal --only *-1 --svg",
    "board --lang fr --tile 70",
    "markers --lang en --style both --svg",
    "calibrate --lang de --svg",
    "grade 7KQ2 --json",
    "vite-taxi board --lang de --single --svg",
    "vite-taxi cards --lang fr --only *-1",
    "vite-taxi money --lang it --only note-*-1 --svg",
    "vite-taxi taxis --lang en",
    "vite-taxi simulate --games 2 --json",
)
ALL = (
    "kit --lang en",
    "kit --lang de --theme contrast --sets cab --paper letter",
    "deck --lang en --svg",
    "deck --lang de --theme contrast --duplex fold --sets cab,medal --cut --svg",
    "deck --lang nl --theme ink --tile 47 --bleed 2 --svg",
    "deck --lang en --sets cab --tts --dpi 100",
    "calibrate --printer school --measured 99.1x98.8 --shift 1.2,-0.5 --turn 0.2",
    "deck --lang en --sets cab --printer school",
    "vite-taxi cards --lang en --printer school --paper letter",
    "board --lang fr --tile 71.3 --svg",
    "board --lang en --theme ink --svg",
    "markers --lang en --style both --cut --svg",
    "tuckbox --lang es --svg",
    "tuckbox --lang fr --holds cards --count 30",
    "vite-taxi tuckbox --lang it",
    "challenges --lang en --kind mixed --count 60 --hints",
    "challenges --lang nl --card a6 --answers backs --count 9 --svg",
    "challenges --lang it --kind mistakes --count 30 --theme ink",
    "challenges --lang es --kind only --count 30 --versions 3",
    "challenges --lang de --kind count --count 20 --theme contrast",
    "poster 7KQ2 --lang it --svg",
    "worksheet --lang de --svg",
    "classpack --lang fr --pupils 28",
    "play --lang en",
    "play --lang de --level hard --count 30",
    "tournament --lang en --players 16 --rounds 4",
    "solve 7KQ2 --all --json",
    "grade 7KQ2 --json",
    "census --json",
    "rules --lang fr",
    "rules --lang en --html",
    "calibrate --lang en --svg",
    "calibrate --lang fr --duplex short --paper letter",
    "vite-taxi kit --lang en",
    "vite-taxi kit --lang fr --theme contrast --paper letter",
    "vite-taxi board --lang de --theme contrast --single --svg",
    "vite-taxi board --lang it --theme ink --paper a3",
    "vite-taxi board --lang nl --single --cut",
    "vite-taxi cards --lang fr --theme ink --duplex short --svg",
    "vite-taxi cards --lang es --svg",
    "vite-taxi money --lang it --svg",
    "vite-taxi money --lang en --theme contrast --svg",
    "vite-taxi money --lang en --theme ink --svg",
    "vite-taxi taxis --lang en --svg --cut",
    "vite-taxi die --lang en --svg",
    "vite-taxi trays --lang nl --svg",
    "vite-taxi rules --lang fr",
    "vite-taxi rules --lang en --html",
    "vite-taxi simulate --games 40 --json",
    "vite-taxi simulate --games 20 --seats ahead,sensible,random",
)


def digests(commands: Sequence[str], folder: Path) -> Iterator[tuple[str, str]]:
    """Run the commands in the folder; yield what was made, by name, and its digest."""
    home = folder / "home"
    home.mkdir(parents=True)
    os.environ |= {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "LANG": "C.UTF-8"}
    for number, command in enumerate(commands, 1):
        out = folder / f"{number:02}-{re.sub(r'[^a-z0-9]+', '-', command)}"[:60]
        out.mkdir()
        (out / "said.txt").write_text(_run(command, out), encoding="utf-8")
        for file in sorted(path for path in out.rglob("*") if path.is_file()):
            data = file.read_bytes().replace(str(folder).encode(), b"")
            yield f"{command} > {file.relative_to(out).as_posix()}", hashlib.sha256(data).hexdigest()[:16]


def _run(command: str, out: Path) -> str:
    """Run a command in a folder; return what it says, and its exit code."""
    from ttprint.cli.main import run

    text = io.StringIO()
    os.chdir(out)
    with redirect_stdout(text), redirect_stderr(text):
        code = run(command.split())
    return f"{text.getvalue()}exit code {code}\n"


def main(arguments: Sequence[str]) -> None:
    """Print the digests of a choice of commands."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--maths", type=int)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--only", default="")
    chosen = parser.parse_args(arguments)
    commands = [command for command in (QUICK if chosen.quick else ALL) if chosen.only in command]
    if chosen.maths is not None:
        other_maths.install(chosen.maths)
    with tempfile.TemporaryDirectory(prefix="digests") as temporary:
        for name, digest in digests(commands, chosen.keep.resolve() if chosen.keep else Path(temporary).resolve()):
            print(digest, name, flush=True)
        os.chdir(Path(__file__).parent)  # a folder that is in use cannot be removed on Windows


if __name__ == "__main__":
    main(sys.argv[1:])
