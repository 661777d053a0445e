"""`SymInt`: an integer that is known only when a function is called, for shapes and strides of examples.

Its width and its divisibility are known beforehand; arithmetic propagates both.
"""

from __future__ import annotations

from math import gcd

_WIDTHS = (32, 64)


class SymInt:
    """An integer that is known at call time.

    The same object in two places of a function's examples means the same number. Two objects are two numbers, even if
    their attributes are equal; ``==`` compares the attributes.

    Parameters
    ----------
    width
        Number of bits: 32 or 64.
    divisibility
        A number that divides it; calls with other numbers are refused.
    symbol
        Its name in signatures and messages.

    Examples
    --------
    >>> import fishplate as fp
    >>> n = fp.sym_int(divisibility=8, symbol="n")
    >>> n, n * 2, n % 4, n // 3
    (n ?{div=8}, ?{div=16}, 0, ?{div=1})

    """

    __slots__ = ("divisibility", "symbol", "width")

    def __init__(
        self, width: int = 32, *, divisibility: int = 1, symbol: str | None = None
    ) -> None:
        """Make an integer that is distinct from all others."""
        if width not in _WIDTHS:
            raise ValueError(f"Unsupported width: {width!r}, expected 32 or 64")
        if not _is_int(divisibility) or divisibility < 1:
            raise ValueError(f"divisibility must be a positive int, got {divisibility!r}")
        if symbol is not None and not isinstance(symbol, str):
            raise TypeError(f"symbol must be a str, got {type(symbol).__name__}")
        self.width = width
        self.divisibility = divisibility
        self.symbol = symbol

    def _shown(self) -> tuple[int, int, str | None]:
        return self.width, self.divisibility, self.symbol

    def __eq__(self, other: object) -> bool:
        """Compare width, divisibility and symbol."""
        return self._shown() == other._shown() if isinstance(other, SymInt) else NotImplemented

    def __hash__(self) -> int:
        """Return a hash consistent with equality."""
        return hash(self._shown())

    def __repr__(self) -> str:
        """Return ``[symbol ]?{div=4}``, or ``?{i64 div=4}`` for 64 bits."""
        width = "i64 " if self.width == 64 else ""
        symbol = f"{self.symbol} " if self.symbol else ""
        return f"{symbol}?{{{width}div={self.divisibility}}}"

    def __add__(self, other: int | SymInt) -> SymInt:
        """Add: keep the common divisibility and the wider width."""
        if isinstance(other, SymInt):
            shared = gcd(self.divisibility, other.divisibility)
            return SymInt(max(self.width, other.width), divisibility=shared)
        if not _is_int(other):
            return NotImplemented
        return SymInt(self.width, divisibility=gcd(self.divisibility, other))

    __radd__ = __sub__ = __rsub__ = __add__

    def __mul__(self, other: int | SymInt) -> int | SymInt:
        """Multiply: divisibilities multiply, the wider width stays."""
        if isinstance(other, SymInt):
            width = max(self.width, other.width)
            return SymInt(width, divisibility=self.divisibility * other.divisibility)
        if not _is_int(other):
            return NotImplemented
        if other == 0:
            return 0
        return SymInt(self.width, divisibility=self.divisibility * abs(other))

    __rmul__ = __mul__

    def __mod__(self, other: int | SymInt) -> int | SymInt:
        """Return 0 if the divisibilities imply it, otherwise the common divisibility."""
        if not (isinstance(other, SymInt) or _is_int(other)):
            return NotImplemented
        width, divisor = self.width, other
        if isinstance(other, SymInt):
            width, divisor = max(width, other.width), other.divisibility
        if self.divisibility % divisor == 0:
            return 0
        return SymInt(width, divisibility=gcd(self.divisibility, divisor))

    def __rmod__(self, other: int) -> int:
        """Return the remainder of an integer by the divisibility."""
        return other % self.divisibility if _is_int(other) else NotImplemented

    def __floordiv__(self, other: int | SymInt) -> SymInt:
        """Divide: the divisibility is divided too if there is no remainder, otherwise it becomes 1."""
        if isinstance(other, SymInt):
            return SymInt(max(self.width, other.width))
        if not _is_int(other):
            return NotImplemented
        quotient, rest = divmod(self.divisibility, abs(other))
        return SymInt(self.width, divisibility=1 if rest else quotient)


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def sym_int(width: int = 32, *, divisibility: int = 1, symbol: str | None = None) -> SymInt:
    """Return a new :class:`SymInt`."""
    return SymInt(width, divisibility=divisibility, symbol=symbol)


def sym_int32(*, divisibility: int = 1, symbol: str | None = None) -> SymInt:
    """Return a new :class:`SymInt` of 32 bits."""
    return SymInt(32, divisibility=divisibility, symbol=symbol)


def sym_int64(*, divisibility: int = 1, symbol: str | None = None) -> SymInt:
    """Return a new :class:`SymInt` of 64 bits."""
    return SymInt(64, divisibility=divisibility, symbol=symbol)
