"""Layouts: shapes with strides as values, and the algebra that divides, composes and repeats them.

A layout maps coordinates to offsets. Shape and stride are nested in the same way, the first mode counts fastest, and
a coordinate may be one number, one number per mode, or nested like the shape.

>>> from fishplate.layout import Layout, zipped_divide
>>> matrix = Layout((8, 16), (16, 1))
>>> print(zipped_divide(matrix, (4, 8)))
((4,8),(2,2)):((16,1),(64,8))
>>> matrix(2, 3)
35

A tiler is a layout, an integer ``n`` for ``n:1``, None for all of a mode, or a tuple of tilers, one for each mode. In
a kernel, a layout may contain run-time numbers anywhere. An operation whose result is not a layout raises
``ValueError`` with both layouts in its message.

The names are those of CuTe, whose documentation explains the algebra at length.
"""

from __future__ import annotations

from functools import wraps
from typing import Any, TypeVar, overload

from ._layout_algebra import Algebra
from ._layout_fields import LayoutFields
from ._layout_text import Texts, check_number

__all__ = [
    "ComposedLayout",
    "Layout",
    "Swizzle",
    "blocked_product",
    "coalesce",
    "complement",
    "composition",
    "cosize",
    "depth",
    "dice",
    "filter",
    "filter_zeros",
    "flat_divide",
    "flat_product",
    "flatten",
    "group_modes",
    "left_inverse",
    "logical_divide",
    "logical_product",
    "make_composed_layout",
    "make_layout",
    "make_ordered_layout",
    "make_swizzle",
    "max_common_layout",
    "max_common_vector",
    "nullspace",
    "parse",
    "raked_product",
    "rank",
    "recast_layout",
    "right_inverse",
    "select",
    "size",
    "slice_and_offset",
    "tile_to_shape",
    "tiled_divide",
    "tiled_product",
    "zipped_divide",
    "zipped_product",
]


