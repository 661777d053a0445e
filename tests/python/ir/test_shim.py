"""Another MLIR in the process: the table of C functions, and a vendor's library with C++ of its own."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fishplate import ir
from fishplate.ir import _opt

HERE = Path(__file__).parent
INCLUDE = HERE.parents[2] / "include"
TEXT = """\
func.func @f(%x: i32) -> i32 {
  %0 = vendor.twice %x : i32
  %1 = vendor.twice %0 : i32
  return %1 : i32
}
"""
EXPANDED = """\
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %0 : i32
    return %1 : i32
  }
}
"""
PIPELINE = "builtin.module(vendor-expand)"

_Build = Callable[[str, str], Path]


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> _Build:
    """Return a function that compiles C to a library."""
    folder = tmp_path_factory.mktemp("libraries")

    def compile_c(name: str, source: str) -> Path:
        made, file = folder / f"{name}.so", folder / f"{name}.c"
        file.write_text(source)
        flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-fPIC", "-shared"]
        subprocess.run(["cc", *flags, f"-I{INCLUDE}", "-o", made, file], check=True)
        return made

    return compile_c


@pytest.fixture(scope="module")
def vendor(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the vendor's library, which links Debian's libMLIR: a second MLIR in this process."""
    made = tmp_path_factory.mktemp("vendor") / "libvendor.so"

    def config(*questions: str) -> list[str]:
        answer = subprocess.run(
            ["llvm-config-22", *questions], check=True, capture_output=True, text=True
        )
        return answer.stdout.split()

    (folder,) = config("--libdir")
    flags = ["-std=c++17", "-fno-rtti", "-fno-exceptions", "-fPIC", "-shared", f"-I{INCLUDE}"]
    libraries = [
        f"-L{folder}",
        f"-Wl,-rpath,{folder}",
        "-lMLIR",
        *config("--libs", "--link-shared"),
    ]
    source = str(HERE / "vendor.cc")
    command = ["clang++", *flags, *config("--cppflags"), source, "-o", str(made), *libraries]
    subprocess.run(command, check=True)
    return made


def test_the_table_in_c(build: _Build) -> None:
    library = ctypes.CDLL(str(build("exchange", (HERE / "exchange.c").read_text())))
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = (
        ctypes.c_void_p,
        [ctypes.py_object, ctypes.c_char_p],
    )
    capsule = ir.exchange_capsule()
    assert '"fishplate.mlir_exchange"' in repr(capsule)
    table = ctypes.c_void_p(pointer(capsule, b"fishplate.mlir_exchange"))
    text = b"func.func @f(%x: i32) { %0 = arith.addi %x, %x : i32 return }"
    result = ctypes.create_string_buffer(1000)
    assert library.exchange(table, text, b"builtin.module(canonicalize)", result, 1000) == 0
    with ir.Context():
        assert str(ir.Module.parse(result.value)) == str(
            ir.Module.parse("func.func @f(%x: i32) { return }")
        )


