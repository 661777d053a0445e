"""Tensors and devices: :class:`Tensor`, :func:`from_dlpack`, :class:`Device`, :func:`device`.

>>> import fishplate
>>> fishplate.device("cuda:1")
device(type='cuda', index=1)
"""

from __future__ import annotations

from . import core
from ._shape import Shape
from .core import Device, DLDeviceType, Tensor, from_dlpack

__all__ = ["DLDeviceType", "Device", "Shape", "Tensor", "device", "from_dlpack"]


def device(device_type: str | int | DLDeviceType, index: int | None = None) -> Device:
    """Return a device.

    Parameters
    ----------
    device_type
        A name such as ``"cuda"``, a name with an index such as ``"cuda:1"``, or a number of
        :class:`DLDeviceType`.
    index
        The index among the devices of that kind; 0 when nothing is said. One in the name comes first.

    Examples
    --------
    >>> import fishplate
    >>> fishplate.device("cuda:1") == fishplate.device("cuda", 1)
    True

    """
    return core._CLASS_DEVICE(device_type, index)
