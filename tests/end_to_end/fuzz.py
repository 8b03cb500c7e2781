"""Odd command lines from a random seed, and a check of how each one ends.

line: a command with words and options, most of them right, some odd      fault: a line that ends in anything but
0, 1 or 2, that is refused without exactly one sentence, or that leaves something behind although it was refused
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from unittest.mock import patch

import click

from ttprint.cli.commands import OptionType
from ttprint.cli.main import cli, run

ODD = (
    *(
        "",
        " ",
        "-",
        "--",
        "---",
        "--5",
        "-1",
        "0",
        "1e9",
        "1e-9",
        "nan",
        "inf",
        "-inf",
        "NaN",
        "0x10",
        "1_000",
        "٣",
        "²",
    ),
    *("½", "9" * 30, "9" * 5000, "a" * 300, "a" * 5000, "\n", "a\nb", "a\r\nb", "\t", "\x00", "\x1b[31m", "\udcff"),
    *("\u2028", "🚕", "é", "..", "/", "~", "*", "**", "[", "[a-", "?", "%s", "{}", "{0}", "%n", "'", '"', ";", "$(id)"),
    *("\\", "all", "none", "medal", "cab", "cab,cab", ",", "1,2,3", "1x1", "210x297", "50x50", "3000x50", "tight"),
)
OUTS = (
    "x.pdf",
    "x.svg",
    "x.png",
    "x.PDF",
    "x",
    "a/b/c",
    "a" * 300,
    "a" * 300 + ".pdf",
    "\udcff.pdf",
    " ",
    "é.pdf",
    "a\nb",
)
SETUPS = ("7KQ2", "3D3E", "1-7 3-10 NES", "1-7 3-10", "1-1 2-3 N", "0-13 5-6 NESW", "7kq2", "7KQ", "7KQ22", "I1O0")
CITY = "SW ES NSW / NS NES NESW / NES NW N".split()
NUMBERS = ("1", "2", "3", "5", "12", "40", "0.5", "1.5", "70")
PAPERS = ("a4", "letter", "a3", "legal", "A4", "148x210", "50x50", "100x100", "300 x 200", "210×297", "b5")
# what takes long, or writes beside the folder that is looked at, is not what this is about
DEAR = {"census", "kit", "classpack", "rules", "cards", "money", "simulate", "vite-taxi board"}
SMALL = {
    "games": "3",
    "dpi": "30",
    "count": "2",
    "pupils": "3",
    "copies": "1",
    "versions": "2",
    "sets": "cab",
    "card": "poker",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A line, and what was wrong with how it ended."""

    words: tuple[str, ...]
    wrong: str


