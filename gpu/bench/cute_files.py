"""Published files for the CuTe DSL, run over fishplate and, if its wheels were carried, over the DSL: kernel time, host
time of a launch, and time from `cute.compile` to the end of the first launch.

    python gpu/bench/cute_files.py OUT.json [--cutlass dist/cutlass] [--rounds 2] [--only WORD ...]

The words, of which a name must contain one, may also be in the variable GPU_CUTE_FILES.

`CUTLASS=<checkout> gpu/pack` copies the files. Each measurement is a separate process, and the sides take turns. The file
itself creates its tensors and compiles its kernel; this program replaces the function that it calls to time the kernel.
A run of the same file with small sizes, compared with torch by the file, comes last in each process.
"""

from __future__ import annotations

import argparse
import json
import os
import runpy
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from timing import Result, write

ROOT = Path(__file__).resolve().parents[2]
#: The folder of the files in a checkout.
FOLDER = "examples/python/CuTeDSL"
#: Time limit of a process, and of all of them together, in seconds.
LIMIT, TOTAL = 100, float(os.environ.get("GPU_CUTE_FILES_SECONDS", "480"))
#: The sides: ours first.
SIDES = ("fishplate", "the CuTe DSL")
#: Bars: the speed of kernels as a share of the DSL's, and times as shares of its times.
SPEED, HOST, COMPILE = 0.95, 0.95, 0.6
#: Files that others import.
SHARED = ["LICENSE.txt", f"{FOLDER}/helpers/__init__.py", f"{FOLDER}/helpers/fmha_helpers.py"]


@dataclass(frozen=True)
class Case:
    """A file with the arguments of the measured run and of the checked one, and its work: operations or bytes."""

    path: str
    measured: str
    checked: str
    work: float
    #: The unit of the work per second.
    unit: str = "TFLOP/s"


ELEMENTS = "cute/ampere/kernel/elementwise/elementwise_add.py"
AMPERE = "cute/ampere/kernel/dense_gemm/tensorop_gemm.py"
FLASH = "cute/ampere/kernel/attention/flash_attention_v2.py"
DENSE = "cute/hopper/kernel/dense_gemm/dense_gemm.py"
PERSISTENT = "cute/hopper/kernel/dense_gemm/dense_gemm_persistent.py"
FMHA = "cute/hopper/kernel/attention/fmha.py"
CUBE, SMALL = "--mnkl 8192,8192,8192,1 --skip_ref_check", "--mnkl 512,512,256,1"
PRODUCT = 2.0 * 8192**3


def _products(path: str, name: str) -> dict[str, Case]:
    """Return the products of a file: its default tile, and the largest one without and with clusters."""
    forms = {
        "128x128": "--tile_shape_mn 128,128",
        "128x256": "--tile_shape_mn 128,256",
        "128x256, clusters of 2": "--tile_shape_mn 128,256 --cluster_shape_mn 2,1",
    }
    return {
        f"{name} {form}": Case(path, f"{CUBE} {how}", f"{SMALL} {how}", PRODUCT)
        for form, how in forms.items()
    }


def _attention(head: int, more: str = "", share: float = 1.0) -> Case:
    """Return attention over 8192 keys; `share` is the part of the products that a mask leaves."""
    shape, small = f"2,8192,16,{head}", f"1,512,2,{head}"
    return Case(
        FMHA,
        f"--q_shape {shape} --k_shape {shape} --scale_softmax 0 --skip_ref_check{more}",
        f"--q_shape {small} --k_shape {small}{more}",
        share * 4.0 * 2 * 16 * 8192**2 * head,
    )


#: The files by name, in the order of the table.
CASES = {
    **_products(DENSE, "dense_gemm"),
    **_products(PERSISTENT, "dense_gemm_persistent"),
    "fmha, head 128": _attention(128),
    "fmha, head 64": _attention(64),
    "fmha, head 128, causal": _attention(128, " --is_causal", 0.5),
    "tensorop_gemm": Case(AMPERE, CUBE, SMALL, PRODUCT),
    "flash_attention_v2": Case(
        FLASH,
        "--batch_size 1 --skip_ref_check",
        "--batch_size 1 --seqlen_q 512 --seqlen_k 512 --num_head 2",
        4.0 * 16 * 8192**2 * 128,
    ),
    "elementwise_add": Case(
        ELEMENTS,
        "--M 8192 --N 8192 --benchmark --skip_ref_check",
        "--M 96 --N 160",
        3.0 * 4 * 8192**2,
        "GB/s",
    ),
}


def pack(checkout: Path, to: Path) -> None:
    """Copy the files, their license and what they import from a checkout."""
    for name in dict.fromkeys([*SHARED, *(f"{FOLDER}/{case.path}" for case in CASES.values())]):
        target = to / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes((checkout / name).read_bytes())


