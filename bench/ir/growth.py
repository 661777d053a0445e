"""Cases of the section "Growth" over text and IR: parsing, printing, tables of symbols, and bindings of dialects."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
Work = Callable[[], object]


def _operations(count: int) -> str:
    body = "".join(
        f'    %{i} = "arith.constant"() <{{value = {i} : i64}}> : () -> i64\n' for i in range(count)
    )
    return f"module {{\n  func.func @f() {{\n{body}    return\n  }}\n}}\n"


def parse_operations(count: int) -> Work:
    from fishplate import ir

    text = _operations(count)

    def work() -> object:
        with ir.Context():
            return ir.Module.parse(text)

    return work


def print_operations(count: int) -> Work:
    from fishplate import ir

    with ir.Context():
        module = ir.Module.parse(_operations(count))
    return lambda: str(module)


def parse_aliases(count: int) -> Work:
    """A location alias for every operation, as printed with debug information."""
    from fishplate import ir

    uses = "".join(f'  "t.x"() : () -> () loc(#loc{i})\n' for i in range(count))
    lines = "".join(f'#loc{i} = loc("f":{i}:1)\n' for i in range(count))
    text = f"module {{\n{uses}}}\n{lines}"

    def work() -> object:
        with ir.Context() as context:
            context.allow_unregistered_dialects = True
            return ir.Module.parse(text)

    return work


def attribute(count: int) -> Work:
    """One array attribute, parsed and printed."""
    from fishplate import ir

    text = "[" + ", ".join(map(str, range(count))) + "]"

    def work() -> object:
        with ir.Context():
            return str(ir.Attribute.parse(text))

    return work


def symbols(count: int) -> Work:
    """Functions that are added to a symbol table one by one."""
    from fishplate import ir

    def work() -> object:
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse("func.func private @f()")
            first = module.body.operations[0]
            table = ir.SymbolTable(module.operation)
            for _ in range(count):
                table.insert(first.clone(ip=False))
            return module

    return work


def bindgen(count: int) -> Work:
    """The bindings of a dialect with that many operations, in three languages."""
    folder = Path(tempfile.mkdtemp(prefix="growth"))
    model = folder / "big.dialect.json"
    op = {"class": "", "def": "", "cpp_namespace": "::big", "summary": "Adds two numbers."}
    ops = [op | {"name": f"op{i}", "class": f"Op{i}Op"} for i in range(count)]
    facts = {"schema": 1, "name": "big", "cpp_class": "Big", "cpp_namespace": "::big", "ops": ops}
    model.write_text(json.dumps(facts))
    command = [os.environ["FISHPLATE_COMMAND"], "bindgen", str(model)]
    for language in ("python", "rust", "c"):
        command += [f"--{language}", str(folder / "out")]

    def work() -> object:
        return subprocess.run(command, check=True, capture_output=True)

    return work


# Name of the row, the function that makes the work for a size, the size of a full run.
CASES: dict[str, tuple[Callable[[int], Work], int]] = {
    "IR parse, 1 M operations (64 MB)": (parse_operations, 1_000_000),
    "IR print, 1 M operations (64 MB)": (print_operations, 1_000_000),
    "IR parse, 400 k aliases": (parse_aliases, 400_000),
    "IR parse and print, an array of 4 M": (attribute, 4_000_000),
    "SymbolTable.insert, 100 k symbols": (symbols, 100_000),
    "bindgen, 40 k operations": (bindgen, 40_000),
}
