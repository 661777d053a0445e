"""Copies of matrices by a warp, and copies that follow a tiled product: layouts by brute force, and products on the CPU."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import fishplate.cute as cute
import numpy as np
import pytest
from fishplate.cute.nvgpu.warp import (
    LdMatrix8x8x16bOp,
    MmaF16BF16Op,
    MmaFP8Op,
    StMatrix8x8x16bOp,
)
from fishplate.cutlass.utils import SmemAllocator
from fishplate.layout import Layout

SHAPE = (16, 8, 16)


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("transpose", [False, True])
def test_lanes_give_rows_and_hold_the_elements_that_the_manual_says(
    count: int, transpose: bool
) -> None:
    """ldmatrix in the PTX manual: lane 8 i + j addresses row j of matrix i; a lane holds two elements of each
    matrix."""
    atom = cute.make_copy_atom(LdMatrix8x8x16bOp(transpose, count), fp.Float16)
    for lane in range(32):
        given = lane % (8 * count)
        for column in range(8):
            assert atom.layout_src_tv(lane, column) == given * 8 + column
        for matrix in range(count):
            for half in range(2):
                row, column = lane // 4, lane % 4 * 2 + half
                if transpose:
                    row, column = column, row
                place = matrix * 64 + row * 8 + column
                assert atom.layout_dst_tv(lane, matrix * 2 + half) == place
    store = cute.make_copy_atom(StMatrix8x8x16bOp(transpose, count), fp.Float16)
    assert store.layout_src_tv == atom.layout_dst_tv and store.layout_dst_tv == atom.layout_src_tv


def test_lanes_hold_bytes_of_products_as_the_manual_says() -> None:
    """The figures of mma.m16n8k32 for elements of 8 bits."""
    op = MmaFP8Op(fp.Float8E4M3FN, fp.Float32, (16, 8, 32))
    a, b = set(), set()
    for lane in range(32):
        group, member = lane // 4, lane % 4
        for i in range(16):
            row = group + (8 if 4 <= i < 8 or i >= 12 else 0)
            column = member * 4 + i % 4 + (16 if i >= 8 else 0)
            assert op.tv_A(lane, i) == row + column * 16
            a.add((row, column))
        for i in range(8):
            column = member * 4 + i % 4 + (16 if i >= 4 else 0)
            assert op.tv_B(lane, i) == group + column * 8
            b.add((group, column))
    assert len(a) == 16 * 32 and len(b) == 8 * 32


TILED = [
    ((1, 1, 1), (16, 16, 16)),
    ((2, 2, 1), (32, 32, 16)),
    ((4, 1, 1), (64, 16, 16)),
    ((1, 2, 1), (32, 32, 32)),
]


class Part:
    """A layout in place of a tensor; its modes are changed like a tensor's."""

    def __init__(self, layout: Any) -> None:
        self.layout = layout

    def _mapped(self, change: Any) -> Part:
        return Part(change(self.layout))


@pytest.mark.parametrize(("atoms", "permutation"), TILED)
@pytest.mark.parametrize("factor", ["A", "B", "C"])
def test_a_copy_for_a_product_has_the_elements_of_the_product(
    atoms: Any, permutation: Any, factor: str
) -> None:
    """Thread by thread: the values of the copy, and registers retiled for it, are those of the product's partition."""
    tiled = cute.make_tiled_mma(
        MmaF16BF16Op(fp.Float16, fp.Float32, SHAPE), cute.make_layout(atoms), permutation
    )
    make = {"A": cute.make_tiled_copy_A, "B": cute.make_tiled_copy_B, "C": cute.make_tiled_copy_C}
    plain = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float16)
    operations = [plain]
    if factor != "C":
        operations.append(cute.make_copy_atom(LdMatrix8x8x16bOp(factor == "B", 4), fp.Float16))
    for atom in operations:
        copy = make[factor](atom, tiled)
        rows, columns = copy.tiler_mn
        shape = (rows * 2, columns * 2)
        whole = tiled._by_thread(factor, Layout(shape))
        mine = copy.layout_dst_tv_tiled
        tiles = Layout(shape).zipped_divide(copy.tiler_mn)
        for thread in range(tiled.size):
            # Elements of the product's part, in the order of its registers.
            place = [tiled.get_slice(thread)._place[at] for at in range(4)]
            axes = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}[factor]
            own = whole.slice_and_offset(
                (place[0], tuple(place[1 + axis] for axis in axes), None, None, None)
            )
            held = [own[0](i) + own[1] for i in range(own[0].size())]
            # Elements of the copy's part, and their registers from `retile`.
            registers = copy.retile(Part(Layout(own[0].shape))).layout
            values = mine.mode(1).size()
            for tile in range(tiles.mode(1).size()):
                for value in range(values):
                    element = tiles.mode(0)(mine(thread, value)) + tiles.mode(1)(tile)
                    assert held[registers(value + tile * values)] == element
            if thread > 40:
                break


