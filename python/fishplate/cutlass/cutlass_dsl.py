"""Parts of the language that programs call by name: conditions, loops, types, and custom operations."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from .. import arguments
from ..arguments import BFloat16, Boolean, Float16, Float32, Int32, Int64, Numeric, Uint32
from ..cute._missing import missing
from ..lang._flow import If, Loop, RangeLoop
from ..lang._local import local_array
from ..lang._range import Range
from ..lang._trace import current
from ..lang._value import Value, type_name
from ..lang._vector import larger, smaller

__all__ = [
    "BFloat16",
    "Boolean",
    "Float16",
    "Float32",
    "Int32",
    "Int64",
    "Numeric",
    "NumericMeta",
    "T",
    "Uint32",
    "VectorKind",
    "const_expr",
    "dsl_user_op",
    "dtype",
    "dynamic_expr",
    "extract_mlir_values",
    "for_generate",
    "if_generate",
    "max",
    "min",
    "new_from_mlir_values",
    "not_",
    "while_generate",
    "yield_out",
]

F = TypeVar("F", bound=Callable[..., Any])


#: The class of scalar types.
NumericMeta = type(Numeric)


class VectorKind:
    """The type of a vector: how many elements of which type."""

    def __init__(self, count: int, kind: Any) -> None:
        """Store both."""
        self.count, self.kind = count, kind

    @property
    def bits(self) -> int:
        """The size of all elements."""
        return int(self.count * self.kind.width)

    def __repr__(self) -> str:
        """Return the type as MLIR writes it."""
        return f"vector<{self.count}x{type_name(self.kind)}>"


class T:
    """Types of values under MLIR's names: each method returns a scalar type."""

    @staticmethod
    def bool() -> Any:
        """Return the type of truth values."""
        return arguments.Boolean

    @staticmethod
    def vector(count: int, kind: Any) -> VectorKind:
        """Return the vectors of so many elements of a type."""
        return VectorKind(count, kind)

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


#: Loops of `while_generate` that are being written, innermost last.
_LOOPS: list[Any] = []


@contextmanager
def while_generate(
    inputs: Sequence[Any], condition: Callable[..., Any], *, loc: Any = None, ip: Any = None
) -> Iterator[list[Any]]:
    """Write a run-time loop that carries values: ``with while_generate(values, condition) as now: ...``.

    The body is traced once, and ends with :func:`yield_out` of the values that the next iteration has.

    Parameters
    ----------
    inputs
        The values before the loop.
    condition
        A function of the values that says whether the body is run.
    loc, ip
        Accepted, with no effect.

    """
    kinds = [number.type_name() for number in inputs if isinstance(number, Value)]
    if len(kinds) != len(inputs):
        raise TypeError("while_generate takes values that are known at run time only")
    places = [local_array(1, getattr(arguments, kind)) for kind in kinds]
    for place, value in zip(places, inputs, strict=True):
        place[0] = value
    loop = Loop(current(), (), (), (), ())
    loop.again()
    loop.test(condition(*[place[0] for place in places]), ())
    _LOOPS.append(places)
    try:
        yield [place[0] for place in places]
    finally:
        _LOOPS.pop()
    loop.next(())
    loop.end()


def yield_out(args: Sequence[Any] = (), *, loc: Any = None, ip: Any = None) -> None:
    """End the body of a loop: of :func:`for_generate` without values, of :func:`while_generate` with the next ones."""
    places = _LOOPS[-1] if _LOOPS else []
    if len(args) != len(places):
        raise TypeError(
            f"yield_out takes {len(places)} values: use `for i in cutlass.range(n)` for a loop that changes names"
        )
    for place, value in zip(places, args, strict=True):
        place[0] = value


def if_generate(
    condition: Any,
    then_body: Callable[..., Any],
    else_body: Callable[..., Any] | None = None,
    input_args: Sequence[Any] | None = None,
    return_types: Sequence[Any] = (),
    *,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Write a branch: run one of two functions, and return what it returns.

    Parameters
    ----------
    condition
        Which of the two.
    then_body, else_body
        The functions. Without the second, the first returns nothing.
    input_args
        What they are called with.
    return_types
        The types of the results.
    loc, ip
        Accepted, with no effect.

    """
    given = tuple(input_args or ())
    names = tuple(f"result {at}" for at in range(len(return_types)))
    unset = tuple(None for _ in names)
    branch = If(current(), condition, names, unset, (True,) * len(names))
    for start, body in ((branch.then, then_body), (branch.orelse, else_body)):
        if body is not None and start():
            branch.set(_results(body(*given), return_types))
    made = branch.end(else_body is not None)
    return None if not names else made[0] if len(names) == 1 else made


def _results(found: Any, kinds: Sequence[Any]) -> tuple[Any, ...]:
    if not kinds:
        return ()
    values = tuple(found) if isinstance(found, (tuple, list)) else (found,)
    if len(values) != len(kinds):
        raise TypeError(f"a branch returns {len(values)} values, expected {len(kinds)}")
    return tuple([kind(value) for kind, value in zip(kinds, values, strict=True)])


def not_(value: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Return whether a number is zero."""
    return value == 0 if isinstance(value, Value) else not value


def extract_mlir_values(obj: Any) -> list[Any]:
    """Return the values of a structure that are known at run time only, in their order."""
    if isinstance(obj, Value):
        return [obj]
    if isinstance(obj, (tuple, list)):
        return [value for part in obj for value in extract_mlir_values(part)]
    inner = getattr(obj, "__extract_mlir_values__", None)
    return list(inner()) if inner is not None else []


def new_from_mlir_values(obj: Any, values: Sequence[Any]) -> Any:
    """Return a structure with other values in place of those of :func:`extract_mlir_values`."""
    if isinstance(obj, Value):
        (value,) = values
        return value
    if isinstance(obj, (tuple, list)):
        made, rest = [], list(values)
        for part in obj:
            count = len(extract_mlir_values(part))
            made.append(new_from_mlir_values(part, rest[:count]))
            rest = rest[count:]
        return type(obj)(*made) if hasattr(obj, "_fields") else type(obj)(made)
    inner = getattr(obj, "__new_from_mlir_values__", None)
    return inner(list(values)) if inner is not None else obj


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"cutlass_dsl.{name}", "cutlass"))
