"""Tiles in registers: the program does not grow with a tile, and the GPU code keeps it in registers."""

from __future__ import annotations

import re
from typing import Any

import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cute.nvgpu import CopyUniversalOp, MmaUniversalOp
from fishplate.cute.nvgpu.warp import MmaF16BF16Op

THREADS = 128
SMALL, LARGE = (32, 32), (128, 256)


@cute.kernel
def combine(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    """Copy to registers, compute with whole fragments, reduce, and copy back where a predicate holds."""
    atom = cute.make_copy_atom(CopyUniversalOp(), cutlass.Float32, num_bits_per_copy=128)
    threads = cute.make_layout((THREADS // 8, 8), stride=(8, 1))
    tiled = cute.make_tiled_copy_tv(atom, threads, cute.make_layout((1, 4)))
    mine = tiled.get_slice(cute.arch.thread_idx()[0])
    part_a, part_b, part_c = mine.partition_S(a), mine.partition_S(b), mine.partition_D(c)
    own_a, own_b = cute.make_fragment_like(part_a), cute.make_fragment_like(part_b)
    own_c = cute.make_fragment_like(part_c)
    cute.copy(tiled, part_a, own_a)
    cute.copy(tiled, part_b, own_b)
    x, y = own_a.load(), own_b.load()
    most = x.reduce(cute.ReductionOp.MAX, -100.0, 0)
    own_c.store(
        cute.where(x < y, cute.math.exp(x - most), y.to(cutlass.Float16).to(cutlass.Float32))
    )
    held = cute.make_fragment(part_c.shape, cutlass.Boolean)
    held.store(own_c.load() > 0.0)
    cute.copy(tiled, own_c, part_c, pred=held)


@cute.kernel
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiled: cute.Constexpr) -> None:
    """Multiply in registers, and scale the sums."""
    mine = tiled.get_slice(cute.arch.thread_idx()[0])
    part_a, part_b, part_c = mine.partition_A(a), mine.partition_B(b), mine.partition_C(c)
    own_a, own_b = tiled.make_fragment_A(part_a), tiled.make_fragment_B(part_b)
    own_c = tiled.make_fragment_C(part_c)
    own_c.fill(0.0)
    cute.autovec_copy(part_a, own_a)
    cute.autovec_copy(part_b, own_b)
    cute.gemm(tiled, own_c, own_a, own_b, own_c)
    own_c.store(own_c.load() * 2.0)
    cute.autovec_copy(own_c, part_c)


@cute.jit
def run_combine(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    combine(a, b, c).launch(grid=1, block=THREADS)


@cute.jit
def run_product(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    op = MmaUniversalOp(cutlass.Float32)
    tiled = cute.make_tiled_mma(op, cute.make_layout((THREADS // 8, 8, 1), stride=(8, 1, 0)))
    multiply(a, b, c, tiled).launch(grid=1, block=THREADS)


@cute.jit
def run_warps(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    op = MmaF16BF16Op(cutlass.Float16, cutlass.Float32, (16, 8, 16))
    tiled = cute.make_tiled_mma(op, cute.make_layout((2, 2, 1)), permutation_mnk=(32, 32, 16))
    multiply(a, b, c, tiled).launch(grid=1, block=THREADS)


def arguments(run: Any, m: int, n: int) -> list[Any]:
    """Return two factors, or two tensors of the tile's shape, and the result."""
    kind = np.float16 if run is run_warps else np.float32
    random = np.random.default_rng(3)
    depth = 16 if run is run_warps else 4
    shapes = [(m, n), (m, n)] if run is run_combine else [(m, depth), (n, depth)]
    return [random.standard_normal(s).astype(kind) for s in shapes] + [np.zeros((m, n), np.float32)]


def compiled(run: Any, m: int, n: int) -> Any:
    """Compile for a GPU that is not there."""
    kinds = {np.dtype(np.float16): cutlass.Float16, np.dtype(np.float32): cutlass.Float32}
    fakes = [
        cute.runtime.make_fake_compact_tensor(
            kinds[array.dtype],
            array.shape,
            stride_order=(1, 0),
            memspace=cute.AddressSpace.gmem,
            assumed_align=16,
        )
        for array in arguments(run, m, n)
    ]
    return cute.compile(run, *fakes, options="--gpu-arch sm_90")


@pytest.mark.parametrize("run", [run_combine, run_product, run_warps])
def test_operations_do_not_grow_with_a_tile(run: Any) -> None:
    small, large = (compiled(run, *tile).mlir.count("\n") for tile in (SMALL, LARGE))
    # The small tile has loops that are written out. Without loops, the large one has 10 times as many operations.
    assert large < 1.5 * small


@pytest.mark.parametrize("run", [run_combine, run_product, run_warps])
def test_a_tile_stays_in_registers(run: Any) -> None:
    text = compiled(run, *LARGE).ptx
    assert not re.search(r"(ld|st)\.local|__local_depot", text)


@pytest.mark.parametrize("tile", [SMALL, LARGE, (32, 64)])
@pytest.mark.parametrize("run", [run_combine, run_product, run_warps])
def test_tiles_are_right(run: Any, tile: tuple[int, int]) -> None:
    a, b, c = arguments(run, *tile)
    run(*[cute.runtime.from_dlpack(array, assumed_align=16) for array in (a, b, c)])
    wide_a, wide_b = a.astype(np.float64), b.astype(np.float64)
    if run is not run_combine:
        np.testing.assert_allclose(c, 2 * wide_a @ wide_b.T, rtol=1e-4, atol=1e-4)
        return
    most = most_by_thread(a)
    found = np.where(a < b, np.exp(wide_a - most), b.astype(np.float16))
    # Four elements are copied at once, if the predicates of all four hold.
    held = (found.reshape(-1, 4) > 0).all(1).repeat(4).reshape(found.shape)
    np.testing.assert_allclose(c, np.where(held, found, 0), rtol=1e-5, atol=1e-7)


def most_by_thread(a: Any) -> Any:
    """Return the largest element that the thread of each element has: rows 16 apart, columns in groups of 4, 32 apart."""
    m, n = a.shape
    rows, columns = np.arange(m)[:, None] % 16, np.arange(n)[None, :] % 32 // 4
    thread = rows * 8 + columns
    most = np.array([a[thread == number].max() for number in range(THREADS)])
    return most[thread]


@cute.kernel
def choose_kernel(a: cute.Tensor, c: cute.Tensor, limit: cutlass.Int32) -> None:
    """Index fragments in a loop of the kernel's own."""
    thread = cute.arch.thread_idx()[0]
    own, inside = cute.make_fragment(64, cutlass.Float32), cute.make_fragment(64, cutlass.Boolean)
    for i in range(64):
        own[i] = a[thread, i] * 2.0
        inside[i] = (i * 7 + thread) % limit != 0
    for i in range(64):
        if inside[i]:
            c[thread, i] = own[i]


@cute.jit
def choose(a: cute.Tensor, c: cute.Tensor, limit: cutlass.Int32) -> None:
    choose_kernel(a, c, limit).launch(grid=1, block=32)


def test_fragments_in_loops_of_the_kernel_stay_in_registers() -> None:
    fakes = [
        cute.runtime.make_fake_compact_tensor(
            cutlass.Float32, (32, 64), stride_order=(1, 0), memspace=cute.AddressSpace.gmem
        )
        for _ in range(2)
    ]
    text = cute.compile(choose, *fakes, cutlass.Int32(3), options="--gpu-arch sm_90").ptx
    assert not re.search(r"(ld|st)\.local|__local_depot", text)
    a, c = np.arange(2048, dtype=np.float32).reshape(32, 64), np.zeros((32, 64), np.float32)
    choose(a, c, 3)
    number = np.arange(64)[None, :] * 7 + np.arange(32)[:, None]
    assert (c == np.where(number % 3 != 0, a * 2, 0)).all()
