"""histogram: the number of elements in each of equal bins. Each thread counts into its own memory."""

from __future__ import annotations

import fishplate as fp
import numpy as np

PARTS = 16


@fp.jit
def histogram(
    x: fp.Tensor, low: fp.Float32, high: fp.Float32, counts: fp.Tensor, bins: fp.Constexpr
) -> None:
    """Count the elements of x in equal bins from low to high; those outside and NaNs are left out."""
    n = x.shape[0]
    assert counts.shape[0] == bins, "counts needs one element for each bin"
    scale = bins / (high - low)
    parts = fp.local_array((PARTS, bins), fp.Int64, fill=0)
    for part in fp.parallel_range(PARTS):
        mine = parts[part]
        for i in range(n * part // PARTS, n * (part + 1) // PARTS):
            v = x[i]
            if low <= v and v <= high:
                mine[min(int((v - low) * scale), bins - 1)] += 1
    for b in range(bins):
        total = 0
        for part in range(PARTS):
            total += parts[part, b]
        counts[b] = total


def main() -> None:
    """Check the kernel against NumPy."""
    x = np.random.default_rng(0).random(1_000_003, dtype=np.float32)
    counts = np.empty(64, np.int64)
    histogram(x, 0.25, 0.75, counts, 64)
    print(
        "histogram: equal to NumPy:", np.array_equal(counts, np.histogram(x, 64, (0.25, 0.75))[0])
    )


if __name__ == "__main__":
    main()
