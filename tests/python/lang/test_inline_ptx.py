"""PTX inside kernels: the compiler's output, and errors. tests/gpu runs some of it."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import numpy as np
import pytest
from test_kernel_gpu import fake, ptx_of


@fp.kernel
def clock(out: fp.Tensor) -> None:
    t = fp.thread_idx().x
    lane = fp.inline_ptx("mov.u32 %0, %%laneid;", outputs=[fp.Int32])
    total, carry = fp.inline_ptx(
        "{\n.reg .b32 old;\nmov.b32 old, %1;\nadd.s32 %0, old, %2;\nadd.s32 %1, old, 1;\n}",
        [lane],
        [fp.Int32],
        in_outs=[t],
    )
    out[t] = total + carry


@fp.jit
def run_clock(out: fp.Tensor) -> None:
    clock(out).launch(grid=1, block=32)


def test_operands_become_registers() -> None:
    text = ptx_of(run_clock, fake(fp.Int32))
    assert "%laneid;" in text
    added = [line.split() for line in text.splitlines() if line.startswith("add.s32")]
    assert len(added) == 2 and added[0][2] == "old," and added[1][2:] == ["old,", "1;"]


@pytest.mark.parametrize(
    ("dtype", "move", "register"),
    [
        (fp.Int16, "mov.b16", "%rs"),
        (fp.BFloat16, "mov.b16", "%rs"),
        (fp.Float16, "mov.b16", "%rs"),
        (fp.Uint32, "mov.b32", "%r"),
        (fp.Float32, "mov.b32", "%r"),
        (fp.Int64, "mov.b64", "%rd"),
        (fp.Float64, "mov.b64", "%rd"),
    ],
)
def test_every_width_has_its_register(dtype: Any, move: str, register: str) -> None:
    @fp.kernel
    def copy(x: fp.Tensor) -> None:
        x[0] = fp.inline_ptx(move + " %0, %1;", [x[0]], [dtype])

    @fp.jit
    def launch(x: fp.Tensor) -> None:
        copy(x).launch(grid=1, block=1)

    text = ptx_of(launch, fake(dtype), options="--gpu-arch sm_90")
    (line,) = [line for line in text.splitlines() if line.strip().startswith(move + " ")]
    assert line.count(register) == 2


def test_a_shared_address_has_32_bits() -> None:
    @fp.kernel
    def init(x: fp.Tensor) -> None:
        at = fp.shared_address(fp.shared_array((1,), fp.Uint64))
        fp.inline_ptx("mbarrier.init.shared::cta.b64 [%0], %1;", [at, fp.Int32(3)])
        fp.inline_ptx("prefetch.global.L2 [%0];", [x])

    @fp.jit
    def launch(x: fp.Tensor) -> None:
        init(x).launch(grid=1, block=1)

    text = ptx_of(launch, fake(), options="--gpu-arch sm_90a")
    assert "mbarrier.init.shared::cta.b64 [%r" in text and "prefetch.global.L2 [%rd" in text


def body(text: str, **operands: Any) -> Any:
    @fp.kernel
    def kernel(x: fp.Tensor) -> None:
        fp.inline_ptx(text, **operands)

    @fp.jit
    def launch(x: fp.Tensor) -> None:
        kernel(x).launch(grid=1, block=1)

    return launch


@pytest.mark.parametrize(
    ("text", "operands", "message"),
    [
        ("mov.u32 %0, %tid.x;", {"outputs": [fp.Int32]}, "write `%%` for a percent sign"),
        ("mov.u32 %0, %1;", {"outputs": [fp.Int32]}, "names the operand %1, but there are only 1"),
        ("nop;", {"inputs": [1]}, "does not name the operand %0"),
        ("mov.b8 %0, 1;", {"outputs": [fp.Int8]}, "PTX has no register for Int8"),
        ("mov.b32 %0, 1;", {"inputs": ["x"]}, "operand 0: expected a number or a tensor, got str"),
        ("mov.b32 %0, 1;", {"outputs": fp.Int32}, "outputs takes a tuple or a list"),
    ],
)
def test_wrong_operands_are_refused_at_their_line(
    text: str, operands: dict[str, Any], message: str
) -> None:
    with pytest.raises(fp.CompileError, match=message.replace("%", "%")) as caught:
        ptx_of(body(text, **operands), fake())
    assert "test_inline_ptx.py" in str(caught.value)


def test_ptx_does_not_run_on_the_cpu() -> None:
    with pytest.raises(fp.CompileError, match="inline PTX runs on a GPU only"):
        run_clock(np.zeros(32, np.int32))
