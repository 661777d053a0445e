"""`fishplate.cute`: a program in the style of the CuTe DSL runs with its import changed."""

from __future__ import annotations

import operator
from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest


@cute.kernel
def add_kernel(
    a: cute.Tensor,
    b: cute.Tensor,
    c: cute.Tensor,
    coordinates: cute.Tensor,
    shape: cute.Shape,
    threads: cute.Layout,
    values: cute.Layout,
) -> None:
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    place = ((None, None), block)
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type)
    mine = cute.make_tiled_copy_tv(atom, threads, values).get_slice(thread)
    part_a, part_b, part_c = (mine.partition_S(t[place]) for t in (a, b, c))
    where = mine.partition_S(coordinates[place])
    inside = cute.make_rmem_tensor(where.shape, fp.Boolean)
    for i in range(0, cute.size(inside), 1):
        inside[i] = cute.elem_less(where[i], shape)
    own_a, own_b, own_c = (cute.make_fragment_like(t) for t in (part_a, part_b, part_c))
    cute.copy(atom, part_a, own_a, pred=inside)
    cute.copy(atom, part_b, own_b, pred=inside)
    own_c.store(own_a.load() + own_b.load())
    cute.copy(atom, own_c, part_c, pred=inside)


@cute.jit
def add(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, bits: cute.Constexpr = 128) -> None:
    count = bits // a.element_type.width
    threads = cute.make_ordered_layout((4, 32), order=(1, 0))
    values = cute.make_ordered_layout((4, count), order=(1, 0))
    tiler, layout = cute.make_layout_tv(threads, values)
    tiled = [cute.zipped_divide(t, tiler) for t in (a, b, c)]
    where = cute.zipped_divide(cute.make_identity_tensor(c.shape), tiler=tiler)
    add_kernel.set_name_prefix("add")
    add_kernel(*tiled, where, c.shape, threads, values).launch(
        grid=[cute.size(tiled[2], mode=[1]), 1, 1], block=[cute.size(layout, mode=[0]), 1, 1]
    )


@pytest.mark.parametrize("shape", [(16, 128), (37, 150), (64, 256), (1, 1)])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_threads_add_ragged_tiles(shape: tuple[int, int], dtype: Any) -> None:
    rng = np.random.default_rng(2)
    a, b = rng.random(shape).astype(dtype), rng.random(shape).astype(dtype)
    c = np.zeros_like(a)
    compiled = cute.compile(add, a, b, c)
    compiled(a, b, c)
    assert (c == a + b).all()


@cute.kernel
def copy_kernel(a: cute.Tensor, c: cute.Tensor, bits: cute.Constexpr) -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type, num_bits_per_copy=bits)
    threads, values = cute.Layout((4, 8), (8, 1)), cute.Layout((2, 4), (4, 1))
    mine = cute.make_tiled_copy_tv(atom, threads, values).get_slice(cute.arch.thread_idx().x)
    place = ((None, None), cute.arch.block_idx().x)
    source, target = mine.partition_S(a[place]), mine.partition_D(c[place])
    own = cute.make_fragment_like(source)
    cute.copy(atom, source, own)
    cute.copy(atom, own, target)


@cute.jit
def copied(a: cute.Tensor, c: cute.Tensor, bits: cute.Constexpr) -> None:
    tiles = [cute.zipped_divide(t, (8, 32)) for t in (a, c)]
    copy_kernel(*tiles, bits).launch(grid=[cute.size(tiles[1], mode=[1]), 1, 1], block=[32, 1, 1])


@pytest.mark.parametrize("bits", [0, 32, 64, 128])
def test_copies_of_many_bits_at_once(bits: int) -> None:
    a = np.random.default_rng(4).random((24, 96)).astype(np.float32)
    c = np.zeros_like(a)
    copied(a, c, bits)
    assert (c == a).all()


def test_copies_on_a_gpu_are_vectors_and_fragments_are_registers() -> None:
    def fake() -> Any:
        shape = fp.sym_int64(), fp.sym_int64(divisibility=4)
        return fp.make_fake_compact_tensor(
            fp.Float32, shape, stride_order=(1, 0), assumed_align=16, device="cuda"
        )

    ptx = cute.compile(copied, fake(), fake(), 128).ptx
    assert (ptx.count("ld.global.v4"), ptx.count("st.global.v4")) == (2, 2)
    ptx = cute.compile(add, fake(), fake(), fake()).ptx
    assert ptx.count("ld.global") == 32 and ".local" not in ptx


