"""Features of a kernel's threads: their index, shared memory, barriers, warp exchanges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod
from typing import Any

from ..registry import get_global_func
from ._local import known_extents
from ._merge import is_number, kind_of, number
from ._packed import bytes_of, is_packed, packed
from ._pointer import PointerView
from ._select import select
from ._tensor import DYNAMIC_SHARED, SHARED_ARRAY, TensorView
from ._trace import current
from ._watch import start_watch
from ._value import Value, size_of, type_name

_coordinate = get_global_func("fishplate.kernel.coordinate")
_sync_threads = get_global_func("fishplate.kernel.sync_threads")
_sync_warp = get_global_func("fishplate.kernel.sync_warp")
_shuffle = get_global_func("fishplate.kernel.shuffle")
_vote = get_global_func("fishplate.kernel.vote")
_shared = get_global_func("fishplate.kernel.shared")

#: A mask of all lanes of a warp.
FULL = 0xFFFFFFFF
WARP = 32
#: Dynamic shared memory starts at a multiple of the last number.
_ALIGNMENTS = tuple(1 << bits for bits in range(11))


class Dim3:
    """Three coordinates, each an Int32."""

    def __init__(self, kind: str) -> None:
        """Take their name in PTX."""
        self._kind = kind

    @property
    def x(self) -> Value:
        """The first."""
        return _coordinate(current().builder, self._kind, 0)

    @property
    def y(self) -> Value:
        """The second."""
        return _coordinate(current().builder, self._kind, 1)

    @property
    def z(self) -> Value:
        """The third."""
        return _coordinate(current().builder, self._kind, 2)

    def __getitem__(self, index: int) -> Value:
        """Return a coordinate by its number."""
        return (self.x, self.y, self.z)[index]

    def __len__(self) -> int:
        """Return 3."""
        return 3

    def __iter__(self) -> Iterator[Value]:
        """Yield all three."""
        yield from (self.x, self.y, self.z)


_THREAD, _BLOCK = Dim3("tid"), Dim3("ctaid")
_BLOCK_DIM, _GRID_DIM = Dim3("ntid"), Dim3("nctaid")


def thread_idx() -> Dim3:
    """Return the thread's index in its block."""
    return _THREAD


def block_idx() -> Dim3:
    """Return the block's index in the grid."""
    return _BLOCK


def block_dim() -> Dim3:
    """Return the number of threads of a block along each axis."""
    return _BLOCK_DIM


def grid_dim() -> Dim3:
    """Return the number of blocks along each axis."""
    return _GRID_DIM


def _linear() -> Value:
    """Return the thread's number in its block, x first."""
    return _THREAD.x + _BLOCK_DIM.x * (_THREAD.y + _BLOCK_DIM.y * _THREAD.z)


def lane_id() -> Value:
    """Return the thread's number in its warp, 0 to 31."""
    return _linear() & (WARP - 1)


def warp_id() -> Value:
    """Return the number of the thread's warp in its block."""
    return _linear() >> 5


def sync_threads() -> None:
    """Wait until all threads of the block arrive; afterwards each sees the earlier writes of the others."""
    _sync_threads(current().builder)


def sync_warp(mask: Any = FULL) -> None:
    """Wait until all lanes in ``mask`` arrive."""
    _sync_warp(current().builder, number(mask))


def shared_array(shape: Any, dtype: Any) -> Any:
    """Return an uninitialised tensor that the threads of a block share.

    Parameters
    ----------
    shape
        The extents, known when compiling.
    dtype
        The type of the elements; those of 4 bits make a tensor as :func:`packed` does.

    """
    if is_packed(dtype):
        return packed(shared_array(bytes_of(shape, dtype), "uint8"), dtype)
    extents = known_extents(shape, SHARED_ARRAY)
    if prod(extents) >= 1 << 31:
        raise ValueError(f"a shared array of {prod(extents)} elements is larger than any block's")
    builder, scalar = current().builder, type_name(dtype)
    address = _shared(builder, scalar, prod(extents))
    start_watch()
    return TensorView(builder, address, scalar, extents, None, SHARED_ARRAY)


def dynamic_shared(dtype: Any, shape: Any = None, offset: Any = 0) -> Any:
    """Return the dynamic shared memory, whose size the launch sets (``smem``), as a tensor.

    Parameters
    ----------
    dtype
        The type of the elements; those of 4 bits make a tensor as :func:`packed` does.
    shape
        The extents; by default the tensor has one element; use ``offset`` for views.
    offset
        Where it starts, in bytes from the start of that memory: a multiple of the size of an element.

    """
    if is_packed(dtype):
        shape = bytes_of(2 if shape is None else shape, dtype)
        return packed(dynamic_shared("uint8", shape, offset), dtype)
    extents = (
        (1,) if shape is None else tuple(shape) if isinstance(shape, (tuple, list)) else (shape,)
    )
    trace, scalar = current(), type_name(dtype)
    builder = trace.builder
    one, start = size_of(scalar), number(offset)
    if isinstance(start, int) and (start < 0 or start % one):
        raise ValueError(f"the offset of {scalar} must be a multiple of {one} bytes, got {start}")
    base = _shared(builder, "Uint8", None)
    address = (
        base
        if isinstance(start, int) and start == 0
        else builder.address(base, [start], [1], "Uint8")
    )
    start_watch()
    made = TensorView(builder, address, scalar, extents, None, DYNAMIC_SHARED)
    if trace.checks_indices:
        filename, line = trace.where
        text = f"dynamic shared memory is larger than `smem` ({filename}:{line})"
        fits = made.size * one + start <= trace.smem
        if isinstance(fits, Value):
            trace.require(fits, "IndexError", text)
        elif not fits:
            raise ValueError(text)
    return made


