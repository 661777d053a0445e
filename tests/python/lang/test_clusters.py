"""Clusters: blocks that wait for each other and access each other's shared memory, on the CPU, and their PTX."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import fishplate as fp
import numpy as np
import pytest


@fp.kernel
def ranks(out: fp.Tensor) -> None:
    """Record the rank of each block, and the position of the block of rank 0."""
    said = fp.shared_array(3, fp.Int32)
    place = fp.block_idx()
    if fp.thread_idx().x == 0:
        for axis in fp.range_constexpr(3):
            said[axis] = place[axis]
    fp.cluster_sync()
    first = fp.map_shared(said, 0)
    if fp.thread_idx().x == 0:
        out[place.z, place.y, place.x, 0] = fp.cluster_rank()
        for axis in fp.range_constexpr(3):
            out[place.z, place.y, place.x, 1 + axis] = first[axis]
    fp.cluster_sync()


@pytest.mark.parametrize("cluster", [None, 1, 2, (1, 2), (2, 1, 2), (2, 2, 2), (4, 2, 1)])
def test_ranks_count_x_first(cluster: Any) -> None:
    sides = (*(cluster if isinstance(cluster, tuple) else (cluster or 1,)), 1, 1)[:3]
    out = np.full((2, 4, 8, 4), -1, np.int32)
    ranks(out).launch(grid=(8, 4, 2), block=2, cluster=cluster)
    for z, y, x in np.ndindex(2, 4, 8):
        inside = [at % side for at, side in zip((x, y, z), sides, strict=True)]
        rank = inside[0] + sides[0] * (inside[1] + sides[1] * inside[2])
        first = [at - part for at, part in zip((x, y, z), inside, strict=True)]
        assert out[z, y, x].tolist() == [rank, *first]


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


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize("rounds", [0, 1, 7])
def test_blocks_write_to_each_other(
    checked: bool, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", str(int(checked)))
    x = np.arange(8 * 32, dtype=np.float32).reshape(8, 32)
    out = np.zeros_like(x)
    ring(x, out, rounds).launch(grid=8, block=32, cluster=4)
    expected = np.concatenate([np.roll(part, rounds, axis=0) for part in (x[:4], x[4:])]) + rounds
    assert (out == expected).all()


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


@fp.jit
def run_broadcast(x: fp.Tensor, out: fp.Tensor, sender: fp.Int32, mask: fp.Int32) -> None:
    arguments = fp.tensor_map(x, (8, 32), 0), out, sender, mask
    broadcast(*arguments).launch(grid=8, block=32, smem=1024, cluster=4)


@pytest.mark.parametrize("checked", [False, True])
@pytest.mark.parametrize(("sender", "mask"), [(0, 0b1111), (3, 0b0101), (1, 0b0010)])
def test_a_copy_goes_to_several_blocks(
    checked: bool, sender: int, mask: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", str(int(checked)))
    x = np.arange(256, dtype=np.float32).reshape(8, 32)
    out = np.full((8, 8, 32), -1, np.float32)
    run_broadcast(x, out, sender, mask)
    for block in range(8):
        assert (out[block] == (x if mask >> block % 4 & 1 else -1)).all()


@fp.kernel
def broadcast_bytes(x: fp.Tensor, out: fp.Tensor, sender: fp.Int32, mask: fp.Int32) -> None:
    """Copy a row without a map from one block to the blocks of a mask."""
    row, arrived = fp.shared_array(32, fp.Float32), fp.barriers(1)
    t, rank = fp.thread_idx().x, fp.cluster_rank()
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
    fp.cluster_sync()
    if t == 0 and (mask >> rank) & 1:
        arrived[0].arrive(expect=128)
    fp.cluster_sync()
    if t == 0 and rank == sender:
        fp.copy_bulk(row, x, (fp.block_idx().x // 4, 0), arrived[0], multicast=mask)
    if (mask >> rank) & 1:
        arrived[0].wait(0)
        out[fp.block_idx().x, t] = row[t]
    fp.cluster_sync()


@pytest.mark.parametrize("checked", ["0", "1"])
@pytest.mark.parametrize(("sender", "mask"), [(0, 0b1111), (3, 0b0101), (1, 0b0010)])
def test_bytes_go_to_several_blocks(
    checked: str, sender: int, mask: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", checked)
    x, out = np.arange(64, dtype=np.float32).reshape(2, 32), np.full((8, 32), -1, np.float32)
    broadcast_bytes(x, out, sender, mask).launch(grid=8, block=32, cluster=4)
    for block in range(8):
        assert (out[block] == (x[block // 4] if mask >> block % 4 & 1 else -1)).all()


@fp.kernel
def pass_on(out: fp.Tensor, rounds: fp.Int32, fault: fp.Constexpr) -> None:
    """Each block copies rows to the next one, from shared memory to shared memory."""
    here, there = fp.shared_array(64, fp.Float32), fp.shared_array(64, fp.Float32)
    arrived, t = fp.barriers(1), fp.thread_idx().x
    following = (fp.cluster_rank() + 1) % fp.cluster_size()
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
    here[t] = fp.block_idx().x * 100 + t
    for i in range(rounds):
        if fault != "fence":
            fp.fence_async()
        fp.cluster_sync()
        if t == 0:
            arrived[0].arrive(expect=256)
            fp.copy_bulk(there, here, 0, arrived[0].remote(following))
        if fault == "early":
            here[t] = 0.0
        if fault != "wait":
            arrived[0].wait(i % 2)
        fp.cluster_sync()
        here[t] = there[t] + 1
    out[fp.block_idx().x, t] = here[t]
    fp.cluster_sync()


@fp.jit
def run_pass_on(out: fp.Tensor, rounds: fp.Int32, fault: fp.Constexpr) -> None:
    pass_on(out, rounds, fault).launch(grid=8, block=64, cluster=4)


@pytest.mark.parametrize("checked", ["0", "1"])
@pytest.mark.parametrize("rounds", [0, 1, 5])
def test_a_copy_from_shared_memory_to_that_of_another_block(
    checked: str, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", checked)
    out = np.zeros((8, 64), np.float32)
    run_pass_on(out, rounds, "")
    sender = [block // 4 * 4 + (block - rounds) % 4 for block in range(8)]
    expected = np.array(sender)[:, None] * 100 + np.arange(64) + rounds
    assert (out == expected).all()


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("fence", r"no fence_async\(\) and barrier follow the write"),
        ("early", "no barrier orders it after the (read|write)"),
        ("wait", "its thread has not waited for the bulk copy"),
    ],
)
def test_mistakes_in_copies_between_blocks(
    fault: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", "1")
    with pytest.raises(RuntimeError, match=message):
        run_pass_on(np.zeros((8, 64), np.float32), 2, fault)


@pytest.mark.parametrize(
    ("mask", "message"),
    [(0b10001, "rank 4 of a cluster of 4 blocks"), (0, "goes to at least one block")],
)
def test_a_copy_to_blocks_that_are_not_there(mask: int, message: str) -> None:
    x = np.zeros((8, 32), np.float32)
    with pytest.raises(RuntimeError, match=message):
        run_broadcast(x, np.zeros((8, 8, 32), np.float32), 0, mask)


def mistake(*names: str) -> Callable[[], None]:
    """Return the launch of a sum over a cluster in which one step is left out or repeated."""

    @fp.kernel
    def faulty(x: fp.Tensor) -> None:
        own, ready = fp.shared_array(1, fp.Float32), fp.barriers(1)
        rank, t = fp.cluster_rank(), fp.thread_idx().x
        if t == 0:
            ready[0].init(1)
            fp.fence_barriers()
            own[0] = x[rank]
        if "start" not in names:
            fp.cluster_sync()
        if "remote" in names and t == 0:
            ready[0].remote(1 - rank).arrive()
        if "twice" in names:
            fp.cluster_arrive()
            fp.cluster_arrive()
        if "no arrival" in names:
            fp.cluster_wait()
        if "rank" in names:
            x[rank] = fp.map_shared(own, x.shape[0])[0]
        if "late" in names and rank == 1:
            fp.cluster_arrive()
            return
        if "late" in names:
            fp.cluster_sync()
        x[rank] = fp.map_shared(own, 1 - rank)[0]
        if "overwrite" in names and t == 0:
            own[0] = 1.0
        fp.cluster_sync()

    return lambda: faulty(np.ones(2, np.float32)).launch(grid=2, block=32, cluster=2)


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (("start", "remote"), "the barrier was not initialised"),
        (("start",), "no barrier orders it after the read"),
        (("overwrite",), "no barrier orders it after the write of another thread"),
        (("twice",), r"cluster_wait\(\) is missing between two arrivals"),
        (("no arrival",), r"cluster_wait\(\) needs cluster_arrive\(\) before it"),
        (("late",), r"block 1 of the cluster has returned: cluster_sync\(\) is missing"),
        (("rank",), "rank 2 of a cluster of 2 blocks"),
    ],
)
def test_mistakes_are_errors(
    names: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", "1")
    mistake()()
    with pytest.raises(RuntimeError, match=message):
        mistake(*names)()


def test_a_deadlock_names_the_block() -> None:
    @fp.kernel
    def waits(x: fp.Tensor) -> None:
        ready = fp.barriers(1)
        if fp.thread_idx().x == 0:
            ready[0].init(1)
            fp.fence_barriers()
        if fp.cluster_rank() == 1:
            ready[0].wait(0)
        fp.cluster_sync()
        x[0] = 1.0

    message = (
        r"block 1 of the cluster: threads 0-31 wait at .*test_clusters.py:\d+ for phase 0 of the barrier .* misses 1 of 1 "
        r"arrivals and 0 bytes; nobody has arrived in this phase; block 0 of the cluster: threads 0-31 wait at "
        r".*test_clusters.py:\d+ in cluster_wait, where 32 of 64 threads have arrived"
    )
    with pytest.raises(RuntimeError, match=message):
        waits(np.zeros(1, np.float32)).launch(grid=2, block=32, cluster=2)


def test_threads_that_have_returned_are_not_waited_for() -> None:
    @fp.kernel
    def some(x: fp.Tensor) -> None:
        if fp.thread_idx().x < 16 + fp.cluster_rank():
            return
        fp.cluster_sync()
        fp.atomic_add(x, 0, 1.0)

    x = np.zeros(1, np.float32)
    some(x).launch(grid=4, block=32, cluster=2)
    assert x[0] == 2 * (16 + 15)


def test_a_grid_that_is_no_multiple() -> None:
    @fp.jit
    def run(x: fp.Tensor, blocks: fp.Int32) -> None:
        ring(x, x, 1).launch(grid=blocks, block=32, cluster=4)

    x = np.zeros((8, 32), np.float32)
    run(x, 8)
    with pytest.raises(RuntimeError, match="side x of the grid must be a multiple of the cluster"):
        run(x, 6)


def test_what_is_refused_when_compiling() -> None:
    @fp.kernel
    def far(x: fp.Tensor) -> None:
        fp.map_shared(fp.shared_array(1, fp.Float32), 2)

    @fp.kernel
    def outside(x: fp.Tensor) -> None:
        fp.map_shared(x, 0)

    x = np.zeros(1, np.float32)
    with pytest.raises(fp.CompileError, match="rank 2 of a cluster of 2 blocks"):
        far(x).launch(grid=2, block=32, cluster=2)
    with pytest.raises(fp.CompileError, match="map_shared takes a tensor in shared memory"):
        outside(x).launch(grid=2, block=32, cluster=2)


def fake(rank: int) -> Any:
    shape = tuple(fp.sym_int() for _ in range(rank))
    order = tuple(range(rank))[::-1]
    return fp.make_fake_compact_tensor(fp.Float32, shape, stride_order=order, memspace="gmem")


def test_ptx() -> None:
    counts = fp.Int32(0), fp.Int32(0)
    ptx = fp.compile(run_broadcast, fake(2), fake(3), *counts, options="--gpu-arch sm_90a").ptx
    assert ".reqnctapercluster 4, 1, 1" in ptx
    assert ".mbarrier::complete_tx::bytes.multicast::cluster [" in ptx
    assert "mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64" in ptx

    @fp.jit
    def run_ring(x: fp.Tensor, out: fp.Tensor, rounds: fp.Int32) -> None:
        ring(x, out, rounds).launch(grid=8, block=32, cluster=4)

    @fp.jit
    def run_bytes(x: fp.Tensor, out: fp.Tensor, sender: fp.Int32, mask: fp.Int32) -> None:
        broadcast_bytes(x, out, sender, mask).launch(grid=8, block=32, cluster=4)

    ptx = fp.compile(run_bytes, fake(2), fake(2), *counts, options="--gpu-arch sm_90a").ptx
    assert "bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [" in ptx
    ptx = fp.compile(run_pass_on, fake(2), counts[0], "", options="--gpu-arch sm_90a").ptx
    assert "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [there]" in ptx

    ptx = fp.compile(run_ring, fake(2), fake(2), counts[0], options="--gpu-arch sm_90").ptx
    assert "barrier.cluster.arrive.release;" in ptx and "barrier.cluster.wait.acquire;" in ptx
    assert "mapa.u64" in ptx and "mapa.shared::cluster.u32" in ptx
    assert "mbarrier.arrive.release.cluster.shared::cluster.b64" in ptx
