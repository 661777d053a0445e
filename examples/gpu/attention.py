"""attention: softmax(q k^T / sqrt(d)) v in one kernel, for heads of 64. Each warp handles one query: it iterates over
the keys, keeps the largest score so far and the sums for it, and writes only the result."""

from __future__ import annotations

import arrays
import fishplate as fp
import numpy as np

HEAD, WARPS = 64, 4
PER = HEAD // 32


@fp.kernel(noalias=True)
def attention_kernel(
    q: fp.Tensor, k: fp.Tensor, v: fp.Tensor, out: fp.Tensor, scale: fp.Float32
) -> None:
    """Set a row of out per warp."""
    row, head = fp.block_idx().x * WARPS + fp.warp_id(), fp.block_idx().y
    if row >= q.shape[1]:
        return
    first = fp.lane_id() * PER
    query = tuple(x * scale for x in q.load_vec(head, row, first, PER))
    top, total = fp.Float32(-float("inf")), fp.Float32(0)
    sums = (fp.Float32(0),) * PER
    for j in range(k.shape[1]):
        key = k.load_vec(head, j, first, PER)
        score = fp.warp_sum(sum(x * y for x, y in zip(query, key, strict=True)))
        higher = max(top, score)
        keep, weight = fp.math.exp(top - higher), fp.math.exp(score - higher)
        total = total * keep + weight
        value = v.load_vec(head, j, first, PER)
        sums = tuple(s * keep + weight * x for s, x in zip(sums, value, strict=True))
        top = higher
    out.store_vec(head, row, first, tuple(s / total for s in sums))


@fp.jit
def attention(q: fp.Tensor, k: fp.Tensor, v: fp.Tensor, out: fp.Tensor, scale: fp.Float32) -> None:
    """Set out to the attention of each head; tensors are heads by rows by 64."""
    assert q.shape[2] == HEAD and k.shape[2] == HEAD and v.shape[2] == HEAD, "heads are of 64"
    assert k.shape[1] == v.shape[1] and out.shape[1] == q.shape[1], "rows do not fit"
    assert k.shape[0] == q.shape[0] and v.shape[0] == q.shape[0], "heads do not fit"
    for tensor in (q, k, v, out):
        assert tensor.is_aligned(PER), "rows start where they cannot be read at once"
    grid = ((q.shape[1] + WARPS - 1) // WARPS, q.shape[0])
    attention_kernel(q, k, v, out, scale).launch(grid=grid, block=WARPS * 32)


def main(heads: int = 2, n: int = 37, m: int = 50) -> None:
    """Check the kernel against NumPy."""
    q, k, v = (arrays.random(heads, r, HEAD, seed=s) for s, r in enumerate((n, m, m)))
    out = arrays.empty((heads, n, HEAD))
    attention(arrays.put(q), arrays.put(k), arrays.put(v), out, HEAD**-0.5)
    scores = q.astype(np.float64) @ k.transpose(0, 2, 1) * HEAD**-0.5
    e = np.exp(scores - scores.max(axis=2, keepdims=True))
    expected = e / e.sum(axis=2, keepdims=True) @ v
    arrays.report("attention", out, expected, rtol=1e-4, atol=1e-5)


if __name__ == "__main__":
    main()
