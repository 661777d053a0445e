"""Call providers written in Python, the builder that they use, and modules that get an ABI function."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from compiler.conftest import SCALE, scale_params
from fishplate import ir, spec
from fishplate.compiler import (
    CallContext,
    CallProvider,
    PlainCall,
    PostCompileHookContext,
    TVMFFIFunctionBuilder,
    attach_ffi_func,
    compile_module,
)


class Direct(CallProvider):
    """Calls the kernel as `PlainCall` does, in Python."""

    def __call__(self, current_block: ir.Block, context: CallContext) -> ir.Block:
        a, b, k = context.params
        n = a.shape[0]
        values = [context.matched_var_binding[v] for v in (a.data, n, b.data, n, k)]
        context.builder.call(context.fn_name, values)
        return current_block


def test_a_provider_in_python_calls_the_kernel(tmp_path: Path) -> None:
    f = compile_module(SCALE, "scale", scale_params(), Direct())
    out = np.empty(8, np.float32)
    f(np.ones(8, np.float32), out, 3.0)
    assert out.tolist() == [3.0] * 8
    with pytest.raises(ValueError, match="to be divisible by 4, got 6"):
        f(np.ones(6, np.float32), np.empty(6, np.float32), 3.0)
    f.export(tmp_path / "direct.so")
    loaded = fp.load_module(str(tmp_path / "direct.so"))
    loaded.scale(np.ones(8, np.float32), out, 5.0)
    assert out.tolist() == [5.0] * 8


def test_a_subclass_of_a_provider_with_a_call_of_its_own_is_asked() -> None:
    seen = []

    class Counted(PlainCall):
        def __call__(self, current_block: ir.Block, context: CallContext) -> ir.Block:
            seen.append(context.fn_name)
            return Direct()(current_block, context)

    f = compile_module(SCALE, "scale", scale_params(), Counted())
    out = np.empty(4, np.float32)
    f(np.ones(4, np.float32), out, 2.0)
    assert seen == ["scale"] and out.tolist() == [2.0] * 4


class Checked(Direct):
    """Refuses a factor of 0, which only a provider can check."""

    def __call__(self, current_block: ir.Block, context: CallContext) -> ir.Block:
        builder = context.builder

        def is_not_zero() -> ir.Value:
            bits = builder.load_ffi_any_array_item_v_int64(context.raw_args, 2)
            return builder.not_equal(bits, builder.i64(0))

        kind = ["k of `", builder.current_fn_signature, "` is 0"]
        block = builder.check_condition(current_block, is_not_zero, "ValueError", kind)
        with ir.InsertionPoint(block):
            return super().__call__(block, context)


def test_a_provider_raises_errors() -> None:
    f = compile_module(SCALE, "scale", scale_params(), Checked(), display_name="scaled")
    out = np.empty(4, np.float32)
    f(np.ones(4, np.float32), out, 2.0)
    assert out.tolist() == [2.0] * 4
    with pytest.raises(ValueError, match=r"^k of `scaled\(a: .*k: float32\)` is 0$"):
        f(np.ones(4, np.float32), out, 0.0)


def test_a_part_of_a_message_may_be_a_value() -> None:
    class Refuse(CallProvider):
        def __call__(self, current_block: ir.Block, context: CallContext) -> ir.Block:
            builder = context.builder
            text = builder.address_of(builder.define_global_string("at run time"))
            builder.raise_error_and_return("KeyError", ["found ", text])
            return current_block.create_after()

    with pytest.raises(KeyError, match="found at run time"):
        compile_module(None, "refuse", [], Refuse())()


class Describe(CallProvider):
    """Returns a number computed from the values that the helpers load from a tensor, a float and an int."""

    def __call__(self, current_block: ir.Block, context: CallContext) -> ir.Block:
        from fishplate.dialects import llvm

        builder, args = context.builder, context.raw_args
        tensor = builder.load_ffi_any_array_item_dltensor(args, 0)
        shape = builder.load_dltensor_shape(tensor)
        parts = [
            builder.load_dltensor_ndim(tensor),
            builder.load_dltensor_dtype_code(tensor),
            builder.load_dltensor_dtype_bits(tensor),
            builder.load_dltensor_dtype_lanes(tensor),
            builder.load_dltensor_device_type(tensor),
            builder.load_dltensor_device_id(tensor),
            builder.load_i64_array_item(shape, 1),
            builder.load_ffi_any_array_item_v_int64(args, 1),
            builder.load_ffi_any_array_item_type_index(args, 1),
            builder.load_dltensor_byte_offset(tensor),
        ]
        total = builder.i64(0)
        for part in parts:
            wide = part if part.type == builder.i64_type else llvm.zext(builder.i64_type, part)
            total = llvm.add(llvm.mul(total, builder.i64(100)), wide)
        # The first element, through the address, is in the last two digits.
        data = builder.load_dltensor_data_ptr(tensor)
        builder.load_dltensor_strides(tensor)
        first = llvm.fptoui(builder.i64_type, builder.load(builder.f32_type, data))
        builder.store_result_int64(context.raw_result, llvm.add(total, first))
        return current_block


def test_helpers_load_the_fields_of_arguments() -> None:
    params = [
        spec.Tensor("x", [spec.Var("m", "int64"), 3], "float32", device_type="cpu"),
        spec.Var("i", "int64"),
    ]
    f = compile_module(None, "describe", params, Describe(), returns="int")
    x = np.full((2, 3), 7, np.float32)
    # ndim 2, code 2, 32 bits, 1 lane, device 1:0, extent 3, the int 9 of type index 1, offset 0.
    wanted = 0
    for part in (2, 2, 32, 1, 1, 0, 3, 9, 1, 0):
        wanted = wanted * 100 + part
    assert f(x, 9) == wanted + 7
    assert f(fp.from_dlpack(x), 9) == wanted + 7


def test_a_provider_must_return_a_block_and_its_errors_are_raised() -> None:
    class Nothing(CallProvider):
        def __call__(self, current_block: ir.Block, context: CallContext) -> Any:
            return None

    class Broken(CallProvider):
        def __call__(self, current_block: ir.Block, context: CallContext) -> Any:
            raise LookupError("no such kernel")

    with pytest.raises(
        TypeError, match=r"Nothing.__call__ must return the ir.Block .* got NoneType"
    ):
        compile_module(SCALE, "scale", scale_params(), Nothing())
    with pytest.raises(LookupError, match="no such kernel"):
        compile_module(SCALE, "scale", scale_params(), Broken())
    with pytest.raises(TypeError, match="abstract: use PlainCall"):
        CallProvider()
    with pytest.raises(TypeError, match="PlainCall is no function"):
        PlainCall()(None, None)


KERNEL = """
llvm.func @twice(%x: !llvm.ptr, %n: i32) {
  %v = llvm.load %x : !llvm.ptr -> f32
  %w = llvm.fadd %v, %v : f32
  llvm.store %w, %x : f32, !llvm.ptr
  llvm.return
}
"""


class Relay(CallProvider):
    """Calls a function of the ABI that the module has."""

    def __call__(self, current_block: ir.Block, context: CallContext) -> ir.Block:
        builder = context.builder
        operands = [builder.null(), context.raw_args, context.raw_num_args, context.raw_result]
        status = builder.call("__tvm_ffi_twice", operands, builder.i32_type)
        good, bad = current_block.create_after(), current_block.create_after()
        builder.cond_br(builder.equal(status, builder.i32(0)), good, bad, likely=True)
        with ir.InsertionPoint(bad):
            builder.return_(status)
        return good


class TwiceInPython(CallProvider):
    def __call__(self, current_block: ir.Block, context: CallContext) -> ir.Block:
        (x,) = context.params
        bound = context.matched_var_binding
        context.builder.call("twice", [bound[x.data], bound[x.shape[0]]])
        return current_block


@pytest.mark.parametrize("provider", [PlainCall(), TwiceInPython()])
def test_attach_ffi_func_changes_a_module_in_place(provider: CallProvider) -> None:
    params = [spec.Tensor("x", [spec.Var("n", "int32")], "float32", device_type="cpu")]
    with ir.Context() as context, ir.Location.unknown():
        module = ir.Module.parse(KERNEL, context)
        kernel = module.body.operations[0]
        TVMFFIFunctionBuilder(module).attach_ffi_func("twice", params, provider, "shown")
        assert "llvm.func @__tvm_ffi_twice" in str(module)
        assert module.operation.verify() and str(kernel.sym_name) == "twice"
        with pytest.raises(ValueError, match="__tvm_ffi_twice"):
            attach_ffi_func(module, "twice", params, PlainCall())
        text = str(module)
    relay = compile_module(text, "relay", params, Relay())
    x = np.full(3, 4, np.float32)
    relay(x)
    assert x.tolist() == [8, 4, 4]


def test_a_hook_edits_a_module() -> None:
    names = []

    def edit(module: ir.Module) -> None:
        for operation in module.body.operations:
            names.append(operation.sym_name)
        assert ir.Location.current is not None

    def rename(module: Any) -> None:
        constants = []
        module.operation.walk(lambda op: constants.append(op) or ir.WalkResult.ADVANCE)
        assert len(constants) > 3

    params = scale_params()
    with PostCompileHookContext(edit):
        f = compile_module(SCALE, "scale", params, Direct())
    assert "scale" in names
    with PostCompileHookContext(rename, as_module=True):
        compile_module(SCALE, "scale", params, PlainCall())

    def halve(module: ir.Module) -> None:
        body = str(module).replace("llvm.fmul", "llvm.fdiv")
        for operation in list(module.body.operations):
            operation.erase()
        for operation in list(ir.Module.parse(body).body.operations):
            operation.detach_from_parent()
            module.body.append(operation)

    with PostCompileHookContext(halve):
        f = compile_module(SCALE, "scale", params, PlainCall())
    out = np.empty(4, np.float32)
    f(np.ones(4, np.float32), out, 2.0)
    assert out.tolist() == [0.5] * 4


@fp.jit
def doubled(x: fp.Tensor) -> None:
    x[0] = 2 * x[0]


def test_raw_lookup_gives_the_address_of_a_function(scale: fp.Function) -> None:
    address = scale.raw_lookup("__tvm_ffi_" + scale.symbol)
    assert address == scale.raw_lookup("scale") == scale.raw_lookup() and address % 2 == 0
    again = fp.Function.__from_extern_c__(address)
    out = np.empty(4, np.float32)
    again(fp.from_dlpack(np.ones(4, np.float32)), fp.from_dlpack(out), 2.0)
    assert out.tolist() == [2.0] * 4
    with pytest.raises(ValueError, match="unknown symbol `nothing`; expected `__tvm_ffi_scale`"):
        scale.raw_lookup("nothing")
    plain = fp.compile(doubled, np.ones(2, np.float32))
    assert (
        plain.raw_lookup("__tvm_ffi_doubled") == plain.raw_lookup("doubled") == plain.raw_lookup()
    )
    other = compile_module(SCALE, "scale", scale_params(), PlainCall(), "--target linux-aarch64")
    with pytest.raises(RuntimeError, match="has no address here"):
        other.raw_lookup()
