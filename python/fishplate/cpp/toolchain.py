"""The compilers of the system: which are installed, where they are, and for which GPU they compile.

Every function reads the environment variables first, so that a user can override the search.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Literal

GpuBackend = Literal["cuda", "hip"]


def resolve_gpu_backend(backend: str | None) -> GpuBackend:
    """`backend` if it is given, else the one that this machine has."""
    if backend is None:
        return detect_gpu_backend()
    if backend == "cuda":
        return "cuda"
    if backend == "hip":
        return "hip"
    raise ValueError(f"Invalid backend: {backend}. Supported backends are 'cuda' and 'hip'.")


@functools.cache
def detect_gpu_backend() -> GpuBackend:
    """CUDA or HIP: from TVM_FFI_GPU_BACKEND, from the build of the installed torch, or from the installed compilers;
    CUDA otherwise."""
    wanted = os.environ.get("TVM_FFI_GPU_BACKEND", "").lower()
    if wanted in ("cuda", "hip"):
        return resolve_gpu_backend(wanted)
    try:
        from torch import version
    except Exception:  # a broken torch says nothing about the compilers
        version = None
    if getattr(version, "hip", None):
        return "hip"
    if getattr(version, "cuda", None):
        return "cuda"
    has_nvcc = _find_program("nvcc", "CUDA_HOME", "CUDA_PATH") is not None
    has_hipcc = _find_program("hipcc", "ROCM_HOME", "ROCM_PATH") is not None
    return "hip" if has_hipcc and not has_nvcc else "cuda"


def _find_program(name: str, *home_variables: str) -> str | None:
    """A program on PATH, or in `bin` of the folder that one of the variables names."""
    if found := shutil.which(name):
        return found
    homes = [os.environ[variable] for variable in home_variables if os.environ.get(variable)]
    inside = (shutil.which(name, path=str(Path(home) / "bin")) for home in homes)
    return next((path for path in inside if path), None)


@functools.cache
def cuda_home() -> Path:
    """The folder of the CUDA toolkit."""
    return _toolkit_home("CUDA", ("CUDA_HOME", "CUDA_PATH"), "nvcc", "/usr/local/cuda")


@functools.cache
def rocm_home() -> Path:
    """The folder of the ROCm toolkit."""
    home = _toolkit_home("ROCm", ("ROCM_HOME", "ROCM_PATH"), "hipcc", "/opt/rocm")
    # Older releases put the compiler into its own folder inside the toolkit.
    return home.parent if home.name == "hip" else home


def _toolkit_home(what: str, variables: tuple[str, ...], compiler: str, usual: str) -> Path:
    for variable in variables:
        if named := os.environ.get(variable):
            return Path(named)
    if found := shutil.which(compiler):
        return Path(found).resolve().parent.parent
    if Path(usual).exists():
        return Path(usual)
    raise RuntimeError(
        f"Could not find {what} installation. Please set {variables[0]} environment variable."
    )


def cuda_target_flags() -> list[str]:
    """The flags of nvcc for the GPUs to compile for: TVM_FFI_CUDA_ARCH_LIST ("8.9 9.0a"), else
    the GPUs of this machine."""
    if "TVM_FFI_CUDA_ARCH_LIST" in os.environ:
        archs = os.environ["TVM_FFI_CUDA_ARCH_LIST"].split()
    else:
        archs = _query_nvidia("compute_cap")
    if not archs:
        raise RuntimeError(
            "Could not detect CUDA compute_cap automatically. "
            "Please set TVM_FFI_CUDA_ARCH_LIST environment variable."
        )
    flags = []
    for arch in archs:
        major, _, minor = arch.partition(".")
        if not (major.isdigit() and minor and minor.isalnum()):
            raise ValueError(f"Invalid CUDA architecture: {arch}")
        flags.append(f"-gencode=arch=compute_{major}{minor},code=sm_{major}{minor}")
    return flags


def _query_nvidia(field: str) -> list[str]:
    """Return nvidia-smi's description of each GPU, without repetition; empty if there is none."""
    command = ["nvidia-smi", f"--query-gpu={field}", "--format=csv,noheader"]
    # Old drivers do not know the field and answer with a sentence.
    return [line for line in _lines_of(command) if line[:1].isdigit()]


def rocm_target_flags() -> list[str]:
    """The flags of hipcc for the GPUs to compile for: TVM_FFI_ROCM_ARCH_LIST ("gfx90a gfx942"),
    else the GPUs of this machine."""
    if "TVM_FFI_ROCM_ARCH_LIST" in os.environ:
        archs = os.environ["TVM_FFI_ROCM_ARCH_LIST"].split()
    else:
        archs = _query_rocm()
    if not archs:
        raise RuntimeError(
            "Could not detect ROCm GPU architecture automatically. "
            "Please set TVM_FFI_ROCM_ARCH_LIST environment variable (e.g. 'gfx90a gfx942')."
        )
    return [f"--offload-arch={arch}" for arch in archs]


def _query_rocm() -> list[str]:
    enumerator = rocm_home() / "bin" / "rocm_agent_enumerator"
    program = str(enumerator) if enumerator.exists() else enumerator.name
    # gfx000 is the CPU.
    if archs := [
        line for line in _lines_of([program]) if line.startswith("gfx") and line != "gfx000"
    ]:
        return archs
    named = [line.rpartition(":")[2].strip() for line in _lines_of(["rocminfo"]) if "Name:" in line]
    return list(dict.fromkeys(name for name in named if name.startswith("gfx")))


def _lines_of(command: list[str]) -> list[str]:
    """The lines that a program prints, without repetition; empty if it fails or is missing."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return []
    lines = (line.strip() for line in done.stdout.splitlines())
    return list(dict.fromkeys(line for line in lines if line))


def find_ninja() -> str:
    """The program `ninja`: on PATH, next to the interpreter, or in the `ninja` package."""
    folders = [None, str(Path(sys.executable).parent)]
    for folder in folders:
        if found := shutil.which("ninja", path=folder):
            return found
    try:
        import ninja
    except ImportError:
        raise RuntimeError(
            "ninja is needed to compile and was not found: run `pip install ninja`"
        ) from None
    return str(Path(ninja.BIN_DIR) / "ninja")
