"""Dialects declared as Python classes: the same model as TableGen's, usable at once in three languages."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, TOY, bindgen  # type: ignore[import-not-found]
from declared_toy import declare  # type: ignore[import-not-found]

import fishplate
from fishplate import ir, libinfo
from fishplate.ir.declare import (
    Dialect,
    Float,
    Index,
    Int,
    Operand,
    Region,
    Result,
    SymbolName,
    UInt,
    Unit,
)


#: A type as text: an annotation that is itself text can only refer to it by name.
I32 = "i32"


@pytest.fixture(scope="module")
def pk() -> Any:
    """Return the classes of a toy that exists only as a declaration."""
    return declare("pk")


@pytest.fixture
def ctx(pk: Any) -> Any:
    """Return a current context with that toy, and a current location."""
    with ir.Context() as context, ir.Location.unknown():
        pk.Tk.register(context)
        yield context


def only_cpp_says(model: dict[str, Any]) -> dict[str, Any]:
    """Return a model without the parts that Python cannot express: C++ verifiers, and C++'s spelling of `unsigned`."""
    model.pop("omissions", None)
    for definition in [*model["types"], *model["attrs"], *model["ops"]]:
        definition["cpp_verifier"] = False
        for param in definition.get("params", []):
            param["cpp_type"] = param["cpp_type"].replace("unsigned", "uint32_t")
        for part in ("regions", "successors"):
            if definition.get(part) == []:
                del definition[part]
    return model


def test_04_classes_give_the_model_that_tablegen_gives(tmp_path: Path) -> None:
    assert bindgen(TOY, "--model", tmp_path).returncode == 0
    expected = json.loads((tmp_path / "tk.dialect.json").read_text())
    assert only_cpp_says(json.loads(declare("tk").Tk.model())) == only_cpp_says(expected)


def test_44_the_classes_are_those_of_mlirs_objects(pk: Any, ctx: ir.Context) -> None:
    t = pk.TileType.get([32, 16], "bf16")
    assert str(t) == "!pk.tile<[32, 16], bf16>" and t.size() == 512
    assert t.data_type is pk.DataType.BFloat16 and t is pk.TileType.get([32, 16], 2)
    assert type(ir.Type.parse("!pk.tile<[1, 1], f32>")) is pk.TileType
    cb = pk.CBType.get(ir.RankedTensorType.get([2, 4], t))
    assert cb.pages == 2 and pk.CBType.get(cb.underlying, pages=4).pages == 4
    with pytest.raises(ValueError, match=r"expected pk\.tile, got pk\.cb"):
        pk.TileType(cb)
    assert pk.GridAttr.get([2]).map is None
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        kernel = pk.Tk.kernel("main", inputs=[], args=[pk.ArgAttr.get(0, True, "x")])
        with kernel.body.new_block(cb, ir.IndexType.get()) as (c, i):
            a = pk.Tk.load(t, c, i)
            add = pk.AddOp(a, a)
    assert type(a.owner) is pk.LoadOp and add.out.type is t
    assert add.acc is pk.DataType.Float32 and kernel.access is pk.Access.Read
    module.operation.verify()
    assert "pk.add %0, %0 : <[32, 16], bf16>" in str(module)
    ir.PassManager.parse("builtin.module(cse)").run(module)
    with (
        pytest.raises(ir.MLIRError, match="expected at least 1 operands"),
        ir.InsertionPoint(module.body),
    ):
        ir.Operation.create("pk.branch", operands=[], results=[]).verify()


def test_44_docs_and_signatures(pk: Any) -> None:
    pk.Tk._load()
    assert inspect.getdoc(pk.AddOp) == "adds two tiles"
    assert list(inspect.signature(pk.AddOp).parameters)[:3] == ["lhs", "rhs", "acc"]
    assert pk.AddOp.OPERAND_NAMES == ("lhs", "rhs") and pk.TileType.mnemonic == "tile"
    assert {"TileType", "add", "DataTypeAttr", "register"} <= set(dir(pk.Tk))
    with pytest.raises(AttributeError, match="dialect 'pk' has no 'subtract'"):
        pk.Tk.subtract  # noqa: B018


