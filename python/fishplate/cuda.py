"""CUDA devices, and functions from existing kernels: PTX, cubins and fatbins.

.. code-block:: python

    import fishplate as fp

    module = fp.load_cubin("kernels.cubin")
    add_one = module.kernel(
        "add_one",
        "x: Tensor([n], float32, device=cuda), y: Tensor([n], float32, device=cuda)",
        grid="ceildiv(n, 256)",
        block=256,
        args=["x", "y", "n"],
    )
    add_one(x, y)  # on the current stream of x's device

Importing this module loads the compiler's library; the CUDA driver is loaded at its first use.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import core, spec
from ._shape import Shape
from ._tensor import device as _device
from .arguments._scalar import element_type
from .compiler import CUDADialectError, CudaLaunch, compile_module
from .registry import get_global_func, register_object

if TYPE_CHECKING:
    from .compiler._function import CompiledFunction
    from .stream import StreamContext

__all__ = [
    "CUDADialectError",
    "Module",
    "Stream",
    "arch",
    "copy",
    "device_count",
    "device_name",
    "driver_version",
    "empty",
    "load_cubin",
    "make_stream",
    "synchronize",
]

#: The number of CUDA devices; 0 without a driver.
device_count = get_global_func("fishplate.cuda.device_count")
_driver_version = get_global_func("fishplate.cuda.driver_version")
_device_name = get_global_func("fishplate.cuda.device_name")
_arch = get_global_func("fishplate.cuda.arch")
_empty = get_global_func("fishplate.cuda.empty")
_copy = get_global_func("fishplate.cuda.copy")
_synchronize = get_global_func("fishplate.cuda.synchronize")
_stream = get_global_func("fishplate.cuda.stream")
_copy.release_gil = _synchronize.release_gil = True

Size = int | str


def driver_version() -> tuple[int, int]:
    """Return the CUDA version that the driver supports."""
    version = _driver_version()
    return version // 1000, version % 1000 // 10


def device_name(device: int = 0) -> str:
    """Return the name of a device."""
    return str(_device_name(device))


def arch(device: int = 0) -> str:
    """Return the architecture of a device, such as ``sm_90``."""
    return str(_arch(device))


def _cuda(device: Any) -> core.Device:
    """Return a device: a number among the CUDA devices, a name or a device."""
    return _device("cuda", device) if isinstance(device, int) else _device(str(device))


def empty(shape: int | Sequence[int], dtype: Any = "float32", device: Any = 0) -> core.Tensor:
    """Return an uninitialised tensor on a device; the driver allocates it.

    Parameters
    ----------
    shape
        The extents.
    dtype
        The type of the elements: a name, a scalar type such as ``fp.Float32``, or a dtype of NumPy or torch.
    device
        The device: a number, a name such as ``"cuda:1"``, or a :class:`fishplate.Device`.

    """
    if not (hasattr(shape, "__index__") or hasattr(shape, "__iter__")):
        raise TypeError(f"expected a shape, one or several integers, got {type(shape).__name__}")
    extents = Shape((shape.__index__(),) if hasattr(shape, "__index__") else tuple(shape))
    made: core.Tensor = _empty(extents, element_type(dtype), _cuda(device))
    return made


def copy(to: Any, source: Any) -> None:
    """Copy all elements of a contiguous tensor into another, each on the host or on a device.

    Like a launch, the copy runs after the work that is queued on the current stream of the device. If one side is on
    the host, the copy is complete when this returns.
    """
    _copy(to, source)


def synchronize(device: Any = 0) -> None:
    """Wait for all work on a device; raises the error of a failed kernel."""
    _synchronize(_cuda(device))


@register_object("fishplate.cuda.Stream", init=False)
class _StreamObject(core.Object):
    """A stream object of the compiler's library; the last reference destroys it."""

    device: core.Device
    handle: int


_methods = _StreamObject.__tvm_ffi_type_info__.methods
_wait = next(method.func for method in _methods if method.name == "synchronize")
_wait.release_gil = True


