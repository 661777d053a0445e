"""Asynchronous features of Hopper GPUs: barriers in shared memory, bulk copies of boxes of tensors, warpgroup
products. The same kernels run on the CPU, which does copies as late as a GPU may do them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from ..registry import get_global_func
from ._device import dynamic_shared, shared_array
from ._matrix import _need
from ._merge import number
from ._ptx import shared_address
from ._tensor import TensorView
from ._trace import current
from ._value import Value, size_of, type_name

_primitive = get_global_func("fishplate.kernel.primitive")
_tensor_map = get_global_func("fishplate.kernel.tensor_map")

_ARCHITECTURE = 90
#: Bytes of a row of a tile for products, whose 16-byte chunks are permuted; and of the eight rows after which the pattern
#: repeats.
_ROW, _ATOM = 128, 1024
#: The bytes of a row that a swizzle may permute.
_SWIZZLES = (32, 64, 128)


def _run(
    function: str,
    ptx: str,
    inputs: Sequence[Any],
    in_outs: Sequence[Any] = (),
    constants: Sequence[int] = (),
    outputs: Sequence[str] = (),
) -> tuple[Value, ...]:
    """Run a primitive: PTX on a GPU, a function of the simulation on the CPU."""
    trace = current()
    place = "{}:{}".format(*trace.where)
    operands = list(outputs), list(in_outs), list(inputs), list(constants)
    return tuple(_primitive(trace.builder, ptx, function, place, *operands))


def _known(what: str, value: Any) -> int:
    """Return an int that is known when compiling."""
    if isinstance(value, (Value, bool)) or not hasattr(value, "__index__"):
        raise TypeError(f"{what} must be an int that is known when compiling")
    return value.__index__()


def _int32(value: Any) -> Any:
    """Return an operand of 32 bits."""
    from ..arguments import Int32

    return Int32(value)


def _address(tensor: TensorView) -> Value:
    """Return a tensor's start address in shared memory as an Int32, so that sums stay in 32 bits."""
    return _int32(shared_address(tensor))


def _need_hopper(name: str) -> None:
    """Refuse features that need code for Hopper GPUs only."""
    trace = current()
    if trace.gpu and trace.options.gpu_arch != "sm_90a":
        raise ValueError(f"{name} needs the option --gpu-arch sm_90a")


class Barrier:
    """A barrier in shared memory: a phase ends when all arrivals and all expected bytes have come."""

    __slots__ = ("_address",)

    def __init__(self, address: Value) -> None:
        """Take the address in shared memory."""
        self._address = address

    def init(self, arrivals: Any) -> None:
        """Set the number of arrivals of each phase. One thread does it, before :func:`fence_barriers`."""
        _run(
            "barrier_init",
            "mbarrier.init.shared::cta.b64 [%0], %1;",
            [self._address, _int32(arrivals)],
        )

    def arrive(self, expect: Any = None) -> None:
        """Arrive once, and add ``expect`` bytes of bulk copies to what the phase waits for."""
        if expect is None:
            _run("barrier_arrive", "mbarrier.arrive.shared::cta.b64 _, [%0];", [self._address])
            return
        text = "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;"
        _run("barrier_expect", text, [self._address, _int32(expect)])

    def wait(self, phase: Any, *, only_copies: bool = False) -> None:
        """Wait until the phase with this parity, 0 for the first one, is over.

        Before the first phase ends, parity 1 counts as over.

        Parameters
        ----------
        phase
            The parity.
        only_copies
            Whether only bulk copies write what the barrier guards. Otherwise, in a cluster, the thread waits until it
            sees the earlier writes of threads of other blocks, which takes the hardware much longer.

        """
        order = ".acquire.cluster" if prod(current().cluster) > 1 and not only_copies else ""
        if isinstance(phase, (bool, float)) or (isinstance(phase, int) and phase not in (0, 1)):
            raise ValueError(f"a barrier waits for a phase of parity 0 or 1, got {phase}")
        text = (
            "{\n.reg .pred done;\nAGAIN:\n"
            f"mbarrier.try_wait.parity{order}.shared::cta.b64 done, [%0], %1;\n"
            "@!done bra AGAIN;\n}"
        )
        _run("barrier_wait", text, [self._address, _int32(phase)])

    def remote(self, rank: Any) -> Any:
        """Return the barrier at the same offset in another block of the cluster, at which threads can arrive."""
        from ._cluster import remote

        return remote(self, rank)


