"""A timeline of the stages inside a kernel."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate import testing
from fishplate.pipeline import pipeline


@fp.kernel
def staged(source: Any, out: fp.Tensor, times: Any) -> None:
    """Copy tiles with one warp, add them up with another one, and record the stages."""
    pipe = pipeline(2)
    t = fp.thread_idx().x
    track = fp.block_idx().x * 2 + t // 32
    if t == 0:
        turn = pipe.producer()
        for step in range(4):
            testing.stage(times, track, "acquire")
            full = pipe.acquire(turn, source.bytes)
            testing.stage(times, track, "copy")
            tile = fp.shared_tile((8, 32), fp.Float32, turn.stage * 1024)
            fp.copy_bulk(tile, source, (step * 8, 0), full)
            turn = pipe.next(turn)
        testing.stage(times, track)
    elif t >= 32:
        turn = pipe.consumer()
        total = fp.Float32(0)
        for _ in range(4):
            if t == 32:
                testing.stage(times, track, "wait for a tile")
            pipe.wait(turn)
            if t == 32:
                testing.stage(times, track, "add")
            tile = fp.shared_tile((8, 32), fp.Float32, turn.stage * 1024)
            for row in range(8):
                total += tile[row, t - 32]
            fp.sync_warp()
            if t == 32:
                pipe.release(turn)
            turn = pipe.next(turn)
        out[fp.block_idx().x, t - 32] = total
        if t == 32:
            testing.stage(times, track)


@fp.jit
def run(x: fp.Tensor, out: fp.Tensor, times: Any) -> None:
    staged(fp.tensor_map(x, (8, 32)), out, times).launch(grid=out.shape[0], block=64, smem=2048)


def traced(events: int = 64) -> Any:
    x, out = np.ones((32, 32), np.float32), np.zeros((2, 32), np.float32)
    times = np.zeros(testing.timeline_shape(4, events), np.int64)
    run(x, out, times)
    assert (out == 32).all()
    return times


def test_stages_follow_each_other() -> None:
    found = list(testing.spans(traced()))
    for track in range(4):
        own = [span for span in found if span.track == track]
        names = ("wait for a tile", "add") if track % 2 else ("acquire", "copy")
        assert [span.name for span in own] == list(names) * 4
        assert all(span.begin <= span.end for span in own)
        pairs = zip(own, own[1:], strict=False)
        assert all(before.end == after.begin for before, after in pairs)
    # The first tile is not added before its copy has started.
    assert found[8 + 1].begin >= found[1].begin


def test_the_page_has_every_stage(tmp_path: Path) -> None:
    times = traced()
    tracks = ["copies <0>", "sums 0", "copies 1", "sums 1"]
    page = testing.timeline(times, tmp_path / "page.html", tracks=tracks, title="A & B")
    assert (tmp_path / "page.html").read_text() == page
    assert page.count("<i style=") == len(list(testing.spans(times))) == 4 * 8
    assert "<title>A &amp; B</title>" in page and "copies &lt;0&gt;" in page
    assert "left out" not in page and "http" not in page
    with pytest.raises(ValueError, match="there are 4 tracks, got 1 names"):
        testing.timeline(times, tracks=["a"])


def test_stages_without_room_are_counted() -> None:
    times = traced(events=3)
    assert times[:, 0].tolist() == [9, 9, 9, 9]
    assert len(list(testing.spans(times))) == 4 * 3
    assert "24 stages had no room" in testing.timeline(times)


def test_nothing_is_noted_without_an_array() -> None:
    x, out = np.ones((32, 32), np.float32), np.zeros((2, 32), np.float32)
    run(x, out, None)
    assert (out == 32).all()
    assert "<i style=" not in testing.timeline(np.zeros(testing.timeline_shape(2), np.int64))


def test_ptx() -> None:
    def fake(dtype: Any, *shape: Any) -> Any:
        return fp.make_fake_compact_tensor(dtype, shape, stride_order=(1, 0), memspace="gmem")

    free = fp.sym_int()
    examples = (
        fake(fp.Float32, free, 32),
        fake(fp.Float32, fp.sym_int(), 32),
        fake(fp.Int64, 4, 193),
    )
    for last, is_there in ((examples[2], True), (None, False)):
        ptx = fp.compile(run, *examples[:2], last, options="--gpu-arch sm_90a").ptx
        assert ("%globaltimer" in ptx) is is_there


@pytest.mark.parametrize(
    ("name", "message"),
    [("of more than 16 bytes", "at most 16 bytes, got 'of more"), (3, "is a str, got int")],
)
def test_names_that_no_stage_has(name: Any, message: str) -> None:
    @fp.kernel
    def named(times: fp.Tensor) -> None:
        testing.stage(times, 0, name)

    with pytest.raises(fp.CompileError, match=message):
        named(np.zeros((1, 4), np.int64)).launch(grid=1, block=1)


def test_names_of_16_bytes_and_of_any_letters() -> None:
    @fp.kernel
    def named(times: fp.Tensor) -> None:
        testing.stage(times, 0, "sixteen letters.")
        testing.stage(times, 0, "größer")

    times = np.zeros(testing.timeline_shape(1), np.int64)
    named(times).launch(grid=1, block=1)
    assert [span.name for span in testing.spans(times)] == ["sixteen letters.", "größer"]


def test_it_needs_no_library_of_tests() -> None:
    environment = dict(os.environ)
    environment.pop("FISHPLATE_TESTING_LIBRARY", None)
    program = "import fishplate as fp; print(fp.testing.timeline_shape(2, 3))"
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert done.stdout == "(2, 10)\n", done.stderr
