#!/usr/bin/env python3
"""Runs MLIR's own Python tests, one function at a time, on `fishplate.mlir`.

    scripts/peers_mlir_python.py path/to/llvm-project [-k word] [-v] [--all]

The tests stay where they are and stay unchanged: `fishplate.mlir` maps `mlir.ir` to `fishplate.ir`, and so on. Each
function runs in a process of its own. FileCheck compares its output with the CHECK lines of that function. The exit
status is 0 if at least `--at-least` percent pass.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import itertools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import traceback
import types
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import fishplate.mlir

#: The files about the IR itself, and about the dialects that every build links.
CORE = [
    "ir/*.py",
    "dialects/arith_dialect.py",
    "dialects/arith_llvm.py",
    "dialects/builtin.py",
    "dialects/cf.py",
    "dialects/func.py",
    "dialects/gpu/dialect.py",
    "dialects/index_dialect.py",
    "dialects/llvm.py",
    "dialects/math_dialect.py",
    "dialects/memref.py",
    "dialects/nvvm.py",
    "dialects/ods_helpers.py",
    "dialects/scf.py",
    "dialects/ub.py",
    "dialects/vector.py",
    "pass_manager.py",
    "multithreaded_tests.py",
]
#: Seconds that a test may take.
TIMEOUT = 120


class Absent(types.ModuleType):
    """A module that is not shipped: a file may import it, and the tests that use it fail."""

    def __getattr__(self, name: str) -> Any:
        """Return a function that raises an error with the name of the module."""
        if name.startswith("__"):
            raise AttributeError(name)

        def missing(*_: Any, **__: Any) -> Any:
            raise NotImplementedError(f"the module `{self.__name__}` is not shipped")

        return missing


class Rest(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds what the package does not have.

    `mlir.extras` comes from the checkout. Dialects that are not shipped, and MLIR's C++ test modules, are empty modules.
    """

    def __init__(self, extras: Path) -> None:
        """Take the folder of `mlir.extras`."""
        self.extras = extras

    def find_spec(self, name: str, path: Any, target: Any = None) -> Any:
        """Claim the modules that nobody else has."""
        if name.startswith("mlir.extras"):
            file = self.extras.joinpath(*name.split(".")[2:])
            if not file.is_dir():
                return importlib.util.spec_from_file_location(name, file.with_suffix(".py"))
            spec = importlib.machinery.ModuleSpec(name, None, is_package=True)
            spec.submodule_search_locations = [str(file)]
            return spec
        dialect = re.match(r"(?:mlir|fishplate)\.dialects\.([a-z]\w*)$", name)
        file = self.extras.parent / "dialects" / (dialect[1] if dialect else "")
        absent = name.startswith("mlir._mlir_libs") or (
            dialect and (file.is_dir() or file.with_suffix(".py").exists())
        )
        return importlib.machinery.ModuleSpec(name, self, is_package=True) if absent else None

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> Any:
        """Return an empty module."""
        return Absent(spec.name)

    def exec_module(self, module: Any) -> None:
        """Do nothing: the module stays empty."""


@dataclass
class Test:
    """One function of a file, or a whole file that has none."""

    file: Path
    name: str
    checks: str
    code: Any
    merged: bool
    flags: list[str]


def tests_of(file: Path) -> Iterator[Test]:
    """Split a file into its tests."""
    source = file.read_text()
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    command = re.search(r"# RUN:.*", source)
    words = command.group() if command else ""
    flags = re.findall(r"FileCheck %s(.*)", words)
    runners = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    texts: dict[str, list[str]] = {}
    selected: list[str] = []
    end = 0
    for node, after in itertools.pairwise([*tree.body, None]):
        last = end_of(node, after, lines)
        text = "".join(lines[end:last])
        end = last
        name = run_by(node, runners)
        if isinstance(node, ast.FunctionDef):
            texts.setdefault(node.name, []).append(text)
        elif name:
            texts.setdefault(name, []).append(text)
        if name:
            selected.append(name)
    if not selected:
        yield Test(file, "(whole file)", source, tree, "2>&1" in words, flags)
    for index, name in enumerate(selected):
        body, seen = [], 0
        for node in ast.parse(source).body:
            if run_by(node, runners):
                chosen = seen == index
                seen += 1
                if not chosen and isinstance(node, ast.Expr):
                    continue
                if not chosen and isinstance(node, ast.FunctionDef):
                    node.decorator_list = []
            body.append(node)
        tree.body = body
        code = ast.Module(body, [])
        yield Test(file, name, "".join(texts[name]), code, "2>&1" in words, flags)