class Arguments:
    """The arguments of a call, which the file creates."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Store them."""
        self.args, self.kwargs = args, kwargs


class Probe:
    """Replaces the functions by which a file compiles and times its kernel."""

    def __init__(self, torch: Any) -> None:
        """Start without results."""
        self._torch = torch
        #: Whether the run is measured, rather than only checked.
        self.measures = True
        self._compile_seconds = 0.0
        self.results: dict[str, float] = {}

    def install(self, cute: Any, *modules: Any) -> None:
        """Replace the functions."""
        compile_ = cute.compile

        def timed(*args: Any, **kwargs: Any) -> Any:
            self._torch.cuda.synchronize()
            start = time.perf_counter()
            made = compile_(*args, **kwargs)
            self._compile_seconds = time.perf_counter() - start
            return made

        cute.compile = timed
        for module in modules:
            module.benchmark, module.JitArguments = self.benchmark, Arguments

    def benchmark(
        self,
        call: Any,
        *,
        workspace_generator: Any = None,
        workspace_count: int = 1,
        kernel_arguments: Any = None,
        stream: Any = None,
        **_settings: Any,
    ) -> float:
        """Measure calls of a compiled function; return the time of one on the device in microseconds."""
        if not self.measures:
            return 0.0
        torch = self._torch
        given = kernel_arguments or workspace_generator()
        torch.cuda.synchronize()
        start = time.perf_counter()
        call(*given.args, **given.kwargs)
        torch.cuda.synchronize()
        first = self._compile_seconds + time.perf_counter() - start
        device = self._device_time(call, given, _torch_stream(torch, stream))
        self.results = {
            "kernel": device,
            "host": self._host_time(call, given),
            "compile": first * 1e3,
        }
        return device

    def _device_time(self, call: Any, given: Any, stream: Any) -> float:
        """Return the median over batches of the microseconds between two events, per call."""
        begin, end = (self._torch.cuda.Event(enable_timing=True) for _ in range(2))

        def batch(count: int) -> float:
            begin.record(stream)
            for _ in range(count):
                call(*given.args, **given.kwargs)
            end.record(stream)
            end.synchronize()
            return float(begin.elapsed_time(end)) / count

        batch(2)
        # Batches of about 20 ms, during which the clock stays what it is under load; the first ones are a warm-up.
        count = max(2, min(400, round(20 / max(batch(3), 1e-3))))
        times = [batch(count) for _ in range(25)]
        return statistics.median(times[5:]) * 1e3

    def _host_time(self, call: Any, given: Any, calls: int = 60) -> float:
        """Return the microseconds in which the host queues a call: fewer calls than the driver queues."""
        args, kwargs = given.args, given.kwargs
        times = []
        for _ in range(9):
            self._torch.cuda.synchronize()
            start = time.perf_counter()
            for _ in range(calls):
                call(*args, **kwargs)
            times.append((time.perf_counter() - start) / calls)
        self._torch.cuda.synchronize()
        return statistics.median(times[2:]) * 1e6


def _torch_stream(torch: Any, stream: Any) -> Any:
    """Return the stream that calls use as torch's: its handle is an attribute, or the stream as an int."""
    if stream is None:
        return torch.cuda.current_stream()
    handle = getattr(stream, "handle", None)
    return torch.cuda.ExternalStream(int(stream) if handle is None else handle)


def child(side: str, name: str, folder: Path) -> None:
    """Run a file over one side in this process, and print the results as JSON in the last line."""
    if side == SIDES[0]:
        import fishplate.cute

        fishplate.cute.install()
        sys.path.append(str(ROOT / "scripts"))
        import cute_example

        cute_example.stand_in_for_the_driver()
    import cutlass
    import cutlass.cute as cute
    import torch
    from cute_add_one import add_one_by_default
    from cutlass import testing
    from cutlass.cute import testing as more_testing

    # Work that a process does only once is not part of compiling a file.
    vector = cute.runtime.make_fake_compact_tensor(cute.Float32, (cute.sym_int(),))
    x = torch.zeros(1024, device="cuda")
    cute.compile(add_one_by_default, vector, vector, options="--enable-tvm-ffi")(x, x)
    torch.cuda.synchronize()
    case, probe = CASES[name], Probe(torch)
    probe.install(cute, testing, more_testing)
    run_file(folder / FOLDER / case.path, case.measured)
    probe.measures = False
    run_file(folder / FOLDER / case.path, case.checked)
    if not probe.results:
        raise RuntimeError(f"{case.path} did not call testing.benchmark")
    print(json.dumps({**probe.results, "side": cutlass.__file__}))


