"""39: symbol tables."""

from __future__ import annotations

from random import Random

import pytest

from fishplate import ir
from fishplate.dialects import func


def test_39_symbol_table(module: ir.Module) -> None:
    table = ir.SymbolTable(module.operation)
    f = table["f"]
    assert f is module.body.operations[0] and "f" in table and "g" not in table
    with pytest.raises(KeyError, match="Symbol `g` not in"):
        table["g"]
    copy = f.clone()
    name = table.insert(copy)
    assert str(name) == '"f_0"' and copy.parent is module.operation
    caller = ir.Operation.parse('func.func @c() { "x.call"() {callee = @x} : () -> () return }')
    table.insert(caller)
    ir.SymbolTable.replace_all_symbol_uses("x", "f", module.operation)
    assert "callee = @f" in str(caller)
    table.rename(f, "main")
    assert "callee = @main" in str(caller) and "main" in table and "f" not in table
    ir.SymbolTable.set_visibility(f, "private")
    assert str(ir.SymbolTable.get_visibility(f)) == '"private"'
    with pytest.raises(ValueError, match="'public', 'private' or 'nested', got 'x'"):
        ir.SymbolTable.set_visibility(f, "x")
    table.erase(copy)
    with pytest.raises(ir.InvalidHandleError):
        _ = copy.name
    del table["c"]
    assert "c" not in table
    seen = []
    ir.SymbolTable.walk_symbol_tables(
        module.operation, True, lambda op, visible: seen.append((op.name, visible))
    )
    assert seen == [("builtin.module", True)]


def test_misuse(module: ir.Module) -> None:
    table, f = ir.SymbolTable(module.operation), module.body.operations[0]
    with pytest.raises(TypeError, match="not a Symbol Table: `func.func`"):
        ir.SymbolTable(f)
    empty = ir.Operation.create("builtin.module", regions=1)
    with pytest.raises(ValueError, match="no region with one block"):
        ir.SymbolTable(empty)
    with pytest.raises(ValueError, match="symbol name, got `x.y`"):
        table.insert(ir.Operation.create("x.y"))
    other = ir.Module.create()
    with pytest.raises(ValueError, match="another operation already"):
        ir.SymbolTable(other.operation).insert(f)
    with pytest.raises(ValueError, match="not in this symbol table"):
        ir.SymbolTable(other.operation).erase(f)
    f.erase()
    assert "f" not in table
    module.operation.erase()
    with pytest.raises(ir.InvalidHandleError):
        table["f"]


def declaration(name: str) -> ir.Operation:
    """Return a function without a body, in no block."""
    ty = ir.TypeAttr.get(ir.FunctionType.get([], []))
    attributes = {
        "sym_name": ir.StringAttr.get(name),
        "sym_visibility": ir.StringAttr.get("private"),
        "function_type": ty,
    }
    return ir.Operation.create("func.func", attributes=attributes, regions=1, ip=False)


def test_names_that_are_taken_get_a_number(module: ir.Module) -> None:
    table = ir.SymbolTable(module.operation)
    names = [table.insert(declaration(name)).value for name in ["g", "g", "g", "h", "h", "g_3"]]
    # MLIR's numbering: one counter for the whole table, skipping taken names.
    assert names == ["g", "g_0", "g_1", "h", "h_2", "g_3"]
    assert table.insert(declaration("g")).value == "g_4"
    again = table["h"]
    assert table.insert(again).value == "h" and table["h"] is again


def test_five_thousand_inserts_and_erasures(ctx: ir.Context) -> None:
    module = ir.Module.create()
    table = ir.SymbolTable(module.operation)
    names = [table.insert(declaration(f"f{i // 2}")).value for i in range(5000)]
    assert len(set(names)) == 5000 and names[::2] == [f"f{i}" for i in range(2500)]
    assert [table[name].sym_name for name in names] == names
    for name in names[::2]:
        del table[name]
    assert [each.sym_name for each in module.body.operations] == names[1::2]
    assert names[0] not in table and names[1] in table


def test_five_thousand_functions_built_in_their_place(ctx: ir.Context) -> None:
    module = ir.Module.create()
    table, names = ir.SymbolTable(module.operation), []
    with ir.InsertionPoint(module.body):
        for i in range(5000):
            f = func.FuncOp(f"f{i // 2}", ([], []), visibility="private")
            names.append(table.insert(f).value)
            assert table[names[-1]] is f and f"f{i // 2 + 1}" not in table
    assert len(set(names)) == 5000 and names[::2] == [f"f{i}" for i in range(2500)]
    assert [each.sym_name for each in module.body.operations] == names


