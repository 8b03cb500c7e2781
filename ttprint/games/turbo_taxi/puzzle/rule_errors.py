"""Cards that cannot exist because of their extra rule."""

from __future__ import annotations

from ttprint.errors import TtprintError
from ttprint.games.turbo_taxi.puzzle.codes import encode
from ttprint.games.turbo_taxi.puzzle.setup import Setup


class NoSuchCity(TtprintError):
    """A card with an extra rule that no city keeps."""

    def __init__(self, setup: Setup) -> None:
        super().__init__("rule.no_city", code=encode(setup), setup=str(setup))


class NotTheOnly(TtprintError):
    """A card that claims a single correct city where there are more."""

    def __init__(self, setup: Setup, count: int) -> None:
        super().__init__("rule.not_single", code=encode(setup), setup=str(setup), count=count)
