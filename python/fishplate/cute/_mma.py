"""Tiled products: which elements of the matrices each thread holds, and the product of those elements."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..lang._layout_tensor import LayoutTensor, _place, basic_copy, for_each, make_fragment
from ..lang._merge import plain
from ..lang._value import type_name
from ..lang._vector import over
from ..lang.math import fma
from ..layout import Layout, composition, make_layout, right_inverse, size
from ._copy import _modes, check_thread
from ._warpgroup import Fields, multiply
from .nvgpu import MmaUniversalOp

#: The modes among M, N and K that the factors and the result have.
_AXES = {"A": (0, 2), "B": (1, 2), "C": (0, 1)}


class TiledMma:
    """A product of tiles that many threads compute together: copies of an operation side by side.

    Parameters
    ----------
    op
        The operation, such as ``nvgpu.MmaUniversalOp(Float32)``.
    atoms
        How copies of it are arranged along M, N and K.
    permutation
        For each of M, N and K an order of its elements as a layout, a number, or None.

    """

    def __init__(self, op: Any, atoms: Layout, permutation: tuple[Any, ...]) -> None:
        """Store the operation, and compute the positions of its threads."""
        self.op, self.atom_layout, self.permutation_mnk = op, atoms, permutation
        self._fields = Fields()
        modes = _modes(atoms)
        #: From a thread of the operation and the operation's position along M, N and K to the thread of the product.
        self.thr_layout_vmnk = Layout(
            (op.threads, *[mode.shape for mode in modes]),
            (1, *[_times(mode.stride, op.threads) for mode in modes]),
        )

    @property
    def size(self) -> int:
        """The number of threads."""
        return int(self.thr_layout_vmnk.size())

    @property
    def thr_id(self) -> Layout:
        """The threads of one operation."""
        return Layout(self.op.threads)

    @property
    def tv_layout_A(self) -> Layout:
        """From threads and values of one operation to elements of the first factor."""
        found: Layout = self.op.tv_A
        return found

    @property
    def tv_layout_B(self) -> Layout:
        """From threads and values of one operation to elements of the second factor."""
        found: Layout = self.op.tv_B
        return found

    @property
    def tv_layout_C(self) -> Layout:
        """From threads and values of one operation to elements of the sums."""
        found: Layout = self.op.tv_C
        return found

    @property
    def shape_mnk(self) -> tuple[int, int, int]:
        """Rows, columns and summands of one operation."""
        m, n, k = self.op.shape_mnk
        return m, n, k

    def get_tile_size(self, axis: int) -> int:
        """Return how many elements along M (0), N (1) or K (2) all threads together cover once."""
        order = self.permutation_mnk[axis]
        whole = self.op.shape_mnk[axis] * size(self.atom_layout, axis)
        return whole if order is None else size(order)

    def get_slice(self, thread: Any) -> ThrMma:
        """Return the part of one thread."""
        return ThrMma(self, thread)

    def set(self, field: Any, value: Any) -> None:
        """Set whether warpgroup products are added to the sums: ``warpgroup.Field.ACCUMULATE``."""
        if getattr(field, "name", None) != "ACCUMULATE" or not _is_warpgroup(self.op):
            raise ValueError(
                f"{self.op!r} has no field {field!r}; products of warpgroups have ACCUMULATE"
            )
        self._fields.tell(value)

    def get(self, field: Any) -> Any:
        """Return the value that :meth:`set` stored."""
        if getattr(field, "name", None) != "ACCUMULATE" or not _is_warpgroup(self.op):
            raise ValueError(
                f"{self.op!r} has no field {field!r}; products of warpgroups have ACCUMULATE"
            )
        return self._fields.told() != 0

    def make_fragment_A(self, part: Any) -> LayoutTensor:
        """Return registers for a part of the first factor; the part itself if products read shared memory."""
        if _is_warpgroup(self.op) and self.op.a_src.name == "SMEM":
            return _in_shared("A", part)
        return make_fragment(Layout(_shape(part)), self.op.ab_dtype)

    def make_fragment_B(self, part: Any) -> LayoutTensor:
        """Return registers for a part of the second factor; the part itself if products read shared memory."""
        if _is_warpgroup(self.op):
            return _in_shared("B", part)
        return make_fragment(Layout(_shape(part)), self.op.ab_dtype)

    def make_fragment_C(self, part: Any) -> LayoutTensor:
        """Return registers for a part of the sums."""
        return make_fragment(Layout(_shape(part)), self.op.acc_dtype)

    def _by_thread(self, factor: str, layout: Any) -> Any:
        """Return the layout of a factor: the thread, its position along both axes, its values, and repetitions."""
        axes = _AXES[factor]
        if layout.rank < 2:
            raise ValueError(f"partition_{factor} takes a matrix, got the layout {layout}")
        ordered = layout.logical_divide(tuple([self.permutation_mnk[axis] for axis in axes]))
        pieces = ordered.zipped_divide(tuple([self.op.shape_mnk[axis] for axis in axes]))
        values = composition(pieces.mode(0), getattr(self.op, f"tv_{factor}"))
        threads = pieces.mode(1).zipped_divide(
            tuple([size(self.atom_layout, axis) for axis in axes])
        )
        return make_layout(
            (values.mode(0), threads.mode(0), values.mode(1), *_modes(threads.mode(1)))
        )

    def _held(self, factor: str) -> tuple[Layout, tuple[int, int]]:
        """Return the layout from threads and values to the elements of a factor's tile, and the tile's shape."""
        first, second = _AXES[factor]
        tile = self.get_tile_size(first), self.get_tile_size(second)
        value_thread, places, *values = _modes(self._by_thread(factor, Layout(tile)))
        # Threads along the axis that the factor lacks hold the same elements.
        axes = dict(zip((first, second), _modes(places), strict=True))
        spread = [axes.get(axis, Layout(size(self.atom_layout, axis), 0)) for axis in range(3)]
        threads = composition(
            make_layout((value_thread, *spread)), right_inverse(self.thr_layout_vmnk)
        )
        return make_layout((threads, make_layout(tuple(values)))), tile

    @property
    def tv_layout_A_tiled(self) -> Layout:
        """From threads and values to elements of the first factor's tile."""
        return self._held("A")[0]

    @property
    def tv_layout_B_tiled(self) -> Layout:
        """From threads and values to elements of the second factor's tile."""
        return self._held("B")[0]

    @property
    def tv_layout_C_tiled(self) -> Layout:
        """From threads and values to elements of the sums' tile."""
        return self._held("C")[0]

    def partition_shape_A(self, shape_mk: Any) -> Any:
        """Return the shape of a thread's part of a first factor of M and K."""
        return self._shape_of("A", shape_mk)

    def partition_shape_B(self, shape_nk: Any) -> Any:
        """Return the shape of a thread's part of a second factor of N and K."""
        return self._shape_of("B", shape_nk)

    def partition_shape_C(self, shape_mn: Any) -> Any:
        """Return the shape of a thread's part of the sums of M and N."""
        return self._shape_of("C", shape_mn)

    def _shape_of(self, factor: str, shape: Any) -> Any:
        return self._by_thread(factor, Layout(shape)).shape[2:]

    def __repr__(self) -> str:
        """Return the operation and its arrangement."""
        return f"<tiled product of {self.op!r}, threads {self.thr_layout_vmnk}>"


