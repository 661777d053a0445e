"""Bytes embedded in an object: they arrive whole, aligned, and two objects may use one name."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import pytest
from fishplate.utils.embed_cubin import embed_cubin

_SOURCE = """
extern const unsigned char __tvm_ffi__cubin_kernel[], __tvm_ffi__cubin_kernel_end[];
const void* start_{number}(void) {{ return __tvm_ffi__cubin_kernel; }}
const void* end_{number}(void) {{ return __tvm_ffi__cubin_kernel_end; }}
"""


def _object_with(number: int, data: bytes, folder: Path) -> Path:
    source, plain, out = (folder / f"{number}.{kind}" for kind in ("c", "o", "out.o"))
    source.write_text(_SOURCE.format(number=number))
    subprocess.run(["cc", "-c", "-fPIC", source, "-o", plain], check=True)
    # A name that an assembler would fail on.
    cubin = folder / f'with "quotes" {number}.cubin'
    cubin.write_bytes(data)
    embed_cubin(cubin, plain, out, "kernel")
    return out


def test_two_objects_with_one_name_keep_their_own_bytes(tmp_path: Path) -> None:
    contents = [b"\x00first\xff" * 99, b"second"]
    objects = [_object_with(n, data, tmp_path) for n, data in enumerate(contents)]
    library = tmp_path / "libboth.so"
    subprocess.run(["cc", "-shared", *objects, "-o", library], check=True)
    loaded = ctypes.CDLL(str(library))
    for number, data in enumerate(contents):
        functions = [getattr(loaded, f"{side}_{number}") for side in ("start", "end")]
        for function in functions:
            function.restype = ctypes.c_void_p
        start, end = (function() for function in functions)
        assert start % 64 == 0
        assert ctypes.string_at(start, end - start) == data


def test_bad_input_is_told(tmp_path: Path) -> None:
    cubin = tmp_path / "k.cubin"
    cubin.write_bytes(b"x")
    broken = tmp_path / "broken.o"
    broken.write_bytes(b"no object")
    with pytest.raises(ValueError, match="C identifier, got 'a b'"):
        embed_cubin(cubin, broken, tmp_path / "out.o", "a b")
    with pytest.raises(RuntimeError, match="ld failed with status"):
        embed_cubin(cubin, broken, tmp_path / "out.o", "kernel")
    assert not (tmp_path / "out.o").exists()
