"""Translations by name, through Python and through `fishplate translate`; `mlir-translate` is the oracle."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fishplate import ir
from fishplate.ir import translation

EMITC = """
module {
  emitc.func @twice(%a: i32) -> i32 {
    %0 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.return %0 : i32
  }
}
"""
SPIRV = """
spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  spirv.func @f(%a: f32) -> f32 "None" {
    %0 = spirv.FAdd %a, %a : f32
    spirv.ReturnValue %0 : f32
  }
}
"""
LLVM = """
llvm.func @f(%a: i32) -> i32 {
  %0 = llvm.add %a, %a : i32
  llvm.return %0 : i32
}
"""


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    with ir.Context() as context, ir.Location.unknown():
        yield context


def oracle(name: str, source: str) -> bytes:
    command = ["mlir-translate-22", f"--{name}", *["--no-implicit-module"] * (source is SPIRV)]
    return subprocess.run(command, input=source.encode(), capture_output=True, check=True).stdout


def run(*arguments: str, source: bytes) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "fishplate.ir._translate", *arguments]
    return subprocess.run(command, input=source, capture_output=True, check=False)


def test_the_names_are_those_of_mlir_translate() -> None:
    expected = {"deserialize-spirv", "export-smtlib", "import-llvm", "import-wasm", "irdl-to-cpp"}
    expected |= {"mlir-to-cpp", "mlir-to-llvmir", "serialize-spirv"}
    assert expected <= set(translation.names())


@pytest.mark.parametrize(
    ("name", "source"),
    [("mlir-to-cpp", EMITC), ("serialize-spirv", SPIRV), ("mlir-to-llvmir", LLVM)],
)
def test_the_output_is_that_of_mlir_translate(name: str, source: str, ctx: ir.Context) -> None:
    expected = oracle(name, source)
    assert translation.translate(source, name) == expected
    parsed = ir.Operation.parse(source) if source is SPIRV else ir.Module.parse(source)
    assert translation.translate(parsed, name) == expected
    assert run(f"--{name}", source=source.encode()).stdout == expected


def test_c(ctx: ir.Context) -> None:
    assert "int32_t twice(int32_t v1)" in translation.to_cpp(ir.Module.parse(EMITC))


def test_spirv_and_back(ctx: ir.Context) -> None:
    binary = translation.to_spirv(ir.Module.parse(SPIRV))
    assert int.from_bytes(binary[:4], "little") == 0x07230203
    assert "spirv.FAdd" in str(translation.from_spirv(binary))
    assert translation.to_spirv(ir.Operation.parse(SPIRV)) == binary
    with pytest.raises(ir.MLIRError):
        translation.from_spirv(bytes(40))
    with pytest.raises(ValueError, match="expected one spirv.module in the module, got 0"):
        translation.to_spirv(ir.Module.create())


def test_llvm_ir_and_back(ctx: ir.Context) -> None:
    text = translation.to_llvm_ir(ir.Module.parse(LLVM))
    assert "add i32" in text
    assert "llvm.add" in str(translation.from_llvm_ir(text))


def test_failures_say_why(ctx: ir.Context) -> None:
    with pytest.raises(ir.MLIRError, match="cannot emit unranked tensor type"):
        translation.to_cpp(ir.Module.parse("func.func @f(%a: tensor<*xf32>) { return }"))
    with pytest.raises(ValueError, match="mlir-to-cpp"):
        translation.translate("", "nope")
    assert b"mlir-to-cpp" in run("--nope", source=b"").stderr
    done = run("--mlir-to-cpp", source=b"func.func @f(")
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"<stdin>:1:" in done.stderr
    assert run(source=b"").returncode == 2


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "out.c"
    assert run("--mlir-to-cpp", "-o", str(file), source=EMITC.encode()).returncode == 0
    assert "twice" in file.read_text()
