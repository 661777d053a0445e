"""`arg_specs`: the parameters of a function, from its signature and examples of its arguments."""

from __future__ import annotations

import dataclasses
import inspect
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .. import spec
from ..core import Signature
from ._annotations import field_hints, is_int_tuple, is_named_tuple, parameter_annotations
from ._convert_arg import convert
from ._fake import FakeStream, FakeTensor
from ._scalar import Numeric, is_constexpr
from ._sym_int import SymInt
from ._variables import Variables

#: Examples that stand for a value without being one: as a default they leave the argument required.
_STAND_INS = (FakeTensor, FakeStream, SymInt, spec.Param)


class ArgSpecs(NamedTuple):
    """Result of :func:`arg_specs`."""

    #: Parameters of the function, for :func:`fishplate.compiler.compile_module`.
    params: list[spec.Param]
    #: Names and defaults, for ``Function.with_signature``: a dataclass becomes its fields.
    signature: Signature
    #: Names of the arguments that hold dataclasses.
    dataclass_names: list[str]


def arg_specs(
    function: Callable[..., Any] | inspect.Signature,
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
) -> ArgSpecs:
    """Return the parameters of a function that is called with these examples.

    Parameters
    ----------
    function
        The function, or its signature; annotations give the types that examples leave open. Parameters
        annotated :class:`Constexpr` are left out.
    args, kwargs
        Examples: arrays of any package (a call may choose extents and strides), tensors of
        :func:`fishplate.from_dlpack` (fixed except for their marks), fakes, specs, scalars, SymInts, None, streams,
        pointers, and tuples, named tuples and dataclasses of these. The default of a parameter is its example if none
        is given. ``*args`` become parameters ``args0``, ``args1``, ..., and ``**kwargs`` keyword parameters.

    """
    signature = function if isinstance(function, inspect.Signature) else inspect.signature(function)
    given = signature.bind(*args, **(kwargs or {})).arguments
    annotations = parameter_annotations(function)
    taken = [
        (slot, example, annotations[name])
        for name, parameter in signature.parameters.items()
        if not is_constexpr(annotations[name])
        for slot, example in slots_of(parameter, given)
    ]
    variables = Variables(parameter.name for parameter, _, _ in taken)
    for parameter, example, annotation in taken:
        for symbol, name in _numbers(example, annotation, parameter.name):
            variables.parameter(symbol, name)
    params = [convert(variables, example, noted, p.name) for p, example, noted in taken]
    dataclass_names = [p.name for p, example, _ in taken if _holds_dataclass(example)]
    slots = [
        parameter
        for (parameter, _, _), param in zip(taken, params, strict=True)
        if not isinstance(param, spec.EnvStream)
    ]
    return ArgSpecs(params, _signature(slots, dataclass_names), dataclass_names)


def slots_of(
    parameter: inspect.Parameter, given: Mapping[str, Any]
) -> list[tuple[inspect.Parameter, Any]]:
    """Return the arguments of a parameter with their examples; ``*args`` and ``**kwargs`` take any number."""
    name = parameter.name
    if parameter.kind is parameter.VAR_POSITIONAL:
        kind = parameter.POSITIONAL_OR_KEYWORD
        items = [(f"{name}{at}", part) for at, part in enumerate(given.get(name, ()))]
    elif parameter.kind is parameter.VAR_KEYWORD:
        kind, items = parameter.KEYWORD_ONLY, list(given.get(name, {}).items())
    else:
        return [(parameter, given.get(name, parameter.default))]
    return [(parameter.replace(name=part, kind=kind), example) for part, example in items]


def _numbers(example: Any, annotation: Any, name: str) -> Iterator[tuple[SymInt, str]]:
    """List the SymInts that are arguments themselves, or elements of tuples, with their names."""
    if isinstance(example, SymInt):
        yield example, name
    elif isinstance(example, (tuple, list)) and not is_int_tuple(annotation):
        noted = element_annotations(example, annotation)
        for index, part in enumerate(example):
            yield from _numbers(part, noted.get(index), f"{name}[{index}]")
    elif dataclasses.is_dataclass(example) and not isinstance(example, type):
        hints = field_hints(type(example))
        for field in dataclasses.fields(example):
            inner = f"{name}.{field.name}"
            yield from _numbers(getattr(example, field.name), hints[field.name], inner)


def element_annotations(example: Sequence[Any], annotation: Any) -> dict[int, Any]:
    """Return the annotations of a tuple's elements by position, if there are any."""
    kind = annotation if is_named_tuple(annotation) else type(example)
    if is_named_tuple(kind):
        hints = field_hints(kind)
        return {index: hints.get(field) for index, field in enumerate(kind._fields)}
    return dict(enumerate(typing.get_args(annotation)))


def _holds_dataclass(example: Any) -> bool:
    if isinstance(example, (tuple, list)):
        return any(map(_holds_dataclass, example))
    return dataclasses.is_dataclass(example) and not isinstance(example, type)


def _signature(slots: Sequence[inspect.Parameter], dataclass_names: list[str]) -> Signature:
    defaults = {
        slot.name: slot.default.value if isinstance(slot.default, Numeric) else slot.default
        for slot in slots
        if slot.default is not slot.empty and not isinstance(slot.default, _STAND_INS)
    }
    keyword_only = sum(slot.kind is slot.KEYWORD_ONLY for slot in slots)
    return Signature(tuple(slot.name for slot in slots), defaults, keyword_only, dataclass_names)
