"""Tensors with layouts under CuTe's names, where CuTe names arguments differently."""

from __future__ import annotations

from typing import Any

from ..lang import _layout_tensor
from ..lang._layout_tensor import CoordinateTensor, LayoutTensor
from ..layout import L


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
        A tuple of the modes of tiler and coordinate that belong to the tensor: those that are None are left out.

    """
    return _layout_tensor.local_tile(input, tiler, coord, proj)


def domain_offset(coord: Any, tensor: Any) -> Any:
    """Return a tensor of the same shape that starts at a coordinate of another."""
    if isinstance(tensor, CoordinateTensor):
        columns = [(layout, start + layout(coord)) for layout, start in tensor._columns]
        return CoordinateTensor(columns)
    if not isinstance(tensor, LayoutTensor):
        raise TypeError(f"domain_offset takes a tensor with a layout, got {type(tensor).__name__}")
    return tensor._at(tensor.layout(coord), tensor.layout)


def coalesce(input: L, *, target_profile: Any = None) -> L:
    """Join modes that continue each other, of the layout or of each mode that a profile names."""
    return input.coalesce(target_profile)
