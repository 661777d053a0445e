"""Bulk copies on Hopper GPUs: boxes of a tensor that a map describes, or bytes that lie one behind the other, into shared
memory and from there, beside the threads of a block."""

from __future__ import annotations

from math import prod
from typing import Any

from ._cluster import RemoteBarrier
from ._hopper import Barrier, SharedTile, TensorMap, _address, _int32, _known, _run
from ._matrix import _need
from ._merge import number
from ._pointer import PointerView
from ._ptx import _shared_address
from ._tensor import DYNAMIC_SHARED, SHARED_ARRAY, TensorView
from ._trace import current
from ._value import Value, size_of

_ARCHITECTURE = 90
#: Copies without a map move a multiple of so many bytes, and boxes start at one in their last dimension.
_CHUNK = 16
#: Types that a copy can reduce, as PTX names them; grid_bulk.h counts them in this order.
_REDUCED = {
    "Int32": "s32",
    "Uint32": "u32",
    "Int64": "s64",
    "Uint64": "u64",
    "Float16": "f16",
    "BFloat16": "bf16",
    "Float32": "f32",
}
#: Reductions; grid_bulk.h counts them in this order, from 1 on.
_REDUCTIONS = ("add", "min", "max", "and", "or", "xor")


def _in_box(where: Any, source: TensorMap) -> Value:
    """Return the address of a tile or of a tensor in shared memory, which must hold a box as the map describes it."""
    address = _shared(where)
    if isinstance(where, PointerView):
        return address
    if where._scalar != source._scalar:
        raise TypeError(
            f"a bulk copy keeps the type, got a map of {source._scalar} and shared memory of {where._scalar}"
        )
    if isinstance(where, SharedTile):
        _check_tile(where, source)
        return address
    if source._swizzle:
        raise ValueError(
            f"the map permutes rows of {source._swizzle} bytes, and `{where._name}` is not permuted: pass swizzle=0 to "
            "tensor_map, or take a shared_tile"
        )
    count = prod(where.shape) if all(isinstance(side, int) for side in where.shape) else None
    if count is not None and count < prod(source._box):
        raise ValueError(f"a box of {prod(source._box)} elements, and `{where._name}` has {count}")
    return address


def _check_tile(tile: SharedTile, source: TensorMap) -> None:
    """Refuse a tile in which the elements of a box would have other places than its indices say."""
    if tile._turned:
        raise TypeError("a bulk copy takes a tile as it lies, not its transpose")
    if tile._swizzle != source._swizzle:
        raise ValueError(
            f"the tile permutes rows of {tile._swizzle} bytes and the map those of {source._swizzle}: pass the same "
            "swizzle= to tensor_map and to shared_tile"
        )
    rows, columns = prod(source._box[:-1]), source._box[-1]
    if tile._columns != tile.panel:
        raise ValueError(
            f"a bulk copy fills {tile.panel} columns of a tile, which has {tile._columns}: take columns(first, {tile.panel})"
        )
    if columns != tile.panel or rows > tile._rows:
        raise ValueError(
            f"a box of {rows} rows of {columns} elements, and the tile has {tile._rows} rows of {tile.panel}"
        )


def _shared(where: Any) -> Value:
    """Return the address of a tile or of a tensor in shared memory."""
    if isinstance(where, SharedTile):
        return where.address
    if isinstance(where, TensorView) and (
        where._name in (SHARED_ARRAY, DYNAMIC_SHARED) or isinstance(where, PointerView)
    ):
        return _address(where)
    got = f"`{where._name}`" if isinstance(where, TensorView) else type(where).__name__
    raise TypeError(f"a bulk copy takes a tile or a tensor in shared memory, got {got}")


def _corner(source: Any, index: Any, stores: bool = False) -> list[Any]:
    """Return where a box starts, the innermost dimension first. One that is stored starts inside the tensor."""
    if not isinstance(source, TensorMap):
        raise TypeError(f"a bulk copy takes a tensor map or a tensor, got {type(source).__name__}")
    places = index if isinstance(index, tuple) else (index,)
    if len(places) != len(source._box):
        raise ValueError(
            f"a bulk copy takes an index for each of {len(source._box)} dimensions, got {len(places)}"
        )
    one = source.bytes // prod(source._box)
    if isinstance(places[-1], int) and places[-1] * one % _CHUNK:
        raise ValueError(
            f"a box starts at a multiple of {_CHUNK} bytes in its last dimension: at a multiple of {_CHUNK // one} "
            f"elements, got {places[-1]}"
        )
    if stores and any(isinstance(place, int) and place < 0 for place in places):
        raise ValueError(
            f"a box that is stored or reduced must not start before the tensor, got {places}"
        )
    return [_int32(place) for place in places[::-1]]


