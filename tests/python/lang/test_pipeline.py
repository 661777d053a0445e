"""Pipelines of `fishplate.pipeline`, on the CPU, where races and deadlocks are errors."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate.pipeline import grouped_tile, pipeline


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
