"""Functions with our own code: their errors, special numbers, and that loops vectorise.

Errors are in units in the last place, against Float64 for Float32 and against long double for Float64, on
this processor and on one that cannot fuse a product and a sum.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fishplate as fp

WITHOUT_FMA = "--target x86_64-pc-linux-gnu"
TARGETS = ["", WITHOUT_FMA]
# The largest error that docs/kernel-language.md states.
LIMITS = {
    "exp": 1.1,
    "exp2": 1.1,
    "log": 1.0,
    "tanh": 1.6,
    "erf": 1.5,
    "sin": 1.6,
    "cos": 1.6,
}
# Functions that are computed in doubles, and their names in NumPy.
DOUBLES = {
    "acos": "arccos",
    "acosh": "arccosh",
    "asin": "arcsin",
    "asinh": "arcsinh",
    "atan": "arctan",
    "atanh": "arctanh",
    "cbrt": "cbrt",
    "cosh": "cosh",
    "erfc": "erfc",
    "expm1": "expm1",
    "log10": "log10",
    "log1p": "log1p",
    "log2": "log2",
    "sinh": "sinh",
    "tan": "tan",
}
LIMITS_32 = {**LIMITS, **dict.fromkeys(DOUBLES, 0.51)}
WIDE = ["exp", "exp2", "log", "tanh", "erf"]
ODD = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    math.inf,
    -math.inf,
    math.nan,
    1e-40,
    -1e-40,
    1e-320,
    1e300,
    -1e300,
    3.4e38,
    1e-7,
]


@fp.jit
def apply(function: fp.Constexpr, x: fp.Tensor, out: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        out[i] = function(x[i])


@fp.jit
def power(x: fp.Tensor, y: fp.Tensor, out: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        out[i] = x[i] ** y[i]


def compiled(name: str, dtype: type, target: str) -> Callable[..., Any]:
    x = np.zeros(1, dtype)
    return fp.compile(apply, getattr(fp.math, name), x, x, options=target or None)


def every_float(step: int) -> np.ndarray:
    """Return every n-th of all floats, including NaNs and infinities."""
    return np.arange(0, 1 << 32, step, dtype=np.uint32).view(np.float32)


def reference(name: str, x: np.ndarray) -> np.ndarray:
    """Return the C library's results for doubles, unchanged."""
    if name in ("erf", "erfc"):
        function = getattr(math, name)
        return np.array([function(v) for v in x.tolist()])
    with np.errstate(all="ignore"):
        return getattr(np, DOUBLES.get(name, name))(x)


def long_reference(name: str, x: np.ndarray) -> np.ndarray:
    """Return the same in 64 bits of mantissa."""
    with np.errstate(all="ignore"):
        if name == "erf":
            return np.array([_long_erf(v) for v in x.tolist()])
        return getattr(np, name)(x.astype(np.longdouble))


def _long_erf(x: float) -> np.longdouble:
    """Return the error function by its series or, further out, by the continued fraction of erfc."""
    a, one = np.longdouble(abs(x)), np.longdouble(1)
    if math.isnan(x) or a > 6:
        return np.longdouble(x if math.isnan(x) else math.copysign(1, x))
    if a < 3:
        term = total = a
        for n in range(1, 120):
            term = -term * a * a / n
            total += term / (2 * n + 1)
        result = 2 / np.sqrt(np.longdouble("3.14159265358979323846264338327950288")) * total
    else:
        tail = a
        for n in range(120, 0, -1):
            tail = a + np.longdouble(n) / 2 / tail
        root = np.sqrt(np.longdouble("3.14159265358979323846264338327950288"))
        result = one - np.exp(-a * a) / (root * tail)
    return np.copysign(result, x)


