"""Hooks in Python for what TableGen leaves to C++."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from conftest import bindgen  # type: ignore[import-not-found]

from fishplate import ir
from fishplate.ir.hooks import hook

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """Return the generated module of Shop.td, with the hooks beside it."""
    folder = tmp_path_factory.mktemp("shop")
    shutil.copy(HERE / "shop_hooks.py", folder)
    for _ in range(2):  # regeneration keeps the hooks
        made = bindgen(HERE / "Shop.td", "--python", folder)
        assert made.returncode == 0, made.stderr
    sys.path.insert(0, str(folder))
    yield importlib.import_module("shop")
    sys.path.remove(str(folder))


@pytest.fixture
def ctx(shop: ModuleType) -> Iterator[ir.Context]:
    """Return a current context with the dialect."""
    with ir.Context() as context, ir.Location.unknown():
        shop.register(context)
        yield context


def same(text: str) -> ir.Module:
    """Parse a text twice, with the printed text in between."""
    module = ir.Module.parse(text)
    assert str(ir.Module.parse(str(module))) == str(module)
    return module


def message(text: str) -> str:
    """Return the error of a text, with its place."""
    with pytest.raises(ir.MLIRError) as raised:
        ir.Module.parse(text)
    diagnostic = raised.value.error_diagnostics[0]
    return f"{str(diagnostic.location).split(':', 1)[1]} {diagnostic.message}"


def test_types(shop: ModuleType, ctx: ir.Context) -> None:
    coin = ir.Type.parse("!shop.coin<f32 worth 5>")
    assert (coin.worth, coin.metal) == (5, ir.F32Type.get())
    assert str(shop.CoinType.get(2, ir.F64Type.get())) == "!shop.coin<f64 worth 2>"
    assert str(coin.doubled()) == "!shop.coin<f32 worth 10>"
    with pytest.raises(ir.MLIRError, match="expected 'worth'"):
        ir.Type.parse("!shop.coin<f32 costs 5>")
    with pytest.raises(ir.MLIRError, match="a coin cannot be worth -1"):
        ir.Type.parse("!shop.coin<f32 worth -1>")
    with pytest.raises(ValueError, match="a coin cannot be worth -2"):
        shop.CoinType.get(-2, ir.F64Type.get())


def test_directives_of_attributes(ctx: ir.Context) -> None:
    shelf = ir.Attribute.parse("#shop.shelf<3/4 deep>")
    assert (shelf.row, shelf.column, shelf.depth) == (3, 4, 30)
    assert str(shelf) == "#shop.shelf<3/4 deep>"
    assert ir.Attribute.parse("#shop.shelf<3/4 flat>").depth == 0


PAY = """
func.func @f(%a: !shop.coin<f32 worth 5>, %b: !shop.coin<i1 worth 7>) {{
  %0 = shop.pay [%a of !shop.coin<f32 worth 5>, %b of !shop.coin<i1 worth 7>] {} : i64
  return
}}"""


def test_directives_and_verifiers_of_operations(ctx: ir.Context) -> None:
    text = str(same(PAY.format(12)))
    assert (
        "shop.pay [%arg0 of !shop.coin<f32 worth 5>, %arg1 of !shop.coin<i1 worth 7>] 12 : i64"
        in text
    )
    assert message(PAY.format(13)) == "3:8) 'shop.pay' op paid 12, which is less than the price"
    assert message(PAY.format(13).replace(" of ", " from ", 1)) == (
        "3:21) custom op 'shop.pay' expected 'of'"
    )


def test_whole_operations_and_defaults(shop: ModuleType, ctx: ir.Context) -> None:
    module = same("""
        func.func @f(%a: f32) {
          %0 = shop.pack %a {box = "tin"} : f32 { "shop.note"() {shelf = 2 : i32} : () -> () }
          %1 = shop.pack %0 : f32 empty
          return
        }""")
    (function,) = module.body
    first, second, _ = function.regions[0].blocks[0].operations
    assert isinstance(first, shop.PackOp)
    assert (first.box, second.box) == ("tin", "carton")
    assert "shop.note 1 : i32" in str(second)


def test_layouts_of_memrefs(ctx: ir.Context) -> None:
    module = same("func.func private @f(memref<4x8xf32, #shop.spiral<3>, 1>)")
    layout = module.body.operations[0].type.inputs[0].layout
    assert str(layout) == "#shop.spiral<3>"


def test_null_defaults_and_unknown_properties(ctx: ir.Context) -> None:
    same("shop.note 1 : i32")
    # Generated C++ classes ignore properties that they do not know.
    assert (
        str(same('"shop.note"() <{shelf = 1 : i32, other = 2 : i32}> : () -> ()')).count("other")
        == 0
    )


def test_hooks_that_misbehave(shop: ModuleType) -> None:
    kept: list[Any] = []

    def refused(name: str, function: object, text: str) -> str:
        hook(name)(function)  # type: ignore[type-var]
        try:
            with ir.Context() as context, ir.Location.unknown():
                shop.register(context)
                return message(text)
        finally:
            module = sys.modules["shop_hooks"]
            importlib.reload(module)

    text = "func.func private @f(!shop.coin<f32 worth 5>)"
    wrong = refused("!shop.coin.parse", lambda parser: [1], text)
    assert "the hook !shop.coin must return 2 values" in wrong
    assert "expected an int" in refused("!shop.coin.parse", lambda parser: ["x", "y"], text)
    assert "modulo by zero" in refused("!shop.coin.parse", lambda parser: 1 // 0, text)
    refused("!shop.coin.parse", lambda parser: kept.append(parser), text)
    late = refused("!shop.coin.parse", lambda parser: kept[0].parse_type(), text)
    assert "the parser can be used only while its hook runs" in late
    with pytest.raises(ValueError, match="ends in none of parse, print, verify, default"):
        hook("!shop.coin.cook")(print)


def test_a_hook_that_parses_another_text(shop: ModuleType) -> None:
    """Operations after the other text have their places in their own text."""

    @hook("!shop.coin.parse")
    def parse(parser: Any) -> Any:
        parser.parse_punctuation("<")
        assert str(
            ir.Module.parse("\n\n\nfunc.func private @inner()").body.operations[0].location
        ) == ('loc("-":4:1)')
        parser.parse_punctuation(">")
        return [1, ir.F32Type.get()]

    try:
        with ir.Context() as context, ir.Location.unknown():
            shop.register(context)
            lines = [f"  func.func private @f{i}(!shop.coin<>)" for i in range(5)]
            module = ir.Module.parse("\n".join(lines))
            places = [str(op.location) for op in module.body.operations]
            assert places == [f'loc("-":{line}:3)' for line in range(1, 6)]
    finally:
        importlib.reload(sys.modules["shop_hooks"])


def test_threads_of_mlir_refuse(shop: ModuleType) -> None:
    with ir.Context() as context, ir.Location.unknown():
        context.enable_multithreading(True)
        shop.register(context)
        # Either MLIR verifies on this thread, or the hook says that it cannot run elsewhere. Nothing hangs.
        functions = "\n".join(PAY.format(12).replace("@f", f"@f{i}") for i in range(50))
        try:
            ir.Module.parse(functions)
        except ir.MLIRError as error:
            assert "cannot run on a thread of MLIR's" in str(error)


READY = """
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def C : Dialect { let name = "ttcore"; let cppNamespace = "::c"; }
def C_Point : AttrDef<C, "CoreCoord"> {
  let mnemonic = "core_coord";
  let parameters = (ins "int64_t":$y, "int64_t":$x);
  let assemblyFormat = "custom<VargDimensionList>($y, $x)";
}
def C_Range : AttrDef<C, "CoreRange"> {
  let mnemonic = "core_range";
  let parameters = (ins "CoreCoordAttr":$start_coord, "CoreCoordAttr":$end_coord);
  let assemblyFormat = "`<` custom<CoordBracketStyle>($start_coord) `,` custom<CoordBracketStyle>($end_coord) `>`";
}
"""


def test_ready_made_hooks_are_found_by_the_dialects_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "C.td").write_text(READY)
    made = bindgen(tmp_path / "C.td", "--python", tmp_path)
    assert made.returncode == 0, made.stderr
    monkeypatch.syspath_prepend(str(tmp_path))
    ttcore = importlib.import_module("ttcore")
    with ir.Context() as context, ir.Location.unknown():
        ttcore.register(context)
        cores = ir.Attribute.parse("#ttcore.core_range<(0, 1), (7, 6)>")
        assert str(cores) == "#ttcore.core_range<(0,1), (7,6)>"
        assert (cores.end_coord.y, cores.end_coord.x) == (7, 6)


def test_functions_need_no_hook(shop: ModuleType, ctx: ir.Context) -> None:
    """An operation that is a function has the text of `func.func`."""
    module = same("""
