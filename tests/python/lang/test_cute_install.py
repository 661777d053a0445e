"""`fishplate.cute.install`: a program that imports `cutlass` gets Fishplate's modules."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import fishplate.cute
fishplate.cute.install()
fishplate.cute.install()

import cutlass
import cutlass.cute as cute
import cutlass.cute.runtime
from cutlass import Constexpr, Float32
from cutlass.cute import arch
from cutlass.cute.runtime import from_dlpack
import numpy as np

assert cutlass.cute is cute is fishplate.cute and arch is fishplate.cute.arch
assert cutlass.__name__ == "fishplate.cutlass" and cutlass.__spec__.name == "fishplate.cutlass"

@cute.jit
def scale(x: cute.Tensor, factor: Float32, times: Constexpr):
    for i in range(cute.size(x)):
        for _ in cutlass.range_constexpr(times):
            x[i] = x[i] * factor

x = np.arange(4, dtype=np.float32)
scale(from_dlpack(x), 2.0, 3)
print(x.tolist())
"""


def run(text: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a program in its own process."""
    file = Path(path or "/nowhere") / "program.py"
    command = [sys.executable, str(file)] if path else [sys.executable, "-c", text]
    if path:
        file.write_text(text)
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


def test_a_program_that_imports_cutlass_runs(tmp_path: Path) -> None:
    done = run(PROGRAM, tmp_path)
    assert done.stdout == "[0.0, 8.0, 16.0, 24.0]\n", done.stderr


def test_an_installed_package_of_the_name_stays_away(tmp_path: Path) -> None:
    (tmp_path / "cutlass").mkdir()
    (tmp_path / "cutlass" / "__init__.py").write_text("raise SystemExit('the wrong one')")
    (tmp_path / "cutlass" / "other.py").write_text("raise SystemExit('the wrong one')")
    done = run(PROGRAM, tmp_path)
    assert done.stdout == "[0.0, 8.0, 16.0, 24.0]\n", done.stderr
    done = run("import fishplate.cute as c; c.install(); import cutlass.other", tmp_path)
    assert "ModuleNotFoundError: Fishplate has no module `cutlass.other` yet" in done.stderr


def test_another_package_that_is_imported_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cutlass").mkdir()
    (tmp_path / "cutlass" / "__init__.py").write_text("")
    done = run("import cutlass, fishplate.cute as c; c.install()", tmp_path)
    where = tmp_path / "cutlass" / "__init__.py"
    assert (
        "ImportError: fishplate.cute.install(): another `cutlass` is imported already, "
        f"from {where}; call install() before anything imports it" in done.stderr
    )


def test_missing_modules_and_names_are_named() -> None:
    done = run(
        "import fishplate.cute as c; c.install()\n"
        "for text in ('import cutlass.nothing', 'import cutlass.cute.nothing.more', 'import cutlass.cute._copy',\n"
        "             'import cutlass.cute.nvgpu.tcgen05.mma'):\n"
        "    try:\n"
        "        exec(text)\n"
        "    except ModuleNotFoundError as error:\n"
        "        print(error.name, '|', error)\n"
        "try:\n"
        "    from cutlass.cute import nothing\n"
        "except ImportError as error:\n"
        "    print(error)\n"
        "import cutlass_other\n"
    )
    lines = done.stdout.splitlines()
    assert [line.split(" | ")[0] for line in lines[:4]] == [
        "cutlass.nothing",
        "cutlass.cute.nothing",
        "cutlass.cute._copy",
        "cutlass.cute.nvgpu.tcgen05",
    ]
    assert all("yet; docs/from/cute.md lists" in line for line in lines[:3])
    assert "yet: use nvgpu.warpgroup, whose products Hopper GPUs have; docs" in lines[3]
    assert "cannot import name 'nothing'" in lines[4]
    assert "No module named 'cutlass_other'" in done.stderr
