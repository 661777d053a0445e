"""The message for a missing name."""

from __future__ import annotations

#: Equivalents here, by the name in CuTe.
HERE = {
    "arch.fence_proxy": "fp.fence_async()",
    "arch.mbarrier_init": "fp.barriers(count, arrivals)",
    "arch.setmaxregister_decrease": "fp.fewer_registers(count)",
    "arch.setmaxregister_increase": "fp.more_registers(count)",
    "nvgpu.warpgroup": "fp.wgmma",
}


def missing(name: str, package: str = "cute") -> str:
    """Return the message for a missing name."""
    instead = f": use {HERE[name]}" if package == "cute" and name in HERE else ""
    return (
        f"fishplate.{package} has no `{name}` yet{instead}; docs/from/cute.md lists what there is, and what to use "
        "in place of the rest"
    )
