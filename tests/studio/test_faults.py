"""What is wrong with a form is said at the field it is about, with a value to click that is right."""

from __future__ import annotations

import re

import pytest
from werkzeug.test import Client

from ttprint.games import DEFAULT_GAME
from ttprint.words.catalog import words

AT = f"/{DEFAULT_GAME.name}"


@pytest.mark.parametrize(
    ("address", "field", "fixes"),
    [
        ("/deck?tile=200", "tile", ["90 mm"]),
        ("/deck?copies=0", "copies", ["1"]),
        ("/deck?copies=many", "copies", []),
        ("/deck?paper=a44", "paper", ["A4"]),
        ("/deck?margin=wide", "margin", []),
        ("/deck?sets=cabb", "sets", ["cab"]),
        ("/deck?only=cab-te-1", "only", ["cab-tee-1"]),
        ("/deck?shift=left", "shift", []),
        ("/deck?theme=inc", "theme", ["ink"]),
        ("/poster", "words", []),
        ("/poster?words=3D3F", "words", ["3D3E", "3DPF", "3M3F", "ND3F"]),
        ("/challenges?codes=3D3E+3D3F", "codes", ["3D3E", "3DPF", "3M3F", "ND3F"]),
        ("/challenges?count=500", "count", ["200"]),
        ("/check?words=3D3E+N", "words", []),
        ("/rules?paper=a55", "paper", ["A5"]),
    ],
)
def test_a_fault_stands_at_its_field(visitor: Client, address: str, field: str, fixes: list[str]) -> None:
    page = visitor.get(f"{AT}{address}{'&' if '?' in address else '?'}show=1").text
    assert f'id="wrong-{field}" role="alert"' in page
    place = page[page.index(f'id="field-{field}"') :]
    assert 'aria-invalid="true"' in place[: place.index(">")]
    assert f"wrong-{field}" in place[: place.index(">")]
    said = page[page.index(f'id="wrong-{field}"') :]
    assert re.findall(r'class="fix"[^>]*>(?:<img[^>]*>)?([^<]+)<', said[: said.index("</p>")]) == fixes


def test_a_right_value_mends_only_what_was_wrong(visitor: Client) -> None:
    page = visitor.get(f"{AT}/challenges?codes=7KQ2+3d3f&card=a6&show=1").text
    assert f'href="{AT}/challenges?card=a6&amp;show=1&amp;codes=7KQ2+3D3E"' in page
    assert f'src="{AT}/look/picture?code=3D3E"' in page
    picture = visitor.get(f"{AT}/look/picture?code=3D3E")
    assert (picture.status_code, picture.content_type) == (200, "image/svg+xml")
    assert visitor.get(f"{AT}/look/picture?code=x").status_code == 400
    assert visitor.get(f"{AT}/look?code=3D3F").text.count('class="fix"') == 4


@pytest.mark.parametrize(
    ("query", "step", "field"),
    [
        ("step=2", 1, "pupils"),
        ("step=4&pupils=3&groups=4", 1, "groups"),
        ("step=3&pupils=99", 1, "pupils"),
        ("step=4&pupils=4&seed=-1", 2, "seed"),
        ("step=4&pupils=4&paper=a44", 3, "paper"),
    ],
)
def test_in_the_lesson_a_fault_leads_to_the_step_of_its_field(
    visitor: Client, query: str, step: int, field: str
) -> None:
    page = visitor.get(f"{AT}/lesson?{query}").text
    current = page[page.index('aria-current="step"') :]
    assert words("en").say(f"studio.step.{step}") in current[: current.index("</li>")]
    assert f'id="wrong-{field}"' in page


def test_lengths_are_said_in_the_unit_of_the_visitor(visitor: Client) -> None:
    page = visitor.get(f"{AT}/deck?tile=8&unit=in", headers={"Accept-Language": "en-US"}).text
    assert "8 is not possible here: choose 1.181 to 3.543 in." in page
    assert ">3.543 in</a>" in page
