"""Pipelines of `fishplate.pipeline`, on the CPU, where races and deadlocks are errors."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate.pipeline import grouped_tile, pipeline, role, tiles


@fp.kernel
def add_rows(source: Any, out: fp.Tensor, steps: fp.Int32, stages: fp.Constexpr) -> None:
    pipe = pipeline(stages, consumers=2)
    t = fp.thread_idx().x
    if t >= 64:
        if t == 64:
            turn = pipe.producer()
            for step in range(steps):
                full = pipe.acquire(turn, source.bytes)
                to = fp.dynamic_shared(fp.Float32, (1, 64), turn.stage * 256)
                fp.copy_bulk(to, source, (step, 0), full)
                turn = pipe.next(turn)
    else:
        total = fp.Float32(0)
        turn = pipe.consumer()
        for _ in range(steps):
            pipe.wait(turn)
            total = total + fp.dynamic_shared(fp.Float32, (1, 64), turn.stage * 256)[0, t]
            fp.sync_warp()
            if t % 32 == 0:
                pipe.release(turn)
            turn = pipe.next(turn)
        out[t] = total


@fp.jit(options="--enable-assertions")
def run_add_rows(a: fp.Tensor, out: fp.Tensor, stages: fp.Constexpr) -> None:
    source = fp.tensor_map(a, (1, 64), 0)
    add_rows(source, out, a.shape[0], stages).launch(grid=1, block=96, smem=stages * 256)


@pytest.mark.parametrize("stages", [1, 2, 3])
@pytest.mark.parametrize("steps", [1, 2, 7])
def test_two_warps_read_what_a_third_copies(stages: int, steps: int) -> None:
    a = np.random.default_rng(0).standard_normal((steps, 64), dtype=np.float32)
    out = np.zeros(64, np.float32)
    run_add_rows(a, out, stages)
    assert np.allclose(out, a.sum(axis=0), atol=1e-5)


@fp.jit
def run_places(out: fp.Tensor, rows: fp.Int32, columns: fp.Int32, group: fp.Constexpr) -> None:
    for tile in range(out.shape[0]):
        out[tile, 0], out[tile, 1] = grouped_tile(tile, rows, columns, group)


@pytest.mark.parametrize(("rows", "columns", "group"), [(1, 1, 8), (9, 4, 4), (8, 3, 8), (5, 7, 2)])
def test_every_tile_is_taken_once_group_by_group(rows: int, columns: int, group: int) -> None:
    out = np.zeros((rows * columns, 2), np.int32)
    run_places(out, rows, columns, group)
    places = [tuple(place) for place in out.tolist()]
    assert sorted(places) == [(row, column) for row in range(rows) for column in range(columns)]
    assert [row // group for row, _ in places] == sorted(row // group for row, _ in places)


@fp.kernel
def add_tiles(source: Any, out: fp.Tensor, rows: fp.Int32, columns: fp.Int32) -> None:
    """Add 1 to every tile of 8 by 32: one warp copies, four others compute."""
    pipe = pipeline(2, consumers=4)
    with role(4, 4, fewer=40) as warp:
        if warp == 0 and fp.elect():
            turn = pipe.producer()
            for row, column in tiles(rows, columns, 2):
                full = pipe.acquire(turn, source.bytes)
                to = fp.dynamic_shared(fp.Float32, (8, 32), turn.stage * 1024)
                fp.copy_bulk(to, source, (row * 8, column * 32), full)
                turn = pipe.next(turn)
    with role(0, 4, more=232) as warp:
        turn, lane = pipe.consumer(), fp.lane_id()
        for row, column in tiles(rows, columns, 2):
            pipe.wait(turn)
            tile = fp.dynamic_shared(fp.Float32, (8, 32), turn.stage * 1024)
            for i in fp.range_constexpr(2):
                at = warp * 2 + i
                fp.atomic_add(out, (row * 8 + at, column * 32 + lane), tile[at, lane] + 1)
            fp.sync_warp()
            if fp.elect():
                pipe.release(turn)
            turn = pipe.next(turn)


@fp.jit(options="--enable-assertions")
def run_add_tiles(a: fp.Tensor, out: fp.Tensor, blocks: fp.Int32) -> None:
    sides = a.shape[0] // 8, a.shape[1] // 32
    add_tiles(fp.tensor_map(a, (8, 32), 0), out, *sides).launch(grid=blocks, block=256, smem=2048)


@pytest.mark.parametrize("blocks", [1, 3, 40])
def test_roles_take_all_tiles(blocks: int) -> None:
    a = np.random.default_rng(0).random((40, 96), dtype=np.float32)
    out = np.zeros_like(a)
    run_add_tiles(a, out, blocks)
    assert (out == a + 1).all()


def test_ptx_of_roles() -> None:
    shape = fp.sym_int(), fp.sym_int(divisibility=32)
    fake = fp.make_fake_compact_tensor(fp.Float32, shape, stride_order=(1, 0), memspace="gmem")
    ptx = fp.compile(run_add_tiles, fake, fake, fp.Int32(1), options="--gpu-arch sm_90a").ptx
    budgets = re.findall(r"setmaxnreg\.(\w+)\.sync\.aligned\.u32 (\d+);", ptx)
    assert sorted(budgets) == [("dec", "40"), ("inc", "232")]
    assert ptx.count("elect.sync _|elected, 0xffffffff;") == 2


def test_registers_are_those_of_warpgroups() -> None:
    @fp.kernel
    def wrong(out: fp.Tensor) -> None:
        with role(1, 4, fewer=40):
            out[0] = 1.0

    with pytest.raises(fp.CompileError, match="only whole warpgroups .* got 4 warps from 1 on"):
        wrong(np.zeros(1, np.float32)).launch(grid=1, block=256)


@pytest.mark.parametrize(
    ("budgets", "message"),
    [
        ((24, 240, 240), None),
        ((40, 232, 232), None),
        ((40, 240, 240), "240 registers for 4 warps: .* would need 66560, .* has 65536"),
        ((None, 256, 240), "would need 66560"),
    ],
)
def test_roles_have_the_registers_of_a_multiprocessor(budgets: Any, message: str | None) -> None:
    @fp.kernel
    def roles(out: fp.Tensor) -> None:
        for i, budget in enumerate(budgets):
            if budget is not None:
                with role(i * 4, 4, more=budget):
                    out[i] = 1.0

    out = np.zeros(3, np.float32)
    if message is None:
        roles(out).launch(grid=1, block=384)
        assert out.all()
        return
    with pytest.raises(fp.CompileError, match=message):
        roles(out).launch(grid=1, block=384)


@pytest.mark.parametrize(
    ("way", "registers", "message"),
    [
        ("all", 168, None),
        ("all", 176, "would have 176 registers or more: 384 threads need 67584, and .* has 65536"),
        ("either", (24, 240), None),
        ("either", (184, 240), "would have 184 registers or more: 384 threads need 70656"),
        ("either", (240, 176), "would have 176 registers or more"),
        ("some", 240, None),
    ],
)
def test_threads_have_the_registers_of_a_multiprocessor(
    way: str, registers: Any, message: str | None
) -> None:
    @fp.kernel
    def budgets(out: fp.Tensor) -> None:
        if way == "all":
            fp.more_registers(registers)
        elif fp.warp_id() < 4:
            fp.more_registers(registers if way == "some" else registers[0])
        elif way == "either":
            fp.more_registers(registers[1])
        out[fp.thread_idx().x] = 1.0

    out = np.zeros(384, np.float32)
    if message is None:
        budgets(out).launch(grid=1, block=384)
        assert out.all()
        return
    with pytest.raises(fp.CompileError, match=message):
        budgets(out).launch(grid=1, block=384)
