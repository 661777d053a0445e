"""A context with a location, current for the duration of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fishplate import ir

ADD = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  return %1 : i32
}
"""


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    """A context that allows operations of any name."""
    with ir.Context() as made, ir.Location.unknown():
        made.allow_unregistered_dialects = True
        yield made


@pytest.fixture
def module(ctx: ir.Context) -> ir.Module:
    """A module with one function."""
    return ir.Module.parse(ADD)


@pytest.fixture
def block(module: ir.Module) -> ir.Block:
    """The block of the function."""
    return module.body.operations[0].regions[0].blocks[0]