def _box(
    source: TensorMap, index: Any, first: int, stores: bool = False
) -> tuple[list[Any], str, str]:
    """Return where a box starts, the dimensions as PTX names them, and its operands from `first` on."""
    corner = _corner(source, index, stores)
    places = ", ".join(f"%{first + axis}" for axis in range(len(corner)))
    return corner, f"{len(corner)}d", f"{{{places}}}"


def _bytes(tensor: TensorView, index: Any, count: Any, shared: Any) -> tuple[Value, Any]:
    """Return the address of the first element and the bytes that a copy without a map moves."""
    if tensor._name in (SHARED_ARRAY, DYNAMIC_SHARED):
        raise TypeError("a bulk copy without a map takes a tensor outside of shared memory")
    return _elements(tensor, index, count, shared)


def _elements(tensor: TensorView, index: Any, count: Any, shared: Any) -> tuple[Value, Any]:
    """Return the address of the first of elements that lie one behind the other, and their bytes."""
    if not tensor.ndim or not (isinstance(tensor.stride[-1], int) and tensor.stride[-1] == 1):
        raise TypeError(
            f"a bulk copy: the elements of `{tensor._name}` are not known to be contiguous"
        )
    indices = index if isinstance(index, tuple) else (index,)
    view = tensor._view(indices)
    if view.ndim:
        raise TypeError(f"a bulk copy takes an index for each of {tensor.ndim} dimensions")
    if count is None:
        if shared is None:
            raise TypeError("prefetch_bulk of a tensor takes count=, the number of its elements")
        shape = shared.shape
        if not all(isinstance(side, int) for side in shape):
            raise TypeError("a bulk copy without a map takes count=, the number of elements")
        count = prod(shape)
    size = size_of(tensor._scalar)
    if shared is not None and shared._scalar != tensor._scalar:
        raise TypeError(
            f"a bulk copy without a map keeps the type, got {tensor._scalar} and {shared._scalar}"
        )
    known = number(count)
    if isinstance(known, int) and (known < 1 or known * size % _CHUNK):
        raise ValueError(
            f"a bulk copy without a map moves a multiple of {_CHUNK} bytes, got {known * size}"
        )
    tensor._check_last(indices[-1], count)
    return view._address, _int32(count) * size


def copy_bulk(
    to: Any,
    source: Any,
    index: Any,
    barrier: Barrier | RemoteBarrier,
    multicast: Any = None,
    *,
    count: Any = None,
) -> None:
    """Start copying into shared memory; ``barrier`` counts the bytes that arrive.

    One thread starts it. Elements of a box outside the tensor become 0.

    Parameters
    ----------
    to
        A tile, or a tensor in shared memory.
    source
        The map of a tensor, of which a box is copied; or a tensor itself, of which elements are copied that lie one behind
        the other. With a barrier of another block, a tensor in the shared memory of this one.
    index
        Where the copy starts in the tensor; a box may start outside. In the last dimension it starts at a multiple of
        16 bytes: a GPU ends the launch with an illegal instruction otherwise.
    barrier
        The barrier, at which somebody arrives with ``expect=`` the bytes of the copy (:attr:`TensorMap.bytes`). With a
        barrier of another block of the cluster (:meth:`Barrier.remote`), the copy goes to the place of ``to`` in the
        shared memory of that block.
    multicast
        A bit mask of the ranks of the blocks in the cluster that get the box. Each gets it at the same offset in its
        shared memory, and its own barrier at the same offset counts the bytes. By default only this block gets the
        box.
    count
        Without a map, the number of elements, by default all that ``to`` holds: a multiple of 16 bytes, from and to
        a multiple of 16 bytes.

    """
    form = "mbarrier::complete_tx::bytes"
    if isinstance(barrier, RemoteBarrier):
        _copy_across(to, source, index, barrier, multicast, count)
        return
    if isinstance(source, TensorView):
        _need("a bulk copy", _ARCHITECTURE)
        address, size = _bytes(source, index, count, to)
        operands = [_shared(to), address, barrier._address, size]
        cast, last = ("", "") if multicast is None else (".multicast::cluster", ", %4")
        text = (
            "{\n.reg .b64 there;\ncvta.to.global.u64 there, %1;\n"
            f"cp.async.bulk.shared::cluster.global.{form}{cast} [%0], [there], %3, [%2]{last};\n}}"
        )
        if multicast is None:
            _run("copy_bytes_in", text, operands)
        else:
            _run("copy_bytes_multicast", text, [*operands, _mask(multicast)])
        return
    if count is not None:
        raise TypeError("count= is for copies without a tensor map, whose box says what is copied")
    corner, rank, places = _box(source, index, 3)
    cast, last = ("", "") if multicast is None else (".multicast::cluster", f", %{3 + len(corner)}")
    text = (
        f"cp.async.bulk.tensor.{rank}.shared::cluster.global.{form}{cast} "
        f"[%0], [%1, {places}], [%2]{last};"
    )
    operands = [_in_box(to, source), source._address, barrier._address, *corner]
    if multicast is None:
        _run("copy_in", text, operands)
    else:
        _run("copy_multicast", text, [*operands, _mask(multicast)])


