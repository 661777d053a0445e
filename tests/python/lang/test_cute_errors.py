"""An operation that is impossible is an error at the user's line, with the layouts in its message."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any

import fishplate as fp
import fishplate.cute as cute
import numpy as np
import pytest
from fishplate.layout import Layout


def divide_layout(x: Any) -> None:
    cute.logical_divide(Layout((4, 6), (1, 8)), Layout(3))  # here


def divide_tensor(x: Any) -> None:
    x.logical_divide(Layout(4))  # here


def divide_more_modes(x: Any) -> None:
    cute.zipped_divide(x, (2, 2, 2))  # here


def tile_of_more_modes(x: Any) -> None:
    cute.local_tile(x, (2, 4), (0, 0, 0))  # here


def compose_layouts(x: Any) -> None:
    cute.composition(Layout((4, 3), (1, 8)), Layout(6, 3))  # here


def compose_tensor(x: Any) -> None:
    x.composition(Layout(4, 5))  # here


def partition_of_a_vector(x: Any) -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float32)
    tiled = cute.make_tiled_copy_tv(atom, Layout((4, 2), (2, 1)), Layout((1, 3)))
    tiled.get_slice(0).partition_S(x[None, 0])  # here


def copies_that_differ(x: Any) -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float32, num_bits_per_copy=64)
    own = cute.make_fragment((2, 3), fp.Float32)
    cute.copy(atom, cute.local_tile(x, (2, 4), (0, 0)), own)  # here


def vectors_of_a_column(x: Any) -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float32, num_bits_per_copy=64)
    own = cute.make_fragment(6, fp.Float32)
    cute.copy(atom, x[None, 0], own)  # here


def product_of_a_vector(x: Any) -> None:
    tiled = cute.make_tiled_mma(cute.nvgpu.MmaUniversalOp(fp.Float32), (2, 2, 1))
    tiled.get_slice(0).partition_A(x[None, 0])  # here


def view_beyond_the_memory(x: Any) -> None:
    cute.make_tensor(fp.shared_array(16, fp.Float32), Layout((4, 8)))  # here


CASES = [
    (divide_layout, ["(4,6):(1,8)", "3:1"]),
    (divide_tensor, ["(6,8):(8,1)", "4:1"]),
    (divide_more_modes, ["(6,8):(8,1)", "<2:1,2:1,2:1>"]),
    (tile_of_more_modes, ["(6,8):(8,1)", "3 modes"]),
    (compose_layouts, ["(4,3):(1,8)", "6:3"]),
    (compose_tensor, ["(6,8):(8,1)", "4:5"]),
    (partition_of_a_vector, ["(6):(8)", "<4:1,6:1>"]),
    (copies_that_differ, ["(2,4):(8,1)", "(2,3):(1,2)"]),
    (vectors_of_a_column, ["2 elements", "(6):(8)"]),
    (product_of_a_vector, ["partition_A takes a matrix", "(6):(8)"]),
    (view_beyond_the_memory, ["(4,8):(1,4)", "32 elements", "has 16"]),
]


@cute.kernel
def kernel(x: cute.Tensor, body: cute.Constexpr) -> None:
    body(x)


@cute.jit
def launch(x: cute.Tensor, body: cute.Constexpr) -> None:
    kernel(x, body).launch(grid=1, block=1)


@pytest.mark.parametrize(("body", "words"), CASES, ids=[body.__name__ for body, _ in CASES])
def test_the_error_is_at_the_line_with_the_layouts(
    body: Callable[[Any], None], words: list[str]
) -> None:
    x = cute.runtime.from_dlpack(np.zeros((6, 8), np.float32))
    with pytest.raises(fp.CompileError) as found:
        launch(x, cute.jit(body))
    lines, start = inspect.getsourcelines(body)
    [offset] = [at for at, line in enumerate(lines) if "# here" in line]
    message = str(found.value)
    assert re.search(rf"{re.escape(__file__)}:{start + offset}\b", message), message
    for word in words:
        assert word in message, message
