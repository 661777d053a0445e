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


def more_at_once_than_there_are(x: Any) -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float32, num_bits_per_copy=128)
    own = cute.make_fragment(6, fp.Float32)
    cute.copy(atom, own, cute.make_fragment(6, fp.Float32))  # here


def less_than_an_element_at_once(x: Any) -> None:
    cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float32, num_bits_per_copy=16)  # here


def permutation_of_a_part(x: Any) -> None:
    op = cute.nvgpu.warp.MmaF16BF16Op(fp.Float16, fp.Float32, (16, 8, 16))
    cute.make_tiled_mma(op, (2, 2, 1), (16, 16, 16))  # here


def thread_that_is_not_there(x: Any) -> None:
    tiled = cute.make_tiled_mma(cute.nvgpu.MmaUniversalOp(fp.Float32), (16, 16, 1))
    tiled.get_slice(300)  # here


def thread_that_does_not_copy(x: Any) -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float32)
    cute.make_tiled_copy_tv(atom, Layout((4, 2)), Layout((1, 3))).get_slice(8)  # here


def vectors_in_another_order(x: Any) -> None:
    rows, columns = (cute.full(shape, 1.0, fp.Float32) for shape in ((4, 3), (3, 4)))
    rows + columns  # here


def choice_of_vectors_in_another_order(x: Any) -> None:
    rows, columns = (cute.full(shape, 1.0, fp.Float32) for shape in ((4, 3), (3, 4)))
    cute.where(rows > 0, rows, columns)  # here


def shape_of_another_size(x: Any) -> None:
    cute.full((4, 3), 1.0, fp.Float32).reshape((5, 2))  # here


def profile_of_another_rank(x: Any) -> None:
    cute.full((4, 3), 1.0, fp.Float32).reduce(cute.ReductionOp.ADD, 0.0, (None, 0, 0))  # here


def layout_of_floats(x: Any) -> None:
    cute.make_layout((x[0, 0], 4))  # here


def layout_by_path(x: Any) -> None:
    if x[0, 0] > 0:
        made = cute.make_layout(4)
    else:
        made = cute.make_layout((2, 2))
    cute.size(made)  # here


CASES = [
    (more_at_once_than_there_are, ["6:1", "6 elements cannot be copied 4 at once"]),
    (less_than_an_element_at_once, ["16 bits", "Float32"]),
    (permutation_of_a_part, ["(2,2,1):(1,2,4)", "32 elements along M", "16"]),
    (thread_that_is_not_there, ["256 threads, and no thread 300"]),
    (thread_that_does_not_copy, ["8 threads, and no thread 8"]),
    (vectors_in_another_order, ["(4, 3)", "(3, 4)", "do not fit together"]),
    (choice_of_vectors_in_another_order, ["(4, 3)", "(3, 4)", "do not fit together"]),
    (shape_of_another_size, ["(4, 3)", "(5, 2)"]),
    (profile_of_another_rank, ["(None, 0, 0)", "2 modes", "(4, 3)"]),
    (layout_of_floats, ["expected an integer", "Float32"]),
    (layout_by_path, ["4:1 and (2,2):(1,2)", "depending on the path"]),
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


def fragment_of_the_whole(x: Any) -> None:
    cute.make_fragment_like(x)  # here


def copy_of_the_whole_at_once(x: Any) -> None:
    atom = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), fp.Float32, num_bits_per_copy=128)
    cute.copy(atom, x, cute.make_fragment((6, 8), fp.Float32))  # here


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (fragment_of_the_whole, ["(?,?)", "known when compiling"]),
        (copy_of_the_whole_at_once, ["(?,?):(?,1)", "(6,8):(1,6)", "known when compiling"]),
    ],
)
def test_what_needs_a_known_size_says_so(body: Callable[[Any], None], words: list[str]) -> None:
    with pytest.raises(fp.CompileError) as found:
        launch(np.zeros((6, 8), np.float32), cute.jit(body))
    for word in words:
        assert word in str(found.value)


def test_a_copy_of_a_size_known_at_run_time_is_checked() -> None:
    def copies_that_differ(x: Any) -> None:
        cute.autovec_copy(x, cute.make_fragment((4, 3), fp.Float32))

    body = cute.jit(copies_that_differ)
    launch(np.zeros((6, 2), np.float32), body)
    wanted = r"basic_copy of \(6,8\):\(8,1\) to \(4,3\):\(1,4\): the sizes differ \(.*test_cute_errors.py:\d+\)"
    with pytest.raises(ValueError, match=wanted):
        launch(np.zeros((6, 8), np.float32), body)
