"""Finds the GPU that an address belongs to, for arrays that do not say so. Asks the driver if the program has loaded
it."""

from __future__ import annotations

import ctypes
import os

#: ``CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL``
_DEVICE_ORDINAL = 9


def device_of(address: int) -> int:
    """Return the number of the GPU; 0 where the driver is not loaded, or does not know the address."""
    path = os.environ.get("FISHPLATE_CUDA_LIBRARY") or "libcuda.so.1"
    try:
        driver = ctypes.CDLL(path, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
        ask = driver.cuPointerGetAttribute
    except (OSError, AttributeError):
        return 0
    found = ctypes.c_int()
    status = ask(ctypes.byref(found), _DEVICE_ORDINAL, ctypes.c_uint64(address))
    return found.value if status == 0 else 0
