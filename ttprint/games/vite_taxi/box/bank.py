"""How many notes are in the box.

In 99.9 of 100 games with six players the box pays every fare with these and has some left; a test plays games to see
that. `ttprint vite-taxi simulate --players 6` tells the figures they come from.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

NOTES: Mapping[int, int] = MappingProxyType({25: 24, 50: 20, 100: 30})
