"""Parts of the language that programs call by name: conditions, loops, types, and custom operations."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from .. import arguments
from ..arguments import Numeric
from ..cute._missing import missing
from ..lang._flow import RangeLoop
from ..lang._range import Range
from ..lang._trace import current
from ..lang._value import Value
from ..lang._vector import larger, smaller

__all__ = [
    "T",
    "const_expr",
    "dsl_user_op",
    "dtype",
    "dynamic_expr",
    "for_generate",
    "max",
    "min",
    "yield_out",
]

F = TypeVar("F", bound=Callable[..., Any])


class T:
    """Types of values under MLIR's names: each method returns a scalar type."""

    @staticmethod
    def bool() -> Any:
        """Return the type of truth values."""
        return arguments.Boolean

    @staticmethod
    def i8() -> Any:
        """Return the integers of 8 bits."""
        return arguments.Int8

    @staticmethod
    def i16() -> Any:
        """Return the integers of 16 bits."""
        return arguments.Int16

    @staticmethod
    def i32() -> Any:
        """Return the integers of 32 bits."""
        return arguments.Int32

    @staticmethod
    def i64() -> Any:
        """Return the integers of 64 bits."""
        return arguments.Int64

    @staticmethod
    def f16() -> Any:
        """Return the floats of 16 bits."""
        return arguments.Float16

    @staticmethod
    def bf16() -> Any:
        """Return the floats of 16 bits with 8 of exponent."""
        return arguments.BFloat16

    @staticmethod
    def f32() -> Any:
        """Return the floats of 32 bits."""
        return arguments.Float32

    @staticmethod
    def f64() -> Any:
        """Return the floats of 64 bits."""
        return arguments.Float64


def const_expr(value: Any) -> Any:
    """Return a value that must be a compile-time constant."""
    if isinstance(value, Value):
        raise TypeError("const_expr takes a value that is known when compiling")
    return value


def dynamic_expr(value: Any) -> Any:
    """Return a value that may be known only at run time."""
    return value


def dsl_user_op(function: F) -> F:
    """Mark a function that adds operations; its arguments ``loc`` and ``ip`` stay None."""
    return function


def dtype(name: str) -> type[Numeric]:
    """Return the scalar type of a name, such as ``Float16``."""
    found = getattr(arguments, name, None) if isinstance(name, str) else None
    if not (isinstance(found, type) and issubclass(found, Numeric)) or found is Numeric:
        raise TypeError(f"dtype takes the name of a scalar type such as 'Float16', got {name!r}")
    return found


def min(*numbers: Any) -> Any:
    """Return the smallest of some numbers, which may be known only at run time."""
    return _extreme(builtins.min, smaller, numbers)


def max(*numbers: Any) -> Any:
    """Return the largest of some numbers, which may be known only at run time."""
    return _extreme(builtins.max, larger, numbers)


def _extreme(plain: Any, combine: Any, numbers: tuple[Any, ...]) -> Any:
    if not any(isinstance(number, Value) for number in numbers):
        return plain(*numbers)
    result = numbers[0]
    for number in numbers[1:]:
        result = combine(result, number)
    return result


def for_generate(start: Any, stop: Any = None, step: Any = None) -> Iterator[Any]:
    """Write a run-time loop: its body is traced once, and ends with :func:`yield_out`.

    The body must not assign names; use a loop over ``range`` for that.
    """
    bounds = [number for number in (start, stop, step) if number is not None]
    loop = RangeLoop(current(), Range(*bounds), (), (), (), ())
    for index in loop:
        yield index
        loop.next(())
    loop.end()


def yield_out(args: Sequence[Any] = ()) -> None:
    """End the body of a loop of :func:`for_generate`, which carries nothing from one iteration to the next."""
    if args:
        raise TypeError(
            "yield_out takes nothing: use `for i in cutlass.range(n)` for a loop that changes names"
        )


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"cutlass_dsl.{name}", "cutlass"))
