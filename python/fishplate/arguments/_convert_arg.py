"""Converts an example and an annotation to a parameter by a table of rules; the first rule that matches
applies."""

from __future__ import annotations

import ctypes
import dataclasses
import typing
from collections.abc import Callable, Sequence
from typing import Any

from .. import spec
from .._dlpack import __dlpack_version__
from .._dtype import dtype as _dtype
from .._shape import Shape
from ..core import Tensor
from ._annotations import (
    Pointer,
    c_pointers,
    field_hints,
    is_int_tuple,
    is_named_tuple,
    union_members,
)
from ._fake import AddressSpace, FakeStream, FakeTensor
from ._marked_tensor import MarkedTensor, mark_raw, twice
from ._scalar import (
    Boolean,
    Float32,
    Int32,
    Int64,
    Numeric,
    Uint64,
    is_constexpr,
    is_numpy_scalar,
)
from ._sym_int import SymInt
from ._variables import Variables

Rule = Callable[[Variables, Any, Any, str], "spec.Param | None"]
#: Attributes of tensors of other packages.
_TENSORS = ("__dlpack__", "__dlpack_device__", "__cuda_array_interface__")
_FLOAT4, _FLOAT4_PAIR, _INT4_PAIR = "float4_e2m1fn", "float4_e2m1fnx2", "int4x2"