def test_the_first_of_one_name_is_found(ctx: ir.Context) -> None:
    module = ir.Module.create()
    table = ir.SymbolTable(module.operation)
    first, second, third = (declaration("x") for _ in range(3))
    assert "x" not in table
    for each in (second, third):
        module.body.append(each)
    assert table["x"] is second
    first.move_before(second)
    assert table["x"] is first
    first.move_after(second)
    assert table["x"] is second
    third.move_before(second)
    second.sym_name = "y"
    assert table["x"] is third and table["y"] is second
    third.erase()
    assert table["x"] is first


def test_symbols_that_go_before_the_table_looks(ctx: ir.Context) -> None:
    module = ir.Module.create()
    table = ir.SymbolTable(module.operation)
    for _ in range(50):
        assert "a" not in table
        a, b, c = (declaration(name) for name in "abc")
        for each in (a, b, c):
            module.body.append(each)
        a.erase()
        del b.attributes["sym_name"]
        b.erase()
        c.detach_from_parent()
        del c
    assert "b" not in table and "c" not in table

    def add(op: ir.Operation, _: object) -> None:
        assert "unused" not in table
        module.body.append(declaration("unused"))

    manager = ir.PassManager("builtin.module")
    manager.add(add)
    manager.add("symbol-dce")
    manager.run(module)
    assert "unused" not in table


def test_every_way_to_change_symbols_is_seen(ctx: ir.Context) -> None:
    module = ir.Module.create()
    table, other = ir.SymbolTable(module.operation), ir.SymbolTable(module.operation)
    a, b = declaration("a"), declaration("b")
    assert "a" not in table
    module.body.append(a)
    assert table["a"] is a and other["a"] is a and "b" not in table
    b.move_before(a)
    assert table["b"] is b
    a.attributes["sym_name"] = ir.StringAttr.get("c")
    assert "a" not in table and table["c"] is a
    a.sym_name = "d"
    assert "c" not in table and table["d"] is a
    b.detach_from_parent()
    assert "b" not in table
    other.insert(b)
    assert table["b"] is b
    del b.attributes["sym_name"]
    assert "b" not in table
    with ir.InsertionPoint(module.body):
        e = func.FuncOp("e", ([], []), visibility="private")
    assert table["e"] is e
    twin = e.clone(ip=ir.InsertionPoint(module.body))
    e.erase()
    assert table["e"] is twin
    del table["e"]
    assert "e" not in table
    inner = ir.Module.parse("func.func private @x() func.func @y() { return }")
    table = ir.SymbolTable(inner.operation)
    assert "x" in table and "y" in table
    ir.PassManager.parse("builtin.module(symbol-dce)").run(inner)
    assert "x" not in table and table["y"].sym_name == "y"
    block = ir.Module.parse("func.func private @z()").body
    region = inner.operation.regions[0]
    block.append_to(region)
    with pytest.raises(ValueError, match="no region with one block"):
        table["z"]


@pytest.mark.parametrize("seed", range(4))
def test_random_edits_agree_with_a_look_at_the_operations(ctx: ir.Context, seed: int) -> None:
    random = Random(seed)
    modules = [ir.Module.create(), ir.Module.create()]
    tables = [ir.SymbolTable(module.operation) for module in modules]
    names = [f"s{i}" for i in range(12)]
    for _ in range(300):
        at = random.randrange(2)
        module, table, name = modules[at], tables[at], random.choice(names)
        present = list(module.body.operations)
        step = random.randrange(6)
        if step == 0 or not present:
            table.insert(declaration(name))
        elif step == 1:
            random.choice(present).erase()
        elif step == 2:
            random.choice(present).attributes["sym_name"] = ir.StringAttr.get(name)
        elif step == 3:
            modules[1 - at].body.append(random.choice(present).detach_from_parent())
        elif step == 4:
            table.insert(random.choice(present))
        elif name in table:
            del table[name]
        for module, table in zip(modules, tables, strict=True):
            first: dict[str, ir.Operation] = {}
            for operation in module.body.operations:
                first.setdefault(operation.attributes["sym_name"].value, operation)
            for known in [name, *first]:
                assert (known in table) == (known in first)
            for known, operation in first.items():
                assert table[known] is operation