def test_the_program_does_not_grow_with_the_tile() -> None:
    def text(tile: tuple[int, int]) -> str:
        @cute.jit
        def f(a: cute.Tensor, c: cute.Tensor) -> None:
            cute.basic_copy(*(cute.local_tile(t, tile, (0, 0)) for t in (a, c)))

        a = np.zeros((256, 256), np.float32)
        return cute.compile(f, a, a).mlir

    assert len(text((128, 256))) < 1.1 * len(text((32, 32)))


@cute.kernel
def staged_kernel(a: cute.Tensor, c: cute.Tensor, bits: cute.Constexpr) -> None:
    thread = cute.arch.thread_idx().x
    atom = cute.make_copy_atom(
        cute.nvgpu.cpasync.CopyG2SOp(), a.element_type, num_bits_per_copy=bits
    )
    tiled = cute.make_tiled_copy_tv(atom, cute.Layout((4, 8), (8, 1)), cute.Layout((2, 4), (4, 1)))
    staged = cute.make_tensor(fp.shared_array((8, 32), fp.Float32))
    mine = tiled.get_slice(thread)
    source, target = mine.partition_S(a), mine.partition_D(staged)
    assert (cute.size(source, mode=[0, 0]), cute.rank(source)) == (atom.count, 3)
    where = mine.partition_S(cute.make_identity_tensor((8, 32)))
    inside = cute.make_rmem_tensor((cute.size(source, mode=[0, 1]), 1, 1), fp.Boolean)
    for i in fp.range_constexpr(cute.size(inside)):
        inside[i] = cute.elem_less(where[(0, i), 0, 0], (5, 28))
    cute.copy(tiled, source, target, pred=inside)
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)
    cute.arch.sync_threads()
    for i in range(thread, 256, 32):
        c[i] = staged[i]


@cute.jit
def staged(a: cute.Tensor, c: cute.Tensor, bits: cute.Constexpr) -> None:
    tiles = [cute.local_tile(t, tiler=(8, 32), coord=(0, 0)) for t in (a, c)]
    staged_kernel(*tiles, bits).launch(grid=1, block=32)


@pytest.mark.parametrize("bits", [32, 64, 128])
def test_copies_into_shared_memory_write_zeros_where_a_predicate_fails(bits: int) -> None:
    a = np.random.default_rng(4).random((8, 32)).astype(np.float32)
    c = np.ones_like(a)
    staged(a, c, bits)
    expected = np.zeros_like(a)
    expected[:5, :28] = a[:5, :28]
    assert (c == expected).all()


def test_sixteen_bytes_at_once_are_an_asynchronous_copy() -> None:
    fake = fp.make_fake_compact_tensor(fp.Float32, (8, 32), stride_order=(1, 0), device="cuda")
    ptx = cute.compile(staged, fake, fake, 128, options="--gpu-arch sm_80").ptx
    assert ptx.count("cp.async.c") - ptx.count("cp.async.commit") == 2


@cute.jit
def shifted(x: cute.Tensor, out: cute.Tensor, n: fp.Int32) -> None:
    out[0] = cute.domain_offset((1, n), x)[1, 1]
    row, column = cute.domain_offset((1, n), cute.make_identity_tensor((4, 8)))[1, 1]
    out[1], out[2] = row, column
    out[3], out[4] = cute.ceil_div((n, 9), (2, 4))
    ballot = cute.coalesce(cute.make_layout((2, (1, 6))), target_profile=(1, 1))
    out[5] = cute.rank(ballot)


def test_small_functions_of_shapes_and_tensors() -> None:
    x, out = np.arange(32, dtype=np.int64).reshape(4, 8), np.zeros(6, np.int64)
    shifted(x, out, 3)
    assert out.tolist() == [x[2, 4], 2, 4, 2, 3, 2]


