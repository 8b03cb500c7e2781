"""Help texts: options in groups, the common ones first, and examples in a block of their own.

`--help` leaves out rare options and those for cutting machines and print services; `--help-all` lists every option.
"""

from __future__ import annotations

from collections.abc import Iterable

import click

from ttprint.option import HelpSection, Option, OptionKind
from ttprint.product import Product

ALL = "ttprint.help_all"  # set in a context's meta where all options are to be listed
_ADDED = {"json": HelpSection.FILES, "csv": HelpSection.FILES}  # options that the command line adds to a report
_PROFILE = "Printer profile"  # options that only `calibrate` has


def _show_all(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        ctx.meta[ALL] = True
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


class ProductCommand(click.Command):
    """The command of a product."""

    def __init__(self, product: Product, **settings: object) -> None:
        super().__init__(product.name, **settings)  # type: ignore[arg-type]
        self.product = product

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The parameters, and the option that lists all of them."""
        more = click.Option(["--help-all"], is_flag=True, is_eager=True, expose_value=False, callback=_show_all)
        return [*super().get_params(ctx), more]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options of each group."""
        whole, options = ctx.meta.get(ALL, False), self.product.options
        shown = [option for option in options if whole or not is_folded(option)]
        named = {option.key for option in options}
        added = [param for param in super().get_params(ctx) if param.expose_value and param.name not in named]
        for section in HelpSection:
            rows = [option_row(option) for option in in_order(shown) if option.section is section]
            rows += _rows((param for param in added if _ADDED.get(param.name or "") is section), ctx)
            _write(formatter, section.value, rows)
        _write(formatter, _PROFILE, _rows((param for param in added if param.name not in _ADDED), ctx))

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples, and how to see the options that are left out."""
        write_examples(formatter, self.product.examples)
        if any(map(is_folded, self.product.options)) and not ctx.meta.get(ALL):
            formatter.write_paragraph()
            formatter.write(f"All options, for cutters and print services too: {ctx.command_path} --help-all\n")


def is_folded(option: Option) -> bool:
    """True if only --help-all lists the option."""
    return option.rare or option.section is HelpSection.MACHINES


def in_order(options: Iterable[Option]) -> list[Option]:
    """The options, arguments without a name first, then common ones."""
    return sorted(options, key=lambda option: (not option.positional, not option.common))


def option_row(option: Option) -> tuple[str, str]:
    """The name of an option with a word for its value, and its help with its choices and its default."""
    if option.positional:
        return option.metavar or option.name.upper(), option.help
    value = "" if option.kind is OptionKind.FLAG else f" {_value(option)}"
    choices = "" if option.presets or option.kind is OptionKind.FLAG else ", ".join(option.allowed)
    listed = f"{option.help.rstrip('.')} ({choices})." if choices and "|" not in (option.metavar or "") else option.help
    default = f" [default: {option.default_text}]" if option.default_text else ""
    return f"--{option.name}{value}", f"{listed}{default}"


def _value(option: Option) -> str:
    """The word for the value of an option."""
    if option.metavar:
        return option.metavar
    return "NUMBER" if option.kind is OptionKind.NUMBER else option.name.upper()


def write_examples(formatter: click.HelpFormatter, examples: Iterable[str]) -> None:
    """Write a block of commands."""
    with formatter.section("Examples"):
        for example in examples:
            formatter.write(f"{'':>{formatter.current_indent}}{example}\n")


def _rows(params: Iterable[click.Parameter], ctx: click.Context) -> list[tuple[str, str]]:
    return [row for param in params if (row := param.get_help_record(ctx))]


def _write(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(heading):
            formatter.write_dl(rows)
