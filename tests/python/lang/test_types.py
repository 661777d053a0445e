"""Scalar types: conversions, functions of numbers, typed numbers."""

from __future__ import annotations

import copy
import math
import pickle
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import fishplate as fp

NAMES = "Int8 Int16 Int32 Int64 Uint8 Uint16 Uint32 Uint64 Float32 Float64".split()


@fp.jit
def convert(x: fp.Tensor, y: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        y[i] = y.dtype(x[i])


@pytest.mark.parametrize("source", ["int64", "uint32", "int8"])
@pytest.mark.parametrize("target", NAMES)
def test_integers_wrap(source: str, target: str) -> None:
    info = np.iinfo(source)
    x = np.array([0, 1, 100, info.max, info.min, info.max // 3], source)
    y = np.zeros(x.shape, target.lower())
    convert(x, y)
    assert (y == x.astype(target.lower())).all()


@pytest.mark.parametrize("target", ["Int8", "Uint8", "Int32", "Uint64", "Int64"])
def test_floats_are_cut_off_and_clamped(target: str) -> None:
    info = np.iinfo(target.lower())
    x = np.array([1.9, -1.9, 1e30, -1e30, np.nan, np.inf, 100.5])
    y = np.zeros(x.shape, target.lower())
    convert(x, y)
    low = -1 if info.min else 0
    assert y.tolist() == [1, low, info.max, info.min, 0, info.max, 100]


def to_8_bits(x: np.ndarray) -> np.ndarray:
    """Round to 8 significant bits; ml_dtypes converts through a float, and so rounds twice."""
    digits, exponent = np.frexp(x.astype(np.float64))
    return np.ldexp(np.rint(digits * 256) / 256, exponent)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("source", [np.float32, np.float64])
def test_floats_of_16_bits_are_rounded_once(dtype: Any, source: Any) -> None:
    rng = np.random.default_rng(1)
    x = np.concatenate(
        [
            rng.normal(size=3000) * 10.0 ** rng.integers(-9, 6, 3000),
            # Halfway between two numbers, and slightly off: rounding twice would go wrong here.
            1 + 2.0**-11 + np.array([0, 2.0**-30, -(2.0**-30), 2.0**-40]),
            1 + 2.0**-8 + np.array([0, 2.0**-30, -(2.0**-30), 2.0**-40]),
            [0.0, -0.0, np.inf, -np.inf, np.nan, 65504, 65520, 1e-8, 6e-8],
        ]
    ).astype(source)
    y = np.zeros(x.shape, dtype)
    convert(x, y)
    with np.errstate(all="ignore"):
        wanted = (x if dtype is np.float16 else to_8_bits(x)).astype(dtype)
    assert np.array_equal(y.astype(np.float64), wanted.astype(np.float64), equal_nan=True)
    back = np.zeros(x.shape, np.float64)
    convert(y, back)
    assert np.array_equal(back, y.astype(np.float64), equal_nan=True)


ONE = "sqrt exp exp2 log log2 log10 sin cos tan asin acos atan sinh cosh tanh expm1 log1p cbrt erf erfc"
ONE += " floor ceil trunc fabs gamma lgamma asinh atanh"


@pytest.mark.parametrize("name", ONE.split())
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_functions(name: str, dtype: Any) -> None:
    function = getattr(fp.math, name)

    @fp.jit
    def kernel(x: fp.Tensor, y: fp.Tensor) -> None:
        for i in range(x.shape[0]):
            y[i] = function(x[i])

    x = np.array([0.1, 0.5, 0.9, 0.25], dtype)
    y = np.zeros_like(x)
    kernel(x, y)
    original = getattr(math, name, None)
    wanted = [float(original(float(v))) if original else 2.0 ** float(v) for v in x]
    assert np.allclose(y, wanted, rtol=3e-6 if dtype == np.float32 else 1e-14)


@fp.jit
def pythons_math(x: fp.Float64, out: fp.Tensor) -> None:
    out[0] = math.sqrt(x) + math.pi
    out[1] = math.atan2(x, 2)
    out[2] = min(x, 3, 2.5)
    out[3] = max(1, x)
    out[4] = abs(-x)
    out[5] = round(x)
    out[6] = math.sqrt(4)
    out[7] = math.isnan(x) + math.isinf(x) * 2 + math.isfinite(x) * 4
    out[8], out[9] = divmod(x, 2)
    out[10] = int(x)
    out[11] = float(int(x)) / 2
    out[12] = np.sqrt(x) + np.float64(1.0)


def test_pythons_own_names() -> None:
    out = np.zeros(13)
    pythons_math(3.7, out)
    wanted = [math.sqrt(3.7) + math.pi, math.atan2(3.7, 2), 2.5, 3.7, 3.7, 4, 2, 4, 1, 3.7 % 2, 3]
    assert np.allclose(out, [*wanted, 1.5, math.sqrt(3.7) + 1], rtol=1e-15)


@fp.jit
def typed(x: fp.Float32, out: fp.Tensor) -> None:
    a = fp.Float64(0.1)
    out[0] = a + x
    b: fp.Int8 = 127
    b += 1
    out[1] = b
    out[2] = fp.Int32(x * 10) + CONSTANT
    out[3] = x + np.float64(0.1)
    out[4] = isinstance(x, fp.Float32)


CONSTANT = fp.Int64(1 << 40)


def test_numbers_with_types() -> None:
    out = np.zeros(5)
    typed(0.5, out)
    assert out.tolist() == [0.6, -128, 5 + (1 << 40), 0.6, 1]


def test_numbers_outside_of_kernels_stay_plain() -> None:
    for number in (fp.Int8(-3), fp.Float32(0.5), fp.Boolean(True)):
        assert copy.deepcopy(number) == number == pickle.loads(pickle.dumps(number))
    with pytest.raises(TypeError):
        fp.Int8()


@fp.jit
def scalars(a: fp.Int8, b: fp.Uint64, c: fp.Float16, d: fp.BFloat16, e: fp.Boolean) -> Any:
    return a + fp.Float64(b) + c + d + (1 if e else 0)


def test_arguments_of_every_type() -> None:
    assert scalars(-3, 1 << 40, 0.5, 1.5, True) == -3 + (1 << 40) + 0.5 + 1.5 + 1