def run(*command: object) -> None:
    done = subprocess.run(
        [*map(str, command)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_44_used_from_c_at_once(pk: Any, ctx: ir.Context, tmp_path: Path) -> None:
    flags = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-fPIC", "-shared"]
    source, library = Path(__file__).with_name("declared.c"), tmp_path / "declared.so"
    run("gcc", *flags, "-I", ROOT / "include", source, "-o", library, libinfo.find_libtvm_ffi())
    in_c: Any = fishplate.load_module(str(library))
    made = in_c.make("pk", ctx, 7)
    assert type(made) is pk.ArgAttr and made is pk.ArgAttr.get(7, True, "made in C")
    assert in_c.read(pk.ArgAttr.get(1, False, "from Python")) == "from Python"
    with pytest.raises(ValueError, match="no class `ArgAttr`|no model of a dialect `nothing`"):
        in_c.make("nothing", ctx, 7)


def test_44_used_from_rust_at_once(pk: Any, ctx: ir.Context) -> None:
    run("cargo", "build", "--quiet", "-p", "example-07-dialect")
    target = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
    in_rust: Any = fishplate.load_module(str(target / "debug/libexample_07_functions.so"))
    arg = pk.ArgAttr.get(3, True, "x")
    assert in_rust.fields_of(arg) == 'pk.ArgAttr index=3 uniform=true label="x"'


def test_44_bindings_are_written_from_the_saved_model(pk: Any, tmp_path: Path) -> None:
    saved = pk.Tk.save(tmp_path)
    made = bindgen(saved, "--python", tmp_path, "--rust", tmp_path, "--c", tmp_path)
    assert made.returncode == 0, made.stderr
    assert {"pk.pyi", "pk.rs", "pk.h"} <= {path.name for path in tmp_path.iterdir()}


def test_45_a_declared_dialect_loads_in_mlir_opt(pk: Any, tmp_path: Path) -> None:
    irdl = tmp_path / "pk.irdl.mlir"
    irdl.write_text(pk.Tk.irdl())
    source = tmp_path / "module.mlir"
    tile = "!pk.tile<array<i64: 1, 1>, 0 : i32>"
    source.write_text(f"func.func private @f({tile}) -> {tile}")
    run("mlir-opt-22", f"--irdl-file={irdl}", source)


def test_every_kind_of_field(tmp_path: Path) -> None:
    class Fields(Dialect):
        """fields of all kinds"""

    class Inner(Fields.Attribute, mnemonic="inner"):
        number: Int[8]
        float32: Float[32]
        data: dict[str, ir.Attribute]
        types: list[ir.Type]
        label: str | None
        sizes: list[int] = []

    class AllOp(Fields.Operation, mnemonic="all.fields"):
        number: int
        small: UInt[8] = 3
        real: float = 0.5
        flag: bool
        index: Index
        dense: list[int]
        texts: list[str]
        shape: ir.AffineMap | None = None
        symbol: ir.FlatSymbolRefAttr
        type: ir.Type
        inner: Inner
        marked: Unit
        any_: ir.Attribute
        value: Operand[ir.F32Type | ir.IntegerType]
        out: Result["tensor<4xf32>"]  # noqa: F722
        many: list[Region]

    with ir.Context(), ir.Location.unknown():
        Fields.register()
        inner = Inner.get(-1, 1.5, {"a": ir.UnitAttr.get()}, [ir.F32Type.get()], None)
        assert inner.number == -1 and inner.float32 == 1.5 and inner.label is None
        assert inner.types == (ir.F32Type.get(),) and list(inner.data) == ["a"]
        assert str(inner) == "#fields.inner<-1, 1.500000e+00, {a}, [f32]>" and inner.sizes == ()
        named = inner.replace(label="x", sizes=[1, 2])
        assert str(named).endswith('[f32] label = "x" sizes = [1, 2]>')
        sized = inner.replace(sizes=[1, 2])
        assert all(ir.Attribute.parse(str(attr)) is attr for attr in (inner, named, sized))
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            f32 = ir.F32Type.get()
            value = ir.Operation.create(
                "builtin.unrealized_conversion_cast", results=[f32], operands=[]
            ).result
            op = AllOp(7, True, 2, [1, 2], ["a"], "name", f32, inner, ir.UnitAttr.get(), value, 0)
        op.verify()
        assert (op.number, op.small, op.real, op.flag, op.index) == (7, 3, 0.5, True, 2)
        assert op.dense == (1, 2) and op.texts == ("a",) and op.inner is inner
        assert op.marked is False and op.shape is None
        assert str(op.out.type) == "tensor<4xf32>" and op.type is f32


def test_traits_with_arguments_are_verified() -> None:
    class Nest(Dialect):
        pass

    class OuterOp(Nest.Operation, traits=["NoTerminator"]):
        body: Region[1]

    class InnerOp(Nest.Operation, traits=[("HasParent", "nest.outer")]):
        pass

    class PairOp(Nest.Operation, traits=[("AllTypesMatch", "first", "out")]):
        first: Operand[ir.Type]
        second: Operand[ir.Type]
        out: Result[ir.Type]

    with ir.Context(), ir.Location.unknown():
        Nest.register()
        ir.Module.parse('"nest.outer"() ({ "nest.inner"() : () -> () }) : () -> ()')
        with pytest.raises(ir.MLIRError, match="expects parent op 'nest.outer', got 'builtin.mod"):
            ir.Module.parse('"nest.inner"() : () -> ()')
        module = ir.Module.create()
        cast = "builtin.unrealized_conversion_cast"
        types = [ir.Type.parse("i32"), ir.Type.parse("f32")]
        with ir.InsertionPoint(module.body):
            made = ir.Operation.create(cast, results=types, operands=[])
            pair = PairOp(*made.results)
            assert pair.out.type is types[0]
            wrong = "all of {first, out} have same type: `first` has 'i32', `out` has 'f32'"
            with pytest.raises(ir.MLIRError, match=wrong):
                PairOp(*made.results, results=[types[1]]).verify()


def test_what_cannot_be_declared_says_why() -> None:
    class Odd(Dialect, name="wrongs"):
        pass

    with pytest.raises(TypeError, match=r"WrongType: expected int, bool.*, got object"):

        class WrongType(Odd.Type):
            x: object

    with pytest.raises(TypeError, match=r"TypoOp.x: cannot read 'Oprand\[int\]': name 'Oprand'"):

        class TypoOp(Odd.Operation):
            x: Oprand[int]  # type: ignore[name-defined]  # noqa: F821

    with pytest.raises(TypeError, match="IntOp: x: expected a type of the dialect.*, got int"):

        class IntOp(Odd.Operation):
            x: Operand[int]

    with pytest.raises(TypeError, match="only attributes have defaults"):

        class DefaultOp(Odd.Operation):
            x: Operand[ir.Type] = None

    with pytest.raises(TypeError, match="a default of None needs"):

        class NoneOp(Odd.Operation):
            x: int = None  # type: ignore[assignment]

    with pytest.raises(ValueError, match="PuerOp: 'Puer' is not a trait that works"):

        class PuerOp(Odd.Operation, traits=["Puer"]):
            pass

    with pytest.raises(ValueError, match="a width of 65 bits"):
        Int[65]

    class GoodType(Odd.Type):
        x: int

    with pytest.raises(TypeError, match="has a class of that name already"):
        type(ir.Type)("GoodType", (Odd.Type,), {"__module__": __name__})
    with ir.Context():
        Odd.register()
        assert str(GoodType.get(1)) == "!wrongs.good<1>"
    with pytest.raises(TypeError, match="LateType: dialect 'wrongs' is in use already"):

        class LateType(Odd.Type):
            pass


def test_what_is_printed_is_parsed() -> None:
    class Loop(Dialect, name="loop"):
        """optional groups that start with an attribute"""

    class Mode(Loop.Enum):
        Near = 0
        Zero = 1

    class RangeAttr(Loop.Attribute, format="`<` $lo `to` $hi `>`"):
        lo: int
        hi: int

    class PairAttr(Loop.Attribute, format="$first `x` $second"):
        first: int
        second: int

    class BoxAttr(Loop.Attribute, format="`<` $name ($range^)? (`,` $pair^)? `>`"):
        name: str
        range: RangeAttr | None
        pair: PairAttr | None

    class OneOp(Loop.Operation, format="$sym ($range^)? attr-dict `:` type($out)"):
        sym: str
        range: RangeAttr | None
        out: Result[I32]

    class TwoOp(Loop.Operation, format="($pair^)? ($sizes^)? (`;` $mode^)? ($box^)? attr-dict"):
        pair: PairAttr | None
        sizes: ir.DenseI64ArrayAttr | None
        mode: Mode | None
        box: BoxAttr | None

    with ir.Context() as context, ir.Location.unknown():
        Loop.register(context)
        r, p, dense = RangeAttr.get(0, 1), PairAttr.get(2, 3), ir.DenseI64ArrayAttr.get
        boxes = [BoxAttr.get("a", *given) for given in [(None, None), (r, None), (None, p), (r, p)]]
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            for given in (None, r):
                OneOp("b", range=given)
            for pair in (None, p):
                for sizes in (None, dense([]), dense([4, 5])):
                    for mode in (None, Mode.Zero):
                        for box in (None, *boxes):
                            TwoOp(pair=pair, sizes=sizes, mode=mode, box=box)
        text = str(module)
        again = ir.Module.parse(text)
        assert str(again) == text
        assert again.operation.get_asm(print_generic_op_form=True) == module.operation.get_asm(
            print_generic_op_form=True
        )
        assert '%0 = loop.one "b" : i32' in text and '%1 = loop.one "b" <0 to 1> : i32' in text
        for wrong in ('%0 = loop.one "b" <0 up 1> : i32', '%0 = loop.one "b" <0 to> : i32'):
            with pytest.raises(ir.MLIRError):
                ir.Module.parse(wrong)


def test_hooks_that_mlir_would_not_call_are_refused() -> None:
    class Hooked(Dialect):
        """methods named as hooks"""

    with pytest.raises(
        TypeError, match=r"RangeAttr\.verify: MLIR does not call methods of a class"
    ):

        class RangeAttr(Hooked.Attribute):
            lo: int

            def verify(self) -> None:
                raise ValueError("lo > hi")

    for hook in ("verify", "fold", "canonicalize", "verify_regions"):
        with pytest.raises(TypeError, match=rf"MakeOp\.{hook}: MLIR does not call"):
            type("MakeOp", (Hooked.Operation,), {hook: lambda self: None})

    class MakeOp(Hooked.Operation):
        out: Result[I32]

        def check(self) -> bool:
            return True

    with ir.Context() as context, ir.Location.unknown():
        Hooked.register(context)
        module = ir.Module.create()
        with ir.InsertionPoint(module.body):
            made = MakeOp()
        assert made.check() and module.operation.verify()


class Boxes(Dialect):
    """boxes, which may have names"""


class BoxOp(
    Boxes.Operation,
    traits=["SymbolOpInterface", "SingleBlock", "NoTerminator"],
    format="($sym_name^)? $body attr-dict",
):
    """a box"""

    sym_name: SymbolName | None
    body: Region[1]


def test_a_block_may_be_empty_and_a_symbol_may_have_no_name() -> None:
    with ir.Context() as context, ir.Location.unknown():
        Boxes.register(context)
        text = "module {\n  boxes.box @a {\n  }\n  boxes.box {\n    boxes.box {\n    }\n  }\n}\n"
        module = ir.Module.parse(text)
        assert str(module) == text
        named, unnamed = module.body
        assert (named.sym_name, unnamed.sym_name) == ("a", None)
        assert [len(box.body.blocks) for box in (named, unnamed)] == [1, 1]
        assert ir.SymbolTable(module.operation)["a"] == named
