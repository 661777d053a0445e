"""What extras are made of: values from Python numbers, results as programs want them, blocks with contents."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from fishplate import ir
from fishplate._dialect import ValueLike

#: An index: a value, or a number that becomes one or is written into the operation.
IndexLike: TypeAlias = "int | ValueLike"


def value_of(thing: ValueLike) -> ir.Value:
    """Return a value as it is, of an operation its only result."""
    return thing.result if isinstance(thing, ir.Operation) else thing


def values_of(things: ir.Operation | Sequence[ValueLike] | None) -> list[ir.Value]:
    """Return values: those of a list, or the results of an operation."""
    if things is None:
        return []
    if isinstance(things, ir.Operation):
        return list(things.results)
    return [value_of(thing) for thing in things]


def results_of(op: ir.OpView) -> Any:
    """Return the only result of an operation, its results if there are several, itself if there are none."""
    results = op.results
    count = len(results)
    return op if count == 0 else results[0] if count == 1 else results


def constant(
    ty: ir.Type, value: int, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None
) -> ir.Value:
    """Build an integer constant."""
    from fishplate.dialects import arith

    return arith.ConstantOp(ty, value, loc=loc, ip=ip).result


def index(
    value: IndexLike, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None
) -> ir.Value:
    """Return a number as a constant of type index, a value as it is."""
    if isinstance(value, int):
        return constant(ir.IndexType.get(), value, loc, ip)
    return value_of(value)


def indices(
    values: Sequence[IndexLike],
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> list[ir.Value]:
    """Return numbers as constants of type index, values as they are."""
    return [index(value, loc, ip) for value in values]


def literal(value: IndexLike) -> int | None:
    """Return the number that a value is known to be, if it is a constant."""
    if isinstance(value, int):
        return value
    from fishplate.dialects import arith

    owner = value_of(value).owner
    if isinstance(owner, arith.ConstantOp) and isinstance(owner.value, ir.IntegerAttr):
        return int(owner.value)
    return None


def mixed(
    values: Sequence[IndexLike], known: Callable[[IndexLike], int | None]
) -> tuple[list[ir.Value], list[int]]:
    """Split into the values that are only known at run time, and numbers with a mark in the place of those."""
    dynamic: list[ir.Value] = []
    static: list[int] = []
    for value in values:
        number = known(value)
        if number is None:
            dynamic.append(value_of(value))  # type: ignore[arg-type]
            number = ir.ShapedType.get_dynamic_size()
        static.append(number)
    return dynamic, static


def number(value: IndexLike) -> int | None:
    """Return a number, and None for a value."""
    return value if isinstance(value, int) else None


@contextlib.contextmanager
def whole(op: ir.OpView) -> Iterator[None]:
    """Erase an operation again if what fills it fails."""
    try:
        yield
    except BaseException:
        op.erase()
        raise


def fill(op: ir.OpView, block: ir.Block, body: Callable[..., object], *args: Any) -> None:
    """Run what builds the body of a block."""
    with whole(op), ir.InsertionPoint(block):
        body(*args)
