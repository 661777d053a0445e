"""Smoke test of installed wheels in a minimal system, without NumPy: import, call, class, kernel, export, IR, command.

Prints one word for each part that works. The first one that fails ends the program with a traceback.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import fishplate as fp


def done(part: str) -> None:
    print(part, end=" ", flush=True)


done("import")

fp.register_global_func("smoke.add", lambda a, b: a + b)
assert fp.get_global_func("smoke.add")(40, 2) == 42
done("call")


@fp.dataclasses.py_class("smoke.Point")
class Point(fp.Object):
    """A class with fields that other languages see."""

    x: int
    y: int = 2


assert Point(40).x + Point(1).y == 42
done("class")


@fp.jit
def series(x: fp.Float64, n: fp.Int32) -> Any:
    """Sum up powers, with a function of the C library."""
    s = 0.0
    for i in range(n):
        s = s + fp.math.pow(x, fp.Float64(i))
    return s


assert series(2.0, 5) == 31.0
done("kernel")

with tempfile.TemporaryDirectory() as folder:
    library = Path(folder, "series.so")
    # No compiler or linker is installed.
    kept = os.environ.pop("PATH", "")
    fp.compile(series, 2.0, 5).export(library)
    os.environ["PATH"] = kept
    assert fp.load_module(str(library)).series(3.0, 3) == 13.0
done("export")

from fishplate import ir

with ir.Context():
    module = ir.Module.parse("func.func @f(%a: i32) -> i32 { return %a : i32 }")
    assert "func.func @f" in str(module)
done("IR")

command = Path(sys.executable).with_name("fishplate")
doctor = subprocess.run([command, "doctor"], capture_output=True, text=True, check=True)
assert doctor.stdout.endswith("usable\n"), doctor.stdout
subprocess.run(
    [sys.executable, "-m", "fishplate", "--version"], stdout=subprocess.DEVNULL, check=True
)
print("CLI")