class ThrMma(TiledMma):
    """One thread's part of a tiled product."""

    def __init__(self, tiled: TiledMma, thread: Any) -> None:
        """Find the thread's position."""
        super().__init__(tiled.op, tiled.atom_layout, tiled.permutation_mnk)
        self._fields = tiled._fields
        modes = _modes(self.thr_layout_vmnk)
        check_thread(
            plain(thread), self.size, f"the tiled product with threads {self.thr_layout_vmnk}"
        )
        self._place = [_place(mode.flatten(), plain(thread)) for mode in modes]

    def _part(self, factor: str, tensor: Any) -> Any:
        parts = tensor._mapped(lambda layout: self._by_thread(factor, layout))
        place = tuple([self._place[1 + axis] for axis in _AXES[factor]])
        return parts[(self._place[0], place, *[None] * (len(parts.shape) - 2))]

    def partition_A(self, tensor: Any) -> Any:
        """Return the thread's elements of the first factor, of M and K: values, then repetitions."""
        return self._part("A", tensor)

    def partition_B(self, tensor: Any) -> Any:
        """Return the thread's elements of the second factor, of N and K: values, then repetitions."""
        return self._part("B", tensor)

    def partition_C(self, tensor: Any) -> Any:
        """Return the thread's elements of the sums, of M and N: values, then repetitions."""
        return self._part("C", tensor)


def make_tiled_mma(
    op: Any, atom_layout_mnk: Any = (1, 1, 1), permutation_mnk: Any = None
) -> TiledMma:
    """Return a tiled product built from an operation.

    Parameters
    ----------
    op
        The operation: ``nvgpu.MmaUniversalOp(dtype)``, or one of ``nvgpu.warp`` or ``nvgpu.warpgroup``.
    atom_layout_mnk
        How copies of the operation are arranged along M, N and K: a layout or a shape.
    permutation_mnk
        For each of M, N and K an order of its elements as a layout, a number, or None.

    """
    if not hasattr(op, "tv_A"):
        raise TypeError(
            "make_tiled_mma takes nvgpu.MmaUniversalOp(dtype) or an operation of nvgpu.warp or nvgpu.warpgroup, got "
            f"{type(op).__name__}"
        )
    atoms = atom_layout_mnk if isinstance(atom_layout_mnk, Layout) else Layout(atom_layout_mnk)
    order = (None, None, None) if permutation_mnk is None else tuple(permutation_mnk)
    if atoms.rank != 3 or len(order) != 3:
        raise ValueError(
            f"make_tiled_mma takes three modes, M, N and K, got atoms {atoms} and a permutation of {len(order)}"
        )
    for name, count, whole, part in zip("MNK", op.shape_mnk, _modes(atoms), order, strict=True):
        needed = count * size(whole)
        if part is not None and size(part) % needed:
            raise ValueError(
                f"make_tiled_mma: {op!r} arranged as {atoms} covers {needed} elements along {name}, and the permutation "
                f"{part} has {size(part)}"
            )
    return TiledMma(op, atoms, order)


