"""Reductions of a parallel loop: names to which each iteration adds, or with which it takes a minimum or maximum.

Inside the loop such a name holds a :class:`ThreadTotal`, which supports nothing else: iterations run in any order, so
an intermediate value has no meaning.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Any, NoReturn

from ._merge import is_number, plain
from ._trace import current
from ._value import Value

#: Operators whose parts start from a neutral number; with other operators they start from the initial value.
_NEUTRAL = {"+": 0, "*": 1, "^": 0}
_OPERATORS = {
    "+": operator.add,
    "*": operator.mul,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}


class ReductionKind:
    """The operator by which a loop changes a name; the first use determines it."""

    def __init__(self, name: str) -> None:
        """Start without an operator."""
        self.name = name
        self.operator = ""

    def settle(self, symbol: str) -> None:
        """Store the operator; refuse a second one."""
        if self.operator not in ("", symbol):
            raise TypeError(
                f"`{self.name}` is changed by `{self.operator}` and `{symbol}` in one parallel loop; "
                "iterations run in any order, so use only one of them"
            )
        self.operator = symbol

    def neutral(self, start: Any) -> Any:
        """Return the initial value of each part."""
        if self.operator not in _NEUTRAL:
            return start
        number = _NEUTRAL[self.operator]
        if isinstance(start, Value):
            return current().builder.constant(start.type_name(), number)
        return type(start)(number)

    def joined(self, a: Any, b: Any) -> Any:
        """Combine the totals of two parts."""
        if self.operator in _OPERATORS:
            return _OPERATORS[self.operator](a, b)
        # Iterations run in any order: NaN propagates from any position, and the loop can be vectorised.
        builder = current().builder
        before = builder.reassociate(True)
        result = builder.math(self.operator, [plain(a), plain(b)])
        builder.reassociate(before)
        return result


@dataclass(frozen=True, eq=False, repr=False)
class ThreadTotal:
    """The value of a reduced name inside the loop: the loop's operator, and the total of this part so far."""

    kind: ReductionKind
    value: Any

    def join(self, symbol: str, other: Any) -> ThreadTotal:
        """Return the total combined with another number."""
        if not is_number(other):
            what = "itself" if isinstance(other, ThreadTotal) else f"a {type(other).__name__}"
            raise TypeError(
                f"`{self.kind.name}` is reduced over threads, and cannot be combined with {what}"
            )
        self.kind.settle(symbol)
        return ThreadTotal(self.kind, self.kind.joined(self.value, plain(other)))

    def __add__(self, other: Any) -> ThreadTotal:
        """Add a number."""
        return self.join("+", other)

    def __sub__(self, other: Any) -> ThreadTotal:
        """Subtract a number."""
        return self.join("+", -other)

    def __mul__(self, other: Any) -> ThreadTotal:
        """Multiply by a number."""
        return self.join("*", other)

    def __and__(self, other: Any) -> ThreadTotal:
        """Apply a bitwise and."""
        return self.join("&", other)

    def __or__(self, other: Any) -> ThreadTotal:
        """Apply a bitwise or."""
        return self.join("|", other)

    def __xor__(self, other: Any) -> ThreadTotal:
        """Apply a bitwise exclusive or."""
        return self.join("^", other)

    __radd__, __rmul__, __rand__, __ror__, __rxor__ = __add__, __mul__, __and__, __or__, __xor__

    def _refuse(self, *_: Any) -> NoReturn:
        raise TypeError(
            f"`{self.kind.name}` is reduced over threads: inside the parallel loop it can only be changed, by one of "
            "`+=`, `-=`, `*=`, `&=`, `|=`, `^=`, `min` and `max`; read it after the loop"
        )

    __bool__ = __index__ = __float__ = __int__ = __iter__ = __getitem__ = __rsub__ = _refuse
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _refuse  # type: ignore[assignment]
    __truediv__ = __floordiv__ = __mod__ = __pow__ = __matmul__ = __divmod__ = __lshift__ = (
        __rshift__
    ) = _refuse
    __rtruediv__ = __rfloordiv__ = __rmod__ = __rpow__ = __rmatmul__ = __rdivmod__ = __rlshift__ = (
        __rrshift__
    ) = _refuse
    __neg__ = __pos__ = __abs__ = __invert__ = __round__ = _refuse
    # The value has no text before the loop ends, but `print` and f-strings need one.
    __str__ = __repr__ = __format__ = _refuse
    __hash__ = object.__hash__


def extreme_of(name: str, parts: tuple[Any, ...]) -> ThreadTotal:
    """Return the minimum or maximum of numbers, one of which is a total."""
    at = next(at for at, part in enumerate(parts) if isinstance(part, ThreadTotal))
    total = parts[at]
    for part in parts[:at] + parts[at + 1 :]:
        total = total.join(name, part)
    return total
