"""One measuring process of the Python section: worker.py MODULE SAMPLE_MS REPEATS prints JSON.

`import_ns` is the time of the package's import, `rows` the minimum time of each statement, without
the loop around it.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))


def main() -> None:
    module_name, sample_ms, repeats = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    started = time.perf_counter_ns()
    ffi = importlib.import_module(module_name)
    import_ns = time.perf_counter_ns() - started
    for name in ("testing", "utils.kwargs_wrapper"):
        importlib.import_module(f"{module_name}.{name}")
    import cases
    import statements

    least = statements.least_ns(cases.make(ffi).statements, sample_ms, repeats)
    json.dump({"import_ns": import_ns, "rows": least, "file": ffi.__file__}, sys.stdout)


if __name__ == "__main__":
    main()
