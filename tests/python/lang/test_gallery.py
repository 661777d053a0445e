"""The kernels of examples/kernels against NumPy in Float64: odd sizes, strides of every kind, shapes that
do not fit. Each example's own check is run too."""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

GALLERY = Path(__file__).resolve().parents[3] / "examples/kernels"
NAMES = sorted(path.stem for path in GALLERY.glob("*.py"))
SIZES = (0, 1, 7, 64, 1023, 40_001)
SHAPES = ((1, 1), (3, 7), (65, 129), (128, 64))
RNG = np.random.default_rng(7)
START = RNG.bit_generator.state


@pytest.fixture(autouse=True)
def same_numbers() -> None:
    """Each test draws the same numbers, whichever ran before it."""
    RNG.bit_generator.state = START


@pytest.fixture(autouse=True)
def gallery(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return a function that imports an example; examples import each other by plain names."""
    monkeypatch.syspath_prepend(GALLERY)

    def load(name: str) -> ModuleType:
        return importlib.import_module(name)

    yield load
    for name in NAMES:
        sys.modules.pop(name, None)


def vectors(size: int, dtype: Any = np.float32) -> Iterator[np.ndarray]:
    """Yield vectors of a size: contiguous, every third element of another, reversed, a column."""
    yield RNG.standard_normal(size).astype(dtype)
    yield RNG.standard_normal(3 * size).astype(dtype)[::3]
    yield RNG.standard_normal(size).astype(dtype)[::-1]
    yield RNG.standard_normal((size, 2)).astype(dtype)[:, 1]


def matrices(n: int, m: int, dtype: Any = np.float32) -> Iterator[np.ndarray]:
    """Yield matrices of a shape: contiguous, transposed, every other column, a part of another."""
    yield RNG.standard_normal((n, m)).astype(dtype)
    yield RNG.standard_normal((m, n)).astype(dtype).T
    yield RNG.standard_normal((n, 2 * m)).astype(dtype)[:, ::2]
    yield RNG.standard_normal((n + 2, m + 3)).astype(dtype)[1:-1, 2:-1]


def histogram32(x: np.ndarray, low: float, high: float, bins: int) -> np.ndarray:
    """Return the counts of equal bins, with indices computed in float32 like the kernel."""
    first, last = np.float32(low), np.float32(high)
    inside = x[(first <= x) & (x <= last)]
    places = ((inside - first) * (np.float32(bins) / (last - first))).astype(np.int64)
    return np.bincount(np.minimum(places, bins - 1), minlength=bins)


def softmax64(x: np.ndarray) -> np.ndarray:
    e = np.exp(x.astype(np.float64) - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


@pytest.mark.parametrize("name", NAMES)
def test_an_example_agrees_with_numpy(
    gallery: Any, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [name])
    gallery(name).main()
    out = capsys.readouterr().out
    assert out.startswith(f"{name}: ") and out.endswith(": True\n")


@pytest.mark.parametrize("size", SIZES)
def test_add_one(gallery: Any, size: int) -> None:
    add_one = gallery("add_one").add_one
    for dtype in (np.float32, np.float64, np.int16):
        for a in vectors(size, dtype):
            for b in vectors(size, dtype):
                add_one(a, b)
                assert np.array_equal(b, a + np.ones((), dtype))
    with pytest.raises(AssertionError, match="a and b differ in length"):
        add_one(np.zeros(size + 1), np.zeros(size))


@pytest.mark.parametrize("size", SIZES)
def test_saxpy(gallery: Any, size: int) -> None:
    for x in vectors(size):
        for y in vectors(size):
            expected = np.float64(np.float32(0.3)) * x + y.astype(np.float64)
            gallery("saxpy").saxpy(0.3, x, y)
            assert np.allclose(y, expected, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("shape", [*SHAPES, (0, 5), (5, 0)])
def test_strided_copy(gallery: Any, shape: tuple[int, int]) -> None:
    for x in matrices(*shape):
        for out in matrices(*shape):
            gallery("strided_copy").strided_copy(x, out)
            assert np.array_equal(out, x)


@pytest.mark.parametrize("size", SIZES)
def test_sum(gallery: Any, size: int) -> None:
    for dtype in (np.float32, np.float64, np.int32):
        for x in vectors(size, dtype):
            got = gallery("sum").vector_sum(x)
            assert math.isclose(got, math.fsum(x.tolist()), rel_tol=1e-12, abs_tol=1e-10)


@pytest.mark.parametrize("shape", SHAPES)
def test_softmax(gallery: Any, shape: tuple[int, int]) -> None:
    softmax = gallery("softmax").softmax
    for dtype, rtol in ((np.float32, 1e-5), (np.float64, 1e-12)):
        for x in matrices(*shape, dtype):
            out = np.zeros(shape, dtype)
            softmax(x, out)
            assert np.allclose(out, softmax64(x), rtol=rtol, atol=0)
            softmax(x, x)
            assert np.allclose(x, out, rtol=rtol, atol=0)


def test_softmax_of_large_numbers_and_nan(gallery: Any) -> None:
    x = np.array([[1e4, 1e4 - 1, -1e4], [3, np.nan, 1], [-np.inf, 0, 0]], np.float32)
    out = np.zeros_like(x)
    gallery("softmax").softmax(x, out)
    assert np.allclose(out[0], softmax64(x[0]), rtol=1e-5)
    assert np.isnan(out[1]).all()
    assert np.array_equal(out[2], [0, 0.5, 0.5])


@pytest.mark.parametrize("shape", SHAPES)
def test_rmsnorm(gallery: Any, shape: tuple[int, int]) -> None:
    for x in matrices(*shape):
        for weight in vectors(shape[1]):
            out = np.zeros(shape, np.float32)
            gallery("rmsnorm").rmsnorm(x, weight, out, eps=1e-3)
            mean = np.square(x, dtype=np.float64).mean(axis=1, keepdims=True)
            assert np.allclose(out, x / np.sqrt(mean + 1e-3) * weight, rtol=1e-5, atol=1e-7)


@pytest.mark.parametrize("shape", SHAPES)
def test_layernorm(gallery: Any, shape: tuple[int, int]) -> None:
    for x in matrices(*shape):
        wide = x.astype(np.float64)
        centred = wide - wide.mean(axis=1, keepdims=True)
        normal = centred / np.sqrt(wide.var(axis=1, keepdims=True) + 1e-5)
        for weight, bias in zip(vectors(shape[1]), vectors(shape[1]), strict=True):
            out = np.zeros(shape, np.float32)
            gallery("layernorm").layernorm(x, weight, bias, out)
            assert np.allclose(out, normal * weight + bias, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("mean", "first"), [(1e4, 1e4), (0, 1e4), (-300, 300), (0, -7)])
def test_layernorm_of_rows_with_a_far_mean_or_element(
    gallery: Any, mean: float, first: float
) -> None:
    x = (RNG.standard_normal((3, 500)) + mean).astype(np.float32)
    x[:, 0] = first
    wide, out = x.astype(np.float64), np.zeros_like(x)
    gallery("layernorm").layernorm(x, np.ones(500, np.float32), np.zeros(500, np.float32), out)
    centred = wide - wide.mean(axis=1, keepdims=True)
    # Elements near 10,000 are a thousandth apart.
    assert np.allclose(out, centred / np.sqrt(wide.var(axis=1, keepdims=True) + 1e-5), atol=2e-3)


@pytest.mark.parametrize("size", SIZES)
def test_gelu(gallery: Any, size: int) -> None:
    for x in vectors(size):
        out = np.zeros(size, np.float32)
        gallery("gelu").gelu(x, out)
        expected = [0.5 * v * (1 + math.erf(v * math.sqrt(0.5))) for v in x.tolist()]
        assert np.allclose(out, expected, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize("size", SIZES)
def test_histogram(gallery: Any, size: int) -> None:
    histogram = gallery("histogram").histogram
    for bins in (1, 32, 256):
        for x in vectors(size):
            counts = np.full(bins, -1)
            histogram(x, -1.0, 1.0, counts, bins)
            assert np.array_equal(counts, np.histogram(x, bins, (-1, 1))[0])


def test_histogram_leaves_out_what_is_outside(gallery: Any) -> None:
    x = np.array([np.nan, np.inf, -np.inf, -1.01, -1.0, 0.99, 1.0, 1.01], np.float32)
    counts = np.zeros(4, np.int32)
    gallery("histogram").histogram(x, -1.0, 1.0, counts, 4)
    assert counts.tolist() == [1, 0, 0, 2]
    with pytest.raises(AssertionError, match="one element for each bin"):
        gallery("histogram").histogram(x, -1.0, 1.0, counts, 5)


@pytest.mark.parametrize("shape", [(1, 1, 1), (3, 5, 7), (4, 300, 32), (67, 259, 95)])
def test_matmul(gallery: Any, shape: tuple[int, int, int]) -> None:
    n, depth, m = shape
    for a, b in zip(matrices(n, depth), matrices(depth, m), strict=True):
        for c in matrices(n, m):
            gallery("matmul").matmul(a, b, c)
            assert np.allclose(c, a.astype(np.float64) @ b, rtol=1e-4, atol=1e-4)
    with pytest.raises(AssertionError, match="other columns than b has rows"):
        gallery("matmul").matmul(np.zeros((n, depth)), np.zeros((depth + 1, m)), np.zeros((n, m)))


@pytest.mark.parametrize("shape", [(1, 1, 1, 1), (5, 9, 3, 4), (33, 65, 64, 20)])
def test_attention(gallery: Any, shape: tuple[int, int, int, int]) -> None:
    queries, keys, depth, width = shape
    given = zip(matrices(queries, depth), matrices(keys, depth), matrices(keys, width), strict=True)
    for q, k, v in given:
        weights, out = np.zeros((queries, keys), np.float32), np.zeros((queries, width), np.float32)
        gallery("attention").attention(q, k, v, weights, out)
        expected = softmax64(q.astype(np.float64) @ k.T / math.sqrt(depth))
        assert np.allclose(weights, expected, rtol=1e-4, atol=1e-6)
        assert np.allclose(out, expected @ v, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("shape", SHAPES)
def test_mandelbrot(gallery: Any, shape: tuple[int, int]) -> None:
    module = gallery("mandelbrot")
    for out in matrices(*shape, np.int32):
        module.mandelbrot(out, -2.0, 1.2, 0.017, 60)
        assert np.array_equal(out, module.reference(shape, -2.0, 1.2, 0.017, 60))


def test_mandelbrot_draws(gallery: Any, tmp_path: Path) -> None:
    from PIL import Image

    gallery("mandelbrot").draw(str(tmp_path / "picture.png"))
    with Image.open(tmp_path / "picture.png") as picture:
        assert picture.size == (1200, 800)
        assert len(set(picture.convert("RGB").get_flattened_data())) > 100
