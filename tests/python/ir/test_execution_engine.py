"""`ExecutionEngine`: compiling a module and calling it, with the conventions of MLIR's own package."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path

import pytest

from fishplate import ir
from fishplate.dialects import llvm
from fishplate.ir import translation
from fishplate.ir.execution_engine import ExecutionEngine

ADD = """
func.func @add(%a: f32, %b: f32) -> f32 attributes {llvm.emit_c_interface} {
  %0 = arith.addf %a, %b : f32
  return %0 : f32
}
"""
TELL = """
func.func private @hear(%a: i32) -> () attributes {llvm.emit_c_interface}
func.func @tell(%a: i32) attributes {llvm.emit_c_interface} {
  call @hear(%a) : (i32) -> ()
  return
}
"""
LOWER = "builtin.module(convert-to-llvm,reconcile-unrealized-casts)"


def _lowered(source: str) -> ir.Module:
    module = ir.Module.parse(source)
    ir.PassManager.parse(LOWER).run(module)
    return module


@pytest.fixture
def module() -> Iterator[ir.Module]:
    with ir.Context(), ir.Location.unknown():
        yield _lowered(ADD)


def _add(engine: ExecutionEngine) -> float:
    a, b, result = (ctypes.c_float * 1)(2.5), (ctypes.c_float * 1)(4.0), (ctypes.c_float * 1)()
    engine.invoke("add", a, b, result)
    return result[0]


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_invoke(module: ir.Module, level: int) -> None:
    assert _add(ExecutionEngine(module, opt_level=level)) == 6.5


def test_the_engine_outlives_the_module_and_functions_the_engine(module: ir.Module) -> None:
    engine = ExecutionEngine(module)
    module.operation.erase()
    function = engine.lookup("add")
    del engine
    values = [(ctypes.c_float * 1)(value) for value in (1.0, 2.0, 0.0)]
    function((ctypes.c_void_p * 3)(*map(ctypes.addressof, values)))
    assert values[2][0] == 3.0


def test_raw_lookup_symbol(module: ir.Module) -> None:
    address = ExecutionEngine(module).raw_lookup_symbol("add")
    assert address != 0


def test_register_runtime(module: ir.Module) -> None:
    heard: list[int] = []
    callback = ctypes.CFUNCTYPE(None, ctypes.c_int)(heard.append)
    engine = ExecutionEngine(_lowered(TELL))
    engine.register_runtime("hear", callback)
    engine.invoke("tell", (ctypes.c_int * 1)(7))
    assert heard == [7]


def test_dump_to_object_file(module: ir.Module, tmp_path: Path) -> None:
    file = tmp_path / "a.o"
    ExecutionEngine(module).dump_to_object_file(str(file))
    assert file.read_bytes()[:4] == b"\x7fELF"
    with pytest.raises(ValueError, match="enable_object_dump"):
        ExecutionEngine(module, enable_object_dump=False).dump_to_object_file(str(file))


def test_errors_say_why(module: ir.Module) -> None:
    with pytest.raises(RuntimeError, match="Unknown function nope"):
        ExecutionEngine(module).invoke("nope")
    with pytest.raises(ValueError, match="opt_level"):
        ExecutionEngine(module, opt_level=4)
    with pytest.raises(ValueError, match="no file /nope.so"):
        ExecutionEngine(module, shared_libs=["/nope.so"])
    with pytest.raises(RuntimeError, match="Failed to materialize symbols"):
        ExecutionEngine(_lowered(TELL)).invoke("tell", (ctypes.c_int * 1)(7))
    with pytest.raises(ir.MLIRError, match="func.func"):
        ExecutionEngine(ir.Module.parse(ADD))


def test_to_llvm_ir(module: ir.Module) -> None:
    text = translation.to_llvm_ir(module)
    assert "define float @add(float %0, float %1)" in text
    with pytest.raises(ir.MLIRError, match="cannot be translated to LLVM IR"):
        translation.to_llvm_ir(ir.Module.parse(ADD))


def test_capsules_and_the_old_name_of_the_translation(module: ir.Module) -> None:
    engine = ExecutionEngine(module)
    capsule = engine._CAPIPtr
    assert "fishplate.execution_engine.ExecutionEngine._CAPIPtr" in repr(capsule)
    assert ExecutionEngine._CAPICreate(capsule) is engine
    assert llvm.translate_module_to_llvmir(module) == translation.to_llvm_ir(module)
