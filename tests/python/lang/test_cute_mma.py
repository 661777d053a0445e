"""Products by atoms: their layouts against the definition, and tiles that threads multiply, on the CPU."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import fishplate.cute as cute
import numpy as np
import pytest
from fishplate.cute.nvgpu import MmaUniversalOp
from fishplate.cute.nvgpu.warp import MmaF16BF16Op, MmaFP8Op


def test_lanes_hold_the_elements_that_the_manual_says() -> None:
    """The figures of mma.m16n8k16 in the PTX manual: each element of A, B and C is held once."""
    op = MmaF16BF16Op(fp.BFloat16, fp.Float32, (16, 8, 16))
    a, b, c = {}, {}, {}
    for lane in range(32):
        group, member = lane // 4, lane % 4
        for i in range(8):
            row = group if i in (0, 1, 4, 5) else group + 8
            a[row, member * 2 + (i & 1) + (8 if i >= 4 else 0)] = lane, i
        for i in range(4):
            b[group, member * 2 + (i & 1) + (8 if i >= 2 else 0)] = lane, i
            c[group if i < 2 else group + 8, member * 2 + (i & 1)] = lane, i
    for layout, held, rows, columns in [
        (op.tv_A, a, 16, 16),
        (op.tv_B, b, 8, 16),
        (op.tv_C, c, 16, 8),
    ]:
        assert layout.size() == rows * columns == len(held)
        for (row, column), (lane, value) in held.items():
            assert layout(lane, value) == row + column * rows


@cute.kernel
def multiply_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiled: cute.Constexpr) -> None:
    mine = tiled.get_slice(cute.arch.thread_idx().x)
    part_a, part_b = mine.partition_A(a), mine.partition_B(b)
    part_c = mine.partition_C(c)
    own_a, own_b = tiled.make_fragment_A(part_a), tiled.make_fragment_B(part_b)
    own_c = tiled.make_fragment_C(part_c)
    cute.autovec_copy(part_a, own_a)
    cute.autovec_copy(part_b, own_b)
    own_c.fill(0.0)
    for k in fp.range_constexpr(cute.size(own_a, mode=[2])):
        cute.gemm(tiled, own_c, own_a[None, None, k], own_b[None, None, k], own_c)
    cute.autovec_copy(own_c, part_c)


@cute.jit
def multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiled: cute.Constexpr) -> None:
    multiply_kernel(
        cute.local_tile(a, (32, 16), (0, 0)),
        cute.local_tile(b, (16, 16), (0, 0)),
        cute.local_tile(c, (32, 16), (0, 0)),
        tiled,
    ).launch(grid=1, block=tiled.size)


def tiles(dtype: Any) -> tuple[Any, Any, Any, Any]:
    rng = np.random.default_rng(5)
    a, b = (rng.integers(-4, 5, shape).astype(dtype) for shape in ((32, 16), (16, 16)))
    return a, b, np.zeros((32, 16), dtype), a.astype(np.float64) @ b.astype(np.float64).T


@pytest.mark.parametrize(
    ("atoms", "permutation"),
    [
        (cute.Layout((4, 8, 1), (8, 1, 0)), None),
        (cute.Layout((8, 4, 1)), (cute.Layout((8, 4), (4, 1)), cute.Layout((4, 2), (2, 1)), None)),
        (cute.Layout(((2, 2), 2, 1), ((1, 4), 2, 0)), (16, 4, None)),
        ((1, 1, 1), None),
    ],
)
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_threads_multiply_a_tile(atoms: Any, permutation: Any, dtype: Any) -> None:
    op = MmaUniversalOp(fp.Float32 if dtype is np.float32 else fp.Float64)
    tiled = cute.make_tiled_mma(op, atoms, permutation)
    a, b, c, expected = tiles(dtype)
    multiply(a, b, c, tiled)
    assert (c == expected).all()


def owners(tiled: Any, factor: str, shape: tuple[int, int]) -> dict[tuple[int, int], list[Any]]:
    """Return the threads and values that hold each element of a tile, by the layout of a tiled product."""
    layout = tiled._by_thread(factor, cute.Layout(shape))
    found: dict[tuple[int, int], list[Any]] = {}
    axes = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}[factor]
    for thread in range(tiled.size):
        v, *mnk = _place(tiled, thread)
        place = tuple(mnk[axis] for axis in axes)
        part, offset = layout.slice_and_offset((v, place, *[None] * (layout.rank - 2)))
        for value in range(part.size()):
            at = offset + part(value)
            found.setdefault((at % shape[0], at // shape[0]), []).append((thread, value))
    return found


def _place(tiled: Any, thread: int) -> list[int]:
    """Return the position of a thread by search."""
    layout = tiled.thr_layout_vmnk
    sizes = [cute.size(layout, mode) for mode in range(4)]
    for place in np.ndindex(*sizes):
        if layout(tuple(int(part) for part in place)) == thread:
            return [int(part) for part in place]
    raise AssertionError(thread)


@pytest.mark.parametrize(
    ("op", "atoms", "permutation"),
    [
        (MmaUniversalOp(fp.Float32), cute.Layout((4, 8, 1), (8, 1, 0)), None),
        (
            MmaUniversalOp(fp.Float32),
            cute.Layout((2, 4, 1)),
            (cute.Layout((2, 4), (4, 1)), 8, None),
        ),
        (MmaF16BF16Op(fp.BFloat16, fp.Float32, (16, 8, 16)), cute.Layout((2, 1, 1)), None),
        (MmaF16BF16Op(fp.BFloat16, fp.Float32, (16, 8, 16)), (2, 2, 1), (32, 16, 16)),
    ],
)
def test_each_sum_belongs_to_one_thread_that_has_its_factors(
    op: Any, atoms: Any, permutation: Any
) -> None:
    tiled = cute.make_tiled_mma(op, atoms, permutation)
    sums = owners(tiled, "C", (32, 16))
    assert len(sums) == 32 * 16 and all(len(found) == 1 for found in sums.values())
    if op.threads > 1:
        return  # lanes of a warp exchange factors
    rows, columns = owners(tiled, "A", (32, 16)), owners(tiled, "B", (16, 16))
    for (m, n), [(thread, _)] in sums.items():
        for k in range(16):
            assert thread in {t for t, _ in rows[m, k]}
            assert thread in {t for t, _ in columns[n, k]}


@cute.kernel
def warp_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiled: cute.Constexpr) -> None:
    mine = tiled.get_slice(cute.arch.thread_idx().x)
    part_a, part_b = mine.partition_A(a), mine.partition_B(b)
    part_c = mine.partition_C(c)
    own_a, own_b = tiled.make_fragment_A(part_a), tiled.make_fragment_B(part_b)
    own_c = tiled.make_fragment_C(part_c)
    for i in fp.range_constexpr(cute.size(own_a)):
        own_a[i] = part_a[i].to(tiled.op.ab_dtype)
    for i in fp.range_constexpr(cute.size(own_b)):
        own_b[i] = part_b[i].to(tiled.op.ab_dtype)
    own_c.fill(0.0)
    cute.gemm(tiled, own_c, own_a, own_b, own_c)
    cute.autovec_copy(own_c, part_c)


@cute.jit
def warp_multiply(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiled: cute.Constexpr) -> None:
    tile = cute.local_tile
    warp_kernel(
        tile(a, (32, 32), (0, 0)), tile(b, (16, 32), (0, 0)), tile(c, (32, 16), (0, 0)), tiled
    ).launch(grid=1, block=tiled.size)


@pytest.mark.parametrize("atoms", [(1, 1, 1), (2, 1, 1), (2, 2, 1)])
@pytest.mark.parametrize(
    "op",
    [
        MmaF16BF16Op(fp.BFloat16, fp.Float32, (16, 8, 16)),
        MmaF16BF16Op(fp.Float16, fp.Float32, (16, 8, 16)),
        MmaF16BF16Op(fp.Float16, fp.Float32, (16, 8, 8)),
        MmaFP8Op(fp.Float8E4M3FN, fp.Float32, (16, 8, 32)),
        MmaFP8Op(fp.Float8E5M2, fp.Float32, (16, 8, 32)),
    ],
)
def test_warps_multiply_a_tile(op: Any, atoms: tuple[int, int, int]) -> None:
    tiled = cute.make_tiled_mma(op, atoms)
    rng = np.random.default_rng(6)
    a, b = (rng.integers(-4, 5, shape).astype(np.float32) for shape in ((32, 32), (16, 32)))
    c = np.zeros((32, 16), np.float32)
    warp_multiply(a, b, c, tiled)
    assert (c == a @ b.T).all()


def test_eight_summands_are_the_first_half_of_sixteen() -> None:
    half, whole = (MmaF16BF16Op(fp.BFloat16, fp.Float32, (16, 8, k)) for k in (8, 16))
    assert repr(half) == "MmaF16BF16Op(BFloat16, Float32, (16, 8, 8))"
    for mine, other, values in ((half.tv_A, whole.tv_A, 4), (half.tv_B, whole.tv_B, 2)):
        assert cute.size(mine, mode=[1]) == values
        for lane in range(32):
            for value in range(values):
                assert mine(lane, value) == other(lane, value)
    with pytest.raises(ValueError, match=r"the shape \(16, 8, 16\) or \(16, 8, 8\), got"):
        MmaF16BF16Op(fp.BFloat16, fp.Float32, (16, 8, 4))


def test_a_gpu_multiplies_by_fma_and_mma() -> None:
    def fake(*shape: int) -> Any:
        order = tuple(reversed(range(len(shape))))
        return fp.make_fake_compact_tensor(fp.Float32, shape, stride_order=order, device="cuda")

    tiled = cute.make_tiled_mma(MmaUniversalOp(fp.Float32), (4, 8, 1))
    ptx = cute.compile(multiply, fake(32, 16), fake(16, 16), fake(32, 16), tiled).ptx
    assert ptx.count("fma.rn.f32") == 8 * 2 * 16 and ".local" not in ptx
    tiled = cute.make_tiled_mma(MmaF16BF16Op(fp.BFloat16, fp.Float32, (16, 8, 16)), (2, 2, 1))
    ptx = cute.compile(
        warp_multiply,
        fake(32, 32),
        fake(16, 32),
        fake(32, 16),
        tiled,
        options="--gpu-arch sm_80",
    ).ptx
    assert ptx.count("mma.sync.aligned.m16n8k16") == 2 and ".local" not in ptx
    fakes = fake(32, 32), fake(16, 32), fake(32, 16)
    tiled = cute.make_tiled_mma(MmaF16BF16Op(fp.Float16, fp.Float32), (2, 2, 1))
    ptx = cute.compile(warp_multiply, *fakes, tiled, options="--gpu-arch sm_80").ptx
    assert ptx.count("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32") == 2
    assert ".local" not in ptx
    tiled = cute.make_tiled_mma(MmaFP8Op(fp.Float8E4M3FN, fp.Float32), (2, 2, 1))
    with pytest.raises(fp.CompileError, match="MmaFP8Op: kernels for GPUs have no products of 8-"):
        cute.compile(warp_multiply, *fakes, tiled, options="--gpu-arch sm_90")


def test_products_that_are_not_there_are_refused() -> None:
    with pytest.raises(ValueError, match="got Float16, Float16 and"):
        MmaF16BF16Op(fp.Float16, fp.Float16, (16, 8, 16))
    with pytest.raises(ValueError, match=r"BFloat16 or Float16 .*, got Float32, Float32 and"):
        MmaF16BF16Op(fp.Float32, fp.Float32, (16, 8, 16))
    with pytest.raises(ValueError, match=r"the shape \(16, 8, 32\), got Float8E5M2, Float32 and"):
        MmaFP8Op(fp.Float8E5M2, fp.Float32, (16, 8, 16))
    with pytest.raises(TypeError, match="MmaUniversalOp takes .*, got Int32"):
        MmaUniversalOp(fp.Int32)
    with pytest.raises(TypeError, match="make_tiled_mma takes .*, got CopyUniversalOp"):
        cute.make_tiled_mma(cute.nvgpu.CopyUniversalOp())
    with pytest.raises(ValueError, match=r"got atoms \(2,2\):\(1,2\)"):
        cute.make_tiled_mma(MmaUniversalOp(fp.Float32), (2, 2))


@pytest.mark.parametrize(
    ("shapes", "message"),
    [
        (
            ((1, 2), (1, 3), (1, 2, 2)),
            r"gemm of \(1,2\):\(1,1\) and \(1,3\):.* into .*: the sizes differ",
        ),
        (((1, 2, 2), (1, 2, 3), (1, 2, 2)), "the sizes differ"),
        (((2, 2), (1, 2), (1, 2, 2)), r"takes \[1, 1, 1, 1\] values, got \[2, 1, 1, 1\]"),
        (((1, 2), (1, 2), (1, 4)), "expected 2 or 3 modes of the factors and 3 of the sums"),
    ],
)
def test_parts_that_do_not_fit_are_named(shapes: Any, message: str) -> None:
    @cute.jit
    def f(shapes: cute.Constexpr) -> None:
        a, b, c = (cute.make_fragment(shape, fp.Float32) for shape in shapes)
        cute.gemm(cute.make_tiled_mma(MmaUniversalOp(fp.Float32)), c, a, b, c)

    with pytest.raises(fp.CompileError, match=message):
        f(shapes)
