"""Classes of operations are called directly: `MulIOp(a, b)` is one call of the builder."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from fishplate import _core, ir
from fishplate.dialects import arith


@pytest.fixture
def values() -> Iterator[tuple[Any, Any]]:
    """Yield two values, at the insertion point of a module."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            i32 = ir.IntegerType.get_signless(32)
            yield arith.constant(i32, 1), arith.constant(i32, 2)


def test_a_class_makes_its_own_instances(values: tuple[Any, Any]) -> None:
    """By position and by keyword."""
    left, right = values
    made = arith.MulIOp(left, rhs=right, loc=ir.Location.name("here"))
    assert type(made) is arith.MulIOp
    assert made.lhs == left and made.rhs == right and "here" in str(made.location)
    assert "rhs" in inspect.signature(arith.MulIOp).parameters


def test_a_call_runs_no_python_code(values: tuple[Any, Any]) -> None:
    """On Python before 3.12, the class of a class has to ask for that."""
    left, right = values
    arith.MulIOp(left, right)
    run: list[str] = []
    sys.setprofile(lambda frame, event, _: event == "call" and run.append(frame.f_code.co_name))
    try:
        arith.MulIOp(left, right)
    finally:
        sys.setprofile(None)
    assert run == []


def test_wrong_arguments_name_the_class(values: tuple[Any, Any]) -> None:
    """The messages are those of the builder."""
    with pytest.raises(TypeError, match="argument `rhs`"):
        arith.MulIOp(values[0])
    with pytest.raises(TypeError, match="MulIOp"):
        arith.MulIOp(*values, unknown=1)


def test_a_derived_class_has_its_own_init(values: tuple[Any, Any]) -> None:
    """It is not made by the function of its base."""
    seen = []

    class Square(arith.MulIOp):
        def __init__(self, value: Any) -> None:
            super().__init__(value, value)
            seen.append(value)

    made = Square(values[0])
    assert type(made) is Square and seen == [values[0]]
    assert made.lhs == made.rhs == values[0]


def test_a_replaced_init_is_called(
    values: tuple[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program may replace the method of a class."""
    before, seen = arith.MulIOp.__init__, []

    def init(self: Any, *args: Any, **keywords: Any) -> None:
        seen.append(args)
        before(self, *args, **keywords)

    monkeypatch.setattr(arith.MulIOp, "__init__", init)
    made = arith.MulIOp(*values)
    assert seen == [values] and made.lhs == values[0]


def test_only_classes_and_functions_are_taken() -> None:
    """Anything else is an error."""
    with pytest.raises(TypeError, match="expected a class, got int"):
        _core._make_by(3, len)
    with pytest.raises(TypeError, match="expected a Function, got builtin_function_or_method"):
        _core._make_by(arith.MulIOp, len)
