"""The compiler from Python, with the stock package: compile, call, get errors, export, load."""

import ctypes
import sys
import tempfile
from pathlib import Path

import numpy as np
import tvm_ffi

SCALE = """
func.func @scale(%a: !llvm.ptr, %n: i32, %k: f32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %size = arith.index_cast %n : i32 to index
  scf.for %i = %zero to %size step %one {
    %at = arith.index_cast %i : index to i64
    %p = llvm.getelementptr %a[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = arith.mulf %x, %k : f32
    llvm.store %y, %p : f32, !llvm.ptr
  }
  return
}
"""


def main(library: str) -> None:
    """Uses the library at a path."""
    ctypes.CDLL(library)

    @tvm_ffi.register_object("fishplate.compiler.Provider")
    class Provider(tvm_ffi.Object):
        """How a kernel is called."""

    @tvm_ffi.register_object("fishplate.compiler.PlainCall")
    class PlainCall(Provider):
        """Pointers and numbers, one by one."""

    @tvm_ffi.register_object("fishplate.compiler.Compiled")
    class Compiled(tvm_ffi.Object):
        """A compiled function and its inputs."""

    parse = tvm_ffi.get_global_func("fishplate.spec.parse_signature")
    compile_module = tvm_ffi.get_global_func("fishplate.compiler.compile_module")
    name, params, _ = parse("scale(a: Tensor([n], float32, device=cpu), k: float32)")
    compiled = compile_module(SCALE, name, params, PlainCall(), "--opt-level 3")
    assert isinstance(compiled, Compiled)
    assert compiled.signature == "scale(a: Tensor([n], float32), k: float32)"
    data = np.arange(4, dtype=np.float32)
    compiled.function(tvm_ffi.from_dlpack(data), 2)
    assert data.tolist() == [0.0, 2.0, 4.0, 6.0]
    try:
        compiled.function(tvm_ffi.from_dlpack(data.reshape(2, 2)), 2)
    except ValueError as error:
        expected = f"when calling: `{compiled.signature}`, expected ndim=1, got 2"
        assert expected in str(error), error
    else:
        raise AssertionError("a matrix was accepted")
    try:
        compile_module("llvm.func @f(", "f", [])
    except ValueError as error:
        assert ":1:" in str(error), error
    else:
        raise AssertionError("half a module was accepted")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scale.so"
        compiled.export(str(path), "scale", True)
        module = tvm_ffi.load_module(str(path))
        module.scale(tvm_ffi.from_dlpack(data), 0.5)
        assert data.tolist() == [0.0, 1.0, 2.0, 3.0]


if __name__ == "__main__":
    main(sys.argv[1])
