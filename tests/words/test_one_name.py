"""One name for one thing: words that an editor has removed from the texts of a game do not come back."""

from __future__ import annotations

import re

import pytest

from ttprint.resources import folder
from ttprint.words.catalog import languages

# a second word for a thing that has one, and turns of phrase that are false or foreign
STRUCK_OUT = {
    "en": r"right cit(y|ies)|four looks|tested on|another one than|against the light|\bcabs\b|weak eyes|In the end\b",
    "fr": r"par-dessus le bord|s’en faut|la case \{here|(?<!plan de )villes? justes?|d’accord que|Bloqué ?\?",
    "nl": r"\bgroepen\b|merkteken|\bsteden\b|\ben stad\b|(?<!van )een stad\b|goede stad|de stad uit",
    "it": r"plancia|[Cc]art[ae] stradal|la casella \{here|città (giust|vuot)|una città\b(?! di)|Girate e",
    "de": r"\bStädte\b|eine Stadt\b|Eine Stadt\b(?! aus)|aus der Stadt",
    "es": r"miradas|Medio grupo|la casilla \{here|(?<!planos de )ciudades|una ciudad\b(?! de)|por dónde se empieza",
}


@pytest.mark.parametrize("tag", languages())
def test_removed_words_do_not_come_back(tag: str) -> None:
    rooms = ("shared/words", "turbo_taxi/words", "turbo_taxi/rules", "turbo_taxi/play/words")
    texts = [(folder("templates") / room / f"{tag}.toml").read_text(encoding="utf-8") for room in rooms]
    assert not [hit[0] for text in texts for hit in re.finditer(STRUCK_OUT[tag], text)]