def ulps(got: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """Return the errors; errors of non-finite numbers are 0 or infinite."""
    narrow = got.dtype.type
    with np.errstate(all="ignore"):
        rounded = wanted.astype(narrow)
        odd = ~np.isfinite(rounded) | ~np.isfinite(got)
        same = (rounded == got) | (np.isnan(rounded) & np.isnan(got))
        # The largest number and infinity count as one unit apart.
        same |= np.isinf(rounded) & (np.nextafter(rounded, 0) == got)
        spacing = np.spacing(np.abs(rounded)).astype(wanted.dtype)
        error = np.abs(got.astype(wanted.dtype) - wanted) / spacing
    return np.where(odd, np.where(same, 0, np.inf), error)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", LIMITS_32)
def test_floats_of_32_bits_are_exact_to_the_stated_error(name: str, target: str) -> None:
    x = every_float(99_991 if name in ("erf", "erfc") else 9_973)
    out = np.empty_like(x)
    compiled(name, np.float32, target)(x, out)
    with np.errstate(all="ignore"):
        error = ulps(out, reference(name, x.astype(np.float64)))
    worst = error.argmax()
    assert error[worst] <= LIMITS_32[name], f"{name}({x[worst]}) is {out[worst]}"


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", WIDE)
def test_floats_of_64_bits_are_exact_to_the_stated_error(name: str, target: str) -> None:
    rng = np.random.default_rng(7)
    count = 4_000 if name == "erf" else 100_000
    near = rng.standard_normal(count) * np.exp2(rng.integers(-30, 3, count))
    wide = rng.uniform(-760, 760, count)
    bits = rng.integers(0, 1 << 64, count, dtype=np.uint64).view(np.float64)
    x = np.concatenate([near, wide, bits, 1 + near / 8, np.array(ODD)])
    out = np.empty_like(x)
    compiled(name, np.float64, target)(x, out)
    error = ulps(out, long_reference(name, x))
    worst = error.argmax()
    assert error[worst] <= LIMITS[name], f"{name}({x[worst]}) is {out[worst]}"


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", LIMITS_32)
def test_odd_numbers_give_what_the_c_library_gives(name: str, dtype: type) -> None:
    with np.errstate(all="ignore"):
        x = np.array(ODD).astype(dtype)
    out = np.empty_like(x)
    compiled(name, dtype, "")(x, out)
    with np.errstate(all="ignore"):
        wanted = reference(name, x.astype(np.float64)).astype(dtype)
    assert np.array_equal(np.isnan(out), np.isnan(wanted))
    is_special = np.isinf(wanted) | (wanted == 0)
    assert np.array_equal(out[is_special], wanted[is_special])
    known = ~np.isnan(wanted)
    assert np.array_equal(np.signbit(out[known]), np.signbit(wanted[known]))


def test_powers_are_those_of_the_c_library() -> None:
    odd = [0.0, -0.0, 1, -1, math.inf, -math.inf, math.nan, 2, -2, 3, -3, 0.5, -0.5, 1e-40, -1e-40]
    odd += [16777215, -16777215, 8388609, -8388609, 8388608.5, 3e38, 1e30]
    rng = np.random.default_rng(3)
    x = rng.uniform(-40, 40, 50_000)
    y = np.where(
        rng.random(50_000) < 0.5, rng.integers(-30, 30, 50_000), rng.uniform(-25, 25, 50_000)
    )
    x = np.concatenate([np.repeat(odd, len(odd)), x, 1 + x / 1e4]).astype(np.float32)
    y = np.concatenate([np.tile(odd, len(odd)), y, y * 1e3]).astype(np.float32)
    with np.errstate(all="ignore"):
        wanted = np.power(x.astype(np.float64), y.astype(np.float64))
    for target in TARGETS:
        out = np.empty_like(x)
        fp.compile(power, x, y, out, options=target or None)(x, y, out)
        error = ulps(out, wanted)
        worst = error.argmax()
        assert error[worst] <= 0.6, f"{x[worst]} ** {y[worst]} is {out[worst]}"
        known = ~np.isnan(wanted)
        assert np.array_equal(np.signbit(out[known]), np.signbit(wanted[known]))


@pytest.mark.parametrize("target", TARGETS)
def test_loops_over_functions_use_vectors(target: str) -> None:
    for name in LIMITS_32:
        kind = "double" if name in DOUBLES else "float"
        made = compiled(name, np.float32, target).llvm
        assert re.search(rf"fmul <\d+ x {kind}>", made), name
    for name in WIDE:
        assert re.search(r"fmul <\d+ x double>", compiled(name, np.float64, target).llvm), name
    x = np.zeros(1, np.float32)
    assert re.search(
        r"fmul <\d+ x double>", fp.compile(power, x, x, x, options=target or None).llvm
    )


@fp.jit
def extremes(x: fp.Tensor) -> Any:
    low = top = x[0]
    for i in fp.range(x.shape[0], reassoc=True):
        low, top = min(low, x[i]), max(top, x[i])
    return low, top


@fp.jit
def parallel_extremes(x: fp.Tensor) -> Any:
    low = top = x[0]
    for i in fp.parallel_range(x.shape[0], grain=100, reassoc=True):
        low, top = min(low, x[i]), max(top, x[i])
    return low, top


@pytest.mark.parametrize("kernel", [extremes, parallel_extremes])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, np.int16])
def test_extremes_in_any_order_use_vectors_and_keep_nan(kernel: Any, dtype: type) -> None:
    x = (np.random.default_rng(0).standard_normal(1001) * 1000).astype(dtype)
    for n in (1, 2, 33, 1001):
        assert kernel(x[:n]) == (x[:n].min(), x[:n].max())
    if dtype is not np.int16:
        for at in (0, 7, 1000):
            holed = x.copy()
            holed[at] = np.nan
            assert np.isnan(kernel(holed)).all()
    if dtype in (np.float32, np.float64):
        assert re.search(r"@llvm.maximum.v\d+f", fp.compile(kernel, x).llvm)
