"""Booklets as a print shop gets them: small, tagged, with a trim and a wish for their true size."""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pikepdf
import pytest

from ttprint.cli import run
from ttprint.games.turbo_taxi.rulebook.book import RULEBOOK
from ttprint.order import booklets
from ttprint.render import finish, png

MOST = 400_000  # bytes


@pytest.mark.parametrize("tag", RULEBOOK.languages)
def test_a_booklet_is_small_and_ready_to_print(tag: str, tmp_path: Path) -> None:
    assert run(["rules", "--lang", tag, "--out", str(tmp_path)]) == 0
    for name in (f"rules-{tag}.pdf", f"rules-{tag}-booklet.pdf"):
        assert (tmp_path / name).stat().st_size <= MOST, name
        with pikepdf.open(tmp_path / name) as document:
            assert document.Root.ViewerPreferences.PrintScaling == "/None"
            assert all("/TrimBox" in page.obj for page in document.pages)
            assert ("/StructTreeRoot" in document.Root) is ("booklet" not in name)
            assert not document.check_pdf_syntax()


def test_what_is_stored_once_looks_and_reads_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    text = RULEBOOK.told("en")
    after = booklets.pages_of(RULEBOOK, text, booklets.A5)
    monkeypatch.setattr(finish, "finish", lambda document: document)
    before = booklets.pages_of(RULEBOOK, text, booklets.A5)
    assert len(after) < len(before) / 3
    for one, other in zip(png.pixels(before, 72), png.pixels(after, 72), strict=True):
        assert np.array_equal(np.asarray(one), np.asarray(other))
    with pikepdf.open(io.BytesIO(before)) as old, pikepdf.open(io.BytesIO(after)) as new:
        assert new.Root.MarkInfo == old.Root.MarkInfo
        assert bytes(new.Root.Metadata.read_bytes()) == bytes(old.Root.Metadata.read_bytes())
        for one_page, other_page in zip(old.pages, new.pages, strict=True):
            marks = [
                [str(instruction) for instruction in pikepdf.parse_content_stream(page, "BDC EMC BMC")]
                for page in (one_page, other_page)
            ]
            assert marks[0] == marks[1]
            assert len(marks[0]) > 10
