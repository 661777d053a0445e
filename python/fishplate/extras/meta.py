"""Decorators that fill regions of operations: `region_op` and `op_region_builder`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .. import ir
from ..dialects._extras._region import fill_region, region_op

__all__ = ["op_region_builder", "region_op"]

_Op = TypeVar("_Op", bound=ir.Operation)


def op_region_builder(
    op: _Op,
    op_region: ir.Region,
    terminator: Callable[[Sequence[ir.Value]], Any] | None = None,
) -> Callable[[Callable[..., Any]], _Op]:
    """Return a decorator whose function fills a region of an operation that exists. The decorated name becomes the operation.

    Parameters
    ----------
    op
        The operation.
    op_region
        One of its regions. If it has no block, the annotations of the function's parameters are the types of the block's
        arguments.
    terminator
        Builds the terminator of the block from the values that the function returns.

    """

    def fill(function: Callable[..., Any]) -> _Op:
        fill_region(op_region, function, terminator)
        return op

    return fill
