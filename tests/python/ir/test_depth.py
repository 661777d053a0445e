"""Text and IR that nest deeply or expand to much: an error with a location, on any thread, and never the end of the
process."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from fishplate import ir

MANY = 200_000


def module(attribute: str) -> str:
    return f"module attributes {{t.a = {attribute}}} {{}}"


def affine(expression: str) -> str:
    return module(f"affine_map<(d0) -> ({expression})>")


def chain(count: int, mark: str, first: str, around: str, use: str) -> str:
    """Aliases, each inside the next."""
    lines = [f"{mark}a0 = {first}"]
    lines += [f"{mark}a{i} = {around.format(f'{mark}a{i - 1}')}" for i in range(1, count)]
    return "\n".join([*lines, use.format(f"{mark}a{count - 1}")])


TOO_DEEP = {
    "arrays": module("[" * MANY),
    "dictionaries": module("{a = " * MANY),
    "tuples": "func.func private @f(" + "tuple<" * MANY,
    "functions": "func.func private @f(" + "() -> (" * MANY,
    "regions": '"a.b"() ({' * MANY,
    "locations": "module {} loc(" + "callsite(" * MANY,
    "affine brackets": affine("(" * MANY),
    "affine minus": affine("-" * MANY + "d0"),
    "affine sum": affine("d0" + " + d0 floordiv 2" * MANY),
    "affine product": affine("d0" + "*2" * MANY),
    "affine quotient": affine("d0" + " ceildiv 2" * MANY),
    "affine remainder": affine("d0" + " mod 3" * MANY),
    "affine load": "func.func @f(%m: memref<4xf32>, %i: index) { affine.load %m[%i"
    + " + %i" * MANY,
    "sparse levels": module(
        f"#sparse_tensor.encoding<{{map = (d0) -> (d0{' + d0' * MANY} : dense)}}>"
    ),
    "attribute aliases": chain(MANY, "#", "1 : i32", "[{}]", "module attributes {{t.a = {}}} {{}}"),
    "aliases in one line": chain(
        MANY, "#", "1 : i32", "[{}]", "module attributes {{t.a = {}}} {{}}"
    ).replace("\n", " "),
    "aliases over lines": chain(
        5000, "#", "1", "\n[\n{}\n]", "module attributes {{t.a = {}}} {{}}"
    ),
    "type aliases": chain(MANY, "!", "i32", "tuple<{}>", "func.func private @f({})"),
    "function aliases": chain(MANY, "!", "() -> ()", "() ->\n({})", "func.func private @f({})"),
    "location aliases": chain(MANY, "#", 'loc("a")', 'loc("b"({}))', "module {{}} loc({})"),
}
EXPLODES = {
    "attributes": chain(60, "#", "[1]", "[{0}, {0}]", "module attributes {{t.a = {}}} {{}}"),
    "attributes of a module": chain(
        60, "#", "[1]", "[{0}, {0}]", "module attributes {{a = {}}} {{}}"
    ),
    "dictionaries": chain(
        60, "#", "[1]", "{{a = {0}, b = {0}}}", "module attributes {{t.a = {}}} {{}}"
    ),
    "types": chain(60, "!", "i32", "tuple<{0}, {0}>", "func.func private @f({})"),
    "types over lines": chain(60, "!", "i32", "\ntuple\n<{0},\n{0}>", "func.func private @f({})"),
    "uses": chain(
        24, "#", "[1]", "[{0}, {0}]", "module attributes {{t.a = [" + "{0}, " * 500 + "1]}} {{}}"
    ),
}


def on_stack(kib: int, body: Callable[[], None]) -> None:
    """Run on a thread with a stack of that size; its exception is raised here."""
    caught: list[BaseException] = []

    def run() -> None:
        try:
            body()
        except BaseException as error:
            caught.append(error)

    before = threading.stack_size(kib << 10)
    try:
        thread = threading.Thread(target=run)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    if caught:
        raise caught[0]


@pytest.mark.parametrize("kib", [128, 8192])
@pytest.mark.parametrize("text", TOO_DEEP.values(), ids=TOO_DEEP)
def test_text_that_nests_too_deep_is_refused_with_its_place(text: str, kib: int) -> None:
    def parse() -> None:
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            for entry in (ir.Module, ir.Operation):
                with pytest.raises(
                    ir.MLIRError, match=r"error: .*:\d+:\d+: .* nest deeper than 2048"
                ) as caught:
                    entry.parse(text)
                assert len(str(caught.value)) < 1000
            with pytest.raises((ir.MLIRError, ValueError)):
                ir.PassManager.parse(text)

    on_stack(kib, parse)


@pytest.mark.parametrize("text", EXPLODES.values(), ids=EXPLODES)
def test_aliases_that_explode_are_refused_with_their_place(text: str) -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        with pytest.raises(
            ir.MLIRError, match=r"error: .*:\d+:\d+: aliases expand to more than 256 MiB"
        ):
            ir.Module.parse(text)


def test_aliases_that_the_printer_writes_again_may_repeat() -> None:
    lines = [
        '#l0 = loc("a")',
        *(f'#l{i} = loc(fused["x", #l{i - 1}, "n{i}"(#l{i - 1})])' for i in range(1, 60)),
    ]
    with ir.Context():
        made = ir.Module.parse("\n".join([*lines, "module {} loc(#l59)"]))
        assert made.operation.get_asm(enable_debug_info=True).count("fused") >= 59
        with pytest.raises(ValueError, match="the text of the attribute is longer than 256 MiB"):
            str(made.operation.location)
        with pytest.raises(ValueError, match="longer than 256 MiB"):
            made.operation.location.attr.text()
        # No other text form of it becomes that long either.
        assert "longer than" in repr(made.operation.location)
        made.operation.location.emit_error("here")


DEEP = {
    "arrays": module("[" * 500 + "]" * 500),
    "tuples": "func.func private @f(" + "tuple<" * 500 + "i32" + ">" * 500 + ")",
    "regions": '"a.b"() ({' * 500 + "}) : () -> ()" * 500,
    "affine brackets": affine("(" * 500 + "d0" + ")" * 500),
    "affine sum": affine("d0" + " + d0 floordiv 2" * 500),
    "custom": "func.func @f() {" + "scf.execute_region {" * 500 + "scf.yield }" * 500 + " return }",
    "locations": "module {} loc(" + "callsite(" * 500 + '"a"' + ' at "b")' * 500 + ")",
    "deepest": module("[" * 2045 + "]" * 2045),
}


@pytest.mark.parametrize("kib", [128, 256, 512, 8192])
@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_every_step_has_the_stack_that_deep_ir_needs(text: str, kib: int) -> None:
    def work() -> None:
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            made = ir.Module.parse(text)
            shown = str(made)
            assert str(ir.Module.parse(shown)) == shown
            made.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
            assert made.operation.verify()
            copy = made.operation.clone()
            seen: list[str] = []
            copy.walk(lambda op: seen.append(op.name))
            assert seen
            code = made.operation.to_bytecode()
            assert str(ir.Module.parse(code)) == shown
            manager = ir.PassManager.parse("builtin.module(cse,canonicalize)")
            with ir.ModuleLogger().attach(context) as log:
                manager.run(made)
            assert log.entries
            copy.erase()
            for name in list(made.operation.attributes):
                attribute = made.operation.attributes[name]
                assert hash(attribute) == hash(attribute) and str(attribute)

    on_stack(kib, work)


def test_passes_of_others_run_on_small_stacks() -> None:
    def work() -> None:
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            made = ir.Module.parse(DEEP["regions"])
            found: list[str] = []

            def look(op: ir.Operation, _: object) -> None:
                op.walk(lambda inner: found.append(inner.name))
                assert ir.Context.current is None or ir.Context.current is context

            manager = ir.PassManager(context=context)
            manager.add(look)
            manager.run(made)
            assert found.count("a.b") == 500

            def fail(op: ir.Operation, _: object) -> None:
                raise KeyError("from a pass")

            manager.add(fail)
            with pytest.raises(KeyError, match="from a pass"):
                manager.run(made)

    on_stack(128, work)


def test_functions_put_into_each_other_nest_deep() -> None:
    """The inliner makes IR that is deeper than any text: it can be printed and released."""
    count = 200
    loop = "scf.for %i = %a to %b step %c {{ func.call @out() : () -> () func.call @f{}(%a, %b, %c) : {} }}"
    kind = "(index, index, index) -> ()"
    head = "func.func private @f{}(%a: index, %b: index, %c: index) {{ {} return }}"
    bodies = [head.format(i, loop.format(i + 1, kind)) for i in range(count)]
    first = head.format(0, loop.format(1, kind)).replace("private @f0", "@g")
    text = "\n".join([*bodies, head.format(count, ""), "func.func private @out()", first])

    def work() -> None:
        with ir.Context():
            made = ir.Module.parse(text)
            ir.PassManager.parse("builtin.module(inline,symbol-dce)").run(made)
            assert str(made).count("scf.for") >= count
            assert made.operation.verify()

    on_stack(256, work)


@pytest.mark.parametrize("kib", [128, 8192])
def test_what_is_built_deep_is_refused_or_works(kib: int) -> None:
    def work() -> None:
        with ir.Context() as context, ir.Location.unknown():
            context.allow_unregistered_dialects = True
            d0 = ir.AffineExpr.get_dim(0)
            e = d0
            with pytest.raises(ValueError, match="nest deeper than 512"):
                for _ in range(1000):
                    e = e // 3 + d0
            assert e.is_pure_affine in (True, False) and e.largest_known_divisor
            assert str(ir.AffineMap.get(1, 0, [e])) and str(
                ir.AffineMapAttr.get(ir.AffineMap.get(1, 0, [e]))
            )
            bomb = d0
            with pytest.raises(ValueError, match="more than 65536 parts"):
                for _ in range(60):
                    bomb = bomb // 3 + bomb % 5
            attribute = ir.ArrayAttr.get([])
            with pytest.raises(ValueError, match="longer than 256 MiB"):
                for _ in range(60):
                    attribute = ir.ArrayAttr.get([attribute, attribute])
            kind = ir.IntegerType.get_signless(1)
            with pytest.raises(ValueError, match="longer than 256 MiB"):
                for _ in range(60):
                    kind = ir.TupleType.get_tuple([kind, kind])
            place = ir.Location.unknown()
            with pytest.raises(ValueError, match="nest deeper than 512"):
                for at in range(1000):
                    place = ir.Location.name(
                        str(at), ir.Location.fused([place, ir.Location.file("f", at, 1)])
                    )
            with pytest.raises(ValueError, match="nest deeper than 512"):
                ir.Location.callsite(place, [ir.Location.name(str(at)) for at in range(1000)])
            assert str(place) and hash(place) == hash(place)

    on_stack(kib, work)


def test_operations_that_repeat_a_long_text_are_not_printed() -> None:
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        attribute = ir.ArrayAttr.get([])
        for _ in range(20):
            attribute = ir.ArrayAttr.get([attribute, attribute])
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            for _ in range(300):
                ir.Operation.create("x.y", attributes={"a": attribute})
        with pytest.raises(ValueError, match="the text of the operation is longer"):
            str(made)
        assert "longer than" in repr(made.operation)
