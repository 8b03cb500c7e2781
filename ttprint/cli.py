"""The command line: finds the command, runs it, and turns whatever goes wrong into one sentence and an exit code.

0: done     1: the answer is no     2: the input or the outside world is wrong     130: stopped with Ctrl-C
guard: whatever nobody foresaw becomes one sentence too; with TTPRINT_DEBUG=1 it is shown as Python tells it
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import click

from ttprint import stopping
from ttprint.errors import TtprintError, nearest
from ttprint.games import GAMES, HOME
from ttprint.shell.defaults import FILE, defaults_for
from ttprint.shell.game import Game

SHARED = {
    "calibrate": "Test a printer, or store what the test showed.",
    "studio": "Open a page in the browser that prints all of this.",
}
SHARED_MODULES = {"calibrate": "ttprint.shell.calibrate", "studio": "ttprint.studio.server"}

WIDEST = 100  # letters in a line of help
LONGEST_WORD = 300  # letters of an argument that are repeated in a sentence


class Commands(click.Group):
    """Commands by name, each in a module that is imported only when it is called: --help stays quick."""

    def __init__(self, rooms: Mapping[str, str], told: Mapping[str, str], **settings: Any) -> None:
        super().__init__(**settings)
        self.rooms, self.told = rooms, told

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.rooms, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.rooms:
            return super().get_command(ctx, cmd_name)
        command = _imported(self.rooms[cmd_name], cmd_name)
        said = defaults_for(command, cmd_name, _every_command)
        command.context_settings = {**command.context_settings, "default_map": said}
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, self.told[name]) for name in self.list_commands(ctx)])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        names = self.list_commands(ctx)
        if args[0] not in names and not args[0].startswith("-"):
            close = nearest(args[0], names)
            hint = f"did you mean {close}?" if close else f"{ctx.command_path} --help lists them all."
            raise click.UsageError(f"There is no command {args[0]!r}: {hint}", ctx)
        return super().resolve_command(ctx, args)


class Program(Commands):
    """All commands: those of the game at home, those that all games share, and a group for each other game."""

    def __init__(self, **settings: Any) -> None:
        away = [game for game in GAMES.values() if game is not HOME]
        told = {**HOME.commands, **SHARED, **{game.name: f"Print and play {game.title}" for game in away}}
        super().__init__(_rooms(HOME) | SHARED_MODULES, told, **settings)
        for game in away:
            self.add_command(
                Commands(_rooms(game), game.commands, name=game.name, help=game.about, epilog=game.tries), game.name
            )


def _imported(room: str, name: str) -> click.Command:
    command: click.Command = import_module(room).command
    command.name = name
    return command


def _every_command() -> list[click.Command]:
    rooms = [*(_rooms(game) for game in GAMES.values()), SHARED_MODULES]
    return [_imported(room, name) for each in rooms for name, room in each.items()]


def _rooms(game: Game) -> dict[str, str]:
    return {name: f"ttprint.games.{game.room}.commands.{name}" for name in game.commands}


@click.group(
    cls=Program,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=f"{HOME.about}\n\nAn unofficial fan work with its own art and words.",
    epilog=f"What is always the same can be kept in {FILE}, in this folder or in your configuration: paper = 'letter' "
    f"for all commands, and under [kit] for one. What is typed comes first.\n\n{HOME.tries}",
)
@click.version_option(package_name="ttprint", message="ttprint %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """All that can be typed."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        ctx.color = False


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    try:
        try:
            code = _run(arguments)
        finally:
            sys.stdout.flush()
        stopping.check()
        return code
    except TtprintError as error:
        return _refuse(str(error), None)
    except (click.Abort, KeyboardInterrupt):
        return stopping.exit_code()
    except Exception as error:
        if os.environ.get("TTPRINT_DEBUG"):
            raise
        return _refuse(_unforeseen(error), None)


def _run(arguments: Sequence[str] | None) -> int:
    try:
        code = cli.main(args=arguments, prog_name="ttprint", standalone_mode=False, terminal_width=_width())
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return 2
    except click.ClickException as error:
        return _refuse(error.format_message(), error.ctx if isinstance(error, click.UsageError) else None)


def _width() -> int:
    """How wide help is to be; click would ask shutil, whose import takes longer than all else that --help does."""
    columns = os.environ.get("COLUMNS", "")
    try:
        wide = int(columns) if columns.isdecimal() and len(columns) < 6 else os.get_terminal_size(1).columns
    except OSError:
        wide = 0
    return max(50, min(wide or 80, WIDEST) - 2)


def _refuse(sentence: str, ctx: click.Context | None) -> int:
    where = f" See {ctx.command_path} --help." if ctx else ""
    click.echo(f"ttprint: {_one_line(sentence)}{where}", err=True)
    return 2


def _one_line(sentence: str) -> str:
    """The sentence without the line breaks and the endless words that an argument may bring along."""
    flat = re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+|\\[nrt]", " ", sentence)
    return re.sub(rf"(\S{{{LONGEST_WORD // 2}}})\S{{{LONGEST_WORD},}}", r"\1…", flat)


def _unforeseen(error: Exception) -> str:
    if isinstance(error, OSError):
        what = f" {os.fsdecode(error.filename)}" if isinstance(error.filename, str | bytes) else ""
        return f"The system refused{what}: {(error.strerror or str(error)).lower()}."
    told = str(error) or "no more is known"
    return f"This went wrong inside ttprint ({type(error).__name__}: {told}): TTPRINT_DEBUG=1 shows where."
