"""Errors in the use of the command line: those of click, said with the words of ttprint."""

from __future__ import annotations

import re

import click

from ttprint.errors import TtprintError, nearest

_EXTRA = re.compile(r"Got unexpected extra argument(s?) \((.*)\)", re.DOTALL)


class WrongUsage(click.UsageError):
    """An error of ttprint that also names the help of the command."""

    def __init__(self, error: TtprintError, ctx: click.Context | None) -> None:
        super().__init__(str(error), ctx)
        self.error = error


def usage_error(error: click.ClickException) -> TtprintError:
    """The error of ttprint for one of click; a rare one keeps the English text of click."""
    match error:
        case WrongUsage():
            return error.error
        case click.NoSuchOption(option_name=name, possibilities=near):
            close = nearest(name, near or [])
            return TtprintError("usage.option_near" if close else "usage.option", name=name, near=close)
        case click.MissingParameter(param=click.Parameter() as param):
            positional = isinstance(param, click.Argument)
            name = _name(param, error.ctx)
            return TtprintError("usage.missing_argument" if positional else "usage.missing_option", name=name)
        case click.BadOptionUsage(option_name=name):
            none = "does not take" in error.message
            return TtprintError("usage.takes_none" if none else "usage.takes_one", name=name)
        case click.BadParameter(param=click.Option(type=click.IntRange(min=least, max=most)) as param):
            return TtprintError("usage.range", name=_name(param, error.ctx), least=least, most=most)
        case click.UsageError() if extra := _EXTRA.fullmatch(error.message):
            return TtprintError("usage.extras" if extra[1] else "usage.extra", words=extra[2])
    return TtprintError(error.format_message())


def _name(param: click.Parameter, ctx: click.Context | None) -> str:
    """The name of a parameter as the user types it, without quotes."""
    return param.get_error_hint(ctx).strip("'")
