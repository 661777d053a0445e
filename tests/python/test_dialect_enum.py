"""Enumerations of generated dialect modules: numbers, spellings, and errors."""

from __future__ import annotations

import copy
import pickle

import pytest
from fishplate._dialect_enum import Enum, Flag


class DataType(Enum):
    """Like a generated enumeration."""

    Float32 = 0, "f32"
    BFloat16 = 2, "bf16"
    Alias = 2, "bfloat16"
    None_ = 7, "none"


class Access(Flag):
    """Like a generated enumeration, with a case that contains others."""

    __separator__ = ", "
    None_ = 0, "none"
    Read = 1, "read"
    Write = 2, "write"
    Lock = 8, "lock"
    Both = 3, "read_write"


class Grouped(Flag):
    """Groups in place of their bits."""

    __groups_first__ = True
    Read = 1, "read"
    Both = 3, "both"
    Write = 2, "write"
    Lock = 8, "lock"
    All = 11, "all"


class Bare(Flag):
    """No case for zero."""

    X = 1, "x"


@pytest.mark.parametrize("given", [2, "bf16", "BFloat16", DataType.BFloat16])
def test_a_case_by_number_spelling_and_name(given: int | str) -> None:
    assert DataType(given) is DataType.BFloat16
    assert DataType.BFloat16 == 2


def test_text_of_a_case() -> None:
    assert str(DataType.BFloat16) == f"{DataType.BFloat16}" == "bf16"
    assert f"{DataType.BFloat16:04d}" == "0002"
    assert repr(DataType.BFloat16) == "DataType.BFloat16"


@pytest.mark.parametrize("wrong", [1, -1, "f64", "", None, 2.5, b"bf16"])
def test_what_is_no_case_lists_those_there_are(wrong: object) -> None:
    with pytest.raises(
        ValueError, match=r"is not a DataType; expected one of: f32 \(0\), bf16 \(2\)"
    ):
        DataType(wrong)


@pytest.mark.parametrize(
    "value", [DataType.BFloat16, DataType.None_, Access.Read, Access.Read | Access.Lock, Bare(0)]
)
def test_copies_are_the_same(value: Enum | Flag) -> None:
    assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value
    assert type(pickle.loads(pickle.dumps(value))) is type(value)


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Access(0), "none"),
        (Access.Read, "read"),
        (Access.Read | Access.Write, "read, write, read_write"),
        (Access.Read | Access.Lock, "read, lock"),
        (Grouped(3), "both"),
        (Grouped(9), "read|lock"),
        (Grouped(10), "write|lock"),
        (Grouped(11), "all"),
        (Bare(0), ""),
    ],
)
def test_text_of_combined_cases(value: Flag, text: str) -> None:
    assert str(value) == text
    if text:
        assert type(value)(text) == value


def test_repr_of_combined_cases() -> None:
    assert repr(Access.Read | Access.Lock) == "Access.Read|Access.Lock"
    assert repr(Bare(0)) == "Bare(0)"


@pytest.mark.parametrize("wrong", [4, 16, -1, "read, fly", "", "read write", None])
def test_what_is_no_combination_lists_the_cases(wrong: object) -> None:
    with pytest.raises(
        ValueError, match=r"is not a Access; expected cases of: none \(0\), read \(1\)"
    ):
        Access(wrong)
