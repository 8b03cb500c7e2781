"""The print order that several tests share: English, A4."""

from __future__ import annotations

from ttprint.games.vite_taxi.game import GAME
from ttprint.order.order import Order, Style
from ttprint.press.paper import parse_paper

A4 = parse_paper("a4")
ORDER = Order(A4, Style(GAME.words("en")))
