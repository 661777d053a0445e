"""`make cute`: the line for each file of a checkout, here a made-up one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "scripts"))
import cute_examples  # noqa: E402
from cute_examples import FOLDER, Example  # noqa: E402

FILES = {
    "tutorials/a_writes.py": """
import sys
import cutlass
import cutlass.cute as cute
import cuda.bindings.driver as driver
import numpy as np

@cute.kernel
def set_all(x: cute.Tensor, value: cutlass.Int32):
    x[cute.arch.thread_idx()[0]] = value

@cute.jit
def fill(x: cute.Tensor, value: cutlass.Int32, stream: driver.CUstream):
    set_all(x, value).launch(grid=(1, 1, 1), block=(4, 1, 1), stream=stream)

x = np.zeros(4, np.int32)
fill(x, int(sys.argv[2]), driver.CUstream(0))
np.save("made.npy", x)
""",
    "tutorials/names.py": """
from cutlass import Float32, not_there_1
import cutlass.cute as cute
from cutlass.not_there_2 import something
x = cute.not_there_3.inner, cute.arch.not_there_4, cute.Layout.size, cute.Layout.not_there_5
y = cute.not_there_3
""",
    "tutorials/z_reads.ipynb": json.dumps(
        {
            "cells": [
                {"cell_type": "markdown", "source": ["no Python"]},
                {"cell_type": "code", "source": ["%load_ext x\n", "import numpy as np\n"]},
                {
                    "cell_type": "code",
                    "source": ["!ls\n", "assert (np.load('made.npy') == 7).all()"],
                },
            ]
        }
    ),
}
EXAMPLES = [
    Example("tutorials/*.py", "--value 7"),
    Example("tutorials/*.ipynb"),
    Example("tutorials/names.py", "--again"),
    Example("gone.py"),
]
OUTCOMES = """\
tutorials/a_writes.py: ok
tutorials/names.py: failed: no cutlass.not_there_1 and 4 more
tutorials/z_reads.ipynb: ok
gone.py: failed: the checkout has no such file
"""


def run(body: str) -> subprocess.CompletedProcess[str]:
    """Run lines in their own process: they change which `cutlass` it imports."""
    path = f"{ROOT / 'python'}:{ROOT / 'scripts'}"
    return subprocess.run(
        [sys.executable, "-c", f"import sys, cute_examples\nfrom cute_examples import *\n{body}"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


def test_each_file_has_a_line(tmp_path: Path) -> None:
    for name, text in FILES.items():
        path = tmp_path / FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    done = run(f"cute_examples.EXAMPLES = {EXAMPLES}\nsys.exit(main([{str(tmp_path)!r}]))")
    assert (done.stdout, done.returncode) == (OUTCOMES, 1), done.stderr


@pytest.mark.parametrize(
    ("raises", "status", "error", "line"),
    [
        ("", 0, "a warning", "ok"),
        ("", 1, "ModuleNotFoundError: No module named 'x.y'", "needs the package x.y"),
        ("", 1, "CompileError: inline PTX runs on a GPU only: compile for one", "needs a GPU"),
        (
            "",
            1,
            "  f()\nValueError: the sums differ\n  a.py:3",
            "failed: ValueError: the sums differ",
        ),
        ("", -11, "", "failed: it ended with status -11"),
        ("ValueError: a", 1, "ValueError: a is small", "ok, with the error that it shows"),
        (
            "ValueError: a",
            1,
            "TypeError: a",
            "failed: it ended with TypeError: a, expected ValueError: a",
        ),
        ("ValueError", 0, "", "failed: it ended with no error, expected ValueError"),
    ],
)
def test_a_run_ends_in_one_of_these_lines(raises: str, status: int, error: str, line: str) -> None:
    assert cute_examples.ending(Example("x.py", raises=raises), status, error) == line


def test_missing_names_are_those_of_the_program_in_its_order() -> None:
    done = run(f"print(*missing_names({FILES['tutorials/names.py']!r}))")
    assert done.stdout.split() == [
        "cutlass.not_there_1",
        "cutlass.not_there_2",
        "cutlass.cute.not_there_3",
        "cutlass.cute.arch.not_there_4",
        "cutlass.cute.Layout.not_there_5",
    ], done.stderr


@pytest.mark.parametrize(
    ("given", "message"),
    [("", "set CUTLASS to a checkout"), ("/nowhere", f"CUTLASS=/nowhere has no folder {FOLDER}")],
)
def test_a_wrong_checkout_is_named(
    given: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cute_examples.main([given]) == 2
    assert message in capsys.readouterr().out


def test_the_list_names_each_file_once() -> None:
    patterns = [example.pattern for example in cute_examples.EXAMPLES]
    assert len(set(patterns)) == len(patterns) > 20
