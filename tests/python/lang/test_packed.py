"""Tensors of 4-bit numbers, two in a byte."""

from __future__ import annotations

import ctypes
from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest
from dlpack_producer import Legacy

BYTES = np.arange(256, dtype=np.uint8).reshape(8, 32)


def halves(array: np.ndarray) -> np.ndarray:
    """Return the four bits of each element, lower half of a byte first."""
    return np.stack([array & 15, array >> 4], -1).reshape(len(array), -1)


@fp.jit
def read(x: fp.Tensor, out: fp.Tensor, kind: fp.Constexpr) -> None:
    t = fp.packed(x, kind)
    for i in range(t.shape[0]):
        row = t[i]
        for j in range(t.shape[1]):
            out[i, j] = row[j]


@fp.jit
def write(x: fp.Tensor, out: fp.Tensor, kind: fp.Constexpr) -> None:
    t = fp.packed(out, kind)
    for i in range(t.shape[0]):
        for j in range(t.shape[1]):
            t[i, j] = x[i, j]


@pytest.mark.parametrize("checked", [False, True])
def test_every_byte_is_read(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", str(int(checked)))
    floats, whole = np.zeros((8, 64), np.float32), np.zeros((8, 64), np.int8)
    read(BYTES, floats, fp.Float4E2M1FN)
    expected = halves(BYTES).view(ml_dtypes.float4_e2m1fn).astype(np.float32)
    assert (floats == expected).all() and (np.signbit(floats) == np.signbit(expected)).all()
    read(BYTES, whole, fp.Int4)
    assert (whole == halves(BYTES).view(np.int8).astype(ml_dtypes.int4).astype(np.int8)).all()


def test_floats_are_rounded_to_the_nearest() -> None:
    edges = [0.25, 0.75, 1.25, 1.75, 2.5, 3.5, 5, 0, 0.5, 1, 1.5, 2, 3, 4, 6, 7, 1e30, np.inf]
    near = [np.nextafter(np.float32(e), np.float32(to)) for e in edges for to in (-9, 9)]
    some = np.random.default_rng(0).normal(size=512 - 2 * (len(edges) + len(near))) * 3
    x = np.array([*edges, *near, *(-np.array([*edges, *near])), *some], np.float32).reshape(8, 64)
    out = np.full((8, 32), 0xA5, np.uint8)
    write(x, out, fp.Float4E2M1FN)
    assert (halves(out) == x.astype(ml_dtypes.float4_e2m1fn).view(np.uint8) & 15).all()
    write(np.full((8, 64), np.nan, np.float32), out, fp.Float4E2M1FN)
    assert (out & 0x77 == 0x77).all()  # 6, as on a GPU


def test_integers_wrap() -> None:
    x = np.arange(-256, 256, dtype=np.int32).reshape(8, 64)
    out = np.zeros((8, 32), np.uint8)
    write(x, out, fp.Int4)
    assert (halves(out) == x & 15).all()


def test_a_store_leaves_the_other_half() -> None:
    @fp.jit
    def set_one(out: fp.Tensor, at: fp.Int32) -> None:
        fp.packed(out, fp.Int4)[at] = -1

    for at, expected in enumerate((0x3F, 0xF1)):
        out = np.array([0x31], np.uint8)
        set_one(out, at)
        assert out[0] == expected


@fp.kernel
def scale(x: fp.Tensor, out: fp.Tensor, by: fp.Float32) -> None:
    """Multiply eight floats of each thread."""
    row, column = fp.block_idx().x, fp.thread_idx().x * 8
    values = fp.packed(x, fp.Float4E2M1FN).load_vec(row, column, 8)
    made = tuple(value * by for value in values)
    fp.packed(out, fp.Float4E2M1FN).store_vec(row, column, made)


@pytest.mark.parametrize("checked", [False, True])
def test_whole_bytes_in_kernels(checked: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", str(int(checked)))
    out = np.zeros_like(BYTES)
    scale(BYTES, out, 0.5).launch(grid=8, block=8)
    wide = halves(BYTES).view(ml_dtypes.float4_e2m1fn).astype(np.float32) * np.float32(0.5)
    assert (halves(out) == wide.astype(ml_dtypes.float4_e2m1fn).view(np.uint8) & 15).all()


def test_ptx() -> None:
    @fp.jit
    def run(x: fp.Tensor, out: fp.Tensor) -> None:
        scale(x, out, 0.5).launch(grid=x.shape[0], block=8)

    shape = fp.sym_int(), 32
    fakes = [
        fp.make_fake_compact_tensor(fp.Uint8, shape, stride_order=(1, 0), memspace="gmem")
        for _ in range(2)
    ]
    ptx = fp.compile(run, *fakes, options="--gpu-arch sm_90").ptx
    assert "ld.global" in ptx and ".local" not in ptx


class Pairs:
    """Bytes, as in a package that has tensors of pairs of 4-bit floats."""

    def __init__(self, array: np.ndarray) -> None:
        self._array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._array.__dlpack_device__()

    def __dlpack__(self, **_: Any) -> Any:
        capsule = self._array.__dlpack__()
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        dtype = pointer(capsule, b"dltensor") + 20
        ctypes.memmove(dtype, bytes((17, 4, 2, 0)), 4)
        return capsule


@fp.jit
def read_floats(x: fp.Tensor, out: fp.Tensor) -> None:
    assert x.dtype is fp.Float4E2M1FN
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            out[i, j] = x[i, j]


def test_tensors_of_pairs_are_tensors_of_floats() -> None:
    expected = halves(BYTES).view(ml_dtypes.float4_e2m1fn).astype(np.float32)
    for rows in (8, 3):
        out = np.zeros((rows, 64), np.float32)
        read_floats(Pairs(BYTES[:rows]), out)
        assert (out == expected[:rows]).all()
    out = np.zeros((8, 32), np.float32)
    read_floats(Pairs(BYTES[:, 16:]), out)
    assert (out == expected[:, 32:]).all()


@fp.kernel
def double(x: fp.Tensor, out: fp.Tensor) -> None:
    """Double the pairs of a row, a thread each."""
    row, column = fp.block_idx().x, fp.thread_idx().x * 2
    values = x[row].load_vec(column, 2)
    out[row].store_vec(column, tuple(value * 2 for value in values))


def test_kernels_take_and_set_tensors_of_pairs() -> None:
    out = np.zeros_like(BYTES)
    double(Pairs(BYTES), Pairs(out)).launch(grid=8, block=32)
    wide = halves(BYTES).view(ml_dtypes.float4_e2m1fn).astype(np.float32) * 2
    assert (halves(out) == wide.astype(ml_dtypes.float4_e2m1fn).view(np.uint8) & 15).all()


def test_a_fake_of_floats_takes_pairs() -> None:
    n = fp.sym_int(divisibility=2)
    for shape in ((8, 64), (8, n), (fp.sym_int(), 64)):
        fake = fp.make_fake_compact_tensor(fp.Float4E2M1FN, shape, stride_order=(1, 0))
        out = np.zeros((8, 64), np.float32)
        fp.compile(read_floats, fake, out)(Pairs(BYTES), out)
        assert (out == halves(BYTES).view(ml_dtypes.float4_e2m1fn).astype(np.float32)).all()


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda x: fp.packed(x, fp.Int8), "packed takes fp.Float4E2M1FN or fp.Int4, got Int8"),
        (lambda x: fp.packed(x.T, fp.Int4), "are not known to be contiguous"),
        (lambda x: fp.packed(3, fp.Int4), "packed takes a tensor of bytes, got int"),
        (lambda x: fp.packed(x, fp.Int4)[0, 0, 0], "has 2 dimensions, got 3 indices"),
        (lambda x: fp.packed(x, fp.Int4)[0, 1.5], "takes an integer for each index, got float"),
        (lambda x: fp.packed(x, fp.Int4).load_vec(0, 0, 3), "takes an even number of elements"),
        (lambda x: fp.packed(x, fp.Int4).load_vec(0, 1, 2), "not the lower half of a byte"),
        (lambda x: fp.packed(x, fp.Int4).store_vec(0, 0, (1, 8)), "from -8 to 7, got 8"),
        (lambda x: fp.packed(x, fp.Int4).store_vec(0, 0, (1, 2.0)), "cannot store a float in"),
    ],
)
def test_what_is_refused_when_compiling(body: Any, message: str) -> None:
    @fp.jit
    def refused(x: fp.Tensor) -> None:
        body(x)

    with pytest.raises(fp.CompileError, match=message):
        refused(BYTES.copy())


