"""Operations whose body is a Python function: `region_op`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, Protocol, overload

from fishplate import ir

from ._build import results_of, values_of, whole


def _types(function: Callable[..., Any]) -> list[ir.Type]:
    """Return the annotations of the parameters, which are IR types."""
    import inspect

    types: list[ir.Type] = []
    for name, parameter in inspect.signature(function).parameters.items():
        annotation = parameter.annotation
        if isinstance(annotation, ir.Type):
            types.append(annotation)
        elif parameter.kind is not parameter.VAR_POSITIONAL:
            got = "none" if annotation is parameter.empty else repr(annotation)
            raise TypeError(
                f"parameter `{name}` of `{function.__name__}`: expected a type of the IR as annotation, got "
                f"{got} (annotations are texts after `from __future__ import annotations`)"
            )
    return types


def fill_region(
    region: ir.Region,
    function: Callable[..., Any],
    terminator: Callable[[Sequence[ir.Value]], Any] | None,
) -> None:
    """Fill the first block of a region by a function, and end it with a terminator. A region without blocks gets one."""
    if len(region.blocks) == 0:
        region.blocks.append(*_types(function))
    block = region.blocks[0]
    with ir.InsertionPoint(block):
        returned = function(*block.arguments)
        if terminator is not None:
            if isinstance(returned, ir.Operation):
                returned = returned.results
            one = isinstance(returned, ir.Value)
            terminator(values_of([returned] if one else returned))


def _filled(
    op: ir.OpView,
    function: Callable[..., Any],
    terminator: Callable[[Sequence[ir.Value]], Any] | None,
) -> Any:
    with whole(op):
        fill_region(op.regions[0], function, terminator)
    return results_of(op)


class RegionDecorator(Protocol):
    """Decorates a function directly, or takes the operation's arguments and returns a decorator."""

    @overload
    def __call__(self, function: Callable[..., Any], /) -> Any: ...
    @overload
    def __call__(self, *args: Any, **keywords: Any) -> Callable[[Callable[..., Any]], Any]: ...


def region_op(
    constructor: Callable[..., ir.OpView],
    terminator: Callable[[Sequence[ir.Value]], Any] | None = None,
) -> RegionDecorator:
    """Return a decorator that builds an operation whose first region a Python function fills.

    Parameters
    ----------
    constructor
        Builds the operation from the arguments of the decorator.
    terminator
        Builds the terminator of the block from the values that the function returns.

    The function is called with the arguments of the region's block. A region without a block gets one; the annotations
    of the function's parameters are the types of its arguments. The decorated name becomes the operation's result, its
    results if there are several, or the operation if there are none. If the function fails, the operation is erased.

    """

    def decorator(*args: Any, **keywords: Any) -> Any:
        if len(args) == 1 and not keywords and isinstance(args[0], FunctionType):
            return _filled(constructor(), args[0], terminator)
        op = constructor(*args, **keywords)
        return lambda function: _filled(op, function, terminator)

    decorator.__name__ = getattr(constructor, "__name__", "region_op")
    decorator.__doc__ = constructor.__doc__
    return decorator
