"""Types, attributes, enumerations and operations of the generated toy dialect, which has no C++."""

from __future__ import annotations

import inspect
import json
import pickle
import pydoc
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from conftest import TOY, bindgen  # type: ignore[import-not-found]

from fishplate import ir

TILE = "!tk.tile<[32, 32], bf16>"


def test_01_one_command_writes_everything_and_again_changes_nothing(tmp_path: Path) -> None:
    targets = ["--python", tmp_path, "--rust", tmp_path, "--c", tmp_path]
    assert bindgen(TOY, *targets).returncode == 0
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert set(before) == {"tk.py", "tk.pyi", "tk.rs", "tk.h", "tk.dialect.json"}
    assert bindgen(TOY, *targets).returncode == 0
    assert before == {file.name: file.read_bytes() for file in tmp_path.iterdir()}


def test_64_check_fails_when_the_file_changed(tmp_path: Path) -> None:
    copy = tmp_path / "Toy.td"
    copy.write_text(TOY.read_text())
    assert bindgen(copy, "--python", tmp_path).returncode == 0
    assert bindgen(copy, "--python", tmp_path, "--check").returncode == 0
    copy.write_text(TOY.read_text().replace('"bfp8"', '"bfp9"'))
    stale = bindgen(copy, "--python", tmp_path, "--check")
    assert stale.returncode != 0 and "tk.dialect.json" in stale.stderr


def test_07_11_enumerations(tk: ModuleType) -> None:
    data_type, access = tk.DataType, tk.Access
    assert {case.name: int(case) for case in data_type} == {"Float32": 0, "BFloat16": 2, "BFP8": 5}
    assert data_type("bf16") is data_type(2) is data_type("BFloat16") is data_type.BFloat16
    assert str(data_type.BFP8) == "bfp8" and repr(data_type.BFP8) == "DataType.BFP8"
    assert pickle.loads(pickle.dumps(data_type.BFP8)) is data_type.BFP8
    both = access.Read | access.Write
    assert str(both) == "read, write" and access("read, write") == both == 3
    assert pickle.loads(pickle.dumps(both)) == both


def test_08_enum_to_attribute_and_back(tk: ModuleType, ctx: ir.Context) -> None:
    for value in (tk.DataType.BFP8, "bfp8", 5):
        assert tk.DataTypeAttr.get(value).value is tk.DataType.BFP8
    assert tk.DataTypeAttr.get(5) is tk.DataTypeAttr.get("bfp8")


@pytest.mark.parametrize("wrong", [3, -1, "bf17"])
def test_09_wrong_cases_list_the_right_ones(tk: ModuleType, ctx: ir.Context, wrong: Any) -> None:
    for make in (tk.DataType, tk.DataTypeAttr.get, lambda case: tk.TileType.get([1], case)):
        with pytest.raises(ValueError, match=r"f32 \(0\), bf16 \(2\), bfp8 \(5\)"):
            make(wrong)


def test_10_bit_enums_combine_print_and_parse(tk: ModuleType, ctx: ir.Context) -> None:
    made = tk.AccessAttr.get(tk.Access.Read | tk.Access.Write)
    assert str(made) == "#tk.access<read, write>" and made.value == tk.Access.Read | tk.Access.Write
    assert (
        tk.AccessAttr.parse("#tk.access<read, write>") is made is tk.AccessAttr.get("read, write")
    )
    assert str(tk.AccessAttr.get(0)) == "#tk.access<none>"
    with pytest.raises(ValueError, match=r"read \(1\)"):
        tk.AccessAttr.get(8)


def test_12_arguments_and_contexts(tk: ModuleType, ctx: ir.Context) -> None:
    by_position = tk.TileType.get([32, 32], "bf16")
    assert tk.TileType.get(data_type="bf16", shape=(32, 32)) is by_position
    other = ir.Context()
    tk.register(other)
    elsewhere = tk.TileType.get([32, 32], "bf16", context=other)
    assert elsewhere is not by_position and elsewhere.context is other
    for wrong, message in [
        (lambda: tk.TileType.get([32]), "`data_type` is missing"),
        (lambda: tk.TileType.get([32], None), "`data_type` must not be None"),
        (lambda: tk.TileType.get([32], 2, 3, 4), "takes 2 parameters"),
        (lambda: tk.TileType.get([32], 2, rows=4), "unexpected keyword argument 'rows'"),
        (lambda: tk.TileType.get(["a"], 2), "`shape`: element 0: expected an int, got the str"),
        (lambda: tk.TileType.get(3, 2), "`shape`: expected a sequence, got 3"),
        (lambda: tk.ArgAttr.get(0, 1.5, "x"), "`uniform`: expected a bool"),
    ]:
        with pytest.raises(TypeError, match=message):
            wrong()


