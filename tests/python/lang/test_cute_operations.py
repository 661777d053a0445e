"""Operations that programs for CuTe call by name: exchanges in parts of a warp, bytes, pairs, written branches and loops."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cutlass import cutlass_dsl, utils


@cute.kernel
def exchange(out: cute.Tensor) -> None:
    lane = cute.arch.lane_idx()
    out[lane, 0] = cute.arch.warp_reduction_max(lane, threads_in_group=8)
    out[lane, 1] = cute.arch.warp_reduction_sum(lane, threads_in_group=4)
    out[lane, 2] = cute.arch.warp_reduction(lane + 1, lambda a, b: a * b, threads_in_group=2)
    out[lane, 3] = cute.arch.warp_reduction_sum(lane)
    out[lane, 4] = cute.arch.shuffle_sync_op(lane, 3 - lane % 4, 0xFFFFFFFF, 7199)
    out[lane, 5] = cute.arch.shuffle_sync_op(lane, 31 - lane)


@cute.jit
def run_exchange(out: cute.Tensor) -> None:
    exchange(out).launch(grid=1, block=32)


def test_lanes_exchange_in_groups() -> None:
    out = np.zeros((32, 6), np.int32)
    run_exchange(out)
    lanes = np.arange(32)
    assert (out[:, 0] == lanes // 8 * 8 + 7).all()
    assert (out[:, 1] == lanes // 4 * 16 + 6).all()
    assert (out[:, 2] == (lanes // 2 * 2 + 1) * (lanes // 2 * 2 + 2)).all()
    assert (out[:, 3] == lanes.sum()).all()
    assert (out[:, 4] == lanes // 4 * 4 + 3 - lanes % 4).all()
    assert (out[:, 5] == 31 - lanes).all()


def shuffled(kind: str, mask_and_clamp: int) -> Any:
    exchange = getattr(cute.arch, f"shuffle_sync{kind}")

    @cute.kernel
    def kernel(x: cute.Tensor, offset: cutlass.Int32) -> None:
        lane = cute.arch.lane_idx()
        x[lane] = exchange(lane, offset, mask_and_clamp=mask_and_clamp)

    @cute.jit
    def launch(x: cute.Tensor, offset: cutlass.Int32) -> None:
        kernel(x, offset).launch(grid=1, block=32)

    return launch


def source_of(kind: str, lane: int, offset: int, own: int, clamp: int) -> int:
    """Return the lane whose value a lane gets, as PTX defines it."""
    end, start = lane & own | clamp & (31 ^ own), lane & own
    found = {
        "": start | offset & (31 ^ own),
        "_up": lane - offset,
        "_down": lane + offset,
        "_bfly": lane ^ offset,
    }[kind]
    return found if (found >= end if kind == "_up" else found <= end) else lane


@pytest.mark.parametrize("kind", ["", "_up", "_down", "_bfly"])
def test_parts_of_a_warp_exchange_values(kind: str) -> None:
    x = np.zeros(32, np.int32)
    for own, clamp in ((0, 31), (0, 0), (28, 31), (24, 0), (16, 7)):
        exchange = shuffled(kind, own << 8 | clamp)
        for offset in (0, 1, 3, 9):
            exchange(x, offset)
            wanted = [source_of(kind, lane, offset, own, clamp) for lane in range(32)]
            assert x.tolist() == wanted, (own, clamp, offset)
    with pytest.raises(fp.CompileError, match="mask_and_clamp has numbers from 0 to 31"):
        shuffled(kind, 1 << 14)(x, 1)


def test_bytes_of_two_words_are_chosen() -> None:
    @cute.jit
    def choose(out: cute.Tensor, a: cutlass.Uint32, b: cutlass.Uint32) -> None:
        for at, digits in enumerate((0x5410, 0x7632, 0x0123, 0x4567)):
            out[at] = cute.arch.prmt(a, b, digits)

    out = np.zeros(4, np.uint32)
    choose(out, 0x33221100, 0x77665544)
    assert [hex(word) for word in out] == ["0x55441100", "0x77663322", "0x112233", "0x44556677"]


def test_pairs_are_computed_one_by_one() -> None:
    @cute.jit
    def compute(out: cute.Tensor) -> None:
        a, b, c = (out[0], out[1]), (out[2], out[3]), (out[4], out[5])
        made = [
            cute.arch.add_packed_f32x2(a, b, loc=None),
            cute.arch.sub_packed_f32x2(a, b),
            cute.arch.mul_packed_f32x2(a, b),
            cute.arch.fma_packed_f32x2(a, b, c),
        ]
        for at in cutlass.range_constexpr(4):
            out[6 + 2 * at], out[7 + 2 * at] = made[at]

    out = np.concatenate([np.array([1, 2, 3, 5, 7, 11]), np.zeros(8)]).astype(np.float32)
    compute(out)
    assert out[6:].tolist() == [4, 7, -2, -3, 3, 10, 10, 21]


def test_written_branches_and_loops_are_those_of_the_language() -> None:
    def collatz(out: Any, n: Any) -> None:
        steps = cutlass.Int32(0)
        with cutlass_dsl.while_generate([n, steps], lambda n, _: n != 1) as (now, count):
            odd = now % 2 == 1
            after = cutlass_dsl.if_generate(
                odd, lambda: 3 * now + 1, lambda: now // 2, None, [cutlass.Int32]
            )
            cutlass_dsl.yield_out([after, count + 1])
            out[0] = count + 1

    @cute.jit
    def run(out: cute.Tensor, n: cutlass.Int32) -> None:
        collatz(out, n)
        out[1] = cutlass_dsl.not_(n - 27)

    out = np.zeros(2, np.int32)
    run(out, 27)
    assert out.tolist() == [111, 1]


def test_values_are_taken_out_and_put_back() -> None:
    seen: list[Any] = []

    @cute.jit
    def run(out: cute.Tensor, a: cutlass.Int32, b: cutlass.Int32) -> None:
        held = (1, (a, 2), [b])
        values = cutlass_dsl.extract_mlir_values(held)
        seen.append(len(values))
        _, (second, _), (third,) = cutlass_dsl.new_from_mlir_values(held, values[::-1])
        out[0], out[1] = second, third

    out = np.zeros(2, np.int32)
    run(out, 3, 4)
    assert out.tolist() == [4, 3]
    assert seen == [2]


def test_small_helpers_follow_their_definitions() -> None:
    assert cute.round_up(13, 8) == 16
    assert (cute.Float32, cute.Float, cute.Numeric) == (
        fp.Float32,
        fp.Float32,
        fp.arguments.Numeric,
    )
    assert cute.rsqrt is cute.math.rsqrt or cute.rsqrt.__wrapped__ is cute.math.rsqrt
    assert cute.round_up((13, 16), (8, 8), loc=None, ip=None) == (16, 16)
    assert cute.size((3, 4), loc=None) == 12
    assert fp.Float16.is_same_kind(fp.Float8E5M2)
    assert not fp.Float16.is_same_kind(fp.Int8)
    info = utils.HardwareInfo()
    count = info.get_device_multiprocessor_count()
    assert count >= 1
    assert info.get_max_active_clusters(1) == count
    with pytest.raises(ValueError, match="1 to 32 blocks"):
        info.get_max_active_clusters(0)


def test_layouts_of_coordinates_are_appended_mode_by_mode() -> None:
    layout = cute.make_identity_layout((4, 6))
    joined = cute.append(cute.append(cute.make_layout(()), layout[1]), layout[0])
    assert joined.shape == (6, 4)
    assert joined((5, 2)) == (2, 5)
