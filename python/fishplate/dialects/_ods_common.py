"""Functions that modules of dialects for MLIR's package import by this name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fishplate import ir
from fishplate.ir import _cext

__all__ = [
    "_cext",
    "equally_sized_accessor",
    "get_default_loc_context",
    "get_op_result_or_op_results",
    "get_op_result_or_value",
    "get_op_results_or_values",
    "segmented_accessor",
]


def segmented_accessor(elements: Any, raw_segments: Any, idx: int) -> Any:
    """Return a group of operands or results; `raw_segments` is the attribute with the size of each group."""
    sizes = list(raw_segments)
    start = sum(sizes[:idx])
    return elements[start : start + sizes[idx]]


def equally_sized_accessor(
    elements: Sequence[Any],
    n_simple: int,
    n_variadic: int,
    n_preceding_simple: int,
    n_preceding_variadic: int,
) -> tuple[int, int]:
    """Return the start and the size of a variadic group, if all variadic groups have the same size."""
    size, rest = divmod(len(elements) - n_simple, n_variadic)
    if rest:
        raise ValueError(f"{len(elements)} elements do not make {n_variadic} groups of one size")
    return n_preceding_simple + n_preceding_variadic * size, size


def get_default_loc_context(location: ir.Location | None = None) -> ir.Context | None:
    """Return the context of a location, by default of the current one."""
    found = ir.Location.current if location is None else location
    return None if found is None else found.context


def get_op_result_or_value(arg: Any) -> ir.Value:
    """Return a value, or the only result of an operation."""
    if isinstance(arg, ir.Operation):
        return arg.result
    if isinstance(arg, ir.OpResultList):
        return arg[0]
    if not isinstance(arg, ir.Value):
        raise TypeError(f"expected a Value or an operation, got {type(arg).__name__}")
    return arg


def get_op_results_or_values(arg: Any) -> Any:
    """Return the results of an operation, or a list of values."""
    return arg.results if isinstance(arg, ir.Operation) else list(map(get_op_result_or_value, arg))


def get_op_result_or_op_results(op: ir.Operation) -> Any:
    """Return the only result of an operation, all results, or the operation if it has none."""
    results = op.results
    return results[0] if len(results) == 1 else results if len(results) else op
