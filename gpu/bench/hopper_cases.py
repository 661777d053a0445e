"""Cases of `kernels.py` for Hopper's tensor cores: products and attention in several shapes, compared with torch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import Any

from kernel_cases import FEW, Case, parts

#: Rows, columns and depth of products, and the required share of torch's speed.
PRODUCTS = (
    (8192, 8192, 8192, 0.9),
    (4096, 4096, 4096, 0.85),
    (8192, 8192, 1024, 0.85),
    (8191, 4093, 2047, 2.0),
)
#: The fastest backend of torch's attention here, and torch's own.
CUDNN, FLASH = "CUDNN_ATTENTION", "FLASH_ATTENTION"
#: Batch, heads, rows, size of a head, whether it is causal, a backend of torch, and the required share of its speed.
ATTENTION = (
    (4, 16, 8192, 128, False, CUDNN, 0.8),
    (4, 16, 8192, 128, True, CUDNN, 0.8),
    (4, 16, 8192, 128, False, FLASH, 1.5),
    (4, 16, 8192, 128, True, FLASH, 1.5),
    (4, 32, 8192, 64, False, CUDNN, 0.75),
    (4, 32, 8192, 64, True, CUDNN, 0.75),
)


def product(torch: Any, n: int, m: int, k: int, of_torch: float) -> Case:
    """Return the case of a product of bfloat16."""
    blocks = torch.cuda.get_device_properties(0).multi_processor_count
    a = torch.randn(n, k, device="cuda", dtype=torch.bfloat16)
    b = torch.randn(k, m, device="cuda", dtype=torch.bfloat16)
    c = torch.empty(n, m, device="cuda", dtype=torch.bfloat16)
    if k % 8 or m % 8:
        ragged = import_module("matmul_ragged")
        rooms = [
            torch.empty(len(x), ragged.padded(x.shape[1]), device="cuda", dtype=x.dtype)
            for x in (a, b)
        ]
        call = partial(ragged.matmul_ragged, a, b, c, *rooms, blocks)
    else:
        call = partial(import_module("matmul_hopper").matmul_hopper, a, b, c, blocks)
    return Case(
        c,
        call,
        lambda: torch.matmul(a, b),
        lambda: ((c[at], a[at].double() @ b.double()) for at in parts(n, FEW)),
        operations=2 * n * m * k,
        of_torch=of_torch,
        tolerance=5e-3,
    )


def product_fp8(torch: Any) -> Case:
    """Return the case of a product of 8-bit floats with a scale, compared with torch's without fast accumulation."""
    function = import_module("matmul_fp8").matmul_fp8
    blocks = torch.cuda.get_device_properties(0).multi_processor_count
    side = 8192
    a, b = (torch.randn(side, side, device="cuda").to(torch.float8_e4m3fn) for _ in range(2))
    c = torch.empty(side, side, device="cuda", dtype=torch.bfloat16)
    one = torch.ones((), device="cuda")
    kinds = {"scale_a": one, "scale_b": one, "out_dtype": torch.bfloat16}
    return Case(
        c,
        lambda: function(a, b, c, 1.0, blocks),
        lambda: torch._scaled_mm(a, b.T, **kinds),
        lambda: ((c[at], a[at].double() @ b.double().T) for at in parts(side, FEW)),
        operations=2 * side**3,
        of_torch=0.85,
        tolerance=1e-2,
    )


def product_fp32(torch: Any) -> Case:
    """Return the case of a product in full float32 precision."""
    torch.backends.cuda.matmul.allow_tf32 = False
    function = import_module("matmul_fp32").matmul_fp32
    side = 4096
    a, b = (torch.randn(side, side, device="cuda") for _ in range(2))
    c = torch.empty_like(a)
    return Case(
        c,
        lambda: function(a, b, c),
        lambda: torch.matmul(a, b),
        lambda: ((c[at], a[at].double() @ b.double()) for at in parts(side, FEW)),
        operations=2 * side**3,
        of_torch=0.85,
        tolerance=1e-5,
    )


def torch_attention(
    torch: Any, tensors: tuple[Any, Any, Any], is_causal: bool, backend: str
) -> Callable[[], Any]:
    """Return a call of torch's attention with one of its backends."""
    from torch.nn.attention import SDPBackend, sdpa_kernel

    def call() -> Any:
        with sdpa_kernel(getattr(SDPBackend, backend)):
            return torch.nn.functional.scaled_dot_product_attention(*tensors, is_causal=is_causal)

    return call


def attention(
    torch: Any,
    batch: int,
    heads: int,
    rows: int,
    size: int,
    is_causal: bool,
    backend: str,
    of_torch: float,
) -> Case:
    """Return the case of attention in bfloat16; a few heads are checked."""
    function = import_module("attention_hopper").attention_hopper
    shape = batch, heads, rows, size
    q, k, v = (torch.randn(shape, device="cuda", dtype=torch.bfloat16) for _ in range(3))
    flat = [x.view(batch * heads, rows, size) for x in (q, k, v)]
    out = torch.empty_like(flat[0])

    def expected() -> Iterator[tuple[Any, Any]]:
        for head in (0, batch * heads // 2, batch * heads - 1):
            wide = [x[head].double() for x in flat]
            for at in parts(rows, FEW):
                scores = wide[0][at] @ wide[1].T * size**-0.5
                if is_causal:
                    keys, queries = (
                        torch.arange(rows, device="cuda"),
                        torch.arange(at.start, at.stop, device="cuda"),
                    )
                    scores.masked_fill_(keys[None, :] > queries[:, None], float("-inf"))
                yield out[head, at], torch.softmax(scores, 1) @ wide[2]

    return Case(
        out,
        lambda: function(*flat, out, size**-0.5, size, is_causal),
        torch_attention(torch, (q, k, v), is_causal, backend),
        expected,
        operations=4 * batch * heads * rows * rows * size // (2 if is_causal else 1),
        of_torch=of_torch,
        tolerance=2e-2,
    )


def attention_name(rows: int, size: int, is_causal: bool, backend: str) -> str:
    """Return the name of a case of attention."""
    beside = ", beside torch's flash" if backend == FLASH else ""
    return f"attention_hopper {rows}, head {size}, {'causal' if is_causal else 'full'}{beside}"


CASES: dict[str, Callable[[Any], Case]] = (
    {
        f"matmul_hopper {n} x {m} x {k}": partial(product, n=n, m=m, k=k, of_torch=bar)
        for n, m, k, bar in PRODUCTS
    }
    | {
        "matmul_fp8": product_fp8,
        "matmul_fp32": product_fp32,
    }
    | {
        attention_name(rows, size, is_causal, backend): partial(
            attention,
            batch=batch,
            heads=heads,
            rows=rows,
            size=size,
            is_causal=is_causal,
            backend=backend,
            of_torch=bar,
        )
        for batch, heads, rows, size, is_causal, backend, bar in ATTENTION
    }
)
