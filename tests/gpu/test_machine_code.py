"""Machine code for GPUs: in images for several architectures, and kept for the next process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import fishplate as fp
import pytest
from fishplate import cuda
from kernels import ADD_ONE, PARAMS

#: Stands in for NVIDIA's assembler: writes machine code in the form of the driver's stand-in. Only code of the
#: architecture in WANTED has the kernels under their names.
PTXAS = """#!/bin/sh
if [ "$1" = --version ]; then echo version 1; exit; fi
echo "$*" >> "$0.log"
for word in "$@"; do case "$word" in -arch=*) arch=${word#-arch=};; esac; done
while [ $# -gt 2 ]; do if [ "$1" = -o ]; then out=$2; in=$3; fi; shift; done
[ "$arch" = "${WANTED:-$arch}" ] && to='.entry ' || to='.entry wrong_'
{ printf '\\177ELF'; sed "s/\\.entry /$to/" "$in"; } > "$out"
"""

#: Launches kernels, and prints how often the driver compiled PTX.
PROGRAM = """
import ctypes, os, pickle, sys
import fishplate as fp
from fishplate import cuda
stub = ctypes.CDLL(os.environ["FISHPLATE_CUDA_LIBRARY"])
major, minor = map(int, os.environ.get("GPU", "9.0").split("."))
stub.fishplate_cuda_stub_attribute(75, major)
stub.fishplate_cuda_stub_attribute(76, minor)

@fp.kernel
def fill(a: fp.Tensor):
    a[fp.thread_idx().x] = 1

@fp.jit
def on_gpu(a: fp.Tensor):
    fill(a).launch(grid=1, block=32)

a = cuda.empty(32)
way, options = sys.argv[1], sys.argv[2]
if way == "compile":
    fp.compile(on_gpu, a, options=options)(a)
elif way == "target":
    ptx = fp.compile(on_gpu, a, options=options).ptx
    print(ptx.split(".target ")[1].split("\\n")[0])
    sys.exit()
elif way == "load_cubin":
    from kernels import ADD_ONE, PARAMS
    text = ADD_ONE.replace(".visible", options + ".visible")
    cuda.load_cubin(text).kernel("add_one", PARAMS, 1, 32, args=["x", "y", "n"])(a, a)
elif way == "library":
    fp.load_module(options).made(a)
elif way == "pickle":
    with open(options, "rb") as file:
        pickle.load(file)(a)
cuda.synchronize()
print(stub.fishplate_cuda_stub_compiled())
"""

pytestmark = pytest.mark.stub
BOTH = "--gpu-arch sm_80,sm_90"


def run(way: str, options: object, folder: Path, check: bool = True, **env: str) -> str:
    """Run the program in its own process; return its output or its error."""
    variables = {**os.environ, "FISHPLATE_CACHE_DIR": str(folder / "cache"), **env}
    variables["PYTHONPATH"] += f":{Path(__file__).parent}"
    program = folder / "program.py"
    program.write_text(PROGRAM)
    command = [sys.executable, str(program), way, str(options)]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=100)
    assert (done.returncode == 0) is check, done.stderr
    return done.stdout.strip() if check else done.stderr


@pytest.fixture
def ptxas(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An assembler on the PATH."""
    path = tmp_path / "bin/ptxas"
    path.parent.mkdir()
    path.write_text(PTXAS)
    path.chmod(0o755)
    monkeypatch.setenv("PATH", f"{path.parent}:/usr/bin:/bin")


@pytest.mark.parametrize("way", ["compile", "load_cubin"])
def test_the_second_process_does_not_enter_the_drivers_compiler(way: str, tmp_path: Path) -> None:
    assert run(way, "", tmp_path) == "1"
    assert run(way, "", tmp_path) == "0"
    # Another GPU has its own machine code.
    assert run(way, "", tmp_path, GPU="8.6") == "1"
    assert run(way, "", tmp_path, GPU="8.6") == "0"
    assert run(way, "", tmp_path) == "0"
    # Nothing is kept without a cache.
    assert run(way, "", tmp_path, FISHPLATE_NO_CACHE="1") == "1"


#: PTX that the driver's linker would spoil: it ignores the first, and drops the alignment of the second.
SPOILT = ["// setmaxnreg\n", ".shared .b8 own[8];\n.extern .shared .align 1024 .b8 more[];\n"]


@pytest.mark.parametrize("text", SPOILT)
def test_what_the_linker_would_spoil_is_assembled(text: str, tmp_path: Path, ptxas: None) -> None:
    assert run("load_cubin", text, tmp_path) == "0"
    assert run("load_cubin", text, tmp_path) == "0"
    assert len((tmp_path / "bin/ptxas.log").read_text().splitlines()) == 1


def test_a_launch_finds_the_assembler_of_a_package(tmp_path: Path, ptxas: None) -> None:
    package = tmp_path / "site/triton/backends/nvidia/bin"
    package.mkdir(parents=True)
    (tmp_path / "site/triton/__init__.py").touch()
    (tmp_path / "bin/ptxas").rename(package / "ptxas")
    path = f"{os.environ['PYTHONPATH']}:{tmp_path / 'site'}"
    assert run("load_cubin", SPOILT[0], tmp_path, PYTHONPATH=path) == "0"


@pytest.mark.skipif(
    Path("/usr/local/cuda/bin/ptxas").exists() or Path("/usr/bin/ptxas").exists(),
    reason="the system has a ptxas",
)
def test_without_an_assembler_the_driver_compiles_what_its_linker_would_spoil(
    tmp_path: Path,
) -> None:
    env = {"PATH": "/usr/bin:/bin", "CUDA_HOME": "", "CUDA_PATH": ""}
    for text, second in [(SPOILT[0], "1"), (SPOILT[1], "1"), (SPOILT[1].split("\n")[1], "0")]:
        assert run("load_cubin", text + "\n", tmp_path, **env) == "1"
        assert run("load_cubin", text + "\n", tmp_path, **env) == second


def test_entries_know_the_version_of_the_assembler(tmp_path: Path, ptxas: None) -> None:
    program, log = tmp_path / "bin/ptxas", tmp_path / "bin/ptxas.log"

    def assembled(**env: str) -> int:
        before = len(log.read_text().splitlines()) if log.exists() else 0
        assert run("compile", BOTH, tmp_path, **env) == "0"
        return len(log.read_text().splitlines()) - before

    assert assembled() == 2
    assert assembled() == 0
    # The same version at another place.
    elsewhere = tmp_path / "elsewhere/ptxas"
    elsewhere.parent.mkdir()
    elsewhere.write_text(PTXAS)
    elsewhere.chmod(0o755)
    assert assembled(PATH=f"{elsewhere.parent}:/usr/bin:/bin") == 0
    # No assembler at all.
    none = {"PATH": "/usr/bin:/bin", "CUDA_HOME": "", "CUDA_PATH": ""}
    assert assembled(**none) == 0
    program.write_text(PTXAS.replace("version 1", "version 2"))
    assert assembled() == 2
    assert assembled() == 0


def test_a_linker_that_fails_leaves_the_work_to_the_driver(tmp_path: Path) -> None:
    for function in ("cuLinkCreate", "cuLinkAddData", "cuLinkComplete"):
        assert run("compile", "", tmp_path, FISHPLATE_CUDA_STUB_FAIL=f"{function}=999") in "12"
    assert run("compile", "", tmp_path) == "1"
    assert run("compile", "", tmp_path) == "0"


@pytest.mark.parametrize(
    ("gpu", "wanted", "compiled"),
    [
        ("9.0", "sm_90", "0"),
        ("8.0", "sm_80", "0"),
        ("8.9", "sm_86", "0"),  # runs machine code of its own generation
        ("10.0", "none", "1"),  # only PTX is available
    ],
)
def test_an_image_for_several_gpus(
    gpu: str, wanted: str, compiled: str, tmp_path: Path, ptxas: None
) -> None:
    options = "--gpu-arch sm_80,sm_86,sm_90"
    env = {"GPU": gpu, "WANTED": wanted, "FISHPLATE_NO_CACHE": "1"}
    assert run("compile", options, tmp_path, **env) == compiled


@pytest.mark.parametrize(
    ("gpu", "options", "target"),
    [
        ("8.6", "", "sm_86"),
        ("9.0", "", "sm_90"),  # without instructions of Hopper alone, so that later GPUs run it too
        ("9.0", "--gpu-arch native", "sm_90a"),
        ("9.0", "--gpu-arch sm_80", "sm_80"),
    ],
)
def test_the_gpu_that_is_there_is_the_default(
    gpu: str, options: str, target: str, tmp_path: Path
) -> None:
    assert run("target", options, tmp_path, GPU=gpu) == target


def test_without_a_gpu_there_is_no_native_code() -> None:
    program = "from fishplate.compiler import CompileOptions; CompileOptions('--gpu-arch native')"
    env = {**os.environ, "FISHPLATE_CUDA_STUB_DEVICES": "0"}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert "`native`: no GPU is there" in done.stderr
    assert "name an architecture" in done.stderr


@fp.kernel
def fill(a: fp.Tensor) -> None:
    a[fp.thread_idx().x] = 1


@fp.jit
def made(a: fp.Tensor) -> None:
    fill(a).launch(grid=1, block=32)


@pytest.mark.parametrize("way", ["library", "pickle"])
def test_machine_code_travels(way: str, tmp_path: Path, ptxas: None) -> None:
    function = fp.compile(made, cuda.empty(32), options=BOTH)
    path = tmp_path / ("made.so" if way == "library" else "made.pickle")
    if way == "library":
        function.export(path)
    else:
        path.write_bytes(pickle.dumps(function))
    env = {"FISHPLATE_NO_CACHE": "1", "PATH": "/usr/bin:/bin"}
    assert run(way, path, tmp_path, **env) == "0"
    assert run(way, path, tmp_path, GPU="12.0", **env) == "1"


def test_a_launch_of_ptx_takes_machine_code_too(tmp_path: Path, ptxas: None) -> None:
    image = cuda.load_cubin(ADD_ONE)
    kernel = image.kernel("add_one", PARAMS, 1, 32, args=["x", "y", "n"], options=BOTH)
    x = cuda.empty(32)
    kernel(x, x)
    assert ".visible .entry add_one" in kernel.ptx
    with pytest.raises(ValueError, match="the kernel `add_one` takes 3 parameters, got 2"):
        image.kernel("add_one", PARAMS, 1, 32, args=["x", "y"], options=BOTH)


def test_refused_machine_code_is_as_good_as_none(tmp_path: Path, ptxas: None) -> None:
    fails = {"FISHPLATE_NO_CACHE": "1", "FISHPLATE_CUDA_STUB_FAIL": "cuModuleLoadDataEx=209"}
    said = run("compile", BOTH, tmp_path, check=False, **fails)
    assert (
        "the code is for newer GPUs than this one; this GPU is sm_90, and the image holds" in said
    )
    assert "machine code for sm_80, machine code for sm_90, PTX for sm_80" in said
    said = run("compile", "--gpu-arch sm_100", tmp_path, check=False, **fails, GPU="8.9")
    assert "this GPU is sm_89, and the image holds PTX for sm_100" in said


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("sm_90,sm_80", "no sm_80 runs PTX for sm_90: name the oldest first"),
        ("sm_90a,sm_100", "no sm_100 runs PTX for sm_90a"),
        ("sm_80,sm_91", "`sm_91`: unknown GPU architecture; known are"),
        ("sm_80,", "``: unknown GPU architecture"),
    ],
)
def test_lists_that_are_none(value: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fp.compile(made, cuda.empty(32), options=f"--gpu-arch {value}")
