"""PDF files written from objects that pypdf has read and from new ones.

value: an object of pypdf, or plain Python: dict, list, number, bytes for a string, a str such as "/Page" for a name
object stream: a compressed stream with all objects that are not streams themselves; pypdf's own writer makes none

Streams keep the bytes that were read. The file depends neither on the time nor on chance.
"""

from __future__ import annotations

import hashlib
import io
import re
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise

from pypdf import PageObject, PdfReader
from pypdf.generic import (
    BooleanObject,
    ByteStringObject,
    DictionaryObject,
    IndirectObject,
    NullObject,
    StreamObject,
    TextStringObject,
)

from ttprint.render.numbers import Numbers

_HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"  # bytes above 127 mark the file as binary
_WIDTH = 7  # bytes of a row of the cross-reference table
_NO_NAME = re.compile(rb"[^!-~]|[#%()/<>\[\]{}]")
_NO_STRING = re.compile(rb"[()\\\r]")
_numbers = Numbers(8)


@dataclass(frozen=True, eq=False, slots=True)
class Shared:
    """A dictionary that is stored once, as an object of its own, wherever it is used."""

    entries: Mapping[str, object]


@dataclass(frozen=True, eq=False, slots=True)
class PdfStream:
    """The entries of a stream's dictionary, without the length, and its bytes as they are stored."""

    entries: Mapping[str, object]
    data: bytes

    @classmethod
    def compressed(cls, data: bytes, entries: Mapping[str, object] | None = None) -> PdfStream:
        """Return a new stream that stores the data compressed."""
        return cls({**(entries or {}), "/Filter": "/FlateDecode"}, zlib.compress(data, 9))

    @classmethod
    def copy(cls, stream: StreamObject, entries: Mapping[str, object] | None = None) -> PdfStream:
        """Return a stream that was read, with some entries replaced or added."""
        # the base class returns the bytes as they are stored; the method of a compressed stream decompresses them
        return cls({**dict(stream.items()), **(entries or {})}, StreamObject.get_data(stream))


def read(document: bytes) -> PdfReader:
    """Return the document; its objects are parsed as they are needed."""
    return PdfReader(io.BytesIO(document))


def contents(page: PageObject) -> StreamObject:
    """Return the operators of a page whose content is one stream."""
    stream = page["/Contents"]
    assert isinstance(stream, StreamObject)
    return stream


def resources(holder: DictionaryObject) -> DictionaryObject:
    """Return the resources of a page or form."""
    found = holder["/Resources"]
    assert isinstance(found, DictionaryObject)
    return found


def write(
    catalog: Mapping[str, object], info: object, replaced: Mapping[IndirectObject, object] | None = None
) -> bytes:
    """Return the file with the catalog, the document information, and all objects that they refer to.

    `replaced` maps references of objects that were read to their new values.
    """
    return _FileWriter(replaced or {}).write(catalog, info)


