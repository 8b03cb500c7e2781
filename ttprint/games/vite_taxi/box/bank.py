"""How many notes are in the box.

In 99.9 of 100 games with six players 17 notes of 25 F, 10 of 50 F and 21 of 100 F are each enough, as
`ttprint vite-taxi simulate --players 6` tells. These fill whole sheets; a test plays games to see that they last.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

NOTES: Mapping[int, int] = MappingProxyType({25: 24, 50: 12, 100: 30})
