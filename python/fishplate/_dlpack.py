"""Device types by DLPack's names, the classes that tensors and devices get, and a wrapper for tests."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from . import _core
from ._core import Device, Tensor
from ._object import object_repr

_CODES = _core._DEVICE_TYPES

#: The DLPack version of the capsules that are created and read.
__dlpack_version__ = _core._DLPACK_VERSION


class DLDeviceType(IntEnum):
    """DLPack's kinds of devices; :py:meth:`Device.dlpack_device_type` returns one of these numbers."""

    kDLCPU = _CODES["cpu"]
    kDLCUDA = _CODES["cuda"]
    kDLCUDAHost = _CODES["cuda_host"]
    kDLOpenCL = _CODES["opencl"]
    kDLVulkan = _CODES["vulkan"]
    kDLMetal = _CODES["metal"]
    kDLVPI = _CODES["vpi"]
    kDLROCM = _CODES["rocm"]
    kDLROCMHost = _CODES["rocm_host"]
    kDLExtDev = _CODES["ext_dev"]
    kDLCUDAManaged = _CODES["cuda_managed"]
    kDLOneAPI = _CODES["oneapi"]
    kDLWebGPU = _CODES["webgpu"]
    kDLHexagon = _CODES["hexagon"]
    kDLMAIA = _CODES["maia"]
    kDLTrn = _CODES["trn"]


# The first name of a number is the one that is printed.
Device._DEVICE_NAME_TO_TYPE = {name: DLDeviceType(code) for name, code in _CODES.items()}
Device._DEVICE_TYPE_TO_NAME = {
    kind: next(name for name, code in _CODES.items() if code == kind) for kind in DLDeviceType
}


def _set_class_tensor(cls: type[Tensor]) -> None:
    """Set the class of tensors that come from calls."""
    from . import core

    _core._set_tensor_class(cls)
    core._CLASS_TENSOR = cls


def _set_class_device(cls: type[Device]) -> None:
    """Set the class of devices that come from calls and from :func:`device`."""
    from . import core

    _core._set_device_class(cls)
    core._CLASS_DEVICE = cls


def _set_class_dtype(cls: type[str]) -> None:
    """Set the class of data types that come from calls. It must be a subclass of ``str``."""
    from . import core

    _core._set_known_class("dtype", cls)
    core._CLASS_DTYPE = cls


class DLTensorTestWrapper:
    """A tensor of a fictitious framework, for tests: it has a :class:`Tensor` inside."""

    __dlpack_c_exchange_api__ = _core._test_wrapper_exchange_api()

    def __init__(self, tensor: Tensor) -> None:
        """Wrap a tensor."""
        self.tensor = tensor

    def __tvm_ffi_env_stream__(self) -> int:
        """Return the stream that the FFI uses for the tensor's device."""
        return _core._env_get_current_stream(*self.__dlpack_device__())

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return kind and index of the tensor's device."""
        return self.tensor.__dlpack_device__()

    def __dlpack__(self, **kwargs: Any) -> Any:
        """Return a capsule of the tensor."""
        return self.tensor.__dlpack__(**kwargs)


def _tensor_repr(self: Tensor) -> str:
    if not self._is_lent():
        return object_repr(self)
    extents = ", ".join(map(str, self.shape))
    return f"{self.dtype}[{extents}]@{self.device} (lent)"


Tensor.__repr__ = _tensor_repr