def _copy_across(
    to: Any, source: Any, index: Any, barrier: RemoteBarrier, multicast: Any, count: Any
) -> None:
    """Start copying from the shared memory of this block to that of another one."""
    if not isinstance(source, TensorView) or source._name not in (SHARED_ARRAY, DYNAMIC_SHARED):
        got = f"`{source._name}`" if isinstance(source, TensorView) else type(source).__name__
        raise TypeError(
            f"a bulk copy that another block counts takes a tensor in shared memory, got {got}"
        )
    if multicast is not None:
        raise TypeError("a copy that another block counts goes to that block only")
    _need("a bulk copy", _ARCHITECTURE)
    first, size = _elements(source, index, count, to)
    here = _int32(_shared_address(current().builder, first))
    text = (
        "{\n.reg .b32 there, counts;\nmapa.shared::cluster.u32 there, %0, %4;\n"
        "mapa.shared::cluster.u32 counts, %2, %4;\ncp.async.bulk.shared::cluster.shared::cta."
        "mbarrier::complete_tx::bytes [there], [%1], %3, [counts];\n}"
    )
    _run("copy_across", text, [_shared(to), here, barrier._address, size, _int32(barrier._rank)])


def _mask(blocks: Any) -> Any:
    """Return the blocks of a multicast copy as its operand: 16 bits on a GPU, a word of 32 on the CPU."""
    from ..arguments import Uint16

    most = (1 << prod(current().cluster)) - 1
    if isinstance(blocks, int) and not 0 < blocks <= most:
        raise ValueError(
            f"multicast takes bits of the ranks of a cluster, 1 to {most}, got {blocks}"
        )
    return Uint16(blocks) if current().gpu else _int32(blocks)


def store_bulk(target: Any, index: Any, source: Any, *, count: Any = None) -> None:
    """Start copying from shared memory to a tensor, after :func:`fence_async`; see :func:`wait_bulk`.

    Parameters
    ----------
    target
        The map of a tensor, into which a box is copied; or a tensor, of which elements are written that lie one behind
        the other.
    index
        Where the copy starts in the tensor: not before it, and as for :func:`copy_bulk`. Elements of a box beyond the
        tensor are not written.
    source
        A tile, or a tensor in shared memory.
    count
        As for :func:`copy_bulk`.

    """
    _copy_out(target, index, source, count, None)


def reduce_bulk(
    target: Any, index: Any, source: Any, how: str = "add", *, count: Any = None
) -> None:
    """Start combining a tensor with what lies in shared memory; otherwise as :func:`store_bulk`.

    Each element is changed in one step, also where other blocks change it at the same time.

    Parameters
    ----------
    target, index, source, count
        As for :func:`store_bulk`.
    how
        ``"add"``, ``"min"``, ``"max"``, ``"and"``, ``"or"`` or ``"xor"`` for integers of 32 and 64 bits; ``"add"``,
        ``"min"`` or ``"max"`` for Float16 and BFloat16; ``"add"`` for Float32. With a map of Int64, ``"min"`` and ``"max"``
        need :func:`tensor_map` to know them.

    """
    if how not in _REDUCTIONS:
        raise ValueError(f"a reduction is one of {', '.join(_REDUCTIONS)}, got {how!r}")
    _copy_out(target, index, source, count, how)


