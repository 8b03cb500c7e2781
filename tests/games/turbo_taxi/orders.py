"""An order that several tests use: English, on A4."""

from __future__ import annotations

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.look import Look
from ttprint.order.order import Order, Style
from ttprint.press.paper import parse_paper

A4 = parse_paper("a4")
ENGLISH = GAME.words("en")
ORDER = Order(A4, Style(ENGLISH))
LOOK = Look()
