"""Kernels, symbols and targets that cannot be compiled: an exception says which and why."""

from __future__ import annotations

import ctypes
from pathlib import Path
from typing import Any

import fishplate as fp
import pytest
from fishplate import spec
from fishplate.compiler import CudaLaunch, HostTarget, PlainCall, compile_module, ptx

NUMBER = [spec.Var("k", "int32")]

#: Intrinsics of another target, and an unknown garbage collector: LLVM aborts on these.
FOREIGN = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @f(i32 %k) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %x
}
"""
FOREIGN_MLIR = """
llvm.func @f(%k: i32) -> i32 {
  %x = nvvm.read.ptx.sreg.tid.x : i32
  llvm.return %x : i32
}
"""
COLLECTED = 'define i32 @f(i32 %k) gc "nosuch" {\n  ret i32 0\n}'
FOREIGN_TO_GPUS = """
llvm.func @k(%p: !llvm.ptr<1>) attributes {nvvm.kernel} {
  %x = llvm.call_intrinsic "llvm.x86.rdtsc"() : () -> i64
  llvm.store %x, %p : i64, !llvm.ptr<1>
  llvm.return
}
"""

# The kernel, its parameters, the exception, and a part of its message.
CASES: list[tuple[Any, list[spec.Param], type[Exception], list[str]]] = [
    ("func.func @f(%a: i32 {\n  return\n}", [], ValueError, ["cannot parse the module", ":2:"]),
    (
        "func.func @f() {\n  %0 = arith.bogus 1 : i32\n  return\n}",
        [],
        ValueError,
        [":2:8: error: custom op 'arith.bogus' is unknown"],
    ),
    (
        'func.func @f() {\n  "foo.bar"() : () -> ()\n  return\n}',
        [],
        ValueError,
        [":2:12: error:", "unregistered dialect"],
    ),
    (
        "func.func @f(%a: i32) -> i64 {\n  return %a : i32\n}",
        NUMBER,
        ValueError,
        [":2:", "doesn't match function result type"],
    ),
    (
        "func.func @f() {\n  %t = gpu.thread_id x\n  return\n}",
        [],
        ValueError,
        [":2:8: error:", "gpu.thread_id"],
    ),
    (
        FOREIGN,
        NUMBER,
        RuntimeError,
        ["code generation failed: Cannot select: intrinsic %llvm.nvvm"],
    ),
    (
        FOREIGN_MLIR,
        NUMBER,
        RuntimeError,
        ["Cannot select: intrinsic %llvm.nvvm.read.ptx.sreg.tid.x"],
    ),
    (COLLECTED, NUMBER, RuntimeError, ["code generation failed: unsupported GC: nosuch"]),
    ("func.func @g() { return }", [], ValueError, ["does not define the function `f`"]),
    (
        "func.func @f(%a: i64) { return }",
        NUMBER,
        TypeError,
        [
            "`f` does not fit its parameters: expected !llvm.func<i32 (i32)>, got !llvm.func<void (i64)>"
        ],
    ),
    (
        "llvm.func @f(%a: i32) -> f32 {\n %0 = llvm.mlir.zero : f32\n llvm.return %0 : f32\n}",
        NUMBER,
        TypeError,
        ["does not fit its parameters"],
    ),
    (
        "llvm.func @missing_one()\nllvm.func @f() {\n llvm.call @missing_one() : () -> ()\n llvm.return\n}",
        [],
        RuntimeError,
        ["cannot link", "Symbols not found", "missing_one"],
    ),
    ("define void @f( {", [], ValueError, ["cannot parse the LLVM IR", "1:18"]),
    (b"BC\xc0\xde junk", [], ValueError, ["cannot parse the LLVM IR"]),
    (b"\x7fELF junk", [], ValueError, ["cannot use the kernel: this is not a 64-bit ELF object"]),
    (0, [], ValueError, ["the address of the kernel is null"]),
    (
        "llvm.func @__tvm_ffi_f()\nllvm.func @f() { llvm.return }",
        [],
        ValueError,
        ["already defines"],
    ),
]


@pytest.mark.parametrize(("kernel", "params", "kind", "parts"), CASES)
def test_kernel(
    kernel: Any, params: list[spec.Param], kind: type[Exception], parts: list[str]
) -> None:
    with pytest.raises(kind) as caught:
        compile_module(kernel, "f", params, PlainCall())
    assert type(caught.value) is kind
    for part in parts:
        assert part in str(caught.value)


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ("--target nonsense-arch", "no such target: nonsense-arch"),
        ("--target 'x86_64-linux-gnu -mcpu=pentium99'", "no CPU `pentium99`"),
        ("--target 'x86_64-linux-gnu -mattr=+warp'", "no feature `+warp`"),
        ("--target 'x86_64-linux-gnu -mcpu=i386'", "64-bit code requested"),
        ("--pipeline 'convert-everything'", "convert-everything"),
    ],
)
def test_target_and_pipeline(options: str, part: str) -> None:
    with pytest.raises((ValueError, RuntimeError)) as caught:
        compile_module("func.func @f() { return }", "f", [], PlainCall(), options)
    assert part in str(caught.value)


def test_params() -> None:
    with pytest.raises(ValueError) as caught:
        compile_module(None, "f", [spec.Var("k", "int32"), spec.Stream("k")])
    assert str(caught.value) == "Two parameters have the name `k`"
    for make, message in [
        (lambda: spec.Var("k", "int33x"), "int33x"),
        (lambda: spec.Tensor("a", [4], "floaty32"), "unknown dtype `floaty32`"),
        (lambda: spec.Tensor("a", [4], "void"), "Unsupported Tensor dtype: handle0x0 of `a`"),
        (lambda: spec.Var("k", "int24"), "Unsupported Var dtype: int24 of `k`"),
        (lambda: spec.Tensor("a", [4], "float32", device_type="toaster"), "toaster"),
    ]:
        with pytest.raises(ValueError, match=message):
            compile_module(None, "f", [make()])
    with pytest.raises(ValueError) as caught:
        compile_module(None, "f", [spec.Tensor("a", [spec.Var("n", "float32")], "int8")])
    assert str(caught.value) == (
        "Unsupported Var dtype: float32 of `n`, an extent or stride is an integer of 8 to 64 bits"
    )


def test_work_goes_on_where_llvm_gave_up(scale: fp.Function) -> None:
    for number in range(3):
        for kernel in (FOREIGN, FOREIGN_MLIR, COLLECTED):
            with pytest.raises(RuntimeError, match="code generation failed"):
                compile_module(kernel, "f", NUMBER, PlainCall(), f"--opt-level {number}")
        with pytest.raises(RuntimeError, match="Cannot select: intrinsic %llvm.x86.rdtsc"):
            ptx(FOREIGN_TO_GPUS, "sm_90")
        good = "llvm.func @f(%k: i32) -> i32 {\n  llvm.return %k : i32\n}"
        made = compile_module(good, "f", NUMBER, PlainCall(), f"--no-cache --opt-level {number}")
        made(0)
        with pytest.raises(RuntimeError, match="expected status 0, got 7"):
            made(7)
    assert "%tid.x" in ptx(
        FOREIGN_TO_GPUS.replace(
            'llvm.call_intrinsic "llvm.x86.rdtsc"() : () -> i64', "nvvm.read.ptx.sreg.tid.x : i32"
        ).replace("%x, %p : i64", "%x, %p : i32"),
        "sm_90",
    )


@pytest.mark.parametrize("name", ["", "f\0g", "a\nb"])
def test_names(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be the name"):
        compile_module(None, name, [])
    with pytest.raises(ValueError, match="cannot be the name of an exported function"):
        compile_module(None, "f", []).export(tmp_path / "f.o", name)
    assert list(tmp_path.iterdir()) == []


def test_gpu_code() -> None:
    kernel = "llvm.func @k() attributes {nvvm.kernel} { llvm.return }"
    assert ".target sm_90" in ptx(kernel, "sm_90")
    with pytest.raises(ValueError, match="unknown GPU architecture; known are sm_50"):
        ptx(kernel, "sm_1")
    with pytest.raises(ValueError, match="one to three sizes, got 4"):
        CudaLaunch("", "k", [1, 1, 1, 1], 1)
    with pytest.raises(TypeError, match="ints and expressions, got float"):
        CudaLaunch("", "k", [1.0], 1)
    tensor = spec.Tensor("a", [spec.Var("n", "int32")], "float32")
    with pytest.raises(ValueError, match="the kernel `k` takes 0 parameters, got 2"):
        compile_module(None, "k", [tensor], CudaLaunch(ptx(kernel, "sm_90"), "k", "n", 128))
    kernel = kernel.replace("()", "(%a: !llvm.ptr, %n: i32)", 1)
    with pytest.raises(ValueError, match="`m` in grid.x is not an integer variable of the spec"):
        compile_module(None, "k", [tensor], CudaLaunch(ptx(kernel, "sm_90"), "k", "m", 128))
    compile_module(
        None, "k", [tensor], CudaLaunch(ptx(kernel, "sm_90"), "k", "ceildiv(n, 128)", 128)
    )


def test_export_refuses_what_it_cannot_write(tmp_path: Path) -> None:
    function = compile_module(None, "f", [])
    with pytest.raises(RuntimeError, match="expected a file that ends in"):
        function.export(tmp_path / "f.exe", "f")
    with pytest.raises(RuntimeError, match="No such file or directory"):
        function.export(tmp_path / "no" / "f.o", "f")
    with pytest.raises(RuntimeError, match="No such file or directory"):
        function.export(tmp_path / "no" / "f.so", "f")
    kernel = ctypes.CFUNCTYPE(None)(lambda: None)
    wrapped = compile_module(kernel, "f", [], PlainCall())
    with pytest.raises(RuntimeError, match="an address in this process cannot be exported"):
        wrapped.export(tmp_path / "f.o", "f")
    assert list(tmp_path.iterdir()) == []


def test_objects_that_are_none(tmp_path: Path) -> None:
    junk = tmp_path / "junk.o"
    for content in (b"", b"junk", b"\x7fELF\x02\x01" + b"\xff" * 100):
        junk.write_bytes(content)
        with pytest.raises(RuntimeError, match=r"junk\.o: "):
            fp.load_module(junk)
    with pytest.raises(RuntimeError, match="No such file or directory"):
        fp.load_module(tmp_path / "none.o")


def test_other_machines_are_for_export_only(tmp_path: Path) -> None:
    function = compile_module(None, "f", [], options=[HostTarget("linux-aarch64")])
    with pytest.raises(RuntimeError, match="compiled for aarch64-unknown-linux-gnu"):
        function()
    function.export(tmp_path / "f.o", "f")
    with pytest.raises(RuntimeError, match="for another kind of machine"):
        fp.load_module(tmp_path / "f.o")
