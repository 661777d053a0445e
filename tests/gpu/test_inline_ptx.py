"""PTX inside kernels, on a GPU."""

from __future__ import annotations

import fishplate as fp
import numpy as np
import pytest
from fishplate import cuda


@fp.kernel
def lanes(out: fp.Tensor) -> None:
    t = fp.thread_idx().x
    lane = fp.inline_ptx("mov.u32 %0, %%laneid;", outputs=[fp.Int32])
    total, carry = fp.inline_ptx(
        "{\n.reg .b32 old;\nmov.b32 old, %1;\nadd.s32 %0, old, %2;\nadd.s32 %1, old, 1;\n}",
        [lane],
        [fp.Int32],
        in_outs=[t],
    )
    out[t] = total * 1000 + carry


@fp.jit
def run_lanes(out: fp.Tensor) -> None:
    lanes(out).launch(grid=1, block=64)


@pytest.mark.gpu
def test_values_go_in_and_out() -> None:
    out = cuda.empty(64, dtype="int32")
    run_lanes(out)
    host = np.zeros(64, np.int32)
    cuda.copy(host, out)
    threads = np.arange(64)
    assert np.array_equal(host, (threads + threads % 32) * 1000 + threads + 1)


@fp.kernel
def broken(out: fp.Tensor) -> None:
    fp.inline_ptx("mov.u32 nonsense;")


@fp.jit
def run_broken(out: fp.Tensor) -> None:
    broken(out).launch(grid=1, block=1)


@fp.kernel
def broken_later(out: fp.Tensor) -> None:
    fp.inline_ptx("mov.u32 %0, 1;", outputs=[fp.Int32])
    fp.inline_ptx(
        "nop;\nsyntax error;",
    )
    fp.inline_ptx("nop;")


@fp.jit
def run_broken_later(out: fp.Tensor) -> None:
    broken_later(out).launch(grid=1, block=1)


def test_the_drivers_error_names_the_line_of_python() -> None:
    line = broken_later.function.__code__.co_firstlineno + 3
    with pytest.raises(RuntimeError) as caught:
        run_broken_later(cuda.empty(1))
    assert f"{__file__}:{line}: ptxas application ptx input, line " in str(caught.value)


@pytest.mark.gpu
def test_the_assembler_says_what_is_wrong() -> None:
    with pytest.raises(RuntimeError, match="nonsense"):
        run_broken(cuda.empty(1))
