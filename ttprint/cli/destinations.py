"""Where the files of a product go: the folder or file of --out, or a default folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ttprint.errors import TtprintError
from ttprint.product import Product

OUT = Path("out")
FILE_SUFFIXES = frozenset({".pdf", ".svg", ".png", ".html", ".htm"})  # --out with one of these names a file


def default_folder(product: Product) -> Path:
    """Where the files of a product go by default: each game but the default one has a folder of its own."""
    own = product.game.name if product.game and not product.game.default else ""
    return OUT / own / product.folder


def is_file(out: Path) -> bool:
    """True if --out names a file, not a folder."""
    from ttprint.files import is_folder  # products without files do not need it

    return out.suffix in FILE_SUFFIXES and not is_folder(out)


def named_format(out: Path) -> str:
    """The format that the ending of --out names; empty for a folder."""
    return out.suffix[1:] if is_file(out) else ""


def folder_address(product: Product, out: Path | None) -> str:
    """The URL of the folder that the files go to."""
    folder = default_folder(product) if out is None else out.parent if is_file(out) else out
    try:
        return folder.resolve().as_uri()
    except (OSError, RuntimeError):  # such as a link to itself, which is reported when files are written
        return ""


def file_paths(product: Product, files: Mapping[str, bytes], out: Path | None) -> dict[str, Path]:
    """Where each file goes: into a folder, or to the file that --out names."""
    if out is None or not is_file(out):
        folder = default_folder(product) if out is None else out
        return {name: folder / name for name in files}
    if len(files) > 1 and not product.takes_name:
        raise TtprintError("file.several", files=len(files), file=out)
    suffixes = {Path(name).suffix for name in files}
    if out.suffix not in suffixes:
        suffix = Path(next(iter(files))).suffix
        raise TtprintError("file.ending", kind=suffix[1:].upper(), file=out, ending=suffix)
    return {name: out.parent / name for name in files} if len(files) > 1 else dict.fromkeys(files, out)
