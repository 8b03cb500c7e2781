"""ttprint site: writes the studio as a folder for any web space."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path

import click

from ttprint.cli.defaults import config_folder
from ttprint.cli.progress import show_progress
from ttprint.errors import TtprintError
from ttprint.files import write_all
from ttprint.games import GAMES
from ttprint.site.folder import build
from ttprint.site.packages import complete, fetch
from ttprint.site.ready import ready_made
from ttprint.site.serve import server

PORT = 8018


@click.command(epilog="Examples: ttprint site, or ttprint site --out public --serve")
@click.option("--out", type=click.Path(path_type=Path), default=Path("out/site"), show_default=True, help="The folder.")
@click.option("--games", type=click.Choice(list(GAMES)), multiple=True, help="Only this game; may be repeated.")
@click.option("--serve", is_flag=True, help="Show the folder on this machine afterwards; Ctrl-C ends it.")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="Where it is shown.")
def command(out: Path, games: tuple[str, ...], serve: bool, port: int) -> None:
    """Write the studio as a folder for any web space.

    The folder needs no server program: Python runs in the visitor's browser, and works offline after the first visit.
    What it is made of besides ttprint comes from the package registries (pip and npm), and is kept for the next time.
    """
    fetched = fetched_folder()
    if not complete(fetched):
        click.echo("Fetching Python for the browser: about 40 MB, only this time", err=True)
    fetch(fetched)
    names = games or tuple(GAMES)
    with show_progress() as progress:
        ready = ready_made(names, progress)
    click.echo("Compiling Python for the browser", err=True)
    files = build(fetched, names, ready)
    _remove_old(out)
    write_all({out / name: data for name, data in files.items()})
    size = sum(map(len, files.values()))
    click.echo(f"Wrote {out}: {len(files)} files, {size / 1e6:.0f} MB. Put the whole folder on a web space.")
    if serve:
        _serve(out, port)


def fetched_folder() -> Path:
    """Where the packages for the browser are kept."""
    return Path(config_folder()) / "site"


def _remove_old(out: Path) -> None:
    """Remove what an earlier build wrote; a folder with anything else in it is refused."""
    if not out.exists():
        return
    if not (out / "version.txt").is_file() and any(out.iterdir()):
        raise TtprintError("site.not_ours", folder=out)
    for path in out.iterdir():
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def _serve(out: Path, port: int) -> None:
    with server(out, port) as serving, suppress(KeyboardInterrupt):
        click.echo(f"The site is at http://127.0.0.1:{serving.server_address[1]}/ (Ctrl-C ends it)")
        serving.serve_forever()
