"""Mistakes in a pipeline of bulk copies and products: each is detected on the CPU, and the correct kernel passes.

The kernel has the typical parts: a warp that copies tiles into a ring of stages, a warpgroup that
multiplies them, barriers between both, and a result that is written through shared memory.
"""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest

SIDE, DEPTH, STAGES, STEPS = 64, 64, 2, 5
TILE = SIDE * DEPTH * 2
RESULT = 2 * STAGES * TILE
THREADS = 128 + 32

#: A mistake, and a part of its error.
MUTANTS = {
    "full barrier expects an arrival too many": "wait for each other",
    "full barrier expects too many bytes": "wait for each other",
    "full barrier expects too few bytes": "",
    "empty barrier expects an arrival too many": "wait for each other",
    "no fence after init": r"fence_barriers\(\) is missing",
    "no sync after init": "uses a barrier that is being initialised",
    "producer does not wait": "more arrivals",
    "producer waits for the wrong phase": "",
    "consumer does not wait": "wait for each other",
    "consumer waits for the wrong phase": "",
    "only one thread of the consumer waits": "overwrites shared memory that is in use",
    "phase never flips": "",
    "consumer releases too early": "overwrites shared memory that is in use",
    "consumer releases twice": "",
    "consumer never releases": "wait for each other",
    "products are not waited for before the release": "overwrites shared memory that is in use",
    "one stage for two": "overwrites shared memory that is in use",
    "second copy to the first tile": "overwrites shared memory that is in use",
    "no fence before the store": r"no fence_async\(\) and barrier follow the write",
    "no barrier before the store": r"no fence_async\(\) and barrier follow the write",
    "result overwritten before the store has read it": "nobody has waited for the bulk copy",
    "copy to the wrong stage": "",
    "arrive without bytes": "",
    "barrier by number for too many threads": "wait for each other",
}


@fp.jit
def stage_tiles(stage: Any) -> Any:
    a = fp.shared_tile((SIDE, DEPTH), fp.BFloat16, stage * TILE)
    b = fp.shared_tile((DEPTH, SIDE), fp.BFloat16, (STAGES + stage) * TILE)
    return a, b


@fp.jit
def produce(a: Any, b: Any, full: Any, empty: Any, fault: fp.Constexpr) -> None:
    for step in range(STEPS):
        stage = fp.Int32(0) if fault == "one stage for two" else step % STAGES
        round_ = step // STAGES
        if fault == "producer waits for the wrong phase":
            empty[stage].wait(round_ % 2)
        elif fault == "phase never flips":
            empty[stage].wait(1)
        elif fault != "producer does not wait":
            empty[step % STAGES].wait((round_ + 1) % 2)
        to_a, to_b = stage_tiles(stage)
        if fault == "copy to the wrong stage":
            to_a, _ = stage_tiles((step + 1) % STAGES)
        if fault == "second copy to the first tile":
            to_b = to_a
        arrived = full[step % STAGES]
        if fault == "full barrier expects too many bytes":
            arrived.arrive(expect=3 * TILE)
        elif fault == "full barrier expects too few bytes":
            arrived.arrive(expect=TILE)
        elif fault == "arrive without bytes":
            arrived.arrive()
        else:
            arrived.arrive(expect=2 * TILE)
        fp.copy_bulk(to_a, a, (0, step * DEPTH), arrived)
        fp.copy_bulk(to_b, b, (step * DEPTH, 0), arrived)


