"""Warpgroup products on Hopper GPUs: 128 threads multiply two tiles in shared memory, or a tile in their registers by
one in shared memory. The same kernels run on the CPU, which multiplies when the product is started."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..registry import get_global_func
from ._hopper import _ATOM, _ROW, SharedTile, _int32, _known, _need_hopper, _run
from ._matrix import _first, _need
from ._merge import Unfinished, is_number, kind_of, number
from ._ptx import shared_address
from ._tensor import TensorView
from ._trace import REGISTERS, current
from ._value import Value, size_of, type_name

_min_blocks = get_global_func("fishplate.kernel.min_blocks")

#: The name of an element type in PTX; grid_async.h counts them in this order. A Float32 loses its last 13 bits.
_KINDS = {
    "BFloat16": "bf16",
    "Float16": "f16",
    "Float8E4M3FN": "e4m3",
    "Float8E5M2": "e5m2",
    "Float32": "tf32",
    "Int8": "s8",
    "Uint8": "u8",
}
#: The 16-bit types, which products also accept along columns, and from registers.
_HALVES = ("BFloat16", "Float16")
#: Bytes of a row that one instruction processes.
_STEP = 32


def _descriptor(tile: SharedTile, summed_along_rows: bool) -> Value:
    """Return the descriptor of a tile for a product: its start, and the distances between its parts."""
    from ..arguments import Uint64

    across = tile._whole * _ROW if not summed_along_rows else 16
    fixed = (across >> 4) << 16 | (_ATOM >> 4) << 32 | 1 << 62
    return (Uint64(tile.address) & 0x3FFFF) >> 4 | fixed


def pack_pairs(values: Sequence[Any], dtype: Any) -> tuple[Value, ...]:
    """Round pairs of numbers to a 16-bit type and return them as words: the first number of a pair is the lower
    half."""
    scalar = type_name(dtype)
    if scalar not in _HALVES:
        raise TypeError(f"pack_pairs: expected BFloat16 or Float16, got {scalar}")
    if len(values) % 2:
        raise ValueError(f"pack_pairs takes pairs of numbers, got {len(values)} numbers")
    from ..arguments import BFloat16, Float16, Float32

    # On a GPU the instruction rounds; on the CPU the language does.
    held = Float32 if current().gpu else BFloat16 if scalar == "BFloat16" else Float16
    numbers = [held(number(value)) for value in values]
    text = f"cvt.rn.{_KINDS[scalar]}x2.f32 %0, %2, %1;"
    return tuple(
        _run("pack_pairs", text, pair, outputs=["Uint32"])[0]
        for pair in zip(numbers[::2], numbers[1::2], strict=True)
    )


def wgmma(
    a: SharedTile | Sequence[Any],
    b: SharedTile,
    sums: Sequence[Any] | None = None,
    *,
    add: Any = True,
    dtype: Any = None,
) -> tuple[Any, ...]:
    """Start adding a product to the sums of a warpgroup; all of its 128 threads call it.

    Parameters
    ----------
    a
        A tile of 64 rows, and columns in multiples of 32 bytes; or a thread's part of such a tile in words of 32 bits,
        four for each 32 bytes: of row ``16 * w + l // 4`` and of the one 8 below, from byte ``4 * (l % 4)`` on, and of
        the same rows 16 bytes further. With elements of 16 bits, :func:`pack_pairs` of sums gives those words. Elements
        are BFloat16, Float16, Float8E4M3FN, Float8E5M2, Int8, Uint8, or Float32, of which a product sees the first 19
        bits (TF32).
    b
        As many rows as ``a`` has columns, and 8 to 256 columns, a multiple of 8. For a tile that holds the transpose,
        pass ``.T``; types other than the 16-bit ones need that.
    sums
        The result of the last call; None for the first call.
    add
        Whether to add to the sums; otherwise the product replaces them.
    dtype
        The type of the elements of words, by default that of ``b``.

    Returns
    -------
    A thread's sums, Int32 for integers and Float32 otherwise. Until :func:`commit_wgmma` and :func:`wait_wgmma` they can
    be passed to another product only; any other use is an error. Of each 8 columns, a thread has two elements in row ``16 * w + l // 4``, starting at column
    ``2 * (l % 4)``, and two 8 rows below. ``w`` is its warp in the warpgroup and ``l`` its lane.

    """
    _need_hopper("wgmma")
    scalar = _check_factors(a, b, dtype)
    inner, columns = b.shape
    values = _sums_of(scalar, columns, sums)
    first = [_descriptor(a, not a._turned)] if isinstance(a, SharedTile) else list(a)
    inputs = [*first, _descriptor(b, b._turned), _int32(number(add))]
    steps = inner * size_of(scalar) // _STEP
    constants = [columns, steps, *_lie(a, True), *_lie(b, False)]
    name = "warpgroup_multiply"
    if not isinstance(a, SharedTile):
        name += "_own"
        constants.append(list(_KINDS).index(scalar))
    product = _Product()
    current().uncommitted.append(product)
    found = _run(name, _product(a, b, scalar), inputs, values, constants)
    return tuple(Unfinished(value, product) for value in found)


class _Product:
    """A product that was started, and whether it is in a group yet."""

    __slots__ = ("is_committed",)

    def __init__(self) -> None:
        """Start outside of any group."""
        self.is_committed = False


def _sums_of(scalar: str, columns: int, sums: Any) -> list[Any]:
    """Return the sums that a product changes, in their type."""
    from ..arguments import Float32, Int32

    sum_type = Int32 if scalar.endswith("nt8") else Float32
    if sums is None:
        return [sum_type(0)] * (columns // 2)
    if not isinstance(sums, (tuple, list)):
        raise TypeError(f"wgmma takes a tuple of sums, got {type(sums).__name__}")
    if len(sums) != columns // 2:
        raise ValueError(
            f"wgmma: a thread has {columns // 2} sums for {columns} columns, got {len(sums)}"
        )
    held = []
    for given in sums:
        value = number(given.value if isinstance(given, Unfinished) else given)
        kind = current().builder.common([value])
        # Python's own numbers take the type of the sums.
        if isinstance(value, Value) and kind not in (sum_type.__name__, f"weak {kind.split()[-1]}"):
            raise TypeError(
                f"wgmma: the sums of {scalar} are of type {sum_type.__name__}, got {kind}"
            )
        held.append(value if kind == sum_type.__name__ else sum_type(value))
    return held


def _check_factors(a: Any, b: Any, dtype: Any) -> str:
    """Return the type of the first factor's elements."""
    if not isinstance(b, SharedTile):
        raise TypeError(f"wgmma: b: expected a tile, got {type(b).__name__}")
    inner, columns = b.shape
    if isinstance(a, SharedTile):
        (rows, depth), scalar = a.shape, a._scalar
        if dtype is not None:
            raise TypeError("wgmma: dtype= is for words; a tile has its own")
    elif isinstance(a, (tuple, list)) and all(is_number(word) for word in a):
        scalar = b._scalar if dtype is None else type_name(dtype)
        _check_words(a, scalar)
        rows, depth = 64, len(a) * 8 // size_of(scalar) if scalar in _KINDS else 0
    else:
        refused = (
            next((word for word in a if not is_number(word)), a)
            if isinstance(a, (tuple, list))
            else a
        )
        raise TypeError(f"wgmma: a: expected a tile or words, got {kind_of(refused)}")
    if scalar not in _KINDS or _family(scalar) != _family(b._scalar):
        raise TypeError(
            f"wgmma takes tiles of one type, or of two kinds of Float8, got {scalar} and {b._scalar}; "
            f"it knows {', '.join(_KINDS)}"
        )
    for factor in (a, b):
        if isinstance(factor, SharedTile) and factor._swizzle != _ROW:
            raise ValueError(
                f"wgmma takes tiles whose rows have {_ROW} bytes, got one of swizzle={factor._swizzle}"
            )
    step = _STEP // size_of(scalar)
    if rows != 64 or depth != inner or depth % step or columns % 8 or not 8 <= columns <= 256:
        raise ValueError(
            f"wgmma multiplies 64 x k by k x n, k a multiple of {step} and n one of 8 up to 256, got {rows} x {depth} by "
            f"{inner} x {columns}"
        )
    if scalar.endswith("nt8") and columns > 32 and columns % 16:
        raise ValueError(f"wgmma of integers takes columns in multiples of 16, got {columns}")
    turned = isinstance(a, SharedTile) and a._turned
    if scalar not in _HALVES and (turned or not b._turned):
        raise ValueError(
            f"wgmma takes {scalar} from tiles that are summed along their rows: a as it lies, and b by `.T` of a tile "
            "that holds the transpose"
        )
    return scalar


