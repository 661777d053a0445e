"""Mistakes that divide a warp or a warpgroup, which a GPU takes as a whole: the CPU reports them with their lines."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import numpy as np
import pytest


def line_of(mark: str) -> str:
    """File and line that end in a mark."""
    with open(__file__) as file:
        return next(
            f"{__file__}:{at}" for at, line in enumerate(file, 1) if line.endswith(f"# {mark}\n")
        )


@fp.kernel
def meet(out: fp.Tensor, fault: fp.Constexpr) -> None:
    """Two warps wait for each other; the second one arrives first, and a third one does not take part."""
    warp, lane = fp.warp_id(), fp.lane_id()
    if warp == 2:
        if fault == "halves of two warps" and lane < 16:
            fp.named_barrier(1, 64).sync()
    elif fault == "half of it waits":
        if lane < 16:
            fp.named_barrier(1, 64).sync()  # half waits
    elif fault == "half of it arrives" and warp == 1:
        if lane % 2 == 0:
            fp.named_barrier(1, 64).arrive()  # half arrives
    elif fault == "two lines":
        if lane < 31:
            fp.named_barrier(1, 64).sync()  # first line
        else:
            fp.named_barrier(1, 64).sync()  # second line
    elif fault != "halves of two warps" or warp == 0 or lane < 16:
        fp.named_barrier(1, 64).sync()  # all wait
    out[fp.thread_idx().x] = 1


@fp.jit
def run_meet(out: fp.Tensor, fault: fp.Constexpr) -> None:
    meet(out, fault).launch(grid=1, block=96)


#: A mistake, and its error, with marks of lines in braces.
HALVES = {
    "half of it waits": "threads 0-15, 32-47 wait at {half waits} for the barrier with number 1, where 0 of 64 threads have "
    "arrived; a warp arrives when all its threads come, but thread 0 came without thread 16, at {half waits}",
    "half of it arrives": "threads 0-31 wait at {all wait} for the barrier with number 1, where 32 of 64 threads have arrived; "
    "a warp arrives when all its threads come, but thread 32 came without thread 33, at {half arrives}",
    "halves of two warps": "where 32 of 64 threads have arrived; a warp arrives when all its threads come, but thread 32 came "
    "without thread 48",
    "two lines": "wait together at a barrier by number, and thread 0 does so at {first line} (thread 31, {second line})",
}


def test_warps_meet_by_number() -> None:
    out = np.zeros(96, np.int32)
    run_meet(out, "")
    assert out.all()


@pytest.mark.parametrize("fault", HALVES)
def test_half_a_warp_at_a_barrier_by_number_is_an_error(fault: str) -> None:
    with pytest.raises(RuntimeError) as caught:
        run_meet(np.zeros(96, np.int32), fault)
    text = re.sub(r"\{(.*?)\}", lambda found: line_of(found[1]), HALVES[fault])
    assert text in str(caught.value)


@fp.kernel
def multiply(out: fp.Tensor, fault: fp.Constexpr, words: fp.Constexpr) -> None:
    """Two products, one after the other, without a wait in between."""
    t = fp.thread_idx().x
    a = fp.shared_tile((128, 64), fp.BFloat16)
    b = fp.shared_tile((64, 128), fp.BFloat16, 128 * 128)
    first = a.rows(fp.select(t == 100, 64, 0) if fault == "first factor" else 0, 64)
    own: Any = [fp.Uint32(0)] * 16 if words else first
    # The tiles are never written, so the sums are not looked at.
    sums = fp.wgmma(own, b)  # product
    if fault == "second factor":
        at = fp.select(t < 64, 0, 64 * 128)
        other = fp.shared_tile((64, 64), fp.BFloat16, 128 * 128 + at)
        later: Any = fp.wgmma(own, other)  # other product
    else:
        later = fp.wgmma(own, b)
    fp.commit_wgmma()
    out[t] = fp.wait_wgmma(0, sums)[0] + fp.wait_wgmma(0, later)[0]


@fp.jit
def run_multiply(out: fp.Tensor, fault: fp.Constexpr, words: fp.Constexpr) -> None:
    multiply(out, fault, words).launch(grid=1, block=128, smem=4 * 128 * 128)


@pytest.mark.parametrize("words", [False, True])
def test_a_warpgroup_multiplies_the_same_tiles(words: bool) -> None:
    run_multiply(np.zeros(128, np.float32), "", words)


@pytest.mark.parametrize(
    ("fault", "words", "text"),
    [
        (
            "first factor",
            False,
            "thread 0 multiplies the tiles at bytes 0 and 16384 of shared memory, this one those at bytes 8192 and 16384 (thread 100, {product})",
        ),
        (
            "second factor",
            False,
            "thread 0 multiplies the tiles at bytes 0 and 16384 of shared memory, this one those at bytes 0 and 24576 (thread 64, {other product})",
        ),
        (
            "second factor",
            True,
            "thread 0 multiplies by the tile at byte 16384 of shared memory, this one by that at byte 24576 (thread 64, {other product})",
        ),
    ],
)
def test_other_tiles_in_one_product_are_an_error(fault: str, words: bool, text: str) -> None:
    with pytest.raises(RuntimeError) as caught:
        run_multiply(np.zeros(128, np.float32), fault, words)
    text = re.sub(r"\{(.*?)\}", lambda found: line_of(found[1]), text)
    assert f"the threads of a warpgroup start one product, and {text}" in str(caught.value)
