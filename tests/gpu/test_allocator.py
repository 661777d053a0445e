"""Tensors that a callee allocates come from the caller's framework."""

from __future__ import annotations

import os
from pathlib import Path

import fishplate as fp
import pytest
from kernels import add_one

LIBRARY = Path(os.environ.get("GPU_CARRIED", "")) / "libgpu_peer.so"


@pytest.mark.gpu
def test_torchs_allocator_on_torchs_stream() -> None:
    torch = pytest.importorskip("torch")
    if not LIBRARY.is_file():
        pytest.skip("gpu/pack's library was not carried here")
    empty_like = fp.load_module(str(LIBRARY)).get_function("empty_like")
    x = torch.rand(3, 1 << 20, device="cuda")
    before = torch.cuda.memory_allocated()
    y = empty_like(x)
    assert isinstance(y, torch.Tensor) and y.is_cuda
    assert (y.shape, y.dtype) == (x.shape, x.dtype)
    assert torch.cuda.memory_allocated() - before == x.numel() * 4
    add_one()(x.view(-1), y.view(-1))
    assert torch.equal(y, x + 1)
    del y
    assert torch.cuda.memory_allocated() == before
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        assert empty_like(x).is_cuda
