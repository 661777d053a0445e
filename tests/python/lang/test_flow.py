"""Control flow: branches, loops, jumps and the values of names where paths meet."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import fishplate as fp


def run(function: Any, *args: Any, out: int = 8, dtype: Any = np.int64) -> list[Any]:
    """Compile and call a kernel that writes to its first argument; return its output."""
    result = np.zeros(out, dtype)
    function(result, *args)
    return result.tolist()


@fp.jit
def branches(out: fp.Tensor, k: fp.Int32) -> None:
    if k < 0:
        out[0] = 1
    elif k == 0:
        out[0] = 2
    elif k < 10:
        out[0] = 3
    else:
        out[0] = 4
    x = 5
    if k > 3:
        x = 6
    out[1] = x
    y = 7 if k % 2 else 8
    out[2] = y


@pytest.mark.parametrize("k, first", [(-1, 1), (0, 2), (4, 3), (11, 4)])
def test_if(k: int, first: int) -> None:
    assert run(branches, k)[:3] == [first, 6 if k > 3 else 5, 7 if k % 2 else 8]


@fp.jit
def jumps(out: fp.Tensor, a: fp.Tensor, stop: fp.Int32) -> None:
    total = 0
    for i in range(a.shape[0]):
        if a[i] < 0:
            continue
        if a[i] == stop:
            break
        total += a[i]
    out[0] = total
    n = 0
    while True:
        n += 1
        if n * n > total:
            break
    out[1] = n
    for i in range(10, 0, -3):
        out[2] += i
    for i in range(3):
        for j in range(i, 5):
            if j == 3:
                break
            out[3] += 10 * i + j


def expected_jumps(a: list[int], stop: int) -> list[int]:
    total = 0
    for value in a:
        if value < 0:
            continue
        if value == stop:
            break
        total += value
    n = next(n for n in range(1, 10000) if n * n > total)
    third = sum(10 * i + j for i in range(3) for j in range(i, 3))
    return [total, n, sum(range(10, 0, -3)), third]


@pytest.mark.parametrize("stop", [99, 5, -100])
def test_loops(stop: int) -> None:
    a = [3, -4, 7, 5, -1, 20]
    assert run(jumps, np.array(a, np.int64), stop)[:4] == expected_jumps(a, stop)


@fp.jit
def early(out: fp.Tensor, k: fp.Int32) -> None:
    out[0] = 1
    if k > 0:
        if k > 5:
            return
        out[1] = 1
        for i in range(10):
            if i == k:
                out[2] = i
                return
    out[3] = 1


@pytest.mark.parametrize("k, wrote", [(9, [1, 0, 0, 0]), (3, [1, 1, 3, 0]), (-1, [1, 0, 0, 1])])
def test_early_return(k: int, wrote: list[int]) -> None:
    assert run(early, k)[:4] == wrote


@fp.jit
def pick(x: Any, limit: Any) -> Any:
    if x > limit:
        return limit
    return x


@fp.jit
def helpers(out: fp.Tensor, k: fp.Int32) -> None:
    out[0] = pick(k, 10)
    out[1] = pick(k * 2, 10) + pick(k, k)


def test_inlined_returns_meet() -> None:
    assert run(helpers, 7)[:2] == [7, 17]
    assert run(helpers, 12)[:2] == [10, 22]


@fp.jit
def carried(out: fp.Tensor, n: fp.Int32) -> None:
    a, b = 0, 1
    pair = (0, (1, 2))
    for _ in range(n):
        a, b = b, a + b
        pair = (pair[1][0], (pair[1][1], pair[0]))
    out[0] = a
    out[1], out[2], out[3] = pair[0], pair[1][0], pair[1][1]


def test_tuples_are_carried() -> None:
    assert run(carried, 10)[:4] == [55, 1, 2, 0]
    assert run(carried, 0)[:4] == [0, 0, 1, 2]


@fp.jit
def unrolled(out: fp.Tensor, k: fp.Int32) -> None:
    for j in fp.range_constexpr(4):
        if k == j:
            break
        if k == 10 + j:
            continue
        out[j] = j + 1
    for j, name in enumerate(("a", "b")):
        out[4 + j] = len(name) + j


def test_loops_when_compiling_take_jumps_at_run_time() -> None:
    assert run(unrolled, 2)[:6] == [1, 2, 0, 0, 1, 2]
    assert run(unrolled, 12)[:6] == [1, 2, 0, 4, 1, 2]
    assert run(unrolled, 99)[:6] == [1, 2, 3, 4, 1, 2]


@fp.jit
def lazy(out: fp.Tensor, a: fp.Tensor, i: fp.Int32) -> None:
    n = a.shape[0]
    if i < n and a[i] > 0:
        out[0] = 1
    if i >= n or a[i] <= 0:
        out[1] = 1
    out[2] = not (i < n)
    out[3] = 0 <= i < n
    out[4] = 1 if 0 < i <= 2 < n else 0


def test_right_sides_are_run_only_when_asked() -> None:
    a = np.array([1, -1, 2], np.int64)
    assert run(lazy, a, 0)[:5] == [1, 0, 0, 1, 0]
    assert run(lazy, a, 1)[:5] == [0, 1, 0, 1, 1]
    # An address this far away would be a fault.
    assert run(lazy, a, 2_000_000_000)[:5] == [0, 1, 1, 0, 0]


@fp.jit
def types_settle(out: fp.Tensor, x: fp.Tensor) -> None:
    total = 0
    for i in range(x.shape[0]):
        total += x[i]
    out[0] = total
    count = 0
    while count < 3:
        count += 1
    out[1] = count


def test_a_number_takes_the_type_it_meets_in_a_loop() -> None:
    result = np.zeros(2, np.float32)
    types_settle(result, np.array([0.1, 0.2, 0.3], np.float32))
    total = np.float32(0)
    for value in np.array([0.1, 0.2, 0.3], np.float32):
        total += value
    assert result.tolist() == [total, 3]


@fp.jit
def nested_functions(out: fp.Tensor, k: fp.Int32) -> None:
    def clamp(x: Any) -> Any:
        if x > 5:
            return 5
        return x

    table = [clamp(k + j) for j in range(3)]
    for j, value in enumerate(table):
        out[j] = value


def test_inner_functions() -> None:
    assert run(nested_functions, 3)[:3] == [3, 4, 5]
    assert run(nested_functions, 5)[:3] == [5, 5, 5]


@fp.jit
def static_only(out: fp.Tensor, flag: fp.Constexpr, k: fp.Int32) -> None:
    for i in range(k):
        if flag:
            continue
        out[i] = no_such_name  # noqa: F821


def test_what_cannot_be_reached_is_not_run() -> None:
    assert run(static_only, True, 3)[:3] == [0, 0, 0]
    with pytest.raises(fp.CompileError, match="no_such_name"):
        run(static_only, False, 3)


def test_long_functions(tmp_path: Any) -> None:
    returns = [f"    if n == {i}: return {i * i}" for i in range(400)]
    chain = [f"    elif n == {i}: x = {i}" for i in range(501, 600)]
    lines = ["def long(n):", *returns, "    if n == 500: x = 0", *chain, "    else: x = -n"]
    path = tmp_path / "long.py"
    path.write_text("\n".join([*lines, "    return x\n"]))
    names: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), names)
    compiled = fp.compile(names["long"], fp.Int64(0), options="--opt-level 0")
    for n in (0, 7, 399, 400, 500, 501, 599, 600):
        assert compiled(n) == names["long"](n)


def test_too_deep_a_nest_is_one_error(tmp_path: Any) -> None:
    path = tmp_path / "deep.py"
    path.write_text(f"def deep(n):\n    return {' + '.join(['n'] * 900)}\n")
    names: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), names)
    with pytest.raises(fp.CompileError, match="nested too deeply"):
        fp.compile(names["deep"], fp.Int64(0))


@fp.jit
def end_that_changes(n: fp.Int64) -> Any:
    a, total = 3, 0
    while n > 0:
        n -= 1
        for i in range(a % 6):
            total = total * 3 + i
        for i in fp.parallel_range(a):
            total += i
        a += 1
    return total


def test_ranges_end_at_what_a_loop_carries() -> None:
    total, a = 0, 3
    for _ in range(4):
        for i in range(a % 6):
            total = total * 3 + i
        total, a = total + sum(range(a)), a + 1
    assert end_that_changes(4) == total


SETTING = [1]


@contextlib.contextmanager
def setting(value: int) -> Iterator[int]:
    SETTING.append(value)
    try:
        yield value * 10
    finally:
        SETTING.pop()


def test_with_enters_its_context_when_compiling() -> None:
    @fp.jit
    def count(a: fp.Tensor, n: fp.Int32) -> None:
        total = 0
        with setting(5) as more, setting(7):
            if n > 2:
                total = n + SETTING[-1]
            for _ in range(n):
                total += more
        a[0] = total + SETTING[-1]

    out = np.zeros(1, np.int32)
    count(out, 3)
    assert out[0] == 3 + 7 + 3 * 50 + 1
    assert SETTING == [1]


def test_a_return_in_a_with_leaves_the_function() -> None:
    @fp.jit
    def count(a: fp.Tensor, n: fp.Int32) -> None:
        with setting(2):
            if n > 2:
                a[0] = 1
                return
        a[0] = 2

    out = np.zeros(1, np.int32)
    assert [count(out, n) or int(out[0]) for n in (1, 3)] == [2, 1]


def test_a_context_is_left_when_its_body_cannot_be_compiled() -> None:
    @fp.jit
    def wrong(a: fp.Tensor) -> None:
        with setting(2):
            a[0] = a

    with pytest.raises(fp.lang.CompileError):
        wrong(np.zeros(1, np.int32))
    assert SETTING == [1]
