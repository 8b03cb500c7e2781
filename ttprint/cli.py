"""The command line: finds the command, runs it, and turns whatever goes wrong into one sentence and an exit code.

0: done     1: the answer is no     2: the input or the outside world is wrong     130: stopped with Ctrl-C
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from ttprint.errors import TtprintError, nearest

# each command is a module in ttprint/commands, imported only when it is called: --help stays quick
COMMANDS = {
    "kit": "Print the whole box into one folder.",
    "deck": "Print the road tiles with their backs.",
    "board": "Print the office board.",
    "markers": "Print the markers: two taxis and two houses.",
    "rules": "Write the rule booklet, to read or to fold.",
    "calibrate": "Test a printer, or store what the test showed.",
    "challenges": "Print challenge cards with answers, easy to hard.",
    "poster": "Print one challenge for the wall or the projector.",
    "worksheet": "Print worksheets for pupils.",
    "classpack": "Print everything for one lesson into one folder.",
    "solve": "Find every right city of a setup.",
    "check": "Judge a city against a setup.",
    "grade": "Tell how hard a setup is, and why.",
    "census": "Count the whole space of setups.",
}


class Commands(click.Group):
    """The group of all commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"ttprint.commands.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            close = nearest(args[0], COMMANDS)
            hint = f"did you mean {close}?" if close else "ttprint --help lists them all."
            raise click.UsageError(f"There is no command {args[0]!r}: {hint}", ctx)
        return super().resolve_command(ctx, args)

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


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Try: ttprint kit    or: ttprint solve 1-7 3-10 NES",
)
@click.version_option(package_name="ttprint", message="ttprint %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Print and play Turbo Taxi, a tile game by Friedemann Friese: solve it, count it, put it on paper.

    An unofficial fan work with its own art and words.
    """
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
