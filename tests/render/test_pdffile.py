"""PDF files written from values: another library reads the same values back."""

from __future__ import annotations

import io

import pikepdf
import pytest
from pypdf.generic import BooleanObject, FloatObject, NameObject, NullObject, NumberObject, TextStringObject

from ttprint.render import pdffile
from ttprint.render.pdffile import PdfStream, Shared

VALUES = {
    "/Name": "/a b#(c)",
    "/String": b"(1) \\ 2\r3\n\x00\xff",
    "/Text": TextStringObject("Été (Łódź)"),
    "/Numbers": [1, -2.5, 0.00000025, 12345.678, NumberObject(7), FloatObject("0.125")],
    "/Truth": [True, False, BooleanObject(True), BooleanObject(False), NullObject(), NameObject("/true")],
}


def written(**extra: object) -> bytes:
    pages = {"/Type": "/Pages", "/Kids": [], "/Count": 0}
    catalog = {"/Type": "/Catalog", "/Pages": Shared(pages), **{f"/{name}": value for name, value in extra.items()}}
    return pdffile.write(catalog, Shared({"/Title": b"Test"}))


def test_values_are_read_back_by_another_library() -> None:
    with pikepdf.open(io.BytesIO(written(Values=VALUES))) as document:
        assert not document.check_pdf_syntax()
        found = document.Root.Values
        assert found.Name == pikepdf.Name("/a b#(c)")
        assert bytes(found.String) == b"(1) \\ 2\r3\n\x00\xff"
        assert str(found.Text) == "Été (Łódź)"
        assert [float(number) for number in found.Numbers] == [1, -2.5, 0.00000025, 12345.678, 7, 0.125]
        assert [*found.Truth] == [True, False, True, False, None, pikepdf.Name("/true")]
        assert str(document.docinfo.Title) == "Test"


def test_a_shared_value_and_a_stream_are_stored_once() -> None:
    shared, stream = Shared({"/Only": 1}), PdfStream.compressed(b"12 0 m " * 500, {"/Subtype": "/Form"})
    with pikepdf.open(io.BytesIO(written(A=[shared, stream, shared], B={"/C": stream}))) as document:
        first, second, third = document.Root.A
        assert first.objgen == third.objgen
        assert second.objgen == document.Root.B.C.objgen
        assert second.read_bytes() == b"12 0 m " * 500
        assert len(second.read_raw_bytes()) < 100


def test_streams_that_were_read_keep_their_bytes_and_objects_are_replaced() -> None:
    before = written(Stream=PdfStream.compressed(b"one", {"/Old": 1}), Table=Shared({"/Old": 1}))
    source = pdffile.read(before)
    catalog = source.root_object
    table = catalog.raw_get("/Table")
    entries = {"/Pages": catalog["/Pages"], "/Stream": catalog.raw_get("/Stream"), "/Table": table}
    after = pdffile.write(entries, source.trailer.raw_get("/Info"), {table: {"/New": 2}})
    with pikepdf.open(io.BytesIO(before)) as old, pikepdf.open(io.BytesIO(after)) as new:
        assert new.Root.Stream.read_raw_bytes() == old.Root.Stream.read_raw_bytes()
        assert new.Root.Stream.Old == 1
        assert new.Root.Table == {"/New": 2}


def test_the_identity_follows_the_content() -> None:
    def identity(data: bytes) -> bytes:
        with pikepdf.open(io.BytesIO(data)) as document:
            return bytes(document.trailer.ID[0])

    assert written(A=1) == written(A=1)
    assert identity(written(A=1)) != identity(written(A=2))


def test_an_object_that_is_no_pdf_value_is_an_error() -> None:
    with pytest.raises(TypeError, match="no value of a PDF"):
        written(A={1, 2})
