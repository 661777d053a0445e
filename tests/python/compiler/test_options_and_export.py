"""Options, calls by keyword, hooks, exported files and the cache: behaviours 105 to 116."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from pathlib import Path

import fishplate as fp
import fishplate.compiler as compiler
import numpy as np
import pytest
from compiler.conftest import ROOT, SCALE, scale_params
from fishplate import spec
from fishplate.compiler import (
    CudaLaunch,
    DumpDir,
    EnableTVMFFI,
    GPUArch,
    KeepIR,
    KeepPTX,
    OptLevel,
    PlainCall,
    PostCompileHookContext,
    compile_module,
)

ONES = np.ones(8, np.float32)


def test_behaviour_105_option_strings() -> None:
    compile_module(None, "f", [], options="--enable-tvm-ffi --opt-level=1")
    with pytest.raises(ValueError) as caught:
        compile_module(None, "f", [], options="--opt-levle 1")
    assert str(caught.value) == (
        "compile option `--opt-levle`: unknown option; did you mean `--opt-level`?"
    )
    for wrong, reason in [
        ("--opt-level", "a value is missing"),
        ("--keep-ir=1", "takes no value"),
        ("--dump-dir 'x", "a quote is not closed"),
    ]:
        with pytest.raises(ValueError, match=reason):
            compiler.check_options(wrong)


def test_option_strings_are_read_once_by_the_compiler() -> None:
    read = compiler._options.read_options
    assert (read("").gpu_arch, read("").gpu_number, read("").libdevice) == ("sm_80", 80, None)
    assert read("--gpu-arch 'sm_90a' --gpu-arch=sm_121a").gpu_number == 121
    assert read("--gpu-arch 'sm_90a'").gpu_arch == "sm_90a"
    tricky = read("--dump-dir '--no-cache --keep-ir --libdevice'")
    assert (tricky.no_cache, tricky.keep_ir, tricky.libdevice) == (False, False, None)
    assert tricky.dump_dir == "--no-cache --keep-ir --libdevice"
    given = compiler.CompileOptions("--target linux-aarch64 --opt-level=1 --keep-ir").options
    host = compiler.HostTarget("linux-aarch64")
    assert given == {compiler.HostTarget: host, OptLevel: OptLevel(1), KeepIR: KeepIR()}


def test_behaviour_106_range_in_both_forms() -> None:
    message = "compile option `--opt-level 5`: expected a number from 0 to 3"
    for make in (
        lambda: OptLevel(5),
        lambda: compile_module(None, "f", [], options="--opt-level 5"),
    ):
        with pytest.raises(ValueError) as caught:
            make()
        assert str(caught.value) == message


def test_behaviour_107_option_classes(tmp_path: Path) -> None:
    options = [OptLevel(2), EnableTVMFFI, KeepIR(), DumpDir(tmp_path / "a b")]
    compile_module(None, "f", [], options=options)
    assert sorted(file.name for file in (tmp_path / "a b").iterdir()) == ["f.ll", "f.mlir"]
    assert (repr(OptLevel(2)), repr(KeepIR())) == ("OptLevel(2)", "KeepIR()")
    assert OptLevel(2) == OptLevel(2) != OptLevel(1)
    with pytest.raises(TypeError, match="OptLevel takes one value, got 0"):
        OptLevel()
    with pytest.raises(TypeError, match="options must be a str"):
        compile_module(None, "f", [], options=3)


#: A host function next to a GPU kernel.
BOTH = """
func.func @f() { return }
gpu.module @device {
  gpu.func @fill(%a: memref<64xf32>, %x: f32) kernel {
    %i = gpu.thread_id x
    memref.store %x, %a[%i] : memref<64xf32>
    gpu.return
  }
}
"""


def test_behaviour_107_ptx_is_kept(tmp_path: Path) -> None:
    options = [GPUArch("sm_90"), KeepPTX, DumpDir(tmp_path / "new" / "folder")]
    both = compile_module(BOTH, "f", [], PlainCall(), options)
    both()
    kept = list((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in kept] == ["f.ptx"]
    text = kept[0].read_text()
    assert ".target sm_90\n" in text and ".visible .entry fill(" in text
    assert both.ptx == text
    compile_module(None, "g", [], options=[KeepPTX, DumpDir(tmp_path / "none")])
    assert not (tmp_path / "none").exists()
    with pytest.raises(ValueError, match="`--gpu-arch sm_1`: unknown GPU architecture; known are"):
        GPUArch("sm_1")
    (tmp_path / "file").write_text("")
    with pytest.raises(RuntimeError, match=f"{tmp_path}/file: "):
        compile_module(None, "f", [], options=[KeepIR, DumpDir(tmp_path / "file")])


def test_names_of_kept_files(tmp_path: Path) -> None:
    for symbol in ("a.b", "../c/d"):
        compile_module(None, symbol, [], options=[KeepIR, DumpDir(tmp_path)])
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [".._c_d.ll", ".._c_d.mlir", "a.b.ll", "a.b.mlir"]


def test_behaviour_111_ptx(scale: fp.Function, tmp_path: Path) -> None:
    both = compile_module(BOTH, "f", [], PlainCall())
    both.export(tmp_path / "both.ptx")
    assert ".target sm_80\n" in (tmp_path / "both.ptx").read_text()
    both.export(tmp_path / "both.ptx", options="--gpu-arch sm_100")
    assert ".target sm_100\n" in (tmp_path / "both.ptx").read_text()
    launch = CudaLaunch(both.ptx, "fill", 1, 64, params=["a", "x"])
    params = [spec.Tensor("a", [64], "float32"), spec.Var("x", "float32")]
    launched = compile_module(None, "fill", params, launch)
    launched.export(tmp_path / "launched.ptx")
    assert (tmp_path / "launched.ptx").read_text() == both.ptx == launched.ptx
    with pytest.raises(ValueError, match="contains no PTX"):
        scale.export(tmp_path / "scale.ptx")
    assert not (tmp_path / "scale.ptx").exists()


def test_behaviour_108_keywords_and_defaults(scale: fp.Function) -> None:
    out = np.empty(8, np.float32)
    scale(ONES, k=3, b=out)
    assert out[0] == 3
    for arguments, keywords, message in [
        ((ONES,), {"k": 1}, "scale() missing 1 required argument: 'b'"),
        (
            (ONES, out),
            {"j": 1},
            "scale() got an unexpected keyword argument 'j'. Did you mean 'b'?",
        ),
        ((ONES, out), {"a": 1}, "scale() got multiple values for argument 'a'"),
    ]:
        with pytest.raises(TypeError) as caught:
            scale(*arguments, **keywords)
        assert str(caught.value)[:40] == message[:40]
    default = compile_module(SCALE, "scale", scale_params(), PlainCall(), defaults={"k": 5.0})
    default(ONES, out)
    assert out[0] == 5
    default(a=ONES, b=out, k=6)
    assert out[0] == 6
    with pytest.raises(ValueError, match="parameter 'k' without a default follows 'b'"):
        compile_module(None, "f", scale_params(), defaults={"b": None})
    with pytest.raises(ValueError, match="the default of 'z' belongs to no parameter"):
        compile_module(None, "f", scale_params(), defaults={"z": None})


def test_behaviour_109_fault_11_no_wrapper_around_a_call(scale: fp.Function) -> None:
    assert type(scale) is fp.Function


def test_behaviour_110_fault_12_a_registered_function_is_native(scale: fp.Function) -> None:
    fp.register_global_func("tests.compiler.scale", scale)
    try:
        again = fp.get_global_func("tests.compiler.scale")
        assert again.same_as(scale)
    finally:
        fp.remove_global_func("tests.compiler.scale")


def symbols(file: Path) -> dict[str, str]:
    """Defined symbols of a file, with their kinds."""
    listed = subprocess.run(["nm", file], check=True, capture_output=True, text=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return {row[-1]: row[-2] for row in rows if row[-2] != "U"}


def test_behaviour_111_exported_forms_and_symbols(scale: fp.Function, tmp_path: Path) -> None:
    for ending in ("o", "so", "ll", "bc", "mlir", "s"):
        scale.export(tmp_path / f"scale.{ending}", "scale")
    assert (tmp_path / "scale.bc").read_bytes().startswith(b"BC\xc0\xde")
    assert "llvm.func @__tvm_ffi_scale(" in (tmp_path / "scale.mlir").read_text()
    shown = {name for name, kind in symbols(tmp_path / "scale.o").items() if kind in "TW"}
    assert "__tvm_ffi_scale" in shown
    assert all(name.startswith(("__tvm_ffi_", "__fishplate_scale_")) for name in shown)
    scale.export(tmp_path / "hidden.o", "scale", export_only_tvm_ffi_symbols=True)
    shown = {name for name, kind in symbols(tmp_path / "hidden.o").items() if kind in "TW"}
    assert shown == {"__tvm_ffi_scale", "__tvm_ffi__metadata_scale"}


def test_behaviour_112_two_exports_in_one_library(scale: fp.Function, tmp_path: Path) -> None:
    scale.export(tmp_path / "one.o", "one")
    scale.export(tmp_path / "two.o", "two")
    library = tmp_path / "both.so"
    runtime = Path(fp.__file__).parent / "lib/libtvm_ffi.so"
    objects = [tmp_path / "one.o", tmp_path / "two.o"]
    subprocess.run(["gcc", "-shared", "-o", library, *objects, runtime], check=True)
    module = fp.load_module(library)
    out = np.empty(8, np.float32)
    for factor, function in ((2, module.one), (3, module.two)):
        function(ONES, out, factor)
        assert out[0] == factor


@pytest.mark.parametrize("ending", ["o", "so"])
def test_behaviour_113_load_module(ending: str, tmp_path: Path) -> None:
    made = compile_module(
        SCALE, "scale", scale_params(), PlainCall(), defaults={"k": 2.0}, doc="Scales."
    )
    path = tmp_path / f"scale.{ending}"
    made.export(path, "twice")
    module = fp.load_module(path)
    out = np.empty(8, np.float32)
    module.twice(ONES, out)
    assert out[0] == 2
    module.twice(ONES, k=4, b=out)
    assert out[0] == 4
    assert module.get_function_doc("twice") == "Scales."
    metadata = module.get_function_metadata("twice")
    assert metadata["arg_names"] == ["a", "b", "k"]
    assert metadata["arg_defaults"] == [2.0]
    assert metadata["signature"] == made.signature
    with pytest.raises(AttributeError, match="Module has no function 'thrice'"):
        module.thrice  # noqa: B018


def test_behaviour_114_jit_and_aot_say_the_same(scale: fp.Function, tmp_path: Path) -> None:
    scale.export(tmp_path / "scale.o", "scale")
    scale.export(tmp_path / "scale.so", "scale")
    functions = [scale, *(fp.load_module(tmp_path / f"scale.{e}").scale for e in ("o", "so"))]
    for arguments in [(), (1, 2, 3), (ONES, ONES, "x"), (ONES[:6], ONES, 1), (ONES, ONES[:4], 1)]:
        said = []
        for function in functions:
            with pytest.raises((TypeError, ValueError)) as caught:
                function(*arguments)
            said.append((type(caught.value), str(caught.value)))
        assert said[0] == said[1] == said[2]


def test_behaviour_115_frameworks(scale: fp.Function) -> None:
    jax = pytest.importorskip("jax")
    scale(jax.numpy.ones(8, "float32"), out := np.empty(8, np.float32), 2)
    assert out[0] == 2


def run(code: str, cache: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with a separate cache."""
    variables = {**os.environ, "FISHPLATE_CACHE_DIR": str(cache), **environment}
    return subprocess.run(
        [sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=False
    )


COMPILE = (
    "from fishplate import compiler, spec\n"
    "f = compiler.compile_module(None, 'f', [spec.Var('k', 'int32')])\n"
    "f(3)\n"
    "print(compiler.cache_info())\n"
)


def test_behaviour_116_files_of_the_cache(tmp_path: Path) -> None:
    assert "files=1" in run(COMPILE, tmp_path).stdout
    entry = next((tmp_path / "compile").iterdir())
    assert (tmp_path / "compile").stat().st_mode & 0o777 == 0o700
    good = entry.read_bytes()
    entry.write_bytes(good[:-40] + bytes(40))
    damaged = run(COMPILE, tmp_path)
    assert damaged.returncode == 0
    assert "is not used: it is damaged" in damaged.stderr
    assert entry.read_bytes() == good
    entry.chmod(0o666)
    assert "others could have written it" in run(COMPILE, tmp_path).stderr


def test_behaviour_116_many_writers(tmp_path: Path) -> None:
    code = COMPILE + "".join(f"compiler.compile_module(None, 'g{i}', [])()\n" for i in range(5))
    variables = {**os.environ, "FISHPLATE_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, "-W", "error", "-c", code]
    running = [
        subprocess.Popen(command, env=variables, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in running:
        assert process.communicate()[1] == ""
        assert process.returncode == 0
    assert {file.suffix for file in (tmp_path / "compile").iterdir()} == {".fpc"}


def test_cache_that_cannot_be_used(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    refused = run(COMPILE, file)
    assert refused.returncode == 0, "the kernel is compiled all the same"
    assert (
        refused.stderr.count("kept in memory only") == 1 and str(file / "compile") in refused.stderr
    )
    shared = tmp_path / "shared"
    (shared / "compile").mkdir(parents=True)
    (shared / "compile").chmod(0o777)
    assert "must belong to its user" in run(COMPILE, shared).stderr
    assert run(COMPILE, file, FISHPLATE_NO_CACHE="1").stdout == "None\n"


def test_cache_is_cleared() -> None:
    compile_module(None, "cleared", [])
    assert compiler.cache_info().files > 0
    compiler.clear_cache()
    assert compiler.cache_info()[1:] == (0, 0, 0)


def test_the_command_sees_the_same_folder(tmp_path: Path) -> None:
    run(COMPILE, tmp_path)
    variables = {**os.environ, "FISHPLATE_CACHE_DIR": str(tmp_path)}
    target = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")
    command = target / "debug/fishplate"
    subprocess.run(["cargo", "build", "-q", "-p", "fishplate-cli"], cwd=ROOT, check=True)
    shown = subprocess.run(
        [command, "cache", "info"], env=variables, capture_output=True, text=True
    )
    assert "compile 1 entries" in shown.stdout
    subprocess.run([command, "cache", "clear"], env=variables, check=True, capture_output=True)
    assert list((tmp_path / "compile").iterdir()) == []


def test_hooks_see_and_change_the_module() -> None:
    seen = []
    kernel = "func.func @f(%k: i32) -> i32 { %z = arith.constant 0 : i32 return %z : i32 }"
    with PostCompileHookContext(seen.append):
        compile_module(kernel, "f", [spec.Var("k", "int32")], PlainCall())
        with PostCompileHookContext(lambda text: text.replace("constant(0 ", "constant(7 ")):
            changed = compile_module(kernel, "f", [spec.Var("k", "int32")], PlainCall())
        compile_module(None, "g", [])
    assert len(seen) == 2
    assert "llvm.func @f(" in seen[0] and "__tvm_ffi_f" not in seen[0]
    with pytest.raises(RuntimeError, match="`f` failed, expected status 0, got 7"):
        changed(1)
    compile_module(None, "g", [])
    assert len(seen) == 2


def test_a_hook_that_fails_says_why() -> None:
    def refuse(text: str) -> None:
        raise ValueError("not this one")

    with PostCompileHookContext(refuse), pytest.raises(ValueError, match="not this one"):
        compile_module(None, "f", [])
    with (
        PostCompileHookContext(lambda text: "garbage("),
        pytest.raises(ValueError, match="garbage"),
    ):
        compile_module(None, "f", [])
    with pytest.raises(TypeError, match="the hook must be callable, got int"):
        PostCompileHookContext(3)


def test_nothing_warns() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        compile_module(None, "f", scale_params())


def test_options_as_one_object() -> None:
    from fishplate.compiler import CompileOptions, DumpDir, HostTarget, KeepIR, OptLevel

    options = CompileOptions("--opt-level=3 --dump-dir 'a b'", KeepIR)
    assert options.options == {OptLevel: OptLevel(3), DumpDir: DumpDir("a b"), KeepIR: KeepIR()}
    assert options == CompileOptions([KeepIR, DumpDir("a b")], OptLevel(1), OptLevel(3))
    assert options != CompileOptions() and options.enable_tvm_ffi
    assert str(CompileOptions(HostTarget("linux-aarch64"))) == "--host-target linux-aarch64"
    with pytest.raises(ValueError, match="unknown option"):
        CompileOptions("--fast")
    compile_module(None, "f", [], options=CompileOptions(OptLevel(0)))()


def test_flags_may_be_false() -> None:
    assert str(compiler.KeepIR(False)) == "" and repr(compiler.KeepIR(False)) == "KeepIR(False)"
    options = [compiler.KeepIR(False), compiler.OptLevel(1), compiler.NoCache(True)]
    assert str(compiler.CompileOptions(*options)) == "--opt-level 1 --no-cache"
    with pytest.raises(ValueError, match="EnableTVMFFI cannot be turned off"):
        compiler.EnableTVMFFI(False)
    with pytest.raises(TypeError, match="KeepIR takes nothing, True or False, got 'yes'"):
        compiler.KeepIR("yes")