def reserve_shared(size: int, alignment: int) -> PointerView:
    """Return a pointer to bytes of dynamic shared memory after those that the kernel has already reserved.

    The launch requests as many bytes as the kernel reserves.
    """
    trace = current()
    if not trace.in_kernel:
        raise TypeError(
            "shared memory is reserved in a kernel, not in the function that launches it"
        )
    if alignment not in _ALIGNMENTS:
        raise ValueError(f"an alignment is a power of 2, from 1 to 1024 bytes, got {alignment}")
    start = -(-trace.reserved // alignment) * alignment
    trace.reserved = start + size
    base = _shared(trace.builder, "Uint8", None)
    start_watch()
    address = trace.builder.address(base, [start], [1], "Uint8") if start else base
    return PointerView(trace.builder, address, "Uint8", DYNAMIC_SHARED)


def shared_size() -> Value:
    """Return the bytes of dynamic shared memory that the launch requests; on the CPU this includes shared arrays."""
    from ._hopper import _run

    return _run("shared_size", "mov.u32 %0, %%dynamic_smem_size;", [], outputs=["Uint32"])[0]


def elect() -> Value:
    """Return whether this thread is the one that its warp elects; all threads of the warp call it.

    Meant for what one thread of a warp does, such as to start a bulk copy.
    """
    from ._hopper import _int32, _run
    from ._matrix import _need

    trace = current()
    if not trace.gpu:
        lanes = ballot(True)
        return lanes & ((_int32(1) << lane_id()) - 1).astype("Uint32") == 0
    _need("elect", 90)
    text = (
        "{\n.reg .pred elected;\nelect.sync _|elected, 0xffffffff;\nselp.u32 %0, 1, 0, elected;\n}"
    )
    return _run("", text, [], outputs=["Uint32"])[0] != 0


def _exchange(how: str, value: Any, lane: Any, mask: Any) -> Value:
    if not is_number(value):
        raise TypeError(f"a shuffle takes a number, got {kind_of(value)}")
    return _shuffle(current().builder, how, number(mask), number(value), number(lane))


def shuffle(value: Any, lane: Any, mask: Any = FULL) -> Value:
    """Return the value of a lane of the warp."""
    return _exchange("idx", value, lane, mask)


def shuffle_up(value: Any, delta: Any, mask: Any = FULL) -> Value:
    """Return the value of the lane that many below; the thread's own value if there is no such lane."""
    return _exchange("up", value, delta, mask)


def shuffle_down(value: Any, delta: Any, mask: Any = FULL) -> Value:
    """Return the value of the lane that many above; the thread's own value if there is no such lane."""
    return _exchange("down", value, delta, mask)


def shuffle_xor(value: Any, bits: Any, mask: Any = FULL) -> Value:
    """Return the value of the lane whose number differs in these bits."""
    return _exchange("xor", value, bits, mask)


def ballot(condition: Any, mask: Any = FULL) -> Value:
    """Return a bit for each lane of the warp where a condition holds."""
    return _vote(current().builder, number(mask), number(condition))


def warp_any(condition: Any, mask: Any = FULL) -> Value:
    """Return whether a condition holds in any lane of the warp."""
    return ballot(condition, mask) != 0


def warp_all(condition: Any, mask: Any = FULL) -> Value:
    """Return whether a condition holds in every lane of the warp."""
    held = condition.truth() if isinstance(condition, Value) else bool(condition)
    opposite = held.invert() if isinstance(held, Value) else not held
    return ballot(opposite, mask) == 0


def _reduce(name: str, value: Any, join: Callable[[Any, Any], Any]) -> Value:
    """Return the combined values of the warp, in every lane."""
    if not is_number(value):
        raise TypeError(f"{name} takes a number, got {kind_of(value)}")
    trace = current()
    if not trace.threads or trace.threads % WARP:
        return _reduce_some(value, join)
    if trace.checks_indices:
        filename, line = trace.where
        text = f"{name}: threads of the warp have returned ({filename}:{line})"
        trace.require(ballot(True) == FULL, "RuntimeError", text)
    for bits in (16, 8, 4, 2, 1):
        value = join(value, shuffle_xor(value, bits))
    return value


def _reduce_some(value: Any, join: Callable[[Any, Any], Any]) -> Value:
    """Do the same for a warp that may be partial: the values of the existing lanes are combined in lane 0."""
    above = ballot(True) >> lane_id()
    for distance in (16, 8, 4, 2, 1):
        joined = join(value, shuffle_down(value, distance))
        value = select(above & (1 << distance) != 0, joined, value)
    return shuffle(value, 0)


def warp_sum(value: Any) -> Value:
    """Return the sum over the lanes of the warp, in every lane; no lane may have returned."""
    return _reduce("warp_sum", value, lambda a, b: a + b)


def warp_max(value: Any) -> Value:
    """Return the largest value of the warp, in every lane; no lane may have returned."""
    return _reduce("warp_max", value, lambda a, b: current().builder.math("max", [a, b]))


def warp_min(value: Any) -> Value:
    """Return the smallest value of the warp, in every lane; no lane may have returned."""
    return _reduce("warp_min", value, lambda a, b: current().builder.math("min", [a, b]))
