"""Building blocks of fast GPU kernels: accesses of up to 16 bytes, matrix products by a warp, and asynchronous copies
into shared memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..registry import get_global_func
from ._local import LOCAL_ARRAY
from ._merge import number
from ._tensor import TensorView
from ._trace import current
from ._value import Value, size_of
from ._watch import watch_commit, watch_wait

if TYPE_CHECKING:
    from ._hopper import SharedTile

_load_vector = get_global_func("fishplate.kernel.load_vector")
_store_vector = get_global_func("fishplate.kernel.store_vector")
_load_elements = get_global_func("fishplate.kernel.load_elements")
_store_elements = get_global_func("fishplate.kernel.store_elements")
_broadcast = get_global_func("fishplate.kernel.broadcast")
_misalignment = get_global_func("fishplate.kernel.misalignment")
_multiply = get_global_func("fishplate.kernel.multiply")
_load_matrix = get_global_func("fishplate.kernel.load_matrix")
_copy_async = get_global_func("fishplate.kernel.copy_async")
_commit_copies = get_global_func("fishplate.kernel.commit_copies")
_wait_copies = get_global_func("fishplate.kernel.wait_copies")

#: Numbers of elements that one access may have.
_COUNTS = (1, 2, 4, 8, 16)
#: Bytes of an asynchronous copy, and of a row of a matrix of 8 by 8 elements.
_COPY_BYTES = 16


def _check_contiguous(name: str, tensor: Any, index: Any) -> TensorView:
    """Return an element of a tensor whose last dimension is contiguous."""
    if not isinstance(tensor, TensorView):
        raise TypeError(f"{name} takes a tensor, got {type(tensor).__name__}")
    if not tensor.ndim or not (isinstance(tensor.stride[-1], int) and tensor.stride[-1] == 1):
        raise TypeError(f"{name}: the elements of `{tensor._name}` are not known to be contiguous")
    indices = index if isinstance(index, tuple) else (index,)
    view = tensor._view(indices)
    if view.ndim:
        raise TypeError(f"{name} takes an index for each of {tensor.ndim} dimensions")
    return view


def _first(name: str, tensor: Any, index: Any, count: int) -> TensorView:
    """Return the first of `count` elements for one access to a tensor whose last dimension is contiguous."""
    view = _check_contiguous(name, tensor, index)
    indices = index if isinstance(index, tuple) else (index,)
    if count > 0:
        tensor._check_last(indices[-1], count)
    if current().checks_indices and count > 0:
        _check_alignment(name, view, tensor._name, count)
    return view


def _check_alignment(name: str, view: TensorView, of: str, count: int) -> None:
    """Let the kernel check at run time that the elements are aligned for a single GPU access."""
    trace, size = current(), count * size_of(view._scalar)
    if size not in _COUNTS:
        return
    filename, line = trace.where
    beyond = _misalignment(trace.builder, view._address, size)
    text = f"{name}: the address in `{of}` is not a multiple of {size} bytes ({filename}:{line})"
    trace.require(beyond == 0, "ValueError", text)


def _bytes(tensor: Any) -> int:
    """Return the size of an element; any size for an argument that is not a tensor, which is refused later."""
    return size_of(tensor._scalar) if isinstance(tensor, TensorView) else 1


def _numbers(name: str, given: Any) -> list[Any]:
    """Return numbers in the library's form; refuse anything else."""
    if not isinstance(given, (tuple, list)):
        raise TypeError(f"{name} takes tuples of numbers, got {type(given).__name__}")
    return [number(value) for value in given]


def _need(name: str, architecture: int) -> None:
    """Refuse features that the target GPUs lack."""
    trace = current()
    if trace.gpu and trace.options.gpu_number < architecture:
        raise ValueError(
            f"{name} needs the option --gpu-arch sm_{architecture}, or that of a later GPU"
        )


def is_aligned(tensor: TensorView, count: int) -> Any:
    """Return whether a tensor and each of its rows start at an address where ``count`` elements can be accessed at
    once."""
    one = size_of(tensor._scalar)
    if isinstance(count, (bool, Value)) or not isinstance(count, int) or count not in _COUNTS:
        raise ValueError("is_aligned takes 1, 2, 4, 8 or 16 elements, known when compiling")
    held = _misalignment(current().builder, tensor._address, count * one) == 0
    for extent, stride in list(zip(tensor.shape, tensor.stride, strict=True))[:-1]:
        if isinstance(extent, int) and extent <= 1:
            continue
        fits = stride % count == 0
        if isinstance(fits, Value):
            held = held & fits
        elif not fits:
            return False
    return held


def load_vec(tensor: TensorView, index: Any, count: int) -> tuple[Value, ...]:
    """Return consecutive elements starting at an index; a GPU reads them in one access.

    Parameters
    ----------
    tensor
        A tensor whose last dimension is contiguous.
    index
        The index of the first element. The caller promises that its address is a multiple of the size of the access.
    count
        Number of elements: 1, 2, 4, 8 or 16, at most 16 bytes in total.

    """
    if isinstance(count, (bool, Value)) or not isinstance(count, int):
        raise TypeError("load_vec takes a number of elements that is known when compiling")
    view = _first("load_vec", tensor, index, count)
    view._watch("read", count)
    return tuple(_load_vector(current().builder, view._address, view._scalar, count))


def store_vec(tensor: TensorView, index: Any, values: Sequence[Any]) -> None:
    """Set consecutive elements starting at an index; a GPU writes them in one access. See :func:`load_vec`."""
    numbers = _numbers("store_vec", values)
    view = _first("store_vec", tensor, index, len(numbers))
    view._watch("write", len(numbers))
    _store_vector(current().builder, view._address, view._scalar, numbers)


