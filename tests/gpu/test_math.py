"""Functions of numbers on a GPU, without libdevice: each within the error that docs/kernel-language.md states.

The tests marked `gpu` are skipped, and counted, on the stand-in for the driver.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate import cuda
from fishplate.lang import _libdevice
from long_numbers import TWO, assert_near, limits, points, reference, worst
from stand_in import Driver, values

LIMITS = limits()
NAMES = sorted({*LIMITS["float64"]} - {"fma"})
BLOCK = 128


@fp.kernel
def one_of(function: fp.Constexpr, x: fp.Tensor, y: fp.Tensor, out: fp.Tensor) -> None:
    i = fp.block_idx().x * BLOCK + fp.thread_idx().x
    if i < x.shape[0]:
        out[i] = function(x[i], y[i]) if function.__name__ in TWO else function(x[i])


@fp.jit
def run_one(function: fp.Constexpr, x: fp.Tensor, y: fp.Tensor, out: fp.Tensor) -> None:
    one_of(function, x, y, out).launch(grid=(x.shape[0] + BLOCK - 1) // BLOCK, block=BLOCK)


@pytest.fixture
def no_libdevice(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("FISHPLATE_LIBDEVICE", "")
    _libdevice.find.cache_clear()
    yield
    monkeypatch.undo()
    _libdevice.find.cache_clear()


def on_device(array: np.ndarray) -> fp.Tensor:
    tensor = cuda.empty(array.shape, str(array.dtype))
    cuda.copy(tensor, array)
    return tensor


def computed(function: Any, args: list[np.ndarray]) -> np.ndarray:
    """Return the results of a function on the device."""
    given = [on_device(args[0]), on_device(args[-1]), on_device(np.zeros_like(args[0]))]
    fp.compile(run_one, function, *given)(*given)
    return values(given[2])


def test_a_kernel_with_functions_is_launched(driver: Driver, no_libdevice: None) -> None:
    computed(fp.math.lgamma, [np.ones(300)])
    if launches := driver.launches():
        assert "one_of grid=[3, 1, 1] block=[128, 1, 1]" in launches[0]


@pytest.mark.gpu
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", NAMES)
def test_errors_are_as_stated(name: str, dtype: str, no_libdevice: None) -> None:
    args = points(name, dtype, 2000)
    got = computed(getattr(fp.math, name), args)
    assert_near(name, LIMITS[dtype][name], got, args)


@pytest.mark.gpu
@pytest.mark.parametrize("name", NAMES)
def test_floats_of_16_bits_are_rounded_once_more(name: str, no_libdevice: None) -> None:
    args = points(name, "float16", 500)
    assert_near(name, 0.51, computed(getattr(fp.math, name), args), args)


def remainder(x: Any, y: Any) -> Any:
    return x % y


def floor_quotient(x: Any, y: Any) -> Any:
    return x // y


@fp.kernel
def with_operator(function: fp.Constexpr, x: fp.Tensor, y: fp.Tensor, out: fp.Tensor) -> None:
    i = fp.block_idx().x * BLOCK + fp.thread_idx().x
    if i < x.shape[0]:
        out[i] = function(x[i], y[i])


@fp.jit
def run_operator(function: fp.Constexpr, x: fp.Tensor, y: fp.Tensor, out: fp.Tensor) -> None:
    with_operator(function, x, y, out).launch(grid=(x.shape[0] + BLOCK - 1) // BLOCK, block=BLOCK)


@pytest.mark.gpu
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_remainders_are_those_of_numpy(dtype: str, no_libdevice: None) -> None:
    args = points("fmod", dtype, 2000)
    given = [on_device(part) for part in (*args, np.zeros_like(args[0]))]
    for function, wanted in ((remainder, np.mod), (floor_quotient, np.floor_divide)):
        fp.compile(run_operator, function, *given)(*given)
        with np.errstate(all="ignore"):
            np.testing.assert_array_equal(values(given[2]), wanted(*args))


@pytest.mark.gpu
@pytest.mark.parametrize("name", ["sin", "pow", "gamma", "lgamma", "log2"])
def test_libdevice_is_used_where_it_is_found(name: str) -> None:
    if _libdevice.find() is None:
        pytest.skip("no libdevice here")
    args = [np.random.default_rng(1).uniform(0.5, 20, 1000) for _ in range(1 + (name in TWO))]
    got = computed(getattr(fp.math, name), args)
    error, at = worst(name, got, reference(name, *args))
    assert error <= 16, f"{name}({args[0][at]}) is {got[at]}"
