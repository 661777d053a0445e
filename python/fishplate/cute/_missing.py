"""The message of a name that is not there."""

from __future__ import annotations

#: What does the same, by the name in CuTe.
HERE = {
    "arch.fence_proxy": "fp.fence_async()",
    "arch.fmax": "fp.math.fmax(a, b)",
    "arch.mbarrier_init": "fp.barriers(count, arrivals)",
    "arch.setmaxregister_decrease": "fp.fewer_registers(count)",
    "arch.setmaxregister_increase": "fp.more_registers(count)",
    "math": "fp.math on each element",
    "nvgpu.warp.LdMatrix8x8x16bOp": "fp.ldmatrix",
    "nvgpu.warp.StMatrix8x8x16bOp": "fp.stmatrix",
    "nvgpu.warpgroup": "fp.wgmma",
    "slice_": "tensor[coordinate], or fishplate.layout.slice_and_offset",
}


def missing(name: str, package: str = "cute") -> str:
    """Return the message of a name that is not there."""
    instead = f": use {HERE[name]}" if package == "cute" and name in HERE else ""
    return (
        f"fishplate.{package} has no `{name}` yet{instead}; docs/from/cute.md lists what there is, and what to use "
        "in place of the rest"
    )