def test_12_no_context_is_an_error(tk: ModuleType) -> None:
    with pytest.raises(ValueError, match=r"pass `context=`"):
        tk.TileType.get([32], "bf16")


def test_12_dialect_that_is_not_registered(tk: ModuleType) -> None:
    with (
        ir.Context(),
        pytest.raises(ValueError, match=r"dialect `tk` is not registered .* register"),
    ):
        tk.TileType.get([32], "bf16")


def test_13_to_15_typed_objects_and_parameters(tk: ModuleType, ctx: ir.Context) -> None:
    tile = tk.TileType.get([32, 32], tk.DataType.BFloat16)
    assert isinstance(tile, ir.Type) and tile.shape == (32, 32)
    assert tile.data_type is tk.DataType.BFloat16
    with pytest.raises(AttributeError):
        tile.shape = (1,)
    tensor = ir.Type.parse(f"tensor<2x4x{TILE}>")
    buffer = tk.CBType.get(tensor)
    assert (buffer.underlying, buffer.pages) == (tensor, 2) and "pages" not in str(buffer)
    assert str(tk.CBType.get(tensor, 4)) == f"!tk.cb<tensor<2x4x{TILE}>, pages = 4>"
    assert tk.CBType.get(tensor, pages=2) is buffer
    assert tk.GridAttr.get([2, 3]).map is None
    with pytest.raises(ValueError, match=r"`pages`: expected an int from 0 to 4294967295, got -1"):
        tk.CBType.get(tensor, -1)


def test_16_nested_attributes_come_back_typed(tk: ModuleType, ctx: ir.Context) -> None:
    with ir.InsertionPoint(ir.Module.create().body):
        kernel = tk.kernel(
            "k", [], args=[tk.ArgAttr.get(7, False, "a"), tk.ArgAttr.get(1, True, "b")]
        )
    assert [(arg.index, arg.uniform, arg.label) for arg in kernel.args] == [
        (7, False, "a"),
        (1, True, "b"),
    ]
    assert isinstance(kernel.args[0], tk.ArgAttr)


def test_17_18_uniqued_and_round_trip(tk: ModuleType, ctx: ir.Context) -> None:
    map_ = ir.Attribute.parse("affine_map<(d0, d1) -> (d1, d0)>")
    things = [
        tk.TileType.get([], "f32"),
        tk.TileType.get([1, -2], "bfp8"),
        tk.CBType.get(ir.Type.parse("memref<?xf32>"), 7),
        tk.GridAttr.get([1, 2], map_),
        tk.GridAttr.get([]),
        tk.ArgAttr.get(-(2**63), True, 'quote " and \\ and ü'),
        tk.DataTypeAttr.get("f32"),
        tk.AccessAttr.get("read"),
    ]
    for thing in things:
        assert type(thing).parse(str(thing)) is thing
        assert pickle.loads(pickle.dumps(thing)) is thing
        values = {name: getattr(thing, name) for name in thing.PARAMETER_NAMES}
        assert type(thing).get(**values) is thing and thing.replace() is thing
    assert tk.TileType.get([4], "f32").replace(shape=[8]).shape == (8,)
    with pytest.raises(TypeError, match="no parameter 'size'"):
        things[0].replace(size=1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("!tk.tile<[32, 32], f99>", "f99"),
        ("!tk.tile<[32, 32]>", "expected ','"),
        ("!tk.cb<index>", "expected a builtin.ShapedType, got index"),
        ("!tk.none<>", "none"),
    ],
)
def test_18_texts_that_do_not_fit(tk: ModuleType, ctx: ir.Context, text: str, message: str) -> None:
    with pytest.raises(ir.MLIRError, match=message):
        ir.Type.parse(text)


def test_22_to_24_casting(tk: ModuleType, ctx: ir.Context) -> None:
    tile = ir.Type.parse(TILE)
    buffer = ir.Type.parse("!tk.cb<memref<4xf32>>")
    assert type(tile) is tk.TileType and tk.TileType(tile) is tile
    with pytest.raises(ValueError, match=r"expected tk\.tile, got tk\.cb"):
        tk.TileType(buffer)
    with pytest.raises(ValueError, match=r"expected tk\.tile"):
        tk.TileType(ir.Type.parse("i32"))
    for value in (tile, buffer, ir.Type.parse("i32")):
        assert tk.TileType.isinstance(value) == isinstance(value, tk.TileType)
        assert tk.TileType.maybe_downcast(value) is (value if value is tile else None)
    with pytest.raises(ValueError, match=r"expected tk\.tile, got tk\.cb"):
        tk.TileType.parse(str(buffer))