class Barriers:
    """A sequence of barriers; an index may be known only at run time."""

    def __init__(self, count: int) -> None:
        """Allocate their shared memory."""
        self._memory = shared_array((count,), "uint64")
        self._count = count

    def __len__(self) -> int:
        """Return their number."""
        return self._count

    def __getitem__(self, index: Any) -> Barrier:
        """Return one barrier."""
        if isinstance(index, int) and not 0 <= index < self._count:
            raise IndexError(f"barrier {index} of {self._count}")
        return Barrier(_address(self._memory) + _int32(index) * 8)


def barriers(count: int) -> Barriers:
    """Return barriers in shared memory; one thread has to initialise them (:meth:`Barrier.init`)."""
    _need("barriers", _ARCHITECTURE)
    count = _known("the number of barriers", count)
    if count < 1:
        raise ValueError(f"expected at least one barrier, got {count}")
    return Barriers(count)


def fence_barriers() -> None:
    """Make the barriers that this thread has initialised visible to all threads and bulk copies."""
    _need("a fence", _ARCHITECTURE)
    _run("fence_barriers", "fence.mbarrier_init.release.cluster;", [])


#: Where a fence for bulk copies orders accesses, as PTX names it.
_PROXIES = {"shared": ".shared::cta", "global": ".global", "all": ""}


def fence_async(memory: str = "shared") -> None:
    """Make this thread's writes visible to bulk copies and warpgroup products.

    Parameters
    ----------
    memory
        The memory of the writes: ``"shared"``; ``"global"`` for a tensor that a bulk copy of this kernel reads later; or
        ``"all"``.

    """
    _need("a fence", _ARCHITECTURE)
    if memory not in _PROXIES:
        raise ValueError(f"fence_async takes {', '.join(map(repr, _PROXIES))}, got {memory!r}")
    if memory != "global" or current().gpu:
        _run("fence_async", f"fence.proxy.async{_PROXIES[memory]};", [])


#: The threads that a fence is for, as PTX names them.
_SCOPES = {"block": "cta", "cluster": "cluster", "gpu": "gpu", "system": "sys"}


def fence(scope: str = "gpu") -> None:
    """Order this thread's accesses to memory: others see what is before the fence if they see what is after it.

    A thread that sets a flag for other blocks calls it before, and one that has read the flag afterwards.

    Parameters
    ----------
    scope
        Whose threads see that order: those of the ``"block"``, the ``"cluster"``, the ``"gpu"`` or the ``"system"``.

    """
    if scope not in _SCOPES:
        raise ValueError(f"fence takes {', '.join(map(repr, _SCOPES))}, got {scope!r}")
    _need("a fence", _ARCHITECTURE if scope == "cluster" else 70)
    _run("fence", f"fence.acq_rel.{_SCOPES[scope]};", [])


class TensorMap:
    """Description of a tensor for bulk copies: made by :func:`tensor_map` before a launch."""

    __slots__ = ("_address", "_box", "_ordered", "_scalar", "_swizzle")

    def __init__(
        self, address: Value, box: tuple[int, ...], scalar: str, swizzle: int, ordered: bool
    ) -> None:
        """Store the address of the map, the box, and whether reductions can compare elements."""
        self._address, self._box, self._scalar, self._swizzle = address, box, scalar, swizzle
        self._ordered = ordered

    @property
    def box(self) -> tuple[int, ...]:
        """The sides of the box that one copy moves."""
        return self._box

    @property
    def swizzle(self) -> int:
        """The bytes of a row whose chunks are permuted, or 0."""
        return self._swizzle

    @property
    def dtype(self) -> type:
        """The type of the tensor's elements."""
        from .. import arguments

        return getattr(arguments, self._scalar)

    @property
    def bytes(self) -> int:
        """The bytes that one copy moves."""
        return prod(self._box) * size_of(self._scalar)

    def prefetch(self) -> None:
        """Bring the map into the cache of a GPU that has one for maps: a hint, which shortens the first copy."""
        if current().gpu:
            _run("", "prefetch.tensormap [%0];", [self._address])