def test_passes_of_a_vendor(vendor: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shim = ir.load_shim(vendor)
    assert shim is ir.load_shim(str(vendor))
    assert shim.mlir_version[0] == 22 and shim.bytecode_version > 0
    assert "libvendor.so" in repr(shim) and "MLIR 22." in repr(shim)
    assert shim.convert(TEXT, PIPELINE).decode() == EXPANDED
    bytecode = shim.convert(TEXT, form="bytecode")
    assert bytecode[:4] == b"ML\xefR"
    assert shim.convert(bytecode, PIPELINE).decode() == EXPANDED
    generic = shim.convert(TEXT, form="generic").decode()
    assert '"vendor.twice"(%arg0)' in generic and "loc(" in generic
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(generic)
        made = shim.run(module, PIPELINE)
        assert made.context is context and str(made) == EXPANDED
        # Operations that the pass leaves behind come back in the generic form.
        convert, ran = shim.convert, []

        def noted(source: bytes, pipeline: str = "", form: str = "text") -> bytes:
            ran.append(pipeline)
            return convert(source, pipeline, form)

        monkeypatch.setattr(shim, "convert", noted)
        same = shim.run(module, "builtin.module()")
        assert ran == ["builtin.module()", ""]
        assert str(same) == str(module) and "vendor.twice" in str(same)
        assert str(shim.run(made, "builtin.module()")) == EXPANDED


def test_faults_of_a_vendors_module(vendor: Path) -> None:
    shim = ir.load_shim(vendor)
    for source, pipeline, words in [
        ("func.func @f(", "", "cannot parse the module:"),
        (TEXT.replace("i32", "f32"), "", "takes an integer"),
        (TEXT, "builtin.module(no-such-pass)", "known passes: .*no-such-pass"),
        (TEXT, "func.func(vendor-expand)", "the pipeline is not `builtin.module"),
        (b"ML\xefR\x0dbroken", "", "cannot parse the module:"),
    ]:
        with pytest.raises(ir.MLIRError, match=words):
            shim.convert(source, pipeline)
    with pytest.raises(ValueError, match="form: expected text, generic or bytecode, got 'json'"):
        shim.convert(TEXT, form="json")


def test_files_that_are_no_shims(build: _Build, tmp_path: Path) -> None:
    header = "#include <fishplate/mlir_exchange.h>\n"
    give = "const FishplateMlirExchange *fishplate_mlir_exchange(void);\n" + (
        "const FishplateMlirExchange *fishplate_mlir_exchange(void) { return TABLE; }\n"
    )
    table = "static const FishplateMlirExchange table = {VERSION, SIZE, {22, 1, 0}, 6, 0, 0, 0};\n"
    old = table.replace("VERSION", "9").replace("SIZE", "sizeof(FishplateMlirExchange)")
    short = table.replace("VERSION", "1").replace("SIZE", "8")
    empty = build("plain", "int nothing;\n")
    broken = tmp_path / "broken.so"
    broken.write_bytes(empty.read_bytes()[:3000])
    text = tmp_path / "text.so"
    text.write_text("not a library")
    for path, words in [
        (empty, "exports no function `fishplate_mlir_exchange`"),
        (build("null", header + give.replace("TABLE", "0")), "returned no table"),
        (
            build("old", header + old + give.replace("TABLE", "&table")),
            "version 9 .*expected version 1",
        ),
        (build("short", header + short + give.replace("TABLE", "&table")), "and 8 bytes"),
        (broken, "cannot be loaded as a shared library"),
        (text, "cannot be loaded as a shared library"),
    ]:
        with pytest.raises(ValueError, match=words):
            ir.load_shim(path)
    with pytest.raises(FileNotFoundError):
        ir.load_shim(tmp_path / "missing.so")


#: Libraries with a table whose functions misbehave: their body, and the error.
ODD = {
    "empty": ("(void)out; return 0;", None),
    "status": ("(void)out; return 7;", "failed with status 7"),
    "nowhere": ("out->data = 0; out->size = (size_t)-1; return 0;", None),
    "noise": ('out->data = "\\xff\\xfe"; out->size = 2; return 0;', "is not text"),
    "damaged": (
        'out->data = "ML\\xef" "R\\x0d..."; out->size = 8; return 0;',
        "is not text",
    ),
}
ODD_TABLE = """
#include <fishplate/mlir_exchange.h>
static int32_t run(void *s, const char *p, const char *d, size_t n, int32_t f, FishplateMlirBuffer *out) {
  (void)s, (void)p, (void)d, (void)n, (void)f;
  BODY
}
static void release(void *s, FishplateMlirBuffer *b) { (void)s, (void)b; }
static const FishplateMlirExchange table = {1, sizeof(FishplateMlirExchange), {22, 1, 0}, 6, 0, RUN, RELEASE};
const FishplateMlirExchange *fishplate_mlir_exchange(void);
const FishplateMlirExchange *fishplate_mlir_exchange(void) {
  (void)run, (void)release;
  return &table;
}
"""


def test_libraries_that_misbehave(build: _Build) -> None:
    for name in ("run", "release"):
        functions = {"RUN": "run", "RELEASE": "release"} | {name.upper(): "0"}
        source = ODD_TABLE.replace("BODY", "(void)out; return 0;")
        for key, value in functions.items():
            source = source.replace(key, value)
        with pytest.raises(ValueError, match=f"its table has no function `{name}`"):
            ir.load_shim(build(f"no_{name}", source))
    for name, (body, words) in ODD.items():
        source = ODD_TABLE.replace("BODY", body).replace("RUN", "run").replace("RELEASE", "release")
        shim = ir.load_shim(os.fsencode(build(f"odd_{name}", source)))
        with ir.Context(), ir.Location.unknown():
            module = ir.Module.parse("module {}")
            if words is None:
                assert str(shim.run(module, "")) == "module {\n}\n"
                continue
            with pytest.raises(ir.MLIRError, match=words):
                shim.run(module, "")
    for arguments, words in [
        ((7,), "source: expected text or bytecode, got int"),
        (("", 7), "pipeline: expected a text, got int"),
        (("", "a\0b"), "pipeline: expected text without NUL"),
    ]:
        with pytest.raises((TypeError, ValueError), match=words):
            shim.convert(*arguments)
    with pytest.raises(TypeError, match="module: expected a Module, got str"):
        shim.run("module {}", "")  # type: ignore[arg-type]


def test_command_line(vendor: Path, tmp_path: Path) -> None:
    file = tmp_path / "in.mlir"
    file.write_text(TEXT + "// -----\n" + TEXT)

    def opt(*arguments: object) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "fishplate.ir._opt", *map(str, arguments)]
        return subprocess.run(command, capture_output=True, text=True, env=os.environ)

    done = opt(f"--shim={vendor}", "--split-input-file", f"--pass-pipeline={PIPELINE}", file)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{EXPANDED}// -----\n{EXPANDED}"
    file.write_text(TEXT)
    assert opt("--shim", vendor, "--vendor-expand", file).stdout == EXPANDED
    assert '"vendor.twice"' in opt("--shim", vendor, "--mlir-print-op-generic", file).stdout
    failed = opt("--shim", vendor, "--no-such-pass", file)
    assert failed.returncode == 1 and "no-such-pass" in failed.stderr
    for path, words in [(file, "cannot be loaded"), ("missing.so", "missing.so")]:
        failed = opt("--shim", path, file)
        assert (
            failed.returncode == 1 and words in failed.stderr and "Traceback" not in failed.stderr
        )
    with pytest.raises(_opt.UsageError, match="--shim excludes"):
        _opt.parse_options(["--shim=x", "--load=y"])
