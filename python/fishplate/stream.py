"""The stream for work on a device: setting it for a block, and reading it.

>>> import fishplate
>>> cpu = fishplate.device("cpu")
>>> with fishplate.use_raw_stream(cpu, 0):
...     fishplate.get_raw_stream(cpu)
0
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from . import core
from ._tensor import device as make_device

if TYPE_CHECKING:
    from ctypes import c_void_p

__all__ = [
    "StreamContext",
    "TorchStreamContext",
    "get_raw_stream",
    "use_raw_stream",
    "use_torch_stream",
]


class StreamContext:
    """Sets the stream of a device in a ``with`` block, and restores the previous one at its end.

    The same context may be entered more than once, even recursively.
    """

    def __init__(self, device: core.Device, stream: int | c_void_p) -> None:
        """Take a device and the address of a stream."""
        self.device_type = device.dlpack_device_type()
        self.device_id = device.index
        self.stream = stream
        #: The object that owns the stream; the context keeps it alive.
        self.owner: Any = None
        self._before: list[int] = []

    def __enter__(self) -> StreamContext:
        """Set the stream."""
        self._before.append(
            core._env_set_current_stream(self.device_type, self.device_id, self.stream)
        )
        return self

    def __exit__(self, *args: Any) -> None:
        """Restore the previous stream."""
        core._env_set_current_stream(self.device_type, self.device_id, self._before.pop())


class TorchStreamContext:
    """Enters a torch context and sets the FFI's stream to the stream of torch."""

    def __init__(self, context: Any) -> None:
        """Take ``torch.cuda.stream(...)``, ``torch.cuda.graph(...)`` or None."""
        self.torch_context = context

    def __enter__(self) -> TorchStreamContext:
        """Enter torch's context, then set the FFI's stream."""
        import torch

        if self.torch_context is not None:
            self.torch_context.__enter__()
        try:
            current = torch.cuda.current_stream()
            device = make_device(str(current.device))
            self.ffi_context = StreamContext(device, current.cuda_stream)
            self.ffi_context.__enter__()
        except BaseException:
            if self.torch_context is not None:
                self.torch_context.__exit__(*sys.exc_info())
            raise
        return self

    def __exit__(self, *args: Any) -> Any:
        """Leave both, in reverse order."""
        self.ffi_context.__exit__(*args)
        if self.torch_context is not None:
            return self.torch_context.__exit__(*args)
        return None


def use_torch_stream(context: Any = None) -> TorchStreamContext:
    """Make the FFI use torch's stream in a ``with`` block.

    Parameters
    ----------
    context
        ``torch.cuda.stream(stream)`` or ``torch.cuda.graph(graph)``, which is entered too; by default the current
        stream of torch is used.

    Examples
    --------
    .. code-block:: python

        with fishplate.use_torch_stream(torch.cuda.stream(stream)):
            kernel(x)

    """
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise ImportError("Cannot import torch") from error
    return TorchStreamContext(context)


def use_raw_stream(device: core.Device, stream: int | c_void_p) -> StreamContext:
    """Make the FFI use a stream in a ``with`` block.

    Parameters
    ----------
    device
        The device that the stream belongs to.
    stream
        Its address, for instance a ``cudaStream_t`` as an integer.

    """
    from ctypes import c_void_p

    if not isinstance(stream, (int, c_void_p)):
        raise ValueError(
            "use_raw_stream only accepts int or c_void_p as stream input, "
            "try use_torch_stream when using torch.cuda.Stream or torch.cuda.graph"
        )
    return StreamContext(device, stream)


def get_raw_stream(device: core.Device) -> int:
    """Return the address of the FFI's current stream on this thread."""
    return core._env_get_current_stream(device.dlpack_device_type(), device.index)
