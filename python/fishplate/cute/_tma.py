"""Bulk copies of tiles between tensors and shared memory (TMA): how a tile is split into boxes, which of them a block
copies, and the copies themselves."""

from __future__ import annotations

from math import prod
from typing import Any

from ..arguments import Int64
from ..lang._bulk import copy_bulk, store_bulk
from ..lang._coordinate_tensor import CoordinateLayout, CoordinateTensor
from ..lang._device import lane_id
from ..lang._hopper import Barrier, TensorMap, _int32, tensor_map
from ..lang._jit import jit
from ..lang._layout_tensor import LayoutTensor
from ..lang._merge import number
from ..lang._pointer import PointerView
from ..lang._ptx import shared_address
from ..lang._select import select
from ..lang._tensor import TensorView
from ..lang._value import size_of, type_name
from ..layout import ComposedLayout, Layout, Swizzle, composition, make_layout, size

#: Largest number of dimensions of a tensor in bulk copies, and largest side of a box.
_DIMENSIONS, _SIDE = 5, 256


class TmaAtom:
    """A bulk copy of a tile: the map of the tensor, and the boxes that a tile consists of."""

    def __init__(
        self,
        operation: Any,
        source: TensorMap,
        tile: tuple[int, ...],
        boxes: Layout,
        multicast: int,
    ) -> None:
        """Store the map, and the layout from elements of a box, boxes and blocks to elements of a tile."""
        self.operation, self.map, self.tile, self.boxes = operation, source, tile, boxes
        self.multicast = multicast

    @property
    def value_type(self) -> Any:
        """The type of the elements."""
        return self.map.dtype

    def __repr__(self) -> str:
        """Return operation, tile and box."""
        return f"<{self.operation!r} of a tile {self.tile} by boxes {self.map.box}>"


def make_tiled_tma_atom(
    op: Any,
    gmem_tensor: Any,
    smem_layout: Any,
    cta_tiler: Any,
    num_multicast: int = 1,
    *,
    internal_type: Any = None,
) -> tuple[TmaAtom, CoordinateTensor]:
    """Return a bulk copy of tiles of a tensor, and the tensor of coordinates to take tiles from.

    The function that launches a kernel calls it.

    Parameters
    ----------
    op
        ``cpasync.CopyBulkTensorTileG2SOp()``, its form with multicast, or ``CopyBulkTensorTileS2GOp()``.
    gmem_tensor
        The tensor. One of its modes has stride 1, known when compiling.
    smem_layout
        The layout of a tile in shared memory.
    cta_tiler
        The shape of a tile.
    num_multicast
        Number of blocks of a cluster that share a tile; each copies a part of it to all.
    internal_type
        None: elements are copied unchanged.

    """
    if not hasattr(op, "is_store"):
        raise TypeError(
            f"make_tiled_tma_atom takes a bulk copy of cpasync, got {type(op).__name__}"
        )
    if not isinstance(gmem_tensor, LayoutTensor):
        raise TypeError(
            f"make_tiled_tma_atom takes a tensor with a layout, got {type(gmem_tensor).__name__}"
        )
    if internal_type not in (None, gmem_tensor.dtype):
        raise ValueError(
            f"make_tiled_tma_atom copies elements as {type_name(gmem_tensor.dtype)}, got internal_type="
            f"{type_name(internal_type)}"
        )
    tile = tuple([size(part) for part in cta_tiler])
    inner = smem_layout.inner if isinstance(smem_layout, ComposedLayout) else Swizzle(0, 4, 3)
    outer = smem_layout.outer if isinstance(smem_layout, ComposedLayout) else smem_layout
    shown = f"make_tiled_tma_atom of {gmem_tensor.layout} by tiles {tile} in {smem_layout}"
    if size(outer) != prod(tile):
        raise ValueError(f"{shown}: a tile has {prod(tile)} elements, its layout {size(outer)}")
    if (inner.base, inner.shift) != (4, 3):
        raise ValueError(f"{shown}: bulk copies swizzle bytes by S<b,4,3>, got {inner}")
    dimensions = _dimensions(gmem_tensor.layout, shown)
    row = (16 << inner.bits) // size_of(gmem_tensor._scalar) if inner.bits else _SIDE
    first = dimensions[0][0][0]
    sides = _sides(tile, first, row, num_multicast, outer, shown)
    columns = [_column(gmem_tensor.shape, path) for path, _, _ in dimensions]
    box = [
        sides[path[0]] if path[0] < len(tile) and _starts(path) else 1 for path, _, _ in dimensions
    ]
    made = tensor_map(
        _view(gmem_tensor, dimensions), box[::-1], 16 << inner.bits if inner.bits else 0
    )
    boxes = _boxes(tile, sides, first, num_multicast)
    atom = TmaAtom(op, made, tile, boxes, num_multicast)
    return atom, CoordinateTensor(CoordinateLayout(columns), (0,) * len(columns))