def tensor_map(
    tensor: Any, box: Sequence[int], swizzle: int = 128, *, reduce: str | None = None
) -> TensorMap:
    """Describe a tensor to bulk copies; the function that launches a kernel calls it before the launch.

    Parameters
    ----------
    tensor
        A tensor of one to five dimensions. It starts at a multiple of 16 bytes, its last dimension is contiguous, and
        its other strides are multiples of 16 bytes; otherwise the call raises an error.
    box
        The box that one copy moves: up to 256 elements along each dimension.
    swizzle
        The bytes of a row in shared memory whose 16-byte chunks are permuted: 128 as for :func:`shared_tile`, 64, 32,
        or 0 for none.
    reduce
        How :func:`reduce_bulk` will combine elements of Int64: ``"min"`` or ``"max"``. A GPU compares the elements of such a
        map as signed numbers and cannot add them; it adds those of any other map of Int64.

    """
    if not isinstance(tensor, TensorView):
        raise TypeError(f"tensor_map takes a tensor, got {type(tensor).__name__}")
    if not 1 <= tensor.ndim <= 5:
        raise ValueError(f"tensor_map takes a tensor of 1 to 5 dimensions, got {tensor.ndim}")
    if not isinstance(box, (tuple, list)):
        raise TypeError(f"tensor_map: box: expected a tuple of sides, got {type(box).__name__}")
    scalar = tensor._scalar
    ordered = scalar != "Int64" or reduce in ("min", "max")
    sides = tuple(_known("a side of the box", side) for side in box)
    if len(sides) != tensor.ndim:
        raise ValueError(
            f"the box has {len(sides)} sides, and `{tensor._name}` {tensor.ndim} dimensions"
        )
    if isinstance(swizzle, bool) or swizzle not in (0, *_SWIZZLES):
        raise ValueError(f"a swizzle is 0, 32, 64 or 128 bytes, got {swizzle}")
    if not (isinstance(tensor.stride[-1], int) and tensor.stride[-1] == 1):
        raise TypeError(
            f"tensor_map: the last dimension of `{tensor._name}` is not known to have no gaps"
        )
    trace = current()
    _need("tensor_map", _ARCHITECTURE)
    address = _tensor_map(
        trace.builder,
        tensor._address,
        scalar if ordered else "Uint64",
        [number(extent) for extent in tensor.shape[::-1]],
        [number(stride) for stride in tensor.stride[::-1]],
        list(sides[::-1]),
        swizzle,
        trace.gpu,
    )
    return TensorMap(address, sides, scalar, swizzle, ordered)


