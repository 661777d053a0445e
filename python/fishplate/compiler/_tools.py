"""CUDA programs that come with Python packages."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from ..registry import get_global_func, register_global_func

#: Packages that contain CUDA programs, and their folders there.
_PACKAGES = {"nvidia": "*/bin", "triton": "backends/nvidia/bin"}

_ptxas = get_global_func("fishplate.compiler.ptxas")


@register_global_func("fishplate.tools.find_in_packages", override=True)
def _find_in_packages(name: str) -> str | None:
    """Return the path of a program in Python packages; the compiler calls this if the system has none."""
    for package, place in _PACKAGES.items():
        spec = find_spec(package)
        for folder in (spec.submodule_search_locations or ()) if spec else ():
            for path in sorted(Path(folder).glob(f"{place}/{name}")):
                return str(path)
    return None


def find_ptxas() -> str:
    """Return the path of ``ptxas``, NVIDIA's assembler; an error says how to install it.

    The search covers the ``PATH``, the CUDA toolkit of ``CUDA_HOME`` or ``CUDA_PATH``, ``/usr/local/cuda``, and the
    Python packages ``nvidia-cuda-nvcc`` and ``triton``.
    """
    return str(_ptxas())


def find_nvdisasm() -> str:
    """Return the path of ``nvdisasm``, NVIDIA's disassembler, in the folder of ``ptxas``; an error says how to install
    it."""
    path = Path(find_ptxas()).with_name("nvdisasm")
    if not path.is_file():
        raise RuntimeError(
            f"nvdisasm, NVIDIA's disassembler, was not found beside ptxas in {path.parent}; "
            "install it with pip install nvidia-cuda-nvdisasm, or with the CUDA toolkit"
        )
    return str(path)
