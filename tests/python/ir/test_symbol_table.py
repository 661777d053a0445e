"""39: symbol tables."""

from __future__ import annotations

import pytest

from fishplate import ir


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
    assert "f" not in table  # nothing is remembered
    module.operation.erase()
    with pytest.raises(ir.InvalidHandleError):
        table["f"]
