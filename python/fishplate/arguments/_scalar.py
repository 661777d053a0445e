"""Scalar types: annotations of parameters, and values that carry their type.

>>> import fishplate as fp
>>> fp.Int8(-3), fp.Float32(2)
(Int8(-3), Float32(2.0))
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from numbers import Integral, Real
from types import GenericAlias
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from .. import _convert
from .._dtype import dtype as _dtype
from .._operators import Operators


class ScalarType(type):
    """The metaclass of scalar types. A scalar type equals the same type of other packages."""

    def __eq__(cls, other: object) -> bool:
        """Compare with another scalar type, a dtype of any package, or its name."""
        if cls is other or getattr(other, "__module__", "") == "builtins" or other is None:
            return cls is other
        try:
            return not cls.callee_type and cls.dtype == element_type(other)
        except (TypeError, ValueError, AttributeError):
            return False

    def __hash__(cls) -> int:
        """Return the hash of a class."""
        return type.__hash__(cls)

    @property
    def width(cls) -> int:
        """The number of bits."""
        return cls.dtype.bits

    @property
    def bytes(cls) -> int:
        """The number of bytes of an element that takes whole bytes."""
        if cls.width % 8:
            raise AttributeError(f"{cls.__name__} has {cls.width} bits, which are no whole bytes")
        return cls.width // 8

    @property
    def mlir_type(cls) -> ScalarType:
        """The type itself: operations that take a type of MLIR take it."""
        return cls

    @property
    def is_integer(cls) -> bool:
        """Whether it holds integers."""
        return issubclass(cls, _Integer)

    @property
    def is_float(cls) -> bool:
        """Whether it holds floats."""
        return issubclass(cls, _Float)

    def is_same_kind(cls, other: ScalarType) -> bool:
        """Return whether both types hold floats, or both integers."""
        return cls.is_integer == other.is_integer and cls.is_float == other.is_float

    @property
    def zero(cls) -> int | float:
        """Zero, as a Python number."""
        return 0.0 if cls.is_float else 0

    @property
    def inf(cls) -> float:
        """Infinity, as a Python number."""
        if not cls.is_float:
            raise AttributeError(f"{cls.__name__} holds no infinity")
        return float("inf")


class Numeric(Operators, metaclass=ScalarType):
    """A number with its type; the base of the scalar types."""

    __slots__ = ("value",)
    #: The type in the FFI.
    dtype: ClassVar[_dtype]
    #: The kernel's type if it differs, as MLIR text.
    callee_type: ClassVar[str | None] = None

    #: Makes a number while a kernel is compiled; set by `fishplate.lang`.
    _make_traced: ClassVar[Callable[[type, Any], Any] | None] = None

    if not TYPE_CHECKING:  # type checkers see numbers of this type in kernels, too

        def __new__(cls, *value: Any) -> Any:
            """Make a number; in a kernel that is being compiled, a value of this type."""
            trace = Numeric._make_traced
            made = trace(cls, *value) if trace is not None and len(value) == 1 else None
            return super().__new__(cls) if made is None else made

    def __init__(self, value: Any) -> None:
        """Take a number of this type."""
        self.value = self.check(value)

    @classmethod
    def check(cls, value: Any) -> Any:
        """Return the number as a Python value; TypeError or ValueError if it does not fit."""
        raise TypeError(f"{cls.__name__} is abstract; use one of the classes derived from it")

    def __eq__(self, other: object) -> bool:
        """Compare type and value."""
        if not isinstance(other, Numeric):
            return NotImplemented
        return type(self) is type(other) and self.value == other.value

    def __hash__(self) -> int:
        """Return a hash consistent with equality."""
        return hash((type(self), self.value))

    def __repr__(self) -> str:
        """Return the type and the value."""
        return f"{type(self).__name__}({self.value!r})"

    def __bool__(self) -> bool:
        """Return whether it is not zero."""
        return bool(self.value)

    def __float__(self) -> float:
        """Return it as a Python float."""
        return float(self.value)


def _plain(value: Any) -> Any:
    """Return the number inside a scalar of this module or of NumPy."""
    if isinstance(value, Numeric):
        return value.value
    return value.item() if is_numpy_scalar(value) else value


def is_numpy_scalar(value: Any) -> bool:
    """Tell whether this is a NumPy scalar, without importing NumPy."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.generic)


class _Integer(Numeric):
    """An integer of a fixed width."""

    __slots__ = ()

    @classmethod
    def check(cls, value: Any) -> int:
        """Return the integer, which must be in range."""
        value = _plain(value)
        if not isinstance(value, Integral):
            raise TypeError(f"{cls.__name__} takes an int, got {type(value).__name__}")
        number, bits = int(value), cls.dtype.bits
        low = 0 if str(cls.dtype).startswith("u") else -(1 << (bits - 1))
        high = low + (1 << bits) - 1
        if not low <= number <= high:
            raise ValueError(f"{cls.__name__} holds {low} to {high}, got {number}")
        return number

    def __tvm_ffi_int__(self) -> int:
        """Return the value that a call passes."""
        return self.value

    __index__ = __int__ = __tvm_ffi_int__


class _Float(Numeric):
    """A float of a fixed width."""

    __slots__ = ()

    @classmethod
    def check(cls, value: Any) -> float:
        """Return the number as a float."""
        value = _plain(value)
        if not isinstance(value, Real):
            raise TypeError(f"{cls.__name__} takes a float or an int, got {type(value).__name__}")
        return float(value)

    def __tvm_ffi_float__(self) -> float:
        """Return the value that a call passes."""
        return self.value