def run_file(path: Path, arguments: str) -> None:
    """Run a file as a program."""
    sys.argv = [str(path), *arguments.split()]
    runpy.run_path(str(path), run_name="__main__")


def start(side: str, name: str, folder: Path, seconds: float) -> dict[str, float] | str:
    """Return the results of a child, or how it failed."""
    environment = {**os.environ, "CUDA_CACHE_DISABLE": "1"}
    if side != SIDES[0]:
        environment["PYTHONPATH"] = os.pathsep.join(
            [os.environ["GPU_CUTE_PATH"], str(Path(__file__).resolve().parent)]
        )
    command = [sys.executable, str(Path(__file__).resolve()), "--child", side, name, str(folder)]
    with tempfile.TemporaryDirectory() as cache:
        environment["FISHPLATE_CACHE_DIR"] = cache
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=seconds, cwd=cache
            )
        except subprocess.TimeoutExpired:
            return f"stopped after {seconds:.0f} s"
    lines = (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines()
    last = lines[-1] if lines else ""
    if done.returncode:
        print(done.stderr[-3000:], file=sys.stderr)
        return f"failed with exit code {done.returncode}: {last[:160]}"
    found: dict[str, float] = json.loads(last)
    return found


def rows_of(name: str, case: Case, ours: list[Any], theirs: list[Any]) -> list[Result]:
    """Return the rows of a file: the best of each side's processes, compared if both sides ran."""
    sides = []
    for side, outcomes in zip(SIDES, (ours, theirs), strict=True):
        ran = [one for one in outcomes if not isinstance(one, str)]
        if not ran and outcomes:
            return [Result(name, None, note=f"{side}: {outcomes[0]}", at_least=0)]
        keys = ("kernel", "host", "compile")
        sides.append({key: min(one[key] for one in ran) for key in keys} if ran else None)
    mine, other = sides
    if mine is None:
        return [Result(name, None, note=f"{SIDES[0]} was not measured", at_least=0)]
    rate = case.work / mine["kernel"] / (1e6 if case.unit == "TFLOP/s" else 1e3)
    rows = [Result(f"{name}", rate, case.unit)]
    if other is None:
        units = {"kernel": "us", "host": "us", "compile": "ms"}
        return rows + [Result(f"{name}: {key}", mine[key], unit) for key, unit in units.items()]
    base = SIDES[1]
    share = other["kernel"] / mine["kernel"]
    rows.append(Result(f"{name}: speed", mine["kernel"], "us", base, share, at_least=SPEED))
    for key, text, unit, bar in (
        ("host", "host time of a launch", "us", HOST),
        ("compile", "compile to first launch", "ms", COMPILE),
    ):
        ratio = mine[key] / other[key]
        rows.append(Result(f"{name}: {text}", mine[key], unit, base, ratio, at_most=bar))
    return rows


def measure(folder: Path, names: list[str], rounds: int, out: str) -> list[Result]:
    """Measure files, the sides in turns, until the time is up; write the rows so far after each file."""
    begin, rows = time.monotonic(), []
    sides = SIDES if os.environ.get("GPU_CUTE_PATH") else SIDES[:1]
    for name in names:
        outcomes: dict[str, list[Any]] = {side: [] for side in SIDES}
        for _ in range(rounds):
            for side in sides:
                left = TOTAL - (time.monotonic() - begin)
                if left > 5:
                    outcomes[side].append(start(side, name, folder, min(LIMIT, left)))
        rows += rows_of(name, CASES[name], *outcomes.values())
        for side in sides:
            print(f"{name}, {side}: {outcomes[side]}", flush=True)
        write(out, "files for CuTe", rows)
    return rows


def main() -> None:
    """Measure, copy the files, or be the child that measures one."""
    if sys.argv[1:2] == ["--child"]:
        child(sys.argv[2], sys.argv[3], Path(sys.argv[4]))
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("out", help="the file to write, or with --pack the folder")
    parser.add_argument("--cutlass", type=Path, default=ROOT / "dist/cutlass")
    parser.add_argument("--pack", type=Path, help="copy the files from this checkout")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--only", nargs="+", default=[], help="words, one of which a name contains")
    arguments = parser.parse_args()
    if arguments.pack:
        pack(arguments.pack, Path(arguments.out))
        return
    if not (arguments.cutlass / FOLDER).is_dir():
        sys.exit(f"no files in {arguments.cutlass}: CUTLASS=<checkout> gpu/pack copies them")
    words = arguments.only or os.environ.get("GPU_CUTE_FILES", "").split() or [""]
    names = [name for name in CASES if any(word in name for word in words)]
    measure(arguments.cutlass.resolve(), names, arguments.rounds, arguments.out)


if __name__ == "__main__":
    main()
