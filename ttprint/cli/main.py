"""The program: finds the command, runs it, and turns every error into one sentence and an exit code.

Exit codes: 0 done, 1 the answer is no, 2 the input or the environment is wrong, 130 stopped with Ctrl-C.
With TTPRINT_DEBUG=1 an unexpected error shows its traceback.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

import click

from ttprint import stopping
from ttprint.cli.defaults import FILE, defaults_for
from ttprint.cli.usage import WrongUsage, usage_error
from ttprint.errors import TtprintError, nearest
from ttprint.game import GROUPS, Game
from ttprint.games import DEFAULT_GAME, GAMES

WIDEST = 100  # letters in a line of help
COMMAND_WIDTH = 14  # of the column with the names of commands
LONGEST_WORD = 300  # letters of an argument that an error message repeats


def _calibrate() -> click.Command:
    from ttprint.cli.calibrate import calibrate_command

    return calibrate_command()


def _studio() -> click.Command:
    from ttprint.studio.server import command

    return command


def _site() -> click.Command:
    from ttprint.cli.site import command

    return command


SHARED_COMMANDS: Mapping[str, tuple[str, Callable[[], click.Command]]] = {
    "calibrate": ("Test a printer, or store what the test showed.", _calibrate),
    "studio": ("Open a page in the browser that prints all of this.", _studio),
    "site": ("Write the studio as a folder for any web space.", _site),
}


class Commands(click.Group):
    """The commands of a game; the module of each is imported when it is called, so that --help stays fast."""

    def __init__(self, game: Game, **settings: Any) -> None:
        super().__init__(**settings)
        self.game = game

    def summaries(self) -> dict[str, str]:
        """The summary of each command by name."""
        return {name: summary for name, (_, summary) in self.game.products.items()}

    def groups(self) -> dict[str, tuple[str, ...]]:
        """The names of the commands under each heading."""
        return dict(self.game.groups)

    def load(self, name: str) -> click.Command:
        """The command of a name."""
        from ttprint.cli.commands import product_command

        return product_command(self.game.product(name))

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.summaries()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self.commands or cmd_name not in self.summaries():
            return super().get_command(ctx, cmd_name)
        command = self.load(cmd_name)
        command.name = cmd_name
        path = (cmd_name,) if self.game.default else (self.game.name, cmd_name)
        command.context_settings = {**command.context_settings, "default_map": defaults_for(path, command, all_options)}
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands of each group."""
        summaries, groups = self.summaries(), self.groups()
        for key, title in GROUPS.items():
            if key in groups:
                with formatter.section(title):
                    formatter.write_dl([(name, summaries[name]) for name in groups[key]], col_max=COMMAND_WIDTH)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands; the two options of a program are known."""
        self.format_commands(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples and where help goes on."""
        from ttprint.cli.help import write_examples  # only help needs it

        write_examples(formatter, self.game.examples)
        formatter.write_paragraph()
        formatter.write_text(f"Help for one command: {ctx.command_path} {self.list_commands(ctx)[0]} --help")
        if self.epilog:
            formatter.write_paragraph()
            formatter.write_text(self.epilog)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        names = self.list_commands(ctx)
        if args[0] not in names and not args[0].startswith("-"):
            if close := nearest(args[0], names):
                raise WrongUsage(TtprintError("command_near", name=args[0], near=close), ctx)
            raise WrongUsage(TtprintError("command", name=args[0]), ctx)
        return super().resolve_command(ctx, args)


class Program(Commands):
    """All commands: those of the default game, those of no game, and a group for each other game."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(DEFAULT_GAME, **settings)
        for game in other_games():
            self.add_command(Commands(game, name=game.name, help=game.summary), game.name)

    def summaries(self) -> dict[str, str]:
        shared = {name: summary for name, (summary, _) in SHARED_COMMANDS.items()}
        groups = {game.name: f"Print and play {game.title}" for game in other_games()}
        return {**super().summaries(), **shared, **groups}

    def groups(self) -> dict[str, tuple[str, ...]]:
        groups = super().groups()
        groups["screen"] += ("studio", "site")
        return {**groups, "printer": ("calibrate",), "second": tuple(game.name for game in other_games())}

    def load(self, name: str) -> click.Command:
        return SHARED_COMMANDS[name][1]() if name in SHARED_COMMANDS else super().load(name)


def other_games() -> list[Game]:
    """The games whose commands begin with the game's name."""
    return [game for game in GAMES.values() if not game.default]


