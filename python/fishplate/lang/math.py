"""Functions of numbers in kernels, by the names of Python's `math` where that has them.

`math.sqrt` in a kernel is `fp.math.sqrt`. Numbers known when compiling are computed by Python; of values,
integers count as `Float64`, and outside its domain a function gives NaN or an infinity, as in NumPy.
`floor`, `ceil` and `trunc` of a value give a float.
"""

from __future__ import annotations

import math as _math
from typing import Any

from ._merge import number
from ._trace import current, is_tracing
from ._value import Value

pi, e, tau, inf, nan = _math.pi, _math.e, _math.tau, _math.inf, _math.nan

_NAMES = (
    "sqrt exp exp2 log log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh expm1 log1p "
    "cbrt erf erfc gamma lgamma floor ceil trunc fabs atan2 pow fmod hypot copysign isnan isinf isfinite"
).split()


def _function(name: str) -> Any:
    original = getattr(_math, name, None)

    def function(*args: Any) -> Any:
        if any(isinstance(arg, Value) for arg in args):
            return current().builder.math(name, [number(arg) for arg in args])
        if original is None:
            raise TypeError(f"`{name}` takes values known at run time")
        return original(*args)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"Return what `math.{name}` does; of values, element type kept."
    return function


for _name in _NAMES:
    globals()[_name] = _function(_name)

rint = _function("rint")
fma = _function("fma")


def rsqrt(x: Any) -> Any:
    """Return one over the square root."""
    return 1.0 / globals()["sqrt"](x)


__all__ = [*_NAMES, "e", "fma", "inf", "is_tracing", "nan", "pi", "rint", "rsqrt", "tau"]
