"""`SmemAllocator`: allocates shared memory of a kernel piece by piece."""

from __future__ import annotations

from typing import Any

from ...arguments import Numeric
from ...compiler._resources import shared_capacity
from ...cute._struct import Storage, extent_of, struct, tensor_at
from ...lang._device import reserve_shared
from ...lang._layout_tensor import LayoutTensor
from ...lang._pointer import PointerView
from ...layout import ComposedLayout, Layout, cosize


class SmemAllocator:
    """Allocates shared memory of a kernel. The launch requests as much as was allocated.

    It uses dynamic shared memory from its start, so a kernel cannot use both an allocator and
    :func:`fishplate.dynamic_shared`.
    """

    def allocate(
        self, size_or_type: int | struct | type[Numeric], byte_alignment: int = 1
    ) -> PointerView | Storage:
        """Return a pointer to a number of bytes or to one value of a type, or the fields of a struct."""
        if isinstance(size_or_type, int) and not isinstance(size_or_type, bool):
            if size_or_type < 0:
                raise ValueError(f"allocate takes a number of bytes, got {size_or_type}")
            return reserve_shared(size_or_type, byte_alignment)
        size, alignment = extent_of(size_or_type, "what allocate takes")
        place = reserve_shared(size, max(alignment, byte_alignment))
        return (
            size_or_type(place) if isinstance(size_or_type, struct) else place.recast(size_or_type)
        )

    def allocate_array(
        self, element_type: Any, num_elems: int = 1, *, byte_alignment: int = 1
    ) -> PointerView:
        """Return a pointer to elements."""
        size, alignment = extent_of(struct.MemRange(element_type, num_elems), "element_type")
        return reserve_shared(size, max(alignment, byte_alignment)).recast(element_type)

    def allocate_tensor(
        self, element_type: Any, layout: Any, byte_alignment: int = 1, swizzle: Any = None
    ) -> LayoutTensor:
        """Return a tensor with a layout; a swizzle may permute its bytes."""
        layout = layout if isinstance(layout, (Layout, ComposedLayout)) else Layout(layout)
        count = cosize(layout)
        if type(count) is not int:
            raise TypeError(
                f"allocate_tensor takes a layout that is known when compiling, got {layout}"
            )
        place = self.allocate_array(element_type, count, byte_alignment=byte_alignment)
        return tensor_at(place, layout, swizzle)


def get_smem_capacity_in_bytes(compute_capability: str = "") -> int:
    """Return how much shared memory a block may have on a GPU architecture such as ``sm_80``; by default that of the
    first GPU."""
    if not compute_capability:
        from ... import cuda

        compute_capability = cuda.arch()
    return shared_capacity(compute_capability)
