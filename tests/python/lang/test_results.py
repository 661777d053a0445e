"""What a kernel gives back: results, errors raised at run time, printed lines."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import fishplate as fp


@fp.jit
def total(a: fp.Tensor) -> Any:
    s = 0.0
    for i in range(a.shape[0]):
        s += a[i]
    assert s > 0, "positive please"
    return s


def test_a_number_is_returned() -> None:
    result = total(np.arange(5, dtype=np.float32))
    assert result == 10.0 and type(result) is float


def test_an_assertion_is_raised_with_its_place() -> None:
    with pytest.raises(AssertionError, match=r"positive please \(.*test_results.py:\d+\)"):
        total(-np.arange(5, dtype=np.float32))


@fp.jit
def count(n: fp.Int32, x: fp.Float64 = 2.0) -> Any:
    if n < 0:
        return -1
    return n * 3 + int(math.sqrt(x))


def test_defaults_and_names() -> None:
    assert [count(5), count(-3), count(n=4), count(4, x=9.0)] == [16, -1, 13, 15]
    compiled = fp.compile(count, 3)
    assert compiled.signature == "count(n: int32, x: float64)"
    assert [compiled(3), compiled(n=3, x=9.0)] == [10, 12]


@fp.jit
def is_odd(n: fp.Int64) -> Any:
    return n % 2 == 1


def test_a_boolean_is_returned() -> None:
    assert is_odd(3) is True and is_odd(4) is False


@fp.jit
def talk(n: fp.Int32, x: fp.Float32) -> None:
    for i in range(n):
        print("i is", i, "of 100%", x, i > 0)


def test_print(capfd: pytest.CaptureFixture[str]) -> None:
    talk(2, 0.1)
    assert capfd.readouterr().out == "i is 0 of 100% 0.1 False\ni is 1 of 100% 0.1 True\n"


@fp.jit
def static_assert(n: fp.Constexpr, out: fp.Tensor) -> None:
    assert n > 2, f"{n} is too small"
    out[0] = n


def test_an_assertion_when_compiling() -> None:
    out = np.zeros(1)
    static_assert(3, out)
    assert out[0] == 3
    with pytest.raises(fp.CompileError, match="2 is too small"):
        static_assert(2, out)


def test_export(tmp_path: Any) -> None:
    path = tmp_path / "count.so"
    fp.compile(count, 3).export(path)
    loaded = fp.load_module(str(path))
    assert loaded.count(5, 2.0) == 16


def test_registered_and_called_by_name() -> None:
    fp.register_global_func("test_lang.count", fp.compile(count, 3), override=True)
    assert fp.get_global_func("test_lang.count")(5, 2.0) == 16
