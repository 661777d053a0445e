"""Parts of `cutlass` outside `cute`: explicit loops, inline assembly, LaTeX, shared memory of an architecture."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cutlass import utils
from fishplate.cutlass._mlir.dialects import llvm
from fishplate.cutlass.cutlass_dsl import T


def test_a_loop_by_hand_runs_at_run_time() -> None:
    out = np.zeros(8, np.int32)

    @cute.jit
    def count(n: cutlass.Int32, out: cute.Tensor) -> None:
        for i in cutlass.for_generate(1, n, 2):
            out[i] = i * 10
            cutlass.yield_out()

    count(6, out)
    assert out.tolist() == [0, 10, 0, 30, 0, 50, 0, 0]
    with pytest.raises(TypeError, match=r"use `for i in cutlass.range\(n\)`"):
        cutlass.yield_out([1])


def test_names_of_types_and_expressions() -> None:
    assert cutlass.dtype("Float16") is fp.Float16
    for wrong in ("Float17", "Numeric", fp.Float16):
        with pytest.raises(TypeError, match="dtype takes the name of a scalar type"):
            cutlass.dtype(wrong)  # type: ignore[arg-type]
    kinds = "bool i8 i16 i32 i64 f16 bf16 f32 f64".split()
    assert [getattr(T, kind)().width for kind in kinds] == [8, 8, 16, 32, 64, 16, 16, 32, 64]

    @cutlass.dsl_user_op
    def twice(x: Any, *, loc: Any = None, ip: Any = None) -> Any:
        return x + x

    out = np.zeros(1, np.int32)

    @cute.jit
    def f(n: cutlass.Int32, out: cute.Tensor) -> None:
        if cutlass.dynamic_expr(n > 3):
            out[0] = twice(cute.assume(n, divby=1))

    f(4, out)
    assert out[0] == 8


@cute.kernel
def asm_kernel(out: cute.Tensor) -> None:
    x = cute.arch.thread_idx().x
    doubled = llvm.inline_asm(
        T.i32(), [x.ir_value(loc=None)], "add.s32 $0, $1, $1; // 100% $$", "=r,r"
    )
    held = llvm.inline_asm(
        T.bool(),
        [fp.Boolean(x < 3).ir_value(), fp.Int32(cute.arch.nvvm_wrappers.FULL_MASK)],
        "{ .reg .pred p; setp.ne.b32 p, $1, 0; vote.sync.ballot.b32 $0, p, $2; }",
        "=r,r,i",
        has_side_effects=True,
    )
    out[x] = cute.where(held, doubled, 0)


@cute.jit
def asm(out: cute.Tensor) -> None:
    asm_kernel(out).launch(grid=1, block=32)


def test_inline_assembly_is_ptx() -> None:
    fake = fp.make_fake_compact_tensor(fp.Int32, (32,), stride_order=(0,), device="cuda")
    ptx = cute.compile(asm, fake).ptx
    assert re.search(r"add\.s32 (%r\d+), (%r\d+), \2; // 100% \$", ptx), ptx
    assert "vote.sync.ballot.b32" in ptx
    with pytest.raises(fp.CompileError, match="inline PTX runs on a GPU only"):
        asm(np.zeros(32, np.int32))


def test_constraints_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="say 1 outputs and 1 operands, got 0 and 2"):
        llvm.inline_asm(None, [1, 2], "", "=r,r")


def test_bytes_of_shared_memory() -> None:
    assert utils.get_smem_capacity_in_bytes("sm_80") == 163 << 10
    assert utils.get_smem_capacity_in_bytes("sm_90a") == 227 << 10
    with pytest.raises(ValueError, match="the shared memory of 'sm_1' is not known; sm_70"):
        utils.get_smem_capacity_in_bytes("sm_1")


@cute.kernel
def size_kernel(out: cute.Tensor) -> None:
    utils.SmemAllocator().allocate(100)
    out[0] = cute.arch.dynamic_smem_size()


def test_a_kernel_knows_its_shared_memory() -> None:
    @cute.jit
    def f(out: cute.Tensor, smem: cute.Constexpr) -> None:
        size_kernel(out).launch(grid=1, block=1, smem=smem)

    out = np.zeros(1, np.int32)
    for asked, given in ((None, 100), (16, 100), (1000, 1000)):
        f(out, asked)
        assert out[0] == given
    fake = fp.make_fake_compact_tensor(fp.Int32, (1,), stride_order=(0,), device="cuda")
    assert "%dynamic_smem_size" in cute.compile(f, fake, None).ptx


def test_latex_shows_offsets_and_threads(capsys: pytest.CaptureFixture[str]) -> None:
    layout = cute.make_layout((2, 3), stride=(3, 1))
    utils.print_latex(layout)
    text = capsys.readouterr().out
    assert text.startswith("% offsets of (2,3):(3,1)\n\\documentclass")
    cells = re.findall(r"\\node\[draw.*?\] at \((\d+),(\d+)\) \{(\d+)\};", text)
    assert {(int(x), int(y)): int(n) for x, y, n in cells} == {
        (x, y): layout(y, x) for x in range(3) for y in range(2)
    }
    assert text.count("{") == text.count("}") and text.endswith("\\end{document}\n")
    threads = cute.make_ordered_layout((2, 4), order=(1, 0))
    tiler, tv = cute.make_layout_tv(threads, cute.make_layout((2, 1)))
    utils.print_latex_tv(tv, tiler)
    text = capsys.readouterr().out
    cells = re.findall(r"at \((\d+),(\d+)\) \{\\shortstack\{T(\d+)\\\\V(\d+)\}\};", text)
    assert len(cells) == 16
    for x, y, thread, value in cells:
        assert tv(int(thread), int(value)) == int(y) + int(x) * tiler[0]


def test_latex_of_unknown_layouts_is_refused() -> None:
    @cute.jit
    def f(n: cutlass.Int32) -> None:
        utils.print_latex(cute.make_layout((n, 2)))

    with pytest.raises(fp.CompileError, match=r"known when compiling, got \(\?,2\)"):
        f(3)


def test_tensors_have_scalar_types_and_refuse_others() -> None:
    tensor = cute.runtime.from_dlpack(np.zeros((4, 4), np.float16))
    assert tensor.element_type is fp.Float16 and tensor.element_type.width == 16
    tensor.element_type = fp.Float16
    with pytest.raises(TypeError, match="the elements of the tensor are float16, not float32"):
        tensor.element_type = fp.Float32
    assert not utils.tensor_helpers.is_fp8_dtype(fp.Float16)
    assert utils.tensor_helpers.is_fp8_dtype(fp.Float8E5M2)
    made = utils.tensor_helpers.create_cute_tensor_for_fp8(
        np.zeros((4, 8), np.float16), fp.Float16, 1
    )
    assert made.dynamic_shapes_mask == (1, 1) and made.dynamic_strides_mask == (1, 0)


def test_swizzles_of_bytes_must_not_tear_elements() -> None:
    @cute.kernel
    def torn() -> None:
        utils.SmemAllocator().allocate_tensor(
            fp.Int32, cute.make_layout((8, 8)), 16, swizzle=cute.make_swizzle(3, 1, 3)
        )

    @cute.jit
    def f() -> None:
        torn().launch(grid=1, block=1)

    with pytest.raises(fp.CompileError, match=r"S<3,1,3> of bytes would tear elements of 4 bytes"):
        f()


def test_a_promise_of_alignment_is_checked_on_demand() -> None:
    @cute.jit
    def f(p: cute.Pointer, out: cute.Tensor) -> None:
        out[0] = p.align(16)[0]

    x, out = np.arange(16, dtype=np.int32), np.zeros(1, np.int32)
    at = (-x.ctypes.data // 4) % 4
    pointer = [cute.runtime.make_ptr(fp.Int32, x.ctypes.data + 4 * (at + i)) for i in range(2)]
    compiled = cute.compile(f, pointer[0], out, options="--enable-assertions")
    compiled(pointer[0], out)
    assert out[0] == at
    with pytest.raises(ValueError, match="`p` is not at a multiple of 16 bytes"):
        compiled(pointer[1], out)
