"""Math functions in kernels, with the names of Python's `math` where it has them.

`math.sqrt` in a kernel is `fp.math.sqrt`. Python computes numbers known when compiling. For run-time values, integers
become `Float64`, and outside its domain a function returns NaN or an infinity, as in NumPy. `floor`, `ceil` and
`trunc` of a run-time value return a float.
"""

from __future__ import annotations

import math as _math
from typing import Any

from ._merge import is_number, number
from ._trace import current, is_tracing
from ._value import Value

pi, e, tau, inf, nan = _math.pi, _math.e, _math.tau, _math.inf, _math.nan

_NAMES = (
    "sqrt exp exp2 log log2 log10 sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh expm1 log1p "
    "cbrt erf erfc gamma lgamma floor ceil trunc fabs fmax fmin atan2 pow fmod hypot copysign isnan isinf isfinite"
).split()


def _function(name: str) -> Any:
    original = getattr(_math, name, None)

    def function(*args: Any) -> Any:
        if not all(map(is_number, args)):
            from ._vector_access import each

            return each(function, args)
        known = not any(isinstance(arg, Value) for arg in args)
        if not known or (original is None and is_tracing()):
            return current().builder.math(name, [number(arg) for arg in args])
        if original is None:
            raise TypeError(f"`{name}` takes values known at run time")
        return original(*args)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = f"Return what `math.{name}` does; of values, element type kept."
    return function


for _name in _NAMES:
    globals()[_name] = _function(_name)

_natural_log = globals()["log"]


def log(x: Any, *base: Any) -> Any:
    """Return the logarithm, natural or to a base."""
    if any(isinstance(arg, Value) for arg in base):
        return _natural_log(x) / _natural_log(*base)
    if base and isinstance(x, Value):
        return _natural_log(x) / _math.log(*base)
    return _natural_log(x, *base)


rint = _function("rint")
fma = _function("fma")


def degrees(x: Any) -> Any:
    """Convert an angle from radians to degrees."""
    return x * (180.0 / pi)


def radians(x: Any) -> Any:
    """Convert an angle from degrees to radians."""
    return x * (pi / 180.0)


def rsqrt(x: Any) -> Any:
    """Return the reciprocal of the square root."""
    return 1.0 / globals()["sqrt"](x)


def fast_exp2(x: Any) -> Any:
    """Return 2 to the power of a Float32. Results below 2**-126 may be 0, which saves three of four instructions on a
    GPU."""
    from ._ptx import inline_ptx

    if not isinstance(x, Value) or not current().gpu:
        return globals()["exp2"](x)
    return inline_ptx("ex2.approx.ftz.f32 %0, %1;", [x], [_float32()], pure=True)


def _float32() -> Any:
    from ..arguments import Float32

    return Float32


def __getattr__(name: str) -> Any:
    """Let Python's other functions accept compile-time values."""
    original = getattr(_math, name, None)
    if not callable(original) or name.startswith("_"):
        raise AttributeError(f"fp.math has no `{name}`; it has {', '.join(sorted(__all__))}")

    def function(*args: Any, **kwargs: Any) -> Any:
        if any(isinstance(arg, Value) for arg in (*args, *kwargs.values())):
            raise TypeError(f"`math.{name}` takes no values known only at run time")
        return original(*args, **kwargs)

    return function


__all__ = [
    *_NAMES,
    "degrees",
    "radians",
    "e",
    "fast_exp2",
    "fma",
    "inf",
    "is_tracing",
    "nan",
    "pi",
    "rint",
    "rsqrt",
    "tau",
]
