"""Copies of modules from and to jaxlib's MLIR."""

from __future__ import annotations

from typing import Any

import pytest

from fishplate import ir

jax = pytest.importorskip("jax")
jaxlib_ir = pytest.importorskip("jaxlib.mlir.ir")

TEXT = """
func.func @f(%a: i32 loc("a")) -> i32 {
  %0 = arith.addi %a, %a {note = dense_resource<blob> : tensor<1xi32>} : i32 loc("y.py":1:2)
  %1 = scf.execute_region -> i32 {
    scf.yield %0 : i32
  }
  return %1 : i32
}
{-# dialect_resources: {builtin: {blob: "0x0400000007000000"}} #-}
"""


def whole(module: Any) -> str:
    """Return the text with locations."""
    return str(module.operation.get_asm(enable_debug_info=True))


def lowered() -> Any:
    """Return a module of stablehlo from JAX."""

    def double_sine(x: Any) -> Any:
        return jax.numpy.sin(x) @ x

    argument = jax.ShapeDtypeStruct((4, 4), "float32")
    return jax.jit(double_sine).lower(argument).compiler_ir("stablehlo")


def test_there_and_back() -> None:
    """Through bytecode, with locations and resources."""
    with ir.Context():
        module = ir.Module.parse(TEXT)
        copy = ir.to_jaxlib(module)
        assert isinstance(copy, jaxlib_ir.Module)
        assert copy.operation.verify()
    # In the same context, MLIR would give the resource another name.
    with ir.Context():
        assert whole(ir.from_jaxlib(copy)) == whole(module)


def test_contexts() -> None:
    """The copy belongs to the given context, or to the current one."""
    context, other = ir.Context(), jax.interpreters.mlir.make_ir_context()
    module = ir.Module.parse(TEXT, context)
    copy = ir.to_jaxlib(module, other)
    assert copy.context is other
    with other:
        assert ir.to_jaxlib(module).context is other
    assert ir.from_jaxlib(copy, context).context is context
    with pytest.raises(ValueError, match="context"):
        ir.from_jaxlib(copy)


def test_dialects_of_one_side_lose_nothing() -> None:
    """Properties of operations that only jaxlib has survive in both directions."""
    source = lowered()
    with ir.Context() as context:
        with pytest.raises(ir.MLIRError, match="the dialect `stablehlo` is not registered"):
            ir.from_jaxlib(source)
        context.allow_unregistered_dialects = True
        module = ir.from_jaxlib(source)
        assert "lhs_contracting_dimensions = [1]" in str(module)
        assert whole(ir.to_jaxlib(module)) == whole(source)


def test_what_jaxlib_does_not_know() -> None:
    """jaxlib's own error says what is missing."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse('"nobody.knows"() : () -> ()')
        with pytest.raises(ValueError, match=r"(?s)jaxlib's MLIR cannot read it: .*unregistered"):
            ir.to_jaxlib(module)
        other = jax.interpreters.mlir.make_ir_context()
        other.allow_unregistered_dialects = True
        assert "nobody.knows" in str(ir.to_jaxlib(module, other))


def test_versions_are_checked() -> None:
    """If the other MLIR cannot write a version that is readable here, an error is raised before anything is read."""

    class Operation:
        def write_bytecode(self, file: Any, desired_version: int) -> None:
            raise ValueError(f"Unable to honor desired bytecode version {desired_version}")

    class Module:
        operation = Operation()

    with ir.Context(), pytest.raises(ValueError, match="cannot write bytecode of version 6"):
        ir.from_jaxlib(Module())


def test_what_is_no_module() -> None:
    """Modules of the other package are not mistaken for those of this one."""
    with ir.Context():
        module = ir.Module.parse(TEXT)
        copy = ir.to_jaxlib(module)
        with pytest.raises(TypeError, match="expected a module of jaxlib.mlir, got builtins.int"):
            ir.from_jaxlib(3)
        with pytest.raises(
            TypeError, match=r"expected a fishplate.ir.Module, got .*jaxlib.*Module"
        ):
            ir.to_jaxlib(copy)
