"""`struct`: a class whose fields are in shared memory, with the layout of C."""

from __future__ import annotations

import inspect
from typing import Any

from ..arguments import Numeric, Uint8
from ..lang._layout_tensor import LayoutTensor, make_tensor
from ..lang._pointer import PointerView
from ..layout import ComposedLayout, Layout, Swizzle, cosize, make_layout


class MemRange:
    """An array as a field: ``MemRange[Float32, 32]`` has 32 elements."""

    def __init__(self, dtype: Any, count: int) -> None:
        """Check and store type and number of elements."""
        if not (isinstance(dtype, type) and issubclass(dtype, Numeric)):
            raise TypeError(f"MemRange takes a numeric type, got {dtype!r}")
        if type(count) is not int or count < 0:
            raise ValueError(
                f"MemRange[{dtype.__name__}, ...] takes a number of elements, got {count!r}"
            )
        self.dtype, self.count = dtype, count

    def __class_getitem__(cls, what: Any) -> MemRange:
        """Return the field for a type and a number of elements."""
        return cls(*what)


class Align:
    """A field whose address is a multiple of some bytes: ``Align[Int32, 8]``."""

    def __init__(self, kind: Any, alignment: int) -> None:
        """Check and store the field and its alignment."""
        if type(alignment) is not int or alignment < 1 or alignment & (alignment - 1):
            raise ValueError(f"Align takes a power of 2, got {alignment!r}")
        self.kind, self.alignment = kind, alignment

    def __class_getitem__(cls, what: Any) -> Align:
        """Return a field with an alignment."""
        return cls(*what)