@fp.jit
def consume(full: Any, empty: Any, fault: fp.Constexpr) -> Any:
    thread = fp.thread_idx().x
    sums = (fp.Float32(0),) * (SIDE // 2)
    for step in range(STEPS):
        stage, phase = step % STAGES, step // STAGES % 2
        if fault == "consumer waits for the wrong phase":
            full[stage].wait(phase ^ 1)
        elif fault == "only one thread of the consumer waits":
            if thread == 0:
                full[stage].wait(phase)
        elif fault != "consumer does not wait":
            full[stage].wait(phase)
        if fault == "consumer releases too early" and thread == 0:
            empty[stage].arrive()
        a, b = stage_tiles(stage)
        sums = fp.wgmma(a, b, sums, add=step > 0)
        if fault != "products are in no group":
            fp.commit_wgmma()
        if fault not in (
            "products are not waited for before the release",
            "products are not waited for before their result is used",
        ):
            sums = fp.wait_wgmma(0, sums)
        if thread == 0 and fault not in ("consumer releases too early", "consumer never releases"):
            empty[stage].arrive()
            if fault == "consumer releases twice":
                empty[stage].arrive()
    if fault == "products are not waited for before their result is used":
        return sums
    return fp.wait_wgmma(0, sums)


@fp.jit
def write(c: Any, sums: Any, fault: fp.Constexpr) -> None:
    thread = fp.thread_idx().x
    tile = fp.shared_tile((SIDE, SIDE), fp.BFloat16, RESULT)
    words = fp.pack_pairs(sums, fp.BFloat16)
    count = 160 if fault == "barrier by number for too many threads" else 128
    for turn in fp.range_constexpr(2):
        for j in fp.range_constexpr(0, SIDE, 16):
            at = thread // 32 * 16 + thread % 16, j + thread % 32 // 16 * 8
            fp.stmatrix(tile, at, words[j // 4 : j // 4 + 4])
        if fault != "no fence before the store":
            fp.fence_async()
        if fault != "no barrier before the store":
            fp.named_barrier(1, count).sync()
        if thread == 0:
            fp.store_bulk(c, (turn * SIDE, 0), tile)
            fp.commit_bulk()
            if fault != "result overwritten before the store has read it":
                fp.wait_bulk(0)
        fp.named_barrier(2, 128).sync()


@fp.kernel
def pipeline(a: Any, b: Any, c: Any, fault: fp.Constexpr) -> None:
    full, empty = fp.barriers(STAGES), fp.barriers(STAGES)
    thread = fp.thread_idx().x
    if thread == 0:
        for stage in fp.range_constexpr(STAGES):
            full[stage].init(2 if fault == "full barrier expects an arrival too many" else 1)
            empty[stage].init(2 if fault.startswith("empty barrier expects") else 1)
        if fault != "no fence after init":
            fp.fence_barriers()
    if fault != "no sync after init":
        fp.sync_threads()
    if thread >= 128:
        if thread == 128:
            produce(a, b, full, empty, fault)
    else:
        write(c, consume(full, empty, fault), fault)


@fp.jit(options="--enable-assertions")
def run(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor, fault: fp.Constexpr) -> None:
    maps = tuple(fp.tensor_map(x, (64, 64)) for x in (a, b, c))
    pipeline(*maps, fault).launch(grid=1, block=THREADS, smem=RESULT + TILE)


#: Mistakes that are errors when compiling.
REFUSED = {
    "products are not waited for before their result is used": "used before it has ended",
    "products are in no group": r"commit_wgmma\(\) is missing",
}


def outcome(fault: str) -> bool:
    """Return whether the result is correct."""
    generator = np.random.default_rng(0)
    shapes = (SIDE, STEPS * DEPTH), (STEPS * DEPTH, SIDE)
    a, b = (generator.standard_normal(shape).astype(ml_dtypes.bfloat16) for shape in shapes)
    c = np.zeros((2 * SIDE, SIDE), ml_dtypes.bfloat16)
    run(a, b, c, fault)
    expected = a.astype(np.float64) @ b.astype(np.float64)
    got = c.astype(np.float64).reshape(2, SIDE, SIDE)
    return bool(np.allclose(got, expected, rtol=1 / 64, atol=0.2))


def test_the_kernel_without_a_mistake_passes() -> None:
    assert outcome("")


@pytest.mark.parametrize("fault", MUTANTS)
def test_a_mistake_is_found(fault: str) -> None:
    with pytest.raises(RuntimeError) as caught:
        outcome(fault)
    text = str(caught.value)
    assert re.search(MUTANTS[fault], text), text
    # The error names a line of this file.
    assert "test_mutants.py:" in text


@pytest.mark.parametrize("fault", REFUSED)
def test_a_mistake_is_refused_when_compiling(fault: str) -> None:
    with pytest.raises(fp.CompileError, match=REFUSED[fault]) as caught:
        outcome(fault)
    assert "test_mutants.py:" in str(caught.value)


#: More barriers than most kernels have.
MANY = 100


@fp.kernel
def hand_over(out: fp.Tensor, ordered: fp.Constexpr) -> None:
    """A thread passes one value after the other to a second thread, each with its own barrier."""
    ready, values = fp.barriers(MANY), fp.shared_array(MANY, fp.Int32)
    thread = fp.thread_idx().x
    if thread == 0:
        for i in range(MANY):
            ready[i].init(1)
        fp.fence_barriers()
    fp.sync_threads()
    if thread == 32:
        for i in range(MANY):
            values[i] = i + 1
            ready[i].arrive()
    if thread == 0:
        for i in range(MANY):
            if i < ordered:
                ready[i].wait(0)
            out[i] = values[i]


@fp.jit(options="--enable-assertions")
def run_hand_over(out: fp.Tensor, ordered: fp.Constexpr) -> None:
    hand_over(out, ordered).launch(grid=1, block=64)


def test_each_of_many_barriers_orders_what_it_stands_for() -> None:
    out = np.zeros(MANY, np.int32)
    run_hand_over(out, MANY)
    assert out.tolist() == list(range(1, MANY + 1))
    # The last value, and all of them: the first thread then reads before the other one writes.
    for ordered, text in ((MANY - 1, "after the write of another thread"), (0, "after the read")):
        with pytest.raises(RuntimeError, match=f"no barrier orders it {text}"):
            run_hand_over(out, ordered)
