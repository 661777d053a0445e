"""Cases of `kernels.py` for Hopper's tensor cores with uneven work: a sum split over blocks, groups of rows with
separate factors, and sequences of different lengths, compared with torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any

from kernel_cases import FEW, Case, parts

#: Rows, columns and depth of products with few tiles, and the required share of torch's speed.
LONG = ((128, 8192, 8192, 0.85), (512, 512, 16384, 0.85))


def starts_of(torch: Any, total: int, count: int) -> list[int]:
    """Return the starts of that many parts of a length, all of different sizes, and the length."""
    torch.manual_seed(0)
    places = torch.randperm(total - 1)[: count - 1] + 1
    return [0, *sorted(places.tolist()), total]


def blocks_of(torch: Any) -> int:
    """Return the number of multiprocessors."""
    return torch.cuda.get_device_properties(0).multi_processor_count


def split(torch: Any, n: int, m: int, k: int, of_torch: float) -> Case:
    """Return the case of a product with a small result and a long sum."""
    module = import_module("matmul_splitk")
    count, share = module.split_of(n, m, k, blocks_of(torch))
    a = torch.randn(n, k, device="cuda", dtype=torch.bfloat16)
    b = torch.randn(k, m, device="cuda", dtype=torch.bfloat16)
    c = torch.empty(n, m, device="cuda", dtype=torch.bfloat16)
    sums_of = torch.empty(count, n, m, device="cuda") if count > 1 else None
    return Case(
        c,
        lambda: module.matmul_splitk(a, b, c, sums_of, share),
        lambda: torch.matmul(a, b),
        lambda: [(c, a.double() @ b.double())],
        operations=2 * n * m * k,
        of_torch=of_torch,
        tolerance=5e-3,
    )


def grouped(torch: Any) -> Case:
    """Return the case of 16 groups of 16,384 rows in all."""
    function, blocks = import_module("matmul_grouped").matmul_grouped, blocks_of(torch)
    rows, groups, side = 16384, 16, 4096
    places = starts_of(torch, rows, groups)
    a = torch.randn(rows, side, device="cuda", dtype=torch.bfloat16)
    b = torch.randn(groups, side, side, device="cuda", dtype=torch.bfloat16)
    c = torch.empty(rows, side, device="cuda", dtype=torch.bfloat16)
    starts = torch.tensor(places, device="cuda", dtype=torch.int32)
    ends = starts[1:].contiguous()

    def expected() -> Iterator[tuple[Any, Any]]:
        for group, (first, last) in enumerate(pairwise(places)):
            yield c[first:last], a[first:last].double() @ b[group].double().T

    return Case(
        c,
        lambda: function(a, b, starts, c, blocks),
        lambda: torch._grouped_mm(a, b.transpose(1, 2), offs=ends),
        expected,
        operations=2 * rows * side * side,
        of_torch=0.85,
        tolerance=5e-3,
    )


def varlen(torch: Any, is_causal: bool) -> Case:
    """Return the case of 16 sequences of 32,768 rows in all, compared with torch's flash attention for such
    sequences."""
    function = import_module("attention_varlen").attention_varlen
    total, heads, size = 32768, 16, 128
    places = starts_of(torch, total, 16)
    lengths = [last - first for first, last in pairwise(places)]
    q, k, v = (
        torch.randn(total, heads, size, device="cuda", dtype=torch.bfloat16) for _ in range(3)
    )
    out = torch.empty_like(q)
    starts = torch.tensor(places, device="cuda", dtype=torch.int32)
    longest = max(lengths)

    def expected() -> Iterator[tuple[Any, Any]]:
        for first, last in pairwise(places):
            for head in (0, heads - 1):
                wide = [x[first:last, head].double() for x in (q, k, v)]
                for at in parts(last - first, FEW):
                    scores = wide[0][at] @ wide[1].T * size**-0.5
                    if is_causal:
                        keys = torch.arange(last - first, device="cuda")
                        scores.masked_fill_(keys[None, :] > keys[at][:, None], float("-inf"))
                    yield out[first:last, head][at], torch.softmax(scores, 1) @ wide[2]

    theirs = torch.ops.aten._flash_attention_forward
    pairs = sum(length**2 for length in lengths)
    return Case(
        out,
        lambda: function(q, k, v, out, starts, starts, longest, size**-0.5, size, is_causal),
        lambda: theirs(q, k, v, starts, starts, longest, longest, 0.0, is_causal, False),
        expected,
        operations=4 * heads * pairs * size // (2 if is_causal else 1),
        of_torch=1.0,
        tolerance=2e-2,
    )


CASES: dict[str, Callable[[Any], Case]] = {
    f"matmul_splitk {n} x {m} x {k}": partial(split, n=n, m=m, k=k, of_torch=bar)
    for n, m, k, bar in LONG
} | {
    "matmul_grouped": grouped,
    "attention_varlen, head 128, full": partial(varlen, is_causal=False),
    "attention_varlen, head 128, causal": partial(varlen, is_causal=True),
}
