from __future__ import annotations

import pytest
from hypothesis import settings

from ttprint.turbo_taxi.atlas import Entry, atlas
from ttprint.turbo_taxi.tiles import Crossing

# the same examples in every run: a test that fails for one person fails for all
settings.register_profile("ttprint", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ttprint")


@pytest.fixture(scope="session")
def atlases() -> dict[Crossing, tuple[Entry, ...]]:
    return {crossing: atlas(crossing) for crossing in Crossing}
