"""Helpers for extras: values from Python numbers, results in convenient form, blocks with contents."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from fishplate import ir
from fishplate._dialect import ValueLike

#: An index: a value, or a number that becomes a constant or is written into the operation.
IndexLike: TypeAlias = "int | ValueLike"


def value_of(thing: ValueLike) -> ir.Value:
    """Return a value unchanged, or the only result of an operation."""
    return thing.result if isinstance(thing, ir.Operation) else thing


def values_of(things: ir.Operation | Sequence[ValueLike] | None) -> list[ir.Value]:
    """Return values: the elements of a list, or the results of an operation."""
    if things is None:
        return []
    if isinstance(things, ir.Operation):
        return list(things.results)
    return [value_of(thing) for thing in things]


def results_of(op: ir.OpView) -> Any:
    """Return the only result of an operation, all results if there are several, or the operation if there are none."""
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
    """Convert a number to a constant of type index; return a value unchanged."""
    if isinstance(value, int):
        return constant(ir.IndexType.get(), value, loc, ip)
    return value_of(value)


def indices(
    values: Sequence[IndexLike],
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> list[ir.Value]:
    """Convert numbers to constants of type index; return values unchanged."""
    return [index(value, loc, ip) for value in values]


def literal(value: IndexLike) -> int | None:
    """Return the number of a value that is a constant, else None."""
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
    """Split into the dynamic values, and numbers with a marker in place of each dynamic value."""
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
    """Erase an operation if the code that fills it fails."""
    try:
        yield
    except BaseException:
        op.erase()
        raise


def fill(op: ir.OpView, block: ir.Block, body: Callable[..., object], *args: Any) -> None:
    """Run the function that builds the body of a block."""
    with whole(op), ir.InsertionPoint(block):
        body(*args)