class _FileWriter:
    """Numbers objects in the order of the first reference to each of them."""

    def __init__(self, replaced: Mapping[IndirectObject, object]) -> None:
        self.replaced = replaced
        self.numbers: dict[object, int] = {}  # of references that were read, of Shared values and of Streams
        self.objects: list[object] = []  # the same, in order
        self.done = 0  # how many of them are written
        self.file = bytearray(_HEADER)
        self.rows = {0: bytes(_WIDTH)}  # of the cross-reference table, by number

    def write(self, catalog: Mapping[str, object], info: object) -> bytes:
        trailer = {"/Root": Shared(catalog), "/Info": info}
        self._add_all(catalog["/Pages"])  # apart from the tags, so that a page can be shown without parsing them
        self._add_all(trailer)
        start, identity = len(self.file), hashlib.sha256(self.file).digest()[:16]
        table = len(self.objects) + 1
        self.rows[table] = _row(1, start, 0)
        entries = {"/Type": "/XRef", "/Size": table + 1, **trailer, "/ID": [identity, identity]}
        self._add_stream(table, _cross_references([self.rows[number] for number in sorted(self.rows)], entries))
        return bytes(self.file) + b"startxref\n%d\n%%%%EOF\n" % start

    def _add_all(self, value: object) -> None:
        """Write all objects that the value refers to and that are not written yet."""
        self._text(value)
        packed: dict[int, bytes] = {}
        while self.done < len(self.objects):
            found = self._value(self.objects[self.done])
            self.done += 1
            if isinstance(found, PdfStream):
                self._add_stream(self.done, found)
            else:
                packed[self.done] = self._text(found)
        container = _object_stream(packed)
        self._text(container)
        self.done += 1
        self._add_stream(self.done, container)
        self.rows |= {number: _row(2, self.done, index) for index, number in enumerate(packed)}

    def _value(self, reference: object) -> object:
        """Return what a reference stands for; a stream that was read becomes a PdfStream."""
        match reference:
            case IndirectObject():
                value = self.replaced.get(reference) or reference.get_object()
                return PdfStream.copy(value) if isinstance(value, StreamObject) else value
            case Shared(entries):
                return entries
        return reference

    def _add_stream(self, number: int, stream: PdfStream) -> None:
        """Write a stream into the file."""
        self.rows[number] = _row(1, len(self.file), 0)
        entries = self._text({**stream.entries, "/Length": len(stream.data)})
        self.file += b"%d 0 obj\n%b\nstream\n%b\nendstream\nendobj\n" % (number, entries, stream.data)

    def _text(self, value: object) -> bytes:
        """Return the value in the syntax of PDF; an object that is referred to for the first time gets a number."""
        match value:
            case IndirectObject() | Shared() | PdfStream():
                if value not in self.numbers:
                    self.objects.append(value)
                    self.numbers[value] = len(self.objects)
                return b"%d 0 R" % self.numbers[value]
            case dict():
                return b"<<%b>>" % b"".join(_name(key) + b" " + self._text(inner) for key, inner in value.items())
            case list():
                return b"[%b]" % b" ".join(map(self._text, value))
            case TextStringObject() | ByteStringObject():
                return _string(value.original_bytes)
            case bytes():
                return _string(value)
            case str():
                return _name(value)
            case BooleanObject():
                return b"true" if value.value else b"false"
            case bool():
                return b"true" if value else b"false"
            case int() | float():
                return _numbers[value].encode()
            case NullObject():
                return b"null"
        raise TypeError(f"{value!r} is no value of a PDF")


@cache
def _name(name: str) -> bytes:
    """Return a name with its slash; characters that a name cannot contain become numbers."""
    return b"/" + _NO_NAME.sub(lambda found: b"#%02x" % ord(found[0]), name[1:].encode())


def _string(data: bytes) -> bytes:
    return b"(%b)" % _NO_STRING.sub(lambda found: b"\\r" if found[0] == b"\r" else b"\\" + found[0], data)


def _row(kind: int, place: int, index: int) -> bytes:
    """Return a row of the cross-reference table.

    kind: 0 for no object, 1 for one at that byte of the file, 2 for one in the object stream of that number
    """
    return bytes([kind]) + place.to_bytes(4) + index.to_bytes(2)


def _object_stream(objects: Mapping[int, bytes]) -> PdfStream:
    starts = accumulate((len(text) + 1 for text in objects.values()), initial=0)
    index = b" ".join(b"%d %d" % pair for pair in zip(objects, starts, strict=False)) + b"\n"
    entries = {"/Type": "/ObjStm", "/N": len(objects), "/First": len(index)}
    return PdfStream.compressed(index + b"\n".join(objects.values()), entries)


def _cross_references(rows: Iterable[bytes], entries: Mapping[str, object]) -> PdfStream:
    """Return the table as a stream: each row as its difference from the row before, which compresses well."""
    empty = bytes(_WIDTH)
    changes = (bytes((new - old) % 256 for old, new in zip(*pair, strict=True)) for pair in pairwise((empty, *rows)))
    predictor = {"/Predictor": 12, "/Columns": _WIDTH}
    data = b"".join(b"\x02" + change for change in changes)
    return PdfStream.compressed(data, {**entries, "/W": [1, 4, 2], "/DecodeParms": predictor})
