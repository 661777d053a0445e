"""The message of a name that is not there."""

from __future__ import annotations

#: What does the same, by the name in CuTe.
HERE = {
    "arch.fence_proxy": "fp.fence_async()",
    "arch.mbarrier_init": "fp.barriers(count, arrivals)",
    "arch.setmaxregister_decrease": "fp.fewer_registers(count)",
    "arch.setmaxregister_increase": "fp.more_registers(count)",
    "nvgpu.warpgroup": "fp.wgmma",
}


def missing(name: str, package: str = "cute") -> str:
    """Return the message of a name that is not there."""
    instead = f": use {HERE[name]}" if package == "cute" and name in HERE else ""
    return (
        f"fishplate.{package} has no `{name}` yet{instead}; docs/from/cute.md lists what there is, and what to use "
        "in place of the rest"
    )
