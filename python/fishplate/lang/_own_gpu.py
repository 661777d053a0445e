"""The architecture of the GPU that is there, for which functions are compiled unless their options name another."""

from __future__ import annotations

from functools import cache

from ..compiler._options import read_options

#: Instructions that exist only in code for Hopper GPUs and no other.
_HOPPER_ONLY = ("wgmma.", "setmaxnreg.")


@cache
def own_gpu() -> str:
    """Return the architecture of the first GPU, such as ``sm_90a``, or the empty string without a GPU."""
    try:
        return str(read_options("--gpu-arch native").gpu_arch)
    except ValueError:
        return ""


def arch_for_later_gpus(arch: str, module: str) -> str:
    """Return the architecture whose PTX later GPUs run too, if the module needs no instruction that they lack."""
    if any(name in module for name in _HOPPER_ONLY):
        return arch
    return arch.removesuffix("a")
