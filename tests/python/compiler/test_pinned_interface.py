"""The promised interface, word for word, and the introspection of its objects."""

from __future__ import annotations

import ctypes
import inspect
import subprocess
import sys
from pathlib import Path

import fishplate as fp
import numpy as np
import pytest
from compiler.conftest import SCALE as mlir_text
from compiler.conftest import scale_params
from fishplate import spec
from fishplate.compiler import Nop, PackedCall, PlainCall, compile_many, compile_module, wrap


def test_pinned_interface() -> None:
    n = spec.Var("n", "int32", divisibility=4)
    params = [
        spec.Tensor("a", [n], "float32", device_type="cpu"),
        spec.Tensor("b", [n], "float32", device_type="cpu"),
        spec.Var("k", "float32"),
    ]
    check = compile_module(None, "check", params)
    f = compile_module(
        mlir_text,
        "scale",
        params,
        provider=PlainCall(),
        options="--opt-level 3",
        display_name="scale",
    )
    out = np.empty(8, np.float32)
    assert f(np.ones(8, np.float32), out, 2.0) is None
    assert out.tolist() == [2.0] * 8
    assert isinstance(f, fp.Function)
    assert f.signature == "scale(a: Tensor([n], float32), b: Tensor([n], float32), k: float32)"
    with pytest.raises(ValueError) as caught:
        check(np.ones(6, np.float32), np.ones(6, np.float32), 1.0)
    assert str(caught.value) == (
        "Invalid a.shape[0] on argument #0 when calling: `check(a: Tensor([n], float32), "
        "b: Tensor([n], float32), k: float32)`, expected to be divisible by 4, got 6"
    )


def test_a_compiled_function_knows_what_it_was_made_of(scale: fp.Function) -> None:
    assert [param.name for param in scale.spec] == ["a", "b", "k"]
    assert scale.spec[0].shape[0] == scale.spec[1].shape[0]
    assert scale.symbol == scale.__name__ == "scale"
    assert "llvm.func @__tvm_ffi_scale(" in scale.mlir
    assert "i32 @__tvm_ffi_scale(" in scale.llvm
    assert "__tvm_ffi_scale:" in scale.asm


def test_other_functions_were_not_compiled_here() -> None:
    function = fp.get_global_func("ffi.Shape")
    with pytest.raises(AttributeError, match="'mlir': it was not compiled here"):
        function.mlir  # noqa: B018
    assert not hasattr(function, "export")


def test_kernel_as_llvm_ir_bitcode_object_and_file(tmp_path: Path) -> None:
    ir = """
define i32 @add(ptr %out, i32 %n, i32 %k) {
  %old = load i32, ptr %out
  %new = add i32 %old, %k
  store i32 %new, ptr %out
  ret i32 0
}
"""
    n = spec.Var("n", "int32")
    params = [spec.Tensor("out", [n], "int32", device_type="cpu"), spec.Var("k", "int32")]
    first = compile_module(ir, "add", params, PlainCall())
    first.export(tmp_path / "add.bc", "unused")
    source = tmp_path / "add.c"
    source.write_text("int add(int *out, int n, int k) { *out += k; return 0; }\n")
    subprocess.run(["gcc", "-O1", "-c", "-fPIC", "-o", tmp_path / "add.o", source], check=True)
    subprocess.run(
        ["clang", "-O1", "-c", "-emit-llvm", "-o", tmp_path / "c.bc", source], check=True
    )
    made = [
        first,
        compile_module((tmp_path / "c.bc").read_bytes(), "add", params, PlainCall()),
        compile_module((tmp_path / "add.o").read_bytes(), "add", params, PlainCall()),
        compile_module(tmp_path / "add.o", "add", params, PlainCall()),
        compile_module(bytearray(ir.encode()), "add", params, PlainCall()),
    ]
    for function in made:
        out = np.array([40], np.int32)
        function(out, 2)
        assert out[0] == 42


def test_kernel_as_function_pointer() -> None:
    seen = []

    @ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_double)
    def kernel(number: int, real: float) -> int:
        seen.append((number, real))
        return 0

    params = [spec.Var("number", "int32"), spec.Var("real", "float64")]
    compile_module(kernel, "kernel", params, PlainCall())(7, 0.5)
    address = ctypes.cast(kernel, ctypes.c_void_p)
    compile_module(address, "kernel", params, PlainCall())(8, 1.5)
    compile_module(address.value, "kernel", params, PlainCall())(9, 2)
    assert seen == [(7, 0.5), (8, 1.5), (9, 2.0)]


