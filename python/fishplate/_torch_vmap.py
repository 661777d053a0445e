"""The ``torch.vmap`` rule of operators: one call per element of a batch."""

from __future__ import annotations

from typing import Any

import torch


def register_loop(operator: Any, *, returns: bool) -> None:
    """Give an operator a rule that calls it once per element and stacks the results."""

    def rule(info: Any, in_dims: tuple[Any, ...], *args: Any) -> Any:
        made = [operator(*_element(args, in_dims, at, returns)) for at in range(info.batch_size)]
        if not returns:
            return None, None
        if isinstance(made[0], torch.Tensor):
            return torch.stack(made), 0
        stacked = tuple(torch.stack(parts) for parts in zip(*made, strict=True))
        return stacked, (0,) * len(stacked)

    operator.register_vmap(rule)


def _element(args: Any, dims: Any, at: int, copies: bool) -> list[Any]:
    """Return the arguments of one element. An operator that returns nothing writes to the batch itself."""
    picked = []
    for arg, dim in zip(args, dims, strict=True):
        if isinstance(arg, (list, tuple)) and isinstance(dim, (list, tuple)):
            picked.append(_element(arg, dim, at, copies))
        elif dim is None:
            picked.append(arg)
        else:
            # Copies if necessary: most functions are compiled for contiguous tensors.
            picked.append(arg.select(dim, at).contiguous() if copies else arg.select(dim, at))
    return picked
