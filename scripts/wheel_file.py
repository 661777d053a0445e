"""Writes wheels: the same files give the same bytes.

The package `deflate` compresses 4 % better than Python itself; it is used if installed, as in `make wheels`.
"""

from __future__ import annotations

import base64
import hashlib
import os
import struct
import time
import zlib
from pathlib import Path

try:
    from deflate import deflate_compress
except ImportError:
    deflate_compress = None

#: The date of every entry unless SOURCE_DATE_EPOCH is later: the first of January 2020.
USUAL_DATE = 1577836800
#: Fields of a zip archive: made by Unix, version 2.0, names in UTF-8, compressed by deflate.
MADE_BY, VERSION, UTF8, DEFLATED = 3 << 8 | 20, 20, 1 << 11, 8


def write(path: Path, info: str, files: dict[str, bytes], programs: set[str] = frozenset()) -> Path:
    """Write a wheel with the given files and a record of them in the folder `info`.

    Shared libraries and `programs` are executable.
    """
    files = dict(sorted(files.items(), key=lambda item: (item[0].startswith(info), item[0])))
    record = [f"{name},{_digest(content)},{len(content)}" for name, content in files.items()]
    files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""]).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".tmp")
    runs = {name for name in files if name.endswith(".so") or name in programs}
    unfinished.write_bytes(_archive(files, runs))
    unfinished.replace(path)
    return path


def _archive(files: dict[str, bytes], programs: set[str]) -> bytes:
    """Return a zip archive."""
    seconds = max(int(os.environ.get("SOURCE_DATE_EPOCH") or USUAL_DATE), USUAL_DATE)
    year, month, day, hour, minute, second = time.gmtime(seconds)[:6]
    date = (year - 1980) << 9 | month << 5 | day
    clock = hour << 11 | minute << 5 | second // 2
    out, directory = bytearray(), bytearray()
    for name, content in files.items():
        data, spelled = _compressed(content), name.encode()
        facts = struct.pack(
            "<HHHHHIIIHH", VERSION, UTF8, DEFLATED, clock, date, zlib.crc32(content), len(data),
            len(content), len(spelled), 0,
        )  # fmt: skip
        mode = 0o100755 if name in programs else 0o100644
        rest = struct.pack("<HHHII", 0, 0, 0, mode << 16, len(out))
        directory += b"PK\x01\x02" + struct.pack("<H", MADE_BY) + facts + rest + spelled
        out += b"PK\x03\x04" + facts + spelled + data
    count, size, start = len(files), len(directory), len(out)
    end = b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, count, count, size, start, 0)
    return bytes(out + directory + end)


def _compressed(content: bytes) -> bytes:
    if deflate_compress:
        return bytes(deflate_compress(content, 12))
    # Without the header and the checksum of zlib's own format.
    made = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return made.compress(content) + made.flush()


def _digest(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest())
    return f"sha256={digest.rstrip(b'=').decode()}"
