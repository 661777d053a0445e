"""Tiled warpgroup products: their factors as descriptors of shared memory or words in registers, and the sums of
products in progress."""

from __future__ import annotations

from typing import Any

from ..arguments import Int32, Uint64
from ..lang._hopper import _ATOM, _int32, _need_hopper, _run
from ..lang._layout_tensor import LayoutTensor
from ..lang._local import local_array
from ..lang._merge import number
from ..lang._ptx import shared_address
from ..lang._trace import current
from ..lang._value import size_of
from ..lang._warpgroup import _HALVES, _KINDS, commit_wgmma, wait_wgmma
from ..layout import ComposedLayout, Layout, Swizzle, composition, make_layout, size


class Fields:
    """Settings of a tiled product in a kernel, as a number that branches and loops may change."""

    def __init__(self) -> None:
        """Start with default settings."""
        self._trace: Any = None
        self._told: Any = None
        self._is_assumed = False

    def tell(self, value: Any) -> None:
        """Set whether the following products are added to the sums or replace them."""
        if self._trace is current() and self._is_assumed:
            raise ValueError(
                "tiled_mma.set(Field.ACCUMULATE, ...) comes after the first product: set it before, too"
            )
        if self._trace is not current():
            self._trace, self._told, self._is_assumed = current(), local_array(1, Int32), False
        self._told[0] = _int32(value)

    def told(self) -> Any:
        """Return whether products are added to the sums, which is the default."""
        if self._trace is not current():
            self._trace, self._told, self._is_assumed = current(), None, True
        return Int32(1) if self._told is None else self._told[0]


class UnderWay:
    """The sums of started warpgroup products, each with the number of its last group."""

    def __init__(self) -> None:
        """Start with no products."""
        self._sums: dict[int, tuple[LayoutTensor, int]] = {}
        self._group = 0
        #: Whether the kernel itself fences its products.
        self.is_fenced = False

    def add(self, sums: LayoutTensor) -> None:
        """Record that a product was started for sums."""
        self._sums[id(sums._address)] = sums, self._group

    def commit(self) -> None:
        """Start the next group."""
        self._group += 1

    def finish(self, pending: int) -> list[LayoutTensor]:
        """Return the sums whose products are done if that many groups are in progress."""
        done = {at: pair for at, pair in self._sums.items() if pair[1] < self._group - pending}
        for at in done:
            del self._sums[at]
        return [sums for sums, _ in done.values()]


def _under_way() -> UnderWay:
    """Return the products that the current kernel has started."""
    trace = current()
    if trace.products is None:
        trace.products = UnderWay()
    found: UnderWay = trace.products
    return found


def fence() -> None:
    """Order the following products after the threads' accesses to their registers.

    In a kernel without fences each product has its own. That costs time: the hardware waits for products up to the
    last fence, so a group with several fences is awaited in several parts.
    """
    _need_hopper("a fence of products")
    _under_way().is_fenced = True
    if current().gpu:
        _run("", "wgmma.fence.sync.aligned;", [])


def commit_group() -> None:
    """Form a group of the products that this warpgroup started since the last group."""
    _under_way().commit()
    commit_wgmma()


def wait_group(group: int) -> None:
    """Wait until at most that many groups of products are in progress; the sums of the others can then be used."""
    parts = _under_way().finish(group) if current().gpu else []
    waited = False
    for part in parts:
        try:
            held = [part[at] for at in range(part.size())]
        except ValueError:
            # A part of a fragment that was taken in a branch or loop that has ended; nobody can use it any more.
            continue
        waited = True
        for at, value in enumerate(wait_wgmma(group, held)):
            part[at] = value
    if not waited:
        wait_wgmma(group)


def multiply(op: Any, fields: Fields, d: LayoutTensor, a: Any, b: Any) -> None:
    """Start adding products of factors to sums in registers, or replacing the sums by them."""
    _need_hopper("warpgroup products")
    if current().gpu and op.a_dtype is not op.b_dtype and op.a_dtype.is_integer:
        raise TypeError(
            f"{op!r}: on a GPU both factors are Int8, or both Uint8, in the version of PTX that the compiler writes"
        )
    rows, columns = size(a, 1), size(b, 1)
    steps = [(k,) for k in range(size(a, 2))] if len(a.shape) == 3 else [()]
    adds = fields.told()
    under_way = _under_way()
    under_way.add(d)
    for m in range(rows):
        for n in range(columns):
            sums = d[(None, m, n)]
            for number_, step in enumerate(steps):
                factors = a[(None, m, *step)], b[(None, n, *step)]
                one = adds if number_ == 0 else Int32(1)
                _multiply_once(op, sums, *factors, one, number_ == 0 and not under_way.is_fenced)