def gemm(atom: Any, d: LayoutTensor, a: LayoutTensor, b: LayoutTensor, c: LayoutTensor) -> None:
    """Set ``d`` to ``a * b + c``. The arguments are the parts that a thread holds, all in registers.

    Parameters
    ----------
    atom
        A tiled product.
    d, c
        Parts of the sums: values, then repetitions along M and N. They may be the same.
    a, b
        Parts of the factors: values, repetitions along M or N and, if there is a third mode, along K.

    """
    op = atom.op
    _check(op, d, a, b, c)
    if _is_warpgroup(op):
        if c is not d and c._address is not d._address:
            raise ValueError(
                "gemm: products of warpgroups are added to their sums: d and c are the same tensor"
            )
        multiply(op, atom._fields, d, a, b)
        return
    if op.takes_words:
        a, b = a.words(), b.words()
    if c is not d:
        basic_copy(c, d)
    rows, columns = size(a, 1), size(b, 1)
    for step in [(k,) for k in range(size(a, 2))] if len(a.shape) == 3 else [()]:
        if isinstance(op, MmaUniversalOp):
            left = a[(0, None, *step)].load()
            for_each(columns, partial(_add_column, d, left, b, step), in_registers=True)
        else:
            visit = partial(_add_tile, op, d, a, b, step, rows)
            for_each(rows * columns, visit, in_registers=True)


def _add_column(d: Any, left: Any, b: Any, step: tuple[int, ...], n: Any) -> None:
    """Add the products of a column of numbers with one number."""
    sums = d[(0, None, n)]
    sums.store(over(fma, [left, b[(0, n, *step)], sums.load()]))


def _add_tile(op: Any, d: Any, a: Any, b: Any, step: tuple[int, ...], rows: int, at: Any) -> None:
    """Add the product of one operation, by its number."""
    m, n = at % rows, at // rows
    left, right = _values(a, (m, *step)), _values(b, (n, *step))
    for value, result in enumerate(op.multiply(left, right, _values(d, (m, n)))):
        d[(value, m, n)] = result


def _is_warpgroup(op: Any) -> bool:
    return hasattr(op, "a_src")


def _in_shared(factor: str, part: Any) -> LayoutTensor:
    """Return a factor that products read in shared memory."""
    if not isinstance(part, LayoutTensor):
        raise TypeError(
            f"make_fragment_{factor} takes a part of a tensor in shared memory, got {type(part).__name__}"
        )
    return part


def _values(tensor: LayoutTensor, place: tuple[Any, ...]) -> list[Any]:
    """Return the values of one operation."""
    return [tensor[(value, *place)] for value in range(size(tensor, 0))]


def _check(op: Any, d: Any, a: Any, b: Any, c: Any) -> None:
    """Refuse parts that do not fit together; the error shows their layouts."""
    shown = f"gemm of {a.layout} and {b.layout} into {d.layout} from {c.layout}"
    second = getattr(op, "b_dtype", op.ab_dtype)
    for part, kind in ((a, op.ab_dtype), (b, second), (c, op.acc_dtype), (d, op.acc_dtype)):
        if part.dtype is not kind:
            raise TypeError(f"{shown}: {op!r} takes {type_name(kind)}, got {type_name(part.dtype)}")
    ranks = len(a.shape), len(b.shape), len(c.shape), len(d.shape)
    if ranks not in ((2, 2, 3, 3), (3, 3, 3, 3)):
        raise ValueError(f"{shown}: expected 2 or 3 modes of the factors and 3 of the sums")
    sizes = [[size(part, mode) for mode in range(len(part.shape))] for part in (a, b, c, d)]
    if not all(type(extent) is int for part in sizes for extent in part):
        raise TypeError(f"{shown}: sizes must be known when compiling")
    values = [size(tv, 1) for tv in (op.tv_A, op.tv_B, op.tv_C, op.tv_C)]
    if [part[0] for part in sizes] != values:
        raise ValueError(f"{shown}: {op!r} takes {values} values, got {[p[0] for p in sizes]}")
    if sizes[0][2:] != sizes[1][2:] or sizes[2] != sizes[3]:
        raise ValueError(f"{shown}: the sizes differ")
    if sizes[2][1:] != [sizes[0][1], sizes[1][1]]:
        raise ValueError(f"{shown}: the sizes differ")


def _shape(part: Any) -> Any:
    return part if isinstance(part, tuple) else part.shape


def _times(stride: Any, factor: int) -> Any:
    if isinstance(stride, tuple):
        return tuple([_times(part, factor) for part in stride])
    return stride * factor
