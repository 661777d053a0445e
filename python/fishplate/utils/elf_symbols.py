"""Names of the exported functions of a library, read from its file, for messages and completion."""

from __future__ import annotations

import struct
from functools import lru_cache
from os import PathLike

# Prefixes of the symbols of exported functions and of their metadata.
_PREFIX = b"__tvm_ffi_"
_NOT_FUNCTIONS = (b"_metadata_", b"_doc_", b"_library_bin", b"_library_ctx")
_DYNAMIC_SYMBOLS = 11
_SYMBOL_SIZE = 24


@lru_cache(maxsize=16)
def exported_functions(path: str | PathLike[str]) -> list[str]:
    """Return the names in order; empty if the file is not a 64-bit little-endian ELF file."""
    try:
        with open(path, "rb") as file:
            content = file.read()
        return sorted(set(_names(content)))
    except (OSError, struct.error, IndexError, ValueError):
        return []


def _names(content: bytes) -> list[str]:
    if content[:6] != b"\x7fELF\x02\x01":
        return []
    (sections,) = struct.unpack_from("<Q", content, 0x28)
    size, count = struct.unpack_from("<HH", content, 0x3A)
    for index in range(count):
        kind, offset, length, link = _section(content, sections + index * size)
        if kind == _DYNAMIC_SYMBOLS:
            _, strings, _, _ = _section(content, sections + link * size)
            return _symbols(content[offset : offset + length], content, strings)
    return []


def _section(content: bytes, at: int) -> tuple[int, int, int, int]:
    _, kind, _, _, offset, length, link = struct.unpack_from("<IIQQQQI", content, at)
    return kind, offset, length, link


def _symbols(table: bytes, content: bytes, strings: int) -> list[str]:
    names = []
    for at in range(0, len(table) - _SYMBOL_SIZE + 1, _SYMBOL_SIZE):
        name, _, _, section = struct.unpack_from("<IBBH", table, at)
        start = strings + name
        # Section 0: the symbol is undefined here.
        if section == 0 or not content.startswith(_PREFIX, start):
            continue
        text = content[start : content.index(b"\0", start)].removeprefix(_PREFIX)
        if not text.startswith(_NOT_FUNCTIONS):
            names.append(text.decode(errors="replace"))
    return names
