"""Clusters, timelines and 4-bit numbers on a GPU: the facts of the CPU tests hold there too."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import pytest
from fishplate import testing

pytestmark = pytest.mark.gpu


@pytest.fixture
def torch() -> Any:
    found = pytest.importorskip("torch")
    if found.cuda.get_device_capability() < (9, 0):
        pytest.skip("clusters need a GPU of sm_90 or later")
    return found


@fp.kernel
def ring(x: fp.Tensor, out: fp.Tensor, rounds: fp.Int32) -> None:
    """Pass numbers around the blocks of a cluster, each into the memory of the next one."""
    here, ready = fp.shared_array((2, 32), fp.Float32), fp.barriers(1)
    t, rank, size = fp.thread_idx().x, fp.cluster_rank(), fp.cluster_size()
    following = (rank + 1) % size
    if t == 0:
        ready[0].init(32)
        fp.fence_barriers()
    here[0, t] = x[fp.block_idx().x, t]
    fp.cluster_sync()
    there = fp.map_shared(here, following)
    for i in range(rounds):
        there[(i + 1) % 2, t] = here[i % 2, t] + 1
        ready[0].remote(following).arrive()
        ready[0].wait(i % 2)
        fp.cluster_sync()
    out[fp.block_idx().x, t] = here[rounds % 2, t]


@fp.jit(options="--gpu-arch sm_90")
def run_ring(x: fp.Tensor, out: fp.Tensor, rounds: fp.Int32) -> None:
    ring(x, out, rounds).launch(grid=x.shape[0], block=32, cluster=4)


@pytest.mark.parametrize("rounds", [0, 1, 7])
def test_blocks_write_to_each_other(torch: Any, rounds: int) -> None:
    x = torch.arange(64 * 32, device="cuda", dtype=torch.float32).view(64, 32)
    out = torch.zeros_like(x)
    run_ring(x, out, rounds)
    expected = torch.roll(x.view(16, 4, 32), rounds, dims=1).view(64, 32) + rounds
    assert torch.equal(out, expected)


@fp.kernel
def broadcast(source: Any, out: fp.Tensor, sender: fp.Int32, mask: fp.Int32) -> None:
    """Copy a box from one block to the blocks of a mask."""
    box, arrived = fp.dynamic_shared(fp.Float32, (8, 32)), fp.barriers(1)
    t, rank = fp.thread_idx().x, fp.cluster_rank()
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
    fp.cluster_sync()
    if t == 0 and (mask >> rank) & 1:
        arrived[0].arrive(expect=source.bytes)
    fp.cluster_sync()
    if t == 0 and rank == sender:
        fp.copy_bulk(box, source, (0, 0), arrived[0], multicast=mask)
    if (mask >> rank) & 1:
        arrived[0].wait(0)
        for row in range(8):
            out[fp.block_idx().x, row, t] = box[row, t]
    fp.cluster_sync()


@fp.jit(options="--gpu-arch sm_90a")
def run_broadcast(x: fp.Tensor, out: fp.Tensor, sender: fp.Int32, mask: fp.Int32) -> None:
    arguments = fp.tensor_map(x, (8, 32), 0), out, sender, mask
    broadcast(*arguments).launch(grid=8, block=32, smem=1024, cluster=4)


@pytest.mark.parametrize(("sender", "mask"), [(0, 0b1111), (3, 0b0101), (1, 0b0010)])
def test_a_copy_goes_to_several_blocks(torch: Any, sender: int, mask: int) -> None:
    x = torch.arange(256, device="cuda", dtype=torch.float32).view(8, 32)
    out = torch.full((8, 8, 32), -1.0, device="cuda")
    run_broadcast(x, out, sender, mask)
    for block in range(8):
        expected = x if mask >> block % 4 & 1 else torch.full_like(x, -1)
        assert torch.equal(out[block], expected)


@fp.kernel
def staged(times: fp.Tensor) -> None:
    testing.stage(times, fp.block_idx().x, "first")
    testing.stage(times, fp.block_idx().x, "second")
    testing.stage(times, fp.block_idx().x)


@fp.jit
def run_staged(times: fp.Tensor) -> None:
    staged(times).launch(grid=times.shape[0], block=1)


def test_a_timeline(torch: Any) -> None:
    times = torch.zeros(testing.timeline_shape(5), device="cuda", dtype=torch.int64)
    run_staged(times)
    found = list(testing.spans(times))
    assert [(span.track, span.name) for span in found] == [
        (track, name) for track in range(5) for name in ("first", "second")
    ]
    assert all(0 < span.begin <= span.end for span in found)
    assert testing.timeline(times).count("<i style=") == 10


@fp.kernel
def halve(x: fp.Tensor, out: fp.Tensor) -> None:
    t = fp.thread_idx().x * 2
    pair = fp.packed(x, fp.Float4E2M1FN).load_vec(t, 2)
    fp.packed(out, fp.Float4E2M1FN).store_vec(t, tuple(value * 0.5 for value in pair))


@fp.jit
def run_halve(x: fp.Tensor, out: fp.Tensor) -> None:
    halve(x, out).launch(grid=1, block=256)


def test_four_bits_are_rounded_as_on_the_cpu(torch: Any) -> None:
    x = torch.arange(256, dtype=torch.uint8)
    here, there = torch.zeros_like(x), torch.zeros_like(x, device="cuda")
    run_halve(x, here)
    run_halve(x.cuda(), there)
    assert torch.equal(there.cpu(), here) and here.any()
