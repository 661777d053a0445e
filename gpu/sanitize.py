"""The kernels of `examples/gpu` under compute-sanitizer.

    python gpu/sanitize.py memcheck|racecheck

The exit code is 0 if the tool finds nothing and every kernel is correct. If the tool is missing, it says so and fails.
"""

from __future__ import annotations

import contextlib
import io
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

GALLERY = Path(__file__).resolve().parents[1] / "examples/gpu"
#: Files with common code of the examples.
SHARED = {"arrays", "rows"}
FOUND = 9


def run_all() -> int:
    """Run every example at its own small size."""
    sys.path.insert(0, str(GALLERY))
    wrong = []
    for name in sorted({path.stem for path in GALLERY.glob("*.py")} - SHARED):
        said = io.StringIO()
        with contextlib.redirect_stdout(said):
            import_module(name).main()
        print(said.getvalue(), end="", flush=True)
        if "False" in said.getvalue() or "True" not in said.getvalue():
            wrong.append(name)
    if wrong:
        print(f"wrong: {', '.join(wrong)}")
    return len(wrong)


def main() -> int:
    """Run the examples under a tool, which runs this file again."""
    if sys.argv[1] == "--all":
        return run_all()
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not Path(tool).is_file():
        print("there is no compute-sanitizer here")
        return 1
    options = ["--tool", sys.argv[1], "--error-exitcode", str(FOUND), "--print-limit", "20"]
    if sys.argv[1] == "memcheck":
        # Frameworks query features that the driver may lack, and continue: such errors are ignored here.
        options += ["--report-api-errors", "no"]
    return subprocess.run([tool, *options, sys.executable, __file__, "--all"]).returncode


if __name__ == "__main__":
    sys.exit(main())
