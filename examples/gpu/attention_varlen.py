"""attention_varlen: attention_hopper for sequences of different lengths, stored one after the other without padding.

Tensors are rows by heads by size of a head. Sequence i has the rows starts[i] to starts[i + 1]; queries and keys have
separate starts. A block takes 128 queries of a head of one sequence. Bulk copies move whole tiles, including keys and
values of the next sequences: such keys get a weight of 0, and such values become 0, so that infinities and NaNs of one
sequence do not reach another one. A sequence without keys gets zeros.
"""

from __future__ import annotations

import math
from typing import Any

import arrays
import attention_hopper as even
import fishplate as fp
import numpy as np


@fp.kernel(noalias=True)
def varlen_kernel(
    q: Any,
    k: Any,
    v: Any,
    out: fp.Tensor,
    q_starts: fp.Tensor,
    k_starts: fp.Tensor,
    group: fp.Int32,
    scale: fp.Float32,
    spec: fp.Constexpr,
) -> None:
    """Set the rows of out of 128 queries of a head of a sequence."""
    head, sequence = fp.block_idx().y, fp.block_idx().z
    starts = q_starts[sequence], k_starts[sequence]
    end, keys = q_starts[sequence + 1], k_starts[sequence + 1] - starts[1]
    row = (fp.grid_dim().x - 1 - fp.block_idx().x) * even.QUERIES
    if starts[0] + row < end:
        rows = out[:, starts[0] : end]
        if keys > 0:
            even.attend((q, k, v), rows, (head, row), starts, keys, group, scale, spec)
        else:
            for i in fp.range(
                fp.thread_idx().x, min(even.QUERIES, end - starts[0] - row) * spec[0], even.THREADS
            ):
                rows[head, row + i // spec[0], i % spec[0]] = 0


@fp.jit(options="--gpu-arch sm_90a")
def attention_varlen(
    q: fp.Tensor,
    k: fp.Tensor,
    v: fp.Tensor,
    out: fp.Tensor,
    q_starts: fp.Tensor,
    k_starts: fp.Tensor,
    longest: fp.Int32,
    scale: fp.Float32,
    size: fp.Constexpr,
    is_causal: fp.Constexpr,
) -> None:
    """Set out to the attention of each head of each sequence; no sequence has more than `longest` queries."""
    assert q.shape[2] == size and k.shape[2] == size and v.shape[2] == size, (
        "heads have another size"
    )
    assert k.shape[0] == v.shape[0] and out.shape[0] == q.shape[0], "rows do not fit"
    assert k.shape[1] == v.shape[1] and q.shape[1] % k.shape[1] == 0, "heads do not fit"
    assert out.is_aligned(2), "rows of out do not start at multiples of 4 bytes"
    assert q_starts.shape[0] == k_starts.shape[0], "starts differ in length"
    maps = tuple(
        fp.tensor_map(x.transpose(1, 0, 2), (1, rows, 64))
        for x, rows in ((q, even.QUERIES), (k, even.KEYS), (v, even.KEYS))
    )
    grid = ((longest + even.QUERIES - 1) // even.QUERIES, q.shape[1], q_starts.shape[0] - 1)
    group, by_base_2 = q.shape[1] // k.shape[1], scale * (1 / math.log(2))
    varlen_kernel(
        *maps, out.transpose(1, 0, 2), q_starts, k_starts, group, by_base_2, (size, is_causal, True)
    ).launch(grid=grid, block=even.THREADS, smem=even.shared_bytes(size))


def expected(q: Any, k: Any, v: Any, starts: Any, scale: float, is_causal: bool) -> np.ndarray:
    """Return attention in Float64, a sequence at a time."""
    out = np.zeros_like(q)
    k, v = (np.repeat(x, q.shape[1] // x.shape[1], axis=1) for x in (k, v))
    for (a, b), (c, d) in zip(*(zip(s[:-1], s[1:], strict=True) for s in starts), strict=True):
        scores = np.einsum("qhd,khd->hqk", q[a:b], k[c:d]) * scale
        if is_causal:
            scores[:, np.arange(d - c)[None, :] > np.arange(b - a)[:, None]] = -np.inf
        if b > a and d > c:
            e = np.exp(scores - scores.max(axis=2, keepdims=True))
            out[a:b] = np.einsum("hqk,khd->qhd", e / e.sum(axis=2, keepdims=True), v[c:d])
    return out


def main(
    queries: tuple[int, ...] = (130, 0, 7, 5),
    keys: tuple[int, ...] = (150, 3, 1, 0),
    size: int = 64,
    heads: int = 2,
    shared_by: int = 2,
) -> None:
    """Check the kernel against NumPy, full and causal, with sequences of these numbers of queries and keys."""
    starts = [np.cumsum((0, *lengths)).astype(np.int32) for lengths in (queries, keys)]
    shapes = [(sum(n), h, size) for n, h in ((queries, heads), *((keys, heads // shared_by),) * 2)]
    q, k, v = (arrays.put_bfloat16(arrays.random(*shape, seed=i)) for i, shape in enumerate(shapes))
    wide = [arrays.get(x) for x in (q, k, v)]
    got, wanted = [], []
    for is_causal in (False, True):
        out = arrays.put_bfloat16(np.full(shapes[0], np.nan, np.float32))
        places = [arrays.put(s) for s in starts]
        attention_varlen(q, k, v, out, *places, max(queries), size**-0.5, size, is_causal)
        got.append(arrays.get(out))
        wanted.append(expected(*wide, starts, size**-0.5, is_causal))
    arrays.report("attention_varlen", np.stack(got), np.stack(wanted), rtol=1 / 64, atol=0.02)


if __name__ == "__main__":
    main()
