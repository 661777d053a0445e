"""`make demo` on a busy machine: it ends well, soon after the build, and says where to go next. `make soak` runs it."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from page_blocks import ROOT


@pytest.mark.skipif(os.environ.get("ALL") != "1", reason="a minute of work: ALL=1 runs it")
def test_the_demo_on_a_busy_machine() -> None:
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2)]
    try:
        library = ROOT / "target/release/libtvm_ffi.so"
        command = [sys.executable, "demo/run.py", "--lib", str(library)]
        done = subprocess.run(
            command, cwd=ROOT, capture_output=True, text=True, timeout=290, check=False
        )
    finally:
        for process in busy:
            process.kill()
            process.wait()
    assert done.returncode == 0, done.stdout + done.stderr
    took = re.search(r"That took (\d+) seconds. Where next\?", done.stdout)
    assert took and int(took[1]) <= 120, done.stdout
