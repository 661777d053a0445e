"""SymInt: its text form, and its arithmetic."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import pytest


def sym(width: int, divisibility: int) -> fp.SymInt:
    return fp.SymInt(width, divisibility=divisibility)


@pytest.mark.parametrize(
    ("got", "expected"),
    [
        (sym(32, 4) * 3, sym(32, 12)),
        (3 * sym(64, 4), sym(64, 12)),
        (sym(32, 4) * 0, 0),
        (sym(32, 4) * sym(64, 6), sym(64, 24)),
        (sym(32, 8) % 4, 0),
        (sym(32, 8) % 12, sym(32, 4)),
        (sym(32, 8) % sym(32, 2), 0),
        (sym(32, 6) % sym(64, 4), sym(64, 2)),
        (9 % sym(32, 4), 1),
        (sym(32, 8) // 4, sym(32, 2)),
        (sym(64, 8) // 3, sym(64, 1)),
        (sym(32, 8) // sym(64, 2), sym(64, 1)),
        (sym(32, 8) + 12, sym(32, 4)),
        (3 - sym(64, 9), sym(64, 3)),
        (sym(32, 8) - 0, sym(32, 8)),
        (sym(32, 8) + sym(64, 12), sym(64, 4)),
    ],
)
def test_behaviour_095_algebra(got: Any, expected: Any) -> None:
    assert type(got) is type(expected)
    assert got == expected


@pytest.mark.parametrize("work", [lambda n: n // 0, lambda n: n % 0])
def test_behaviour_095_division_by_zero(work: Any) -> None:
    with pytest.raises(ZeroDivisionError):
        work(fp.sym_int())


@pytest.mark.parametrize("other", [1.5, "2", None])
def test_behaviour_095_other_types(other: Any) -> None:
    for work in (
        lambda n: n + other,
        lambda n: n * other,
        lambda n: n % other,
        lambda n: n // other,
    ):
        with pytest.raises(TypeError):
            work(fp.sym_int())


def test_what_it_shows() -> None:
    assert str(fp.sym_int(divisibility=4)) == "?{div=4}"
    assert str(fp.sym_int64(symbol="n")) == "n ?{i64 div=1}"
    assert fp.sym_int32(symbol="n") == fp.sym_int(32, symbol="n")
    assert hash(fp.sym_int32(symbol="n")) == hash(fp.sym_int(32, symbol="n"))
    assert fp.sym_int() != fp.sym_int64() and fp.sym_int() != 1


def test_refused() -> None:
    with pytest.raises(ValueError, match="Unsupported width: 16"):
        fp.SymInt(16)
    for divisibility in (0, -4, 1.5, True):
        with pytest.raises(ValueError, match="divisibility must be a positive int"):
            fp.SymInt(divisibility=divisibility)