class Boolean(Numeric):
    """True or false."""

    __slots__ = ()
    dtype = _dtype("bool")

    @classmethod
    def check(cls, value: Any) -> bool:
        """Return the truth value."""
        value = _plain(value)
        if not isinstance(value, (bool, int)):
            raise TypeError(f"Boolean takes a bool or an int, got {type(value).__name__}")
        return bool(value)

    def __tvm_ffi_int__(self) -> int:
        """Return the value that a call passes."""
        return int(self.value)


class _Element(Numeric):
    """A type that only elements of tensors have; there are no numbers of it."""

    __slots__ = ()

    @classmethod
    def check(cls, value: Any) -> Any:
        """Refuse: there are no numbers of this type."""
        raise TypeError(
            f"{cls.__name__} is the type of a tensor's elements; a number cannot have it, got {type(value).__name__}"
        )


def _make(name: str, dtype: str, base: type[Numeric]) -> Any:
    kinds = {_Integer: "An integer", _Float: "A float", _Element: "An element of a tensor"}
    text = f"{kinds[base]} of type ``{dtype}``."
    content = {"__slots__": (), "dtype": _dtype(dtype), "__doc__": text, "__module__": __name__}
    return ScalarType(name, (base,), content)


if TYPE_CHECKING:
    # For a checker, a parameter of such a type is the number that a caller passes.
    from typing import TypeAlias

    Int8: TypeAlias = int
    Int16: TypeAlias = int
    Int32: TypeAlias = int
    Int64: TypeAlias = int
    Uint8: TypeAlias = int
    Uint16: TypeAlias = int
    Uint32: TypeAlias = int
    Uint64: TypeAlias = int
    Float16: TypeAlias = float
    Float32: TypeAlias = float
    Float64: TypeAlias = float
    BFloat16: TypeAlias = float
    Float8E4M3FN: TypeAlias = float
    Float8E5M2: TypeAlias = float
else:
    Int8, Int16, Int32, Int64 = (
        _make(f"Int{bits}", f"int{bits}", _Integer) for bits in (8, 16, 32, 64)
    )
    Uint8, Uint16, Uint32, Uint64 = (
        _make(f"Uint{bits}", f"uint{bits}", _Integer) for bits in (8, 16, 32, 64)
    )
    Float16, Float32, Float64 = (
        _make(f"Float{bits}", f"float{bits}", _Float) for bits in (16, 32, 64)
    )
    BFloat16 = _make("BFloat16", "bfloat16", _Float)
    Float8E4M3FN = _make("Float8E4M3FN", "float8_e4m3fn", _Float)
    Float8E5M2 = _make("Float8E5M2", "float8_e5m2", _Float)


class TFloat32(_Float):
    """A float of type ``float32`` that the kernel takes as the 32 bits of a TF32 number."""

    __slots__ = ()
    dtype = _dtype("float32")
    callee_type = "i32"


#: Element types under CuTe's names. Kernels only pass such tensors on; they compute with the 4-bit ones only
#: (`packed`).
_ELEMENTS = {
    "Float8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "Float8E4M3": "float8_e4m3",
    "Float8E8M0FNU": "float8_e8m0fnu",
    "Float6E2M3FN": "float6_e2m3fn",
    "Float6E3M2FN": "float6_e3m2fn",
    "Float4E2M1FN": "float4_e2m1fn",
    "Int4": "int4",
    "Int128": "int128",
}
(
    Float8E4M3B11FNUZ,
    Float8E4M3,
    Float8E8M0FNU,
    Float6E2M3FN,
    Float6E3M2FN,
    Float4E2M1FN,
    Int4,
    Int128,
) = (_make(name, dtype, _Element) for name, dtype in _ELEMENTS.items())


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    _Held = TypeVar("_Held", default=Any)
    # A checker sees the value itself: of any type, or of the type in brackets.
    Constexpr = Annotated[_Held, "fixed when compiling"]
else:

    class Constexpr:
        """Annotation of a parameter, or of a field of a dataclass, whose value is a compile-time constant.

        ``Constexpr[int]`` also gives its type.
        """

        __class_getitem__ = classmethod(GenericAlias)


def is_constexpr(annotation: Any) -> bool:
    """Tell whether an annotation marks a constant: :class:`Constexpr` or ``type``, with or without a type in
    brackets."""
    origin = getattr(annotation, "__origin__", annotation)
    return origin is Constexpr or origin is type


def element_type(given: Any) -> _dtype:
    """Return the type of a tensor's elements: from a scalar type, a name, or a dtype of another package."""
    if isinstance(given, type) and issubclass(given, Numeric) and hasattr(given, "dtype"):
        return given.dtype
    found = _convert._as_dtype(given)
    if found is not None:
        return _dtype(str(found))
    try:
        return _dtype(given)
    except (TypeError, ValueError):
        name = getattr(given, "__name__", given)
        raise TypeError(f"TVM-FFI does not support tensor dtype {name}.") from None


def scalar_type(kind: _dtype) -> Any:
    """Return the scalar type of a dtype; if there is none, the dtype itself."""
    from .. import arguments

    for name in arguments.__all__:
        found = getattr(arguments, name)
        if isinstance(found, type) and issubclass(found, Numeric) and not found.callee_type:
            if getattr(found, "dtype", None) == kind:
                return found
    return kind
