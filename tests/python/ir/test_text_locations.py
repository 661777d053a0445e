"""Locations of parsed operations: the file, line and column where their names stand."""

from __future__ import annotations

import random
import re

import pytest

from fishplate import ir


def place(text: str, name: str) -> tuple[int, int]:
    """Return the line and column of the name of an operation, counted in bytes from 1."""
    start = text.encode().index(f'"{name}"'.encode())
    before = text.encode()[:start]
    return before.count(b"\n") + 1, start - (before.rfind(b"\n") + 1) + 1


def check(module: ir.Module, text: str, count: int) -> None:
    """Compare the location of each `test.opN` with its place in the text."""
    seen = 0

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal seen
        if op.name.startswith("test."):
            at = op.location
            assert (at.start_line, at.start_col) == place(text, op.name), op.name
            assert at.filename == "-"
            seen += 1
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    assert seen == count


@pytest.mark.parametrize(
    "between",
    [
        pytest.param("\n", id="lines"),
        pytest.param(" ", id="one line"),
        pytest.param("\r\n", id="carriage returns"),
        pytest.param("\n\n\n", id="empty lines"),
        pytest.param("\n//" + 5000 * "x" + "\n", id="long comments"),
        pytest.param(5000 * " ", id="a long line"),
        pytest.param(" // é\n", id="letters of two bytes"),
    ],
)
def test_places(ctx: ir.Context, between: str) -> None:
    text = between.join(f'"test.op{i}"() : () -> ()' for i in range(40))
    check(ir.Module.parse(text), text, 40)


def test_random_texts(ctx: ir.Context) -> None:
    rng = random.Random(7)
    spaces = [" ", "\n", "\n\n", "\t", "\r\n", "// a comment\n", 300 * " ", 300 * "\n"]
    for _ in range(30):
        parts, depth = [], 0
        for i in range(60):
            parts.append("".join(rng.choices(spaces, k=rng.randrange(1, 4))))
            if rng.random() < 0.2:
                parts.append(f'"test.op{i}"() ({{')
                depth += 1
                continue
            parts.append(f'"test.op{i}"() : () -> ()')
            if depth and rng.random() < 0.3:
                parts.append("}) : () -> ()")
                depth -= 1
        text = "".join(parts) + depth * "}) : () -> ()"
        check(ir.Module.parse(text), text, 60)


def test_values_that_are_used_before_they_are_defined(ctx: ir.Context) -> None:
    """MLIR asks for places before the last one, too: those of the uses that wait for a definition."""
    text = """
        "test.op0"(%later) : (i32) -> ()


        "test.op1"() : () -> ()
        %later = "test.op2"() : () -> i32
        "test.op3"(%later) : (i32) -> ()
    """
    check(ir.Module.parse(text), text, 4)
    with pytest.raises(ir.MLIRError) as raised:
        ir.Module.parse(text.replace("%later =", "%other ="))
    undeclared = raised.value.error_diagnostics[0]
    assert "undeclared SSA value" in undeclared.message
    assert re.search(r":2:20", str(undeclared.location))


def test_texts_in_turn(ctx: ir.Context) -> None:
    """No text takes over lines, names or contexts from the one before."""
    first = "\n\n\n" + '"test.op0"() : () -> ()'
    second = '"test.op0"() : () -> ()\n"test.op1"() : () -> ()'
    for _ in range(3):
        check(ir.Module.parse(first), first, 1)
        check(ir.Module.parse(second), second, 2)
        with ir.Context() as other:
            other.allow_unregistered_dialects = True
            check(ir.Module.parse(first), first, 1)


def test_named_sources(ctx: ir.Context) -> None:
    for name in ("a.mlir", "another file.mlir"):
        op = ir.Operation.parse('\n  "test.op0"() : () -> ()', source_name=name)
        at = op.operation.location
        assert (at.filename, at.start_line, at.start_col) == (name, 2, 3)
