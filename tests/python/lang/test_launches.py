"""Launches that depend on each other, grids whose blocks all run together, and clusters of 16: on the CPU, and their PTX."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import numpy as np
import pytest


@fp.kernel
def total(x: fp.Tensor, parts: fp.Tensor, out: fp.Tensor) -> None:
    """Add all numbers: each block some of them, and then each block what all found."""
    block, thread = fp.block_idx(), fp.thread_idx().x
    number = block.y * fp.grid_dim().x + block.x
    part = fp.warp_sum(x[number, thread])
    if thread == 0:
        parts[number] = part
    fp.sync_grid()
    if thread == 0:
        whole = fp.Float32(0)
        for i in range(parts.shape[0]):
            whole += parts[i]
        out[number] = whole
    fp.sync_grid()
    x[number, thread] = out[(number + 1) % out.shape[0]]


@pytest.mark.parametrize("checked", ["0", "1"])
@pytest.mark.parametrize("cluster", [None, 4])
def test_blocks_wait_for_the_grid(
    checked: str, cluster: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", checked)
    x = np.random.default_rng(0).random((24, 32)).astype(np.float32)
    expected = x.sum()
    parts, out = np.zeros(24, np.float32), np.zeros(24, np.float32)
    total(x, parts, out).launch(grid=(8, 3), block=32, cluster=cluster, cooperative=True)
    assert np.allclose(out, expected) and np.allclose(x, expected)


@pytest.mark.parametrize("ordered", [True, False])
def test_the_barrier_of_a_grid_orders_shared_memory_too(
    ordered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    @fp.kernel
    def turn(out: fp.Tensor) -> None:
        held = fp.shared_array(64, fp.Int32)
        thread = fp.thread_idx().x
        held[thread] = thread
        if ordered:
            fp.sync_grid()
        out[fp.block_idx().x, thread] = held[63 - thread]
        fp.sync_grid()

    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", "1")
    out = np.zeros((3, 64), np.int32)
    call = turn(out)
    if not ordered:
        with pytest.raises(RuntimeError, match="no barrier orders it after the"):
            call.launch(grid=3, block=64, cooperative=True)
        return
    call.launch(grid=3, block=64, cooperative=True)
    assert (out == np.arange(64)[::-1]).all()


def test_a_block_that_never_comes_is_named() -> None:
    @fp.kernel
    def gone(out: fp.Tensor) -> None:
        if fp.block_idx().x != 2:
            fp.sync_grid()
        out[0] = 1.0

    message = (
        r"threads 0-31 wait at .*test_launches.py:\d+ in sync_grid, where 3 of 4 blocks have arrived; "
        r"block \(2, 0, 0\) has returned and never arrives"
    )
    with pytest.raises(RuntimeError, match=message):
        gone(np.zeros(1, np.float32)).launch(grid=4, block=32, cooperative=True)


def test_a_thread_that_waits_elsewhere_is_a_deadlock() -> None:
    @fp.kernel
    def apart(out: fp.Tensor) -> None:
        if fp.thread_idx().x < 32:
            fp.sync_grid()
        else:
            fp.sync_threads()
        out[0] = 1.0

    with pytest.raises(
        RuntimeError,
        match="threads 0-31 wait .* in sync_grid, .*threads 32-63 wait .* in sync_threads",
    ):
        apart(np.zeros(1, np.float32)).launch(grid=2, block=64, cooperative=True)


def test_a_grid_that_does_not_fit() -> None:
    x, parts = np.zeros((4000, 32), np.float32), np.zeros(4000, np.float32)
    with pytest.raises(RuntimeError, match="at most 2048 blocks of 32 threads run at the same"):
        total(x, parts, parts).launch(grid=4000, block=32, cooperative=True)
    total(x, parts, parts).launch(grid=(0, 1), block=32, cooperative=True)


@fp.kernel
def follow(x: fp.Tensor, add: fp.Float32) -> None:
    fp.launch_dependents()
    fp.wait_dependencies()
    x[fp.block_idx().x] = x[fp.block_idx().x] * 2 + add


@fp.jit
def run_follow(x: fp.Tensor) -> None:
    follow(x, 1.0).launch(grid=x.shape[0], block=1)
    follow(x, 3.0).launch(grid=x.shape[0], block=1, dependent=True)


def test_a_launch_that_depends_on_the_one_before() -> None:
    x = np.arange(5, dtype=np.float32)
    run_follow(x)
    assert (x == np.arange(5) * 4 + 5).all()


def test_waits_that_do_not_fit_the_launch() -> None:
    @fp.kernel
    def plain(x: fp.Tensor) -> None:
        x[0] = 1.0

    x = np.zeros((4, 32), np.float32)
    with pytest.raises(fp.CompileError, match="`total` calls sync_grid: launch it with coop"):
        total(x, x[0], x[0]).launch(grid=4, block=32)
    with pytest.raises(fp.CompileError, match=r"does not call wait_dependencies\(\)"):
        plain(x[0]).launch(grid=1, block=1, dependent=True)
    with pytest.raises(TypeError, match="dependent must be True or False, got int"):
        plain(x[0]).launch(grid=1, block=1, dependent=1)
    with pytest.raises(fp.CompileError, match="sync_grid is for kernels"):

        @fp.jit
        def outside(x: fp.Tensor) -> None:
            fp.sync_grid()

        outside(x)


@fp.kernel
def ranks(out: fp.Tensor) -> None:
    told = fp.shared_array(1, fp.Int32)
    if fp.thread_idx().x == 0:
        told[0] = fp.cluster_rank() + 1
    fp.cluster_sync()
    if fp.thread_idx().x == 0:
        whole = fp.Int32(0)
        for rank in range(fp.cluster_size()):
            whole += fp.map_shared(told, rank)[0]
        out[fp.block_idx().x] = whole
    fp.cluster_sync()


@fp.jit
def run_ranks(out: fp.Tensor) -> None:
    ranks(out).launch(grid=out.shape[0], block=32, cluster=16)


def test_a_cluster_of_16() -> None:
    out = np.zeros(48, np.int32)
    run_ranks(out)
    assert (out == 136).all()
    with pytest.raises(ValueError, match="a cluster has 1 to 16 blocks, got 17"):
        ranks(out).launch(grid=17, block=32, cluster=17)


def fake(rank: int, dtype: Any = fp.Float32) -> Any:
    shape = tuple(fp.sym_int() for _ in range(rank))
    order = tuple(range(rank))[::-1]
    return fp.make_fake_compact_tensor(dtype, shape, stride_order=order, memspace="gmem")


@fp.jit
def run_total(x: fp.Tensor, parts: fp.Tensor, out: fp.Tensor) -> None:
    total(x, parts, out).launch(grid=x.shape[0], block=32, cooperative=True)


def test_ptx() -> None:
    ptx = fp.compile(run_follow, fake(1), options="--gpu-arch sm_90").ptx
    assert "griddepcontrol.wait;" in ptx and "griddepcontrol.launch_dependents;" in ptx
    ptx = fp.compile(run_total, fake(2), fake(1), fake(1), options="--gpu-arch sm_80").ptx
    assert ptx.count("mov.u32 high, %envreg1;") == 2 and "atom.relaxed.gpu.global.add.u32" in ptx
    ptx = fp.compile(run_ranks, fake(1, fp.Int32), options="--gpu-arch sm_90").ptx
    assert ".reqnctapercluster 16, 1, 1" in ptx
    with pytest.raises(
        fp.CompileError, match="dependencies|dependent.* needs the option --gpu-arch sm_90"
    ):
        fp.compile(run_follow, fake(1), options="--gpu-arch sm_80")
