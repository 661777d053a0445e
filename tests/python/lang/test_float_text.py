"""Floats in the output and messages of kernels: the same text as in Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fishplate as fp

FLOATS = [
    *[0.0, -0.0, 1.0, -2.5, 0.1, 1 / 3, 100.0, 1e15, 1e16, 123456789.0, 1e-4, 1e-5, 1e22, 1e38],
    *[2.0**-24, 2.0**-44, 2.0**20, 5.684341886080801e-14, 65504.0, 5e-324, 1e-40, 6e-8, 1e-7],
    *[2.2250738585072014e-308, 1.7976931348623157e308, 3.4028234663852886e38],
    *[float("inf"), -float("inf"), float("nan"), -float("nan")],
]


def float_types() -> list[tuple[Any, Callable[[Any], str]]]:
    """Return dtypes, and the text of a number of each: Python's text of the digits that NumPy finds."""
    return [
        (np.float64, lambda x: repr(float(x))),
        (np.float32, lambda x: repr(float(str(x)))),
        (np.float16, lambda x: repr(float(str(x)))),
    ]


@pytest.mark.parametrize(("dtype", "shown"), float_types())
def test_floats_are_printed_as_python_does(
    dtype: Any, shown: Callable[[Any], str], capfd: pytest.CaptureFixture[str]
) -> None:
    @fp.jit
    def show(a: fp.Tensor) -> None:
        for x in a:
            print(x)
            print(f"{x:>24}|{x:<24}|")

    bits = np.random.default_rng(3).integers(0, 256, (400, np.dtype(dtype).itemsize), np.uint8)
    with np.errstate(over="ignore"):
        a = np.concatenate([np.array(FLOATS).astype(dtype), bits.view(dtype)[:, 0]])
    show(a)
    wanted = [shown(x) for x in a]
    lines = capfd.readouterr().out.splitlines()
    assert lines[::2] == wanted
    assert lines[1::2] == [f"{text:>24}|{text:<24}|" for text in wanted]


def test_bfloat16_is_printed_with_digits_that_read_back(capfd: pytest.CaptureFixture[str]) -> None:
    @fp.jit
    def show(a: fp.Tensor) -> None:
        for x in a:
            print(fp.BFloat16(x))

    halves = np.arange(0, 1 << 16, 37, np.uint32)
    a = (halves << 16).view(np.float32)
    show(a)
    lines = capfd.readouterr().out.split()
    read = np.array(lines, np.float32)
    bits = read.view(np.uint32)
    nearest = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
    assert ((nearest == halves) | (np.isnan(read) & np.isnan(a))).all()
    digits = [line.lstrip("-").split("e")[0].replace(".", "").strip("0") for line in lines]
    assert max(len(each) for each in digits if each.isdigit()) == 4


def test_floats_are_printed_from_a_file(tmp_path: Any, capfd: pytest.CaptureFixture[str]) -> None:
    @fp.jit
    def show(x: fp.Float32, y: fp.Float64) -> None:
        print(x, y)
        assert x < y, f"{x} and {y}"

    path = tmp_path / "show.so"
    fp.compile(show, 0.1, 1.0).export(path)
    loaded = fp.load_module(str(path))
    loaded.show(0.1, 1.0)
    assert capfd.readouterr().out == "0.1 1.0\n"
    with pytest.raises(AssertionError, match=r"^3\.0 and -1e\+16 \("):
        loaded.show(3.0, -1e16)
