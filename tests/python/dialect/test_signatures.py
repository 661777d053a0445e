"""The functions of dialects have the parameters that `mlir-tblgen-22` writes for MLIR's own bindings, except for a
list."""

from __future__ import annotations

import ast
import importlib
import inspect
import subprocess

import pytest

FILES = {
    "arith": "Arith/IR/ArithOps.td",
    "cf": "ControlFlow/IR/ControlFlowOps.td",
    "func": "Func/IR/FuncOps.td",
    "gpu": "GPU/IR/GPUOps.td",
    "index": "Index/IR/IndexOps.td",
    "llvm": "LLVMIR/LLVMOps.td",
    "math": "Math/IR/MathOps.td",
    "memref": "MemRef/IR/MemRefOps.td",
    "nvvm": "LLVMIR/NVVMOps.td",
    "scf": "SCF/IR/SCFOps.td",
    "ub": "UB/IR/UBOps.td",
    "vector": "Vector/IR/VectorOps.td",
}
#: Written by hand, as in MLIR's package on top of generated code.
BY_HAND = {
    "arith": "constant",
    "func": "call call_indirect func",
    "gpu": "launch launch_func printf wait",
    "llvm": "mlir_constant",
    "memref": "subview",
    "scf": "for_ index_switch",
    "vector": "print_",
}
#: Groups of groups are lists of lists here, without an attribute for their sizes.
NESTED = {"cf": "switch", "llvm": "call call_intrinsic indirectbr invoke switch"}
#: Flags that MLIR gives a default are optional here.
OPTIONAL = {"llvm": "add getelementptr mul shl sub trunc"}
#: A result type that has only one possible value need not be given here.
INFERRED = {
    "memref": "generic_atomic_rmw",
    "nvvm": "convert_f32x2_to_f4x2 convert_f32x4_to_f4x4 convert_float_to_tf32 dot_accumulate_2way "
    "dot_accumulate_4way elect_sync mbarrier_arrive_drop_nocomplete mbarrier_arrive_nocomplete "
    "mbarrier_test_wait mbarrier_try_wait prmt rcp_approx_ftz_f redux_sync tcgen05_mma_smem_desc",
}
#: Only the operation's C++ knows the types, or the argument has no name.
OTHER = {"llvm": "landingpad mlir_none", "vector": "deinterleave"}


def plain(names: list[str]) -> list[str]:
    """Return names without the suffix that keeps them apart from Python keywords."""
    return [name.rstrip("_") for name in names]


def run(*command: str) -> str:
    """Return the output of a command."""
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("dialect", FILES)
def test_functions_take_what_upstream_takes(dialect: str) -> None:
    include = run("llvm-config-22", "--includedir").strip()
    file = f"{include}/mlir/Dialect/{FILES[dialect]}"
    command = ["mlir-tblgen-22", "-gen-python-op-bindings", f"-bind-dialect={dialect}"]
    text = run(*command, f"-I{include}", file)
    module = importlib.import_module(f"fishplate.dialects.{dialect}")
    differ, functions = set(), 0
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        functions += 1
        parameters = inspect.signature(getattr(module, node.name)).parameters.values()
        by_position = [
            each.name for each in parameters if each.kind.name == "POSITIONAL_OR_KEYWORD"
        ]
        by_name = {each.name for each in parameters if each.kind.name == "KEYWORD_ONLY"}
        theirs = plain([argument.arg for argument in node.args.args])
        theirs_by_name = set(plain([argument.arg for argument in node.args.kwonlyargs]))
        if (plain(by_position), set(plain([*by_name]))) != (theirs, theirs_by_name):
            differ.add(node.name)
    known = [group.get(dialect, "") for group in (BY_HAND, NESTED, OPTIONAL, INFERRED, OTHER)]
    assert functions > 1 and differ == set(" ".join(known).split())
