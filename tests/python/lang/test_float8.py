"""Floats of 8 bits in kernels: every number of both types, and rounding, against ml_dtypes."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest

TYPES = [
    (fp.Float8E4M3FN, ml_dtypes.float8_e4m3fn, 448.0),
    (fp.Float8E5M2, ml_dtypes.float8_e5m2, 57344.0),
]


@fp.jit
def convert(a: fp.Tensor, b: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        b[i] = a[i]


@pytest.mark.parametrize(("dtype", "numpy_type", "largest"), TYPES)
def test_every_number_is_read(dtype: Any, numpy_type: Any, largest: float) -> None:
    a = np.arange(256, dtype=np.uint8).view(numpy_type)
    out = np.zeros(256, np.float32)
    convert(a, out)
    assert np.array_equal(out, a.astype(np.float32), equal_nan=True)


@pytest.mark.parametrize("wide", [np.float32, np.float64])
@pytest.mark.parametrize(("dtype", "numpy_type", "largest"), TYPES)
def test_numbers_are_rounded_to_the_nearest(
    dtype: Any, numpy_type: Any, largest: float, wide: Any
) -> None:
    known = np.arange(256, dtype=np.uint8).view(numpy_type).astype(wide)
    known = np.unique(known[np.isfinite(known)])
    middle = (known[1:] + known[:-1]) / 2
    random = np.random.default_rng(0).standard_normal(4096).astype(wide)
    tiny = random * wide(2.0**-12)
    beside = [np.nextafter(middle, wide(way)) for way in (np.inf, -np.inf)]
    a = np.concatenate([known, middle, *beside, random, tiny]).astype(wide)
    out = np.zeros(len(a), numpy_type)
    convert(a, out)
    # Halfway between two numbers, the one whose last bit is 0 is the nearest. (ml_dtypes rounds doubles twice.)
    below = np.searchsorted(middle, a)
    is_tie = (below < len(middle)) & (middle[np.minimum(below, len(middle) - 1)] == a)
    is_odd = known[below].astype(numpy_type).view(np.uint8) % 2 == 1
    assert np.array_equal(out.astype(wide), known[below + (is_tie & is_odd)])


@pytest.mark.parametrize(("dtype", "numpy_type", "largest"), TYPES)
def test_what_is_too_large_becomes_the_largest(dtype: Any, numpy_type: Any, largest: float) -> None:
    a = np.array([largest * 1.5, -1e30, np.inf, -np.inf, np.nan], np.float32)
    out = np.zeros(5, numpy_type)
    convert(a, out)
    wanted = [largest, -largest, largest, -largest, np.nan]
    assert np.array_equal(out.astype(np.float64), wanted, equal_nan=True)


@pytest.mark.parametrize(("dtype", "numpy_type", "largest"), TYPES)
def test_they_are_computed_with_and_rounded(dtype: Any, numpy_type: Any, largest: float) -> None:
    @fp.jit
    def compute(a: fp.Tensor, b: fp.Tensor, out: fp.Tensor) -> None:
        for i in range(a.shape[0]):
            out[i] = a[i] * b[i] + dtype(0.5)

    a, b = (np.random.default_rng(seed).standard_normal(500).astype(numpy_type) for seed in (1, 2))
    out = np.zeros(500, numpy_type)
    compute(a, b, out)
    expected = a * b + numpy_type(0.5)
    assert np.array_equal(out.view(np.uint8), expected.view(np.uint8))


def test_compiled_functions_take_them() -> None:
    a = fp.make_fake_compact_tensor(fp.Float8E4M3FN, (fp.sym_int(),))
    b = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),))
    compiled = fp.compile(convert, a, b)
    given = np.arange(100, dtype=np.uint8).view(ml_dtypes.float8_e4m3fn)
    out = np.zeros(100, np.float32)
    compiled(given, out)
    assert np.array_equal(out, given.astype(np.float32))
    with pytest.raises(ValueError, match="expected dtype=float8_e4m3fn, got uint8"):
        compiled(given.view(np.uint8), out)
