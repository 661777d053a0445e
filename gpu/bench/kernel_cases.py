"""Cases of `kernels.py`: each kernel with its tensors, torch's equivalent, and the float64 reference.

Tensors have 1 GiB if the kernel is limited by memory. The whole result is checked in float64, a part at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any

#: Elements of 1 GiB of float32, and the same as a matrix.
N = 1 << 28
ROWS, COLUMNS = 1 << 15, 1 << 13
#: Columns of rows for a cluster of blocks.
MANY_COLUMNS = 1 << 17
#: Elements, or rows, to check at a time.
PART, FEW = 1 << 24, 1 << 11


@dataclass
class Case:
    """One kernel."""

    out: Any
    ours: Callable[[], Any]
    torch: Callable[[], Any]
    #: Pairs of result and float64 reference.
    expected: Callable[[], Iterable[tuple[Any, Any]]]
    #: Bytes that must be read and written, or operations that must be computed.
    bytes: int = 0
    operations: int = 0
    #: The required share of the copy's bandwidth, and of torch's speed.
    of_copy: float | None = None
    of_torch: float | None = None
    tolerance: float = 1e-6


def parts(count: int, size: int) -> list[slice]:
    """Split a length into parts."""
    return [slice(at, min(at + size, count)) for at in range(0, count, size)]


def elementwise(torch: Any, module: str, name: str, wide: Callable, theirs: Callable) -> Case:
    """Return a case with one input tensor and one output tensor."""
    function = getattr(import_module(module), name)
    a = torch.randn(N, device="cuda")
    b = torch.empty_like(a)
    return Case(
        b,
        lambda: function(a, b),
        lambda: theirs(a, b),
        lambda: ((b[at], wide(a[at].double())) for at in parts(N, PART)),
        bytes=2 * N * 4,
        of_copy=0.9,
        of_torch=1.0,
    )


def device_copy(torch: Any) -> Case:
    """Return the case of a copy."""
    return elementwise(torch, "device_copy", "device_copy", lambda a: a, lambda a, b: b.copy_(a))


def add_one(torch: Any) -> Case:
    """Return the case of adding 1."""
    return elementwise(
        torch, "add_one", "add_one", lambda a: a + 1, lambda a, b: torch.add(a, 1, out=b)
    )


def by_rows(
    torch: Any,
    call: Callable[[Any, Any, int], Any],
    wide: Callable,
    theirs: Callable,
    columns: int = COLUMNS,
) -> Case:
    """Return a case with an input matrix and an output matrix, one row at a time."""
    module = import_module("rows")
    steps = module.steps(columns) if columns == COLUMNS else module.wide_steps(columns)
    x = torch.randn(N // columns, columns, device="cuda")
    out = torch.empty_like(x)
    return Case(
        out,
        lambda: call(x, out, steps),
        lambda: theirs(x),
        lambda: ((out[at], wide(x[at].double())) for at in parts(N // columns, PART // columns)),
        bytes=2 * N * 4,
        of_copy=0.9,
        of_torch=1.0,
    )


def softmax(torch: Any) -> Case:
    """Return the case of softmax."""
    function = import_module("softmax").softmax
    return by_rows(torch, function, lambda x: torch.softmax(x, 1), lambda x: torch.softmax(x, 1))


def rmsnorm(torch: Any) -> Case:
    """Return the case of RMS norm."""
    function = import_module("rmsnorm").rmsnorm
    weight = torch.randn(COLUMNS, device="cuda")
    norm = torch.nn.functional.rms_norm
    return by_rows(
        torch,
        lambda x, out, steps: function(x, weight, out, 1e-6, steps),
        lambda x: norm(x, (COLUMNS,), weight.double(), 1e-6),
        lambda x: norm(x, (COLUMNS,), weight, 1e-6),
    )


def softmax_wide(torch: Any) -> Case:
    """Return the case of softmax of rows for a cluster of blocks."""
    function, softmax = import_module("softmax_wide").softmax_wide, torch.softmax
    return by_rows(torch, function, lambda x: softmax(x, 1), lambda x: softmax(x, 1), MANY_COLUMNS)


def rmsnorm_wide(torch: Any) -> Case:
    """Return the case of RMS norm of rows for a cluster of blocks."""
    function = import_module("rmsnorm_wide").rmsnorm_wide
    weight = torch.randn(MANY_COLUMNS, device="cuda")
    norm = torch.nn.functional.rms_norm
    return by_rows(
        torch,
        lambda x, out, steps: function(x, weight, out, 1e-6, steps),
        lambda x: norm(x, (MANY_COLUMNS,), weight.double(), 1e-6),
        lambda x: norm(x, (MANY_COLUMNS,), weight, 1e-6),
        MANY_COLUMNS,
    )


def layernorm(torch: Any) -> Case:
    """Return the case of layer norm."""
    function = import_module("layernorm").layernorm
    weight, bias = (torch.randn(COLUMNS, device="cuda") for _ in range(2))
    norm = torch.nn.functional.layer_norm
    return by_rows(
        torch,
        lambda x, out, steps: function(x, weight, bias, out, 1e-5, steps),
        lambda x: norm(x, (COLUMNS,), weight.double(), bias.double(), 1e-5),
        lambda x: norm(x, (COLUMNS,), weight, bias, 1e-5),
    )


def total(torch: Any) -> Case:
    """Return the case of a sum of all elements."""
    module = import_module("sum")
    x = torch.rand(N, device="cuda")
    parts, out = torch.empty(module.BLOCKS, device="cuda"), torch.empty(1, device="cuda")
    return Case(
        out,
        lambda: module.total(x, parts, out),
        lambda: torch.sum(x),
        lambda: [(out, x.double().sum().view(1))],
        bytes=N * 4,
    )


def histogram(torch: Any) -> Case:
    """Return the case of a histogram of bytes."""
    function = import_module("histogram").histogram
    x = torch.randint(0, 256, (N,), device="cuda", dtype=torch.uint8)
    counts = torch.zeros(256, device="cuda", dtype=torch.int32)
    blocks = 8 * torch.cuda.get_device_properties(0).multi_processor_count
    return Case(
        counts,
        lambda: function(x, counts, blocks),
        lambda: torch.bincount(x, minlength=256),
        lambda: [(counts, torch.bincount(x, minlength=256).double())],
        bytes=N,
        tolerance=0,
    )


def transpose(torch: Any) -> Case:
    """Return the case of a transpose."""
    function = import_module("transpose").transpose
    a = torch.randn(ROWS, COLUMNS, device="cuda")
    b = torch.empty(COLUMNS, ROWS, device="cuda")
    return Case(
        b,
        lambda: function(a, b),
        lambda: b.copy_(a.T),
        lambda: ((b[at], a[:, at].T.double()) for at in parts(COLUMNS, FEW)),
        bytes=2 * N * 4,
        of_copy=0.8,
        tolerance=0,
    )


def product(torch: Any, name: str, side: int, dtype: Any, tolerance: float, *more: Any) -> Case:
    """Return a case of a product of square matrices, with a function that may take more arguments."""
    function = getattr(import_module(name), name)
    a, b = (torch.randn(side, side, device="cuda", dtype=dtype) for _ in range(2))
    c = torch.empty_like(a)
    return Case(
        c,
        lambda: function(a, b, c, *more),
        lambda: torch.matmul(a, b),
        lambda: ((c[at], a[at].double() @ b.double()) for at in parts(side, FEW)),
        operations=2 * side**3,
        tolerance=tolerance,
    )


def matmul(torch: Any) -> Case:
    """Return the case of a product in full float32 precision."""
    torch.backends.cuda.matmul.allow_tf32 = False
    return product(torch, "matmul", 4096, torch.float32, 1e-5)


def matmul_bf16(torch: Any) -> Case:
    """Return the case of a product of bfloat16 on tensor cores."""
    case = product(torch, "matmul_bf16", 8192, torch.bfloat16, 5e-3)
    case.of_torch = 0.4
    return case


def attention(torch: Any) -> Case:
    """Return the case of attention over 16 heads of 64, 4096 rows each."""
    function = import_module("attention").attention
    heads, rows, head = 16, 4096, 64
    q, k, v = (torch.randn(heads, rows, head, device="cuda") for _ in range(3))
    out = torch.empty_like(q)

    def expected() -> Iterator[tuple[Any, Any]]:
        for at in parts(rows, FEW):
            scores = q[:, at].double() @ k.double().transpose(1, 2) * head**-0.5
            yield out[:, at], torch.softmax(scores, 2) @ v.double()

    return Case(
        out,
        lambda: function(q, k, v, out, head**-0.5),
        lambda: torch.nn.functional.scaled_dot_product_attention(q[None], k[None], v[None]),
        expected,
        operations=4 * heads * rows * rows * head,
        tolerance=1e-5,
    )


#: The kernels, in the order of the table.
CASES: dict[str, Callable[[Any], Case]] = {
    case.__name__: case
    for case in (
        device_copy,
        add_one,
        softmax,
        rmsnorm,
        layernorm,
        softmax_wide,
        rmsnorm_wide,
        total,
        histogram,
        transpose,
        matmul,
        matmul_bf16,
        attention,
    )
}
