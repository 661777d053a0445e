"""Parameters of a kernel as values, made from the specs that calls are checked against."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

from .. import spec
from ..arguments._annotations import (
    Pointer,
    c_pointers,
    field_hints,
    is_named_tuple,
    pointee,
    union_members,
)
from ..arguments._arg_specs import element_annotations
from ..registry import get_global_func
from ._merge import _rebuild_dataclass
from ._packed import PackedTensor
from ._pointer import PointerView
from ._tensor import TensorView, row_major
from ._trace import current
from ._value import Builder, type_name

#: The largest alignment that LLVM supports.
_LARGEST_ALIGNMENT = 1 << 32
#: Packed 4-bit floats as arguments, two in a byte.
_FLOAT4_PAIR = "float4_e2m1fnx2"
#: Tensors of 4-bit numbers, two in a byte, by their dtype: the type of an element, and whether extents count bytes.
_NARROW = {
    "float4_e2m1fn": ("Float4E2M1FN", False),
    "int4": ("Int4", False),
    "int4x2": ("Int4", True),
}
_set_memory = get_global_func("fishplate.kernel.set_memory")
_accesses = get_global_func("fishplate.kernel.accesses")


def is_on_gpu(params: Sequence[spec.Param]) -> bool:
    """Tell whether a function has a parameter in GPU memory: then it launches kernels there."""
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


def check_one_gpu(params: Sequence[spec.Param]) -> None:
    """Refuse tensors on several GPUs: kernels are launched on the GPU of the first tensor."""
    tensors = [param for param in _tensors(params) if str(param.device_type) == "cuda"]
    for tensor in tensors[1:]:
        if not tensor.device_id.same_as(tensors[0].device_id):
            raise ValueError(
                f"argument '{tensor.name}': expected a tensor on the GPU of `{tensors[0].name}`, "
                "got one on another GPU"
            )


def access_of(builder: Builder, params: Sequence[spec.Param], addresses: Sequence[Any]) -> str:
    """Return how a finished function uses the memory of its arguments, one letter each.

    ``r`` is memory that is only read, ``w`` memory that is written, ``?`` anything else. The addresses are those of
    the tensors among the parameters, in order.
    """
    found = iter(str(_accesses(builder, list(addresses))))
    letters = []
    for param in params:
        if isinstance(param, spec.EnvStream):
            continue
        inside = {next(found) for _ in _tensors([param])}
        letters.append(inside.pop() if len(inside) == 1 else "?")
    return "".join(letters)


def _tensors(params: Sequence[spec.Param]) -> Iterator[spec.Tensor]:
    for param in params:
        if isinstance(param, spec.TupleParam):
            yield from _tensors(param.params)
        elif isinstance(param, spec.Tensor):
            yield param


def value_of(builder: Builder, param: spec.Param, example: Any, annotation: Any = None) -> Any:
    """Add a parameter to the current function, and return the value that its body sees.

    The order is that of :class:`fishplate.compiler.PlainCall`. A tuple that is annotated as a named tuple becomes one.
    """
    if isinstance(param, spec.Var):
        return _scalar(builder, param)
    if isinstance(param, spec.Tensor):
        return _tensor(builder, param)
    if isinstance(param, spec.Shape):
        return tuple(_extent(builder, entry) for entry in param.shape)
    if isinstance(param, spec.TupleParam):
        return _structure(builder, param, example, annotation)
    if isinstance(param, spec.ConstNone):
        return None
    if isinstance(param, (spec.ConstInt, spec.ConstBool, spec.ConstFloat)):
        return param.value
    return _pointer(builder, param, example, annotation)


def _pointer(builder: Builder, param: spec.Param, example: Any, annotation: Any) -> Any:
    """Return a pointer that can be indexed, if the example or the annotation gives its element type; otherwise an
    address."""
    dtype = getattr(example, "dtype", None) if isinstance(example, Pointer) else None
    if dtype is None:
        dtype = pointee(annotation)
    if dtype is None or not isinstance(param, spec.DataPointer):
        return builder.param("Pointer")
    address = builder.param("Pointer")
    if current().gpu:
        _set_memory(builder, address, param.address_space == 1)
    return PointerView(builder, address, type_name(dtype), str(param.name))


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
    var = entry if isinstance(entry, spec.Var) else entry.var
    return builder.param(_name(var.dtype)).astype("Int64")


def _tensor(builder: Builder, param: spec.Tensor) -> TensorView | PackedTensor:
    address = builder.param("Pointer", _aligned(param.data_alignment))
    current().addresses.append(address)
    if current().gpu and str(param.device_type) in ("cpu", "cuda"):
        _set_memory(builder, address, str(param.device_type) == "cuda")
    shape = [_extent(builder, entry) for entry in param.shape]
    strides = None
    if param.strides is not None:
        strides = [_extent(builder, entry) for entry in param.strides]
    memory = TensorView(builder, address, "Uint8", (), (), str(param.name))
    if str(param.dtype) == _FLOAT4_PAIR:
        return _packed(memory, shape, strides)
    if str(param.dtype) in _NARROW:
        return _narrow(memory, str(param.dtype), shape, strides)
    return TensorView(builder, address, _name(param.dtype), shape, strides, str(param.name))


def _packed(memory: TensorView, shape: list[Any], strides: list[Any] | None) -> PackedTensor:
    """Convert a tensor of pairs of 4-bit floats to one of floats. Variables already count floats, numbers count
    pairs."""
    unit = len(shape) - 1 if strides is None else _unit(strides)
    extents = [n * 2 if at == unit and isinstance(n, int) else n for at, n in enumerate(shape)]
    if strides is None:
        return PackedTensor(memory, "Float4E2M1FN", extents, row_major(extents))
    steps = [n * 2 if at != unit and isinstance(n, int) else n for at, n in enumerate(strides)]
    return PackedTensor(memory, "Float4E2M1FN", extents, steps)


def _narrow(
    memory: TensorView, dtype: str, shape: list[Any], strides: list[Any] | None
) -> PackedTensor:
    """Return a tensor of 4-bit numbers by its elements."""
    scalar, counts_bytes = _NARROW[dtype]
    if not counts_bytes:
        return PackedTensor(memory, scalar, shape, row_major(shape) if strides is None else strides)
    unit = len(shape) - 1 if strides is None else _unit(strides)
    extents = [n * 2 if at == unit else n for at, n in enumerate(shape)]
    if strides is None:
        return PackedTensor(memory, scalar, extents, row_major(extents))
    steps = [n if at == unit else n * 2 for at, n in enumerate(strides)]
    return PackedTensor(memory, scalar, extents, steps)


def _unit(strides: list[Any]) -> int:
    """Return the dimension of stride 1, which every tensor of pairs has."""
    return next(at for at, step in enumerate(strides) if isinstance(step, int) and step == 1)


def _aligned(alignment: int | None) -> str:
    """Return the alignment that LLVM may assume of an address: a power of two that certainly divides it."""
    if not alignment:
        return ""
    return f"llvm.align = {min(alignment & -alignment, _LARGEST_ALIGNMENT)} : i64"


def _structure(builder: Builder, param: spec.TupleParam, example: Any, annotation: Any) -> Any:
    if hasattr(type(example), "__c_pointers__"):
        pairs = zip(param.params, c_pointers(example), strict=True)
        pointers = [_pointer(builder, p, address, None) for p, address in pairs]
        rebuild = getattr(example, "__new_from_mlir_values__", tuple)
        return rebuild(pointers)
    if dataclasses.is_dataclass(example) and not isinstance(example, type):
        hints = field_hints(type(example))
        names = [field.name for field in dataclasses.fields(example)]
        parts = [
            value_of(builder, p, getattr(example, name), hints[name])
            for p, name in zip(param.params, names, strict=True)
        ]
        return _rebuild_dataclass(example, parts)
    kinds = (*(union_members(annotation) or (annotation,)), type(example))
    kind = next(filter(is_named_tuple, kinds), None)
    given = list(example) if isinstance(example, (tuple, list)) else [None] * len(param.params)
    noted = element_annotations(given, kind or annotation)
    parts = [
        value_of(builder, p, e, noted.get(at))
        for at, (p, e) in enumerate(zip(param.params, given, strict=True))
    ]
    return kind(*parts) if kind else tuple(parts)