class SharedTile:
    """Rows of a matrix in shared memory, in the layout of bulk copies and warpgroup products.

    A row has 128 bytes, or as many as its swizzle says. Its 16-byte chunks are permuted depending on the row, so that
    neither eight rows nor eight columns conflict in a bank. Columns beyond the first 128 bytes follow after all rows,
    128 bytes at a time.
    """

    __slots__ = (
        "_columns",
        "_elements",
        "_first",
        "_panel",
        "_rows",
        "_scalar",
        "_swizzle",
        "_turned",
        "_whole",
    )

    def __init__(self, elements: TensorView, rows: int, columns: int, swizzle: int = _ROW) -> None:
        """Take the memory as a one-dimensional tensor of elements, and the bytes of a row that are permuted."""
        self._elements, self._scalar = elements, elements._scalar
        self._swizzle = swizzle
        self._rows, self._columns, self._whole = rows, columns, rows
        self._first: Any = 0
        self._panel = 0
        self._turned = False

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return (self._columns, self._rows) if self._turned else (self._rows, self._columns)

    @property
    def T(self) -> SharedTile:
        """The transposed tile, over the same memory."""
        made = self._copy()
        made._turned = not self._turned
        return made

    @property
    def panel(self) -> int:
        """Number of columns that lie side by side: those in 128 bytes, or in as many as the swizzle permutes."""
        return self._swizzle // size_of(self._scalar)

    def _copy(self) -> SharedTile:
        return self._over(self._elements)

    def _over(self, elements: TensorView) -> SharedTile:
        """Return the same part of a tile whose memory is elsewhere."""
        made = SharedTile(elements, self._rows, self._columns, self._swizzle)
        made._first, made._panel = self._first, self._panel
        made._turned, made._whole = self._turned, self._whole
        return made

    def rows(self, first: Any, count: int) -> SharedTile:
        """Return some rows, starting at a multiple of 8."""
        if self._turned:
            raise TypeError("take rows of a tile before its transpose")
        count = _known("the number of rows", count)
        known = number(first)
        if count < 1 or count > self._rows:
            raise ValueError(f"a tile of {self._rows} rows has no {count} rows")
        if isinstance(known, int) and (known % 8 or known < 0 or known + count > self._rows):
            raise ValueError(
                f"rows {known} to {known + count} of {self._rows}: expected a start at a multiple of 8, and an end in the tile"
            )
        trace = current()
        if isinstance(known, Value) and trace.checks_indices:
            text = f"rows of a tile start at a multiple of 8, and end within its {self._rows} rows"
            fits = (known % 8 == 0) & (known >= 0) & (known + count <= self._rows)
            trace.require(fits, "ValueError", text + " ({}:{})".format(*trace.where))
        made = self._copy()
        made._first, made._rows = self._first + first, count
        return made

    def columns(self, first: int, count: int) -> SharedTile:
        """Return some columns, starting at a multiple of the bytes of a row; both numbers are known when compiling."""
        first, count = _known("the first column", first), _known("the number of columns", count)
        if self._turned:
            raise TypeError("take columns of a tile before its transpose")
        if first % self.panel or first < 0 or count < 1 or first + count > self._columns:
            raise ValueError(
                f"columns {first} to {first + count} of {self._columns}: expected a start at a multiple of {self.panel}"
            )
        made = self._copy()
        made._panel, made._columns = self._panel + first // self.panel, count
        return made

    @property
    def address(self) -> Value:
        """Start address in shared memory."""
        start = _address(self._elements) + self._panel * self._whole * self._swizzle
        return start + _int32(self._first) * self._swizzle

    def address_of(self, at: tuple[Any, Any]) -> Value:
        """Return the address of an element in shared memory."""
        return _address(self._elements) + _int32(self._index(at)) * size_of(self._scalar)

    def _index(self, at: Any) -> Any:
        """Return the element's index in the whole memory."""
        if not isinstance(at, tuple) or len(at) != 2:
            raise TypeError("a tile takes a row and a column as its index")
        row, column = (number(place) for place in (at[::-1] if self._turned else at))
        self._check("row", row, self._rows)
        self._check("column", column, self._columns)
        row, panel = self._first + row, self.panel
        chunk = 16 // size_of(self._scalar)
        inside = column % panel
        # Rows that fill 128 bytes together are permuted alike.
        turn = row // (_ROW // self._swizzle) % (self._swizzle // 16)
        moved = (inside // chunk ^ turn) * chunk + inside % chunk
        return ((self._panel + column // panel) * self._whole + row) * panel + moved

    def _check(self, axis: str, place: Any, count: int) -> None:
        """Refuse a row or a column beyond the tile, at run time if indices are checked."""
        from ._text import joined, piece

        if isinstance(place, (bool, float)):
            raise TypeError(f"the {axis} of a tile is an integer, got {place}")
        text = f"is out of range for a tile of {count} {axis}s"
        if isinstance(place, int) and not 0 <= place < count:
            raise IndexError(f"{axis} {place} {text}")
        trace = current()
        if isinstance(place, Value) and trace.checks_indices:
            trace.require(
                (place >= 0) & (place < count),
                "IndexError",
                lambda: joined(f"{axis} ", piece(place, "", ""), f" {text}"),
                " ({}:{})".format(*trace.where),
            )

    def chunk(self, name: str, at: Any, count: int) -> tuple[TensorView, tuple[Any]]:
        """Return the memory of the tile, and the place in it of elements of a row that lie one behind the other."""
        if self._turned:
            raise TypeError(f"{name} takes rows of a tile, not of its transpose")
        if not isinstance(at, tuple) or len(at) != 2:
            raise TypeError(f"{name} takes a row and a column of a tile")
        most = 16 // size_of(self._scalar)
        if count < 1 or most % count:
            raise ValueError(
                f"{name} takes 1, 2, 4, 8 or 16 elements of a tile, at most 16 bytes, got {count} of {self._scalar}"
            )
        if isinstance(at[1], int) and at[1] % count:
            raise ValueError(
                f"{name}: {count} elements of a tile start at a multiple of {count}, got {at[1]}"
            )
        return self._elements, (self._index(at),)

    def load_vec(self, row: Any, column: Any, count: int) -> tuple[Value, ...]:
        """Return elements of a row, which are one access: at most 16 bytes, from a multiple of ``count`` on."""
        from ._matrix import load_vec

        return load_vec(*self.chunk("load_vec", (row, column), count), count)

    def store_vec(self, row: Any, column: Any, values: Sequence[Any]) -> None:
        """Set elements of a row, in one access: at most 16 bytes, from a multiple of their number on."""
        from ._matrix import store_vec

        store_vec(*self.chunk("store_vec", (row, column), len(values)), values)

    def __getitem__(self, at: tuple[Any, Any]) -> Value:
        """Return an element."""
        return self._elements[self._index(at)]

    def __setitem__(self, at: tuple[Any, Any], value: Any) -> None:
        """Set an element."""
        self._elements[self._index(at)] = value


def shared_tile(
    shape: Sequence[int], dtype: Any, offset: Any = 0, *, swizzle: int = _ROW
) -> SharedTile:
    """Return a tile in the dynamic shared memory of the block (``smem`` of the launch).

    Parameters
    ----------
    shape
        Rows, a multiple of 8, and columns, a multiple of the bytes of the swizzle.
    dtype
        The type of the elements.
    offset
        Start in bytes: a multiple of 1024.
    swizzle
        The bytes of a row whose 16-byte chunks are permuted, as for :func:`tensor_map`: 128, 64 or 32. Products take tiles
        of 128.

    """
    if isinstance(swizzle, bool) or swizzle not in _SWIZZLES:
        raise ValueError(f"the swizzle of a tile is 32, 64 or 128 bytes, got {swizzle}")
    rows, columns = (_known("a side of a tile", side) for side in shape)
    size = size_of(type_name(dtype))
    if rows < 8 or rows % 8 or columns < 1 or columns * size % swizzle:
        raise ValueError(
            f"a tile has rows in multiples of 8 and columns in multiples of {swizzle // size}, got {rows} x {columns}"
        )
    if isinstance(offset, int) and offset % _ATOM:
        raise ValueError(f"a tile starts at a multiple of {_ATOM} bytes, got {offset}")
    trace = current()
    if isinstance(offset, Value) and trace.checks_indices:
        text = f"a tile starts at a multiple of {_ATOM} bytes ({{}}:{{}})".format(*trace.where)
        trace.require(offset % _ATOM == 0, "ValueError", text)
    return SharedTile(dynamic_shared(dtype, (rows * columns,), offset), rows, columns, swizzle)
