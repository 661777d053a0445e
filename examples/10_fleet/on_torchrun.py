"""The function under torchrun. Every rank takes its share of the data, and one rank compiles.

torchrun --nproc-per-node 2 examples/10_fleet/on_torchrun.py
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import torch
import torch.distributed as dist

sys.path.insert(0, str(Path(__file__).parent))

import kernels


def main() -> None:
    """Run a rank; the first one prints the results of all."""
    dist.init_process_group("gloo")
    rank, ranks = dist.get_rank(), dist.get_world_size()
    with tempfile.TemporaryDirectory() as folder:
        # All ranks use the cache folder of the first one, which is empty.
        shared = [folder]
        dist.broadcast_object_list(shared)
        os.environ["FISHPLATE_CACHE_DIR"] = shared[0]
        mine = {n: kernels.run_cached(n) for n in range(rank, kernels.CHUNKS, ranks)}
        total = torch.tensor(sum(value for value, *_ in mine.values()), dtype=torch.float64)
        dist.all_reduce(total)
        everything: list = [None] * ranks
        dist.all_gather_object(everything, mine)
    if rank == 0:
        found = {number: result for part in everything for number, result in part.items()}
        results = [found[number] for number in range(kernels.CHUNKS)]
        kernels.check("torchrun", f"{ranks} ranks", results, 1)
        torch.testing.assert_close(total.item(), sum(value for value, *_ in results))
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
