"""Tensors with layouts: elements by nested coordinates, tiles, and the part of a tile that each thread has.

A layout whose numbers are known when compiling costs nothing at run time: offsets of known coordinates are constants.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from ..layout import ComposedLayout, Layout, Swizzle, size
from ._local import LOCAL_ARRAY, local_array
from ._merge import Slot, is_number, plain
from ._pointer import PointerView
from ._tensor import TensorView
from ._text import Text, pieces_of
from ._trace import current
from ._value import Value
from ._vector import Vector, for_elements

#: Loops over at most this many elements are unrolled; longer ones only if that keeps a fragment in registers.
_UNROLLED, _UNROLLED_FRAGMENT = 64, 256


class LayoutTensor:
    """Memory with a layout: ``t[i, (j, k)]`` is an element, and ``t[None, 2]`` the part in which the free modes
    vary."""

    __slots__ = ("_address", "_builder", "_name", "_scalar", "layout")

    def __init__(self, builder: Any, address: Value, scalar: str, layout: Any, name: str) -> None:
        """Store address and layout."""
        self._builder, self._address, self._scalar, self._name = builder, address, scalar, name
        self.layout = layout

    @property
    def shape(self) -> Any:
        """The shape: ints for extents that are known when compiling."""
        return self.layout.shape

    @property
    def stride(self) -> Any:
        """The strides, in elements."""
        return self.layout.stride

    @property
    def dtype(self) -> type:
        """The scalar type of the elements, such as :class:`fishplate.Float32`."""
        from .. import arguments

        return getattr(arguments, self._scalar)

    element_type = _dtype = dtype

    @property
    def leading_dim(self) -> int | None:
        """The mode of stride 1, known when compiling; None if there is none, or more than one."""
        strides = self.stride if isinstance(self.stride, tuple) else (self.stride,)
        found = [at for at, step in enumerate(strides) if type(step) is int and step == 1]
        return found[0] if len(found) == 1 else None

    @property
    def iterator(self) -> PointerView:
        """A pointer to the first element."""
        return PointerView(self._builder, self._address, self._scalar, self._name)

    @property
    def type(self) -> str:
        """The type of the elements and the layout, as text."""
        return f"Tensor<{self._scalar}, {self.layout}>"

    def size(self) -> Any:
        """Return the number of elements."""
        return self.layout.size()

    def __getitem__(self, coordinate: Any) -> Any:
        """Return an element, or the part of the tensor in which the modes that are None vary."""
        coordinate = _plain(coordinate)
        if not _is_free(coordinate):
            return self._element(coordinate)._load()
        layout, offset = self.layout.slice_and_offset(coordinate)
        return self._at(offset, layout)

    def __setitem__(self, coordinate: Any, value: Any) -> None:
        """Set an element, or copy a tensor of the same size into a part."""
        coordinate = _plain(coordinate)
        if not _is_free(coordinate):
            self._element(coordinate)._store(value)
        elif isinstance(value, LayoutTensor):
            basic_copy(value, self[coordinate])
        else:
            self[coordinate].store(value)

    def load(self) -> Vector:
        """Return all elements as one value; their number must be known when compiling."""
        return Vector.of(self)

    def store(self, value: Any) -> None:
        """Set all elements from a :class:`Vector` of the same size, or to a number."""
        if not isinstance(value, Vector):
            self.fill(value)
            return
        if value.count != self.size():
            raise ValueError(
                f"store: the vector has {value.count} elements, and {self.layout} has {self.size()}"
            )
        value.store_in(self)

    @property
    def is_fragment(self) -> bool:
        """Whether the tensor is local to the thread."""
        return self._name == LOCAL_ARRAY

    def contiguous(self) -> TensorView | None:
        """Return a fragment's elements as a view, if they lie one behind the other."""
        count = self.size()
        if not self.is_fragment or self.layout.coalesce() != Layout(count):
            return None
        return TensorView(self._builder, self._address, self._scalar, (count,), (1,), self._name)

    def fill(self, value: Any) -> None:
        """Set all elements to a number."""
        for_each(self.size(), lambda index: self._element(index)._store(value), self.is_fragment)

    def _element(self, coordinate: Any) -> TensorView:
        """Return the element as a view without dimensions."""
        self._check(coordinate, self.layout.shape)
        offset = self.layout(coordinate)
        if isinstance(offset, Value) and self.is_fragment:
            current().indexes_registers = True
        address = self._builder.address(self._address, [offset], [1], self._scalar)
        return TensorView(self._builder, address, self._scalar, (), (), self._name)

    def run(self, index: int, count: int) -> TensorView:
        """Return ``count`` elements starting at an index as a view; they must be contiguous.

        Modes of one element do not matter; the first other mode must have stride 1 and an extent that is a multiple of
        ``count``.
        """
        layout, block = self.layout, count
        if isinstance(layout, ComposedLayout):
            # A swizzle moves blocks of elements as a whole.
            block = 1 << layout.inner.base if isinstance(layout.inner, Swizzle) else 1
            layout = layout.outer
        # Small modes that continue each other form longer contiguous runs; unknown extents may hide that.
        if block % count or not any(
            _starts_with(part, count) for part in (layout, layout.coalesce())
        ):
            raise ValueError(
                f"{count} elements do not lie one behind the other in the layout {self.layout}"
            )
        first = self._element(index)
        return TensorView(self._builder, first._address, self._scalar, (count,), (1,), self._name)

    def words(self) -> LayoutTensor:
        """Return a fragment's elements as 32-bit words; a copy of them if they are not contiguous."""
        from ..arguments import Uint32

        try:
            layout, held = self.layout.recast(self.dtype.width, Uint32.width), self
        except ValueError:
            held = make_fragment(Layout(self.shape), self.dtype)
            basic_copy(self, held)
            layout = held.layout.recast(self.dtype.width, Uint32.width)
        return LayoutTensor(held._builder, held._address, "Uint32", layout, held._name)

    def _check(self, coordinate: Any, shape: Any) -> None:
        """Let the kernel check coordinates at run time, if the options enable it."""
        trace = current()
        if not trace.checks_indices:
            return
        if isinstance(coordinate, tuple) and isinstance(shape, tuple):
            for part, extent in zip(coordinate, shape, strict=False):
                self._check(part, extent)
            return
        extent = size(shape)
        held = (coordinate >= 0) & (extent > coordinate)
        if isinstance(held, Value):
            filename, line = trace.where
            text = f"a coordinate of `{self._name}` is out of range ({filename}:{line})"
            trace.require(held, "IndexError", text)

    def _at(self, offset: Any, layout: Any) -> LayoutTensor:
        address = self._address
        if isinstance(offset, Value) or offset:
            address = self._builder.address(address, [offset], [1], self._scalar)
        return LayoutTensor(self._builder, address, self._scalar, layout, self._name)

    def _mapped(self, change: Callable[[Any], Any]) -> LayoutTensor:
        """Return the same memory with a changed layout; in a composed layout, the part with the shape changes."""
        layout = self.layout
        if isinstance(layout, ComposedLayout):
            return self._at(0, ComposedLayout(layout.inner, layout.offset, change(layout.outer)))
        return self._at(0, change(layout))

    def parts(self) -> list[Any]:
        """Return the parts that may differ between two tensors of one kind: known numbers stay in the layout."""
        layout = self.layout
        if isinstance(layout, ComposedLayout):
            frame, values = _frame(layout.outer)
            return [self._address, self._scalar, frame, layout.inner, layout.offset, *values]
        frame, values = _frame(layout)
        return [self._address, self._scalar, frame, *values]

    def with_parts(self, parts: list[Any]) -> LayoutTensor:
        """Return a tensor with other parts."""
        address, scalar, frame, *rest = parts
        if isinstance(self.layout, ComposedLayout):
            inner, offset, *values = rest
            layout: Any = ComposedLayout(inner, offset, frame.layout(values))
        else:
            layout = frame.layout(rest)
        return LayoutTensor(self._builder, address, scalar, layout, self._name)

    def __getattr__(self, name: str) -> Any:
        """Turn an operation of the algebra on layouts into a method that returns a tensor."""
        if name in _OPERATIONS:
            change = getattr(self.layout, name)
            return lambda *args, **kwargs: self._at(0, change(*args, **kwargs))
        raise AttributeError(
            f"a tensor with a layout has no `{name}`; it has `layout`, `shape`, `stride`, `dtype`, `size()`, "
            f"`fill(...)`, coordinates, and {', '.join(sorted(_OPERATIONS))}"
        )

    def __iter__(self) -> NoReturn:
        """Refuse: loops must be written over coordinates."""
        raise TypeError(f"`{self._name}` is a tensor with a layout: loop over coordinates")

    def __repr__(self) -> str:
        """Return type and layout."""
        return f"<tensor {self._name} of {self._scalar}, layout {self.layout}>"


