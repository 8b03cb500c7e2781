"""An address as a square of dots that a camera reads, drawn as SVG."""

from __future__ import annotations

QUIET = 4  # empty dots round it, without which cameras do not find it
LONGEST = 1200  # letters; more make dots too small for a camera


def qr(text: str) -> bytes:
    """The text as a QR code."""
    from reportlab.graphics.barcode import qrencoder

    code = qrencoder.QRCode(None, qrencoder.QRErrorCorrectLevel.L)
    code.addData(text)
    code.make()
    count = code.getModuleCount()
    dots = "".join(f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y in range(count) for x in range(count) if code.isDark(y, x))
    size = count + 2 * QUIET
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{dots}"/></svg>\n'
    ).encode()
