"""Outputs of a kernel: results, errors raised at run time, printed lines."""

from __future__ import annotations

import math
import threading
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
    assert compiled.signature == "count(n: int32, x: float64) -> int"
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


@fp.jit
def root(x: fp.Float64, mode: fp.Constexpr) -> Any:
    if mode not in ("real", "zero"):
        raise ValueError(f"no mode {mode!r}")
    if x < 0:
        if mode == "real":
            raise ValueError("x must not be negative")
        return 0.0
    for i in range(3):
        if x == i + 0.5:
            raise KeyError
    return math.sqrt(x)


def test_raise() -> None:
    assert root(4.0, "real") == 2.0 and root(-4.0, "zero") == 0.0
    with pytest.raises(ValueError, match=r"x must not be negative \(.*test_results.py:\d+\)"):
        root(-4.0, "real")
    with pytest.raises(KeyError, match="test_results.py"):
        root(1.5, "zero")
    with pytest.raises(fp.CompileError, match="no mode 'other'"):
        root(1.0, "other")


def test_threads_compile_side_by_side() -> None:
    def make(k: int) -> Any:
        @fp.jit
        def kernel(n: fp.Int64) -> Any:
            total = k
            for i in range(n):
                if i % 2 == 0:
                    total += i * k
            return total

        return kernel

    results: dict[int, int] = {}

    def work(k: int) -> None:
        results[k] = make(k)(10)

    threads = [threading.Thread(target=work, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == {k: k + 20 * k for k in range(8)}


def test_export(tmp_path: Any) -> None:
    path = tmp_path / "count.so"
    fp.compile(count, 3).export(path)
    loaded = fp.load_module(str(path))
    assert loaded.count(5, 2.0) == 16


def test_registered_and_called_by_name() -> None:
    fp.register_global_func("test_lang.count", fp.compile(count, 3), override=True)
    assert fp.get_global_func("test_lang.count")(5, 2.0) == 16


def test_a_trail_is_left(tmp_path: Any) -> None:
    folder = tmp_path / "a b"
    fp.compile(count, 3, options=f"--keep-ir --dump-dir '{folder}'")
    assert sorted(path.name for path in folder.iterdir()) == [
        "fp_count.ll",
        "fp_count.mlir",
        "fp_count.traced.mlir",
    ]
    trail = (folder / "fp_count.traced.mlir").read_text()
    line = count.line + 2
    assert f"// {line:5}      if n < 0:" in trail
    assert f'test_results.py":{line}:5)' in trail


@fp.jit
def positive(n: fp.Int32, k: fp.Constexpr = 0) -> Any:
    if n > 0:
        assert k == 0, f"{n} and {k}"
        return n
    raise ValueError(f"{n} is not positive")


@fp.jit
def find(n: fp.Int32, wanted: fp.Int32) -> Any:
    for i in range(n):
        if i * i == wanted:
            break
    else:
        raise KeyError("no root")
    return 7


def test_what_is_raised_behind_a_return_or_break_is_raised_at_run_time() -> None:
    assert positive(3) == 3 and find(5, 9) == 7
    with pytest.raises(ValueError, match="^-3 is not positive"):
        positive(-3)
    with pytest.raises(KeyError, match="no root"):
        find(5, 10)


def test_an_assertion_known_to_fail_fails_where_it_is_run() -> None:
    with pytest.raises(ValueError, match="not positive"):
        positive(-1, 2)
    with pytest.raises(AssertionError, match="^5 and 2"):
        positive(5, 2)


@fp.jit
def unsigned(x: fp.Uint64) -> Any:
    return x, x >> 1, (x ^ 1, 2.5)


@fp.jit
def unsigned_one(x: fp.Tensor) -> Any:
    return x[0]


@pytest.mark.parametrize("x", [0, 5, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
def test_numbers_of_64_bits_without_sign(x: int) -> None:
    first, half, (other, rest) = unsigned(x)
    assert (first, half, other, rest) == (x, x >> 1, x ^ 1, 2.5)
    assert unsigned_one(np.array([x], np.uint64)) == x
    assert fp.jit(unsigned.function)(x=np.uint64(x))[0] == x


@pytest.mark.parametrize("x", [1 << 64, -(1 << 64), 1 << 130])
def test_numbers_of_more_than_64_bits_are_refused(x: int) -> None:
    made = fp.compile(unsigned, 5)
    with pytest.raises(
        ValueError, match=r"expected to be in uint64 range \[0, 18446744073709551615\]"
    ):
        made(x)
    with pytest.raises(
        fp.CompileError, match="argument 'x': Uint64 holds 0 to 18446744073709551615"
    ):
        fp.jit(unsigned.function)(x)


@fp.jit
def untyped(x: Any) -> Any:
    return x


def test_an_int_without_annotation_gets_a_type_that_holds_it() -> None:
    for x in (5, 1 << 40, 1 << 63, 7, (1 << 64) - 1, -5, 1 << 62):
        assert untyped(x) == x
    with pytest.raises(
        fp.CompileError, match="argument 'x': 18446744073709551616 has more than 64"
    ):
        fp.compile(untyped, 1 << 64)
