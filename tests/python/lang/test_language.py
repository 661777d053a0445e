"""Parts of the language, one by one, against Python's own results for the same source."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import numpy as np
import pytest

import fishplate as fp


def same(function: Any, *calls: tuple[Any, ...]) -> None:
    """Compile a function for Int64s, and compare with Python."""
    compiled = fp.compile(function, *(fp.Int64(0) for _ in calls[0]), options="--no-cache")
    for args in calls:
        assert compiled(*args) == function(*args), args


def while_else(n: Any) -> Any:
    i = 0
    while i < n:
        if i == 3:
            i = -1
            break
        i += 1
    else:
        i += 100
    return i


def for_else(n: Any) -> Any:
    found = -1
    for i in range(n):
        if i * i == 9:
            found = i
            break
        if i == 7:
            return 70
    else:
        found = n * 10
    return found


def unrolled_else(n: Any) -> Any:
    for k in (2, 3, 5):
        if n % k == 0:
            r = k
            break
    else:
        r = n
    return r


def nested_else(n: Any) -> Any:
    total = 0
    for i in range(2, n):
        for j in range(2, i):
            if i % j == 0:
                break
        else:
            total += i
            if total > 50:
                break
            continue
        total += 1000
    else:
        total = -total
    return total


def test_else_of_a_loop() -> None:
    for function in (while_else, for_else, unrolled_else, nested_else):
        same(function, *((n,) for n in range(12)))


def walrus(n: Any) -> Any:
    if (m := n + 1) > 2:
        return m
    total = (k := m * 2) + k
    while (total := total - 3) > 0:
        k += 1
    return total + k


def test_walrus() -> None:
    same(walrus, (0,), (1,), (5,), (-7,))


def membership(a: Any, b: Any) -> Any:
    return (
        a in (1, 2, b),
        a not in (b, 4),
        any((a > 3, b < 0, False)),
        all((a > 3, True, b < 9)),
        any([]),
        3 in (1, 3),
        a in [],
    )


def test_membership_and_quantifiers() -> None:
    same(membership, (1, 5), (5, 5), (4, -1), (9, 9), (0, 0))


def results(a: Any, b: Any) -> Any:
    if a > b:
        return a, (b, a > 1), ()
    return b, (a, False), ()


def test_tuples_are_returned() -> None:
    same(results, (1, 2), (3, 2))
    kernel = fp.jit(results)
    first, (second, flag), empty = kernel(4, 3)
    assert (first, second, flag, list(empty)) == (4, 3, True, [])
    assert isinstance(kernel(4, 3), fp.Array)


class Point(NamedTuple):
    x: fp.Float32
    y: fp.Int32 = 3


def test_named_tuples_are_returned_as_tuples() -> None:
    @fp.jit
    def moved(p: Point) -> Any:
        return Point(p.x + 1, p.y)

    assert moved(Point(2.0)) == (3.0, 3)


def test_tuples_are_returned_from_a_file(tmp_path: Any) -> None:
    path = tmp_path / "results.so"
    fp.compile(results, fp.Int64(0), fp.Int64(0)).export(path)
    assert fp.load_module(str(path)).results(1, 2) == (2, (1, False), ())


def test_formatted_print(capfd: pytest.CaptureFixture[str]) -> None:
    @fp.jit
    def bad(u: fp.Uint8) -> None:
        print(f"{u:#>4}")

    with pytest.raises(fp.CompileError, match="the format `#>4` is not supported for Uint8"):
        bad(1)

    @fp.jit
    def fine(n: fp.Int32, x: fp.Float32, u: fp.Uint8) -> None:
        print(f"n={n:03d} {x:+.1e} {u:x}", end="!\n")
        print(f"{x:8.3f}|{n:<4}|{x:.1%}|{'text':>6}|{3.5:.2f}", n > 1, sep="; ")
        print()
        print("only", 1, 2.5, None, sep="")

    fine(7, 0.5, 255)
    wanted = "n=007 +5.0e-01 ff!\n   0.500|7   |50.0%|  text|3.50; True\n\nonly12.5None\n"
    assert capfd.readouterr().out == wanted


def test_elements_are_printed(capfd: pytest.CaptureFixture[str]) -> None:
    @fp.jit
    def show(a: fp.Tensor, k: fp.Int32) -> None:
        print("a is", a, a[1, 0:k])

    show(np.arange(6).reshape(2, 3), 2)
    show(np.zeros((2, 0), np.int64), 0)
    show(np.array([[7], [8]])[:1].repeat(2, 0), 1)
    lines = capfd.readouterr().out.splitlines()
    assert lines == [
        "a is [[0, 1, 2], [3, 4, 5]] [3, 4]",
        "a is [[], []] []",
        "a is [[7], [7]] [7]",
    ]


@fp.jit
def checked(n: fp.Int32, x: fp.Float64) -> Any:
    assert n > 0, f"n is {n}, x is {x:.2f}%"
    if n > 100:
        raise ValueError(f"{n} is too much: {str(x)}")
    return n


def test_numbers_in_messages() -> None:
    assert checked(3, 1.5) == 3
    with pytest.raises(AssertionError, match=r"^n is -3, x is 1.50% \(.*test_language.py:\d+\)"):
        checked(-3, 1.5)
    with pytest.raises(ValueError, match=r"^200 is too much: 2.5 \(.*test_language.py:\d+\)"):
        checked(200, 2.5)


def test_a_long_message_is_cut() -> None:
    @fp.jit
    def long(n: fp.Int32) -> None:
        assert n > 0, f"{n}: {'long ' * 400}"

    with pytest.raises(AssertionError, match="^-1: (long ){203}long$"):
        long(-1)


def test_slices_are_set() -> None:
    @fp.jit
    def fill(a: fp.Tensor, b: fp.Tensor, n: fp.Int32) -> None:
        a[1:3] = 7
        a[n:] += 2
        b[:, 0] = a[0:2]
        b[1] *= a[1:3]
        part = b[0]
        part -= 1
        b[:, -1:] = b[:, 0:1]

    def plain(a: Any, b: Any, n: int) -> None:
        fill.function(a, b, n)

    got, wanted = [(np.arange(6.0), np.arange(4.0).reshape(2, 2)) for _ in range(2)]
    fill(*got, 4)
    plain(*wanted, 4)
    for left, right in zip(got, wanted, strict=True):
        assert left.tolist() == right.tolist()


def test_slices_that_do_not_fit() -> None:
    @fp.jit
    def known(a: fp.Tensor) -> None:
        a[0:3] = a[0:2]

    with pytest.raises(fp.CompileError, match=r"of shape \(3\) cannot be set from `a` of shape"):
        known(np.zeros(4))

    @fp.jit
    def unknown(a: fp.Tensor, b: fp.Tensor) -> None:
        a[:] = b

    a = np.zeros(4)
    unknown(a, np.ones(4))
    assert a.tolist() == [1] * 4
    with pytest.raises(ValueError, match=r"cannot be set from `b` of shape \(\?\) \(.*:\d+\)"):
        unknown(a, np.ones(5))

    @fp.jit
    def text(a: fp.Tensor) -> None:
        a[0:2] = "x"

    with pytest.raises(fp.CompileError, match="from a number or a tensor, got str"):
        text(a)


def test_tensors_are_gone_through() -> None:
    @fp.jit
    def total(a: fp.Tensor) -> Any:
        count, total = 0, 0.0
        for row in a:
            for x in row:
                if x < 0:
                    break
                total += x
                count += len(row)
        return total, count, len(a)

    a = np.array([[1.0, 2, 3], [4, -1, 5]])
    assert total(a) == (10.0, 12, 2)


def test_each_rank() -> None:
    for rank in range(9):

        @fp.jit
        def corner(a: fp.Tensor, k: fp.Constexpr) -> Any:
            a[(k,) * a.ndim] += a.size
            return a[(k,) * a.ndim], a.ndim

        a = np.ones((2,) * rank)
        assert corner(a, 1 if rank else 0) == (1.0 + 2**rank, rank)
        assert a.sum() == 2 * 2**rank


def test_isinstance() -> None:
    @fp.jit
    def kinds(n: fp.Int32, m: fp.Constexpr) -> Any:
        return (
            isinstance(m, int),
            isinstance(n, fp.Int32),
            isinstance(n, (float, fp.Float32)),
            isinstance("a", str),
        )

    assert kinds(1, 2) == (True, True, False, True)


def test_an_unset_name_is_named() -> None:
    @fp.jit
    def early(n: fp.Int32) -> Any:
        if n > 1:
            t = 1
        t += 1
        return t

    with pytest.raises(fp.CompileError, match=re.escape("`t` is not set on every path")):
        early(1)


def test_parts_of_one_tensor_overlap() -> None:
    @fp.jit
    def shift(a: fp.Tensor, b: fp.Tensor) -> None:
        a[1:] = a[:-1]
        a[0:3] += a[1:4]
        b[1:, 1:] = b[:-1, :-1]
        b[:-1] -= b[1:]

    def plain(a: Any, b: Any) -> None:
        shift.function(a, b)

    got, wanted = [(np.arange(9.0), np.arange(12.0).reshape(3, 4)) for _ in range(2)]
    shift(*got)
    plain(*wanted)
    for left, right in zip(got, wanted, strict=True):
        assert left.tolist() == right.tolist()


def backwards(n: Any, m: Any) -> Any:
    digits = 0
    for i in reversed(range(m, n, 3)):
        digits = digits * 10 + i
    for i in reversed(range(n, m, -2)):
        digits = digits * 7 + i
    for k, i in enumerate(range(m, n), 5):
        digits += k * i
    for i, j in zip(range(n), range(1, 100, 7)):  # noqa: B905
        digits += i * j
    for i, j in zip((1, 2), (n, 3)):  # noqa: B905
        digits += i * j
    return digits


def test_iterators_at_run_time() -> None:
    same(backwards, *((n, m) for n in (-1, 0, 1, 4, 9) for m in (0, 1, 8)))

    @fp.jit
    def places(a: fp.Tensor, b: fp.Tensor) -> Any:
        best, at = a[0], 0
        for i, x in enumerate(a):
            if x > best:
                best, at = x, i
        total = 0.0
        for x, y, i in zip(a, b, range(1, 100)):  # noqa: B905
            total += x * y * i
        return at, total

    a, b = np.array([1.0, 5, 3]), np.array([2.0, 1, 1, 9])
    assert places(a, b) == (1, 2.0 + 10.0 + 9.0)

    @fp.jit
    def mixed(a: fp.Tensor) -> None:
        for x, y in zip(a, (1, 2)):  # noqa: B905
            a[0] = x * y

    with pytest.raises(fp.CompileError, match="zip at run time takes tensors and ranges"):
        mixed(a)


def test_constants_and_defaults_of_inner_functions() -> None:
    @fp.jit
    def inner(x: fp.Float32, k: fp.Constexpr = 2, y: fp.Int8 = 3) -> Any:
        return x * k, isinstance(x, fp.Float32) and isinstance(y, fp.Int8)

    @fp.jit
    def fine(n: fp.Int32) -> Any:
        return inner(n)

    @fp.jit
    def bad(n: fp.Int32) -> Any:
        return inner(1.0, n)

    assert fine(3) == (6.0, True)
    with pytest.raises(fp.CompileError, match="`k` of `inner` is a Constexpr.*got an Int32 known"):
        bad(3)


def test_classes_of_python_stay_what_they_are() -> None:
    @fp.jit
    def kernel(n: fp.Int32) -> Any:
        table = fp.local_array(2, float, fill=n)
        known = len(str.upper("abc")) + float.fromhex("0x1p3") + int("12") + bool("x")
        return table[1], isinstance(n.to(int), fp.Int64), float(n) / 2, int(2.9 * n), bool(n), known

    assert kernel(3) == (3.0, True, 1.5, 8, True, 24.0)

    @fp.jit
    def shadowed(n: fp.Int32) -> Any:
        int = lambda x: x + 100  # noqa: A001, E731
        return int(n)

    assert shadowed(1) == 101
