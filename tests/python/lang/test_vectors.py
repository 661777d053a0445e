"""Vectors of the processor: loads, stores, masks, arithmetic and dot products, and the instructions that they become."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest
from fishplate.lang._vector_access import features_of

FEATURES = set(features_of(""))
#: Targets with and without dot products, for tests that look at the code.
WITH_DOTS = "--target 'x86_64-unknown-linux-gnu -mcpu=sapphirerapids'"
WITHOUT = "--target 'x86_64-unknown-linux-gnu -mcpu=x86-64-v3'"
ARM = "--target 'aarch64-unknown-linux-gnu -mattr=+dotprod,+bf16,+i8mm'"


def random(*shape: int, dtype: Any = np.float32, seed: int = 0) -> Any:
    generator = np.random.default_rng(seed)
    if np.dtype(dtype).kind in "iu":
        limits = np.iinfo(dtype)
        return generator.integers(limits.min, limits.max + 1, shape, dtype)
    return generator.standard_normal(shape).astype(dtype)


@fp.jit
def axpy(a: fp.Float32, x: fp.Tensor, y: fp.Tensor) -> None:
    width = fp.vector_width(x.dtype)
    n = x.shape[0]
    for i in range(0, n // width * width, width):
        fp.store_vector(
            y, i, fp.math.fma(a, fp.load_vector(x, i, width), fp.load_vector(y, i, width))
        )
    rest = n // width * width
    mask = fp.first_lanes(n - rest, width)
    tail = a * fp.load_vector(x, rest, width, mask=mask) + fp.load_vector(y, rest, width, mask=mask)
    fp.store_vector(y, rest, tail, mask=mask)


@pytest.mark.parametrize("checked", ["0", "1"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.float16, np.int32, np.uint8])
@pytest.mark.parametrize("n", [0, 1, 7, 64, 100])
def test_whole_vectors_and_a_rest(
    n: int, dtype: Any, checked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", checked)

    @fp.jit
    def add(x: fp.Tensor, y: fp.Tensor, out: fp.Tensor) -> None:
        width = fp.vector_width(x.dtype)
        for i in range(0, x.shape[0], width):
            mask = fp.first_lanes(x.shape[0] - i, width)
            both = [fp.load_vector(t, i, width, mask=mask) for t in (x, y)]
            fp.store_vector(out, i, both[0] + both[1], mask=mask)

    x, y = random(n, dtype=dtype), random(n, dtype=dtype, seed=1)
    # The room behind the array must stay as it is.
    room = np.full(n + 200, 3, dtype)
    # An example with no or one element would not say that elements are contiguous.
    made = fp.compile(add, *[np.zeros(9, dtype)] * 3)
    made(x, y, room[:n])
    assert (room[:n] == x + y).all() and (room[n:] == 3).all()


def test_fused_products_with_a_number() -> None:
    x, y = random(77), random(77, seed=1)
    expected = np.float64(np.float32(0.3)) * x + y
    axpy(0.3, x, y)
    assert np.allclose(y, expected, rtol=1e-6, atol=1e-6)


@fp.jit
def operate(x: fp.Tensor, y: fp.Tensor, out: fp.Tensor) -> None:
    a, b = fp.load_vector(x, 0, 16), fp.load_vector(y, 0, 16)
    larger = fp.select(a > b, a, b)
    fp.store_vector(out, (0, 0), larger)
    fp.store_vector(out, (1, 0), fp.math.sqrt(fp.math.fabs(a)))
    fp.store_vector(out, (2, 0), -(a - 1) / (b * b + 1))
    fp.store_vector(
        out, (3, 0), fp.select((a > 0) & (b > 0), 1.0, fp.full_vector(-1, 16, fp.Float32))
    )
    out[4, 0], out[4, 1], out[4, 2] = a.sum(), a.max(), a.min()
    out[4, 3] = a[5]


def test_operators_work_element_by_element() -> None:
    x, y, out = random(16), random(16, seed=1), np.zeros((5, 16), np.float32)
    operate(x, y, out)
    assert (out[0] == np.maximum(x, y)).all() and np.allclose(out[1], np.sqrt(abs(x)))
    assert np.allclose(out[2], -(x - 1) / (y * y + 1), rtol=1e-6)
    assert (out[3] == np.where((x > 0) & (y > 0), 1, -1)).all()
    assert np.isclose(out[4, 0], x.sum(), atol=1e-5)
    assert out[4, 1:4].tolist() == [x.max(), x.min(), x[5]]


def test_a_vector_is_carried_through_loops_and_branches() -> None:
    @fp.jit
    def total(x: fp.Tensor, sign: fp.Int32) -> fp.Float64:
        sums = fp.full_vector(0, 8, fp.Float64)
        for i in range(0, x.shape[0], 8):
            part = fp.load_vector(x, i, 8)
            if sign > 0:
                sums = sums + part
            else:
                sums = sums - part
        return sums.sum()

    x = random(64, dtype=np.float64)
    assert np.isclose(total(x, 1), x.sum()) and np.isclose(total(x, -1), -x.sum())


def test_a_mask_selects_what_is_read() -> None:
    @fp.jit
    def some(x: fp.Tensor, out: fp.Tensor, n: fp.Int32) -> None:
        odd = fp.load_vector(x, 0, 8) > 0
        fp.store_vector(out, (0, 0), fp.load_vector(x, 0, 8, mask=odd, other=-7.0))
        rest = fp.full_vector(2, 8, fp.Float32)
        fp.store_vector(out, (1, 0), fp.load_vector(x, 0, 8, mask=odd, other=rest))
        fp.store_vector(out, (2, 0), fp.load_vector(x, 0, 8), mask=fp.first_lanes(n, 8))

    x, out = random(8), np.zeros((3, 8), np.float32)
    some(x, out, 3)
    assert (out[0] == np.where(x > 0, x, -7)).all() and (out[1] == np.where(x > 0, x, 2)).all()
    assert (out[2] == np.where(np.arange(8) < 3, x, 0)).all()


@fp.jit
def multiply(a: fp.Tensor, b: fp.Tensor, sums: fp.Tensor, lanes: fp.Constexpr[int]) -> None:
    run = 2 if a.dtype is fp.BFloat16 else 4
    for row in range(a.shape[0]):
        left, right = (fp.load_vector(t, (row, 0), lanes * run) for t in (a, b))
        old = fp.load_vector(sums, (row, 0), lanes)
        fp.store_vector(sums, (row, 0), fp.dot(left, right, old))


@pytest.mark.parametrize("options", ["", WITHOUT])
@pytest.mark.parametrize("lanes", [2, 4, 8, 16, 48])
@pytest.mark.parametrize(
    ("first", "second"),
    [("int8", "int8"), ("uint8", "int8"), ("int8", "uint8"), ("uint8", "uint8")],
)
def test_dot_products_of_bytes_are_exact(first: str, second: str, lanes: int, options: str) -> None:
    a, b = (random(50, lanes * 4, dtype=t, seed=i) for i, t in enumerate((first, second)))
    # Extreme numbers, whose products an instruction with 16-bit intermediate results would clip.
    a[0], b[0] = np.iinfo(first).min, np.iinfo(second).min
    a[1], b[1] = np.iinfo(first).max, np.iinfo(second).max
    sums = random(50, lanes, dtype=np.int32)
    products = a.astype(np.int64) * b.astype(np.int64)
    expected = (sums + products.reshape(50, lanes, 4).sum(axis=2)).astype(np.int32)
    fp.compile(multiply, a, b, sums, lanes, options=options)(a, b, sums)
    assert (sums == expected).all()


@pytest.mark.parametrize("options", ["", WITHOUT])
@pytest.mark.parametrize("lanes", [2, 4, 8, 16, 48])
def test_dot_products_of_bfloat16(lanes: int, options: str) -> None:
    a, b = (random(50, lanes * 2, dtype=ml_dtypes.bfloat16, seed=i) for i in range(2))
    sums = random(50, lanes, seed=2)
    products = a.astype(np.float64) * b.astype(np.float64)
    expected = sums + products.reshape(50, lanes, 2).sum(axis=2)
    fp.compile(multiply, a, b, sums, lanes, options=options)(a, b, sums)
    assert np.allclose(sums, expected, rtol=1e-5, atol=1e-5)


def code(function: Any, *examples: Any, options: str) -> str:
    return fp.compile(function, *examples, options=f"{options} --no-cache").asm


@pytest.mark.parametrize(
    ("dtype", "lanes", "options", "instruction"),
    [
        (fp.BFloat16, 16, WITH_DOTS, r"vdpbf16ps\s.*%zmm"),
        (fp.BFloat16, 8, WITH_DOTS, r"vdpbf16ps\s.*%ymm"),
        (fp.Uint8, 16, WITH_DOTS, r"vpdpbusd\s.*%zmm"),
        (fp.Int8, 4, WITH_DOTS, r"vpdpbusd\s.*%xmm"),
        (fp.BFloat16, 4, ARM, r"bfdot\s"),
        (fp.Int8, 8, ARM, r"sdot\s"),
        (fp.Uint8, 4, ARM, r"udot\s"),
    ],
)
def test_dot_products_are_instructions(
    dtype: Any, lanes: int, options: str, instruction: str
) -> None:
    total = fp.Float32 if dtype is fp.BFloat16 else fp.Int32
    shape = fp.sym_int(), fp.sym_int()
    examples = [
        fp.make_fake_compact_tensor(t, shape, stride_order=(1, 0)) for t in (dtype, dtype, total)
    ]
    text = code(multiply, *examples, lanes, options=options)
    assert re.search(instruction, text), text
    assert not re.search(instruction, code(multiply, *examples, lanes, options=WITHOUT))


@pytest.mark.parametrize(
    ("options", "register", "width"),
    [(WITH_DOTS, "%zmm", 16), (WITHOUT, "%ymm", 8), (ARM, r"v\d+\.4s", 4)],
)
def test_vectors_have_the_width_of_the_target(options: str, register: str, width: int) -> None:
    found = []

    @fp.jit
    def scale(x: fp.Tensor) -> None:
        found.append(fp.vector_width(x.dtype))
        fp.store_vector(x, 0, fp.load_vector(x, 0, found[-1]) * 2)

    x = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),))
    text = code(scale, x, options=options)
    assert found == [width] and re.search(f"f?mul.*{register}|add.*{register}", text), text


def test_a_kernel_for_other_features_is_traced_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from fishplate.lang import _vector_access

    @fp.jit
    def width(x: fp.Tensor) -> fp.Int32:
        return fp.Int32(fp.vector_width(x.dtype))

    x = np.zeros(1, np.float32)
    for features, expected in ((("avx512f", "avx"), 16), (("avx",), 8), ((), 4), (("avx",), 8)):
        monkeypatch.setattr(_vector_access, "features_of", lambda _, found=features: found)
        assert fp.compile(width, x)(x) == expected


def test_vectors_in_kernels_of_a_grid() -> None:
    @fp.kernel
    def double(x: fp.Tensor) -> None:
        at = (fp.block_idx().x * 32 + fp.thread_idx().x) * 4
        fp.store_vector(x, at, fp.load_vector(x, at, 4) * 2)

    @fp.jit
    def run(x: fp.Tensor) -> None:
        double(x).launch(grid=x.shape[0] // 128, block=32)

    x = np.arange(256, dtype=np.float32)
    run(x)
    assert (x == np.arange(256) * 2).all()
    fake = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), memspace="gmem")
    assert "st.global" in fp.compile(run, fake, options="--gpu-arch sm_90").ptx


def refused(body: Any, *arguments: Any) -> str:
    """Return the error of a function that is compiled with this body."""

    @fp.jit
    def wrong(x: fp.Tensor, n: fp.Int32) -> None:
        body(x, n)

    with pytest.raises(fp.CompileError) as caught:
        wrong(np.zeros((4, 32), np.float32), 3)
    return str(caught.value)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda x, n: fp.load_vector(x, 0, 8), "an index for each of 2 dimensions"),
        (lambda x, n: fp.load_vector(x, (0, 0), n), "known when compiling, got Value"),
        (lambda x, n: fp.load_vector(x, (0, 0), 1), "takes 2 to 1024 elements"),
        (lambda x, n: fp.load_vector(x.T, (0, 0), 4), "not known to be contiguous"),
        (lambda x, n: fp.load_vector(3, (0, 0), 4), "takes a tensor, got int"),
        (lambda x, n: fp.store_vector(x, (0, 0), 1.0), "vector: expected a vector, got float"),
        (lambda x, n: 1 if fp.load_vector(x, (0, 0), 8) else 0, "a vector has no truth value"),
        (lambda x, n: fp.load_vector(x, (0, 0), 8)[8], "element 8 of a vector of 8"),
        (
            lambda x, n: fp.load_vector(x, (0, 0), 8, mask=fp.first_lanes(n, 4)),
            "mask: expected 8 elements, got 4",
        ),
        (
            lambda x, n: fp.load_vector(x, (0, 0), 8, mask=fp.load_vector(x, (1, 0), 8)),
            "mask: expected Boolean, got Float32",
        ),
        (
            lambda x, n: fp.dot(*[fp.load_vector(x, (0, 0), 8)] * 3),
            "dot takes two vectors of BFloat16, or of Int8 and Uint8, got Float32 and Float32",
        ),
        (
            lambda x, n: fp.dot(
                *[fp.full_vector(1, 8, fp.Int8)] * 2, fp.full_vector(0, 4, fp.Int32)
            ),
            "a vector of Int32 for the sums, with an element for each 4",
        ),
    ],
)
def test_what_is_refused(body: Any, message: str) -> None:
    text = refused(body)
    assert message in text and "test_vectors.py" in text, text


@pytest.mark.parametrize(("at", "is_fine"), [(24, True), (25, False)])
def test_the_last_element_is_checked(at: int, is_fine: bool) -> None:
    @fp.jit(options="--enable-assertions")
    def first(x: fp.Tensor, at: fp.Int32) -> fp.Float32:
        return fp.load_vector(x, at, 8)[0]

    x = np.zeros(32, np.float32)
    if is_fine:
        assert first(x, at) == 0
        return
    with pytest.raises(IndexError, match="index 32 is out of range .*test_vectors.py"):
        first(x, at)


@pytest.mark.parametrize("options", ["", "--enable-assertions"])
@pytest.mark.parametrize("first", [-4, 25])
def test_elements_behind_a_known_index_are_checked(first: int, options: str) -> None:
    @fp.jit(options=options)
    def run(x: fp.Tensor) -> None:
        fp.store_vector(x, 0, fp.load_vector(x, first, 8))

    @fp.kernel
    def of_an_array() -> None:
        fp.load_vector(fp.shared_array(32, fp.Float32), first, 8)

    @fp.jit(options=options)
    def run_array() -> None:
        of_an_array().launch(grid=1, block=1)

    last = first + 7 + (32 if first < 0 else 0)
    text = f"index {last} is out of range for dimension 0 of `x`, of extent 32"
    with pytest.raises(IndexError, match=text):
        run(np.zeros(32, np.float32))
    with pytest.raises(fp.CompileError, match="index 3[2-9] is out of range"):
        run_array()


@pytest.mark.parametrize(("count", "at", "is_fine"), [(7, 25, True), (8, 25, False), (0, 99, True)])
def test_elements_that_a_mask_selects_are_checked(count: int, at: int, is_fine: bool) -> None:
    @fp.jit(options="--enable-assertions")
    def first(x: fp.Tensor, at: fp.Int32, count: fp.Int32) -> fp.Float32:
        return fp.load_vector(x, at, 8, mask=fp.first_lanes(count, 8))[0]

    x = np.zeros(32, np.float32)
    if is_fine:
        assert first(x, at, count) == 0
        return
    with pytest.raises(IndexError, match="that the mask selects is out of range .*test_vectors.py"):
        first(x, at, count)


def test_this_machine_has_the_instructions_that_its_tests_run() -> None:
    known = {"avx512bf16", "avx512vnni", "avxvnni", "dotprod"} & FEATURES
    examples = (
        random(1, 64, dtype=np.uint8),
        random(1, 64, dtype=np.int8),
        np.zeros((1, 16), np.int32),
    )
    has = "call_intrinsic" in fp.compile(multiply, *examples, 16).mlir
    assert has == bool(known & {"avx512vnni", "avxvnni"})
