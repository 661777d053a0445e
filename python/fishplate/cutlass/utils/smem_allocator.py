"""`SmemAllocator`: shared memory of a kernel, piece by piece."""

from __future__ import annotations

from typing import Any

from ...arguments import Numeric
from ...compiler._resources import shared_capacity
from ...cute._struct import Storage, extent_of, struct, tensor_at
from ...lang._device import reserve_shared
from ...lang._layout_tensor import LayoutTensor
from ...lang._pointer import PointerView
from ...layout import cosize


class SmemAllocator:
    """Gives out shared memory of a kernel, whose launch asks for as much as was given.

    It is dynamic shared memory from its start on: a kernel that uses :func:`fishplate.dynamic_shared` has no allocator.
    """

    def allocate(
        self, size_or_type: int | struct | type[Numeric], byte_alignment: int = 1
    ) -> PointerView | Storage:
        """Return a pointer to a number of bytes or to a number of a type, or the fields of a struct."""
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
        """Return a tensor with a layout, whose bytes a swizzle may exchange."""
        count = cosize(layout)
        if type(count) is not int:
            raise TypeError(
                f"allocate_tensor takes a layout that is known when compiling, got {layout}"
            )
        place = self.allocate_array(element_type, count, byte_alignment=byte_alignment)
        return tensor_at(place, layout, swizzle)


def get_smem_capacity_in_bytes(compute_capability: str = "") -> int:
    """Return how much shared memory a block may have on a GPU, such as ``sm_80``; that of the first GPU by default."""
    if not compute_capability:
        from ... import cuda

        compute_capability = cuda.arch()
    return shared_capacity(compute_capability)
