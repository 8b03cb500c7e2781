"""Product: the rule booklet."""

from __future__ import annotations

from ttprint.games.turbo_taxi.game import GAME
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.shared_products import rules_product

PRODUCTS = {
    "rules": rules_product(
        GAME, RULEBOOK, ("ttprint rules --lang fr", "ttprint rules --lang en --large --html --out .")
    )
}
