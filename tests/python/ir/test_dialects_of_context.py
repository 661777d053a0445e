"""Dialects of a context by name, those that are missing, and those that cannot be made."""

from __future__ import annotations

import pytest

from fishplate import ir


def test_dialects_by_name(ctx: ir.Context) -> None:
    assert ctx.dialects["arith"].descriptor.namespace == "arith"
    assert ctx.d.func.descriptor.namespace == "func"
    assert ctx.get_dialect_descriptor("scf").namespace == "scf"
    with pytest.raises(KeyError, match="the dialect `nope` is not registered"):
        ctx.dialects["nope"]
    with pytest.raises(AttributeError, match="nope"):
        _ = ctx.d.nope
    with pytest.raises(ValueError, match="nope"):
        ctx.get_dialect_descriptor("nope")
    assert ctx.get_num_threads() >= 1


def test_a_dialect_to_load_in_every_context_is_named_by_a_str() -> None:
    before = ir.get_load_on_create_dialects()
    with pytest.raises(TypeError, match="name must be a str, got int"):
        ir.append_load_on_create_dialect(5)  # type: ignore[arg-type]
    assert ir.get_load_on_create_dialects() == before


HINT = "the dialect `tk` is not registered in this context: call register"


@pytest.mark.parametrize(
    "text",
    ['"tk.foo"() : () -> ()', "tk.foo", '"func.func"() ({\n  "tk.foo"() : () -> () }) : () -> ()'],
)
def test_42_a_missing_dialect_of_an_operation(text: str) -> None:
    with ir.Context():
        for parse in (ir.Module.parse, ir.Operation.parse):
            with pytest.raises(ir.MLIRError, match=HINT) as caught:
                parse(text)
            assert (
                caught.value.error_diagnostics[0].notes[-1].message.startswith("the dialect `tk`")
            )


def test_42_a_missing_dialect_of_types_and_attributes() -> None:
    with ir.Context(), pytest.raises(ir.MLIRError, match=HINT):
        ir.Type.parse("!tk.tile<3>")
    with ir.Context(), pytest.raises(ir.MLIRError, match=HINT):
        ir.Attribute.parse("#tk.x")
    with ir.Context(), pytest.raises(ir.MLIRError, match="the name `foo` has no dialect"):
        ir.Module.parse('"foo"() : () -> ()')
    with ir.Context(), pytest.raises(ir.MLIRError, match="is unknown") as caught:
        ir.Module.parse("arith.nope")
    assert "register" not in str(caught.value)


def test_42_allowed_it_is_kept_as_it_is() -> None:
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        text = '"tk.foo"() {a = #tk.x} : () -> !tk.tile<3>'
        assert text in str(ir.Module.parse(text))


DEEP = 100_000


@pytest.mark.parametrize(
    "around",
    [
        lambda inner: ir.TupleType.get_tuple([inner]),
        lambda inner: ir.FunctionType.get([inner], []),
        lambda inner: ir.FunctionType.get([], [inner, inner]),
    ],
)
def test_types_that_nest_too_deep_are_refused(ctx: ir.Context, around: object) -> None:
    made = ir.IntegerType.get_signless(32)
    # A text that repeats its contents becomes too long before it becomes too deep.
    with pytest.raises(ValueError, match="nest deeper than 512|longer than 256 MiB"):
        for _ in range(DEEP):
            made = around(made)  # type: ignore[operator]


def test_attributes_and_locations_that_nest_too_deep_are_refused(ctx: ir.Context) -> None:
    attribute, location = ir.UnitAttr.get(), ir.Location.unknown()
    with pytest.raises(ValueError, match="nest deeper than 512"):
        for _ in range(DEEP):
            attribute = ir.ArrayAttr.get([attribute])
    with pytest.raises(ValueError, match="nest deeper than 512"):
        for at in range(DEEP):
            location = ir.Location.name(str(at), location)
    assert str(attribute).count("[") == 512 and len(str(location)) > 512
    made = ir.TypeAttr.get(ir.IndexType.get())
    with pytest.raises(ValueError, match="nest deeper than 512"):
        for _ in range(DEEP):
            made = ir.TypeAttr.get(ir.TupleType.get_tuple([made.value]))
    assert str(made).count("<") > 500
    assert str(ir.DictAttr.get({"a": ir.ArrayAttr.get([ir.UnitAttr.get()])})) == "{a = [unit]}"


def nested() -> ir.Operation:
    return ir.Operation.create("x.around", regions=1, ip=False)


def test_operations_that_nest_too_deep_are_refused(ctx: ir.Context) -> None:
    top = inner = nested()
    with pytest.raises(ValueError, match="operations nest deeper than 512"):
        for _ in range(DEEP):
            with ir.InsertionPoint(inner.regions[0].blocks.append()):
                inner = ir.Operation.create("x.around", regions=1)
    assert str(top).count("x.around") == 512 and inner.parent is not None
    outer = nested()
    outer.regions[0].blocks.append()
    with pytest.raises(ValueError, match="operations nest deeper than 512"):
        outer.regions[0].blocks[0].append(top)
    with pytest.raises(ValueError, match="operations nest deeper than 512"):
        top.regions[0].blocks[0].append_to(outer.regions[0].blocks[0].owner.regions[0])
        for _ in range(DEEP):
            around = nested()
            around.regions[0].blocks.append().append(outer)
            outer = around
    assert str(outer).count("x.around") == 512
