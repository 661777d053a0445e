"""Rules for operators on ``DTensor``: which placements of arguments give which placements of results."""

from __future__ import annotations

from typing import Any

import torch


def register_rule(name: str, sharding: Any, results: int) -> None:
    """Give an operator a rule: ``"pointwise"``, ``"row"``, or a function as in torch's ``register_sharding``."""
    from torch.distributed.tensor import Replicate, Shard
    from torch.distributed.tensor.experimental import register_sharding

    namespace, short = name.split("::")
    target = getattr(getattr(torch.ops, namespace), short).default
    if callable(sharding):
        register_sharding(target)(sharding)
        return
    if sharding not in ("pointwise", "row"):
        raise ValueError(f"sharding must be 'pointwise', 'row' or a function, got {sharding!r}")

    def rule(*args: Any) -> list[Any]:
        rank = min((len(a.shape) for a in args if hasattr(a, "placements")), default=0)
        dims = range(rank if sharding == "pointwise" else min(rank, 1))
        placements = [Replicate(), *(Shard(dim) for dim in dims)]
        return [
            ([p] * results, [p if hasattr(a, "placements") else None for a in args])
            for p in placements
        ]

    register_sharding(target)(rule)
