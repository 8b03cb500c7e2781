"""The command line: finds the command, runs it, and turns whatever goes wrong into one sentence and an exit code.

0: done     1: the answer is no     2: the input or the outside world is wrong     130: stopped with Ctrl-C
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import click

from ttprint.errors import TtprintError, nearest
from ttprint.games import GAMES, HOME
from ttprint.shell.game import Game

SHARED = {"calibrate": "Test a printer, or store what the test showed."}


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
        command: click.Command = import_module(f"{self.rooms[cmd_name]}.{cmd_name}").command
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
        told = {**HOME.commands, **SHARED, **{game.name: f"{game.title}: {', '.join(game.commands)}." for game in away}}
        super().__init__(_rooms(HOME) | dict.fromkeys(SHARED, "ttprint.shell"), told, **settings)
        for game in away:
            self.add_command(
                Commands(_rooms(game), game.commands, name=game.name, help=game.about, epilog=game.tries), game.name
            )

    def invoke(self, ctx: click.Context) -> object:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # the reader has seen enough, as `head` does; what is left in the buffer must not complain at exit
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(0)
        except OSError as error:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise TtprintError(f"Cannot write to standard output: {(error.strerror or str(error)).lower()}.") from error
        return result


def _rooms(game: Game) -> dict[str, str]:
    return dict.fromkeys(game.commands, f"ttprint.games.{game.room}.commands")


@click.group(
    cls=Program,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    help=f"{HOME.about}\n\nAn unofficial fan work with its own art and words.",
    epilog=HOME.tries,
)
@click.version_option(package_name="ttprint", message="ttprint %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """All that can be typed."""
    if os.environ.get("NO_COLOR"):
        ctx.color = False


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    try:
        code = cli.main(args=arguments, prog_name="ttprint", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return 2
    except click.ClickException as error:
        return _refuse(error.format_message(), error.ctx if isinstance(error, click.UsageError) else None)
    except TtprintError as error:
        return _refuse(str(error), None)
    except (click.Abort, KeyboardInterrupt):
        return 130


def _refuse(sentence: str, ctx: click.Context | None) -> int:
    where = f" See {ctx.command_path} --help." if ctx else ""
    click.echo(f"ttprint: {sentence}{where}", err=True)
    return 2