class struct:
    """A decorator of classes whose annotations are fields: numeric types, ``MemRange``, ``Align`` and other structs."""

    MemRange, Align = MemRange, Align

    def __init__(self, cls: type) -> None:
        """Compute the offset of each field."""
        self.__name__, self.__doc__ = cls.__name__, cls.__doc__
        self._fields: dict[str, tuple[Any, int]] = {}
        end, self.alignment = 0, 1
        for name, kind in inspect.get_annotations(cls, eval_str=True).items():
            size, alignment = extent_of(kind, f"{cls.__name__}.{name}")
            at = -(-end // alignment) * alignment
            self._fields[name] = (kind.kind if isinstance(kind, Align) else kind, at)
            end, self.alignment = at + size, max(alignment, self.alignment)
        self.size = -(-end // self.alignment) * self.alignment

    def size_in_bytes(self) -> int:
        """Return the size in bytes."""
        return self.size

    def __call__(self, base: PointerView) -> Storage:
        """Return the fields at an address."""
        return Storage(self, base)

    def __repr__(self) -> str:
        """Return name and size."""
        return f"<struct {self.__name__}, {self.size} bytes>"


def extent_of(kind: Any, what: str) -> tuple[int, int]:
    """Return size and alignment of a field, in bytes."""
    if isinstance(kind, Align):
        size, alignment = extent_of(kind.kind, what)
        return size, max(alignment, kind.alignment)
    if isinstance(kind, struct):
        return kind.size, kind.alignment
    if isinstance(kind, MemRange):
        size, alignment = extent_of(kind.dtype, what)
        return size * kind.count, alignment
    if isinstance(kind, type) and issubclass(kind, Numeric):
        size = max(kind.dtype.bits // 8, 1)
        return size, size
    raise TypeError(
        f"{what} must be a numeric type, struct.MemRange[...], struct.Align[...] or a struct, got {kind!r}"
    )


class Storage:
    """The fields of a struct at an address."""

    __slots__ = ("_base", "_struct")
    #: Kernels may set its attributes in branches and loops.
    _is_memory = True

    def __init__(self, kind: struct, base: PointerView) -> None:
        """Store struct and address."""
        object.__setattr__(self, "_struct", kind)
        object.__setattr__(self, "_base", base.recast(Uint8))

    def _field(self, name: str) -> tuple[Any, PointerView]:
        if name not in self._struct._fields:
            fields = ", ".join(self._struct._fields)
            raise AttributeError(f"{self._struct.__name__} has no field `{name}`; it has {fields}")
        kind, at = self._struct._fields[name]
        return kind, self._base + at

    def __getattr__(self, name: str) -> Any:
        """Return a field: a number, an array, or the fields of a struct."""
        kind, place = self._field(name)
        if isinstance(kind, struct):
            return Storage(kind, place)
        if isinstance(kind, MemRange):
            return Array(place.recast(kind.dtype), kind.count)
        return Scalar(place.recast(kind))

    def __setattr__(self, name: str, value: Any) -> None:
        """Set a field that is a number."""
        kind, place = self._field(name)
        if isinstance(kind, (struct, MemRange)):
            raise TypeError(
                f"`{name}` of {self._struct.__name__} is not a number: set its elements"
            )
        place.recast(kind).store(value)


class Scalar:
    """A field that is a number."""

    __slots__ = ("ptr",)

    def __init__(self, ptr: PointerView) -> None:
        """Store the address."""
        self.ptr = ptr


class Array:
    """A field that is an array."""

    __slots__ = ("_count", "_ptr")

    def __init__(self, ptr: PointerView, count: int) -> None:
        """Store address and number of elements."""
        self._ptr, self._count = ptr, count

    def data_ptr(self) -> PointerView:
        """Return a pointer to the first element."""
        return self._ptr

    def get_tensor(self, layout: Any, swizzle: Any = None, dtype: Any = None) -> LayoutTensor:
        """Return the elements as a tensor with a layout; the bytes may be swizzled, and the type may be another."""
        ptr = self._ptr if dtype is None else self._ptr.recast(dtype)
        tensor = tensor_at(ptr, layout, swizzle)
        held = self._count * self._ptr.dtype.width // ptr.dtype.width  # type: ignore[attr-defined]
        needed = cosize(tensor.layout)
        if type(needed) is int and needed > held:
            raise ValueError(
                f"get_tensor: the layout {tensor.layout} needs {needed} elements, and the array has {held}"
            )
        return tensor

    def __getitem__(self, index: Any) -> Any:
        """Return an element."""
        return self._ptr[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        """Set an element."""
        self._ptr[index] = value


def tensor_at(ptr: PointerView, layout: Any, swizzle: Any = None) -> LayoutTensor:
    """Return a tensor at an address; a swizzle may permute its bytes."""
    if swizzle is not None:
        if isinstance(layout, ComposedLayout):
            raise ValueError(
                f"the layout {layout} is swizzled already, and so would be by {swizzle}"
            )
        swizzle = _of_elements(swizzle, ptr.dtype.width // 8)  # type: ignore[attr-defined]
        layout = layout if isinstance(layout, Layout) else make_layout(layout)
        layout = ComposedLayout(swizzle, 0, layout)
    return make_tensor(ptr, layout)


def _of_elements(swizzle: Swizzle, size: int) -> Swizzle:
    """Convert a swizzle of byte offsets to one of element offsets."""
    base = swizzle.base - (size.bit_length() - 1)
    if base < 0:
        raise ValueError(
            f"the swizzle {swizzle} of bytes would tear elements of {size} bytes apart: its base must be at least "
            f"{size.bit_length() - 1}"
        )
    return Swizzle(swizzle.bits, base, swizzle.shift)


class SwizzledPointer(PointerView):
    """A pointer to shared memory whose bytes a swizzle permutes: tensors at it have swizzled layouts."""

    __slots__ = ("swizzle",)

    def __init__(
        self, builder: Any, address: Any, scalar: str, name: str, swizzle: Swizzle
    ) -> None:
        """Make a pointer from an address."""
        super().__init__(builder, address, scalar, name)
        self.swizzle = swizzle

    def at_coordinates(self, layout: Any) -> LayoutTensor:
        """Return a tensor at the pointer, with a layout that the swizzle changes."""
        plain = PointerView(self._builder, self._address, self._scalar, self._name)
        return tensor_at(plain, layout, self.swizzle)


def recast_ptr(ptr: PointerView, swizzle_: Any = None, dtype: Any = None) -> PointerView:
    """Return a pointer to elements of another type at the same address, whose bytes a swizzle may permute."""
    made = ptr if dtype is None else ptr.recast(dtype)
    if swizzle_ is None:
        return made
    if not isinstance(swizzle_, Swizzle):
        raise TypeError(f"recast_ptr takes a swizzle, got {type(swizzle_).__name__}")
    return SwizzledPointer(made._builder, made._address, made._scalar, made._name, swizzle_)
