"""Device code as machine code: `--keep-cubin`, `--ptxas-options`, and where `ptxas` is found."""

from __future__ import annotations

from pathlib import Path

import fishplate as fp
import pytest
from fishplate import compiler, spec
from fishplate.compiler import CudaLaunch, KeepCUBIN, PtxasOptions, compile_module, find_ptxas

#: Stands in for NVIDIA's program: its output is a word, its arguments and its input.
PROGRAM = """#!/bin/sh
case "$*" in *--refuse*) echo 'ptxas fatal : Unknown option' >&2; exit 255;; esac
case "$*" in *-v*) echo 'ptxas info : 0 bytes gmem' >&2;; esac
args="$*"
while [ $# -gt 2 ]; do if [ "$1" = -o ]; then out=$2; in=$3; fi; shift; done
{ printf 'CUBIN'; echo "$args" | sed 's/ -o .*//'; cat "$in"; } > "$out"
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A `ptxas` on the PATH."""
    path = tmp_path / "bin/ptxas"
    path.parent.mkdir()
    path.write_text(PROGRAM)
    path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{path.parent}:/usr/bin:/bin")
    return path


@fp.kernel
def add_one(x: fp.Tensor) -> None:
    i = fp.thread_idx()[0]
    x[i] = x[i] + 1


@fp.jit
def host(x: fp.Tensor) -> None:
    add_one(x).launch(grid=[1], block=[32])


def fake() -> fp.FakeTensor:
    """A tensor on a GPU."""
    return fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")


def test_keep_cubin_writes_what_ptxas_makes(program: Path, tmp_path: Path) -> None:
    assert find_ptxas() == str(program)
    folder = tmp_path / "dump"
    options = f"--keep-cubin --gpu-arch sm_90 --dump-dir {folder}"
    made = fp.compile(host, fake(), options=options)
    (file,) = folder.glob("*.cubin")
    assert file.read_bytes().startswith(b"CUBIN-arch=sm_90\n//")
    assert b".visible .entry" in file.read_bytes()
    assert made.cubin == file.read_bytes()
    made.export(tmp_path / "host.cubin")
    assert (tmp_path / "host.cubin").read_bytes() == made.cubin
    # The driver still gets PTX, which works on any GPU.
    assert "CUBIN" not in made.llvm