def _multiply_once(op: Any, sums: LayoutTensor, a: Any, b: Any, adds: Any, fences: bool) -> None:
    count = size(sums)
    held = [sums[at] for at in range(count)]
    own = a.is_fragment
    kinds = [_KINDS[part._scalar] for part in (a, b)]
    first = _words(a) if own else [_descriptor(a, op, "A")]
    second = _descriptor(b, op, "B")
    inputs = [*first, second, _int32(number(adds))]
    constants = [op.shape_mnk[1], 1]
    for part, name in ((a, "A"), (b, "B")):
        if not part.is_fragment:
            constants += [_along(op, name), _panel(part, op, name), _number_of(part)]
    if own:
        constants.append(_number_of(a))
    total = "s32" if kinds[0] in ("s8", "u8") else "f32"
    name = "m{}n{}k{}".format(*op.shape_mnk) + f".{total}.{kinds[0]}.{kinds[1]}"
    places = ", ".join(f"%{at}" for at in range(count))
    left = f"%{count}" if not own else "{" + ", ".join(f"%{count + at}" for at in range(4)) + "}"
    at = count + len(first)
    signs = "" if total == "s32" else ", 1, 1"
    turned = ""
    if a._scalar in _HALVES:
        turned = "" if own else f", {1 - _along(op, 'A')}"
        turned += f", {1 - _along(op, 'B')}"
    text = "\n".join(
        [
            "{",
            ".reg .pred add;",
            f"setp.ne.b32 add, %{at + 1}, 0;",
            *(["wgmma.fence.sync.aligned;"] if fences else []),
            f"wgmma.mma_async.sync.aligned.{name} {{{places}}}, {left}, %{at}, add{signs}{turned};",
            "}",
        ]
    )
    function = "warpgroup_multiply_own" if own else "warpgroup_multiply"
    for place, value in enumerate(_run(function, text, inputs, held, constants)):
        sums[place] = value


def _along(op: Any, factor: str) -> int:
    """Return 1 if the mode of the sum is contiguous, else 0."""
    return int(getattr(op, f"{factor.lower()}_major_mode").name == "K")


def _number_of(part: LayoutTensor) -> int:
    return list(_KINDS).index(part._scalar)


def _words(part: LayoutTensor) -> list[Any]:
    words = part.words()
    return [words[at] for at in range(size(words))]


def _lines(part: LayoutTensor, op: Any, factor: str) -> tuple[Layout, Layout]:
    """Return the layout of a factor of one product: along the contiguous mode, and along the other."""
    layout = part.layout
    inner = layout.inner if isinstance(layout, ComposedLayout) else None
    chunk = 128 // part.dtype.width  # type: ignore[attr-defined]
    if not (
        isinstance(inner, Swizzle) and (inner.bits, 1 << inner.base, inner.shift) == (3, chunk, 3)
    ):
        raise ValueError(
            f"gemm: {op!r} takes factors in shared memory whose rows have 128 bytes and are swizzled, such as "
            f"SmemLayoutAtomKind.K_SW128 makes; got {layout}"
        )
    outer = layout.outer
    lines = op.shape_mnk[0 if factor == "A" else 1]
    values = composition(outer.coalesce(), Layout((lines, op.shape_mnk[2])))
    along_lines, along_sum = (values.mode(at).coalesce() for at in range(2))
    return (along_sum, along_lines) if _along(op, factor) else (along_lines, along_sum)


def _panel(part: LayoutTensor, op: Any, factor: str) -> int:
    """Return the distance in bytes between 128-byte pieces of a row; 0 if there is only one."""
    inner, outer = _lines(part, op, factor)
    row = 1024 // part.dtype.width  # type: ignore[attr-defined]
    count = size(inner)
    whole = make_layout((Layout(min(count, row)), Layout(1, 0))) if count <= row else None
    shown = f"gemm: a factor {part.layout} does not lie as {op!r} takes it"
    tall = size(outer)
    wanted = Layout((8, tall // 8), (row, 8 * row)) if tall > 8 else Layout(8, row)
    if outer != wanted.coalesce():
        raise ValueError(f"{shown}: the rows are {outer}, expected {wanted.coalesce()}")
    if whole is not None:
        if inner != Layout(count).coalesce():
            raise ValueError(f"{shown}: a row is {inner}, expected {Layout(count)}")
        return 0
    stride = inner(row)
    if inner != Layout((row, count // row), (1, stride)).coalesce():
        raise ValueError(f"{shown}: a row is {inner}, expected pieces of {row} elements")
    return int(stride) * size_of(part._scalar)


def _descriptor(part: LayoutTensor, op: Any, factor: str) -> Any:
    """Return the descriptor of a factor in shared memory: its start, and the distances between its parts."""
    offset = part.layout.offset
    start = _int32(shared_address(part.iterator))
    if not (type(offset) is int and offset == 0):
        start = start + _int32(offset) * size_of(part._scalar)
    across = _panel(part, op, factor) or 16
    fixed = (across >> 4) << 16 | (_ATOM >> 4) << 32 | 1 << 62
    return (Uint64(start) & 0x3FFFF) >> 4 | fixed
