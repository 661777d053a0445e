"""Layouts of warpgroup products, pipelines, barriers and schedulers under CuTe's names, against their definitions."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cute.nvgpu import cpasync, warp, warpgroup
from fishplate.cutlass import pipeline, utils
from fishplate.cutlass.utils import hopper_helpers
from fishplate.lang import CompileError

K, MN = warpgroup.OperandMajorMode.K, warpgroup.OperandMajorMode.MN
ROW, COLUMN = utils.LayoutEnum.ROW_MAJOR, utils.LayoutEnum.COL_MAJOR


def product(columns: int = 64, source: Any = warpgroup.OperandSource.SMEM) -> Any:
    return hopper_helpers.make_trivial_tiled_mma(
        fp.Float16, fp.Float16, K, K, fp.Float32, (1, 1, 1), (64, columns), source
    )


def test_threads_hold_the_sums_that_the_manual_says() -> None:
    op = product(24).op
    held = {}
    for thread in range(128):
        row = thread // 32 * 16 + thread % 32 // 4
        for value in range(12):
            at = row + value % 4 // 2 * 8, value // 4 * 8 + thread % 4 * 2 + value % 2
            held[at] = op.tv_C(thread, value)
    assert held == {(row, column): row + 64 * column for row in range(64) for column in range(24)}
    own = product(24, warpgroup.OperandSource.RMEM).op.tv_A
    assert sorted(own(t, v) for t in range(128) for v in range(8)) == [*range(64 * 16)]


@pytest.mark.parametrize(
    "arguments, said",
    [
        ((fp.Float16, fp.Float32, (64, 60, 16)), "a multiple of 8"),
        ((fp.Float16, fp.Float32, (128, 64, 16)), "has 64 rows"),
        ((fp.Float32, fp.Float32, (64, 64, 16)), "factors are BFloat16 or Float16"),
        ((fp.Float16, fp.Int32, (64, 64, 16)), "sums Float32"),
    ],
)
def test_a_product_that_there_is_not_is_refused(arguments: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        warpgroup.MmaF16BF16Op(*arguments)


def test_factors_of_8_bits_have_no_gaps_along_the_sum() -> None:
    with pytest.raises(ValueError, match="no gaps along the sum"):
        warpgroup.MmaF8Op(fp.Float8E4M3FN, fp.Float8E5M2, fp.Float32, (64, 64, 32), b_major_mode=MN)


@pytest.mark.parametrize("order", [ROW, COLUMN])
@pytest.mark.parametrize("side, row", [(64, 128), (32, 64), (16, 32), (8, 16)])
def test_a_stage_has_each_element_once_and_rows_of_chunks(order: Any, side: int, row: int) -> None:
    """A row of 16-byte chunks is swizzled by the number of its 128 bytes, like in bulk copies."""
    lines = 16
    shape = (lines, side) if order is ROW else (side, lines)
    layout = hopper_helpers.make_smem_layout_epi(fp.Float16, order, shape, 2)
    places = np.array([[layout.outer((i, j, 1)) for j in range(shape[1])] for i in range(shape[0])])
    assert sorted(places.flatten()) == [*range(lines * side, 2 * lines * side)]
    by_line = places if order is ROW else places.T
    for line in range(lines):
        assert [*by_line[line] - by_line[line][0]] == [*range(side)]
        assert by_line[line][0] == lines * side + line * side
    for offset in range(0, 4096, 16):
        chunk = offset // 16 % 8 ^ (offset // 128 % (row // 16))
        assert layout.inner(offset) == offset // 128 * 128 + chunk * 16


def test_a_tile_of_the_result_has_sizes_that_suit_its_type() -> None:
    tile = hopper_helpers.compute_tile_shape_or_override
    assert tile((128, 256, 64), fp.Float16, is_cooperative=True) == (128, 32)
    assert tile((128, 128, 64), fp.Float16) == (64, 32)
    assert tile((128, 128, 64), fp.Float8E4M3FN) == (64, 64)
    assert tile((128, 128, 64), fp.Float16, epi_tile_override=(64, 16)) == (64, 16)


@pytest.mark.parametrize("dtype, wide", [(fp.Float16, 16), (fp.Float32, 8), (fp.Int8, 32)])
@pytest.mark.parametrize("columns", [32, 128])
def test_a_copy_of_some_sums_has_those_of_the_product(columns: int, dtype: Any, wide: int) -> None:
    tiled = product(columns)
    atom = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), dtype)
    made = cute.make_tiled_copy_C_atom(atom, tiled)
    assert made.tiler_mn == (64, wide)
    copied, held = made.layout_tv_tiled, tiled.tv_layout_C_tiled
    for thread in range(128):
        for value in range(wide // 2):
            assert copied(thread, value) == held(thread, value)


def test_a_copy_of_more_sums_than_there_are_is_refused() -> None:
    atom = cute.make_copy_atom(warp.StMatrix8x8x16bOp(False, 4), fp.Float16)
    with pytest.raises(ValueError, match="a thread has 4 sums, and 8 are copied at once"):
        cute.make_tiled_copy_C_atom(atom, product(8))


@pytest.mark.parametrize("layout", [cute.make_layout((2, 4, 1)), cute.make_layout((2, 2), (4, 1))])
def test_masks_have_the_blocks_along_a_mode(layout: Any) -> None:
    for number in range(layout.size()):
        coordinate = layout.coordinate(number)
        for mode in range(layout.rank):
            wanted = 0
            for at in range(cute.size(layout, mode=[mode])):
                wanted |= 1 << layout((*coordinate[:mode], at, *coordinate[mode + 1 :]))
            assert cute.make_layout_image_mask(layout, coordinate, mode) == wanted


@pytest.mark.parametrize(
    "layout",
    [
        cute.make_layout((4, 6), (6, 1)),
        cute.make_layout(((8, 3), 5), ((1, 40), 8)),
        cute.make_layout(7, 3),
    ],
)
def test_coordinates_of_offsets_lead_back(layout: Any) -> None:
    for number in range(layout.size()):
        offset = layout(number)
        assert layout(layout.get_hier_coord(offset)) == offset
        assert layout(layout.get_flat_coord(offset)) == offset
        assert layout.get_1d_coord(offset) == number


@pytest.mark.parametrize("along_m", [True, False])
@pytest.mark.parametrize("swizzle", [1, 2])
def test_a_scheduler_gives_each_tile_once(along_m: bool, swizzle: int) -> None:
    @cute.kernel
    def visit(seen: cute.Tensor, params: Any) -> None:
        scheduler = utils.StaticPersistentTileScheduler.create(
            params, cute.arch.block_idx(), cute.arch.grid_dim()
        )
        work = scheduler.initial_work_tile_info()
        while work.is_valid_tile:
            m, n, batch = work.tile_idx
            fp.atomic_add(
                seen.iterator, m + 4 * n + 24 * batch, 1 + scheduler.num_tiles_executed * 0
            )
            scheduler.advance_to_next_work()
            work = scheduler.get_current_work()

    @cute.jit
    def run(seen: cute.Tensor) -> None:
        params = utils.PersistentTileSchedulerParams(seen.shape, (2, 1, 1), swizzle, along_m)
        grid = utils.StaticPersistentTileScheduler.get_grid_shape(params, 5)
        visit(seen, params).launch(grid=grid, block=1, cluster=(2, 1, 1))

    seen = np.zeros((4, 6, 3), np.int32, order="F")
    run(seen)
    assert (seen == 1).all()


def test_states_go_round_and_change_their_phase() -> None:
    @cute.jit
    def note(out: cute.Tensor, count: cutlass.Int32) -> None:
        state = pipeline.make_pipeline_state(pipeline.PipelineUserType.Producer, 3)
        for at in range(count):
            out[at, 0], out[at, 1], out[at, 2] = state.count, state.index, state.phase
            if at == 4:
                state.reset_count()
            else:
                state.advance()

    out = np.zeros((8, 3), np.int32)
    note(out, 8)
    counts = [0, 1, 2, 3, 4, 0, 1, 2]
    steps = [0, 1, 2, 3, 4, 4, 5, 6]
    assert out.tolist() == [[c, s % 3, 1 - s // 3 % 2] for c, s in zip(counts, steps, strict=True)]


def test_threads_pass_numbers_through_a_pipeline() -> None:
    @cute.kernel
    def pass_on(source: cute.Tensor, out: cute.Tensor) -> None:
        smem = utils.SmemAllocator()
        barriers = smem.allocate_array(cutlass.Int64, 4)
        slots = smem.allocate_tensor(cutlass.Int32, (32, 2))
        thread, _, _ = cute.arch.thread_idx()
        warp_idx, lane = cute.arch.warp_idx(), thread % 32
        group = pipeline.CooperativeGroup(pipeline.Agent.Thread, 32)
        producer, consumer = pipeline.PipelineAsync.create(
            num_stages=2, producer_group=group, consumer_group=group, barrier_storage=barriers
        ).make_participants()
        if warp_idx == 0:
            for at in range(source.shape[0] // 32):
                handle = producer.acquire_and_advance()
                slots[lane, handle.index] = source[at * 32 + lane]
                handle.commit()
            producer.tail()
        else:
            for at in range(source.shape[0] // 32):
                handle = consumer.wait_and_advance(consumer.try_wait())
                out[at * 32 + lane] = 2 * slots[31 - lane, handle.index]
                handle.release()

    @cute.jit
    def run(source: cute.Tensor, out: cute.Tensor) -> None:
        pass_on(source, out).launch(grid=1, block=64)

    source = np.arange(160, dtype=np.int32)
    out = np.zeros_like(source)
    run(source, out)
    assert (out == 2 * source.reshape(5, 32)[:, ::-1].reshape(-1)).all()


def test_groups_take_turns() -> None:
    @cute.kernel
    def write(out: cute.Tensor) -> None:
        smem = utils.SmemAllocator()
        barriers = smem.allocate_array(cutlass.Int64, 2)
        count = smem.allocate_array(cutlass.Int32, 1)
        warp_idx = cute.arch.warp_idx()
        if cute.arch.thread_idx()[0] == 0:
            count[0] = cutlass.Int32(0)
        order = pipeline.PipelineOrder.create(
            barrier_storage=barriers,
            depth=1,
            length=2,
            group_id=warp_idx,
            producer_group=pipeline.CooperativeGroup(pipeline.Agent.Thread, 32),
        )
        for _ in range(4):
            order.wait()
            with cute.arch.elect_one():
                out[count[0]] = warp_idx
                count[0] = count[0] + 1
            cute.arch.sync_warp()
            order.arrive()

    @cute.jit
    def run(out: cute.Tensor) -> None:
        write(out).launch(grid=1, block=64)

    out = np.full(8, -1, np.int32)
    run(out)
    assert out.tolist() == [0, 1] * 4


def test_barriers_by_pointers_and_places_in_clusters() -> None:
    @cute.kernel
    def tell(out: cute.Tensor) -> None:
        barrier = utils.SmemAllocator().allocate_array(cutlass.Int64, 1)
        thread, _, _ = cute.arch.thread_idx()
        if thread == 0:
            cute.arch.mbarrier_init(barrier, 2)
            cute.arch.mbarrier_init_fence()
        cute.arch.cluster_arrive_relaxed()
        cute.arch.cluster_wait()
        if thread == 0:
            for rank in cutlass.range_constexpr(cute.arch.cluster_size()):
                cute.arch.mbarrier_arrive(barrier, rank)
        cute.arch.mbarrier_wait(barrier, 0)
        x, y, _ = cute.arch.cluster_idx()
        wide, _, _ = cute.arch.cluster_dim()
        at_x, _, _ = cute.arch.block_in_cluster_idx()
        many, _, _ = cute.arch.block_in_cluster_dim()
        bx, by, _ = cute.arch.block_idx()
        with cute.arch.elect_one():
            out[bx, by] = x * 1000 + y * 100 + at_x * 10 + wide + many * 0
        cute.arch.cluster_arrive()
        cute.arch.cluster_wait()

    @cute.jit
    def run(out: cute.Tensor) -> None:
        tell(out).launch(grid=(6, 2, 1), block=32, cluster=(2, 1, 1), min_blocks_per_mp=1)

    out = np.zeros((6, 2), np.int32)
    run(out)
    assert out.tolist() == [
        [x // 2 * 1000 + y * 100 + x % 2 * 10 + 3 for y in range(2)] for x in range(6)
    ]


def test_a_tile_that_bulk_copies_cannot_write_is_refused() -> None:
    @cute.jit
    def run(x: cute.Tensor) -> None:
        cpasync.make_tiled_tma_atom(
            cpasync.CopyBulkTensorTileG2SOp(), x, cute.make_layout((64, 64)), (64, 64)
        )

    with pytest.raises(
        CompileError, match=r"a box \(64, 64\) lies as .*without gaps, mode 1 first"
    ):
        run(np.zeros((64, 64), np.float16))


@cute.kernel
def wait_first(out: cute.Tensor, n: cutlass.Int32, tiled: Any, layout: Any) -> None:
    shared = utils.SmemAllocator().allocate_tensor(fp.Float16, layout.outer, 1024, layout.inner)
    mine = tiled.get_slice(cute.arch.thread_idx()[0])
    left = tiled.make_fragment_A(mine.partition_A(shared))[(None, None, 0)]
    right = tiled.make_fragment_B(mine.partition_B(shared))[(None, None, 0)]
    whole = cute.make_rmem_tensor(((2, 2, 8), 1, 1, 2), fp.Float32)
    whole.fill(0.0)
    total = 0
    for at in range(n):
        warpgroup.wait_group(0)
        sums = whole[(None, None, None, 1)]
        cute.gemm(tiled, sums, left, right, sums)
        warpgroup.commit_group()
        total = total + out[at]
    warpgroup.wait_group(0)
    out[n] = total + whole[40]


@cute.jit
def launch_wait_first(out: cute.Tensor, n: cutlass.Int32) -> None:
    layout = hopper_helpers.make_smem_layout_a(ROW, (64, 64, 64), fp.Float16, 1)
    wait_first(out, n, product(), cute.slice_(layout, (None, None, 0))).launch(grid=1, block=128)


def test_waits_outlive_the_parts_of_fragments_that_loops_take() -> None:
    """The body is traced twice, and what it takes of the fragment is gone behind it."""
    out = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")
    made = fp.compile(launch_wait_first, out, fp.Int32(3), options="--gpu-arch sm_90a")
    assert "wgmma.wait_group" in made.ptx
