"""Kernels for GPUs: the generated PTX, and launches on the stand-in for the driver."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[3]


def fake(dtype: Any = fp.Float32, rank: int = 1) -> Any:
    shape = tuple(fp.sym_int() for _ in range(rank))
    order = tuple(range(rank))[::-1]
    return fp.make_fake_compact_tensor(dtype, shape, stride_order=order, memspace="gmem")


def ptx_of(function: Any, *examples: Any, options: str = "") -> str:
    return fp.compile(function, *examples, options=options).ptx


@fp.kernel
def add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    i = fp.block_idx().x * fp.block_dim().x + fp.thread_idx().x
    if i < a.shape[0]:
        b[i] = a[i] + 1.0


@fp.jit
def run(a: fp.Tensor, b: fp.Tensor) -> None:
    add_one(a, b).launch(grid=((a.shape[0] + 255) // 256,), block=(256,))


@pytest.mark.parametrize("arch", ["sm_80", "sm_90", "sm_100"])
def test_ptx_of_an_architecture(arch: str) -> None:
    text = ptx_of(run, fake(), fake(), options=f"--gpu-arch {arch}")
    assert f".target {arch}" in text
    assert ".visible .entry fp_add_one(" in text and ".reqntid 256, 1, 1" in text
    assert "ld.global.b32" in text and "st.global.b32" in text


@fp.kernel(noalias=True)
def shared_things(a: fp.Tensor, b: fp.Tensor) -> None:
    t = fp.thread_idx().x
    fixed = fp.shared_array((8, 16), fp.Float32)
    sized = fp.dynamic_shared(fp.Float32, (128,))
    fixed[t // 16, t % 16] = a[t]
    sized[t] = a[t]
    fp.sync_threads()
    both = fp.shuffle_xor(fixed[0, 0] + sized[127 - t], 1)
    fp.atomic_add(b, 0, both)
    fp.atomic_max(sized, t, both)
    if fp.ballot(both > 0) != 0:
        fp.sync_warp()
        b[t] = both


@fp.jit(options="--gpu-arch sm_90")
def run_shared(a: fp.Tensor, b: fp.Tensor, blocks: fp.Int32) -> None:
    shared_things(a, b).launch(grid=blocks, block=128, smem=512, cluster=(2, 1, 1))


@fp.kernel
def größe(a: fp.Tensor) -> None:
    a[fp.thread_idx().x] = 1


@fp.jit
def länge(a: fp.Tensor) -> None:
    größe(a).launch(grid=1, block=a.shape[0])


def test_names_in_letters_that_ptx_does_not_have(tmp_path: Path) -> None:
    text = ptx_of(länge, fake())
    assert text.isascii() and ".visible .entry fp_gr__e(" in text
    a = np.zeros(3, np.float32)
    länge(a)
    fp.compile(länge, a).export(tmp_path / "a.so")
    fp.load_module(str(tmp_path / "a.so"))["länge"](b := np.zeros(3, np.float32))
    assert (a == 1).all() and (b == 1).all()


def test_what_threads_share_in_ptx() -> None:
    text = ptx_of(run_shared, fake(), fake(), fp.Int32(1), options="--gpu-arch sm_90")
    for piece in (
        r"\.shared \.align 128 \.b8 __fp_shared_\d+\[512\]",
        r"\.extern \.shared \.align 1024 \.b8 __fp_dynamic_shared\[\]",
        r"\.reqnctapercluster 2, 1, 1",
        r"bar\.sync\s+0",
        r"bar\.warp\.sync",
        r"shfl\.sync\.bfly\.b32",
        r"vote\.sync\.ballot\.b32",
        r"(red|atom)[.\w]*\.global[.\w]*\.add\.f32",
        r"(red|atom)[.\w]*\.shared",
        r"ld\.shared",
        r"st\.shared",
        r"ld\.global\.nc",
    ):
        assert re.search(piece, text), f"{piece} is not in\n{text}"


def test_a_cluster_needs_a_gpu_that_has_them() -> None:
    with pytest.raises(fp.CompileError, match="a cluster needs the option --gpu-arch sm_90"):
        fp.compile(run_shared, fake(), fake(), fp.Int32(1), options="--gpu-arch sm_80")


@fp.kernel
def grow(a: fp.Tensor) -> None:
    i = fp.thread_idx().x
    assert a[i] < 100, "too large"
    a[i] = fp.math.tanh(fp.math.exp(a[i]))


@fp.jit
def run_twice(a: fp.Tensor) -> None:
    grow(a).launch(grid=1, block=32)
    grow(a).launch(grid=2, block=64)


def test_ptx_of_several_kernels() -> None:
    text = ptx_of(run_twice, fake())
    assert text.count(".entry") == 2 and "fp_grow_1" in text


@fp.kernel
def compute(x: fp.Tensor, out: fp.Tensor) -> None:
    i = fp.thread_idx().x
    for row, function in enumerate((fp.math.log2, fp.math.log10, fp.math.sin, fp.math.tan)):
        out[row, i] = function(x[i])
    out[4, i] = fp.math.fmod(x[i], 3.0) + x[i] ** 1.5


@fp.jit
def run_compute(x: fp.Tensor, out: fp.Tensor) -> None:
    compute(x, out).launch(grid=1, block=32)


def test_mathematics_without_a_library() -> None:
    text = ptx_of(run_compute, fake(), fake(rank=2))
    assert ".extern" not in text and "call" not in text


@fp.kernel
def tells(a: fp.Tensor) -> None:
    i = fp.thread_idx().x
    assert a[i] > 0, "not positive"
    print("element", i, a[i], a[i] > 1)


@fp.jit
def run_tells(a: fp.Tensor) -> None:
    tells(a).launch(grid=1, block=a.shape[0])


def test_asserts_and_prints_are_the_drivers() -> None:
    text = ptx_of(run_tells, fake())
    assert "call.uni" in text and "__assertfail" in text and "vprintf" in text


@fp.jit
def looks(a: fp.Tensor) -> None:
    a[0] = 1


@fp.kernel
def sees(a: fp.Tensor, b: fp.Tensor) -> None:
    a[fp.thread_idx().x] = b[0]


@fp.jit
def run_sees(a: fp.Tensor, b: fp.Tensor) -> None:
    sees(a, b).launch(grid=1, block=1)


@fp.jit
def run_sees_local(a: fp.Tensor) -> None:
    sees(a, fp.local_array(4, fp.Float32)).launch(grid=1, block=1)


def test_memory_that_cannot_be_seen() -> None:
    with pytest.raises(fp.CompileError, match="is in GPU memory, which the host cannot"):
        fp.compile(looks, fake())
    host = fp.make_fake_compact_tensor(fp.Float32, (4,), memspace="generic")
    for function, examples in ((run_sees, (fake(), host)), (run_sees_local, (fake(),))):
        with pytest.raises(fp.CompileError, match="this tensor is in host memory"):
            fp.compile(function, *examples)


PROGRAM = """
import ctypes, sys
sys.path[:0] = [{tests!r}]
import fishplate as fp
from dlpack_producer import CUDA, Producer
from test_kernel_gpu import run, run_shared