def all_options() -> dict[tuple[str, ...], set[str]]:
    """The option names of every command; imports all of them."""
    from ttprint.cli.commands import product_command
    from ttprint.cli.defaults import option_keys

    found: dict[tuple[str, ...], set[str]] = {}
    for game in GAMES.values():
        for name in game.products:
            found[(name,) if game.default else (game.name, name)] = option_keys(product_command(game.product(name)))
    for name, (_, load) in SHARED_COMMANDS.items():
        found[(name,)] = option_keys(load())
    return found


@click.group(
    cls=Program,
    context_settings={"help_option_names": ["-h", "--help"]},
    help=f"{DEFAULT_GAME.summary} An unofficial fan work with its own art and words.",
    epilog=f"Defaults: put options into {FILE} (in this folder or your configuration folder), such as "
    "paper = 'letter'; options under [kit] are for kit only. The command line wins. Version: ttprint --version",
)
@click.version_option(package_name="ttprint", message="ttprint %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Run ttprint."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        ctx.color = False


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code."""
    words = [*(sys.argv[1:] if arguments is None else arguments)]
    try:
        try:
            code = _run(words)
        finally:
            sys.stdout.flush()
        stopping.check()
        return code
    except TtprintError as error:
        return _refuse(error, words)
    except (click.Abort, KeyboardInterrupt):
        return stopping.exit_code()
    except Exception as error:
        if os.environ.get("TTPRINT_DEBUG"):
            raise
        return _refuse(_unexpected(error), words)


def _run(words: list[str]) -> int:
    try:
        code = cli.main(args=words, prog_name="ttprint", standalone_mode=False, terminal_width=_help_width())
        return code if isinstance(code, int) else 0
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return 2
    except click.ClickException as error:
        return _refuse(usage_error(error), words, error.ctx if isinstance(error, click.UsageError) else None)


def _help_width() -> int:
    """The width of help texts. Click would ask shutil, whose import takes longer than all else that --help does."""
    columns = os.environ.get("COLUMNS", "")
    try:
        width = int(columns) if columns.isdecimal() and len(columns) < 6 else os.get_terminal_size(1).columns
    except OSError:
        width = 0
    return max(50, min(width or 80, WIDEST) - 2)


def _refuse(error: TtprintError, words: Sequence[str], ctx: click.Context | None = None) -> int:
    """Print an error in the user's language; the exit code."""
    lang = _language(words)
    where = f" {TtprintError('see', command=ctx.command_path).text(lang)}" if ctx else ""
    click.echo(f"ttprint: {_one_line(error.text(lang))}{where}", err=True)
    return 2


def _language(words: Sequence[str]) -> str:
    """The language of --lang, if it is given and known, or else that of the environment."""
    from ttprint.cli.language import user_language  # most commands end without an error
    from ttprint.words.catalog import languages

    given = [after for word, after in pairwise((*words, "")) if word == "--lang"]
    given += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    tags = [tag for text in given if (tag := text.strip().casefold()) in languages()]
    return tags[-1] if tags else user_language()


def _one_line(sentence: str) -> str:
    """The sentence without line breaks, and with overlong words cut; an argument may contain both."""
    flat = re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+", " ", sentence)
    return re.sub(rf"(\S{{{LONGEST_WORD // 2}}})\S{{{LONGEST_WORD},}}", r"\1…", flat)


def _unexpected(error: Exception) -> TtprintError:
    if isinstance(error, OSError):
        from ttprint.files import reason

        if isinstance(error.filename, str | bytes):
            return TtprintError("system_file", file=os.fsdecode(error.filename), why=reason(error))
        return TtprintError("system", why=reason(error))
    message = str(error) or TtprintError("no_message")
    return TtprintError("internal", kind=type(error).__name__, message=message)
