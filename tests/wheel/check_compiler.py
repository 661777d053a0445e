"""Run by the Python of the same environment, first without and then with the compiler's wheel."""

from __future__ import annotations

import sys
from pathlib import Path

if sys.argv[1] == "absent":
    try:
        import fishplate.compiler  # noqa: F401
    except ImportError as error:
        assert "pip install 'fishplate[compiler]'" in str(error), error
    else:
        raise AssertionError("there is a compiler, but its wheel is not installed")
    sys.exit()

import importlib.metadata
import json

from fishplate import Shape, _compiler_library, spec
from fishplate.compiler import compile_module
from fishplate_compiler import LIBRARY

assert _compiler_library.load() == LIBRARY.resolve()
n = spec.Var("n", "int32", divisibility=4)
check = compile_module(None, "check", [spec.Shape("s", [n, 2])], options="--no-cache")
check(Shape((8, 2)))
try:
    check(Shape((6, 2)))
except ValueError as error:
    expected = "`check(s: Shape([n, 2]))`, expected to be divisible by 4, got 6"
    assert str(error).endswith(expected), error
else:
    raise AssertionError("6 was taken for a multiple of 4")
check.export(Path(sys.argv[2]) / "check.o", "check")

files = {path.name: path for path in importlib.metadata.files("fishplate-compiler") or []}
assert "LLVM" in files["NOTICES"].read_text()
bill = json.loads(files["fishplate_compiler.cyclonedx.json"].read_text())
assert bill["bomFormat"] == "CycloneDX"
assert {"LLVM, MLIR and LLD", "zstd"} <= {part["name"] for part in bill["components"]}
