"""The message for a missing name."""

from __future__ import annotations

#: Equivalents here, by the name in CuTe.
HERE = {
    "arch.mapa": "fp.map_shared(tensor, rank)",
    "nvgpu.tcgen05": "nvgpu.warpgroup, whose products Hopper GPUs have",
}


def missing(name: str, package: str = "cute") -> str:
    """Return the message for a missing name."""
    instead = f": use {HERE[name]}" if package == "cute" and name in HERE else ""
    return (
        f"fishplate.{package} has no `{name}` yet{instead}; docs/from/cute.md lists what there is, and what to use "
        "in place of the rest"
    )
