"""Streams of a device: set for a block, always restored, one per thread."""

from __future__ import annotations

import ctypes
import sys
import threading
from types import SimpleNamespace
from typing import Any

import fishplate
import pytest

CUDA = fishplate.device("cuda:0")


def current() -> int:
    return fishplate.get_raw_stream(CUDA)


def test_blocks_nest_and_end() -> None:
    outer = fishplate.use_raw_stream(CUDA, 0x10)
    with outer:
        with fishplate.use_raw_stream(CUDA, ctypes.c_void_p(0x20)), outer:
            assert current() == 0x10
        assert current() == 0x10
        with pytest.raises(KeyError), fishplate.use_raw_stream(CUDA, 0xFFFF_FFFF_0000_0030):
            assert current() == 0xFFFF_FFFF_0000_0030
            raise KeyError
        assert current() == 0x10
        assert fishplate.get_raw_stream(fishplate.device("cuda:1")) == 0
    assert current() == 0


def test_stream_belongs_to_its_thread() -> None:
    seen: list[int] = []
    with fishplate.use_raw_stream(CUDA, 0x10):
        thread = threading.Thread(target=lambda: seen.append(current()))
        thread.start()
        thread.join()
    assert seen == [0]


def test_things_that_are_no_streams() -> None:
    for bad in ("x", 1.5, None, object()):
        with pytest.raises(ValueError, match="only accepts int or c_void_p"):
            fishplate.use_raw_stream(CUDA, bad)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a stream must be int"):
        fishplate.StreamContext(CUDA, "x").__enter__()  # type: ignore[arg-type]
    with pytest.raises(AttributeError):
        fishplate.use_raw_stream("cuda", 1)  # type: ignore[arg-type]


def test_device_types_out_of_range() -> None:
    for kind, index in ((2**40, 0), (2, 2**40)):
        with pytest.raises(OverflowError):
            fishplate.core._env_get_current_stream(kind, index)


def test_torch_stream_with_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    log: list[str] = []

    class Block:
        def __enter__(self) -> None:
            log.append("enter")

        def __exit__(self, *args: Any) -> None:
            log.append("exit")

    stream = SimpleNamespace(device="cuda:0", cuda_stream=0x77)
    cuda = SimpleNamespace(current_stream=lambda: stream)
    monkeypatch.setitem(sys.modules, "torch", SimpleNamespace(cuda=cuda))
    with fishplate.use_torch_stream(Block()):
        assert (log, current()) == (["enter"], 0x77)
    assert (log, current()) == (["enter", "exit"], 0)
    with fishplate.use_torch_stream():
        assert current() == 0x77
    stream.device = "nonsense"
    with pytest.raises(ValueError, match="Unknown device: nonsense"):
        fishplate.use_torch_stream(Block()).__enter__()
    assert log[-2:] == ["enter", "exit"] and current() == 0


def test_torch_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(ImportError, match="Cannot import torch"):
        fishplate.use_torch_stream()
