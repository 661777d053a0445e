"""Tiled copies: which elements of a tile each thread copies, and the copy itself."""

from __future__ import annotations

from typing import Any

from ..lang._jit import jit
from ..lang._layout_tensor import LayoutTensor, basic_copy
from ..lang._matrix import copy_async, load_vec, store_vec
from ..lang._range import range_constexpr
from ..lang._tensor import DYNAMIC_SHARED, SHARED_ARRAY
from ..layout import Layout, composition, make_layout, raked_product, right_inverse, size
from .nvgpu import CopyUniversalOp
from .nvgpu.cpasync import CopyG2SOp

#: Bits of a copy that runs beside the threads.
_ASYNC_BITS = 128


class CopyAtom:
    """How elements are copied, and how many at once."""

    def __init__(self, operation: Any, dtype: Any, num_bits_per_copy: int = 0) -> None:
        """Keep operation and type."""
        self.operation, self.value_type = operation, dtype
        #: How many elements are copied at once.
        self.count = max(num_bits_per_copy // dtype.width, 1)

    @property
    def fills(self) -> bool:
        """Whether elements where a predicate does not hold are set to zero."""
        return isinstance(self.operation, CopyG2SOp)


class TiledCopy:
    """A copy of tiles that many threads share."""

    def __init__(self, atom: CopyAtom, layout_tv: Layout, tiler: tuple[int, ...]) -> None:
        """Keep the layout of threads and values, and the shape of a tile."""
        self.atom, self.layout_tv_tiled, self.tiler_mn = atom, layout_tv, tiler

    @property
    def size(self) -> int:
        """The number of threads."""
        return size(self.layout_tv_tiled, 0)

    def get_slice(self, thread: Any) -> ThrCopy:
        """Return the part of a thread."""
        return ThrCopy(self, thread)


class ThrCopy:
    """The part of a thread in a tiled copy."""

    def __init__(self, tiled: TiledCopy, thread: Any) -> None:
        """Keep the copy and the number of the thread."""
        self._tiled, self._thread = tiled, thread

    def partition_S(self, tensor: Any) -> Any:
        """Return the elements of a tensor that the thread copies.

        The modes are values, as those that are copied at once and the rest, then repetitions of the tile.
        """
        tiled = self._tiled
        together, (threads, values) = tiled.atom.count, map(size, _modes(tiled.layout_tv_tiled))
        if values % together:
            raise ValueError(
                f"a tiled copy of {together} elements at once does not divide the {values} values of a thread: "
                f"threads and values are {tiled.layout_tv_tiled}, the tensor is {tensor.layout}"
            )
        split = Layout((threads, (together, values // together)))

        def by_thread(layout: Any) -> Any:
            tiles = layout.zipped_divide(tiled.tiler_mn)
            parts = composition(tiles.mode(0), composition(tiled.layout_tv_tiled, split))
            return make_layout((parts.mode(0), parts.mode(1), *_modes(tiles.mode(1))))

        parts = tensor._mapped(by_thread)
        free = [None] * (len(parts.shape) - 1)
        return parts[(self._thread, *free)]

    partition_D = partition_S

    def retile(self, tensor: Any) -> Any:
        """Return a fragment of this thread as it is."""
        return tensor


def _modes(layout: Any) -> list[Any]:
    return [layout.mode(at) for at in range(layout.rank)]


def make_copy_atom(operation: Any, dtype: Any, *, num_bits_per_copy: int = 0) -> CopyAtom:
    """Return a way to copy elements of a type.

    Parameters
    ----------
    operation
        ``nvgpu.CopyUniversalOp()`` or ``nvgpu.cpasync.CopyG2SOp()``.
    dtype
        The type of the elements.
    num_bits_per_copy
        How many bits are copied at once, at most 128. The caller promises that addresses are multiples of this.

    """
    if not isinstance(operation, (CopyUniversalOp, CopyG2SOp)):
        raise TypeError(
            "make_copy_atom takes nvgpu.CopyUniversalOp() or nvgpu.cpasync.CopyG2SOp(), got "
            f"{type(operation).__name__}"
        )
    if num_bits_per_copy not in (0, 8, 16, 32, 64, 128):
        raise ValueError(f"a copy has 8, 16, 32, 64 or 128 bits, got {num_bits_per_copy}")
    return CopyAtom(operation, dtype, num_bits_per_copy)


def make_layout_tv(threads: Layout, values: Layout) -> tuple[tuple[int, ...], Layout]:
    """Return the shape of a tile, and the layout from threads and values to its elements.

    Threads lie over the tile as in their layout, and each has a block of values.
    """
    whole = raked_product(threads, values)
    tiler = tuple([size(mode) for mode in _modes(whole)])
    pairs = Layout((size(threads), size(values)))
    return tiler, composition(right_inverse(whole), pairs)


def make_tiled_copy_tv(atom: CopyAtom, threads: Layout, values: Layout) -> TiledCopy:
    """Return a copy in which threads lie over a tile as in a layout, and each has a block of values."""
    tiler, layout = make_layout_tv(threads, values)
    return TiledCopy(atom, layout, tiler)


def copy(atom: Any, source: Any, target: LayoutTensor, *, pred: Any = None) -> None:
    """Copy elements, where a tensor of predicates is not zero if there is one.

    Parameters
    ----------
    atom
        A copy atom or a tiled copy.
    source, target
        Tensors of the same size.
    pred
        A tensor with a predicate for each element, or for each group of elements that are copied at once.

    """
    atom = getattr(atom, "atom", atom)
    together, fills = getattr(atom, "count", 1), getattr(atom, "fills", False)
    if pred is None and together == 1:
        basic_copy(source, target)
        return
    count, needed = source.size(), target.size()
    where = "" if pred is None else f" with predicates {pred.layout}"
    if count != needed or type(count) is not int or count % together:
        raise ValueError(f"copy of {source.layout} to {target.layout}{where}: the sizes differ")
    if pred is None:
        for at in range(0, count, together):
            _copy_run(source, target, at, together, fills)
        return
    if pred.size() not in (count, count // together):
        raise ValueError(f"copy of {source.layout} to {target.layout}{where}: the sizes differ")
    _copy_where(source, target, pred, count, together, fills)


@jit
def _copy_where(
    source: Any, target: Any, where: Any, count: Any, together: Any, fills: Any
) -> None:
    for at in range_constexpr(0, count, together):
        if _all_hold(where, at, together, count):
            _copy_run(source, target, at, together, fills)
        elif fills:
            _clear(target, at, together)


def _all_hold(where: Any, at: int, together: int, count: int) -> Any:
    if where.size() != count:
        return where[at // together]
    held = where[at]
    for more in range(at + 1, at + together):
        held = held & where[more]
    return held


def _clear(target: Any, at: int, together: int) -> None:
    for more in range(at, at + together):
        target[more] = 0


def _copy_run(source: Any, target: Any, at: int, together: int, is_async: bool) -> None:
    """Copy elements at once, where they are not in registers."""
    if together == 1:
        target[at] = source[at]
        return
    if is_async and _is_shared(target) and not _is_shared(source) and not source.is_fragment:
        if together * target.dtype.width == _ASYNC_BITS:
            copy_async(target.run(at, together), 0, source.run(at, together), 0)
            return
    if source.is_fragment:
        values: Any = [source[at + more] for more in range(together)]
    else:
        values = load_vec(source.run(at, together), 0, together)
    if target.is_fragment:
        for more, value in enumerate(values):
            target[at + more] = value
    else:
        store_vec(target.run(at, together), 0, values)


def _is_shared(tensor: Any) -> bool:
    return tensor._name in (SHARED_ARRAY, DYNAMIC_SHARED)


def autovec_copy(source: Any, target: LayoutTensor) -> None:
    """Copy the elements of a tensor to another of the same size; the compiler joins accesses where it can."""
    basic_copy(source, target)


def elem_less(a: Any, b: Any) -> Any:
    """Return whether each part of a coordinate is smaller than that of another."""
    if not isinstance(a, tuple):
        return a < b
    if len(a) != len(b):
        raise ValueError(f"elem_less: {len(a)} and {len(b)} parts do not fit together")
    held: Any = True
    for part in map(elem_less, a, b):
        held = part if held is True else held & part
    return held