def test_votes_of_a_warp() -> None:
    @cute.kernel
    def vote(out: cute.Tensor) -> None:
        lane = cute.arch.lane_idx()
        out[lane, 0] = cute.arch.vote_ballot_sync(lane < 10)
        out[lane, 1] = cute.arch.vote_any_sync(lane < 10)
        out[lane, 2] = cute.arch.vote_all_sync(lane < 10)
        out[lane, 3] = cute.arch.vote_uni_sync(lane < 10)
        out[lane, 4] = cute.arch.vote_uni_sync(lane < 32)
        out[lane, 5] = cute.arch.vote_uni_sync(lane > 40)

    @cute.jit
    def f(out: cute.Tensor) -> None:
        vote(out).launch(grid=1, block=cute.arch.WARP_SIZE)

    out = np.zeros((32, 6), np.int32)
    f(out)
    assert (out == [1023, 1, 0, 0, 1, 1]).all()


def test_ranges_with_hints() -> None:
    @cute.jit
    def f(out: cute.Tensor, n: fp.Int32) -> None:
        for i in range(0, n, unroll=4):
            out[0] = out[0] + i
        for i in cutlass.range(n, prefetch_stages=2):
            out[1] = out[1] + i
        seen = []
        for i in range(3, unroll_full=True):
            seen.append(i)
        out[2] = len(seen)

    out = np.zeros(3, np.int64)
    f(out, 5)
    assert out.tolist() == [10, 10, 3]

    @fp.jit
    def g(n: fp.Int32) -> None:
        for _ in range(n, unroll=4):
            pass

    with pytest.raises(fp.CompileError, match="takes no keyword arguments in a kernel, got unroll"):
        g(3)


