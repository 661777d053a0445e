"""Buffers, tiles, argument lists and devices: parts that projects bind by hand today, from a `.td` file alone."""

from __future__ import annotations

import importlib
import itertools
import json
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from conftest import bindgen  # type: ignore[import-not-found]

from fishplate import ir

SOURCE = Path(__file__).with_name("Chip.td")


@pytest.fixture(scope="module")
def chip(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """Return the generated module."""
    folder = tmp_path_factory.mktemp("chip")
    made = bindgen(SOURCE, "--python", folder, "--report", folder / "report.json", "--strict")
    assert made.returncode == 0, made.stderr
    assert json.loads((folder / "report.json").read_text())["not_generated"] == []
    sys.path.insert(0, str(folder))
    yield importlib.import_module("chip")
    sys.path.remove(str(folder))


@pytest.fixture(autouse=True)
def ctx(chip: ModuleType) -> Iterator[ir.Context]:
    """Return a current context with the dialect, and a current location."""
    with ir.Context() as context, ir.Location.unknown():
        chip.register(context)
        yield context


def same_again(thing: Any) -> Any:
    """Return a type or attribute that round-trips through its text."""
    family: Any = ir.Type if isinstance(thing, ir.Type) else ir.Attribute
    assert family.parse(str(thing)) is thing
    return thing


def test_20_a_buffer_over_a_memref_and_a_tile(chip: ModuleType) -> None:
    memref = ir.MemRefType.get([2, 4], ir.F32Type.get())
    cb = same_again(chip.CBType.get([8, 1], memref))
    assert str(cb) == "!chip.cb<8x1, memref<2x4xf32>>"
    assert cb.shape == (8, 1) and cb.memref is memref and isinstance(cb.memref, ir.MemRefType)
    with pytest.raises(ValueError, match="`memref`: expected a builtin.MemRefType, got f32"):
        chip.CBType.get([8, 1], ir.F32Type.get())
    tile = same_again(chip.TileType.get(32, 16, chip.DataType.BF16))
    assert str(tile) == "!chip.tile<32 by 16, bf16>"
    assert (tile.height, tile.width, tile.data_type) == (32, 16, chip.DataType.BF16)
    assert tile is chip.TileType.get(32, 16, 2) and tile is chip.TileType.get(32, 16, "bf16")
    with pytest.raises(ValueError, match=r"expected one of: f32 \(0\), f16 \(1\), bf16 \(2\)"):
        chip.TileType.get(32, 16, 3)


def test_21_streams_of_tensors_memrefs_and_tiles(chip: ModuleType) -> None:
    f32 = ir.F32Type.get()
    tile = chip.TileType.get(32, 32, 2)
    for shaped, text in [
        (ir.RankedTensorType.get([32, 64], f32), "tensor<32x64xf32>"),
        (ir.MemRefType.get([16, 32], f32), "memref<16x32xf32>"),
        (ir.RankedTensorType.get([2, 4], tile), "tensor<2x4x!chip.tile<32 by 32, bf16>>"),
    ]:
        stream = same_again(chip.StreamType.get(shaped))
        assert str(stream) == f"!chip.stream<{text}>"
        found = chip.StreamType.maybe_downcast(ir.Type.parse(str(stream)))
        assert found is stream and found.underlying is shaped
    assert chip.StreamType.maybe_downcast(tile) is None


def test_21_argument_lists_have_typed_children(chip: ModuleType) -> None:
    first = chip.ArgAttr.get(chip.ArgKind.Buffer, 0)
    second = chip.ArgAttr.get("buffer", 1, False, "n")
    third = chip.ArgAttr.get(1, 2)
    assert first.is_uniform is True and second.is_uniform is False
    assert str(first) == "#chip.arg<kind = buffer, operand_index = 0>"
    spec = same_again(chip.ArgSpecAttr.get([first, second], [third]))
    assert len(spec.rt_args) == 2 and len(spec.ct_args) == 1
    assert [type(arg) for arg in spec.rt_args] == [chip.ArgAttr] * 2
    assert [arg.operand_index for arg in (*spec.rt_args, *spec.ct_args)] == [0, 1, 2]
    assert spec.rt_args[1] is second and spec.ct_args[0].kind is chip.ArgKind.Scalar
    assert chip.ArgSpecAttr.static_name == "chip.arg_spec"
    assert same_again(chip.ArgSpecAttr.get()).rt_args == ()
    assert same_again(chip.ArgSpecAttr.get(ct_args=[third])).ct_args == (third,)


def maps_of(grid: Sequence[int], mesh: Sequence[int]) -> tuple[ir.AffineMap, ir.AffineMap]:
    """Return the coordinates of the cores of a grid over a mesh of 8x8 chips, and the core at given coordinates."""
    mesh = [*mesh, *[1] * (len(grid) - len(mesh))]
    dims = [ir.AffineDimExpr.get(at) for at in range(len(grid))]
    y, x = dims[-2:]
    chip: Any = ir.AffineConstantExpr.get(0)
    if mesh[-1] > 1:
        chip = chip + ir.AffineExpr.get_floor_div(x, 8)
    if mesh[-2] > 1:
        chip = chip + ir.AffineExpr.get_floor_div(y, 8) * mesh[-1]
    for at in reversed(range(len(mesh) - 2)):
        if mesh[at] > 1:
            chip = dims[at] * math.prod(mesh[at + 1 :]) + chip
    rest = [y % 8 if mesh[-2] > 1 else y, x % 8 if mesh[-1] > 1 else x]
    device, row, column = (ir.AffineDimExpr.get(at) for at in range(3))
    back: list[Any] = []
    for at, size in enumerate(mesh):
        behind = math.prod(mesh[at + 1 :])
        back.append((ir.AffineExpr.get_floor_div(device, behind) if behind > 1 else device) % size)
    back[-2] = back[-2] * 8 + row
    back[-1] = back[-1] * 8 + column
    return ir.AffineMap.get(len(grid), 0, [chip, *rest]), ir.AffineMap.get(3, 0, back)


#: Grid, mesh, and both maps as MLIR prints them.
DEVICES = [
    ([8, 8], [1], "(d0, d1) -> (0, d0, d1)", "(d0, d1, d2) -> (d1, d2)"),
    (
        [2, 8, 8],
        [2, 1, 1],
        "(d0, d1, d2) -> (d0, d1, d2)",
        "(d0, d1, d2) -> (d0 mod 2, d1, d2)",
    ),
    (
        [8, 16],
        [1, 2],
        "(d0, d1) -> (d1 floordiv 8, d0, d1 mod 8)",
        "(d0, d1, d2) -> (d1, (d0 mod 2) * 8 + d2)",
    ),
    (
        [16, 8],
        [2, 1],
        "(d0, d1) -> (d0 floordiv 8, d0 mod 8, d1)",
        "(d0, d1, d2) -> ((d0 mod 2) * 8 + d1, d2)",
    ),
    (
        [16, 32],
        [2, 4],
        "(d0, d1) -> (d1 floordiv 8 + (d0 floordiv 8) * 4, d0 mod 8, d1 mod 8)",
        "(d0, d1, d2) -> (((d0 floordiv 4) mod 2) * 8 + d1, (d0 mod 4) * 8 + d2)",
    ),
    (
        [3, 24, 8],
        [3, 3, 1],
        "(d0, d1, d2) -> (d0 * 3 + d1 floordiv 8, d1 mod 8, d2)",
        "(d0, d1, d2) -> ((d0 floordiv 3) mod 3, (d0 mod 3) * 8 + d1, d2)",
    ),
    (
        [3, 2, 8, 8],
        [3, 2, 1, 1],
        "(d0, d1, d2, d3) -> (d0 * 2 + d1, d2, d3)",
        "(d0, d1, d2) -> ((d0 floordiv 2) mod 3, d0 mod 2, d1, d2)",
    ),
]


@pytest.mark.parametrize(("grid", "mesh", "there", "back"), DEVICES)
@pytest.mark.parametrize("topology", [[], ["ring"], ["ring", "apart"]])
def test_21_devices_have_grids_and_maps(
    chip: ModuleType,
    grid: list[int],
    mesh: list[int],
    there: str,
    back: str,
    topology: list[str],
) -> None:
    maps = maps_of(grid, mesh)
    workers = same_again(chip.GridAttr.get(grid, *maps))
    sizes = "x".join(map(str, grid))
    assert str(workers) == f"#chip.grid<{sizes}, to_physical = {there}, to_virtual = {back}>"
    near = ir.AffineMap.get_identity(len(grid))
    chips = list(range(4, 4 + math.prod(mesh)))
    banks = chip.GridAttr.get([1, 12])
    assert str(banks) == "#chip.grid<1x12>" and banks.toPhysical == ir.AffineMap.get(0, 0, [])
    device = same_again(chip.DeviceAttr.get(workers, banks, near, near, mesh, chips, topology))
    joined = f", topology = [{', '.join(topology)}]" if topology else ""
    assert str(device).endswith(f"mesh = {'x'.join(map(str, mesh))}, chips = {chips}{joined}>")
    assert f"workers = {workers}, banks = #chip.grid<1x12>, near = (" in str(device)
    assert device.workers is workers and device.workers.toVirtual == maps[1]
    assert device.chips == tuple(chips) and device.mesh == tuple(mesh)
    assert device.topology == tuple(map(chip.Topology, topology))
    assert device.nearMap == near and device.replace(chips=[9]).chips == (9,)


def test_21_maps_are_each_others_inverse() -> None:
    """The maps of a device lead from a core to its coordinates, and back."""
    for grid, mesh, _, _ in DEVICES:
        there, back = maps_of(grid, mesh)
        for core in itertools.islice(itertools.product(*map(range, grid)), 0, None, 7):
            place = evaluate(there, core)
            assert evaluate(back, place) == core


def evaluate(mapping: ir.AffineMap, values: Sequence[int]) -> tuple[int, ...]:
    """Return the value of a map at some numbers, from the text of its results."""
    names = {f"d{at}": value for at, value in enumerate(values)}
    texts = [
        str(result).replace("floordiv", "//").replace("mod", "%") for result in mapping.results
    ]
    return tuple(eval(text, names) for text in texts)  # noqa: S307


def test_parameters_with_dialect_and_mnemonic_inside_of_struct(chip: ModuleType) -> None:
    grid = chip.GridAttr.get([2, 2])
    plan = same_again(chip.PlanAttr.get(grid, 4, grid))
    assert str(plan) == "#chip.plan<grid = #chip.grid<2x2>, block = 4, rest = <2x2>>"


def test_text_that_only_cpp_writes_is_plain_without_it(tmp_path: Path) -> None:
    source = tmp_path / "Plain.td"
    source.write_text("""
        include "mlir/IR/AttrTypeBase.td"
        def Plain : Dialect { let name = "plain"; }
        def Plain_Coord : AttrDef<Plain, "Coord"> {
          let mnemonic = "coord";
          let parameters = (ins "int64_t":$y, "int64_t":$x);
          let assemblyFormat = "custom<Odd>($y, $x)";
        }
        def Plain_Range : AttrDef<Plain, "Range"> {
          let mnemonic = "range";
          let parameters = (ins Plain_Coord:$first, Plain_Coord:$last);
          let hasCustomAssemblyFormat = 1;
        }""")
    assert bindgen(source, "--python", tmp_path).returncode == 0
    sys.path.insert(0, str(tmp_path))
    plain = importlib.import_module("plain")
    sys.path.remove(str(tmp_path))
    plain.register()
    coord = same_again(plain.CoordAttr.get(1, 2))
    assert str(coord) == "#plain.coord<y = 1, x = 2>"
    span = same_again(plain.RangeAttr.get(coord, plain.CoordAttr.get(3, 4)))
    assert str(span) == "#plain.range<first = <y = 1, x = 2>, last = <y = 3, x = 4>>"


def test_a_result_called_result_is_that_result(chip: ModuleType) -> None:
    """`Operation.result` is the only result, but this operation has two."""
    split = chip.SplitOp(ir.F32Type.get(), ir.IndexType.get())
    assert split.result == split.result_ == split.results[1]
    assert split.rest == split.results[0]