def convert(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param:
    """Return the parameter that an example describes."""
    if hasattr(type(arg), "__tvm_ffi_object__"):
        arg = arg.__tvm_ffi_object__()
    for rule in _RULES:
        param = rule(variables, arg, annotation, name)
        if param is not None:
            return param
    noted = "" if annotation is None else f", annotated {_shown(annotation)}"
    raise TypeError(
        f"Unsupported argument type: {type(arg).__name__} of argument {name!r}{noted}; "
        "annotated fp.Constexpr it would be a constant"
    )


def _shown(annotation: Any) -> str:
    return annotation.__name__ if isinstance(annotation, type) else str(annotation)


def constant(arg: Any, name: str) -> spec.Param:
    """Return the parameter of a compile-time constant."""
    arg = arg.value if isinstance(arg, Numeric) else arg
    for kinds, make in (
        (bool, spec.ConstBool),
        (int, spec.ConstInt),
        (float, spec.ConstFloat),
    ):
        if isinstance(arg, kinds):
            return make(name, arg)
    if arg is None:
        return spec.ConstNone(name)
    raise TypeError(
        f"Unsupported Constexpr value for {name}: {arg!r}. Supported: None, int, bool, float."
    )


def _spec(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if not isinstance(arg, spec.Param):
        return None
    if arg.name != name:
        raise ValueError(f"argument {name!r}: its spec has another name, {str(arg.name)!r}")
    return arg


def _none(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    return spec.ConstNone(name) if arg is None else None


def _union(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    members = union_members(annotation)
    if members is None:
        return None
    for member in members:
        if member is type(None):
            continue
        try:
            return convert(variables, arg, member, name)
        except (TypeError, ValueError):
            pass
    shown = " or ".join(_shown(member) for member in members)
    raise TypeError(f"argument {name!r}: expected {shown}, got {type(arg).__name__}")


def _scalar(kind: type[Numeric], name: str) -> spec.Var:
    fetch = None if kind.callee_type is None else lambda _: kind.callee_type
    return spec.Var(name, kind.dtype, alternate_ir_type_fetch_func=fetch)


def _scalar_value(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    return _scalar(type(arg), name) if isinstance(arg, Numeric) else None


def _scalar_annotation(
    variables: Variables, arg: Any, annotation: Any, name: str
) -> spec.Param | None:
    if annotation is float and isinstance(arg, int):
        annotation = Float32
    if not (isinstance(annotation, type) and issubclass(annotation, Numeric)):
        return None
    if isinstance(arg, SymInt):
        if annotation not in (Int32, Int64) or annotation.dtype.bits != arg.width:
            noted = annotation.__name__
            raise TypeError(f"argument {name!r}: a SymInt of {arg.width} bits, annotated {noted}")
        return variables.shared(arg, "n")
    try:
        annotation.check(arg)
    except (TypeError, ValueError) as error:
        raise type(error)(f"argument {name!r}: {error}") from None
    return _scalar(annotation, name)


def _native_struct(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    for holder in (annotation, type(arg)):
        struct = getattr(holder, "_struct_type", None)
        if isinstance(holder, type) and struct is not None:
            return spec.Var(name, "handle", native_struct=str(struct))
    return None


def _int_tuple(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if not is_int_tuple(annotation) and not isinstance(arg, Shape):
        return None
    if not isinstance(arg, (tuple, list, Shape)):
        noted = _shown(annotation)
        raise TypeError(f"argument {name!r}: {noted} takes a tuple, got {type(arg).__name__}")
    if any(isinstance(entry, (tuple, list)) for entry in arg):
        parts = [_int_entry(variables, entry, f"{name}[{i}]") for i, entry in enumerate(arg)]
        return spec.TupleParam(name, parts)
    entries = [_extent(variables, entry, f"{name}[{i}]") for i, entry in enumerate(arg)]
    return spec.Shape(name, entries)


def _int_entry(variables: Variables, entry: Any, name: str) -> spec.Param:
    """Return an entry of a nested shape: a shape, a fixed integer, or a variable."""
    if isinstance(entry, (tuple, list)):
        made = _int_tuple(variables, entry, Shape, name)
        assert made is not None
        return made
    extent = _extent(variables, entry, name)
    return spec.ConstInt(name, extent) if isinstance(extent, int) else extent


def _extent(variables: Variables, entry: Any, name: str) -> int | spec.Var:
    if isinstance(entry, SymInt):
        return variables.shared(entry, "n")
    if isinstance(entry, (Int32, Int64)):
        return variables.fresh("n", entry.dtype.bits)
    if isinstance(entry, int) and not isinstance(entry, bool):
        return entry
    raise TypeError(f"{name} must be an int or a SymInt, got {type(entry).__name__}")


def _sym_int(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    return variables.shared(arg, "n") if isinstance(arg, SymInt) else None


def _tensor(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if isinstance(arg, FakeTensor):
        kind = "cpu" if arg.memspace is AddressSpace.generic else "cuda"
        made = _tensor_spec(
            variables, name, arg, arg.shape, arg.stride, arg.element_type, (kind, None)
        )
        is_float4 = str(made.dtype) == _FLOAT4
        return spec.create_map_tensor_dtype_f4x2_to_f4_spec(made) if is_float4 else made
    if isinstance(arg, type) and (annotation is Tensor or hasattr(arg, "__dlpack__")):
        raise TypeError(
            f"argument {name!r}: expected a tensor, got the class {arg.__name__}: give an array, or "
            "fp.make_fake_compact_tensor(dtype, shape)"
        )
    if isinstance(arg, Tensor):
        tensor = arg if isinstance(arg, MarkedTensor) else MarkedTensor.of(arg)
    elif any(hasattr(arg, name) for name in _TENSORS):
        try:
            tensor = mark_raw(_described(arg))
        except BufferError as error:
            raise BufferError(f"argument {name!r}: {error}") from None
    elif annotation is Tensor:
        raise TypeError(f"argument {name!r}: expected a tensor, got {type(arg).__name__}")
    else:
        return None
    where = tensor.device.type, tensor.device.index
    extents, steps, dtype = tensor.extents, tensor.steps, tensor.dtype
    if str(dtype) == _FLOAT4_PAIR:
        extents, steps = _unpacked(name, tensor)
        made = _tensor_spec(variables, name, tensor, extents, steps, _dtype(_FLOAT4), where)
        return spec.create_map_tensor_dtype_f4x2_to_f4_spec(made)
    if str(dtype) == _INT4_PAIR:
        _unpacked(name, tensor)
    return _tensor_spec(variables, name, tensor, extents, steps, dtype, where)


class _Described:
    """A read-only GPU array, presented as an example as if it were writable."""

    def __init__(self, arg: Any, interface: dict[str, Any]) -> None:
        """Store the array and its description of itself."""
        self._arg = arg
        self.__cuda_array_interface__ = {**interface, "data": (interface["data"][0], False)}


def _described(arg: Any) -> Any:
    """Return an array in the form that examples need: a read-only array becomes a capsule that says so.

    The compiled function refuses such an array if it writes to it.
    """
    if hasattr(arg, "__dlpack__"):
        if getattr(getattr(arg, "flags", None), "writeable", True):
            return arg
        try:
            return arg.__dlpack__(max_version=__dlpack_version__)
        except TypeError:
            # NumPy before 2.1 cannot express this.
            return arg
    interface = getattr(arg, "__cuda_array_interface__", None)
    data = interface.get("data") if isinstance(interface, dict) else None
    is_read_only = isinstance(data, tuple) and len(data) == 2 and data[1] is True
    return _Described(arg, interface) if is_read_only else arg


def _unpacked(name: str, tensor: MarkedTensor) -> tuple[list[Any], list[Any]]:
    """Return the layout of a tensor of packed pairs in units of single elements."""
    order = tensor.compact_order
    inner = (
        order[0] if order else next((i for i, step in enumerate(tensor.steps) if step == 1), None)
    )
    if inner is None:
        raise ValueError(f"argument {name!r}: {tensor.dtype} needs a dimension of stride 1")
    extents = [twice(n) if mode == inner else n for mode, n in enumerate(tensor.extents)]
    steps = [n if mode == inner else twice(n) for mode, n in enumerate(tensor.steps)]
    return extents, steps


def _tensor_spec(
    variables: Variables,
    name: str,
    example: FakeTensor | MarkedTensor,
    extents: Sequence[Any],
    steps: Sequence[Any],
    dtype: _dtype,
    where: tuple[str, int | None],
) -> spec.Tensor:
    shape = [variables.dim(extent, "n") for extent in extents]
    strides: list[Any] | None
    if example.compact_order is None:
        strides = [variables.dim(step, "s") for step in steps]
    else:
        width = 32 if example.use_32bit_stride else 64
        strides = variables.compact_strides(shape, example.compact_order, width)
    return spec.Tensor(
        name,
        shape,
        dtype,
        device_type=where[0],
        device_id=variables.device(*where),
        strides=strides,
        data_alignment=example.assumed_align,
    )


def _pointer(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if isinstance(arg, Pointer):
        return spec.DataPointer(name, 1 if arg.memspace is AddressSpace.gmem else None)
    annotated = isinstance(annotation, type) and issubclass(annotation, Pointer)
    if isinstance(arg, ctypes.c_void_p) or annotated:
        space = annotation._space if annotated else None
        return spec.DataPointer(name, 1 if space is AddressSpace.gmem else None)
    return None


def _own_memory(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    """Convert an object that passes the addresses of its own memory."""
    if not hasattr(type(arg), "__c_pointers__"):
        return None
    parts: list[spec.Param] = []
    for at, pointer in enumerate(c_pointers(arg)):
        in_gmem = isinstance(pointer, Pointer) and pointer.memspace is AddressSpace.gmem
        parts.append(spec.DataPointer(f"{name}[{at}]", 1 if in_gmem else None))
    return spec.TupleParam(name, parts)


def _stream(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if isinstance(arg, FakeStream):
        return (spec.EnvStream if arg.use_tvm_ffi_env_stream else spec.Stream)(name)
    if hasattr(arg, "__cuda_stream__") or type(arg).__name__ == "CUstream":
        return spec.Stream(name)
    return None


def _named_tuple(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    kind = annotation if is_named_tuple(annotation) else type(arg)
    if not is_named_tuple(kind):
        return None
    hints = field_hints(kind)
    return _elements(variables, arg, [hints.get(field) for field in kind._fields], name)


def _tuple(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if typing.get_origin(annotation) is tuple:
        parts = typing.get_args(annotation)
        if len(parts) == 2 and parts[1] is Ellipsis:
            parts = (parts[0],) * len(arg) if isinstance(arg, (tuple, list)) else parts[:1]
        return _elements(variables, arg, [] if parts == ((),) else list(parts), name)
    if isinstance(arg, (tuple, list)):
        return _elements(variables, arg, [None] * len(arg), name)
    return None


def _elements(variables: Variables, arg: Any, annotations: list[Any], name: str) -> spec.TupleParam:
    if not isinstance(arg, (tuple, list)):
        raise TypeError(f"argument {name!r}: expected a tuple, got {type(arg).__name__}")
    if len(arg) != len(annotations):
        count = len(annotations)
        raise ValueError(f"argument {name!r}: expected a tuple of {count}, got {len(arg)} elements")
    pairs = enumerate(zip(arg, annotations, strict=True))
    parts = [convert(variables, part, noted, f"{name}[{i}]") for i, (part, noted) in pairs]
    return spec.TupleParam(name, parts)


def _number(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if annotation in (bool, int, float) and not isinstance(arg, annotation):
        if not is_numpy_scalar(arg):
            noted = annotation.__name__
            raise TypeError(f"argument {name!r}: expected {noted}, got {type(arg).__name__}")
    if is_numpy_scalar(arg):
        return spec.Var(name, _dtype(str(arg.dtype)))
    if isinstance(arg, bool):
        return _scalar(Boolean, name)
    if isinstance(arg, int):
        return _scalar(_integer(arg, name), name)
    return _scalar(Float32, name) if isinstance(arg, float) else None


def _integer(arg: int, name: str) -> type[Numeric]:
    """Return the type of an int without an annotation."""
    for kind in (Int32, Int64, Uint64):
        try:
            kind.check(arg)
        except ValueError:
            continue
        return kind
    raise ValueError(f"argument {name!r}: {arg} has more than 64 bits")


def _dataclass(variables: Variables, arg: Any, annotation: Any, name: str) -> spec.Param | None:
    if dataclasses.is_dataclass(annotation) and not isinstance(arg, annotation):
        noted = _shown(annotation)
        raise TypeError(f"argument {name!r}: expected {noted}, got {type(arg).__name__}")
    if not dataclasses.is_dataclass(arg) or isinstance(arg, type):
        return None
    hints = field_hints(type(arg))
    parts = []
    for field in dataclasses.fields(arg):
        value, inner = getattr(arg, field.name), f"{name}.{field.name}"
        if is_constexpr(hints[field.name]):
            parts.append(constant(value, inner))
        else:
            parts.append(convert(variables, value, hints[field.name], inner))
    return spec.TupleParam(name, parts)


#: The order matters: an example may match several rules.
_RULES: tuple[Rule, ...] = (
    _spec,
    _none,
    _union,
    _scalar_value,
    _scalar_annotation,
    _native_struct,
    _int_tuple,
    _sym_int,
    _tensor,
    _pointer,
    _own_memory,
    _stream,
    _named_tuple,
    _tuple,
    _number,
    _dataclass,
)
