"""Warpgroup products, bulk copies of tiles and pipelines under CuTe's names, on the CPU, against NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
from fishplate.cute.nvgpu import cpasync, warpgroup
from fishplate.cutlass import pipeline, utils
from fishplate.cutlass.utils import hopper_helpers
from fishplate.lang import CompileError

STAGES = 2


def tile_of(dtype: Any) -> tuple[int, int, int]:
    """Return rows, columns and summands of a tile: 128 bytes along the sum."""
    return 64, 64, 1024 // dtype.width


@cute.kernel
def multiply(
    atoms: Any, tensors: Any, layouts: Any, storage: Any, tiled_mma: Any, result: Any
) -> None:
    tile = tile_of(tiled_mma.op.a_dtype)
    warp = cute.arch.make_warp_uniform(cute.arch.warp_idx())
    place = cute.arch.block_idx()
    thread, _, _ = cute.arch.thread_idx()
    held = utils.SmemAllocator().allocate(storage)
    count = sum(
        cute.size_in_bytes(t, cute.slice_(lay, (None, None, 0)))
        for t, lay in zip((tiled_mma.op.a_dtype, tiled_mma.op.b_dtype), layouts, strict=True)
    )
    group = pipeline.CooperativeGroup
    pipe = pipeline.PipelineTmaAsync.create(
        barrier_storage=held.barriers.data_ptr(),
        num_stages=STAGES,
        producer_group=group(pipeline.Agent.Thread),
        consumer_group=group(pipeline.Agent.Thread, 4),
        tx_count=count,
        defer_sync=True,
    )
    pipeline.pipeline_init_arrive(cluster_shape_mn=(1, 1), is_relaxed=True)
    shared = [
        field.get_tensor(lay.outer, swizzle=lay.inner)
        for field, lay in zip((held.a, held.b), layouts, strict=True)
    ]
    whole = (place.x, place.y, None)
    tiles = [
        cute.local_tile(tensors[0], tile, whole, proj=(1, None, 1)),
        cute.local_tile(tensors[1], tile, whole, proj=(None, 1, 1)),
    ]
    parts = [
        cpasync.tma_partition(
            atom, 0, cute.make_layout(1), cute.group_modes(s, 0, 2), cute.group_modes(g, 0, 2)
        )
        for atom, s, g in zip(atoms, shared, tiles, strict=True)
    ]
    mine = tiled_mma.get_slice(thread)
    target = mine.partition_C(cute.local_tile(result, tile, whole, proj=(1, 1, None)))
    left = tiled_mma.make_fragment_A(mine.partition_A(shared[0]))
    right = tiled_mma.make_fragment_B(mine.partition_B(shared[1]))
    sums = cute.make_rmem_tensor(target.shape, tiled_mma.op.acc_dtype)
    pipeline.pipeline_init_wait(cluster_shape_mn=(1, 1))
    fills = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, STAGES)
    reads = pipeline.make_pipeline_state(pipeline.PipelineUserType.Consumer, STAGES)
    tiled_mma.set(warpgroup.Field.ACCUMULATE, False)
    for _ in cutlass.range(cute.size(tiles[0], mode=[2]), unroll=1):
        if warp == 0:
            pipe.producer_acquire(fills)
            for atom, (inside, outside) in zip(atoms, parts, strict=True):
                cute.copy(
                    atom,
                    outside[(None, fills.count)],
                    inside[(None, fills.index)],
                    tma_bar_ptr=pipe.producer_get_barrier(fills),
                )
            pipe.producer_commit(fills)
            fills.advance()
        pipe.consumer_wait(reads, pipe.consumer_try_wait(reads))
        warpgroup.fence()
        for k in cutlass.range(cute.size(left, mode=[2]), unroll_full=True):
            at = (None, None, k, reads.index)
            cute.gemm(tiled_mma, sums, left[at], right[at], sums)
            tiled_mma.set(warpgroup.Field.ACCUMULATE, True)
        warpgroup.commit_group()
        warpgroup.wait_group(0)
        pipe.consumer_release(reads)
        reads.advance()
    for at in cutlass.range_constexpr(cute.size(sums)):
        target[at] = sums[at]


@cute.jit
def run(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor) -> None:
    tile = tile_of(a.element_type)
    orders = [utils.LayoutEnum.from_tensor(t) for t in (a, b)]
    tiled_mma = hopper_helpers.make_trivial_tiled_mma(
        a.element_type,
        b.element_type,
        orders[0].sm90_mma_major_mode(),
        orders[1].sm90_mma_major_mode(),
        c.element_type,
        (1, 1, 1),
        tiler_mn=tile[:2],
    )
    layouts = [
        hopper_helpers.make_smem_layout_a(orders[0], tile, a.element_type, STAGES),
        hopper_helpers.make_smem_layout_b(orders[1], tile, b.element_type, STAGES),
    ]
    atoms, tensors = [], []
    for t, lay, side in zip((a, b), layouts, (tile[::2], tile[1:]), strict=True):
        atom, tensor = cpasync.make_tiled_tma_atom(
            cpasync.CopyBulkTensorTileG2SOp(), t, cute.slice_(lay, (None, None, 0)), side
        )
        atoms.append(atom)
        tensors.append(tensor)

    @cute.struct
    class Storage:
        barriers: cute.struct.MemRange[cutlass.Int64, STAGES * 2]
        a: cute.struct.Align[cute.struct.MemRange[a.element_type, cute.cosize(layouts[0])], 1024]
        b: cute.struct.Align[cute.struct.MemRange[b.element_type, cute.cosize(layouts[1])], 1024]

    multiply(atoms, tensors, layouts, Storage, tiled_mma, c).launch(
        grid=[c.shape[0] // 64, c.shape[1] // 64, 1], block=[128, 1, 1]
    )


@pytest.mark.parametrize("a_order, b_order", ["CC", "CF", "FC", "FF"])
def test_a_product_of_tiles_is_that_of_numpy(a_order: str, b_order: str) -> None:
    rng = np.random.default_rng(1)
    a = np.asarray(rng.integers(-2, 3, (128, 192)), np.float16, order=a_order)
    b = np.asarray(rng.integers(-2, 3, (64, 192)), np.float16, order=b_order)
    c = np.zeros((128, 64), np.float32)
    arguments = [
        cute.runtime.from_dlpack(t, assumed_align=16).mark_layout_dynamic() for t in (a, b, c)
    ]
    run(*arguments)
    assert (c == a.astype(np.float32) @ b.astype(np.float32).T).all()


def test_integers_of_8_bits_are_multiplied_exactly() -> None:
    rng = np.random.default_rng(2)
    a = rng.integers(-128, 128, (64, 128)).astype(np.int8)
    b = rng.integers(0, 256, (64, 128)).astype(np.uint8)
    c = np.zeros((64, 64), np.int32)
    arguments = [
        cute.runtime.from_dlpack(t, assumed_align=16).mark_layout_dynamic() for t in (a, b, c)
    ]
    run(*arguments)
    assert (c == a.astype(np.int32) @ b.astype(np.int32).T).all()


def test_integers_of_two_types_are_refused_for_a_gpu() -> None:
    arguments = [
        fp.make_fake_compact_tensor(
            kind,
            (fp.sym_int(), fp.sym_int(divisibility=16)),
            stride_order=(1, 0),
            assumed_align=16,
            device="cuda",
        )
        for kind in (fp.Int8, fp.Uint8, fp.Int32)
    ]
    with pytest.raises(CompileError, match="both factors are Int8, or both Uint8"):
        fp.compile(run, *arguments, options="--gpu-arch sm_90a")
