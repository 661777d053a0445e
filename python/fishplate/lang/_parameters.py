"""The parameters of a kernel as values, from the specs that a call is checked against."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from .. import spec
from ..registry import get_global_func
from ._merge import _rebuild_dataclass
from ._tensor import TensorView
from ._trace import current
from ._value import Builder, type_name

_set_memory = get_global_func("fishplate.kernel.set_memory")


def is_on_gpu(params: Sequence[spec.Param]) -> bool:
    """Tell whether a function has a parameter in the memory of a GPU: then it launches there."""
    for param in params:
        if isinstance(param, spec.TupleParam):
            if is_on_gpu(param.params):
                return True
        elif isinstance(param, spec.Tensor):
            if str(param.device_type) in ("cuda", "cuda_managed"):
                return True
        elif isinstance(param, spec.DataPointer) and param.address_space == 1:
            return True
    return False


def value_of(builder: Builder, param: spec.Param, example: Any) -> Any:
    """Add a parameter to the function in the making, and return what its body sees.

    The order is that of :class:`fishplate.compiler.PlainCall`.
    """
    if isinstance(param, spec.Var):
        return _scalar(builder, param)
    if isinstance(param, spec.Tensor):
        return _tensor(builder, param)
    if isinstance(param, spec.Shape):
        return tuple(_extent(builder, entry) for entry in param.shape)
    if isinstance(param, spec.TupleParam):
        return _structure(builder, param, example)
    if isinstance(param, spec.ConstNone):
        return None
    if isinstance(param, (spec.ConstInt, spec.ConstBool, spec.ConstFloat)):
        return param.value
    return builder.param("Pointer")


def _scalar(builder: Builder, var: spec.Var) -> Any:
    if var.callee_type is not None:
        if str(var.callee_type) != "i32":
            raise TypeError(f"`{var.name}` has a type that kernels do not know: {var.callee_type}")
        return builder.param("Uint32")
    return builder.param(_name(var.dtype))


def _name(dtype: Any) -> str:
    return "Pointer" if str(dtype) == "handle" else type_name(str(dtype))


def _extent(builder: Builder, entry: Any) -> Any:
    """Return an extent or stride: an int, or an Int64."""
    if isinstance(entry, int):
        return entry
    if isinstance(entry, spec.Product) and not entry.halved:
        entry = entry.var
    if not isinstance(entry, spec.Var):
        raise TypeError("tensors of packed four-bit floats cannot be used in a kernel")
    return builder.param(_name(entry.dtype)).astype("Int64")


def _tensor(builder: Builder, param: spec.Tensor) -> TensorView:
    alignment = param.data_alignment
    address = builder.param("Pointer", f"llvm.align = {alignment} : i64" if alignment else "")
    if current().gpu and str(param.device_type) in ("cpu", "cuda"):
        _set_memory(builder, address, str(param.device_type) == "cuda")
    shape = [_extent(builder, entry) for entry in param.shape]
    strides = None
    if param.strides is not None:
        strides = [_extent(builder, entry) for entry in param.strides]
    return TensorView(builder, address, _name(param.dtype), shape, strides, str(param.name))


def _structure(builder: Builder, param: spec.TupleParam, example: Any) -> Any:
    if dataclasses.is_dataclass(example) and not isinstance(example, type):
        given = [getattr(example, field.name) for field in dataclasses.fields(example)]
        parts = [value_of(builder, p, e) for p, e in zip(param.params, given, strict=True)]
        return _rebuild_dataclass(example, parts)
    given = list(example) if isinstance(example, (tuple, list)) else [None] * len(param.params)
    parts = [value_of(builder, p, e) for p, e in zip(param.params, given, strict=True)]
    if hasattr(type(example), "_fields"):
        return type(example)(*parts)
    return tuple(parts)