def kernel_of(tk: ModuleType, module: ir.Module) -> Any:
    """Build the kernel of the guide."""
    tile = tk.TileType.get([32, 32], tk.DataType.BFloat16)
    buffer = tk.CBType.get(ir.Type.parse(f"tensor<2x4x{TILE}>"))
    with ir.InsertionPoint(module.body):
        kernel = tk.kernel("main", inputs=[], args=[tk.ArgAttr.get(0, True, "x")])
        with kernel.body.new_block(buffer, ir.Type.parse("index")) as (c, i):
            a = tk.load(tile, c, i)
            tk.add(a, a)
    return kernel


def test_28_29_operations_print_parse_and_change(tk: ModuleType, ctx: ir.Context) -> None:
    module = ir.Module.create()
    kernel = kernel_of(tk, module)
    load, add = kernel.body.blocks[0].operations
    assert module.operation.verify()
    # Types that the format fixes are printed without dialect and name, as in C++.
    assert str(load).endswith(f"tk.load %arg0[%arg1] : <tensor<2x4x{TILE}>> -> <[32, 32], bf16>")
    assert str(add) == "%1 = tk.add %0, %0 : <[32, 32], bf16>"
    assert str(ir.Module.parse(str(module))) == str(module)
    assert type(add) is tk.AddOp and add.lhs == load.tile and add.out.type is load.tile.type
    assert add.acc is tk.DataType.Float32
    add.acc = "bf16"
    assert add.acc is tk.DataType.BFloat16 and "acc = #tk.data_type<bf16>" in str(add)
    del add.acc
    assert add.acc is tk.DataType.Float32
    assert kernel.access is tk.Access.Read and kernel.inline_ is False and kernel.count is None
    kernel.access, kernel.inline_, kernel.args = tk.Access.Write, True, None
    assert (kernel.access, kernel.inline_, kernel.args) == (tk.Access.Write, True, None)
    kernel.inline_ = False
    assert kernel.inline_ is False and kernel.sym_name == "main"
    with pytest.raises(ValueError, match="`sym_name` of `tk.kernel` must be there"):
        kernel.sym_name = None
    with pytest.raises(
        TypeError, match="attribute `sym_name` of `tk.kernel`: expected a str, got 3"
    ):
        kernel.sym_name = 3
    built = tk.AddOp(load, add.rhs, acc="bfp8", results=[load.tile.type], ip=ir.InsertionPoint(add))
    assert type(built) is tk.AddOp and built.acc is tk.DataType.BFP8


def test_30_groups_of_operands(tk: ModuleType, ctx: ir.Context) -> None:
    module = ir.Module.create()
    index = ir.Type.parse("index")
    with ir.InsertionPoint(module.body):
        i, j = ir.Operation.create("builtin.unrealized_conversion_cast", [index, index]).results
        both = tk.kernel("a", [i, j], count=j)
        none = tk.kernel("b", [])
    assert (both.inputs, both.count) == ((i, j), j) and (none.inputs, none.count) == ((), None)
    assert "operandSegmentSizes = array<i32: 2, 1>" in str(both)
    with pytest.raises(TypeError, match="argument `inputs`: expected a list of values, got 3"):
        tk.kernel("c", 3)
    with pytest.raises(TypeError, match="argument `inputs`: element 1: expected a Value"):
        tk.kernel("c", [i, "x"])


def test_32_successors(tk: ModuleType, ctx: ir.Context) -> None:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        kernel = tk.kernel("k", [])
    first = kernel.body.blocks.append(ir.Type.parse("i1"))
    second, third = kernel.body.blocks.append(), kernel.body.blocks.append()
    with ir.InsertionPoint(first):
        branch = tk.branch(first.arguments[0], second, [third, second])
    assert branch.to == second and branch.others == (third, second)
    assert branch.condition == first.arguments[0]


