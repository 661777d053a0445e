"""Tiled copies: which elements of a tile each thread copies, and the copy itself."""

from __future__ import annotations

from typing import Any

from ..lang._jit import jit
from ..lang._layout_tensor import LayoutTensor, basic_copy
from ..lang._matrix import clear_elements, copy_async, copy_elements, load_vec, store_vec
from ..lang._flow import RangeLoop
from ..lang._range import Range, range_constexpr
from ..lang._tensor import DYNAMIC_SHARED, SHARED_ARRAY, TensorView
from ..lang._trace import current
from ..lang._value import type_name
from ..lang._vector import WRITTEN_OUT
from ..layout import (
    Layout,
    composition,
    left_inverse,
    make_layout,
    raked_product,
    right_inverse,
    size,
)
from ._tma import TmaAtom, copy_tile
from .nvgpu import CopyUniversalOp
from .nvgpu.cpasync import CopyG2SOp
from .nvgpu.warp import LdMatrix8x8x16bOp, StMatrix8x8x16bOp

#: Bits of an asynchronous copy, and of a row of a matrix.
_ASYNC_BITS = _ROW_BITS = 128
#: Largest number of memory-to-memory copies that are unrolled. More stay a loop, so that code does not grow with a tile.
_UNROLLED = 16
#: Operations that copy matrices with all lanes of a warp.
_MATRICES = (LdMatrix8x8x16bOp, StMatrix8x8x16bOp)


