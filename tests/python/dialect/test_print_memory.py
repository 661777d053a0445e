"""Printing remembers the attributes of operations, and must print each operation's own."""

from __future__ import annotations

import random
from fishplate import ir
from fishplate.dialects import arith


def test_equal_and_different_attributes() -> None:
    """Operations with the same properties, with others, and with attributes that are none of their properties."""
    chance = random.Random(1)
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        i32 = ir.IntegerType.get_signless(32)
        expected = []
        with ir.InsertionPoint(module.body):
            value = arith.constant(i32, 0)
            for _ in range(3000):
                op = arith.AddIOp(value, value)
                flags = chance.choice(["none", "nsw", "nuw"])
                op.attributes["overflowFlags"] = ir.Attribute.parse(f"#arith.overflow<{flags}>")
                note = chance.choice([None, 1, 2])
                if note is not None:
                    op.attributes["note"] = ir.IntegerAttr.get(i32, note)
                shown = "" if flags == "none" else f" overflow<{flags}>"
                shown += "" if note is None else f" {{note = {note} : i32}}"
                expected.append(f"arith.addi %c0_i32, %c0_i32{shown} : i32")
        lines = [line.split(" = ", 1)[-1] for line in str(module).splitlines()]
        assert [line for line in lines if line.startswith("arith.addi")] == expected


def test_integer_types() -> None:
    """Integer types are printed without MLIR's printer, alone and in the names of constants."""
    with ir.Context(), ir.Location.unknown():
        for text in ("i1", "i64", "si8", "ui16", "index", "f32", "tensor<2xsi8>"):
            assert str(ir.Type.parse(text)) == text
        module = ir.Module.parse("%0 = arith.constant -7 : i64\n%1 = arith.constant 4 : index")
        assert "%c-7_i64 = arith.constant -7 : i64" in str(module)
        assert "%c4 = arith.constant 4 : index" in str(module)