class Layout(LayoutFields, Algebra):
    """A shape with strides. It is also a tuple of both, which kernels accept as an argument.

    >>> print(Layout((2, 4)))
    (2,4):(1,2)

    Parameters
    ----------
    shape
        An integer, or a tuple of shapes.
    stride
        Strides, nested like the shape. By default compact, with stride 1 in the first mode.

    """

    __slots__ = ()

    def __new__(cls, shape: Any, stride: Any = None) -> Layout:
        """Check that shape and stride are nested in the same way."""
        shape = _tuples(shape)
        if stride is None:
            texts = Texts()
            made = texts.read(texts.apply("make_layout", texts.of(shape)))
            return LayoutFields.__new__(cls, *made)
        stride = _tuples(stride)
        if not _same_profile(shape, stride):
            raise ValueError(
                f"shape and stride must be nested in the same way, got {shape} and {stride}"
            )
        _check_numbers(shape)
        _check_numbers(stride)
        return LayoutFields.__new__(cls, shape, stride)

    def __getitem__(self, mode: Any) -> Any:
        """Return the layout of a mode, or of several modes by a slice."""
        if isinstance(mode, slice):
            return self.select(range(self.rank)[mode])
        at = mode.__index__()
        if not -self.rank <= at < self.rank:
            raise IndexError(f"the layout {self} has {self.rank} modes, and no mode {at}")
        return self.mode(at % self.rank)

    def get_hier_coord(self, index: Any, *, loc: Any = None, ip: Any = None) -> Any:
        """Return the coordinate of an offset, nested like the shape: each number is ``index // stride % extent``.

        ``loc`` and ``ip`` are CuTe's, and have no effect.
        """

        def place(shape: Any, stride: Any) -> Any:
            if isinstance(shape, tuple):
                return tuple([place(*pair) for pair in zip(shape, stride, strict=True)])
            known = type(stride) is int
            if known and stride == 0 or type(shape) is int and shape == 1:
                return 0
            return (index if known and stride == 1 else index // stride) % shape

        return place(self.shape, self.stride)

    def get_flat_coord(self, index: Any, *, loc: Any = None, ip: Any = None) -> Any:
        """Return the coordinate of an offset with one number for each mode, as for :meth:`get_hier_coord`."""
        nested = self.get_hier_coord(index)
        if not isinstance(nested, tuple):
            return nested
        return tuple([_number_of(*pair) for pair in zip(nested, self.shape, strict=True)])

    def get_1d_coord(self, index: Any, *, loc: Any = None, ip: Any = None) -> Any:
        """Return the number of the element at an offset, as for :meth:`get_hier_coord`."""
        return _number_of(self.get_hier_coord(index), self.shape)

    def __getnewargs__(self) -> tuple[Any, Any]:
        """Return the constructor arguments."""
        return self.shape, self.stride

    def _text(self, texts: Texts) -> str:
        return f"{texts.of(self.shape)}:{texts.of(self.stride)}"


class Swizzle:
    """A function that permutes elements of shared memory, so that those of a column are in different banks.

    The ``bits`` bits of an offset that start at bit ``base + shift`` are combined by exclusive or into those that
    start at ``base``.
    """

    __slots__ = ("base", "bits", "shift")

    def __init__(self, bits: int, base: int, shift: int) -> None:
        """Check and store the bits."""
        self.bits, self.base, self.shift = bits, base, shift
        Texts().apply("swizzle", str(self), "0")

    def __call__(self, offset: Any) -> Any:
        """Return the swizzled offset."""
        texts = Texts()
        return texts.read(texts.apply("swizzle", str(self), texts.of(offset)))[0]

    def __str__(self) -> str:
        """Return the text form."""
        return f"S<{self.bits},{self.base},{self.shift}>"

    def __repr__(self) -> str:
        """Return the expression that creates it."""
        return f"Swizzle({self.bits}, {self.base}, {self.shift})"

    def __eq__(self, other: object) -> bool:
        """Compare the bits."""
        return isinstance(other, Swizzle) and str(self) == str(other)

    def __hash__(self) -> int:
        """Return a hash of the bits."""
        return hash((Swizzle, self.bits, self.base, self.shift))

    def _text(self, texts: Texts) -> str:
        return str(self)


class ComposedLayout(Algebra):
    """A function ``inner(offset + outer(coordinate))`` that need not be a layout, such as a swizzled one.

    Parameters
    ----------
    inner
        The function that is applied last: a :class:`Swizzle`, or a :class:`Layout`.
    offset
        The number to add in between.
    outer
        The layout that is applied first; it determines the shape.

    """

    __slots__ = ("inner", "offset", "outer")

    def __init__(self, inner: Swizzle | Layout, offset: Any, outer: Layout) -> None:
        """Store the parts."""
        self.inner, self.offset, self.outer = inner, offset, outer

    @property
    def shape(self) -> Any:
        """The shape."""
        return self.outer.shape

    def __eq__(self, other: object) -> bool:
        """Compare the parts."""
        return isinstance(other, ComposedLayout) and str(self) == str(other)

    def __hash__(self) -> int:
        """Return a hash of the text form."""
        return hash(str(self))

    def __repr__(self) -> str:
        """Return the expression that creates it."""
        return f"ComposedLayout({self.inner!r}, {self.offset!r}, {self.outer!r})"

    def _text(self, texts: Texts) -> str:
        return f"{self.inner._text(texts)} o {texts.of(self.offset)} o {self.outer._text(texts)}"


#: A layout; operations on a composed layout change the outer one.
L = TypeVar("L", Layout, ComposedLayout)


def _number_of(coordinate: Any, shape: Any) -> Any:
    """Return the number of an element by its coordinate, which is nested like the shape."""
    if not isinstance(coordinate, tuple):
        return coordinate
    result, step = 0, 1
    for part, extent in zip(coordinate, shape, strict=True):
        result = result + _number_of(part, extent) * step
        step = step * size(extent)
    return result


def _tuples(value: Any) -> Any:
    """Convert nested lists to tuples."""
    if isinstance(value, list) or type(value) is tuple:
        return tuple([_tuples(part) for part in value])
    return value


def _same_profile(shape: Any, stride: Any) -> bool:
    if isinstance(shape, tuple) != isinstance(stride, tuple):
        return False
    if not isinstance(shape, tuple):
        return True
    return len(shape) == len(stride) and all(map(_same_profile, shape, stride))


def _check_numbers(part: Any) -> None:
    """Refuse a shape or strides with anything but integers."""
    if isinstance(part, tuple):
        for inner in part:
            _check_numbers(inner)
    elif type(part) is not int:
        check_number(part)


def parse(text: str) -> Layout | ComposedLayout:
    """Parse a layout: ``((2,4),8):((1,16),2)``, or ``S<3,4,3> o 0 o (8,64):(64,1)``."""
    texts = Texts()
    return _made(texts, texts.apply("parse", text))


def _made(texts: Texts, text: str) -> Any:
    """Return the layout from the text that an operation wrote."""
    parts = texts.read(text)
    if len(parts) == 2:
        return Layout(*parts)
    if isinstance(parts[0], str):
        inner: Any = Swizzle(*map(int, parts[0][2:-1].split(",")))
        return ComposedLayout(inner, parts[1], Layout(*parts[2:]))
    return ComposedLayout(Layout(*parts[:2]), parts[2], Layout(*parts[3:]))


def make_layout(shape: Any, stride: Any = None) -> Layout:
    """Return a layout; layouts in place of extents become modes: ``make_layout((a, b))``."""
    if isinstance(shape, (tuple, list)) and any(isinstance(part, Layout) for part in shape):
        modes = [part if isinstance(part, Layout) else Layout(part) for part in shape]
        return Layout(tuple([m.shape for m in modes]), tuple([m.stride for m in modes]))
    return Layout(shape, stride)


def make_ordered_layout(shape: Any, order: Any) -> Layout:
    """Return a compact layout whose strides grow in the order of the numbers in ``order``.

    A number for a mode of several parts stands for all of them, the first one first.
    """
    texts = Texts()
    text = texts.apply(
        "make_ordered_layout", texts.of(shape), texts.of(_for_each_part(shape, order))
    )
    return Layout(*texts.read(text))


def _for_each_part(shape: Any, order: Any) -> Any:
    if isinstance(shape, tuple) and isinstance(order, tuple) and len(shape) == len(order):
        return tuple([_for_each_part(*pair) for pair in zip(shape, order, strict=True)])
    if isinstance(shape, tuple) and not isinstance(order, tuple):
        return tuple([_for_each_part(part, order) for part in shape])
    return order


def make_swizzle(bits: int, base: int, shift: int) -> Swizzle:
    """Return a swizzle."""
    return Swizzle(bits, base, shift)


def make_composed_layout(inner: Swizzle | Layout, offset: Any, outer: Layout) -> ComposedLayout:
    """Return the function ``inner(offset + outer(coordinate))``."""
    return ComposedLayout(inner, offset, outer)


def size(layout: Any, mode: Any = None) -> Any:
    """Return the number of coordinates of a layout, a tensor or a shape, or of one of its modes.

    A list of numbers names a mode of a mode: ``size(a, [1, 0])``.
    """
    whole = layout if hasattr(layout, "size") else Layout(layout)
    for at in () if mode is None else mode if isinstance(mode, (list, tuple)) else (mode,):
        whole = getattr(whole, "layout", whole).mode(at)
    # The size of a tiled copy or product is its number of threads.
    return whole.size() if callable(whole.size) else whole.size


def cosize(layout: Layout | ComposedLayout) -> Any:
    """Return the number of elements that an array needs to hold every offset."""
    return layout.cosize()


def rank(layout: Any) -> int:
    """Return the number of modes of a layout or a shape."""
    shape = getattr(layout, "shape", layout)
    return len(shape) if isinstance(shape, tuple) else 1


def depth(layout: Any) -> int:
    """Return the number of levels of tuples in a layout or a shape."""
    shape = getattr(layout, "shape", layout)
    return 1 + max(map(depth, shape), default=0) if isinstance(shape, tuple) else 0


def coalesce(layout: L, profile: Any = None) -> L:
    """Join adjacent modes that are contiguous, in the layout or in each mode that a profile names."""
    return layout.coalesce(profile)


def filter(layout: L, profile: Any = None) -> L:
    """Remove modes with stride 0 or extent 1."""
    return layout.filter(profile)


def filter_zeros(layout: L) -> L:
    """Replace the extents of modes with stride 0 by 1."""
    return layout._changed("filter_zeros")


def flatten(layout: L) -> L:
    """Remove all nesting."""
    return layout.flatten()


def select(layout: L, mode: Any) -> L:
    """Return the layout of some modes, in the order given."""
    return layout.select(mode)


def group_modes(layout: L, begin: int, end: int) -> L:
    """Group the modes from ``begin`` up to ``end`` into one."""
    return layout.group_modes(begin, end)


def slice_and_offset(layout: L, coordinate: Any) -> tuple[L, Any]:
    """Return the layout of the modes that are None in a coordinate, and the offset of the others."""
    return layout.slice_and_offset(coordinate)


def dice(layout: L, coordinate: Any) -> L:
    """Return the layout of the modes that are numbers in a coordinate."""
    return layout._changed("dice", coordinate)


@overload
def composition(layout: Swizzle, tiler: Layout) -> ComposedLayout: ...
@overload
def composition(layout: L, tiler: Any) -> L: ...
def composition(layout: Any, tiler: Any) -> Any:
    """Return the layout that maps ``c`` to ``layout(tiler(c))``. A tuple as tiler applies mode by mode."""
    if isinstance(layout, Swizzle):
        if not hasattr(tiler, "_text"):
            raise TypeError(f"composition of {layout} and {tiler!r}: the right operand is a layout")
        return ComposedLayout(layout, 0, tiler)
    if isinstance(tiler, Swizzle):
        raise TypeError(
            f"composition of {layout} and {tiler}: a swizzle is the left operand, which is applied last"
        )
    return layout.composition(tiler)


def complement(layout: L, target: Any = None) -> L:
    """Return the layout of the repetitions that fill the offsets not covered by a layout, up to a size."""
    return layout.complement(target)


def right_inverse(layout: L) -> L:
    """Return the layout ``R`` that satisfies ``layout(R(i)) == i``."""
    return layout.right_inverse()


def left_inverse(layout: L) -> L:
    """Return the layout ``L`` that satisfies ``L(layout(i)) == i``."""
    return layout.left_inverse()


def nullspace(layout: L) -> L:
    """Return a layout of the elements that all have offset 0."""
    return layout._changed("nullspace")


def logical_divide(layout: L, tiler: Any) -> L:
    """Split each mode in place: ``((tile, rest), (tile, rest), ...)``."""
    return layout.logical_divide(tiler)


def zipped_divide(layout: L, tiler: Any) -> L:
    """Split into tiles and the rest: ``((tile, tile, ...), (rest, rest, ...))``."""
    return layout.zipped_divide(tiler)


def tiled_divide(layout: L, tiler: Any) -> L:
    """Split into tiles and the rest: ``((tile, tile, ...), rest, rest, ...)``."""
    return layout.tiled_divide(tiler)


def flat_divide(layout: L, tiler: Any) -> L:
    """Split into tiles and the rest: ``(tile, tile, ..., rest, rest, ...)``."""
    return layout.flat_divide(tiler)


def logical_product(block: L, tiler: Any) -> L:
    """Repeat a block in the order of a tiler: ``(block, repetition)``."""
    return block.logical_product(tiler)


def zipped_product(block: L, tiler: Any) -> L:
    """Repeat each mode: ``((block, block, ...), (repetition, repetition, ...))``."""
    return block._changed("zipped_product", tiler=tiler)


def tiled_product(block: L, tiler: Any) -> L:
    """Repeat each mode: ``((block, block, ...), repetition, repetition, ...)``."""
    return block._changed("tiled_product", tiler=tiler)


def flat_product(block: L, tiler: Any) -> L:
    """Repeat each mode: ``(block, block, ..., repetition, repetition, ...)``."""
    return block._changed("flat_product", tiler=tiler)


def blocked_product(block: L, tiler: Layout) -> L:
    """Repeat a block, mode by mode, with the block inside: ``((block, repetition), ...)``."""
    return block.blocked_product(tiler)


def raked_product(block: L, tiler: Layout) -> L:
    """Repeat a block, mode by mode, with the repetition inside: ``((repetition, block), ...)``."""
    return block.raked_product(tiler)


def tile_to_shape(block: L, shape: Any, order: Any = None) -> L:
    """Repeat a block until it has a shape, with the modes in a given order."""
    return block.tile_to_shape(shape, order)


def recast_layout(new_bits: int, old_bits: int, layout: L) -> L:
    """Return the layout of the same memory in elements of another size."""
    return layout.recast(old_bits, new_bits)


def max_common_layout(a: Layout, b: Layout) -> Layout:
    """Return the layout of the elements that are contiguous in both layouts."""
    return a._changed("max_common_layout", tiler=b)


def max_common_vector(a: Layout, b: Layout) -> int:
    """Return the number of elements that are contiguous in both layouts: the longest vector that both can copy."""
    return a._number("max_common_vector", b)


def _takes_layout(function: Any) -> Any:
    """Let a function name itself in the error for an operand that is no layout."""

    @wraps(function)
    def checked(*operands: Any, **named: Any) -> Any:
        try:
            return function(*operands, **named)
        except AttributeError:
            for operand in (*operands[:1], *named.values()):
                if operand is None or type(operand) in (int, float, str, tuple, list):
                    raise TypeError(
                        f"{function.__name__} takes a layout or a tensor, got {operand!r}; Layout(shape) makes a layout"
                    ) from None
            raise

    return checked


for _name in (
    "blocked_product coalesce complement cosize dice filter filter_zeros flat_divide flat_product flatten group_modes "
    "left_inverse logical_divide logical_product max_common_layout max_common_vector nullspace raked_product "
    "right_inverse select slice_and_offset tile_to_shape tiled_divide tiled_product zipped_divide zipped_product"
).split():
    globals()[_name] = _takes_layout(globals()[_name])
