"""Builds code of the llvm dialect that reads arguments of the ABI: :class:`TVMFFIFunctionBuilder`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .. import ir
from ..dialects import llvm

if TYPE_CHECKING:
    from ..spec import Param
    from ._providers import CallProvider

_BEGIN_OF_TENSOR = 24
"""Size of the header before the ``DLTensor`` of a tensor object."""
_TENSOR, _INT, _FLOAT = 70, 1, 3
"""Type indices of the ABI: ``kTVMFFITensor``, ``kTVMFFIInt``, ``kTVMFFIFloat``."""


class TVMFFIFunctionBuilder:
    """Writes operations at the current insertion point of a module in the llvm dialect.

    A call provider gets one as ``context.builder``. Methods named ``load_...`` return the loaded value; positions in
    structs are those of ``TVMFFIAny`` and ``DLTensor``.
    """

    def __init__(self, module: ir.Module) -> None:
        """Take the module that receives globals and declarations."""
        self.module = module
        #: The signature in errors, as in "when calling: `f(x: Tensor([n], float32))`".
        self.current_fn_signature = ""
        self._texts: dict[str, str] = {}
        with module.context:
            self.i1_type = ir.IntegerType.get_signless(1)
            self.i8_type = ir.IntegerType.get_signless(8)
            self.i16_type = ir.IntegerType.get_signless(16)
            self.i32_type = ir.IntegerType.get_signless(32)
            self.i64_type = ir.IntegerType.get_signless(64)
            self.f32_type = ir.F32Type.get()
            self.f64_type = ir.F64Type.get()
            self.void_type = ir.Type.parse("!llvm.void")
            self.ptr_type = self.ptr_type_with_address_space(None)
            self.gpu_ptr_type = self.ptr_type_with_address_space(1)
            self.tvm_ffi_any_type = self.struct_type([self.i32_type, self.i32_type, self.i64_type])
            device = self.struct_type([self.i32_type, self.i32_type])
            dtype = self.struct_type([self.i8_type, self.i8_type, self.i16_type])
            ptr, i32, i64 = self.ptr_type, self.i32_type, self.i64_type
            self.dltensor_type = self.struct_type([ptr, device, i32, dtype, ptr, ptr, i64])

    def ptr_type_with_address_space(self, address_space: int | None) -> ir.Type:
        """Return the type of pointers into an address space; None is the generic one."""
        space = f"<{address_space}>" if address_space else ""
        return ir.Type.parse(f"!llvm.ptr{space}", self.module.context)

    def struct_type(self, fields: Sequence[ir.Type]) -> ir.Type:
        """Return the type of a struct."""
        names = ", ".join(str(field) for field in fields)
        return ir.Type.parse(f"!llvm.struct<({names})>", self.module.context)

    def i32(self, value: int) -> ir.Value:
        """Return a constant of 32 bits."""
        return llvm.mlir_constant(ir.IntegerAttr.get(self.i32_type, value))

    def i64(self, value: int) -> ir.Value:
        """Return a constant of 64 bits."""
        return llvm.mlir_constant(ir.IntegerAttr.get(self.i64_type, value))

    def null(self) -> ir.Value:
        """Return the null pointer."""
        return llvm.mlir_zero(self.ptr_type)

    def equal(self, left: ir.Value, right: ir.Value) -> ir.Value:
        """Compare two integers or pointers."""
        return llvm.icmp(llvm.ICmpPredicate.eq, left, right)

    def not_equal(self, left: ir.Value, right: ir.Value) -> ir.Value:
        """Compare two integers or pointers."""
        return llvm.icmp(llvm.ICmpPredicate.ne, left, right)

    def getelementptr(
        self, base: ir.Value, indices: Sequence[int | ir.Value], elem_type: ir.Type
    ) -> ir.Value:
        """Return the address of a field or element; an index is an int or a value."""
        dynamic = [index for index in indices if isinstance(index, ir.Value)]
        # Marks an index that is an operand.
        marks = [index if isinstance(index, int) else -(2**31) for index in indices]
        return llvm.getelementptr(base.type, base, dynamic, marks, elem_type)

    def load(self, type: ir.Type, address: ir.Value) -> ir.Value:
        """Load a value."""
        return llvm.load(type, address)

    def store(self, value: ir.Value, address: ir.Value) -> None:
        """Store a value."""
        llvm.store(value, address)

    def alloca(self, entry_block: ir.Block, type: ir.Type, count: int = 1) -> ir.Value:
        """Return stack space, allocated at the start of the function."""
        with ir.InsertionPoint.at_block_begin(entry_block):
            return llvm.alloca(self.ptr_type, self.i32(count), type)

    def _field(
        self, base: ir.Value, struct: ir.Type, indices: Sequence[int], type: ir.Type
    ) -> ir.Value:
        return llvm.load(type, self.getelementptr(base, indices, struct))

    def _any(self, args: ir.Value, index: int, field: int, type: ir.Type) -> ir.Value:
        return self._field(args, self.tvm_ffi_any_type, [index, field], type)

    def load_ffi_any_array_item_type_index(self, args: ir.Value, index: int) -> ir.Value:
        """Load ``((TVMFFIAny*)args)[index].type_index``."""
        return self._any(args, index, 0, self.i32_type)

    def load_ffi_any_array_item_v_int64(self, args: ir.Value, index: int) -> ir.Value:
        """Load ``((TVMFFIAny*)args)[index].v_int64``."""
        return self._any(args, index, 2, self.i64_type)

    def load_ffi_any_array_item_v_float64(self, args: ir.Value, index: int) -> ir.Value:
        """Load ``((TVMFFIAny*)args)[index].v_float64``."""
        return self._any(args, index, 2, self.f64_type)

    def load_ffi_any_array_item_v_ptr(
        self, args: ir.Value, index: int, address_space: int | None = None
    ) -> ir.Value:
        """Load ``((TVMFFIAny*)args)[index].v_ptr``."""
        return self._any(args, index, 2, self.ptr_type_with_address_space(address_space))

    def load_ffi_any_array_item_dltensor(self, args: ir.Value, index: int) -> ir.Value:
        """Return the ``DLTensor*`` of an argument: of a tensor object, or of a bare ``DLTensor*``."""
        pointer = self.load_ffi_any_array_item_v_ptr(args, index)
        inside = self.getelementptr(pointer, [_BEGIN_OF_TENSOR], self.i8_type)
        kind = self.load_ffi_any_array_item_type_index(args, index)
        return llvm.select(self.equal(kind, self.i32(_TENSOR)), inside, pointer)

    def _dltensor(self, tensor: ir.Value, type: ir.Type, *path: int) -> ir.Value:
        return self._field(tensor, self.dltensor_type, [0, *path], type)

    def load_dltensor_data_ptr(self, dltensor: ir.Value) -> ir.Value:
        """Load ``data``; the first element is ``byte_offset`` bytes after it."""
        return self._dltensor(dltensor, self.ptr_type, 0)

    def load_dltensor_device_type(self, dltensor: ir.Value) -> ir.Value:
        """Load ``device.device_type``."""
        return self._dltensor(dltensor, self.i32_type, 1, 0)

    def load_dltensor_device_id(self, dltensor: ir.Value) -> ir.Value:
        """Load ``device.device_id``."""
        return self._dltensor(dltensor, self.i32_type, 1, 1)

    def load_dltensor_ndim(self, dltensor: ir.Value) -> ir.Value:
        """Load ``ndim``."""
        return self._dltensor(dltensor, self.i32_type, 2)

    def load_dltensor_dtype_code(self, dltensor: ir.Value) -> ir.Value:
        """Load ``dtype.code``."""
        return self._dltensor(dltensor, self.i8_type, 3, 0)

    def load_dltensor_dtype_bits(self, dltensor: ir.Value) -> ir.Value:
        """Load ``dtype.bits``."""
        return self._dltensor(dltensor, self.i8_type, 3, 1)

    def load_dltensor_dtype_lanes(self, dltensor: ir.Value) -> ir.Value:
        """Load ``dtype.lanes``."""
        return self._dltensor(dltensor, self.i16_type, 3, 2)

    def load_dltensor_shape(self, dltensor: ir.Value) -> ir.Value:
        """Load ``shape``, an ``int64_t*``."""
        return self._dltensor(dltensor, self.ptr_type, 4)

    def load_dltensor_strides(self, dltensor: ir.Value) -> ir.Value:
        """Load ``strides``, an ``int64_t*`` that is null for a compact tensor."""
        return self._dltensor(dltensor, self.ptr_type, 5)

    def load_dltensor_byte_offset(self, dltensor: ir.Value) -> ir.Value:
        """Load ``byte_offset``."""
        return self._dltensor(dltensor, self.i64_type, 6)

    def load_i64_array_item(self, array: ir.Value, index: int) -> ir.Value:
        """Load an element of an ``int64_t*``, such as a shape."""
        return llvm.load(self.i64_type, self.getelementptr(array, [index], self.i64_type))

    def _store_any(self, result: ir.Value, type_index: int, value: ir.Value) -> None:
        self.store(self.i32(type_index), result)
        self.store(value, self.getelementptr(result, [0, 2], self.tvm_ffi_any_type))

    def store_result_int64(self, result: ir.Value, value: ir.Value) -> None:
        """Make an integer of 64 bits the function's result; ``result`` is ``context.raw_result``."""
        self._store_any(result, _INT, value)

    def store_result_float64(self, result: ir.Value, value: ir.Value) -> None:
        """Make a float of 64 bits the function's result; ``result`` is ``context.raw_result``."""
        self._store_any(result, _FLOAT, value)

    def find(self, name: str) -> ir.Operation | None:
        """Return the function or global of a name, if the module has it."""
        for operation in self.module.body.operations:
            attributes = operation.operation.attributes
            if "sym_name" in attributes and attributes["sym_name"].value == name:
                return operation.operation
        return None

    def declare_extern_func(
        self, name: str, params: Sequence[ir.Type], result: ir.Type | None = None
    ) -> None:
        """Declare a function that another library defines, unless the module has it already."""
        if self.find(name) is None:
            self._function(name, params, result)

    def _function(
        self,
        name: str,
        params: Sequence[ir.Type],
        result: ir.Type | None,
        linkage: str = "external",
    ) -> llvm.LLVMFuncOp:
        takes = ", ".join(str(param) for param in params)
        result = self.void_type if result is None else result
        type = ir.Type.parse(f"!llvm.func<{result} ({takes})>", self.module.context)
        at_end = ir.InsertionPoint(self.module.body)
        linkage_attribute = ir.Attribute.parse(f"#llvm.linkage<{linkage}>", self.module.context)
        return llvm.func(name, type, linkage=linkage_attribute, ip=at_end)

    def function(
        self,
        name: str,
        params_type: Sequence[ir.Type],
        ret_type: ir.Type,
        *,
        internal: bool = False,
    ) -> tuple[list[ir.Value], ir.Block]:
        """Define a function: return its parameters and its first block."""
        made = self._function(name, params_type, ret_type, "internal" if internal else "external")
        block = made.operation.regions[0].blocks.append(*params_type)
        return list(block.arguments), block

    def define_global_string(self, content: str) -> str:
        """Return the symbol of a NUL-terminated text; equal texts share one symbol."""
        if content not in self._texts:
            number = len(self._texts)
            while self.find(f"__tvm_ffi__str_{number}") is not None:
                number += 1
            name = f"__tvm_ffi__str_{number}"
            bytes_ = content.encode() + b"\0"
            type = ir.Type.parse(f"!llvm.array<{len(bytes_)} x i8>", self.module.context)
            private = ir.Attribute.parse("#llvm.linkage<private>", self.module.context)
            value = ir.StringAttr.get(bytes_)
            at_end = ir.InsertionPoint(self.module.body)
            llvm.mlir_global(type, name, private, constant=True, value=value, ip=at_end)
            self._texts[content] = name
        return self._texts[content]

    def address_of(self, symbol: str) -> ir.Value:
        """Return the address of a global."""
        return llvm.mlir_addressof(self.ptr_type, symbol)

    def call(
        self, symbol: str, operands: Sequence[ir.Value], result: ir.Type | None = None
    ) -> ir.Value | None:
        """Call a function of the module."""
        made = llvm.call(result, operands, [], callee=symbol)
        return made if isinstance(made, ir.Value) else None

    def br(self, block: ir.Block, operands: Sequence[ir.Value] = ()) -> None:
        """Branch to another block."""
        llvm.br(list(operands), block)

    def cond_br(
        self,
        condition: ir.Value,
        true_block: ir.Block,
        false_block: ir.Block,
        *,
        likely: bool = False,
    ) -> None:
        """Branch to one of two blocks; ``likely`` marks the first as the usual one."""
        weights = [2000, 1] if likely else None
        llvm.cond_br(condition, [], [], true_block, false_block, branch_weights=weights)

    def return_(self, value: ir.Value | None = None) -> None:
        """Return from the function."""
        llvm.return_(arg=value)

    def raise_error_and_return(
        self, error_kind: str, error_message_parts: Sequence[str | ir.Value]
    ) -> None:
        """Raise an error and return -1.

        Each part of the message is a text, or a value: the address of a NUL-terminated text.
        """
        raiser = "TVMFFIErrorSetRaisedFromCStrParts"
        self.declare_extern_func(raiser, [self.ptr_type, self.ptr_type, self.i32_type])
        block = ir.InsertionPoint.current.block
        entry = block.owner.regions[0].blocks[0]
        count = len(error_message_parts)
        parts = self.alloca(entry, self.ptr_type, max(count, 1))
        for index, part in enumerate(error_message_parts):
            text = (
                self.address_of(self.define_global_string(part)) if isinstance(part, str) else part
            )
            self.store(text, self.getelementptr(parts, [index], self.ptr_type))
        kind = self.address_of(self.define_global_string(error_kind))
        self.call(raiser, [kind, parts, self.i32(count)])
        self.return_(self.i32(-1))

    def check_condition(
        self,
        current_block: ir.Block,
        condition: Callable[[], ir.Value],
        error_kind: str,
        error_message_parts: Sequence[str | ir.Value],
    ) -> ir.Block:
        """Raise an error unless the condition holds; return the block that runs if it does."""
        failed, good = current_block.create_after(), current_block.create_after()
        with ir.InsertionPoint(current_block):
            self.cond_br(condition(), good, failed, likely=True)
        with ir.InsertionPoint(failed):
            self.raise_error_and_return(error_kind, error_message_parts)
        return good

    def attach_ffi_func(
        self,
        symbol_name: str,
        params: Sequence[Param],
        call_provider: CallProvider,
        fn_display_name: str | None = None,
    ) -> None:
        """Add ``__tvm_ffi_<symbol_name>``, as :func:`attach_ffi_func` does."""
        from ._attach import attach_ffi_func

        attach_ffi_func(self.module, symbol_name, params, call_provider, fn_display_name)
