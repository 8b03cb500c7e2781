"""ttprint studio: serves the studio on the user's own machine."""

from __future__ import annotations

import socket
import threading
import webbrowser
from contextlib import closing

import click

from ttprint.errors import TtprintError
from ttprint.files import reason

PORT = 8017
NEXT = 20  # ports that are tried before any free one is taken
EVERYWHERE = {"0.0.0.0", "::"}
# takes a port that a studio has just left, but none that is in use: for the latter Windows has an option of its own
_OWN_PORT = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)


@click.command(epilog="Examples: ttprint studio, or ttprint studio --port 9000 --no-open")
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True, help="Where it listens.")
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS", help="Who may reach it.")
@click.option("--allow-host", multiple=True, metavar="NAME", help="Another name it may be called by; may be repeated.")
@click.option("--no-open", is_flag=True, help="Do not open the browser.")
def command(port: int, host: str, allow_host: tuple[str, ...], no_open: bool) -> None:
    """Open a page in the browser that prints all of this.

    Choose, see the sheets, download, print. It listens on this machine only, unless told otherwise; Ctrl-C ends it.
    """
    try:
        from ttprint.studio.connections import serve
        from ttprint.studio.routes import create_studio
    except ImportError as error:
        raise TtprintError("studio.packages", package="ttprint[studio]") from error
    listening = listen(host, port)
    port = listening.getsockname()[1]
    address = f"http://{_shown(host)}:{port}/"
    own = own_address(host) if host in EVERYWHERE else host
    lan = f"http://{own}:{port}" if own and host in EVERYWHERE else ""
    with closing(listening), closing(create_studio((*allow_host, *filter(None, [own])), lan=lan)) as studio:
        click.echo(f"The studio is at {address} (Ctrl-C ends it)")
        if lan:
            click.echo(f"In the local network it is at {lan}/")
        opening = threading.Timer(0.3, webbrowser.open, [address])
        if not no_open:
            opening.start()
        try:
            serve(studio, listening)
        finally:
            opening.cancel()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at the port, or at the next free one."""
    if not host.strip():  # for the system, no name means all addresses
        raise TtprintError("studio.no_host")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, *range(port + 1, min(port + NEXT, 65536)), 0):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, _OWN_PORT, 1)
        try:
            found.bind((host, wanted))
            found.listen(128)
        except OSError as error:
            found.close()
            refusal = error
            continue
        except (ValueError, TypeError) as error:  # a name that no machine can have: too long, or with a zero byte in it
            found.close()
            raise TtprintError("studio.not_host", host=host) from error
        return found
    raise TtprintError("studio.listen", host=host, why=reason(refusal))


def own_address(host: str) -> str:
    """This machine's address in the local network; empty if it has none. Nothing is sent."""
    family, outside = (socket.AF_INET6, "2001:db8::1") if ":" in host else (socket.AF_INET, "192.0.2.1")
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((outside, 9))  # of a datagram socket: only the route is looked up
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return f"[{found}]" if ":" in found else found


def _shown(host: str) -> str:
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host
