"""Tensors: indexing at every rank, views, extents known when compiling and at run time, checks."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import fishplate as fp


def kernel_of_rank(rank: int) -> Any:
    """A kernel that adds 1 to every element, with a loop for each dimension."""
    lines = ["def add_one(a, b):"]
    names = [f"i{n}" for n in range(rank)]
    for n, name in enumerate(names):
        lines.append(f"{'    ' * (n + 1)}for {name} in range(a.shape[{n}]):")
    index = f"[{', '.join(names)}]" if rank else "[()]"
    lines.append(f"{'    ' * (rank + 1)}b{index} = a{index} + 1")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("rank", range(9))
def test_every_rank(rank: int, tmp_path: Any) -> None:
    path = tmp_path / "kernel.py"
    path.write_text(kernel_of_rank(rank))
    namespace: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), namespace)
    shape = (2, 3, 1, 2, 2, 1, 2, 3)[:rank]
    a = np.arange(np.prod(shape, dtype=int), dtype=np.int32).reshape(shape)
    b = np.zeros_like(a)
    kernel = fp.jit(namespace["add_one"])
    kernel(a, b)
    assert (b == a + 1).all()
    if rank:
        turned, out = a.transpose(), np.zeros(shape[::-1], np.int32)
        kernel(turned, out)
        assert (out == turned + 1).all()


@fp.jit
def views(x: fp.Tensor, out: fp.Tensor) -> None:
    out[0] = x[-1, -2]
    out[1] = x[1][2]
    part = x[1:, ::2]
    out[2] = part[1, 1]
    out[3] = part.shape[0] * 10 + part.shape[1]
    out[4] = x.T[2, 1]
    out[5] = x[..., 1][2]
    out[6] = x[None, 0, 3:][0, 0]
    out[7] = x.size * 100 + x.ndim
    flat = out[8:12].reshape(2, 2)
    flat[1, 0] = 7
    out[11] = x.transpose(1, 0).shape[0]


def expected_views(x: np.ndarray) -> list[int]:
    part = x[1:, ::2]
    first = [x[-1, -2], x[1][2], part[1, 1], part.shape[0] * 10 + part.shape[1], x.T[2, 1]]
    return [*first, x[2, 1], x[0, 3], x.size * 100 + 2, 0, 0, 7, x.shape[1]]


@pytest.mark.parametrize("known", [False, True])
def test_views(known: bool) -> None:
    x, out = np.arange(20, dtype=np.int64).reshape(4, 5), np.zeros(12, np.int64)
    if known:
        fp.compile(views, fp.from_dlpack(x), fp.from_dlpack(out))(x, out)
    else:
        views(x, out)
    assert out.tolist() == expected_views(x)


@fp.jit
def dynamic_slices(x: fp.Tensor, out: fp.Tensor, i: fp.Int32, j: fp.Int32) -> None:
    part = x[i:j]
    for k in range(part.shape[0]):
        out[k] = part[k]
    out[9] = x[i:].shape[0]
    out[8] = x[:-1].shape[0]


def test_slices_at_run_time() -> None:
    x, out = np.arange(10.0), np.zeros(10)
    dynamic_slices(x, out, 2, 5)
    assert out.tolist() == [2, 3, 4, 0, 0, 0, 0, 0, 9, 8]


@fp.jit
def swap_views(x: fp.Tensor, y: fp.Tensor, k: fp.Int32) -> None:
    a, b = x, y
    if k > 0:
        a, b = b, a
    for i in range(a.shape[0]):
        a[i] = 1
    for _ in range(k):
        a, b = b, a
    b[0] = 5


def test_views_meet_and_are_carried() -> None:
    x, y = np.zeros(3), np.zeros(3)
    swap_views(x, y, 1)
    assert (x.tolist(), y.tolist()) == ([0, 0, 0], [5, 1, 1])


@fp.jit
def local(out: fp.Tensor, n: fp.Int32) -> None:
    table = fp.local_array((4, 4), fp.Int32, fill=3)
    for i in range(4):
        table[i, i] = i * n
    total = 0
    for i in range(4):
        for j in range(4):
            total += table[i, j]
    out[0] = total


def test_local_arrays() -> None:
    out = np.zeros(1, np.int64)
    local(out, 10)
    assert out[0] == 12 * 3 + 60


@fp.jit
def reads(x: fp.Tensor, i: fp.Int64) -> Any:
    return x[i]


def test_indices_are_checked_on_demand() -> None:
    x = np.arange(4.0)
    checked = fp.compile(reads, x, 0, options="--enable-assertions")
    assert checked(x, 3) == 3.0
    for index in (4, -1, 1 << 40):
        place = (
            rf"^index {index} is .* 0 of `x`, of extent 4 \(.*test_tensors.py:{reads.line + 2}\)"
        )
        with pytest.raises(IndexError, match=place):
            checked(x, index)


@fp.jit
def half_and_bool(x: fp.Tensor, flags: fp.Tensor, out: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        if flags[i]:
            out[i] = x[i] * 2 + 0.5
        flags[i] = not flags[i]


def test_elements_of_every_type() -> None:
    for name in "int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64".split():
        a, b = np.arange(5).astype(name), np.zeros(5, name)
        exec_copy(a, b)
        assert (b == a).all(), name
    x, flags = np.arange(4, dtype=np.float16), np.array([True, False, True, False])
    out = np.zeros(4, np.float16)
    half_and_bool(x, flags, out)
    assert out.tolist() == [0.5, 0, 4.5, 0] and flags.tolist() == [False, True, False, True]


@fp.jit
def exec_copy(a: fp.Tensor, b: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        b[i] = a[i]


def test_the_pinned_example() -> None:
    @fp.jit
    def saxpy(a: fp.Float32, x: fp.Tensor, y: fp.Tensor) -> None:
        for i in fp.parallel_range(x.shape[0]):
            y[i] = a * x[i] + y[i]

    x, y = np.ones(1 << 10, np.float32), np.zeros(1 << 10, np.float32)
    saxpy(2.0, x, y)
    f = fp.compile(
        saxpy,
        fp.Float32(2.0),
        fp.from_dlpack(x).mark_layout_dynamic(),
        fp.from_dlpack(y).mark_layout_dynamic(),
        options="--enable-tvm-ffi --opt-level 3",
    )
    f(2.0, x, y)
    f(a=2.0, x=x, y=y)
    assert (y == 6).all() and isinstance(f, fp.Function)
    assert "llvm.func" in f.mlir and "define" in f.llvm and ".text" in f.asm
    assert f'"{__file__}":' in f.llvm or "saxpy" in f.llvm
    with pytest.raises(TypeError, match="saxpy"):
        f(2.0, x)


def test_slices_are_checked_on_demand() -> None:
    @fp.jit
    def part(a: fp.Tensor, start: fp.Int32, stop: fp.Int32) -> Any:
        view = a[start:stop]
        every = a[start:stop:3]
        a[0:4] += 1
        return view.shape[0] * 10 + every.shape[0]

    checked = fp.compile(part, A4, 0, 0, options="--enable-assertions")
    a = np.zeros(4)
    assert [checked(a, 0, 4), checked(a, 2, 3), checked(a, 4, 4), checked(a, 0, 0)] == [
        42,
        11,
        0,
        0,
    ]
    assert a.tolist() == [4] * 4
    for start, stop in ((0, 5), (-1, 2), (3, 2)):
        with pytest.raises(IndexError, match=r"a slice is out of range for dimension 0 of `a` \("):
            checked(a, start, stop)
    with pytest.raises(IndexError, match=r"test_tensors.py:\d+"):
        checked(np.zeros(3), 0, 1)


A4 = np.zeros(4)


def test_reversed_views() -> None:
    @fp.jit
    def backwards(a: fp.Tensor, b: fp.Tensor) -> None:
        b[:] = a[::-1]
        b[::-2] *= 10

    for size in range(6):
        a, b = np.arange(float(size)), np.zeros(size)
        backwards(a, b)
        wanted = a[::-1].copy()
        wanted[::-2] *= 10
        assert b.tolist() == wanted.tolist()


def test_large_unsigned_numbers() -> None:
    @fp.jit
    def fnv(data: fp.Tensor) -> Any:
        h = fp.Uint64(0xCBF29CE484222325)
        for i in range(data.shape[0]):
            h = (h ^ data[i]) * 0x100000001B3
        big: fp.Uint64 = 1 << 63
        return h >> 32, h & 0xFFFFFFFF, big == 1 << 63, (h | 0xFFFFFFFFFFFFFFFF) == (1 << 64) - 1

    data = np.frombuffer(b"fishplate", np.uint8).copy()
    wanted = 0xCBF29CE484222325
    for byte in data.tolist():
        wanted = (wanted ^ byte) * 0x100000001B3 % (1 << 64)
    assert fnv(data) == (wanted >> 32, wanted & 0xFFFFFFFF, True, True)

    @fp.jit
    def unfit(n: fp.Int64) -> Any:
        return n + (1 << 63)

    with pytest.raises(fp.CompileError, match="9223372036854775808 does not fit Int64"):
        unfit(1)


@fp.jit
def ahead(x: fp.Tensor, out: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        fp.prefetch(x[i:])
        fp.prefetch(out[i:], write=True)
        out[i] = x[i]


@fp.jit
def ahead_of_an_element(x: fp.Tensor) -> None:
    fp.prefetch(x[0])


def test_memory_is_asked_for() -> None:
    x, out = np.arange(7.0), np.zeros(7)
    ahead(x, out)
    assert (out == x).all()
    assert fp.compile(ahead, x, out).llvm.count("call void @llvm.prefetch") == 2
    with pytest.raises(fp.CompileError, match="prefetch takes a view of a tensor, got Value"):
        ahead_of_an_element(x)


@fp.jit
def column_sums(x: fp.Tensor, out: fp.Tensor) -> None:
    for group in fp.parallel_range(x.shape[0]):
        sums = fp.local_array(32, x.dtype, fill=0)
        for i in range(x.shape[1]):
            for j in range(32):
                sums[j] += x[group, i, j]
        total = x.dtype(0)
        for j in fp.range(32, reassoc=True):
            total += sums[j]
        for j in range(32):
            out[group, j] = sums[j] + total


@pytest.mark.parametrize("options", [None, "--opt-level 3"])
def test_local_arrays_of_known_indices_are_registers(options: str | None) -> None:
    x, out = np.ones((2, 9, 32), np.float32), np.zeros((2, 32), np.float32)
    f = fp.compile(column_sums, x, out, options=options)
    f(x, out)
    assert (out == 9 + 9 * 32).all()
    assert not re.search(r"alloca .*\bfloat\b", f.llvm)
    assert " x float> " in f.llvm


def test_slices_between_known_ends_have_a_known_extent() -> None:
    @fp.jit
    def extents(a: fp.Tensor) -> Any:
        views = a[1:4], a[4:1], a[-3:-1], a[-1:-3], a[1:6:2], a[:0], a[-5::2]
        assert all(type(view.shape[0]) is int for view in views[:-1])
        total = 0.0
        for view in views:
            for x in view:
                total = total * 3 + x
        return tuple(view.shape[0] for view in views), total

    a = np.arange(1.0, 9)
    views = a[1:4], a[4:1], a[-3:-1], a[-1:-3], a[1:6:2], a[:0], a[-5::2]
    total = 0.0
    for x in np.concatenate(views):
        total = total * 3 + x
    shape, got = extents(a)
    assert (tuple(shape), got) == (tuple(len(view) for view in views), total)


def test_shapes_are_checked_at_run_time() -> None:
    @fp.jit
    def at(a: fp.Tensor, rows: fp.Int32, i: fp.Int32, j: fp.Int32) -> Any:
        view = a.reshape(rows, -1)
        return view[i, j], view.shape[1]

    a = np.arange(12.0).reshape(3, 4)
    for rows in (1, 2, 6):
        assert at(a, rows, rows - 1, 1) == (a.reshape(rows, -1)[rows - 1, 1], 12 // rows)
    assert at(np.zeros((1, 5))[:, :1], 1, 0, 0) == (0.0, 1)
    for bad in (a.T, a[:, ::2], a[::2], a[:, :3]):
        with pytest.raises(ValueError, match=r"`a` has gaps, or dimensions .*tensors.py:\d+"):
            at(bad, 1, 0, 0)
    for rows in (5, 0, -1, -12):
        with pytest.raises(
            ValueError, match=r"`a` of shape \(\?, \?\) cannot have the shape \(\?, -1\)"
        ):
            at(a, rows, 0, 0)

    @fp.jit
    def fixed(a: fp.Tensor) -> Any:
        return a.reshape((2, 3))[1, 2]

    assert fixed(np.arange(6)) == 5
    with pytest.raises(ValueError, match=r"of shape \(\?\) cannot have the shape \(2, 3\)"):
        fixed(np.arange(7))


def test_shapes_that_cannot_be() -> None:
    def local(*shape: Any) -> Any:
        @fp.jit
        def kernel(n: fp.Int32) -> Any:
            return fp.local_array((2, 6), fp.Int32, fill=0).reshape(*shape).shape[0]

        return kernel

    assert [local(-1)(1), local(3, -1)(1), local((12, 1))(1)] == [12, 3, 12]
    for shape in ((-1, -1), (5, 2), (-2, 6), (5, -1), (0, -1), (1.5, 8), ("a",)):
        with pytest.raises(fp.CompileError, match="shape|an extent must be an integer"):
            local(*shape)(1)


def test_else_of_a_parallel_loop() -> None:
    @fp.jit
    def fill(a: fp.Tensor) -> Any:
        total = 0
        for i in fp.parallel_range(a.shape[0]):
            a[i] = i
            total += i
        else:
            total += 100
        return total

    assert fill(np.zeros(5)) == 110


@fp.jit
def shifted(x: fp.Tensor, y: fp.Tensor) -> None:
    x[1:4, 0:3] = x[0:3, 1:4]
    x[0:3, 1:4] += x[1:4, 0:3]
    y[0:4, 1:3, 1:3] = y[0:4, 0:2, 2:4]
    y[1:3, 0:4] -= y[0, 0:4]
    y[::-1, 1:3] = y[::-1, 0:2]


def laid_out(x: np.ndarray, order: Sequence[int], step: int) -> np.ndarray:
    """The same elements with dimensions in another order in memory, backwards for a step of -1."""
    back = np.argsort(order)
    made = np.ascontiguousarray(x[::step].transpose(order)).transpose(back)[::step]
    assert (made == x).all()
    return made


@pytest.mark.parametrize("step", [1, -1])
@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_parts_that_overlap_in_any_order_of_memory(order: tuple[int, ...], step: int) -> None:
    x, y = np.arange(16.0).reshape(4, 4), np.arange(64.0).reshape(4, 4, 4)
    plane = [d for d in order if d < 2]
    for fixed in (False, True):
        got, wanted = ([laid_out(x, plane, step), laid_out(y, order, step)] for _ in "ab")
        shifted.function(*wanted)
        fp.compile(shifted, *map(fp.from_dlpack, got) if fixed else got)(*got)
        for a, b in zip(got, wanted, strict=True):
            np.testing.assert_array_equal(a, b)


@fp.kernel
def double(x: fp.Tensor, y: fp.Tensor) -> None:
    row = fp.block_idx().x
    for column in range(0, x.shape[1], 4):
        y.store_vec(row, column, [2 * number for number in x.load_vec(row, column, 4)])


@fp.jit
def run_double(x: fp.Tensor, y: fp.Tensor) -> None:
    double(x, y).launch(grid=x.shape[0], block=1)


@fp.jit
def map_rows(x: fp.Tensor) -> None:
    double_map(fp.tensor_map(x, (8, 8), swizzle=0)).launch(grid=1, block=32)


@fp.kernel
def double_map(rows: Any) -> None:
    pass


@pytest.mark.parametrize("shape", [(0, 8), (3, 0), (0, 0)])
def test_arrays_without_elements_are_compact(shape: tuple[int, int]) -> None:
    nothing = np.zeros(shape, np.float32)
    run_double(nothing, nothing.copy())
    # NumPy says that their strides are 0. An example of them allows other compact arrays.
    x = np.arange(32, dtype=np.float32).reshape(4, 8)
    y = np.zeros_like(x)
    fp.compile(run_double, nothing, nothing)(x, y)
    assert (y == 2 * x).all()
    with pytest.raises(ValueError, match=r"dimension \d \(the last is 0\) has 0 elements"):
        map_rows(nothing)