def _starts(path: tuple[int, ...]) -> bool:
    return not any(path[1:])


def _dimensions(layout: Layout, shown: str) -> list[tuple[tuple[int, ...], Any, Any]]:
    """Return the dimensions of a tensor, the contiguous one first: each with its position in the shape, extent,
    stride."""
    found: list[tuple[tuple[int, ...], Any, Any]] = []

    def visit(shape: Any, stride: Any, path: tuple[int, ...]) -> None:
        if isinstance(shape, tuple):
            for at, parts in enumerate(zip(shape, stride, strict=True)):
                visit(*parts, (*path, at))
        elif type(stride) is not int or stride != 0:
            found.append((path, shape, stride))

    visit(
        layout.shape if isinstance(layout.shape, tuple) else (layout.shape,),
        _tuple(layout.stride),
        (),
    )
    dense = [at for at, (_, _, stride) in enumerate(found) if type(stride) is int and stride == 1]
    if not dense:
        raise ValueError(f"{shown}: no mode of the tensor has stride 1, known when compiling")
    if len(found) > _DIMENSIONS:
        raise ValueError(
            f"{shown}: the tensor has {len(found)} dimensions, more than {_DIMENSIONS}"
        )
    return [found[dense[0]], *[one for at, one in enumerate(found) if at != dense[0]]]