def test_33_names_docs_and_help(tk: ModuleType) -> None:
    assert tk.AddOp.OPERATION_NAME == "tk.add"
    assert tk.AddOp.OPERAND_NAMES == ("lhs", "rhs") and tk.AddOp.RESULT_NAMES == ("out",)
    assert tk.KernelOp.ATTRIBUTE_NAMES == ("sym_name", "args", "access", "inline_")
    assert tk.KernelOp.__doc__.startswith("a kernel") and "tk.kernel @main" in tk.KernelOp.__doc__
    shown = pydoc.render_doc(tk.add, renderer=pydoc.plaintext)
    assert "add(lhs: 'ValueLike', rhs: 'ValueLike', *, acc: 'DataType | str | int | " in shown
    assert "adds two tiles" in shown
    assert list(inspect.signature(tk.TileType.get).parameters) == ["shape", "data_type", "context"]
    assert set(tk.__all__) >= {"AddOp", "add", "TileType", "DataType", "register"}
    assert set(dir(tk)) >= {"AddOp", "add", "TileType", "DataType", "register"}
    with pytest.raises(AttributeError, match="has no 'subtract'"):
        tk.subtract  # noqa: B018


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('"tk.add"(%t, %i) : (!tk.tile<[1], f32>, index) -> !tk.tile<[1], f32>', "same type"),
        (
            '"tk.load"(%i, %i) : (index, index) -> !tk.tile<[1], f32>',
            r"operand #0 \(`buffer`\) must be",
        ),
        (
            '"tk.kernel"() <{operandSegmentSizes = array<i32: 0, 0>}> ({^bb0:}) : () -> ()',
            "requires .*attribute 'sym_name'",
        ),
        (
            '"tk.kernel"() <{sym_name = "k", operandSegmentSizes = array<i32: 0, 0>}> : () -> ()',
            "expected 1 regions, got 0",
        ),
        (
            '"tk.kernel"() <{sym_name = "k", operandSegmentSizes = array<i32: 0, 0>}> ({}) : () -> ()',
            "region #0 .*1 blocks.*got 0",
        ),
    ],
)
def test_34_verifier(tk: ModuleType, ctx: ir.Context, text: str, message: str) -> None:
    ctx.allow_unregistered_dialects = True
    source = f'%t = "x.t"() : () -> !tk.tile<[1], f32>\n%i = "x.i"() : () -> index\n{text}'
    with pytest.raises(ir.MLIRError, match=message) as caught:
        ir.Module.parse(source)
    name = text.split('"')[1]
    assert f"'{name}' op" in str(caught.value) and ":3:1" in str(caught.value)


def test_35_generic_creation(tk: ModuleType, ctx: ir.Context) -> None:
    tile = tk.TileType.get([1], "f32")
    with ir.InsertionPoint(ir.Module.create().body):
        value = ir.Operation.create("builtin.unrealized_conversion_cast", [tile]).result
        made = ir.Operation.create("tk.add", [tile], [value, value])
    assert type(made) is tk.AddOp and made.acc is tk.DataType.Float32
    with pytest.raises(ValueError, match="has no such operation"):
        ir.Operation.create("tk.sub", [tile], [value, value])


def test_41_registering(tk: ModuleType, out: Path) -> None:
    with ir.Context() as ctx:
        loaded = ctx.num_loaded_dialects
        tk.register(ctx, load=False)
        tk.register(ctx, load=False)
        assert ctx.num_loaded_dialects == loaded
        assert type(ir.Type.parse(TILE)) is tk.TileType
        assert ctx.num_loaded_dialects > loaded
        tk.register(ctx)
        tk.register()
    from fishplate._dialect import Dialect
    from fishplate.registry import get_global_func

    again = (out / "tk.dialect.json").read_text()
    load = get_global_func("ir.dialect.load")
    assert load(again, "elsewhere") == "tk"
    with pytest.raises(
        ValueError, match=r"`tk` has another model already: that of .*tk\.dialect\.json; elsewhere"
    ):
        load(again.replace("bfp8", "bfp9"), "elsewhere")
    with pytest.raises(FileNotFoundError):
        Dialect("none", str(out / "none.py"))


def test_42_unregistered_dialects(tk: ModuleType) -> None:
    with ir.Context() as ctx:
        with pytest.raises(ir.MLIRError, match="Dialect `tk' not found"):
            ir.Module.parse("tk.branch")
        ctx.allow_unregistered_dialects = True
        assert '"other.op"()' in str(ir.Module.parse('"other.op"() : () -> ()'))


def test_60_reflection_equals_the_model(tk: ModuleType, out: Path) -> None:
    model = json.loads((out / "tk.dialect.json").read_text())
    for definition in model["types"] + model["attrs"]:
        info = getattr(tk, definition["name"]).__tvm_ffi_type_info__
        assert [field.name for field in info.fields] == [p["name"] for p in definition["params"]]
        assert info.type_key == f"tk.{definition['name']}"
    for op in model["ops"]:
        info = getattr(tk, op["class"]).__tvm_ffi_type_info__
        slots = [
            op.get(part, []) for part in ("operands", "attrs", "results", "regions", "successors")
        ]
        names = [slot["name"] for part in slots for slot in part]
        assert [field.name for field in info.fields] == names


def test_parameters_are_lists(tk: ModuleType, ctx: ir.Context) -> None:
    """Several values of a parameter compare and concatenate like those of builtin types."""
    tile = tk.TileType.get([32, 64], "bf16", context=ctx)
    assert isinstance(tile.shape, list) and repr(tile.shape) == "[32, 64]"
    assert tile.shape == [32, 64] and tile.shape == (32, 64)
    assert [1] + tile.shape == [1, 32, 64]  # noqa: RUF005
    tile.shape.append(1)
    assert tile.shape == [32, 64]
