"""Reference functions with 64 bits of precision, test inputs, and the errors of other implementations.

NumPy's long doubles have most functions. The others are computed here from series. The errors that
`docs/kernel-language.md` states are read from there.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/kernel-language.md"
Long = np.longdouble
PI = Long("3.14159265358979323846264338327950288")
EULER = Long("0.57721566490153286060651209008240243")
TWO = ("atan2", "pow", "fmod", "hypot", "copysign", "fmax", "fmin")
_NUMPY = {
    "acos": "arccos",
    "acosh": "arccosh",
    "asin": "arcsin",
    "asinh": "arcsinh",
    "atan": "arctan",
    "atan2": "arctan2",
    "atanh": "arctanh",
    "pow": "power",
}


def limits() -> dict[str, dict[str, float]]:
    """Return the errors that are stated for functions on a GPU, by type and name."""
    table = PAGE.read_text().split("| on a GPU |")[1].split("\n\n")[0]
    found: dict[str, dict[str, float]] = {"float32": {}, "float64": {}}
    for line in table.splitlines()[2:]:
        names, *errors = line.strip().strip("|").split("|")
        for kind, error in zip(found, errors, strict=True):
            found[kind] |= dict.fromkeys(re.findall(r"`(\w+)`", names), float(error))
    return found


def points(name: str, dtype: str, count: int) -> list[np.ndarray]:
    """Return numbers with random bits, near 0, near 1, near integers, large ones, and the ends of domains."""
    rng = np.random.default_rng(sum(name.encode()))
    width = np.dtype(dtype).itemsize * 8
    odd = [
        0.0,
        1,
        2,
        3,
        np.inf,
        np.nan,
        0.5,
        24.5,
        20.5,
        171.6,
        710.4,
        27.2,
        1e16,
        4503599627370497,
    ]
    odd += [5e-324, 1e-310, 1e-40, 1e-17, 1e-7, 1e30, 1e300, 1.7e308, 0.9999999999999999]
    with np.errstate(over="ignore"):
        ends = np.array([sign * value for value in odd for sign in (1, -1)]).astype(dtype)

    def some() -> np.ndarray:
        small = np.exp2(-rng.integers(0, 55, count).astype(float)) * rng.uniform(-1, 1, count)
        bits = rng.integers(0, 1 << width, count, dtype=np.uint64).astype(f"u{width // 8}")
        near = [
            small,
            1 + small,
            rng.integers(-190, 190, count) + small,
            rng.uniform(-760, 760, count),
        ]
        return np.concatenate([bits.view(dtype), *(part.astype(dtype) for part in near)])

    if name not in TWO:
        return [np.concatenate([some(), ends])]
    x, y = some(), rng.permutation(some())
    with np.errstate(all="ignore"):
        # Powers that are finite, quotients that are not far from 1.
        size = np.abs(x.astype(float))
        last = rng.uniform(-740, 705, x.size) / np.log(size) if name == "pow" else size * y
        y = np.where(rng.random(x.size) < 0.5, last, y).astype(dtype)
    pairs = np.meshgrid(ends, ends)
    return [np.concatenate([part, pair.ravel()]) for part, pair in zip((x, y), pairs, strict=True)]


def reference(name: str, *args: np.ndarray) -> np.ndarray:
    """Return a function of numbers, as long doubles."""
    with np.errstate(all="ignore"):
        wide = [arg.astype(Long) for arg in args]
        own = _OWN.get(name)
        return own(*wide) if own else getattr(np, _NUMPY.get(name, name))(*wide)


def worst(name: str, got: np.ndarray, wanted: np.ndarray) -> tuple[float, int]:
    """Return the largest error in units in the last place, and its position; NaNs must agree."""
    with np.errstate(all="ignore"):
        rounded = wanted.astype(got.dtype)
        size = np.abs(rounded)
        # Below 0, between the poles, lgamma has zeros.
        size = np.maximum(size, 1) if name == "lgamma below 0" else size
        error = np.abs(got.astype(Long) - wanted) / np.spacing(size).astype(Long)
        finite = np.isfinite(rounded) & np.isfinite(got)
        same = (rounded == got) | (np.isnan(rounded) & np.isnan(got))
        # The largest number and infinity count as one unit apart.
        same |= np.isinf(rounded) & (np.nextafter(rounded, 0) == got)
        error = np.where(finite, error, np.where(same, 0, np.inf))
        # Either of two zeros may be the larger one; versions of NumPy differ too.
        sign = (np.signbit(rounded) != np.signbit(got)) & (rounded == 0) & (got == 0)
        sign &= name not in ("fmax", "fmin")
    error = np.where(sign, np.inf, error).astype(float)
    return float(error.max()), int(error.argmax())


def assert_near(name: str, limit: float, got: np.ndarray, args: list[np.ndarray]) -> None:
    """Compare results with the reference."""
    wanted = reference(name, *args)
    parts = [(name, np.ones(got.shape, bool))]
    if name == "lgamma":
        parts = [("lgamma", ~(args[0] < 0)), ("lgamma below 0", args[0] < 0)]
    for part, chosen in parts:
        error, at = worst(part, got[chosen], wanted[chosen])
        given = ", ".join(repr(arg[chosen][at]) for arg in args)
        shown = (
            f"{part}({given}) is {got[chosen][at]!r}, {wanted[chosen][at]} wanted: {error} units"
        )
        assert error <= limit, shown


def _erf_series(a: np.ndarray) -> np.ndarray:
    term = total = a
    for n in range(1, 60):
        term = -term * a * a / n
        total = total + term / (2 * n + 1)
    return 2 / np.sqrt(PI) * total


def _erfc_fraction(a: np.ndarray) -> np.ndarray:
    """Return erfc from 1 on, by its continued fraction; the square is computed in exact parts."""
    tail = a
    for n in range(500, 0, -1):
        tail = a + Long(n) / 2 / tail
    first = (a * 2**26).round() / 2**26
    rest = a - first
    return np.exp(-first * first) * np.exp(-(2 * first + rest) * rest) / (np.sqrt(PI) * tail)


def _erfc(x: np.ndarray) -> np.ndarray:
    a = np.abs(x)
    far = _erfc_fraction(np.where(a < 1, 1, np.where(a < 30, a, 30)))
    far = np.where(a < 30, far, np.where(np.isnan(a), a, 0))
    near = 1 - _erf_series(np.where(a < 1, x, 0))
    return np.where(a < 1, near, np.where(x < 0, 2 - far, far))


def _erf(x: np.ndarray) -> np.ndarray:
    a = np.abs(x)
    made = np.where(a < 1, _erf_series(np.where(a < 1, a, 0)), 1 - _erfc(a))
    return np.copysign(made, x)


def _stirling(x: np.ndarray) -> np.ndarray:
    """Return the logarithm of gamma from 30 on."""
    z = 1 / (x * x)
    series = (
        1 / (12 * x) * (1 - z / 30 * (1 - z / Long(3.5) * (1 - z * 3 / 4 * (1 - z * 140 / 99))))
    )
    return (x - Long(0.5)) * np.log(x) - x + np.log(2 * PI) / 2 + series


def _gamma_above(x: np.ndarray) -> np.ndarray:
    """Return gamma of positive numbers, by products from the range between 30 and 31."""
    moves = 30 - np.floor(np.minimum(x, 190))
    above, below, y = np.ones_like(x), np.ones_like(x), x
    for step in range(30):
        below = below * np.where(step < moves, x + step, 1)
    for step in range(1, 161):
        above = above * np.where(step <= -moves, x - step, 1)
    y = np.where(x < 200, x + moves, 30)
    return np.where(x < 200, np.exp(_stirling(y)) * above / below, np.where(np.isnan(x), x, np.inf))


def _sin_pi(x: np.ndarray) -> np.ndarray:
    whole = np.rint(x)
    sine = np.sin(PI * (x - whole))
    return np.where(np.fmod(whole, 2) == 0, sine, -sine)


def _gamma(x: np.ndarray) -> np.ndarray:
    y = np.where(x > 0, x, 1 - x)
    # Long doubles can hold gamma of the argument that gives the smallest double.
    made = _gamma_above(np.where(x > 0, x, np.where(y < 195, y, 30)))
    below = np.where(y < 195, PI / (_sin_pi(x) * made), np.copysign(0, _sin_pi(x)))
    below = np.where((np.rint(x) == x) | np.isinf(x), np.nan, below)
    return np.where(x == 0, 1 / x, np.where(x > 0, made, np.where(np.isnan(x), x, below)))


@cache
def _zeta_less_one(k: int) -> Long:
    """Return the sum of the powers of 1/2, 1/3 and so on, the last ones as an integral."""
    n = Long(1000)
    total = (np.arange(999, 1, -1).astype(Long) ** -k).sum()
    last = n ** (1 - k) / (k - 1) + n**-k / 2 + k * n ** (-k - 1) / 12
    return total + last - k * (k + 1) * (k + 2) * n ** (-k - 3) / 720


def _lgamma_near_two(t: np.ndarray) -> np.ndarray:
    total = np.zeros_like(t)
    for k in range(40, 1, -1):
        total = -t * (total + _zeta_less_one(k) / k)
    return t * (1 - EULER - total)


def _lgamma_above(x: np.ndarray) -> np.ndarray:
    near_two = _lgamma_near_two(np.where(np.abs(x - 2) <= 0.5, x - 2, 0))
    t = np.where(np.abs(x - 1) < 0.5, x - 1, 0)
    near_one = _lgamma_near_two(t) - np.log1p(t)
    other = np.where(x < 30, np.log(_gamma_above(np.where(x < 30, x, 30))), _stirling(x))
    other = np.where(np.abs(x - 2) <= 0.5, near_two, other)
    return np.where(np.abs(x - 1) < 0.5, near_one, other)


def _lgamma(x: np.ndarray) -> np.ndarray:
    y = np.where(x > 0, x, 1 - x)
    above = np.where(np.isinf(y), np.inf, _lgamma_above(np.where(np.isfinite(y), y, 1)))
    below = np.log(PI / np.abs(_sin_pi(x))) - above
    below = np.where((np.rint(x) == x) | np.isinf(x), np.inf, below)
    return np.where(np.isnan(x), x, np.where(x > 0, above, below))


_OWN: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "erf": _erf,
    "erfc": _erfc,
    "gamma": _gamma,
    "lgamma": _lgamma,
}
