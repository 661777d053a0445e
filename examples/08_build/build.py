"""Builds saxpy with the bindings of MLIR's dialects, inspects it, runs passes over it, compiles it and calls it."""

import numpy as np
from fishplate import ir
from fishplate.compiler import wrap
from fishplate.dialects import arith, func, llvm, scf

#: Marks an index that is a value.
DYNAMIC = -(2**31)


def build() -> ir.Module:
    """Build a module with ``y += a * x``, with the calling convention of a C function."""
    module = ir.Module.create()
    f32, i32, ptr = ir.F32Type.get(), ir.IntegerType.get_signless(32), llvm.LLVMPointerType.get()

    def element(base: ir.Value, i: ir.Value) -> ir.Value:
        return llvm.getelementptr(ptr, base, [i], [DYNAMIC], f32)

    with ir.InsertionPoint(module.body):

        @func.FuncOp.from_py_func(f32, ptr, i32, ptr, i32)
        def saxpy(a: ir.Value, x: ir.Value, n: ir.Value, y: ir.Value, _: ir.Value) -> None:
            for i in scf.for_(0, n):
                at, one = element(y, i), arith.constant(f32, 1)
                scaled = arith.mulf(arith.mulf(a, one), llvm.load(f32, element(x, i)))
                llvm.store(arith.addf(llvm.load(f32, at), scaled), at)

    return module


with ir.Context(), ir.Location.unknown():
    module = build()
    assert module.operation.verify()
    table = ir.SymbolTable(module.operation)
    print("saxpy" in table, table["saxpy"].type)
    with ir.ModuleLogger().attach() as log:
        ir.PassManager.parse("builtin.module(canonicalize,cse)").run(module)
    for entry in log:
        print(entry.pass_name, "changed" if entry.changed else "did nothing")
    print(module)
    array = "Tensor([n], float32, device=cpu)"
    signature = f"saxpy(a: float32, x: {array}, y: {array})"
    saxpy = wrap(module, signature)

x, y = np.arange(1, 4, dtype=np.float32), np.array([10, 20, 30], np.float32)
saxpy(2.0, x, y)
print(y.tolist())
