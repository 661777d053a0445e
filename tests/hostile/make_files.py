"""Writes the files that the module group loads: make_files.py FOLDER.

Plain files that are not libraries, and libraries whose embedded module table (the bytes at `__tvm_ffi__library_bin`)
is truncated or contains impossible numbers.
"""

import struct
import subprocess
import sys
from pathlib import Path


def u64(*values: int) -> bytes:
    return b"".join(struct.pack("<Q", value) for value in values)


def text(value: bytes) -> bytes:
    return u64(len(value)) + value


def table(indptr: list[int], children: list[int], modules: bytes) -> bytes:
    return u64(len(indptr), *indptr) + u64(len(children), *children) + modules


def sized(content: bytes) -> bytes:
    return u64(len(content)) + content


GOOD = table([0, 0], [], text(b"_lib"))
HUGE = 2**64 - 1

TABLES = {
    "good": sized(GOOD),
    "nothing": b"",
    "zero": u64(0),
    "size_huge": u64(HUGE) + GOOD,
    "size_large": u64(2**40) + GOOD,
    "size_small": u64(5) + GOOD,
    "indptr_empty": sized(table([], [], text(b"_lib"))),
    "indptr_huge": sized(u64(HUGE)),
    "indptr_count_2_60": sized(u64(2**60, 1, 2)),
    "indptr_beyond": sized(table([0, 50], [], text(b"_lib"))),
    "indptr_backwards": sized(table([50, 0], [0], text(b"_lib"))),
    "indptr_huge_value": sized(table([0, HUGE], [0], text(b"_lib"))),
    "child_beyond": sized(table([0, 1], [7], text(b"_lib"))),
    "child_itself": sized(table([0, 1], [0], text(b"_lib"))),
    "child_cycle": sized(table([0, 1, 2], [1, 0], text(b"_lib") + text(b"_lib"))),
    "child_huge": sized(table([0, 1], [HUGE], text(b"_lib"))),
    "kind_missing": sized(table([0, 0], [], b"")),
    "kind_huge": sized(table([0, 0], [], u64(HUGE))),
    "kind_unknown": sized(table([0, 0], [], text(b"nothing") + text(b"data"))),
    "kind_not_utf8": sized(table([0, 0], [], text(b"\xff\xfe") + text(b"data"))),
    "bytes_missing": sized(table([0, 0], [], text(b"nothing"))),
    "many_modules": sized(table([0] * 1001, [], b"")),
    "two_libs": sized(table([0, 0, 0], [], text(b"_lib") + text(b"_lib"))),
}


def build(path: Path, source: str) -> None:
    command = ["gcc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(path)]
    subprocess.run(command, input=source.encode(), check=True)


def build_with_table(path: Path, content: bytes) -> None:
    rows = ",".join(str(byte) for byte in content) or "0"
    size = max(len(content), 1)
    build(path, f"const unsigned char __tvm_ffi__library_bin[{size}] = {{{rows}}};")


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in TABLES.items():
        build_with_table(folder / f"table_{name}.so", content)
    for length in range(1, len(sized(GOOD)), 5):
        build_with_table(folder / f"cut_{length:03}.so", sized(GOOD)[:length])
    build(folder / "no_symbols.so", "static int nothing;")
    build(folder / "data_as_function.so", "int __tvm_ffi_nothing = 5;")
    library = (folder / "no_symbols.so").read_bytes()
    (folder / "text.so").write_text("this is no library\n")
    (folder / "empty.so").write_bytes(b"")
    (folder / "folder.so").mkdir(exist_ok=True)
    for length in (4, 16, 64, 200, 1000, len(library) // 2):
        (folder / f"truncated_{length}.so").write_bytes(library[:length])


if __name__ == "__main__":
    main()