def test_threads_and_values_of_a_tile() -> None:
    tiler, layout = cute.make_layout_tv(cute.Layout((4, 8), (8, 1)), cute.Layout((2, 4), (4, 1)))
    assert tiler == (8, 32)
    seen = {}
    for thread in range(32):
        for value in range(8):
            at = layout(thread, value)
            seen[at % 8, at // 8] = thread, value
    assert len(seen) == 256
    for (row, column), (thread, value) in seen.items():
        assert (thread, value) == (row // 2 * 8 + column // 4, row % 2 * 4 + column % 4)


@cute.jit
def vectors(x: cute.Tensor, out: cute.Tensor) -> None:
    part = cute.make_fragment_like(cute.local_tile(x, (8,), (0,)))
    cute.basic_copy(cute.local_tile(x, (8,), (0,)), part)
    v = part.load()
    w = cute.where(v > 3.0, -v * 2 + 1, 1.0 / (v + 1))
    out[0] = w.reduce(operator.add)
    out[1] = w.reduce(max, 0.0)
    out[2] = (v.to(fp.Int32) % 3).reduce(operator.add).to(fp.Float64)
    part.store(w)
    out[3] = part[7] + x[9]
    for _ in range(2):
        w = w + 1
    out[4] = w.reduce(min)


def test_vectors_compute_on_all_elements() -> None:
    x, out = np.arange(10.0), np.zeros(5)
    vectors(x, out)
    v = x[:8]
    w = np.where(v > 3, -v * 2 + 1, 1 / (v + 1))
    assert np.allclose(out, [w.sum(), max(0, w.max()), (v % 3).sum(), w[7] + 9, w.min() + 2])


def test_a_tensor_is_indexed_by_its_layout() -> None:
    @cute.jit
    def f(x: cute.Tensor) -> Any:
        return x[5] + x[1, 2]

    x = np.arange(16.0).reshape(4, 4)
    assert f(x) == x[1, 1] + x[1, 2]

    @fp.jit
    def g(x: fp.Tensor) -> Any:
        return x[3, 0]

    assert g(x) == 12.0


def test_print_prints_when_compiling_and_printf_at_run_time(
    capfd: pytest.CaptureFixture[str],
) -> None:
    @cute.jit
    def f(x: cute.Tensor, n: fp.Int32) -> None:
        print("type", x.type, f"{cute.make_layout((2, 4))}")
        cute.printf("n = {}, {} {}", n, x[1], cute.make_layout((n, 4), stride=(4, 1)))

    made = cute.compile(f, np.zeros(3), 0, options=fp.NoCache())
    assert capfd.readouterr().out == "type Tensor<Float64, (?):(1)> (2,4):(1,2)\n"
    made(np.arange(3.0), 7)
    assert capfd.readouterr().out == "n = 7, 1.0 (7,4):(4,1)\n"


def test_tensors_are_printed_by_their_modes(capfd: pytest.CaptureFixture[str]) -> None:
    @cute.jit
    def f(x: cute.Tensor) -> None:
        cute.print_tensor(x)
        cute.print_tensor(cute.zipped_divide(x, (2, 2)))
        cute.printf("{} and {}", x[1, None], 7)
        cute.print_tensor(cute.make_identity_tensor((1, 2)))

    f(cute.runtime.from_dlpack(np.arange(8, dtype=np.int32).reshape(2, 4)))
    assert capfd.readouterr().out == (
        "(2,4):(4,1): [[0, 1, 2, 3], [4, 5, 6, 7]]\n"
        "((2,2),(1,2)):((4,1),(0,2)): [[0, 2], [4, 6], [1, 3], [5, 7]]\n"
        "[4, 5, 6, 7] and 7\n"
        "(1,2):(1@0,1@1): [[(0, 0), (0, 1)]]\n"
    )


def test_what_is_not_there_is_named() -> None:
    for module, name in [
        (cute, "basic_copy_if"),
        (cute.arch, "mapa"),
        (cute.nvgpu, "tcgen05"),
    ]:
        with pytest.raises(
            AttributeError, match=rf"has no `[a-z_.]*{name}` yet(: use .*)?; docs/from/cute.md"
        ):
            getattr(module, name)
    assert fp.Float32.width == 32
    assert (fp.Int8.is_integer, fp.Int8.is_float, fp.Boolean.is_integer) == (True, False, False)


def test_errors_of_copies_and_vectors() -> None:
    def body(x: Any) -> None:
        a, b = cute.make_fragment(4, fp.Float32), cute.make_fragment(6, fp.Float32)
        op = cute.nvgpu.CopyUniversalOp()

        def parts(atom: Any, tensor: Any) -> Any:
            threads, values = cute.Layout(4), cute.Layout(1)
            return cute.make_tiled_copy_tv(atom, threads, values).get_slice(0).partition_S(tensor)

        {
            0: lambda: cute.copy(None, a, b, pred=a),
            1: lambda: b.store(a.load()),
            2: lambda: a.load() + b.load(),
            3: lambda: cute.copy(cute.make_copy_atom(op, fp.Float32, num_bits_per_copy=64), a, b),
            4: lambda: parts(cute.make_copy_atom(op, fp.Float32, num_bits_per_copy=64), a),
            5: lambda: cute.ceil_div((4, 4), (1, 1, 1)),
        }[x]()

    messages = [
        "copy of 4:1 to 6:1 with predicates 4:1",
        "the vector has 4 elements, and 6:1 has 6",
        "vectors of shapes 4 and 6",
        "copy of 4:1 to 6:1: the sizes differ",
        r"2 elements at once by 1 threads does not divide the 1 values .* are \(4,1\):\(1,0\), .* operation \(1,2\)",
        r"ceil_div of \(4, 4\): expected a tuple of at most 2, got \(1, 1, 1\)",
    ]
    for at, message in enumerate(messages):

        @cute.jit
        def f(x: cute.Constexpr) -> None:
            body(x)

        with pytest.raises(fp.CompileError, match=message):
            f(at)


def test_tensors_keep_their_layout_until_they_are_marked() -> None:
    x = np.zeros((4, 8), np.float32)
    tensor = cute.runtime.from_dlpack(x, assumed_align=16, enable_tvm_ffi=True)
    assert tensor.assumed_align == 16 and tensor.dynamic_shapes_mask == (0, 0)
    assert tensor.mark_layout_dynamic().dynamic_shapes_mask == (1, 1)
    assert cute.runtime.from_dlpack(x).dynamic_strides_mask == (0, 0)


def test_how_many_tiles_cover_an_extent() -> None:
    assert cute.ceil_div(9, 4) == 3 and cute.ceil_div((9, 8, 5), (4, 4)) == (3, 2, 5)
    with pytest.raises(TypeError, match="expected a tuple of at most 1, got 4"):
        cute.ceil_div((9,), 4)

    @cute.jit
    def tiles(x: cute.Tensor) -> int:
        return cute.ceil_div(x.shape[0], 4)

    assert tiles(np.zeros(9)) == 3