stub = ctypes.CDLL({stub!r})

def log():
    size = stub.fishplate_cuda_stub_log(None, 0)
    room = ctypes.create_string_buffer(size)
    stub.fishplate_cuda_stub_log(room, size)
    return [line for line in room.value.decode().splitlines() if {wanted!r} in line]

a, b = (fp.from_dlpack(Producer((1000,), CUDA)).mark_layout_dynamic() for _ in range(2))
{body}
"""


@pytest.fixture(scope="module")
def stub() -> str:
    subprocess.run(["cargo", "build", "-q", "-p", "fishplate-cuda-stub"], cwd=ROOT, check=True)
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return str(target / "debug/libfishplate_cuda_stub.so")


def on_stub(stub: str, body: str, wanted: str = "cuLaunchKernelEx") -> list[str]:
    tests = [str(ROOT / "tests/python"), str(Path(__file__).parent)]
    program = PROGRAM.replace("[{tests!r}]", repr(tests)).format(
        stub=stub, wanted=wanted, body=body
    )
    environment = {**os.environ, "FISHPLATE_CUDA_LIBRARY": stub}
    made = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    return made.stdout.splitlines()


def test_a_launch_on_the_driver(stub: str) -> None:
    lines = on_stub(
        stub,
        """
run(a, b)
with fp.use_raw_stream(fp.device("cuda:0"), 0x1234):
    run(a, b)