class CopyAtom:
    """How elements are copied, and how many at once."""

    def __init__(self, operation: Any, dtype: Any, num_bits_per_copy: int = 0) -> None:
        """Store operation and type, and compute which elements the threads of the operation have."""
        self.operation, self.value_type = operation, dtype
        #: Number of threads that copy together.
        self.threads = getattr(operation, "threads", 1)
        if isinstance(operation, _MATRICES):
            # One that writes may stand for the order of sums of another type; it does not copy them.
            if hasattr(operation, "read"):
                _check_bits(self)
            layouts = [layout.recast(1, dtype.width) for layout in operation.layouts]
        else:
            layouts = [Layout((1, max(num_bits_per_copy // dtype.width, 1)))] * 3
        #: From threads and values to elements: of the source, of the target, and of the reference that tiled copies
        #: are made for.
        self.layout_src_tv, self.layout_dst_tv, self.layout_ref_tv = layouts

    @property
    def count(self) -> int:
        """How many elements a thread copies at once."""
        return int(size(self.layout_ref_tv, 1))

    @property
    def fills(self) -> bool:
        """Whether elements where a predicate does not hold are set to zero."""
        return isinstance(self.operation, CopyG2SOp)


def _check_bits(atom: CopyAtom) -> None:
    """Refuse elements that a copy of matrices does not have."""
    operation, dtype = atom.operation, atom.value_type
    if dtype.width != operation.bits:
        raise TypeError(
            f"{operation!r} copies elements of {operation.bits} bits, got {type_name(dtype)}"
        )


class TiledCopy:
    """A copy of tiles that many threads share."""

    def __init__(self, atom: CopyAtom, layout_tv: Layout, tiler: tuple[int, ...]) -> None:
        """Store the layout of threads and values, and the shape of a tile."""
        self.atom, self.layout_tv_tiled, self.tiler_mn = atom, layout_tv, tiler
        threads, values = map(size, _modes(layout_tv))
        if values % atom.count or threads % atom.threads:
            raise ValueError(
                f"a tiled copy of {atom.count} elements at once by {atom.threads} threads does not divide the {values} "
                f"values of {threads} threads: threads and values are {layout_tv}, those of the operation "
                f"{atom.layout_ref_tv}"
            )

    @property
    def size(self) -> int:
        """The number of threads."""
        return size(self.layout_tv_tiled, 0)

    @property
    def value_type(self) -> Any:
        """The type of the elements."""
        return self.atom.value_type

    @property
    def layout_src_tv_tiled(self) -> Layout:
        """From threads and values to elements of the source's tile."""
        return self._placed(self.atom.layout_src_tv)

    @property
    def layout_dst_tv_tiled(self) -> Layout:
        """From threads and values to elements of the target's tile."""
        return self._placed(self.atom.layout_dst_tv)

    def _placed(self, side: Layout) -> Layout:
        """Return the layout of all threads and values of one side of the copy.

        A tiled copy is made for the reference layout of its operation. A thread's elements of one side are found
        through their positions in the reference layout.
        """
        atom = self.atom
        within = self.layout_tv_tiled.zipped_divide((atom.threads, atom.count))
        moved = composition(right_inverse(atom.layout_ref_tv), side)
        one = composition(within.mode(0), moved)
        more = within.mode(1)
        return make_layout(
            (
                make_layout((one.mode(0), more.mode(0))).coalesce(),
                make_layout((one.mode(1).coalesce(), more.mode(1).coalesce())),
            )
        )

    def get_slice(self, thread: Any) -> ThrCopy:
        """Return the part of one thread."""
        return ThrCopy(self, thread)

    def retile(self, tensor: Any) -> Any:
        """Return registers that were partitioned in another way, rearranged to this copy's partition.

        The modes of the tensor are values, then repetitions; so are those of the result.
        """
        tiled, threads = self.layout_tv_tiled, self.size

        def changed(layout: Any) -> Any:
            values = size(layout, 0)
            try:
                tile = Layout(tuple([size(part) for part in self.tiler_mn]))
                order = composition(right_inverse(tiled), tile)
                blocks = order.recast(1, threads * values)
                inside = Layout(values).logical_product(right_inverse(blocks))
                inside = inside.zipped_divide(Layout(self.atom.count))
                sizes = tuple([size(mode) for mode in _modes(blocks)])
                parts = layout.zipped_divide((values, *sizes))
                moved = composition(parts.mode(0), inside)
            except ValueError as error:
                raise ValueError(
                    f"retile: registers of {layout} do not hold what a thread copies: threads and values are {tiled}, "
                    f"the tile is {self.tiler_mn} ({error})"
                ) from None
            return make_layout((moved, *_modes(parts.mode(1))[1:]))

        return tensor._mapped(changed)


class ThrCopy(TiledCopy):
    """One thread's part of a tiled copy."""

    def __init__(self, tiled: TiledCopy, thread: Any) -> None:
        """Store the copy and the thread's number."""
        super().__init__(tiled.atom, tiled.layout_tv_tiled, tiled.tiler_mn)
        check_thread(
            thread, self.size, f"the tiled copy with threads and values {tiled.layout_tv_tiled}"
        )
        self._thread = thread

    def partition_S(self, tensor: Any) -> Any:
        """Return the elements of a source that the thread copies.

        The first mode holds values: those that are copied at once, and the rest. The other modes are repetitions of
        the tile.
        """
        return self._part(tensor, self.layout_src_tv_tiled)

    def partition_D(self, tensor: Any) -> Any:
        """Return the elements of a target that the thread copies, as for :meth:`partition_S`."""
        return self._part(tensor, self.layout_dst_tv_tiled)

    def _part(self, tensor: Any, placed: Layout) -> Any:
        def by_thread(layout: Any) -> Any:
            tiles = layout.zipped_divide(self.tiler_mn)
            parts = composition(tiles.mode(0), placed)
            return make_layout((parts.mode(0), parts.mode(1), *_modes(tiles.mode(1))))

        parts = tensor._mapped(by_thread)
        free = [None] * (len(parts.shape) - 1)
        return parts[(self._thread, *free)]


def check_thread(thread: Any, threads: int, of: str) -> None:
    """Refuse a thread that a tiled copy or product does not have, if its number is known when compiling."""
    if type(thread) is int and not 0 <= thread < threads:
        raise ValueError(f"get_slice: {of} has {threads} threads, and no thread {thread}")


def _modes(layout: Any) -> list[Any]:
    return [layout.mode(at) for at in range(layout.rank)]


def make_copy_atom(operation: Any, dtype: Any, *, num_bits_per_copy: int = 0) -> CopyAtom:
    """Return an atom that copies elements of a type.

    Parameters
    ----------
    operation
        ``nvgpu.CopyUniversalOp()``, ``nvgpu.cpasync.CopyG2SOp()``, or a matrix operation of ``nvgpu.warp``.
    dtype
        The type of the elements.
    num_bits_per_copy
        How many bits are copied at once, at most 128. The caller promises that addresses are multiples of this.

    """
    if not isinstance(operation, (CopyUniversalOp, CopyG2SOp, *_MATRICES)):
        raise TypeError(
            "make_copy_atom takes nvgpu.CopyUniversalOp(), nvgpu.cpasync.CopyG2SOp() or a copy of nvgpu.warp, got "
            f"{type(operation).__name__}"
        )
    if num_bits_per_copy not in (0, 8, 16, 32, 64, 128):
        raise ValueError(f"a copy has 8, 16, 32, 64 or 128 bits, got {num_bits_per_copy}")
    if num_bits_per_copy and num_bits_per_copy < dtype.width:
        raise ValueError(
            f"a copy of {num_bits_per_copy} bits does not hold an element of {type_name(dtype)}"
        )
    return CopyAtom(operation, dtype, num_bits_per_copy)


def make_layout_tv(threads: Layout, values: Layout) -> tuple[tuple[int, ...], Layout]:
    """Return the shape of a tile, and the layout from threads and values to its elements.

    Threads are arranged over the tile as in their layout, and each has a block of values.
    """
    whole = raked_product(threads, values)
    tiler = tuple([size(mode) for mode in _modes(whole)])
    pairs = Layout((size(threads), size(values)))
    return tiler, composition(right_inverse(whole), pairs)


def make_tiled_copy_tv(atom: CopyAtom, threads: Layout, values: Layout) -> TiledCopy:
    """Return a copy whose threads are arranged over a tile as in a layout, each with a block of values."""
    tiler, layout = make_layout_tv(threads, values)
    return TiledCopy(atom, layout, tiler)


def make_tiled_copy(atom: CopyAtom, layout_tv: Layout, tiler_mn: Any) -> TiledCopy:
    """Return a tiled copy with a given layout from threads and values to the elements of a tile.

    Parameters
    ----------
    atom
        The atom: the elements that are copied at once.
    layout_tv
        From threads and values to elements of the tile.
    tiler_mn
        The shape of the tile.

    """
    tiler = tuple([size(part) for part in tiler_mn])
    return TiledCopy(atom, layout_tv, tiler)


def make_tiled_copy_A(atom: CopyAtom, tiled_mma: Any) -> TiledCopy:
    """Return a copy of the parts of the first factor that the threads of a tiled product hold."""
    return _copy_for("A", atom, tiled_mma)


def make_tiled_copy_B(atom: CopyAtom, tiled_mma: Any) -> TiledCopy:
    """Return a copy of the parts of the second factor that the threads of a tiled product hold."""
    return _copy_for("B", atom, tiled_mma)


def make_tiled_copy_C(atom: CopyAtom, tiled_mma: Any) -> TiledCopy:
    """Return a copy of the parts of the sums that the threads of a tiled product hold."""
    return _copy_for("C", atom, tiled_mma)


def make_tiled_copy_C_atom(atom: CopyAtom, tiled_mma: Any) -> TiledCopy:
    """Return a copy of as many sums of each thread of a tiled product as one atom copies.

    The tile of the copy is the part of the product's tile where these sums are.
    """
    layout, tile = tiled_mma._held("C")
    held = size(layout, 1)
    if atom.count > held:
        raise ValueError(
            f"make_tiled_copy_C_atom: a thread has {held} sums, and {atom.count} are copied at once: threads and values "
            f"are {layout}"
        )
    some = composition(layout, Layout((size(layout, 0), atom.count)))
    # Which rows and which columns of the tile they are.
    axes = [Layout(tile, tuple([int(at == axis) for at in range(2)])) for axis in range(2)]
    tiler = tuple([_short(composition(axis, some).filter()) for axis in axes])
    place = composition(Layout(tile), tiler)
    return TiledCopy(atom, composition(left_inverse(place), some), tiler)


def _short(layout: Layout) -> Any:
    """Return the places of a layout in their order: their number, if they are all up to it."""
    extents, steps = layout.flatten()
    if isinstance(extents, tuple):
        pairs = sorted(zip(extents, steps, strict=True), key=lambda pair: pair[1])
        layout = Layout(*map(tuple, zip(*pairs, strict=True))).coalesce()
    return layout.size() if layout == Layout(layout.size()) else layout


def _copy_for(factor: str, atom: CopyAtom, tiled_mma: Any) -> TiledCopy:
    layout, tiler = tiled_mma._held(factor)
    return TiledCopy(atom, layout, tiler)


def make_tiled_copy_S(atom: CopyAtom, tiled_copy: TiledCopy) -> TiledCopy:
    """Return a copy whose threads have the same elements as in the source of another copy."""
    return TiledCopy(atom, tiled_copy.layout_src_tv_tiled, tiled_copy.tiler_mn)


def make_tiled_copy_D(atom: CopyAtom, tiled_copy: TiledCopy) -> TiledCopy:
    """Return a copy whose threads have the same elements as in the target of another copy."""
    return TiledCopy(atom, tiled_copy.layout_dst_tv_tiled, tiled_copy.tiler_mn)


def copy(
    atom: Any,
    source: Any,
    target: LayoutTensor,
    *,
    pred: Any = None,
    tma_bar_ptr: Any = None,
    mcast_mask: Any = None,
    cache_policy: Any = None,
) -> None:
    """Copy elements. With a tensor of predicates, copy only where it is not zero.

    Parameters
    ----------
    atom
        A copy atom, a tiled copy or a bulk copy, which one lane of the warps that get here starts.
    source, target
        Tensors of the same size.
    pred
        A tensor with a predicate for each element, or for each group of elements that are copied at once.
    tma_bar_ptr
        A pointer to the barrier that counts the bytes of a bulk copy to shared memory.
    mcast_mask
        A bit for each block of the cluster that a bulk copy with multicast goes to.
    cache_policy
        A hint, which has no effect.

    """
    if isinstance(atom, TmaAtom):
        if pred is not None:
            raise ValueError(f"copy by {atom!r} has no predicates: what is outside the tensor is 0")
        copy_tile(atom, source, target, tma_bar_ptr, mcast_mask)
        return
    if tma_bar_ptr is not None:
        raise ValueError("copy: tma_bar_ptr= belongs to a bulk copy of nvgpu.cpasync")
    atom = getattr(atom, "atom", atom)
    if isinstance(getattr(atom, "operation", None), _MATRICES):
        _copy_matrices(atom, source, target, pred)
        return
    together, fills = getattr(atom, "count", 1), getattr(atom, "fills", False)
    if pred is None and together == 1:
        basic_copy(source, target)
        return
    count, needed = source.size(), target.size()
    shown = f"copy of {source.layout} to {target.layout}"
    shown += "" if pred is None else f" with predicates {pred.layout}"
    for number in (count, needed):
        if type(number) is not int:
            how = f"{together} elements at once" if together > 1 else "predicates"
            raise ValueError(f"{shown}: the sizes must be known when compiling to copy by {how}")
    if count != needed:
        raise ValueError(f"{shown}: the sizes differ")
    if count % together:
        raise ValueError(f"{shown}: {count} elements cannot be copied {together} at once")
    if pred is None:
        in_registers = target.is_fragment or getattr(source, "is_fragment", False)
        if count // together <= WRITTEN_OUT:
            for at in range(0, count, together):
                _copy_run(source, target, at, together, fills)
            return
        unrolled = in_registers or count // together <= _UNROLLED
        loop = RangeLoop(current(), Range(0, count, together, unrolled=unrolled), (), (), (), ())
        for at in loop:
            _copy_run(source, target, at, together, fills)
            loop.next(())
        loop.end()
        return
    if pred.size() not in (count, count // together):
        raise ValueError(f"{shown}: the sizes differ")
    _copy_where(source, target, pred, count, together, fills)


def _copy_matrices(atom: CopyAtom, source: Any, target: Any, pred: Any) -> None:
    """Copy with a whole-warp operation: one side is rows in shared memory, the other is registers."""
    operation, shown = (
        atom.operation,
        f"copy of {source.layout} to {target.layout} by {atom.operation!r}",
    )
    _check_bits(atom)
    if pred is not None:
        raise ValueError(f"{shown}: all lanes of a warp take part, without predicates")
    reads = hasattr(operation, "read")
    rows, own = (source, target) if reads else (target, source)
    row_count = _ROW_BITS // atom.value_type.width
    for side, where, right in (
        (rows, "shared memory", _is_shared(rows)),
        (own, "registers", own.is_fragment),
    ):
        if not right or side.dtype is not atom.value_type:
            raise TypeError(
                f"{shown}: expected {type_name(atom.value_type)} in {where}, got {type_name(side.dtype)} of "
                f"`{side._name}`"
            )
    counts = [rows.size(), own.size()]
    if (
        not all(type(count) is int for count in counts)
        or counts[0] % row_count
        or counts[1] % atom.count
    ):
        raise ValueError(f"{shown}: the sizes differ")
    if counts[0] // row_count != counts[1] // atom.count:
        raise ValueError(f"{shown}: the sizes differ")
    words = own.words()
    for at in range(counts[1] // atom.count):
        first, row = at * operation.num_matrices, rows.run(at * row_count, row_count)
        row = TensorView(row._builder, row._address, "Uint16", (8,), (1,), row._name)
        if reads:
            for more, word in enumerate(operation.read(row)):
                words[first + more] = word
        else:
            operation.write(row, [words[first + more] for more in range(operation.num_matrices)])


def _runs(count: int, together: int) -> Any:
    """Return the first elements of runs: written out if they are few, otherwise a loop, unrolled on a GPU."""
    if count // together <= WRITTEN_OUT:
        return range_constexpr(0, count, together)
    return Range(0, count, together, unrolled=True)


@jit
def _copy_where(
    source: Any, target: Any, where: Any, count: Any, together: Any, fills: Any
) -> None:
    for at in _runs(count, together):
        if _all_hold(where, at, together, count):
            _copy_run(source, target, at, together, fills)
        elif fills:
            _clear(target, at, together)


def _all_hold(where: Any, at: Any, together: int, count: int) -> Any:
    if where.size() != count:
        return where[at // together]
    held = where[at]
    for more in range(1, together):
        held = held & where[at + more]
    return held


def _clear(target: Any, at: Any, together: int) -> None:
    try:
        run = target.run(at, together)
    except ValueError:
        for more in range(together):
            target[at + more] = 0
    else:
        clear_elements(run, together)


def _copy_run(source: Any, target: Any, at: Any, together: int, is_async: bool) -> None:
    """Copy a run of elements; each side in memory is one access."""
    if together == 1:
        target[at] = source[at]
        return
    if is_async and _is_shared(target) and not _is_shared(source) and not source.is_fragment:
        if together * target.dtype.width == _ASYNC_BITS:
            copy_async(target.run(at, together), 0, source.run(at, together), 0)
            return
    try:
        runs = source.run(at, together), target.run(at, together)
    except ValueError:
        if not (source.is_fragment or target.is_fragment):
            raise
    else:
        copy_elements(*runs, together)
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
