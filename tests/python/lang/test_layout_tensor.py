"""Tensors with layouts in kernels: coordinates, tiles, partitions, fragments, predicates."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate.layout import Layout, Swizzle, composition, make_layout, zipped_divide


@fp.jit
def gather(x: fp.Tensor, out: fp.Tensor, layout: fp.Constexpr) -> None:
    source, target = fp.make_tensor(x, layout), fp.make_tensor(out)
    for i in range(out.shape[0]):
        target[i] = source[i]


@pytest.mark.parametrize(
    "layout",
    [
        Layout((4, 8), (8, 1)),
        Layout(((2, 2), (4, 2)), ((1, 16), (4, 2))),
        composition(Swizzle(2, 1, 3), Layout((8, 4), (4, 1))),
        zipped_divide(Layout((4, 8), (8, 1)), (2, 4)),
    ],
    ids=str,
)
def test_elements_by_one_number_are_those_of_the_layout(layout: Any) -> None:
    x, out = np.arange(64, dtype=np.int32), np.zeros(32, np.int32)
    gather(x, out, layout)
    assert out.tolist() == [layout(i) for i in range(32)]


@fp.jit
def tiles_of(x: fp.Tensor, out: fp.Tensor, m: fp.Int32, n: fp.Int32) -> None:
    tile = fp.local_tile(fp.make_tensor(x), (4, 8), (m, n))
    fp.basic_copy(tile, fp.make_tensor(out))


@pytest.mark.parametrize("order", ["C", "F"])
def test_tiles_of_a_dynamic_matrix(order: Any) -> None:
    x = np.asarray(np.arange(12 * 32, dtype=np.float32).reshape(12, 32), order=order)
    for m, n in [(0, 0), (2, 1), (1, 3)]:
        out = np.zeros((4, 8), np.float32)
        tiles_of(x, out, m, n)
        assert (out == x[4 * m : 4 * m + 4, 8 * n : 8 * n + 8]).all()


def test_a_static_layout_leaves_no_arithmetic() -> None:
    """Offsets that are known when compiling are constants: no product, quotient or remainder is left."""

    @fp.jit
    def f(x: fp.Tensor) -> Any:
        tile = zipped_divide(Layout((8, 8), (8, 1)), (4, 4))
        t = fp.make_tensor(x, tile)
        return t[(1, 2), (1, 0)] + t[5]

    x = fp.make_fake_compact_tensor(fp.Float64, (64,), memspace="generic")
    made = fp.compile(f, x)
    assert made(np.arange(64.0)) == (8 * 5 + 2) + (8 * 1 + 1)
    kernel = made.mlir.split("@fp_f(")[1].split("llvm.func")[0]
    assert not re.search(r"llvm\.(mul|sdiv|udiv|srem|urem) ", kernel), kernel


@fp.kernel
def scale(x: fp.Tensor, y: fp.Tensor, k: fp.Float32) -> None:
    threads = Layout((8, 4), (4, 1))
    block = fp.block_idx().x, fp.block_idx().y
    source = fp.local_tile(fp.make_tensor(x), (16, 8), block)
    target = fp.local_tile(fp.make_tensor(y), (16, 8), block)
    whole = fp.local_tile(fp.make_identity_tensor(x.shape), (16, 8), block)
    mine = fp.local_partition(source, threads, fp.thread_idx().x)
    yours = fp.local_partition(target, threads, fp.thread_idx().x)
    where = fp.local_partition(whole, threads, fp.thread_idx().x)
    part = fp.make_fragment_like(mine)
    part.fill(0.0)
    for i in fp.range_constexpr(mine.size()):
        if where[i][0] < x.shape[0] and where[i][1] < x.shape[1]:
            part[i] = mine[i] * k
    for i in fp.range_constexpr(mine.size()):
        if where[i][0] < x.shape[0] and where[i][1] < x.shape[1]:
            yours[i] = part[i]


@fp.jit
def launch(x: fp.Tensor, y: fp.Tensor, k: fp.Float32) -> None:
    grid = ((x.shape[0] + 15) // 16, (x.shape[1] + 7) // 8, 1)
    scale(x, y, k).launch(grid=grid, block=(32, 1, 1))


@pytest.mark.parametrize("shape", [(16, 8), (33, 21), (1, 1), (64, 40)])
def test_threads_share_ragged_tiles(shape: tuple[int, int]) -> None:
    x = np.random.default_rng(1).random(shape, np.float32)
    y = np.zeros_like(x)
    launch(x, y, 3.0)
    assert (y == x * np.float32(3)).all()


@fp.kernel
def transpose(x: fp.Tensor, y: fp.Tensor) -> None:
    memory = fp.shared_array(32 * 32, fp.Float32)
    rows = fp.make_tensor(memory, composition(Swizzle(5, 0, 5), Layout((32, 32), (32, 1))))
    columns = fp.make_tensor(memory, composition(Swizzle(5, 0, 5), Layout((32, 32), (1, 32))))
    thread = fp.thread_idx().x
    source, target = fp.make_tensor(x), fp.make_tensor(y)
    for j in range(32):
        rows[j, thread] = source[j, thread]
    fp.sync_threads()
    for j in range(32):
        target[j, thread] = columns[j, thread]


@fp.jit
def transposed(x: fp.Tensor, y: fp.Tensor) -> None:
    transpose(x, y).launch(grid=(1, 1, 1), block=(32, 1, 1))


def test_a_swizzled_tile_in_shared_memory() -> None:
    x = np.arange(1024, dtype=np.float32).reshape(32, 32)
    y = np.zeros_like(x)
    transposed(x, y)
    assert (y == x.T).all()


def test_layouts_as_arguments_have_static_and_dynamic_parts() -> None:
    @fp.jit
    def f(layout: fp.Layout, i: fp.Int32, j: fp.Int32) -> Any:
        tiles = zipped_divide(layout, (2, 4))
        assert tiles.shape[0] == (2, 4)
        return layout(i, j), tiles((0, 0), (1, 1)), make_layout((layout, layout)).size()

    n = fp.sym_int64()
    made = fp.compile(f, Layout((n, 8), (8, 1)), 0, 0)
    assert tuple(made(Layout((6, 8), (8, 1)), 5, 3)) == (43, 20, 48 * 48)
    wide = 1 << 27
    assert made(Layout((wide, 8), (8, 1)), 5, 3)[2] == (wide * 8) ** 2


def test_tensors_pass_through_branches_and_loops() -> None:
    @fp.jit
    def f(x: fp.Tensor, n: fp.Int32) -> Any:
        whole = fp.make_tensor(x)
        if n > 2:
            row = whole[1, None]
        else:
            row = whole[0, None]
        total = 0.0
        for j in range(x.shape[1]):
            total += row[j]
        return total

    x = np.arange(12.0).reshape(2, 6)
    assert (f(x, 1), f(x, 3)) == (x[0].sum(), x[1].sum())


def test_large_copies_are_loops() -> None:
    @fp.jit
    def f(x: fp.Tensor, y: fp.Tensor) -> None:
        fp.make_tensor(y, Layout((64, 64)))[None, None] = fp.make_tensor(
            x, Layout((64, 64), (64, 1))
        )

    x, y = np.arange(4096.0), np.zeros(4096)
    f(x, y)
    assert (y.reshape(64, 64) == x.reshape(64, 64).T).all()


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda x: fp.local_tile(fp.make_tensor(x), (4, 4, 4), (0, 0, 0)), r"zipped_divide of .*2 modes, but 3"),
        (lambda x: fp.make_tensor(x, Layout((6, 2), (8, 2))).composition(Layout(4, 4)), r"composition of \(6,2\):\(8,2\) and 4:4"),
        (lambda x: fp.make_tensor(fp.local_array(4, fp.Float32), Layout(8)), "needs 8 elements, and `local array` has 4"),
        (lambda x: fp.basic_copy(fp.make_tensor(x, 4), fp.make_tensor(x, 6)), "basic_copy of 4:1 to 6:1: the sizes differ"),
        (lambda x: fp.make_tensor(x, Layout(8))[8], "coordinate 8 is outside an extent of 8"),
        (lambda x: fp.make_tensor(x)[0.5, 0], "expected an integer"),
        (lambda x: fp.make_tensor(x)[x[0, 0], 0], "a layout holds integers"),
        (lambda x: fp.make_tensor(x)["a"], "a coordinate is an integer or None, got str"),
        (lambda x: fp.make_tensor(7), "takes a tensor of the kernel, got int"),
        (lambda x: fp.make_tensor(x).nonsense, "a tensor with a layout has no `nonsense`"),
        (lambda x: fp.make_fragment(Layout((x.shape[0], 2)), fp.Float32), "must be ints"),
    ],
)  # fmt: skip
def test_errors_name_the_line_and_the_layouts(body: Any, message: str) -> None:
    @fp.jit
    def f(x: fp.Tensor) -> None:
        body(x)

    with pytest.raises(fp.CompileError, match=message):
        f(np.zeros((4, 4), np.float32))


def test_coordinates_are_checked_on_request() -> None:
    @fp.jit
    def f(x: fp.Tensor, i: fp.Int32) -> Any:
        return fp.make_tensor(x, Layout((2, 3)))[1, i]

    x = np.arange(6.0)
    made = fp.compile(f, x, 0, options=fp.EnableAssertions())
    assert made(x, 2) == 5.0
    with pytest.raises(IndexError, match="a coordinate of `x` is out of range"):
        made(x, 3)