def _tuple(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _sides(
    tile: tuple[int, ...], first: int, row: int, multicast: int, outer: Layout, shown: str
) -> list[int]:
    """Return the sides of a box for each mode of a tile; refuse boxes whose layout bulk copies cannot write."""
    sides = [min(side, _SIDE) for side in tile]
    sides[first] = min(tile[first], row)
    if multicast > 1:
        shared = _shared_axis(tile, first)
        if tile[shared] % multicast:
            raise ValueError(f"{shown}: {multicast} blocks do not share {tile[shared]} rows")
        sides[shared] = min(tile[shared] // multicast, _SIDE)
    if any(side % part for side, part in zip(tile, sides, strict=True)):
        raise ValueError(f"{shown}: boxes {tuple(sides)} do not divide a tile")
    steps = [prod(tile[:at]) for at in range(len(tile))]
    order = [first, *[at for at in range(len(tile)) if at != first]]
    box = Layout(tuple([sides[at] for at in order]), tuple([steps[at] for at in order]))
    lies = composition(outer.coalesce(), box).coalesce()
    if lies != Layout(prod(sides)).coalesce():
        raise ValueError(
            f"{shown}: a box {tuple(sides)} lies as {lies} in shared memory, and a bulk copy writes it without gaps, mode "
            f"{first} first"
        )
    return sides


def _shared_axis(tile: tuple[int, ...], first: int) -> int:
    """Return the mode of a tile that blocks of a cluster share: the last mode that is not contiguous."""
    return max((at for at in range(len(tile)) if at != first), default=first)


def _boxes(tile: tuple[int, ...], sides: list[int], first: int, multicast: int) -> Layout:
    """Return the layout from the elements of a box, its number and the number of the block to elements of a tile."""
    steps = [prod(tile[:at]) for at in range(len(tile))]
    counts = [side // part for side, part in zip(tile, sides, strict=True)]
    strides = [step * part for step, part in zip(steps, sides, strict=True)]
    blocks = Layout(1, 0)
    if multicast > 1:
        shared = _shared_axis(tile, first)
        counts[shared] //= multicast
        blocks = Layout(multicast, strides[shared] * counts[shared])
    box = Layout(tuple(sides), tuple(steps))
    return make_layout((box, Layout(tuple(counts), tuple(strides)), blocks))


def _column(shape: Any, path: tuple[int, ...]) -> Layout:
    """Return the layout from coordinates of a tensor to one of its dimensions."""

    def strides(part: Any, rest: tuple[int, ...] | None) -> Any:
        if isinstance(part, tuple):
            return tuple(
                [
                    strides(one, rest[1:] if rest and rest[0] == at else None)
                    for at, one in enumerate(part)
                ]
            )
        return 0 if rest is None else 1

    whole = shape if isinstance(shape, tuple) else (shape,)
    return Layout(whole, strides(whole, path))


def _view(tensor: LayoutTensor, dimensions: list[Any]) -> TensorView:
    """Return the tensor with the contiguous dimension last, as maps expect."""
    shape = tuple([extent for _, extent, _ in dimensions[::-1]])
    stride = tuple([_far(tensor, extent, step) for _, extent, step in dimensions[::-1]])
    return TensorView(
        tensor._builder, tensor._address, tensor._scalar, shape, (*stride[:-1], 1), tensor._name
    )


def _far(tensor: LayoutTensor, extent: Any, stride: Any) -> Any:
    """Return a stride; for a single element, a stride that maps accept."""
    least = 16 // size_of(tensor._scalar)
    if type(extent) is int:
        return least if extent == 1 else stride
    return select(extent == 1, Int64(least), Int64(number(stride)))


def tma_partition(
    atom: Any, cta_coord: Any, cta_layout: Any, smem_tensor: Any, gmem_tensor: Any
) -> tuple[Any, Any]:
    """Return the parts that a block copies: of shared memory, and of the tensor of coordinates.

    The first mode of both is the tile, as elements of a box and boxes; the other modes stay.

    Parameters
    ----------
    atom
        The bulk copy, of :func:`make_tiled_tma_atom`.
    cta_coord
        The number of the block among those that share a tile.
    cta_layout
        The layout of these blocks.
    smem_tensor, gmem_tensor
        Tensors whose first mode is a tile: of shared memory, and of coordinates.

    """
    if not isinstance(atom, TmaAtom):
        raise TypeError(f"tma_partition takes a bulk copy, got {type(atom).__name__}")
    if size(cta_layout) != atom.multicast:
        raise ValueError(
            f"tma_partition: {atom!r} is for {atom.multicast} blocks, and the layout {cta_layout} has {size(cta_layout)}"
        )

    def parted(tensor: Any) -> Any:
        def change(layout: Layout) -> Layout:
            tile = layout.mode(0)
            if size(tile) != prod(atom.tile):
                raise ValueError(
                    f"tma_partition: the first mode of {layout} has {size(tile)} elements, and the tile {atom.tile} has "
                    f"{prod(atom.tile)}"
                )
            parts = composition(tile, atom.boxes)
            rest = [layout.mode(at) for at in range(1, layout.rank)]
            return make_layout((parts, *rest))

        made = tensor._mapped(change)
        place = cta_layout(cta_coord) if atom.multicast > 1 else 0
        part = made[((None, None, place), *[None] * (len(made.shape) - 1))]
        return part._mapped(lambda layout: layout.group_modes(0, 2))

    return parted(smem_tensor), parted(gmem_tensor)


def copy_tile(atom: TmaAtom, source: Any, target: Any, barrier: Any, mask: Any) -> None:
    """Start the bulk copies of a tile, from one lane of a warp."""
    shared, coordinates = (source, target) if atom.operation.is_store else (target, source)
    shown = f"copy by {atom!r}"
    for side, right, what in (
        (shared, isinstance(shared, LayoutTensor), "a tensor in shared memory"),
        (coordinates, isinstance(coordinates, CoordinateTensor), "the tensor of coordinates"),
    ):
        if not right:
            raise TypeError(f"{shown}: expected {what}, got {type(side).__name__}")
    if (barrier is None) != atom.operation.is_store:
        raise TypeError(
            f"{shown}: a copy to shared memory takes tma_bar_ptr=, and a copy from there does not"
        )
    shared, coordinates = _of_boxes(shared), _of_boxes(coordinates)
    counts = [[size(part) for part in side.shape] for side in (shared, coordinates)]
    if counts[0] != counts[1] or len(counts[0]) != 2 or counts[0][0] != prod(atom.map.box):
        raise ValueError(
            f"{shown}: {shared.layout} and {coordinates.layout} are not the same boxes of one tile, as tma_partition "
            "makes them"
        )
    _start(atom, shared, coordinates, barrier, mask, counts[0][1])


def _of_boxes(tensor: Any) -> Any:
    """Return a part of a tile with the elements of a box and the boxes as its modes."""
    while isinstance(tensor.shape, tuple) and len(tensor.shape) == 1:
        tensor = tensor._mapped(lambda layout: layout.mode(0))
    return tensor


@jit
def _start(atom: Any, shared: Any, coordinates: Any, barrier: Any, mask: Any, count: Any) -> None:
    if lane_id() == 0:
        _start_all(atom, shared, coordinates, barrier, mask, count)


def _start_all(
    atom: Any, shared: Any, coordinates: Any, barrier: Any, mask: Any, count: int
) -> None:
    for box in range(count):
        place = coordinates[(0, box)]
        corner = tuple([_int32(number(part)) for part in place[::-1]])
        where = _first(shared, box)
        if atom.operation.is_store:
            store_bulk(atom.map, corner, where)
            continue
        blocks = mask if atom.operation.is_multicast else None
        copy_bulk(where, atom.map, corner, barrier_of(barrier), multicast=blocks)


def _first(tensor: LayoutTensor, box: int) -> Any:
    """Return the first element of a box as a view of shared memory, before the swizzle, which the copy applies."""
    layout, offset = tensor.layout, 0
    if isinstance(layout, ComposedLayout):
        layout, offset = layout.outer, layout.offset
    return tensor.iterator + (offset + layout((0, box)))


def barrier_of(pointer: Any) -> Barrier:
    """Return the barrier that a pointer to shared memory points to."""
    if not isinstance(pointer, PointerView):
        raise TypeError(f"a barrier is a pointer to Int64, got {type(pointer).__name__}")
    return Barrier(_int32(shared_address(pointer)))