shop.recipe private @outside(i32, f32 {shop.hot}) -> (f32 {shop.cold})
shop.recipe @inside(%a: i32) -> i32 attributes {shop.price = 3 : i64} {
  %b = arith.addi %a, %a : i32
  llvm.return %b : i32
}""")
    outside, inside = module.body.operations
    assert str(outside) == (
        "shop.recipe private @outside(i32, f32 {shop.hot}) -> (f32 {shop.cold})"
    )
    assert isinstance(inside, shop.RecipeOp)
    assert "shop.recipe @inside(%arg0: i32) -> i32 attributes {shop.price = 3 : i64} {" in str(
        inside
    )


def test_broken_functions_are_printed_in_the_generic_form(ctx: ir.Context) -> None:
    """An operation that was not verified may lack the parts of a function."""
    ty = ir.TypeAttr.get(ir.FunctionType.get([ir.F32Type.get()], []))
    name = ir.StringAttr.get("broken")
    rows = ir.ArrayAttr.get([])
    for attributes in (
        {"sym_name": name},
        {"sym_name": name, "function_type": ir.TypeAttr.get(ir.F32Type.get())},
        {"sym_name": name, "function_type": ty, "arg_attrs": rows},
        {"sym_name": ir.UnitAttr.get(), "function_type": ty},
    ):
        op = ir.Operation.create("shop.recipe", attributes=attributes, regions=1)
        assert str(op).startswith("shop.recipe") or str(op).startswith('"shop.recipe"')


def test_a_hook_changes_what_is_being_printed(shop: ModuleType, ctx: ir.Context) -> None:
    """A hook that prints changes operations before and after its own."""
    module = ir.Module.parse("""
        %0 = arith.constant {note = 1} 5 : i32
        shop.note #shop.shelf<1/2 flat>
        %1 = arith.constant {note = 1} 5 : i32
        """)
    constants = module.body.operations[0], module.body.operations[2]
    seen = []

    def change() -> None:
        for constant in constants:
            constant.attributes["note"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 2)
            seen.append(str(dict(constant.attributes.items())["note"]))

    hooks = sys.modules["shop_hooks"]
    hooks.when_printed.append(change)
    try:
        # MLIR looks for aliases first, and calls the hook there.
        text = str(module)
    finally:
        hooks.when_printed.clear()
    assert text == str(module) and text.count("note = 2") == 2
    assert seen and set(seen) == {"2 : i64"}
