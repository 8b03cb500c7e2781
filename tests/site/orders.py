"""Orders whose bytes are the same in the browser as here: a few for every test run, and many."""

from __future__ import annotations

from itertools import product

TURBO, VITE = "/turbo-taxi", "/vite-taxi"
SOME = (
    f"{TURBO}/rules/download?lang=fr",
    f"{TURBO}/challenges/download?count=4&lang=de&theme=ink",
    f"{VITE}/die/download?lang=it&theme=contrast",
)
_LANGUAGES, _THEMES = ("en", "fr", "nl", "it", "de", "es"), ("city", "ink", "contrast")
_DUPLEX = ("long", "short", "fold", "manual", "none")
MANY = (
    *(f"{TURBO}/deck/download?lang={lang}&theme={theme}" for lang, theme in zip(_LANGUAGES, _THEMES * 2, strict=True)),
    *(f"{TURBO}/deck/download?sets=2&duplex={duplex}" for duplex in _DUPLEX),
    f"{TURBO}/deck/download?svg=1&sets=1",
    *(f"{TURBO}/board/download?theme={theme}&lang=fr" for theme in _THEMES),
    *(f"{TURBO}/markers/download?theme={theme}&paper=letter" for theme in _THEMES),
    *(f"{TURBO}/challenges/download?count=6&level={level}&lang=nl" for level in ("easy", "medium", "hard", "expert")),
    *(f"{TURBO}/rules/download?lang={lang}" for lang in _LANGUAGES),
    f"{TURBO}/rules/download?lang=en&html=1",
    *(f"{TURBO}/kit/download?lang={lang}" for lang in ("nl", "es")),
    *(f"{TURBO}/classpack/download?pupils=12&lang={lang}" for lang in ("nl", "de", "en")),
    f"{TURBO}/poster/download?words=7KQ2&lang=it",
    f"{TURBO}/worksheet/download?lang=es",
    f"{TURBO}/tournament/download?lang=fr&players=8",
    f"{TURBO}/play/download?lang=en",
    f"{TURBO}/census/download?json=1",
    *(f"{VITE}/board/download?theme={theme}&lang={lang}" for theme, lang in product(_THEMES, ("fr", "de"))),
    *(f"{VITE}/cards/download?lang={lang}" for lang in _LANGUAGES),
    *(f"{VITE}/{name}/download?theme=ink" for name in ("money", "taxis", "die", "trays")),
    *(f"{VITE}/rules/download?lang={lang}" for lang in _LANGUAGES),
    *(f"{VITE}/kit/download?lang={lang}" for lang in ("fr", "it")),
    *(f"/calibrate/download?lang={lang}" for lang in ("en", "nl")),
)
