"""`Value`: a number that a kernel computes at run time. The compiler library implements its operators."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NoReturn

from .. import _compiler_library
from .._operators import Operators
from ..core import Object
from ..registry import get_global_func, register_object

_compiler_library.load()

make_builder = get_global_func("fishplate.kernel.builder")


@register_object("fishplate.kernel.Builder", init=False)
class Builder(Object):
    """A program under construction, held by the compiler's library."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


@register_object("fishplate.kernel.Value", init=False)
class Value(Object, Operators):
    """A typed number that is known only when the kernel runs.

    Operators follow NumPy: two values are promoted to a common type, and a Python number takes the type of the other
    operand.
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        """Refuse: a number has no such attribute."""
        raise AttributeError(
            f"{named(self)} is a number: it has `type`, `to(...)` and operators, no `{name}`"
        )

    @property
    def type(self) -> type:
        """The scalar type, such as :class:`fishplate.Float32`."""
        from .. import arguments

        return getattr(arguments, self.type_name())

    def to(self, kind: Any) -> Value:
        """Return the value converted to a scalar type."""
        return self.astype(type_name(kind))

    def ir_value(self, **_place: Any) -> Value:
        """Return the value itself."""
        return self

    def _is_layout_number(self) -> bool:
        """Tell whether this is an integer, which a layout can hold."""
        return bool(self.type_name().startswith(("Int", "Uint")))

    def _layout_number(self) -> Value:
        """Return the integer in the form that layouts compute with: 64 bits."""
        return self if self.type_name() == "Int64" else self.astype("Int64")

    def __pos__(self) -> Value:
        """Return the value itself."""
        return self

    def __divmod__(self, other: Any) -> tuple[Value, Value]:
        """Return quotient and remainder."""
        return self // other, self % other

    def __rdivmod__(self, other: Any) -> tuple[Value, Value]:
        """Return quotient and remainder of the other operand."""
        return other // self, other % self

    def __bool__(self) -> bool:
        """Refuse: the truth value is known only when the kernel runs."""
        _refuse(
            f"{named(self)} known only at run time has no truth value at compile time; "
            "decorate the function that asks with @fp.jit, so that it becomes a branch"
        )

    def __index__(self) -> int:
        """Refuse: the number is known only when the kernel runs."""
        _refuse(
            f"{named(self)} known only at run time is used where Python needs an int; "
            "a parameter annotated fp.Constexpr is known at compile time, and a tensor can be indexed at run time, "
            "where a list cannot"
        )

    def __float__(self) -> float:
        """Refuse: the number is known only when the kernel runs."""
        _refuse(
            f"{named(self)} known only at run time is used where Python needs a float; "
            "fp.math has functions for such values"
        )

    __int__ = __index__

    def __iter__(self) -> NoReturn:
        """Refuse: a number has no elements."""
        _refuse(f"{named(self)} is a number and cannot be unpacked or iterated over")

    def __getitem__(self, index: Any) -> NoReturn:
        """Refuse: a number has no elements."""
        _refuse(f"{named(self)} is a number and cannot be indexed")

    def __hash__(self) -> int:
        """Refuse: keys of a dict or set are looked up at compile time."""
        _refuse(f"{named(self)} known only at run time cannot be a key of a dict or set")

    def __round__(self, digits: Any = None) -> Value:
        """Return the nearest integer, ties to even."""
        from . import math

        if digits is not None:
            _refuse("round takes one argument in a kernel")
        return math.rint(self) if self.type_name() in _FLOATS else self

    def __repr__(self) -> str:
        """Return the type: the number is not known."""
        return f"<{self.type_name()} known at run time>"

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        """Make operators of NumPy scalars with values use ours."""
        from . import math

        operator: Any = _UFUNCS.get(ufunc.__name__)
        if any(getattr(part, "ndim", 0) for part in inputs):
            _refuse(
                f"`{ufunc.__name__}` does not take a kernel value together with a NumPy array: pass the array "
                "as an argument, and write a loop"
            )
        plain = [part.item() if hasattr(part, "item") else part for part in inputs]
        if operator is None and ufunc.__name__ in math.__all__:
            operator = getattr(math, ufunc.__name__)
        if operator is None or method != "__call__" or kwargs:
            _refuse(
                f"NumPy's `{ufunc.__name__}` does not take {named(self)} known only at run time; fp.math has "
                "functions that do"
            )
        return operator(*plain)

    def __array__(self, *args: Any, **kwargs: Any) -> NoReturn:
        """Refuse: the number is known only when the kernel runs."""
        _refuse(
            f"{named(self)} known only at run time is used where NumPy needs a number; use fp.math or "
            "fp.select, and pass an array that you index at run time as an argument"
        )


_FLOATS = ("Float8E4M3FN", "Float8E5M2", "Float16", "BFloat16", "Float32", "Float64")

#: Python's operator, its method and the library's method; then the methods with the operands swapped.
_BINARY = (
    ("+", "add", "add", "radd"),
    ("-", "sub", "sub", "rsub"),
    ("*", "mul", "mul", "rmul"),
    ("/", "truediv", "truediv", "rtruediv"),
    ("//", "floordiv", "floordiv", "rfloordiv"),
    ("%", "mod", "modulo", "rmodulo"),
    ("**", "pow", "power", "rpower"),
    ("&", "and", "bit_and", "bit_and"),
    ("|", "or", "bit_or", "bit_or"),
    ("^", "xor", "bit_xor", "bit_xor"),
    ("<<", "lshift", "lshift", "rlshift"),
    (">>", "rshift", "rshift", "rrshift"),
)
_COMPARISONS = (
    ("<", "lt"),
    ("<=", "le"),
    ("==", "eq"),
    ("!=", "ne"),
    (">", "gt"),
    (">=", "ge"),
)
#: Types that the library accepts directly.
_PLAIN = frozenset((Value, int, float, bool))


def _operator(symbol: str, name: str, swap: bool = False) -> Any:
    method = Value.__dict__[name]

    def operator(self: Value, other: Any, *more: Any) -> Any:
        if more:
            _refuse(f"`{symbol}` takes two operands in a kernel")
        if type(other) not in _PLAIN:
            other = _operand(symbol, self, other, swap)
            if other is NotImplemented:
                return other
        try:
            return method(self, other)
        except OverflowError:
            if type(other) is not int or -_HALF <= other < _HALF:
                raise
        return method(self, _huge(self.type_name(), other))

    return operator


#: Half of the range of 64 bits: the library does not accept a Python int beyond it.
_HALF = 1 << 63


def _huge(kind: str, number: int) -> Any:
    """Convert an int beyond 63 bits to a value of a type that can hold it."""
    if kind in _FLOATS:
        return float(number)
    if kind != "Uint64" or not 0 <= number < 2 * _HALF:
        raise OverflowError(f"{number} does not fit {kind}")
    from ._trace import current

    return current().builder.constant("Int64", number - 2 * _HALF).astype("Uint64")


def _operand(symbol: str, value: Value, other: Any, swap: bool) -> Any:
    """Convert a typed number to a value; refuse anything that is not a number.

    A reduction of a parallel loop and a vector have their own operators: the result for them is NotImplemented.
    """
    from ..arguments._scalar import Numeric, is_numpy_scalar
    from ._thread_total import ThreadTotal
    from ._trace import current
    from ._vector import Vector

    if isinstance(other, (ThreadTotal, Vector)):
        return NotImplemented
    if isinstance(other, Numeric):
        return current().builder.constant(type(other).__name__, other.value)
    if is_numpy_scalar(other):
        return current().builder.constant(str(other.dtype), other.item())
    if isinstance(other, (int, float)):
        # A subclass of a Python number, such as an enumeration.
        return int(other) if isinstance(other, int) else float(other)
    shown = value.type_name(), type(other).__name__
    left, right = shown[::-1] if swap else shown
    _refuse(f"`{symbol}` does not take {left} and {right}")


for _symbol, _dunder, _name, _swapped in _BINARY:
    setattr(Value, f"__{_dunder}__", _operator(_symbol, _name))
    setattr(Value, f"__r{_dunder}__", _operator(_symbol, _swapped, swap=True))
for _symbol, _dunder in _COMPARISONS:
    setattr(Value, f"__{_dunder}__", _operator(_symbol, _dunder))
for _dunder, _name in (("neg", "neg"), ("invert", "invert"), ("abs", "absolute")):
    setattr(Value, f"__{_dunder}__", Value.__dict__[_name])
_converted = Value.__dict__["astype"]


def _astype(value: Value, kind: Any) -> Value:
    """Convert the value to a scalar type: given by its name in the library, or in any form that `to` accepts."""
    return _converted(value, kind if type(kind) is str and kind in _known() else type_name(kind))


Value.astype = _astype  # type: ignore[method-assign]


def _ufuncs() -> dict[str, Any]:
    import operator as op

    return {
        "add": op.add,
        "subtract": op.sub,
        "multiply": op.mul,
        "divide": op.truediv,
        "floor_divide": op.floordiv,
        "remainder": op.mod,
        "power": op.pow,
        "bitwise_and": op.and_,
        "bitwise_or": op.or_,
        "bitwise_xor": op.xor,
        "left_shift": op.lshift,
        "right_shift": op.rshift,
        "less": op.lt,
        "less_equal": op.le,
        "equal": op.eq,
        "not_equal": op.ne,
        "greater": op.gt,
        "greater_equal": op.ge,
        "negative": op.neg,
        "absolute": op.abs,
    }


_UFUNCS = _ufuncs()


def named(value: Value) -> str:
    """Return the type of a value, with an article."""
    name = value.type_name()
    return f"an {name}" if name.startswith("I") else f"a {name}"


def _refuse(message: str) -> NoReturn:
    raise TypeError(message)


@cache
def _names() -> dict[str, str]:
    """Return the names of scalar types by those of dtypes."""
    from .. import arguments

    listed = "Boolean Float8E4M3FN Float8E5M2 Float16 BFloat16 Float32 Float64".split()
    listed += [f"{sign}{bits}" for sign in ("Int", "Uint") for bits in (8, 16, 32, 64)]
    return {str(getattr(arguments, name).dtype): name for name in listed}


@cache
def _known() -> frozenset[str]:
    return frozenset(_names().values())


def is_scalar_type(note: Any) -> bool:
    """Tell whether an annotation is a scalar type; `Numeric` stands for any of them."""
    from ..arguments._scalar import Numeric

    return isinstance(note, type) and issubclass(note, Numeric) and note is not Numeric


def type_name(kind: Any) -> str:
    """Return the name of a scalar type: from a class, a dtype of any package, or a name."""
    from ..arguments._scalar import Numeric, element_type

    if isinstance(kind, type) and kind in (int, float, bool):
        return {int: "Int64", float: "Float64", bool: "Boolean"}[kind]
    if isinstance(kind, type) and issubclass(kind, Numeric):
        if kind.__name__ not in _known() and str(kind.dtype) not in _names():
            raise TypeError(f"kernels do not know numbers of type {kind.dtype}")
        return kind.__name__
    dtype = str(element_type(kind))
    if dtype not in _names():
        raise TypeError(f"kernels do not know numbers of type {dtype}")
    return _names()[dtype]


def size_of(name: str) -> int:
    """Return the bytes of a scalar type, given by its name."""
    from .. import arguments

    return int(getattr(arguments, name).dtype.itemsize)


def _make_traced(kind: type, value: Any) -> Any:
    """Return a value of a scalar type if a kernel is being compiled, else None."""
    from ._merge import is_number, kind_of, plain
    from ._trace import current, is_tracing

    if not is_tracing() or kind.dtype is None:  # type: ignore[attr-defined]
        return None
    if isinstance(value, Value):
        return value.astype(kind.__name__)
    if not is_number(value):
        raise TypeError(f"{kind.__name__} takes a number, got {kind_of(value)}")
    number = plain(value)
    if type(number) is int and not -_HALF <= number < _HALF:
        number = _huge(kind.__name__, number)
    return current().builder.constant(kind.__name__, number)


def _install() -> None:
    from ..arguments._scalar import Numeric

    Numeric._make_traced = staticmethod(_make_traced)  # type: ignore[assignment]


_install()
