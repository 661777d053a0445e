"""Bank conflicts and races in shared memory that the CPU detects with `--enable-assertions`."""

from __future__ import annotations

import fishplate as fp
import numpy as np
import pytest


@fp.kernel
def turn(x: fp.Tensor, y: fp.Tensor, pitch: fp.Constexpr[int]) -> None:
    tile = fp.shared_array((32, pitch), fp.Float32)
    i = fp.thread_idx()
    tile[i.y, i.x] = x[i.y, i.x]
    fp.sync_threads()
    y[i.y, i.x] = tile[i.x, i.y]  # column


@fp.jit(options="--enable-assertions")
def run_turn(x: fp.Tensor, y: fp.Tensor, pitch: fp.Constexpr[int]) -> None:
    turn(x, y, pitch).launch(grid=2, block=(32, 32))


@fp.kernel
def stride(out: fp.Tensor, step: fp.Constexpr[int], rounds: fp.Int32) -> None:
    memory = fp.shared_array((2048,), fp.Float32)
    t = fp.thread_idx().x
    for _ in range(rounds):
        memory[t * step] = 1.0  # step
    fp.sync_threads()
    out[t] = memory[t * step]


@fp.jit(options="--enable-assertions")
def run_stride(
    out: fp.Tensor, step: fp.Constexpr[int], rounds: fp.Int32, threads: fp.Int32
) -> None:
    stride(out, step, rounds).launch(grid=1, block=threads)


@fp.kernel
def vectors(out: fp.Tensor, step: fp.Constexpr[int]) -> None:
    memory = fp.shared_array((2048,), fp.Float32)
    t = fp.thread_idx().x
    memory.store_vec(t * step, memory.load_vec(t * step, 4))
    out[t] = 1.0


@fp.jit(options="--enable-assertions")
def run_vectors(out: fp.Tensor, step: fp.Constexpr[int]) -> None:
    vectors(out, step).launch(grid=1, block=32)


@fp.kernel
def diverge(out: fp.Tensor) -> None:
    memory = fp.shared_array((1024,), fp.Float32)
    t = fp.thread_idx().x
    for i in range(t % 4):
        memory[t * 32] = i
    fp.sync_threads()
    out[t] = memory[t * 32]


@fp.jit(options="--enable-assertions")
def run_diverge(out: fp.Tensor) -> None:
    diverge(out).launch(grid=1, block=32)


def line_of(mark: str) -> str:
    """File and line that end in a marker."""
    with open(__file__) as file:
        return next(
            f"{__file__}:{at}" for at, line in enumerate(file, 1) if line.endswith(f"# {mark}\n")
        )


def test_a_column_of_whole_rows_is_in_one_bank(capfd: pytest.CaptureFixture[str]) -> None:
    x = np.arange(1024, dtype=np.float32).reshape(32, 32)
    y = np.zeros_like(x)
    run_turn(x, y, 32)
    assert (y == x.T).all()
    (line,) = capfd.readouterr().err.splitlines()
    assert line == (
        f"{line_of('column')}: warning: bank conflict: 32 words of one bank of shared memory are read at once; "
        "threads 0 and 31 access words 0 and 992. Pad the rows or swizzle the tensor"
    )
    # The same accesses warn once, however often they run.
    run_turn(x, y, 32)
    assert capfd.readouterr().err == ""


def test_padded_rows_have_no_conflict(capfd: pytest.CaptureFixture[str]) -> None:
    x = np.arange(1024, dtype=np.float32).reshape(32, 32)
    y = np.zeros_like(x)
    run_turn(x, y, 33)
    assert (y == x.T).all()
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("step", "threads", "ways"), [(1, 96, 1), (3, 64, 1), (2, 48, 2), (8, 33, 8)]
)
def test_ways_are_counted_by_brute_force(
    step: int, threads: int, ways: int, capfd: pytest.CaptureFixture[str]
) -> None:
    words = [t * step for t in range(min(threads, 32))]
    banks = [{word for word in words if word % 32 == bank} for bank in range(32)]
    assert max(map(len, banks)) == ways
    out = np.zeros(threads, np.float32)
    run_stride(out, step, 20, threads)
    lines = capfd.readouterr().err.splitlines()
    assert len(lines) == (2 if ways > 1 else 0)
    for line, verb in zip(lines, ("written", "read"), strict=bool(lines)):
        assert (
            f"bank conflict: {ways} words of one bank of shared memory are {verb} at once" in line
        )
    if lines:
        assert lines[0].startswith(f"{line_of('step')}: warning: ")


