"""Where the files of a product go: the folder or file of --out, or a default folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from ttprint.errors import TtprintError
from ttprint.product import Product

OUT = Path("out")
FILE_SUFFIXES = (".pdf", ".svg", ".png", ".html")  # --out with one of these names a file
_FILE_LIKE = re.compile(r"\.[a-z][a-z0-9]{1,4}", re.IGNORECASE)  # v1.2 and St.Petersburg are folders


def default_folder(product: Product) -> Path:
    """Where the files of a product go by default: each game but the default one has a folder of its own."""
    own = product.game.name if product.game and not product.game.default else ""
    return OUT / own / product.folder


def destination(text: str) -> Path:
    """The file or folder of --out. A name with the ending of another sort of file is an error, not a folder."""
    from ttprint.files import is_folder  # products without files do not need it

    out = Path(text)
    if _FILE_LIKE.fullmatch(out.suffix) and not (is_file(out) or is_folder(out) or text.endswith(("/", os.sep))):
        raise TtprintError("file.suffix", file=out, ending=out.suffix, allowed=", ".join(FILE_SUFFIXES))
    return out


def is_file(out: Path) -> bool:
    """True if --out names a file, not a folder."""
    from ttprint.files import is_folder

    return out.suffix.lower() in FILE_SUFFIXES and not is_folder(out)


def named_format(out: Path) -> str:
    """The format that the ending of --out names; empty for a folder."""
    return out.suffix[1:].lower() if is_file(out) else ""


def folder_address(product: Product, out: Path | None) -> str:
    """The URL of the folder that the files go to."""
    folder = default_folder(product) if out is None else out.parent if is_file(out) else out
    try:
        return folder.resolve().as_uri()
    except (OSError, RuntimeError, ValueError):  # a link to itself, a:b on Windows: reported when files are written
        return ""


def file_paths(product: Product, files: Mapping[str, bytes], out: Path | None) -> dict[str, Path]:
    """Where each file goes: into a folder, or to the file that --out names."""
    from ttprint.files import is_null

    if out is not None and is_null(out):
        return dict.fromkeys(files, out)
    if out is None or not is_file(out):
        folder = default_folder(product) if out is None else out
        return {name: folder / name for name in files}
    if len(files) > 1 and not product.takes_name:
        raise TtprintError("file.several", files=len(files), file=out)
    suffixes = {Path(name).suffix for name in files}
    if out.suffix.lower() not in suffixes:
        suffix = Path(next(iter(files))).suffix
        raise TtprintError("file.ending", kind=suffix[1:].upper(), file=out, ending=suffix)
    return {name: out.parent / name for name in files} if len(files) > 1 else dict.fromkeys(files, out)