def test_kernel_that_returns_nothing() -> None:
    seen = []
    kernel = ctypes.CFUNCTYPE(None, ctypes.c_int32)(seen.append)
    wrap(kernel, "kernel(k: int32)", returns_status=False)(7)
    assert seen == [7]
    ir = "define void @f(i32 %k) {\n ret void\n}"
    wrap(ir, "f(k: int32)", returns_status=False)(7)
    with pytest.raises(ValueError, match=r"`f`: expected i32 \(i32\), got void \(i32\)"):
        wrap(ir, "f(k: int32)")
    wrap("func.func @f(%k: i32) { return }", "f(k: int32)")(7)


def test_module_of_the_bindings_is_printed() -> None:
    class Module:
        operation = None

        def __str__(self) -> str:
            return mlir_text

    compile_module(Module(), "scale", scale_params(), PlainCall())


def test_wrong_kinds_of_arguments() -> None:
    with pytest.raises(TypeError, match="as the kernel, got list"):
        compile_module([], "f", [])
    with pytest.raises(TypeError, match="provider must be a CallProvider, got str"):
        compile_module(None, "f", [], "plain")
    with pytest.raises(TypeError, match="Unsupported parameter type: int"):
        compile_module(None, "f", [1])
    with pytest.raises(TypeError, match="is abstract"):
        spec.Param("a")


def test_packed_call() -> None:
    text = """
llvm.func @sum(%args: !llvm.ptr, %count: i32) {
  %first = llvm.load %args : !llvm.ptr -> !llvm.ptr
  %data = llvm.load %first : !llvm.ptr -> !llvm.ptr
  llvm.store %count, %data : i32, !llvm.ptr
  llvm.return
}
"""
    n = spec.Var("n", "int64")
    params = [spec.Tensor("out", [n], "int32", device_type="cpu"), spec.Var("k", "int32")]
    function = compile_module(text, "sum", params, PackedCall(include_num_args=True))
    out = np.zeros(1, np.int32)
    function(out, 1)
    assert out[0] == 2


def test_many_with_a_progress_bar(capsys: pytest.CaptureFixture[str]) -> None:
    requests = [
        {"text_or_module": None, "symbol": f"f{i}", "params": [], "provider": Nop()}
        for i in range(3)
    ]
    assert len(compile_many(requests, progress=True)) == 3
    assert "3/3" in capsys.readouterr().err
    assert len(compile_many(requests)) == 3
    assert capsys.readouterr().err == ""


def test_inspect_signature_has_the_names(scale: fp.Function) -> None:
    assert list(inspect.signature(scale).parameters) == ["a", "b", "k"]


def test_import_does_not_load_the_compiler() -> None:
    code = (
        "import fishplate\n"
        "assert 'libfishplate_compiler' not in open('/proc/self/maps').read()\n"
        "assert not any(n.startswith('fishplate.compiler.') for n in fishplate.list_global_func_names())\n"
        "import fishplate.compiler\n"
        "assert 'libfishplate_compiler' in open('/proc/self/maps').read()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_function_with_another_signature_knows_what_it_was_made_of() -> None:
    made = compile_module(None, "f", [spec.Var("k", "int32")], doc="Takes a number.")
    other = made.with_signature(fp.core.Signature(("number",), {}, 0, ()))
    other(number=3)
    assert (other.signature, other.symbol, other.__doc__) == ("f(k: int32)", "f", "Takes a number.")
    assert other.spec == made.spec and "__tvm_ffi_f" in other.llvm
    other.note = 1
    assert not hasattr(made, "note")


def test_many_fail_with_the_first_error() -> None:
    good = {"text_or_module": None, "symbol": "f", "params": []}
    bad = [good, good | {"text_or_module": "first"}, good | {"text_or_module": "second"}]
    with pytest.raises(ValueError, match="custom op 'first' is unknown"):
        compile_many(bad, threads=2)
    with pytest.raises(ValueError, match="threads must be positive, got 0"):
        compile_many([], threads=0)
    assert compile_many([]) == []
