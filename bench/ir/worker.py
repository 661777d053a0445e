"""One measuring process of the section "MLIR": worker.py PACKAGE SAMPLE_MS REPEATS prints JSON.

PACKAGE is `fishplate` or `jaxlib`, whose `jaxlib.mlir` is MLIR's own bindings.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path
from types import ModuleType

sys.path.append(str(Path(__file__).resolve().parents[1]))


# jaxlib does not give its module a name of its own.
_REWRITE = {"fishplate": "fishplate.ir.rewrite", "jaxlib": "jaxlib.mlir._mlir_libs._mlir.rewrite"}
_PASSES = {"fishplate": "fishplate.ir", "jaxlib": "jaxlib.mlir.passmanager"}


def main() -> None:
    package, sample_ms, repeats = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    prefix = "fishplate" if package == "fishplate" else "jaxlib.mlir"
    started = time.perf_counter_ns()
    ir = importlib.import_module(f"{prefix}.ir")
    import_ns = time.perf_counter_ns() - started
    dialect_ns = {}
    for name in ("arith", "func", "memref", "scf", "cf"):
        started = time.perf_counter_ns()
        importlib.import_module(f"{prefix}.dialects.{name}")
        dialect_ns[name] = time.perf_counter_ns() - started
    arith = sys.modules[f"{prefix}.dialects.arith"]
    import cases
    import statements

    with _context(package, ir), ir.Location.unknown():
        rows = statements.least_ns(cases.statements(ir, arith), sample_ms, repeats)
        rows |= {row: rows[row] / count for row, count in cases.COUNTS.items()}
        rewrite = importlib.import_module(_REWRITE[package])
        rows[cases.REWRITE] = min(_rewrite_ns(ir, rewrite, arith, cases) for _ in range(repeats))
        passes = importlib.import_module(_PASSES[package])
        text = cases.module_text()
        for name, row in cases.PASSES.items():
            rows[row] = min(_pass_ns(ir, passes, name, text) for _ in range(3 * repeats))
        rows[cases.BUILD] = min(_build_ns(ir, arith, cases) for _ in range(repeats))
    result = {"import_ns": import_ns, "dialect_ns": dialect_ns, "rows": rows, "file": ir.__file__}
    json.dump(result, sys.stdout)


def _context(package: str, ir: ModuleType) -> object:
    if package == "fishplate":
        return ir.Context()
    from jax._src.interpreters import mlir

    return mlir.make_ir_context()


def _build_ns(ir: ModuleType, arith: ModuleType, cases: ModuleType) -> float:
    """Nanoseconds for each of many operations in a new module."""
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        value = cases.one(ir).result
        started = time.perf_counter_ns()
        cases.build_loop(arith, value)
        return (time.perf_counter_ns() - started) / cases.OPS


def _pass_ns(ir: ModuleType, passes: ModuleType, name: str, text: str) -> float:
    """Nanoseconds for a pass over a module that was just parsed."""
    module = ir.Module.parse(text)
    manager = passes.PassManager.parse(f"builtin.module({name})")
    started = time.perf_counter_ns()
    manager.run(module.operation)
    return time.perf_counter_ns() - started


def _rewrite_ns(ir: ModuleType, rewrite: ModuleType, arith: ModuleType, cases: ModuleType) -> float:
    """Nanoseconds for each of many matches of a pattern."""
    module, patterns = cases.chain(ir), cases.to_products(rewrite, arith)
    started = time.perf_counter_ns()
    rewrite.apply_patterns_and_fold_greedily(module, patterns)
    took = time.perf_counter_ns() - started
    if "arith.addi" in str(module):
        raise RuntimeError("the pattern was not applied everywhere")
    return took / cases.MATCHES


if __name__ == "__main__":
    main()
