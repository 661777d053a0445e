"""Products and attention of `examples/gpu` in random shapes, compared with torch.

    python gpu/random_shapes.py [COUNT]

The exit code is 0 if all COUNT (1000) results are correct. Shapes are small and odd, to test the edges.
"""

from __future__ import annotations

import random
import sys
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any

GALLERY = Path(__file__).resolve().parents[1] / "examples/gpu"
BLOCKS = 132


def product(torch: Any, choose: random.Random) -> tuple[str, Any, Any]:
    """Return a product with aligned or unaligned rows, and torch's result."""
    ragged = import_module("matmul_ragged")
    step = choose.choice((1, 8))
    n, k, m = (choose.randint(1, 700 // step) * step for _ in range(3))
    a, b = (torch.randn(*shape, device="cuda").bfloat16() for shape in ((n, k), (k, m)))
    c = torch.full((n, m), float("nan"), device="cuda").bfloat16()
    if step == 8:
        import_module("matmul_hopper").matmul_hopper(a, b, c, BLOCKS)
    else:
        rooms = [
            torch.empty(len(x), ragged.padded(x.shape[1]), device="cuda").bfloat16() for x in (a, b)
        ]
        ragged.matmul_ragged(a, b, c, *rooms, BLOCKS)
    return f"product {n} x {m} x {k}", c, a.double() @ b.double()


def product_fp8(torch: Any, choose: random.Random) -> tuple[str, Any, Any]:
    """Return a product of 8-bit floats, and torch's result."""
    n, k, m = choose.randint(1, 500), choose.randint(1, 40) * 16, choose.randint(1, 60) * 8
    a, b = (torch.randn(*s, device="cuda").to(torch.float8_e4m3fn) for s in ((n, k), (m, k)))
    c = torch.full((n, m), float("nan"), device="cuda").bfloat16()
    import_module("matmul_fp8").matmul_fp8(a, b, c, 0.5, BLOCKS)
    return f"8-bit product {n} x {m} x {k}", c, a.double() @ b.double().T * 0.5


def product_fp32(torch: Any, choose: random.Random) -> tuple[str, Any, Any]:
    """Return a product in Float32, and torch's result."""
    n, k, m = choose.randint(1, 700), choose.randint(1, 150) * 4, choose.randint(1, 150) * 4
    a, b = (torch.randn(*shape, device="cuda") for shape in ((n, k), (k, m)))
    c = torch.full((n, m), float("nan"), device="cuda")
    import_module("matmul_fp32").matmul_fp32(a, b, c)
    return f"Float32 product {n} x {m} x {k}", c, a.double() @ b.double()


def attention(torch: Any, choose: random.Random) -> tuple[str, Any, Any]:
    """Return an attention, and torch's result."""
    size, is_causal = choose.choice((64, 128)), choose.choice((False, True))
    heads, group = choose.randint(1, 3), choose.randint(1, 3)
    n, m = choose.randint(1, 700), choose.randint(1, 700)
    shapes = (heads * group, n, size), (heads, m, size), (heads, m, size)
    q, k, v = (torch.randn(*shape, device="cuda").bfloat16() for shape in shapes)
    out = torch.full(shapes[0], float("nan"), device="cuda").bfloat16()
    import_module("attention_hopper").attention_hopper(q, k, v, out, size**-0.5, size, is_causal)
    wide = [q.double(), *(x.double().repeat_interleave(group, 0) for x in (k, v))]
    scores = wide[0] @ wide[1].transpose(1, 2) * size**-0.5
    if is_causal:
        later = torch.arange(m, device="cuda")[None, :] > torch.arange(n, device="cuda")[:, None]
        scores.masked_fill_(later, float("-inf"))
    text = f"attention {n} x {m}, {heads * group} heads of {size}, causal: {is_causal}"
    return text, out, torch.softmax(scores, 2) @ wide[2]


def product_split(torch: Any, choose: random.Random) -> tuple[str, Any, Any]:
    """Return what a product is whose sum is split, and what torch says."""
    n, parts, share = choose.randint(1, 300), choose.randint(1, 6), choose.choice((1, 2, 4))
    k, m = choose.randint(8 * parts * share, 200) * 8, choose.randint(1, 60) * 8
    a, b = (torch.randn(*shape, device="cuda").bfloat16() for shape in ((n, k), (k, m)))
    c = torch.full((n, m), float("nan"), device="cuda").bfloat16()
    room = torch.full((parts, n, m), float("nan"), device="cuda") if parts > 1 else None
    import_module("matmul_splitk").matmul_splitk(a, b, c, room, share)
    return f"product {n} x {m} x {k} in {parts} parts by {share} blocks", c, a.double() @ b.double()


def product_grouped(torch: Any, choose: random.Random) -> tuple[str, Any, Any]:
    """Return products of groups of rows, and torch's result."""
    sizes = [choose.choice((0, choose.randint(1, 300))) for _ in range(choose.randint(1, 6))] + [1]
    k, m = (choose.randint(1, 60) * 8 for _ in range(2))
    a = torch.randn(sum(sizes), k, device="cuda").bfloat16()
    b = torch.randn(len(sizes), m, k, device="cuda").bfloat16()
    c = torch.full((sum(sizes), m), float("nan"), device="cuda").bfloat16()
    starts = torch.tensor([0, *accumulate(sizes)], device="cuda", dtype=torch.int32)
    import_module("matmul_grouped").matmul_grouped(a, b, starts, c, BLOCKS)
    pairs = zip(a.double().split(sizes), b.double(), strict=True)
    return f"groups of {sizes} rows x {m} x {k}", c, torch.cat([x @ y.T for x, y in pairs])


def attention_varlen(torch: Any, choose: random.Random) -> tuple[str, Any, Any]:
    """Return attention over sequences of different lengths, and torch's result."""
    size, is_causal = choose.choice((64, 128)), choose.choice((False, True))
    heads, group, count = choose.randint(1, 3), choose.randint(1, 3), choose.randint(1, 4)
    lengths = [[choose.randint(1, 400) for _ in range(count)] for _ in range(2)]
    shapes = (sum(lengths[0]), heads * group, size), *((sum(lengths[1]), heads, size),) * 2
    q, k, v = (torch.randn(*shape, device="cuda").bfloat16() for shape in shapes)
    out = torch.full(shapes[0], float("nan"), device="cuda").bfloat16()
    starts = [torch.tensor([0, *accumulate(x)], device="cuda", dtype=torch.int32) for x in lengths]
    import_module("attention_varlen").attention_varlen(
        q, k, v, out, *starts, max(lengths[0]), size**-0.5, size, is_causal
    )
    wide = [q.double(), *(x.double().repeat_interleave(group, 1) for x in (k, v))]
    both = lengths[0], lengths[1], lengths[1]
    rows = []
    for parts in zip(*(x.split(n) for x, n in zip(wide, both, strict=True)), strict=True):
        a, b, c = (x.transpose(0, 1) for x in parts)
        scores = a @ b.transpose(1, 2) * size**-0.5
        if is_causal:
            keys, queries = (torch.arange(x.shape[1], device="cuda") for x in (b, a))
            scores.masked_fill_(keys[None, :] > queries[:, None], float("-inf"))
        rows.append((torch.softmax(scores, 2) @ c).transpose(0, 1))
    text = f"sequences of {lengths}, {heads * group} heads of {size}, causal: {is_causal}"
    return text, out, torch.cat(rows)


CASES = (
    product,
    product_fp8,
    product_fp32,
    attention,
    product_split,
    product_grouped,
    attention_varlen,
)


def main() -> int:
    """Run all; return the number of wrong results."""
    import torch

    sys.path.insert(0, str(GALLERY))
    choose = random.Random(0)
    torch.manual_seed(0)
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    wrong, worst = 0, 0.0
    for number in range(count):
        text, got, expected = CASES[number % len(CASES)](torch, choose)
        error = float((got.double() - expected).norm() / expected.norm())
        worst = max(worst, error)
        if not error <= 1e-2:
            wrong += 1
            print(f"wrong by {error:.3g}: {text}", flush=True)
    print(f"{count} random shapes, {wrong} wrong, the largest error is {worst:.2g}")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