print(hex(a.data_ptr()), hex(b.data_ptr()))
print(*log(), sep="\\n")
""",
    )
    data = [f"0x{int(address, 16):016x}" for address in lines[0].split()]
    pattern = r"cuLaunchKernelEx fp_add_one grid=\[4, 1, 1\] block=\[256, 1, 1\] shared=0 stream=(\w+) params=\[(.*)\]"
    launches = [re.fullmatch(pattern, line) for line in lines[1:]]
    assert len(launches) == 2 and all(launches)
    assert [launch[1] for launch in launches] == ["0x0", "0x1234"]
    assert sorted(launches[0][2].split(", ")) == sorted([*data, f"0x{1000:016x}"])


def test_sizes_of_a_launch(stub: str) -> None:
    lines = on_stub(
        stub,
        """
run_shared(a, b, 6)
run_shared(a, b, 0)
try:
    run_shared(a, b, -1)
except fp.compiler.CUDADialectError as error:
    print(error.code, error)
print(*log(), sep="\\n")
""",
    )
    assert lines[0].startswith("1 CUDA Error Code: 1 ") and "grid.x must be from 0 to" in lines[0]
    lines = [line for line in lines if line.startswith("cuLaunchKernelEx")]
    assert "fp_shared_things grid=[6, 1, 1] block=[128, 1, 1] shared=512" in lines[0]
    assert len(lines) == 1


def test_a_launch_from_python(stub: str) -> None:
    lines = on_stub(
        stub,
        """
from test_kernel_gpu import add_one
add_one(a, b).launch(grid=(2, 1), block=64)
print(*log(), sep="\\n")
""",
    )
    assert "fp_add_one grid=[2, 1, 1] block=[64, 1, 1]" in lines[0] and len(lines) == 1


@fp.jit
def run_wide(a: fp.Tensor, threads: fp.Int32) -> None:
    grow(a).launch(grid=1, block=(threads, 2))


def test_limits_are_named_where_the_options_say_so(stub: str) -> None:
    lines = on_stub(
        stub,
        """
from test_kernel_gpu import run_wide
for options in ("", "--enable-assertions"):
    made = fp.compile(run_wide, a, fp.Int32(1), options=options)
    made(a, 512)
    try:
        made(a, 513)
    except fp.compiler.CUDADialectError as error:
        print(error.details.get("violation"))
""",
    )
    assert lines == ["None", "block_threads_exceeds_max_threads_per_block"]


@fp.jit
def run_on(a: fp.Tensor, b: fp.Tensor, stream: Any) -> None:
    add_one(a, b).launch(grid=1, block=32, stream=stream)
    add_one(b, a).launch(grid=1, block=32)


def test_a_stream_of_the_callers(stub: str) -> None:
    lines = on_stub(
        stub,
        """
from test_kernel_gpu import run_on
made = fp.compile(run_on, a, b, fp.make_fake_stream())
made(a, b, ctypes.c_void_p(0x77))
with fp.use_raw_stream(fp.device("cuda:0"), 0x1234):
    made(a, b, ctypes.c_void_p(0x88))
