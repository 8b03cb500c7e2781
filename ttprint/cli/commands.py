"""Click commands made from products: options, help, and running a product."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from ttprint.cli.destinations import destination, folder_address, is_file, named_format
from ttprint.cli.help import ProductCommand
from ttprint.cli.language import user_language
from ttprint.cli.progress import show_progress
from ttprint.cli.reports import print_report
from ttprint.cli.usage import WrongUsage
from ttprint.errors import TtprintError
from ttprint.option import LocalFile, Option, OptionKind, Values
from ttprint.order.context import Context
from ttprint.product import Product, Report
from ttprint.words.catalog import languages

if TYPE_CHECKING:
    from ttprint.press.printers.printer import PrinterProfile

MOST_BYTES = 5_000_000  # of a file that the user named: twice the manifest of the largest pack

_TYPE_NAMES = {int: "integer", float: "float"}
_REPORT_OPTIONS = {
    "json": ("--json", {"is_flag": True, "help": "Write JSON for other programs."}),
    "csv": ("--csv", {"metavar": "FILE|-", "help": "Write every row as CSV instead."}),
}


class OptionType(click.ParamType[Any]):
    """Parses the text of an option."""

    def __init__(self, option: Option) -> None:
        self.option, self.name = option, _TYPE_NAMES.get(option.value_type, "text")

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The value of a text; a wrong one is a usage error."""
        try:
            return self.option.parse(str(value))
        except TtprintError as error:
            raise WrongUsage(error, ctx) from error

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str | None:
        """The choices, where there are any."""
        return f"[{'|'.join(self.option.allowed)}]" if self.option.kind is OptionKind.CHOICE else None


def product_command(product: Product) -> click.Command:
    """The click command of a product."""

    def callback(**values: Any) -> int:
        return run_product(product, click.get_current_context())

    extra = [click.Option([name], **settings) for name, settings in map(_REPORT_OPTIONS.get, product.formats)]  # type: ignore[misc,arg-type]
    return ProductCommand(
        product,
        params=[*map(parameter, product.options), *extra],
        callback=callback,
        help="\n\n".join(filter(None, (product.summary, product.details))),
    )


def parameter(option: Option) -> click.Parameter:
    """The click parameter of an option."""
    if option.positional:
        return click.Argument([option.key], nargs=-1, required=option.required, metavar=option.metavar)
    name = f"--{option.name}"
    if option.kind is OptionKind.FLAG:
        return click.Option([name, option.key], is_flag=True, help=option.help)
    # click takes an explicit default of None for a value that was given
    default: dict[str, Any] = {"default": option.default_text, "show_default": True} if option.default_text else {}
    return click.Option(
        [name, option.key],
        type=OptionType(option),
        multiple=option.many,
        required=option.required,
        metavar=None if option.kind is OptionKind.CHOICE else option.metavar,
        help=option.help,
        **default,
    )


def run_product(product: Product, ctx: click.Context) -> int:
    """Make a product with the values of a click context, write or print what comes back; the exit code."""
    values = _values(product, ctx)
    out = destination(values["out"]) if values.get("out") else None
    context = _context(product, values, out)
    with show_progress() as progress:
        made = product.make(values, Context(**{**vars(context), "progress": progress}))
        cover = None if isinstance(made, Report) else made.cover()
    if isinstance(made, Report):
        print_report(made, as_json=bool(ctx.params.get("json")), csv=ctx.params.get("csv"), lang=context.lang)
        return 0 if made.right else 1
    from ttprint.cli.writing import write_and_summarize  # imports what prints, which reports do not need

    spoken = values.get("lang")
    words = product.words(spoken if spoken in languages() else context.lang)
    write_and_summarize(product, made, cover, out, words)
    return 0


def _values(product: Product, ctx: click.Context) -> Values:
    given: dict[str, Any] = {}
    kept: dict[str, Any] = {}
    for option in product.options:
        source = ctx.get_parameter_source(option.key)
        if source not in (ParameterSource.COMMANDLINE, ParameterSource.DEFAULT_MAP):
            continue
        value = ctx.params[option.key]
        if option.value_type is Path:
            value = tuple(map(read_local, value)) if option.many else read_local(value)
        (given if source is ParameterSource.COMMANDLINE else kept)[option.key] = value
    if ctx.params.get("json") and ctx.params.get("csv"):
        raise WrongUsage(TtprintError("two_options", first="--csv", second="--json"), ctx)
    return Values(product.options, given, {**kept, **_named_format(product, {**kept, **given})})


def _named_format(product: Product, chosen: Mapping[str, Any]) -> dict[str, bool]:
    """The format that the ending of --out asks for, where no other is chosen."""
    suffix = named_format(Path(chosen["out"])) if chosen.get("out") else ""
    wanted = [key for key in ("pdf", "svg", "png") if chosen.get(key)]
    return {suffix: True} if suffix and not wanted and product.option(suffix) else {}


def _context(product: Product, values: Values, out: Path | None) -> Context:
    printer: str = values.get("printer") or ""
    return Context(
        lang=user_language(),
        profile=_stored_profile(printer) if printer else None,
        printer=printer,
        address=folder_address(product, out),
        stem=out.stem if out and is_file(out) else "",
        processes=processor_count(),
    )


def _stored_profile(printer: str) -> PrinterProfile:
    from ttprint.cli.printers import stored_profile

    return stored_profile(printer)


def processor_count() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on Windows and macOS
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def read_local(path: Path) -> LocalFile:
    """The text of a file that the user named."""
    from ttprint.files import read_text, reason  # few commands read a file

    try:
        return LocalFile(str(path), read_text(path, MOST_BYTES))
    except OSError as error:
        raise TtprintError("file.read_json", file=path, why=reason(error)) from error