def test_indices_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", "1")

    @fp.jit
    def get(x: fp.Tensor, i: fp.Int32, j: fp.Int32) -> fp.Int32:
        return fp.Int32(fp.packed(x, fp.Int4)[i, j])

    assert get(BYTES, 0, 63) == 1
    for at in ((8, 0), (0, 64), (-1, 0)):
        with pytest.raises(IndexError, match="is out of range for dimension"):
            get(BYTES, *at)


def narrow(array: np.ndarray, code: int, lanes: int) -> Any:
    """Return bytes as a package shows tensors of 4-bit numbers: by elements with one lane, by bytes with two."""
    made = Legacy()
    rows, columns = array.shape
    made.shape = (ctypes.c_int64 * 2)(rows, columns * (1 if lanes == 2 else 2))
    made.tensor.data, made.tensor.device_type, made.tensor.ndim = array.ctypes.data, 1, 2
    made.tensor.code, made.tensor.bits, made.tensor.lanes = code, 4, lanes
    made.tensor.shape = made.shape
    made.kept = array

    class Shown:
        def __dlpack_device__(self) -> tuple[int, int]:
            return 1, 0

        def __dlpack__(self, **_: Any) -> Any:
            new = ctypes.pythonapi.PyCapsule_New
            new.restype = ctypes.py_object
            new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
            return new(ctypes.addressof(made), b"dltensor", None)

    shown = Shown()
    shown.made = made  # type: ignore[attr-defined]
    return shown