print(*log(), sep="\\n")
""",
    )
    assert [re.search(r"stream=(\w+)", line)[1] for line in lines] == [
        "0x77",
        "0x0",
        "0x88",
        "0x1234",
    ]


def test_what_is_no_stream() -> None:
    with pytest.raises(
        fp.CompileError, match="stream= takes a parameter that is a stream .* Int32"
    ):
        fp.compile(run_on, fake(), fake(), fp.Int32(7))


def test_what_was_loaded_is_unloaded(stub: str, tmp_path: Path) -> None:
    lines = on_stub(
        stub,
        """
import gc
made = fp.compile(run, a, b)
made(a, b)
print(stub.fishplate_cuda_stub_modules())
made.export("{folder}/run.so")
del made
run._compiled.clear()
gc.collect()
print(stub.fishplate_cuda_stub_modules())
fp.load_module("{folder}/run.so").run(a, b)
print(stub.fishplate_cuda_stub_modules())
""".replace("{folder}", str(tmp_path)),
    )
    assert lines == ["1", "0", "1"]


def test_tensors_on_two_gpus_are_refused(stub: str) -> None:
    lines = on_stub(
        stub,
        """
from fishplate import cuda
x, y = cuda.empty(8, device=0), cuda.empty(8, device=1)
for call in (lambda: run(x, y), lambda: run(y, x), lambda: fp.compile(run, x, y)):
    try:
        call()
    except ValueError as error:
        print(str(error).splitlines()[0])
run(y, y)
from test_kernel_gpu import fake
for examples in ((fake(), y), (y, fake()), (fake(), fake())):
    made = fp.compile(run, *examples)
    made(y, y)
    try:
        made(y, x)
    except ValueError as error:
        assert "expected to match a.device.index, got 0" in str(error)
    else:
        raise AssertionError(examples)
print(*log(), sep="\\n")
""",
    )
    text = "in `run`: argument 'b': expected a tensor on the GPU of `a`, got one on another GPU"
    assert lines[:3] == [text] * 3
    assert len(lines) == 7
    assert all(line.startswith("cuLaunchKernelEx fp_add_one") for line in lines[3:])


@fp.kernel
def modern(x: fp.Tensor, what: fp.Constexpr) -> None:
    shared = fp.shared_array((8, 8), fp.BFloat16)
    if what == "copy_async":
        fp.copy_async(shared, (0, 0), x, 0)
    elif what == "ldmatrix":
        x[0] = fp.BFloat16(fp.ldmatrix(shared, (fp.thread_idx().x % 8, 0), 1)[0])
    else:
        words, sums = (fp.Uint32(0),) * 4, (fp.Float32(0),) * 4
        x[0] = fp.BFloat16(fp.mma_bf16(words, words[:2], sums)[0])


@fp.jit
def run_modern(x: fp.Tensor, what: fp.Constexpr) -> None:
    modern(x, what).launch(grid=1, block=32)


@pytest.mark.parametrize(
    ("what", "architecture", "before"),
    [("copy_async", 80, 75), ("ldmatrix", 75, 70), ("mma_bf16", 80, 75)],
)
def test_what_older_gpus_do_not_have(what: str, architecture: int, before: int) -> None:
    made = ptx_of(run_modern, fake(fp.BFloat16), what, options=f"--gpu-arch sm_{architecture}")
    assert f".target sm_{architecture}" in made
    with pytest.raises(
        fp.CompileError, match=f"{what} needs the option --gpu-arch sm_{architecture}"
    ):
        ptx_of(run_modern, fake(fp.BFloat16), what, options=f"--gpu-arch sm_{before}")


def test_reductions_of_warps_that_are_not_whole_in_ptx() -> None:
    from test_kernel_warps import reduce_any

    text = ptx_of(reduce_any, fake(), fake(rank=2), fp.Int32(1))
    assert "vote.sync.ballot.b32" in text and "shfl.sync.down.b32" in text