class Fuzz:
    """Odd command lines from a random seed. The same seed gives the same lines."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.commands = dict(_commands(cli))
        self.pairs = self._pairs()

    def line(self) -> tuple[str, ...]:
        """One more line."""
        names = [name for name in self.commands if not _is_dear(name) or self.chance.random() < 0.04]
        if self.chance.random() < 0.02:
            return tuple(self._odd() for _ in range(self.chance.randint(0, 3)))
        if self.pairs and self.chance.random() < 0.7:
            name, chosen = self.pairs.pop()
        else:
            name = self.chance.choice(names)
            several = _options(self.commands[name])
            chosen = self.chance.sample(several, min(len(several), self.chance.choice((0, 1, 1, 2, 2, 3, 4))))
        options = [one for one in self.commands[name].params if isinstance(one, click.Option)]
        words = [*name, *self._arguments(name[-1])]
        for option in chosen:
            words.append(option.opts[0])
            if not option.is_flag:
                words.append(self._value(option))
        if any(option.name == "out" for option in options) and self.chance.random() < 0.2:
            words += ["--out", self.chance.choice(OUTS)]
        # lines that are right should be quick: what decides how much there is to draw is small unless it is odd
        said = {option.opts[0]: SMALL[option.name] for option in options if option.name in SMALL}
        for flag, value in said.items():
            if flag not in words:
                words += [flag, value]
        return tuple(words)

    def _pairs(self) -> list[tuple[tuple[str, ...], list[click.Option]]]:
        """Every pair of options of every command in an order by chance; those that take long come out last."""
        found = [
            (name, list(pair)) for name, command in self.commands.items() for pair in combinations(_options(command), 2)
        ]
        self.chance.shuffle(found)
        return sorted(found, key=lambda one: not _is_dear(one[0]))

    def _arguments(self, name: str) -> list[str]:
        chance = self.chance
        if name not in ("solve", "check", "grade", "poster", "challenges") or chance.random() < 0.1:
            return [self._odd()] if chance.random() < 0.05 else []
        if name == "challenges" and chance.random() < 0.6:
            return []
        words = chance.choice(SETUPS).split() if chance.random() < 0.85 else [self._odd()]
        if name == "check":
            city = [*CITY]
            if chance.random() < 0.5:
                city[chance.randrange(len(city))] = chance.choice((*CITY, self._odd()))
            words += city
        return words

    def _value(self, option: click.Option) -> str:
        if self.chance.random() < 0.3:
            return self._odd()
        if isinstance(option.type, OptionType) and option.type.option.allowed:
            return self.chance.choice(option.type.option.allowed)
        if option.name == "paper":
            return self.chance.choice(PAPERS)
        return SMALL.get(option.name or "") or self.chance.choice((*NUMBERS, self._odd()))

    def _odd(self) -> str:
        return self.chance.choice(ODD)


def _is_dear(name: tuple[str, ...]) -> bool:
    return bool(DEAR & {name[-1], " ".join(name)})


def _options(command: click.Command) -> list[click.Option]:
    """The options of a command, without those that say where to write."""
    return [one for one in command.params if isinstance(one, click.Option) and one.name not in ("out", "csv")]


def _commands(group: click.Group, *above: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Every command with the words that call it, those of other games behind their game's name."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from _commands(command, *above, name)
        else:
            yield (*above, name), command


def tried(words: tuple[str, ...], folder: Path) -> tuple[int, str]:
    """How a line ends when run in that folder: its code, and what was wrong, if anything."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = run(words)
        except BaseException as error:
            return -1, f"{type(error).__name__}: {str(error)[:200]}"
    printed = err.getvalue()
    if code not in (0, 1, 2):
        return code, f"code {code}"
    if code == 2 and words and not printed.startswith("Usage: ") and _not_one_sentence(printed):
        return code, f"printed {printed[:300]!r}"
    if code == 2 and out.getvalue() and words:
        return code, f"printed {out.getvalue()[:100]!r} although it was refused"
    if code != 0 and any(folder.iterdir()):
        return code, f"left {sorted(path.name for path in folder.iterdir())[:5]}"
    if any(path.name.startswith(".") for path in folder.rglob("*")):
        return code, "left what it made on the way"
    return code, ""


def _not_one_sentence(printed: str) -> bool:
    """True if a refusal is anything but one line; a warning about equal cards may come before it."""
    lines = [line for line in printed.splitlines() if "both are printed" not in line]
    return len(lines) != 1 or not lines[0].startswith("ttprint: ") or len(lines[0]) > 1500


@contextlib.contextmanager
def aside() -> Iterator[Path]:
    """A folder of its own to run in, without the guard at the edge and without a user's settings."""
    before, kept = Path.cwd(), dict(os.environ)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "here"
        folder.mkdir()
        os.environ.update(TTPRINT_DEBUG="1", XDG_CONFIG_HOME=str(Path(name) / "config"), LANG="en")
        os.chdir(folder)
        # a studio that was opened is closed at once, as if with Ctrl-C
        closed = patch("waitress.wasyncore.loop", side_effect=KeyboardInterrupt)
        try:
            with closed, patch("webbrowser.open"):
                yield folder
        finally:
            os.chdir(before)
            os.environ.clear()
            os.environ.update(kept)


def fuzz(
    count: int, seed: int, heard: Callable[[int, list[Fault]], None] = lambda done, faults: None
) -> tuple[list[Fault], Counter[int]]:
    """Run lines; the faults, and how often each exit code came. `heard` is called after each line."""
    lines, faults, codes = Fuzz(seed), list[Fault](), Counter[int]()
    with aside() as folder:
        for done in range(1, count + 1):
            words = lines.line()
            code, wrong = tried(words, folder)
            codes[code] += 1
            if wrong:
                faults.append(Fault(words, wrong))
            for path in folder.iterdir():
                shutil.rmtree(path) if path.is_dir() else path.unlink()
            heard(done, faults)
    return faults, codes


def _told(done: int, faults: list[Fault]) -> None:
    if done % 1000 == 0:
        print(f"{done:,} lines, {len(faults)} faults", flush=True)


def main() -> None:
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    start = time.monotonic()
    faults, codes = fuzz(count, seed, _told)
    for fault in faults:
        print([word[:80] for word in fault.words], fault.wrong)
    told = ", ".join(f"{times:,} with {code}" for code, times in sorted(codes.items()))
    print(
        f"{count:,} command lines from seed {seed} in {time.monotonic() - start:.0f} s: {told}; {len(faults)} faults."
    )
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
