"""Product: the rule booklet."""

from __future__ import annotations

from ttprint.games.vite_taxi.game import GAME
from ttprint.games.vite_taxi.rulebook.book import RULEBOOK
from ttprint.shared_products import rules_product

PRODUCTS = {
    "rules": rules_product(
        GAME, RULEBOOK, ("ttprint vite-taxi rules --lang fr", "ttprint vite-taxi rules --lang all --html")
    )
}
