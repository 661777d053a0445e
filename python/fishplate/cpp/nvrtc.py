"""Compiles CUDA source text to a cubin with NVRTC, through the package cuda-python."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any


def nvrtc_compile(
    source: str,
    *,
    name: str = "kernel.cu",
    arch: str | None = None,
    extra_opts: Sequence[str] | None = None,
) -> bytes:
    """Compile CUDA C++ text and return the cubin.

    `name` is the file name in messages. `arch` is an architecture like "sm_90"; by default that of the current
    context's GPU, or of the first GPU. Raises RuntimeError with the compiler's log if the source has errors, and with
    the command to run if cuda-python is missing.
    """
    try:
        from cuda.bindings import driver, nvrtc
    except ImportError as error:
        raise RuntimeError(
            "CUDA bindings not available. Install with: pip install cuda-python"
        ) from error
    options = [f"--gpu-architecture={arch or _detect_arch(driver)}", "-default-device"]
    encoded = [option.encode() for option in [*options, *(extra_opts or [])]]
    program = _call(nvrtc.nvrtcCreateProgram, source.encode(), name.encode(), 0, None, None)
    try:
        (status,) = nvrtc.nvrtcCompileProgram(program, len(encoded), encoded)
        if status.value != 0:
            raise RuntimeError(f"NVRTC compilation failed:\n{_log(nvrtc, program, status)}")
        cubin: bytes = b" " * _call(nvrtc.nvrtcGetCUBINSize, program)
        _call(nvrtc.nvrtcGetCUBIN, program, cubin)
        return cubin
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _detect_arch(driver: ModuleType) -> str:
    """The architecture of the current GPU, as nvcc names it."""
    try:
        _call(driver.cuInit, 0)
        status, device = driver.cuCtxGetDevice()
        if status.value != 0:
            device = _call(driver.cuDeviceGet, 0)
        names = driver.CUdevice_attribute
        major, minor = (
            _call(driver.cuDeviceGetAttribute, attribute, device)
            for attribute in (
                names.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR,
                names.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR,
            )
        )
    except RuntimeError as error:
        raise RuntimeError(
            f"Failed to auto-detect GPU architecture: {error}. "
            "Please specify 'arch' parameter explicitly."
        ) from error
    return f"sm_{major}{minor}"


def _call(function: Any, *arguments: Any) -> Any:
    """Call a function of cuda-python, which returns its status and then its result."""
    status, *results = function(*arguments)
    if status.value != 0:
        raise RuntimeError(f"{function.__name__} failed: {status}")
    return results[0] if results else None


def _log(nvrtc: ModuleType, program: Any, status: Any) -> str:
    """Return the compiler's message, or its status if it has none."""
    try:
        log = b" " * _call(nvrtc.nvrtcGetProgramLogSize, program)
        _call(nvrtc.nvrtcGetProgramLog, program, log)
    except RuntimeError as error:
        return f"{status} ({error})"
    return log.rstrip(b"\0").decode(errors="replace").strip() or str(status)
