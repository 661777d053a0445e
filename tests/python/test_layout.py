"""`fishplate.layout`: the algebra from Python. The algebra itself is tested in crates/fishplate-layout."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import fishplate as fp
import pytest
from fishplate import layout as fl
from fishplate.layout import ComposedLayout, Layout, Swizzle


def test_a_layout_is_a_tuple_and_a_function() -> None:
    matrix = Layout((8, 16), (16, 1))
    assert matrix == ((8, 16), (16, 1))
    assert (matrix.shape, matrix.stride) == ((8, 16), (16, 1))
    assert str(matrix) == "(8,16):(16,1)"
    assert matrix(2, 3) == matrix((2, 3)) == 35
    assert matrix(2 + 8 * 3) == 35
    assert (matrix.size(), matrix.cosize(), matrix.rank) == (128, 128, 2)
    assert Layout([2, [3, 4]]).stride == (1, (2, 6))
    assert Layout(8).stride == 1
    assert matrix.coordinate(19) == (3, 2)
    assert fp.Layout is Layout
    assert pickle.loads(pickle.dumps(matrix)) == matrix
    assert type(pickle.loads(pickle.dumps(matrix))) is Layout


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (lambda a: fl.coalesce(fl.parse("(2,(1,6)):(1,(6,2))")), "12:1"),
        (lambda a: fl.coalesce(fl.parse("(2,(1,6)):(1,(6,2))"), (1, 1)), "(2,6):(1,2)"),
        (lambda a: fl.filter(fl.parse("(2,4,1):(0,1,7)")), "4:1"),
        (lambda a: fl.filter_zeros(fl.parse("(2,4):(0,1)")), "(1,4):(0,1)"),
        (lambda a: fl.flatten(fl.parse("((2,4),3)")), "(2,4,3):(1,2,8)"),
        (lambda a: fl.select(a, [1, 0]), "(16,8):(1,16)"),
        (lambda a: fl.group_modes(fl.parse("(2,3,5)"), 0, 2), "((2,3),5):((1,2),6)"),
        (lambda a: fl.dice(a, (None, 3)), "(16):(1)"),
        (lambda a: a((None, 3)), "(8):(16)"),
        (lambda a: fl.composition(a, (4, Layout(4, 2))), "(4,4):(16,2)"),
        (lambda a: fl.composition(a, Layout(8, 2)), "(4,2):(32,1)"),
        (lambda a: fl.complement(Layout(4, 2), 24), "(2,3):(1,8)"),
        (lambda a: fl.complement(Layout(4, 2)), "2:1"),
        (lambda a: fl.right_inverse(a), "(16,8):(8,1)"),
        (lambda a: fl.left_inverse(a), "(16,8):(8,1)"),
        (lambda a: fl.nullspace(fl.parse("(2,4):(0,1)")), "2:1"),
        (lambda a: fl.logical_divide(a, (4, None)), "((4,2),16):((16,64),1)"),
        (lambda a: fl.zipped_divide(a, (4, 8)), "((4,8),(2,2)):((16,1),(64,8))"),
        (lambda a: fl.tiled_divide(a, (4, 8)), "((4,8),2,2):((16,1),64,8)"),
        (lambda a: fl.flat_divide(a, (4, 8)), "(4,8,2,2):(16,1,64,8)"),
        (lambda a: fl.logical_product(fl.parse("(2,2):(4,1)"), 6), "((2,2),(2,3)):((4,1),(2,8))"),
        (lambda a: fl.zipped_product(a, (2, 1)), "((8,16),(2,1)):((16,1),(1,0))"),
        (lambda a: fl.tiled_product(a, (2, 1)), "((8,16),2,1):((16,1),1,0)"),
        (lambda a: fl.flat_product(a, (2, 1)), "(8,16,2,1):(16,1,1,0)"),
        (lambda a: fl.blocked_product(Layout((2, 5), (5, 1)), Layout((3, 4))), "((2,3),(5,4)):((5,10),(1,30))"),
        (lambda a: fl.raked_product(Layout((2, 5), (5, 1)), Layout((3, 4))), "((3,2),(4,5)):((10,5),(30,1))"),
        (lambda a: fl.tile_to_shape(Layout((2, 2), (2, 1)), (4, 6)), "((2,2),(2,3)):((2,4),(1,8))"),
        (lambda a: fl.make_ordered_layout((2, 3), (1, 0)), "(2,3):(3,1)"),
        (lambda a: fl.make_layout((Layout(3), Layout(4, 3), 2)), "(3,4,2):(1,3,1)"),
        (lambda a: fl.recast_layout(32, 16, a), "(8,8):(8,1)"),
        (lambda a: fl.max_common_layout(a, a), "(16,8):(8,1)"),
    ],
)  # fmt: skip
def test_operations(found: object, wanted: str) -> None:
    assert str(found(Layout((8, 16), (16, 1)))) == wanted  # type: ignore[operator]


def test_numbers_of_layouts() -> None:
    matrix = Layout((8, (4, 4)), (16, (1, 4)))
    assert (fl.size(matrix), fl.size(matrix, 1), fl.cosize(matrix)) == (128, 16, 128)
    assert (fl.rank(matrix), fl.depth(matrix), fl.rank(8), fl.depth((2, (3, 4)))) == (2, 2, 1, 2)
    assert fl.size((2, 3)) == 6
    assert fl.max_common_vector(matrix, Layout((8, 16), (16, 1))) == 128
    assert fl.slice_and_offset(matrix, (2, (None, 3))) == (Layout((4,), (1,)), 44)


def test_swizzled_layouts() -> None:
    swizzled = fl.composition(Swizzle(3, 3, 3), Layout((8, 64), (64, 1)))
    assert isinstance(swizzled, ComposedLayout)
    assert str(swizzled) == "S<3,3,3> o 0 o (8,64):(64,1)"
    assert fl.parse(str(swizzled)) == swizzled
    assert swizzled(1, 0) == 64 + 8 == Swizzle(3, 3, 3)(64)
    assert (swizzled.size(), swizzled.cosize(), swizzled.shape) == (512, 512, (8, 64))
    tiles = fl.zipped_divide(swizzled, (8, 8))
    assert tiles((3, 2), (0, 5)) == swizzled(3, 42)
    assert swizzled((3, None))(42) == swizzled(3, 42)
    assert fl.recast_layout(32, 16, swizzled) == fl.parse("S<3,2,3> o 0 o (8,32):(32,1)")
    assert (
        repr(swizzled)
        == "ComposedLayout(Swizzle(3, 3, 3), 0, Layout(shape=(8, 64), stride=(64, 1)))"
    )
    with pytest.raises(ValueError, match=r"S<3,4,2> is not a swizzle"):
        Swizzle(3, 4, 2)


def test_errors_show_both_layouts() -> None:
    with pytest.raises(
        ValueError, match=r"^composition of \(6,2\):\(8,2\) and 4:4: the result is not"
    ):
        fl.composition(Layout((6, 2), (8, 2)), Layout(4, 4))
    with pytest.raises(ValueError, match=r"^zipped_divide of .*: the layout has 1 modes, but 2"):
        fl.zipped_divide(Layout(8), (2, 2))
    with pytest.raises(ValueError, match="nested in the same way"):
        Layout((2, 3), 1)
    with pytest.raises(ValueError, match="at least 1, got 0"):
        Layout((2, 0))
    with pytest.raises(ValueError, match="coordinate 8 is outside an extent of 8"):
        Layout(8)(8)
    with pytest.raises(ValueError, match="expected . at position 4"):
        fl.parse("(2,4")
    with pytest.raises(ValueError, match="64 bits"):
        Layout((1 << 62, 4)).size()
    with pytest.raises(TypeError, match="expected an integer or a tuple of them, got str"):
        Layout("a")


def test_pictures(tmp_path: Path) -> None:
    matrix = Layout((2, 4), (4, 1))
    picture = matrix.draw(path=tmp_path / "matrix.svg")
    assert picture == (tmp_path / "matrix.svg").read_text() == matrix._repr_svg_()
    assert picture.count("<rect ") == 8
    assert "<title>(2,4):(4,1)</title>" in picture
    assert ">T3 V1<" in Layout(((2, 2), 2), ((2, 1), 4)).draw(threads=(2, 4))
    assert ">28<" in fl.composition(Swizzle(3, 3, 3), Layout((8, 64), (64, 1))).draw(banks=16)
    assert Layout((64, 64))._repr_svg_() is None
    with pytest.raises(ValueError, match="at most 4096 elements"):
        Layout((128, 64)).draw()
    with pytest.raises(ValueError, match="outside an extent"):
        Layout((2, 8)).draw(threads=(2, 4))
    with pytest.raises(TypeError, match="not both"):
        matrix.draw(banks=16, threads=(2, 4))


def test_layouts_need_no_compiler() -> None:
    code = "import fishplate.layout, sys; assert not [m for m in sys.modules if 'lang' in m]; print(fishplate.layout.Layout((2, 4)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "(2,4):(1,2)\n"


def test_an_index_names_a_mode() -> None:
    layout = Layout((4, (2, 3)), (6, (3, 1)))
    assert layout[0] == Layout(4, 6) and layout[1] == layout[-1] == Layout((2, 3), (3, 1))
    assert layout[1:] == Layout(((2, 3),), ((3, 1),))
    assert tuple(layout) == ((4, (2, 3)), (6, (3, 1))) and layout.shape == (4, (2, 3))
    for wrong in (2, -3):
        with pytest.raises(IndexError, match=r"has 2 modes, and no mode"):
            layout[wrong]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (lambda: Layout((4.5, 2)), "expected an integer or a tuple of them, got float"),
        (lambda: Layout((4, 2), (1.5, 1)), "expected an integer or a tuple of them, got float"),
        (lambda: Layout("4:1"), "expected an integer or a tuple of them, got str"),
        (lambda: fl.size(4.0), "expected an integer or a tuple of them, got float"),
        (lambda: fl.zipped_divide(Layout(8), 2.0), "expected an integer"),
        (lambda: fl.coalesce(5), "coalesce takes a layout or a tensor, got 5"),
        (
            lambda: fl.dice((1, None), Layout(4)),
            r"dice takes a layout or a tensor, got \(1, None\)",
        ),
        (lambda: fl.flatten(None), "flatten takes a layout or a tensor, got None"),
        (lambda: fl.composition(Swizzle(3, 0, 3), 5), "composition of S<3,0,3> and 5: the right"),
        (
            lambda: fl.composition(Layout((8, 8)), Swizzle(3, 0, 3)),
            r"composition of \(8,8\):\(1,8\) and S<3,0,3>: a swizzle is the left operand",
        ),
    ],
)
def test_what_is_no_layout_is_refused(wrong: Callable[[], object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        wrong()
