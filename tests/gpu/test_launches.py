"""Cooperative and dependent launches, clusters of 16 and bulk copies on a GPU; the driver's calls on the stand-in."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import pytest
from fishplate import cuda
from stand_in import Driver


@fp.kernel
def total(x: fp.Tensor, parts: fp.Tensor, out: fp.Tensor) -> None:
    """Add all numbers: each block some of them, and then each block what all found."""
    block, thread = fp.block_idx().x, fp.thread_idx().x
    part = fp.warp_sum(x[block, thread])
    if thread == 0:
        parts[block] = part
    fp.sync_grid()
    if thread == 0:
        whole = fp.Float32(0)
        for i in range(parts.shape[0]):
            whole += parts[i]
        out[block] = whole
    fp.sync_grid()
    x[block, thread] = out[(block + 1) % out.shape[0]]


@fp.jit(options="--gpu-arch sm_90")
def run_total(x: fp.Tensor, parts: fp.Tensor, out: fp.Tensor) -> None:
    total(x, parts, out).launch(grid=x.shape[0], block=32, cooperative=True)


@fp.kernel
def follow(x: fp.Tensor, add: fp.Float32) -> None:
    fp.launch_dependents()
    fp.wait_dependencies()
    i = fp.block_idx().x * 32 + fp.thread_idx().x
    x[i] = x[i] * 0.5 + add


@fp.jit(options="--gpu-arch sm_90")
def run_follow(x: fp.Tensor, count: fp.Constexpr) -> None:
    follow(x, 0.0).launch(grid=x.shape[0] // 32, block=32)
    for i in fp.range_constexpr(count):
        follow(x, i + 1.0).launch(grid=x.shape[0] // 32, block=32, dependent=True)


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


@fp.jit(options="--gpu-arch sm_90")
def run_ranks(out: fp.Tensor) -> None:
    ranks(out).launch(grid=out.shape[0], block=32, cluster=16)


@fp.kernel
def move(source: Any, target: Any, corner: Any, how: fp.Constexpr) -> None:
    arrived = fp.barriers(1)
    box = fp.dynamic_shared(source.dtype, source.box)
    if fp.thread_idx().x == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        fp.prefetch_bulk(source, corner)
        arrived[0].arrive(expect=source.bytes)
        fp.copy_bulk(box, source, corner, arrived[0])
        arrived[0].wait(0)
        fp.fence_async()
        # A box may be loaded from before the tensor, but not stored there.
        to = tuple([max(at, 0) for at in corner])
        if how is None:
            fp.store_bulk(target, to, box)
        else:
            fp.reduce_bulk(target, to, box, how)
        fp.commit_bulk()
        fp.wait_bulk(0, written=True)


@fp.jit(options="--gpu-arch sm_90a")
def run_move(
    a: fp.Tensor, b: fp.Tensor, box: fp.Constexpr, corner: fp.Constexpr, how: fp.Constexpr
) -> None:
    maps = fp.tensor_map(a, box, 0), fp.tensor_map(b, box, 0, reduce=how)
    move(*maps, corner, how).launch(grid=1, block=32, smem=1024)


@fp.kernel
def bring(x: fp.Tensor, out: fp.Tensor, how: fp.Constexpr) -> None:
    """Combine a row of x, by way of shared memory, with the one row of out; without a tensor map."""
    held, arrived = fp.shared_array(64, x.dtype), fp.barriers(1)
    row = fp.block_idx().x
    if fp.thread_idx().x == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        fp.prefetch_bulk(x, (row, 0), count=64)
        arrived[0].arrive(expect=64 * x.dtype.dtype.bits // 8)
        fp.copy_bulk(held, x, (row, 0), arrived[0])
        arrived[0].wait(0)
        fp.fence_async()
        if how is None:
            fp.store_bulk(out, (row, 0), held, count=48)
        else:
            fp.reduce_bulk(out, (0, 0), held, how)
        fp.commit_bulk()
        fp.wait_bulk()


@fp.jit(options="--gpu-arch sm_90a")
def run_bring(x: fp.Tensor, out: fp.Tensor, how: fp.Constexpr) -> None:
    bring(x, out, how).launch(grid=x.shape[0], block=1)


@pytest.fixture
def torch() -> Any:
    found = pytest.importorskip("torch")
    if found.cuda.get_device_capability() < (9, 0):
        pytest.skip("needs a GPU of sm_90 or later")
    return found


@pytest.mark.gpu
def test_blocks_wait_for_the_grid(torch: Any) -> None:
    blocks = 2 * torch.cuda.get_device_properties(0).multi_processor_count
    for _ in range(20):
        x = torch.randint(0, 10, (blocks, 32), device="cuda").float()
        expected = x.sum()
        parts, out = torch.zeros(2, blocks, device="cuda")
        run_total(x, parts, out)
        assert bool((out == expected).all()) and bool((x == expected).all())


@pytest.mark.gpu
def test_a_grid_that_does_not_fit_says_how_many_blocks_do(torch: Any) -> None:
    x, parts = torch.zeros(100000, 32, device="cuda"), torch.zeros(100000, device="cuda")
    with pytest.raises(fp.compiler.CUDADialectError, match=r"of which at most \d+ run on the"):
        run_total(x, parts, parts)


@pytest.mark.gpu
def test_launches_that_depend_on_each_other(torch: Any) -> None:
    x = torch.arange(1 << 20, device="cuda").float()
    expected = x * 0.5
    for i in range(8):
        expected = expected * 0.5 + (i + 1.0)
    run_follow(x, 8)
    assert torch.equal(x, expected)


@pytest.mark.gpu
def test_a_cluster_of_16(torch: Any) -> None:
    out = torch.zeros(64, device="cuda", dtype=torch.int32)
    try:
        run_ranks(out)
    except fp.compiler.CUDADialectError as error:
        assert "this GPU takes at most" in str(error), error
    else:
        assert bool((out == 136).all())


SHAPES = {
    1: ((44,), (16,), (36,)),
    2: ((9, 20), (4, 8), (7, 16)),
    3: ((5, 6, 20), (2, 4, 8), (-1, 4, 16)),
    4: ((3, 5, 6, 8), (2, 2, 2, 8), (2, -1, 5, 4)),
    5: ((2, 3, 3, 4, 12), (2, 2, 2, 2, 8), (1, 2, -1, 3, 8)),
}


@pytest.mark.gpu
@pytest.mark.parametrize("rank", SHAPES)
@pytest.mark.parametrize("how", [None, "add"])
@pytest.mark.parametrize("is_before", [False, True])
def test_boxes_of_each_rank(torch: Any, rank: int, how: str | None, is_before: bool) -> None:
    shape, box, corner = SHAPES[rank]
    # Boxes that start before the tensor, and those that end behind it.
    outer = (min(at, -1) if is_before else max(at, 0) for at in corner[:-1])
    corner = (*outer, corner[-1])
    a, b = (torch.randn(*shape) for _ in range(2))
    there = b.cuda()
    run_move(a, b, box, corner, how)
    run_move(a.cuda(), there, box, corner, how)
    assert torch.equal(there.cpu(), b)


INTEGERS, HALVES = ("int32", "uint32", "int64", "uint64"), ("float16", "bfloat16")
PAIRS = [
    *((how, dtype) for how in ("add", "min", "max", "and", "or", "xor") for dtype in INTEGERS),
    *((how, dtype) for how in ("add", "min", "max") for dtype in HALVES),
    ("add", "float32"),
]


@pytest.mark.gpu
@pytest.mark.parametrize(("how", "dtype"), PAIRS)
def test_reductions_are_those_of_the_cpu(torch: Any, how: str, dtype: str) -> None:
    def numbers(*shape: int) -> Any:
        if dtype in INTEGERS:
            made = torch.randint(-(2**40), 2**40, shape)
            return made.to(getattr(torch, dtype.lstrip("u"))).view(getattr(torch, dtype))
        return torch.randint(-8, 9, shape).to(getattr(torch, dtype))

    a, b = numbers(8, 16), numbers(8, 16)
    there = b.cuda()
    run_move(a, b, (8, 16), (0, 0), how)
    run_move(a.cuda(), there, (8, 16), (0, 0), how)
    assert torch.equal(there.cpu().view(torch.uint8), b.view(torch.uint8))
    x, out = numbers(100, 64), numbers(1, 64)
    there = out.cuda()
    run_bring(x, out, how)
    run_bring(x.cuda(), there, how)
    assert torch.equal(there.cpu().view(torch.uint8), out.view(torch.uint8))


@pytest.mark.gpu
def test_bytes_without_a_map(torch: Any) -> None:
    x = torch.randn(50, 64, device="cuda")
    out = torch.zeros_like(x)
    run_bring(x, out, None)
    assert torch.equal(out[:, :48], x[:, :48]) and not out[:, 48:].any()


@pytest.mark.stub
def test_attributes_of_launches(driver: Driver) -> None:
    x, parts = cuda.empty((264, 32)), cuda.empty(264)
    run_total(x, parts, parts)
    run_follow(cuda.empty(64), 1)
    run_ranks(cuda.empty(16, "int32"))
    ends = [line.rsplit("]", 1)[1] for line in driver.launches()]
    assert ends == [" cooperative=1", "", " dependent=1", ""]
    # Clusters of more blocks than every GPU takes are asked for.
    assert "cuFuncSetAttribute 13 1" in driver.log()


@pytest.mark.stub
def test_a_refused_launch_says_what_fits(driver: Driver) -> None:
    x, parts = cuda.empty((10000, 32)), cuda.empty(10000)
    with pytest.raises(fp.compiler.CUDADialectError) as caught:
        run_total(x, parts, parts)
    assert "a cooperative grid of 10000 blocks, of which at most 8448 run" in str(caught.value)
    assert ";cooperative=1" in str(caught.value)
    driver.fail("cuLaunchKernelEx", 912)
    with pytest.raises(fp.compiler.CUDADialectError, match="this GPU takes at most 8 of this"):
        run_ranks(cuda.empty(16, "int32"))


@pytest.mark.stub
def test_maps_of_the_same_tensors_are_encoded_once(driver: Driver) -> None:
    tensors = [cuda.empty((8, 16)) for _ in range(6)]
    for _ in range(10):
        for a, b in zip(tensors[::2], tensors[1::2], strict=True):
            run_move(a, b, (8, 16), (0, 0), None)
    encoded = [line for line in driver.log() if line.startswith("cuTensorMapEncodeTiled")]
    # Any six maps fit into one group of places, wherever the tensors are.
    assert len(encoded) == len(tensors)
    count = len(encoded)
    run_move(tensors[0], cuda.empty((9, 16)), (8, 16), (0, 0), None)
    encoded = [line for line in driver.log() if line.startswith("cuTensorMapEncodeTiled")]
    assert len(encoded) == count + 1
