"""A dialect with its own C++: the generated C API, built against the installed MLIR and used through the FFI.

The library contains its own MLIR, so its objects are separate; both sides exchange text. It is built with clang like
Debian's MLIR: MLIR identifies traits by their names in the compiler's spelling.
"""

from __future__ import annotations

import subprocess
from types import ModuleType
from typing import Any

import pytest
from conftest import ROOT, TOY, bindgen  # type: ignore[import-not-found]

import fishplate
from fishplate import ir, libinfo

CASTS = ROOT / "crates/fishplate-compiler/tests/ir/casts.txt"
BACKENDS = {
    "dialect": "Dialect",
    "typedef": "Types",
    "attrdef": "Attrs",
    "op": "Ops",
    "enum": "Enums",
}


def run(*command: object) -> str:
    done = subprocess.run(
        [*map(str, command)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def cpp(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return the toy's C++ with the shim as a library of functions."""
    folder = tmp_path_factory.mktemp("cpp")
    include, libraries = run("llvm-config-22", "--includedir"), run("llvm-config-22", "--libdir")
    for backend, name in BACKENDS.items():
        for kind, end in (("decls", "h"), ("defs", "cpp")):
            out = folder / f"Tk{name}.{end}.inc"
            run("mlir-tblgen-22", f"-gen-{backend}-{kind}", "-I", include, TOY, "-o", out)
    assert bindgen(TOY, "--shim", folder, "--shim-include", "Tk.h").returncode == 0
    flags = ["-std=c++17", "-fPIC", "-fno-rtti", "-fno-exceptions", "-Wall", "-Wextra", "-Werror"]
    flags += [
        "-isystem",
        include,
        "-isystem",
        folder,
        "-isystem",
        TOY.parent,
        f"-I{ROOT / 'include'}",
    ]
    objects = []
    for source in (TOY.with_name("Tk.cpp"), folder / "tk_capi.cpp", folder / "tk_ffi.cpp"):
        # The dialect's own file comes from mlir-tblgen, warnings included.
        own = ["-Wno-unused-parameter"] if source.name == "Tk.cpp" else []
        objects.append(folder / f"{source.stem}.o")
        run("clang++", *flags, *own, "-c", source, "-o", objects[-1])
    mlir = [f"{libraries}/libMLIRCAPIIR.a", f"-L{libraries}", "-lMLIR", "-lLLVM"]
    library = folder / "tk.so"
    link = [*mlir, libinfo.find_libtvm_ffi(), f"-Wl,-rpath,{libraries}"]
    run("clang++", "-shared", "-o", library, *objects, *link)
    return fishplate.load_module(str(library))


def test_the_cb_type_of_the_guide(cpp: Any) -> None:
    ctx = cpp.context()
    memref = cpp.parse_type(ctx, "memref<8x4xbf16>")
    cb = cpp.mlirTkCBTypeGet(ctx, memref, 4)
    assert cpp.text(cb) == "!tk.cb<memref<8x4xbf16>, pages = 4>"
    assert cpp.mlirTypeIsATkCB(cb) and not cpp.mlirTypeIsATkCB(memref)
    assert cpp.text(cpp.mlirTkCBTypeGetUnderlying(cb)) == "memref<8x4xbf16>"
    assert cpp.mlirTkCBTypeGetPages(cb) == 4
    tile = cpp.mlirTkTileTypeGet(ctx, [32, 16], 2)
    assert list(cpp.mlirTkTileTypeGetShape(tile)) == [32, 16]
    assert cpp.mlirTkTileTypeGetDataType(tile) == 2
    arg = cpp.mlirTkArgAttrGet(ctx, -3, True, "x")
    assert (cpp.mlirTkArgAttrGetIndex(arg), cpp.mlirTkArgAttrGetLabel(arg)) == (-3, "x")
    assert cpp.mlirTkGridAttrGetMap(cpp.mlirTkGridAttrGet(ctx, [2], None)) is None
    del ctx, memref
    assert cpp.text(cb) == "!tk.cb<memref<8x4xbf16>, pages = 4>"


def test_mistakes_are_errors(cpp: Any) -> None:
    ctx, other = cpp.context(), cpp.context()
    memref, tile = cpp.parse_type(ctx, "memref<8xf32>"), cpp.mlirTkTileTypeGet(ctx, [1], 0)
    with pytest.raises(TypeError, match="mlirTkCBTypeGetPages: it is of another class"):
        cpp.mlirTkCBTypeGetPages(memref)
    for wrong in (tile, None):
        with pytest.raises(ValueError, match="not of the class that is asked for"):
            cpp.mlirTkCBTypeGet(ctx, wrong, 4)
    calls = [(ctx, memref), (ctx, memref, -1), (other, memref, 4), (ctx, 5, 4), (ctx, memref, 4, 4)]
    for call in calls:
        with pytest.raises(TypeError, match="mlirTkCBTypeGet: "):
            cpp.mlirTkCBTypeGet(*call)
    with pytest.raises(ir.MLIRError, match="at least one core in each direction, got 0"):
        cpp.parse_attribute(ctx, "#tk.grid<[0]>")


def test_the_model_prints_what_the_cpp_prints(cpp: Any, tk: ModuleType, ctx: ir.Context) -> None:
    own = cpp.context()
    lines = [line.rpartition(" = ")[0] for line in CASTS.read_text().splitlines() if "tk." in line]
    assert len(lines) >= 20
    for line in lines:
        family, _, text = line.partition(" ")
        made: Any = (ir.Type if family == "type" else ir.Attribute).parse(text)
        there = (cpp.parse_type if family == "type" else cpp.parse_attribute)(own, text)
        assert cpp.text(there) == str(made)
    module = ir.Module.create()
    tile = tk.TileType.get([32, 32], "bf16")
    with ir.InsertionPoint(module.body):
        kernel = tk.kernel("main", inputs=[], args=[tk.ArgAttr.get(0, True, "x")])
        buffer = tk.CBType.get(ir.RankedTensorType.get([2], tile))
        with kernel.body.new_block(buffer, ir.IndexType.get()) as (b, i):
            a = tk.load(tile, b, i)
            tk.add(a, a, acc="bfp8")
    assert cpp.verify(own, str(module)) == str(module)
    kernel.attributes["sym_name"] = ir.StringAttr.get("")
    with pytest.raises(ir.MLIRError, match="has no name"):
        cpp.verify(own, module.operation.get_asm(assume_verified=True))
