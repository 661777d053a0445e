"""2,000 random expressions: a kernel computes the same as NumPy.

Expressions are made of typed scalars and Python numbers; many go into one kernel, so that LLVM is run a few
times only. NumPy's results come from arrays of one element, where scalars follow the same rules of
promotion and no warning stops at a division by zero.
"""

from __future__ import annotations

import linecache
import random
from typing import Any

import numpy as np
import pytest

import fishplate as fp

TYPES = "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64".split()
BATCH, BATCHES = 50, 40


class Programs:
    """Makes random expressions over typed inputs ``a_<type>[k]``."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def leaf(self) -> str:
        kind = self.random.choice(TYPES)
        return f"{kind}_[{self.random.randrange(4)}]"

    def number(self) -> str:
        return self.random.choice(["1", "2", "3", "7", "0.5", "2.25", "1.5"])

    def expression(self, depth: int) -> str:
        if depth == 0:
            return self.leaf()
        pick = self.random.random()
        left = self.expression(depth - 1)
        right = self.expression(depth - 1) if self.random.random() < 0.75 else self.number()
        if pick < 0.55:
            return f"({left} {self.random.choice(['+', '-', '*', '/', '//', '%'])} {right})"
        if pick < 0.65:
            return f"where({left} {self.random.choice(['<', '<=', '==', '!=', '>', '>='])} {right}, {left}, {right})"
        if pick < 0.75:
            return f"({left} {self.random.choice(['<', '<=', '==', '!=', '>', '>='])} {right})"
        if pick < 0.85:
            return f"bits('{self.random.choice(['&', '|', '^', '<<', '>>'])}', {left}, {right})"
        if pick < 0.95:
            return f"unary('{self.random.choice(['-', 'abs', 'sqrt', 'floor'])}', {left})"
        return f"power({left}, {self.random.randrange(4)})"


def is_value(x: Any) -> bool:
    return isinstance(x, fp.lang.Value)


def kind_of(x: Any) -> str:
    """The type of an operand on either side, as a dtype; for Python numbers, their class."""
    if is_value(x):
        return x.type.dtype.__str__()
    return str(x.dtype) if isinstance(x, np.ndarray) else type(x).__name__


def where(test: Any, a: Any, b: Any) -> Any:
    if isinstance(test, np.ndarray):
        return np.where(test, a, b)
    return fp.lang.select(test, a, b)


def _is_float(x: Any) -> bool:
    return "float" in kind_of(x)


def bits(operator: str, a: Any, b: Any) -> Any:
    """Bitwise if both are integers; otherwise a sum."""
    if _is_float(a) or _is_float(b) or {kind_of(a), kind_of(b)} & {"bool"} and operator in "<<>>":
        return a + b
    if {kind_of(a), kind_of(b)} == {"uint64", "int64"} or "uint64" in kind_of(a) + kind_of(b):
        # A signed operand would make it a float64.
        return a + b
    b = b & 63 if operator in "<<>>" and not isinstance(b, int) else b
    return {
        "&": lambda: a & b,
        "|": lambda: a | b,
        "^": lambda: a ^ b,
        "<<": lambda: a << b,
        ">>": lambda: a >> b,
    }[operator]()


def unary(operator: str, a: Any) -> Any:
    if operator == "-":
        return -(a + 0) if kind_of(a) == "bool" else -a
    if operator == "abs":
        return abs(a + 0) if kind_of(a) == "bool" else abs(a)
    if not _is_float(a):
        return a
    if is_value(a):
        return getattr(fp.math, operator)(a)
    return getattr(np, operator)(a)


def power(a: Any, n: int) -> Any:
    if kind_of(a) == "bool":
        a = a + 0
    if is_value(a):
        return a**n
    if n == 0:
        return np.ones_like(a)
    # One operator rounds once: halves are computed with in 32 bits.
    wide = a.astype(np.float32) if kind_of(a) == "float16" else a
    result = wide
    for _ in range(n - 1):
        result = result * wide
    return result.astype(a.dtype)


def inputs(rng: np.random.Generator) -> dict[str, np.ndarray]:
    made = {}
    for name in TYPES:
        dtype = np.dtype(name)
        if dtype == bool:
            values = rng.integers(0, 2, 4)
        elif dtype.kind == "f":
            values = rng.normal(size=4) * rng.choice([1, 10, 0.1], 4)
        else:
            info = np.iinfo(dtype)
            wide = rng.integers(info.min, info.max, 4, dtype, endpoint=True)
            small = rng.integers(0, 20, 4).astype(dtype) - dtype.type(5 if info.min else 0)
            values = np.where(rng.integers(0, 2, 4), wide, small)
        made[name + "_"] = values.astype(dtype)
    return made


def kernel_of(expressions: list[str], number: int) -> Any:
    """A kernel that writes each expression to ``out``; its source is kept for error messages."""
    lines = [f"def programs({', '.join(f'{name}_' for name in TYPES)}, out, kinds):"]
    for at, text in enumerate(expressions):
        lines.append(f"    value = {text}")
        lines.append("    kinds.append(kind_of(value))")
        lines.append(f"    out[{at}] = fp.Float64(value)")
    filename = f"<programs {number}>"
    text = "\n".join(lines) + "\n"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    namespace = {**globals()}
    exec(compile(text, filename, "exec"), namespace)
    namespace["programs"].__annotations__["kinds"] = fp.Constexpr
    return fp.jit(namespace["programs"])


def reference(text: str, arrays: dict[str, np.ndarray]) -> np.ndarray:
    names = {name: Rows(values) for name, values in arrays.items()}
    with np.errstate(all="ignore"):
        return eval(text, {**globals(), **names})


class Rows:
    """Indexing returns arrays of one element."""

    def __init__(self, values: np.ndarray) -> None:
        self.values = values

    def __getitem__(self, index: int) -> Any:
        return self.values[index : index + 1].view(Typed)


class Typed(np.ndarray):
    """An array whose booleans are int64 in arithmetic, as in Python."""

    def __array_ufunc__(self, ufunc: Any, method: str, *args: Any, **kwargs: Any) -> Any:
        plain = [a.view(np.ndarray) if isinstance(a, Typed) else a for a in args]
        name = ufunc.__name__
        kinds = [np.asarray(a).dtype.kind for a in plain]
        if name in ("add", "subtract", "multiply", "floor_divide", "remainder", "power"):
            if all(kind == "b" for kind in kinds):
                plain = [np.asarray(a).astype(np.int64) for a in plain]
            elif "b" in kinds and any(type(a) is int for a in plain):
                plain = [a if type(a) is int else a.astype(np.int64) for a in plain]
        result = getattr(ufunc, method)(*plain, **kwargs)
        return result.view(Typed) if isinstance(result, np.ndarray) else result


def same(got: float, wanted: float) -> bool:
    if np.isnan(wanted):
        return bool(np.isnan(got))
    return got == wanted


@pytest.mark.parametrize("number", range(BATCHES))
def test_expressions_mean_what_numpy_means(number: int) -> None:
    programs = Programs(number)
    expressions = [programs.expression(programs.random.choice([1, 2, 2, 3])) for _ in range(BATCH)]
    kernel = kernel_of(expressions, number)
    rng = np.random.default_rng(number)
    arrays = inputs(rng)
    out, kinds = np.zeros(BATCH), []
    compiled = fp.compile(kernel, *arrays.values(), out, kinds, options="--opt-level 1 --no-cache")
    for _ in range(3):
        arrays = inputs(rng)
        compiled(*arrays.values(), out)
        for at, text in enumerate(expressions):
            wanted = reference(text, arrays)
            assert kinds[at] == str(wanted.dtype), text
            with np.errstate(all="ignore"):
                number_wanted = float(wanted.astype(np.float64)[0])
            assert same(out[at], number_wanted), (
                f"{text} = {out[at]!r}, NumPy has {number_wanted!r} with {arrays}"
            )