def _check_reduction(scalar: str, how: str) -> None:
    """Refuse what the hardware does not do with a type."""
    known = _REDUCTIONS if "nt" in scalar else ("add",) if scalar == "Float32" else _REDUCTIONS[:3]
    if scalar not in _REDUCED or how not in known:
        raise TypeError(
            f"reduce_bulk: no {how!r} of {scalar}; {', '.join(_REDUCED)} can be reduced"
            + (f", and {scalar} by {', '.join(known)}" if scalar in _REDUCED else "")
        )


def _copy_out(target: Any, index: Any, source: Any, count: Any, how: str | None) -> None:
    constants = [0, 0]
    scalar = getattr(target, "_scalar", "")
    if how is not None and isinstance(target, (TensorMap, TensorView)):
        _check_reduction(scalar, how)
        constants = [_REDUCTIONS.index(how) + 1, list(_REDUCED).index(scalar)]
    operation = "cp.async.bulk" if how is None else "cp.reduce.async.bulk"
    if isinstance(target, TensorView):
        _need("a bulk copy", _ARCHITECTURE)
        address, size = _bytes(target, index, count, source)
        form = "" if how is None else _plain_reduction(scalar, how)
        text = (
            "{\n.reg .b64 there;\ncvta.to.global.u64 there, %1;\n"
            f"{operation}.global.shared::cta.bulk_group{form} [there], [%0], %2;\n}}"
        )
        _run("copy_bytes_out", text, [_shared(source), address, size], constants=constants)
        return
    if count is not None:
        raise TypeError("count= is for copies without a tensor map, whose box says what is copied")
    corner, rank, places = _box(target, index, 2, stores=True)
    if scalar == "Int64" and how is not None and target._ordered != (how in ("min", "max")):
        given = f"reduce={how!r}" if not target._ordered else "no reduce="
        raise TypeError(f"reduce_bulk: {how!r} of Int64 needs a map of tensor_map with {given}")
    form = "" if how is None else f".{how}"
    text = f"{operation}.tensor.{rank}.global.shared::cta{form}.bulk_group [%1, {places}], [%0];"
    operands = [_in_box(source, target), target._address, *corner]
    _run("copy_out", text, operands, constants=constants)


def _plain_reduction(scalar: str, how: str) -> str:
    """Return how PTX names a reduction of a type: sums of integers have no sign, and bits have none either."""
    kind = _REDUCED[scalar]
    if how in ("and", "or", "xor"):
        kind = f"b{kind[1:]}"
    elif how == "add" and kind == "s64":
        kind = "u64"
    return f".{how}{'.noftz' if how == 'add' and kind in ('f16', 'bf16') else ''}.{kind}"


def prefetch_bulk(source: Any, index: Any, *, count: Any = None) -> None:
    """Ask for a box of a tensor, or for elements one behind the other, to be brought into the L2 cache.

    It is a hint: nothing is read, and nobody waits.

    Parameters
    ----------
    source, index
        As for :func:`copy_bulk`.
    count
        Without a map, the number of elements, a multiple of 16 bytes.

    """
    if isinstance(source, TensorView):
        _need("a bulk copy", _ARCHITECTURE)
        address, size = _bytes(source, index, count, None)
        text = (
            "{\n.reg .b64 there;\ncvta.to.global.u64 there, %0;\n"
            "cp.async.bulk.prefetch.L2.global [there], %1;\n}"
        )
        _run("prefetch_bytes", text, [address, size])
        return
    if count is not None:
        raise TypeError("count= is for copies without a tensor map, whose box says what is copied")
    corner, rank, places = _box(source, index, 1)
    if current().gpu:
        text = f"cp.async.bulk.prefetch.tensor.{rank}.L2.global [%0, {places}];"
        _run("", text, [source._address, *corner])


def commit_bulk() -> None:
    """Form a group of the copies to tensors that this thread started since the last group."""
    _run("copy_commit", "cp.async.bulk.commit_group;", [])


def wait_bulk(pending: int = 0, *, written: bool = False) -> None:
    """Wait until the shared memory of all groups of this thread except the last ``pending`` has been read.

    Parameters
    ----------
    pending
        How many of the last groups may still be under way.
    written
        Whether to wait until the tensors are written too, which the end of the kernel also does.

    """
    pending = _known("the number of groups", pending)
    if pending < 0:
        raise ValueError(f"wait_bulk leaves 0 or more groups under way, got {pending}")
    form = "" if written else ".read"
    _run("copy_wait", f"cp.async.bulk.wait_group{form} {pending};", [], constants=[pending])