def _check_words(words: Sequence[Any], scalar: str) -> None:
    """Refuse words of another size than registers have."""
    for word in words:
        if isinstance(word, int) and not -(1 << 31) <= word < 1 << 32:
            raise ValueError(f"wgmma: a: a word has 32 bits, got {word}")
        kind = word.type_name() if isinstance(word, Value) else type(word).__name__
        if kind not in ("Uint32", "Int32", "int", "Float32") or (
            kind == "Float32" and scalar != "Float32"
        ):
            raise TypeError(f"wgmma: a: expected words of 32 bits (Uint32) of {scalar}, got {kind}")


def _family(scalar: str) -> str:
    """Return the family of a type; the factors must be of one family."""
    return scalar[:6] if "Float8" in scalar else scalar


def _lie(factor: Any, is_first: bool) -> list[int]:
    """Return whether the sum runs along the rows of a tile, and the distance between panels in bytes."""
    if not isinstance(factor, SharedTile):
        return []
    kind = list(_KINDS).index(factor._scalar)
    return [int(factor._turned != is_first), factor._whole * _ROW, kind]


def _product(a: Any, b: SharedTile, scalar: str) -> str:
    """Return the PTX of a product: its operands are the sums, the first factor, the second one, and whether to add."""
    inner, columns = b.shape
    count, words = columns // 2, 1 if isinstance(a, SharedTile) else len(a)
    kinds = [_KINDS[scalar], _KINDS[b._scalar]]
    step_size = _STEP // size_of(b._scalar)
    total = "s32" if kinds[0] in ("s8", "u8") else "f32"
    name = f"m64n{columns}k{step_size}.{total}.{kinds[0]}.{kinds[1]}"
    lines = [
        "{",
        ".reg .pred add;",
        ".reg .b64 a, b;",
        f"setp.ne.b32 add, %{count + words + 1}, 0;",
        "wgmma.fence.sync.aligned;",
    ]
    sums = ", ".join(f"%{index}" for index in range(count))
    for step in range(inner // step_size):
        lines.append(f"add.s64 b, %{count + words}, {_step(b, b._turned, step) >> 4};")
        if isinstance(a, SharedTile):
            lines.append(f"add.s64 a, %{count}, {_step(a, not a._turned, step) >> 4};")
            first, turned = "a", f", {int(a._turned)}, {int(not b._turned)}"
        else:
            places = ", ".join(f"%{count + step * 4 + word}" for word in range(4))
            first, turned = f"{{{places}}}", f", {int(not b._turned)}"
        signs = "" if total == "s32" else ", 1, 1"
        turned = turned if b._scalar in _HALVES else ""
        lines.append(
            f"wgmma.mma_async.sync.aligned.{name} {{{sums}}}, {first}, b, {'add' if step == 0 else 1}{signs}{turned};"
        )
    return "\n".join([*lines, "}"])


def _step(tile: SharedTile, along: bool, step: int) -> int:
    """Return the offset in bytes of a step's elements from those of the first step."""
    if not along:
        return step * 16 * _ROW
    return step * _STEP // _ROW * tile._whole * _ROW + step * _STEP % _ROW


def stmatrix(
    to: SharedTile | TensorView, index: Any, words: Sequence[Any], transpose: bool = False
) -> None:
    """Write matrices of 8 by 8 elements of 16 bits to shared memory; all lanes of a warp take part.

    Parameters
    ----------
    to
        A tile, or a tensor in shared memory whose last dimension is contiguous.
    index
        The first element of a row of eight, at a multiple of 16 bytes: lane ``8 * i + j`` passes the index for row j
        of matrix i.
    words
        A word of :func:`pack_pairs` for each of 1, 2 or 4 matrices: elements ``2 * (l % 4)`` and the next of row
        ``l // 4``, where ``l`` is the lane.
    transpose
        Whether to transpose the matrices.

    """
    _need("stmatrix", 90)
    count = len(words)
    if count not in (1, 2, 4):
        raise ValueError(f"stmatrix takes words of 1, 2 or 4 matrices, got {count}")
    if isinstance(to, SharedTile):
        scalar, address = to._scalar, to.address_of(index)
    else:
        view = _first("stmatrix", to, index, 8)
        scalar, address = view._scalar, _int32(shared_address(view))
    if size_of(scalar) != 2:
        raise TypeError(f"stmatrix takes elements of 16 bits, got {scalar}")
    places = ", ".join(f"%{1 + place}" for place in range(count))
    text = (
        f"stmatrix.sync.aligned.m8n8.x{count}{'.trans' if transpose else ''}.shared.b16 [%0], "
        f"{{{places}}};"
    )
    _run("store_matrix", text, [address, *words], constants=[count, int(bool(transpose))])


class NamedBarrier:
    """One of the 16 numbered barriers of a block; :func:`sync_threads` uses number 0."""

    __slots__ = ("_number", "_threads")

    def __init__(self, number: Any, threads: int) -> None:
        """Take the number and how many threads have to arrive."""
        self._number, self._threads = number, threads

    def sync(self) -> None:
        """Arrive, and wait until all threads have."""
        _run("named_sync", "bar.sync %0, %1;", [self._number, _int32(self._threads)])

    def arrive(self) -> None:
        """Arrive without waiting."""
        _run("named_arrive", "bar.arrive %0, %1;", [self._number, _int32(self._threads)])


def named_barrier(number: Any, threads: int) -> NamedBarrier:
    """Return a barrier for some warps of a block.

    Parameters
    ----------
    number
        1 to 15; a value known at run time must be the same in all threads of a warp.
    threads
        Number of threads that arrive, including those that wait: a multiple of 32.

    """
    threads = _known("the number of threads", threads)
    if threads < 32 or threads % 32 or threads > 1024:
        raise ValueError(
            f"a barrier takes threads in multiples of 32, from 32 to 1024, got {threads}"
        )
    if isinstance(number, int) and not 1 <= number <= 15:
        raise ValueError(f"a barrier's number is from 1 to 15, got {number}")
    return NamedBarrier(_int32(number), threads)


def commit_wgmma() -> None:
    """Form a group of the products that this warpgroup started since the last group."""
    trace = current()
    for product in trace.uncommitted:
        product.is_committed = True
    trace.uncommitted.clear()
    if trace.gpu or trace.checks_indices:
        _run("products_commit", "wgmma.commit_group.sync.aligned;", [])


def wait_wgmma(pending: int, sums: Sequence[Any] = ()) -> tuple[Value, ...]:
    """Wait until at most ``pending`` groups of products are in progress; return the sums, ready for use.

    Sums of a group that may still be in progress are not ready, although they can be used.
    """
    pending = _known("the number of groups", pending)
    if not 0 <= pending < 8:
        raise ValueError(f"wait_wgmma leaves 0 to 7 groups in progress, got {pending}")
    trace = current()
    if any(isinstance(part, Unfinished) and not part.product.is_committed for part in sums):
        raise TypeError("wait_wgmma waits for groups of products: commit_wgmma() is missing")
    values = tuple(part.value if isinstance(part, Unfinished) else part for part in sums)
    if not trace.gpu:
        if trace.checks_indices:
            _run("products_wait", "", [], constants=[pending])
        return values
    named = " ".join(f"%{index}" for index in range(len(values)))
    return _run("", f"wgmma.wait_group.sync.aligned {pending}; // {named}", [], values)


def fewer_registers(count: int) -> None:
    """Release registers of this warpgroup's threads, keeping ``count`` per thread."""
    _registers("dec", count)


def more_registers(count: int) -> None:
    """Wait until each thread of this warpgroup can have ``count`` registers."""
    _registers("inc", count)


def _registers(way: str, count: int) -> None:
    _need_hopper("a register budget")
    count = _known("the number of registers", count)
    if not 24 <= count <= 256 or count % 8:
        raise ValueError(f"a thread has 24 to 256 registers, a multiple of 8, got {count}")
    trace = current()
    trace.registers = count
    if trace.certain:
        trace.check_registers()
    if trace.gpu:
        # Without a number of blocks the assembler ignores budgets of blocks of up to 256 threads.
        keep_registers(trace, 1)
        _run("", f"setmaxnreg.{way}.sync.aligned.u32 {count};", [])


#: The fewest registers of a thread.
_FEWEST = 24


def check_budgets(first: int, count: int, registers: int) -> None:
    """Refuse registers for some warps of a block that nobody can release, for which a GPU would wait forever."""
    trace = current()
    trace.budgets.update(dict.fromkeys(range(first, first + count), registers))
    rest = max(trace.threads // 32 - len(trace.budgets), 0)
    wanted = 32 * (sum(trace.budgets.values()) + rest * _FEWEST)
    if wanted > REGISTERS:
        raise ValueError(
            f"{registers} registers for {count} warps: with the other roles a block would need {wanted}, and a multiprocessor "
            f"has {REGISTERS}"
        )


def keep_registers(trace: Any, blocks: int) -> None:
    """Make the assembler leave enough registers for that many blocks of the kernel on a multiprocessor."""
    _min_blocks(trace.builder, blocks)
