"""Tensors and devices: :class:`Tensor`, :func:`from_dlpack`, :class:`Device`, :func:`device`.

>>> import fishplate
>>> fishplate.device("cuda:1")
device(type='cuda', index=1)
"""

from __future__ import annotations

import functools
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from . import core
from ._core import _make_from_dlpack
from ._shape import Shape
from .core import Device, DLDeviceType, Tensor
from .core import from_dlpack as _from_dlpack

if TYPE_CHECKING:
    from ._dtype import dtype
    from .arguments import MarkedTensor

__all__ = ["DLDeviceType", "Device", "Shape", "Tensor", "device", "from_dlpack"]

_ENABLE = ("FISHPLATE_ENABLE_TVM_FFI", "CUTE_DSL_ENABLE_TVM_FFI")
# Whether the variable is set at all; the first call reads its value.
_ENVIRONMENT = any(map(os.environ.get, _ENABLE))
_TRUTH = {"1": True, "true": True, "yes": True, "on": True}
_TRUTH |= {"": False, "0": False, "false": False, "no": False, "off": False}


def device(device_type: str | int | DLDeviceType, index: int | None = None) -> Device:
    """Return a device.

    Parameters
    ----------
    device_type
        A name such as ``"cuda"``, a name with an index such as ``"cuda:1"``, or a number of
        :class:`DLDeviceType`.
    index
        The index among the devices of that type, 0 by default. An index in the name takes precedence.

    Examples
    --------
    >>> import fishplate
    >>> fishplate.device("cuda:1") == fishplate.device("cuda", 1)
    True

    """
    return core._CLASS_DEVICE(device_type, index)


def from_dlpack(
    ext_tensor: Any,
    assumed_align: int | None = None,
    use_32bit_stride: bool = False,
    *,
    enable_tvm_ffi: bool = False,
    require_alignment: int = 0,
    require_contiguous: bool = False,
) -> Tensor:
    """Return the tensor of another package as a :class:`Tensor`, without copying it.

    Parameters
    ----------
    ext_tensor
        An object with ``__dlpack__``, or a capsule.
    assumed_align
        Alignment of the data's address in bytes that kernels may assume; calls with less alignment are refused.
    use_32bit_stride
        Whether kernels take strides of 32 bits instead of 64.
    enable_tvm_ffi
        Whether to return a tensor that keeps marks even without one of the two options above. The environment variable
        ``FISHPLATE_ENABLE_TVM_FFI`` sets this for all tensors.
    require_alignment
        Required alignment of the data's address, in bytes.
    require_contiguous
        Whether the tensor must be row-major without gaps.

    """
    marked = use_32bit_stride or enable_tvm_ffi or (_ENVIRONMENT and _asked_by_environment())
    if assumed_align is None and not marked:
        if not (require_alignment or require_contiguous):
            return _from_dlpack(ext_tensor)
        return _from_dlpack(
            ext_tensor, require_alignment=require_alignment, require_contiguous=require_contiguous
        )
    from .arguments import MarkedTensor

    return MarkedTensor.of(
        ext_tensor,
        assumed_align,
        use_32bit_stride,
        require_alignment=require_alignment,
        require_contiguous=require_contiguous,
    )


if not (TYPE_CHECKING or _ENVIRONMENT):
    # Most calls pass only a tensor.
    from_dlpack = _make_from_dlpack(from_dlpack)


@functools.cache
def _asked_by_environment() -> bool:
    """Tell whether the environment enables tensors that keep marks; it is read once."""
    asked = False
    for variable in _ENABLE:
        text = os.environ.get(variable, "").strip().lower()
        if text not in _TRUTH:
            expected = "1, true, yes, on, 0, false, no or off"
            raise ValueError(f"{variable} must be {expected}, got {text!r}")
        asked = asked or _TRUTH[text]
    return asked


def _mark_layout_dynamic(self: Tensor, leading_dim: int | None = None) -> MarkedTensor:
    """Return this tensor with marks: see :meth:`fishplate.arguments.MarkedTensor.mark_layout_dynamic`."""
    from .arguments import MarkedTensor

    return MarkedTensor.of(self).mark_layout_dynamic(leading_dim)


def _mark_compact_shape_dynamic(
    self: Tensor, mode: int, stride_order: Sequence[int] | None = None, divisibility: int = 1
) -> MarkedTensor:
    """Return this tensor with marks, like ``MarkedTensor.mark_compact_shape_dynamic``."""
    from .arguments import MarkedTensor

    return MarkedTensor.of(self).mark_compact_shape_dynamic(mode, stride_order, divisibility)


def _element_type(self: Tensor) -> dtype:
    """Return the type of the elements."""
    return self.dtype


def _stride(self: Tensor) -> tuple[int, ...]:
    """Return the strides, in elements."""
    return self.strides


def _array(self: Tensor, dtype: Any = None, copy: bool | None = None) -> Any:
    """Return the elements as a NumPy array, for ``numpy.asarray``: the same memory, or a copy if one is needed."""
    import numpy

    array = numpy.from_dlpack(self)
    if copy is False and dtype is not None and array.dtype != numpy.dtype(dtype):
        raise ValueError(f"a {array.dtype} tensor cannot be an array of {dtype} without a copy")
    array = array if dtype is None else array.astype(dtype, copy=False)
    return array.copy() if copy else array


def _repr_html(self: Tensor) -> str:
    """Return the HTML that notebooks show."""
    from ._html import of_tensor

    return of_tensor(self)


Tensor.__array__ = _array
Tensor._repr_html_ = _repr_html  # type: ignore[attr-defined]
Tensor.element_type = property(_element_type, doc="The type of the elements: `dtype`.")  # type: ignore[attr-defined]
Tensor.stride = property(_stride, doc="The strides, in elements: `strides`.")  # type: ignore[attr-defined]
Tensor.mark_layout_dynamic = _mark_layout_dynamic
Tensor.mark_compact_shape_dynamic = _mark_compact_shape_dynamic
