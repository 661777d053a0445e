"""Functions of numbers and of whole vectors, under CuTe's names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..lang import math
from ..lang._value import Value, type_name
from ..lang._vector import Vector, over
from ._missing import missing

_NAMES = "acos asin atan atan2 cos erf exp exp2 log log10 log2 rsqrt sin sqrt tan tanh".split()

__all__ = [*_NAMES]


def _function(name: str) -> Callable[..., Any]:
    plain = getattr(math, name)

    def function(*numbers: Any, fastmath: bool = False, **place: Any) -> Any:
        _check_place(name, place)
        compute = plain
        if fastmath and name == "exp2" and _kinds(numbers) == {"Float32"}:
            compute = math.fast_exp2
        return _over(numbers, compute)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"""Return `{name}` of a number, or of each element of a vector.

    With ``fastmath``, `exp2` of a Float32 may give 0 for results below 2**-126; other functions ignore it.
    """
    return function


def _check_place(name: str, place: dict[str, Any]) -> None:
    """Refuse keyword arguments other than CuTe's source locations."""
    for given in place:
        if given not in ("loc", "ip"):
            raise TypeError(f"math.{name} takes fastmath=, loc= and ip=, got {given}=")


def _kinds(numbers: tuple[Any, ...]) -> set[str]:
    return {
        type_name(number.dtype)
        if isinstance(number, Vector)
        else number.type_name()
        if isinstance(number, Value)
        else type(number).__name__
        for number in numbers
    }


def _over(numbers: tuple[Any, ...], compute: Callable[..., Any]) -> Any:
    if not any(isinstance(number, Vector) for number in numbers):
        return compute(*numbers)
    return over(compute, [*numbers])


for _name in _NAMES:
    globals()[_name] = _function(_name)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"math.{name}"))
