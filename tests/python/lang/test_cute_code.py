"""The PTX of kernels that are written for CuTe: how often they wait, and which instructions their arithmetic becomes."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import pytest
import test_cute_warpgroup
from fishplate.cute.nvgpu import cpasync, warpgroup
from fishplate.cutlass import pipeline, utils
from fishplate.cutlass.utils import hopper_helpers
from fishplate.lang import CompileError

HOPPER = "--gpu-arch sm_90a"


def fake(dtype: Any, rank: int = 1) -> Any:
    """Return a row-major tensor on a GPU whose extents are multiples of 8."""
    shape = tuple(fp.sym_int(divisibility=8) for _ in range(rank))
    stride = (*[fp.sym_int64(divisibility=8) for _ in range(rank - 1)], 1)
    return fp.make_fake_tensor(dtype, shape, stride, device="cuda", assumed_align=16)


def count(ptx: str, *words: str) -> list[int]:
    """Return how often instructions that start with each word are in a program."""
    return [len(re.findall(rf"(?m)^\s*{re.escape(word)}", ptx)) for word in words]


def test_a_step_of_a_product_waits_once() -> None:
    """Four products of one fence, one group and one wait: with more fences, the wait is for all but the last product."""
    halves, sums = fake(fp.Float16, 2), fake(fp.Float32, 2)
    made = cute.compile(test_cute_warpgroup.run, halves, fake(fp.Float16, 2), sums, options=HOPPER)
    words = ("wgmma.fence", "wgmma.mma_async", "wgmma.commit_group", "wgmma.wait_group")
    assert count(made.ptx, *words) == [1, 4, 1, 1]
    assert ".local" not in made.ptx


@cute.kernel
def multiply_twice(out: cute.Tensor, tiled: Any, layout: Any, fences: cutlass.Constexpr) -> None:
    shared = utils.SmemAllocator().allocate_tensor(fp.Float16, layout.outer, 1024, layout.inner)
    mine = tiled.get_slice(cute.arch.thread_idx()[0])
    left = tiled.make_fragment_A(mine.partition_A(shared))[(None, None, 0)]
    right = tiled.make_fragment_B(mine.partition_B(shared))[(None, None, 0)]
    sums = cute.make_rmem_tensor(((2, 2, 8), 1, 1), fp.Float32)
    sums.fill(0.0)
    for _ in cutlass.range_constexpr(2):
        if cutlass.const_expr(fences):
            warpgroup.fence()
        cute.gemm(tiled, sums, left, right, sums)
        cute.gemm(tiled, sums, left, right, sums)
        warpgroup.commit_group()
        warpgroup.wait_group(0)
    out[0] = sums[3]


@cute.jit
def launch_twice(out: cute.Tensor, fences: cutlass.Constexpr) -> None:
    layout = hopper_helpers.make_smem_layout_a(
        utils.LayoutEnum.ROW_MAJOR, (64, 64, 64), fp.Float16, 1
    )
    major = warpgroup.OperandMajorMode.K
    tiled = hopper_helpers.make_trivial_tiled_mma(
        fp.Float16, fp.Float16, major, major, fp.Float32, (1, 1, 1), (64, 64)
    )
    stage = cute.slice_(layout, (None, None, 0))
    multiply_twice(out, tiled, stage, fences).launch(grid=1, block=128)


@pytest.mark.parametrize("fences, expected", [(True, 2), (False, 4)])
def test_products_have_own_fences_only_in_kernels_without_fences(
    fences: bool, expected: int
) -> None:
    ptx = cute.compile(launch_twice, fake(fp.Float32), fences, options=HOPPER).ptx
    assert count(ptx, "wgmma.fence", "wgmma.mma_async") == [expected, 4]


@cute.kernel
def pass_on(out: cute.Tensor, copies: cutlass.Constexpr) -> None:
    barriers = utils.SmemAllocator().allocate_array(cutlass.Int64, 4)
    group = pipeline.CooperativeGroup(pipeline.Agent.Thread, 2)
    form = pipeline.PipelineTmaAsync if copies else pipeline.PipelineAsync
    more = {"tx_count": 64, "cta_layout_vmnk": cute.make_layout((1, 2, 1, 1))} if copies else {}
    pipe = form.create(
        num_stages=2,
        producer_group=group,
        consumer_group=group,
        barrier_storage=barriers,
        defer_sync=True,
        **more,
    )
    pipeline.pipeline_init_arrive(cluster_shape_mn=(2, 1))
    pipeline.pipeline_init_wait(cluster_shape_mn=(2, 1))
    fills, reads = (pipeline.make_pipeline_state(side, 2) for side in pipeline.PipelineUserType)
    pipe.producer_acquire(fills)
    pipe.consumer_wait(reads)
    pipe.consumer_release(reads)
    out[0] = 1.0


@cute.jit
def launch_pass_on(out: cute.Tensor, copies: cutlass.Constexpr) -> None:
    pass_on(out, copies).launch(grid=(2, 1, 1), block=64, cluster=(2, 1, 1))


@pytest.mark.parametrize("copies", [True, False])
def test_barriers_of_bulk_copies_do_not_wait_for_writes_of_threads(copies: bool) -> None:
    """In a cluster, an order of the cluster empties the cache at each wait, and completes all writes at each arrival."""
    ptx = cute.compile(launch_pass_on, fake(fp.Float32), copies, options=HOPPER).ptx
    held = re.findall(r"mbarrier\.(?:try_wait|arrive)\S*(?:acquire|release)\.cluster", ptx)
    assert len(re.findall(r"mbarrier\.try_wait", ptx)) == 2
    assert bool(held) is not copies


@cute.kernel
def set_one(out: cute.Tensor, budget: cutlass.Constexpr) -> None:
    if cutlass.const_expr(budget):
        cute.arch.setmaxregister_increase(budget)
    out[cute.arch.thread_idx()[0]] = 1.0


@cute.jit
def launch_one(out: cute.Tensor, budget: cutlass.Constexpr, blocks: cutlass.Constexpr) -> None:
    set_one(out, budget).launch(grid=1, block=256, min_blocks_per_mp=blocks)


@pytest.mark.parametrize("budget, blocks, expected", [(0, 0, 0), (232, 0, 1), (0, 2, 2)])
def test_the_assembler_is_told_for_how_many_blocks_registers_are(
    budget: int, blocks: int, expected: int
) -> None:
    """Without that, it ignores the register budget of a block of 256 threads."""
    ptx = cute.compile(launch_one, fake(fp.Float32), budget, blocks, options=HOPPER).ptx
    found = re.search(r"\.minnctapersm (\d+)", ptx)
    assert int(found[1] if found else 0) == expected


@pytest.mark.parametrize("blocks", [-1, 33, 1.5, True])
def test_a_number_of_blocks_that_no_multiprocessor_runs_is_refused(blocks: Any) -> None:
    with pytest.raises(CompileError, match=r"min_blocks_per_mp is an int from 0 to 32"):
        cute.compile(launch_one, fake(fp.Float32), 0, blocks, options=HOPPER)


def combine(out: Any, scale: Any) -> None:
    at = out[0]
    out[0] = at * scale + out[1]
    out[2] = cutlass.max(out[3], out[4])


@cute.kernel
def combine_by_cute(out: cute.Tensor, scale: cutlass.Float32) -> None:
    combine(out, scale)


@fp.kernel
def combine_by_us(out: fp.Tensor, scale: fp.Float32) -> None:
    combine(out, scale)


@cute.jit
def launch_cute(out: cute.Tensor, scale: cutlass.Float32) -> None:
    combine_by_cute(out, scale).launch(grid=1, block=1)


@fp.jit
def launch_ours(out: fp.Tensor, scale: fp.Float32) -> None:
    combine_by_us(out, scale).launch(grid=1, block=1)


def test_products_and_sums_are_fused_as_by_cudas_compilers() -> None:
    """A product and a sum are one instruction, and so is a maximum; kernels of `fp.kernel` round each result."""
    words = ("fma.rn.f32", "max.NaN.f32", "mul.rn.f32", "add.rn.f32")
    given = fake(fp.Float32), fp.Float32(1)
    assert count(cute.compile(launch_cute, *given, options=HOPPER).ptx, *words) == [1, 1, 0, 0]
    assert count(fp.compile(launch_ours, *given, options=HOPPER).ptx, *words) == [0, 0, 1, 1]


@cute.kernel
def prefetch(atom: Any) -> None:
    cpasync.prefetch_descriptor(atom)


@cute.jit
def launch_prefetch(x: cute.Tensor) -> None:
    atom, _ = cpasync.make_tiled_tma_atom(
        cpasync.CopyBulkTensorTileG2SOp(), x, cute.make_layout((8, 64), stride=(64, 1)), (8, 64)
    )
    prefetch(atom).launch(grid=1, block=32)


def test_a_map_is_prefetched() -> None:
    ptx = cute.compile(launch_prefetch, fake(fp.Float16, 2), options=HOPPER).ptx
    assert count(ptx, "prefetch.tensormap") == [1]
