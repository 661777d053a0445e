"""Registering a dialect where it cannot be: nothing is left half made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from fishplate import ir


def test_operations_that_were_made_without_the_dialect(tk: ModuleType) -> None:
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        module = ir.Module.parse('"x.around"() ({ "tk.add"() : () -> () }) : () -> ()')
        for load in (True, False):
            with pytest.raises(ValueError, match=r"has operations of it, such as `tk.add`"):
                tk.register(ctx, load=load)
        assert '"tk.add"()' in str(module)
        inner = module.body.operations[0].regions[0].blocks[0].operations[0]
        inner.detach_from_parent()
        del module
        with pytest.raises(ValueError, match="use a new context"):
            tk.register(ctx)
        del inner
        tk.register(ctx)
        assert type(ir.Type.parse("!tk.tile<[1], f32>")) is tk.TileType


TWICE = """
import sys
from pathlib import Path
from fishplate import get_global_func, ir
import tk
text = (Path(tk.__file__).parent / "tk.dialect.json").read_text()
get_global_func("ir.dialect.load")(text.replace('"name":"tk"', '"name":"copy"'), "a copy")
with ir.Context() as context:
    for _ in range(2):
        try:
            tk.register(context)
        except ir.MLIRError as error:
            print(str(error).replace("\\n", " "))
with ir.Context() as context:
    get_global_func("ir.dialect.register")("copy", context, True)
    tk.register(context)
    print(type(ir.Type.parse("!tk.tile<[1], f32>")).__name__)
"""


def test_two_models_of_the_same_classes(tk: ModuleType, out: Path) -> None:
    """The classes of C++ in the toy stand for the copy: the toy cannot be made without it."""
    done = subprocess.run(
        [sys.executable, "-c", TWICE], cwd=out, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    first, second, last = done.stdout.splitlines()
    assert first.startswith("Cannot load dialect `tk`: ") and "`copy` is not registered" in first
    assert second.startswith("Cannot load dialect `tk`:") and last == "TileType"