class _Frame:
    """The numbers of a layout that are known when compiling, and the positions of the others."""

    __slots__ = ("_tree",)

    def __init__(self, tree: Any) -> None:
        self._tree = tree

    def layout(self, values: list[Any]) -> Layout:
        """Return the layout with values in their positions."""

        def filled(part: Any) -> Any:
            if isinstance(part, tuple):
                return tuple([filled(one) for one in part])
            return values[part.index] if isinstance(part, Slot) else part

        return Layout(*filled(self._tree))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Frame) and _spelled(self._tree) == _spelled(other._tree)

    __hash__ = None  # type: ignore[assignment]


def _frame(layout: Layout) -> tuple[_Frame, list[Any]]:
    """Take the values out of a layout."""
    values: list[Any] = []

    def taken(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple([taken(one) for one in part])
        if not isinstance(part, Value):
            return part
        values.append(part)
        return Slot(len(values) - 1)

    return _Frame(taken(tuple(layout))), values


def _spelled(tree: Any) -> Any:
    if isinstance(tree, tuple):
        return tuple([_spelled(part) for part in tree])
    return "?" if isinstance(tree, Slot) else tree


_OPERATIONS = frozenset(
    "coalesce composition filter flat_divide flatten group_modes logical_divide mode select "
    "tiled_divide zipped_divide".split()
)


def make_tensor(source: Any, layout: Any = None) -> Any:
    """Return a tensor with a layout over the memory of another.

    Parameters
    ----------
    source
        A tensor of the kernel: an argument, a shared or a local array, a view of one, or a pointer.
    layout
        The layout, or a shape. By default the shape and the strides of ``source``.

    """
    if hasattr(type(source), "at_coordinates"):
        return source.at_coordinates(layout)
    if isinstance(source, LayoutTensor):
        layout = source.layout if layout is None else layout
    elif isinstance(source, TensorView):
        layout = Layout(source.shape, source.stride) if layout is None else layout
    else:
        raise TypeError(f"make_tensor takes a tensor of the kernel, got {type(source).__name__}")
    if not isinstance(layout, (Layout, ComposedLayout)):
        layout = Layout(layout)
    needed, held = layout.cosize(), None
    if isinstance(source, TensorView) and not isinstance(source, PointerView):
        held = source.size
    if type(needed) is int and type(held) is int and source._is_row_major() and needed > held:
        raise ValueError(
            f"make_tensor: the layout {layout} needs {needed} elements, and `{source._name}` has {held}"
        )
    return LayoutTensor(source._builder, source._address, source._scalar, layout, source._name)


def make_fragment(layout: Any, dtype: Any) -> LayoutTensor:
    """Return a tensor local to the thread. It is in registers if coordinates are known when compiling.

    Parameters
    ----------
    layout
        A layout or a shape, known when compiling.
    dtype
        The type of the elements.

    """
    layout = layout if isinstance(layout, Layout) else Layout(layout)
    count = layout.cosize()
    if type(count) is not int:
        raise TypeError(
            f"make_fragment takes a layout that is known when compiling, got {layout}: divide into tiles whose size is "
            "known, or pass a tensor of a fixed shape"
        )
    return make_tensor(local_array(count, dtype), layout)


def make_fragment_like(tensor: Any, dtype: Any = None) -> LayoutTensor:
    """Return a compact fragment with the shape of a tensor, and its type unless another is given."""
    return make_fragment(Layout(tensor.shape), dtype or tensor.dtype)


def local_tile(tensor: Any, tiler: Any, coordinate: Any, projection: Any = None) -> Any:
    """Return a tile of a tensor, or all tiles along the coordinates that are None.

    Parameters
    ----------
    tensor
        A tensor with a layout.
    tiler
        The shape of a tile, or a tiler.
    coordinate
        Which tile, a number or None for each mode.
    projection
        A tuple that selects the modes of tiler and coordinate that apply to the tensor: modes that are None are left
        out. Numbers of the coordinate beyond them are kept.

    """
    if projection is not None:
        kept = [at for at, part in enumerate(projection) if part is not None]
        beyond = coordinate[len(projection) :]
        tiler, coordinate = (tuple([part[at] for at in kept]) for part in (tiler, coordinate))
        coordinate += beyond
    tiles = tensor.zipped_divide(tiler)
    inner, outer = tiles.shape
    wanted = coordinate if isinstance(coordinate, tuple) else (coordinate,)
    if not isinstance(outer, tuple):
        return tiles[_free(inner), coordinate]
    if len(wanted) > len(outer):
        raise ValueError(
            f"local_tile: the coordinate has {len(wanted)} modes, and {tensor.layout} has {len(outer)}"
        )
    return tiles[_free(inner), (*wanted, *[None] * (len(outer) - len(wanted)))]


def local_partition(tensor: Any, threads: Layout, index: Any) -> Any:
    """Return the elements of a tile that belong to one thread, with threads arranged over it as in a layout.

    Parameters
    ----------
    tensor
        A tile.
    threads
        The layout of threads, known when compiling: it maps positions in the tile to thread numbers.
    index
        The number of the thread.

    """
    if not isinstance(threads, Layout):
        threads = Layout(threads)
    modes = [threads.mode(at) for at in range(threads.rank)]
    tiles = tensor.zipped_divide(tuple([mode.size() for mode in modes]))
    place = tuple([_place(mode.flatten(), plain(index)) for mode in modes])
    return tiles[place, _free(tiles.shape[1])]


def basic_copy(source: Any, target: LayoutTensor) -> None:
    """Copy the elements of a tensor to another of the same size, in the order of their coordinates."""
    counts = source.size(), target.size()
    if all(type(count) is int for count in counts):
        if counts[0] != counts[1]:
            raise ValueError(f"basic_copy of {source.layout} to {target.layout}: the sizes differ")
    else:
        _require_same_size(source.layout, target.layout, *counts)
    in_registers = target.is_fragment or getattr(source, "is_fragment", False)
    for_each(counts[1], lambda index: target._element(index)._store(source[index]), in_registers)


def _require_same_size(source: Any, target: Any, held: Any, needed: Any) -> None:
    """Make the kernel check a copy whose sizes are known only at run time; on a GPU only if the options enable it."""
    trace = current()
    if held is needed or (trace.in_kernel and trace.gpu and not trace.checks_indices):
        return

    def message() -> Text:
        left, right = pieces_of(source), pieces_of(target)
        return Text(["basic_copy of ", *left, " to ", *right, ": the sizes differ"])

    trace.require(held == needed, "ValueError", message, " ({}:{})".format(*trace.where))


def for_each(count: Any, visit: Callable[[Any], None], in_registers: bool = False) -> None:
    """Visit the numbers below a count: written out or unrolled if they are few, otherwise in a loop of the kernel."""
    if type(count) is int and count <= (_UNROLLED_FRAGMENT if in_registers else _UNROLLED):
        for_elements(count, visit)
        return
    from ._flow import RangeLoop
    from ._range import Range

    loop = RangeLoop(current(), Range(count), (), (), (), ())
    for index in loop:
        visit(index)
        loop.next(())
    loop.end()


def _place(mode: Any, index: Any) -> Any:
    """Return the coordinate of a thread in one mode of a layout of threads."""
    extents, strides = mode
    pairs = (
        zip(extents, strides, strict=True) if isinstance(extents, tuple) else [(extents, strides)]
    )
    result: Any = 0
    step = 1
    for extent, stride in pairs:
        if type(extent) is not int or type(stride) is not int:
            raise TypeError(f"a layout of threads must be known when compiling, got {mode}")
        if stride and extent > 1:
            part = index // stride % extent
            result = part * step + result if isinstance(result, Value) or result else part * step
        step *= extent
    return result


def _starts_with(layout: Layout, count: int) -> bool:
    """Tell whether the first mode with more than one element has stride 1 and an extent that is a multiple of a
    number."""
    parts = tuple(layout.flatten())
    shape, stride = (part if isinstance(part, tuple) else (part,) for part in parts)
    modes = [pair for pair in zip(shape, stride, strict=True) if pair[0] != 1]
    extent, step = modes[0] if modes else (1, 1)
    known = type(extent) is int and type(step) is int
    return known and step == 1 and extent % count == 0


def _plain(coordinate: Any) -> Any:
    if isinstance(coordinate, (tuple, list)):
        return tuple([_plain(part) for part in coordinate])
    if coordinate is None or isinstance(coordinate, Value):
        return coordinate
    if not is_number(coordinate):
        raise TypeError(f"a coordinate is an integer or None, got {type(coordinate).__name__}")
    return plain(coordinate)


def _is_free(coordinate: Any) -> bool:
    if isinstance(coordinate, tuple):
        return any(map(_is_free, coordinate))
    return coordinate is None


def _free(shape: Any) -> Any:
    """Return a coordinate that leaves each mode of a shape free."""
    return (None,) * len(shape) if isinstance(shape, tuple) else None