@cute.kernel
def multiply_kernel(
    a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiled: cute.Constexpr, how: cute.Constexpr
) -> None:
    thread = cute.arch.thread_idx().x
    swizzle, load, transposed = how
    smem = SmemAllocator()
    layout_a = cute.make_layout((64, 32), stride=(32, 1))
    layout_b = cute.make_layout((32, 32), stride=(1, 32) if transposed else (32, 1))
    s_a = smem.allocate_tensor(a.element_type, layout_a, 1024, swizzle=swizzle)
    s_b = smem.allocate_tensor(b.element_type, layout_b, 1024, swizzle=swizzle)
    for i in range(thread, 64 * 32, tiled.size):
        s_a[i] = a[i]
    for i in range(thread, 32 * 32, tiled.size):
        s_b[i] = b[i]
    cute.arch.sync_threads()
    mine = tiled.get_slice(thread)
    own_a = tiled.make_fragment_A(mine.partition_A(s_a))
    own_b = tiled.make_fragment_B(mine.partition_B(s_b))
    atom_a = cute.make_copy_atom(load(False, 4), a.element_type)
    atom_b = cute.make_copy_atom(load(transposed, 4), b.element_type)
    copy_a = cute.make_tiled_copy_A(atom_a, tiled).get_slice(thread)
    copy_b = cute.make_tiled_copy_B(atom_b, tiled).get_slice(thread)
    cute.copy(copy_a, copy_a.partition_S(s_a), copy_a.retile(own_a))
    cute.copy(copy_b, copy_b.partition_S(s_b), copy_b.retile(own_b))
    part_c = mine.partition_C(c)
    own_c = tiled.make_fragment_C(part_c)
    own_c.fill(0.0)
    cute.gemm(tiled, own_c, own_a, own_b, own_c)
    cute.autovec_copy(own_c, part_c)


@cute.jit
def multiply(
    a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, tiled: cute.Constexpr, how: cute.Constexpr
) -> None:
    multiply_kernel(a, b, c, tiled, how).launch(grid=1, block=tiled.size)


def numbers() -> tuple[Any, Any, Any, Any]:
    rng = np.random.default_rng(9)
    a, b = (rng.integers(-3, 4, shape).astype(np.float16) for shape in ((64, 32), (32, 32)))
    c = np.zeros((64, 32), np.float32)
    wanted = a.astype(np.float32) @ b.astype(np.float32).T
    return *map(cute.runtime.from_dlpack, (a, b, c)), (c, wanted)


@pytest.mark.parametrize(("atoms", "permutation"), [TILED[1], TILED[2]])
@pytest.mark.parametrize("swizzle", [None, cute.make_swizzle(2, 4, 2)])
@pytest.mark.parametrize("transposed", [False, True])
def test_warps_multiply_what_matrix_copies_bring(
    atoms: Any, permutation: Any, swizzle: Any, transposed: bool
) -> None:
    op = MmaF16BF16Op(fp.Float16, fp.Float32, SHAPE)
    tiled = cute.make_tiled_mma(op, cute.make_layout(atoms), permutation)
    a, b, c, (got, wanted) = numbers()
    multiply(a, b, c, tiled, (swizzle, LdMatrix8x8x16bOp, transposed))
    assert (got == wanted).all()


@cute.kernel
def store_kernel(
    a: cute.Tensor, out: cute.Tensor, tiled: cute.Constexpr, swap: cute.Constexpr
) -> None:
    thread = cute.arch.thread_idx().x
    layout = cute.make_layout((32, 32), stride=(1, 32) if swap else (32, 1))
    shared = SmemAllocator().allocate_tensor(fp.Float16, layout, 1024)
    own = cute.make_rmem_tensor(tiled.partition_shape_C((32, 32)), fp.Float16)
    cute.autovec_copy(tiled.get_slice(thread).partition_C(a), own)
    atom = cute.make_copy_atom(StMatrix8x8x16bOp(swap, 4), fp.Float16)
    copy = cute.make_tiled_copy_C(atom, tiled).get_slice(thread)
    cute.copy(copy, copy.retile(own), copy.partition_D(shared))
    cute.arch.sync_threads()
    for i in range(thread, 32 * 32, tiled.size):
        out[i] = shared[i]


