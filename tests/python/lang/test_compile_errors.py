"""Mistakes in a kernel: one clear error that shows the line and marks the faulty part."""

from __future__ import annotations

import sys
import traceback
from typing import Any

import numpy as np
import pytest

import fishplate as fp

A = np.zeros(4, np.float32)


def try_except(a: fp.Tensor, n: fp.Int32) -> None:
    try:
        a[0] = 1.0
    except ValueError:
        pass


def undefined(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = no_such_thing + 1  # noqa: F821


def rank(a: fp.Tensor, n: fp.Int32) -> None:
    for i in range(n):
        a[0] = a[i, 1] * 2


def not_on_every_path(a: fp.Tensor, n: fp.Int32) -> None:
    if n > 1:
        t = 1.0
    a[0] = t


def before_set(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = t  # noqa: F821
    if n:
        t = 1.0  # noqa: F841


def string_arithmetic(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = a[1] + "abc"


def recursion(a: fp.Tensor, n: fp.Int32) -> None:
    jitted["recursion"](a, n - 1)


def constexpr(a: fp.Tensor, n: fp.Int32) -> None:
    for j in fp.range_constexpr(n):
        a[j] = 1.0


def generator(a: fp.Tensor, n: fp.Int32) -> Any:
    yield n


def tensor_result(a: fp.Tensor, n: fp.Int32) -> Any:
    return a


def uneven_returns(a: fp.Tensor, n: fp.Int32) -> Any:
    if n:
        return 1


def tensor_operand(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = n + a


class Kept:
    """Stores values through its own method."""

    def __init__(self) -> None:
        self.items: list[Any] = []

    def keep(self, value: Any) -> None:
        self.items.append(value)


def leaves_the_loop(a: fp.Tensor, n: fp.Int32) -> None:
    kept = Kept()
    for i in range(n):
        kept.keep(a[i])
    a[0] = kept.items[0]


def plain_helper(n: Any) -> int:
    return 3 if n else 4


def asks_for_truth(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = plain_helper(n)


def out_of_range(a: fp.Tensor, n: fp.Int32) -> None:
    small = a[0:2]
    b = fp.lang.TensorView
    a[0] = small[2]
    assert b


def unfit(a: fp.Tensor, n: fp.Int8) -> None:
    a[0] = n + 1000


def tensor_sum(a: fp.Tensor, n: fp.Int32) -> None:
    a[1:] = a[1:] + a[:-1]


def tensor_scaled(a: fp.Tensor, n: fp.Int32) -> None:
    a[:] = 2 * a


def tensor_negated(a: fp.Tensor, n: fp.Int32) -> None:
    a[:] = -a


def tensor_compared(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = fp.select(0 < a, 1.0, 2.0)


def tensor_magnitude(a: fp.Tensor, n: fp.Int32) -> None:
    a[:] = abs(a)


def tensor_number(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = float(a)


def float_index(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = a[n * 1.5]


def walrus(a: fp.Tensor, n: fp.Int32) -> None:
    if n > 1 and (m := n + 1) > 2:
        a[0] = m


def with_statement(a: fp.Tensor, n: fp.Int32) -> None:
    with memoryview(b"x"):
        pass


def float_range(a: fp.Tensor, n: fp.Int32) -> None:
    for i in range(n / 2):
        a[i] = 1.0


def store_float_to_int(a: fp.Tensor, n: fp.Int32) -> None:
    local = fp.local_array(4, fp.Int32)
    local[0] = 1.5
    a[0] = local[0]


def bits_of_float(a: fp.Tensor, n: fp.Int32) -> None:
    a[0] = a[0] & 1


#: The function, a part of its error, and the marked part of the line.
def nul_in_print(a: fp.Tensor, n: fp.Int32) -> None:
    print(n, "of 5", end="\0")


def nul_in_assert(a: fp.Tensor, n: fp.Int32) -> None:
    assert n > 5, f"{n}\0 of 5"


def nul_in_raise(a: fp.Tensor, n: fp.Int32) -> None:
    if n < 5:
        raise ValueError("too\0small")


NUL = "a text in a kernel cannot hold the character NUL"

CASES = [
    (try_except, "try/except is not supported", "try:"),
    (undefined, "name 'no_such_thing' is not defined", "no_such_thing"),
    (rank, "too many indices: `a` has 1 dimensions, 2 were indexed", "a[i, 1]"),
    (not_on_every_path, "`t` is not set on every path that leads here", "t"),
    (before_set, "`t` is read before it is set", "t"),
    (string_arithmetic, "`+` does not take Float32 and str", 'a[1] + "abc"'),
    (recursion, "calls itself: recursion cannot be compiled", 'jitted["recursion"](a, n - 1)'),
    (constexpr, "got an Int32 known only at run time", "fp.range_constexpr(n)"),
    (generator, "generators cannot be compiled", None),
    (
        tensor_result,
        "a kernel returns nothing, a number, or a tuple of numbers, got tensor",
        None,
    ),
    (uneven_returns, "the returns of this function do not agree", None),
    (tensor_operand, "`+` does not take Int32 and tensor", "n + a"),
    *[
        (function, "`a` is a tensor, and operators take numbers: write a loop", marked)
        for function, marked in (
            (tensor_sum, "a[1:] + a[:-1]"),
            (tensor_scaled, "2 * a"),
            (tensor_negated, "-a"),
            (tensor_compared, "0 < a"),
            (tensor_magnitude, "abs(a)"),
            (tensor_number, "float(a)"),
        )
    ],
    (leaves_the_loop, "was computed in a branch or loop that has ended", "a[0]"),
    # From 3.13 on, Python knows which part of the expression asks.
    (
        asks_for_truth,
        "decorate the function that asks with @fp.jit",
        "n" if sys.version_info >= (3, 13) else "3 if n else 4",
    ),
    (out_of_range, "index 2 is out of range for dimension 0 of `a`, of extent 2", "small[2]"),
    (unfit, "1000 does not fit Int8, which holds -128 to 127", "n + 1000"),
    (float_index, "`[]` does not take Float64", "a[n * 1.5]"),
    (walrus, "`:=` in a part of an expression that is not always run", "m := n + 1"),
    (with_statement, "with takes a context manager of contextlib", 'memoryview(b"x")'),
    (float_range, "range takes integers, got Float64", "range(n / 2)"),
    (
        store_float_to_int,
        "cannot store float as an element of type Int32; fp.Int32(...) converts it",
        "local[0]",
    ),
    *[(function, NUL, None) for function in (nul_in_print, nul_in_assert, nul_in_raise)],
    (bits_of_float, "`&` does not take Float32 and int", "a[0] & 1"),
]
jitted = {case[0].__name__: fp.jit(case[0]) for case in CASES}


@pytest.mark.parametrize(
    "function, reason, marked", CASES, ids=lambda x: getattr(x, "__name__", "")
)
def test_a_mistake_is_one_clear_error(function: Any, reason: str, marked: str | None) -> None:
    kernel = jitted[function.__name__]
    with pytest.raises(fp.CompileError) as caught:
        kernel(A, 3)
    error = caught.value
    assert reason in error.reason
    assert error.filename == __file__
    lines = str(error).splitlines()
    assert lines[1].strip() == f"{__file__}:{error.lineno}"
    if marked is not None:
        source, marks = lines[2], lines[3]
        start = marks.index("^")
        assert source[start : start + marks.count("^")] == marked
    # No internals of the tracer are shown: the error is raised by the call.
    shown = traceback.format_exception(error)
    assert not any("_flow.py" in line or "_rewrite.py" in line for line in shown)


def test_a_mistake_in_another_function_is_shown_there() -> None:
    @fp.jit
    def inner(x: Any) -> Any:
        return x @ 2

    @fp.jit
    def outer(a: fp.Tensor) -> None:
        a[0] = inner(a[1])

    with pytest.raises(fp.CompileError, match="unsupported operand") as caught:
        outer(A)
    assert "return x @ 2" in str(caught.value)


def test_what_cannot_be_a_kernel() -> None:
    with pytest.raises(TypeError, match="fp.jit takes a Python function"):
        fp.jit(len)  # type: ignore[arg-type]
    with pytest.raises(fp.CompileError, match="only functions defined by `def`"):
        fp.jit(lambda a: None)(A)


def test_a_later_call_reports_again() -> None:
    kernel = jitted["undefined"]
    for _ in range(2):
        with pytest.raises(fp.CompileError):
            kernel(A, 3)


class Holder:
    """Stores values; the class's own code sets `doubled` and elements."""

    def __init__(self, tensor: Any) -> None:
        self.tensor, self.kept = tensor, 0

    def __setitem__(self, index: Any, value: Any) -> None:
        self.tensor[index] = value

    def set_doubled(self, value: Any) -> None:
        self.tensor[0] = 2 * value

    doubled = property(fset=set_doubled)


def change_list(a: fp.Tensor, n: fp.Int32) -> None:
    total = [0.0]
    for i in range(n):
        total[0] += a[i]
        a[i] = total[0]


def grow_list(a: fp.Tensor, n: fp.Int32) -> None:
    seen: list[Any] = []
    for _ in range(n):
        seen.append(1)
    a[0] = len(seen)


def grow_set(a: fp.Tensor, n: fp.Int32) -> None:
    seen: set[int] = set()
    if n > 1:
        seen.add(1)
    a[0] = len(seen)


def shrink_dict(a: fp.Tensor, n: fp.Int32) -> None:
    flags = {"set": 0}
    while n > 1:
        a[0] = flags.pop("set")
        n -= 1


def change_dict(a: fp.Tensor, n: fp.Int32) -> None:
    flags = {"set": 0}
    if n > 1:
        flags["set"] = 1
    a[0] = flags["set"]


def change_attribute(a: fp.Tensor, n: fp.Int32) -> None:
    holder = Holder(a)
    while n > 0:
        n -= 1
        for _ in (1, 2):
            holder.kept = n


@pytest.mark.parametrize(
    "function", [change_list, grow_list, grow_set, shrink_dict, change_dict, change_attribute]
)
def test_objects_are_not_changed_at_run_time(function: Any) -> None:
    with pytest.raises(fp.CompileError, match="is changed in a branch or loop known only at"):
        fp.jit(function)(A, 3)


def test_objects_are_changed_when_compiling() -> None:
    @fp.jit
    def kernel(a: fp.Tensor, n: fp.Int32) -> Any:
        holder, sums = Holder(a), [0, 0]
        for k in (1, 2, 3):
            sums[k % 2] += k
            holder.kept = k
        sums.append(sums.pop())
        for i in range(n):
            mine = [i]
            mine.append(2)
            mine[0] += sums[0]
            holder[i] = mine[0]
            holder.doubled = i
            sums = [sums[0] + 1, mine[1]]
            sums[1] += 5
        return sums[0], sums[1], holder.kept

    a = np.zeros(4)
    assert kernel(a, 3) == (5, 7, 3)
    assert a.tolist() == [4, 4, 6, 0]


@fp.kernel
def loops_over_threads(t: fp.Tensor, size: fp.Constexpr) -> None:
    shared = fp.shared_array(size, fp.Float32)
    for i in fp.parallel_range(3):
        t[i] = shared[i]


@fp.jit
def launch(t: fp.Tensor, size: fp.Constexpr) -> None:
    loops_over_threads(t, size).launch(grid=1, block=32)


def test_a_kernel_on_a_gpu_has_no_threads_of_the_processor() -> None:
    t = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")
    with pytest.raises(fp.CompileError, match="parallel_range runs on CPU threads"):
        fp.compile(launch, t, 4, options="--gpu-arch sm_80")
    with pytest.raises(fp.CompileError, match="of 18446744073709551616 elements is larger than"):
        fp.compile(launch, t, 1 << 64, options="--gpu-arch sm_80")


@fp.jit
def launch_with(t: fp.Tensor, n: fp.Int32, smem: fp.Constexpr) -> None:
    loops_over_threads(t, 4).launch(grid=1, block=32, smem=smem)


@fp.jit
def show_with(t: fp.Tensor, n: fp.Int32, width: fp.Constexpr) -> None:
    print(f"{n:{n if width is None else width}}")


def test_what_is_no_number_is_named_as_python_names_it() -> None:
    for kernel, given, reason in (
        (launch_with, b"bytes", "expected a number, got bytes"),
        (launch_with, len, "expected a number, got builtin_function_or_method"),
        (show_with, None, "how a number is shown in a text must be known when compiling"),
    ):
        with pytest.raises(fp.CompileError, match=reason):
            fp.compile(kernel, A, 3, given)


def test_annotations_that_cannot_be_read() -> None:
    @fp.jit
    def unknown(a: NoSuchType) -> None:  # type: ignore[name-defined]  # noqa: F821
        a[0] = 1

    for compile in (unknown, unknown.compile):
        with pytest.raises(
            fp.CompileError, match="annotation 'NoSuchType' of argument 'a' cannot be"
        ):
            compile(A)


def test_names_that_are_never_set_around_a_kernel() -> None:
    @fp.jit
    def inner(a: fp.Tensor) -> None:
        a[0] = never_set

    if A is None:
        never_set = 1
    with pytest.raises(fp.CompileError, match="free variable 'never_set'"):
        inner(A)
