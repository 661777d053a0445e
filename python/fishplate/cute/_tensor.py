"""Tensors with layouts under CuTe's names, for functions whose argument names differ in CuTe."""

from __future__ import annotations

from typing import Any

from ..lang import _layout_tensor
from ..lang._coordinate_tensor import CoordinateTensor
from ..lang._layout_tensor import LayoutTensor
from ..lang._value import type_name
from ..layout import L, Layout


def local_tile(input: Any, tiler: Any, coord: Any, proj: Any = None) -> Any:
    """Return a tile of a tensor, or all tiles along the coordinates that are None.

    Parameters
    ----------
    input
        A tensor with a layout.
    tiler
        The shape of a tile, or a tiler.
    coord
        Which tile, a number or None for each mode.
    proj
        A tuple that selects the modes of tiler and coordinate that apply to the tensor: modes that are None are left
        out.

    """
    return _layout_tensor.local_tile(input, tiler, coord, proj)


def domain_offset(coord: Any, tensor: Any) -> Any:
    """Return a tensor of the same shape that starts at a coordinate of another."""
    if isinstance(tensor, CoordinateTensor):
        return tensor.moved(coord)
    if not isinstance(tensor, LayoutTensor):
        raise TypeError(f"domain_offset takes a tensor with a layout, got {type(tensor).__name__}")
    return tensor._at(tensor.layout(coord), tensor.layout)


def recast_tensor(src: Any, dtype: Any, swizzle_: Any = None) -> LayoutTensor:
    """Return a tensor over the same memory with elements of another type."""
    if not isinstance(src, LayoutTensor):
        raise TypeError(f"recast_tensor takes a tensor with a layout, got {type(src).__name__}")
    if swizzle_ is not None:
        raise ValueError("recast_tensor: give the tensor a composed layout in place of swizzle_")
    layout = src.layout.recast(src.dtype.width, dtype.width)
    return LayoutTensor(src._builder, src._address, type_name(dtype), layout, src._name)


def coalesce(input: L, *, target_profile: Any = None) -> L:
    """Join adjacent modes that are contiguous, in the layout or in each mode that a profile names."""
    return input.coalesce(target_profile)


def crd2idx(coord: Any, layout: Any) -> Any:
    """Return the index that a layout, or the compact layout of a shape, gives for a coordinate."""
    return (layout if callable(layout) else Layout(layout))(coord)
