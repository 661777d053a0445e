"""The architecture of the GPU that is there, for which functions are compiled unless their options name another."""

from __future__ import annotations

from functools import cache

from ..compiler._options import read_options

#: Instructions that exist only in code for Hopper GPUs and no other.
_HOPPER_ONLY = ("wgmma.", "setmaxnreg.")


def names_gpu(options: str) -> bool:
    """Return whether options name an architecture."""
    return any(name == "GPUArch" for name, _ in read_options(options).given)


@cache
def own_gpu() -> str:
    """Return the architecture of the first GPU, such as ``sm_90a``, or the empty string without a GPU."""
    try:
        return str(read_options("--gpu-arch native").gpu_arch)
    except ValueError:
        return ""


def for_own_gpu(options: str) -> str:
    """Add the architecture of the first GPU to options that name none."""
    if names_gpu(options) or not own_gpu():
        return options
    return f"{options} --gpu-arch {own_gpu()}".strip()


def for_later_gpus(options: str, module: str) -> str:
    """Make the PTX of a module one that later GPUs run too, if it needs no instruction that they lack."""
    architecture = str(read_options(options).gpu_arch)
    if not architecture.endswith("a") or any(name in module for name in _HOPPER_ONLY):
        return options
    return f"{options} --gpu-arch {architecture[:-1]}"
