"""An address as a square of dots that a camera reads, drawn as SVG."""

from __future__ import annotations

from ttprint.draw.qr import modules

QUIET = 4  # empty dots round it, without which cameras do not find it
LONGEST = 1200  # letters; more make dots too small for a camera


def qr(text: str) -> bytes:
    """The text as a QR code."""
    rows = modules(text)
    dots = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    size = len(rows) + 2 * QUIET
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{dots}"/></svg>\n'
    ).encode()