@fp.jit
def read_narrow(x: fp.Tensor, out: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            out[i, j] = x[i, j]


@fp.jit
def negate(x: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            x[i, j] = -x[i, j]


@pytest.mark.parametrize(
    ("code", "lanes", "numpy_type"),
    [
        (0, 1, ml_dtypes.int4),
        (0, 2, ml_dtypes.int4),
        (17, 1, ml_dtypes.float4_e2m1fn),
        (17, 2, ml_dtypes.float4_e2m1fn),
    ],
)
def test_tensors_of_4_bits_by_every_way(code: int, lanes: int, numpy_type: Any) -> None:
    expected = halves(BYTES).view(numpy_type).astype(np.float32)
    made = fp.compile(read_narrow, narrow(BYTES, code, lanes), np.zeros((8, 64), np.float32))
    for call in (made, read_narrow):
        out = np.zeros((8, 64), np.float32)
        call(narrow(BYTES, code, lanes), out)
        assert (out == expected).all()
    changed = BYTES.copy()
    negate(narrow(changed, code, lanes))
    # The least Int4 has no opposite, and wraps.
    opposite = np.where(expected == -8, -8, -expected)
    assert (halves(changed).view(numpy_type).astype(np.float32) == opposite).all()


def test_a_fake_of_integers_takes_them_by_elements() -> None:
    shape = fp.sym_int(), fp.sym_int()
    fake = fp.make_fake_compact_tensor(fp.Int4, shape, stride_order=(1, 0))
    made = fp.compile(read_narrow, fake, np.zeros((8, 64), np.float32))
    out = np.zeros((8, 64), np.float32)
    made(narrow(BYTES, 0, 1), out)
    assert (out == halves(BYTES).view(ml_dtypes.int4).astype(np.float32)).all()
    with pytest.raises(ValueError, match="expected dtype=int4, got int4x2"):
        made(narrow(BYTES, 0, 2), out)


@fp.kernel
def through_shared(x: fp.Tensor, out: fp.Tensor, dtype: fp.Constexpr) -> None:
    """Pass numbers on through shared memory of 4-bit numbers, and add one of the thread's own."""
    t = fp.thread_idx().x
    shared, dynamic = fp.shared_array((32, 4), dtype), fp.dynamic_shared(dtype, (32, 2), 16)
    own = fp.local_array((2, 2), dtype, fill=2)
    for i in fp.range_constexpr(4):
        shared[t, i] = x[t, i]
    dynamic.store_vec(t, 0, shared.load_vec(t, 2, 2))
    fp.sync_threads()
    for i in fp.range_constexpr(2):
        out[t, i] = shared[31 - t, i] + own[i, 1 - i]
        out[t, 2 + i] = dynamic[31 - t, i] + own[i, i]


@pytest.mark.parametrize("dtype", [fp.Int4, fp.Float4E2M1FN])
def test_arrays_of_a_kernel_hold_4_bits(dtype: Any) -> None:
    @fp.jit(options="--enable-assertions")
    def run(x: fp.Tensor, out: fp.Tensor) -> None:
        through_shared(x, out, dtype).launch(grid=1, block=32, smem=64)

    kind = np.int8 if dtype is fp.Int4 else np.float32
    x = (np.arange(128).reshape(32, 4) % 5 - 2).astype(kind)
    out = np.zeros_like(x)
    run(x, out)
    assert (out == x[::-1] + 2).all()


@pytest.mark.parametrize(
    "make",
    [
        lambda: fp.shared_array((4, 3), fp.Int4),
        lambda: fp.local_array(3, fp.Int4),
        lambda: fp.local_array((), fp.Int4),
        lambda: fp.dynamic_shared(fp.Float4E2M1FN, (2, 1)),
    ],
)
def test_arrays_of_4_bits_have_whole_bytes(make: Any) -> None:
    @fp.kernel
    def wrong() -> None:
        make()

    with pytest.raises(fp.CompileError, match="is a known even number, got"):
        wrong().launch(grid=1, block=1)
