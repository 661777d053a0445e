"""Reports of NVIDIA's tools about kernels: `f.resources`, `f.sass`, and errors at lines of Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fishplate as fp
import pytest
from fishplate.compiler import Resources, find_nvdisasm

#: Stands in for `ptxas`: reports on every kernel of its input, and refuses an instruction that it does not know.
PTXAS = r"""#!/bin/sh
while [ $# -gt 2 ]; do if [ "$1" = -o ]; then out=$2; in=$3; fi; shift; done
line=$(grep -n 'add.rx' "$in" | cut -d: -f1)
if [ -n "$line" ]; then
  echo "ptxas $in, line $line; error   : Unknown modifier '.rx'" >&2
  echo 'ptxas fatal   : Ptx assembly aborted due to errors' >&2
  exit 255
fi
{
  echo 'ptxas info    : 0 bytes gmem'
  for name in $(sed -n 's/^.*\.entry \([a-z_0-9]*\)(.*/\1/p' "$in"); do
    echo "ptxas info    : (C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized in the function '$name'"
    wait=$(grep -n 'wgmma.wait_group' "$in" | cut -d: -f1 | tail -1)
    [ -z "$wait" ] || echo "ptxas info    : (C7517) warpgroup.wait is injected in around line $wait in function '$name'"
    echo "ptxas info    : Compiling entry function '$name' for 'sm_90'"
    echo "ptxas info    : Function properties for $name"
    echo '    8 bytes stack frame, 12 bytes spill stores, 16 bytes spill loads'
    echo 'ptxas info    : Used 168 registers, used 3 barriers, 1024 bytes smem'
  done
} >&2
cp "$in" "$out"
"""


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with both programs, on the PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name, text in {"ptxas": PTXAS, "nvdisasm": '#!/bin/sh\necho SASS; cat "$3"\n'}.items():
        (folder / name).write_text(text)
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    return folder


@fp.kernel
def add_one(x: fp.Tensor) -> None:
    i = fp.thread_idx()[0]
    x[i] = x[i] + 1


@fp.kernel
def unknown(x: fp.Tensor) -> None:
    i = fp.thread_idx()[0]
    x[i] = fp.inline_ptx("add.rx.f32 %0, %1, %1;", [x[i]], [fp.Float32])


@fp.jit
def host(x: fp.Tensor) -> None:
    add_one(x).launch(grid=[1], block=[128, 3])


@fp.jit
def host_of_unknown(x: fp.Tensor) -> None:
    unknown(x).launch(grid=[1], block=[32])


def compiled(function: object, arch: str = "sm_90") -> fp.compiler.CompiledFunction:
    """The function for a tensor on a GPU."""
    x = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")
    return fp.compile(function, x, options=f"--gpu-arch {arch}")


def line_of(text: str) -> int:
    """The number of the line of this file that ends in a text."""
    lines = Path(__file__).read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.endswith(text))


def test_resources_are_those_of_the_assembler(tools: Path) -> None:
    (report,) = compiled(host).resources.values()
    place = f"{__file__}:{line_of('i = fp.thread_idx()[0]')}"
    remark = (
        "(C7510) Potential Performance Loss: wgmma.mma_async instructions are serialized in the "
        "function 'fp_add_one'"
    )
    assert report == Resources(
        name="fp_add_one",
        arch="sm_90",
        registers=168,
        spill_stores=12,
        spill_loads=16,
        stack=8,
        shared=1024,
        barriers=3,
        threads=384,
        place=place,
        remarks=(f"{place}: {remark}",),
    )
    assert str(report).splitlines() == [
        f"fp_add_one for sm_90 ({place}): 168 registers, 28 bytes spilled, 1024 bytes of shared memory, "
        "19% occupancy at 384 threads",
        f"  {place}: {remark}",
    ]


@fp.jit
def multiplied(a: Any, b: Any) -> Any:
    sums = fp.wgmma(a, b)  # first product
    fp.commit_wgmma()
    return fp.wait_wgmma(0, sums)


@fp.kernel
def multiply(x: fp.Tensor) -> None:
    i = fp.thread_idx()[0]
    a, b = fp.shared_tile((64, 64), fp.BFloat16), fp.shared_tile((64, 64), fp.BFloat16, 8192)
    sums = fp.wgmma(a, b, multiplied(a, b))  # second product
    fp.commit_wgmma()
    x[i] = fp.wait_wgmma(0, sums)[0]


@fp.jit
def host_of_products(x: fp.Tensor) -> None:
    multiply(x).launch(grid=[1], block=[128], smem=16384)


def test_remarks_about_products_are_at_their_lines(tools: Path) -> None:
    (report,) = compiled(host_of_products, "sm_90a").resources.values()
    products = [f"{__file__}:{line_of(f'# {which} product')}" for which in ("first", "second")]
    assert report.place not in products
    wait = f"{__file__}:{line_of('x[i] = fp.wait_wgmma(0, sums)[0]')}"
    assert [remark.split(": (")[0] for remark in report.remarks] == [", ".join(products), wait]


def test_the_assemblers_error_names_the_line_of_python(tools: Path) -> None:
    place = f"{__file__}:{line_of('[x[i]], [fp.Float32])')}"
    with pytest.raises(ValueError, match="ptxas refused the PTX for sm_90") as caught:
        _ = compiled(host_of_unknown).resources
    assert f"{place}: error   : Unknown modifier '.rx'" in str(caught.value)


def test_machine_code_has_lines_of_python(tools: Path) -> None:
    text = compiled(host).sass
    assert text.startswith("SASS\n") and ".loc" in text and Path(__file__).name in text


def test_without_a_disassembler_the_error_says_how_to_get_it(tools: Path) -> None:
    assert find_nvdisasm() == str(tools / "nvdisasm")
    (tools / "nvdisasm").unlink()
    with pytest.raises(RuntimeError, match="pip install nvidia-cuda-nvdisasm"):
        _ = compiled(host).sass


def report(**changes: object) -> Resources:
    """A kernel on an H100."""
    fields = dict(
        name="k", arch="sm_90a", registers=32, spill_stores=0, spill_loads=0, stack=0, shared=0
    )
    fields |= dict(barriers=0, threads=None, place=None, remarks=())
    return Resources(**(fields | changes))  # type: ignore[arg-type]


def test_occupancy_is_the_tightest_limit() -> None:
    # 64 warps and 32 blocks in a multiprocessor; registers in units of 256 for a warp; 228 KiB of shared memory.
    assert report().occupancy(256) == 1.0
    assert report().occupancy(32) == 0.5
    assert report(registers=168).occupancy(384) == 12 / 64
    assert report(registers=255).occupancy(256) == 8 / 64
    assert report(shared=100 << 10).occupancy(256) == 16 / 64
    assert report().occupancy(256, dynamic_shared=227 << 10) == 8 / 64
    assert report().occupancy(256, dynamic_shared=300 << 10) == 0.0
    assert report(arch="sm_86").occupancy(1024) == 32 / 48


def test_occupancy_says_what_it_lacks() -> None:
    with pytest.raises(TypeError, match="k fixes no number of threads: pass threads="):
        report().occupancy()
    with pytest.raises(ValueError, match="threads: expected 1 to 1024, got 2048"):
        report().occupancy(2048)
    with pytest.raises(ValueError, match="the limits of sm_52 are not known here; known are sm_70"):
        report(arch="sm_52").occupancy(32)