def test_ptxas_options_assemble_when_compiling(
    program: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    options = [PtxasOptions("-v --maxrregcount=32"), compiler.GPUArch("sm_90a")]
    made = fp.compile(host, fake(), options=options)
    assert "CUBIN-arch=sm_90a -v --maxrregcount=32" in made.llvm
    assert "ptxas info : 0 bytes gmem" in capfd.readouterr().err
    with pytest.raises(
        ValueError, match="ptxas refused the PTX for sm_90 with --refuse: .*Unknown option"
    ):
        fp.compile(host, fake(), options="--ptxas-options=--refuse --gpu-arch sm_90")
    with pytest.raises(ValueError, match="for one architecture only: name it with --gpu-arch"):
        fp.compile(host, fake(), options=PtxasOptions("-v"))


def test_the_image_of_a_launch_is_assembled_too(program: Path) -> None:
    params = [spec.Tensor("x", [spec.Var("n", "int32")], "float32", device_type="cuda")]
    launch = CudaLaunch(
        ".version 8.0\n.visible .entry k(.param .u64 x, .param .u32 n){ret;}", "k", 1, 1
    )
    options = "--ptxas-options=-O3 --gpu-arch sm_80"
    assert "CUBIN-arch=sm_80 -O3" in compile_module(None, "k", params, launch, options).llvm


def test_without_ptxas_the_error_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.delenv("CUDA_HOME", raising=False)
    monkeypatch.delenv("CUDA_PATH", raising=False)
    monkeypatch.setattr("fishplate.compiler._tools.find_spec", lambda name: None)
    if Path("/usr/local/cuda/bin/ptxas").exists() or Path("/usr/bin/ptxas").exists():
        assert find_ptxas()
        return
    with pytest.raises(RuntimeError, match="pip install nvidia-cuda-nvcc"):
        find_ptxas()
    with pytest.raises(RuntimeError, match="ptxas, NVIDIA's assembler, was not found on PATH"):
        fp.compile(host, fake(), options=KeepCUBIN)


def test_ptxas_is_found_in_a_toolkit_and_in_a_package(
    program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setenv("CUDA_HOME", str(tmp_path))
    assert find_ptxas() == str(program)
    monkeypatch.delenv("CUDA_HOME")
    monkeypatch.delenv("CUDA_PATH", raising=False)
    package = tmp_path / "site/nvidia/cu13/bin"
    package.mkdir(parents=True)
    program.rename(package / "ptxas")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    monkeypatch.delitem(__import__("sys").modules, "nvidia", raising=False)
    assert find_ptxas().endswith("bin/ptxas")


def test_line_info_is_in_the_ptx_and_asked_of_ptxas(program: Path, tmp_path: Path) -> None:
    plain = fp.compile(host, fake(), options="--gpu-arch sm_90")
    lined = fp.compile(host, fake(), options="--gpu-arch sm_90 --generate-line-info")
    assert ".loc" not in plain.ptx and ".loc" in lined.ptx
    assert Path(__file__).name in lined.ptx
    assert b"-lineinfo" in lined.cubin and b"-lineinfo" not in plain.cubin


@fp.jit
def on_the_cpu(x: fp.Tensor) -> None:
    for i in range(x.shape[0]):
        x[i] = x[i] * 2


def test_line_info_of_host_code() -> None:
    import numpy as np

    x = np.ones(4, np.float32)
    lined = fp.compile(on_the_cpu, x, options="--generate-line-info")
    assert "DISubprogram" in lined.llvm and Path(__file__).name in lined.llvm
    lined(x)
    assert x.tolist() == [2] * 4


CALLS = """
func.func private @helper(f32) -> f32
func.func @f(%x: !llvm.ptr, %n: i32) {
  %v = llvm.load %x : !llvm.ptr -> f32
  %w = func.call @helper(%v) : (f32) -> f32
  llvm.store %w, %x : f32, !llvm.ptr
  return
}
"""
HELPER = "define float @helper(float %v) {{\n %r = fmul float %v, {}\n ret float %r\n}}\n"
ON_GPU = """
module attributes {gpu.container_module} {
gpu.module @code {
  llvm.func @helper(f32) -> f32
  llvm.func @kernel(%x: !llvm.ptr<1>) attributes {gpu.kernel, nvvm.kernel} {
    %v = llvm.load %x : !llvm.ptr<1> -> f32
    %w = llvm.call @helper(%v) : (f32) -> f32
    llvm.store %w, %x : f32, !llvm.ptr<1>
    llvm.return
  }
}
}
"""


def test_link_libraries_joins_their_functions(tmp_path: Path) -> None:
    import numpy as np

    library = tmp_path / "helper.ll"
    library.write_text(HELPER.format("3.0"))
    params = [spec.Tensor("x", [spec.Var("n", "int32")], "float32", device_type="cpu")]

    def triple() -> list[float]:
        options = compiler.LinkLibraries(str(library))
        f = compile_module(CALLS, "f", params, compiler.PlainCall(), options)
        x = np.full(2, 5, np.float32)
        f(x)
        return x.tolist()

    assert triple() == [15, 5]
    # The cache identifies the file by its contents.
    library.write_text(HELPER.format("4.0"))
    assert triple() == [20, 5]
    ptx = compiler.ptx(ON_GPU, "sm_80", f"--link-libraries {library}")
    assert "mul" in ptx and ".visible .func" not in ptx and "call" not in ptx
    with pytest.raises(RuntimeError, match="missing.bc"):
        compile_module(CALLS, "f", params, compiler.PlainCall(), "--link-libraries missing.bc")


@fp.kernel
def unknown_kernel(x: fp.Tensor) -> None:
    x[0] = fp.inline_ptx("unknown.f32 %0, %1;", [x[0]], [fp.Float32])


@fp.jit
def run_unknown(x: fp.Tensor) -> None:
    unknown_kernel(x).launch(grid=1, block=1)


@pytest.mark.parametrize(
    "options", ["--gpu-arch sm_90 --ptxas-options -O3", "--gpu-arch=sm_80,sm_90"]
)
def test_the_assemblers_message_names_the_line_of_python(program: Path, options: str) -> None:
    # It refuses the instruction at its line, as `ptxas` does.
    program.write_text(
        """#!/bin/sh
for last; do :; done
line=$(grep -n 'unknown.f32' "$last" | cut -d: -f1)
echo "ptxas $last, line $line; error   : Not a name of any known instruction: 'unknown'" >&2
exit 255
"""
    )
    line = unknown_kernel.function.__code__.co_firstlineno + 2
    with pytest.raises(ValueError, match=rf"test_cubin.py:{line}: error .*'unknown'"):
        fp.compile(run_unknown, fake(), options=options)