@pytest.mark.parametrize(("step", "ways"), [(4, 1), (8, 2), (32, 8)])
def test_vectors_of_16_bytes_go_by_a_quarter_of_a_warp(
    step: int, ways: int, capfd: pytest.CaptureFixture[str]
) -> None:
    run_vectors(np.zeros(32, np.float32), step)
    lines = capfd.readouterr().err.splitlines()
    # Reads and writes of one line are one warning.
    assert [f"bank conflict: {ways} words" in line for line in lines] == (
        [True] if ways > 1 else []
    )


def test_threads_that_differ_in_how_often_they_pass_are_left_out(
    capfd: pytest.CaptureFixture[str],
) -> None:
    run_diverge(np.zeros(32, np.float32))
    (line,) = capfd.readouterr().err.splitlines()
    assert "32 words of one bank of shared memory are read at once" in line


@fp.kernel
def neighbour(x: fp.Tensor, out: fp.Tensor, is_ordered: fp.Constexpr[bool]) -> None:
    memory = fp.shared_array((64,), fp.Float32)
    t = fp.thread_idx().x
    memory[t] = x[t]  # write
    if is_ordered:
        fp.sync_threads()
    out[t] = memory[63 - t]  # read


@fp.jit(options="--enable-assertions")
def run_neighbour(x: fp.Tensor, out: fp.Tensor, is_ordered: fp.Constexpr[bool]) -> None:
    neighbour(x, out, is_ordered).launch(grid=1, block=64)


def test_an_element_that_is_read_before_the_barrier_is_a_race() -> None:
    x = np.arange(64, dtype=np.float32)
    out = np.zeros_like(x)
    run_neighbour(x, out, True)
    assert (out == x[::-1]).all()
    with pytest.raises(RuntimeError, match="no barrier orders it after the") as caught:
        run_neighbour(x, out, False)
    assert line_of("read") in str(caught.value) and line_of("write") in str(caught.value)


@fp.kernel
def small(out: fp.Tensor, dtype: fp.Constexpr, fault: fp.Constexpr) -> None:
    """Pass on elements that are smaller than a word, each by one thread, and in pairs."""
    memory, t = fp.shared_array((64,), dtype), fp.thread_idx().x
    if fault == "write":
        memory[t // 2] = t % 8
    else:
        memory[t] = t % 8
    memory[t] = memory[t] + 1
    if fault != "element":
        fp.sync_threads()
    if fault == "pair" and t == 0:
        memory[63] = 0
    total = fp.Float32(memory[63 - t])
    for value in memory.load_vec(t // 2 * 2, 2):
        total += fp.Float32(value)
    if fault != "read":
        fp.sync_threads()
    memory[t] = 0
    out[t] = total


SMALL = (fp.BFloat16, fp.Float16, fp.Int16, fp.Int8, fp.Float8E4M3FN)


@pytest.mark.parametrize("dtype", SMALL)
@pytest.mark.parametrize("fault", ["", "element", "write", "pair", "read"])
def test_elements_of_less_than_a_word_are_told_apart(dtype: type, fault: str) -> None:
    @fp.jit(options="--enable-assertions")
    def run(out: fp.Tensor) -> None:
        small(out, dtype, fault).launch(grid=2, block=64)

    out = np.zeros(64, np.float32)
    if fault:
        with pytest.raises(RuntimeError, match="no barrier orders it after the"):
            run(out)
        return
    run(out)
    x = np.arange(64) % 8 + 1
    assert (out == x[::-1] + np.repeat(x[::2] + x[1::2], 2)).all()
