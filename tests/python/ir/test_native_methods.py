"""Special methods that are native functions: `with` and `iter`."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from fishplate import _core, ir


def test_with_gives_the_object_and_ends_after_an_exception() -> None:
    """Whatever the exception is."""

    class Odd(BaseException):
        def __getattr__(self, name: str) -> Any:
            raise RuntimeError(name)

    with ir.Context() as context, ir.Location.unknown() as here:
        module = ir.Module.create()
        point = ir.InsertionPoint(module.body)
        for scope in (context, here, point):
            with scope as given:
                assert given is scope
            for wrong in (ValueError("no"), Odd(), KeyboardInterrupt()):
                with pytest.raises(type(wrong)), scope:
                    raise wrong
            assert ir.InsertionPoint.current is None
            assert ir.Location.current is here and ir.Context.current is context
    assert ir.Context.current is None


def test_the_order_of_exits_is_checked() -> None:
    """With the message of before."""
    with ir.Context(), ir.Location.unknown():
        outer, inner = (ir.InsertionPoint(ir.Module.create().body) for _ in range(2))
        outer.__enter__()
        inner.__enter__()
        with pytest.raises(ValueError, match="not the innermost"):
            outer.__exit__(None, None, None)
        inner.__exit__()
        outer.__exit__(None, None, None)


def test_they_look_like_methods() -> None:
    """For `help` and `inspect`."""
    assert ir.Context.__enter__.__name__ == "__enter__"
    assert "current context" in (ir.Context.__enter__.__doc__ or "")
    assert str(inspect.signature(ir.Context.__exit__)) == "(self, /, *_)"
    assert str(inspect.signature(ir.OpOperandList.__iter__)) == "(self, /)"


def test_a_list_is_iterated() -> None:
    """By value, more than once, and not after its operation is gone."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse("func.func @f(%a: i32, %b: i32) { return }")
        arguments = module.body.operations[0].regions[0].blocks[0].arguments
        first, second = arguments
        assert list(arguments) == [first, second] == list(iter(arguments))
        assert [*reversed(arguments)] == [second, first] and first in arguments
        with pytest.raises(TypeError):
            arguments.__iter__(3)
        module.body.operations[0].erase()
        with pytest.raises(Exception, match="erased|gone|destroyed"):
            iter(arguments)


def test_forms_of_methods() -> None:
    """Unknown ones are refused; a method stands for its function."""
    with pytest.raises(TypeError, match="there is no form of method .other."):
        _core._make_method(vars(ir._structure.List)["all"], None, {}, "other")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a Function, got int"):
        _core._make_method(3, None, {})  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="form"):
        _core._make_method(vars(ir._structure.List)["all"])  # type: ignore[call-arg]