class Stream:
    """A stream that does not wait for the default stream; created by :func:`make_stream`.

    Functions accept it as a stream, and so does every library that supports the protocol ``__cuda_stream__``. The last
    reference destroys it.
    """

    def __init__(self, made: _StreamObject) -> None:
        """Wrap the stream of `make_stream`."""
        if not isinstance(made, _StreamObject):
            raise TypeError("use fishplate.cuda.make_stream(device)")
        self._made = made

    @property
    def device(self) -> core.Device:
        """The device that it belongs to."""
        return self._made.device

    @property
    def handle(self) -> int:
        """The driver's handle, a ``CUstream``."""
        return self._made.handle

    def __cuda_stream__(self) -> tuple[int, int]:
        """Return the version of the protocol and the handle."""
        return 0, self.handle

    def synchronize(self) -> None:
        """Wait for all work on the stream; raises the error of a failed kernel."""
        _wait(self._made)

    def use(self) -> StreamContext:
        """Make this the stream of the FFI in a ``with`` block."""
        from .stream import use_raw_stream

        context = use_raw_stream(self.device, self.handle)
        context.owner = self
        return context


def make_stream(device: Any = 0) -> Stream:
    """Return a new stream of a device, given as for :func:`empty`."""
    return Stream(_stream(_cuda(device)))


class Module:
    """Precompiled CUDA kernels: PTX text, a cubin or a fatbin."""

    def __init__(self, image: str | bytes) -> None:
        """Take the image. Each device loads it at its first launch."""
        self.image = image.encode() if isinstance(image, str) else bytes(image)

    def kernel(
        self,
        name: str,
        params: str | Sequence[spec.Param],
        grid: Size | Sequence[Size],
        block: Size | Sequence[Size],
        *,
        smem: Size = 0,
        cluster: int | Sequence[int] | None = None,
        args: Sequence[str] | None = None,
        preflight: bool = False,
        options: Any = None,
        defaults: Mapping[str, Any] | None = None,
        doc: str = "",
    ) -> CompiledFunction:
        """Return a function that checks its arguments and launches a kernel.

        Parameters
        ----------
        name
            The kernel's name in the image.
        params
            Parameters of the function: specs of :mod:`fishplate.spec`, or a signature as text such as
            ``"x: Tensor([n], float32, device=cuda), k: float32"``.
        grid, block
            One to three sizes: numbers, or expressions over the variables of the parameters such as
            ``"ceildiv(n, 128)"``.
        smem
            Dynamic shared memory in bytes, as a number or an expression.
        cluster
            Blocks per cluster, one to three numbers, for GPUs that have clusters.
        args
            The kernel's arguments in order: names of tensors (each passes the address of its first element) and of
            variables. By default each tensor's address, then its dynamic extents and strides, as with
            :class:`fishplate.compiler.PlainCall`.
        preflight
            Whether every launch is first checked against the limits of the device.
        options, defaults, doc
            As for :func:`fishplate.compiler.compile_module`.

        Returns
        -------
        function
            A :class:`fishplate.Function`, which can also be exported.

        """
        if isinstance(params, str):
            params = spec.parse(f"kernel({params})")[1]
        provider = CudaLaunch(
            self.image, name, grid, block, smem, cluster=cluster, args=args, preflight=preflight
        )
        return compile_module(None, name, params, provider, options, defaults=defaults, doc=doc)


def load_cubin(path_or_bytes: str | bytes | os.PathLike[str]) -> Module:
    """Return the kernels of a cubin, a fatbin or PTX: a path, or the content itself.

    Text that contains a line break is PTX; other text is a path.
    """
    if isinstance(path_or_bytes, (bytes, bytearray, memoryview)):
        return Module(bytes(path_or_bytes))
    if isinstance(path_or_bytes, str) and "\n" in path_or_bytes:
        return Module(path_or_bytes)
    if not isinstance(path_or_bytes, (str, os.PathLike)):
        kind = type(path_or_bytes).__name__
        raise TypeError(f"expected a path, PTX as text or an image as bytes, got {kind}")
    return Module(Path(path_or_bytes).read_bytes())