def end_of(node: ast.stmt, after: ast.stmt | None, lines: list[str]) -> int:
    """Return the line after a statement and its checks.

    The checks of the next one are the comments right before it, or start where its name is.
    """
    if after is None:
        return len(lines)
    first = min([after.lineno, *(d.lineno for d in getattr(after, "decorator_list", []))]) - 1
    start = first
    while lines[start - 1].startswith("#"):
        start -= 1
    name = getattr(after, "name", None)
    for index in range(node.end_lineno or 0, first if name else 0):
        if lines[index][0] == "#" and re.search(rf"CHECK.*\b{name}\b", lines[index]):
            return index
    return max(start, node.end_lineno or 0)


def run_by(node: ast.stmt, runners: set[str]) -> str:
    """Return the name of the test that a statement runs, or nothing."""
    if isinstance(node, ast.FunctionDef):
        used = {d.id for d in node.decorator_list if isinstance(d, ast.Name)}
        return node.name if used & runners else ""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        call = node.value
        known = isinstance(call.func, ast.Name) and call.func.id in runners
        if known and len(call.args) == 1 and isinstance(call.args[0], ast.Name):
            return call.args[0].id
    return ""


def reason(test: Test, folder: Path) -> str:
    """Run a test; return the reason of its failure, or nothing."""
    out, failed = folder / "out", folder / "failed"
    failed.write_text("")
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        run_child(test, out, failed)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code:
        return failed.read_text() or f"ended with status {code}"
    if "CHECK" not in test.checks:
        return ""
    checks = folder / "checks"
    checks.write_text(test.checks)
    command = ["FileCheck-22", str(checks), *" ".join(test.flags).split()]
    done = subprocess.run(command, stdin=out.open(), capture_output=True, text=True)
    if done.returncode == 0:
        return ""
    at = re.search(r":(\d+):\d+: error: (.*)", done.stderr)
    if not at:
        return done.stderr.strip().splitlines()[0]
    wanted = test.checks.splitlines()[int(at[1]) - 1].strip(" #")
    near = re.search(r"possible intended match here\n(.*)", done.stderr)
    got = f", perhaps got: {near[1].strip()}" if near else ""
    return f"{at[2].removeprefix('CHECK')}: {wanted}{got}"


def run_child(test: Test, out: Path, failed: Path) -> None:
    """Execute a test in this process, and end it."""
    import signal

    signal.alarm(TIMEOUT)
    file = os.open(out, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, 1)
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(1 if test.merged else null, 2)
    sys.argv = [str(test.file)]
    os.chdir(test.file.parent)
    module = sys.modules["__main__"]
    module.__dict__.update(__file__=str(test.file))
    status = 0
    try:
        exec(compile(test.code, str(test.file), "exec"), module.__dict__)  # noqa: S102
    except BaseException as error:
        status = 1
        words = traceback.format_exception_only(error)[0].strip().replace("\n", " | ")
        line = [
            s.lineno
            for s in traceback.extract_tb(error.__traceback__)
            if s.filename == str(test.file)
        ]
        failed.write_text(f"line {line[-1] if line else '?'}: {words}")
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


def main() -> int:
    """Run the tests and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("checkout", type=Path, help="a checkout of llvm-project")
    parser.add_argument(
        "-k", default="", help="only the tests whose file and name contain this word"
    )
    parser.add_argument("-v", action="store_true", help="also print the tests that pass")
    parser.add_argument("--all", action="store_true", help="all files, not only the core")
    parser.add_argument("--output", type=Path, help="copy the output of the last test to this file")
    parser.add_argument("--at-least", type=float, default=90, help="percentage that must pass")
    options = parser.parse_args()
    if not shutil.which("FileCheck-22"):
        parser.error("FileCheck-22 is missing: install the package llvm-22-tools")
    root = options.checkout / "mlir/test/python"
    patterns = ["**/*.py"] if options.all else CORE
    files = sorted({file for pattern in patterns for file in root.glob(pattern)})
    if not files:
        parser.error(f"no tests in {root}")
    sys.meta_path.append(Rest(options.checkout / "mlir/python/mlir/extras"))
    fishplate.mlir.install()
    passed = total = 0
    with tempfile.TemporaryDirectory() as folder:
        for file in files:
            for test in tests_of(file):
                name = f"{file.relative_to(root)}::{test.name}"
                if options.k not in name:
                    continue
                why = reason(test, Path(folder))
                total += 1
                passed += not why
                if why or options.v:
                    print(f"{'FAIL' if why else 'pass'} {name}  {why}".rstrip(), flush=True)
                if options.output:
                    shutil.copy(Path(folder) / "out", options.output)
    share = 100 * passed / max(total, 1)
    print(f"{passed} of {total} functions pass ({share:.1f} %)")
    return 0 if share >= options.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