@pytest.mark.parametrize("swap", [False, True])
def test_warps_store_matrices(swap: bool) -> None:
    @cute.jit
    def store(a: cute.Tensor, out: cute.Tensor, tiled: cute.Constexpr) -> None:
        store_kernel(a, out, tiled, swap).launch(grid=1, block=tiled.size)

    op = MmaF16BF16Op(fp.Float16, fp.Float32, SHAPE)
    tiled = cute.make_tiled_mma(op, cute.make_layout((2, 2, 1)), (32, 32, 16))
    a = np.arange(1024, dtype=np.float16).reshape(32, 32)
    out = np.zeros_like(a)
    store(*map(cute.runtime.from_dlpack, (a, out)), tiled)
    assert (out == a).all()


def test_copies_that_follow_another_have_its_elements() -> None:
    atom = cute.make_copy_atom(LdMatrix8x8x16bOp(False, 4), fp.Float16)
    tiled = cute.make_tiled_mma(
        MmaF16BF16Op(fp.Float16, fp.Float32, SHAPE), cute.make_layout((2, 1, 1)), (32, 16, 16)
    )
    copy = cute.make_tiled_copy_A(atom, tiled)
    plain = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float16)
    source, target = cute.make_tiled_copy_S(plain, copy), cute.make_tiled_copy_D(plain, copy)
    same = cute.make_tiled_copy(plain, copy.layout_tv_tiled, copy.tiler_mn)
    for thread in range(64):
        for value in range(8):
            assert source.layout_tv_tiled(thread, value) == copy.layout_src_tv_tiled(thread, value)
            for other in (target, same):
                assert other.layout_tv_tiled(thread, value) == tiled.tv_layout_A_tiled(
                    thread, value
                )


def test_registers_seen_as_another_type() -> None:
    out = np.zeros(2, np.uint32)

    @cute.jit
    def f(out: cute.Tensor) -> None:
        own = cute.make_rmem_tensor((4,), fp.Uint16)
        for i in fp.range_constexpr(4):
            own[i] = i + 1
        words = cute.recast_tensor(own, fp.Uint32)
        like = cute.make_rmem_tensor_like(words)
        cute.autovec_copy(words, like)
        cute.autovec_copy(like, out)

    f(cute.runtime.from_dlpack(out))
    assert out.tolist() == [0x20001, 0x40003]


def test_copies_of_matrices_that_cannot_be() -> None:
    tiled = cute.make_tiled_mma(
        MmaF16BF16Op(fp.Float16, fp.Float32, SHAPE), cute.make_layout((1, 1, 1))
    )
    atom = cute.make_copy_atom(LdMatrix8x8x16bOp(False, 4), fp.Float16)
    with pytest.raises(
        ValueError, match=r"does not divide the 4 values of 32 threads: .* are \(\(4,8\)"
    ):
        cute.make_tiled_copy_B(atom, tiled)
    with pytest.raises(
        TypeError, match=r"LdMatrix8x8x16bOp\(False, 4\) copies elements of 16 bits"
    ):
        cute.make_copy_atom(LdMatrix8x8x16bOp(False, 4), fp.Float32)
    with pytest.raises(ValueError, match="takes 1, 2 or 4 matrices, got 3"):
        LdMatrix8x8x16bOp(False, 3)
    copy = cute.make_tiled_copy_A(atom, tiled)
    with pytest.raises(
        ValueError, match=r"retile: registers of 3:1 do not hold .* threads and values"
    ):
        copy.retile(Part(Layout(3)))

    @cute.kernel
    def wrong(a: cute.Tensor, other: cute.Constexpr) -> None:
        mine = copy.get_slice(0)
        own = cute.make_fragment((8, 2) if other else (8, 1), fp.Float16)
        cute.copy(mine, mine.partition_S(a) if not other else _shared(mine), own)

    def _shared(mine: Any) -> Any:
        return mine.partition_S(
            SmemAllocator().allocate_tensor(
                fp.Float16, cute.make_layout((16, 16), stride=(16, 1)), 16
            )
        )

    @cute.jit
    def run(a: cute.Tensor, other: cute.Constexpr) -> None:
        wrong(a, other).launch(grid=1, block=32)

    a = cute.runtime.from_dlpack(np.zeros((16, 16), np.float16))
    with pytest.raises(fp.CompileError, match=r"copy of .* expected Float16 in shared memory"):
        run(a, False)
    with pytest.raises(
        fp.CompileError, match=r"copy of \(\(8,1\),1,1\):.* to \(8,2\):.*: the sizes differ"
    ):
        run(a, True)
