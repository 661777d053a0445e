"""Fast exchange of tensors with torch, where torch can do it.

Newer releases of torch offer the exchange table `__dlpack_c_exchange_api__` themselves. For older ones it comes from
the package torch-c-dlpack-ext, or from a library that `python -m fishplate.utils._build_optional_torch_c_dlpack` has
built into the cache. Without either, tensors are converted through `__dlpack__`, which is slower but gives the same
results. Nothing here imports torch or compiles.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

_ATTRIBUTE = "__dlpack_c_exchange_api__"
# Name in early versions of torch; its value was a plain number.
_OLD_ATTRIBUTE = "__c_dlpack_exchange_api__"
_CAPSULE_NAME = b"dlpack_exchange_api"


def load_torch_c_dlpack_extension() -> Any:
    """Give the tensor class of an imported torch its exchange table, if one is available.

    Returns the library that had to be loaded for it, else None.
    """
    torch = sys.modules.get("torch")
    # A torch that is being imported has no tensor class yet.
    tensor = getattr(torch, "Tensor", None)
    if tensor is None or _adopt(tensor):
        return None
    try:
        import torch_c_dlpack_ext  # noqa: F401
    except (ImportError, AttributeError, OSError):
        # Not installed, or built for another torch.
        pass
    else:
        if _adopt(tensor):
            return None
    path = addon_path(torch)
    if not path.is_file() or not _is_private(path):
        return None
    import ctypes

    library = ctypes.CDLL(str(path))
    library.TorchDLPackExchangeAPIPtr.restype = ctypes.c_void_p
    setattr(tensor, _ATTRIBUTE, _capsule(library.TorchDLPackExchangeAPIPtr()))
    return library


def patch_torch_cuda_stream_protocol() -> None:
    """Give the stream class of an imported older torch the method `__cuda_stream__`."""
    stream = getattr(getattr(sys.modules.get("torch"), "cuda", None), "Stream", None)
    if stream is None or hasattr(stream, "__cuda_stream__"):
        return

    def __cuda_stream__(self: Any) -> tuple[int, int]:
        """Version of the protocol, and the stream's address."""
        return (0, self.cuda_stream)

    stream.__cuda_stream__ = __cuda_stream__


def addon_path(torch: Any) -> Path:
    """Return the path in the cache of the library for this build of torch, built or not.

    It is linked with torch's C++ libraries, so everything that changes their ABI is in its name.
    """
    import hashlib

    from .cpp.build_folder import cache_folder

    abi = f"{torch.__version__}|cxx11abi={int(torch.compiled_with_cxx11_abi())}"
    tag = hashlib.sha256(abi.encode()).hexdigest()[:8]
    major, minor = torch.__version__.split(".")[:2]
    device = _torch_extension_device(torch)
    return cache_folder() / f"libtorch_c_dlpack_addon_torch{major}{minor}-{device}-{tag}.so"


def _torch_extension_device(torch_module: Any) -> str:
    """The device that a torch computes on: cpu, cuda or rocm."""
    if not torch_module.cuda.is_available():
        return "cpu"
    version = torch_module.version
    is_rocm = getattr(version, "cuda", None) is None and getattr(version, "hip", None) is not None
    return "rocm" if is_rocm else "cuda"


def _adopt(tensor: Any) -> bool:
    """Whether a tensor class has an exchange table, under its present name from now on."""
    if hasattr(tensor, _ATTRIBUTE):
        return True
    table = getattr(tensor, _OLD_ATTRIBUTE, None)
    if table is None:
        return False
    setattr(tensor, _ATTRIBUTE, _capsule(table) if isinstance(table, int) else table)
    return True


def _capsule(address: int) -> Any:
    import ctypes

    new = ctypes.pythonapi.PyCapsule_New
    new.restype = ctypes.py_object
    new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(address, _CAPSULE_NAME, None)


def _is_private(path: Path) -> bool:
    """Whether nobody but this user can have put the file there."""
    found = path.stat()
    return found.st_uid == os.geteuid() and not found.st_mode & 0o022


if os.environ.get("TVM_FFI_DISABLE_TORCH_C_DLPACK", "0") == "0":
    # Kept alive, because the table is inside the library.
    _LIB = load_torch_c_dlpack_extension()
    patch_torch_cuda_stream_protocol()
