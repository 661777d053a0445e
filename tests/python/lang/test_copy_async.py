"""Asynchronous copies of 16 bytes into shared memory: with `--enable-assertions` the CPU detects each missing wait."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import numpy as np
import pytest

THREADS, STAGES, STEPS, WIDTH = 64, 2, 5, 8

#: A mistake, the marks of the two lines that its error names, and a part of it.
MISTAKES = {
    "no wait": ("read", "copy", r"no wait_async\(\) has waited for the copy"),
    "a group too few": ("read", "copy", r"no wait_async\(\) has waited for the copy"),
    "no group": ("read", "copy", r"no wait_async\(\) has waited for the copy"),
    "one thread waits": ("read", "copy", r"no wait_async\(\) has waited for the copy"),
    "no barrier after the wait": ("read", "copy", "no barrier follows the wait for the copy"),
    "no barrier before the copy": ("read", "copy", r"no wait_async\(\) has waited for the copy"),
    "own element": ("own", "copy", r"no wait_async\(\) has waited for the copy"),
    "overwritten": ("overwrite", "copy", r"no wait_async\(\) has waited for the copy"),
    "copied twice": ("again", "copy", r"no wait_async\(\) has waited for the copy"),
}


@fp.jit
def start(stages: Any, x: Any, step: Any, fault: fp.Constexpr) -> None:
    t = fp.thread_idx().x
    if step < STEPS:
        fp.copy_async(stages, (step % STAGES, t, 0), x, (step, t, 0))  # copy
        if fault == "copied twice":
            fp.copy_async(stages, (step % STAGES, t, 0), x, (step, t, 0))  # again
        if fault == "own element":
            x[step, t, 0] = stages[step % STAGES, t, 0]  # own
        if fault == "overwritten":
            stages[step % STAGES, t, 1] = 0  # overwrite
    if fault != "no group":
        fp.commit_async()


@fp.kernel
def add(x: fp.Tensor, out: fp.Tensor, fault: fp.Constexpr) -> None:
    """Each thread adds what the one before it copied; the first one adds what it copied itself."""
    stages = fp.shared_array((STAGES, THREADS, WIDTH), fp.Int16)
    t, total = fp.thread_idx().x, fp.Int16(0)
    for stage in fp.range_constexpr(STAGES - 1):
        start(stages, x, fp.Int32(stage), fault)
    for step in range(STEPS):
        start(stages, x, step + STAGES - 1, fault)
        if fault == "one thread waits":
            if t == 0:
                fp.wait_async(STAGES - 1)
        elif fault != "no wait":
            fp.wait_async(STAGES if fault == "a group too few" else STAGES - 1)
        if fault != "no barrier after the wait":
            fp.sync_threads()
        total += stages[step % STAGES, fp.select(t > 0, t - 1, 0), 0]  # read
        if fault != "no barrier before the copy":
            fp.sync_threads()
    out[t] = total


@fp.jit(options="--enable-assertions")
def run(x: fp.Tensor, out: fp.Tensor, fault: fp.Constexpr) -> None:
    add(x, out, fault).launch(grid=1, block=THREADS)


def line_of(mark: str) -> str:
    """File and line that end in a mark."""
    with open(__file__) as file:
        return next(
            f"{__file__}:{at}" for at, line in enumerate(file, 1) if line.endswith(f"# {mark}\n")
        )


def test_a_pipeline_of_copies_passes() -> None:
    x = np.arange(STEPS * THREADS * WIDTH, dtype=np.int16).reshape(STEPS, THREADS, WIDTH)
    out = np.zeros(THREADS, np.int16)
    run(x, out, "")
    sums = x[:, :, 0].sum(0, dtype=np.int16)
    assert np.array_equal(out, sums[np.maximum(np.arange(THREADS) - 1, 0)])


@pytest.mark.parametrize("fault", MISTAKES)
def test_a_missing_wait_is_an_error_with_both_lines(fault: str) -> None:
    here, other, text = MISTAKES[fault]
    x = np.zeros((STEPS, THREADS, WIDTH), np.int16)
    with pytest.raises(RuntimeError, match=text) as caught:
        run(x, np.zeros(THREADS, np.int16), fault)
    found = re.search(r"\(([^()]*:\d+)\); .* at (\S*:\d+) \(thread", str(caught.value))
    assert found is not None, str(caught.value)
    assert found.groups() == (line_of(here), line_of(other))


@fp.kernel
def forward(x: fp.Tensor, to: Any, is_fenced: fp.Constexpr) -> None:
    """A bulk copy writes back what copies brought."""
    box = fp.dynamic_shared(to.dtype, to.box)
    t = fp.thread_idx().x
    fp.copy_async(box, (t, 0), x, (t, 0))
    fp.wait_async()
    if is_fenced:
        fp.fence_async()
    fp.sync_threads()
    if t == 0:
        fp.store_bulk(to, (0, 0), box)
        fp.commit_bulk()
        fp.wait_bulk(0)


@fp.jit(options="--enable-assertions")
def run_forward(x: fp.Tensor, out: fp.Tensor, is_fenced: fp.Constexpr) -> None:
    to = fp.tensor_map(out, (32, WIDTH), swizzle=0)
    forward(x, to, is_fenced).launch(grid=1, block=32, smem=to.bytes)


def test_a_bulk_copy_sees_what_copies_brought_after_a_fence() -> None:
    x = np.arange(32 * WIDTH, dtype=np.int16).reshape(32, WIDTH)
    out = np.zeros_like(x)
    run_forward(x, out, True)
    assert np.array_equal(out, x)
    with pytest.raises(RuntimeError, match=r"no fence_async\(\) and barrier follow the wait"):
        run_forward(x, out, False)


@fp.kernel
def fetch(x: fp.Tensor, out: fp.Tensor) -> None:
    shared, t = fp.shared_array((32, WIDTH), fp.Int16), fp.thread_idx().x
    fp.copy_async(shared, (t, 0), x, (t, 0))
    fp.wait_async()
    out[t] = shared[t, 0]


@fp.jit
def run_fetch(x: fp.Tensor, out: fp.Tensor) -> None:
    fetch(x, out).launch(grid=1, block=32)


def test_a_wait_for_all_copies_needs_no_group() -> None:
    kinds = [
        fp.make_fake_compact_tensor(fp.Int16, s, stride_order=range(len(s))[::-1], device="cuda")
        for s in ((32, WIDTH), (32,))
    ]
    ptx = fp.compile(run_fetch, *kinds, options="--gpu-arch sm_80").ptx
    # The instruction that waits knows nothing of copies in no group.
    assert re.search(r"cp\.async\.commit_group;\s+cp\.async\.wait_group\s+0;", ptx)
