"""Gradients of torch operators: the arguments of the backward function, and which gradients it returns."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from typing import Any

from . import spec
from .core import Function

_GRADIENT = "grad_"


def register_backward(
    operator: Any,
    name: str,
    arguments: Sequence[str],
    defaults: Mapping[str, Any],
    outputs: Sequence[str],
    backward: Any,
) -> None:
    """Give an operator its gradient; see :func:`fishplate.torch.register`."""
    if not outputs:
        raise ValueError(
            f"backward: {name} returns nothing that could have a gradient: give outputs"
        )
    parameters, filled = _parameters(backward, arguments)
    for parameter in parameters:
        known = [*arguments, *outputs, *(f"{_GRADIENT}{output}" for output in outputs)]
        if parameter not in known:
            raise ValueError(
                f"backward: the parameter {parameter!r} is neither an argument, an output nor the gradient of an output; "
                f"expected one of {', '.join(known)}"
            )
    if filled is not None:
        from .torch import register

        gradients = [f"{_GRADIENT}{argument}" for argument in filled]
        compiled = register(backward, f"{name}_backward", outputs=gradients, vmap=None)

        def call(given: list[Any]) -> dict[str, Any]:
            made = compiled(*given)
            return dict(zip(filled, made if len(filled) > 1 else [made], strict=True))
    else:

        def call(given: list[Any]) -> dict[str, Any]:
            made = backward(*given)
            if not isinstance(made, dict):
                got = type(made).__name__
                raise TypeError(f"the backward function of {name} must return a dict, got {got}")
            return made

    saved = [p for p in parameters if not p.startswith(_GRADIENT)]

    def setup(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        results = output if len(outputs) > 1 else [output]
        # Torch leaves out arguments that equal their defaults.
        values = {**defaults, **dict(zip(arguments, inputs, strict=False))}
        values |= dict(zip(outputs, results, strict=True))
        ctx.given = len(inputs)
        tensors = [n for n in saved if _is_tensor(values[n])]
        ctx.save_for_backward(*(values[n] for n in tensors))
        ctx.tensor_names = tensors
        ctx.others = {n: values[n] for n in saved if n not in tensors}

    def gradients_of(ctx: Any, *gradients: Any) -> Any:
        values = dict(zip(ctx.tensor_names, ctx.saved_tensors, strict=True)) | ctx.others
        for output, gradient in zip(outputs, gradients, strict=True):
            values[f"{_GRADIENT}{output}"] = gradient.contiguous()
        made = call([values[parameter] for parameter in parameters])
        return tuple(made.get(argument) for argument in arguments[: ctx.given])

    operator.register_autograd(gradients_of, setup_context=setup)


def _is_tensor(value: Any) -> bool:
    import torch

    return isinstance(value, torch.Tensor)


def _parameters(backward: Any, arguments: Sequence[str]) -> tuple[list[str], list[str] | None]:
    """Return the given parameters, and for a compiled function the arguments whose gradients it fills."""
    if isinstance(backward, Function):
        names = [str(p.name) for p in backward.spec if not isinstance(p, spec.EnvStream)]
        filled = [n for n in arguments if f"{_GRADIENT}{n}" in names]
        if not filled:
            known = ", ".join(f"{_GRADIENT}{name}" for name in arguments)
            raise ValueError(f"backward: expected a parameter to fill, one of {known}")
        made = {f"{_GRADIENT}{argument}" for argument in filled}
        return [n for n in names if n not in made], filled
    if not callable(backward):
        raise TypeError(f"backward must be a function, got {type(backward).__name__}")
    return list(inspect.signature(backward).parameters), None