def copy_elements(source: TensorView, target: TensorView, count: int) -> None:
    """Copy consecutive elements; on a GPU each side that is not local to the thread is one access."""
    builder, first = current().builder, _first("load_vec", source, 0, count)
    first._watch("read", count)
    local = source._name == LOCAL_ARRAY
    whole = _load_elements(builder, first._address, first._scalar, count, not local)
    first = _first("store_vec", target, 0, count)
    first._watch("write", count)
    local = target._name == LOCAL_ARRAY
    _store_elements(builder, first._address, first._scalar, whole, not local)


def clear_elements(target: TensorView, count: int) -> None:
    """Set consecutive elements to zero; on a GPU this is one access."""
    builder, first = current().builder, _first("store_vec", target, 0, count)
    first._watch("write", count)
    zeros = _broadcast(builder, first._scalar, 0, count)
    _store_elements(builder, first._address, first._scalar, zeros, target._name != LOCAL_ARRAY)


def mma_bf16(a: Sequence[Any], b: Sequence[Any], c: Sequence[Any]) -> tuple[Value, ...]:
    """Multiply two BFloat16 matrices that a warp holds, and add a Float32 matrix.

    a has 16 by 16, b 16 by 8 and c 16 by 8 elements. Each lane holds 4 words of a and 2 words of b, two elements per
    word, as :func:`ldmatrix` returns them, and 4 elements of c: those in rows ``lane // 4`` and ``lane // 4 + 8``, in
    columns ``lane % 4 * 2`` and the next. This is ``mma.sync.m16n8k16`` of PTX; all lanes take part.
    """
    return multiply_words("BFloat16", a, b, c, "mma_bf16")


def multiply_words(
    kind: str, a: Sequence[Any], b: Sequence[Any], c: Sequence[Any], name: str
) -> tuple[Value, ...]:
    """Multiply two matrices of a type that a warp holds, and add a Float32 matrix.

    The rows of a and the columns of b have 32 bytes each: 16 elements of 16 bits, or 32 of 8. The words are arranged
    as for :func:`mma_bf16`.
    """
    _need(name, 80)
    if current().gpu and size_of(kind) == 1:
        raise ValueError(
            f"{name}: kernels for GPUs have no products of 8-bit floats by a warp, which are newer than the version of PTX "
            "that is written; fp.wgmma multiplies them on sm_90a"
        )
    first, second, third = (_numbers(name, part) for part in (a, b, c))
    sizes = len(first), len(second), len(third)
    if sizes != (4, 2, 4):
        raise ValueError(f"{name} takes (4, 2, 4) numbers, got {sizes}")
    return tuple(_multiply(current().builder, kind, [*first, *second], third))


def ldmatrix(
    tensor: TensorView | SharedTile, index: Any, count: int = 4, transpose: bool = False
) -> tuple[Value, ...]:
    """Return two elements of each of ``count`` matrices of 8 by 8 elements in shared memory, as words.

    Parameters
    ----------
    tensor
        A shared array of elements of 16 bits, or a tile.
    index
        The first element of a row, at an address that is a multiple of 16 bytes: lane ``8 * i + j`` passes the index
        for row j of matrix i.
    count
        The number of matrices: 1, 2 or 4.
    transpose
        Whether to transpose the matrices.

    """
    from ._hopper import SharedTile

    _need("ldmatrix", 75)
    if isinstance(tensor, SharedTile):
        tensor, index = tensor.chunk("ldmatrix", index, _COPY_BYTES // size_of(tensor._scalar))
    view = _first("ldmatrix", tensor, index, _COPY_BYTES // 2)
    if view._scalar not in ("Float16", "BFloat16", "Int16", "Uint16"):
        raise TypeError(f"ldmatrix takes elements of 16 bits, got {view._scalar}")
    if count not in (1, 2, 4):
        raise ValueError(f"ldmatrix takes 1, 2 or 4 matrices, got {count}")
    view._watch("read", 8)
    return tuple(_load_matrix(current().builder, view._address, count, bool(transpose)))


def copy_async(to: TensorView, to_index: Any, source: TensorView, index: Any) -> None:
    """Start copying 16 bytes of a tensor into shared memory; they have arrived after :func:`wait_async`.

    Both addresses are multiples of 16 bytes, and the elements are contiguous.
    """
    _need("copy_async", 80)
    target, origin = (
        _first("copy_async", tensor, at, _COPY_BYTES // _bytes(tensor))
        for tensor, at in ((to, to_index), (source, index))
    )
    if target._scalar != origin._scalar:
        raise TypeError(f"copy_async: {origin._scalar} cannot be copied to {target._scalar}")
    target._watch("copy", _COPY_BYTES // size_of(target._scalar))
    _copy_async(current().builder, target._address, origin._address)


def commit_async() -> None:
    """Form a group of the copies that this thread started since the last group."""
    _commit_copies(current().builder)
    watch_commit()


def wait_async(pending: int = 0) -> None:
    """Wait until at most ``pending`` groups of this thread's copies are in progress; with 0, for all its copies.

    The copies of other threads are visible after :func:`sync_threads`.
    """
    if isinstance(pending, Value) or not isinstance(pending, int) or pending < 0:
        raise TypeError("wait_async takes an int that is known when compiling")
    if pending == 0:
        # A GPU waits only for groups, and some copies may be in none yet.
        commit_async()
    _wait_copies(current().builder, pending)
    watch_wait(pending)
